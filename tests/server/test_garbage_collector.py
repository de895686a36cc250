"""The garbage collector: nobody waits for it, and nothing stays for good."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator, Mapping

import pytest

from azulejos.server import limits
from azulejos.server.garbage_collector import GarbageCollector


class Circle:
    """Only the collector finds it, once nobody refers to it."""

    def __init__(self, size: int = 0) -> None:
        self.itself = self
        self.held: list[list[int]] = [[] for _ in range(size)]


class Machine:
    """Its time, and how much of it the event loop has used."""

    def __init__(self) -> None:
        self.now = self.used = 0.0
        self.full_takes = 0.0
        """Processor time of a full collection."""
        self.fulls: list[float] = []
        """When everything was collected."""
        self.garbage = GarbageCollector(lambda: self.now, lambda: self.used)

    def notice(self, phase: str, info: Mapping[str, int]) -> None:
        if phase == "stop" and info["generation"] == 2:
            self.used += self.full_takes
            self.fulls.append(self.now)

    def pass_seconds(self, seconds: float, *, is_busy: bool, late: float = 0.0) -> None:
        until = self.now + seconds
        while self.now < until:
            self.now += 1
            self.used += 0.3 if is_busy else 0.01
            self.garbage.tick(late)


@pytest.fixture
def machine() -> Iterator[Machine]:
    machine = Machine()
    gc.callbacks.append(machine.notice)
    machine.garbage.start()
    yield machine
    machine.garbage.stop()
    gc.callbacks.remove(machine.notice)


def grow(times: int = 1) -> list[list[int]]:
    """So many objects that survivors are frozen as many times."""
    young, middle, _ = gc.get_threshold()
    return [[] for _ in range(times * young * (middle + 3))]


def test_what_came_lately_is_collected_once_and_then_left_alone(machine: Machine) -> None:
    gone, kept = Circle(), Circle()
    found, still = weakref.ref(gone), weakref.ref(kept)
    del gone
    before = gc.get_freeze_count()
    held = [grow()]
    assert found() is None
    assert gc.get_freeze_count() - before > len(held[0]) / 2
    del kept
    held.append(grow(3))
    machine.pass_seconds(1, is_busy=True)
    assert still() is not None, "nobody looks at what is frozen"


def test_no_collection_looks_at_much_while_people_play(machine: Machine) -> None:
    looked_at: list[int] = []

    def count(phase: str, _: Mapping[str, int]) -> None:
        if phase == "start":
            looked_at.append(sum(len(gc.get_objects(generation)) for generation in range(3)))

    gc.callbacks.append(count)
    held = []
    for _ in range(20):
        held.append(grow())
        machine.pass_seconds(1, is_busy=True)
    gc.callbacks.remove(count)
    young, middle, _ = gc.get_threshold()
    assert max(looked_at) < young * (middle + 3)
    assert len(looked_at) > 20 * middle


def test_the_longer_a_full_collection_takes_the_more_rarely_it_comes(machine: Machine) -> None:
    machine.full_takes = 1.3
    machine.garbage.collect_all()
    machine.fulls.clear()
    held = []
    for _ in range(60):
        held.append(grow())
        machine.pass_seconds(60, is_busy=False)
    assert len(held) == 60
    assert len(machine.fulls) == 60 * 60 // (1.3 / limits.GARBAGE_SHARE)


def test_everything_is_collected_when_there_is_nothing_to_do(machine: Machine) -> None:
    circle = Circle()
    found = weakref.ref(circle)
    held = grow()
    machine.pass_seconds(1, is_busy=True)
    del circle
    machine.pass_seconds(limits.GARBAGE_IDLE_SECONDS + 60, is_busy=True)
    assert found() is not None, "nobody waits for a full collection while people play"
    machine.pass_seconds(2, is_busy=False, late=0.2)
    assert found() is not None, "the machine is overloaded: the server only seems to be idle"
    machine.pass_seconds(2, is_busy=False)
    assert found() is None
    assert held


def test_a_server_that_is_always_busy_collects_everything_once_an_hour(machine: Machine) -> None:
    circle = Circle()
    found = weakref.ref(circle)
    held = grow()
    machine.pass_seconds(1, is_busy=True)
    del circle
    machine.pass_seconds(limits.GARBAGE_BUSY_SECONDS + 2, is_busy=True)
    assert found() is None
    assert held


def test_a_server_without_anything_new_does_not_scan_itself(machine: Machine) -> None:
    machine.pass_seconds(limits.GARBAGE_IDLE_SECONDS + 2, is_busy=False)
    frozen, circle = gc.get_freeze_count(), Circle()
    found = weakref.ref(circle)
    del circle
    machine.pass_seconds(limits.GARBAGE_IDLE_SECONDS + 2, is_busy=False)
    assert gc.get_freeze_count() == frozen
    assert found() is not None


@pytest.mark.parametrize("is_busy", [False, True])
def test_memory_stays_level(machine: Machine, *, is_busy: bool) -> None:
    """As many circles come as go: for three hours, or for half an hour with nothing else to do."""
    most = []
    alive = [Circle(500) for _ in range(20)]
    for _ in range(3):
        sizes = []
        for _ in range(60 if is_busy else 10):
            alive = [*alive[10:], *(Circle(500) for _ in range(10))]
            machine.pass_seconds(61, is_busy=is_busy)
            sizes.append(len(gc.get_objects()) + gc.get_freeze_count())
        most.append(max(sizes))
    assert max(most) - min(most) < 20_000, most
    if not is_busy:
        assert max(sizes) - min(sizes) < 100_000, "it doesn't wait for the hour to be over"


def test_the_collector_is_left_as_it_was() -> None:
    before = gc.get_threshold(), len(gc.callbacks)
    garbage = GarbageCollector()
    garbage.start()
    garbage.stop()
    garbage.stop()
    assert (gc.get_threshold(), len(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0
