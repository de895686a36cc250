"""Parses lines that take moves back or correct one: `undo 2`, `undo undo`, `oops`, `no, line 3`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from azulejos.rules import Move, PlayerMove, Position

from .companion_lexicon import Sign, have_sign, is_sign, load_signs
from .move_parts import move_parts
from .orders import Command, Order
from .phrases import phrase
from .tokens import Word, read_tokens
from .typed_lines import Instead, Play, Request, Unclear
from .unclear import no_such

LastMove: TypeAlias = "tuple[Position, PlayerMove] | tuple[()]"
"""A person's last move with the position before it; empty if there is none to correct."""


def read_take_back(words: Sequence[Word]) -> Command | Unclear | None:
    """`undo`, `undo 2`, `take back the last two moves`, `oops`. `undo undo` means two; two
    different words may mean one or two."""
    if _is_slip(words):
        return Command(Order.UNDO)
    undos = [word.folded for word in words if word.order is Order.UNDO]
    if not undos:
        return None
    numbers = [word.number for word in words if word.number is not None]
    others = [
        word
        for word in words
        if word.number is None
        and word.order is not Order.UNDO
        and not word.is_filler
        and not is_sign(word, Sign.MOVES, Sign.DOES, Sign.AGREES)
    ]
    if others or len(numbers) > 1:
        return None
    if len(undos) > 1 and (numbers or len(set(undos)) > 1):
        return Unclear((phrase("unclear-how-many-back", count=len(undos)),))
    number = numbers[0] if numbers else len(undos)
    if not number:
        return Unclear((no_such("number", number, 1),))
    return Command(Order.UNDO, number=None if number == 1 else number)


def read_correction(
    words: Sequence[Word],
    last: LastMove | None,
    parse: Callable[[str, Position], Request],
) -> Instead | Unclear | None:
    """`no, 3R4`, `no, line 3`: what the last move was meant to be. None if the line corrects
    nothing, or nothing can be corrected here. `parse` reads the line without `no` at the position
    before that move."""
    if last is None or not have_sign(words[:1], Sign.DENIES):
        return None
    dropped = (Sign.WRONG, Sign.HOLDS, Sign.DOES)
    rest = [word for word in words if not is_sign(word, *dropped)]
    if not rest:
        return None
    if not last:
        parts = move_parts([*read_tokens(rest)])
        is_about_move = parts.num_known > 0 and not parts.strays
        return Unclear((phrase("undo-nothing"),)) if is_about_move else None
    position, move = last
    request = parse(" ".join(word.text for word in rest), position)
    if isinstance(request, Play):
        return Instead(request.move)
    changed = changed_move(move, rest) if isinstance(move, Move) else None
    return None if changed is None else Instead(changed)


def changed_move(last: Move, words: Sequence[Word]) -> Move | None:
    """The move with another destination, as in `no, line 3`. Parts that aren't named stay."""
    parts = move_parts([*read_tokens(words)])
    if parts.strays or parts.wrong or parts.has_too_many or parts.count is not None:
        return None
    if parts.destination is None:
        return None
    source = last.source if parts.source is None else parts.source
    color = last.color if parts.color is None else parts.color
    return Move(source, color, parts.destination)


def _is_slip(words: Sequence[Word]) -> bool:
    """Whether a line only says that something was wrong: `oops`, `that's wrong`."""
    said = " ".join(word.folded for word in words if not word.is_filler)
    return said in load_signs()[Sign.SLIP]
