"""The texts of a match for people: score, failures, table, verdict."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from .game_result import ArenaResult
from .match import Match
from .ratings import Rating, Ratings
from .schedule import num_games
from .sprt import SprtState, Verdict
from .standings import Standing, Standings

_NAME_WIDTH: Final = 28
_LEADERS: Final = 3
"""Entrants that the score names, if there are more than two."""


def score_text(match: Match, standings: Standings) -> str:
    """The score so far, briefly."""
    rows = standings.entrants
    if len(rows) == 2:
        first, second = (each.name for each in match.entrants)
        return f"{first} {rows[0].score:g} : {rows[1].score:g} {second}"
    order = sorted(range(len(rows)), key=lambda each: -round(rows[each].share, 9))
    shares = [
        f"{match.entrants[each].name} {100 * rows[each].share:.0f} %" for each in order[:_LEADERS]
    ]
    return ", ".join(shares) + (", …" if len(rows) > _LEADERS else "")


def sprt_text(state: SprtState) -> str:
    """The state of the sequential test, briefly."""
    return f"LLR {state.llr:+.2f} ({state.lower:.2f} to {state.upper:.2f})"


def failure_lines(match: Match, result: ArenaResult, *, with_lines: bool) -> list[str]:
    """Why a player failed, and optionally the last lines it exchanged."""
    failure = result.failure
    assert failure is not None
    name = match.entrants[result.seats[failure.seat]].name
    told = [f"game {result.game + 1}: {name} loses by {failure.kind}: {failure.reason}"]
    if with_lines:
        told += [f"    {each}" for each in failure.last_lines]
    # A program's output must not control the terminal.
    return ["".join(each if each.isprintable() else "?" for each in text) for text in told]


def heading(match: Match, standings: Standings) -> str:
    """The heading of the table: what was played."""
    players, side = match.rules.num_players, match.rules.side.value
    played, due = standings.num_games, num_games(match)
    count = f"{played:,} games" if played == due else f"{played:,} of {due:,} games"
    return f"{len(match.entrants)} entrants, {players} players, {side} side, {count}"


def table_lines(match: Match, standings: Standings, ratings: Ratings | None) -> list[str]:
    """A row for each entrant, best first."""
    rows = standings.entrants
    order = sorted(range(len(rows)), key=lambda each: -round(rows[each].share, 9))
    table = [_head(ratings is not None, match.is_timed)]
    for each in order:
        rating = None if ratings is None else ratings.entrants[each]
        cells = [_shortened(match.entrants[each].name), *_counts(rows[each])]
        if rating is not None:
            is_anchor = ratings is not None and ratings.anchor == each
            cells += [f"{_whole(rating.elo)}", "anchor" if is_anchor else _interval(rating)]
        cells += [_average(rows[each]), str(rows[each].failed)]
        if match.is_timed:
            cells += _times(rows[each])
        table.append(cells)
    return _aligned(table)


def difference_text(match: Match, ratings: Ratings) -> str | None:
    """For two entrants, the lead of the first."""
    if ratings.difference is None:
        return None
    ahead = ratings.difference
    first, second = (each.name for each in match.entrants)
    return f"{first} against {second}: {_whole(ahead.elo)} Elo (95 %: {_interval(ahead)})"


def verdict_text(match: Match, state: SprtState) -> str:
    """The verdict of the sequential test."""
    bounds = match.sprt
    assert bounds is not None
    name = match.entrants[0].name
    said = {
        Verdict.ELO1: f"{name} is better by {bounds.elo1:g} Elo, rather than by {bounds.elo0:g}",
        Verdict.ELO0: f"{name} is not better by {bounds.elo1:g} Elo, rather by {bounds.elo0:g}",
        Verdict.UNDECIDED: "undecided",
    }
    return f"SPRT: {said[state.verdict]}; {sprt_text(state)} after {state.pairs:,} deals"


def _head(is_rated: bool, is_timed: bool) -> list[str]:
    rated = ["Elo", "95 %"] if is_rated else []
    timed = ["ms/move", "longest"] if is_timed else []
    counts = ["player", "games", "won", "shared", "lost", "share", "95 %"]
    return [*counts, *rated, "points", "failed", *timed]


def _counts(row: Standing) -> list[str]:
    low, high = row.interval
    interval = f"{100 * low:.1f} to {100 * high:.1f}"
    counts = [f"{count:,}" for count in (row.games, row.won, row.shared, row.lost)]
    return [*counts, f"{100 * row.share:.1f} %", interval]


def _interval(rating: Rating) -> str:
    if math.isinf(rating.high):
        return f"above {_whole(rating.low)}" if math.isfinite(rating.low) else "-"
    if math.isinf(rating.low):
        return f"below {_whole(rating.high)}"
    return f"{_whole(rating.low)} to {_whole(rating.high)}"


def _whole(elo: float) -> str:
    """A signed integer; never -0."""
    return f"{round(elo):+d}"


def _average(row: Standing) -> str:
    """Points a game; aborted games do not count."""
    return f"{row.points / row.finished:.1f}" if row.finished else "-"


def _times(row: Standing) -> list[str]:
    average = f"{row.milliseconds / row.moves:.1f}" if row.moves else "-"
    return [average, f"{row.longest:.0f}"]


def _shortened(name: str) -> str:
    return name if len(name) <= _NAME_WIDTH else name[: _NAME_WIDTH - 1] + "…"


def _aligned(table: Sequence[Sequence[str]]) -> list[str]:
    """Aligns the first column left and the others right, two spaces apart."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip()
        for row in table
    ]
