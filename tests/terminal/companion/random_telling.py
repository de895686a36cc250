"""Random lines for a companion: what could be told, mutated, and nonsense."""

from __future__ import annotations

import string
from random import Random

from azulejos.rules import NO_TILES, Color, Phase, Position, TileCounts
from azulejos.words.companion_lexicon import Sign, read_signs
from azulejos.words.languages import Language
from tests.terminal.test_random_lines import ODD, mutated, vocabulary

from .desks import CompanionDesk

TEMPLATES = (
    *("undo", "take back two", "zwei zurück", "neem er twee terug", "undo 3", "insist"),
    *("es bleibt dabei", "het blijft zo", "Ada starts", "Ben beginnt", "move 2 was 3R4"),
    *("factory 3 was RRBK", "Manufaktur 2 war BBSS", "fabriek 1 was vier rode", "no, CB0"),
    *("line 4 of Ada is two red", "Reihe 2 von Ben ist leer", "lijn 3 van Ada is zwart"),
    *("Ada has 12 points", "Ben hat 40 Punkte", "the center is RRB", "it is Ben's turn"),
    *("floor of Ben is marker, red", "Ada has the marker", "the marker is in the center"),
    *("wall row 2 column 3 of Ada is yellow", "wall row 1 column 1 of Ben is empty"),
    *("the bag has 60 tiles", "factory 2 of round 1 was BBBB", "3: two red, blue, black"),
    *("seat 2 takes the reds from the center to line 4", "2: 3R4", "deal:BBRK/YYWW/BRKW/RRRR/BYRK"),
    *("board", "board narrow", "scores", "bag", "needs Ben", "last 3", "details", "diff", "help"),
    *("hint", "level 2", "language de", "language nl", "language en", "length terse"),
    *("length full", "letters names", "letters tactile", "record", "code", "games", "new", ""),
    *("repeat", "replay", "course", "quit", "help undo"),
)


def words() -> list[str]:
    """Everything that the lexicons have."""
    signs = [read_signs(language) for language in Language]
    return [*vocabulary(), *(word for each in signs for sign in Sign for word in each[sign.value])]


def random_line(rng: Random, known: list[str], desk: CompanionDesk) -> str:
    """A line that is likely, unlikely or nonsense."""
    match rng.randrange(8):
        case 0:
            return "".join(rng.choices(string.printable + ODD, k=rng.randrange(40)))
        case 1:
            return " ".join(rng.choices([*known, *"0123456789", "Ada", "Ben"], k=rng.randrange(8)))
        case 2:
            return mutated(rng, rng.choice(TEMPLATES))
        case 3:
            return rng.choice(TEMPLATES)
        case 4:
            return mutated(rng, likely_line(rng, desk))
        case _:
            return likely_line(rng, desk)


def likely_line(rng: Random, desk: CompanionDesk) -> str:
    """A draw or a move that is possible here."""
    position = desk.position
    if position.phase is Phase.PREPARING_NEXT_ROUND:
        factory = desk.table.next_factory or 0
        return f"{factory + 1} {random_draw(rng, position, desk)}"
    legal = [*position.legal_moves]
    return str(rng.choice(legal)) if legal else "new"


def random_draw(rng: Random, position: Position, desk: CompanionDesk) -> TileCounts:
    """Tiles that can be drawn now, bag first."""
    told = sum((tiles for tiles in desk.table.told if tiles), start=NO_TILES)
    rest = position.bag
    if told.total >= rest.total:
        rest = position.bag + position.lid
    available = [color for color in Color for _ in range(max(0, rest[color] - told[color]))]
    size = desk.table.sizes[desk.table.next_factory or 0]
    if len(available) < size:
        all_tiles = position.bag + position.lid
        available = [
            color for color in Color for _ in range(max(0, all_tiles[color] - told[color]))
        ]
    return TileCounts.count(rng.sample(available, min(size, len(available))))
