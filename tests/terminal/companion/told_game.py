"""A whole game of the tactile edition as people tell it, in each language, with ten mistakes that
are corrected on the way; and what is heard then."""

from __future__ import annotations

import tempfile
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from azulejos.players import Limits, OnePlyPlayer, Settings, Stop
from azulejos.rules import (
    CENTER,
    COLORS,
    FLOOR,
    SEED_BYTES,
    TACTILE_VERTICAL_LINE_BONUS,
    Color,
    Deal,
    Dealer,
    Destination,
    Game,
    Move,
    Phase,
    Position,
    Rules,
    TileCounts,
)
from azulejos.words.languages import Language

from .desks import companion_in

Said: TypeAlias = tuple[str, str, str]
"""The same in each language, in the order of `Language`."""
FOLDER: Final = Path(__file__).parents[2] / "golden" / "companion"
SEED: Final = bytes([7]) * SEED_BYTES
NAMES: Final = ("Ada", "Ben")

COLOR_WORDS: Final[dict[Color, Said]] = {
    Color.BLUE: ("blue", "blau", "blauw"),
    Color.YELLOW: ("yellow", "gelb", "geel"),
    Color.RED: ("red", "rot", "rood"),
    Color.BLACK: ("black", "schwarz", "zwart"),
    Color.WHITE: ("white", "weiß", "wit"),
}
PLURALS: Final[dict[Color, Said]] = {
    Color.BLUE: ("blues", "blauen", "blauwe"),
    Color.YELLOW: ("yellows", "gelben", "gele"),
    Color.RED: ("reds", "roten", "rode"),
    Color.BLACK: ("blacks", "schwarzen", "zwarte"),
    Color.WHITE: ("whites", "weißen", "witte"),
}
TACTILE: Final = {
    Color.BLUE: "B",
    Color.YELLOW: "O",
    Color.RED: "R",
    Color.BLACK: "SCH",
    Color.WHITE: "X",
}
NUMBERS: Final[tuple[Said, ...]] = (
    ("no", "keine", "geen"),
    ("one", "eine", "een"),
    ("two", "zwei", "twee"),
    ("three", "drei", "drie"),
    ("four", "vier", "vier"),
    ("five", "fünf", "vijf"),
)
ADJECTIVES: Final[dict[Color, Said]] = {
    Color.BLUE: ("blue", "blaue", "blauwe"),
    Color.YELLOW: ("yellow", "gelbe", "gele"),
    Color.RED: ("red", "rote", "rode"),
    Color.BLACK: ("black", "schwarze", "zwarte"),
    Color.WHITE: ("white", "weiße", "witte"),
}
FACTORY: Final[Said] = ("factory {}", "Manufaktur {}", "fabriek {}")
FROM_FACTORY: Final[Said] = ("from factory {}", "von Manufaktur {}", "van fabriek {}")
FROM_CENTER: Final[Said] = ("from the center", "aus der Mitte", "uit het midden")
TO_LINE: Final[Said] = ("to line {}", "in Reihe {}", "naar lijn {}")
TO_FLOOR: Final[Said] = ("to the floor line", "in die Bodenreihe", "naar de vloerlijn")
ON_LINE: Final[Said] = ("on line {}", "in Reihe {}", "op lijn {}")
ON_FLOOR: Final[Said] = ("on the floor line", "in die Bodenreihe", "op de vloerlijn")
TAKES: Final[Said] = (
    "{player} takes the {colors} {source} {target}",
    "{player} nimmt die {colors} {source} {target}",
    "{player} neemt de {colors} {source} {target}",
)
SEAT_TAKES: Final[Said] = (
    "seat {seat} takes {count} {color} {source} and puts {them} {target}",
    "Platz {seat} nimmt {count} {color} {source} und legt {them} {target}",
    "plaats {seat} neemt {count} {color} {source} en legt {them} {target}",
)
IT: Final[Said] = ("it", "sie", "hem")
THEM: Final[Said] = ("them", "sie", "ze")
WAS: Final[Said] = ("factory {} was {}", "Manufaktur {} war {}", "fabriek {} was {}")
NO: Final[Said] = ("no, {}", "nein, {}", "nee, {}")
MOVE_WAS: Final[Said] = ("move {} was {}", "Zug {} war {}", "zet {} was {}")
UNDO: Final[Said] = ("undo", "zurück", "terug")
TWO_BACK: Final[Said] = ("take back two", "nimm zwei zurück", "neem er twee terug")
STARTS: Final[Said] = ("{} starts", "{} beginnt", "{} begint")
HAS_POINTS: Final[Said] = ("{} has 40 points", "{} hat 40 Punkte", "{} heeft 40 punten")
NONSENSE: Final[Said] = ("3 rde line 2", "3 rto Reihe 2", "3 rodo lijn 2")
ROUND_QUESTIONS: Final[tuple[tuple[Said, ...], ...]] = (
    (
        ("what lies on factory 3", "was liegt auf Manufaktur 3", "wat ligt er op fabriek 3"),
        ("the bag has 79 tiles", "der Beutel hat 79 Fliesen", "de zak heeft 79 tegels"),
    ),
    (("scores", "Punkte", "punten"), ("board of {}", "Brett von {}", "bord van {}")),
    (("bag", "Beutel", "zak"), ("line 4 of {}", "Reihe 4 von {}", "lijn 4 van {}")),
    (("needs {}", "Bedarf {}", "nodig {}"), ("wall of {}", "Wand von {}", "muur van {}")),
    (("whose turn is it", "wer ist dran", "wie is er aan de beurt"),),
)
"""Asked after the deal of each round."""
AFTER: Final[tuple[Said, ...]] = (
    ("scores", "Punkte", "punten"),
    ("record", "Aufzeichnung", "verslag"),
)


@cache
def true_game() -> Game:
    """What really happens at the table."""
    game = Game(Rules(2, vertical_line_bonus=TACTILE_VERTICAL_LINE_BONUS), starting_seat=1)
    dealer, player = Dealer(SEED), OnePlyPlayer()
    while not game.position.is_over:
        if game.position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play(dealer.deal(game.position))
        else:
            game.play(player.think(game.position, Limits(), Settings(), Stop(), lambda _: None))
    return game


class Teller:
    """Tells the game in a language."""

    def __init__(self, language: Language) -> None:
        self._language = list(Language).index(language)
        self.mistakes = 0
        """How many were made so far."""

    def lines(self) -> Iterator[str]:
        """Every line that is typed."""
        game = true_game()
        yield self._say(STARTS, "Ben")
        num_moves, index = 0, 0
        misread: int | None = None
        while index < len(game.steps):
            step, position = game.steps[index], game.positions[index]
            if isinstance(step, Deal):
                misread = yield from self._deal(position, step, game.steps[index + 1])
                for asked in ROUND_QUESTIONS[min(position.round_number, 5) - 1]:
                    yield self._say(asked, NAMES[position.round_number % 2])
            else:
                assert isinstance(step, Move)
                num_moves += 1
                index += yield from self._move(game, index, num_moves, misread)
                misread = None
            index += 1
        for asked in AFTER:
            yield self._say(asked)

    def _say(self, said: Said, *args: object, **named: object) -> str:
        return said[self._language].format(*args, **named)

    # Draws

    def _deal(
        self, position: Position, deal: Deal, first: object
    ) -> Generator[str, None, int | None]:
        """Tells a deal; answers the factory that is told wrong until the first move."""
        number = position.round_number
        assert isinstance(first, Move)
        misread = first.source if number == 2 and first.source != CENTER else None
        if number == 4:
            yield "; ".join(self._letters(tiles) for tiles in deal.factories)
            return misread
        for index, tiles in enumerate(deal.factories):
            if (number, index) == (1, 1):
                self.mistakes += 1  # 1: a tile is left out
                yield self._draw(index, _without_one(tiles))
            if (number, index) == (1, 3):
                self.mistakes += 1  # 2: a tile is misread, and told so before the deal is whole
                yield self._draw(index, _misread(tiles, first.color))
                yield self._say(WAS, index + 1, self._counted(tiles))
            elif index == misread:
                self.mistakes += 1  # 3: a tile is misread, which the first move shows
                yield self._draw(index, _misread(tiles, first.color))
            else:
                yield self._draw(index, tiles, style=(number + index) % 4)
        if number == 3:
            self.mistakes += 1  # 4: told again, and otherwise
            yield f"2: {self._counted(_misread(deal.factories[1], first.color))}"
        return misread

    def _draw(self, index: int, tiles: TileCounts, style: int = 0) -> str:
        match style:
            case 0:
                return f"{index + 1}: {self._counted(tiles)}"
            case 1:
                return f"{self._say(FACTORY, index + 1)}: {self._counted(tiles)}"
            case 2:
                return f"{index + 1} {self._letters(tiles)}"
            case _:
                return self._counted(tiles)

    def _counted(self, tiles: TileCounts) -> str:
        """`two red, blue, black`."""
        return ", ".join(
            self._say(COLOR_WORDS[color])
            if tiles[color] == 1
            else f"{self._say(NUMBERS[tiles[color]])} {self._say(COLOR_WORDS[color])}"
            for color in tiles.colors
        )

    def _letters(self, tiles: TileCounts) -> str:
        return "".join(TACTILE[color] for color in tiles)

    # Moves

    def _move(
        self, game: Game, index: int, number: int, misread: int | None
    ) -> Generator[str, None, int]:
        """Tells a move; answers how many more it has told."""
        position, move = game.positions[index], game.steps[index]
        assert isinstance(move, Move)
        right = self._told(position, move, style=number % 4)
        wrong = replace(move, destination=FLOOR)
        if misread is not None:
            tiles = position.factories[misread]
            yield self._told(position, move, style=1)
            yield self._say(WAS, misread + 1, self._counted(tiles))
        if number == 3:
            self.mistakes += 1  # 5: to another line
            yield self._told(position, wrong)
            yield self._say(UNDO)
        elif number == 5:
            self.mistakes += 1  # 6: to another line, said otherwise
            yield self._told(position, wrong)
            yield self._say(NO, _short(move))
            return 0
        elif number == 7:
            self.mistakes += 1  # 7: not whose turn it is
            yield self._told(replace(position, seat=1 - position.seat), move)
        elif refused := _refused(position, move) if number in range(14, 18) else None:
            self.mistakes += 1  # 8 and more: what the rules do not allow
            yield self._told(position, refused)
        elif number == 19:
            self.mistakes += 1  # 9: two wrong lines
            after, then = game.positions[index + 1], game.steps[index + 1]
            assert isinstance(then, Move)
            yield self._told(position, wrong)
            yield self._told(after, replace(then, destination=FLOOR))
            yield self._say(TWO_BACK)
        elif number == 23:
            self.mistakes += 1  # 10: an earlier move was another one
            after, then = game.positions[index + 1], game.steps[index + 1]
            assert isinstance(then, Move)
            yield self._told(position, wrong)
            yield self._told(after, then, style=2)
            yield self._say(MOVE_WAS, _number_in_round(game, index), _short(move))
            return 1
        elif number == 30:
            self.mistakes += 1  # 11: a score that nobody has
            yield self._say(HAS_POINTS, NAMES[position.seat])
        elif number == 33:
            yield self._say(NONSENSE)
        yield right
        return 0

    def _told(self, position: Position, move: Move, style: int = 0) -> str:
        player = NAMES[position.seat]
        is_center = move.source == CENTER
        source = self._say(FROM_CENTER if is_center else FROM_FACTORY, move.source + 1)
        target = self._say(TO_FLOOR if move.destination == FLOOR else TO_LINE, move.destination)
        match style:
            case 0:
                colors = self._say(PLURALS[move.color])
                return self._say(TAKES, player=player, colors=colors, source=source, target=target)
            case 1:
                tiles = position.tiles_at(move.source)[move.color]
                count = self._say(NUMBERS[min(tiles, 5)])
                them = self._say(IT if tiles == 1 else THEM)
                color = self._say(ADJECTIVES[move.color])
                seat = position.seat + 1
                is_floor = move.destination == FLOOR
                target = self._say(ON_FLOOR if is_floor else ON_LINE, move.destination)
                return self._say(
                    SEAT_TAKES,
                    seat=seat,
                    count=count,
                    color=color,
                    source=source,
                    them=them,
                    target=target,
                )
            case 2:
                return _short(move)
            case _:
                return f"{player}: {self._say(COLOR_WORDS[move.color])} {source} {target}"


def transcript(language: Language) -> str:
    """What is typed and heard, line by line."""
    text: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        desk = companion_in(Path(folder), language=language, letters=None)
        text += desk.written
        for line in Teller(language).lines():
            desk.written.clear()
            assert desk.session.take(line), line
            text += [f"> {line}".rstrip(), *desk.written]
        desk.close()
        kept = "\n".join(text).replace(folder, "DATA")
    return f"{kept}\n".replace(_date_in(kept), "2026.11.15")


def golden(language: Language) -> Path:
    return FOLDER / f"{language.value}.txt"


def _date_in(text: str) -> str:
    return text.partition('[Date "')[2].partition('"')[0]


def _short(move: Move) -> str:
    source = "C" if move.source == CENTER else str(move.source + 1)
    return f"{source}{TACTILE[move.color]}{move.destination}"


def _without_one(tiles: TileCounts) -> TileCounts:
    color = tiles.colors[0]
    return tiles.replace(color, tiles[color] - 1)


def _misread(tiles: TileCounts, color: Color) -> TileCounts:
    """One tile taken for another: of a color, if it is there."""
    read = color if tiles[color] else tiles.colors[0]
    other = (
        next(each for each in COLORS if each != read and tiles[each])
        if len(tiles.colors) > 1
        else COLORS[(read + 1) % 5]
    )
    return tiles.replace(read, tiles[read] - 1).replace(other, tiles[other] + 1)


def _refused(position: Position, move: Move) -> Move | None:
    """The same tiles where they can't go."""
    for row in range(1, 6):
        other = replace(move, destination=Destination(row))
        if position.why_not(other) is not None:
            return other
    return None


def _number_in_round(game: Game, index: int) -> int:
    """The place of a move since the deal, from 1."""
    deals: Sequence[int] = [at for at in range(index) if isinstance(game.steps[at], Deal)]
    return index - deals[-1]
