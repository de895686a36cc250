"""The player that searches: the core looks ahead to the end of the round and values what is there.

The levels below the strongest look at fewer positions and overlook moves (`noticed_moves`). How
much each level looks at is a first guess, not yet tuned against the others.
"""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import Final

from azulejos import native
from azulejos.rules import PlayerMove, Position, Rules

from .one_ply import STRONGEST_LEVEL, noticed_moves
from .thinking import Info, Limits, Report, Settings

LEVEL_NODES: Final = {1: 1, 2: 20, 3: 60, 4: 200, 5: 600, 6: 2_000, 7: 20_000}
"""Positions that a level looks at for a move, where no limit is set: under 100 ms each."""
STRONGEST_MILLISECONDS: Final = 1_000
"""What the strongest level takes, where no limit is set."""


class SearchPlayer:
    """Chooses by search. It repeats exactly where its limit is nodes or depth alone."""

    def __init__(self) -> None:
        self._megabytes = 0
        self._searcher: native.Searcher | None = None

    def think(
        self,
        position: Position,
        limits: Limits,
        settings: Settings,
        stop: threading.Event,
        report: Report,
    ) -> PlayerMove:
        rules = position.rules
        is_several = settings.variations > 1

        def tell(variation: native.Variation) -> None:
            report(_info_of(variation, rules, is_ranked=is_several))

        limits = with_level_limit(limits, settings.level)
        noticed = [] if settings.level == STRONGEST_LEVEL else noticed_moves(position, settings)
        best, *_ = self._searcher_of(settings).search(
            native.from_position(position),
            movetime=limits.movetime,
            nodes=limits.nodes,
            depth=limits.depth,
            variations=settings.variations,
            actions=[native.action_of(move, rules) for move in noticed],
            should_stop=stop.is_set,
            report=tell,
        )
        return native.move_of(best.actions[0], rules)

    def forget(self) -> None:
        """Clears the table."""
        if self._searcher is not None:
            self._searcher.forget()

    def _searcher_of(self, settings: Settings) -> native.Searcher:
        """The table is made when it is first needed, and anew when its size changes."""
        if self._searcher is None or self._megabytes != settings.hash_megabytes:
            self._searcher = None  # frees the old table before the new one is made
            self._searcher = native.Searcher(settings.hash_megabytes)
            self._megabytes = settings.hash_megabytes
        return self._searcher


def with_level_limit(limits: Limits, level: int) -> Limits:
    """The limits, or the level's own where there are none."""
    if limits != Limits():
        return limits
    if level == STRONGEST_LEVEL:
        return replace(limits, movetime=STRONGEST_MILLISECONDS)
    return replace(limits, nodes=LEVEL_NODES[level])


def _info_of(variation: native.Variation, rules: Rules, *, is_ranked: bool) -> Info:
    return Info(
        depth=variation.depth,
        nodes=variation.nodes,
        milliseconds=variation.milliseconds,
        pv=tuple(native.move_of(action, rules) for action in variation.actions),
        rank=variation.rank if is_ranked else None,
        win=tuple(variation.wins),
        is_solved=variation.is_solved,
    )
