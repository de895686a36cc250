"""Observation, mask and rewards as `docs/reference/environments.md` specifies them, from `rules`
alone: the tests compare the core with it."""

from __future__ import annotations

from azulejos import native
from azulejos.rules import (
    COLORS,
    SIZE,
    STARTING_PLAYER_MARKER,
    Game,
    Phase,
    PlayerBoard,
    Position,
    TileCounts,
    WallSide,
)


def observation_of(position: Position) -> list[int]:
    """What the seat to move sees."""
    rules = position.rules
    seats = rules.clockwise_from(position.seat)
    boards = [position.boards[seat] for seat in seats]
    is_round = position.phase in {Phase.FACTORY_OFFER, Phase.WALL_TILING}
    numbers: list[int] = []
    for factory in position.factories:
        numbers += factory.counts
    numbers += position.center.counts
    numbers += position.bag.counts
    numbers += lid_and_floor_lines(position).counts
    numbers.append(int(is_round and position.marker_seat is None))
    numbers.append(position.round_number)
    for board in boards:
        numbers += pattern_lines_of(board)
    numbers += [len(board.floor_line.entries) for board in boards]
    numbers += [int(seat == position.marker_seat) for seat in seats]
    numbers += [int(seat == position.starting_seat) for seat in seats]
    numbers += [board.score for board in boards]
    for board in boards:
        numbers += wall_of(board, rules.side)
    if rules.side is WallSide.GRAY:
        numbers += tiling_line_of(position)
    return numbers


def lid_and_floor_lines(position: Position) -> TileCounts:
    counts = list(position.lid.counts)
    for board in position.boards:
        for entry in board.floor_line.entries:
            if entry is not STARTING_PLAYER_MARKER:
                counts[COLORS.index(entry)] += 1
    blue, yellow, red, black, white = counts
    return TileCounts((blue, yellow, red, black, white))


def pattern_lines_of(board: PlayerBoard) -> list[int]:
    return [
        line.count if line.color is color else 0 for line in board.pattern_lines for color in COLORS
    ]


def wall_of(board: PlayerBoard, side: WallSide) -> list[int]:
    spaces = [space for row in board.wall.rows for space in row]
    if side is WallSide.COLORED:
        return [int(space is not None) for space in spaces]
    return [int(space is color) for color in COLORS for space in spaces]


def tiling_line_of(position: Position) -> list[int]:
    line = [0] * SIZE
    if position.phase is Phase.WALL_TILING:
        pattern_lines = position.boards[position.seat].pattern_lines
        complete = [row for row, held in enumerate(pattern_lines) if held.count == row + 1]
        line[complete[0]] = 1
    return line


def legal_actions_of(position: Position) -> list[int]:
    return [native.action_of(move, position.rules) for move in position.legal_moves]


def rewards_of(game: Game) -> list[float]:
    """Of a finished game: the winners share 1, and the others -1, so that all add up to 0."""
    outcome = game.outcome
    assert outcome is not None
    players = game.rules.num_players
    share = 1 / len(outcome.winners)
    return [
        (players * share * (seat in outcome.winners) - 1) / (players - 1)
        for seat in game.rules.seats
    ]
