"""What is wrong with a request that can't be read, for whoever writes the program that sent it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.exceptions import HTTPException

from azulejos.wire.refusals import Code, RefusedError

_WHERE: Final = "/api/schema/openapi.json says what is right"


class ReadRequest(Request[Any, Any, Any]):
    """A request whose JSON may be anything: what msgspec can't even refuse is refused here."""

    async def json(self) -> Any:  # noqa: ANN401 - as in the framework
        """Raises RefusedError for what is no text inside, or deeper than anything of ours."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise RefusedError(Code.MALFORMED, detail="the body is no text in UTF-8") from None
        except RecursionError:
            raise RefusedError(Code.MALFORMED, detail="the body is too deep") from None


def what_is_wrong(error: HTTPException) -> str:
    """What the framework found, and where it says what would be right."""
    found = [*map(_problem, error.extra)] if isinstance(error.extra, list) else [error.detail]
    return "; ".join([*found, _WHERE])


def _problem(found: dict[str, Any]) -> str:
    key, message = found.get("key", ""), str(found["message"])
    if key != "data":
        return f"{key}: {message}"
    # Of a body that is not there the framework says no more than its name for it.
    return "there is no body, and it must be JSON" if message == "'data'" else f"body: {message}"
