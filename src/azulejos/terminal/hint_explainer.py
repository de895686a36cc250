"""Explains the last hint: `why`, `why not 3R2`, then `more`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.notation import parse_move
from azulejos.players import Comparison
from azulejos.players.comparison import tell_comparison
from azulejos.rules import PlayerMove, Position
from azulejos.words.hint_comparison import NO_HINT
from azulejos.words.hint_questions import asks_for_more
from azulejos.words.phrases import Argument, Speech, phrase

from .computer import Computer, ThinkingError
from .modes import Front, refuse


@dataclass(frozen=True, slots=True)
class WhyAsked:
    """A hint to explain, by another move or, if that is None, by the next best one."""

    position: Position
    best: PlayerMove
    other: PlayerMove | None


class HintExplainer:
    """Remembers the last hint and its explanation."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self.hinted: tuple[Position, PlayerMove] | None = None
        """The last hint, and the position it is for."""
        self._more: Speech = ()

    def asked(
        self, text: str | None, position: Position, names: Sequence[Argument]
    ) -> WhyAsked | None:
        """What to compare: `text` is a move in notation, or None. If there is nothing to compare,
        tells why."""
        if self.hinted is None or self.hinted[0] != position:
            self._front.speaker.say(NO_HINT.speech)
            return None
        other = None if text is None else parse_move(text)
        refusal = None if other is None else position.why_not(other)
        if refusal is not None and other is not None:
            self._front.speaker.say(refuse(refusal, other, position, names))
            return None
        return WhyAsked(position, self.hinted[1], other)

    def explain(self, asked: WhyAsked, names: Sequence[Argument], computer: Computer) -> None:
        """Thinks, and tells why."""
        try:
            found = computer.compare(asked.position, asked.best, asked.other)
        except ThinkingError as error:
            self._front.say(phrase("hint-failed", error=str(error)))
        else:
            self.tell(asked.position, found, names)

    def tell(self, position: Position, found: Comparison | None, names: Sequence[Argument]) -> None:
        """Tells why in one or two sentences, and keeps the rest."""
        explanation = tell_comparison(position, found, names)
        self._more = explanation.more
        self._front.speaker.say(explanation.speech)

    def tell_more(self, typed: str) -> bool:
        """Tells the rest if a line, right after the explanation, asks for it."""
        speaker = self._front.speaker
        if not self._more or not asks_for_more(typed, speaker.voice.language):
            return False
        speaker.start_answer()
        speaker.say(self._more)
        return True

    def forget_more(self) -> None:
        """Anything else that is typed ends the explanation."""
        self._more = ()
