"""Streaming: games are read as they come, and only the game at hand is in memory."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from azulejos.notation import (
    NotationError,
    format_records,
    parse_record,
    parse_records,
    read_records,
)
from tests.notation.texts import UNDER_WAY
from tests.volume import volume

GAMES = volume(1_000, 10_000)
LINES = UNDER_WAY.splitlines(keepends=True)


class Source:
    """The lines of many games; counts how many were read."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.asked = 0

    def __iter__(self) -> Iterator[str]:
        for _ in range(self.games):
            for line in LINES:
                self.asked += 1
                yield line


@pytest.mark.volume
def test_games_are_read_one_by_one() -> None:
    """A game comes with the first line of the next one: only then is its end known."""
    source = Source(GAMES)
    records = parse_records(source)
    assert source.asked == 0
    for number in range(1, GAMES):
        record = next(records)
        assert source.asked == number * len(LINES) + 1
        assert record.first_line == (number - 1) * len(LINES) + 1
    assert next(records) == parse_record(UNDER_WAY)
    assert source.asked == GAMES * len(LINES)
    with pytest.raises(StopIteration):
        next(records)


def peak_of(games: int) -> int:
    """The most bytes that were in use at once while games were read."""
    gc.collect()
    tracemalloc.start()
    try:
        assert sum(1 for _ in parse_records(Source(games))) == games
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    few = peak_of(20)
    many = peak_of(1000)
    assert many < few + 100_000


def test_a_game_is_handed_out_before_an_error_in_the_next() -> None:
    lines = [*LINES, *LINES, *LINES[:3], "nonsense\n"]
    records = parse_records(lines)
    assert len(list(islice(records, 2))) == 2
    with pytest.raises(NotationError, match=r"^record, line 20: read 'nonsense'"):
        next(records)


def test_a_file_is_streamed_and_closed(tmp_path: Path) -> None:
    path = tmp_path / "games.azul"
    with path.open("w", encoding="utf-8", newline="") as file:
        file.writelines(format_records(parse_record(UNDER_WAY) for _ in range(500)))
    assert sum(1 for _ in read_records(path)) == 500
    games = read_records(path)
    assert next(games).first_line == 1
    assert next(games).first_line == len(LINES) + 2
    games.close()  # type: ignore[attr-defined]
    path.unlink()


def test_games_are_written_as_they_come() -> None:
    asked = []

    def games() -> Iterator[str]:
        for number in range(3):
            asked.append(number)
            yield UNDER_WAY

    texts = format_records(map(parse_record, games()))
    assert asked == []
    assert next(texts) == UNDER_WAY
    assert asked == [0]
    assert next(texts) == "\n" + UNDER_WAY
