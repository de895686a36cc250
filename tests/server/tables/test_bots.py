"""The pool of computer players: bounded, off the event loop, and at low priority."""

from __future__ import annotations

import asyncio
import os
import threading

from azulejos.players import Stop
from azulejos.rules import Dealer, Game, Rules
from azulejos.server.tables.bots import Bots
from tests.server.thinkers import Slow


def test_only_so_many_think_at_once_and_the_loop_stays_free() -> None:
    game = Game(Rules())
    game.play(Dealer(bytes(32)).deal(game.position))
    slow = Slow()

    async def run() -> None:
        bots = Bots(2, lambda: slow)
        stop = Stop()
        moves = [asyncio.create_task(bots.choose(game.position, 8, stop)) for _ in range(6)]
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
