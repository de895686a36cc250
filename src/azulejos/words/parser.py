"""Parses a line, typed or dictated, in any language.

A line is a move if everything in it belongs to one complete move; otherwise a question or an
order, if it has the word for one; otherwise it is unclear, and the answer says what the parser
understood and gives an example that works here. No line raises an exception, and the parser never
guesses: a line with a word too many never plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from azulejos.rules import SIZE, Color, Move, Phase, Position

from .hint_questions import read_why
from .languages import Language
from .lexicon import PlaceKind, Use
from .moods import Mood, late_mood_of, mood_of
from .move_parser import MoveParser
from .move_parts import MoveParts, move_parts
from .online_orders import is_online_order
from .orders import Command, Order
from .phrases import phrase
from .question_parser import QuestionParser, from_zero
from .questions import Question, Topic
from .second_opinion import read_again
from .senses import MOVING
from .sentence_columns import read_column
from .sentence_moves import STOPS, MoveRead, read_move
from .sentence_questions import read_question
from .sentences import Sentence, read_sentence
from .taking_back import LastMove, read_correction, read_take_back
from .tokens import Token, TokenKind, Word, find_keyword, read_tokens, read_words
from .typed_lines import Play, Request, Unclear
from .unclear_moves import explain_move

_MAX_CHARACTERS: Final = 500
_MAX_WORDS: Final = 40
_VAGUE: Final = frozenset(
    {
        "unclear-words",
        "unclear-stray",
        "unclear-understood",
        "unclear-move-parts",
    }
)
"""Answers that only say which words weren't understood: a sentence may still mean something."""
_TELLING: Final = frozenset({"about", "order", "mood", "who"})
"""Sections whose words can make a line a question or an order."""
_SHORT: Final = 2
"""Lines with so few words are read as keywords first."""
_ENDS: Final = frozenset({"end", "beenden"})
"""Alone, these are orders."""


def parse_line(
    text: str,
    position: Position,
    language: Language,
    names: Sequence[str] = (),
    last: LastMove | None = None,
    *,
    asked: Question | None = None,
) -> Request:
    """Parses a line. `names` are the names of the seats, `last` is the move that `no, line 3`
    corrects; None where nothing is corrected so. `asked` is the question before this line, which
    `and in row two?` goes on from.

    Any text gets an answer. A complete move is a Play, legal or not.
    """
    request = parse_by_rules(text, position, language, names, last)
    return read_again(request, text, position, language, names, asked)


def parse_by_rules(
    text: str,
    position: Position,
    language: Language,
    names: Sequence[str] = (),
    last: LastMove | None = None,
) -> Request:
    """Parses a line without what was learned from the labelled lines."""
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
        is_hint = request == Command(Order.HINT)
        is_asked = isinstance(request, Command) and request.order is Order.WHY
        is_asked |= is_hint
        if isinstance(request, Command) and text.rstrip().endswith("?") and not is_asked:
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
        sentence = read_sentence(text, self.moves.language, self.moves.names)
        mood = mood_of(sentence)
        is_doubtful = mood.has_word and mood.is_asked
        is_doubtful |= any(part.says(*STOPS) for part in sentence.words)
        if (taken := read_take_back(words)) is not None:
            return taken
        if (corrected := read_correction(words, self.last, self._at)) is not None:
            return corrected
        if (why := read_why(words, self.moves.language, self._here)) is not None:
            return why
        if not is_doubtful:
            exact = self._exact_move(words, tokens, parts, sentence)
            if exact is not None:
                return _asked(exact) if sentence.is_asked else exact
        return self._meant(words, parts, sentence, mood)

    def _exact_move(
        self, words: list[Word], tokens: list[Token], parts: MoveParts, sentence: Sentence
    ) -> Request | None:
        """A move in the short forms: the notation, or a column by its number."""
        if (tiling := self.moves.tiling(words, tokens)) is not None:
            return tiling
        has_word = any(part.color is not None for part in sentence.words)
        if has_word or parts.move is None or _may_be_a_question(words, parts):
            return None
        return self.moves.miscounted(parts) or Play(parts.move)

    def _meant(
        self, words: list[Word], parts: MoveParts, sentence: Sentence, mood: Mood
    ) -> Request:
        """What a sentence means: a move, a question or an order."""
        if not mood.is_asked:
            return self._told(words, parts, sentence, mood)
        if not mood.has_word and parts.move is not None:
            return self.moves.miscounted(parts) or Question(Topic.PREVIEW, move=parts.move)
        is_short = len(words) <= _SHORT or not mood.has_word
        exact = self._keyword(words, parts, sentence.text) if is_short else None
        if exact is not None and not isinstance(exact, Unclear):
            return exact
        asked = read_question(sentence, self.moves.position, mood)
        exact = asked or exact or self._keyword(words, parts, sentence.text)
        if not isinstance(exact, Unclear) or exact is asked:
            return exact
        return read_question(sentence, self.moves.position, mood, is_last=True) or exact

    def _told(self, words: list[Word], parts: MoveParts, sentence: Sentence, mood: Mood) -> Request:
        """What a sentence tells: a move or a column; otherwise an order or a question."""
        position = self.moves.position
        read = read_move(sentence, position) if _is_offer(position) else None
        has_word = any(part.color is not None for part in sentence.words)
        if read is not None and read.move is not None and has_word:
            late = late_mood_of(sentence)  # `red from 1 to line 5, is it full then`
            is_asked = late is not None and late.is_yes_no
            return Question(Topic.PREVIEW, move=read.move) if is_asked else Play(read.move)
        if (advice := self._advice(sentence, mood)) is not None:
            return advice
        is_doubtful = not sentence.senses.isdisjoint(STOPS)
        is_over = not _is_offer(position) and position.phase is not Phase.WALL_TILING
        if is_over and parts.move is not None and not is_doubtful:
            return Play(parts.move)  # for the rules to refuse
        exact = self._keyword(words, parts, sentence.text)
        if sentence.is_order or isinstance(exact, Unclear):
            exact = self._order(sentence, mood, read) or exact
        if isinstance(exact, Unclear):
            exact = self._asked_late(sentence, read) or exact
        is_told = read is not None and read.is_about_move and MOVING in sentence.senses
        if not isinstance(exact, Unclear) and not (is_told and isinstance(exact, Question)):
            return exact
        if read is not None and read.move is not None and not _may_be_a_question(words, parts):
            return Play(read.move)
        if position.phase is Phase.WALL_TILING and (tiled := self._column(sentence)) is not None:
            return tiled
        said = exact.answer[0].id if isinstance(exact, Unclear) else None
        is_vague = said is None or said in _VAGUE
        is_vague |= said == "unclear-missing" and len(words) > _SHORT
        if read is None and not position.is_over and MOVING in sentence.senses:
            return exact
        if read is not None and read.is_about_move and (is_vague or read.is_doubtful):
            listed = read_question(sentence, position, mood) if _lists_places(sentence) else None
            return listed or explain_move(read, self.moves)
        if not is_vague:
            return exact
        if is_online_order(sentence.text):
            return exact
        says_much = not sentence.sections.isdisjoint(_TELLING)
        says_much |= any(part.seat is not None for part in sentence.words)
        meant = read_question(sentence, position, mood, is_last=True) if says_much else None
        return meant or exact

    def _advice(self, sentence: Sentence, mood: Mood) -> Question | None:
        """`would you take red or blue`: what is better, and no request to move."""
        if not mood.is_request or "or" not in sentence.senses:
            return None
        asked = read_question(sentence, self.moves.position, replace(mood, is_asked=True))
        is_advice = isinstance(asked, Question) and asked.topic is Topic.MOVES
        return asked if is_advice and isinstance(asked, Question) else None

    def _asked_late(self, sentence: Sentence, read: MoveRead | None) -> Request | None:
        """What a sentence asks after a few words, if it names no move."""
        if read is not None and read.moves:
            return None
        mood = late_mood_of(sentence)
        return None if mood is None else read_question(sentence, self.moves.position, mood)

    def _order(self, sentence: Sentence, mood: Mood, read: MoveRead | None) -> Request | None:
        """What a sentence with a word for an order asks or orders, if it names no move."""
        if "order" not in sentence.sections or (read is not None and read.moves):
            return None
        meant = read_question(sentence, self.moves.position, mood)
        names_tiles = read is not None and bool(read.colors)
        if sentence.is_order and (isinstance(meant, Command) or not names_tiles):
            return meant
        if is_online_order(sentence.text):
            return None
        return meant if isinstance(meant, Command) and not names_tiles else None

    def _column(self, sentence: Sentence) -> Request | None:
        """The column that a sentence chooses."""
        position = self.moves.position
        read = read_column(sentence, position)
        row = next(position.board.complete_pattern_lines)[0]
        numbers = {*read.columns, *read.rows}
        if not all(0 <= number < SIZE for number in numbers):
            return None
        move = read.move(row)
        return None if move is None else Play(move)

    def _keyword(self, words: list[Word], parts: MoveParts, text: str) -> Request:
        """A question or an order by its keyword; otherwise what is unclear."""
        # `why is it my turn`: what is asked for is said besides.
        words = (words[1:] if words[0].order is Order.WHY else words) or words
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

    def _here(self, text: str) -> Request:
        """Parses a line by itself."""
        return self._at(text, self.moves.position)

    def _at(self, text: str, position: Position) -> Request:
        """Parses a line at another position."""
        return parse_by_rules(text, position, self.moves.language, self.moves.names)

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


def _is_offer(position: Position) -> bool:
    return position.phase is Phase.FACTORY_OFFER


def _lists_places(sentence: Sentence) -> bool:
    """Whether a line only says which places to read: `factories, not the center`."""
    is_list = {"factory", "center"} <= sentence.senses
    return is_list and all(part.number is None and part.color is None for part in sentence.words)


def _may_be_a_question(words: Sequence[Word], parts: MoveParts) -> bool:
    """Whether a move like `w 2 3` begins with the letter of a question and has bare numbers.

    Playing a move by mistake is worse than asking again.
    """
    first = next((word for word in words if not word.is_filler), words[0])
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
