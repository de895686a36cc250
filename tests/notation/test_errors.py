"""Errors: what was read, where, and what was expected, in one line of printable ASCII."""

from __future__ import annotations

import copy
import pickle
import pkgutil
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Final

import pytest

from azulejos import notation, rules
from azulejos.notation import (
    NotationError,
    PositionError,
    Record,
    RecordError,
    parse_move,
    parse_position,
    parse_record,
    replay,
    verify_deals,
)
from azulejos.notation.errors import shown
from azulejos.rules import Flaw, IllegalStepError, Problem, Reason, Refusal
from tests.games import board, code
from tests.notation.texts import UNDER_WAY

ERRORS: Final = (
    NotationError("deal", "WB", "letters", "factory 2"),
    NotationError("move", "3R6", "a move", problem="said in other words"),
    NotationError("tiles", "WB", "letters").within("deal", "factory 2"),
    PositionError("colored ...", [Problem(Flaw.WRONG_TOTAL, "19 B")] * 5),
    RecordError(parse_record("\n\n" + UNDER_WAY), "Result", "'1', but the game has not ended"),
    IllegalStepError(parse_move("3R4"), Refusal(Reason.PATTERN_LINE_FULL, row=3)),
)


def pickled(protocol: int) -> Callable[[Exception], Exception]:
    def there_and_back(error: Exception) -> Exception:
        again = pickle.loads(pickle.dumps(error, protocol))
        assert isinstance(again, Exception)
        return again

    return there_and_back


WAYS: Final[dict[str, Callable[[Exception], Exception]]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {number}": pickled(number) for number in range(pickle.HIGHEST_PROTOCOL + 1)},
}


def test_an_error_says_what_was_read_and_what_was_expected() -> None:
    error = NotationError("move", "3R6", "a move like 3R4")
    assert str(error) == "move: read '3R6', expected a move like 3R4"
    assert (error.what, error.text, error.where) == ("move", "3R6", "")
    assert error.expected == "a move like 3R4"


def test_an_error_says_where() -> None:
    error = NotationError("deal", "WB", "letters", "factory 2")
    assert str(error) == "deal, factory 2: read 'WB', expected letters"


def test_an_error_becomes_part_of_something_larger() -> None:
    inner = NotationError("tiles", "WB", "letters")
    deal = inner.within("deal", "factory 2")
    record = deal.within("record", "line 9")
    assert str(deal) == "deal, factory 2: read 'WB', expected letters"
    assert str(record) == "record, line 9, factory 2: read 'WB', expected letters"
    assert (record.what, record.text, record.where) == ("record", "WB", "line 9, factory 2")


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("", "''"),
        ("a'b", '"a\'b"'),
        ("tab\there", "'tab\\there'"),
        ("two\nlines\r", "'two\\nlines\\r'"),
        ("blå", "'bl\\xe5'"),
        ("\x00\x7f\u2028", "'\\x00\\x7f\\u2028'"),
        ("\U0001f600\ud800", "'\\U0001f600\\ud800'"),
    ],
)
def test_whatever_was_read_is_shown_in_printable_ascii(text: str, read: str) -> None:
    assert shown(text) == read
    message = str(NotationError("move", text, "a move"))
    assert message == f"move: read {read}, expected a move"
    assert message.isascii()
    assert message.isprintable()


def test_long_text_is_shortened_in_the_message_and_kept_in_the_error() -> None:
    assert shown("x" * 60) == repr("x" * 60)
    assert shown("x" * 61) == repr("x" * 57 + "...")
    error = NotationError("move", "x" * 10_000, "a move")
    assert len(str(error)) < 120
    assert len(error.text) == 10_000


LONG: Final = "B" * 100_000


@pytest.mark.parametrize(
    ("short", "where"),
    [
        (code("colored 1 O1 1 C BBBBB/-/-/-/- -"), "factory 1 BBBB"),
        (
            code("colored 1 O1 1 C R/-/-/-/- -", board(lines="-/BBBBB/-/-/-")),
            "board 1, pattern line 2 BBBB",
        ),
    ],
)
def test_what_is_too_full_is_shortened_in_the_message_too(short: str, where: str) -> None:
    text = short.replace("BBBBB", LONG)
    with pytest.raises(PositionError) as caught:
        parse_position(text)
    message = str(caught.value)
    assert message.startswith(f"position code: {where}")
    assert "BBB...: a " in message
    assert len(message) < 200
    assert LONG in caught.value.problems[0].where
    assert caught.value.text == text


def test_a_deal_is_shortened_where_it_is_refused() -> None:
    tags, seed = UNDER_WAY.split("\n\n")[0], "00" * 32
    revealed = f'{tags}\n[Dealer "1"]\n[Seed "{seed}"]'
    checks: list[tuple[Callable[[Record], object], str, str]] = [
        (replay, f"{tags}\n\ndeal:{LONG}", "at deal:BBB"),
        (replay, f"{tags}\n\n1. deal:{LONG}", "deal: deal:BBB"),
        (verify_deals, f"{revealed}\n\n1. deal:{LONG}", "the record has deal:BBB"),
    ]
    for check, text, told in checks:
        with pytest.raises(RecordError) as caught:
            check(parse_record(text))
        message = str(caught.value)
        assert told in message
        assert "BBB..." in message
        assert len(message) < 200


def test_every_deal_of_four_players_is_told_whole() -> None:
    deal = "deal:" + "/".join(["BYRK"] * 9)
    with pytest.raises(RecordError) as caught:
        replay(parse_record(UNDER_WAY.split("\n\n")[0] + f"\n\n1. {deal}"))
    assert f"{deal} is refused: wrong_number_of_factories (count 5)" in str(caught.value)


def test_an_impossible_position_tells_its_problems() -> None:
    found = [Problem(Flaw.NOTHING_ON_OFFER, "factories and center")]
    error = PositionError("colored ...", found)
    assert str(error) == "position code: factories and center: there is no tile to take"
    assert error.problems == tuple(found)
    assert error.text == "colored ..."
    assert error.what == "position code"


@pytest.mark.parametrize(
    ("number", "end"), [(4, "not total 20"), (5, "; and 1 more"), (9, "; and 5 more")]
)
def test_of_many_problems_four_are_told(number: int, end: str) -> None:
    found = [Problem(Flaw.WRONG_TOTAL, f"{index} B") for index in range(number)]
    message = str(PositionError("code", found))
    assert message.count("does not total 20") == 4
    assert message.endswith(end)
    assert len(PositionError("code", found).problems) == number


def test_the_kinds_of_errors() -> None:
    """All are ValueErrors. An impossible position is bad notation; an impossible record isn't."""
    assert issubclass(NotationError, ValueError)
    assert issubclass(PositionError, NotationError)
    assert issubclass(RecordError, ValueError)
    assert not issubclass(RecordError, NotationError)


def test_an_error_keeps_the_one_it_came_from() -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(code("colored 1 O1 1 C BBBB/-/-/-/- -", board(lines="-/-/BR/-/-")))
    message = "position code, BOARD 1: read 'BR', expected tiles of one color"
    assert str(caught.value) == message
    assert isinstance(caught.value.__cause__, NotationError)
    assert caught.value.__cause__.what == "pattern line"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_can_be_copied_and_sent_to_another_process(error: Exception, way: str) -> None:
    again = WAYS[way](error)
    assert again is not error
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.args == error.args
    assert vars(again) == vars(error)


@pytest.mark.parametrize("way", WAYS)
def test_what_was_added_to_an_error_is_copied_too(way: str) -> None:
    error = NotationError("move", "3R6", "a move like 3R4")
    error.add_note("in games.azul")
    assert WAYS[way](error).__notes__ == ["in games.azul"]


def test_every_error_of_rules_and_notation_is_among_them() -> None:
    assert {type(error) for error in ERRORS} == errors_of(rules) | errors_of(notation)


def errors_of(package: ModuleType) -> set[type[Exception]]:
    modules = [
        import_module(f"{package.__name__}.{found.name}")
        for found in pkgutil.iter_modules(package.__path__)
    ]
    return {
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, Exception)
        and value.__module__ == module.__name__
    }
