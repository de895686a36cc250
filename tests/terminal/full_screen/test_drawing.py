"""Drawing: golden screens, tiles that differ without color, layouts that fit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from rich.cells import cell_len
from rich.color import Color as RichColor
from rich.style import Style
from textual.geometry import Region

from azulejos.players.seat_holders import Holder, spoken_names
from azulejos.rules import COLORS, Color, Dealer, Game, Phase, Rules, WallSide
from azulejos.rules.wall_tiling import row_to_tile
from azulejos.terminal.full_screen import styles
from azulejos.terminal.full_screen.drawing import Scene, draw_table
from azulejos.terminal.full_screen.margins import draw_keys, draw_status, draw_text
from azulejos.terminal.full_screen.picture import Picture
from azulejos.terminal.full_screen.previews import column_points
from azulejos.terminal.full_screen.selection import Area, Selection
from azulejos.terminal.full_screen.spots import BoardSpot, ColumnSpot, TilesSpot
from azulejos.terminal.full_screen.table_layout import LEAST_LOG, layout_for
from azulejos.terminal.speaker import letters_of
from azulejos.words.languages import Language
from azulejos.words.phrases import phrase
from azulejos.words.voice import Letters, Voice
from tests.games import PLAYERS
from tests.terminal.sessions import SEED

from .snapshots import SNAPSHOTS, Snapshot

SIZES = [(80, 24), (100, 30), (120, 40), (140, 45), (200, 60)]


@pytest.mark.parametrize("snapshot", SNAPSHOTS, ids=lambda snapshot: snapshot.name)
def test_screens_are_as_they_were(snapshot: Snapshot) -> None:
    assert snapshot.take() == snapshot.path.read_text("utf-8")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", PLAYERS)
def test_everything_fits(size: tuple[int, int], players: int) -> None:
    width, height = size
    rules = Rules(players, WallSide.COLORED)
    game = Game(rules)
    game.play(Dealer(SEED).deal(game.position))
    layout = layout_for(rules, width, height - 3)
    assert layout.width + LEAST_LOG <= width
    assert layout.height <= height - 3
    scene = Scene(
        position=game.position,
        names=["Dorothea von Hagen und so"] * players,
        letters=letters_of(Voice(Language.ENGLISH)),
        seat=0,
        turn=0,
    )
    picture = draw_table(scene, layout, height - 3)
    whole = Region(0, 0, picture.width, picture.height)
    assert all(whole.contains_region(region) for region in picture.spots.values())
    seats = [region for spot, region in picture.spots.items() if isinstance(spot, BoardSpot)]
    assert len(seats) == players - 1
    assert not any(
        one.overlaps(other) for one in picture.spots.values() for other in seats if one is not other
    )
    for spot, region in picture.spots.items():
        if isinstance(spot, TilesSpot):
            shown = {picture.rows[region.y][x][1] for x in range(region.x, region.right)}
            assert styles.edge(spot.color) in shown, "not cut off"
            assert picture.rows[picture.cursors[spot].y][picture.cursors[spot].x][0] == (
                spot.color.letter
            )


def scene_of(game: Game, **more: Any) -> Scene:  # noqa: ANN401 as Scene takes them
    """As whoever is to move sees it."""
    return Scene(
        position=game.position,
        names=["Ada", "Bo"],
        letters=letters_of(Voice(Language.ENGLISH)),
        seat=game.position.seat,
        turn=game.position.seat,
        **more,
    )


def test_the_first_column_focused_accepts_the_tile() -> None:
    rules = Rules(2, WallSide.GRAY)
    game = Game(rules)
    dealer = Dealer(SEED)
    columns: Mapping[int, int | None] = {}
    while columns.get(0, 1) is not None:
        position = game.position
        if position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play(dealer.deal(position))
        else:
            # The first column; the last line, as the first is the floor line.
            moves = [*position.legal_moves]
            game.play(moves[0] if position.phase is Phase.WALL_TILING else moves[-1])
        is_tiling = game.position.phase is Phase.WALL_TILING
        columns = column_points(game.position) if is_tiling else {}
    scene = scene_of(game, columns=columns)
    selection = Selection()
    selection.enter(Area.BOARD, draw_table(scene, layout_for(rules, 80, 21), 21))
    assert isinstance(selection.focus, ColumnSpot)
    assert columns[selection.focus.column] is not None


def test_a_larger_terminal_has_larger_tiles() -> None:
    widths = [layout_for(Rules(2), width, height - 3).cells.width for width, height in SIZES]
    assert widths == sorted(widths)
    assert widths[0] < widths[-1]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("letters", Letters)
def test_tiles_differ_without_color(language: Language, letters: Letters) -> None:
    shown = letters_of(Voice(language, letters=letters))
    assert len({letter.lower() for letter in shown.values()}) == len(COLORS)
    assert all(len(letter) == 1 for letter in shown.values())
    taken = {"h", "u", "n", "m", "p", "q", "v", "c"}
    assert not taken & {letter.lower() for letter in shown.values()}, "keys of their own"


@pytest.mark.parametrize("color", COLORS)
def test_letters_and_outlines_of_tiles_can_be_seen(color: Color) -> None:
    style = styles.tile(color)
    assert contrast(style.color, style.bgcolor) >= 4.5
    background = RichColor.parse(styles.BACKGROUND)
    edge = styles.edge(color)
    assert max(contrast(edge.color, background), contrast(edge.bgcolor, background)) >= 3
    assert contrast(styles.space(color).color, background) >= 4.5


@pytest.mark.parametrize("background", [styles.BACKGROUND, styles.PANEL])
@pytest.mark.parametrize("style", [styles.FAINT, styles.TITLE, styles.WARNING, styles.POINTER])
def test_text_can_be_read(style: Style, background: str) -> None:
    assert contrast(style.color, RichColor.parse(background)) >= 4.5


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("width", "num_lines"), [(80, 1), (60, 2), (20, 8)])
def test_the_keys_are_not_cut_off(language: Language, width: int, num_lines: int) -> None:
    picture = draw_keys(Voice(language), width)
    assert picture.height <= num_lines
    whole = Region(0, 0, width, picture.height)
    assert len(picture.spots) == 8
    assert all(whole.contains_region(region) for region in picture.spots.values())


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("width", [80, 60])
def test_the_status_is_not_cut_off(language: Language, width: int) -> None:
    voice = Voice(language)
    computer = spoken_names([Holder(), Holder(level=3)])[1]
    for to_do in (
        phrase("screen-steps"),
        phrase("screen-replay"),
        phrase("screen-course"),
        phrase("screen-reviewing", done=110, total=115),
        phrase("screen-review"),
        phrase("screen-mistake"),
        phrase("screen-paused", player=computer),
        phrase("screen-thinking", player=computer, back="yes"),
        phrase("screen-choose-column", player="Dorothea von Hagen"),
        phrase("screen-too-small"),
    ):
        is_game = not to_do.id.startswith(("screen-replay", "screen-course", "screen-review"))
        is_game = is_game and to_do.id != "screen-mistake"
        last = [phrase("screen-last-round")] if is_game else []
        text = voice.say([phrase("screen-round", round=6), *last, to_do])
        rows = draw_status(text, width).rows
        told = " ".join("".join(cell for cell, _ in row).strip() for row in rows)
        assert told == text
        assert len(rows) == 1 or width < 80 or to_do.id in {"screen-paused", "screen-too-small"}


@pytest.mark.parametrize("most", [20, 3])
def test_text_about_the_focus_takes_the_room_that_there_is(most: int) -> None:
    words = [f"word{index}" for index in range(60)]
    rows = draw_text(" ".join(words), 34, 8, most).rows
    told = " ".join("".join(cell for cell, _ in row).strip() for row in rows).split()
    assert told == words[: len(told)]
    assert len(rows) <= most
    assert len(told) == len(words) or len(rows) == most
    assert len(draw_text("word", 34, 8, 20).rows) == 8


def test_a_focused_column_that_is_taken_shows_its_tile() -> None:
    game = Game(Rules(2, WallSide.GRAY))
    dealer = Dealer(SEED)
    columns: Mapping[int, int | None] = {}
    taken: list[int] = []
    while not taken:
        position = game.position
        if position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play(dealer.deal(position))
        else:
            moves = [*position.legal_moves]
            game.play(moves[0] if position.phase is Phase.WALL_TILING else moves[-1])
        row = row_to_tile(game.position)
        if row is not None:
            columns = column_points(game.position)
            wall = game.position.boards[game.position.seat].wall
            taken = [column for column in columns if wall[row, column] is not None]
    assert row is not None
    color = wall[row, taken[0]]
    assert color is not None
    spot = ColumnSpot(row, taken[0])
    scene = scene_of(game, focus=spot, columns=columns)
    picture = draw_table(scene, layout_for(game.rules, 80, 21), 21)
    at = picture.cursors[spot]
    shown = "".join(character for character, _ in picture.rows[at.y][at.x - 1 : at.x + 2])
    assert shown == f"[{color.letter}]"


def test_names_of_wide_letters_keep_their_room() -> None:
    game = Game(Rules(2))
    game.play(Dealer(SEED).deal(game.position))
    scene = Scene(
        position=game.position,
        names=["山田太郎" * 6, "Zoe\u0308"],
        letters=letters_of(Voice(Language.ENGLISH)),
        seat=0,
        turn=0,
    )
    layout = layout_for(game.rules, 80, 21)
    picture = draw_table(scene, layout, 21)
    lines = ["".join(character for character, _ in row) for row in picture.rows]
    assert {cell_len(line) for line in lines} == {layout.width}
    assert any("山田太郎" in line and "…" in line for line in lines)
    assert any("Zoe\u0308" in line for line in lines)


def test_pictures_cut_off_what_is_outside() -> None:
    picture = Picture(3, 1)
    assert picture.put(2, 0, "ab") == 4
    picture.put(0, 5, "c")
    assert ["".join(character for character, _ in row) for row in picture.rows] == ["  a"]


def contrast(one: RichColor | None, other: RichColor | None) -> float:
    """As WCAG defines it."""
    assert one is not None
    assert other is not None
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(color: RichColor) -> float:
    parts = []
    for part in color.get_truecolor():
        value = part / 255
        parts.append(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
