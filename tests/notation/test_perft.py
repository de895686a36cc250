"""Perft: how many sequences of moves there are, counted in plain Python as far as is quick."""

from __future__ import annotations

from typing import Final

import pytest

from azulejos.notation import format_move, parse_position
from azulejos.rules import Position
from tests.games import vector_lines

NODE_CAP: Final = 20_000
"""Deeper counts are left to the native core."""


def perft(position: Position, depth: int) -> int:
    """Sequences of exactly `depth` moves, none after the round has ended."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(position.legal_moves)
    return sum(perft(position.after(move), depth - 1) for move in position.legal_moves)


def split(position: Position, depth: int) -> str:
    """The count of each first move: what to compare where a total is wrong."""
    counts = (
        f"{format_move(move)}: {perft(position.after(move), depth - 1)}"
        for move in position.legal_moves
    )
    return "\n".join(counts)


def read_cases() -> list[tuple[str, dict[int, int]]]:
    """A position code and its counts by depth on each line."""
    cases = []
    for line in vector_lines("perft.txt"):
        code, counts = line.split(" ; ")
        words = counts.split(" ")
        by_depth = {
            int(depth.removeprefix("D")): int(count)
            for depth, count in zip(words[0::2], words[1::2], strict=True)
        }
        cases.append((code, by_depth))
    return cases


CASES: Final = read_cases()


@pytest.mark.parametrize(("code", "counts"), CASES, ids=range(len(CASES)))
def test_counts(code: str, counts: dict[int, int]) -> None:
    position = parse_position(code)
    checked = 0
    for depth, count in counts.items():
        if count <= NODE_CAP:
            assert perft(position, depth) == count, split(position, depth)
            checked += 1
    assert checked


def test_the_counts_of_every_kind_of_table_are_there() -> None:
    kinds = {(code.split(" ")[0], len(code.split(" ")) - 9) for code, _ in CASES}
    assert kinds == {(side, players) for side in ("colored", "gray") for players in (2, 3, 4)}


def test_nothing_can_be_played_before_the_deal_and_after_the_end() -> None:
    over = parse_position(
        "colored 5 X2 2 C -/-/-/-/- - 19,18,18,18,18 0,0,0,0,0 "
        "24:-/-/-/-/-:BYRKW/W..../K..../R..../Y....:- "
        "2:-/-/-/-/-:...../...../...../...../.....:-"
    )
    pending = parse_position(
        "colored 3 D1 1 C -/-/-/-/- - 13,19,20,20,20 7,1,0,0,0 "
        "16:-/-/-/-/-:...../...../...../...../.....:- "
        "0:-/-/-/-/-:...../...../...../...../.....:-"
    )
    for position in (over, pending):
        assert [perft(position, depth) for depth in (0, 1, 2)] == [1, 0, 0]
