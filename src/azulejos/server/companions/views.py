"""What clients see of a companion: its state, and a line about each previous game."""

from __future__ import annotations

from azulejos.companion import Companion
from azulejos.companion.real_table import RealTable
from azulejos.notation import format_position, format_rules, format_tiles
from azulejos.players.seat_holders import spoken_names
from azulejos.rules import GameResult, Phase, TileCounts, is_last_round
from azulejos.wire.companion_messages import CompanionSeat, CompanionState
from azulejos.wire.messages import plain
from azulejos.words.phrases import Phrase, phrase
from azulejos.words.things import listed


def state_of(companion: Companion, number: int, game: int) -> CompanionState:
    """The state after the line of this number, in the game of this number."""
    table = companion.table
    position = table.position
    is_offer = table.known.phase in (Phase.FACTORY_OFFER, Phase.WALL_TILING)
    return CompanionState(
        number=number,
        game=game,
        rules=format_rules(position.rules),
        position=format_position(position),
        told=_told(table),
        next_factory=None if table.is_late else table.next_factory,
        is_late=table.is_late,
        round=position.round_number,
        is_last_round=is_last_round(position),
        is_set_up=table.is_set_up,
        seats=tuple(CompanionSeat(each.name, each.level) for each in table.holders),
        turn=position.seat if is_offer else None,
        is_thinking=companion.due is not None,
        winners=GameResult.of(table.game).winners,
        num_lines=len(table.lines),
        prompt=plain(companion.prompt()),
    )


def _told(table: RealTable) -> tuple[str | None, ...]:
    """What people told of the factories, while they haven't told all of them."""
    if table.sizes:
        return tuple(map(_tiles, table.told))
    if not table.untold:
        return ()
    factories = enumerate(table.position.factories)
    return tuple(
        None if index in table.untold else format_tiles(tiles) for index, tiles in factories
    )


def _tiles(tiles: TileCounts | None) -> str | None:
    return None if tiles is None else format_tiles(tiles)


def game_entry(number: int, table: RealTable) -> Phrase:
    names = spoken_names(table.holders)
    results = [
        phrase("player-score", player=name, score=board.score)
        for name, board in zip(names, table.position.boards, strict=True)
    ]
    message = "game-entry" if table.position.is_over else "game-entry-given-up"
    date = table.began.date.replace(".", "-")
    return phrase(message, number=number, date=date, results=listed(results))
