"""Rows for the static evaluation: positions inside a round with the value of a deeper search."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from azulejos import native
from azulejos.players.shipped_networks import read_shipped


def rows(
    players: int = 2, *, gray: bool = False, seed: int = 1, label_nodes: int = 300
) -> NDArray[np.int16]:
    found = native.mid_round_rows(
        players,
        gray,
        seed=seed,
        first_game=0,
        num_games=1,
        label_nodes=label_nodes,
        networks=[native.Network(read_shipped(players, gray=gray))],
    )
    shape = native.mid_round_shape(players)
    return np.frombuffer(found, np.int16).reshape(-1, shape["head"] + shape["inputs"])


@pytest.mark.parametrize(("players", "gray"), [(2, False), (2, True), (3, True), (4, False)])
def test_a_row_has_a_label_its_sets_of_weights_and_inputs(players: int, gray: bool) -> None:
    found, shape = rows(players, gray=gray), native.mid_round_shape(players)
    assert len(found) > 0
    assert len(found) % shape["rows_of_search"] == 0
    label, turns, rounds, steps, played, stands = found[:, : shape["head"]].T
    for utilities in (label, played, stands):
        assert np.abs(utilities).max() <= shape["max_utility"]
        assert len(set(utilities.tolist())) > 1
    assert set(turns.tolist()) == set(range(shape["turns"]))
    assert set(rounds.tolist()) <= set(range(shape["rounds"]))
    assert set(steps.tolist()) <= set(range(shape["steps"]))
    inputs = found[:, shape["head"] :]
    assert (inputs[:, 0] == np.trunc(played / 16)).all()
    assert (inputs[:, 1] == np.trunc(stands / 16)).all()


@pytest.mark.parametrize("players", [3, 4])
def test_each_position_is_there_for_every_seat(players: int) -> None:
    found, shape = rows(players), native.mid_round_shape(players)
    searches = found.reshape(-1, players, shape["rows_of_search"], found.shape[1])
    turns = np.sort(searches[..., 1], axis=1)
    assert (turns == np.arange(players)[None, :, None]).all()
    # Tiles and takes that are left are the same whoever looks.
    shared = searches[..., shape["head"] + 2 : shape["head"] + 7]
    assert (shared == shared[:, :1]).all()
    # At most one seat is likely to win.
    assert ((searches[..., 0] > 0).sum(axis=1) <= 1).all()


@pytest.mark.parametrize(("players", "label_nodes"), [(2, 20_000), (3, 500)])
def test_a_deeper_search_tells_more_than_the_play_out(players: int, label_nodes: int) -> None:
    """Otherwise there would be nothing to learn."""
    found = rows(players, label_nodes=label_nodes).astype(int)
    label, played, stands = found[:, 0], found[:, 4], found[:, 5]
    assert (label != played).any()
    assert (label != stands).any()
    assert np.corrcoef(label, played)[0, 1] > 0.5


def test_seed_and_nodes_change_the_rows() -> None:
    one = rows()
    assert (rows() == one).all()
    assert rows(seed=2).tobytes() != one.tobytes()
    assert rows(label_nodes=5).tobytes() != one.tobytes()


def test_a_stopped_one_returns_early() -> None:
    stop = native.StopFlag()
    stop.set()
    found = native.mid_round_rows(
        3, False, seed=1, first_game=0, num_games=1_000_000, label_nodes=20_000, stop=stop
    )
    assert found == b""


@pytest.mark.parametrize(
    ("players", "label_nodes", "first_game", "told"),
    [
        (5, 1, 0, "players must be 2 to 4"),
        (2, 0, 0, "label_nodes must be at least 1"),
        (2, 1, 2**32 - 1, "no game has such a number"),
    ],
)
def test_numbers_out_of_range_are_refused(
    players: int, label_nodes: int, first_game: int, told: str
) -> None:
    with pytest.raises(ValueError, match=told):
        native.mid_round_rows(
            players, False, seed=1, first_game=first_game, num_games=2, label_nodes=label_nodes
        )
