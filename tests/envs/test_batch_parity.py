"""The games of a batch are those of `rules`, and what it writes is what the specification says."""

from __future__ import annotations

import pytest

from azulejos.rules import Rules
from tests.envs.batch_parity import KINDS, PART, check_games, num_parts
from tests.volume import volume


@pytest.mark.volume
@pytest.mark.parametrize("part", range(volume(1, 100)))
@pytest.mark.parametrize("rules", KINDS, ids=str)
def test_a_batch_plays_the_games_of_the_rules(rules: Rules, part: int) -> None:
    assert check_games(rules, PART, seed=part) == PART


def test_few_games_are_a_part() -> None:
    """Rounded down, the program would check nothing and say nothing."""
    assert [num_parts(games) for games in (1, 125, 126, 12_500)] == [1, 1, 2, 100]
