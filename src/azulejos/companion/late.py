"""Factories that people tell only when somebody takes from them."""

from __future__ import annotations

from dataclasses import replace

from azulejos.rules import NO_TILES, Move, Phase, Reason, Refusal, TileCounts
from azulejos.words.companion_statements import Drawn, Moved, TellsLateIs, Took
from azulejos.words.phrases import Phrase, phrase
from azulejos.words.refusals import explain
from azulejos.words.things import color_name, listed, tile_set

from .decision import Decision
from .draws import dealt_before, too_many_drawn, wrong_size
from .log import Drew, LogError, Played, SetUp, TellsLate
from .moves import moved, tell_move, why_not
from .position_edits import TooManyError, unsound
from .real_table import RealTable
from .untold import known, laid_anyway


def took(table: RealTable, request: Took) -> Decision:
    """A move from a factory that nobody has told: asks for its tiles, or tells them and plays."""
    index, position = request.move.source, table.known
    if index not in table.untold:
        return moved(table, Moved(request.move, request.seat))
    if request.seat is not None and request.seat != position.seat:
        refusal = Refusal(Reason.NOT_YOUR_TURN, seat=position.seat)
        return Decision([explain(refusal, table.names)])
    size = size_of(table, index)
    tiles = _tiles(request, size)
    if tiles is None:
        asked = phrase(
            "companion-late-which",
            factory=index + 1,
            count=size,
        )
        return Decision([asked], waiting=request)
    if request.rest is not None and request.rest[request.move.color]:
        return Decision([phrase("companion-late-all", color=color_name(request.move.color))])
    if wrong := [*wrong_size(index, tiles, size)]:
        return Decision(wrong, waiting=replace(request, count=None, rest=None))
    return _told(table, index, tiles, request.move)


def told_late(table: RealTable, request: Drawn) -> Decision | None:
    """What lies on untold factories, before anybody takes from them; None if it is about others."""
    new = [(index, tiles) for index, tiles in request.factories if index is not None]
    if not any(index in table.unknown for index, _ in new):
        return None
    for index, tiles in new:
        if index not in table.untold:
            return Decision([*dealt_before(table, Drawn(((index, tiles),)))])
        if wrong := [*wrong_size(index, tiles, size_of(table, index))]:
            return Decision(wrong)
    if len(new) == 1:
        return _told(table, *new[0])
    drew = Drew(tuple(new))
    try:
        table.offer_after(drew)
    except LogError:
        return Decision([phrase("companion-misread-somewhere")])
    said = [phrase("factory", factory=index + 1, tiles=tile_set(tiles)) for index, tiles in new]
    return Decision(said, (drew,))


def tells_late(table: RealTable, request: TellsLateIs) -> Decision:
    """When people tell the factories from now on."""
    if request.is_late == table.is_late:
        return Decision([phrase("companion-late-on" if table.is_late else "companion-late-off")])
    if request.is_late and not all(holder.is_person for holder in table.holders):
        return Decision([phrase("companion-late-computer")])
    act = TellsLate(request.is_late)
    if request.is_late:
        return Decision([phrase("companion-late-on")], (act,))
    then = [tell_untold(table)] if table.position.phase is Phase.FACTORY_OFFER else []
    return Decision([phrase("companion-late-off"), *(then if table.untold else ())], (act,))


def tell_untold(table: RealTable) -> Phrase:
    """Which factories nobody has told."""
    factories = [index + 1 for index in table.untold]
    return phrase("companion-late-untold", factories=listed(factories), count=len(factories))


def size_of(table: RealTable, index: int) -> int:
    """How many tiles lie on an untold factory."""
    return table.sizes[index] if table.sizes else table.position.factories[index].total


def _tiles(request: Took, size: int) -> TileCounts | None:
    """All tiles of the factory; None if the request doesn't say."""
    color, count, rest = request.move.color, request.count, request.rest
    if rest is None and count != size:
        return None
    others = (rest or NO_TILES).replace(color, 0)
    return others.replace(color, max(1, size - others.total) if count is None else count)


def _told(table: RealTable, index: int, tiles: TileCounts, move: Move | None = None) -> Decision:
    """Tells a factory, and plays a move from it. A factory stays told if the move is illegal."""
    drew = Drew(((index, tiles),))
    told = phrase("factory", factory=index + 1, tiles=tile_set(tiles))
    try:
        position = table.offer_after(drew)
    except LogError:
        return _unfit(table, index, tiles, move)
    if move is None:
        return Decision([told], (drew,))
    refusal = position.why_not(move)
    if refusal is not None:
        seen = known(position, [each for each in table.untold if each != index])
        return Decision([told, *why_not(seen, move, refusal, table.names)], (drew,))
    return Decision([*tell_move(position, move, table.names, is_late=True)], (drew, Played(move)))


def _unfit(table: RealTable, index: int, tiles: TileCounts, move: Move | None) -> Decision:
    """The bag can't have given these tiles: people have to correct something, or insist."""
    why = [*too_many_drawn(table, index, tiles)] or [phrase("companion-misread-somewhere")]
    others = [each for each in table.untold if each != index]
    try:
        after = laid_anyway(table.offer, table.untold, index, tiles)
    except TooManyError:
        return Decision(why)
    if after is None or unsound(after):
        return Decision(why)
    set_up = SetUp(after, f"factory {index + 1} {tiles}", frozenset(others))
    if move is None or after.why_not(move) is not None:
        then = [phrase("factory", factory=index + 1, tiles=tile_set(tiles))]
        insisted = Decision([phrase("companion-set-up"), *then], (set_up,))
    else:
        then = [*tell_move(after, move, table.names, is_late=True)]
        insisted = Decision([phrase("companion-set-up"), *then], (set_up, Played(move)))
    return Decision([*why, phrase("companion-insist-deal")], insisted=insisted)
