"""The sequential test: its formula, and its error rates by simulation."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest

from azulejos.arena.match import SprtBounds
from azulejos.arena.sprt import (
    WORTHS,
    Sprt,
    Verdict,
    expected_share,
    log_likelihood_ratio,
)
from azulejos.arena.standings import Standings
from tests.volume import volume

from .matches import match_of, result_of

BOUNDS = SprtBounds(0, 80)
SHARED = 0.06
"""Share of the simulated games that end shared."""


def simulated(elo: float, rng: Random, bounds: SprtBounds = BOUNDS) -> tuple[Verdict, int]:
    """Simulates a test of a player `elo` better; returns the verdict and the pairs it took."""
    wins = expected_share(elo) - SHARED / 2
    test = Sprt(bounds)
    pairs: list[float] = []
    while test.state.verdict is Verdict.UNDECIDED:
        chances = [rng.random(), rng.random()]
        pairs.append(
            sum(1.0 if each < wins else 0.5 * (each < wins + SHARED) for each in chances) / 2
        )
        test.read(pairs)
    return test.state.verdict, len(pairs)


def errors(elo: float, wrong: Verdict, runs: int) -> float:
    rng = Random(elo)
    return sum(simulated(elo, rng)[0] is wrong for _ in range(runs)) / runs


@pytest.mark.volume
def test_it_errs_as_seldom_as_promised() -> None:
    """5 % each, plus at most three standard deviations."""
    runs = volume(60, 300)
    most = 0.05 + 3 * math.sqrt(0.05 * 0.95 / runs)
    assert errors(BOUNDS.elo0, Verdict.ELO1, runs) <= most
    assert errors(BOUNDS.elo1, Verdict.ELO0, runs) <= most


def test_it_is_sure_outside_its_bounds_and_takes_fewer_pairs_there() -> None:
    assert errors(-80, Verdict.ELO1, 40) == 0
    assert errors(200, Verdict.ELO0, 40) == 0
    rng = Random(5)
    far = sum(simulated(300, rng)[1] for _ in range(20))
    near = sum(simulated(40, rng)[1] for _ in range(20))
    assert far < near / 2


def test_the_ratio_compares_the_likeliest_frequencies() -> None:
    """Compares with a search over all frequencies of the given mean."""
    counts = Counter({0.0: 4, 0.5: 9, 1.0: 7})
    share0, share1 = expected_share(0), expected_share(60)

    def best(share: float) -> float:
        """With three worths, two frequencies follow from the third and the mean."""
        top = -math.inf
        for step in range(1, 20_000):
            half = step / 20_000
            win = share - half / 2
            loss = 1 - half - win
            if win > 0 and loss > 0:
                top = max(top, 4 * math.log(loss) + 9 * math.log(half) + 7 * math.log(win))
        return top

    ratio = log_likelihood_ratio(counts, 0, 60)
    assert ratio == pytest.approx(best(share1) - best(share0), abs=0.01)


def test_the_ratio_has_the_sign_of_the_evidence() -> None:
    good, bad = Counter({1.0: 30, 0.5: 20, 0.0: 10}), Counter({1.0: 10, 0.5: 20, 0.0: 30})
    assert log_likelihood_ratio(good, 0, 20) > 0 > log_likelihood_ratio(bad, 0, 20)
    mirrored = log_likelihood_ratio(bad, -20, 0)
    assert log_likelihood_ratio(good, 0, 20) == pytest.approx(-mirrored)
    assert log_likelihood_ratio(Counter(), 0, 20) == pytest.approx(0, abs=0.01)


@pytest.mark.parametrize("worth", WORTHS)
def test_pairs_that_are_all_alike_decide_in_the_end(worth: float) -> None:
    state = Sprt(SprtBounds(0, 50)).read([worth] * 2_000)
    assert state.verdict is (Verdict.ELO1 if worth > 0.5 else Verdict.ELO0)


def test_once_decided_it_stays() -> None:
    test = Sprt(SprtBounds(0, 100))
    state = test.read([1.0] * 100)
    assert state.verdict is Verdict.ELO1
    assert state.pairs < 100
    assert test.read([1.0] * 100 + [0.0] * 500) == state
    step_by_step = Sprt(SprtBounds(0, 100))
    for number in range(100):
        step_by_step.read([1.0] * number)
    assert step_by_step.state == state


def test_the_bounds_are_walds() -> None:
    state = Sprt(SprtBounds(0, 10, alpha=0.05, beta=0.1)).state
    assert state.upper == pytest.approx(math.log(0.9 / 0.05))
    assert state.lower == pytest.approx(math.log(0.1 / 0.95))


def test_the_share_that_elo_stands_for() -> None:
    assert expected_share(0) == 0.5
    assert expected_share(200) == pytest.approx(0.76, abs=0.001)
    assert expected_share(-200) == pytest.approx(1 - expected_share(200))


def test_pairs_are_read_in_the_order_of_the_deals() -> None:
    match = match_of("random", "one-ply", deals=3)
    standings = Standings(match)
    for number in (4, 5, 2):
        standings.add(result_of(match, number, [0, 1]))
    assert standings.pairs() == []
    standings.add(result_of(match, 1, [1, 0]))
    standings.add(result_of(match, 0, [0, 0]))
    assert standings.pairs() == [0.25]
    standings.add(result_of(match, 3, [0, 1]))
    assert standings.pairs() == [0.25, 1.0, 1.0]
