"""Answers: what they say. Every question works at any time, and none changes the game."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.notation import format_position, format_rules, parse_move, parse_step
from azulejos.rules import (
    CENTER,
    COLORS,
    COLUMNS,
    ROWS,
    Color,
    Game,
    Move,
    Phase,
    Position,
    Reason,
    Refusal,
    Rules,
    TilingMove,
    WallSide,
    factory,
)
from azulejos.words.answers import answer
from azulejos.words.languages import Language
from azulejos.words.move_answers import preview
from azulejos.words.questions import Question, Topic
from azulejos.words.refusals import explain
from azulejos.words.voice import Length, Voice
from tests.games import ALL_RULES, board, random_game, random_games, set_up
from tests.golden.rare_moments import REFUSALS
from tests.volume import some
from tests.words.catalogs import ALL_VOICES

NAMES: Final = ("Anna", "Ben", "Cleo", "Dan")


def ask(
    asked: Position | Game,
    topic: Topic,
    *,
    length: Length = Length.NORMAL,
    language: Language = Language.ENGLISH,
    about: Question | None = None,
) -> list[str]:
    """The sentences of an answer."""
    game = Game(asked) if isinstance(asked, Position) else asked
    names = NAMES[: game.rules.num_players]
    said = answer(about or Question(topic), game, 0, names)
    voice = Voice(language, length)
    return [voice.say(each) for each in said]


class TestTable:
    position = set_up("colored 2 O1 2 C BBRK/YYYY/-/-/RRRR BKK", bag="10,9,8,7,6")

    def test_factories(self) -> None:
        assert ask(self.position, Topic.FACTORIES) == [
            "Factory 1: 2 blue, 1 red and 1 black.",
            "Factory 2: 4 yellow.",
            "Factory 5: 4 red.",
            "Center: 1 blue and 2 black, with the starting player marker.",
        ]
        assert ask(self.position, Topic.FACTORIES, length=Length.TERSE) == [
            "F1: 2 blue, 1 red, 1 black.",
            "F2: 4 yellow.",
            "F5: 4 red.",
            "C: 1 blue, 2 black, marker.",
        ]

    def test_one_factory(self) -> None:
        for source, said in (
            (factory(1), "Factory 2: 4 yellow."),
            (factory(2), "Factory 3: empty."),
            (factory(7), "There is no factory 8, only 1 to 5."),
            (CENTER, "Center: 1 blue and 2 black, with the starting player marker."),
        ):
            question = Question(Topic.FACTORIES, source=source)
            assert ask(self.position, Topic.FACTORIES, about=question) == [said]

    def test_where_a_color_is(self) -> None:
        def where(color: Color) -> list[str]:
            return ask(self.position, Topic.COLOR, about=Question(Topic.COLOR, color=color))

        assert where(Color.BLUE) == ["Blue: 2 on factory 1 and 1 in the center."]
        assert where(Color.WHITE) == ["There is no white on offer."]

    def test_offers_the_largest_first(self) -> None:
        assert ask(self.position, Topic.OFFERS) == [
            "3 or more: 4 yellow on factory 2 and 4 red on factory 5."
        ]
        question = Question(Topic.OFFERS, number=2)
        assert ask(self.position, Topic.OFFERS, about=question) == [
            (
                "2 or more: 4 yellow on factory 2, 4 red on factory 5, 2 blue on factory 1 "
                "and 2 black in the center."
            )
        ]
        question = Question(Topic.OFFERS, number=5)
        assert ask(self.position, Topic.OFFERS, about=question) == [
            "No factory has 5 or more of one color, and neither has the center."
        ]

    def test_bag_and_lid(self) -> None:
        assert ask(self.position, Topic.BAG) == [
            "Bag, 40 tiles: 10 blue, 9 yellow, 8 red, 7 black and 6 white.",
            "Lid, 45 tiles: 7 blue, 7 yellow, 7 red, 10 black and 14 white.",
        ]

    def test_whose_turn_it_is(self) -> None:
        assert ask(self.position, Topic.TURN) == [
            "Round 2, Factory offer. Ben started the round.",
            "It is Anna's turn.",
            "The starting player marker is in the center.",
        ]
        dealing = set_up("colored 2 D2 2 C -/-/-/-/- -")
        assert ask(dealing, Topic.TURN) == ["Round 2 is next. Ben starts."]
        over = set_up(
            "colored 6 X1 1 C -/-/-/-/- -", board(3, wall="BYRKW/...../...../...../.....")
        )
        assert ask(over, Topic.TURN) == ["The game ended after round 6."]

    def test_the_terse_marker_is_that_of_a_number_like_the_turn(self) -> None:
        taken = set_up("colored 2 O1 2 2 BBRK/-/-/-/- K", board(), board(floor="M"))
        assert ask(taken, Topic.TURN, length=Length.TERSE)[1:] == ["Turn: 1.", "Marker: 2."]

    def test_there_is_no_clock(self) -> None:
        assert ask(self.position, Topic.CLOCK) == ["There is no clock: take your time."]


class TestBoard:
    mine = board(
        12,
        lines="B/-/RR/-/YYYY",
        wall=".Y.../..Y../K..../RKWB./.....",
        floor="MK",
    )
    position = set_up("colored 4 O1 1 1 BBRK/-/-/-/- K", mine, board(7))

    def test_needs(self) -> None:
        assert ask(self.position, Topic.NEEDS) == [
            "Line 1: 1 of 1 blue, complete.",
            "Line 2: empty, takes blue, red, black and white.",
            "Line 3: 2 of 3 red, needs 1.",
            "Line 4: empty, takes yellow.",
            "Line 5: 4 of 5 yellow, needs 1.",
        ]

    def test_the_lines_that_can_take_a_color(self) -> None:
        """`which lines need red`, at the table and in the Wall-tiling of the gray side."""
        mine = board(4, lines="-/RR/R/BB/-", wall="..R../...../...../...../.....")
        table = set_up("colored 2 O1 1 C BBRK/-/-/-/- K", mine)
        about = Question(Topic.NEEDS, color=Color.RED)
        assert ask(table, Topic.NEEDS, about=about) == [
            "Line 3: 1 of 3 red, needs 2.",
            "Line 5: empty, takes any color.",
        ]
        full = board(4, lines="-/RR/BBB/BBBB/BBBBB", wall="..R../...../...../...../.....")
        table = set_up("colored 2 O1 1 C BBRK/-/-/-/- K", full)
        assert ask(table, Topic.NEEDS, about=about) == ["Red fits on no line."]

    def test_the_score_of_one_player(self) -> None:
        said = ask(self.position, Topic.SCORES, about=Question(Topic.SCORES, seat=1))
        assert len(said) == 1
        assert said[0].startswith("Ben: ")

    def test_my_board_and_another(self) -> None:
        said = ask(self.position, Topic.BOARD)
        assert said[0] == "Anna, score 12."
        assert said[1:6] == [
            "Line 1: 1 of 1 blue, complete.",
            "Line 2: empty, 2 spaces.",
            "Line 3: 2 of 3 red, needs 1.",
            "Line 4: empty, 4 spaces.",
            "Line 5: 4 of 5 yellow, needs 1.",
        ]
        assert said[-1] == "Floor line: the starting player marker and 1 black; costs 2 points."
        other = ask(self.position, Topic.BOARD, about=Question(Topic.BOARD, seat=1))
        assert other[0] == "Ben, score 7."
        assert other[-2:] == ["The wall is empty.", "Floor line: empty."]

    def test_wall_by_row_and_by_column(self) -> None:
        rows = ask(self.position, Topic.WALL)
        assert rows[0] == "Row 1: yellow in column 2; open: blue 1, red 3, black 4 and white 5."
        assert rows[3:] == [
            (
                "Row 4: red in column 1, black in column 2, white in column 3 "
                "and blue in column 4; open: yellow 5."
            ),
            "Row 5: empty; open: yellow 1, red 2, black 3, white 4 and blue 5.",
        ]
        row = ask(self.position, Topic.WALL, about=Question(Topic.WALL, row=2))
        assert row == ["Row 3: black in column 1; open: white 2, blue 3, yellow 4 and red 5."]
        column = ask(self.position, Topic.WALL, about=Question(Topic.WALL, column=0))
        assert column == [
            "Column 1: black in row 3 and red in row 4; open: blue 1, white 2 and yellow 5."
        ]
        column = ask(self.position, Topic.WALL, about=Question(Topic.WALL, column=4))
        assert column == ["Column 5: empty; open: white 1, black 2, red 3, yellow 4 and blue 5."]

    def test_one_space_of_the_wall(self) -> None:
        def space(row: int, column: int) -> list[str]:
            question = Question(Topic.WALL, row=row - 1, column=column - 1)
            return ask(self.position, Topic.WALL, about=question)

        assert space(3, 1) == ["Row 3, column 1: black."]
        assert space(3, 2) == ["Row 3, column 2: white, empty; would score 4 points."]
        assert space(5, 5) == ["Row 5, column 5: blue, empty; would score 1 point."]
        gray = set_up(
            "gray 2 O1 1 1 BBRK/-/-/-/- K", board(wall="R..../...../...../...../.....", floor="M")
        )
        for column, said in ((0, "Row 1, column 1: red."), (1, "Row 1, column 2: empty.")):
            question = Question(Topic.WALL, row=0, column=column)
            assert ask(gray, Topic.WALL, about=question) == [said]

    def test_an_empty_colored_wall_tells_its_layout(self) -> None:
        empty = set_up("colored 2 O1 1 C BBRK/-/-/-/- K")
        layout = (
            "Row 1 from left to right: blue, yellow, red, black and white. Each row below is "
            "shifted one column to the right: row 2 begins with white, row 3 with black, "
            "row 4 with red, row 5 with yellow."
        )
        assert ask(empty, Topic.WALL) == ["The wall is empty.", layout]
        gray = set_up("gray 2 O1 1 C BBRK/-/-/-/- K")
        assert ask(gray, Topic.WALL) == ["The wall is empty."]

    def test_rows_and_columns_of_the_gray_side(self) -> None:
        gray = set_up(
            "gray 2 O1 1 1 BBRK/-/-/-/- K", board(wall="R..../...../...../...../.....", floor="M")
        )
        assert ask(gray, Topic.WALL)[:2] == [
            "Row 1: red in column 1; still needs blue, yellow, black and white.",
            "Row 2: empty.",
        ]
        for column, said in (
            (0, "Column 1: red in row 1; still needs blue, yellow, black and white."),
            (1, "Column 2: empty."),
        ):
            about = Question(Topic.WALL, column=column)
            assert ask(gray, Topic.WALL, about=about) == [said]

    def test_complete_rows_and_columns_of_the_gray_side_tell_their_colors(self) -> None:
        wall = "RBYKW/YRBWK/B..../W..../K...."
        gray = set_up("gray 6 X1 1 C -/-/-/-/- -", board(30, wall=wall))
        row = (
            "Row 2, complete: yellow in column 1, red in column 2, blue in column 3, "
            "white in column 4 and black in column 5."
        )
        assert ask(gray, Topic.WALL)[1] == row
        assert row in ask(gray, Topic.BOARD)
        for question, language, length, said in (
            (Question(Topic.WALL, row=1), Language.ENGLISH, Length.NORMAL, row),
            (
                Question(Topic.WALL, row=1),
                Language.GERMAN,
                Length.TERSE,
                "W2, vollständig: Gelb 1, Rot 2, Blau 3, Weiß 4, Schwarz 5.",
            ),
            (
                Question(Topic.WALL, column=0),
                Language.ENGLISH,
                Length.NORMAL,
                (
                    "Column 1, complete: red in row 1, yellow in row 2, blue in row 3, "
                    "white in row 4 and black in row 5."
                ),
            ),
            (
                Question(Topic.WALL, column=0),
                Language.DUTCH,
                Length.FULL,
                (
                    "Kolom 1, compleet: rood in rij 1, geel in rij 2, blauw in rij 3, "
                    "wit in rij 4 en zwart in rij 5."
                ),
            ),
        ):
            assert ask(gray, Topic.WALL, about=question, language=language, length=length) == [said]

    def test_needs_and_scores_of_others_and_while_tiling(self) -> None:
        said = ask(self.position, Topic.NEEDS, about=Question(Topic.NEEDS, seat=1))
        assert said[:2] == ["Ben.", "Line 1: empty, takes any color."]
        tiling = set_up("gray 2 T1 1 1 -/-/-/-/- -", board(4, lines="-/BB/-/-/-", floor="M"))
        assert ask(tiling, Topic.SCORES)[0] == "Anna: 4; nothing more to come this round."
        assert ask(tiling, Topic.TURN)[0] == "Round 2, Wall-tiling. Anna started the round."

    def test_a_complete_row_closes_its_line(self) -> None:
        wall = "BYRKW/...../...../...../....."
        over = set_up("colored 6 X1 1 C -/-/-/-/- -", board(3, wall=wall))
        assert ask(over, Topic.NEEDS)[0] == "Line 1: closed, its wall row is complete."
        assert ask(over, Topic.WALL)[0] == "Row 1: complete."

    def test_scores_and_what_the_round_would_bring(self) -> None:
        assert ask(self.position, Topic.SCORES) == [
            "Anna: 12; no points this round so far.",
            "Ben: 7; no points this round so far.",
        ]


class TestMoves:
    position = set_up(
        "colored 2 O1 1 C BBRR/-/-/-/- KKK",
        board(4, lines="-/B/-/-/-", wall="BY.../...../...../...../....."),
    )

    def moves(self, question: Question) -> list[str]:
        return ask(self.position, Topic.MOVES, about=question)

    def test_all_and_narrowed_down(self) -> None:
        assert self.moves(Question(Topic.MOVES)) == [
            "2 blue from factory 1: lines 2, 3, 4 and 5, or the floor line.",
            "2 red from factory 1: lines 1, 3, 4 and 5, or the floor line.",
            "3 black from the center: lines 1, 3, 4 and 5, or the floor line.",
        ]
        assert self.moves(Question(Topic.MOVES, source=CENTER)) == [
            "3 black from the center: lines 1, 3, 4 and 5, or the floor line."
        ]
        assert self.moves(Question(Topic.MOVES, color=Color.RED)) == [
            "2 red from factory 1: lines 1, 3, 4 and 5, or the floor line."
        ]
        assert self.moves(Question(Topic.MOVES, color=Color.WHITE)) == ["There is no such move."]

    def preview(self, move: str, length: Length = Length.NORMAL) -> str:
        question = Question(Topic.PREVIEW, move=_move(move))
        return " ".join(ask(self.position, Topic.PREVIEW, about=question, length=length))

    def test_preview_what_fits_falls_and_goes_to_the_center(self) -> None:
        assert self.preview("1B2") == (
            "2 blue from factory 1 fill line 2. 1 falls to the floor line. "
            "To the center: 2 red. +1 point at the end of the round."
        )
        assert self.preview("CK0") == (
            "3 black from the center to the floor line. You also take the starting player marker. "
            "It costs 4 points at the end of the round."
        )

    def test_a_terse_preview_leaves_nothing_out(self) -> None:
        assert self.preview("1B2", Length.TERSE) == "2 blue F1-2: full. Floor: 1. C: 2 red. +1."
        assert self.preview("CK0", Length.TERSE) == "3 black C-floor. Marker. -4."

    def test_preview_of_a_move_that_is_not_possible_says_why(self) -> None:
        assert self.preview("1B1") == (
            "Row 1 of the wall already has blue, in column 1. "
            "For example: p 1B2, blue from factory 1 to line 2."
        )
        assert self.preview("1W1") == (
            "There is no white on factory 1, only 2 blue and 2 red. "
            "For example: p 1R1, red from factory 1 to line 1."
        )
        assert self.preview("3W0").startswith("There is no white on factory 3: it is empty.")

    def test_preview_of_a_complete_line_that_ends_the_game_or_falls(self) -> None:
        ending = set_up(
            "colored 2 O1 1 C BBRR/-/-/-/- KKK", board(4, wall="BY.KW/...../...../...../.....")
        )
        about = Question(Topic.PREVIEW, move=_move("1R1"))
        assert ask(ending, Topic.PREVIEW, about=about)[3:] == [
            "That completes row 1 of the wall, and the game ends after this round.",
            "+4 points at the end of the round.",
        ]
        falling = set_up(
            "gray 2 O1 1 C BBRR/-/-/-/- KKK", board(4, wall="BYWK./...../...../...../....R")
        )
        assert ask(falling, Topic.PREVIEW, about=about)[3] == (
            "But row 1 of the wall has no space left for red: the whole line would fall "
            "to the floor line."
        )
        assert ask(falling, Topic.NEEDS)[0] == "Line 1: empty; red would fall to the floor line."

    def test_needs_of_the_gray_side_tell_what_would_only_fall(self) -> None:
        gray = set_up(
            "gray 2 O1 1 C BBRR/-/-/-/- KKK", board(4, wall="BY.../..R../...R./....R/.....")
        )
        assert ask(gray, Topic.NEEDS)[0] == (
            "Line 1: empty, takes black and white; red would fall to the floor line."
        )

    def test_a_preview_tells_the_floor_line_that_a_score_of_0_hides(self) -> None:
        poor = set_up("colored 2 O1 1 C BBRR/-/-/-/- KKK", board(0, floor="R"))
        about = Question(Topic.PREVIEW, move=_move("1R0"))
        assert ask(poor, Topic.PREVIEW, about=about)[-1] == (
            "The floor line costs 4, but your score can't fall below 0."
        )

    def test_a_preview_tells_points_where_a_score_of_0_hides_nothing(self) -> None:
        """The tile scores 1 point, and the floor line costs 1."""
        poor = set_up("colored 2 O1 1 C BBRR/-/-/-/- KKK", board(0))
        about = Question(Topic.PREVIEW, move=_move("1R1"))
        assert ask(poor, Topic.PREVIEW, about=about)[-1] == (
            "No extra points at the end of the round."
        )

    def test_gray_side_columns(self) -> None:
        tiling = set_up(
            "gray 2 T1 1 2 -/-/-/-/- -",
            board(4, lines="-/BB/-/-/-", wall="B..../R..../...../...../....."),
            board(floor="M"),
        )
        (choice,) = ask(tiling, Topic.MOVES)
        assert choice == (
            "Line 2 is complete with blue. You can choose column 2 for 2 points, "
            "column 3 for 1 point, column 4 for 1 point and column 5 for 1 point."
        )
        said = [
            Voice(Language.ENGLISH).say(each) for each in preview(tiling, TilingMove(1, 1), NAMES)
        ]
        assert said == ["Row 2, column 2 would score 2 points."]

    def test_scores_of_a_game_that_is_over_tell_who_has_won(self) -> None:
        over = set_up(
            "colored 6 X1 1 C -/-/-/-/- -", board(3, wall="BYRKW/...../...../...../.....")
        )
        assert ask(over, Topic.SCORES) == ["Anna: 3.", "Ben: 0.", "Anna wins 3 to 0."]

    def test_there_are_no_moves_when_the_game_is_over(self) -> None:
        over = set_up(
            "colored 6 X1 1 C -/-/-/-/- -", board(3, wall="BYRKW/...../...../...../.....")
        )
        assert ask(over, Topic.MOVES) == ["The game is over."]

    def test_help_leaves_out_columns_on_the_colored_side(self) -> None:
        gray = set_up("gray 2 O1 1 C BBRK/-/-/-/- K")
        assert ask(gray, Topic.HELP)[1].startswith("On the gray side choose a column")
        assert len(ask(self.position, Topic.HELP)) == len(ask(gray, Topic.HELP)) - 1

    def test_last_moves_and_what_changed(self) -> None:
        game = Game(self.position)
        assert ask(game, Topic.LAST) == ["Nobody has moved yet."]
        assert ask(game, Topic.CHANGES) == ["Nothing has happened since your last turn."]
        game.play(parse_step("1B3"))
        game.play(parse_step("CR1"))
        assert ask(game, Topic.LAST)[0] == "Ben: 2 red from the center to line 1."
        two = ask(game, Topic.LAST, about=Question(Topic.LAST, number=2))
        assert two[0] == "Anna: 2 blue from factory 1 to line 3."
        assert ask(game, Topic.CHANGES)[0] == "Ben: 2 red from the center to line 1."

    def test_what_changed_includes_the_scoring_and_the_deal(self) -> None:
        game = Game(set_up("colored 2 O1 1 C -/-/-/-/- KW"))
        for step in ("CK1", "CW2", "deal:BBBB/YYYY/RRRR/KKKK/WWWW"):
            game.play(parse_step(step))
        assert ask(game, Topic.CHANGES) == [
            "Ben: 1 white from the center to line 2.",
            "Wall-tiling of round 2.",
            "Anna: 1 point, minus 1 for the floor line, score 0.",
            "Ben: no points, score 0.",
            "Round 3. Anna starts.",
        ]

    def test_what_changed_includes_the_scoring_that_my_own_move_led_to(self) -> None:
        game = Game(set_up("colored 2 O1 1 C -/-/-/-/- K", board(lines="-/WW/-/-/-")))
        for step in ("CK1", "deal:BBBB/YYYY/RRRR/KKKK/WWWW"):
            game.play(parse_step(step))
        assert ask(game, Topic.CHANGES) == [
            "Wall-tiling of round 2.",
            "Anna: 2 points, minus 1 for the floor line, score 1.",
            "Ben: no points, score 0.",
            "Round 3. Anna starts.",
        ]

    def test_a_column_that_was_the_only_one_is_no_turn(self) -> None:
        start = set_up(
            "gray 3 O1 1 2 -/-/-/-/- BY",
            board(wall=".RYKW/...../...../...../....."),
            board(9, floor="M"),
        )
        game = Game(start)
        for step in ("CB1", "CY2", "T11"):
            game.play(parse_step(step))
        assert ask(game, Topic.CHANGES)[0] == "Ben: 1 yellow from the center to line 2."

    def test_details_tell_which_round_they_are_about(self) -> None:
        """During the Wall-tiling, the last round that was scored is the one before."""
        game = random_game(Rules(2, WallSide.GRAY), 1)
        game.undo_to(
            next(
                index
                for index, position in enumerate(game.positions)
                if position.phase is Phase.WALL_TILING and position.round_number == 3
            )
        )
        for language, length, said in (
            (Language.ENGLISH, Length.TERSE, "Round 2:"),
            (Language.ENGLISH, Length.NORMAL, "Every score of round 2:"),
            (Language.GERMAN, Length.FULL, "Die Wertung von Runde 2, Fliese für Fliese:"),
            (Language.DUTCH, Length.NORMAL, "Alle punten van ronde 2, tegel voor tegel:"),
        ):
            assert ask(game, Topic.DETAILS, language=language, length=length)[0] == said

    def test_details_before_the_first_scoring(self) -> None:
        assert ask(self.position, Topic.DETAILS) == ["No round has been scored yet."]


def _move(text: str) -> Move:
    move = parse_move(text)
    assert isinstance(move, Move)
    return move


# Every question, at any time


def all_questions() -> list[Question]:
    """Every topic with every combination of its fields."""
    sources = (*map(factory, range(9)), CENTER)
    questions = [Question(topic) for topic in Topic]
    questions += [Question(Topic.FACTORIES, source=source) for source in sources]
    questions += [Question(Topic.COLOR, color=color) for color in COLORS]
    questions += [Question(Topic.OFFERS, number=number) for number in (1, 2, 99)]
    questions += [Question(Topic.PATTERN_LINE, number=row + 1) for row in ROWS]
    questions += [Question(Topic.WALL, row=row) for row in ROWS]
    questions += [Question(Topic.WALL, column=column) for column in COLUMNS]
    questions += [Question(Topic.LAST, number=number) for number in (1, 3, 9999)]
    questions += [
        Question(Topic.MOVES, source=source, color=color)
        for source, color in product((None, *sources), (None, *COLORS))
    ]
    questions += [
        Question(Topic.PREVIEW, move=Move(source, color, _move(f"1B{destination}").destination))
        for source, color, destination in product(sources, COLORS, range(6))
    ]
    questions += [
        Question(topic, seat=1, number=2)
        for topic in (Topic.BOARD, Topic.FLOOR, Topic.WALL, Topic.PATTERN_LINE)
    ]
    return [*questions, Question(Topic.HELP, text="board")]


@pytest.mark.volume
@pytest.mark.parametrize(
    "rules", ALL_RULES, ids=lambda rules: f"{rules.num_players}-{format_rules(rules)}"
)
def test_every_question_in_every_phase(rules: Rules) -> None:
    game = random_game(rules, seed=1, care=0.7)
    names = NAMES[: game.rules.num_players]
    voice = Voice(Language.ENGLISH)
    phases = set()
    for steps in (0, 1, 5, *some(range(len(game.steps), 0, -11), every=4)):
        before = Game(game.start)
        for step in game.steps[:steps]:
            before.play(step)
        phases.add(before.position.phase)
        code, played = format_position(before.position), before.steps
        for question in all_questions():
            assert all(map(voice.say, answer(question, before, 0, names))), question
        assert (format_position(before.position), before.steps) == (code, played)
    assert {Phase.PREPARING_NEXT_ROUND, Phase.FACTORY_OFFER} <= phases


@given(random_games(), st.sampled_from(all_questions()), st.sampled_from(ALL_VOICES))
def test_every_answer_can_be_said_in_every_form(
    game: Game, question: Question, voice: Voice
) -> None:
    names = NAMES[: game.rules.num_players]
    position, steps = game.position, game.steps
    for seat in game.rules.seats:
        said = answer(question, game, seat, names)
        assert said
        assert voice.say(said)
    assert game.position is position
    assert game.steps == steps


# Why not


def test_every_reason_has_a_sentence() -> None:
    assert {refusal.reason for refusal in REFUSALS} == set(Reason)
    for refusal in REFUSALS:
        for voice in ALL_VOICES:
            assert voice.say(explain(refusal, NAMES)).endswith(".")


def test_a_reason_says_what_is_there() -> None:
    holds = Refusal(Reason.PATTERN_LINE_HOLDS_OTHER_COLOR, row=1, color=Color.BLUE)
    said = [Voice(language).say(explain(holds, NAMES)) for language in Language]
    assert said == [
        "Line 2 already holds blue.",
        "In Reihe 2 liegt schon Blau.",
        "Op lijn 2 ligt al blauw.",
    ]
