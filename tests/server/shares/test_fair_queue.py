"""The queue that is fair to addresses and tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random

import pytest

from azulejos.server.shares.fair_queue import FairQueue, MostWaiting, Share
from azulejos.wire.refusals import Code, RefusedError

PLENTY = MostWaiting(1000, 1000, 1000)


class Crowd:
    """Takes turns that last until the test ends them, one by one."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.order: list[str] = []
        """The names of those who had a turn."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._may_end: dict[str, asyncio.Event] = {}

    async def come(self, name: str, address: str, table: str = "") -> None:
        self._may_end[name] = asyncio.Event()
        self._tasks[name] = asyncio.create_task(self._take(name, Share(address, table)))
        await settled()

    async def end(self, name: str) -> None:
        self._may_end[name].set()
        await self._tasks[name]
        await settled()

    async def give_up(self, name: str) -> None:
        self._tasks[name].cancel()
        await asyncio.gather(self._tasks[name], return_exceptions=True)

    async def end_all(self) -> None:
        """Ends turns in the order in which they began, until nobody waits."""
        for index in range(len(self._tasks)):
            if index < len(self.order):
                await self.end(self.order[index])

    async def _take(self, name: str, share: Share) -> None:
        async with self.queue.turn(share):
            self.order.append(name)
            await self._may_end[name].wait()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def runs(test: Callable[[], Coroutine[None, None, None]]) -> Callable[[], None]:
    def run() -> None:
        asyncio.run(test())

    run.__name__ = test.__name__
    return run


@runs
async def test_an_address_with_many_waits_no_less_than_one_with_few() -> None:
    crowd = Crowd(FairQueue(1, PLENTY))
    for number in range(10):
        await crowd.come(f"many {number}", "a")
    await crowd.come("few 0", "b")
    await crowd.come("few 1", "b")
    await crowd.end_all()
    assert crowd.order[:5] == ["many 0", "many 1", "few 0", "many 2", "few 1"]
    assert crowd.order[5:] == [f"many {number}" for number in range(3, 10)]


@pytest.mark.parametrize("num_slots", [1, 2, 3])
def test_each_other_address_begins_one_turn_at_most_before_one_without_any(num_slots: int) -> None:
    """What the page on security promises, whoever comes and goes at any moment."""

    async def play(rng: Random) -> None:
        queue = FairQueue(num_slots, PLENTY)
        crowd = Crowd(queue)
        address_of: dict[str, str] = {}
        running: list[str] = []
        before: dict[str, list[str]] = {}
        """Who began while an address without a slot waited."""

        def look() -> None:
            for name in crowd.order[len(running) + num_ended :]:
                address = address_of[name]
                before.pop(address, None)
                for begun in before.values():
                    begun.append(address)
                    assert begun.count(address) == 1
                running.append(name)
            taken = {address_of[name] for name in running}
            waiting = {address_of[name] for name in address_of if name not in crowd.order}
            for address in waiting - taken:
                before.setdefault(address, [])

        num_ended = 0
        for number in range(200):
            if running and rng.random() < 0.5:
                name = running.pop(rng.randrange(len(running)))
                num_ended += 1
                await crowd.end(name)
            else:
                address_of[f"{number}"] = rng.choice("aaaaabbc")
                await crowd.come(f"{number}", address_of[f"{number}"], rng.choice("xyz"))
            look()
        while running:
            name = running.pop(0)
            num_ended += 1
            await crowd.end(name)
            look()
        assert len(crowd.order) == len(address_of)

    for seed in range(10):
        asyncio.run(play(Random(seed)))


@runs
async def test_tables_of_one_address_take_turns_too() -> None:
    crowd = Crowd(FairQueue(1, PLENTY))
    for number in range(4):
        await crowd.come(f"many {number}", "a", "t1")
    await crowd.come("other table", "a", "t2")
    await crowd.end_all()
    assert crowd.order == ["many 0", "many 1", "other table", "many 2", "many 3"]


@runs
async def test_a_free_slot_goes_to_the_address_with_the_fewest() -> None:
    crowd = Crowd(FairQueue(3, PLENTY))
    for name, address in (("1", "a"), ("2", "b"), ("3", "c"), ("longest", "a"), ("none yet", "d")):
        await crowd.come(name, address)
    await crowd.end("3")
    assert crowd.order == ["1", "2", "3", "none yet"]
    await crowd.end_all()


@runs
async def test_no_address_has_all_slots_if_there_are_several() -> None:
    crowd = Crowd(FairQueue(3, PLENTY))
    for number in range(5):
        await crowd.come(f"many {number}", "a")
    assert crowd.order == ["many 0", "many 1"]
    await crowd.come("few", "b")
    assert crowd.order[-1] == "few", "at once"
    assert (crowd.queue.num_taken, crowd.queue.num_waiting) == (3, 3)
    await crowd.end_all()
    assert (crowd.queue.num_taken, crowd.queue.num_waiting) == (0, 0)


@runs
async def test_a_full_queue_refuses_at_once() -> None:
    queue = FairQueue(1, MostWaiting(in_all=4, of_address=3, of_table=2))
    crowd = Crowd(queue)
    await crowd.come("has the slot", "a", "t1")

    async def is_refused(address: str, table: str) -> bool:
        try:
            async with asyncio.timeout(0), queue.turn(Share(address, table)):
                raise AssertionError("the slot is taken")
        except TimeoutError:
            return False
        except RefusedError as refused:
            return refused.code is Code.BUSY

    await crowd.come("1", "a", "t1")
    assert not await is_refused("a", "t1")
    await crowd.come("2", "a", "t1")
    assert await is_refused("a", "t1"), "two of this table wait"
    assert not await is_refused("a", "t2")
    await crowd.come("3", "a", "t2")
    assert await is_refused("a", "t3"), "three of this address wait"
    assert not await is_refused("b", "t4")
    await crowd.come("4", "b", "t4")
    assert await is_refused("c", "t5"), "four wait in all"
    assert queue.num_refused == 3
    must_come = asyncio.create_task(_take(queue, Share("a", "t1"), must_come=True))
    await settled()
    assert not must_come.done()
    await crowd.end_all()
    await must_come


async def _take(queue: FairQueue, share: Share, *, must_come: bool = False) -> None:
    async with queue.turn(share, must_come=must_come):
        pass


@runs
async def test_who_gives_up_keeps_no_slot_and_no_place() -> None:
    crowd = Crowd(FairQueue(1, PLENTY))
    for name in ("0", "1", "2", "3"):
        await crowd.come(name, "a")
    await crowd.give_up("1")
    assert crowd.queue.num_waiting == 2
    await crowd.end("0")
    # Gives up with the slot in hand.
    await crowd.give_up("2")
    assert crowd.order == ["0", "2", "3"]
    await crowd.end("3")
    assert (crowd.queue.num_taken, crowd.queue.num_waiting) == (0, 0)


@runs
async def test_who_gives_up_at_the_very_moment_of_the_turn_passes_it_on() -> None:
    queue = FairQueue(1, PLENTY)
    crowd = Crowd(queue)
    async with queue.turn(Share("a")):
        late = asyncio.create_task(_take(queue, Share("a")))
        await settled()
        await crowd.come("2", "a")
    # It has the turn and doesn't know it yet.
    late.cancel()
    with pytest.raises(asyncio.CancelledError):
        await late
    await settled()
    assert crowd.order == ["2"]
    await crowd.end("2")
    assert (queue.num_taken, queue.num_waiting) == (0, 0)


@runs
async def test_the_wait_is_measured() -> None:
    now = [0.0]
    queue = FairQueue(1, PLENTY, lambda: now[0])
    crowd = Crowd(queue)
    await crowd.come("0", "a")
    await crowd.come("1", "a")
    now[0] = 2.5
    await crowd.end("0")
    await crowd.end("1")
    assert (queue.waits.num, queue.waits.total) == (2, 2.5)


@runs
async def test_how_crowded_it_is_depends_on_what_an_address_itself_wants() -> None:
    crowd = Crowd(FairQueue(2, PLENTY))
    assert crowd.queue.crowd("a") == 0.5
    for number in range(9):
        await crowd.come(f"many {number}", "a")
    assert crowd.queue.crowd("a") == 4.5
    # Another address wants one turn, and shares two slots with one other address.
    assert crowd.queue.crowd("b") == 1
    await crowd.end_all()
