"""The legal moves as an object: iteration, `len`, `in` and truth."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from azulejos.notation import format_move, parse_move
from azulejos.rules import Move, Position, Rules, factory, pattern_line
from azulejos.rules import factory_offer as chapter
from tests.games import board, play, set_up


def offer() -> Position:
    return set_up("colored 1 O1 1 C BBRK/-/-/-/- W", board(lines="B/RR/-/KKK/-"))


def tiling() -> Position:
    start = set_up("gray 2 O2 1 2 -/-/-/-/- K", board(lines="-/RR/-/-/-"), board(floor="M"))
    return play(start, "CK5").position


def test_all_of_the_factory_offer_in_the_order_of_sources_colors_and_destinations() -> None:
    moves = [format_move(move) for move in offer().legal_moves]
    assert " ".join(moves) == "1B0 1B3 1B5 1R0 1R3 1R5 1K0 1K3 1K4 1K5 CW0 CW3 CW5"


def test_all_of_the_wall_tiling_from_left_to_right() -> None:
    moves = [format_move(move) for move in tiling().legal_moves]
    assert moves == ["T21", "T22", "T23", "T24", "T25"]


def test_they_can_be_counted_and_asked_for_a_move() -> None:
    moves = offer().legal_moves
    assert len(moves) == 13
    assert moves
    assert parse_move("1B3") in moves
    assert parse_move("1B4") not in moves
    assert parse_move("T11") not in moves
    assert parse_move("T21") in tiling().legal_moves


def test_there_are_none_while_a_deal_is_pending_and_after_the_end() -> None:
    over = play(
        set_up(
            "colored 5 O1 1 C KKKK/-/-/-/- -",
            board(lines="W/-/-/-/-", wall="BYRK./...../...../...../....."),
        ),
        "1K5",
    ).position
    for position in (Position.start(Rules()), over):
        assert not position.legal_moves
        assert len(position.legal_moves) == 0
        assert list(position.legal_moves) == []
        assert parse_move("1B1") not in position.legal_moves


def test_whether_there_is_one_takes_no_more_than_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(position: Position) -> Iterator[Move]:
        yield Move(factory(0), position.factories[0].colors[0], pattern_line(0))
        raise AssertionError("nobody asked for the second move")

    moves = offer().legal_moves
    monkeypatch.setattr(chapter, "legal_moves", broken)
    assert bool(moves)
    with pytest.raises(AssertionError, match="nobody asked"):
        len(moves)


def test_they_are_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    times = []
    once = chapter.legal_moves

    def counted(position: Position) -> Iterator[Move]:
        times.append(position)
        return once(position)

    monkeypatch.setattr(chapter, "legal_moves", counted)
    moves = offer().legal_moves
    assert times == []
    assert list(moves) == list(moves) == sorted(moves)
    assert len(moves) == 13
    assert len(times) == 1


def test_the_representation_lists_every_move() -> None:
    assert repr(tiling().legal_moves) == "<LegalMoves T21 T22 T23 T24 T25>"
    assert repr(Position.start(Rules()).legal_moves) == "<LegalMoves >"
