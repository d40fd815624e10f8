"""The page: its files, and one document for every address that it makes itself."""

import mimetypes
from importlib import resources
from pathlib import Path

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse

from parcours.server.http.assets import Assets
from parcours.server.wire.errors import Denied

PAGE = Path(str(resources.files("parcours.server"))) / "page"


def add_page(app: FastAPI) -> None:
    """Serve the page, if it has been built."""
    assets = PAGE / "assets"
    if assets.is_dir():
        app.mount("/assets", Assets(directory=assets), name="assets")
    # Older Pythons don't know this one.
    mimetypes.add_type("application/manifest+json", ".webmanifest")
    # No path that somebody asks for is ever looked up on the disk.
    files = {file.name for file in PAGE.glob("*") if file.is_file()}

    @app.get("/{path:path}", include_in_schema=False)
    def page(path: str) -> Response:
        if path.startswith("api/"):
            raise Denied("no_such_page")
        if path in files:
            return FileResponse(PAGE / path, headers={"cache-control": "no-cache"})
        document = PAGE / "index.html"
        if not document.is_file():
            raise Denied("no_such_page")
        return FileResponse(document, headers={"cache-control": "no-cache"})
