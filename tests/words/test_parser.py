"""Moves: every form in which people write or say them, in every language."""

from __future__ import annotations

import pytest

from azulejos.notation import format_move, parse_move, parse_position
from azulejos.rules import (
    CENTER,
    FLOOR,
    Color,
    Game,
    Move,
    Phase,
    Position,
    Rules,
    TilingMove,
    WallSide,
)
from azulejos.words.languages import Language
from azulejos.words.move_parts import nearest_legal_move
from azulejos.words.parser import parse_line
from azulejos.words.phrases import phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.things import typed_move
from azulejos.words.typed_lines import Play, Unclear
from azulejos.words.voice import Letters, Voice
from tests.games import board, random_game, set_up
from tests.volume import some
from tests.words.catalogs import ALL_VOICES

ENGLISH, GERMAN, DUTCH = Language

OFFER = set_up(
    "colored 1 O1 1 C BBRR/YYWW/BRKW/-/BYRK BKK", board(lines="B/-/-/-/-"), board(), bag=None
)
TILING = set_up("gray 1 T1 1 1 -/-/-/-/- -", board(lines="-/RR/KKK/-/-", floor="M"), board())

COLOR_WORDS = {
    ENGLISH: ("blue", "yellow", "red", "black", "white"),
    GERMAN: ("blau", "gelb", "rot", "schwarz", "weiß"),
    DUTCH: ("blauw", "geel", "rood", "zwart", "wit"),
}
COLOR_LETTERS = {ENGLISH: "BYRKW", GERMAN: "BGRSW", DUTCH: "BGRZW"}
NUMBER_WORDS = {
    ENGLISH: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
    GERMAN: ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"],
    DUTCH: [
        "nul",
        "\N{LATIN SMALL LETTER E WITH ACUTE}\N{LATIN SMALL LETTER E WITH ACUTE}n",
        "twee",
        "drie",
        "vier",
        "vijf",
        "zes",
        "zeven",
        "acht",
        "negen",
    ],
}
# With and without words for the places; {s}, {c}, {d}: source, color, destination.
SPOKEN = {
    ENGLISH: (
        ("factory {}", "center", "line {}", "floor"),
        ("{s} {c} {d}", "{c} from {s} to {d}", "take the {c} tiles from {s} and put them on {d}."),
    ),
    GERMAN: (
        ("Manufaktur {}", "Mitte", "Reihe {}", "Boden"),
        ("{s} {c} {d}", "{c} von {s} auf {d}", "Nimm {c} aus der {s} in die {d}!"),
    ),
    DUTCH: (
        ("fabriek {}", "midden", "rij {}", "vloer"),
        ("{s} {c} {d}", "{c} uit het {s} naar de {d}", "leg {c} van {s} op {d}"),
    ),
}


def positions() -> list[Position]:
    """Positions of tables of every size and both sides, early and late in a round."""
    games = [
        random_game(Rules(players, side), seed=players, max_steps=60)
        for players in (2, 3, 4)
        for side in WallSide
    ]
    return [OFFER, TILING, *(at for game in games for at in _some_positions(game))]


def _some_positions(game: Game) -> list[Position]:
    in_play = [at for at in game.positions if at.phase is not Phase.PREPARING_NEXT_ROUND]
    tiling = [at for at in in_play if at.phase is Phase.WALL_TILING]
    return [*in_play[::12], *tiling[:3]]


POSITIONS = positions()


def played(text: str, language: Language = ENGLISH, position: Position = OFFER) -> str:
    """The move that a line plays, in notation."""
    request = parse_line(text, position, language)
    assert isinstance(request, Play), f"{text!r} is {request}"
    return format_move(request.move)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("3R4", "3R4"),
        ("3r4", "3R4"),
        (" 3  r  4 ", "3R4"),
        ("3-R-4.", "3R4"),
        ("CK0", "CK0"),
        ("ck0", "CK0"),
        ("c k 0", "CK0"),
        ("T25", "T25"),
        ("t 2 5", "T25"),
        ("7W3", "7W3"),  # for the position to refuse
        # The tactile set's letters, in every language.
        ("3B4", "3B4"),
        ("3O4", "3Y4"),
        ("3 sch 4", "3K4"),
        ("CSCH0", "CK0"),
        ("3X4", "3W4"),
        # English
        ("3 red line 4", "3R4"),
        ("3 red row 4", "3R4"),
        ("three red line four", "3R4"),
        ("factory 3 red line 4", "3R4"),
        ("Factory 3, red, pattern line 4!", "3R4"),
        ("red from factory 3 to line 4", "3R4"),
        ("red from 3 to 4", "3R4"),
        ("red to 4 from 3", "3R4"),
        ("line 4 red 3", "3R4"),
        ("red to the fourth line from the 3rd factory", "3R4"),
        ("1 red from factory 3 to line 4", "3R4"),
        ("3, 1 red, line 4", "3R4"),
        ("center black floor", "CK0"),
        ("2 black from the center of the table to the floor line", "CK0"),
        ("b from factory 3 to line 4", "3B4"),
        ("b center floor", "CB0"),
        # German
        ("drei rot Reihe vier", "3R4"),
        ("Rot von Manufaktur 3 auf Reihe 4", "3R4"),
        ("Mitte schwarz Boden", "CK0"),
        ("3 weiss Musterreihe fuenf", "3W5"),
        ("3 WEISS Musterreihe funf", "3W5"),
        ("3 wei\N{LATIN SMALL LETTER SHARP S} 5", "3W5"),
        ("rot 4. Reihe 3. Manufaktur", "3R4"),
        ("die roten aus der dritten Manufaktur in die vierte Reihe", "3R4"),
        ("2 schwarze Fliesen aus der Tischmitte in die Bodenreihe", "CK0"),
        # Dutch
        ("3 rood rij 4", "3R4"),
        ("zwart uit het midden naar de vloer", "CK0"),
        ("rood van fabriek drie naar patroonlijn vier", "3R4"),
        ("rood van de 3e fabriek naar de 4de lijn", "3R4"),
        ("\N{LATIN SMALL LETTER E WITH ACUTE}\N{LATIN SMALL LETTER E WITH ACUTE}n rood 4", "1R4"),
        ("de 2 zwarte tegels uit het midden van de tafel op de vloerlijn", "CK0"),
        # Mixed
        ("Manufaktur 3 rood line vier", "3R4"),
    ],
)
def test_a_move_is_understood_in_every_language(text: str, move: str, language: Language) -> None:
    assert played(text, language) == move


@pytest.mark.parametrize(
    ("text", "language", "move"),
    [
        ("3g4", GERMAN, "3Y4"),
        ("3 g 4", DUTCH, "3Y4"),
        ("3s4", GERMAN, "3K4"),
        ("cs0", GERMAN, "CK0"),
        ("CZ0", DUTCH, "CK0"),
        ("3 z 4", DUTCH, "3K4"),
    ],
)
def test_letters_of_the_language(text: str, language: Language, move: str) -> None:
    assert played(text, language) == move
    assert isinstance(parse_line(text, OFFER, ENGLISH), Unclear)


@pytest.mark.volume
@pytest.mark.parametrize("position", some(POSITIONS, every=4))
@pytest.mark.parametrize("language", Language)
def test_every_legal_move_comes_back(position: Position, language: Language) -> None:
    assert position.is_over or len(position.legal_moves)
    for move in position.legal_moves:
        forms = spoken(move, language) if isinstance(move, Move) else [f"t {str(move)[1:]}"]
        for text in (str(move), str(move).lower(), " ".join(str(move)), *forms):
            assert parse_line(text, position, language) == Play(move), text


def spoken(move: Move, language: Language) -> list[str]:
    """A move in the words and letters of a language, with digits and with number words."""
    (at_factory, center, to_line, floor), sentences = SPOKEN[language]
    color = COLOR_WORDS[language][move.color]
    letter = COLOR_LETTERS[language][move.color]
    texts = [f"{'c' if move.source == CENTER else move.source + 1} {letter} {move.destination}"]
    for numbers in ([str(number) for number in range(10)], NUMBER_WORDS[language]):
        number = "" if move.source == CENTER else numbers[move.source + 1]
        source = at_factory.format(number) if number else center
        destination = to_line.format(numbers[move.destination]) if move.destination else floor
        texts += [each.format(s=source, c=color, d=destination) for each in sentences]
        if numbers[1] == "1":  # `two red` may count the tiles
            texts += [f"{number or center} {color} {destination}"]
            texts += [f"{number or center} {color} {numbers[move.destination]}"]
    return texts


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("5", "T25"),
        ("five", "T25"),
        ("fünf", "T25"),
        ("column 5", "T25"),
        ("Spalte 5", "T25"),
        ("in die 5. Spalte", "T25"),
        ("kolom vijf", "T25"),
        ("naar kolom 5", "T25"),
        ("2 5", "T25"),
        ("T25", "T25"),
        ("T31", "T31"),  # not the topmost: for the position to refuse
        ("line 3 column 1", "T31"),
        ("column 1 line 3", "T31"),
        ("Reihe 2 Spalte 5", "T25"),
        ("rij 2 kolom 5", "T25"),
        ("3R4", "3R4"),
    ],
)
def test_columns_are_chosen_in_the_wall_tiling(text: str, move: str, language: Language) -> None:
    assert played(text, language, TILING) == move


def test_a_bare_column_is_a_question_in_the_factory_offer() -> None:
    assert parse_line("column 5", OFFER, ENGLISH) == Question(Topic.WALL, column=4)
    assert isinstance(parse_line("5", OFFER, ENGLISH), Unclear)


@pytest.mark.parametrize(
    "text",
    ["w 2 3", "b 3 4", "3 red line 4 tomorrow", "3 red 4 please quit", "3 red 4 5", "3 rot rot 4"],
)
def test_what_may_be_meant_otherwise_is_never_played(text: str) -> None:
    assert isinstance(parse_line(text, OFFER, ENGLISH), Unclear)


@pytest.mark.parametrize("word", ["p", "preview", "Vorschau", "vooruitblik"])
@pytest.mark.parametrize(
    "form", ["3R4", "3 r 4", "3 red line 4", "Rot von Manufaktur 3 auf Reihe 4"]
)
def test_a_preview_takes_any_form_of_a_move(word: str, form: str) -> None:
    move = parse_move("3R4")
    assert isinstance(move, Move)
    for text in (f"{word} {form}", f"{word}: {form}?"):
        assert parse_line(text, OFFER, GERMAN) == Question(Topic.PREVIEW, move=move)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    "text",
    ["3R4?", "3 red line 4 ?", "what would 3R4 do", "was würde 3R4 bewirken?", "wat zou 3R4 doen"],
)
def test_a_move_that_is_asked_is_not_played(text: str, language: Language) -> None:
    asked = parse_line(text, OFFER, language)
    assert asked == Question(Topic.PREVIEW, move=parse_move("3R4"))


def test_a_column_that_is_asked_is_not_played() -> None:
    for text in ("T24?", "column 4?", "4?"):
        assert parse_line(text, TILING, ENGLISH) == Question(Topic.PREVIEW, move=TilingMove(1, 3))


@pytest.mark.parametrize("text", ["no 1B1", "no. 1B1", "no, 1 blue 1", "nein 1B1", "nee 1B1"])
def test_no_is_no_move(text: str) -> None:
    assert isinstance(parse_line(text, OFFER, ENGLISH), Unclear)


def test_the_number_sign_is_no_word() -> None:
    assert played("red from factory no. 3 to line no. 4") == "3R4"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("F3R4", "3R4"),
        ("f3r4", "3R4"),
        ("M3R4", "3R4"),
        ("1 red F3-4", "3R4"),
        ("1 rot M3-4", "3R4"),
        ("MiB3", "CB3"),
        ("Mi blau 3", "CB3"),
        ("1 blau Mi-3", "CB3"),
        ("MB3", "CB3"),
        ("1 blauw M-3", "CB3"),
        ("1 blue C-3", "CB3"),
    ],
)
def test_what_terse_announcements_show_can_be_typed(
    text: str, move: str, language: Language
) -> None:
    assert played(text, language) == move


@pytest.mark.volume
@pytest.mark.parametrize("position", some(POSITIONS, every=4))
def test_moves_are_shown_in_letters_that_can_be_typed(position: Position) -> None:
    for move in position.legal_moves:
        for voice in ALL_VOICES:
            typed = voice.say(typed_move(move))
            assert parse_line(typed, position, voice.language) == Play(move), typed


def test_letters_of_shown_moves() -> None:
    black = parse_move("CK0")
    assert [Voice(language).say(typed_move(black)) for language in Language] == [
        "CK0",
        "CS0",
        "CZ0",
    ]
    assert Voice(GERMAN, letters=Letters.TACTILE).say(typed_move(black)) == "CSCH0"


@pytest.mark.parametrize(
    ("near", "nearest"), [("3R1", "3R2"), ("4R2", "1R2"), ("CY3", "2Y3"), ("7W5", "2W5")]
)
def test_the_nearest_legal_move(near: str, nearest: str) -> None:
    assert str(nearest_legal_move(OFFER, parse_move(near))) == nearest


def test_the_nearest_column() -> None:
    assert str(nearest_legal_move(TILING, TilingMove(2, 3))) == "T24"
    assert str(nearest_legal_move(TILING)) == "T21"


def test_there_is_no_column_to_preview_in_the_factory_offer() -> None:
    asked = parse_line("p column 2", OFFER, ENGLISH)
    assert isinstance(asked, Unclear)
    assert asked.answer[0] == phrase("refused-not-wall-tiling")


def test_a_count_must_be_that_of_the_tiles() -> None:
    assert played("2 black from the center to line 2") == "CK2"
    assert isinstance(parse_line("3 black from the center to line 2", OFFER, ENGLISH), Unclear)
    # There is no such tile at all, and the rules explain that better.
    move = Move(CENTER, Color.RED, FLOOR)
    assert parse_line("3 red from the center to the floor", OFFER, ENGLISH) == Play(move)


@pytest.mark.parametrize("typed", ["p T24", "preview column 4", "Vorschau Spalte 4", "p 4"])
def test_a_column_can_be_previewed(typed: str) -> None:
    position = parse_position(
        "gray 4 T1 1 2 -/-/-/-/- - 19,19,19,19,17 0,0,0,0,0 "
        "9:-/WW/-/-/-:....W/...../BYRK./...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:M"
    )
    asked = parse_line(typed, position, Language.ENGLISH)
    assert asked == Question(Topic.PREVIEW, move=TilingMove(1, 3))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("typed", "aspect"),
    [
        ("how many red?", "total"),
        ("wie viele rote gibt es?", "total"),
        ("hoeveel rode zijn er", "total"),
        ("where is red", None),
    ],
)
def test_asking_how_many_there_are_of_a_color(
    typed: str, aspect: str | None, language: Language
) -> None:
    asked = parse_line(typed, Position.start(Rules()), language)
    assert asked == Question(Topic.COLOR, color=Color.RED, aspect=aspect)
