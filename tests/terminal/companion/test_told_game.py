"""A whole game beside a set, told in each language with ten mistakes: it ends with the right
record, and what is heard is a golden file."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.notation import format_record, parse_record, record_game, replay
from azulejos.words.languages import Language

from .desks import companion_in
from .told_game import FOLDER, NAMES, Teller, golden, transcript, true_game


@pytest.mark.parametrize("language", Language)
def test_the_transcript_is_as_it_was(language: Language) -> None:
    """Where the change is wanted: `python -m tests.golden.write`, and read the diff aloud."""
    kept = golden(language).read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(
        zip(transcript(language).splitlines(), kept, strict=True), start=1
    ):
        assert now == then, f"line {number}"


def test_every_language_has_its_transcript() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {each.value for each in Language}


@pytest.mark.parametrize("language", Language)
def test_the_record_and_the_scores_are_those_of_the_true_game(
    tmp_path: Path, language: Language
) -> None:
    desk = companion_in(tmp_path, language=language)
    teller = Teller(language)
    for line in teller.lines():
        desk.type(line)
    desk.close()
    assert teller.mistakes >= 10
    date = desk.table.began.date
    expected = format_record(record_game(true_game(), NAMES, {"Date": date}))
    written = (tmp_path / "companion" / "game.azul").read_text(encoding="utf-8")
    assert written == expected
    assert replay(parse_record(written)).position == true_game().position
    scores = [board.score for board in true_game().position.boards]
    assert [board.score for board in desk.position.boards] == scores
    assert not desk.table.is_set_up


@pytest.mark.parametrize("language", Language)
def test_the_lines_fit_80_columns_and_are_plain(language: Language) -> None:
    for line in golden(language).read_text(encoding="utf-8").splitlines():
        assert len(line) <= 80
        assert line.isprintable()
        assert language is not Language.ENGLISH or line.isascii()
        assert not any("\u2500" <= each <= "\u28ff" for each in line)
