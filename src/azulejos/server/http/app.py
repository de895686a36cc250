"""The application: routes, limits, and what lives as long as the server does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from azulejos import __version__
from azulejos.server.limits import LARGEST_MESSAGE, Buckets, OpenSockets
from azulejos.server.store.database import open_database, sqlite_url
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.expiring import DEFAULT_KEPT_DAYS
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.tokens import Tokens, load_key
from azulejos.wire.messages import Refused, plain
from azulejos.wire.refusals import Code, RefusedError

from . import companion_api, course_api, pages, replay_api, seat_api, table_api
from .headers import adding_headers
from .malformed import ReadRequest, what_is_wrong
from .metrics import Metrics
from .origins import Connection, Origins
from .qr_codes import qr_code
from .sockets import table_socket

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What the one who runs a server decides."""

    folder: Path
    pages: Path | None = None
    """Of the built browser client; None to serve programs only."""
    database: str | None = None
    """The address of a PostgreSQL database; None for SQLite in the folder."""
    num_bot_threads: int | None = None
    origins: tuple[str, ...] = ()
    """Further origins whose pages may talk to the server; its own always may."""
    rate: float = 20.0
    """Requests a second from one address that change something, and sockets that it opens."""
    reading_rate: float = 100.0
    """Requests a second from one address that only read."""
    most_sockets: int = 250
    """Sockets and streams that one address may keep open."""
    kept_days: int = DEFAULT_KEPT_DAYS
    """How long a finished game can be looked at again."""

    @property
    def url(self) -> str:
        """Of the database."""
        return self.database or sqlite_url(self.folder)


def create_app(settings: ServerSettings) -> Litestar:
    """The application of a data folder, which is made where it is missing.

    Raises NoPagesError where the browser client is to be served and was not built.
    """
    built = None if settings.pages is None else pages.Pages(settings.pages)
    origins = Origins(frozenset(settings.origins))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        settings.folder.mkdir(parents=True, exist_ok=True)
        tokens = Tokens(load_key(settings.folder))
        async with open_database(settings.url) as storage:
            bots = Bots(settings.num_bot_threads)
            hub = Hub(storage, bots, tokens, kept_days=settings.kept_days)
            app.state["hub"] = hub
            tidying = asyncio.create_task(hub.tidy_for_ever(), name="tidying")
            try:
                yield
            finally:
                tidying.cancel()
                await hub.close()
                bots.close()

    def check_origin(connection: Connection, _: BaseRouteHandler) -> None:
        if origins.is_foreign(connection):
            raise PermissionDeniedException(Code.WRONG_ORIGIN.value)

    def not_found(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
        """A page that says so, where a person might be looking for one."""
        if built is None or request.url.path.startswith("/api/") or request.method != "GET":
            return _http_error(request, error)
        return built.index.answer(request, 404)

    kept = {
        "metrics": Metrics(),
        "buckets": Buckets(settings.rate),
        "reading_buckets": Buckets(settings.reading_rate),
        "open_sockets": OpenSockets(settings.most_sockets),
    }
    policy = pages.policy() if built is None else built.content_security_policy()
    return Litestar(
        state=State(kept),
        route_handlers=[
            table_api.make_table,
            table_api.look,
            table_api.record,
            table_api.send,
            table_api.stream,
            table_api.health,
            table_api.measure,
            table_api.walls,
            replay_api.show_replay,
            replay_api.table_replay,
            course_api.show_course,
            course_api.check_step,
            course_api.step_options,
            companion_api.begin,
            companion_api.show,
            companion_api.say,
            companion_api.listen,
            companion_api.take_record,
            seat_api.sit_down,
            seat_api.hold,
            seat_api.held,
            seat_api.release,
            qr_code,
            table_socket,
            *([] if built is None else pages.routes(built)),
        ],
        before_send=[adding_headers(policy)],
        guards=[check_origin],
        lifespan=[lifespan],
        dependencies={
            "hub": Provide(_hub, sync_to_thread=False),
            "metrics": Provide(_metrics, sync_to_thread=False),
            "origins": Provide(lambda: origins, sync_to_thread=False),
        },
        exception_handlers={
            RefusedError: _refused,
            NotFoundException: not_found,
            HTTPException: _http_error,
            Exception: _failed,
        },
        request_class=ReadRequest,
        logging_config=None,
        request_max_body_size=LARGEST_MESSAGE,
        openapi_config=OpenAPIConfig(
            title="Azulejos",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )


def _hub(state: State) -> Hub:
    hub: Hub = state["hub"]
    return hub


def _metrics(state: State) -> Metrics:
    metrics: Metrics = state["metrics"]
    return metrics


def _refused(_: Request[Any, Any, Any], error: RefusedError) -> Response[Refused]:
    status = table_api.STATUS.get(error.code, 409)
    refused = Refused(None, error.code.value, plain(error.speech), error.detail)
    return Response(refused, status_code=status)


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """What the framework finds wrong is told by our codes, and without its inner life."""
    codes = {403: Code.WRONG_ORIGIN, 404: Code.NO_SUCH_PAGE, 405: Code.NO_SUCH_PAGE}
    codes |= {413: Code.TOO_LARGE, 500: Code.FAILED}
    code = codes.get(error.status_code, Code.MALFORMED)
    detail = what_is_wrong(error) if code is Code.MALFORMED else None
    return Response(Refused(None, code.value, detail=detail), status_code=error.status_code)


def _failed(request: Request[Any, Any, Any], _: Exception) -> Response[Refused]:
    _log.exception("%s %s failed", request.method, request.url.path)
    return Response(Refused(None, Code.FAILED.value), status_code=500)
