"""Resigning: confirmed, told, kept in the record; with three or more, the game goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.cli import main
from azulejos.notation import parse_record, replay
from azulejos.words.languages import Language

from .sessions import Desk, desk_in
from .test_data_folder import play_hints, play_out

SURE = "You can't take that back. Type resign again to give up the game."


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every time, and of games in which nobody shares the victory."""
    monkeypatch.setattr("azulejos.rules.chance.secrets.token_bytes", bytes)


def kept(folder: Path) -> str:
    [path] = (folder / "games").glob("*.azul")
    return path.read_text("utf-8")


def test_who_resigns_against_one_has_lost(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, names=("Anna",))
    play_hints(desk, 2)
    assert desk.type("resign") == SURE
    desk.type("scores")
    assert desk.type("resign") == SURE
    told = desk.type("resign")
    assert told.startswith("Anna resigned. ")
    assert "You win!" not in told
    assert "Computer 2 wins." in told
    assert "The game is kept as number 1." in told
    record = parse_record(kept(tmp_path))
    assert (record.tag("Termination"), record.tag("Result")) == ("resign 1", "2")
    assert record.tag("Seed") is not None
    assert not replay(record).position.is_over
    assert not (tmp_path / "current.azul").exists()


def test_nothing_more_is_played_then(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    play_hints(desk, 1)
    move = str(next(iter(desk.game.position.legal_moves)))
    desk.type("resign", "resign")
    num_steps = len(desk.game.steps)
    assert desk.type(move).startswith("The game is over.")
    assert desk.type("resign") == "The game is over, so nobody can resign."
    assert desk.type("undo") == "The game is over, so you can't take anything back."
    assert desk.type("hint").startswith("The game is over")
    assert desk.type("").startswith("Type review to hear what decided it, new for a new game")
    assert len(desk.game.steps) == num_steps
    assert "Seed" in desk.type("record")
    assert "A new game" in desk.type("new"), "without being asked again"


def test_a_game_that_was_given_up_can_be_heard_again(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, names=("Anna",))
    play_hints(desk, 1)
    desk.type("resign", "resign", "replay")
    heard = ""
    while "That was the last step." not in heard:
        heard = desk.type("")
    assert "Anna resigned." in heard


@pytest.mark.parametrize("is_gray", [False, True])
def test_with_more_players_the_computer_plays_on_and_the_seat_comes_last(
    tmp_path: Path, is_gray: bool
) -> None:
    desk = desk_in(tmp_path, names=("Anna", "Ben"), players=3, level=1, is_gray=is_gray)
    play_hints(desk, 1)
    told = desk.type("resign", "resign")
    assert told.startswith("Ben resigned. The computer plays on for Ben.")
    assert desk.session.table_mode.seat == 0
    desk.close()
    again = desk_in(tmp_path, level=1)
    assert again.session.table_mode.table.resigned == [1], "kept with the game"
    assert "Seed" not in again.type("record")
    play_out(again)
    assert "Ben resigned and comes last." in again.heard
    assert "Ben wins" not in again.heard
    record = parse_record(kept(tmp_path))
    assert record.tag("Termination") == "resign 2"
    assert "2" not in (record.tag("Result") or "").split()
    assert record.tag("Resigned") is None
    replay(record)
    assert again.type("scores").count("wins") == 1
    assert "Ben wins" not in again.type("scores")


@pytest.mark.parametrize("how", ["resign", "time"])
def test_who_dropped_out_does_not_win_when_the_game_is_heard_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    """The seat that has the most points in the end had dropped out before."""
    desk = desk_in(tmp_path, names=("Anna", "Ben", "Clara"), players=3)
    play_out(desk)
    (path,) = (tmp_path / "games").glob("*.azul")
    text = path.read_text("utf-8")
    outcome = replay(parse_record(text)).outcome
    assert outcome is not None
    (best,) = outcome.winners
    winners = outcome.among([seat for seat in range(3) if seat != best]).winners
    result = " ".join(str(seat + 1) for seat in winners)
    dropped = f'[Result "{result}"]\n[Termination "{how} {best + 1}"]'
    path.write_text(text.replace(f'[Result "{best + 1}"]', dropped), "utf-8")
    out, *playing = [("Anna", "Ben", "Clara")[seat] for seat in (best, *winners)]
    desk.type("replay 1")
    heard = ""
    while "That was the last step." not in heard:
        heard = desk.type("")
    why = "resigned" if how == "resign" else "ran out of time"
    assert f"{out} {why} and comes last." in heard
    assert f"{out} wins" not in heard
    (winner,) = playing
    assert f"{winner} wins" in heard
    assert f"{out} wins" not in desk.type("scores")
    for command in (["export", str(path)], ["record", str(path)]):
        assert main(command) == 0
        told = capsys.readouterr().out
        assert f"{out} wins" not in told
        assert f"Winner: seat {best + 1}" not in told


def test_undo_after_somebody_resigned_is_that_of_the_others(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, names=("Anna", "Ben", "Clara"), players=3)
    play_hints(desk, 1)
    desk.type("resign", "resign")
    assert desk.session.table_mode.seat == 2
    num_steps = len(desk.game.steps)
    assert "Taken back" in desk.type("undo"), "Anna's move, with what the computer answered"
    assert desk.session.table_mode.seat == 0
    assert len(desk.game.steps) == 1 < num_steps


def test_the_last_person_leaves_the_rest_to_the_computer(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, names=("Anna",), players=3, level=1)
    desk.type("resign", "resign")
    assert desk.game.position.is_over
    assert "Anna resigned and comes last." in desk.heard
    assert parse_record(kept(tmp_path)).tag("Termination") == "resign 1"


@pytest.mark.parametrize("seats", ["1 2", "3", "1 1", "x", "0", "9"])
def test_a_save_in_which_nobody_could_have_resigned_so_is_set_aside(
    tmp_path: Path, seats: str
) -> None:
    desk = desk_in(tmp_path, names=("Anna", "Ben"), players=3, level=1)
    desk.type("resign", "resign")
    desk.close()
    current = tmp_path / "current.azul"
    saved = current.read_text("utf-8")
    assert '[Resigned "1"]' in saved
    current.write_text(saved.replace('[Resigned "1"]', f'[Resigned "{seats}"]'), "utf-8")
    desk_in(tmp_path).close()
    assert list(tmp_path.glob("*unreadable*"))


@pytest.mark.parametrize(
    ("language", "word", "told"),
    [
        (Language.GERMAN, "aufgeben", "Anna hat aufgegeben."),
        (Language.DUTCH, "opgeven", "Anna heeft opgegeven."),
        (Language.ENGLISH, "I concede", "Anna resigned."),
    ],
)
def test_in_each_language(tmp_path: Path, language: Language, word: str, told: str) -> None:
    desk = desk_in(tmp_path, names=("Anna",), language=language)
    desk.type(word)
    assert desk.type(word).startswith(told)


@pytest.mark.parametrize(
    "word", ["code", "position", "Stellung", "Position", "stelling", "positie"]
)
def test_the_position_by_each_of_its_names(tmp_path: Path, word: str) -> None:
    desk: Desk = desk_in(tmp_path)
    assert "colored" in desk.type(word)
    assert (tmp_path / "position.txt").exists()
