"""The rows of self-play as arrays, ready for training."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from azulejos import native

from .run_file import Run, TrainingError, read_earlier, read_run
from .shards import read_shard

BOUNDARY, END = 0, 2
"""Kinds of rows, as in `native/include/azulejos/training/boundary_rows.hpp`."""
NUM_ROUND_SETS: Final = 5
SIZE: Final = 5


def row_type(players: int) -> Any:  # noqa: ANN401 - numpy is an extra
    """The byte layout of a row."""
    board = np.dtype([("score", "<u2"), ("wall", "u1", (SIZE, SIZE)), ("lines", "u1", SIZE)])
    return np.dtype(
        [
            ("game", "<u4"),
            ("parent", "<i2"),
            ("kind", "u1"),
            ("round", "u1"),
            ("start", "u1"),
            ("vertical", "u1"),
            ("bag", "u1", 5),
            ("boards", board, players),
            ("searched", "<u2", players),
        ]
    )


@dataclass(frozen=True, slots=True)
class Boundaries:
    """N rows of games with P seats, both of boundaries and of ends."""

    rows: Any
    """[N], of `row_type`."""
    inputs: Any
    """[N, P, A], the inputs that are on (`native.inputs_of_rows`)."""
    games: Any
    """[N], numbered over all shards."""
    parents: Any
    """[N], the index of the previous boundary, or -1."""
    ends: Any
    """[N], the index of the row of the game's end."""

    @property
    def is_end(self) -> Any:  # noqa: ANN401
        return self.rows["kind"] == END

    @property
    def trained(self) -> Any:  # noqa: ANN401
        """The indices of the rows that have a label."""
        return np.flatnonzero(self.rows["kind"] == BOUNDARY)


def read_boundaries(folder: Path) -> Boundaries:
    """All rows of a run, and of the runs in its `also`."""
    run = read_run(folder)
    others = [folder / each for each in run.fit.also]
    earlier = [_read(each, read_earlier(each, run)) for each in others]
    return joined([_read(folder, run), *earlier])


def _read(folder: Path, run: Run) -> Boundaries:
    return joined(
        [
            boundaries_of(read_shard(folder, run, shard), run.players, gray=run.is_gray)
            for shard in range(run.self_play.num_shards)
        ]
    )


def boundaries_of(data: bytes, players: int, *, gray: bool) -> Boundaries:
    """The rows of one shard."""
    rows = np.frombuffer(data, row_type(players))
    active = native.network_shape(players, gray)["active_inputs"]
    inputs = np.frombuffer(native.inputs_of_rows(data, players, gray), np.uint16)
    starts = np.flatnonzero(np.diff(rows["game"], prepend=rows["game"][:1] - 1))
    games = np.cumsum(np.isin(np.arange(len(rows)), starts)) - 1
    parents = np.where(rows["parent"] >= 0, rows["parent"] + starts[games], -1)
    if not np.isin(rows["kind"], (BOUNDARY, END)).all():
        raise TrainingError("the data have boundaries of further refills, as they once were kept")
    ends = np.flatnonzero(rows["kind"] == END)
    if len(ends) != len(starts):
        raise TrainingError("a game of the data has no end")
    return Boundaries(
        rows, inputs.reshape(len(rows), players, active).view(np.int16), games, parents, ends[games]
    )


def joined(parts: list[Boundaries]) -> Boundaries:
    if len(parts) == 1:
        return parts[0]
    sizes = [len(each.rows) for each in parts]
    firsts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    num_games = [int(each.games[-1]) + 1 for each in parts]
    first_games = np.concatenate([[0], np.cumsum(num_games)[:-1]])
    pairs = list(zip(parts, firsts, strict=True))
    return Boundaries(
        np.concatenate([each.rows for each in parts]),
        np.concatenate([each.inputs for each in parts]),
        np.concatenate([each.games + n for each, n in zip(parts, first_games, strict=True)]),
        np.concatenate([np.where(each.parents >= 0, each.parents + n, -1) for each, n in pairs]),
        np.concatenate([each.ends + n for each, n in pairs]),
    )


def shares_of_victory(rows: Any) -> Any:  # noqa: ANN401
    """[N, P], for rows of ends: most points, then most horizontal lines; shared if equal."""
    walls = rows["boards"]["wall"] > 0
    lines = walls.all(axis=3).sum(axis=2)
    ranks = rows["boards"]["score"].astype(np.int64) * 8 + lines
    is_best = ranks == ranks.max(axis=1, keepdims=True)
    return is_best / is_best.sum(axis=1, keepdims=True)


def helpers(rows: Any) -> Any:  # noqa: ANN401
    """[N, P, 3], for rows of ends: complete horizontal lines, vertical lines and colors."""
    walls = rows["boards"]["wall"]
    colors = np.stack([(walls == color).sum(axis=(2, 3)) == SIZE for color in range(1, 6)])
    return np.stack(
        [
            (walls > 0).all(axis=3).sum(axis=2),
            (walls > 0).all(axis=2).sum(axis=2),
            colors.sum(axis=0),
        ],
        axis=2,
    )
