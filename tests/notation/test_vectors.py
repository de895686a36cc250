"""The shared vectors: games and positions that any implementation must reproduce."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from azulejos.notation import (
    NotationError,
    format_position,
    format_record,
    format_step,
    parse_position,
    parse_record,
    parse_rules,
    parse_seat,
    parse_step,
    record_game,
    replay,
)
from azulejos.notation.tags import format_result
from azulejos.rules import Game, IllegalStepError, Phase, Position
from tests.games import VECTORS, vector_lines
from tests.volume import some

GAME_FILES: Final = sorted(path.name for path in VECTORS.glob("games-*.txt"))
TRACE_KINDS: Final = 12


def new_game(words: list[str]) -> Game:
    """Plays `position new PLAYERS RULES START moves TOKEN...`."""
    position, new, players, rules, start, moves, *tokens = words
    assert (position, new, moves) == ("position", "new", "moves")
    num_players = int(players)
    game = Game(parse_rules(rules, num_players), parse_seat(start, num_players))
    for token in tokens:
        step = parse_step(token)
        assert format_step(step) == token
        game.play(step)
    return game


def test_there_is_a_file_for_every_kind_of_table() -> None:
    tables = [*(f"{players}p" for players in (2, 3, 4)), "2p-column5"]
    expected = {f"games-{side}-{table}.txt" for side in ("colored", "gray") for table in tables}
    assert set(GAME_FILES) == expected


@pytest.mark.volume
@pytest.mark.parametrize("name", GAME_FILES)
def test_games(name: str) -> None:
    lines = list(vector_lines(name))
    games = list(zip(lines[0::3], lines[1::3], lines[2::3], strict=True))
    assert len(games) >= 40
    for played, code, winners in some(games, every=4):
        game = new_game(played.split(" "))
        assert f"code {format_position(game.position)}" == code, played
        assert game.outcome is not None, played
        assert f"winners {format_result(game.outcome.winners)}" == winners, played
        record = record_game(game)
        assert replay(parse_record(format_record(record))).position == game.position


def traces() -> Iterator[list[tuple[str, str]]]:
    """Each game as its codes, with the step that follows each."""
    game: list[tuple[str, str]] = []
    for line in vector_lines("traces.txt"):
        code, step = line.split(" | ")
        game.append((code, step))
        if step == "end":
            yield game
            game = []
    assert game == []


@pytest.mark.parametrize("game", list(traces()), ids=lambda game: game[0][0].split(" -")[0])
def test_traces(game: list[tuple[str, str]]) -> None:
    position = parse_position(game[0][0])
    for code, text in game:
        assert format_position(position) == code
        assert parse_position(code) == position
        if text != "end":
            step = parse_step(text)
            assert position.why_not(step) is None
            position = position.after(step)
    assert position.is_over


def test_traces_are_of_every_kind_of_table() -> None:
    assert sum(1 for _ in traces()) == TRACE_KINDS
    phases = {parse_position(code).phase for game in traces() for code, _ in game}
    assert phases == set(Phase)


HARD: Final = [tuple(line.split(" | ")) for line in vector_lines("hard.txt")]


@pytest.mark.parametrize(
    ("code", "moves", "expected"),
    [case[1:] for case in HARD],
    ids=[case[0] for case in HARD],
)
def test_hard_cases(code: str, moves: str, expected: str) -> None:
    if expected == "error":
        with pytest.raises((IllegalStepError, NotationError)):
            after(code, moves)
    else:
        assert format_position(after(code, moves)) == expected


def after(code: str, moves: str) -> Position:
    game = Game(parse_position(code))
    for token in moves.split(" "):
        game.play(parse_step(token))
    return game.position
