"""Corrections, and positions that the table insists on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from azulejos.companion.log import SetUp, format_entry, parse_entry
from azulejos.notation import format_position, parse_move, parse_records, replay
from azulejos.players.seat_holders import Holder
from azulejos.rules import FLOOR, Color, Event, Game, Move, Phase, Step, problems
from azulejos.terminal.companion_command import CompanionOptions
from azulejos.words.languages import Language
from azulejos.words.voice import Length, Letters

from .desks import ADA_AND_BEN, CompanionDesk, companion_in
from .test_draws import DEAL, tell, to_the_floor


@pytest.fixture
def desk(tmp_path: Path) -> CompanionDesk:
    """A round after three moves."""
    desk = companion_in(tmp_path)
    desk.type(DEAL, "1B2", "4R3", "CR1")
    return desk


# Taking back


def test_lines_are_taken_back_one_by_one(desk: CompanionDesk) -> None:
    taken = "Taken back: Ada's 1 R from the center to line 1."
    assert desk.type("undo") == f"{taken} Ada, your turn."
    assert desk.type("take back two") == (
        "Taken back: Ben's 4 R from factory 4 to line 3 and Ada's 2 B from factory 1 to line 2."
        " Ada, your turn."
    )
    assert desk.type("undo").startswith("Taken back: factories 1, 2, 3, 4 and 5.")
    assert desk.position.phase is Phase.PREPARING_NEXT_ROUND
    assert desk.type("undo") == "There is nothing to take back."


def test_undo_said_twice_takes_two_back_or_asks(desk: CompanionDesk) -> None:
    asked = "How many do you want to take back? Type, for example: undo 2."
    assert desk.type("undo, take it back") == asked
    assert len(desk.table.lines) == 4
    assert desk.type("undo undo").startswith("Taken back: Ada's 1 R from the center to line 1 and")
    assert len(desk.table.lines) == 2


def test_nothing_is_played_anew_to_tell_what_is_taken_back(
    desk: CompanionDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where many games are served, the others would wait for it."""
    played: list[Step] = []
    play = Game.play

    def count(game: Game, step: Step, seat: int | None = None) -> tuple[Event, ...]:
        played.append(step)
        return play(game, step, seat)

    monkeypatch.setattr(Game, "play", count)
    assert desk.type("undo 4").startswith("Taken back: Ada's 1 R from the center to line 1,")
    assert not played


def test_a_column_of_the_gray_side_is_taken_back_or_does_not_fit(tmp_path: Path) -> None:
    desk = companion_in(tmp_path, is_gray=True)
    desk.type(DEAL, "1B1", "4R3")
    to_the_floor(desk)
    desk.type("column 2")
    assert desk.type("undo").startswith("Taken back: Ada's line 1 to column 2.")
    desk.type("column 2")
    heard = desk.type("move 1 was 1B2")
    assert heard.startswith("Then Ada could not have placed line 1 in column 2.")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("length", Length)
def test_what_is_taken_back_is_a_sentence_in_every_language_and_length(
    tmp_path: Path, language: Language, length: Length
) -> None:
    desk = CompanionDesk(
        CompanionOptions(
            is_tactile=True,
            letters=Letters.TACTILE,
            folder=tmp_path,
            language=language,
            length=length,
            seats=ADA_AND_BEN,
        )
    )
    desk.type(DEAL, "1B2")
    line = {
        Language.ENGLISH: "Ada's 2 B from factory 1 to line 2.",
        Language.GERMAN: "von Ada 2 B von Manufakturplättchen 1 in Reihe 2.",
        Language.DUTCH: "2 B van fabriek 1 naar lijn 2 van Ada.",
    }[language]
    terse = {Language.ENGLISH: "F1-2.", Language.GERMAN: "M1-2.", Language.DUTCH: "F1-2."}
    said = f"1: 2 B {terse[language]}" if length is Length.TERSE else line
    desk.written.clear()
    assert said in desk.type("undo")
    assert "1B2" not in desk.heard


def test_more_lines_than_there_are_stay(desk: CompanionDesk) -> None:
    assert desk.type("undo 9") == ("You can take back only 4 lines. Type, for example: undo 4.")
    assert len(desk.game.steps) == 4


def test_lines_are_taken_back_across_rounds_and_after_the_end(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type("Ben starts")
    tell(desk, 999)
    assert desk.position.is_over
    position = desk.game.positions[-2]
    heard = desk.type("undo")
    assert heard.startswith("Taken back: Ben's 2 B from the center to the floor line.")
    assert "Ada's counter: tens 1, ones 8. Ben's counter: tens 3, ones 6." in heard
    assert desk.position == position
    desk.type("undo 20")
    assert desk.position.round_number < 5
    desk.close()


def test_a_correction_is_a_line_too(desk: CompanionDesk) -> None:
    desk.type("no, CR4")
    assert desk.type("undo") == "Taken back: the correction. Ben, your turn."
    assert desk.game.steps[-1] == parse_move("CR1")
    desk.type("Ada's line 1 is empty", "insist")
    assert desk.type("undo").startswith("Taken back: the position that you set up.")
    assert not desk.table.is_set_up


# Moves


def test_a_move_changes_what_came_after_it(desk: CompanionDesk) -> None:
    desk.type("3R4")
    heard = desk.type("move 2 was 4R1")
    assert heard == (
        "Corrected. Ben: 4 R from factory 4 to line 1. 3 fall to the floor line. Line 1 is "
        "complete. Ada, your turn."
    )
    assert desk.game.steps[2] == parse_move("4R1")
    assert desk.game.steps[4] == parse_move("3R4")
    assert desk.type("move 9 was 4R1").startswith("I know of no such move. Type last")


@pytest.mark.parametrize(
    ("said", "played"),
    [
        ("no, line 4", "CR4"),
        ("nein, Reihe 3", "CR3"),
        ("nee, zwart naar lijn 3", "CK3"),
        ("no, to the floor line", "CR0"),
        ("sorry, Ada: black from factory 5 to line 3", "5K3"),
    ],
)
def test_what_is_not_said_of_the_last_move_stays(
    desk: CompanionDesk, said: str, played: str
) -> None:
    assert desk.type(said).startswith("Corrected. Ada: ")
    assert desk.game.steps[-1] == parse_move(played)


@pytest.mark.parametrize("said", ["no, red", "no, Ben", "no, line 9", "no, line 4 line 5"])
def test_nothing_is_guessed_of_the_last_move(desk: CompanionDesk, said: str) -> None:
    before = desk.game.steps
    desk.type(said)
    assert desk.game.steps == before


def test_a_later_move_that_does_not_fit_keeps_things_as_they_were(desk: CompanionDesk) -> None:
    desk.type("3R4")
    before = desk.game.steps
    heard = desk.type("move 2 was 3R1")
    assert heard.startswith(
        "Then Ben could not have taken R from factory 3 to line 4. There is no R on factory 3"
    )
    assert heard.endswith("First correct or take back what doesn't fit.")
    assert desk.game.steps == before


def test_the_last_move_of_a_player(desk: CompanionDesk) -> None:
    desk.type("Ben's last move was 4R5")
    assert desk.position.boards[1].pattern_lines[4].count == 4
    assert desk.type("Ben's last move was 4R5") == "Yes, that's what I have."
    assert "already holds B" in desk.type("Ada's last move was CR2")


def test_a_factory_that_was_taken_from(desk: CompanionDesk) -> None:
    heard = desk.type("factory 1 was BBRR")
    assert heard.startswith("Corrected. Factory 1 had 2 B and 2 R. Ada: 2 B from factory 1 to")
    assert "Ada: 2 R from the center to line 1. 1 falls to the floor line." in heard
    # Ada took red from the center.
    heard = desk.type("factory 1 was BBBK")
    assert heard.startswith("Then Ada could not have taken R from the center to line 1.")
    assert str(desk.game.steps[0]).startswith("deal:BBRR/")


def test_a_factory_with_a_tile_too_few_stays_unless_insisted_on(desk: CompanionDesk) -> None:
    heard = desk.type("factory 5 was BYR")
    assert heard == ("Factory 5 gets 4 tiles, and you named 3. If that's how it is, type: insist.")
    assert "As you wish." in desk.type("insist")
    assert str(desk.position.factories[4]) == "BYR"
    assert desk.position.lid[Color.BLACK] == 1


# What the table insists on


STATES = {
    "line 4 of Ada is two red": "seat 1 pattern line 4 RR",
    "line 2 of Ada is empty": "seat 1 pattern line 2 -",
    "Ada has 12 points": "seat 1 score 12",
    "the center is BBKK": "center BBKK",
    "floor of Ben is red, white": "seat 2 floor line RW",
    "Ben has the marker": "marker seat 2",
    "the marker is in the center": "marker center",
    "floor of Ben is marker, red": "seat 2 floor line MR",
    "wall row 2 column 1 of Ben is white": "seat 2 wall row 2 column 1 W",
    "it is Ada's turn": "turn seat 1",
}


@pytest.mark.parametrize("said", STATES)
def test_the_table_may_insist(desk: CompanionDesk, tmp_path: Path, said: str) -> None:
    before = desk.position
    heard = desk.type(said)
    assert heard.startswith("That doesn't match what you told me:")
    assert desk.position == before
    assert desk.type("insist").startswith("As you wish.")
    assert desk.position != before
    assert not [*problems(desk.position)]
    assert desk.type(said) == "Yes, that's what I have."
    text = (tmp_path / "companion" / "game.azul").read_text()
    first, second = parse_records(text.split("\n"))
    assert first.tag("Termination") == "aborted"
    assert replay(first).position == before
    assert second.tag("SetUp") == STATES[said]
    assert second.tag("Position") == format_position(desk.position)
    assert replay(second).position == desk.position
    to_the_floor(desk)
    assert desk.position.round_number == 2


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("line 1 of Ada is two red", "doesn't have that many spaces"),
        ("wall row 4 column 2 of Ada is red", "doesn't take that color there"),
        ("floor of Ben is RRRRRRRR", "only 7 spaces"),
        ("Ada has 5000 points", "from 0 to 999"),
        ("the center is 20 red", "only 20 tiles of each color"),
        ("line 4 of Ada is red, blue", "A line holds only one color."),
    ],
)
def test_what_no_record_can_hold_is_refused(desk: CompanionDesk, said: str, reason: str) -> None:
    before = desk.position
    assert reason in desk.type(said)
    assert desk.type("insist").startswith("There is nothing to insist on right now.")
    assert desk.position == before


def test_a_color_that_the_wall_has_is_refused(desk: CompanionDesk) -> None:
    desk.type("wall row 2 column 1 of Ben is white", "insist")
    assert "already has that color" in desk.type("line 2 of Ben is white")


def test_only_what_was_said_last_is_insisted_on(desk: CompanionDesk) -> None:
    desk.type("Ada has 12 points", "scores")
    assert "As you wish." in desk.type("insist")
    desk.type("Ada has 20 points", "3R3")
    assert desk.type("insist").startswith("There is nothing to insist on right now.")
    assert desk.position.boards[0].score == 12


def test_somebody_moves_out_of_turn(desk: CompanionDesk, tmp_path: Path) -> None:
    heard = desk.type("Ada takes the yellows from factory 2 to line 5")
    assert heard == "It is Ben's turn. If Ada should move anyway, type: insist."
    assert "Ada: 2 O from factory 2 to line 5." in desk.type("insist")
    assert desk.position.seat == 1
    text = (tmp_path / "companion" / "game.azul").read_text()
    _, second = parse_records(text.split("\n"))
    assert second.tag("SetUp") == "turn seat 1"
    assert [str(step) for step in second.steps] == ["2Y5"]
    assert "It is Ada's turn." not in desk.type("Ada: 3B4")
    assert desk.type("undo 1").startswith("Taken back: Ada's 2 O from factory 2 to line 5.")
    assert not desk.table.is_set_up


def test_what_can_not_be_between_two_rounds(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type(DEAL)
    to_the_floor(desk)
    assert "between two rounds" in desk.type("floor of Ben is red")
    desk.type("Ada has 3 points", "insist")
    assert desk.position.boards[0].score == 3
    assert desk.position.phase is Phase.PREPARING_NEXT_ROUND
    other = "Ben" if desk.position.seat == 0 else "Ada"
    assert "That doesn't match" in desk.type(f"{other} starts")
    desk.type("insist")
    assert desk.companion.names[desk.position.starting_seat] == other


def test_nothing_is_set_up_after_the_end(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type("Ben starts")
    tell(desk, 999)
    assert desk.type("Ada has 90 points").startswith("The game is over.")
    assert desk.type("1R1").startswith("The game is over.")
    assert desk.type("1 RRBK") == "The game is over."
    assert desk.type("no, CB4") == "Line 4 already holds X."
    assert desk.type("move 2 was 1R0").startswith("Corrected. Ada: 2 R from factory 1 to the floor")


def test_a_game_goes_on_from_where_it_was_set_up(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type(DEAL, "Ada has 99 points", "insist", "Ben has 7 points", "insist")
    desk.close()
    again = companion_in(tmp_path)
    assert [board.score for board in again.position.boards] == [99, 7]
    heard = again.type("scores")
    assert "Ada's counter: tens 9, ones 9." in heard
    again.type("Ada has 104 points", "insist")
    assert "tens 0, ones 4, and one hundred to remember." in again.type("scores")
    text = (tmp_path / "companion" / "game.azul").read_text()
    *_, last = parse_records(text.split("\n"))
    assert last.tag("SetUp") == "seat 1 score 99; seat 2 score 7; seat 1 score 104"


def test_an_entry_reads_as_it_was_written(desk: CompanionDesk) -> None:
    desk.type("no, CR2", "factory 5 was BYRW", "Ada has 12 points", "insist", "it is Ada's turn")
    desk.type("insist", "undo")
    for line in desk.table.lines:
        assert parse_entry(format_entry(line.entry)) == line.entry
    assert any(isinstance(act, SetUp) for line in desk.table.lines for act in line.entry.acts)


def test_a_computer_player_is_taken_back_with_the_line_before(tmp_path: Path) -> None:
    desk = companion_in(tmp_path, (Holder("Ada"), Holder(level=1)))
    heard = desk.type(DEAL, "1B2")
    assert "Computer 2 moves. Please make this move: Computer 2:" in heard
    assert len(desk.game.steps) == 3
    heard = desk.type("undo")
    # People have to lay the tiles of both back.
    assert "and Ada's 2 B from factory 1 to line 2. Ada, your turn." in heard
    assert len(desk.game.steps) == 1
    desk.type("Computer 2 starts")
    assert desk.position.seat == 0


def test_no_is_about_what_people_told_and_not_about_the_answer_of_the_computer(
    tmp_path: Path,
) -> None:
    desk = companion_in(tmp_path, (Holder("Ada"), Holder(level=1)))
    desk.type(DEAL, "1B2")
    _, told, answer = desk.game.steps
    assert desk.type("no, line 4").startswith(
        "Corrected. Ada: 2 B from factory 1 to line 4. 1 R and 1 SCH to the center."
    )
    assert desk.game.steps[1:] == (parse_move("1B4"), answer)
    desk.type("no, 1B2")
    assert desk.game.steps[1:] == (told, answer)
    # Who is named is meant.
    desk.type("no, Computer 2: the floor line")
    assert isinstance(answer, Move)
    assert desk.game.steps[1:] == (told, replace(answer, destination=FLOOR))


def test_before_people_have_told_a_move_no_is_about_the_computer(tmp_path: Path) -> None:
    desk = companion_in(tmp_path, (Holder("Ada"), Holder(level=1)))
    desk.type("Computer 2 starts", DEAL)
    (_, answer) = desk.game.steps
    assert isinstance(answer, Move)
    assert desk.type("no, the floor line").startswith("Corrected. Computer 2: ")
    assert desk.game.steps[1] == replace(answer, destination=FLOOR)


def test_of_a_correction_that_is_unclear_no_is_not_called_unknown(desk: CompanionDesk) -> None:
    before = desk.game.steps
    assert desk.type("no, Zoe: line 4").startswith('Not understood: "Zoe".')
    assert desk.game.steps == before
