"""Ratings: the models find the strengths behind the games, and intervals cover them."""

from __future__ import annotations

import math
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from random import Random

import pytest

from azulejos.arena import ratings
from azulejos.arena.bradley_terry import bradley_terry
from azulejos.arena.game_result import ArenaResult
from azulejos.arena.match import Match
from azulejos.arena.plackett_luce import plackett_luce
from azulejos.arena.ratings import rate
from azulejos.arena.schedule import num_games, pairing
from azulejos.arena.standings import Standings, wilson

from .matches import match_of, result_of

ELO = [120.0, 40.0, -20.0, -140.0]


def simulated(match: Match, elo: Sequence[float], rng: Random) -> list[ArenaResult]:
    """Results between entrants of these strengths: each place is drawn by strength."""
    results = []
    for number in range(num_games(match)):
        left = list(pairing(match, number).seats)
        ranks = [0] * len(elo)
        for place in range(match.rules.num_players):
            (next_one,) = rng.choices(left, [10 ** (elo[each] / 400) for each in left])
            ranks[next_one] = place
            left.remove(next_one)
        results.append(result_of(match, number, ranks))
    return results


def test_bradley_terry_agrees_with_another_implementation() -> None:
    import choix  # brings SciPy, which takes a second to load

    rng = Random(1)
    games = []
    for _ in range(600):
        one, other = rng.sample(range(4), 2)
        is_won = rng.random() < 1 / (1 + 10 ** ((ELO[other] - ELO[one]) / 400))
        games.append((one, other) if is_won else (other, one))
    scores = {(a, b): 0.0 for a in range(4) for b in range(4) if a != b}
    for won, lost in games:
        scores[won, lost] += 1
    due = [400 / math.log(10) * float(each) for each in choix.ilsr_pairwise(4, games)]
    assert bradley_terry(4, scores) == pytest.approx(due, abs=0.5)


def test_bradley_terry_ends_where_everyone_scored_as_expected() -> None:
    """With players far apart the maximum is nearly flat, and an iteration that stops early is
    dozens of Elo off."""
    scores = {(0, 1): 400.0, (1, 0): 0.0, (1, 2): 399.0, (2, 1): 1.0, (2, 3): 40.0, (3, 2): 0.0}
    scores |= {(0, 3): 4.0, (3, 0): 0.0}
    for start in (None, [0.0, 900.0, -900.0, 0.0]):
        found = bradley_terry(4, scores, start)
        for one in range(4):
            beyond = 0.0
            for (first, second), score in scores.items():
                if first == one:
                    games = score + scores[second, first] + 0.01
                    chance = 1 / (1 + 10 ** ((found[second] - found[first]) / 400))
                    beyond += score + 0.005 - games * chance
            assert beyond == pytest.approx(0, abs=1e-5)


def test_two_players_are_as_far_apart_as_their_score_says() -> None:
    ahead, behind = bradley_terry(2, {(0, 1): 150.0, (1, 0): 50.0})
    assert ahead - behind == pytest.approx(400 * math.log10(3), abs=0.1)
    assert ahead == pytest.approx(-behind)


def test_who_wins_everything_has_a_rating_all_the_same() -> None:
    scores = {(0, 1): 9.0, (1, 0): 0.0, (0, 2): 9.0, (2, 0): 0.0, (1, 2): 5.0, (2, 1): 4.0}
    found = bradley_terry(3, scores)
    assert all(map(math.isfinite, found))
    assert found[0] > found[1] + 400 > found[2] + 400


def test_who_has_not_played_has_no_rating_but_the_mean() -> None:
    assert bradley_terry(2, {}) == [0, 0]
    assert bradley_terry(3, {}) == [0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strengths_are_found_again(seats: int) -> None:
    deals = {2: 150, 3: 40, 4: 120}[seats]
    match = match_of("one-ply", "random", "1", "2", deals=deals, seats=seats)
    found = rate(match, simulated(match, ELO, Random(seats)))
    assert found.difference is None
    for entrant, rating in enumerate(found.entrants):
        assert rating.low <= rating.elo <= rating.high
        assert rating.elo == pytest.approx(ELO[entrant], abs=40)
        assert 20 < rating.high - rating.low < 120
    assert sum(rating.elo for rating in found.entrants) == pytest.approx(0, abs=0.01)


def test_intervals_hold_the_truth_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """95 %; over 60 matches three standard deviations are 8.4 %."""
    monkeypatch.setitem(ratings._MOST_RESAMPLES, 2, 200)
    match = match_of("one-ply", "random", deals=50)
    rng = Random(3)
    held = 0
    for _ in range(60):
        found = rate(match, simulated(match, [60, -60], rng)).difference
        assert found is not None
        held += found.low <= 120 <= found.high
    assert held >= 52


def test_a_clean_sweep_has_one_end_only() -> None:
    match = match_of("one-ply", "random", deals=100)
    results = [result_of(match, number, [0, 1]) for number in range(200)]
    found = rate(match, results)
    assert found.difference is not None
    assert found.difference.high == math.inf
    assert 500 < found.difference.low < found.difference.elo
    assert found.entrants[1].low == -math.inf
    assert math.isfinite(found.entrants[1].high)
    one_less = [*results[:-1], result_of(match, 199, [0, 0])]
    assert math.isfinite(rate(match, one_less).entrants[0].high)


def test_who_loses_everything_does_not_take_the_others_along() -> None:
    match = match_of("one-ply", "1", "2", "random", deals=25)
    rng = Random(6)
    results = []
    for result in simulated(match, ELO, rng):
        ranks = [0, 0, 0, 1]
        if 3 not in result.seats:
            for seat, entrant in enumerate(result.seats):
                ranks[entrant] = result.ranks[seat]
        results.append(result_of(match, result.game, ranks))
    *others, last = rate(match, results).entrants
    assert sum(each.elo for each in others) == pytest.approx(0, abs=0.01)
    assert all(each.high - each.low < 200 for each in others)
    assert last.low == -math.inf
    assert last.high < -300


def test_among_three_who_never_wins_may_still_be_bounded() -> None:
    match = match_of("one-ply", "random", "1", deals=10, seats=3)
    results = [result_of(match, n, [0, 1, 2] if n % 2 else [0, 2, 1]) for n in range(30)]
    first, second, third = rate(match, results).entrants
    assert (first.high, math.isfinite(second.low), math.isfinite(third.low)) == (
        math.inf,
        True,
        True,
    )


def test_who_is_alone_in_the_middle_is_the_anchor() -> None:
    """It lost every game to one player and won every game against the other. Nothing says where it
    stands between them, and an interval without width would be wrong."""
    match = match_of("one-ply", "1", "random", deals=10)
    found = rate(match, [result_of(match, number, [0, 1, 2]) for number in range(60)])
    first, middle, last = found.entrants
    assert found.anchor == 1
    assert middle.elo == 0
    assert 100 < first.low < first.elo < first.high == math.inf
    assert -math.inf == last.low < last.elo < last.high < -100


def test_of_two_that_can_be_compared_one_is_the_anchor() -> None:
    """With mean 0 each interval would be half as wide as it should be, and mirrored."""
    match = match_of("one-ply", "1", "random", deals=40)
    results = []
    for number in range(num_games(match)):
        is_upset = pairing(match, number).deal % 3 == 0
        results.append(result_of(match, number, [0, 2, 1] if is_upset else [0, 1, 2]))
    found = rate(match, results)
    first, second, third = found.entrants
    assert found.anchor == 1
    assert first.low > 200
    alone = match_of("1", "random", deals=40)
    games = [each for each in results if 0 not in each.seats]
    due = rate(
        alone,
        [
            result_of(alone, number, [each.ranks[each.seats.index(entrant)] for entrant in (1, 2)])
            for number, each in enumerate(games)
        ],
    ).difference
    assert due is not None
    assert third.elo == pytest.approx(-due.elo, abs=15)
    assert third.high - third.low == pytest.approx(due.high - due.low, rel=0.2)
    assert second.low == second.high == 0


def test_groups_that_never_beat_each_other_are_not_compared() -> None:
    """Two good and three bad players: the lead of the good ones has no upper bound."""
    match = match_of("1", "2", "3", "4", "5", deals=30)
    rng = Random(8)
    results = []
    for number in range(num_games(match)):
        strong = [0.0, 0.0, 2.0, 2.0, 2.0]
        order = sorted(range(5), key=lambda each: strong[each] + rng.random())
        results.append(result_of(match, number, [order.index(each) for each in range(5)]))
    found = rate(match, results)
    assert found.anchor is None
    assert sum(each.elo for each in found.entrants[2:]) == pytest.approx(0, abs=0.01)
    for each in found.entrants[:2]:
        assert each.low > 200
        assert each.high == math.inf
    for each in found.entrants[2:]:
        assert -100 < each.low < each.high < 100


def test_who_never_met_is_not_compared() -> None:
    match = match_of("1", "2", "3", "4", deals=1)
    results = [result_of(match, number, [0, 0, 0, 0]) for number in (0, 1)]
    found = rate(match, results).entrants
    assert [math.isinf(each.low) and math.isinf(each.high) for each in found] == [
        False,
        False,
        True,
        True,
    ]
    assert [rating.elo for rating in rate(match, []).entrants] == [0] * 4


def test_players_far_apart_are_rated_in_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of samples are rated, each starting from the estimate."""
    match = match_of(*map(str, range(1, 9)), deals=200)
    results = simulated(match, [300.0 * each for each in range(8)], Random(1))
    starts: list[Sequence[float] | None] = []
    estimates: list[list[float]] = []

    def watched(
        players: int,
        scores: Mapping[tuple[int, int], float],
        start: Sequence[float] | None = None,
    ) -> list[float]:
        starts.append(start)
        estimates.append(bradley_terry(players, scores, start))
        return estimates[-1]

    monkeypatch.setattr(ratings, "bradley_terry", watched)
    found = rate(match, results)
    assert len(starts) > 100
    assert starts[0] is None
    assert all(start == estimates[0] for start in starts[1:])
    assert [each.elo for each in found.entrants] == sorted(each.elo for each in found.entrants)
    scores: dict[tuple[int, int], float] = defaultdict(float)
    for result in results:
        (first, second), (mine, theirs) = result.seats, result.ranks
        scores[first, second] += mine < theirs
        scores[second, first] += theirs < mine
    exact = bradley_terry(8, scores)
    monkeypatch.setattr("azulejos.arena.bradley_terry._MAX_STEPS", 20)
    assert bradley_terry(8, scores) == pytest.approx(exact, abs=0.01)
    monkeypatch.setattr("azulejos.arena.bradley_terry._MAX_STEPS", 4)
    offsets = [1, 2, 4, 1, 2, 4, 1, 2]
    near = [elo + offset for elo, offset in zip(exact, offsets, strict=True)]
    assert bradley_terry(8, scores, near) == pytest.approx(exact, abs=0.01)


def test_slow_ratings_are_told_once_and_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("one-ply", "random", deals=5)
    results = simulated(match, [0, 0], Random(2))
    hours = iter(range(10_000))
    monkeypatch.setattr(time, "monotonic", lambda: 3600.0 * next(hours))
    told: list[str] = []
    found = rate(match, results, lambda: told.append("slow"))
    assert told == ["slow"]
    assert next(hours) < 100
    assert found.entrants[0].low < found.entrants[0].high


def test_shared_places_count_for_both() -> None:
    match = match_of("one-ply", "random", "1", deals=30, seats=3)
    found = rate(match, [result_of(match, number, [0, 0, 0]) for number in range(90)])
    for rating in found.entrants:
        assert rating.low < 0 < rating.high


def test_a_table_repeats() -> None:
    match = match_of("one-ply", "random", "1", deals=10, seats=3)
    results = simulated(match, ELO[:3], Random(9))
    results[4:6] = [result_of(match, number, [0, 0, 1]) for number in (4, 5)]
    assert rate(match, results) == rate(match, results)
    assert rate(match, results[::-1]) == rate(match, results), "in whatever order games came in"


def test_without_games_there_is_nothing_to_say() -> None:
    match = match_of("one-ply", "random")
    found = rate(match, []).entrants
    assert [(each.elo, each.low, each.high) for each in found] == [(0, -math.inf, math.inf)] * 2


def test_plackett_luce_puts_the_winner_first() -> None:
    found = plackett_luce(3, [[2, 0, 1]] * 10 + [[0, 2, 1]] * 5 + [[1, 2, 0]])
    assert found[2] > found[0] > found[1]
    assert sum(found) == pytest.approx(0, abs=1e-6)


def test_counting() -> None:
    match = match_of("one-ply", "random", "1", deals=2, seats=3)
    standings = Standings(match)
    for number, ranks in enumerate([[0, 1, 2], [0, 0, 2], [0, 0, 0], [2, 1, 0]]):
        standings.add(result_of(match, number, ranks))
    rows = standings.entrants
    assert [(row.won, row.shared, row.lost) for row in rows] == [(1, 2, 1), (0, 2, 2), (1, 1, 2)]
    assert [row.score for row in rows] == pytest.approx([1 + 1 / 2 + 1 / 3, 5 / 6, 4 / 3])
    assert sum(row.share for row in rows) == pytest.approx(1)


def test_wilsons_interval() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert wilson(0.0, 10)[0] == 0.0
