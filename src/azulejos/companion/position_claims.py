"""What people claim about the position. The companion asks back, and sets it up if they insist."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.rules import (
    Deal,
    Flaw,
    Phase,
    Position,
    TileCounts,
    WallSide,
)
from azulejos.words import board_answers, table_answers
from azulejos.words.announcements import Names
from azulejos.words.companion_statements import (
    CenterIs,
    FloorLineIs,
    MarkerIs,
    PatternLineIs,
    ScoreIs,
    Starts,
    StateIs,
    TurnIs,
    WallSpaceIs,
)
from azulejos.words.phrases import Phrase, phrase
from azulejos.words.things import tile_set

from .decision import Decision
from .log import SetUp, Started
from .position_edits import TooManyError, changed, differences, note_of, unsound
from .real_table import RealTable


def is_so(table: RealTable, said: StateIs) -> Decision:
    """Something differs from what the moves say: people have to insist on it."""
    position, names = table.position, table.names
    if position.is_over:
        return Decision([phrase("refused-game-over"), phrase("companion-then-take-back")])
    try:
        after = changed(position, said)
    except TooManyError as error:
        return Decision([_too_many(error.tiles), example_of_state(names)])
    if after == position:
        return Decision([phrase("companion-same")])
    if flaw := unsound(after):
        why = phrase("companion-can-not-be", flaw=_FLAWS.get(flaw, "other"))
        return Decision([why, example_of_state(names)])
    now = [*describe(position, said, names)]
    counted = [*_counted(position, after)]
    then = [phrase("companion-set-up"), *describe(after, said, names), *counted]
    insisted = Decision(then, (SetUp(after, note_of(said)),))
    asked = [phrase("companion-otherwise"), *now, phrase("companion-insist-state")]
    return Decision(asked, insisted=insisted)


def starts(table: RealTable, said: Starts) -> Decision:
    """Who starts. People choose before the first deal; later the marker decides."""
    position, names = table.position, table.names
    is_due = position.phase is Phase.PREPARING_NEXT_ROUND
    is_same = position.starting_seat == said.seat
    if is_due and (is_same or not table.has_begun):
        told = phrase("companion-starts", player=names[said.seat], seat=said.seat + 1)
        return Decision([told], () if is_same else (Started(said.seat),))
    is_fresh = bool(table.game.steps) and isinstance(table.game.steps[-1], Deal)
    if is_due or (is_fresh and not is_same):
        return is_so(table, TurnIs(said.seat))
    if position.is_over:
        return Decision([phrase("refused-game-over")])
    starter = position.starting_seat
    told = phrase(
        "companion-started",
        player=names[starter],
        seat=starter + 1,
        round=position.round_number,
        agrees="yes" if is_same else "no",
    )
    now = phrase("turn-now", player=names[position.seat], seat=position.seat + 1)
    return Decision([told, now])


def example_of_state(names: Names) -> Phrase:
    """An example of a claim."""
    return phrase("companion-then-example-state", player=names[0])


def describe(position: Position, said: StateIs, names: Names) -> Iterator[Phrase]:
    """What a position has at the place of a claim."""
    if isinstance(said, PatternLineIs | FloorLineIs | WallSpaceIs):
        board = position.boards[said.seat]
        yield phrase("about-player", player=names[said.seat], seat=said.seat + 1)
        match said:
            case PatternLineIs():
                yield board_answers.pattern_line(board, said.row)
            case FloorLineIs():
                yield board_answers.floor_line(board)
            case WallSpaceIs():
                # The gray side leaves out what an empty space would score.
                side = WallSide.GRAY
                yield board_answers.wall_space(board, said.row, said.column, side)
        return
    match said:
        case ScoreIs():
            score = position.boards[said.seat].score
            yield phrase("score-final", player=names[said.seat], seat=said.seat + 1, score=score)
        case CenterIs():
            yield table_answers.center(position)
        case TurnIs():
            yield phrase("turn-now", player=names[position.seat], seat=position.seat + 1)
        case MarkerIs() if position.marker_seat is None:
            yield phrase("turn-marker-center")
        case MarkerIs():
            seat = position.marker_seat
            yield phrase("turn-marker", player=names[seat], seat=seat + 1)


_FLAWS = {
    Flaw.PATTERN_LINE_TOO_FULL: "too-full",
    Flaw.PATTERN_LINE_COLOR_ON_WALL: "on-wall",
    Flaw.WALL_RULE_BROKEN: "wall",
    Flaw.FLOOR_LINE_TOO_FULL: "floor",
    Flaw.FLOOR_LINE_LEFT: "between",
    Flaw.COMPLETE_PATTERN_LINE_LEFT: "between",
    Flaw.TILES_ON_OFFER: "between",
    Flaw.MARKER_CLAIMED: "between",
    Flaw.MARKER_MISPLACED: "between",
    Flaw.COMPLETE_WALL_ROW: "row",
    Flaw.NOTHING_ON_OFFER: "nothing",
    Flaw.NUMBER_OUT_OF_RANGE: "number",
}


def _too_many(tiles: TileCounts) -> Phrase:
    return phrase("companion-over-twenty", tiles=tile_set(tiles))


def _counted(before: Position, after: Position) -> Iterator[Phrase]:
    for way, tiles in differences(before, after):
        yield phrase("companion-then-counted", way=way, tiles=tile_set(tiles))
