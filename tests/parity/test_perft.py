"""Perft tables: both engines count the same sequences of moves as the vectors."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos import native
from azulejos.notation import format_move, parse_position
from azulejos.rules import Position

TABLE = (Path(__file__).parents[1] / "vectors" / "perft.txt").read_text().splitlines()
CAP = 7_000
"""Sequences that plain Python counts; the core counts them all."""


def counts(row: str) -> tuple[Position, list[tuple[int, int]]]:
    code, _, rest = row.partition(" ; ")
    words = rest.split()
    depths = [int(depth.removeprefix("D")) for depth in words[::2]]
    return parse_position(code), list(zip(depths, map(int, words[1::2]), strict=True))


def perft(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    if depth == 1:
        return len(position.legal_moves)
    return sum(perft(position.after(move), depth - 1) for move in position.legal_moves)


def split(position: Position, depth: int) -> dict[str, int]:
    """Counts by first move, for whoever looks for the difference."""
    return {
        format_move(move): perft(position.after(move), depth - 1) for move in position.legal_moves
    }


def native_split(position: Position, depth: int) -> dict[str, int]:
    result = {}
    for move in position.legal_moves:
        state = native.from_position(position)
        state.apply(native.action_of(move, position.rules))
        result[format_move(move)] = state.perft(depth - 1)
    return result


@pytest.mark.parametrize("row", TABLE, ids=[row.split(" ; ")[0][:40] for row in TABLE])
def test_perft(row: str) -> None:
    position, expected = counts(row)
    for depth, count in expected:
        assert native.from_position(position).perft(depth) == count
        if count <= CAP:
            assert split(position, depth) == native_split(position, depth)
            assert perft(position, depth) == count


def test_perft_0_is_1_and_nothing_is_played_between_rounds() -> None:
    position, _ = counts(TABLE[0])
    assert native.from_position(position).perft(0) == perft(position, 0) == 1
    pending = native.State.new(2)
    assert (pending.perft(0), pending.perft(1), pending.perft(2)) == (1, 0, 0)


@pytest.mark.long
def test_perft_one_deeper_by_both_engines() -> None:
    for row in TABLE:
        position, expected = counts(row)
        depth, count = expected[-1]
        if count <= CAP:
            assert native.from_position(position).perft(depth + 1) == perft(position, depth + 1)
