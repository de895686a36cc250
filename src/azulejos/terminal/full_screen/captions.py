"""The words beside the table: whose turn it is, and what the focused choice would do."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.rules import FLOOR, Phase, PlayerMove, Position, TilingMove, is_last_round, row_of
from azulejos.words.board_answers import floor_line, pattern_line
from azulejos.words.move_answers import moves, preview
from azulejos.words.phrases import Phrase, Speech, phrase
from azulejos.words.refusals import explain

from .playback import Playback
from .selection import Selection
from .shown_table import ShownTable
from .spots import ColumnSpot, LineSpot, TilesSpot


def status(table: ShownTable, playback: Playback, selection: Selection) -> Iterator[Phrase]:
    """The top line: the round, and what to do."""
    position = table.moments[-1].position
    if playback.is_behind and playback.now is not None:
        position = playback.now.position
    yield phrase("screen-round", round=position.round_number)
    if is_last_round(position) and not table.is_over:
        yield phrase("screen-last-round")
    yield _to_do(table, playback, selection, position)


def _to_do(
    table: ShownTable, playback: Playback, selection: Selection, position: Position
) -> Phrase:
    player = table.names[position.seat]
    if playback.is_behind:
        return phrase("screen-steps")
    if table.notice is not None:
        return table.notice
    if table.is_over:
        return phrase("screen-over")
    if table.is_paused:
        return phrase("screen-paused", player=player)
    if table.is_thinking:
        if table.deciding_seat is not None:
            return phrase("screen-hint-thinking")
        back = "yes" if table.is_taken_back_by_stopping else "no"
        return phrase("screen-thinking", player=player, back=back)
    if table.deciding_seat is None:
        return phrase("screen-waits", player=player)
    player = table.names[table.deciding_seat]
    if position.phase is Phase.WALL_TILING:
        return phrase("screen-choose-column", player=player)
    if selection.chosen is None:
        return phrase("screen-choose-tiles", player=player)
    return phrase("screen-choose-line", player=player)


def about_focus(table: ShownTable, playback: Playback, selection: Selection, seat: int) -> Speech:
    """About the focus: what the move would do, why it is illegal, or what is there. While steps are
    shown: what happens."""
    if playback.is_behind:
        return () if playback.now is None else playback.now.said
    position = table.moments[-1].position
    is_offer = position.phase is Phase.FACTORY_OFFER
    match selection.focus:
        case TilesSpot(source, color) if is_offer and position.tiles_at(source)[color]:
            return [*moves(position, source, color)]
        case ColumnSpot(row, column):
            return _would_do(position, TilingMove(row, column), table)
        case LineSpot(destination) if selection.chosen is not None:
            return _would_do(position, selection.move_to(destination), table)
        case LineSpot(destination):
            board = position.boards[seat]
            if destination == FLOOR:
                return [floor_line(board)]
            return [pattern_line(board, row_of(destination))]
        case _:
            return []


def _would_do(position: Position, move: PlayerMove, table: ShownTable) -> Speech:
    """A preview, or why the move is illegal. Plain lines add a legal move to type; that is no help
    here, where typing p would leave the screen."""
    refusal = position.why_not(move)
    if refusal is not None:
        return [explain(refusal, table.names)]
    return [*preview(position, move, table.names)]
