"""Write the documents of the wire from its definition in src/parcours/server/wire, or check them.

    python tools/wire.py write    write docs/openapi.json and docs/websocket.schema.json
    python tools/wire.py check    fail where they are not what the definition gives

`make wire` then writes the types of the page from them (web/scripts/wire.mjs).
"""

import json
import sys
from pathlib import Path

from parcours.server.app import create_app
from parcours.server.settings import Settings
from parcours.server.wire.schemas import websocket_schema

DOCS = Path(__file__).resolve().parents[1] / "docs"


def main(arguments: list[str], docs: Path = DOCS) -> int:
    match arguments:
        case ["write"]:
            for file, text in documents(docs).items():
                file.write_text(text, encoding="utf-8")
            return 0
        case ["check"]:
            return check(docs)
        case _:
            print(__doc__, file=sys.stderr)
            return 2


def documents(docs: Path) -> dict[Path, str]:
    """The text of each document, by its file."""
    return {
        docs / "openapi.json": format_json(create_app(Settings()).openapi()),
        docs / "websocket.schema.json": format_json(websocket_schema()),
    }


def check(docs: Path) -> int:
    """1 where a document is not what the definition gives."""
    stale = [file for file, text in documents(docs).items() if read(file) != text]
    for file in stale:
        print(
            f"{file.name} is not what src/parcours/server/wire defines: run `make wire`",
            file=sys.stderr,
        )
    return 1 if stale else 0


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def format_json(document: object) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
