"""What the tuning scripts share: the command line, files of rows, and headers of weights."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray


class TuningParser(argparse.ArgumentParser):
    """Has the stages `play` (games to a file of rows) and `fit` (rows to a header of weights)."""

    def __init__(self, description: str, *, games: int, headers: Path) -> None:
        super().__init__(description=description)
        stages = self.add_subparsers(
            dest="stage", required=True, parser_class=argparse.ArgumentParser
        )
        self.play_stage = stages.add_parser("play", help="play games, and keep rows of them")
        add_play_arguments(self.play_stage, games=games)
        self.fit_stage = stages.add_parser("fit", help="find the weights, and write their header")
        self.fit_stage.add_argument("rows", type=Path, nargs="+", help="files that play wrote")
        self.fit_stage.add_argument("--headers", type=Path, default=headers, help="their folder")


def add_play_arguments(stage: argparse.ArgumentParser, *, games: int) -> None:
    """What every stage that plays games of one kind to a file of rows is told."""
    stage.add_argument("rows", type=Path, help="the file to write (.npz)")
    stage.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    stage.add_argument("--side", default="colored", choices=("colored", "gray"))
    stage.add_argument("--games", type=int, default=games)
    stage.add_argument("--seed", type=int, default=1)


def write_rows(path: Path, rows: NDArray[np.signedinteger], *, players: int, side: str) -> None:
    """Writes the rows of one kind of game."""
    np.savez_compressed(path, rows=rows, players=players, side=side)


def read_rows(paths: Sequence[Path]) -> tuple[int, str, list[NDArray[np.signedinteger]]]:
    """The number of players, the side, and the rows of each file. Files of several kinds end the
    program."""
    kinds, parts = set(), []
    for path in paths:
        with np.load(path) as file:
            # Older rows of unfinished rounds, always of 2 players, do not name them.
            players = int(file["players"]) if "players" in file else 2
            kinds.add((players, str(file["side"])))
            parts.append(file["rows"])
    if len(kinds) != 1:
        raise SystemExit(f"the files are of several kinds: {sorted(kinds)}")
    ((players, side),) = kinds
    return players, side, parts


def header_text(
    comment: Sequence[str], *, include: str, specialization: str, members: Iterable[str]
) -> str:
    """A C++ header with one specialized struct of constants."""
    lines = [
        *(f"// {each}" for each in comment),
        "#pragma once",
        "",
        f'#include "azulejos/search/{include}"',
        "",
        "namespace azulejos::search {",
        "",
        "// clang-format off",
        "template <>",
        f"struct {specialization} {{",
        *members,
        "};",
        "// clang-format on",
        "",
        "}  // namespace azulejos::search",
        "",
    ]
    return "\n".join(lines)
