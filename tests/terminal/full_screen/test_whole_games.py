"""Whole games at the full screen: by quick keys, by arrow keys and Enter, by the mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeAlias
from unittest.mock import patch

import pytest

from azulejos.notation import read_records, replay, verify_deals
from azulejos.rules import FLOOR, Move, PlayerMove, Position, Rules, TilingMove, WallSide
from azulejos.terminal import review_maker
from azulejos.terminal.full_screen.dialogs import Reading
from azulejos.terminal.full_screen.margins import FIRST_LETTER
from azulejos.terminal.full_screen.picture import Drawing
from azulejos.terminal.full_screen.spots import ColumnSpot, LineSpot, Spot, TilesSpot
from azulejos.terminal.review_mode import ReviewMode
from azulejos.terminal.text_options import TextOptions
from azulejos.words.languages import Language
from tests.analysis import golden_reviews

from .sitting import SMALL, WIDE, Person, sitting

Way: TypeAlias = Callable[[Person, PlayerMove], Coroutine[None, None, None]]
FEW_NODES: Final = replace(golden_reviews.SMALL, name="quick")
OVER = {
    Language.ENGLISH: "The game is over",
    Language.GERMAN: "Das Spiel ist zu Ende",
    Language.DUTCH: "Het spel is afgelopen",
}


async def by_quick_keys(person: Person, move: PlayerMove) -> None:
    await person.play(move)


async def by_mouse(person: Person, move: PlayerMove) -> None:
    await person.play_by_mouse(move)


async def by_arrows(person: Person, move: PlayerMove) -> None:
    """Walks to the tiles, takes them, walks to the line; the cursor goes along."""
    if isinstance(move, TilingMove):
        await walk(person, ColumnSpot(move.row, move.column))
    else:
        await walk(person, TilesSpot(move.source, move.color))
        await person.press("enter")
        await walk(person, LineSpot(move.destination))
    await person.press("enter")


async def walk(person: Person, target: Spot) -> None:
    """Arrow keys, until the target is focused."""
    for _ in range(40):
        spots = person.app.screen.query_one("#table", Drawing).picture.spots
        focus = person.app.selection.focus
        assert focus is not None
        if focus == target:
            return
        here, there = spots[focus], spots[target]
        if here.y != there.y:
            await person.press("down" if here.y < there.y else "up")
        else:
            await person.press("right" if here.x < there.x else "left")
        assert person.app.selection.focus != focus, "it moves"
    raise AssertionError(f"{target} is not reached")


def some_move(person: Person) -> PlayerMove:
    return good_move(person.position)


def good_move(position: Position) -> PlayerMove:
    """A move that is not too bad, so that the game ends: a line if possible, the longest way."""
    legal = list(position.legal_moves)
    moves = [move for move in legal if isinstance(move, Move) and move.destination != FLOOR]
    counts = position.tiles_at
    if moves:
        return max(moves, key=lambda move: (counts(move.source)[move.color], -move.destination))
    return legal[0]


async def play_until(person: Person, holds: Callable[[], bool]) -> None:
    """Plays on until something holds."""
    while not holds():
        await play_by(person, by_quick_keys)


async def play_by(person: Person, way: Way) -> None:
    steps = len(person.game.steps)
    await way(person, some_move(person))
    assert len(person.game.steps) > steps, "the move was made"


async def play_to_the_end(person: Person, way: Way) -> None:
    while not person.app.table.is_over:
        await play_by(person, way)
        if not person.app.table.is_over:
            assert_cursor_is_on_focus(person)


def assert_cursor_is_on_focus(person: Person) -> None:
    focus = person.app.selection.focus
    if focus is None:
        assert person.app.cursor_position == FIRST_LETTER
    else:
        drawing = person.app.screen.query_one("#table", Drawing)
        at = drawing.content_region.offset + drawing.picture.cursors[focus]
        assert at == person.app.cursor_position
    assert person.under_cursor.strip(), "there is something to read"


def check(folder: Path, rules: Rules) -> None:
    """The game is kept, and all of it was by the rules."""
    (path,) = (folder / "games").iterdir()
    (record,) = read_records(path)
    game = replay(record)
    assert game.rules == rules
    assert game.outcome is not None
    verify_deals(record)
    assert not (folder / "current.azul").exists()


async def whole_game(
    folder: Path, options: TextOptions, way: Way, size: tuple[int, int] = SMALL
) -> None:
    async with sitting(folder, options, size) as person:
        await play_to_the_end(person, way)
        language = options.language or Language.ENGLISH
        assert OVER[language] in person.log
        assert isinstance(person.app.screen, Reading), "the result comes up"
        told = person.log
        await person.press("escape", "enter")
        assert isinstance(person.app.screen, Reading), "and comes again by Enter"
        assert person.log == told
        outcome = person.game.outcome
        assert outcome is not None
        assert str(max(outcome.scores)) in person.seen
        with patch.object(review_maker, "LIMIT", FEW_NODES):
            await person.press("r")
        assert isinstance(person.session.mode, ReviewMode), "r reviews the game"
        assert f"{max(outcome.scores)}" in person.log[len(told) :]
        await person.press("q", "escape")
        assert OVER[language] in person.screen[0]
    check(folder, options.setup(1).rules)


def test_a_whole_game_by_quick_keys(tmp_path: Path) -> None:
    asyncio.run(whole_game(tmp_path, TextOptions(level=1), by_quick_keys))


def test_a_whole_game_on_the_gray_side_by_mouse_alone(tmp_path: Path) -> None:
    asyncio.run(whole_game(tmp_path, TextOptions(level=1, is_gray=True), by_mouse))


@pytest.mark.long
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("side", WallSide)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_by_arrow_keys(
    tmp_path: Path, language: Language, side: WallSide, players: int
) -> None:
    options = TextOptions(
        level=2,
        language=language,
        players=players,
        is_gray=side is WallSide.GRAY,
        is_tactile=players == 3,
    )
    size = WIDE if players == 4 else SMALL
    asyncio.run(whole_game(tmp_path, options, by_arrows, size))


@pytest.mark.long
@pytest.mark.parametrize("language", [Language.GERMAN, Language.DUTCH])
def test_whole_games_by_quick_keys_in_other_languages(tmp_path: Path, language: Language) -> None:
    """The letters of the colors are those of the language."""
    asyncio.run(whole_game(tmp_path, TextOptions(level=1, language=language), by_quick_keys))
