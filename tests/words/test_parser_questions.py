"""Questions and commands: their letters and their words, in the three languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from azulejos.rules import CENTER, Color, factory
from azulejos.words.languages import Language
from azulejos.words.lexicon import read_groups
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.questions import Of, Question, Topic
from azulejos.words.tokens import find_keyword, read_words
from azulejos.words.typed_lines import Request, Unclear
from azulejos.words.voice import Length, Letters, catalog_texts

from .test_parser import OFFER, TILING

NAMES = ("Anna", "Bot 8")
RED = Color.RED
THIRD = factory(2)

ASKED: list[tuple[str, Request]] = [
    ("d", Question(Topic.FACTORIES)),
    ("factories|Manufakturen|fabrieken", Question(Topic.FACTORIES)),
    ("d 3|d3|factory 3|Manufaktur 3|fabriek drie|3. Manufaktur", Question(Topic.FACTORIES, THIRD)),
    ("d c|d center", Question(Topic.FACTORIES, CENTER)),
    ("c|center|Mitte|midden|what is in the center?", Question(Topic.CENTER)),
    ("t red|t r|where is red", Question(Topic.COLOR, color=RED)),
    ("where are the reds?|wo ist rot|waar is rood", Question(Topic.COLOR, color=RED)),
    ("red|Rot|rood|r", Question(Topic.COLOR, color=RED)),
    ("sky blue|where is sky blue|himmelblau|hemelsblauw", Question(Topic.COLOR, color=Color.BLUE)),
    ("orange|where is orange|oranje", Question(Topic.COLOR, color=Color.YELLOW)),
    ("turquoise|türkis|tuerkis|turkoois", Question(Topic.COLOR, color=Color.WHITE)),
    ("g|offers|Angebote|aanbod", Question(Topic.OFFERS)),
    ("g 3|offers of 3 or more|Angebote drei|aanbod 3", Question(Topic.OFFERS, number=3)),
    ("n|needs|what do i need|was brauche ich|wat heb ik nodig|Bedarf", Question(Topic.NEEDS)),
    ("what do my lines need|was brauchen meine Reihen|my lines", Question(Topic.NEEDS)),
    ("wat hebben mijn lijnen nodig|Reihen|mijn patroonlijnen", Question(Topic.NEEDS)),
    ("n 2|needs of bot 8|Bedarf von Spieler 2|nodig 2", Question(Topic.NEEDS, seat=1)),
    ("which lines need red|n red|welche Reihen brauchen Rot", Question(Topic.NEEDS, color=RED)),
    ("welke lijnen hebben rood nodig|Bedarf rot|nodig r", Question(Topic.NEEDS, color=RED)),
    ("n red 2|n 2 red", Question(Topic.NEEDS, color=RED, seat=1)),
    ("goals|Ziele|doelen|how close am I to a row?", Question(Topic.GOALS)),
    ("wie nah bin ich an einer Reihe?", Question(Topic.GOALS)),
    ("goals bot 8|goals 2|Ziele von Bot 8|doelen van bot 8", Question(Topic.GOALS, seat=1)),
    ("what does bot 8 want?|was will Bot 8?|wat wil bot 8?", Question(Topic.WANTS, seat=1)),
    ("wants|what do I want|will|wil", Question(Topic.WANTS)),
    ("can bot 8 end the game this round?", Question(Topic.ENDING, seat=1)),
    ("kann Bot 8 das Spiel in dieser Runde beenden?", Question(Topic.ENDING, seat=1)),
    ("kan bot 8 deze ronde het spel beëindigen?", Question(Topic.ENDING, seat=1)),
    ("who can end the game?|wer kann das Spiel beenden?", Question(Topic.ENDING)),
    ("wie kan het spel beëindigen?|Spielende|speleinde", Question(Topic.ENDING)),
    ("can I end the game this round?", Question(Topic.ENDING, is_own=True)),
    ("kann ich das Spiel beenden?|kan ik eindigen?", Question(Topic.ENDING, is_own=True)),
    ("b|board|my board|Brett|mein Brett|mijn bord", Question(Topic.BOARD)),
    ("b 2|b player 2|board of player 2", Question(Topic.BOARD, seat=1)),
    ("Brett von Spieler 2|bord van 2|player 2", Question(Topic.BOARD, seat=1)),
    ("b anna|b ANNA|Anna's board|anna|bord van Anna", Question(Topic.BOARD, seat=0)),
    ("b bot 8|Brett Bot 8", Question(Topic.BOARD, seat=1)),
    ("board narrow|b narrow|Brett schmal|bord smal", Question(Topic.BOARD, is_narrow=True)),
    ("b 2 narrow|b narrow 2|Brett 2 schmal", Question(Topic.BOARD, seat=1, is_narrow=True)),
    ("l 4|l4|line 4|Reihe 4|vierte Reihe|rij vier|lijn 4", Question(Topic.PATTERN_LINE, number=4)),
    ("l 4 anna|line 4 of player 1", Question(Topic.PATTERN_LINE, seat=0, number=4)),
    ("line 4 of 1|Reihe 4 von 1|lijn 4 van 1", Question(Topic.PATTERN_LINE, seat=0, number=4)),
    ("Reihe 4 Spieler 1|l 4 1", Question(Topic.PATTERN_LINE, seat=0, number=4)),
    ("w|wall|Wand|muur", Question(Topic.WALL)),
    ("w row 2|wall row 2|w Reihe 2|muur rij 2|row 2|w line 2", Question(Topic.WALL, row=1)),
    ("w col 3|wall column 3|Wand Spalte 3|kolom 3|muur kolom drie", Question(Topic.WALL, column=2)),
    ("w player 2|w bot 8|wall of 2|Wand von 2|muur van 2", Question(Topic.WALL, seat=1)),
    ("w row 2 of 2|w Reihe 2 von 2|muur rij 2 van 2", Question(Topic.WALL, row=1, seat=1)),
    ("w col 3 of 2|kolom 3 van 2|Spalte 3 von 2", Question(Topic.WALL, column=2, seat=1)),
    ("wall row 2 column 3 of 1", Question(Topic.WALL, row=1, column=2, seat=0)),
    ("f|floor|floor line|Boden|Bodenreihe|vloer", Question(Topic.FLOOR)),
    ("f 2|floor 2|Boden bot 8", Question(Topic.FLOOR, seat=1)),
    ("who is winning|wer gewinnt|wie wint", Question(Topic.SCORES)),
    ("s|scores|score|Punkte|Wie viele Punkte habe ich?|punten", Question(Topic.SCORES)),
    ("Punkte von Anna|score of anna|punten van Anna|s 1", Question(Topic.SCORES, seat=0)),
    ("m|moves|legal moves|Züge|Zuege|zetten", Question(Topic.MOVES)),
    ("what can I do?|was kann ich tun|wat kan ik doen", Question(Topic.MOVES)),
    ("m 3 red|moves 3 red|Züge 3 rot|zetten fabriek 3 rood", Question(Topic.MOVES, THIRD, RED)),
    ("m red|m r", Question(Topic.MOVES, color=RED)),
    ("m 3|moves from factory 3", Question(Topic.MOVES, THIRD)),
    ("m c|moves center", Question(Topic.MOVES, CENTER)),
    ("last|last move|letzter Zug|laatste zet", Question(Topic.LAST)),
    ("last 3|last three moves|letzte 3 Züge|laatste drie zetten", Question(Topic.LAST, number=3)),
    ("diff|changes|what changed since my last turn", Question(Topic.CHANGES)),
    ("what happened?|was ist passiert?|wat is er gebeurd?", Question(Topic.CHANGES)),
    ("Änderungen|was ist neu|veranderingen", Question(Topic.CHANGES)),
    ("details|Einzelheiten", Question(Topic.DETAILS)),
    ("bag|bag and lid|Beutel|zak", Question(Topic.BAG)),
    ("who|turn|whose turn is it?|wer ist dran|wie|wie is er aan de beurt", Question(Topic.TURN)),
    ("clock|Uhr|klok", Question(Topic.CLOCK)),
    ("repeat|nochmal|herhaal", Question(Topic.REPEAT)),
    ("help|?|h|Hilfe|hulp", Question(Topic.HELP)),
    ("what can I type?|was kann ich tippen|wat kan ik typen", Question(Topic.HELP)),
    ("help b|? board|Hilfe Brett|hulp bord", Question(Topic.HELP, text="board")),
    ("help level|Hilfe Stufe|hulp niveau", Question(Topic.HELP, text="level")),
    ("help red", Question(Topic.HELP, text="color")),
    ("undo?|zurück?|terug ?", Question(Topic.HELP, text="undo")),
    ("quit?|Ende?|stop?|q?", Question(Topic.HELP, text="quit")),
    ("level 8?|Stufe 8?|niveau?", Question(Topic.HELP, text="level")),
    ("new?|new game?|neues Spiel?", Question(Topic.HELP, text="new")),
    ("terse?|length full?", Question(Topic.HELP, text="length")),
    ("Deutsch?", Question(Topic.HELP, text="language")),
]  # fmt: skip

ORDERED: list[tuple[str, Request]] = [
    ("undo|take back|zurück|zurueck|zuruck|terug", Command(Order.UNDO)),
    ("hint|Tipp|hint please", Command(Order.HINT)),
    ("level 5|Stufe 5|Stufe fünf|niveau vijf|set level to 5", Command(Order.LEVEL, 5)),
    ("language de|language German", Command(Order.LANGUAGE, text="de")),
    ("Sprache deutsch|taal duits|Deutsch", Command(Order.LANGUAGE, text="de")),
    ("language nl|Nederlands|Sprache niederländisch", Command(Order.LANGUAGE, text="nl")),
    ("language en|English|taal en|Englisch", Command(Order.LANGUAGE, text="en")),
    ("length terse|terse|Länge kurz|kurz|lengte kort|kort", Command(Order.LENGTH, text="terse")),
    ("length normal|normal|Länge normal|normaal", Command(Order.LENGTH, text="normal")),
    ("length full|full|ausführlich|ausfuehrlich|uitgebreid", Command(Order.LENGTH, text="full")),
    ("letters names|Buchstaben Namen|letters namen", Command(Order.LETTERS, text="names")),
    ("letters letters|Buchstaben Buchstaben", Command(Order.LETTERS, text="letters")),
    ("letters tactile|tactile", Command(Order.LETTERS, text="tactile")),
    ("Buchstaben taktil|letters tactiel", Command(Order.LETTERS, text="tactile")),
    ("new|new game|neues Spiel|nieuw spel", Command(Order.NEW)),
    ("games|Spiele|spellen", Command(Order.GAMES)),
    ("replay|nachspielen|naspelen", Command(Order.REPLAY)),
    ("replay 2|nachspielen 2|naspelen twee", Command(Order.REPLAY, 2)),
    ("rules|Spielregeln|spelregels", Command(Order.COURSE)),
    ("course|Kurs|cursus", Command(Order.COURSE)),
    ("record|Aufzeichnung|verslag", Command(Order.RECORD)),
    ("code|Stellung|stelling|position|positie", Command(Order.CODE)),
    ("resign|I resign|aufgeben|opgeven|concede", Command(Order.RESIGN)),
    ("quit|q|exit|Ende|beenden|stop", Command(Order.QUIT)),
]  # fmt: skip

TABLE = [(text, request) for texts, request in (*ASKED, *ORDERED) for text in texts.split("|")]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("text", "request_"), TABLE)
def test_a_line_is_understood_in_every_language(
    text: str, request_: Request, language: Language
) -> None:
    ends = "" if text.endswith("?") else " ."
    for typed in (text, text.upper(), f"  {text}{ends} "):
        assert whole(parse_line(typed, OFFER, language, NAMES)) == request_


def whole(request: Request) -> Request:
    """A question about the whole of its topic: `who is winning` asks for the scores."""
    if isinstance(request, Question):
        return replace(request, aspect=None, of=Of.ASKER, is_yes_no=False)
    return request


@pytest.mark.parametrize("text", ["line 2 of 2", "Reihe 2 von 2", "lijn 2 van 2", "row 2 of 1"])
def test_a_line_of_a_player_is_no_column(text: str) -> None:
    """In the Wall-tiling two numbers are a row and a column, but not with `of` between them."""
    request = parse_line(text, TILING, Language.ENGLISH, NAMES)
    assert isinstance(request, Question), request


def test_the_whole_wall_of_a_player_or_one_space() -> None:
    asked = parse_line("wall row 2 column 3 anna", OFFER, Language.ENGLISH, NAMES)
    assert asked == Question(Topic.WALL, seat=0, row=1, column=2)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("use", [*Topic, *Order])
def test_every_question_and_command_has_words_in_every_language(
    use: Topic | Order, language: Language
) -> None:
    groups = read_groups(language)
    words = groups["questions" if isinstance(use, Topic) else "orders"][use.value]
    assert any(len(word) > 1 for word in words)
    for word in words:
        found = find_keyword(read_words(word, language))
        assert found is not None
        # `new` alone starts a new game; what is new must be asked.
        assert found[0] is use or (found[0], use) == (Order.NEW, Topic.CHANGES)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("order", [Order.LANGUAGE, Order.LENGTH, Order.LETTERS])
def test_every_setting_has_words_in_every_language(order: Order, language: Language) -> None:
    values = {
        Order.LANGUAGE: {each.value for each in Language},
        Order.LENGTH: {each.value for each in Length},
        Order.LETTERS: {each.value for each in Letters},
    }[order]
    keyword = read_groups(language)["orders"][order.value][0]
    settings = read_groups(language)["settings"]
    for value in values:
        for word in settings[f"{order.value}-{value}"]:
            command = Command(order, text=value)
            assert parse_line(f"{keyword} {word}", OFFER, language) == command


@pytest.mark.parametrize("language", Language)
def test_the_words_of_the_help_are_understood(language: Language) -> None:
    """You can type everything in the overview, and ask for help about it."""
    catalog = catalog_texts(language)["help"]
    for overview in ("help-overview-questions", "help-overview-orders"):
        text = catalog.split(f"{overview} = ")[1].split("\n")[0]
        for word in text.split(": ", 1)[1].rstrip(".").split(", "):
            asked = parse_line(f"help {word}", OFFER, language)
            assert isinstance(asked, Question), word
            assert asked.topic is Topic.HELP
            assert find_keyword(read_words(word, language)) or asked.text == "color"


def test_asking_is_no_order() -> None:
    for text in ("what is new", "was ist neu?", "wat is nieuw"):
        assert parse_line(text, OFFER, Language.DUTCH) == Question(Topic.CHANGES)


def test_names_of_players_win_over_words() -> None:
    names = ("Red", "Reihe 4")
    assert parse_line("b red", OFFER, Language.ENGLISH, names) == Question(Topic.BOARD, seat=0)
    assert parse_line("f reihe 4", OFFER, Language.ENGLISH, names) == Question(Topic.FLOOR, seat=1)


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("the computer's board", 1),
        ("Brett vom Computer", 1),
        ("bord van de computer", 1),
        ("board computer 2", 1),
        ("board player 1", 0),
    ],
)
def test_the_only_computer_needs_no_number(text: str, seat: int) -> None:
    names = ("Player 1", "Computer 2")
    asked = parse_line(text, OFFER, Language.ENGLISH, names)
    assert asked == Question(Topic.BOARD, seat=seat)


def test_of_two_computers_the_number_is_asked_for() -> None:
    request = parse_line("board computer", OFFER, Language.ENGLISH, ("Computer 1", "Computer 2"))
    assert isinstance(request, Unclear)


def test_the_longest_name_wins_and_a_number_is_no_name() -> None:
    names = ("Bot", "Bot 2")
    assert parse_line("b bot 2", OFFER, Language.ENGLISH, names) == Question(Topic.BOARD, seat=1)
    assert parse_line("b bot", OFFER, Language.ENGLISH, names) == Question(Topic.BOARD, seat=0)
    assert parse_line("b 1", OFFER, Language.ENGLISH, ("2", "1")) == Question(Topic.BOARD, seat=0)
