"""The tags of a record: their syntax and their values."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from azulejos.rules import MAX_PLAYERS, MIN_PLAYERS, Position

from .errors import NotationError
from .position_code import parse_position, parse_rules
from .tiles import parse_number, parse_seat

_WHAT: Final = "tag"
_TAG: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\])*)"\]')
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_ESCAPED: Final = re.compile(r'\\(["\\])')
_SEAT: Final = re.compile(r"Seat([0-9]+)")
_HEX: Final = re.compile(r"[0-9a-f]{64}")
_NONCES: Final = re.compile(r"(?:[A-Za-z0-9]+(?:,[A-Za-z0-9]+)*)?")
_LONG_NONCES: Final = re.compile(r"(?:[A-Za-z0-9]{16,64}(?:,[A-Za-z0-9]{16,64})*)?")
_HIGHEST_SCORE: Final = 999_999_999
"""Scores have no limit; no game comes near this one."""

_Value = TypeVar("_Value")

UNFINISHED: Final = "*"
UNKNOWN: Final = "?"


def parse_tag(text: str) -> tuple[str, str]:
    r"""Reads `[Name "value"]`, where `\"` and `\\` are the only escapes."""
    found = _TAG.fullmatch(text)
    if not found:
        raise NotationError(_WHAT, text, 'a tag like [Start "1"]')
    name, value = found.groups()
    return name, _ESCAPED.sub(r"\1", value)


def format_tag(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def check_tags(tags: Sequence[tuple[str, str]]) -> None:
    """Raises NotationError for missing, repeated or malformed tags."""
    for name, value in tags:
        if not _NAME.fullmatch(name) or "\n" in value or "\r" in value:
            raise NotationError(_WHAT, f"{name} {value}", "a name of letters, a value of one line")
    values = dict(tags)
    if len(values) != len(tags):
        raise NotationError(_WHAT, " ".join(name for name, _ in tags), "each tag once")
    seats = num_seats(values)
    starting_position(values)
    checks: Mapping[str, Callable[[str], object]] = {
        "Result": lambda text: parse_result(text, seats),
        "Scores": lambda text: parse_scores(text, seats),
        "Termination": lambda text: parse_termination(text, seats),
        "Dealer": lambda text: _expect(text, re.compile("[12]"), "1 or 2"),
        "Commit": lambda text: _expect(text, _HEX, "64 hexadecimal digits in small letters"),
        "Seed": lambda text: _expect(text, _HEX, "64 hexadecimal digits in small letters"),
        "Nonces": _check_nonces(values.get("Dealer")),
        "StartBy": lambda text: _expect(text, re.compile("lot"), "lot"),
    }
    _required(values, "Result")
    for name, check in checks.items():
        if name in values:
            try:
                check(values[name])
            except NotationError as error:
                raise error.within(_WHAT, name) from error


def num_seats(tags: Mapping[str, str]) -> int:
    """The number of players: Seat1 to SeatN must be there, and no other."""
    numbers = {found.group(1) for name in tags if (found := _SEAT.fullmatch(name))}
    expected = {str(number) for number in range(1, len(numbers) + 1)}
    if numbers != expected or not MIN_PLAYERS <= len(numbers) <= MAX_PLAYERS:
        read = " ".join(f"Seat{number}" for number in sorted(numbers))
        raise NotationError(_WHAT, read, "Seat1 and Seat2, up to Seat4")
    return len(numbers)


def starting_position(tags: Mapping[str, str]) -> Position:
    """The position that a record starts from: its Position, or its Rules and Start."""
    seats = num_seats(tags)
    if "Position" not in tags:
        rules = _within("Rules", lambda: parse_rules(_required(tags, "Rules"), seats))
        start = _within("Start", lambda: parse_seat(_required(tags, "Start"), seats))
        return Position.start(rules, start)
    for name in ("Rules", "Start"):
        if name in tags:
            raise NotationError(_WHAT, tags[name], "none beside Position, which replaces it", name)
    position = _within("Position", lambda: parse_position(tags["Position"]))
    if len(position.boards) != seats:
        raise NotationError(_WHAT, tags["Position"], f"{seats} boards, one a seat", "Position")
    return position


def parse_result(text: str, seats: int) -> tuple[int, ...] | None:
    """Reads the winners' seats in ascending order; None for `*`, while unfinished."""
    if text == UNFINISHED:
        return None
    winners = tuple(parse_seat(seat, seats) for seat in text.split(" "))
    if list(winners) != sorted(set(winners)):
        raise NotationError("result", text, "each seat once, in ascending order")
    return winners


def format_result(winners: Sequence[int] | None) -> str:
    return UNFINISHED if winners is None else " ".join(str(seat + 1) for seat in winners)


def parse_scores(text: str, seats: int) -> tuple[int, ...]:
    scores = tuple(parse_number(score, 0, _HIGHEST_SCORE) for score in text.split(" "))
    if len(scores) != seats:
        raise NotationError("scores", text, f"{seats} scores, split by a space")
    return scores


def format_scores(scores: Sequence[int]) -> str:
    return " ".join(map(str, scores))


def parse_termination(text: str, seats: int) -> tuple[str, int | None]:
    """Reads how a game ended, and for `resign` and `time` by which seat."""
    if text in {"rules", "cutoff", "aborted"}:
        return text, None
    kind, _, seat = text.partition(" ")
    if kind not in {"resign", "time"}:
        raise NotationError("termination", text, "rules, resign N, time N, cutoff or aborted")
    return kind, parse_seat(seat, seats)


def _check_nonces(dealer: str | None) -> Callable[[str], None]:
    if dealer == "2":
        expected = "nonces of 16 to 64 letters and digits, split by ','"
        return lambda text: _expect(text, _LONG_NONCES, expected)
    return lambda text: _expect(text, _NONCES, "letters and digits, split by ','")


def _required(tags: Mapping[str, str], name: str) -> str:
    if name not in tags:
        raise NotationError(_WHAT, " ".join(tags), f"a tag {name}")
    return tags[name]


def _within(name: str, parse: Callable[[], _Value]) -> _Value:
    try:
        return parse()
    except NotationError as error:
        raise error.within(_WHAT, name) from error


def _expect(text: str, form: re.Pattern[str], expected: str) -> None:
    if not form.fullmatch(text):
        raise NotationError("value", text, expected)
