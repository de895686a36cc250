"""The pool of computer players: bounded, off the event loop, and at low priority."""

from __future__ import annotations

import asyncio
import os
import threading

import pytest

from azulejos.players import Limits, Settings, Stop
from azulejos.players.thinker import Report
from azulejos.rules import Dealer, Game, PlayerMove, Position, Rules
from azulejos.server import limits
from azulejos.server.shares.fair_queue import Share
from azulejos.server.tables.bots import Bots
from azulejos.wire.refusals import Code, RefusedError
from tests.server.thinkers import Scripted, Slow, last_move


def test_only_so_many_think_at_once_and_the_loop_stays_free() -> None:
    game = Game(Rules())
    game.play(Dealer(bytes(32)).deal(game.position))
    slow = Slow()

    async def run() -> None:
        bots = Bots(2, lambda: slow)
        stop = Stop()
        moves = [
            asyncio.create_task(bots.choose(game.position, 8, stop, Share(f"address {number}")))
            for number in range(6)
        ]
        await asyncio.to_thread(slow.is_asked.wait)
        # A search on the event loop would have blocked the test here.
        assert bots.num_waiting == 6
        thinking = [each for each in threading.enumerate() if each.name.startswith("bot")]
        assert len(thinking) == 2
        slow.may_answer.set()
        await asyncio.gather(*moves)
        assert bots.num_waiting == 0
        bots.close()

    asyncio.run(run())


def test_searches_stand_back_and_hold_no_lock_of_python() -> None:
    """Only the search threads run at low priority; a flag stops the core."""
    game = Game(Rules())
    game.play(Dealer(bytes(32)).deal(game.position))

    def niceness() -> dict[str, int]:
        return {
            thread.name.partition("_")[0]: os.getpriority(os.PRIO_PROCESS, thread.native_id)
            for thread in threading.enumerate()
            if thread.name.startswith(("bot", "search")) and thread.native_id is not None
        }

    async def run() -> None:
        bots = Bots(1)
        stop = Stop()
        # Without the stop, level 8 would think for too long.
        choosing = asyncio.create_task(bots.choose(game.position, 8, stop))
        # A search thread lowers its priority just after it starts.
        while (found := niceness()).get("search") != 19 and not choosing.done():
            await asyncio.sleep(0.01)
        stop.set()
        assert await choosing in list(game.position.legal_moves)
        assert found["search"] == 19
        assert found["bot"] == os.getpriority(os.PRIO_PROCESS, 0)
        bots.close()

    asyncio.run(run())


class Noting(Scripted):
    """Notes the limits of each search. The first one waits until the test sets `may_answer`."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = threading.Event()
        self.asked: list[tuple[int, Limits]] = []

    def think(
        self,
        position: Position,
        limits: Limits,
        settings: Settings,
        stop: threading.Event,
        report: Report,
    ) -> PlayerMove:
        self.asked.append((settings.level, limits))
        self.may_answer.wait()
        return super().think(position, limits, settings, stop, report)


def dealt() -> Position:
    game = Game(Rules())
    game.play(Dealer(bytes(32)).deal(game.position))
    return game.position


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_an_address_with_many_tables_waits_no_less_than_one_with_one() -> None:
    async def run() -> None:
        thinker = Noting()
        bots, stop = Bots(1, lambda: thinker), Stop()
        crowd = [
            asyncio.create_task(bots.choose(dealt(), 8, stop, Share("many", f"table {number}")))
            for number in range(20)
        ]
        await settled()
        other = asyncio.create_task(bots.choose(dealt(), 3, stop, Share("one", "its table")))
        await settled()
        assert bots.num_waiting == 21
        thinker.may_answer.set()
        assert await other == last_move(dealt())
        await asyncio.gather(*crowd)
        # The one that was thought about already, another of the crowd at most, then the other.
        assert 3 in [level for level, _ in thinker.asked[:3]]
        bots.close()

    asyncio.run(run())


def test_a_crowded_address_gets_shorter_searches_and_never_a_stronger_one() -> None:
    async def run() -> None:
        thinker = Noting()
        bots, stop = Bots(1, lambda: thinker), Stop()
        thinker.may_answer.set()
        await bots.choose(dealt(), 8, stop, Share("a", "t"))
        assert thinker.asked == [(8, Limits())], "alone it has the level's own time"
        thinker.may_answer.clear()
        levels = [8, 8, 8, 8, 7, 3, 1] + [8] * 13
        crowd = [
            asyncio.create_task(bots.choose(dealt(), level, stop, Share("a", f"t{number}")))
            for number, level in enumerate(levels)
        ]
        await settled()
        thinker.may_answer.set()
        await asyncio.gather(*crowd)
        # Level 8 has a second. The first began when nobody waited, the next when 19 wanted turns.
        times = [limit.movetime for level, limit in thinker.asked[1:] if level == 8]
        assert (times[0], times[1], times[-1]) == (None, limits.BOT_LEAST_MILLISECONDS, None)
        between = [time for time in times if time is not None]
        assert between == sorted(between)
        assert (between[0], between[-1], len(between)) == (100, 500, len(times) - 2)
        assert [limit for level, limit in thinker.asked if level < 8] == [Limits()] * 3
        assert bots.num_shortened == len([time for time in times if time is not None])
        bots.close()

    asyncio.run(run())


def test_hints_beyond_the_queue_are_refused_and_moves_never() -> None:
    async def run() -> None:
        thinker = Noting()
        bots, stop, table = Bots(1, lambda: thinker), Stop(), Share("a", "t")
        moving = asyncio.create_task(bots.choose(dealt(), 8, stop, table))
        await settled()
        num = limits.WAITING_HINTS_OF_TABLE
        hints = [asyncio.create_task(bots.hint(dealt(), 8, table)) for _ in range(num)]
        await settled()
        with pytest.raises(RefusedError) as refused:
            await bots.hint(dealt(), 8, table)
        assert refused.value.code is Code.BUSY
        again = asyncio.create_task(bots.choose(dealt(), 8, stop, table))
        thinker.may_answer.set()
        moves = await asyncio.gather(moving, again, *hints)
        assert set(moves) == {last_move(dealt())}
        bots.close()

    asyncio.run(run())
