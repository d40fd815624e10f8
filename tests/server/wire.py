"""The types of the wire, as its documents tell them, for tests that look at what was sent or shown."""

import json
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator

DOCS = Path(__file__).parents[2] / "docs"
SOCKET: Any = json.loads((DOCS / "websocket.schema.json").read_text(encoding="utf-8"))
HTTP: Any = json.loads((DOCS / "openapi.json").read_text(encoding="utf-8"))
# Stands for what an example leaves out: as a field for the rest of them, in a text for the rest of it.
LEFT_OUT = "…"


def strict(schema: Any) -> Any:
    """The schema with objects that have no other fields than it names, unless it says that they may."""
    if isinstance(schema, list):
        return [strict(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: strict(part) for key, part in schema.items()}
    if "$ref" in made:
        made["$ref"] = made["$ref"].replace("#/components/schemas/", "#/$defs/")
    if isinstance(made.get("properties"), dict):
        made.setdefault("additionalProperties", False)
    return made


def lenient(schema: Any) -> Any:
    """The same where things may be left out."""
    if isinstance(schema, list):
        return [lenient(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: lenient(part) for key, part in schema.items()}
    if isinstance(made.get("properties"), dict):
        made["properties"][LEFT_OUT] = True
        required = made.pop("required", [])
        made["if"] = {"not": {"required": [LEFT_OUT]}}
        made["then"] = {"required": required}
    if made.get("type") == "string" and {"pattern", "minLength", "maxLength"} & set(made):
        return {"anyOf": [made, {"type": "string", "pattern": LEFT_OUT}]}
    return made


STRICT = strict(HTTP["components"]["schemas"] | SOCKET["$defs"])
LENIENT = lenient(STRICT)


def validator(name: str, types: Any = STRICT) -> Draft202012Validator:
    """What checks that something is of that type."""
    assert name in types, f"{name} is no type of the wire"
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": types})


SERVER_MESSAGE = validator("ServerMessage")
CLIENT_MESSAGE = validator("ClientMessage")
