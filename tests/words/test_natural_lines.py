"""Lines as native speakers type them: what each means, and how long reading takes."""

from __future__ import annotations

import time
from statistics import median

import pytest
from _pytest.mark import ParameterSet

from azulejos.rules import Game
from azulejos.words.answers import answer
from azulejos.words.languages import Language
from azulejos.words.lexicon import fold
from azulejos.words.questions import Question, Topic
from azulejos.words.sense_rules import SIGNS, load_rules, names_in
from azulejos.words.senses import compile_senses, read_senses
from azulejos.words.typing_errors import Speller
from azulejos.words.voice import Voice

from .natural_lines import NAMES, Line, described, natural_lines, positions, read

ENGLISH, GERMAN, DUTCH = Language


def cases() -> list[ParameterSet]:
    return [
        pytest.param(language, line, id=f"{language.value} {line.position}: {line.text}")
        for language in Language
        for line in natural_lines(language)
    ]


@pytest.mark.parametrize(("language", "line"), cases())
def test_what_a_line_means(language: Language, line: Line) -> None:
    request = read(line, language)
    assert described(request) == line.meaning
    if isinstance(request, Question) and request.topic is not Topic.REPEAT:
        position = positions()[line.position]
        told = answer(request, Game(position), 0, NAMES[: len(position.boards)])
        assert Voice(language).say(told)


@pytest.mark.parametrize("language", Language)
def test_there_are_enough_lines(language: Language) -> None:
    assert len(natural_lines(language)) > 180


def test_reading_a_line_is_fast(capsys: pytest.CaptureFixture[str]) -> None:
    """Prints how long it takes; how fast a machine is, no test can know."""
    took = []
    for language in Language:
        for line in natural_lines(language):
            begin = time.perf_counter()
            read(line, language)
            took.append(time.perf_counter() - begin)
    with capsys.disabled():
        print(f"\nreading a line: {median(took) * 1000:.2f} ms, at most {max(took) * 1000:.2f} ms")
    assert len(took) > 500


# A played move is the one that was named, or none


A, B, C, D = "A", "B", "C", "D"


@pytest.mark.parametrize(
    ("language", "position", "text", "meaning"),
    [
        # a digit before a bare color stays a factory
        (ENGLISH, A, "3 red line 5", "3R5"),
        # a number word, a plural or an article makes a count
        (ENGLISH, C, "the four whites into line four", "CW4"),
        (GERMAN, A, "die beiden gelben in die zweite", "5Y2"),
        (ENGLISH, C, "the two reds into row five", "asks"),  # on factories 2 and 6
        (DUTCH, A, "drie rode in rij vijf", "asks"),  # nowhere
        (ENGLISH, C, "put 3 whites from the middle in line 3", "asks"),  # there are four
        # an article is never a number
        (DUTCH, A, "een rode uit fabriek drie naar rij vijf", "3R5"),
        (DUTCH, A, "een rood rij vijf", "asks"),
        (ENGLISH, A, "stick the black one from five into line four", "5K4"),
        # all tiles of a color are taken, so some of them are no move
        (ENGLISH, B, "one of the reds from factory one to line two", "asks"),
        (GERMAN, B, "nur eine von den beiden roten aus der eins in Reihe zwei", "asks"),
        (GERMAN, B, "einen der roten von Manufaktur 1 in Reihe 2", "asks"),
        (DUTCH, B, "maar een rode van fabriek 1 naar lijn 2", "asks"),
        (ENGLISH, A, "just two of the whites in the middle onto line two", "asks"),
        (GERMAN, A, "drei von den Weißen aus der Mitte in Reihe drei", "asks"),
        (DUTCH, A, "drie van de vijf witte op rij drie", "asks"),
        # a place beside the one that is named
        (ENGLISH, B, "red from 1 to the row above row 3", "asks"),
        (GERMAN, B, "rot von 1 in die Reihe über Reihe 3", "asks"),
        (GERMAN, B, "weiß von der dritten Manufaktur von rechts in Reihe 3", "asks"),
        (DUTCH, B, "wit van de tweede fabriek van rechts naar lijn 3", "asks"),
        (ENGLISH, D, "the column left of 4", "asks"),
        (GERMAN, D, "rechts von Spalte 2", "asks"),
        # negations, conditions, alternatives and unknown words
        (ENGLISH, A, "not red from 3 to line 5", "asks"),
        (ENGLISH, A, "don't take red from 3 to line 5", "asks"),
        (ENGLISH, A, "I mean blue from 3 to line 2, not red", "3B2"),
        (GERMAN, A, "rot von 3 nicht in Reihe 5", "asks"),
        (DUTCH, A, "rood van 3 niet naar rij 5", "asks"),
        (ENGLISH, A, "red from 3 to line 5 if Max lets me", "asks"),
        (ENGLISH, A, "red from 1 or 3 to line 5", "asks"),
        (ENGLISH, A, "Max takes red from 3 to line 5", "asks"),
        (ENGLISH, A, "red from 3 to line 5 gloriously", "asks"),
        # what somebody else takes
        (ENGLISH, A, "you take red from 1 to line 5", "asks"),
        (ENGLISH, A, "they put red from 1 to line 5", "asks"),
        (GERMAN, A, "du nimmst rot von 1 in reihe 5", "asks"),
        (GERMAN, A, "ihr legt rot von 1 in reihe 5", "asks"),
        (DUTCH, A, "jij neemt rood van 1 naar lijn 5", "asks"),
        (DUTCH, A, "ze neemt rood van 1 naar lijn 5", "asks"),
        (ENGLISH, A, "could you take red from 1 to line 5", "1R5"),
        (ENGLISH, A, "thank you, red from 1 to line 5", "1R5"),
        (DUTCH, A, "die neem ik van 1, rood naar lijn 5", "1R5"),
        (ENGLISH, A, "red from 3 or blue from 1 to line 2", "asks"),
        # the typed word may be the factory that was forgotten
        (ENGLISH, B, "blue 4", "asks"),
        (ENGLISH, B, "blue into line four", "CB4"),
        # one typing error
        (ENGLISH, A, "redd from fctory 3 to lnie 5", "asks"),  # red is too short, lnie is line
        (ENGLISH, A, "red from facotry 3 to line 5", "3R5"),
        (GERMAN, A, "scharz von Manufaktr 5 in Reihe 4", "5K4"),
        (DUTCH, A, "zwatr van fabirek 5 naar rij 4", "5K4"),
        # a correction within the line
        (GERMAN, A, "rot von drei nein warte von eins in reihe fünf", "1R5"),
        (ENGLISH, B, "red from 1 to line 2 no wait line 5 no", "asks"),
        # a request asks for a move, a question doesn't
        (ENGLISH, A, "could you put red from 3 on line 5?", "3R5"),
        (ENGLISH, A, "can I put red from 3 on line 5", "ask preview"),
        (GERMAN, A, "kann ich rot von 3 in Reihe 5 legen", "ask preview"),
        (DUTCH, A, "kan rood van 3 in rij 5", "ask preview"),
        # where its color already lies
        (ENGLISH, A, "red from 1 to my other reds", "1R5"),
        (DUTCH, A, "zwart uit vijf bij m'n zwarte in de vierde rij", "5K4"),
        # letters swapped, and a double letter typed once
        (ENGLISH, A, "balck from 1 to line 4", "1K4"),
        (ENGLISH, A, "yelow from 5 to line 3", "5Y3"),
        (GERMAN, B, "weis von manufaktur zwei in reihe eins", "2W1"),
        (ENGLISH, A, "red over thre in line 5", "asks"),  # three or there
        # as people talk
        (GERMAN, C, "i nimm die zwoa roten vom sechser und leg s in die fünfer", "6R5"),
        (GERMAN, C, "Nu nehm ick die schwarze aus der Drei und die kommt inne Erste", "3K1"),
        (DUTCH, B, "die twee rooien op mijn tweede lijn", "1R2"),
        (
            DUTCH,
            C,
            "awel, ik pak de twee rode van fabriek zes en ge moogt ze in rij vijf leggen",
            "6R5",
        ),
        (DUTCH, B, "f2 zw l5", "2K5"),
        (ENGLISH, B, "gimme the whites from three and throw them into the fifth", "3W5"),
        (GERMAN, C, "ich lasse die gelbe aus der zwei fallen, auf den boden", "2Y0"),
        (DUTCH, B, "de gele van een laat ik vallen op de vloer", "1Y0"),
        # lines named by their size or from the end
        (GERMAN, A, "alle fünf weißen in die dreierreihe", "CW3"),
        (GERMAN, C, "die roten von nummer sechs in die lange reihe", "6R5"),
        (GERMAN, A, "rot von 3 in reihe 4, die lange reihe", "asks"),
        (DUTCH, C, "uit de zesde de blauwe; die wil ik in m'n voorlaatste rij", "6B4"),
        (ENGLISH, C, "red from 6 to the second to last line", "6R4"),
        (ENGLISH, A, "black from 5 to my row of two", "asks"),  # line 2, or line 4 with its two
        # no place goes beyond a comma
        (ENGLISH, C, "all four white tiles, middle, row four", "CW4"),
        (ENGLISH, A, "white center line 2", "CW2"),
        # `een` where no noun can follow
        (DUTCH, A, "wil je alsjeblieft de rode van een in rij vijf leggen", "1R5"),
        (DUTCH, A, "rood van een fabriek naar rij vijf", "asks"),
        (DUTCH, A, "rood uit een van die fabrieken naar rij vijf", "asks"),
        (DUTCH, A, "rood uit een van mijn fabrieken naar rij vijf", "asks"),
        # asides
        (ENGLISH, B, "white factory two line three even if one falls down", "2W3"),
        (ENGLISH, B, "white factory two line three if one falls down", "asks"),
        (ENGLISH, A, "red from 3 to line 5 even if Max minds", "asks"),
        (ENGLISH, A, "let me think, red from one into five", "1R5"),
        (ENGLISH, A, "let me think about red from one into five", "asks"),
        (GERMAN, A, "Den Blauen aus der Mitte hätte ich gern in Reihe zwei", "CB2"),
        (GERMAN, B, "weiß von zwei in eins, ach was sag ich, in drei", "2W3"),
        # a polite question shows what the move would do
        (
            ENGLISH,
            C,
            "Could we put the yellow tile from the fourth factory on line 4",
            "ask preview",
        ),
        # columns
        (ENGLISH, D, "all the way left", "T11"),
        (GERMAN, D, "Rot bitte in der ersten Reihe auf den vierten Platz", "T14"),
        (GERMAN, D, "tu das rote plättchen in spalte zwo", "T12"),
        (DUTCH, D, "bovenste rij, vierde vakje", "T14"),
        (ENGLISH, D, "not column 4", "asks"),
        (GERMAN, D, "direkt neben die weiße", "T14"),
        (DUTCH, D, "tweede van rechts", "T14"),
    ],
)
def test_moves_in_sentences(language: Language, position: str, text: str, meaning: str) -> None:
    assert described(read(Line(position, text, ""), language)) == meaning


@pytest.mark.parametrize(
    ("language", "position", "text", "said"),
    [
        (ENGLISH, C, "is there any black left", "Yes. Black: 1 on factory 3"),
        (ENGLISH, A, "any yellows in the middle?", "No. Center: 1 blue and 5 white"),
        (ENGLISH, C, "has max got white on row two", "Yes. Max. Line 2: empty"),
        (ENGLISH, B, "can red still go in my first line", "No. Row 1 of the wall already has red"),
        (ENGLISH, B, "am I winning", "Yes. Anna leads by 11 points."),
        (ENGLISH, B, "is line 3 full?", "No. Line 3: 2 of 3 white"),
        (GERMAN, B, "ist meine dritte Reihe schon voll?", "Nein. Reihe 3: 2 von 3"),
        (DUTCH, B, "is lijn 3 vol?", "Nee. Lijn 3: 2 van 3"),
        (ENGLISH, B, "do I have blue in row 2 column 1?", "No. Row 2, column 1: white"),
        # yes means that it is empty
        (ENGLISH, C, "is factory 1 empty?", "Yes. Factory 1: empty."),
        (ENGLISH, A, "is the bag empty?", "No. Bag, 60 tiles"),
        (GERMAN, A, "ist mein Boden leer?", "Ja. Bodenreihe: leer."),
        (DUTCH, C, "ligt er iets in het midden", "Ja. Midden: 1 gele"),
        (ENGLISH, A, "are all my lines empty", "No. Line 2: empty"),
        (ENGLISH, A, "is factory 3 all white", "No. Factory 3: 1 blue"),
        (ENGLISH, A, "are we on the colored side", "Yes. You are playing on the colored side."),
        (GERMAN, A, "sind wir auf der grauen seite", "Nein. Ihr spielt auf der farbigen Seite."),
        (ENGLISH, A, "is it worth taking the whites from the middle", "No. Best with white: CW3."),
        (GERMAN, C, "lohnt sich weiß aus der mitte für mich", "Ja. Am besten mit Weiß: CW4."),
        (ENGLISH, A, "is anyone close to a full row", "Anna. Row 1 needs 4 more"),
        (ENGLISH, D, "is yellow allowed in column 3", "No. Line 5, yellow: column 1"),
        (GERMAN, B, "gewinnt gleich jemand", "Anna führt mit 11 Punkten Vorsprung."),
        # where a yes could mean the opposite, there is none
        (ENGLISH, B, "is there no black left?", "Black: 1"),
        (ENGLISH, A, "has anyone picked up the starting marker yet", "No. The starting player"),
        (ENGLISH, B, "is it still round three", "No. Round 4"),
        (ENGLISH, A, "could he finish his bottom line this round", "No. Max. Line 5: 1 of 5 black"),
        (GERMAN, A, "hab ich schon minuspunkte", "Nein. Bodenreihe: leer."),
        (GERMAN, A, "wär rot von der eins in die vier erlaubt", "Nein. In Reihe 4 liegt schon"),
        (GERMAN, C, "kann Max seine dritte Reihe vollmachen", "Ja. Max. Reihe 3: 2 von 3"),
        (DUTCH, A, "sta ik voor", "Nee. Max staat 4 punten voor."),
        # a row can be a pattern line or a row of the wall: if one is full and the other isn't
        (DUTCH, A, "is rij één van mij al vol?", "Lijn 1: 1 van 1 zwart, compleet. Rij 1: rood in"),
        (DUTCH, A, "is lijn één van mij al vol?", "Ja. Lijn 1: 1 van 1 zwart, compleet."),
        (DUTCH, A, "kan die zwarte van vijf eigenlijk ook op rij een", "Nee. Lijn 1 is vol."),
    ],
)
def test_a_yes_or_a_no_comes_first(language: Language, position: str, text: str, said: str) -> None:
    request = read(Line(position, text, ""), language)
    assert isinstance(request, Question)
    at = positions()[position]
    told = Voice(language).say(answer(request, Game(at), 0, NAMES[: len(at.boards)]))
    assert told.startswith(said), told


# The data


@pytest.mark.parametrize("language", Language)
def test_every_language_has_the_same_senses(language: Language) -> None:
    wanted = {
        (section, sense) for section, group in read_senses(ENGLISH).items() for sense in group
    }
    own = {(section, sense) for section, group in read_senses(language).items() for sense in group}
    assert own == wanted


def test_the_rules_look_for_senses_and_signs_that_exist() -> None:
    senses = {sense for group in read_senses(ENGLISH).values() for sense in group}
    for rule in load_rules():
        assert names_in(rule) <= senses | SIGNS, rule


def test_an_entry_may_have_several_words_and_any_ending() -> None:
    senses = compile_senses({"about": {"hint": ["good idea", "recommend*"]}})
    assert senses.of("recommending") is not None
    assert senses.of("recommen") is None
    assert [each.words for each in senses.longer["good"]] == [("good", "idea")]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("schwrz", ["schwarz"]),  # a letter too few
        ("schwaarz", ["schwarz"]),  # too many
        ("schwirz", ["schwarz"]),  # wrong
        ("shcwarz", ["schwarz"]),  # swapped
        ("schwarz", []),
        ("shwrz", []),
        ("witt", ["wit"]),  # doubled
        ("wits", []),  # short words are near too many
        ("wi", []),
    ],
)
def test_one_typing_error(typed: str, found: list[str]) -> None:
    assert Speller([fold("Schwarz"), "wit", "blau"]).near(typed) == found
