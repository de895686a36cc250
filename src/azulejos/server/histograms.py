"""How long things took, as histograms in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: the upper ends of the buckets. Slower things are in one more bucket, without an end."""


class Histogram:
    """Counts how many of a kind took how long."""

    def __init__(self, bounds: Sequence[float] = BOUNDS) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self.total = 0.0
        """The sum of all in seconds."""

    @property
    def num(self) -> int:
        return sum(self._counts)

    def add(self, seconds: float) -> None:
        # The clocks of two threads may differ by a little.
        seconds = max(0.0, seconds)
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self.total += seconds

    @contextmanager
    def measuring(self) -> Iterator[None]:
        """Adds how long the block takes, also if it raises."""
        start = perf_counter()
        try:
            yield
        finally:
            self.add(perf_counter() - start)

    def lines(self, name: str, labels: str = "") -> Iterator[str]:
        """The lines of the metric `name`; `labels` as in `kind="ask"`."""
        before = f"{labels}," if labels else ""
        up_to = 0
        for bound, count in zip((*self._bounds, "+Inf"), self._counts, strict=True):
            up_to += count
            yield f'{name}_bucket{{{before}le="{bound}"}} {up_to}'
        all_labels = f"{{{labels}}}" if labels else ""
        yield f"{name}_sum{all_labels} {self.total:.6f}"
        yield f"{name}_count{all_labels} {up_to}"
