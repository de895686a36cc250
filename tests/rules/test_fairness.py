"""Fairness: over many deals, colors come as often as drawing from a bag makes them come.

The seeds are fixed, so these tests always give the same answer; the bounds are those that a fair
dealer fails once in 10,000 choices of seeds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import comb, sqrt
from random import Random
from typing import Final

import pytest

from azulejos.rules import COLORS, Color, Deal, Dealer, Position, Rules, TileCounts
from tests.games import set_up

DEALS: Final = 1500
Z_ONE_IN_10_000: Final = 3.719
"""How many standard deviations a normal number is over its mean once in 10,000 times."""


def hypergeometric(found: int, drawn: int, of_color: int, in_bag: int) -> float:
    """The chance that so many of the tiles drawn are of a color."""
    ways = comb(of_color, found) * comb(in_bag - of_color, drawn - found)
    return ways / comb(in_bag, drawn)


def chi_square(observed: Counter[int], expected: dict[int, float]) -> tuple[float, int]:
    """The statistic and its degrees of freedom; rare values are counted together."""
    pooled: list[tuple[float, float]] = []
    rare = [0.0, 0.0]
    for value, often in sorted(expected.items()):
        if often >= 5:
            pooled.append((observed[value], often))
        else:
            rare[0] += observed[value]
            rare[1] += often
    if rare[1] > 0:
        pooled.append((rare[0], rare[1]))
    statistic = sum((seen - often) ** 2 / often for seen, often in pooled)
    return statistic, len(pooled) - 1


def bound(freedom: int) -> float:
    """What chi-square exceeds once in 10,000 times, by Wilson and Hilferty's approximation."""
    spread = 2 / (9 * freedom)
    return freedom * float(1 - spread + Z_ONE_IN_10_000 * sqrt(spread)) ** 3


def is_fair(samples: Iterable[TileCounts], drawn: int, bag: TileCounts, color: Color) -> bool:
    """Whether the color came as often as it should among `drawn` tiles of the bag."""
    observed = Counter(tiles[color] for tiles in samples)
    often = observed.total()
    expected = {
        found: often * hypergeometric(found, drawn, bag[color], bag.total)
        for found in range(min(drawn, bag[color]) + 1)
    }
    statistic, freedom = chi_square(observed, expected)
    return statistic <= bound(freedom)


def deals_of(position: Position) -> list[Deal]:
    seeds = Random(2026)
    return [Dealer(seeds.randbytes(32)).deal(position) for _ in range(DEALS)]


FULL: Final = Position.start(Rules(2))
UNEVEN: Final = set_up("colored 3 D1 1 C -/-/-/-/- -", bag="3,9,20,1,15")


@pytest.fixture(scope="module", params=[FULL, UNEVEN], ids=["full bag", "uneven bag"])
def sample(request: pytest.FixtureRequest) -> tuple[Position, list[Deal]]:
    position: Position = request.param
    return position, deals_of(position)


@pytest.mark.parametrize("color", COLORS)
def test_a_color_comes_as_often_as_it_should(
    sample: tuple[Position, list[Deal]], color: Color
) -> None:
    position, deals = sample
    assert is_fair((deal.tiles for deal in deals), 20, position.bag, color)


@pytest.mark.parametrize("index", [0, 2, 4])
def test_no_factory_is_favored(sample: tuple[Position, list[Deal]], index: int) -> None:
    position, deals = sample
    for color in COLORS:
        assert is_fair((deal.factories[index] for deal in deals), 4, position.bag, color)


def test_after_the_bag_is_refilled_the_lid_is_drawn_fairly() -> None:
    """One factory takes the whole bag; the other four come from the lid."""
    position = set_up("colored 3 D1 1 C -/-/-/-/- -", bag="1,1,1,1,0")
    deals = deals_of(position)
    assert {str(deal.factories[0]) for deal in deals} == {"BYRK"}
    for color in COLORS:
        rest = (deal.tiles - deal.factories[0] for deal in deals)
        assert is_fair(rest, 16, position.lid, color)


def test_rounds_of_one_seed_are_as_fair_as_seeds() -> None:
    dealer = Dealer(bytes(range(32)))
    tables = [set_up(f"colored {number} D1 1 C -/-/-/-/- -") for number in range(1, 1001)]
    dealt = [dealer.deal(table).tiles for table in tables]
    for color in COLORS:
        assert is_fair(dealt, 20, FULL.bag, color)


def one_too_many(tiles: list[Color], rng: Random) -> Color:
    """Favors blue once in 25 draws."""
    return Color.BLUE if rng.random() < 0.04 and Color.BLUE in tiles else rng.choice(tiles)


def put_back(tiles: list[Color], rng: Random) -> Color:
    """Forgets to take the tile out of the bag."""
    drawn = rng.choice(tiles)
    tiles.append(drawn)
    return drawn


@pytest.mark.parametrize("draw", [one_too_many, put_back])
def test_an_unfair_dealer_would_be_found_out(draw: Callable[[list[Color], Random], Color]) -> None:
    rng = Random(1)
    samples = []
    for _ in range(DEALS):
        bag, dealt = list(FULL.bag), []
        for _ in range(20):
            dealt.append(draw(bag, rng))
            bag.remove(dealt[-1])
        samples.append(TileCounts.count(dealt))
    assert not is_fair(samples, 20, FULL.bag, Color.BLUE)
