"""Whole games beside a real set, told in nothing but sentences: draws, moves, questions and a
mistake as people say them."""

from __future__ import annotations

import tempfile
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any, Final

from azulejos.players.seat_holders import Holder
from azulejos.rules import (
    CENTER,
    COLORS,
    FLOOR,
    SEED_BYTES,
    Dealer,
    Move,
    Phase,
    TileCounts,
)
from azulejos.words.languages import Language
from tests.terminal.companion.desks import CompanionDesk, companion_in

from .played import choose

SEATS: Final = (Holder("Ann"), Holder("Max"))
DEALER: Final = Dealer(bytes([11]) * SEED_BYTES)
ASKED: Final = 4
"""A question after every so many moves."""
MISTAKEN: Final = 5
"""The move that is told wrong first, and taken back."""


@cache
def manner_of(language: Language) -> dict[str, Any]:
    """The manner of a language, as `beside_manners.toml` has it."""
    path = Path(__file__).with_name("beside_manners.toml")
    manner: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))[language.value]
    return manner


def golden(language: Language) -> Path:
    """The file of a game."""
    return Path(__file__).parent / "natural" / f"beside-{language.value}.txt"


def transcript(language: Language) -> str:
    """What is typed and heard in a whole game."""
    with tempfile.TemporaryDirectory() as folder:
        desk = companion_in(Path(folder), SEATS, language, is_classic=True)
        for line in sentences(desk, language):
            desk.written.append(f"> {line}")
            desk.session.take(line)
        desk.close()
    return "\n".join(desk.written) + "\n"


def sentences(desk: CompanionDesk, language: Language) -> Iterator[str]:
    """The lines of a whole game. Each draw and each move must be understood."""
    manner = manner_of(language)
    questions = cycle(manner["questions"])
    yield manner["start"]
    number = 0
    while not desk.position.is_over:
        if desk.position.phase is Phase.PREPARING_NEXT_ROUND:
            yield from _draws(desk, manner)
            continue
        move = choose(desk.position)
        assert isinstance(move, Move)
        if number == MISTAKEN:
            yield from _mistake(desk, manner, number)
        steps, line = len(desk.game.steps), said(desk, move, manner, number)
        yield line
        assert [*desk.game.steps[steps:]] == [move], f"{line!r} is not {move}: {desk.written[-3:]}"
        number += 1
        if number % ASKED == 0:
            yield next(questions)
    yield from manner["end"]


def said(desk: CompanionDesk, move: Move, manner: dict[str, Any], number: int) -> str:
    """A move in one of the ways to say it."""
    source = _place(manner, "factories", None if move.source == CENTER else move.source, number)
    row = None if move.destination == FLOOR else move.destination - 1
    form = manner["moves"][number % len(manner["moves"])]
    text: str = form.format(
        player=SEATS[desk.position.seat].name,
        color=manner["colors"][move.color],
        source=source,
        target=_place(manner, "lines", row, number // 2),
    )
    return text


def _draws(desk: CompanionDesk, manner: dict[str, Any]) -> Iterator[str]:
    """A deal, factory by factory."""
    deal = DEALER.deal(desk.position)
    for index, tiles in enumerate(deal.factories):
        if not tiles:
            continue
        form = manner["draws"][index % len(manner["draws"])]
        factory = manner["factory"].format(number=manner["numbers"][index])
        line = form.format(factory=factory, tiles=_tiles(tiles, manner))
        steps = len(desk.game.steps)
        yield line
        is_told = desk.table.told[index] == tiles or len(desk.game.steps) > steps
        assert is_told, f"{line!r} is not {tiles}: {desk.written[-3:]}"


def _mistake(desk: CompanionDesk, manner: dict[str, Any], number: int) -> Iterator[str]:
    """Another move, and that it was wrong."""
    steps = [*desk.game.steps]
    wrong = next(each for each in desk.position.legal_moves if isinstance(each, Move))
    yield said(desk, wrong, manner, number)
    assert len(desk.game.steps) == len(steps) + 1, desk.written[-3:]
    yield manner["oops"]
    assert [*desk.game.steps] == steps, desk.written[-3:]


def _tiles(tiles: TileCounts, manner: dict[str, Any]) -> str:
    words = [
        f"{manner['counts'][tiles[color] - 1]} {manner['colors'][color]}"
        for color in COLORS
        if tiles[color]
    ]
    return ", ".join(words)


def _place(manner: dict[str, Any], kind: str, index: int | None, way: int) -> str:
    forms = manner[{"factories": "center", "lines": "floor"}[kind] if index is None else kind]
    at = index or 0
    text: str = forms[way % len(forms)].format(
        number=manner["numbers"][at], ordinal=manner["ordinals"][at]
    )
    return text
