"""Every flaw of a position set up by hand. A flaw without a case here fails."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

import pytest

from azulejos.notation import PositionError, parse_position, parse_tiles
from azulejos.rules import (
    ALL_TILES,
    MAX_ROUND,
    MAX_SCORE,
    Color,
    Flaw,
    PatternLine,
    Phase,
    Position,
    Problem,
    Rules,
    TileCounts,
    problems,
)
from tests.games import board, code, play, set_up

START: Final = Position.start(Rules(2))
ROW: Final = "BYRKW/...../...../...../....."
STALEMATE: Final = (
    board(9, lines="-/R/RR/RRR/RRRR", wall="BY.KW/WBY.K/KWBY./.KWBY/Y.KWB"),
    board(9, lines="-/K/KK/KKK/KKKK", wall="BYR.W/WBYR./.WBYR/R.WBY/YR.WB"),
    board(9, lines="-/W/WW/WWW/WWWW", wall="BYRK./.BYRK/K.BYR/RK.BY/YRK.B"),
)


class Case(NamedTuple):
    """A position, or a code that is refused, with all its problems as they are shown."""

    subject: Position | str
    shown: tuple[str, ...]


def by_hand(position: Position, *shown: str) -> Case:
    return Case(position, shown)


def by_code(text: str, *shown: str) -> Case:
    """A position that the notation can write, though it refuses to read it."""
    return Case(text, shown)


def found_in(subject: Position | str) -> tuple[Problem, ...]:
    if isinstance(subject, Position):
        return tuple(problems(subject))
    with pytest.raises(PositionError) as caught:
        parse_position(subject)
    return caught.value.problems


def tiling() -> Position:
    """Seat 1 started and is done; seat 0 chooses a column for red on line 2."""
    start = set_up("gray 2 O1 2 2 -/-/-/-/- K", board(lines="-/RR/-/-/-"), board(floor="M"))
    position = play(start, "CK5").position
    assert (position.phase, position.seat) == (Phase.WALL_TILING, 0)
    return position


def with_pattern_line(position: Position, pattern_line: PatternLine) -> Position:
    """The third pattern line of the second board is another."""
    return position.with_board(1, position.boards[1].with_pattern_line(2, pattern_line))


CASES: Final = {
    Flaw.NUMBER_OUT_OF_RANGE: by_hand(
        replace(START, round_number=0), "round 0: a number is out of range"
    ),
    Flaw.COUNT_BELOW_ZERO: by_hand(
        replace(START, bag=ALL_TILES.replace(Color.RED, 21), lid=TileCounts.single(Color.RED, -1)),
        "lid, -1 R: a number of tiles is below 0",
    ),
    Flaw.WRONG_SEAT: by_hand(
        replace(START, seat=2, starting_seat=-1, marker_seat=5),
        "seat 3 of 2: a seat is not at the table",
        "start 0 of 2: a seat is not at the table",
        "marker 6 of 2: a seat is not at the table",
    ),
    Flaw.WRONG_NUMBER_OF_FACTORIES: by_code(
        code("colored 1 D1 1 C -/-/-/-/-/-/- -", board(), board()).rsplit(" ", 1)[0],
        "7 factories for 2 boards: the number of factories does not fit the number of boards",
    ),
    Flaw.WRONG_TOTAL: by_hand(
        replace(START, bag=parse_tiles("B" * 19 + "Y" * 20 + "R" * 20 + "K" * 21 + "W" * 20)),
        "19 B: a color does not total 20",
        "21 K: a color does not total 20",
    ),
    Flaw.FACTORY_TOO_FULL: by_code(
        code("colored 1 O1 1 C BBBBR/-/-/-/- -"), "factory 1 BBBBR: a factory has over 4 tiles"
    ),
    Flaw.PATTERN_LINE_TOO_FULL: by_code(
        code("colored 1 O1 1 C BBBB/-/-/-/- -", board(), board(lines="-/RRR/-/-/-")),
        "board 2, pattern line 2 RRR: a pattern line has too many tiles",
    ),
    Flaw.PATTERN_LINE_HALF_EMPTY: by_hand(
        with_pattern_line(START, PatternLine(Color.RED, 0)),
        "board 2, pattern line 3, 0 R: "
        "a pattern line has a color but no tiles, or tiles but no color",
    ),
    Flaw.PATTERN_LINE_COLOR_ON_WALL: by_code(
        code(
            "colored 1 O1 1 C BBBB/-/-/-/- -",
            board(lines="-/R/-/-/-", wall="...../...R./...../...../....."),
        ),
        "board 1, pattern line 2 R: a pattern line has a color that its wall row has",
    ),
    Flaw.WALL_RULE_BROKEN: by_code(
        code("colored 1 O1 1 C BBBB/-/-/-/- -", board(wall="Y..../...../...../...../.....")),
        "board 1, wall row 1 column 1 Y: a wall breaks its rule",
    ),
    Flaw.FLOOR_LINE_TOO_FULL: by_code(
        code("colored 1 O1 1 C BBBB/-/-/-/- -", board(), board(floor="KKKKKKKK")),
        "board 2: a floor line has over 7 entries",
    ),
    Flaw.TWO_MARKERS: by_code(
        code("colored 1 O1 1 1 BBBB/-/-/-/- -", board(floor="MM")),
        "floor lines: there are two markers",
    ),
    Flaw.MARKER_MISPLACED: by_code(
        code("colored 1 O1 1 C BBBB/-/-/-/- -", board(), board(floor="RM")),
        "board 2: the marker lies on another floor line than that of the seat that took it",
    ),
    Flaw.MARKER_MISSING: by_code(
        code("colored 1 O1 1 2 BBBB/-/-/-/- -", board(), board(floor="RRRRRR")),
        "board 2: the seat that took the marker has room for it on its floor line, but not it",
    ),
    Flaw.MARKER_CLAIMED: by_code(
        code("colored 2 D1 1 1 -/-/-/-/- -"),
        "marker 1: the marker is claimed, but no round is being played",
    ),
    Flaw.NOTHING_ON_OFFER: by_code(
        code("colored 1 O1 1 C -/-/-/-/- -"),
        "factories and center: there is no tile to take",
    ),
    Flaw.TILES_ON_OFFER: by_code(
        code("colored 2 D1 1 C -/-/-/-/- B"),
        "phase D: there are tiles in factories or center, but no Factory offer",
    ),
    Flaw.COMPLETE_WALL_ROW: by_code(
        code("colored 2 O1 1 C BBBB/-/-/-/- -", board(), board(wall=ROW)),
        "board 2, wall row 1: a wall row is complete, but the game goes on",
    ),
    Flaw.NOT_GRAY: by_code(
        code("colored 2 T1 1 C -/-/-/-/- -", board(lines="B/-/-/-/-")),
        "phase T: columns are chosen on the gray side only",
    ),
    Flaw.NO_COLUMN_TO_CHOOSE: by_code(
        code("gray 2 T1 1 C -/-/-/-/- -"),
        "board 1: the topmost complete pattern line of the seat has no valid column",
    ),
    Flaw.EARLIER_SEAT_NOT_DONE: by_code(
        code("gray 2 T2 1 C -/-/-/-/- -", board(floor="R"), board(lines="B/-/-/-/-")),
        "board 1: an earlier seat has a complete pattern line or a floor line left",
    ),
    Flaw.FLOOR_LINE_LEFT: by_code(
        code("colored 2 D1 1 C -/-/-/-/- -", board(), board(floor="R")),
        "board 2: a floor line is not empty between two rounds",
    ),
    Flaw.COMPLETE_PATTERN_LINE_LEFT: by_code(
        code("colored 2 D1 1 C -/-/-/-/- -", board(lines="-/RR/-/KKKK/-")),
        "board 1, pattern line 2: a pattern line is complete between two rounds",
        "board 1, pattern line 4: a pattern line is complete between two rounds",
    ),
    Flaw.SEAT_IS_NOT_START: by_code(
        code("colored 2 D1 2 C -/-/-/-/- -"),
        "seat 1, start 2: between two rounds the seat to move is the one that starts",
    ),
    Flaw.STALEMATE: by_code(
        code("colored 6 D1 1 C -/-/-/-/-/-/- -", *STALEMATE),
        "phase D: no wall can change any more, but the game goes on",
    ),
    Flaw.NOT_OVER: by_code(
        code("colored 2 X1 1 C -/-/-/-/- -"),
        "phase X: nobody has a complete wall row and walls can still change, but the game is over",
    ),
}


@pytest.mark.parametrize("flaw", Flaw, ids=lambda flaw: flaw.name.lower())
def test_each_flaw_is_found_and_says_where(flaw: Flaw) -> None:
    case = CASES[flaw]
    found = found_in(case.subject)
    assert {problem.flaw for problem in found} == {flaw}
    assert tuple(map(str, found)) == case.shown


def test_a_sound_position_has_no_problems() -> None:
    assert list(problems(START)) == []
    assert list(problems(tiling())) == []


@pytest.mark.parametrize("round_number", [-1, 0, MAX_ROUND + 1])
def test_rounds_end_at_65535(round_number: int) -> None:
    assert MAX_ROUND == 65535
    assert list(problems(replace(START, round_number=MAX_ROUND))) == []
    [found] = problems(replace(START, round_number=round_number))
    assert found == Problem(Flaw.NUMBER_OUT_OF_RANGE, f"round {round_number}")


@pytest.mark.parametrize("score", [-1, MAX_SCORE + 1])
def test_scores_end_at_999(score: int) -> None:
    assert MAX_SCORE == 999
    highest = replace(START.boards[0], score=MAX_SCORE)
    assert list(problems(START.with_board(1, highest))) == []
    [found] = problems(START.with_board(1, replace(highest, score=score)))
    assert found == Problem(Flaw.NUMBER_OUT_OF_RANGE, f"board 2, score {score}")


@pytest.mark.parametrize("color", Color)
def test_no_place_holds_fewer_tiles_than_none(color: Color) -> None:
    """The color still totals 20: another place holds one more."""
    more, fewer = ALL_TILES.replace(color, 21), TileCounts.single(color, -1)
    broken = {
        "center": replace(START, bag=more, center=fewer),
        "bag": replace(START, bag=ALL_TILES.replace(color, -1), lid=TileCounts.single(color, 21)),
        "lid": replace(START, bag=more, lid=fewer),
    }
    for place, position in broken.items():
        expected = Problem(Flaw.COUNT_BELOW_ZERO, f"{place}, -1 {color.letter}")
        assert found_in(position) == (expected,)


def test_a_factory_that_lacks_tiles_may_look_as_if_it_had_four() -> None:
    blue = TileCounts((5, -1, 0, 0, 0))
    position = replace(
        set_up("colored 1 O1 1 C BBBB/-/-/-/- -"), factories=(blue, *START.factories[1:])
    )
    assert found_in(position) == (Problem(Flaw.COUNT_BELOW_ZERO, "factory 1, -1 Y"),)


@pytest.mark.parametrize(
    ("pattern_line", "where"),
    [
        (PatternLine(Color.WHITE, 0), "0 W"),
        (PatternLine(None, 2), "2 of no color"),
    ],
)
def test_a_pattern_line_has_a_color_and_tiles_or_neither(
    pattern_line: PatternLine, where: str
) -> None:
    [found] = problems(with_pattern_line(START, pattern_line))
    assert found == Problem(Flaw.PATTERN_LINE_HALF_EMPTY, f"board 2, pattern line 3, {where}")


def test_a_pattern_line_does_not_hold_fewer_tiles_than_none() -> None:
    position = with_pattern_line(START, PatternLine(Color.WHITE, -1))
    [found] = problems(replace(position, bag=ALL_TILES.replace(Color.WHITE, 21)))
    assert found == Problem(Flaw.COUNT_BELOW_ZERO, "board 2, pattern line 3, -1 W")


def test_boards_fit_the_rules() -> None:
    [found] = problems(replace(START, boards=START.boards[:1]))
    assert found == Problem(Flaw.WRONG_SEAT, "1 boards")


def test_after_a_problem_with_the_table_the_boards_are_not_looked_at() -> None:
    broken = START.with_board(0, replace(START.boards[0], score=-1))
    found = list(problems(replace(broken, seat=2)))
    assert [problem.flaw for problem in found] == [Flaw.WRONG_SEAT]


def test_all_problems_are_told_the_plainest_first() -> None:
    text = code("colored 2 D1 2 1 -/-/-/-/- B", board(floor="R"), board(lines="K/-/-/-/-"))
    assert [problem.flaw for problem in found_in(text)] == [
        Flaw.TILES_ON_OFFER,
        Flaw.FLOOR_LINE_LEFT,
        Flaw.COMPLETE_PATTERN_LINE_LEFT,
        Flaw.MARKER_CLAIMED,
        Flaw.SEAT_IS_NOT_START,
    ]


@pytest.mark.parametrize(
    ("wall", "misplaced"),
    [
        ("R.R../...../...../...../.....", ["row 1 column 1 R", "row 1 column 3 R"]),
        ("R..../...../R..../...../.....", ["row 1 column 1 R", "row 3 column 1 R"]),
    ],
)
def test_on_the_gray_side_a_color_stands_once_in_a_row_and_a_column(
    wall: str, misplaced: list[str]
) -> None:
    found = found_in(code("gray 1 O1 1 C BBBB/-/-/-/- -", board(wall=wall)))
    assert [problem.flaw for problem in found] == [Flaw.WALL_RULE_BROKEN] * 2
    assert [problem.where for problem in found] == [f"board 1, wall {it}" for it in misplaced]


def test_a_seat_that_is_done_has_its_marker_no_more() -> None:
    position = tiling()
    assert position.marker_seat == 1
    assert not position.boards[1].floor_line.has_marker
    assert list(problems(position)) == []
    [found] = problems(replace(position, marker_seat=0))
    assert found.flaw is Flaw.MARKER_MISSING
