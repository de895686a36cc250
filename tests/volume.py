"""How often a test repeats itself: a seeded fraction in `make test`, all of it in `make test-long`.

A test that asks for a volume bears the marker `volume`, by which `make test-long` finds it.
"""

from __future__ import annotations

import os
from typing import Final

IS_LONG: Final = os.environ.get("AZULEJOS_PROFILE") == "long"
"""Set by `make test-long`, for the examples of hypothesis too."""


def volume(fraction: int, whole: int) -> int:
    """The number of games, lines or kills; the seeds of the fraction begin those of the whole."""
    return whole if IS_LONG else fraction
