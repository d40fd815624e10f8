"""Errors as answers: a code, a sentence for programmers, and figures."""

import logging

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from parcours.server.wire.errors import Denied

log = logging.getLogger("parcours.app")

# The methods that change nothing.
READING = ("GET", "HEAD", "OPTIONS")


def add_error_handlers(app: FastAPI) -> None:
    """Let the application answer with errors that programs can read."""

    def denied(request: Request, error: Exception) -> Response:
        assert isinstance(error, Denied)
        return error_response(error)

    def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        problems = [
            f"{'.'.join(str(part) for part in problem['loc'])}: {problem['msg']}"
            for problem in error.errors()[:3]
        ]
        return error_response(Denied("bad_request", text=_writable("; ".join(problems))))

    def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if isinstance(error.__cause__, Denied):
            # What was denied while the body was read.
            return error_response(error.__cause__)
        if error.status_code == 404:
            return error_response(Denied("no_such_page"))
        answer = Denied("bad_request", text=str(error.detail))
        return error_response(answer, error.status_code, error.headers)

    def broken(request: Request, error: Exception) -> Response:
        log.error("could not serve", extra={"path": request.url.path}, exc_info=error)
        reads = request.method in READING
        return error_response(Denied("read_failed" if reads else "unavailable"))

    app.add_exception_handler(Denied, denied)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(SQLAlchemyError, broken)
    app.add_exception_handler(Exception, broken)


def _writable(text: str) -> str:
    """The text without halves of characters, which a client can send but nobody can write down."""
    return text.encode("utf-8", "replace").decode()


def error_response(denied: Denied, status: int | None = None, headers: object = None) -> Response:
    response = Response(
        orjson.dumps(denied.json()), status or denied.status, media_type="application/json"
    )
    if denied.retry_after is not None:
        response.headers["retry-after"] = str(denied.retry_after)
    for name, value in dict(headers or {}).items():  # type: ignore[call-overload]
        response.headers[name] = value
    return response
