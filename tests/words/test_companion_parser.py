"""What people beside a real set say, briefly or in sentences, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from _pytest.mark import ParameterSet

from azulejos.companion.untold import about_to_take
from azulejos.notation import parse_deal, parse_move, parse_tiles
from azulejos.rules import Color, Game, Marker, PlayerMove, Position, Rules, TileCounts
from azulejos.rules.next_round import deal_sizes
from azulejos.words.companion_lexicon import Sign, read_signs
from azulejos.words.companion_parser import CompanionParser
from azulejos.words.companion_statements import (
    BagIs,
    CenterIs,
    CompanionRequest,
    Drawn,
    FactoryWas,
    FloorLineIs,
    Insist,
    MarkerIs,
    Moved,
    MoveWas,
    PatternLineIs,
    ScoreIs,
    Starts,
    TakeBack,
    TurnIs,
    WallSpaceIs,
)
from azulejos.words.languages import Language
from azulejos.words.orders import Command
from azulejos.words.questions import Of, Question, Topic
from azulejos.words.typed_lines import Unclear

NAMES = ("Ada", "Ben")
ENGLISH, GERMAN, DUTCH = Language


def played() -> Game:
    game = Game(Rules(2))
    game.play(parse_deal("deal:BBRK/YYWW/BRKW/RRRR/BYRK"))
    game.play(parse_move("1B2"))
    game.play(parse_move("3R1"))
    return game


def read(text: str, language: Language, *, is_due: bool = False) -> CompanionRequest:
    """What a line means in the Factory offer, or while a deal is pending."""
    game = Game(Rules(2)) if is_due else played()
    position = game.position
    by_ada, by_ben = parse_move("1B2"), parse_move("3R1")
    last_moves: dict[int | None, tuple[Position, PlayerMove]] = {}
    if not is_due:
        before_ada, before_ben = game.positions[1:3]
        last_moves = {0: (before_ada, by_ada), 1: (before_ben, by_ben), None: (before_ben, by_ben)}
    sizes = deal_sizes(position) if is_due else ()
    return CompanionParser(position, last_moves, language, NAMES, sizes, (None,) * 5).read(text)


def read_late(text: str, language: Language) -> CompanionRequest:
    """What a line means while nobody has told any factory."""
    position = about_to_take(Game(Rules(2)).position, (None,) * 5)
    untold = range(len(position.factories))
    return CompanionParser(position, {}, language, NAMES, (4,) * 5, (None,) * 5, untold).read(text)


def tiles(text: str) -> TileCounts:
    return parse_tiles(text)


def on_the_next(text: str) -> Drawn:
    return Drawn(((None, tiles(text)),))


def on_third(text: str) -> Drawn:
    return Drawn(((2, tiles(text)),))


DRAWS: dict[Language, dict[str, Drawn]] = {
    ENGLISH: {
        "three: two red, blue, black": on_third("BRRK"),
        "3 two red blue black": on_third("BRRK"),
        "factory three: red red blue black": on_third("BRRK"),
        "third factory: RRBK": on_third("BRRK"),
        "3: 2R 1B 1K": on_third("BRRK"),
        "3 = rrbk": on_third("BRRK"),
        "fill 3 with RRBK": on_third("BRRK"),
        "I drew two red, a blue and a black for factory 3": on_third("BRRK"),
        "RRBK": on_the_next("BRRK"),
        "rrbsch": on_the_next("BRRK"),
        "four red": on_the_next("RRRR"),
        "two reds and two blues": on_the_next("BBRR"),
        "2 red 2 blue": on_the_next("BBRR"),
        "2r2b": on_the_next("BBRR"),
        "red two, blue one, black one": on_the_next("BRRK"),
        "2 turquoise, orange, sky blue": on_the_next("BYWW"),
        "two red, blue": on_the_next("BRR"),
        "1: RRBK, 2: BBYY": Drawn(((0, tiles("BRRK")), (1, tiles("BBYY")))),
        "factory 1 RRBK factory 2 BBYY": Drawn(((0, tiles("BRRK")), (1, tiles("BBYY")))),
        "RRBK; BBYY": Drawn(((None, tiles("BRRK")), (None, tiles("BBYY")))),
        "RRBK BBYY": Drawn(((None, tiles("BRRK")), (None, tiles("BBYY")))),
        "1 RRBK 2 BBYY": Drawn(((0, tiles("BRRK")), (1, tiles("BBYY")))),
        "3 RRBK, 2 BBYY": Drawn(((2, tiles("BRRK")), (1, tiles("BBYY")))),
        "deal:BBRK/YYWW": Drawn(((None, tiles("BBRK")), (None, tiles("YYWW")))),
    },
    GERMAN: {
        "drei: zwei rote, blau, schwarz": on_third("BRRK"),
        "3 RRBS": on_third("BRRK"),
        "auf 3 liegen RRBS": on_third("BRRK"),
        "dritte Manufaktur: RRBS": on_third("BRRK"),
        "für 3 habe ich RRBS gezogen": on_third("BRRK"),
        "zweimal rot, blau, schwarz": on_the_next("BRRK"),
        "vier rote": on_the_next("RRRR"),
        "zwei Türkis, Orange, Himmelblau": on_the_next("BYWW"),
    },
    DUTCH: {
        "drie: twee rode, blauw, zwart": on_third("BRRK"),
        "3 RRBZ": on_third("BRRK"),
        "derde fabriek: RRBZ": on_third("BRRK"),
        "voor 3 heb ik RRBZ getrokken": on_third("BRRK"),
        "twee keer rood, blauw, zwart": on_the_next("BRRK"),
        "vier rode": on_the_next("RRRR"),
    },
}
FACTORY_WAS = FactoryWas(2, tiles("BRRK"))
TOLD: dict[Language, dict[str, CompanionRequest]] = {
    ENGLISH: {
        "seat 2 takes the reds from the center to line 4": Moved(parse_move("CR4"), 1),
        "Ben takes all red tiles from factory 4 to line 4": Moved(parse_move("4R4"), 1),
        "Ada: 4R4": Moved(parse_move("4R4"), 0),
        "2: CK0": Moved(parse_move("CK0"), 1),
        "2 takes CK0": Moved(parse_move("CK0"), 1),
        "Ben puts the red from 4 on line 5": Moved(parse_move("4R5"), 1),
        "Ada took 2 black from the center and placed them on line 2": Moved(parse_move("CK2"), 0),
        "Ada has put the reds from 4 on line 5": Moved(parse_move("4R5"), 0),
        "she takes 4R4": Moved(parse_move("4R4")),
        "4 red 4": Moved(parse_move("4R4")),
        "undo": TakeBack(),
        "undo 2": TakeBack(2),
        "undo undo": TakeBack(2),
        "undo, undo, undo!": TakeBack(3),
        "take back two": TakeBack(2),
        "take back the last two moves": TakeBack(2),
        "take that back": TakeBack(),
        "no, 4R4": MoveWas(parse_move("4R4")),
        "no, it was 4R4": MoveWas(parse_move("4R4")),
        "Ada's last move was 3R2": MoveWas(parse_move("3R2"), 0),
        "move 1 was 1B1": MoveWas(parse_move("1B1"), None, 1),
        "no, Ben took the reds from factory 3 to line 2": MoveWas(parse_move("3R2"), 1),
        "no, line 2": MoveWas(parse_move("3R2")),
        "no, Ben: line 2": MoveWas(parse_move("3R2"), 1),
        "no, Ada: line 3": MoveWas(parse_move("1B3"), 0),
        "factory 3 was two red, one blue, one black": FACTORY_WAS,
        "3 was RRBK": FACTORY_WAS,
        "factory 3 was wrong, it was RRBK": FACTORY_WAS,
        "in round 1 factory 3 was RRBK": FactoryWas(2, tiles("BRRK"), 1),
        "line 4 of Ada is two red": PatternLineIs(0, 3, Color.RED, 2),
        "Ada's line 4 has two red": PatternLineIs(0, 3, Color.RED, 2),
        "Ada has 2 red in line 4": PatternLineIs(0, 3, Color.RED, 2),
        "line 4 of Ada is now two red": PatternLineIs(0, 3, Color.RED, 2),
        "line 4 of Ada is empty": PatternLineIs(0, 3, None, 0),
        "Ada has 12 points": ScoreIs(0, 12),
        "the score of Ada is 12": ScoreIs(0, 12),
        "the center is two red, blue": CenterIs(tiles("BRR")),
        "floor of Ben is marker, red": FloorLineIs(1, (Marker.STARTING_PLAYER, Color.RED)),
        "Ben's floor line is empty": FloorLineIs(1, ()),
        "Ben has the marker": MarkerIs(1),
        "the marker is in the center": MarkerIs(None),
        "wall row 2 column 3 of Ada is red": WallSpaceIs(0, 1, 2, Color.RED),
        "row 2 column 3 of Ada's wall is empty": WallSpaceIs(0, 1, 2, None),
        "it is Ben's turn": TurnIs(1),
        "Ben is next": TurnIs(1),
        "insist": Insist(),
        "we insist on it": Insist(),
        "it stands": Insist(),
        "the bag is empty": BagIs(0),
        "the bag has 12 tiles": BagIs(12),
        "Ben starts": Starts(1),
        "Ben is the starting player": Starts(1),
    },
    GERMAN: {
        "Platz 2 nimmt die roten aus der Mitte in Reihe 4": Moved(parse_move("CR4"), 1),
        "Ada nimmt alle roten Fliesen von Manufaktur 4 und legt sie in Musterreihe 4": Moved(
            parse_move("4R4"), 0
        ),
        "Ada hat die roten von 4 in Reihe 5 gelegt": Moved(parse_move("4R5"), 0),
        "zwei zurück": TakeBack(2),
        "zurück, zurück": TakeBack(2),
        "nimm die letzten zwei Züge zurück": TakeBack(2),
        "das nehmen wir zurück": TakeBack(),
        "nein, das war 4R4": MoveWas(parse_move("4R4")),
        "Adas letzter Zug war 3R2": MoveWas(parse_move("3R2"), 0),
        "nein, Ada: Reihe 3": MoveWas(parse_move("1B3"), 0),
        "Zug 1 war 1B1": MoveWas(parse_move("1B1"), None, 1),
        "Manufaktur 3 war zwei rote, eine blaue, eine schwarze": FACTORY_WAS,
        "auf Manufaktur 3 lagen RRBS": FACTORY_WAS,
        "in Reihe 4 von Ada liegen zwei rote": PatternLineIs(0, 3, Color.RED, 2),
        "Ada hat in Reihe 4 zwei rote": PatternLineIs(0, 3, Color.RED, 2),
        "Reihe 4 von Ada ist jetzt leer": PatternLineIs(0, 3, None, 0),
        "Ada hat 12 Punkte": ScoreIs(0, 12),
        "in der Mitte liegen RRB": CenterIs(tiles("BRR")),
        "Bodenreihe von Ben ist Marker, rot": FloorLineIs(1, (Marker.STARTING_PLAYER, Color.RED)),
        "in der Bodenreihe von Ben liegt nichts": FloorLineIs(1, ()),
        "Ben hat den Startspielermarker": MarkerIs(1),
        "Wand Reihe 2 Spalte 3 von Ada ist rot": WallSpaceIs(0, 1, 2, Color.RED),
        "Ben ist dran": TurnIs(1),
        "Ben ist an der Reihe": TurnIs(1),
        "Ben ist am Zug": TurnIs(1),
        "es bleibt dabei": Insist(),
        "wir bestehen darauf": Insist(),
        "im Beutel sind 12 Fliesen": BagIs(12),
        "Ben fängt an": Starts(1),
    },
    DUTCH: {
        "plaats 2 neemt de rode uit het midden naar lijn 4": Moved(parse_move("CR4"), 1),
        "speler 1 pakt rood van fabriek 4 en legt die op lijn 4": Moved(parse_move("4R4"), 0),
        "Ada heeft de rode van 4 op lijn 5 gelegd": Moved(parse_move("4R5"), 0),
        "neem er twee terug": TakeBack(2),
        "terug terug": TakeBack(2),
        "neem de laatste twee zetten terug": TakeBack(2),
        "nee, het was 4R4": MoveWas(parse_move("4R4")),
        "de laatste zet van Ben was 3R2": MoveWas(parse_move("3R2"), 1),
        "nee, Ada: lijn 3": MoveWas(parse_move("1B3"), 0),
        "zet 1 was 1B1": MoveWas(parse_move("1B1"), None, 1),
        "fabriek 3 was twee rode, een blauwe, een zwarte": FACTORY_WAS,
        "op fabriek 3 lagen RRBZ": FACTORY_WAS,
        "op lijn 4 van Ada liggen twee rode": PatternLineIs(0, 3, Color.RED, 2),
        "Ada heeft twee rode op lijn 4": PatternLineIs(0, 3, Color.RED, 2),
        "Ada heeft 12 punten": ScoreIs(0, 12),
        "in het midden liggen RRB": CenterIs(tiles("BRR")),
        "de vloerlijn van Ben is leeg": FloorLineIs(1, ()),
        "Ben heeft de startspelertegel": MarkerIs(1),
        "muur rij 2 kolom 3 van Ada is rood": WallSpaceIs(0, 1, 2, Color.RED),
        "Ben is aan de beurt": TurnIs(1),
        "Ben is aan zet": TurnIs(1),
        "het blijft zo": Insist(),
        "we blijven erbij": Insist(),
        "er zitten 12 tegels in de zak": BagIs(12),
    },
}
ASKED: dict[Language, dict[str, Question]] = {
    ENGLISH: {
        "what lies on the center": Question(Topic.CENTER),
        "is line 4 of Ada empty": Question(Topic.PATTERN_LINE, seat=0, number=4),
        "what does Ada have in line 4": Question(Topic.PATTERN_LINE, seat=0, number=4),
        "how many red are left in the bag": Question(Topic.BAG),
        "who has the marker": Question(Topic.TURN),
        "Ada": Question(Topic.BOARD, seat=0),
        "what does ada have": Question(Topic.BOARD, seat=0),
        "what has Ben?": Question(Topic.BOARD, seat=1),
        "board of Ben": Question(Topic.BOARD, seat=1),
    },
    GERMAN: {
        "was liegt in der Mitte": Question(Topic.CENTER),
        "wer hat den Marker": Question(Topic.TURN),
        "was hat Ben": Question(Topic.BOARD, seat=1),
        "wie viele rote sind im Beutel": Question(Topic.BAG),
    },
    DUTCH: {
        "wat ligt er in het midden": Question(Topic.CENTER),
        "wie heeft de starttegel": Question(Topic.TURN),
        "hoeveel rode zitten er in de zak": Question(Topic.BAG),
    },
}


def whole(request: CompanionRequest) -> CompanionRequest:
    """A question about the whole of its topic."""
    if isinstance(request, Question):
        return replace(request, color=None, aspect=None, of=Of.ASKER, is_yes_no=False)
    return request


def cases(table: Mapping[Language, Mapping[str, CompanionRequest]]) -> list[ParameterSet]:
    return [
        pytest.param(language, text, expected, id=f"{language.value}: {text}")
        for language, lines in table.items()
        for text, expected in lines.items()
    ]


@pytest.mark.parametrize(("language", "text", "expected"), cases(DRAWS))
def test_draws(language: Language, text: str, expected: Drawn) -> None:
    assert read(text, language, is_due=True) == expected


@pytest.mark.parametrize(("language", "text", "expected"), cases(TOLD))
def test_moves_corrections_and_how_things_are(
    language: Language, text: str, expected: CompanionRequest
) -> None:
    assert read(text, language) == expected


@pytest.mark.parametrize(("language", "text", "expected"), cases(ASKED))
def test_questions_change_nothing(language: Language, text: str, expected: Question) -> None:
    assert whole(read(text, language)) == expected


@pytest.mark.parametrize(
    "text",
    [
        "line 4 is two red",
        "line 4 of Ada is two red?",
        "factory 3 was RRBK?",
        "Ada has 2 red 1 blue in line 4",
        "line 9 of Ada is empty",
        "factory 9 was RRBK",
        "line 4 of player 3 is empty",
        "the floor is empty",
        "12 points",
        "undo 0",
        "undo, take it back",
        "undo undo 2",
        "undo two red",
        "factory 3 was two",
        "factory 3 was RRBK and something",
        "insist on red",
        "no",
        "x" * 501,
        "",
        "   ",
        ":",
        "::::",
        "1:2:3:4:5",
        "3:",
        "= = =",
    ],
)
@pytest.mark.parametrize("is_due", [False, True])
def test_what_is_not_clear_changes_nothing(text: str, is_due: bool) -> None:
    assert isinstance(read(text, ENGLISH, is_due=is_due), Unclear | Question)


@pytest.mark.parametrize("language", Language)
def test_orders_stay_orders(language: Language) -> None:
    for text in ("hint", "level 5", "language de", "record", "code", "new", "quit"):
        for is_due in (False, True):
            assert isinstance(read(text, language, is_due=is_due), Command), text


@pytest.mark.parametrize("language", Language)
def test_every_language_has_words_for_every_sign(language: Language) -> None:
    groups = read_signs(language)
    assert set(groups) == {sign.value for sign in Sign}
    for words in groups.values():
        assert words
        assert all(word.replace(" ", "").isalpha() for word in words)


def test_a_player_may_be_called_by_number_where_nobody_has_a_name() -> None:
    position = played().position
    reader = CompanionParser(position, {}, ENGLISH, ("Player 1", "Player 2"), (), (None,) * 5)
    assert reader.read("player 1 takes 4R4") == Moved(parse_move("4R4"), 0)


def test_a_name_that_looks_like_a_genitive_is_a_name() -> None:
    position = played().position
    reader = CompanionParser(position, {}, GERMAN, ("Jona", "Jonas"), (), (None,) * 5)
    assert reader.read("Jonas nimmt 4R4") == Moved(parse_move("4R4"), 1)
    assert reader.read("Jona hat 12 Punkte") == ScoreIs(0, 12)


@pytest.mark.parametrize(
    ("sizes", "meant"), [((4, 4, 4, 4, 4), Question(Topic.BOARD)), ((1,), on_the_next("B"))]
)
def test_one_letter_is_a_tile_where_one_is_all_there_is_to_draw(
    sizes: tuple[int, ...], meant: CompanionRequest
) -> None:
    position = Game(Rules(2)).position
    reader = CompanionParser(position, {}, ENGLISH, NAMES, sizes, (None,) * len(sizes))
    assert reader.read("b") == meant
