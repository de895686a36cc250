"""What to answer to a sentence that may be a move: what was understood, and what isn't clear."""

from __future__ import annotations

from azulejos.rules import CENTER, FLOOR

from .mentions import Kind
from .move_interpretations import Interpretation
from .move_parser import MoveParser
from .move_parts import MoveParts
from .phrases import Phrase, phrase
from .sentence_moves import STOPS, MoveRead
from .spoken_parts import Part
from .things import listed, typed_move
from .tokens import Token, TokenKind, Word
from .typed_lines import Unclear
from .unclear import MAX_NAMED, either, example_of, name_of, tell_understood

_MOST_SHOWN = 6


def explain_move(read: MoveRead, moves: MoveParser) -> Unclear:
    """Says what a sentence lacks or why it isn't played."""
    parts = parts_of(read)
    if read.stops and not read.unknown:
        is_doubt = any(part.says(*STOPS) for part in read.stops)
        words = listed([_quoted(part) for part in read.stops[:MAX_NAMED]])
        said = (
            phrase("unclear-not-sure", words=words)
            if is_doubt
            else phrase("unclear-stray", words=words)
        )
        legal = [move for move in read.moves if moves.position.why_not(move) is None]
        example = example_of(legal[0]) if len(legal) == 1 else moves.example(parts)
        understood = tell_understood([*map(name_of, parts.understood)])
        return Unclear((said, *understood, example))
    is_open = len({interpretation.source for interpretation in read.interpretations}) > 1
    if len(read.moves) > 1 and is_open and not read.unknown:
        options = either([typed_move(each) for each in read.moves[:_MOST_SHOWN]])
        example = moves.example(parts)
        return Unclear((phrase("unclear-which-move", moves=options), example))
    return moves.miscounted(parts) or moves.incomplete(parts)


def _quoted(part: Part) -> Phrase:
    return phrase("unclear-quoted", text=part.text)


def parts_of(read: MoveRead) -> MoveParts:
    """The parts of the move, as far as all interpretations agree."""
    interpretation = _common(read.interpretations)
    sources = () if interpretation.source is None else (interpretation.source,)
    targets = () if interpretation.destination is None else (interpretation.destination,)
    understood = [*map(_source_token, sources)]
    understood += [Token(TokenKind.COLOR, color, ()) for color in read.colors]
    understood += [_target_token(target) for target in targets]
    wrong = [Token(TokenKind(each.kind.value), each.value, ()) for each in read.wrong]
    strays = [Token(TokenKind.OTHER, 0, (Word(part.text, part.folded),)) for part in read.unknown]
    return MoveParts(
        sources=sources,
        colors=read.colors,
        destinations=targets,
        count=interpretation.count,
        understood=tuple(understood),
        wrong=tuple(
            token
            for token, each in zip(wrong, read.wrong, strict=True)
            if each.kind in (Kind.FACTORY, Kind.LINE)
        ),
        strays=tuple(strays),
        has_bare_numbers=False,
    )


def _common(interpretations: tuple[Interpretation, ...]) -> Interpretation:
    def only(values: set[int | None]) -> int | None:
        return next(iter(values)) if len(values) == 1 else None

    return Interpretation(
        only({each.source for each in interpretations}),  # type: ignore[arg-type]
        only({each.destination for each in interpretations}),  # type: ignore[arg-type]
        only({each.count for each in interpretations}),
    )


def _source_token(source: int) -> Token:
    is_center = source == CENTER
    kind = TokenKind.CENTER if is_center else TokenKind.FACTORY
    return Token(kind, 0 if is_center else source + 1, ())


def _target_token(target: int) -> Token:
    kind = TokenKind.FLOOR if target == FLOOR else TokenKind.PATTERN_LINE
    return Token(kind, target, ())
