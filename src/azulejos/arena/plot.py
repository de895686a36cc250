"""Draws the result of a match: ratings with intervals, and the shares over time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from azulejos.extras import require_extra

from .game_result import ArenaResult
from .match import Match
from .match_folder import ArenaError
from .ratings import Ratings
from .standings import Standings

FORMATS: Final = (".pdf", ".png", ".svg")
_MARKS: Final = "osD^vP*X"
_POINTS: Final = 200
"""Points of each curve."""


def check_plot(path: Path) -> None:
    """Raises ArenaError for an unusable file, MissingExtraError without matplotlib."""
    if path.suffix.lower() not in FORMATS:
        raise ArenaError(f"--plot: read {path}, expected a file ending in {', '.join(FORMATS)}")
    if not path.parent.is_dir():
        raise ArenaError(f"--plot: read {path}, expected a file in a folder that exists")
    require_extra("arena", "--plot")


def draw(match: Match, results: Sequence[ArenaResult], ratings: Ratings | None, path: Path) -> None:
    """Writes the picture in the format of the file's suffix."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - an extra, and slow to import

    figure = Figure(figsize=(11, max(3.5, 0.45 * len(match.entrants) + 2)), layout="constrained")
    left, right = figure.subplots(1, 2)
    standings = Standings(match, results)
    order = sorted(range(len(match.entrants)), key=lambda each: standings.entrants[each].share)
    for row, entrant in enumerate(order):
        standing = standings.entrants[entrant]
        middle, (low, high) = 100 * standing.share, standing.interval
        low, high = 100 * low, 100 * high
        if ratings is not None:
            rating = ratings.entrants[entrant]
            middle, low, high = rating.elo, rating.low, rating.high
        # An end that is not known is drawn as far out as the other one.
        below, above = middle - low, high - middle
        known = [each for each in (below, above) if math.isfinite(each)] or [0.0]
        error = [[each if math.isfinite(each) else known[0]] for each in (below, above)]
        mark = _MARKS[entrant % len(_MARKS)]
        left.errorbar(middle, row, xerr=error, fmt=mark, capsize=4, color=f"C{entrant}")
    left.set_yticks(range(len(order)), [match.entrants[each].name for each in order])
    left.set_xlabel("Share of the victories, %" if ratings is None else "Elo")
    left.set_title("95 % intervals")
    left.grid(axis="x", alpha=0.4)
    for entrant, (games, shares) in enumerate(_courses(match, results)):
        mark = _MARKS[entrant % len(_MARKS)]
        name = match.entrants[entrant].name
        right.plot(games, shares, label=name, marker=mark, markevery=0.2, color=f"C{entrant}")
    right.set_xlabel("Games")
    right.set_ylabel("Share of the victories so far, %")
    right.grid(alpha=0.4)
    right.legend(loc="upper left", bbox_to_anchor=(1, 1))
    figure.savefig(path)


def _courses(match: Match, results: Sequence[ArenaResult]) -> list[tuple[list[int], list[float]]]:
    """By entrant: numbers of games of the match, and its share in percent after each."""
    standings = Standings(match)
    courses: list[tuple[list[int], list[float]]] = [([], []) for _ in match.entrants]
    every = max(1, len(results) // _POINTS)
    for number, result in enumerate(sorted(results, key=lambda each: each.game), start=1):
        standings.add(result)
        if number % every == 0 or number == len(results):
            for entrant, (games, shares) in enumerate(courses):
                if standings.entrants[entrant].games:
                    games.append(number)
                    shares.append(100 * standings.entrants[entrant].share)
    return courses
