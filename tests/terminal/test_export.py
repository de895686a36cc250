"""`azulejos export`: clean text for screen readers, and Braille files."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from azulejos.notation import (
    Record,
    format_record,
    format_records,
    parse_record,
    record_game,
    replay,
)
from azulejos.rules import Rules, WallSide
from azulejos.terminal.braille import CELLS, LINES, NoBrailleError, paged, to_brf
from azulejos.terminal.data_folder import Store
from azulejos.words.languages import Language

from .sessions import desk_in
from .test_command import played, run
from .test_data_folder import play_hints, play_out

LANGUAGES = ("en", "de", "nl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_paragraphs_of_at_most_80_columns(language: str) -> None:
    done = run("export", "--language", language)
    assert done.returncode == 0
    assert {len(each) > 80 for each in done.stdout.splitlines()} == {False}
    titles = {"en": "The gray side", "de": "Die graue Seite", "nl": "De grijze zijde"}
    assert f"\n\n{titles[language]}\n\n" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_with_its_final_boards(tmp_path: Path, language: str) -> None:
    game, _ = played(Rules(2, WallSide.GRAY))
    path = tmp_path / "game.azul"
    path.write_text(format_record(record_game(game, ["Ada", "Bo"])))
    done = run("export", "--language", language, str(path))
    assert done.returncode == 0
    assert {len(each) > 80 for each in done.stdout.splitlines()} == {False}
    assert "Ada" in done.stdout
    assert str(game.position.boards[1].score) in done.stdout
    wall = {"en": "Row 1", "de": "Reihe 1", "nl": "Rij 1"}[language]
    assert wall in done.stdout
    whole = {"en": "complete", "de": "vollständig", "nl": "compleet"}[language]
    complete = sum(None not in row for board in game.position.boards for row in board.wall.rows)
    assert len(re.findall(rf"^\w+ \d, {whole}: ", done.stdout, re.MULTILINE)) == complete > 0
    assert f": {whole}.\n" not in done.stdout


def test_a_kept_game_is_told_by_spoken_names_under_a_heading(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, players=3, is_gray=True)
    play_out(desk)
    desk.type("new")
    play_hints(desk, 2)
    desk.type("new", "new")
    finished, given_up = (run("export", str(path)) for path in Store(tmp_path).games())
    scores = [board.score for board in replay(read_game(tmp_path)).position.boards]
    heading = finished.stdout.partition("\n\n")[0].replace("\n", " ")
    assert heading.startswith(
        f"Game 1, gray side: Player 1 with {scores[0]}, Computer 2 with {scores[1]} and "
        f"Computer 3 with {scores[2]}. "
    )
    assert "wins" in heading or "share the victory" in heading
    assert given_up.stdout.startswith("Game 1, gray side, given up: Player 1 with 0, ")
    for text in (finished.stdout, given_up.stdout):
        assert "?" not in text
        assert "computer:" not in text
    assert run("export", str(tmp_path / "current.azul")).stdout.startswith(
        "Game 1, gray side, unfinished: "
    )


def test_the_scoring_of_a_round_starts_a_paragraph(tmp_path: Path) -> None:
    game, _ = played(Rules(2))
    path = tmp_path / "game.azul"
    path.write_text("".join(format_records([record_game(game, ["Ada", "Bo"])] * 2)))
    told = run("export", "--length", "normal", str(path)).stdout.split("\n")
    headings = [each[:7] for each in told if each.startswith(("Game 1", "Game 2"))]
    assert headings == ["Game 1,", "Game 2,"]
    second = next(index for index, each in enumerate(told) if each.startswith("Round 2."))
    assert told[second - 1] == ""
    before = told[:second]
    assert any(re.match(r"Ada: \d+ points?, ", each) for each in before)
    assert any(re.match(r"Bo: \d+ points?, ", each) for each in before)


def read_game(folder: Path) -> Record:
    return parse_record(Store(folder).games()[0].read_text())


def test_a_file_that_is_no_record_is_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "wrong.azul"
    path.write_text("hello\n")
    done = run("export", str(path))
    assert done.returncode == 1
    assert done.stderr.startswith(f"{path}: record, line 1: read 'hello'")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(
    shutil.which("lou_translate") is None, reason="liblouis is missing: apt install liblouis-bin"
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_braille_file_has_pages_of_25_lines_of_40_cells(language: str) -> None:
    done = run("export", "--language", language, "--braille")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert done.stdout.endswith("\f")
    for page in done.stdout.removesuffix("\f").split("\f"):
        assert len(page.splitlines()) <= LINES
        assert all(len(each) <= CELLS for each in page.splitlines())


@pytest.mark.skipif(
    shutil.which("lou_translate") is None, reason="liblouis is missing: apt install liblouis-bin"
)
def test_braille_is_contracted_in_english_and_german() -> None:
    assert to_brf("Round 1", Language.ENGLISH) == ",R.D #A\r\n\f"
    assert to_brf("Runde 1", Language.GERMAN) == "R4DE #A\r\n\f"
    assert to_brf("Ronde 1", Language.DUTCH) == ".RONDE #A\r\n\f"


def test_without_liblouis_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(NoBrailleError, match="apt install liblouis-bin"):
        to_brf("Round 1", Language.ENGLISH)


def test_pages_keep_empty_lines() -> None:
    assert paged(["A", "", "B"]) == "A\r\n\r\nB\r\n\f"
    assert paged(["X"] * 26).count("\f") == 2
