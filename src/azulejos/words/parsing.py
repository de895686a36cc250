"""The parser: what a typed line asks for, in any of the languages, typed or dictated.

A line is a move where everything in it belongs to one complete move; else a question or a
command if it has the word for one; else it is unclear, and the answer tells what was understood
and gives an example that would do here. No line raises, and none is guessed at: a line that has
a word too many never plays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from azulejos.rules import (
    CENTER,
    FLOOR,
    SIZE,
    Color,
    Move,
    Phase,
    Position,
    Reason,
    Refusal,
    TilingMove,
    factory,
)

from .explaining import explain
from .lexicon import (
    MAX_NUMBER,
    NUMBERED,
    Kind,
    Piece,
    Place,
    Use,
    Word,
    find_keyword,
    near_words,
    read_pieces,
    read_words,
)
from .move_parts import (
    SOURCE_KINDS,
    MoveParts,
    likeness,
    move_parts,
    source_of,
)
from .phrases import Phrase, phrase
from .requests import Command, Order, Play, Question, Request, Topic, Unclear
from .things import color_name, listed, source_key, tile_set, tiles
from .unclear import (
    MAX_NAMED,
    either,
    example_of,
    missing,
    name_of,
    no_such,
    place,
    quoted,
    tell_understood,
    text_of,
    unknown_words,
    usage,
)
from .voice import Language

_MAX_CHARACTERS: Final = 500
_MAX_WORDS: Final = 40
# What a bare number stands for, in this order.
_NUMBERS: Final[Mapping[Use, tuple[Kind, ...]]] = {
    Topic.FACTORIES: (Kind.FACTORY,),
    Topic.OFFERS: (Kind.NUMBER,),
    Topic.NEEDS: (Kind.PLAYER,),
    Topic.BOARD: (Kind.PLAYER,),
    Topic.PATTERN_LINE: (Kind.PATTERN_LINE, Kind.PLAYER),
    Topic.FLOOR: (Kind.PLAYER,),
    Topic.MOVES: (Kind.FACTORY,),
    Topic.LAST: (Kind.NUMBER,),
    Order.LEVEL: (Kind.NUMBER,),
    Order.REPLAY: (Kind.NUMBER,),
}
# What is taken besides.
_OTHERS: Final[Mapping[Use, tuple[Kind, ...]]] = {
    Topic.FACTORIES: (Kind.CENTER,),
    Topic.COLOR: (Kind.COLOR,),
    Topic.BOARD: (Kind.NARROW,),
    Topic.WALL: (Kind.PATTERN_LINE, Kind.COLUMN, Kind.PLAYER),
    Topic.MOVES: (Kind.CENTER, Kind.COLOR),
}
_REQUIRED: Final[Mapping[Use, Kind]] = {
    Topic.COLOR: Kind.COLOR,
    Topic.PATTERN_LINE: Kind.PATTERN_LINE,
    Order.LEVEL: Kind.NUMBER,
}
_WITH_SETTING: Final = (Order.LANGUAGE, Order.LENGTH, Order.LETTERS)
# Words for one question that another may contain: the last moves, changes since my last turn.
_COMPANIONS: Final[Mapping[Use, tuple[Topic, ...]]] = {
    Topic.LAST: (Topic.MOVES, Topic.TURN),
    Topic.CHANGES: (Topic.LAST, Topic.MOVES, Topic.TURN),
    Topic.DETAILS: (Topic.LAST, Topic.TURN, Topic.SCORES),
    Topic.SCORES: (Topic.TURN,),
    Topic.REPEAT: (Topic.LAST,),
}
_COUNTED: Final = {Kind.FACTORY, Kind.PATTERN_LINE, Kind.COLUMN, Kind.PLAYER, Kind.NUMBER}
_LEVELS: Final = 8


def parse_line(
    text: str, position: Position, language: Language, names: Sequence[str] = ()
) -> Request:
    """What a typed line asks for; `names` are those of the seats, for questions about them.

    Total: whatever the text, there is an answer. A complete move is a Play, legal or not.
    """
    return _Reader(position, language, names).read(text)


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads lines at one position."""

    position: Position
    language: Language
    names: Sequence[str]

    def read(self, text: str) -> Request:
        words = read_words(text[:_MAX_CHARACTERS], self.language)
        if len(text) > _MAX_CHARACTERS or len(words) > _MAX_WORDS:
            return Unclear((phrase("unclear-long"), self._example()))
        if not words:
            return Unclear((phrase("unclear-empty"), self._example()))
        pieces = list(read_pieces(words))
        parts = move_parts(pieces)
        is_asked = text.rstrip().endswith("?")
        if (tiling := self._tiling(words, pieces)) is not None:
            return _asked(tiling) if is_asked else tiling
        if parts.move is not None and not _may_be_a_question(words, parts):
            played = self._miscounted(parts) or Play(parts.move)
            return _asked(played) if is_asked else played
        if (move := _move_asked_for(words)) is not None:
            return Question(Topic.PREVIEW, move=move)
        if (color := _color_asked_for(words)) is not None:
            return Question(Topic.COLOR, color=color)
        found = find_keyword(words)
        if found is None and _asks_in_general(words):
            return Question(Topic.MOVES)
        if found is None:
            return self._lone(words) or self._incomplete(parts, pieces)
        use, keyword = found
        request = self._request(use, keyword, words)
        if isinstance(request, Unclear) and self._is_about_move(keyword, parts):
            return self._incomplete(parts, pieces)
        return request

    def _lone(self, words: Sequence[Word]) -> Request | None:
        """A color alone asks where it is, a player for a board; `Deutsch` or `terse` is set."""
        pieces = list(read_pieces(words, self._called()))
        if len(pieces) != 1:
            return None
        piece, word = pieces[0], pieces[0].words[0]
        if piece.kind is Kind.PLAYER and 1 <= (piece.value or 0) <= len(self.position.boards):
            return Question(Topic.BOARD, seat=_from_zero(piece.value))
        if piece.kind is Kind.COLOR:
            return Question(Topic.COLOR, color=word.color)
        return Command(word.setting.order, text=word.setting.value) if word.setting else None

    def _is_about_move(self, keyword: Word, parts: MoveParts) -> bool:
        """Whether a line that is no question was to be a move: `center black`, or `column`."""
        if self.position.phase is Phase.WALL_TILING and keyword.place is Place.COLUMN:
            return True
        return keyword.place not in (None, Place.COLUMN) and parts.num_known > 1

    def _called(self) -> list[list[Word]]:
        return [read_words(name, self.language) for name in self.names]

    # Moves

    def _tiling(self, words: list[Word], pieces: list[Piece]) -> Request | None:
        """The move of the Wall-tiling, where the line is one; None where it is not."""
        numbers = [word.number for word in words[1:] if word.number is not None]
        if words[0].folded == "t" and len(numbers) == len(words) - 1:
            digits = "".join(map(str, numbers))
            return self._tile(int(digits[0]), int(digits[1])) if len(digits) == 2 else None
        if self.position.phase is not Phase.WALL_TILING or any(p.value is None for p in pieces):
            return None
        values = {piece.kind: piece.value or 0 for piece in pieces}
        row = next(self.position.board.complete_pattern_lines)[0] + 1
        match [piece.kind for piece in pieces]:
            case [Kind.COLUMN | Kind.NUMBER as column]:
                return self._tile(row, values[column])
            case [Kind.NUMBER, Kind.NUMBER]:
                return self._tile(pieces[0].value or 0, pieces[1].value or 0)
            case (
                [Kind.PATTERN_LINE | Kind.NUMBER as chosen, Kind.COLUMN as column]
                | [Kind.COLUMN as column, Kind.PATTERN_LINE as chosen]
                | [Kind.PATTERN_LINE as chosen, Kind.NUMBER as column]
            ):
                return self._tile(values[chosen], values[column])
            case _:
                return None

    def _tile(self, row: int, column: int) -> Request:
        """The tiling move; row and column from 1."""
        for kind, number in ((Kind.PATTERN_LINE, row), (Kind.COLUMN, column)):
            if not 1 <= number <= SIZE:
                return Unclear((no_such(kind.value, number, SIZE), self._example()))
        return Play(TilingMove(row - 1, column - 1))

    def _miscounted(self, parts: MoveParts) -> Unclear | None:
        """The answer to a count that is not that of the tiles; None where it is, or none given."""
        source, color = parts.source, parts.color
        if parts.count is None or source is None or color is None or self._refusal(parts):
            return None  # what the rules refuse, they explain
        there = self.position.tiles_at(source)[color]
        if there == parts.count:
            return None
        args = {"source": source_key(source), "tiles": tiles(color, there), "count": parts.count}
        said = phrase("unclear-count", **args)
        return Unclear((said, self._example(parts)))

    def _incomplete(
        self, parts: MoveParts, pieces: Sequence[Piece], *, is_preview: bool = False
    ) -> Unclear:
        """The answer to a line that is not a whole move: what there is to choose from."""
        example = self._example(parts, is_preview=is_preview)
        if self.position.phase is Phase.WALL_TILING and not unknown_words(parts.strays):
            return Unclear((self._choose_column(), example))
        named = [name_of(piece) for piece in pieces if piece.value is not None]
        if parts.strays:
            return self._stray(parts.strays, named, example)
        if parts.wrong:
            piece = parts.wrong[0]
            last = SIZE if piece.kind is Kind.PATTERN_LINE else len(self.position.factories)
            return Unclear((no_such(piece.kind.value, piece.value or 0, last), example))
        if parts.has_too_many or (parts.source is None and parts.color is None):
            return Unclear((*tell_understood(named), phrase("unclear-move-parts"), example))
        if (refusal := self._refusal(parts)) is not None:
            return Unclear((explain(refusal, self.names), example))
        return Unclear((self._options(parts), example))

    def _refusal(self, parts: MoveParts) -> Refusal | None:
        """Why no move can have those parts; None where one can."""
        source, color = parts.source, parts.color
        probe = Move(CENTER if source is None else source, Color(color or 0), FLOOR)
        refusal = self.position.why_not(probe)
        is_guess = source is None or color is None
        if refusal is not None and refusal.reason is Reason.COLOR_NOT_THERE and is_guess:
            return None
        return refusal

    def _options(self, parts: MoveParts) -> Phrase:
        """What can complete a move of which the source or the color is known."""
        source, color = parts.source, parts.color
        target: int | str = "none" if parts.destination is None else parts.destination
        if source is None:
            assert color is not None, "one of them is known"
            return self._sources(color, target)
        there = self.position.tiles_at(source)
        legal = [move for move in self.position.legal_moves if isinstance(move, Move)]
        if color is None:
            fitting = {
                move.color
                for move in legal
                if (move.source, move.destination) == (source, parts.destination)
            }
            named = [tiles(each, there[each]) for each in there.colors if each in fitting]
            return phrase(
                "unclear-which-color",
                source=source_key(source),
                line=target,
                tiles=listed(named) if named else tile_set(there),
            )
        targets = [
            each.destination for each in legal if (each.source, each.color) == (source, color)
        ]
        options = [place("line", target) for target in targets if target != FLOOR]
        return phrase(
            "unclear-where-to",
            source=source_key(source),
            tiles=tiles(color, there[color]),
            options=either([*options, place("floor")]),
        )

    def _sources(self, color: Color, target: int | str) -> Phrase:
        """Where there are tiles of a color."""
        all_sources = (*map(factory, range(len(self.position.factories))), CENTER)
        options = [
            phrase("unclear-offer", source=source_key(source), tiles=tiles(color, count))
            for source in all_sources
            if (count := self.position.tiles_at(source)[color])
        ]
        if not options:
            return phrase("unclear-none-on-offer", color=color_name(color))
        return phrase(
            "unclear-where-from", color=color_name(color), line=target, options=listed(options)
        )

    def _choose_column(self) -> Phrase:
        row, color = next(self.position.board.complete_pattern_lines)
        columns = listed([column + 1 for _, column in self._columns()])
        return phrase(
            "unclear-choose-column", line=row + 1, color=color_name(color), columns=columns
        )

    # Questions and commands

    def _request(self, use: Use, keyword: Word, words: list[Word]) -> Request:
        """The question or command with what comes with it."""
        # The number after `line` or `factory` belongs to the word, whatever is asked by it.
        rest = [word for word in words if word is not keyword or word.place in NUMBERED]
        if use is Topic.HELP:
            return self._help(keyword, rest)
        if use is Topic.PREVIEW:
            return self._preview(rest)
        if use in _WITH_SETTING:
            return self._set(use, keyword, rest)
        return self._fill(use, keyword, rest)

    def _help(self, keyword: Word, rest: list[Word]) -> Request:
        pieces = list(read_pieces(rest))
        for word in (word for piece in pieces for word in piece.words):
            use = word.order or word.topic or (None if word.color is None else Topic.COLOR)
            if use is not None:
                return Question(Topic.HELP, text=use.value)
        if pieces:
            return self._stray(pieces, [quoted(keyword)], usage(Topic.HELP))
        return Question(Topic.HELP)

    def _preview(self, rest: list[Word]) -> Request:
        pieces = list(read_pieces(rest))
        parts = move_parts(pieces)
        tiling = self._tiling(rest, pieces) if rest else None
        if isinstance(tiling, Play):
            return Question(Topic.PREVIEW, move=tiling.move)
        if tiling is not None or self.position.phase is Phase.WALL_TILING:
            example = self._example(parts, is_preview=True)
            return tiling or Unclear((self._choose_column(), example))
        refusal = self.position.why_not(TilingMove(0, 0))
        if refusal is not None and any(piece.kind is Kind.COLUMN for piece in pieces):
            said = explain(refusal, self.names)
            return Unclear((said, self._example(parts, is_preview=True)))
        if parts.move is not None:
            return self._miscounted(parts) or Question(Topic.PREVIEW, move=parts.move)
        return self._incomplete(parts, pieces, is_preview=True)

    def _set(self, use: Use, keyword: Word, rest: list[Word]) -> Request:
        """A command with one of a few values. `de` and `en` are values here, not filler."""
        values = [word.setting for word in rest if _sets(word, use)]
        others = [word for word in rest if not _sets(word, use) and not word.is_asking]
        if strays := list(read_pieces(others)):
            return self._stray(strays, [quoted(keyword)], usage(use))
        setting, *more = values or [None]
        if setting is None or more:
            return missing(use)
        return Command(setting.order, text=setting.value)

    def _fill(self, use: Use, keyword: Word, rest: list[Word]) -> Request:
        """A question or command with its numbers, places and players."""
        numbers = _NUMBERS.get(use, ())
        takes = (*numbers, *_OTHERS.get(use, ()))
        found: dict[Kind, int] = {}
        strays: list[Piece] = []
        for piece in read_pieces(rest, self._called() if Kind.PLAYER in takes else ()):
            kind = piece.kind
            if kind is Kind.NAMESAKES:
                said = phrase("unclear-namesakes", name=text_of(piece.words))
                return Unclear((said, usage(use)))
            if kind is Kind.NUMBER:
                kind = next((each for each in numbers if each not in found), Kind.OTHER)
            if piece.value is None:
                if use is Topic.WALL:
                    return missing(use)
            elif kind not in takes or kind in found or {kind, *found} >= SOURCE_KINDS:
                strays += [piece] * (not all(_goes_with(word, use) for word in piece.words))
            else:
                found[kind] = piece.value
        if strays:
            return self._does_not_fit(use, keyword, strays)
        most = {
            Kind.FACTORY: len(self.position.factories),
            Kind.PLAYER: len(self.position.boards),
            Kind.NUMBER: _LEVELS if use is Order.LEVEL else MAX_NUMBER,
        }
        for kind, number in found.items():
            last = most.get(kind, SIZE)
            if kind in _COUNTED and not 1 <= number <= last:
                named = "level" if use is Order.LEVEL else kind.value
                return Unclear((no_such(named, number, last), usage(use)))
        if use in _REQUIRED and _REQUIRED[use] not in found:
            return missing(use)
        return _with_found(use, found)

    # What is said of a line that is unclear

    def _does_not_fit(self, use: Use, keyword: Word, strays: Sequence[Piece]) -> Unclear:
        if use is Topic.WALL and [piece.kind for piece in strays] == [Kind.NUMBER]:
            return Unclear((phrase("unclear-wall-number", number=strays[0].value or 0), usage(use)))
        if keyword.is_letter and keyword.color is not None and not unknown_words(strays):
            color, forms = color_name(keyword.color), phrase("unclear-forms", use=use.value)
            said = phrase("unclear-letter", text=keyword.text, color=color, forms=forms)
            return Unclear((said, self._example(move_parts(list(read_pieces([keyword]))))))
        return self._stray(strays, [quoted(keyword)], usage(use))

    def _stray(
        self, strays: Sequence[Piece], understood: Sequence[Phrase], example: Phrase
    ) -> Unclear:
        """Names words that mean nothing or do not fit, with words that may be meant."""
        unknown = unknown_words(strays)
        misfits = [quoted(*piece.words) for piece in strays]
        named = listed((list(map(quoted, unknown)) or misfits)[:MAX_NAMED])
        speech = [phrase("unclear-words" if unknown else "unclear-stray", words=named)]
        near = near_words(unknown[:MAX_NAMED], self.language, self.names)
        if meant := [phrase("unclear-quoted", text=text) for text in near]:
            speech.append(phrase("unclear-meant", words=either(meant)))
        speech += tell_understood([each for each in understood if each not in misfits])
        return Unclear((*speech, example))

    def _example(self, parts: MoveParts | None = None, *, is_preview: bool = False) -> Phrase:
        """A legal move that has as much as possible of what was understood."""
        if self.position.phase is Phase.WALL_TILING:
            return example_of(TilingMove(*self._columns()[0]), is_preview=is_preview)
        legal = [move for move in self.position.legal_moves if isinstance(move, Move)]
        if not legal:
            return phrase("unclear-example-question")
        best = max(legal, key=lambda move: likeness(move, parts))
        return example_of(best, is_preview=is_preview)

    def _columns(self) -> list[tuple[int, int]]:
        """The row to be tiled and each column that it may go to."""
        legal = self.position.legal_moves
        return [(move.row, move.column) for move in legal if isinstance(move, TilingMove)]


def _may_be_a_question(words: Sequence[Word], parts: MoveParts) -> bool:
    """Whether a line like `w 2 3` begins with a letter for a question and says no place in words.

    A move played by mistake is worse than being asked again.
    """
    first = next(word for word in words if not word.is_filler)
    is_both = first.is_letter and first.color is not None and first.topic is not None
    return is_both and parts.has_bare_numbers


def _asked(request: Request) -> Request:
    """A move with a question mark after it is a question."""
    return Question(Topic.PREVIEW, move=request.move) if isinstance(request, Play) else request


def _move_asked_for(words: Sequence[Word]) -> Move | None:
    """The move of a line that asks for its consequences: `what would 1B1 do`."""
    said = [word for word in words if not word.is_asking]
    if len(said) == len(words) or not said:
        return None
    return move_parts(list(read_pieces(said))).move


def _color_asked_for(words: Sequence[Word]) -> Color | None:
    """The color of a line that asks for one and says no more: `how many red are there`."""
    said = [word for word in words if not word.is_filler and not word.is_asking]
    is_asked = any(word.is_asking for word in words)
    return said[0].color if is_asked and len(said) == 1 else None


def _asks_in_general(words: Sequence[Word]) -> bool:
    """Whether a line asks what there is to do and names nothing: `what can I do`."""
    is_asked = any(word.is_asking for word in words)
    return is_asked and len(words) > 2 and all(word.is_asking or word.is_filler for word in words)


def _sets(word: Word, use: Use) -> bool:
    return word.setting is not None and word.setting.order is use


def _goes_with(word: Word, use: Use) -> bool:
    """Whether a word says no more than what is asked anyway: `bag and lid`, `last moves`."""
    if word.topic is not None and word.topic in (use, *_COMPANIONS.get(use, ())):
        return True
    return word.is_asking


def _with_found(use: Use, found: Mapping[Kind, int]) -> Question | Command:
    if isinstance(use, Order):
        return Command(use, number=found.get(Kind.NUMBER))
    chosen = found.get(Kind.PATTERN_LINE)
    is_row = use is Topic.WALL
    sources = [source_of(kind, found[kind]) for kind in SOURCE_KINDS if kind in found]
    return Question(
        use,
        source=sources[0] if sources else None,
        color=Color(found[Kind.COLOR]) if Kind.COLOR in found else None,
        seat=_from_zero(found.get(Kind.PLAYER)),
        row=_from_zero(chosen) if is_row else None,
        column=_from_zero(found.get(Kind.COLUMN)),
        number=found.get(Kind.NUMBER) if is_row else found.get(Kind.NUMBER, chosen),
        is_narrow=Kind.NARROW in found,
    )


def _from_zero(number: int | None) -> int | None:
    return None if number is None else number - 1
