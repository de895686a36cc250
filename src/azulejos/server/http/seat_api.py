"""Seats over HTTP: taking one, and the seats that a browser holds.

A browser keeps its seats' tokens in a cookie that no script can read. It gets a token when somebody
sits down, or from the fragment of a link, which no server and no log ever sees. Each table has its
own cookie, which the browser sends to no other table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from azulejos.server import limits
from azulejos.server.tables.host import Host
from azulejos.server.tables.hub import Hub
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.seating_messages import Held, HeldSeat, Hold, Holding, Seated, SitDown

from .security import Connection, Origins, is_secure
from .traffic import check_pace, check_reading

_NO_NONCE: Final = (
    "You sent no `nonce_commitment`: when all have sat down, the server draws this seat's nonce. "
    "Everybody at the table is told."
)


def tokens_of(connection: Connection, origins: Origins) -> Sequence[str]:
    """The tokens of a request or a socket, from a program's header or a browser's cookie.

    Raises RefusedError for a cookie that doesn't come from our pages.
    """
    tokens = tokens_of_reader(connection)
    is_browser = _bearer_token(connection) is None
    if tokens and is_browser and not origins.is_own(connection):
        raise RefusedError(Code.WRONG_ORIGIN)
    return tokens


def tokens_of_reader(connection: Connection) -> Sequence[str]:
    """The same for reads, without the origin check: browsers don't always send the origin."""
    token = _bearer_token(connection)
    return kept_tokens(connection) if token is None else (token,)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    guards=[check_pace],
    summary="Takes an open seat",
)
async def sit_down(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SitDown],
    hub: NamedDependency[Hub],
    request: Request[Any, Any, Any],
) -> Response[Seated]:
    """Returns the token and sets the browser's cookie."""
    host = await hub.host(table_id)
    if not hub.tokens.is_invitation(table_id, data.invitation):
        raise RefusedError(Code.NOT_INVITED)
    token = await hub.sit(host, seat, data.name, data.nonce, data.nonce_commitment)
    is_drawn = host.table.dealer != 1 and data.nonce_commitment is None
    seated = Seated(token, is_drawn, _NO_NONCE if is_drawn else None)
    return Response(seated, cookies=[_cookie(request, hub, host, token)])


@post(
    "/api/tables/{table_id:str}/hold",
    guards=[check_pace],
    status_code=200,
    summary="Keeps the token of a link in the cookie",
)
async def hold(
    table_id: FromPath[str],
    data: JSONBody[Hold],
    hub: NamedDependency[Hub],
    request: Request[Any, Any, Any],
) -> Response[Holding]:
    host = await hub.host(table_id)
    seat = hub.seat_of(host, data.token)
    return Response(Holding(seat), cookies=[_cookie(request, hub, host, data.token)])


@get(
    "/api/tables/{table_id:str}/seats",
    guards=[check_reading],
    summary="The seats that this browser holds",
)
async def held(
    table_id: FromPath[str], hub: NamedDependency[Hub], request: Request[Any, Any, Any]
) -> Held:
    host = await hub.host(table_id)
    seats = dict(_valid(hub, host, kept_tokens(request)))
    return Held(tuple(HeldSeat(seat, token) for seat, token in sorted(seats.items())))


@post(
    "/api/tables/{table_id:str}/release",
    guards=[check_pace],
    status_code=204,
    summary="Forgets the seats that this browser holds",
)
async def release(
    table_id: FromPath[str], origins: NamedDependency[Origins], request: Request[Any, Any, Any]
) -> Response[None]:
    tokens_of(request, origins)
    return Response(None, status_code=204, cookies=[keep_tokens(request, table_id, ())])


def _bearer_token(connection: Connection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else None


def _cookie(request: Request[Any, Any, Any], hub: Hub, host: Host, token: str) -> Cookie:
    """The cookie with one more token, and without invalid ones."""
    tokens = dict(_valid(hub, host, (*kept_tokens(request), token)))
    return keep_tokens(request, host.table_id, [tokens[seat] for seat in sorted(tokens)])


def _valid(hub: Hub, host: Host, tokens: Sequence[str]) -> Iterator[tuple[int, str]]:
    for token in tokens:
        try:
            yield hub.seat_of(host, token), token
        except RefusedError:
            continue


_NAME: Final = "seats"
_BETWEEN: Final = "~"


def kept_tokens(connection: Connection) -> tuple[str, ...]:
    """The tokens in the browser's cookie, unverified."""
    value = connection.cookies.get(_NAME, "")
    return tuple(token for token in value.split(_BETWEEN) if token)


def keep_tokens(connection: Connection, table_id: str, tokens: Sequence[str]) -> Cookie:
    """A cookie with exactly these tokens; without any, it makes the browser forget them."""
    return Cookie(
        key=_NAME,
        value=_BETWEEN.join(tokens),
        path=f"/api/tables/{table_id}",
        max_age=limits.COOKIE_SECONDS if tokens else 0,
        httponly=True,
        secure=is_secure(connection),
        samesite="strict",
    )
