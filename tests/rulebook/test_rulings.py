"""The rulings: what RULES.md decided where the rulebooks are silent, each under its number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from azulejos.notation import (
    Record,
    RecordError,
    format_seat,
    parse_move,
    record_game,
    replay,
)
from azulejos.rules import (
    CENTER,
    FLOOR,
    STARTING_PLAYER_MARKER,
    Color,
    Dealer,
    FloorLineScored,
    Game,
    GameEnded,
    MarkerTaken,
    Move,
    Outcome,
    Phase,
    Position,
    RoundEnded,
    Rules,
    TilesFell,
    TilesPlaced,
    TilesTaken,
    TilingMove,
    WallSide,
    WallTiled,
    WinReason,
    factory,
    pattern_line,
)
from tests.games import PLAYERS, board, legal, play, random_game, set_up


def test_1_the_tiles_of_a_turn_are_never_split_nor_kept_off_a_line_with_room() -> None:
    """Of three red tiles one fits on line 2: it must go there, and the others fall."""
    start = set_up("colored 1 O1 1 C RRRW/-/-/-/- -", board(lines="-/R/-/-/-"))
    position, events = play(start, "1R2")
    assert events[2:] == (
        TilesPlaced(0, 1, Color.RED, 1, is_complete=True),
        TilesFell(0, Color.RED, to_floor=2, to_lid=0, penalty=-2, row=None),
    )
    assert position.boards[0].floor_line.entries == (Color.RED, Color.RED)
    assert [line.count for line in position.boards[0].pattern_lines] == [0, 2, 0, 0, 0]


def test_2_a_marker_that_reaches_a_full_floor_line_costs_nothing() -> None:
    start = set_up("colored 2 O1 2 C -/-/-/-/- Y", board(30, floor="BBBBBBB"))
    position, events = play(start, "CY0")
    assert events == (
        TilesTaken(0, CENTER, Color.YELLOW, 1),
        MarkerTaken(0, floor_space=None),
        TilesFell(0, Color.YELLOW, to_floor=0, to_lid=1, penalty=0, row=None),
        FloorLineScored(0, (Color.BLUE,) * 7, penalty=-14, points=-14, score=16),
        RoundEnded(2, starting_seat=0, is_marker_taken=True),
    )
    assert position.starting_seat == 0


def test_2_a_marker_on_the_last_space_leaves_none_for_the_tiles() -> None:
    start = set_up("colored 2 O1 2 C YYYY/-/-/-/- KK", board(30, floor="BBBBBB"))
    position, events = play(start, "CK0")
    assert events[1:] == (
        MarkerTaken(0, floor_space=6),
        TilesFell(0, Color.BLACK, to_floor=0, to_lid=2, penalty=0, row=None),
    )
    assert position.boards[0].floor_line.entries[6] is STARTING_PLAYER_MARKER


@pytest.mark.parametrize("players", PLAYERS)
def test_3_where_nobody_took_the_marker_the_same_player_starts_again(players: int) -> None:
    for starting_seat in range(players):
        factories = "/".join(["BBBB", *["-"] * (2 * players)])
        last = (starting_seat - 1) % players
        start = set_up(f"colored 1 O{last + 1} {starting_seat + 1} C {factories} -")
        position, events = play(start, "1B4")
        assert events[-1] == RoundEnded(1, starting_seat, is_marker_taken=False)
        assert (position.seat, position.starting_seat) == (starting_seat, starting_seat)


def test_4_a_color_may_be_put_on_a_gray_line_with_no_column_left_for_it() -> None:
    """Row 3 has one free space, in column 5, and column 5 has white already."""
    seat = board(9, wall="....W/...../BYRK./...../.....")
    position = set_up("gray 4 O1 1 2 -/-/-/-/- WWW", seat, board(floor="M"))
    assert position.board.wall.valid_columns(2, Color.WHITE, WallSide.GRAY) == ()
    assert "CW3" in legal(position)
    _, events = play(position, "CW3")
    assert events[2] == TilesFell(0, Color.WHITE, to_floor=3, to_lid=0, penalty=-4, row=2)


@pytest.mark.parametrize("players", PLAYERS)
def test_5_players_tile_the_gray_side_clockwise_from_the_starting_player(players: int) -> None:
    for starting_seat in range(players):
        taker = (starting_seat - 1) % players
        boards = [board(lines="B/-/-/-/-")] * players
        boards[taker] = board(lines="B/-/-/-/-", floor="M")
        empty = "/".join(["-"] * (2 * players + 1))
        table = f"gray 1 O{taker + 1} {starting_seat + 1} {taker + 1} {empty} K"
        position = play(set_up(table, *boards), "CK5").position
        order = []
        while position.phase is Phase.WALL_TILING:
            order.append(position.seat)
            position = play(position, "T13").position
        assert order == [(starting_seat + turn) % players for turn in range(players)]


def test_5_each_changes_only_its_own_board() -> None:
    for seed in range(20):
        game = random_game(Rules(3, WallSide.GRAY), seed, care=1.0, max_steps=80)
        for before, after in zip(game.positions, game.positions[1:], strict=False):
            if before.phase is Phase.WALL_TILING and after.phase is Phase.WALL_TILING:
                others = [seat for seat in range(3) if seat not in (before.seat, after.seat)]
                assert [before.boards[seat] for seat in others] == [
                    after.boards[seat] for seat in others
                ]


def test_6_what_was_scored_before_the_floor_line_stays_scored() -> None:
    """2 points and 1 for the tile, then 4 are lost: first up to 3, then down to 0."""
    start = set_up("colored 1 O1 1 2 -/-/-/-/- B", board(2, floor="KKK"), board(floor="M"))
    position, events = play(start, "CB1")
    assert events[2:4] == (
        WallTiled(0, 0, 0, Color.BLUE, (0,), (0,), points=1, score=3, to_lid=0),
        FloorLineScored(0, (Color.BLACK,) * 3, penalty=-4, points=-3, score=0),
    )
    assert position.boards[0].score == 0


def to_floor(position: Position) -> list[Move]:
    moves = [move for move in position.legal_moves if isinstance(move, Move)]
    return [move for move in moves if move.destination == FLOOR]


def test_8_players_who_always_choose_the_floor_play_for_ever() -> None:
    dealer = Dealer(bytes(32))
    game = Game(Rules(2))
    while game.position.round_number <= 60:
        position = game.position
        if position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play(dealer.deal(position))
        else:
            game.play(to_floor(position)[0])
    assert game.outcome is None
    assert [each.score for each in game.position.boards] == [0, 0]
    assert game.position.tiles == Position.start(Rules(2)).tiles


def test_9_seats_rows_columns_and_factories_are_numbered_from_1_for_people() -> None:
    assert parse_move("1B1") == Move(factory(0), Color.BLUE, pattern_line(0))
    assert parse_move("9W5") == Move(factory(8), Color.WHITE, pattern_line(4))
    assert parse_move("T15") == TilingMove(row=0, column=4)
    assert [format_seat(seat) for seat in range(4)] == ["1", "2", "3", "4"]


def test_10_scores_have_no_upper_end() -> None:
    row = board(999, lines="W/-/-/-/-", wall="BYRK./...../...../...../.....")
    position, events = play(set_up("colored 5 O1 1 C KKKK/-/-/-/- -", row), "1K5")
    assert position.boards[0].score == 999 + 5 + 2
    assert isinstance(events[-1], GameEnded)
    assert events[-1].outcome == Outcome((1006, 0), (1, 0), (0,), WinReason.POINTS)


class TestRuling11:
    """Resigning, or running out of time: what a record of it may say."""

    def record(self, players: int, termination: str, result: str) -> Record:
        """The game stopped after the first deal."""
        game = Game(Rules(players))
        game.play(Dealer(bytes(32)).deal(game.position))
        return record_game(game, extra={"Termination": termination, "Result": result})

    @pytest.mark.parametrize("reason", ["resign", "time"])
    def test_it_ends_a_game_of_two_and_the_other_wins(self, reason: str) -> None:
        assert replay(self.record(2, f"{reason} 1", "2")).outcome is None
        assert replay(self.record(2, f"{reason} 2", "1")).outcome is None

    @pytest.mark.parametrize("result", ["1", "1 2", "*"])
    @pytest.mark.parametrize("reason", ["resign", "time"])
    def test_nobody_else_can_have_won_a_game_of_two(self, reason: str, result: str) -> None:
        with pytest.raises(RecordError, match="Result: seat 1 gave up, so the other seat won"):
            replay(self.record(2, f"{reason} 1", result))

    @pytest.mark.parametrize("players", [3, 4])
    def test_with_more_players_that_seat_is_not_among_the_winners(self, players: int) -> None:
        assert replay(self.record(players, "resign 2", "1 3")).outcome is None
        with pytest.raises(RecordError, match="Result: seat 2 gave up and can't have won"):
            replay(self.record(players, "resign 2", "2"))


def test_8_and_11_a_game_cut_off_keeps_the_boards_scores() -> None:
    game = random_game(Rules(2), seed=5, max_steps=30)
    record = record_game(game, extra={"Termination": "cutoff"})
    assert replay(record).position == game.position
    wrong = tuple((name, "999 999" if name == "Scores" else value) for name, value in record.tags)
    with pytest.raises(RecordError, match="Scores: '999 999', but the boards say"):
        replay(replace(record, tags=wrong))
