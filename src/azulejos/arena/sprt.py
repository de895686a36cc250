"""The sequential probability ratio test, generalized, on pairs of games of the same deal.

A pair is worth 0, 1/4, 1/2, 3/4 or 1 to the first player. Elo `e` stands for an expected share
s(e) = 1 / (1 + 10^(-e/400)). The frequency of each worth is unknown, so the log-likelihood ratio
compares the likeliest frequencies with mean s(elo1) to the likeliest with mean s(elo0):

    LLR = sum over worths a of n(a) * ln(p1(a) / p0(a))
    p(a) = f(a) / (1 + t * (a - s)), where t solves sum over a of f(a) (a - s) / (1 + t (a - s)) = 0

with f the observed frequencies. The test accepts elo1 when LLR >= ln((1 - beta) / alpha), and elo0
when LLR <= ln(beta / (1 - alpha)).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from .match import SprtBounds

WORTHS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_UNSEEN: Final = 1e-3
"""Count of a worth that has not occurred: the likelihood needs every worth."""
_STEPS: Final = 60
"""Halvings of the interval of t: more than a float can resolve."""


class Verdict(Enum):
    """The decision of a test."""

    UNDECIDED = "undecided"
    ELO0 = "elo0"
    """Not better than elo0."""
    ELO1 = "elo1"
    """At least as good as elo1."""


@dataclass(frozen=True, slots=True)
class SprtState:
    """The state of a test."""

    llr: float
    lower: float
    upper: float
    pairs: int
    verdict: Verdict


class Sprt:
    """A test in progress. Once it has decided, later pairs change nothing."""

    def __init__(self, bounds: SprtBounds) -> None:
        self._bounds = bounds
        self._counts: Counter[float] = Counter()
        lower = math.log(bounds.beta / (1 - bounds.alpha))
        upper = math.log((1 - bounds.beta) / bounds.alpha)
        self.state = SprtState(0.0, lower, upper, 0, Verdict.UNDECIDED)

    def read(self, pairs: Sequence[float]) -> SprtState:
        """Counts the pairs that are new; `pairs` are all of them, in order."""
        for worth in pairs[self.state.pairs :]:
            if self.state.verdict is not Verdict.UNDECIDED:
                break
            self._counts[worth] += 1
            self.state = self._next()
        return self.state

    def _next(self) -> SprtState:
        llr = log_likelihood_ratio(self._counts, self._bounds.elo0, self._bounds.elo1)
        verdict = Verdict.UNDECIDED
        if llr >= self.state.upper:
            verdict = Verdict.ELO1
        elif llr <= self.state.lower:
            verdict = Verdict.ELO0
        pairs = self.state.pairs + 1
        return SprtState(llr, self.state.lower, self.state.upper, pairs, verdict)


def log_likelihood_ratio(counts: Mapping[float, int], elo0: float, elo1: float) -> float:
    """The LLR of pairs, given their number by worth."""
    seen = {worth: counts.get(worth, 0) or _UNSEEN for worth in WORTHS}
    total = sum(seen.values())
    frequencies = {worth: count / total for worth, count in seen.items()}
    tilt0, tilt1 = (_tilt(frequencies, expected_share(elo)) for elo in (elo0, elo1))
    share0, share1 = expected_share(elo0), expected_share(elo1)
    return sum(
        count * math.log((1 + tilt0 * (worth - share0)) / (1 + tilt1 * (worth - share1)))
        for worth, count in seen.items()
    )


def expected_share(elo: float) -> float:
    """The expected share of a player that is `elo` better."""
    return 1 / (1 + 10 ** (-elo / 400))


def _tilt(frequencies: Mapping[float, float], share: float) -> float:
    """The t of the formula above, by bisection: the sum falls as t grows, and all p stay positive
    between the two ends."""
    low, high = -1 / (max(WORTHS) - share), 1 / (share - min(WORTHS))
    for _ in range(_STEPS):
        middle = (low + high) / 2
        total = sum(
            frequency * (worth - share) / (1 + middle * (worth - share))
            for worth, frequency in frequencies.items()
        )
        if total > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
