"""Whole games in which the person types nothing but sentences: every move and every question as
people say them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Final, NamedTuple

from azulejos.rules import CENTER, FLOOR, Color, Move, PlayerMove, Rules, WallSide
from azulejos.terminal.text_session import Session
from azulejos.words.languages import Language

from .played import choose, play

RULES: Final = Rules(2, WallSide.GRAY)


class Manner(NamedTuple):
    """How people of a language say moves. A form: source, count, color, target."""

    moves: tuple[str, ...]
    columns: tuple[str, ...]
    factories: tuple[str, ...]
    center: tuple[str, ...]
    lines: tuple[str, ...]
    floor: tuple[str, ...]
    numbers: tuple[str, ...]
    ordinals: tuple[str, ...]
    colors: dict[Color, str]
    questions: tuple[str, ...]


_COLORS: Final = [*Color]
MANNERS: Final = {
    Language.ENGLISH: Manner(
        moves=(
            "I'll take the {color} from {source} and put it on {target}",
            "{color} out of {source}, on {target} please",
            "could you put the {color} of {source} on {target}?",
            "ok, let's move {color} from {source} over to {target}",
            "for {target} I choose the {color} from {source}",
            "um, the {color} tiles from {source} go to {target}, thanks",
        ),
        columns=("column {number} please", "I'd put it in the {ordinal} column", "number {number}"),
        factories=("factory {number}", "the {ordinal} factory", "number {number}"),
        center=("the middle", "the center of the table"),
        lines=("line {number}", "my {ordinal} line", "row {number}"),
        floor=("the floor", "my floor line"),
        numbers=("one", "two", "three", "four", "five"),
        ordinals=("first", "second", "third", "fourth", "fifth"),
        colors=dict(zip(_COLORS, ("blue", "yellow", "red", "black", "white"), strict=True)),
        questions=(
            "hello, what's on the table?",
            "where are the reds at",
            "is there any blue left",
            "am I winning",
            "what does he need",
            "how many tiles are still in the bag",
            "which lines are open for me",
            "tell me his wall",
            "can red still go in my first line",
            "who starts the next round",
            "what was his last move",
            "how close am I to finishing a column",
            "what does floor line mean",
            "sorry, could you say that again",
            "what have I lost on the floor so far",
            "if the round was over now how many points would I get",
            "does factory three have a black",
            "how many more do I need to finish line 4",
            "can anybody end the game this round",
            "which colour am I furthest along with",
            "compare us please",
            "what's a good move here",
        ),
    ),
    Language.GERMAN: Manner(
        moves=(
            "ich nehm {color} von {source} und leg das in {target}",
            "{color} aus {source}, ab in {target} bitte",
            "könntest du {color} von {source} in {target} legen?",
            "ok, dann mal {color} von {source} in {target}",
            "in {target} kommt {color} von {source}",
            "ähm, {color} von {source} geht in {target}, danke",
        ),
        columns=("Spalte {number} bitte", "ich setz sie in die {ordinal} Spalte", "die {number}"),
        factories=("Manufaktur {number}", "der {ordinal} Manufaktur", "Nummer {number}"),
        center=("der Mitte", "der Tischmitte"),
        lines=("Reihe {number}", "meine {ordinal} Reihe", "Musterreihe {number}"),
        floor=("den Boden", "die Bodenreihe"),
        numbers=("eins", "zwei", "drei", "vier", "fünf"),
        ordinals=("ersten", "zweiten", "dritten", "vierten", "fünften"),
        colors=dict(zip(_COLORS, ("blau", "gelb", "rot", "schwarz", "weiß"), strict=True)),
        questions=(
            "was liegt denn alles auf dem Tisch?",
            "wo finde ich rote",
            "gibt's noch blaue",
            "liege ich vorne",
            "was braucht der Gegner",
            "wie viele Fliesen sind noch im Sack",
            "welche Reihen von mir sind noch frei",
            "wie sieht seine Wand aus",
            "darf rot noch in meine erste Reihe",
            "wer fängt die nächste Runde an",
            "was hat er grad genommen",
            "was fehlt mir zur zweiten Spalte",
            "was heißt eigentlich Bodenreihe",
            "nochmal bitte",
            "hab ich schon Minuspunkte",
            "wie viele Punkte hätt ich wenn jetzt Schluss wär",
            "liegt in Manufaktur drei was Schwarzes",
            "was fehlt mir noch in der vierten",
            "kann jemand diese Runde das Spiel beenden",
            "bei welcher Farbe bin ich am weitesten",
            "vergleich uns mal",
            "was rätst du mir",
        ),
    ),
    Language.DUTCH: Manner(
        moves=(
            "ik pak {color} van {source} en leg die op {target}",
            "{color} uit {source}, naar {target} graag",
            "zou je {color} van {source} op {target} willen leggen?",
            "oké, dan {color} van {source} naar {target}",
            "voor {target} neem ik {color} van {source}",
            "eh, {color} van {source} gaat naar {target}, dank je",
        ),
        columns=("kolom {number} graag", "zet hem maar in de {ordinal} kolom", "nummer {number}"),
        factories=("fabriek {number}", "de {ordinal} fabriek", "nummer {number}"),
        center=("het midden", "het midden van de tafel"),
        lines=("lijn {number}", "mijn {ordinal} rij", "rij {number}"),
        floor=("de vloer", "de vloerlijn"),
        numbers=("één", "twee", "drie", "vier", "vijf"),
        ordinals=("eerste", "tweede", "derde", "vierde", "vijfde"),
        colors=dict(zip(_COLORS, ("blauw", "geel", "rood", "zwart", "wit"), strict=True)),
        questions=(
            "wat ligt er allemaal op tafel?",
            "waar liggen de rode",
            "is er nog blauw",
            "sta ik voor",
            "wat heeft de tegenstander nodig",
            "hoeveel tegels zitten er nog in de zak",
            "welke lijnen van mij zijn nog vrij",
            "hoe ziet zijn muur eruit",
            "mag rood nog op mijn eerste lijn",
            "wie begint de volgende ronde",
            "wat deed hij net",
            "wat mis ik nog voor kolom twee",
            "wat betekent vloerlijn",
            "zeg dat nog eens",
            "heb ik al strafpunten",
            "als de ronde nu stopt hoeveel punten heb ik dan",
            "ligt er zwart op fabriek drie",
            "hoeveel moet ik nog voor lijn vier",
            "kan iemand deze ronde het spel uitmaken",
            "met welke kleur ben ik het verst",
            "vergelijk ons eens",
            "wat zou jij doen",
        ),
    ),
}


def golden(language: Language) -> Path:
    """The file of a game."""
    return Path(__file__).parent / "natural" / f"{language.value}.txt"


def transcript(language: Language) -> str:
    """A whole game, typed in sentences."""
    return "\n".join(play(RULES, language, lambda session: sentences(session, language))) + "\n"


def sentences(session: Session, language: Language) -> Iterator[str]:
    """A question before each move, and the move. Each must be understood."""
    manner, playing = MANNERS[language], session.table_mode
    questions = cycle(manner.questions)
    number = 0
    while not playing.game.position.is_over:
        yield next(questions)
        move, num_steps = choose(playing.game.position), len(playing.game.steps)
        text = said(move, manner, number)
        yield text
        number += 1
        assert playing.game.steps[num_steps:], f"{text!r} was not understood"
        assert playing.game.steps[num_steps] == move, f"{text!r} is not {move}"
    yield {"en": "who has won?", "de": "wer hat gewonnen?", "nl": "wie heeft er gewonnen?"}[
        language.value
    ]
    yield {"en": "ok bye, see you", "de": "tschüss, bis morgen", "nl": "doei, tot morgen"}[
        language.value
    ]


def said(move: PlayerMove, manner: Manner, number: int) -> str:
    """A move in one of the ways to say it."""
    if not isinstance(move, Move):
        form = manner.columns[number % len(manner.columns)]
        return form.format(number=manner.numbers[move.column], ordinal=manner.ordinals[move.column])
    form = manner.moves[number % len(manner.moves)]
    return form.format(
        color=manner.colors[move.color],
        source=_place(
            None if move.source == CENTER else move.source,
            manner.center,
            manner.factories,
            manner,
            number,
        ),
        target=_place(
            None if move.destination == FLOOR else move.destination - 1,
            manner.floor,
            manner.lines,
            manner,
            number // 2,
        ),
    )


def _place(
    index: int | None, alone: tuple[str, ...], numbered: tuple[str, ...], manner: Manner, way: int
) -> str:
    forms = alone if index is None else numbered
    at = index or 0
    return forms[way % len(forms)].format(number=manner.numbers[at], ordinal=manner.ordinals[at])
