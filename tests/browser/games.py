"""Whole games on a page, always the same: Anna plays in the browser, Ben from another screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser

from azulejos.notation import parse_move, parse_position
from azulejos.rules import Move, Phase
from azulejos.words.languages import Language
from tests.golden.played import choose
from tests.golden.script import ASKED

from .hands import Clicks, Hand, Keys, Lines, Taps
from .serving import PageServer, Table, Watched, columns, decision
from .visiting import Visit, visiting

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "browser"
ANNA: Final = 0
BEN: Final = 1
_TOUCHED: Final = {"size": (360, 780), "has_touch": True, "is_mobile": True}


class WholeGame(NamedTuple):
    """A game by one way to play, in a language."""

    way: str
    language: Language
    side: str = "colored"

    @property
    def name(self) -> str:
        return f"{self.way}-{self.side}-{self.language.value}"

    @property
    def kept(self) -> Path:
        """What was heard. Whoever does not type hears the same, whatever they play with."""
        heard = "typed" if self.way == "lines" else "played"
        return GOLDEN / f"{heard}-{self.side}-{self.language.value}.txt"


_HANDS: Final[dict[str, Callable[[Visit], Hand]]] = {
    "keys": Keys,
    "clicks": Clicks,
    "taps": Taps,
    "lines": Lines,
}
GAMES: Final = (
    *(WholeGame(way, language) for way in ("keys", "clicks", "lines") for language in Language),
    WholeGame("taps", Language.DUTCH),
    WholeGame("clicks", Language.GERMAN, "gray"),
    WholeGame("keys", Language.ENGLISH, "gray"),
    WholeGame("lines", Language.DUTCH, "gray"),
)


def play_whole(game: WholeGame, server: PageServer, browser: Browser) -> list[str]:
    """Plays a game to its end; answers what was heard."""
    options: dict[str, Any] = _TOUCHED if game.way == "taps" else {}
    with visiting(browser, game.language, **options) as visit:
        table = open_game(server, visit, game)
        hand = _HANDS[game.way](visit)
        asked = questions(game.language)
        with table.present(BEN):
            while play_on(table, visit, hand):
                if isinstance(hand, Lines):
                    hand.ask(next(asked))
                visit.wait_for_focus()
            visit.wait_for_number(table.state["number"])
        return [f"{urgency}: {text}" for urgency, text in visit.heard()]


def golden(game: WholeGame) -> list[str]:
    return game.kept.read_text("utf-8").splitlines()


def questions(language: Language) -> Iterator[str]:
    """One after each move: what can be asked has an answer at any time, and changes nothing."""
    index = [*Language].index(language)
    return cycle(asked[index] for asked in ASKED)


def open_game(server: PageServer, visit: Visit, game: WholeGame) -> Table:
    """A table at which Anna has sat down in the browser."""
    table = Table(server, None, None, rules=game.side, starting_seat=0)
    table.sit("Anna", "Ben")
    visit.page.goto(table.seat_link(ANNA))
    visit.page.get_by_role("heading", level=1).wait_for()
    return table


def play_on(table: Table, visit: Visit, hand: Hand) -> bool:
    """Ben plays, then Anna does what she has to, once; answers whether the game goes on."""
    table.play_until(ANNA)
    state = table.state
    visit.wait_for_number(state["number"])
    if state["winners"] is not None:
        return False
    position = parse_position(state["position"])
    if ANNA in state["to_decide"] and position.phase is Phase.FACTORY_OFFER:
        move = choose(position)
        assert isinstance(move, Move)
        hand.take(position, move)
    elif ANNA in state["to_decide"]:
        hand.choose_columns(position, columns(position, ANNA))
    elif ANNA in state["confirmers"]:
        hand.press(visit.voice.text("next-round-now"))
    if ANNA in state["to_decide"]:
        # Others may choose their columns meanwhile: that is not her choice yet.
        table.wait_while(
            lambda now: ANNA in now["to_decide"] and now["position"] == state["position"]
        )
    visit.wait_for_number(table.settled(state["number"])["number"])
    return True


def steady_move(table: Watched, seat: int) -> Move:
    """What a steady player would do now."""
    move = parse_move(decision(table.position, seat)["move"])
    assert isinstance(move, Move)
    return move
