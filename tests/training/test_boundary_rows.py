"""Self-play writes chains of boundaries that training can read, always the same."""

from __future__ import annotations

import pytest

from azulejos import native
from azulejos.rules import PlayerBoard, WallSide
from azulejos.rules.board import PatternLine, Wall
from azulejos.rules.tiles import COLORS
from azulejos.training.boundary_rows import (
    BOUNDARY,
    END,
    Boundaries,
    boundaries_of,
    helpers,
    joined,
    row_type,
    shares_of_victory,
)
from azulejos.training.reference_network import board_inputs
from azulejos.training.run_file import TrainingError

from .networks import KINDS

GAMES = 6


def play(players: int, *, gray: bool, refills: int = 1, nodes: int = 15) -> bytes:
    return native.self_play(
        players, gray, seed=3, first_game=0, num_games=GAMES, nodes=nodes, refills=refills
    )


def read(players: int, *, gray: bool, refills: int = 1) -> Boundaries:
    return boundaries_of(play(players, gray=gray, refills=refills), players, gray=gray)


@pytest.mark.parametrize(("players", "gray"), KINDS)
def test_games_are_chains_of_boundaries(players: int, gray: bool) -> None:
    assert row_type(players).itemsize == native.row_size(players)
    data = read(players, gray=gray)
    rows = data.rows
    assert list(dict.fromkeys(rows["game"])) == list(range(GAMES))
    assert set(rows["vertical"]) <= {5, 7}
    for at, parent in enumerate(data.parents):
        if parent >= 0:
            assert data.games[parent] == data.games[at]
            assert rows[parent]["kind"] == BOUNDARY
            is_next = rows[at]["round"] == rows[parent]["round"] + 1
            assert is_next
            scores = rows["boards"]["wall"] > 0
            assert (scores[at] >= scores[parent]).all()
    children = [list(data.parents).count(at) for at in data.trained]
    assert set(children) == {1}
    assert set(rows["kind"]) == {BOUNDARY, END}
    for at in data.trained:
        # The chances of the search after the refill.
        assert abs(int(rows[at]["searched"].sum()) - 65_535) <= players
    ends = rows[rows["kind"] == END]
    assert len(ends) == GAMES
    assert shares_of_victory(ends).sum() == pytest.approx(GAMES)
    assert helpers(ends).shape == (GAMES, players, 3)
    assert helpers(ends)[:, :, 0].any(), "some game ended by a horizontal line"


@pytest.mark.parametrize(("players", "gray"), KINDS)
def test_further_refills_tell_what_a_boundary_is_worth(players: int, gray: bool) -> None:
    def told(refills: int, seed: int) -> Boundaries:
        data = native.self_play(
            players, gray, seed=seed, first_game=0, num_games=1, nodes=5, refills=refills
        )
        return boundaries_of(data, players, gray=gray)

    # In a game with a careful first round the first boundary gets the same refills again.
    few, many = told(3, 3), told(30, 3)
    assert few.rows[0]["boards"].tobytes() == many.rows[0]["boards"].tobytes()
    assert few.rows[0]["searched"].tolist() != many.rows[0]["searched"].tolist()
    for each in (few, many):
        for at in each.trained:
            assert abs(int(each.rows[at]["searched"].sum()) - 65_535) <= players


def test_more_refills_of_a_boundary_differ_less() -> None:
    def spread(refills: int) -> float:
        """How much one more refill changes."""
        told = [
            native.self_play(
                2, False, seed=3, first_game=game, num_games=1, nodes=5, refills=refills + more
            )
            for game in range(40)
            for more in (0, 1)
        ]
        first = [boundaries_of(each, 2, gray=False).rows[0]["searched"][0] for each in told]
        return sum(abs(int(a) - int(b)) for a, b in zip(first[::2], first[1::2], strict=True))

    assert spread(100) < spread(2) / 5


@pytest.mark.parametrize(("players", "gray"), [(2, False), (3, True)])
def test_inputs_are_those_of_the_reference(players: int, gray: bool) -> None:
    data = read(players, gray=gray)
    side = WallSide.GRAY if gray else WallSide.COLORED
    padding = native.network_shape(players, gray)["inputs"]
    for at in data.trained:
        for seat in range(players):
            board = board_of(data.rows[at]["boards"][seat])
            found = sorted(each for each in data.inputs[at, seat].tolist() if each != padding)
            assert found == sorted(board_inputs(board, side))


def board_of(row: object) -> PlayerBoard:
    wall = row["wall"].tolist()  # type: ignore[index]
    lines = row["lines"].tolist()  # type: ignore[index]
    return PlayerBoard(
        pattern_lines=tuple(
            PatternLine(COLORS[each // 8], each % 8) if each % 8 else PatternLine()
            for each in lines
        ),
        wall=Wall(
            tuple(tuple(COLORS[color - 1] if color else None for color in row) for row in wall)
        ),
    )


def test_the_same_numbers_give_the_same_games() -> None:
    assert play(2, gray=False) == play(2, gray=False)
    assert play(2, gray=False) != play(2, gray=False, nodes=16)
    parts = [
        native.self_play(2, False, seed=3, first_game=at, num_games=1, nodes=15)
        for at in range(GAMES)
    ]
    assert b"".join(parts) == play(2, gray=False)


def test_parts_are_joined_with_their_trees() -> None:
    one = read(2, gray=False)
    both = joined([one, one])
    assert len(both.rows) == 2 * len(one.rows)
    assert both.games[-1] == 2 * GAMES - 1
    later = slice(len(one.rows), None)
    assert (both.ends[later] == one.ends + len(one.rows)).all()
    has_parent = one.parents >= 0
    assert (both.parents[later][has_parent] == one.parents[has_parent] + len(one.rows)).all()
    assert (both.parents[later][~has_parent] == -1).all()


def test_what_are_no_rows_is_refused() -> None:
    data = play(2, gray=True)
    with pytest.raises(ValueError, match="torn"):
        native.inputs_of_rows(data[:-1], 2, True)
    with pytest.raises(ValueError, match="another kind of game"):
        native.inputs_of_rows(data, 2, False)
    size = native.row_size(2)
    with pytest.raises(TrainingError, match="no end"):
        boundaries_of(data[:size], 2, gray=True)
    with_other_boundary = bytearray(data)
    with_other_boundary[6] = 1
    with pytest.raises(TrainingError, match="further refills"):
        boundaries_of(bytes(with_other_boundary), 2, gray=True)


@pytest.mark.parametrize(
    ("nodes", "refills", "first_game"), [(0, 1, 0), (5, 0, 0), (5, 1001, 0), (5, 1, 2**32 - 1)]
)
def test_numbers_out_of_range_are_refused(nodes: int, refills: int, first_game: int) -> None:
    with pytest.raises(ValueError, match=r"at least 1|1 to 1000|such a number"):
        native.self_play(
            2, False, seed=1, first_game=first_game, num_games=2, nodes=nodes, refills=refills
        )
