"""Reviews over HTTP: what a finished game teaches, as it is found out.

A review is many short pieces of work, each with a turn of its own, so a long one keeps nobody
waiting. Who stops reading stops it; what was found until then is known when somebody asks again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Any, Final

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Stream

from azulejos.analysis.record_review import Study
from azulejos.server.shares.fair_queue import Share, asker
from azulejos.server.shares.worker_pool import WorkerPool
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.reviews import (
    KnownStudies,
    ReviewPlan,
    encode_review,
    plan_review,
    solve,
    study,
    wonder,
)
from azulejos.wire.messages import MoveOption
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.review_messages import NewReview, ReviewRefused, Solve, Solved, Studying, Wonder

from .traffic import CountedStream, at_end, check_pace

_LINES: Final = "application/x-ndjson"
_log = logging.getLogger(__name__)


@post(
    "/api/reviews",
    guards=[check_pace],
    middleware=[CountedStream()],
    status_code=200,
    summary="What each move and deal of a finished game was worth, as JSON lines; nothing is kept",
)
async def review(
    data: JSONBody[NewReview],
    *,
    hub: NamedDependency[Hub],
    reviewers: NamedDependency[WorkerPool],
    studies: NamedDependency[KnownStudies],
    request: Request[Any, Any, Any],
) -> Stream:
    share = Share(asker())
    # Not by a worker: starting one of each takes twice as long.
    plan = await reviewers.run(share, plan_review, data.record, data.limit)
    # A record that says it is over may be a copy of one that isn't.
    if hub.is_dealt_now(plan.deals):
        raise RefusedError(Code.NOT_OVER)
    share = Share(share.address, plan.key)
    reviewing = _Reviewing(data, plan, share, reviewers, studies.of(plan.key))
    lines = reviewing.lines(at_end(request))
    return Stream(lines, media_type=_LINES)


@post(
    "/api/reviews/solve",
    guards=[check_pace],
    status_code=200,
    summary="How good an answer to a mistake is; nothing is kept",
)
async def solve_mistake(
    data: JSONBody[Solve],
    hub: NamedDependency[Hub],
    workers: NamedDependency[WorkerPool],
    reviewers: NamedDependency[WorkerPool],
    studies: NamedDependency[KnownStudies],
) -> Solved:
    share = Share(asker())
    plan = await workers.run(share, plan_review, data.record, data.limit)
    if hub.is_dealt_now(plan.deals):
        raise RefusedError(Code.NOT_OVER)
    return await reviewers.run(share, solve, data, studies.move_of(plan, data.ply))


@post(
    "/api/reviews/options",
    guards=[check_pace],
    status_code=200,
    summary="What each move of a position would bring, and why it can't be made; nothing is kept",
)
async def options_there(
    data: JSONBody[Wonder], workers: NamedDependency[WorkerPool]
) -> list[MoveOption]:
    # By a worker: all tiles of a position take a tenth of a second.
    return await workers.run(Share(asker()), wonder, data)


class _Reviewing:
    """One review under way."""

    def __init__(
        self,
        asked: NewReview,
        plan: ReviewPlan,
        share: Share,
        workers: WorkerPool,
        known: dict[int, Study],
    ) -> None:
        self._asked = asked
        self._plan = plan
        self._share = share
        self._workers = workers
        self._known = known
        self._running: set[asyncio.Task[None]] = set()

    async def lines(self, ending: ExitStack) -> AsyncIterator[bytes]:
        """How far it is, again and again; at last the review, or why there is none."""
        ending.callback(self._stop)
        try:
            async for done in self._study():
                yield _line(Studying(done, len(self._plan.tasks)))
            asked = self._asked
            known = dict(self._known)
            encoded: bytes = await self._workers.run(
                self._share, encode_review, asked.record, asked.limit, known
            )
            yield encoded + b"\n"
        except RefusedError as error:
            yield _line(ReviewRefused(error.code.value))
        except Exception:  # noqa: BLE001 - the answer has begun: it can't be one of 500
            _log.exception("a review failed")
            yield _line(ReviewRefused(Code.FAILED.value))
        finally:
            self._stop()

    async def _study(self) -> AsyncIterator[int]:
        """Studies what isn't known yet; yields how much is."""
        yield len(self._known)
        due = [number for number in range(len(self._plan.tasks)) if number not in self._known]
        due.reverse()
        while due or self._running:
            while due and len(self._running) < self._workers.queue.num_slots:
                self._running.add(asyncio.create_task(self._find(due.pop())))
            done, self._running = await asyncio.wait(
                self._running, return_when=asyncio.FIRST_COMPLETED
            )
            for task in done:
                task.result()
            yield len(self._known)

    async def _find(self, number: int) -> None:
        task, limit = self._plan.tasks[number], self._asked.limit
        self._known[number] = await self._workers.run(self._share, study, task, limit)

    def _stop(self) -> None:
        """Nothing more begins; each process ends the study that it is at."""
        for task in self._running:
            task.cancel()


def _line(message: Studying | ReviewRefused) -> bytes:
    return msgspec.json.encode(message) + b"\n"
