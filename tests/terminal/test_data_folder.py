"""The data folder: no torn, foreign, read-only, full or shared folder costs a game."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import NoReturn

import pytest

from azulejos.notation import format_move, parse_record, read_records, replay, verify_deals
from azulejos.players.seat_holders import Holder, check_name, format_holder, parse_holder
from azulejos.rules import Color, Deal
from azulejos.terminal.data_folder import Store, default_folder, record_holders, write_whole
from azulejos.terminal.local_table import LocalTable
from azulejos.terminal.text_options import TextOptions
from azulejos.words.languages import Language
from azulejos.words.table_answers import center, factories
from azulejos.words.voice import Length, Letters, Voice

from .sessions import Desk, Terminal, desk_in


def current(folder: Path) -> Path:
    return folder / "current.azul"


def play_hints(desk: Desk, count: int) -> None:
    """Plays `count` moves as the computer would."""
    for _ in range(count):
        desk.type(str(desk.session.table_mode.table.hint()))


def play_out(desk: Desk) -> None:
    while not desk.game.position.is_over:
        play_hints(desk, 1)


def test_going_on_the_computers_finish_before_the_table_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After Ctrl-C while they think."""

    def stop(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    desk = desk_in(tmp_path, players=4)
    monkeypatch.setattr(desk.session.computer, "choose", stop)
    with pytest.raises(KeyboardInterrupt):
        desk.type(format_move(next(iter(desk.game.position.legal_moves))))
    desk.close()
    again = desk_in(tmp_path)
    said = again.written
    moved = max(index for index, each in enumerate(said) if each.startswith("Computer 4: "))
    voice = Voice(Language.ENGLISH)
    table = voice.say([*factories(again.game.position), center(again.game.position)])
    assert " ".join(said[moved:]).endswith(f"{table} Your turn.")


def test_every_step_is_saved_deals_and_computer_moves_too(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, players=3)
    for _ in range(20):
        (record,) = read_records(current(tmp_path))
        assert replay(record).steps == desk.game.steps
        verify_deals(record)
        play_hints(desk, 1)
    assert sum(isinstance(step, Deal) for step in desk.game.steps) > 1
    assert [record.tag(f"Seat{seat}") for seat in (1, 2, 3)] == ["?", "computer:3", "computer:3"]
    assert record.tag("Dealer") == "2"
    assert not list(tmp_path.glob("*.part"))


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, names=("Ada", "Bo"), is_gray=True, level=4, players=3)
    play_hints(desk, 5)
    desk.close()
    again = desk_in(tmp_path)
    assert again.game.steps == desk.game.steps
    assert "Your game on the gray side goes on in round 1: Ada, Bo and Computer 3." in again.heard
    assert again.session.table_mode.table.holders == (Holder("Ada"), Holder("Bo"), Holder(level=4))


def test_a_new_game_after_a_restart_keeps_the_level(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, level=7)
    desk.close()
    again = desk_in(tmp_path)
    assert "The computer plays at level 7 of 8, master." in again.type("new")
    assert again.session.table_mode.table.holders == (Holder(), Holder(level=7))


def test_a_game_that_goes_on_tells_what_can_be_taken(tmp_path: Path) -> None:
    """The center too: late in a round it is all that there is."""
    desk = desk_in(tmp_path)
    desk.close()
    again = desk_in(tmp_path)
    assert "Factory 5: " in again.heard
    assert "Center: only the starting player marker. Your turn." in again.heard


def test_options_that_ask_for_another_game_do_not_lose_the_unfinished_one(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    play_hints(desk, 2)
    desk.close()
    alike = desk_in(tmp_path, players=2)
    assert "type new twice" not in alike.heard
    alike.close()
    again = desk_in(tmp_path, players=4)
    assert again.game.steps == desk.game.steps
    assert "For the game that you asked for, type new twice." in again.heard
    again.type("new", "new")
    assert again.game.rules.num_players == 4


def test_a_game_that_goes_on_tells_what_happened_only_if_something_did(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    play_hints(desk, 1)
    desk.close()
    record = parse_record(current(tmp_path).read_text())
    game = replay(record)
    table = LocalTable(game, desk.session.table_mode.table.dealer, record_holders(record))
    game.undo()  # as if the process had been killed before the answer
    Store(tmp_path).save(table.record())
    again = desk_in(tmp_path)
    assert "Nothing has happened" not in again.heard
    assert "Computer 2: " in again.heard


def test_new_on_the_command_line_keeps_the_old_game_among_the_finished(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    play_hints(desk, 2)
    desk.close()
    again = desk_in(tmp_path, is_new=True)
    assert len(again.game.steps) == 1
    (path,) = (tmp_path / "games").iterdir()
    (record,) = read_records(path)
    assert record.tag("Termination") == "aborted"
    assert replay(record).steps == desk.game.steps
    assert "given up: Player 1 with 0 and Computer 2 with 0" in again.type("games")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"my shopping list\n",
        b'[Rules "colored"]\n[Seat1 "?"]\n[Seat2 "?"]\n[Start "1"]\n[Result "*"]\n\n',  # no seed
        b"x" * 2_000_000,
    ],
    ids=["empty", "bytes", "text", "foreign", "large"],
)
def test_a_save_that_cant_be_read_is_set_aside(tmp_path: Path, content: bytes) -> None:
    current(tmp_path).write_bytes(content)
    desk = desk_in(tmp_path)
    (aside,) = tmp_path.glob("current-unreadable-*.azul")
    assert aside.read_bytes() == content
    told = "I can't read the saved game. It is kept as current-unreadable-"
    assert desk.heard.count(told) == 1
    play_hints(desk, 1)
    assert replay(next(read_records(current(tmp_path)))).steps == desk.game.steps


@pytest.mark.parametrize(
    ("language", "wrong", "said"),
    [
        ("en", "9Z9", 'Line {line}: "9Z9" can\'t be read. A move is a source, a color and a line'),
        ("de", "9Z9", "Zeile {line}: \u201e9Z9\u201c ist nicht lesbar. Ein Zug"),
        ("nl", "9Z9", 'Regel {line}: "9Z9"'),
        ("en", "5R5", "Round 1, move 1: There is no "),
        ("en", "\xff", "Its line {line} is not text."),
    ],
)
def test_it_is_told_why_and_where_a_save_cant_be_read(
    tmp_path: Path, language: str, wrong: str, said: str
) -> None:
    desk = desk_in(tmp_path)
    play_hints(desk, 1)
    desk.close()
    text = current(tmp_path).read_text()
    number, line = next((n, each) for n, each in enumerate(text.split("\n"), 1) if "deal:" in each)
    first = str(desk.game.steps[1])
    assert first in line
    broken = line.replace(first, wrong) if wrong != "5R5" else line.replace(first, _illegal(desk))
    current(tmp_path).write_bytes(text.replace(line, broken).encode("latin-1"))
    heard = desk_in(tmp_path, language=Language(language)).heard
    assert said.format(line=number) in heard, heard


def _illegal(desk: Desk) -> str:
    """A first move that the rules refuse."""
    there = desk.game.positions[1].factories[0]
    return f"1{next(color for color in Color if not there[color]).letter}1"


def test_a_save_torn_anywhere_is_set_aside_or_whole(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    play_hints(desk, 3)
    desk.close()
    whole = current(tmp_path).read_bytes()
    for length in range(0, len(whole), 7):
        current(tmp_path).write_bytes(whole[:length])
        again = desk_in(tmp_path)
        again.close()
        kept = {path.read_bytes() for path in tmp_path.glob("current*.azul")}
        is_readable = again.game.steps == desk.game.steps[: len(again.game.steps)]
        assert whole[:length] in kept or is_readable


def test_a_tampered_deal_is_not_gone_on_with(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.close()
    text = current(tmp_path).read_text()
    seed = desk.session.table_mode.table.dealer.seed.hex()
    current(tmp_path).write_text(text.replace(seed, "0" * 64))
    assert "I can't read" in desk_in(tmp_path).heard


def test_a_folder_in_place_of_the_save_is_set_aside(tmp_path: Path) -> None:
    current(tmp_path).mkdir()
    desk = desk_in(tmp_path)
    assert "It is kept as current-unreadable-" in desk.heard
    assert current(tmp_path).is_file()


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '"en"', "[" * 100_000], ids=["empty", "torn", "list", "text", "deep"]
)
def test_settings_that_cant_be_read_are_set_aside(tmp_path: Path, content: str) -> None:
    (tmp_path / "settings.json").write_text(content)
    desk = desk_in(tmp_path)
    assert "I can't read the settings. They are kept as settings-unreadable-" in desk.heard
    (aside,) = tmp_path.glob("settings-unreadable-*.json")
    assert aside.read_text() == content


def test_settings_of_the_wrong_kind_are_passed_over(tmp_path: Path) -> None:
    kept = {"language": "xx", "length": 3, "letters": None, "level": True, "course_step": -1}
    (tmp_path / "settings.json").write_text(json.dumps(kept))
    desk = desk_in(tmp_path)
    assert "I can't read" not in desk.heard
    assert desk.session.speaker.voice.length is Length.NORMAL


@pytest.mark.parametrize("kind", ["file", "proc"])
def test_a_folder_that_cant_be_used_is_told_and_the_game_goes_on(tmp_path: Path, kind: str) -> None:
    folder = Path("/proc/azulejos")
    if kind == "file":
        folder = tmp_path / "file"
        folder.write_text("not a folder")
    desk = desk_in(folder)
    play_hints(desk, 12)
    assert desk.heard.count("so I can't save the game. It goes on.") == 1
    assert "I couldn't save it" in desk.type("level 3")
    assert desk.type("games") == "No finished game is kept yet."
    play_out(desk)
    assert "is kept as number" not in desk.heard
    if kind == "file":
        assert folder.read_text() == "not a folder"


def test_a_read_only_folder_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a lock, the saved game goes on unsaved."""
    desk = desk_in(tmp_path)
    play_hints(desk, 2)
    desk.close()
    before = current(tmp_path).read_bytes()

    def denied(*_: object) -> int:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr(os, "open", denied)
    again = desk_in(tmp_path)
    monkeypatch.undo()
    assert f"I may not write to the folder {tmp_path}" in again.heard
    assert again.game.steps == desk.game.steps
    play_hints(again, 3)
    assert current(tmp_path).read_bytes() == before


def test_a_full_disk_is_told_once_and_saving_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desk_in(tmp_path)
    before = current(tmp_path).read_text()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", full)
        play_hints(desk, 4)
        assert desk.heard.count("The disk is full, so I can't save the game. It goes on.") == 1
        assert current(tmp_path).read_text() == before, "the old save is whole"
    assert "I can save the game again." in desk.type(str(desk.session.table_mode.table.hint()))
    assert replay(next(read_records(current(tmp_path)))).steps == desk.game.steps


def test_a_finished_game_that_cant_be_moved_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desk_in(tmp_path)
    with monkeypatch.context() as patched:

        def full(_: Store) -> int:
            raise OSError(errno.ENOSPC, "no space left on device")

        patched.setattr(Store, "finish", full)
        play_out(desk)
        finished = current(tmp_path).read_text()
        desk.type("new")
        assert current(tmp_path).read_text() == finished
    play_hints(desk, 1)
    (kept,) = (tmp_path / "games").iterdir()
    assert kept.read_text() == finished


def test_a_game_that_ended_just_before_a_crash_is_moved_at_the_next_start(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    play_out(desk)
    desk.close()
    (kept,) = (tmp_path / "games").iterdir()
    kept.rename(current(tmp_path))
    again = desk_in(tmp_path)
    assert len(again.game.steps) == 1
    assert "1 game is kept." in again.type("games")


def test_two_processes_never_write_the_same_game(tmp_path: Path) -> None:
    with Terminal(tmp_path) as first:
        first.answer()
        saved = current(tmp_path).read_bytes()
        with Terminal(tmp_path) as second:
            told = second.answer()
            assert "Another Azulejos has the same games open" in told
            assert "A new game" in told
            second.type("hint")
            second.type("level 2")
            second.type("quit")
            assert second.end() == 0
            assert "I couldn't save this game." in second.transcript
        assert current(tmp_path).read_bytes() == saved
        assert not (tmp_path / "settings.json").exists()
    desk = desk_in(tmp_path)
    assert "Your game goes on" in desk.heard, "the lock of a dead process does not hold"


def test_finished_games_have_names_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.strftime", lambda _: "2026-11-15-120000")
    desk = desk_in(tmp_path)
    for _ in range(3):
        play_out(desk)
        desk.type("new")
    names = [path.name for path in Store(tmp_path).games()]
    assert names == [f"2026-11-15-120000{more}.azul" for more in ("", "-2", "-3")]


def test_unknown_tags_of_a_record_are_kept(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.close()
    text = current(tmp_path).read_text()
    current(tmp_path).write_text(text.replace("[Dealer", '[Event "Club evening"]\n[Dealer'))
    again = desk_in(tmp_path)
    play_hints(again, 1)
    assert parse_record(current(tmp_path).read_text()).tag("Event") == "Club evening"


def test_settings_are_kept_and_options_are_for_once(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, length=Length.FULL)
    desk.type("language de", "letters tactile", "level 3")
    desk.close()
    kept = json.loads((tmp_path / "settings.json").read_text())
    assert kept == {"language": "de", "letters": "tactile", "level": 3}
    again = desk_in(tmp_path)
    voice = again.session.speaker.voice
    assert (voice.language, voice.letters) == (Language.GERMAN, Letters.TACTILE)
    assert voice.length is Length.NORMAL
    assert again.session.table_mode.table.holders[1] == Holder(level=3)
    again.close()
    assert desk_in(tmp_path, language=Language.DUTCH).session.speaker.voice.language.value == "nl"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "", "LC_MESSAGES": "fr_FR"}, "en"),
    ],
)
def test_the_language_of_the_locale(
    tmp_path: Path, environment: dict[str, str], language: str
) -> None:
    desk = Desk(TextOptions(folder=tmp_path), environment)
    assert desk.session.speaker.voice.language.value == language


def test_the_default_folder() -> None:
    everything = {"AZULEJOS_DATA": "/a", "XDG_DATA_HOME": "/x"}
    assert default_folder(everything) == Path("/a")
    assert default_folder({"XDG_DATA_HOME": "/x"}) == Path("/x/azulejos")
    assert default_folder({}) == Path.home() / ".local" / "share" / "azulejos"


@pytest.mark.parametrize(
    "holder", [Holder(), Holder("Ada"), Holder('O"Neil \\ ü'), Holder(level=5)]
)
def test_holders_as_tags(holder: Holder) -> None:
    assert parse_holder(format_holder(holder)) == holder


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\nb\x1b", "?", "computer:8", "\udcff"])
def test_names_that_cant_be_kept(name: str) -> None:
    with pytest.raises(ValueError, match=r"a name has|means another"):
        check_name(name)


@pytest.mark.parametrize("name", ["red", "Rot", "2", "12345", "vier", "help", "Player 2", "B"])
def test_names_that_mean_something_in_a_game(name: str) -> None:
    with pytest.raises(ValueError, match=f"^{name} means something else when it is typed"):
        check_name(name)


@pytest.mark.parametrize("name", ["Ada", "Anna Rot", "Zoë 2", "Bo", "Ben", "Max", "李"])
def test_names_that_can_be_kept(name: str) -> None:
    assert check_name(name) == name


def test_a_file_is_synced_before_it_gets_its_name_and_its_folder_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut then leaves the old text or the new one, and never an empty file."""
    steps: list[str] = []
    replace = os.replace

    def sync(handle: int) -> None:
        steps.append(f"sync {Path(f'/proc/self/fd/{handle}').readlink().name}")

    def rename(old: Path, new: Path) -> None:
        steps.append(f"rename {old.name}")
        replace(old, new)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(os, "replace", rename)
    write_whole(tmp_path / "game.azul", "text")
    assert steps == ["sync game.azul.part", "rename game.azul.part", f"sync {tmp_path.name}"]
