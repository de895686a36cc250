"""Playthroughs: what OpenSpiel asks of our games, at chosen states, as text; without the tensors,
which are long, and compared with `rules` elsewhere.

`python -m tests.envs.playthroughs` writes them anew.
"""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import azulejos.envs.open_spiel  # noqa: F401 - registers the game
from azulejos.rules import WallSide

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 1
_TENSOR = re.compile(r"^ObservationTensor\(\d.*\n(?:(?![A-Za-z#]).+\n)*", re.MULTILINE)


def games() -> dict[Path, str]:
    """The file of each kind of game, and how OpenSpiel loads it."""
    return {
        FOLDER / f"{players}-{side.value}.txt": (
            f"python_azulejos(players={players},side={side.value},max_rounds=2)"
        )
        for players, side in product((2, 3, 4), WallSide)
    }


def written(game: str) -> str:
    """The playthrough of a game."""
    return _TENSOR.sub("", playthrough(game, None, seed=SEED)).rstrip() + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, game in games().items():
        path.write_text(written(game), "utf-8")
