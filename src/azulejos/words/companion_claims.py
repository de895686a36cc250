"""Parses how things are on a real table, as people tell it: `line 4 of Ada is empty`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from azulejos.rules import SIZE, Color, Marker, Position

from .companion_lexicon import Sign, have_sign, is_sign
from .companion_statements import (
    BagIs,
    CenterIs,
    CompanionRequest,
    FactoryWas,
    FloorLineIs,
    MarkerIs,
    PatternLineIs,
    ScoreIs,
    Starts,
    TurnIs,
    WallSpaceIs,
)
from .languages import Language
from .phrases import Phrase, phrase
from .questions import Topic
from .spoken_tiles import Entry, count_tiles, read_entries
from .tokens import Token, TokenKind, Word
from .typed_lines import Unclear
from .unclear import no_such

_WHOSE: Final = phrase("companion-whose")
_PLACES: Final = (
    TokenKind.FACTORY,
    TokenKind.CENTER,
    TokenKind.PATTERN_LINE,
    TokenKind.FLOOR,
    TokenKind.COLUMN,
    TokenKind.PLAYER,
)


@dataclass(frozen=True, slots=True)
class Claims:
    """What lines say of a position."""

    position: Position
    language: Language
    names: Sequence[str]
    tokens: Callable[[Sequence[Word]], list[Token]]
    """Reads words with the names of the players."""

    def read(self, words: Sequence[Word]) -> CompanionRequest | None:
        """`factory 3 was two red, one blue, one black`, `line 4 of Ada is empty`."""
        is_said = have_sign(words[1:], Sign.HOLDS) or have_sign(words, Sign.WRONG)
        if not is_said and not have_sign(words, Sign.STARTS):
            return None
        round_number, rest = _without_round(words)
        is_bare_factory = bool(rest and rest[0].number) and have_sign(rest[1:2], Sign.HOLDS)
        bare = rest[0].number if is_bare_factory else None
        rest = [
            word
            for index, word in enumerate(rest)
            if not is_sign(word, Sign.HOLDS, Sign.WRONG) and not (bare and not index)
        ]
        statement = _Statement.of(self.tokens(rest), self.language)
        if statement is None:
            return None
        if bare:
            statement.places[TokenKind.FACTORY] = bare
        # `Zug` and `zet` are filler elsewhere, but not in `Ben ist am Zug`.
        statement.others += [word for word in rest if word.is_filler]
        return self._decide(statement, round_number)

    def _decide(self, said: _Statement, round_number: int | None) -> CompanionRequest | None:
        counts = {
            TokenKind.PLAYER: len(self.position.boards),
            TokenKind.FACTORY: len(self.position.factories),
        }
        for kind, number in said.places.items():
            last = counts.get(kind, SIZE)
            if kind not in (TokenKind.CENTER, TokenKind.FLOOR) and not 1 <= number <= last:
                return self._unclear(no_such(kind.value, number, last))
        player = said.places.pop(TokenKind.PLAYER, 0) - 1
        entries = said.entries
        if said.is_about(Topic.BAG) and not said.places and player < 0:
            return None if said.number is None else BagIs(said.number)
        if said.is_about(Topic.SCORES) and said.number is not None and not said.places:
            return self._unclear(_WHOSE) if player < 0 else ScoreIs(player, said.number)
        if said.has(Sign.STARTS) and player >= 0 and said.is_only_player:
            return Starts(player)
        if said.has(Sign.TURN) and player >= 0 and said.is_only_player:
            return TurnIs(player)
        if entries == [Marker.STARTING_PLAYER] and not said.places and player >= 0:
            return MarkerIs(player)
        if entries is None:
            return None
        return self._decide_place(said.places, player, entries, round_number)

    def _decide_place(
        self,
        places: dict[TokenKind, int],
        player: int,
        entries: list[Entry],
        round_number: int | None,
    ) -> CompanionRequest | None:
        tiles = [entry for entry in entries if isinstance(entry, Color)]
        kinds = set(places)
        if kinds == {TokenKind.CENTER} and player < 0:
            is_marker = entries == [Marker.STARTING_PLAYER]
            return MarkerIs(None) if is_marker else CenterIs(count_tiles(entries))
        if kinds == {TokenKind.FACTORY} and player < 0 and len(tiles) == len(entries):
            return FactoryWas(places[TokenKind.FACTORY] - 1, count_tiles(entries), round_number)
        if kinds == {TokenKind.FLOOR}:
            return self._unclear(_WHOSE) if player < 0 else FloorLineIs(player, tuple(entries))
        if kinds == {TokenKind.PATTERN_LINE} and len(set(tiles)) > 1:
            return self._unclear(phrase("companion-one-color"))
        if len(tiles) < len(entries) or len(set(tiles)) > 1:
            return None
        color = tiles[0] if tiles else None
        if kinds == {TokenKind.PATTERN_LINE, TokenKind.COLUMN} and len(tiles) <= 1:
            row, column = places[TokenKind.PATTERN_LINE] - 1, places[TokenKind.COLUMN] - 1
            return self._unclear(_WHOSE) if player < 0 else WallSpaceIs(player, row, column, color)
        if kinds == {TokenKind.PATTERN_LINE}:
            row = places[TokenKind.PATTERN_LINE] - 1
            return (
                self._unclear(_WHOSE)
                if player < 0
                else PatternLineIs(player, row, color, len(tiles))
            )
        return None

    def _unclear(self, said: Phrase) -> Unclear:
        """What is wrong with a statement, and an example of a good one."""
        return Unclear((said, phrase("companion-then-example-state", player=self.names[0])))


@dataclass(slots=True)
class _Statement:
    """What a line says about places and players."""

    places: dict[TokenKind, int]
    """Numbers from 1."""
    values: list[Token]
    """Tokens that may be tiles or a number."""
    others: list[Word]
    language: Language

    @staticmethod
    def of(tokens: Sequence[Token], language: Language) -> _Statement | None:
        """None if a token fits no statement."""
        said = _Statement({}, [], [], language)
        for token in tokens:
            word = token.words[0]
            if token.kind in _PLACES and token.value is None:
                said.others.append(word)  # `line`, as in `floor line`, or `an der Reihe`
            elif token.kind in _PLACES and token.value is not None:
                if token.kind in said.places:
                    return None
                said.places[token.kind] = token.value
            elif token.kind in (TokenKind.NUMBER, TokenKind.COLOR) or is_sign(
                word, Sign.EMPTY, Sign.MARKER
            ):
                said.values.append(token)
            elif word.topic in (Topic.WALL, Topic.SCORES, Topic.BAG) or is_sign(
                word, Sign.STARTS, Sign.TURN, Sign.MOVE
            ):
                said.others.append(word)
            elif not word.is_known and not is_sign(word, Sign.DOES, Sign.DRAWS):
                said.values.append(token)  # perhaps the letters of colors
            elif not is_sign(word, Sign.DOES, Sign.DRAWS):
                return None
        return said

    @property
    def entries(self) -> list[Entry] | None:
        return read_entries(self.values, self.language)

    @property
    def number(self) -> int | None:
        """The number, if the line has exactly one; 0 for `empty`."""
        if len(self.values) != 1:
            return None
        (token,) = self.values
        if is_sign(token.words[0], Sign.EMPTY):
            return 0
        return token.value if token.kind is TokenKind.NUMBER else None

    @property
    def is_only_player(self) -> bool:
        return not self.places and not self.values

    def is_about(self, topic: Topic) -> bool:
        return any(word.topic is topic for word in self.others)

    def has(self, sign: Sign) -> bool:
        return have_sign(self.others, sign)


def _without_round(words: Sequence[Word]) -> tuple[int | None, list[Word]]:
    """The round that a line names, and its other words."""
    for index, word in enumerate(words[:-1]):
        number = words[index + 1].number
        if is_sign(word, Sign.ROUND) and number is not None:
            return number, [*words[:index], *words[index + 2 :]]
    return None, list(words)
