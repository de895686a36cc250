"""Codes refused because they describe no position of the game: each reason of the contract.

Each bad code stands beside one that is read and that differs from it in the point at issue only.
"""

from __future__ import annotations

import pytest

from azulejos.notation import NotationError, PositionError, format_position, parse_position
from tests.games import board, code

OFFER = "colored 2 O1 1 C BBRK/-/-/-/- -"
FULL_ROW = "BYRKW/...../...../...../....."
STALEMATE = (
    board(9, lines="-/R/RR/RRR/RRRR", wall="BY.KW/WBY.K/KWBY./.KWBY/Y.KWB"),
    board(9, lines="-/K/KK/KKK/KKKK", wall="BYR.W/WBYR./.WBYR/R.WBY/YR.WB"),
    board(9, lines="-/W/WW/WWW/WWWW", wall="BYRK./.BYRK/K.BYR/RK.BY/YRK.B"),
)
NOBODY = "-/-/-/-/-"


def refused(bad: str, sound: str, why: str) -> None:
    """The bad code is refused for this reason alone, and its sound neighbor is read."""
    assert format_position(parse_position(sound)) == sound
    with pytest.raises(PositionError) as caught:
        parse_position(bad)
    assert str(caught.value) == f"position code: {why}"
    assert len(caught.value.problems) == 1
    assert caught.value.text == bad


def test_a_seat_does_not_fit_the_number_of_boards() -> None:
    sound = code("colored 2 O3 3 3 BBRK/-/-/-/-/-/- -", board(), board(), board(floor="M"))
    assert parse_position(sound).seat == 2
    for field in ("O4 3 3", "O3 4 3", "O3 3 4"):
        with pytest.raises(NotationError, match="read '4', expected a seat from 1 to 3"):
            parse_position(sound.replace("O3 3 3", field))


def test_the_number_of_factories_does_not_fit_the_number_of_boards() -> None:
    refused(
        code("colored 2 O1 1 C BBRK/-/-/-/-/- -", board(), board()),
        code("colored 2 O1 1 C BBRK/-/-/-/- -", board(), board()),
        "6 factories for 2 boards: the number of factories does not fit the number of boards",
    )


@pytest.mark.parametrize(("bag", "total"), [("15,20,19,19,20", "17 B"), ("19,20,19,19,20", "21 B")])
def test_a_color_does_not_total_20(bag: str, total: str) -> None:
    sound = code(OFFER)
    assert " 18,20,19,19,20 " in sound
    refused(sound.replace("18,20,19,19,20", bag), sound, f"{total}: a color does not total 20")


def test_a_factory_has_over_4_tiles() -> None:
    refused(
        code("colored 2 O1 1 C BBRKW/-/-/-/- -"),
        code("colored 2 O1 1 C BBRK/W/-/-/- -"),
        "factory 1 BBRKW: a factory has over 4 tiles",
    )


@pytest.mark.parametrize("row", range(5))
def test_a_pattern_line_has_too_many_tiles(row: int) -> None:
    lines = ["-"] * 5
    lines[row] = "K" * (row + 2)
    sound = ["-"] * 5
    sound[row] = "K" * (row + 1)
    refused(
        code(OFFER, board(lines="/".join(lines))),
        code(OFFER, board(lines="/".join(sound))),
        f"board 1, pattern line {row + 1} {lines[row]}: a pattern line has too many tiles",
    )


def test_a_pattern_line_has_a_color_that_its_wall_row_has() -> None:
    wall = "...../...RK/...../...../....."
    refused(
        code(OFFER, board(), board(lines="-/K/-/-/-", wall=wall)),
        code(OFFER, board(), board(lines="-/B/K/-/-", wall=wall)),
        "board 2, pattern line 2 K: a pattern line has a color that its wall row has",
    )


def test_a_colored_wall_has_a_tile_on_the_space_of_another_color() -> None:
    wall = "...../...../...../..B../....."
    refused(
        code(OFFER, board(wall=wall)),
        code(OFFER.replace("colored", "gray"), board(wall=wall)),
        "board 1, wall row 4 column 3 B: a wall breaks its rule",
    )


@pytest.mark.parametrize("wall", ["R...R/...../...../...../.....", "R..../...../R..../...../....."])
def test_a_gray_wall_has_a_color_twice_in_a_row_or_a_column(wall: str) -> None:
    sound = code("gray 2 O1 1 C BBRK/-/-/-/- -", board(wall="R..../...../..R../...../....."))
    assert format_position(parse_position(sound)) == sound
    with pytest.raises(PositionError) as caught:
        parse_position(code("gray 2 O1 1 C BBRK/-/-/-/- -", board(wall=wall)))
    assert [problem.flaw.value for problem in caught.value.problems] == [
        "a wall breaks its rule"
    ] * 2


def test_a_floor_line_has_over_7_entries() -> None:
    refused(
        code(OFFER, board(floor="KKKKKKKK")),
        code(OFFER, board(floor="KKKKKKK")),
        "board 1: a floor line has over 7 entries",
    )


@pytest.mark.parametrize("first", ["MKM", "MM"])
def test_there_are_two_markers(first: str) -> None:
    refused(
        code("colored 2 O1 1 1 BBRK/-/-/-/- -", board(floor=first)),
        code("colored 2 O1 1 1 BBRK/-/-/-/- -", board(floor="MK")),
        "floor lines: there are two markers",
    )


class TestFactoryOffer:
    """Refused in `O`."""

    @pytest.mark.parametrize("marker", ["C", "1"])
    def test_the_marker_lies_on_another_floor_line(self, marker: str) -> None:
        full = board(floor="KKKKKKK")
        refused(
            code(f"colored 2 O1 1 {marker} BBRK/-/-/-/- -", full, board(floor="M")),
            code("colored 2 O1 1 2 BBRK/-/-/-/- -", full, board(floor="M")),
            "board 2: the marker lies on another floor line than that of the seat that took it",
        )

    def test_the_marker_is_missing_though_there_is_room(self) -> None:
        refused(
            code("colored 2 O1 1 2 BBRK/-/-/-/- -", board(), board(floor="KKKKKK")),
            code("colored 2 O1 1 2 BBRK/-/-/-/- -", board(), board(floor="KKKKKKK")),
            "board 2: the seat that took the marker has room for it on its floor line, but not it",
        )

    def test_there_is_no_tile_to_take(self) -> None:
        refused(
            code("colored 2 O1 1 C -/-/-/-/- -"),
            code("colored 2 O1 1 C -/-/-/-/- K"),
            "factories and center: there is no tile to take",
        )

    def test_a_wall_row_is_complete(self) -> None:
        refused(
            code(OFFER, board(), board(wall=FULL_ROW)),
            code(OFFER, board(), board(wall=FULL_ROW.replace("W", "."))),
            "board 2, wall row 1: a wall row is complete, but the game goes on",
        )


class TestWallTiling:
    """Refused in `T`. Seat 2 started; seat 1 comes after it."""

    choice = board(lines="-/RR/-/-/-")
    done = board(5)

    def table(self, marker: str = "C", center: str = "-", side: str = "gray") -> str:
        return f"{side} 2 T1 2 {marker} {NOBODY} {center}"

    def sound(self) -> str:
        return code(self.table(), self.choice, self.done)

    def test_the_side_is_not_gray(self) -> None:
        refused(
            code(self.table(side="colored"), self.choice, self.done),
            self.sound(),
            "phase T: columns are chosen on the gray side only",
        )

    @pytest.mark.parametrize("table", ["gray 2 T1 2 C -/-/B/-/- -", "gray 2 T1 2 C -/-/-/-/- B"])
    def test_there_are_tiles_in_factories_or_center(self, table: str) -> None:
        refused(
            code(table, self.choice, self.done),
            self.sound(),
            "phase T: there are tiles in factories or center, but no Factory offer",
        )

    def test_the_seat_has_no_complete_line(self) -> None:
        refused(
            code(self.table(), board(lines="-/R/-/-/-"), self.done),
            self.sound(),
            "board 1: the topmost complete pattern line of the seat has no valid column",
        )

    def test_the_topmost_complete_line_has_no_valid_column(self) -> None:
        """The line below it has one, but the line above would have fallen before."""
        lines, wall = "-/-/WWW/RRRR/-", "....W/...../BYRK./...../....."
        refused(
            code(self.table(), board(lines=lines, wall=wall), self.done),
            code(self.table(), board(lines=lines, wall=wall.replace("....W", "...W.")), self.done),
            "board 1: the topmost complete pattern line of the seat has no valid column",
        )

    @pytest.mark.parametrize("left", [board(lines="B/-/-/-/-"), board(floor="K")])
    def test_an_earlier_seat_is_not_done(self, left: str) -> None:
        refused(
            code(self.table(), self.choice, left),
            code(self.table().replace("T1 2", "T1 1"), self.choice, left),
            "board 2: an earlier seat has a complete pattern line or a floor line left",
        )

    def test_a_later_seat_has_a_complete_wall_row(self) -> None:
        refused(
            code(self.table().replace("T1 2", "T1 1"), self.choice, board(wall=FULL_ROW)),
            code(self.table(), self.choice, board(wall=FULL_ROW)),
            "board 2, wall row 1: a wall row is complete, but the game goes on",
        )

    def test_the_marker_lies_on_another_floor_line(self) -> None:
        refused(
            code(self.table(), board(lines="-/RR/-/-/-", floor="M"), self.done),
            code(self.table(marker="1"), board(lines="-/RR/-/-/-", floor="M"), self.done),
            "board 1: the marker lies on another floor line than that of the seat that took it",
        )

    def test_the_marker_is_missing_though_its_seat_is_not_done(self) -> None:
        refused(
            code(self.table(marker="1"), self.choice, self.done),
            code(self.table(marker="2"), self.choice, self.done),
            "board 1: the seat that took the marker has room for it on its floor line, but not it",
        )

    def test_own_and_earlier_rows_may_be_complete(self) -> None:
        own = board(lines="-/RR/-/-/-", wall=FULL_ROW)
        sound = code(self.table(), own, board(wall=FULL_ROW))
        assert format_position(parse_position(sound)) == sound


@pytest.mark.parametrize("phase", ["D", "X"])
class TestBetweenRounds:
    """Refused in `D` and `X`."""

    def wall(self, phase: str) -> str:
        return FULL_ROW if phase == "X" else FULL_ROW.replace("W", ".")

    def sound(self, phase: str) -> str:
        return code(f"colored 2 {phase}1 1 C {NOBODY} -", board(wall=self.wall(phase)))

    @pytest.mark.parametrize("table", ["C -/-/B/-/- -", "C -/-/-/-/- B"])
    def test_there_are_tiles_in_factories_or_center(self, phase: str, table: str) -> None:
        refused(
            code(f"colored 2 {phase}1 1 {table}", board(wall=self.wall(phase))),
            self.sound(phase),
            f"phase {phase}: there are tiles in factories or center, but no Factory offer",
        )

    @pytest.mark.parametrize("floor", ["K", "M"])
    def test_a_floor_line_is_not_empty(self, phase: str, floor: str) -> None:
        refused(
            code(
                f"colored 2 {phase}1 1 C {NOBODY} -",
                board(wall=self.wall(phase)),
                board(floor=floor),
            ),
            self.sound(phase),
            "board 2: a floor line is not empty between two rounds",
        )

    def test_a_pattern_line_is_complete(self, phase: str) -> None:
        refused(
            code(
                f"colored 2 {phase}1 1 C {NOBODY} -",
                board(wall=self.wall(phase)),
                board(lines="-/-/KKK/-/-"),
            ),
            self.sound(phase),
            "board 2, pattern line 3: a pattern line is complete between two rounds",
        )

    def test_the_marker_is_claimed(self, phase: str) -> None:
        refused(
            code(f"colored 2 {phase}1 1 1 {NOBODY} -", board(wall=self.wall(phase))),
            self.sound(phase),
            "marker 1: the marker is claimed, but no round is being played",
        )

    def test_the_seat_is_not_the_one_that_starts(self, phase: str) -> None:
        refused(
            code(f"colored 2 {phase}2 1 C {NOBODY} -", board(wall=self.wall(phase))),
            self.sound(phase),
            "seat 2, start 1: between two rounds the seat to move is the one that starts",
        )


def test_a_deal_is_pending_though_a_wall_row_is_complete() -> None:
    refused(
        code(f"colored 2 D1 1 C {NOBODY} -", board(), board(wall=FULL_ROW)),
        code(f"colored 2 X1 1 C {NOBODY} -", board(), board(wall=FULL_ROW)),
        "board 2, wall row 1: a wall row is complete, but the game goes on",
    )


def test_a_deal_is_pending_in_a_stalemate() -> None:
    refused(
        code("colored 6 D1 1 C -/-/-/-/-/-/- -", *STALEMATE),
        code("colored 6 X1 1 C -/-/-/-/-/-/- -", *STALEMATE),
        "phase D: no wall can change any more, but the game goes on",
    )


def test_the_game_is_over_without_a_complete_row_or_a_stalemate() -> None:
    refused(
        code(f"colored 2 X1 1 C {NOBODY} -"),
        code(f"colored 2 D1 1 C {NOBODY} -"),
        "phase X: nobody has a complete wall row and walls can still change, but the game is over",
    )


@pytest.mark.parametrize(
    "text",
    [
        code("colored 9 O2 1 C BBRK/-/-/-/- -"),
        code("colored 1 O1 1 C BBRK/-/-/-/- -", board(999), board(0)),
        code("colored 1 O1 1 C B/-/-/-/- -", bag="0,0,0,0,0"),
        code("colored 65535 O1 2 1 BBBB/BBBB/BBBB/BBBB/BBBB -", board(floor="KKM")),
    ],
)
def test_nothing_else_is_checked(text: str) -> None:
    """Not the turn order, not the round against the tiles, not the scores."""
    assert format_position(parse_position(text)) == text


def test_many_problems_are_told_in_one_line() -> None:
    bad = code(f"colored 2 D1 2 1 {NOBODY} B", board(floor="R"), board(lines="K/RR/-/-/-"))
    with pytest.raises(PositionError) as caught:
        parse_position(bad)
    assert len(caught.value.problems) == 6
    message = str(caught.value)
    assert message.endswith("; and 2 more")
    assert message.isascii()
    assert message.isprintable()
