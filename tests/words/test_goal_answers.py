"""Goals: what rows, columns and colors need, what a player wants, and who can end the game."""

from __future__ import annotations

from typing import Final

import pytest

from azulejos.rules import Position
from azulejos.words.goal_answers import GoalKind, open_goals
from azulejos.words.languages import Language
from azulejos.words.questions import Question, Topic
from tests.games import board, set_up

from .test_answers import ask

FULL_BUT_ONE: Final = "BYRK./...../...../...../....."


def colored(lines: str = "-/-/-/-/-", wall: str = FULL_BUT_ONE, table: str = "") -> Position:
    return set_up(
        f"colored 3 O1 1 1 {table or 'RRWW/-/-/-/- KK'}", board(9, lines, wall, "M"), board(2)
    )


def gray(lines: str, wall: str) -> Position:
    return set_up("gray 3 O1 1 1 RRWW/-/-/-/- KK", board(9, lines, wall, "M"), board(2))


class TestGoals:
    def test_the_nearest_comes_first_with_what_is_missing(self) -> None:
        said = ask(colored(wall="BY.../WBYR./...../...../....."), Topic.GOALS)
        assert said[:4] == [
            "Row 2 needs 1 more: black.",
            "Row 1 needs 3 more: red, black and white.",
            "Not begun: row 3, row 4 and row 5.",
            "Column 1 needs 3 more: black in row 3, red in row 4 and yellow in row 5.",
        ]
        assert "Blue needs 3 more: rows 3, 4 and 5." in said

    def test_of_equals_the_one_with_complete_lines_comes_first(self) -> None:
        wall = "BYRK./WBYR./...../...../....."
        position = colored("-/KK/-/-/-", wall)
        rows = open_goals(position.board, GoalKind.ROW, position.rules.side)
        assert [goal.index for goal in rows][:2] == [1, 0]

    def test_what_is_complete_is_said_first(self) -> None:
        wall = "BYRK./W..../K..../R..../Y...."
        assert ask(colored(wall=wall), Topic.GOALS)[0] == "Complete: column 1."

    def test_an_empty_wall(self) -> None:
        about = Question(Topic.GOALS, seat=1)
        assert ask(colored(), Topic.GOALS, about=about) == [
            "Ben.",
            "The wall is empty: every row, column and color needs 5 tiles.",
        ]

    def test_on_the_gray_side_every_possible_column_has_its_points(self) -> None:
        said = ask(gray("-/-/RR/-/-", "BYK../R..../...../...../....R"), Topic.GOALS)
        # Red is in columns 1 and 5, so in row 1 only column 4 is left for it.
        assert said[0] == (
            "Row 1 needs 2 more: red in column 4 for 4 points and white in column 4 for 4 points "
            "or column 5 for 1 point."
        )
        assert said[-1] == (
            "Line 3, red: column 2 for 1 point, column 3 for 1 point or column 4 for 1 point."
        )

    def test_on_the_gray_side_a_row_may_be_impossible(self) -> None:
        """Red needs column 5, which has red already."""
        said = ask(gray("-/-/-/-/-", "BYKW./....R/...../...../....."), Topic.GOALS)
        assert "Row 1 can't be completed any more." in said

    def test_a_line_without_a_column_will_fall(self) -> None:
        said = ask(gray("R/-/-/-/-", "BYKW./....R/...../...../....."), Topic.GOALS)
        assert said[-1] == ("Line 1, red: no column is left, so it will fall to the floor line.")


class TestWants:
    def test_what_a_line_needs_and_where_it_is(self) -> None:
        said = ask(colored("-/W/-/KK/-"), Topic.WANTS)
        assert said == [
            "Line 1 needs 1 white for 5 points: 2 on factory 1.",
            "That would complete row 1.",
            "Line 2 needs 1 white for 2 points: 2 on factory 1.",
            "Line 4 needs 2 black for 1 point: 2 in the center.",
        ]

    def test_nothing_on_offer(self) -> None:
        said = ask(colored("-/-/-/BB/-", "...../...../...../...../....."), Topic.WANTS)
        assert said == ["Line 4 needs 2 blue for 1 point; none to take right now."]

    def test_nobody_waits(self) -> None:
        said = ask(colored(wall="...../...../...../...../....."), Topic.WANTS)
        assert said == ["No pattern line needs a particular color."]


class TestEndings:
    def said(self, position: Position, seat: int | None = 0) -> list[str]:
        return ask(position, Topic.ENDING, about=Question(Topic.ENDING, seat=seat))

    def test_possible(self) -> None:
        assert self.said(colored()) == [
            "Yes: Anna's row 1 needs only white. Line 1 needs 1 more; on offer: 2 on factory 1."
        ]

    def test_certain(self) -> None:
        assert self.said(colored("W/-/-/-/-")) == [
            "Yes: Anna will complete row 1, because line 1 is full of white."
        ]

    def test_too_few_are_left(self) -> None:
        position = colored("-/K/-/-/-", "...../WBYR./...../...../.....", "RRWW/-/-/-/- RR")
        assert self.said(position) == [
            (
                "No: Anna's row 2 needs only black, but line 2 needs 1 more, "
                "and there are none left to take."
            )
        ]

    def test_others_have_to_take_the_last_tiles_first(self) -> None:
        position = set_up(
            "colored 3 O2 1 1 -/-/-/-/- WW", board(9, wall=FULL_BUT_ONE, floor="M"), board(2)
        )
        assert self.said(position) == [
            (
                "No: Anna's row 1 needs only white, but line 1 needs 1 more, "
                "and there are none left to take."
            )
        ]

    def test_too_far(self) -> None:
        assert self.said(colored(), seat=1) == [
            "No: Ben still needs 5 tiles in row 1, and a row gets only one each round."
        ]

    def test_anybody(self) -> None:
        assert self.said(colored(), seat=None) == self.said(colored())
        far = colored(wall="...../...../...../...../.....")
        assert self.said(far, seat=None) == ["No: nobody has a row with four tiles."]

    def test_between_the_rounds_it_depends(self) -> None:
        position = set_up("colored 3 D1 1 C -/-/-/-/- -", board(9, wall=FULL_BUT_ONE), board(2))
        assert self.said(position)[0].startswith("That depends on the next tiles: Anna's row 1")

    @pytest.mark.parametrize(
        ("language", "first"), [(Language.GERMAN, "Ja:"), (Language.DUTCH, "Ja:")]
    )
    def test_yes_comes_first_in_every_language(self, language: Language, first: str) -> None:
        about = Question(Topic.ENDING, is_own=True)
        assert ask(colored(), Topic.ENDING, about=about, language=language)[0].startswith(first)
