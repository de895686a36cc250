"""The application: its settings, routes and lifespan."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from azulejos import __version__
from azulejos.server import limits
from azulejos.server.companions.hub import CompanionHub
from azulejos.server.http.traffic import Buckets, OpenSockets, charge_long_answers
from azulejos.server.shares.unread_bytes import UnreadBytes
from azulejos.server.shares.worker_pool import WorkerPool
from azulejos.server.store.database import open_database, sqlite_url
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.clocks import SystemTime, Time
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.reviews import KnownStudies
from azulejos.server.tables.seat_tokens import Tokens, load_key
from azulejos.wire.refusals import Code, RefusedError

from . import companion_api, course_api, pages, replay_api, review_api, seat_api, table_api
from .errors import ReadRequest, answer_failure, answer_http_error, answer_refusal
from .host_names import HostNames
from .metrics import Metrics, health, measure
from .pages import qr_code
from .security import Connection, Origins, adding_headers
from .sockets import Socket, table_socket

_HOUR: Final = 3600.0
"""In seconds."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The operator's settings."""

    folder: Path
    pages: Path | None = None
    """The folder of the built browser client; None to serve programs only."""
    core: Path | None = None
    """The folder of the core for the page, in WebAssembly. It may be empty: then there is none."""
    database: str | None = None
    """The address of a PostgreSQL database; None for SQLite in the folder."""
    num_bot_threads: int | None = None
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use the server."""
    names: tuple[str, ...] = ()
    """Host names of the server, beside addresses, `localhost` and the computer's own."""
    rate: float = limits.REQUESTS_PER_SECOND
    """Changes and new sockets a second for each address."""
    reading_rate: float = limits.READS_PER_SECOND
    """Reads a second for each address."""
    tables_per_hour: float = limits.TABLES_PER_HOUR
    """New tables and companions for each address."""
    most_sockets: int = limits.SOCKETS_PER_ADDRESS
    """Open sockets and streams for each address."""
    kept_days: int = limits.FINISHED_DAYS
    """How long a finished game is kept."""

    @property
    def url(self) -> str:
        """The URL of the database."""
        return self.database or sqlite_url(self.folder)


def create_app(settings: ServerSettings) -> Litestar:
    """The application of a data folder; creates the folder if it is missing.

    Raises NoPagesError if the settings ask for a browser client that has not been built.
    """
    built = None if settings.pages is None else pages.Pages(settings.pages, settings.core)
    origins = Origins(frozenset(settings.origins))
    host_names = HostNames.of(settings.names)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        settings.folder.mkdir(parents=True, exist_ok=True)
        tokens = Tokens(load_key(settings.folder))
        async with open_database(settings.url) as storage:
            bots = Bots(settings.num_bot_threads)
            workers, reviewers = WorkerPool(), WorkerPool()
            time = SystemTime()
            hub = Hub(storage, bots, tokens, time, settings.kept_days, workers=workers)
            companions = CompanionHub(storage, bots, time, settings.kept_days, workers=workers)
            app.state["workers"] = workers
            app.state["reviewers"] = reviewers
            app.state["hub"] = hub
            app.state["companions"] = companions
            time.on_thaw = hub.tell_clocks_again
            tidying = asyncio.create_task(_tidy_for_ever(hub, companions, time), name="tidying")
            beating = asyncio.create_task(time.beat_for_ever(), name="heartbeat")
            try:
                yield
            finally:
                tidying.cancel()
                beating.cancel()
                await close(app)
                workers.close()
                reviewers.close()
                bots.close()

    async def check_host(connection: Connection, _: BaseRouteHandler) -> None:
        host_names.check(connection)

    async def check_origin(connection: Connection, _: BaseRouteHandler) -> None:
        if origins.is_foreign(connection):
            raise PermissionDeniedException(Code.WRONG_ORIGIN.value)

    def not_found(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
        """Answers a person with a page, a program with JSON."""
        if built is None or request.url.path.startswith("/api/") or request.method != "GET":
            return answer_http_error(request, error)
        return built.index.answer(request, 404)

    studies = KnownStudies()
    unread = UnreadBytes(limits.UNREAD_BYTES_OF_ADDRESS, limits.UNREAD_BYTES_IN_ALL)
    kept = {
        "metrics": Metrics(unread=unread),
        "buckets": Buckets(settings.rate),
        "reading_buckets": Buckets(settings.reading_rate),
        "table_buckets": Buckets(settings.tables_per_hour / _HOUR, limits.TABLES_AT_ONCE * _HOUR),
        "message_buckets": Buckets(settings.reading_rate),
        "unread": unread,
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
            health,
            measure,
            table_api.walls,
            replay_api.show_replay,
            replay_api.table_replay,
            review_api.review,
            review_api.solve_mistake,
            review_api.options_there,
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
        before_send=[adding_headers(policy), charge_long_answers],
        guards=[check_host, check_origin],
        lifespan=[lifespan],
        dependencies={
            "hub": Provide(_hub, sync_to_thread=False),
            "companions": Provide(_companions, sync_to_thread=False),
            "workers": Provide(_workers, sync_to_thread=False),
            "reviewers": Provide(_reviewers, sync_to_thread=False),
            "metrics": Provide(_metrics, sync_to_thread=False),
            "studies": Provide(lambda: studies, sync_to_thread=False),
            "origins": Provide(lambda: origins, sync_to_thread=False),
        },
        exception_handlers={
            RefusedError: answer_refusal,
            NotFoundException: not_found,
            HTTPException: answer_http_error,
            Exception: answer_failure,
        },
        request_class=ReadRequest,
        websocket_class=Socket,
        logging_config=None,
        request_max_body_size=limits.LARGEST_MESSAGE_BYTES,
        openapi_config=OpenAPIConfig(
            title="Azulejos",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )


async def close(app: Litestar) -> None:
    """Stops all tables and companions. Everything acknowledged is stored."""
    if "hub" in app.state:
        await asyncio.gather(app.state["hub"].close(), app.state["companions"].close())


async def _tidy_for_ever(hub: Hub, companions: CompanionHub, time: Time) -> None:
    """Unloads idle tables and companions, and removes expired ones, once a minute. However many
    are due, both come in turn."""
    never = asyncio.Event()
    while True:
        await time.wait(never, time.now() + limits.TIDY_MILLISECONDS)
        while any([await _tidy(each) for each in (hub, companions)]):
            pass


async def _tidy(hub: Hub | CompanionHub) -> bool:
    """Whether more is to be done."""
    try:
        return await hub.tidy(limits.TIDY_SECONDS)
    except Exception:  # noqa: BLE001 - such as a full disk: the next pass retries
        _log.exception("could not tidy up")
        return False


def _companions(state: State) -> CompanionHub:
    companions: CompanionHub = state["companions"]
    return companions


def _hub(state: State) -> Hub:
    hub: Hub = state["hub"]
    return hub


def _reviewers(state: State) -> WorkerPool:
    """Others than the workers: a replay must not wait for a study of some seconds."""
    reviewers: WorkerPool = state["reviewers"]
    return reviewers


def _workers(state: State) -> WorkerPool:
    workers: WorkerPool = state["workers"]
    return workers


def _metrics(state: State) -> Metrics:
    metrics: Metrics = state["metrics"]
    return metrics
