"""Plain lines: wrapped, printable, and grouped by what belongs together."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from azulejos.notation import format_move
from azulejos.rules import Color, Game, TilingMove
from azulejos.terminal.speaker import (
    GOES_ON,
    GOES_ON_KINDS,
    TILING,
    Speaker,
    letters_of,
    paragraphs,
    wrapped,
)
from azulejos.words.languages import Language
from azulejos.words.phrases import phrase
from azulejos.words.voice import Length, Letters, Voice, load_bundle
from tests.games import board, set_up

from .sessions import desk_in, session_at


def test_long_text_is_wrapped() -> None:
    assert [len(each) for each in wrapped("x" * 200)] == [80, 80, 40]
    assert all(len(each) <= 40 for each in wrapped("word " * 50, 40))


def test_a_hyphen_is_no_place_to_break() -> None:
    code = "-/-/-/-/- " * 12
    assert " ".join(wrapped(code)) == code.strip()


def test_indentation_and_empty_lines_are_kept() -> None:
    assert [*wrapped("  1   .  |\n\n  2  . .  |")] == ["  1   .  |", "", "  2  . .  |"]


def test_nothing_that_a_terminal_acts_upon_is_written() -> None:
    assert [*wrapped("a\x1b[2Jb\x07\tc\u202e")] == ["a?[2Jb??c?"]


def test_sentences_that_belong_together_share_a_line() -> None:
    names = (
        "move",
        "moved-to-center",
        "pattern-line-complete",
        "move",
        "preview-points",
        "round-points",
    )
    together = [[said.id for said in each] for each in paragraphs([*map(phrase, names)])]
    assert together == [[*names[:3]], [*names[3:5]], [names[5]]]


def test_what_one_player_puts_on_the_wall_shares_a_line() -> None:
    tiled = [phrase(name, seat=seat) for name in TILING for seat in (1, 1, 2)]
    together = [len(each) for each in paragraphs([*tiled, phrase("round-points", seat=2)])]
    assert together == [2, 1, 2, 1, 1]


def test_the_sentences_that_go_on_exist() -> None:
    messages = load_bundle(Language.ENGLISH)._messages
    assert {*GOES_ON, *TILING} <= set(messages)
    for kind in GOES_ON_KINDS:
        assert any(name.startswith(kind) for name in messages)


def test_terse_sentences_that_say_nothing_take_no_line() -> None:
    written: list[str] = []
    speaker = Speaker(Voice(Language.ENGLISH, Length.TERSE), written.append)
    speaker.say([phrase("pattern-line-complete", row=1)])
    assert written == []


@pytest.mark.parametrize("letters", Letters)
@pytest.mark.parametrize("language", Language)
def test_what_a_terse_session_writes_fits_a_braille_line(
    tmp_path: Path, language: Language, letters: Letters
) -> None:
    """Moves, wall tiles, summaries and the question for a column, as they are really written."""
    desk = desk_in(
        tmp_path,
        players=4,
        is_gray=True,
        names=("Ada", "Bo"),
        level=1,
        language=language,
        length=Length.TERSE,
        letters=letters,
    )
    rng = Random(1)
    tilings = 0
    while not desk.game.position.is_over:
        move = rng.choice(list(desk.game.position.legal_moves))
        tilings += isinstance(move, TilingMove)
        start = len(desk.written)
        desk.type(format_move(move))
        if not desk.game.position.is_over:  # what is said then has names in it
            assert [each for each in desk.written[start:] if len(each) > 40] == []
            assert [each for each in desk.written[start:] if each.count("=") > 1] == []
    assert tilings > 4


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.ENGLISH, "Your turn. L2 white, columns: 4, 5."),
        (Language.GERMAN, "Dein Zug. R2 Weiß, Spalten: 4, 5."),
        (Language.DUTCH, "Jouw beurt. L2 wit, kolommen: 4, 5."),
    ],
)
def test_the_terse_question_for_a_column_names_the_color(
    tmp_path: Path, language: Language, said: str
) -> None:
    tiling = set_up(
        "gray 3 T1 1 C -/-/-/-/- -",
        board(4, lines="-/WW/-/-/-", wall="...../BYR../...../...../....."),
    )
    written: list[str] = []
    session = session_at(Game(tiling), language, tmp_path, written)
    session.speaker.change_voice(length=Length.TERSE)
    session.take("")
    assert written == [said]


def test_letters_of_drawn_boards() -> None:
    english = letters_of(Voice(Language.ENGLISH))
    assert "".join(english[color] for color in Color) == "BYRKW"
    german = letters_of(Voice(Language.GERMAN))
    assert "".join(german[color] for color in Color) == "BGRSW"
    tactile = letters_of(Voice(Language.DUTCH, letters=Letters.TACTILE))
    assert "".join(tactile[color] for color in Color) == "BORSX"
