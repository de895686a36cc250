"""Reads a line a second time: what the rules make of it is one sign among others for the reader
that learned from labelled lines.

A move stays what it is, and no line becomes one here. What ends or changes a game is ordered by
the rules, or by a line that can hardly mean anything else, and never by a question.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from azulejos.rules import Phase, Position

from .follow_ups import follow_up
from .intents import MOVE, NOTHING, meaning_of, parse_meaning
from .languages import Language
from .learned_reader import Candidate, Learned, known_meaning, load_learned
from .line_features import features_of
from .moods import Mood, late_mood_of, mood_of
from .online_orders import is_online_order
from .orders import Command, Order
from .phrases import Phrase, phrase
from .question_slots import Slots, find_signs, find_slots
from .questions import Question, Topic
from .senses import split
from .sentence_moves import STOPS, read_move
from .sentence_questions import request_for
from .sentences import Sentence, read_sentence
from .tokens import read_words
from .typed_lines import Request, Unclear
from .unclear import either

_SHORTEST: Final = 3
"""Lines with fewer words are keywords, and mean what the rules say."""
_LONGEST: Final = 40
_SURE: Final = 0.35
"""Below it, the learned reader leaves a line to the rules."""
_LIKELY: Final = 0.2
"""What only the rules read is offered, and not answered, if it is less likely than this."""
DOUBTFUL: Final = "doubtful"
"""No meaning, but a choice of two."""
_SURE_OF_CHANGES: Final = 0.9
_CHANGING: Final = frozenset({Order.UNDO, Order.RESIGN, Order.NEW, Order.QUIT})
_NEGATED: Final = frozenset({Order.UNDO, Order.NEW})
"""Only these are taken back by a negation: who doesn't want to go on quits or resigns."""
_PLACES: Final = frozenset({"#line", "#row", "#column", "#factory", "#center", "#color"})
_OF_SOMETHING_ELSE: Final = {
    Order.UNDO: frozenset({"#center"}),
    Order.QUIT: _PLACES,
    Order.NEW: _PLACES | {"round"},
    Order.RESIGN: _PLACES | {"#player"},
}
"""With one of these, a line is about that."""


@dataclass(frozen=True, slots=True)
class SeenLine:
    """A line with what decides its meaning."""

    sentence: Sentence
    mood: Mood
    slots: Slots
    position: Position

    def features(self, ruled: str | None) -> Mapping[str, float]:
        """What the learned reader sees. `ruled` is what the rules take the line for."""
        return features_of(self.sentence, self.slots.said, ruled)

    @property
    def is_about_move(self) -> bool:
        """Whether it tells a part of a move, or what nobody can play: what is missing or wrong is
        explained."""
        if self.mood.is_asked or late_mood_of(self.sentence) is not None:
            return False
        if self.position.phase is Phase.WALL_TILING:
            return "#column" in self.slots.said
        is_offer = self.position.phase is Phase.FACTORY_OFFER
        return is_offer and read_move(self.sentence, self.position).is_about_move

    def request(self, candidate: Candidate) -> Request | None:
        """The meaning with what the line names; None if it may not mean that."""
        meaning = parse_meaning(candidate.meaning)
        if meaning.order in _CHANGING and not self._may_change(candidate):
            return None
        mood = self.mood if self.mood.is_asked else late_mood_of(self.sentence) or self.mood
        return request_for(meaning, self.slots, mood, self.position)

    def orders_for_sure(self, order: Order) -> bool:
        """Whether nothing that it says speaks against an order that changes or ends the game: a
        question, `don't undo`, `give up on row 4`, `max resigns`."""
        said = self.slots.said
        if order is Order.UNDO and "undo" not in said:
            return True  # `stimmt nicht` says that the last move was wrong
        is_asked = self.mood.is_asked and not self.mood.is_request
        is_negated = order in _NEGATED and "not" in said
        return not (is_asked or is_negated or _OF_SOMETHING_ELSE[order] & said)

    def _may_change(self, candidate: Candidate) -> bool:
        is_asked = self.mood.is_asked or self.sentence.is_asked
        is_doubtful = not self.sentence.senses.isdisjoint(STOPS)
        return candidate.probability >= _SURE_OF_CHANGES and not (is_asked or is_doubtful)


def read_again(  # noqa: PLR0917 - those of a line, and what the rules read
    request: Request,
    text: str,
    position: Position,
    language: Language,
    names: Sequence[str],
    asked: Question | None,
) -> Request:
    """What a line means that the rules read as `request`. `asked` is the question before it."""
    read = _read_again(request, text, position, language, names, asked)
    if not isinstance(read, Command) or read.order not in _CHANGING:
        return read
    if _is_short_form(text, language, names):
        return read
    if known_meaning(text, language, position.phase) is not None:
        return read
    if seen_line(text, position, language, names).orders_for_sure(read.order):
        return read
    return Unclear((phrase("how-to-get-help"),))


def _read_again(  # noqa: PLR0917 - as above
    request: Request,
    text: str,
    position: Position,
    language: Language,
    names: Sequence[str],
    asked: Question | None,
) -> Request:
    ruled = meaning_of(request)
    num_words = sum(1 for _ in split(text))
    if _is_command(request, text, language):
        return request
    is_short = num_words < _SHORTEST
    known = None if is_short else known_meaning(text, language, position.phase)
    is_short |= _is_short_form(text, language, names)
    is_exact = ruled == MOVE or (is_short and asked is None)
    if not 0 < num_words <= _LONGEST or (known is None and is_exact):
        return request
    seen = seen_line(text, position, language, names)
    if not seen.sentence.words or "namesake" in seen.sentence.senses:
        return request
    if (more := follow_up(seen.sentence, seen.slots, asked, position)) is not None:
        return more
    if known is None and (is_short or (ruled == NOTHING and seen.is_about_move)):
        return request
    learned = load_learned()
    candidates = learned.read(seen.features(ruled))
    if known is not None:
        candidates = [Candidate(known, 1.0), *candidates]
    meaning = chosen(ruled, candidates)
    if meaning == DOUBTFUL:
        return Unclear((_offer(learned, candidates, seen.sentence.language),))
    if meaning == NOTHING != ruled:
        return Unclear((phrase("how-to-get-help"),))
    return request if meaning == ruled else seen.request(candidates[0]) or request


def chosen(ruled: str, candidates: Sequence[Candidate]) -> str:
    """What a line means that the rules take for `ruled`: that, the likeliest of what the learned
    reader takes it for, or `doubtful`."""
    likeliest = candidates[0]
    if likeliest.meaning == MOVE:
        return ruled
    if likeliest.probability >= _SURE:
        return likeliest.meaning
    share = next((each.probability for each in candidates if each.meaning == ruled), 0.0)
    return ruled if ruled == NOTHING or share >= _LIKELY else DOUBTFUL


def _offer(learned: Learned, candidates: Sequence[Candidate], language: Language) -> Phrase:
    """Asks which of the two likeliest meanings is meant, each as people say it."""
    meant = [each.meaning for each in candidates if each.meaning not in (MOVE, NOTHING)][:2]
    lines = [learned.spoken(meaning, language) for meaning in meant]
    quoted = [phrase("unclear-quoted", text=line) for line in lines]
    return phrase("unclear-meant", words=either(quoted))


def _is_command(request: Request, text: str, language: Language) -> bool:
    """Whether a line is an exact command: `help where is red`, `why not 1R3`, or one of an online
    table."""
    if isinstance(request, Command) and request.order is Order.WHY:
        return True
    words = read_words(text, language)
    is_help = isinstance(request, Question) and request.topic is Topic.HELP
    return is_online_order(text) or (is_help and bool(words) and words[0].topic is Topic.HELP)


def _is_short_form(text: str, language: Language, names: Sequence[str]) -> bool:
    """Whether a line has only words of commands, and asks nothing: `wall row 2 of Max`."""
    called = {word.folded for name in names for word in read_words(name, language)}
    words = read_words(text, language)
    return all((word.is_known or word.folded in called) and not word.is_asking for word in words)


def seen_line(text: str, position: Position, language: Language, names: Sequence[str]) -> SeenLine:
    """A line as the learned reader sees it."""
    sentence = read_sentence(text, language, names)
    mood = mood_of(sentence)
    slots = find_slots(sentence, position)
    slots.said = sentence.senses | find_signs(slots, mood, sentence, position)
    return SeenLine(sentence, mood, slots, position)
