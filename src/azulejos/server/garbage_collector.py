"""When Python's garbage collector runs, so that nobody waits for it.

Almost everything goes as soon as nobody needs it. The collector finds the rest: objects that refer
to each other in a circle, such as those of a closed connection. By default it scans all objects of
the process again and again, which takes seconds with thousands of tables. Instead:

- Young objects are collected as always. That takes less than a millisecond.
- After some 7,000 new objects the young and those that survived are collected together, and what is
  left is frozen: the collector doesn't look at it any more. It still goes as soon as nobody needs
  it; a circle that was in use at that moment waits for the next full collection.
- Everything is collected when the server has nothing to do; under steady load, once an hour. The
  longer it takes, the more rarely.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from azulejos.server import limits
from azulejos.server.histograms import Histogram

_NEVER: Final = 2**31 - 1
"""The oldest generation waits for so many collections of the middle one: we collect it here."""
_MIDDLE: Final = 1


class GarbageCollector:
    """Decides when to collect. One for each process, in the thread of the event loop."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        used: Callable[[], float] = time.thread_time,
    ) -> None:
        """`used` is the processor time of the event loop's thread."""
        self.collections = Histogram()
        """How long everything stood still for a collection of any kind."""
        self._now = now
        self._used = used
        self._thresholds = gc.get_threshold()
        self._started = 0.0
        self._num_frozen = 0
        """How often survivors were frozen since the last full collection."""
        self._full_took = 0.0
        """Processor time of the last full collection in seconds."""
        self._full_at = self._looked_at = now()
        self._used_before = used()
        self._most_late = 0.0

    def start(self) -> None:
        """Freezes what is there: loaded modules stay for good."""
        gc.callbacks.append(self._notice)
        self._thresholds = young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, _NEVER)
        self.collect_all()

    def stop(self) -> None:
        """Leaves the collector as it was."""
        if self._notice not in gc.callbacks:
            return
        gc.callbacks.remove(self._notice)
        gc.set_threshold(*self._thresholds)
        gc.unfreeze()

    def tick(self, late: float) -> None:
        """Collects what is due. Call it several times a second; `late` is how late you are, in
        seconds."""
        self._most_late = max(self._most_late, late)
        now = self._now()
        if now - self._looked_at < limits.IDLE_LOOK_SECONDS:
            return
        used = self._used()
        is_idle = used - self._used_before < limits.IDLE_SHARE * (now - self._looked_at)
        # On an overloaded machine, who gets little of the processor isn't idle.
        is_idle = is_idle and self._most_late < limits.IDLE_LATE_SECONDS
        self._looked_at, self._used_before, self._most_late = now, used, 0.0
        pause = limits.GARBAGE_IDLE_SECONDS if is_idle else limits.GARBAGE_BUSY_SECONDS
        pause = max(pause, self._full_took / limits.GARBAGE_SHARE)
        if now - self._full_at >= pause and self._num_frozen:
            self.collect_all()

    def collect_all(self) -> None:
        """Collects everything, also what was frozen. It takes about a second for 4,000 tables with
        8,000 sockets."""
        before = self._used()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._num_frozen = 0
        self._full_at, self._full_took = self._now(), self._used() - before

    def _notice(self, phase: str, info: Mapping[str, Any]) -> None:
        """The collector calls it before and after each collection."""
        if phase == "start":
            self._started = time.perf_counter()
            return
        self.collections.add(time.perf_counter() - self._started)
        if info["generation"] == _MIDDLE:
            # At this moment there are no younger objects: all that is frozen has survived.
            gc.freeze()
            self._num_frozen += 1
