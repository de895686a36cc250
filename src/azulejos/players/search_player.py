"""The player that searches: the core looks ahead to the end of the round and values what is there.

What a level sees and looks at is the core's business too (`native.levels`).
"""

from __future__ import annotations

import operator
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from azulejos import native
from azulejos.rules import PlayerMove, Position, Rules

from .shipped_networks import networks_of
from .thinker import Info, Limits, Report, Settings, Stop, unheard

LEVELS: Final = tuple(native.levels())
"""The weakest first."""


Search: TypeAlias = Callable[[], list[native.Variation]]
CarryOut: TypeAlias = Callable[[Search], list[native.Variation]]


class SearchPlayer:
    """Chooses by search. It repeats exactly where its limit is nodes or depth alone.

    Raises NetworkError, at once, where the networks that ship can't be used.
    """

    def __init__(self, carry_out: CarryOut = operator.call) -> None:
        """`carry_out` calls what it is given: the search itself, elsewhere if it wants to."""
        networks_of("")
        self._carry_out = carry_out
        self._made_for: tuple[int, str] | None = None
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
        search = partial(
            self._searcher_of(settings).search,
            native.from_position(position),
            movetime=limits.movetime,
            nodes=limits.nodes,
            depth=limits.depth,
            variations=settings.variations,
            level=LEVELS[settings.level - 1],
            seed=settings.seed,
            threads=settings.threads,
            stop=stop.flag if isinstance(stop, Stop) else None,
            should_stop=None if isinstance(stop, Stop) else stop.is_set,
            report=None if report is unheard else tell,
        )
        best, *_ = self._carry_out(search)
        return native.move_of(best.actions[0], rules)

    def forget(self) -> None:
        """Clears the table."""
        if self._searcher is not None:
            self._searcher.forget()

    def _searcher_of(self, settings: Settings) -> native.Searcher:
        """Made when it is first needed, and anew when its size or its network changes."""
        asked = (settings.hash_megabytes, settings.network)
        if self._searcher is None or self._made_for != asked:
            self._searcher = None  # frees the old table before the new one is made
            self._searcher = native.Searcher(settings.hash_megabytes, networks_of(settings.network))
            self._made_for = asked
        return self._searcher


def with_level_limit(limits: Limits, level: int) -> Limits:
    """The limits with the level's own: the first reached counts.

    The strongest has none but the time it is given, and takes a second where that is not said.
    """
    own = LEVELS[level - 1]
    if limits == Limits():
        limits = Limits(movetime=own.milliseconds)
    return replace(
        limits, nodes=_lower(limits.nodes, own.nodes), depth=_lower(limits.depth, own.depth)
    )


def _lower(limit: int | None, other: int | None) -> int | None:
    return min((each for each in (limit, other) if each is not None), default=None)


def _info_of(variation: native.Variation, rules: Rules, *, is_ranked: bool) -> Info:
    return Info(
        depth=variation.depth,
        nodes=variation.nodes,
        milliseconds=variation.milliseconds,
        pv=tuple(native.move_of(action, rules) for action in variation.actions),
        rank=variation.rank if is_ranked else None,
        win=tuple(variation.wins),
        points=tuple(variation.final_scores),
        is_solved=variation.is_solved,
    )
