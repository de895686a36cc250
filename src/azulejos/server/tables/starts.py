"""Where a game starts: a position or a record that the client sends."""

from __future__ import annotations

from azulejos.notation import (
    NotationError,
    Record,
    RecordError,
    parse_position,
    parse_record,
    replay,
)
from azulejos.notation.tags import num_seats
from azulejos.players.seat_holders import parse_holder, spoken_names
from azulejos.rules import Game, Position
from azulejos.server import limits
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.seating_messages import Start
from azulejos.words.announcements import Names
from azulejos.words.notation_errors import tell_misread
from azulejos.words.phrases import phrase


def starting_position(start: Start) -> Position:
    """The position to play on from. Raises RefusedError if nobody can play on from there."""
    game, _ = read_start(start)
    if start.num_steps is not None:
        if start.num_steps > len(game.steps):
            detail = f"the record has {len(game.steps)} steps, not {start.num_steps}"
            speech = [phrase("notation-steps", count=len(game.steps))]
            raise RefusedError(Code.BAD_RECORD, speech, detail)
        game.undo_to(start.num_steps)
    if game.position.is_over:
        detail = "the game is over there"
        raise RefusedError(Code.BAD_POSITION, [phrase("notation-over")], detail)
    return game.position


def read_start(start: Start) -> tuple[Game, Record | None]:
    """The game of a start, and its record if it has one. Raises RefusedError with the parser's
    reason."""
    if (start.position is None) == (start.record is None):
        raise RefusedError(Code.MALFORMED, detail="either a position or a record, not both")
    try:
        if start.position is not None:
            return Game(parse_position(start.position)), None
        record = parse_record(start.record or "")
        most = limits.MOST_RECORD_STEPS
        if len(record.steps) > most:
            too_long = phrase("notation-too-long", count=most)
            raise RefusedError(Code.BAD_RECORD, [too_long], f"more than {most} steps")
        return replay(record), record
    except NotationError as error:
        code = Code.BAD_POSITION if start.record is None else Code.BAD_RECORD
        raise RefusedError(code, tell_misread(error, ()), str(error)) from error
    except RecordError as error:
        speech = tell_misread(error, names_of(error.record))
        raise RefusedError(Code.BAD_RECORD, speech, str(error)) from error


def names_of(record: Record) -> Names:
    """The names of a record's seats."""
    tags = dict(record.tags)
    seats = [tags[f"Seat{number + 1}"] for number in range(num_seats(tags))]
    return spoken_names([parse_holder(seat) for seat in seats])
