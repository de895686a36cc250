"""Refusals and failures as HTTP answers: the status of each code, the faults of a request."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from azulejos.server import limits
from azulejos.wire.messages import Refused, plain
from azulejos.wire.refusals import Code, RefusedError

STATUS: Final = {
    Code.MALFORMED: 400,
    Code.NOT_YOUR_SEAT: 403,
    Code.NOT_INVITED: 403,
    Code.WRONG_ORIGIN: 403,
    Code.NO_SUCH_PAGE: 404,
    Code.NO_SUCH_TABLE: 404,
    Code.NO_SUCH_SEAT: 404,
    Code.TOO_LARGE: 413,
    Code.UNKNOWN_HOST: 421,
    Code.TOO_FAST: 429,
    Code.TOO_MANY_OPEN: 429,
    Code.TOO_MANY_TABLES: 429,
    Code.FAILED: 500,
    Code.DAMAGED: 500,
    Code.NOT_STORED: 503,
    Code.BUSY: 503,
    Code.SERVER_FULL: 503,
}
"""Every other refusal conflicts with the state of the table: 409."""

_log = logging.getLogger(__name__)
_WHERE: Final = "/api/schema/openapi.json says what is right"


class ReadRequest(Request[Any, Any, Any]):
    """A request whose body may be anything. Refuses JSON on which msgspec raises other errors."""

    async def json(self) -> Any:  # noqa: ANN401 - as in the framework
        """Raises RefusedError for non-UTF-8 and absurd nesting."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise RefusedError(Code.MALFORMED, detail="the body is no text in UTF-8") from None
        except RecursionError:
            raise RefusedError(Code.MALFORMED, detail="the body is too deep") from None


def what_is_wrong(error: HTTPException) -> str:
    """The framework's findings, and a pointer to the schema."""
    found = [*map(_problem, error.extra)] if isinstance(error.extra, list) else [error.detail]
    return "; ".join([*found, _WHERE])


def _problem(found: dict[str, Any]) -> str:
    key, message = found.get("key", ""), str(found["message"])
    if key != "data":
        return f"{key}: {message}"
    # For a missing body the framework's message is just its name for it.
    return "there is no body, and it must be JSON" if message == "'data'" else f"body: {message}"


def answer_refusal(_: Request[Any, Any, Any], error: RefusedError) -> Response[Refused]:
    status = STATUS.get(error.code, 409)
    refused = Refused(None, error.code.value, plain(error.speech), error.detail)
    return Response(refused, status_code=status, headers=when_to_retry(error.code))


def when_to_retry(code: Code) -> dict[str, str]:
    """The header that says when to try again, if it is too busy now."""
    return {"Retry-After": str(limits.BUSY_SECONDS)} if code is Code.BUSY else {}


def answer_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """Translates the framework's errors to our codes, without its internals."""
    codes = {403: Code.WRONG_ORIGIN, 404: Code.NO_SUCH_PAGE, 405: Code.NO_SUCH_PAGE}
    codes |= {413: Code.TOO_LARGE, 500: Code.FAILED}
    code = codes.get(error.status_code, Code.MALFORMED)
    detail = what_is_wrong(error) if code is Code.MALFORMED else None
    return Response(Refused(None, code.value, detail=detail), status_code=error.status_code)


def answer_failure(request: Request[Any, Any, Any], _: Exception) -> Response[Refused]:
    _log.exception("%s %s failed", request.method, request.url.path)
    return Response(Refused(None, Code.FAILED.value), status_code=500)
