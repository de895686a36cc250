"""Parses questions and orders: a keyword with its numbers, places and players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from azulejos.rules import MAX_PLAYERS, MIN_PLAYERS, SIZE, Color, Phase, TilingMove

from .levels import LEVELS
from .lexicon import NUMBERED, Use
from .move_parser import MoveParser
from .move_parts import SOURCE_KINDS, move_parts, source_of
from .orders import Command, Order
from .phrases import Phrase, phrase
from .questions import Question, Topic
from .refusals import explain
from .things import color_name
from .tokens import MAX_NUMBER, Token, TokenKind, Word, read_tokens, read_words
from .typed_lines import Play, Request, Unclear
from .unclear import missing, no_such, quoted, tell_strays, text_of, unknown_words, usage

# What bare numbers stand for, in this order.
_NUMBERS: Final[Mapping[Use, tuple[TokenKind, ...]]] = {
    Topic.FACTORIES: (TokenKind.FACTORY,),
    Topic.OFFERS: (TokenKind.NUMBER,),
    Topic.NEEDS: (TokenKind.PLAYER,),
    Topic.GOALS: (TokenKind.PLAYER,),
    Topic.WANTS: (TokenKind.PLAYER,),
    Topic.ENDING: (TokenKind.PLAYER,),
    Topic.BOARD: (TokenKind.PLAYER,),
    Topic.PATTERN_LINE: (TokenKind.PATTERN_LINE, TokenKind.PLAYER),
    Topic.FLOOR: (TokenKind.PLAYER,),
    Topic.SCORES: (TokenKind.PLAYER,),
    Topic.MOVES: (TokenKind.FACTORY,),
    Topic.LAST: (TokenKind.NUMBER,),
    Order.LEVEL: (TokenKind.NUMBER,),
    Order.REPLAY: (TokenKind.NUMBER,),
    Order.REVIEW: (TokenKind.NUMBER,),
    Order.NEW: (TokenKind.NUMBER,),
}
# What else a question takes.
_OTHERS: Final[Mapping[Use, tuple[TokenKind, ...]]] = {
    Topic.FACTORIES: (TokenKind.CENTER,),
    Topic.COLOR: (TokenKind.COLOR,),
    Topic.NEEDS: (TokenKind.COLOR,),
    Topic.BOARD: (TokenKind.NARROW,),
    Topic.WALL: (TokenKind.PATTERN_LINE, TokenKind.COLUMN, TokenKind.PLAYER),
    Topic.MOVES: (TokenKind.CENTER, TokenKind.COLOR),
}
_REQUIRED: Final[Mapping[Use, TokenKind]] = {
    Topic.COLOR: TokenKind.COLOR,
    Topic.PATTERN_LINE: TokenKind.PATTERN_LINE,
}
# What a number counts, if its kind alone doesn't say so.
_NAMED: Final[Mapping[tuple[Use, TokenKind], str]] = {
    (Order.LEVEL, TokenKind.NUMBER): "level",
    (Topic.WALL, TokenKind.PATTERN_LINE): "row",
}
_ME: Final = frozenset({"i", "me", "my", "ich", "ik", "mij"})
"""Words for whoever asks."""
_WITH_SETTING: Final = (Order.LANGUAGE, Order.LENGTH, Order.LETTERS)
# Keywords that may occur in another question: the last moves, changes since my last turn.
_COMPANIONS: Final[Mapping[Use, tuple[Topic, ...]]] = {
    Topic.LAST: (Topic.MOVES, Topic.TURN),
    Topic.CHANGES: (Topic.LAST, Topic.MOVES, Topic.TURN),
    Topic.DETAILS: (Topic.LAST, Topic.TURN, Topic.SCORES),
    Topic.SCORES: (Topic.TURN,),
    Topic.REPEAT: (Topic.LAST,),
    Topic.GOALS: (Topic.WALL, Topic.COLOR, Topic.NEEDS),
    Topic.WANTS: (Topic.NEEDS,),
    Topic.ENDING: (Topic.TURN,),
}
_COUNTED: Final = {
    TokenKind.FACTORY,
    TokenKind.PATTERN_LINE,
    TokenKind.COLUMN,
    TokenKind.PLAYER,
    TokenKind.NUMBER,
}


@dataclass(frozen=True, slots=True)
class QuestionParser:
    """Parses questions and orders at one position."""

    moves: MoveParser

    def read(self, use: Use, keyword: Word, words: list[Word]) -> Request:
        """Parses the words that belong to a keyword."""
        # The number after `line` or `factory` belongs to that word, even if it is the keyword.
        rest = [word for word in words if word is not keyword or word.place in NUMBERED]
        if use is Topic.HELP:
            return self._help(keyword, rest)
        if use is Topic.PREVIEW:
            return self._preview(rest)
        if use in _WITH_SETTING:
            return self._set(use, keyword, rest)
        request = self._fill(use, keyword, rest)
        if use is Topic.ENDING and isinstance(request, Question) and request.seat is None:
            return replace(request, is_own=any(word.folded in _ME for word in words))
        return request

    def _help(self, keyword: Word, rest: list[Word]) -> Request:
        tokens = list(read_tokens(rest))
        for word in (word for token in tokens for word in token.words):
            use = word.order or word.topic or (None if word.color is None else Topic.COLOR)
            if use is not None:
                return Question(Topic.HELP, text=use.value)
        strays = [token for token in tokens if not all(word.is_asking for word in token.words)]
        if strays:
            return self._stray(strays, [quoted(keyword)], usage(Topic.HELP))
        return Question(Topic.HELP)

    def _preview(self, rest: list[Word]) -> Request:
        tokens = list(read_tokens(rest))
        parts = move_parts(tokens)
        tiling = self.moves.tiling(rest, tokens) if rest else None
        if isinstance(tiling, Play):
            return Question(Topic.PREVIEW, move=tiling.move)
        if tiling is None and parts.move is not None:
            return self.moves.miscounted(parts) or Question(Topic.PREVIEW, move=parts.move)
        if tiling is not None or self.moves.position.phase is Phase.WALL_TILING:
            example = self.moves.example(parts, is_preview=True)
            return tiling or Unclear((self.moves.choose_column(), example))
        refusal = self.moves.position.why_not(TilingMove(0, 0))
        if refusal is not None and any(token.kind is TokenKind.COLUMN for token in tokens):
            said = explain(refusal, self.moves.names)
            return Unclear((said, self.moves.example(parts, is_preview=True)))
        return self.moves.incomplete(parts, is_preview=True)

    def _set(self, use: Use, keyword: Word, rest: list[Word]) -> Request:
        """An order with one of a few values. `de` and `en` are values here, not filler."""
        values = [word.setting for word in rest if _sets(word, use)]
        others = [word for word in rest if not _sets(word, use) and not word.is_asking]
        if strays := list(read_tokens(others)):
            return self._stray(strays, [quoted(keyword)], usage(use))
        setting, *more = values or [None]
        if setting is None or more:
            return missing(use)
        return Command(setting.order, text=setting.value)

    def _fill(self, use: Use, keyword: Word, rest: list[Word]) -> Request:
        """A question or order with its numbers, places and players."""
        numbers = _NUMBERS.get(use, ())
        takes = (*numbers, *_OTHERS.get(use, ()))
        found: dict[TokenKind, int] = {}
        strays: list[Token] = []
        called = self.called() if TokenKind.PLAYER in takes else self._called_like_nothing_else()
        for token in read_tokens(rest, called):
            kind = token.kind
            if kind is TokenKind.NAMESAKES and TokenKind.PLAYER in takes:
                said = phrase("unclear-namesakes", name=text_of(token.words))
                return Unclear((said, usage(use)))
            if kind is TokenKind.NUMBER:
                kind = next((each for each in numbers if each not in found), TokenKind.OTHER)
            if token.value is None:
                if use is Topic.WALL:
                    return missing(use)
            elif kind not in takes or kind in found or {kind, *found} >= SOURCE_KINDS:
                strays += [token] * (not all(_goes_with(word, use) for word in token.words))
            else:
                found[kind] = token.value
        if strays:
            return self._does_not_fit(use, keyword, strays)
        most = {
            TokenKind.FACTORY: len(self.moves.position.factories),
            TokenKind.PLAYER: len(self.moves.position.boards),
            TokenKind.NUMBER: max(LEVELS) if use is Order.LEVEL else MAX_NUMBER,
        }
        for kind, number in found.items():
            last = most.get(kind, SIZE)
            if kind in _COUNTED and not 1 <= number <= last:
                named = _NAMED.get((use, kind), kind.value)
                return Unclear((no_such(named, number, last), usage(use)))
        num_players = found.get(TokenKind.NUMBER, MIN_PLAYERS)
        if use is Order.NEW and not MIN_PLAYERS <= num_players <= MAX_PLAYERS:
            said = phrase("unclear-players", first=MIN_PLAYERS, last=MAX_PLAYERS)
            return Unclear((said, usage(use)))
        if use in _REQUIRED and _REQUIRED[use] not in found:
            return missing(use)
        return _with_found(use, found)

    def _does_not_fit(self, use: Use, keyword: Word, strays: Sequence[Token]) -> Unclear:
        if use is Topic.WALL and [token.kind for token in strays] == [TokenKind.NUMBER]:
            return Unclear((phrase("unclear-wall-number", number=strays[0].value or 0), usage(use)))
        if keyword.is_letter and keyword.color is not None and not unknown_words(strays):
            color, forms = color_name(keyword.color), phrase("unclear-forms", use=use.value)
            said = phrase("unclear-letter", text=keyword.text, color=color, forms=forms)
            return Unclear((said, self.moves.example(move_parts(list(read_tokens([keyword]))))))
        return self._stray(strays, [quoted(keyword)], usage(use))

    def called(self) -> list[list[Word]]:
        """The names of the seats, split into words."""
        return [read_words(name, self.moves.language) for name in self.moves.names]

    def _called_like_nothing_else(self) -> list[list[Word]]:
        """The names without known words, for questions that take no player: there, a known word
        keeps its meaning."""
        return [[] if any(map(_is_of_the_game, name)) else name for name in self.called()]

    def _stray(
        self, strays: Sequence[Token], understood: Sequence[Phrase], example: Phrase
    ) -> Unclear:
        return tell_strays(strays, understood, example, self.moves.language, self.moves.names)


def _is_of_the_game(word: Word) -> bool:
    """Whether a word of a name is a known word. The number of `Computer 2` doesn't count."""
    return word.is_known and not word.folded.isdecimal()


def _sets(word: Word, use: Use) -> bool:
    return word.setting is not None and word.setting.order is use


def _goes_with(word: Word, use: Use) -> bool:
    """Whether a word adds nothing to the question: `bag and lid`, `last moves`."""
    if word.topic is not None and word.topic in (use, *_COMPANIONS.get(use, ())):
        return True
    return word.is_asking


def _with_found(use: Use, found: Mapping[TokenKind, int]) -> Question | Command:
    if isinstance(use, Order):
        return Command(use, number=found.get(TokenKind.NUMBER))
    chosen = found.get(TokenKind.PATTERN_LINE)
    is_row = use is Topic.WALL
    sources = [source_of(kind, found[kind]) for kind in SOURCE_KINDS if kind in found]
    return Question(
        use,
        source=sources[0] if sources else None,
        color=Color(found[TokenKind.COLOR]) if TokenKind.COLOR in found else None,
        seat=from_zero(found.get(TokenKind.PLAYER)),
        row=from_zero(chosen) if is_row else None,
        column=from_zero(found.get(TokenKind.COLUMN)),
        number=found.get(TokenKind.NUMBER) if is_row else found.get(TokenKind.NUMBER, chosen),
        is_narrow=TokenKind.NARROW in found,
    )


def from_zero(number: int | None) -> int | None:
    return None if number is None else number - 1
