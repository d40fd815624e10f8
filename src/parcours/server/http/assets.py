"""The files of the page, which the build has compressed already (`web/scripts/compressed.ts`)."""

from __future__ import annotations

import mimetypes
import os

from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike
from starlette.types import Scope

# The smaller first.
TWINS = (("br", ".br"), ("gzip", ".gz"))


class Assets(StaticFiles):
    """Sends the compressed twin of a file to clients that can read it."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        asked = Headers(scope=scope)
        readable = {
            part.partition(";")[0].strip() for part in asked.get("accept-encoding", "").split(",")
        }
        for encoding, suffix in TWINS:
            twin = f"{full_path}{suffix}"
            if encoding in readable and os.path.isfile(twin):
                break
        else:
            return super().file_response(full_path, stat_result, scope, status_code)
        response = FileResponse(
            twin,
            status_code=status_code,
            stat_result=os.stat(twin),
            media_type=mimetypes.guess_type(full_path)[0],
            headers={"content-encoding": encoding, "vary": "Accept-Encoding"},
        )
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response
