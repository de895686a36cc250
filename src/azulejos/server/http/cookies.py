"""The seats that a browser holds at a table: their tokens in a cookie that no script can read.

A token comes with the answer to sitting down, or in the fragment of a link, which no server and no
log ever sees; then it is kept here. Each table has a cookie of its own, which goes to no other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litestar.datastructures import Cookie

from .origins import Connection, is_secure

_NAME: Final = "seats"
_BETWEEN: Final = "~"
_SECONDS: Final = 400 * 24 * 60 * 60
"""The longest that browsers keep one."""


def kept_tokens(connection: Connection) -> tuple[str, ...]:
    """The tokens that the browser sends, as they are: nothing is checked yet."""
    value = connection.cookies.get(_NAME, "")
    return tuple(token for token in value.split(_BETWEEN) if token)


def keep_tokens(connection: Connection, table_id: str, tokens: Sequence[str]) -> Cookie:
    """What makes the browser keep these tokens, and no others; none at all to forget them."""
    return Cookie(
        key=_NAME,
        value=_BETWEEN.join(tokens),
        path=f"/api/tables/{table_id}",
        max_age=_SECONDS if tokens else 0,
        httponly=True,
        secure=is_secure(connection),
        samesite="strict",
    )
