"""Answers about the course of the game: how long it takes, what is left, what to do now."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.rules import ROWS, SIZE, Move, Phase, Position

from . import goal_answers, move_answers, table_answers
from .asked_boards import Asked
from .asked_moves import best_move
from .phrases import Phrase, phrase
from .things import listed, tile_set, tiles
from .unclear import example_of


def tell_when_over(asked: Asked) -> Iterator[Phrase]:
    """When the game ends: the rule, the earliest round, and who can end it in this one."""
    position = asked.game.position
    if position.is_over:
        yield phrase("turn-game-over", round=position.round_number)
        return
    yield phrase("asked-when-over")
    earliest = earliest_end(position)
    yield phrase("asked-earliest", now=position.round_number, round=earliest)
    if earliest == position.round_number:
        seats = [*position.rules.seats]
        yield from goal_answers.endings(position, seats, asked.names)


def earliest_end(position: Position) -> int:
    """The first round that the game can end with: each row gets one tile a round at most."""
    is_tiling = position.phase is Phase.WALL_TILING
    rounds = [
        position.round_number
        + board.wall.rows[row].count(None)
        - 1
        + (is_tiling and not board.is_complete(row))
        for board in position.boards
        for row in ROWS
    ]
    return min(rounds, default=position.round_number + SIZE)


def tell_round_end(asked: Asked) -> Iterator[Phrase]:
    """How much of this round is left."""
    position = asked.game.position
    if position.phase is not Phase.FACTORY_OFFER:
        yield from table_answers.turn(position, asked.names)
        return
    offers = sum(len([*there.colors]) for _, there in table_answers.sources(position))
    left = position.tiles_on_offer.total
    yield phrase("asked-round-end", tiles=left, moves=offers)


def tell_total(asked: Asked) -> Iterator[Phrase]:
    """How many tiles are on the table, of a color or in all."""
    position, color = asked.game.position, asked.question.color
    if color is not None:
        count = position.tiles_on_offer[color]
        if count:
            yield phrase("asked-total-color", tiles=tiles(color, count))
        yield table_answers.where_is(position, color)
        return
    there = position.tiles_on_offer
    yield phrase("asked-total", count=there.total, tiles=tile_set(there))


def tell_factories(asked: Asked) -> Iterator[Phrase]:
    """The factories without the center."""
    yield from table_answers.factories(asked.game.position)


def tell_filled(asked: Asked) -> Iterator[Phrase]:
    """How many factories there are, and which have tiles."""
    factories = asked.game.position.factories
    filled = [index + 1 for index, there in enumerate(factories) if there]
    yield phrase(
        "asked-filled",
        total=len(factories),
        count=len(filled),
        factories=listed(filled) if filled else "",
    )


def tell_what_now(asked: Asked) -> Iterator[Phrase]:
    """What the game waits for, with an example, and where help is."""
    position = asked.game.position
    match position.phase:
        case Phase.FACTORY_OFFER:
            yield phrase("turn-now", player=asked.names[position.seat], seat=position.seat + 1)
            yield phrase("asked-now-take")
            moves = [move for move in position.legal_moves if isinstance(move, Move)]
            if (move := best_move(position, moves)) is not None:
                yield example_of(move)
        case Phase.WALL_TILING:
            yield phrase("turn-now", player=asked.names[position.seat], seat=position.seat + 1)
            yield from move_answers.moves(position, None, None)
        case _:
            yield from table_answers.turn(position, asked.names)
    yield phrase("asked-now-help")


def tell_most(asked: Asked) -> Iterator[Phrase]:
    """Which color lies on the table most often."""
    there = asked.game.position.tiles_on_offer
    most = max((there[color] for color in there.colors), default=0)
    found = [color for color in there.colors if there[color] == most]
    for color in found:
        yield phrase("asked-total-color", tiles=tiles(color, most))
        yield table_answers.where_is(asked.game.position, color)
    if not found:
        yield phrase("factories-empty")
