"""The player that searches. The core applies the level and its limits."""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from azulejos import native
from azulejos.rules import PlayerMove, Position, Rules

from .shipped_networks import networks_of
from .thinker import Info, Limits, Report, Settings, Stop, unheard

_LEVELS: Final = {players: tuple(native.levels(players)) for players in (2, 3, 4)}


def level_of(number: int, players: int) -> native.Level:
    """A level in a game of so many players. Its limits are the same in all."""
    return _LEVELS[players][number - 1]


SearchCall: TypeAlias = Callable[[], list[native.Variation]]
CarryOut: TypeAlias = Callable[[SearchCall], list[native.Variation]]


class SearchPlayer:
    """Chooses by search. It repeats exactly where nodes or depth are the only limits.

    Raises NetworkError at once if the networks that ship can't be used.
    """

    def __init__(self, carry_out: CarryOut = operator.call) -> None:
        """`carry_out` runs the search: here, or in another thread."""
        networks_of("")
        self._carry_out = carry_out
        self._made_for: tuple[int, str] | None = None
        self._searcher: native.Searcher | None = None

    def think(
        self,
        position: Position,
        limits: Limits,
        settings: Settings,
        stop: Stop,
        report: Report,
    ) -> PlayerMove:
        rules = position.rules
        is_several = settings.variations > 1
        is_whole = not limits.only

        def tell(variation: native.Variation) -> None:
            is_solved = variation.is_solved if is_whole else variation.is_exhausted
            report(_info_of(variation, rules, is_ranked=is_several, is_solved=is_solved))

        search = partial(
            self._searcher_of(settings).search,
            native.from_position(position),
            movetime=limits.movetime,
            nodes=limits.nodes,
            depth=limits.depth,
            infinite=limits.is_infinite,
            actions=[native.action_of(move, rules) for move in limits.only],
            variations=settings.variations,
            level=level_of(settings.level, rules.num_players),
            seed=settings.seed,
            threads=settings.threads,
            stop=stop.flag,
            report=None if report is unheard else tell,
        )
        best, *_ = self._carry_out(search)
        return native.move_of(best.actions[0], rules)

    def forget(self) -> None:
        """Clears the table."""
        if self._searcher is not None:
            self._searcher.forget()

    def _searcher_of(self, settings: Settings) -> native.Searcher:
        """Makes it when it is first needed, and anew when its size or network changes."""
        asked = (settings.hash_megabytes, settings.network)
        if self._searcher is None or self._made_for != asked:
            self._searcher = None  # frees the old table before the new one is made
            self._searcher = native.Searcher(settings.hash_megabytes, networks_of(settings.network))
            self._made_for = asked
        return self._searcher


def _info_of(
    variation: native.Variation, rules: Rules, *, is_ranked: bool, is_solved: bool
) -> Info:
    return Info(
        depth=variation.depth,
        nodes=variation.nodes,
        milliseconds=variation.milliseconds,
        pv=tuple(native.move_of(action, rules) for action in variation.actions),
        rank=variation.rank if is_ranked else None,
        win=tuple(variation.wins),
        points=tuple(variation.final_scores),
        is_solved=is_solved,
    )
