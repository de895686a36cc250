"""Parses a line, typed or dictated, in any language.

A line is a move if everything in it belongs to one complete move; otherwise a question or an
order, if it has the word for one; otherwise it is unclear, and the answer says what the parser
understood and gives an example that works here. No line raises an exception, and the parser never
guesses: a line with a word too many never plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from azulejos.rules import Color, Move, Phase, Position

from .languages import Language
from .lexicon import PlaceKind, Use
from .move_parser import MoveParser
from .move_parts import MoveParts, move_parts
from .orders import Command
from .phrases import phrase
from .question_parser import QuestionParser, from_zero
from .questions import Question, Topic
from .taking_back import LastMove, read_correction, read_take_back
from .tokens import TokenKind, Word, find_keyword, read_tokens, read_words
from .typed_lines import Play, Request, Unclear

_MAX_CHARACTERS: Final = 500
_MAX_WORDS: Final = 40
_ENDS: Final = frozenset({"end", "beenden"})
"""Alone, these are orders."""


def parse_line(
    text: str,
    position: Position,
    language: Language,
    names: Sequence[str] = (),
    last: LastMove | None = None,
) -> Request:
    """Parses a line. `names` are the names of the seats, `last` is the move that `no, line 3`
    corrects; None where nothing is corrected so.

    Any text gets an answer. A complete move is a Play, legal or not.
    """
    moves = MoveParser(position, language, names)
    return _Reader(moves, QuestionParser(moves), last).read(text)


@dataclass(frozen=True, slots=True)
class _Reader:
    """Decides whether a line is a move, a question or an order."""

    moves: MoveParser
    questions: QuestionParser
    last: LastMove | None

    def read(self, text: str) -> Request:
        """Parses a line. An order with a question mark becomes a question about it."""
        request = self._read(text)
        if isinstance(request, Command) and text.rstrip().endswith("?"):
            return Question(Topic.HELP, text=request.order.value)
        return request

    def _read(self, text: str) -> Request:
        words = read_words(text[:_MAX_CHARACTERS], self.moves.language)
        if len(text) > _MAX_CHARACTERS or len(words) > _MAX_WORDS:
            return Unclear((phrase("unclear-long"), self.moves.example()))
        if not words:
            return Unclear((phrase("unclear-empty"), self.moves.example()))
        tokens = list(read_tokens(words))
        parts = move_parts(tokens)
        is_asked = text.rstrip().endswith("?")
        if (taken := read_take_back(words)) is not None:
            return taken
        if (corrected := read_correction(words, self.last, self._at)) is not None:
            return corrected
        if (tiling := self.moves.tiling(words, tokens)) is not None:
            return _asked(tiling) if is_asked else tiling
        if parts.move is not None and not _may_be_a_question(words, parts):
            played = self.moves.miscounted(parts) or Play(parts.move)
            return _asked(played) if is_asked else played
        if (move := _move_asked_for(words)) is not None:
            return Question(Topic.PREVIEW, move=move)
        if (color := _color_asked_for(words)) is not None:
            return Question(Topic.COLOR, color=color)
        found = _ending_asked_for(words, text) or find_keyword(words)
        if found is None and _asks_in_general(words):
            return Question(Topic.MOVES)
        if found is None:
            return self._lone(words) or self.moves.incomplete(parts)
        use, keyword = found
        request = self.questions.read(use, keyword, words)
        if isinstance(request, Unclear) and self._is_about_move(keyword, parts):
            return self.moves.incomplete(parts)
        return request

    def _at(self, text: str, position: Position) -> Request:
        """Parses a line at another position."""
        return parse_line(text, position, self.moves.language, self.moves.names)

    def _lone(self, words: Sequence[Word]) -> Request | None:
        """A single word: a color asks where it is, a player for a board; others set the voice."""
        tokens = list(read_tokens(words, self.questions.called()))
        if len(tokens) != 1:
            return None
        token, word = tokens[0], tokens[0].words[0]
        if token.kind is TokenKind.PLAYER and 1 <= (token.value or 0) <= len(
            self.moves.position.boards
        ):
            return Question(Topic.BOARD, seat=from_zero(token.value))
        if token.kind is TokenKind.COLOR:
            return Question(Topic.COLOR, color=word.color)
        return Command(word.setting.order, text=word.setting.value) if word.setting else None

    def _is_about_move(self, keyword: Word, parts: MoveParts) -> bool:
        """Whether an unclear question was meant as a move: `center black`, or `column`."""
        if self.moves.position.phase is Phase.WALL_TILING and keyword.place is PlaceKind.COLUMN:
            return True
        return keyword.place not in (None, PlaceKind.COLUMN) and parts.num_known > 1


def _may_be_a_question(words: Sequence[Word], parts: MoveParts) -> bool:
    """Whether a move like `w 2 3` begins with the letter of a question and has bare numbers.

    Playing a move by mistake is worse than asking again.
    """
    first = next(word for word in words if not word.is_filler)
    is_both = first.is_letter and first.color is not None and first.topic is not None
    return is_both and parts.has_bare_numbers


def _asked(request: Request) -> Request:
    """A move with a question mark asks for a preview."""
    return Question(Topic.PREVIEW, move=request.move) if isinstance(request, Play) else request


def _move_asked_for(words: Sequence[Word]) -> Move | None:
    """The move in a line that asks what it would do: `what would 1B1 do`."""
    said = [word for word in words if not word.is_asking]
    if len(said) == len(words) or not said:
        return None
    return move_parts(list(read_tokens(said))).move


def _color_asked_for(words: Sequence[Word]) -> Color | None:
    """The color in a line that asks only about it: `how many red are there`."""
    said = [word for word in words if not word.is_filler and not word.is_asking]
    is_asked = any(word.is_asking for word in words)
    return said[0].color if is_asked and len(said) == 1 else None


def _ending_asked_for(words: Sequence[Word], text: str) -> tuple[Use, Word] | None:
    """The word for the end in a question about it: `can Max end the game this round?`"""
    is_asked = text.rstrip().endswith("?") or any(word.is_asking for word in words)
    ends = [word for word in words if word.topic is Topic.ENDING or word.folded in _ENDS]
    return (Topic.ENDING, ends[0]) if is_asked and ends and len(words) > 1 else None


def _asks_in_general(words: Sequence[Word]) -> bool:
    """Whether a line asks in general what to do: `what can I do`."""
    is_asked = any(word.is_asking for word in words)
    return is_asked and len(words) > 2 and all(word.is_asking or word.is_filler for word in words)
