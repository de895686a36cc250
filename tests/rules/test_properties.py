"""Invariants after every step of random games at all kinds of tables."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.rules import (
    ALL_TILES,
    CENTER,
    COLORS,
    DESTINATIONS,
    BonusScored,
    EndReason,
    FactoriesFilled,
    FloorLineScored,
    Game,
    GameEnded,
    MarkerTaken,
    Move,
    Phase,
    PlayerMove,
    Position,
    RoundEnded,
    Rules,
    TilesFell,
    TilesMovedToCenter,
    TilesPlaced,
    TilesTaken,
    TilingMove,
    WallTiled,
    factory,
    problems,
)
from tests.games import ALL_RULES, random_game, random_games

CONCEIVABLE: Final[tuple[PlayerMove, ...]] = (
    *(
        Move(source, color, destination)
        for source in (*map(factory, range(9)), CENTER)
        for color in COLORS
        for destination in DESTINATIONS
    ),
    *(TilingMove(row, column) for row in range(5) for column in range(5)),
)


def test_every_kind_of_move_is_conceived() -> None:
    assert len(set(CONCEIVABLE)) == 10 * 5 * 6 + 25


@given(random_games())
def test_no_tile_is_lost_or_made(game: Game) -> None:
    for position in game.positions:
        assert position.tiles == ALL_TILES


@given(random_games())
def test_there_is_exactly_one_marker(game: Game) -> None:
    for position in game.positions:
        holders = [
            seat for seat, board in enumerate(position.boards) if board.floor_line.has_marker
        ]
        entries = [entry for board in position.boards for entry in board.floor_line.entries]
        markers = sum(1 for entry in entries if entry not in COLORS)
        assert markers == len(holders) <= 1
        if position.marker_seat is None:
            assert holders == []
            assert position.marker_in_center is (position.phase is Phase.FACTORY_OFFER)
        else:
            assert not position.marker_in_center
            assert holders in ([], [position.marker_seat])
            assert position.phase in (Phase.FACTORY_OFFER, Phase.WALL_TILING)


@given(random_games())
def test_scores_are_never_negative_and_walls_never_shrink(game: Game) -> None:
    for before, after in pairwise(game.positions):
        for old, new in zip(before.boards, after.boards, strict=True):
            assert new.score >= 0
            assert new.wall.tiles.contains(old.wall.tiles)


@given(random_games())
def test_no_reachable_position_has_a_problem(game: Game) -> None:
    for position in game.positions:
        assert list(problems(position)) == []


@given(random_games())
def test_after_is_the_position_of_the_transition(game: Game) -> None:
    for before, step, events, after in zip(
        game.positions, game.steps, game.events, game.positions[1:], strict=False
    ):
        assert before.after(step) == after
        assert before.transition(step) == (after, events)


@given(random_games(), st.data())
def test_undo_is_the_inverse_of_play(game: Game, data: st.DataObject) -> None:
    positions, steps, events = game.positions, game.steps, game.events
    kept = data.draw(st.integers(0, len(steps)))
    game.undo_to(kept)
    assert (game.positions, game.steps) == (positions[: kept + 1], steps[:kept])
    for step in steps[kept:]:
        game.play(step)
    assert (game.positions, game.steps, game.events) == (positions, steps, events)


@given(random_games(), st.data())
def test_legal_moves_are_all_that_nothing_speaks_against(game: Game, data: st.DataObject) -> None:
    """Of all conceivable moves, whatever the position."""
    for position in data.draw(st.lists(st.sampled_from(game.positions), min_size=1, max_size=8)):
        allowed = [move for move in CONCEIVABLE if position.why_not(move) is None]
        assert list(position.legal_moves) == allowed
        assert len(position.legal_moves) == len(allowed)
        assert bool(position.legal_moves) is bool(allowed)
        is_a_choice = position.phase in (Phase.FACTORY_OFFER, Phase.WALL_TILING)
        assert bool(allowed) is is_a_choice


@given(random_games())
def test_the_points_of_the_events_are_the_change_of_the_scores(game: Game) -> None:
    for before, events, after in zip(game.positions, game.events, game.positions[1:], strict=False):
        scores = [board.score for board in before.boards]
        for event in events:
            if isinstance(event, WallTiled | FloorLineScored | BonusScored):
                scores[event.seat] += event.points
                assert event.score == scores[event.seat]
        assert scores == [board.score for board in after.boards]


@given(random_games())
def test_the_events_account_for_every_tile(game: Game) -> None:
    for before, events in zip(game.positions, game.events, strict=False):
        taken = sum(event.count for event in events if isinstance(event, TilesTaken))
        placed = sum(event.count for event in events if isinstance(event, TilesPlaced))
        fell = [event for event in events if isinstance(event, TilesFell) and event.row is None]
        assert taken == placed + sum(event.to_floor + event.to_lid for event in fell)
        for event in events:
            if isinstance(event, TilesTaken):
                there = before.tiles_at(event.source)
                assert event.count == there[event.color] > 0
                rest = there.replace(event.color, 0)
                moved = [each for each in events if isinstance(each, TilesMovedToCenter)]
                is_moved = bool(rest) and event.source != CENTER
                assert moved == ([TilesMovedToCenter(event.source, rest)] if is_moved else [])
            if isinstance(event, TilesPlaced):
                free = before.boards[event.seat].free_spaces(event.row)
                assert event.count == min(taken, free)
                assert event.is_complete is (event.count == free)


@given(random_games())
def test_a_round_has_one_deal_one_marker_and_one_end(game: Game) -> None:
    told = [event for events in game.events for event in events]
    deals = [event for event in told if isinstance(event, FactoriesFilled)]
    assert [event.round_number for event in deals] == list(range(1, len(deals) + 1))
    ends = [event for event in told if isinstance(event, RoundEnded)]
    assert [event.round_number for event in ends] == list(range(1, len(ends) + 1))
    markers = 0
    for event in told:
        if isinstance(event, MarkerTaken):
            markers += 1
        elif isinstance(event, RoundEnded):
            assert event.is_marker_taken is (markers == 1)
            markers = 0
        assert markers <= 1


@given(random_games())
def test_a_game_ends_by_a_horizontal_line_or_a_stalemate_and_not_before(game: Game) -> None:
    last = game.events[-1][-1] if game.events else None
    assert isinstance(last, GameEnded) is game.position.is_over is (game.outcome is not None)
    lines = [seat for seat in game.rules.seats if game.position.boards[seat].wall.horizontal_lines]
    if isinstance(last, GameEnded):
        assert list(last.seats) == lines
        assert (last.reason is EndReason.HORIZONTAL_LINE) is bool(lines)
        assert last.outcome == game.outcome
        assert last.outcome.winners
    elif game.position.phase is not Phase.WALL_TILING:
        assert lines == []


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_sensible_games_come_to_an_end(rules: Rules) -> None:
    """Otherwise the properties above would cover only openings."""
    games = [random_game(rules, seed, care=1.0) for seed in range(5)]
    assert all(game.position.is_over for game in games)
    assert any(isinstance(event, BonusScored) for game in games for event in game.events[-1])


def permuted(position: Position, order: list[int]) -> Position:
    return replace(position, factories=tuple(position.factories[index] for index in order))


@given(random_games(), st.integers(0, 2**16))
def test_permuting_the_factories_permutes_the_moves_and_nothing_else(game: Game, seed: int) -> None:
    order = list(range(game.rules.num_factories))
    Random(seed).shuffle(order)

    def moved(move: PlayerMove) -> PlayerMove:
        if isinstance(move, TilingMove) or move.source == CENTER:
            return move
        return Move(factory(order.index(move.source)), move.color, move.destination)

    for before, step, after in zip(game.positions, game.steps, game.positions[1:], strict=False):
        twin = permuted(before, order)
        assert set(twin.legal_moves) == set(map(moved, before.legal_moves))
        if isinstance(step, Move | TilingMove):
            assert twin.after(moved(step)) == permuted(after, order)


def rotated(position: Position, by: int) -> Position:
    """Everyone moves `by` seats clockwise."""
    players = position.rules.num_players

    def turned(seat: int) -> int:
        return (seat + by) % players

    return replace(
        position,
        seat=turned(position.seat),
        starting_seat=turned(position.starting_seat),
        marker_seat=None if position.marker_seat is None else turned(position.marker_seat),
        boards=tuple(position.boards[(seat - by) % players] for seat in range(players)),
    )


@given(random_games(), st.integers(1, 3))
def test_rotating_the_seats_rotates_positions_and_outcomes(game: Game, by: int) -> None:
    players = game.rules.num_players
    twin = Game(rotated(game.start, by))
    for step, after in zip(game.steps, game.positions[1:], strict=True):
        twin.play(step)
        assert twin.position == rotated(after, by)
    if game.outcome is not None:
        assert twin.outcome is not None
        assert twin.outcome.decided_by is game.outcome.decided_by
        turned = sorted((seat + by) % players for seat in game.outcome.winners)
        assert list(twin.outcome.winners) == turned
        for seat in range(players):
            there = (seat + by) % players
            assert twin.outcome.scores[there] == game.outcome.scores[seat]
            assert twin.outcome.horizontal_lines[there] == game.outcome.horizontal_lines[seat]
