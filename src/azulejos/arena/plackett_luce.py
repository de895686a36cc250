"""Ratings from games of three and four: the Plackett-Luce model, by the library choix.

The winner is drawn in proportion to strength, then the second from the others, and so on. A
strength e^t is 400 t / ln 10 Elo. Between two entrants this is the Bradley-Terry model.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

_UNSEEN: Final = 0.01
"""Regularization: without it a player that won all its games would be infinitely strong."""
_ENOUGH: Final = 1e-4
"""Change of all strengths together that ends the iteration: below a tenth of an Elo."""
_MAX_STEPS: Final = 1_000


def plackett_luce(
    entrants: int, rankings: Sequence[Sequence[int]], start: Sequence[float] | None = None
) -> list[float]:
    """Returns ratings in Elo, mean 0. A ranking lists entrants from first to last, without ties.

    `start` are initial ratings. Raises ImportError without the library.
    """
    import choix  # noqa: PLC0415 - an extra, and slow to import
    import numpy as np  # noqa: PLC0415

    scale = 400 / math.log(10)
    fitted = choix.ilsr_rankings(
        entrants,
        rankings,
        alpha=_UNSEEN,
        initial_params=None if start is None else np.array(start) / scale,
        max_iter=_MAX_STEPS,
        tol=_ENOUGH,
    )
    mean = float(fitted.mean())
    return [scale * (float(each) - mean) for each in fitted]
