"""How often a test repeats itself: a seeded fraction in `make test`, all of it in `make test-long`.

Such a test has the marker `volume`, by which `make test-long` finds it.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

IS_LONG: Final = os.environ.get("AZULEJOS_PROFILE") == "long"
"""Set by `make test-long`, for the examples of hypothesis too."""


def volume(fraction: int, whole: int) -> int:
    """The number of games, lines or kills; the seeds of the fraction begin those of the whole."""
    return whole if IS_LONG else fraction


def some(items: Sequence[T], every: int) -> Sequence[T]:
    """All of them in `make test-long`, else one of so many, the first among them."""
    return items if IS_LONG else items[::every]
