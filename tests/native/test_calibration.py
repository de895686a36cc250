"""Honest chances: the core states what `benchmarks/tune_chances.py` fits, by its constants."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from azulejos import native
from azulejos.players.shipped_networks import SHIPPED, read_shipped

from .building import ROOT

HEADER = ROOT / "native" / "include" / "azulejos" / "search" / "calibration_weights.hpp"
SIDES = {False: "colored", True: "gray"}


@pytest.fixture(name="calibration")
def fixture_calibration(monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401
    return script("calibration", monkeypatch)


@pytest.fixture(name="tune")
def fixture_tune(monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401
    return script("tune_chances", monkeypatch)


def script(name: str, monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    return importlib.import_module(name)


def shipped_weights(tune: Any) -> dict[tuple[int, str], Any]:  # noqa: ANN401
    """What the header has."""
    found: dict[tuple[int, str], Any] = {}
    text = HEADER.read_text()
    of_kind = re.compile(r"CalibrationWeights<(\d), WallSide::(\w+)> \{(.*?)\n\};", re.DOTALL)
    of_part = re.compile(r"Calibration (?:UN)?SOLVED = \{(.*?)\};\n", re.DOTALL)
    for kind in of_kind.finditer(text):
        parts = []
        for part in of_part.finditer(kind[3] + "\n"):
            lists = re.findall(r"\{\{(.*?)\}\}", part[1])
            parts.append(
                tune.Calibration(
                    *(np.array([float(value) for value in each.split(",")]) for each in lists)
                )
            )
        solved, unsolved = parts
        found[int(kind[1]), kind[2].lower()] = (solved, unsolved)
    return found


def rows_of_a_game(calibration: Any, players: int, *, gray: bool, nodes: int) -> Any:  # noqa: ANN401
    searcher = native.Searcher(1, [native.Network(read_shipped(players, gray=gray))])
    rows = calibration.play_game(
        searcher, players=players, is_gray=gray, nodes=nodes, seed=1, game=0
    )
    return calibration.Rows(np.array(rows), players)


@pytest.mark.parametrize(("players", "gray"), SHIPPED)
def test_the_core_states_what_the_script_fitted(
    players: int,
    gray: bool,
    calibration: Any,  # noqa: ANN401
    tune: Any,  # noqa: ANN401
) -> None:
    rows = rows_of_a_game(calibration, players, gray=gray, nodes=1_000)
    wins, scores = tune.state(rows, shipped_weights(tune)[players, SIDES[gray]])
    np.testing.assert_allclose(rows.seats("win"), wins, atol=1e-9)
    np.testing.assert_allclose(rows.seats("points"), scores, atol=1e-9)
    np.testing.assert_allclose(wins.sum(axis=1), 1)
    # It changes something, and the last move of a game is told exactly.
    assert np.abs(wins - rows.seats("found win")).max() > 0.01
    np.testing.assert_array_equal(wins[-1], rows.seats("won")[-1])
    np.testing.assert_array_equal(scores[-1], rows.seats("score")[-1])


def test_the_header_is_what_the_script_writes(tune: Any) -> None:  # noqa: ANN401
    weights = shipped_weights(tune)
    assert set(weights) == {(players, SIDES[gray]) for players, gray in SHIPPED}
    assert tune.header_text(weights) == HEADER.read_text()


def made_up_rows(calibration: Any, tune: Any, exponents: list[float]) -> Any:  # noqa: ANN401
    """Positions of 3 players, won as often as these exponents say, with 5 points in the end."""
    size, random = 6_000, np.random.default_rng(1)
    rows = np.zeros((size, len(calibration.COLUMNS)))
    rows[:, calibration.COLUMNS.index("game")] = np.arange(size) // 20
    rows[:, calibration.COLUMNS.index("round")] = np.arange(size) % 5 + 1
    for name in ("found win", "own win", "standing", "found points", "own points"):
        first = calibration.COLUMNS.index(f"{name} 0")
        rows[:, first : first + 3] = random.dirichlet([2, 2, 2], size)
    about = tune.opinions(calibration.Rows(rows, 3), is_solved=False)
    chances = tune.softmax(about @ np.array(exponents))  # the last is for the seat to move
    winners = (random.random((size, 1)) > chances.cumsum(axis=1)).sum(axis=1)
    first = calibration.COLUMNS.index("won 0")
    rows[np.arange(size), first + winners] = 1
    first = calibration.COLUMNS.index("score 0")
    rows[:, first : first + 3] = 5
    return rows


def test_the_script_finds_the_exponents_that_made_a_file(
    tmp_path: Path,
    calibration: Any,  # noqa: ANN401
    tune: Any,  # noqa: ANN401
) -> None:
    asked = [1.3, 0.5, 0.8, -0.2]
    rows = made_up_rows(calibration, tune, asked)
    # A file has what is solved, too.
    solved = rows.copy()
    solved[:, calibration.COLUMNS.index("solved")] = 1
    path, header = tmp_path / "rows.npz", tmp_path / "weights.hpp"
    np.savez(path, rows=np.concatenate([rows, solved]), players=3, side="gray", nodes=1, seed=1)
    tune.tune([path], header)
    ((kind, (_, unsolved)),) = {
        kind: tune.fit(each) for kind, each in calibration.read_kinds([path]).items()
    }.items()
    assert kind == (3, "gray")
    found = [unsolved.searched, unsolved.own, unsolved.standing, unsolved.turn]
    assert np.abs(np.array(found) - np.array(asked)[:, None]).max() < 0.25
    missing = 5 - 1 / 3
    assert np.abs(unsolved.points - missing).max() < 0.01
    assert "CalibrationWeights<3, WallSide::GRAY>" in header.read_text()
    assert f".searched = {{{{{unsolved.searched[0]:.3f}, " in header.read_text()


@pytest.mark.parametrize(("players", "gray"), SHIPPED)
def test_chances_are_stable_from_depth_to_depth(players: int, gray: bool) -> None:
    searcher = native.Searcher(1, [native.Network(read_shipped(players, gray=gray))])
    random = native.Random(3)
    jumps: list[float] = []
    for _ in range(4):
        state = native.State.new(players, gray)
        state.deal_random(random)
        told: list[float] = []

        def hear(each: native.Variation, seat: int = state.seat, told: list[float] = told) -> None:
            told.append(each.wins[seat])

        searcher.search(state, nodes=3_000, report=hear)
        jumps += np.abs(np.diff(told)).tolist()
    assert np.mean(jumps) < 0.06
