"""The companion in a terminal: going on, new games, languages, failing disks."""

from __future__ import annotations

import errno
from pathlib import Path
from random import Random

import pytest

from azulejos.cli import main
from azulejos.notation import parse_records, replay
from azulejos.players import OnePlyPlayer
from azulejos.players.seat_holders import Holder, parse_seat_option
from azulejos.rules import Phase, WallSide
from azulejos.terminal import companion_log, computer
from azulejos.terminal.companion_command import CompanionOptions
from azulejos.words.languages import Language
from azulejos.words.voice import Length
from tests.terminal.sessions import Terminal

from .desks import ADA_AND_BEN, CompanionDesk, companion_in
from .random_telling import likely_line
from .test_draws import DEAL, tell, to_the_floor
from .told_game import Teller

TERSE = 40


def play_to_the_end(desk: CompanionDesk, rng: Random) -> None:
    """Tells draws and moves at random until the game is over."""
    while not desk.position.is_over:
        desk.type(likely_line(rng, desk))


# Whole games of every kind


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("is_gray", [False, True])
def test_every_kind_of_game_comes_to_its_end(
    tmp_path: Path, players: int, is_gray: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last seat is the computer's."""
    monkeypatch.setattr(computer, "SearchPlayer", OnePlyPlayer)
    seats = (*[Holder()] * (players - 1), Holder(level=2))
    desk = companion_in(tmp_path, seats, is_gray=is_gray)
    play_to_the_end(desk, Random(f"{players}{is_gray}"))
    heard = desk.heard
    assert f"Please make this move: Computer {players}:" in heard
    assert "The game is over" in heard
    assert desk.position.rules.vertical_line_bonus == 5
    assert desk.position.rules.side is (WallSide.GRAY if is_gray else WallSide.COLORED)
    (record,) = parse_records((tmp_path / "companion/game.azul").read_text().split("\n"))
    assert replay(record).position == desk.position
    assert record.tag(f"Seat{players}") == "computer:2"
    assert all(len(line) <= 80 for line in desk.written)


def test_columns_are_told_on_the_gray_side(tmp_path: Path) -> None:
    desk = companion_in(tmp_path, is_gray=True)
    desk.type(DEAL, "1B1", "4R3")
    to_the_floor(desk)
    assert desk.position.phase is Phase.WALL_TILING
    assert "Ada, your turn. Line 1 is complete with B. You can choose" in desk.heard
    assert desk.type("Ben: column 2").startswith("It is Ada's turn.")
    heard = desk.type("Ada: column 2")
    assert "Ada. Line 1: B to column 2, 0" not in heard
    assert "Ada. Line 1: B to column 2. No neighbor, 1 point: 0 plus 1 makes 1." in heard
    assert "Ben, your turn. Line 3 is complete with R." in heard
    heard = desk.type("no, column 3")
    assert heard.startswith("Corrected. Ada. Line 1: B to column 3.")
    assert desk.type("Ben: 5").startswith("Ben. Line 3: R to column 5, 2 tiles to the lid.")
    assert desk.position.round_number == 2


def test_the_last_round_is_told_when_it_is_certain(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type("Ben starts")
    tell(desk, 999)
    assert desk.heard.count("This is the last round:") == 1
    assert (
        "This may be the last round: Ben needs one more tile in each of the rows 1 and 2."
        in desk.heard
    )


# Voice


@pytest.mark.parametrize("language", Language)
def test_terse_lines_fit_a_braille_line(tmp_path: Path, language: Language) -> None:
    """All but troubles, corrections and what is insisted on, which are not said in every move."""
    desk = CompanionDesk(
        CompanionOptions(
            is_tactile=True,
            seats=ADA_AND_BEN,
            language=language,
            length=Length.TERSE,
            folder=tmp_path,
        )
    )
    long = 0
    for line in Teller(language).lines():
        steps, is_moved = len(desk.game.steps), desk.table.lines
        desk.written.clear()
        desk.type(line)
        if len(desk.game.steps) > steps and len(desk.table.lines) > len(is_moved):
            assert all(len(each) <= TERSE for each in desk.written), desk.written
            long += 1
    assert long > 40


def test_the_language_changes_in_the_middle_of_a_game(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type(DEAL)
    assert desk.type("Sprache de") == "Die Sprache ist Deutsch."
    heard = desk.type("Ada nimmt die blauen von Manufaktur 1 in Reihe 2")
    assert heard.startswith("Ada: 2 B von Manufakturplättchen 1 in Reihe 2.")
    desk.type("taal nl")
    assert desk.type("herhaal") == "De taal is Nederlands."
    assert desk.type("laatste").startswith("Ada: 2 B van fabriek 1 naar lijn 2.")
    desk.close()
    again = CompanionDesk(CompanionOptions(folder=tmp_path))
    assert again.written[0] == "Typ hulp om te horen wat je kunt typen."


def test_colors_are_called_as_on_the_tiles_of_each_set(tmp_path: Path) -> None:
    companion_in(tmp_path).close()
    desk = companion_in(tmp_path, is_classic=True)
    assert "For the game that you asked for, type new." in desk.heard
    assert "tactile" not in desk.type("new")
    assert desk.type(DEAL).startswith("Factory 1: 2 blue, 1 red and 1 black.")
    # Called otherwise and back again: that is no wish for other sets.
    assert desk.type("letters tactile", "factory 1").startswith("Factory 1: 2 B, 1 R and 1 SCH.")
    assert desk.type("letters names", "factory 1").startswith("Factory 1: 2 blue")
    desk.close()
    again = companion_in(tmp_path, is_new=True)
    assert again.type(DEAL).startswith("Factory 1: 2 B, 1 R and 1 SCH.")


def test_letters_that_were_chosen_hold_for_every_set(tmp_path: Path) -> None:
    desk = companion_in(tmp_path, letters=None)
    assert desk.type(DEAL).startswith("Factory 1: 2 sky blue, 1 red and 1 black.")
    desk.type("letters tactile")
    desk.close()
    again = companion_in(tmp_path, is_new=True, is_classic=True)
    assert again.type(DEAL).startswith("Factory 1: 2 B, 1 R and 1 SCH.")


def test_every_answer_names_the_player(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type(DEAL, "1B2")
    for asked in ("needs", "line 2", "wall", "floor", "board"):
        assert desk.type(asked).startswith("Ben"), asked
    assert desk.type("line 2 of Ada").startswith("Ada. Line 2: 2 of 2 B")
    drawn = desk.type("board narrow")
    assert drawn.startswith("Ben, score 0.")
    assert all(len(line) <= 40 for line in desk.written[-8:])


def test_help_tells_what_can_be_told(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    assert "3: two red, sky blue, black" in desk.type("help")
    assert "across rounds too" in desk.type("help undo")
    assert desk.type("help board").startswith("board, or b:")
    assert desk.type("replay") == desk.type("course") == desk.type("help course")
    assert "another game" in desk.type("help new")
    assert "file" in desk.type("help record")


def test_hints_and_levels(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    assert desk.type("hint").startswith("The factories must be filled first. For example: 1: 2 R")
    assert desk.type("level 5") == "No computer plays at this table."
    desk.type(DEAL)
    assert desk.type("hint").startswith("Hint: ")
    assert len(desk.game.steps) == 1


def test_the_level_of_the_computer_is_kept(tmp_path: Path) -> None:
    desk = companion_in(tmp_path, (Holder("Ada"), Holder(level=1)))
    assert "level 4 of 8" in desk.type("level 4")
    desk.close()
    again = companion_in(tmp_path, (Holder("Ada"), Holder(level=1)))
    assert again.table.holders[1].level == 4
    assert again.type("undo").startswith("Taken back: level 4.")
    assert again.table.holders[1].level == 1
    again.type("level 4", "new")
    assert again.table.holders[1].level == 4


# Keeping


def test_a_game_goes_on_where_it_was(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type("Ben starts", DEAL, "1B2")
    desk.close()
    again = companion_in(tmp_path)
    assert again.position == desk.position
    assert "Your game goes on in round 1: Ada and Ben." in again.heard
    assert "Center: 1 R and 1 SCH" in again.heard
    assert again.written[-1] == "Ada, your turn."
    taken = "Taken back: Ben's 2 B from factory 1 to line 2."
    assert again.type("undo").startswith(taken)


def test_a_computer_player_that_was_interrupted_moves_later(tmp_path: Path) -> None:
    desk = companion_in(tmp_path, (Holder("Ada"), Holder(level=1)))
    desk.front.computer.interrupt()
    with pytest.raises(KeyboardInterrupt):
        desk.type(DEAL, "1B2")
    assert len(desk.game.steps) == 2
    desk.close()
    again = companion_in(tmp_path, (Holder("Ada"), Holder(level=1)))
    assert len(again.game.steps) == 3
    assert "Please make this move: Computer 2:" in again.heard


def test_another_kind_of_game_has_to_be_asked_for_twice(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type(DEAL)
    desk.close()
    again = companion_in(tmp_path, (Holder("Cem"), Holder("Dora"), Holder("Eva")))
    assert "For the game that you asked for, type new twice." in again.heard
    assert again.type("new") == "This game isn't over. Type new again to give it up."
    again.type("scores")
    assert again.type("new") == "This game isn't over. Type new again to give it up."
    heard = again.type("new")
    assert "The game is kept as number 1." in heard
    assert "Cem, Dora and Eva" in heard
    (kept,) = (tmp_path / "companion" / "games").glob("*.azul")
    (record,) = parse_records(kept.read_text().split("\n"))
    assert record.tag("Termination") == "aborted"
    assert kept.with_suffix(".jsonl").exists()
    assert "given up: Ada with 0 and Ben with 0" in again.type("games")


def test_what_was_told_of_the_first_deal_is_not_given_up_by_mistake(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type("1 RRBK")
    assert desk.type("new") == "This game isn't over. Type new again to give it up."
    assert desk.table.told[0] is not None
    assert "Ben starts." in desk.type("new")


def test_after_the_end_the_next_game_is_for_the_same_people(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type("Ben starts")
    tell(desk, 999)
    assert desk.type("").startswith("Type new for another game")
    desk.close()
    again = CompanionDesk(CompanionOptions(folder=tmp_path))
    assert "The game is kept as number 1." in again.heard
    assert "Ada starts." in again.heard
    assert again.position.starting_seat == 0
    assert again.table.holders == ADA_AND_BEN
    assert "Ada with 34 and Ben with 62" in again.type("games")
    again.close()
    # A game in which nothing was told leaves nothing behind.
    companion_in(tmp_path, is_new=True).close()
    assert len([*(tmp_path / "companion" / "games").glob("*.azul")]) == 1


def test_a_second_companion_does_not_save(tmp_path: Path) -> None:
    first = companion_in(tmp_path)
    first.type("1 RRBK")
    second = companion_in(tmp_path)
    assert "Another Azulejos has the same games open" in second.heard
    second.type(DEAL, "1B2")
    first.close()
    assert companion_in(tmp_path).table.told[0] is not None


def test_the_disk_is_full_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = companion_in(tmp_path)
    desk.type("1 RRBK")

    def fail(path: Path, text: str) -> None:
        with path.open("a") as file:
            file.write(text[:7])
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(companion_log, "_append", fail)
        full.setattr(companion_log, "write_whole", fail)
        assert "The disk is full, so I can't save the game. It goes on." in desk.type("2 BBYY")
        assert "not saved" not in desk.type("3 BBYY")
    assert "I can save the game again." in desk.type("4 RRYY")
    desk.close()
    assert companion_in(tmp_path).table.told[:4] == desk.table.told[:4]


def test_the_folder_can_not_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    desk = companion_in(tmp_path / "file")
    assert "so I can't save the game" in desk.heard
    desk.type(DEAL, "1B2")
    assert len(desk.game.steps) == 2


# The command line


@pytest.mark.parametrize(
    ("text", "holder"),
    [
        ("Ada", Holder("Ada")),
        ("computer", Holder(level=3)),
        ("Computer:5", Holder(level=5)),
    ],
)
def test_seats_of_the_command_line(text: str, holder: Holder) -> None:
    assert parse_seat_option(text) == holder


@pytest.mark.parametrize(
    "arguments",
    [
        ["--name", "computer:9"],
        ["--name", "red"],
        ["--name", "Ada", "--name", "ada"],
        ["--players", "2", "--name", "A1a", "--name", "B2b", "--name", "C3c"],
        ["--players", "5"],
    ],
)
def test_wrong_options_are_explained(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["companion", *arguments])
    assert "error:" in capsys.readouterr().err


# In a real terminal


def test_a_terminal_gets_plain_lines_that_are_as_wide_as_it_is(tmp_path: Path) -> None:
    with Terminal(
        tmp_path, "--tactile", "--name", "Ada", columns=50, command=("companion",)
    ) as terminal:
        terminal.answer()
        terminal.type("1 RRBK")
        assert terminal.type("factory 1").endswith("Factory 1: 1 sky blue, 2 red and 1 black.\n")
        terminal.type("quit")
        assert terminal.end() == 0
        heard = terminal.transcript
    assert "\x1b" not in heard
    assert all(len(line) <= 50 for line in heard.splitlines())
    assert heard.endswith("Goodbye. Your game is kept and goes on next time.\n")


def test_ctrl_c_leaves_and_keeps_the_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--tactile", command=("companion",)) as terminal:
        terminal.answer()
        terminal.type("1 RRBK")
        terminal.press(b"\x03")
        assert terminal.end() == 130
    assert companion_in(tmp_path).table.told[0] is not None
