"""End of the game: when, the bonuses, and who wins.

In these positions one factory of four black tiles is left; seat 0 puts them on line 5, so that
nobody takes the marker and no floor line costs anything.
"""

from __future__ import annotations

import pytest

from azulejos.rules import (
    Bonus,
    BonusScored,
    Color,
    EndReason,
    GameEnded,
    Outcome,
    Phase,
    Position,
    RoundEnded,
    TilesPlaced,
    TilesTaken,
    WallTiled,
    WinReason,
    factory,
)
from tests.games import PLAYERS, board, play, set_up

ROW_1 = "BYRK./...../...../...../....."
ROWS_1_AND_3 = "BYRK./...../KWBY./...../....."


def last_turn(*boards: str, rules: str = "colored", players: int = 2) -> Position:
    empty = "/".join(["-"] * (2 * players))
    return set_up(f"{rules} 5 O1 1 C KKKK/{empty} -", *boards)


def ended(*boards: str, players: int = 2) -> GameEnded:
    _, events = play(last_turn(*boards, players=players), "1K5")
    assert isinstance(events[-1], GameEnded)
    return events[-1]


def test_bonuses_of_2_for_a_row_7_for_a_column_10_for_a_color() -> None:
    wall = "BYRK./WB.../K.B../R..B./Y...B"
    position, events = play(last_turn(board(10, lines="W/-/-/-/-", wall=wall), board(3)), "1K5")
    assert events == (
        TilesTaken(0, factory(0), Color.BLACK, 4),
        TilesPlaced(0, 4, Color.BLACK, 4, is_complete=False),
        WallTiled(0, 0, 4, Color.WHITE, (0, 1, 2, 3, 4), (0,), points=5, score=15, to_lid=0),
        BonusScored(0, Bonus.HORIZONTAL_LINE, index=0, points=2, score=17),
        BonusScored(0, Bonus.VERTICAL_LINE, index=0, points=7, score=24),
        BonusScored(0, Bonus.COLOR, index=Color.BLUE, points=10, score=34),
        GameEnded(
            EndReason.HORIZONTAL_LINE,
            seats=(0,),
            outcome=Outcome((34, 3), (1, 0), winners=(0,), decided_by=WinReason.POINTS),
        ),
    )
    assert position.phase is Phase.GAME_OVER
    assert [each.score for each in position.boards] == [34, 3]
    assert (position.round_number, position.seat, position.starting_seat) == (5, 0, 0)


def test_every_complete_line_and_color_counts() -> None:
    """A full wall but for the last tile: five rows cannot be had earlier, so only one is new."""
    wall = "BYRK./WBYR./KWBY./RKWB./YRKW."
    lines = "W/KK/RRR/YYYY/BBBBB"
    start = set_up("colored 5 O2 1 C YYYY/-/-/-/- -", board(lines=lines, wall=wall), board())
    position, events = play(start, "1Y5")
    bonuses = [event for event in events if isinstance(event, BonusScored)]
    assert [event.bonus for event in bonuses] == (
        [Bonus.HORIZONTAL_LINE] * 5 + [Bonus.VERTICAL_LINE] * 5 + [Bonus.COLOR] * 5
    )
    assert [event.index for event in bonuses] == [0, 1, 2, 3, 4] * 3
    assert sum(event.points for event in bonuses) == 5 * 2 + 5 * 7 + 5 * 10
    tiled = [event.points for event in events if isinstance(event, WallTiled)]
    assert tiled == [5, 7, 8, 9, 10]
    assert position.boards[0].score == sum(tiled) + 95


@pytest.mark.parametrize("players", PLAYERS)
def test_bonuses_are_for_everyone(players: int) -> None:
    """Who did not complete a row scores columns and colors too."""
    column = board(lines="B/-/-/-/-", wall="...../W..../K..../R..../Y....")
    row = board(lines="W/-/-/-/-", wall=ROW_1)
    boards = [board(), *[column] * (players - 2), row]
    _, events = play(last_turn(*boards, players=players), "1K5")
    bonuses = [event for event in events if isinstance(event, BonusScored)]
    assert bonuses == [
        *(
            BonusScored(seat, Bonus.VERTICAL_LINE, 0, points=7, score=12)
            for seat in range(1, players - 1)
        ),
        BonusScored(players - 1, Bonus.HORIZONTAL_LINE, 0, points=2, score=7),
    ]


@pytest.mark.parametrize("row", range(5))
def test_any_horizontal_line_ends_the_game(row: int) -> None:
    full = ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"]
    wall, lines = ["....."] * 5, ["-"] * 5
    wall[row], lines[row] = full[row][:4] + ".", full[row][4] * (row + 1)
    seat = board(lines="/".join(lines), wall="/".join(wall))
    outcome = ended(board(), seat)
    assert outcome.seats == (1,)
    assert outcome.reason is EndReason.HORIZONTAL_LINE


def test_a_vertical_line_does_not_end_the_game() -> None:
    wall = "...../W..../K..../R..../Y...."
    position, events = play(last_turn(board(lines="B/-/-/-/-", wall=wall)), "1K5")
    assert isinstance(events[-1], RoundEnded)
    assert position.boards[0].wall.vertical_lines == (0,)
    assert position.boards[0].score == 5


def test_a_complete_color_does_not_end_the_game() -> None:
    wall = "...../.B.../..B../...B./....B"
    position, events = play(last_turn(board(lines="B/-/-/-/-", wall=wall)), "1K5")
    assert isinstance(events[-1], RoundEnded)
    assert position.boards[0].wall.complete_colors == (Color.BLUE,)
    assert position.boards[0].score == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_the_round_is_finished_for_everyone_before_the_end(players: int) -> None:
    first = board(lines="W/-/-/-/-", wall=ROW_1)
    others = [board(lines="B/-/-/-/-")] * (players - 1)
    _, events = play(last_turn(first, *others, players=players), "1K5")
    tiled = [event.seat for event in events if isinstance(event, WallTiled)]
    assert tiled == list(range(players))
    assert isinstance(events[-1], GameEnded)
    assert events[-1].seats == (0,)


def test_several_may_complete_a_line_in_the_last_round() -> None:
    row = board(lines="W/-/-/-/-", wall=ROW_1)
    assert ended(row, row, board(), players=3).seats == (0, 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_most_points_win(players: int) -> None:
    for winner in range(players):
        scores = [20] * players
        scores[winner] = 21
        boards = [board(score, lines="W/-/-/-/-", wall=ROW_1) for score in scores]
        expected = Outcome(
            tuple(score + 7 for score in scores), (1,) * players, (winner,), WinReason.POINTS
        )
        assert ended(*boards, players=players).outcome == expected


def test_most_points_win_without_a_horizontal_line() -> None:
    outcome = ended(board(50), board(10, lines="W/-/-/-/-", wall=ROW_1)).outcome
    assert outcome == Outcome((50, 17), (0, 1), winners=(0,), decided_by=WinReason.POINTS)


def test_in_a_tie_more_horizontal_lines_win() -> None:
    """One row scores 5 and 2; two rows score 10 and 4."""
    one = board(17, lines="W/-/-/-/-", wall=ROW_1)
    two = board(10, lines="W/-/RRR/-/-", wall=ROWS_1_AND_3)
    expected = Outcome((24, 24), (1, 2), winners=(1,), decided_by=WinReason.HORIZONTAL_LINES)
    assert ended(one, two).outcome == expected


def test_lines_of_a_player_who_is_not_tied_do_not_matter() -> None:
    none = board(24)
    one = board(17, lines="W/-/-/-/-", wall=ROW_1)
    two = board(0, lines="W/-/RRR/-/-", wall=ROWS_1_AND_3)
    outcome = ended(none, one, two, players=3).outcome
    expected = Outcome((24, 24, 14), (0, 1, 2), (1,), decided_by=WinReason.HORIZONTAL_LINES)
    assert outcome == expected


@pytest.mark.parametrize("players", PLAYERS)
def test_in_a_tie_with_as_many_lines_the_victory_is_shared(players: int) -> None:
    boards = [board(3, lines="W/-/-/-/-", wall=ROW_1)] * players
    outcome = ended(*boards, players=players).outcome
    everyone = tuple(range(players))
    assert outcome == Outcome((10,) * players, (1,) * players, everyone, WinReason.SHARED)


def test_the_victory_is_shared_by_the_tied_players_only() -> None:
    low = board(3)
    row = board(10, lines="W/-/-/-/-", wall=ROW_1)
    outcome = ended(row, low, row, players=3).outcome
    assert outcome == Outcome((17, 3, 17), (1, 0, 1), winners=(0, 2), decided_by=WinReason.SHARED)


def test_who_has_dropped_out_can_not_win() -> None:
    """Ruling 11: whatever the seat scores that the computer plays on."""
    outcome = Outcome.ranked((50, 40, 40, 30), (1, 1, 0, 0), range(4))
    assert (outcome.winners, outcome.decided_by) == ((0,), WinReason.POINTS)
    left = outcome.among((1, 2, 3))
    assert (left.winners, left.decided_by) == ((1,), WinReason.HORIZONTAL_LINES)
    assert left.scores == outcome.scores
    assert outcome.among((3,)).winners == (3,)
