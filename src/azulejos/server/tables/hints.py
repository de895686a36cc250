"""The hint of each seat, kept while its table is in memory, to explain it on request."""

from __future__ import annotations

from dataclasses import dataclass, field

from azulejos.notation import parse_move
from azulejos.players.comparison import tell_comparison
from azulejos.rules import PlayerMove, Position
from azulejos.server.shares.fair_queue import Share
from azulejos.words.announcements import Names
from azulejos.words.hint_comparison import NO_HINT
from azulejos.words.hint_questions import asks_for_more
from azulejos.words.languages import Language
from azulejos.words.phrases import Speech
from azulejos.words.refusals import explain

from .bots import Bots


@dataclass(slots=True)
class LastHint:
    """A hint, the position it is for, and what is still to be told of its explanation."""

    position: Position
    move: PlayerMove
    more: Speech = ()


@dataclass(slots=True)
class Hints:
    """The last hint of each seat; of a companion all are seat 0's, since a table speaks as one."""

    last: dict[int, LastHint] = field(default_factory=dict)

    def note(self, seat: int, position: Position, move: PlayerMove) -> None:
        self.last[seat] = LastHint(position, move)

    def take_more(self, seat: int, text: str, language: Language) -> Speech:
        """The rest of the explanation, if a line right after it asks for it."""
        held = self.last.get(seat)
        if held is None:
            return ()
        if not held.more or not asks_for_more(text, language):
            held.more = ()
        return held.more

    async def explain(
        self,
        seat: int,
        position: Position,
        other: str | None,
        names: Names,
        *,
        bots: Bots,
        share: Share,
    ) -> Speech:
        """Why the seat's last hint is good, compared with another move in notation or, if that is
        None, with the next best one. Raises RefusedError if too many wait for the computer."""
        held = self.last.get(seat)
        if held is None or held.position != position:
            return NO_HINT.speech
        move = None if other is None else parse_move(other)
        refusal = None if move is None else position.why_not(move)
        if refusal is not None:
            return [explain(refusal, names)]
        found = await bots.compare(position, held.move, move, share)
        explanation = tell_comparison(position, found, names)
        held.more = explanation.more
        return explanation.speech
