"""What the person of the golden games types, in English, German and Dutch."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

Said: TypeAlias = tuple[str, str, str]
"""The same in each language, in the order of `Language`."""


class Aside(Enum):
    """What depends on the position."""

    REFUSED = "a move that is not possible"
    UNCLEAR = "a line that is not understood, or only half"
    PREVIEW = "what a move would do"
    UNDO = "taking a move back, as soon as there is one in this round"


HINT: Final = ("hint", "Tipp", "hint")
AFTER_HINT: Final = (("why?", "warum?", "waarom?"), ("more", "mehr", "meer"))
"""Only right after it."""
HAPPENS: Final[tuple[Said | Aside, ...]] = (
    Aside.UNCLEAR,
    Aside.PREVIEW,
    Aside.UNDO,
    Aside.REFUSED,
    HINT,
    ("length terse", "Länge kurz", "lengte kort"),
    Aside.PREVIEW,
    Aside.UNCLEAR,
    ("length full", "Länge ausführlich", "lengte uitgebreid"),
    Aside.REFUSED,
    Aside.UNDO,
    HINT,
    ("length normal", "Länge normal", "lengte normaal"),
    ("letters tactile", "Buchstaben taktil", "letters tactiel"),
    Aside.REFUSED,
    ("letters names", "Buchstaben Namen", "letters namen"),
    # Into the next language and back again.
    ("language de", "Sprache nl", "taal en"),
    ("language nl", "Sprache en", "taal de"),
    Aside.UNCLEAR,
)
"""In every game, one before each move."""

ASKED: Final[tuple[Said, ...]] = (
    ("help", "Hilfe", "hulp"),
    ("factories", "Manufakturen", "fabrieken"),
    ("what do my lines need", "was brauchen meine Reihen", "wat hebben mijn lijnen nodig"),
    ("where is red", "wo ist Rot", "waar is rood"),
    ("scores", "Punkte", "punten"),
    ("board 2", "Brett 2", "bord 2"),
    ("offers", "Angebote", "aanbod"),
    ("center", "Mitte", "midden"),
    ("wall", "Wand", "muur"),
    ("goals", "Ziele", "doelen"),
    ("last 2", "letzte 2", "laatste 2"),
    ("floor", "Boden", "vloer"),
    ("moves center", "Züge Mitte", "zetten midden"),
    ("changes", "Änderungen", "veranderingen"),
    ("whose turn is it", "wer ist dran", "wie is er aan de beurt"),
    ("bag", "Beutel", "zak"),
    ("line 4", "Reihe 4", "lijn 4"),
    ("wall row 2", "Wand Reihe 2", "muur rij 2"),
    ("details", "Einzelheiten", "details"),
    ("what does player 2 want?", "was will Spieler 2?", "wat wil speler 2?"),
    ("board", "Brett", "bord"),
    ("d 3", "d 3", "d 3"),
    ("needs player 2", "Bedarf Spieler 2", "nodig speler 2"),
    ("repeat", "wiederholen", "herhaal"),
    ("wall column 3", "Wand Spalte 3", "muur kolom 3"),
    ("moves red", "Züge rot", "zetten rood"),
    ("offers 2", "Angebote 2", "aanbod 2"),
    ("board narrow", "Brett schmal", "bord smal"),
    ("last", "letzte", "laatste"),
    ("black", "schwarz", "zwart"),
    ("wall of 2", "Wand von 2", "muur van 2"),
    ("level 5", "Stufe 5", "niveau 5"),
    ("wall row 1 column 2", "Wand Reihe 1 Spalte 2", "muur rij 1 kolom 2"),
    ("clock", "Uhr", "klok"),
    ("help preview", "Hilfe Vorschau", "hulp vooruitblik"),
    ("moves", "Züge", "zetten"),
    ("who can end the game?", "wer kann das Spiel beenden?", "wie kan het spel beëindigen?"),
    ("goals player 2", "Ziele Spieler 2", "doelen speler 2"),
    ("code", "Stellung", "stelling"),
    ("games", "Spiele", "spellen"),
    ("record", "Aufzeichnung", "verslag"),
    ("line 2 of 2", "Reihe 2 von 2", "lijn 2 van 2"),
    ("floor 2", "Boden 2", "vloer 2"),
    ("new", "neu", "nieuw"),
    ("", "", ""),
    ("offers 4", "Angebote 4", "aanbod 4"),
)
"""One before each move; every game starts at another place of the list."""

UNCLEAR: Final[tuple[Said, ...]] = (
    ("3 rde line 2", "3 rto Reihe 2", "3 rodo lijn 2"),
    ("red line 3", "Rot Reihe 3", "rood lijn 3"),
    ("sing a song", "sing ein Lied", "zing een lied"),
    ("center line 2", "Mitte Reihe 2", "midden lijn 2"),
    ("line 7", "Reihe 7", "lijn 7"),
    ("black", "schwarz", "zwart"),
    ("d 12", "d 12", "d 12"),
    ("red blue line 1", "Rot Blau Reihe 1", "rood blauw lijn 1"),
    ("wall 3", "Wand 3", "muur 3"),
    ("language fr", "Sprache fr", "taal fr"),
    ("level 9", "Stufe 9", "niveau 9"),
    ("floor blue", "Boden Blau", "vloer blauw"),
    ("hlep", "hlif", "hupl"),
    ("line", "Reihe", "lijn"),
    ("1 red from 3", "1 rote von 3", "1 rode van 3"),
    ("scroes", "Punkt", "scroe"),
)
PREVIEW: Final[Said] = ("preview", "Vorschau", "vooruitblik")
UNDO: Final[Said] = ("undo", "zurück", "terug")

AFTER: Final[tuple[Said, ...]] = (
    ("details", "Einzelheiten", "details"),
    ("scores", "Punkte", "punten"),
    ("1B1", "1B1", "1B1"),
    ("undo", "zurück", "terug"),
    ("resign", "aufgeben", "opgeven"),
    HINT,
    ("moves", "Züge", "zetten"),
    ("who", "wer", "wie"),
    ("games", "Spiele", "spellen"),
    ("review 9", "Rückblick 9", "terugblik 9"),
    ("replay", "nachspielen", "naspelen"),
    ("", "", ""),
    ("1B1", "1B1", "1B1"),
    ("undo", "zurück", "terug"),
    ("quit", "Ende", "stop"),
    ("course", "Kurs", "cursus"),
    ("factories", "Manufakturen", "fabrieken"),
    ("3B1", "3B1", "3B1"),
    ("quit", "Ende", "stop"),
    ("quit", "Ende", "stop"),
)
"""When the game is over."""

# Moves in words; colors come from the lexicons.
FROM_TO: Final[Said] = (
    "{color} from {source} to {target}",
    "{color} von {source} in {target}",
    "{color} van {source} naar {target}",
)
FACTORY: Final[Said] = ("factory {}", "Manufaktur {}", "fabriek {}")
CENTER_WORD: Final[Said] = ("center", "Mitte", "midden")
PATTERN_LINE: Final[Said] = ("line {}", "Reihe {}", "lijn {}")
FLOOR_WORD: Final[Said] = ("floor", "Boden", "vloer")
COLUMN: Final[Said] = ("column {}", "Spalte {}", "kolom {}")
