"""The result of a match as one JSON object: `azulejos arena --json`."""

from __future__ import annotations

import math
from dataclasses import asdict
from pathlib import Path

from .match import Match, describe
from .ratings import Rating, Ratings
from .sprt import SprtState
from .standings import Standings


def report(
    match: Match,
    standings: Standings,
    ratings: Ratings | None,
    test: SprtState | None,
    folder: Path,
) -> dict[str, object]:
    """Everything in the table, plus times and nodes."""
    entrants = []
    for index, row in enumerate(standings.entrants):
        low, high = row.interval
        entrants.append(
            {
                "name": match.entrants[index].name,
                **asdict(row),
                "lost": row.lost,
                "share": row.share,
                "share_low": low,
                "share_high": high,
                "rating": None if ratings is None else _finite(ratings.entrants[index]),
            }
        )
    anchor = None if ratings is None else ratings.anchor
    difference = None if ratings is None else ratings.difference
    return {
        "match": describe(match) | {"games": match.num_deals * match.rules.num_players},
        "games": standings.num_games,
        "entrants": entrants,
        "anchor": None if anchor is None else match.entrants[anchor].name,
        "difference": None if difference is None else _finite(difference),
        "sprt": None if test is None else asdict(test) | {"verdict": test.verdict.value},
        "folder": str(folder),
    }


def _finite(rating: Rating) -> dict[str, float | None]:
    """Null stands for an unknown end of an interval: JSON has no infinity."""
    return {name: each if math.isfinite(each) else None for name, each in asdict(rating).items()}
