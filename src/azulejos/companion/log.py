"""The log: what people told, in order, as acts. The state of a table is a fold over them.

An entry holds the acts of one typed line and is one line of the log, kept whole or not at all.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from azulejos.notation import (
    format_move,
    format_position,
    format_rules,
    format_tiles,
    parse_move,
    parse_number,
    parse_position,
    parse_rules,
    parse_tiles,
)
from azulejos.players.seat_holders import Holder, format_holder, parse_holder
from azulejos.rules import (
    MAX_PLAYERS,
    TACTILE_VERTICAL_LINE_BONUS,
    VERTICAL_LINE_BONUS,
    PlayerMove,
    Position,
    Rules,
    TileCounts,
)
from azulejos.words.levels import LEVELS

_DATE: Final = re.compile(r"[0-9]{4}\.[0-9]{2}\.[0-9]{2}")
_KEY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{6}(?:-[0-9]+)?")


class LogError(ValueError):
    """A line of a log is malformed or impossible."""


@dataclass(frozen=True, slots=True)
class Began:
    """The first act of every game."""

    rules: Rules
    holders: tuple[Holder, ...]
    starting_seat: int
    date: str
    """The Date tag of the record, as `2026.11.15`."""
    key: str
    """The start to the second, as `2026-11-15-150501` or `2026-11-15-150501-2`: names its files."""
    is_late: bool = False
    """Whether people tell a factory only when somebody takes from it."""


@dataclass(frozen=True, slots=True)
class Started:
    """Another seat starts; before the first deal only."""

    seat: int


@dataclass(frozen=True, slots=True)
class Drew:
    """Tiles on factories of the pending deal. They replace what people told before."""

    factories: tuple[tuple[int, TileCounts], ...]


@dataclass(frozen=True, slots=True)
class Played:
    move: PlayerMove


@dataclass(frozen=True, slots=True)
class Redrew:
    """A factory of an earlier deal had other tiles. Everything after it stays."""

    step: int
    """The index of the deal among the steps."""
    factory: int
    tiles: TileCounts


@dataclass(frozen=True, slots=True)
class Replayed:
    """An earlier move was another one. Everything after it stays."""

    step: int
    move: PlayerMove


@dataclass(frozen=True, slots=True)
class SetUp:
    """People insist on another position than the moves lead to."""

    position: Position
    note: str
    """The SetUp tag of the record."""
    untold: frozenset[int] | None = None
    """The factories that nobody has told; None for the same as before."""


@dataclass(frozen=True, slots=True)
class Leveled:
    """The computer players play at this level from now on."""

    level: int


@dataclass(frozen=True, slots=True)
class ChoseSet:
    """Another set is on the table; before the first tile only."""

    vertical_line_bonus: int
    """What a complete column is worth: this tells the sets apart."""


@dataclass(frozen=True, slots=True)
class TellsLate:
    """From now on, people tell a factory only when somebody takes from it, or again before."""

    is_late: bool


@dataclass(frozen=True, slots=True)
class TookBack:
    """The last lines are taken back."""

    number: int


Act: TypeAlias = (
    Began
    | Started
    | ChoseSet
    | TellsLate
    | Drew
    | Played
    | Redrew
    | Replayed
    | SetUp
    | Leveled
    | TookBack
)


@dataclass(frozen=True, slots=True)
class Entry:
    """The acts of one line."""

    acts: tuple[Act, ...]
    is_reply: bool = False
    """Whether the companion added it: a computer player's move, or a forced column. It is taken
    back together with the line before."""


def format_entry(entry: Entry) -> str:
    """A line of the log, without its line end."""
    text: dict[str, object] = {"acts": [_to_plain(act) for act in entry.acts]}
    if entry.is_reply:
        text["reply"] = True
    return json.dumps(text, ensure_ascii=False, separators=(",", ":"))


def parse_entry(line: str) -> Entry:
    """Reads a line of the log. Raises LogError."""
    try:
        plain = json.loads(line)
        acts = tuple(_from_plain(act) for act in plain["acts"])
        return Entry(acts, is_reply=bool(plain.get("reply", False)))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise LogError(f"{line[:80]!r}: {error}") from error


def _to_plain(act: Act) -> dict[str, object]:
    match act:
        case Began():
            return {
                "act": "began",
                "rules": format_rules(act.rules),
                "seats": [format_holder(holder) for holder in act.holders],
                "start": act.starting_seat + 1,
                "date": act.date,
                "key": act.key,
            } | ({"late": True} if act.is_late else {})
        case ChoseSet():
            return {"act": "chose set", "column": act.vertical_line_bonus}
        case TellsLate():
            return {"act": "tells late", "late": act.is_late}
        case Started():
            return {"act": "started", "seat": act.seat + 1}
        case Drew():
            drawn = {str(factory + 1): format_tiles(tiles) for factory, tiles in act.factories}
            return {"act": "drew", "factories": drawn}
        case Played():
            return {"act": "played", "move": format_move(act.move)}
        case Redrew():
            tiles = format_tiles(act.tiles)
            return {"act": "redrew", "step": act.step, "factory": act.factory + 1, "tiles": tiles}
        case Replayed():
            return {"act": "replayed", "step": act.step, "move": format_move(act.move)}
        case SetUp():
            code = format_position(act.position)
            plain: dict[str, object] = {"act": "set up", "position": code, "note": act.note}
            if act.untold is None:
                return plain
            return plain | {"untold": sorted(factory + 1 for factory in act.untold)}
        case Leveled():
            return {"act": "leveled", "level": act.level}
        case TookBack():
            return {"act": "took back", "number": act.number}


def _from_plain(plain: dict[str, object]) -> Act:  # noqa: PLR0912 - one case an act
    """Raises ValueError, KeyError, TypeError or AttributeError if it isn't an act."""
    match plain["act"]:
        case "began":
            seats = plain["seats"]
            if not isinstance(seats, list):
                raise TypeError("seats are a list")
            holders = tuple(parse_holder(_text(seat)) for seat in seats)
            rules = parse_rules(_text(plain["rules"]), len(holders))
            start = _number(plain["start"], 1, len(holders)) - 1
            date, key = _text(plain["date"]), _text(plain["key"])
            if not _DATE.fullmatch(date) or not _KEY.fullmatch(key):
                raise ValueError(f"{date!r} and {key!r} say when a game began")
            return Began(rules, holders, start, date, key, _flag(plain.get("late", False)))
        case "chose set":
            bonus = _number(plain["column"])
            if bonus not in (TACTILE_VERTICAL_LINE_BONUS, VERTICAL_LINE_BONUS):
                raise ValueError(f"no set has columns worth {bonus}")
            return ChoseSet(bonus)
        case "tells late":
            return TellsLate(_flag(plain["late"]))
        case "started":
            return Started(_number(plain["seat"], 1, MAX_PLAYERS) - 1)
        case "drew":
            drawn = plain["factories"]
            if not isinstance(drawn, dict):
                raise TypeError("factories are an object")
            return Drew(
                tuple(
                    (parse_number(factory, 1, 9) - 1, parse_tiles(tiles))
                    for factory, tiles in drawn.items()
                )
            )
        case "played":
            return Played(parse_move(_text(plain["move"])))
        case "redrew":
            factory = _number(plain["factory"], 1, 9) - 1
            return Redrew(_number(plain["step"]), factory, parse_tiles(_text(plain["tiles"])))
        case "replayed":
            return Replayed(_number(plain["step"]), parse_move(_text(plain["move"])))
        case "set up":
            position = parse_position(_text(plain["position"]))
            untold = plain.get("untold")
            if untold is not None and not isinstance(untold, list):
                raise TypeError("untold factories are a list")
            last = len(position.factories)
            places = None if untold is None else [_number(each, 1, last) - 1 for each in untold]
            return SetUp(
                position, _text(plain["note"]), None if places is None else frozenset(places)
            )
        case "leveled":
            return Leveled(_number(plain["level"], min(LEVELS), max(LEVELS)))
        case "took back":
            return TookBack(_number(plain["number"], 1))
        case other:
            raise ValueError(f"{other!r} is no act")


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"{value!r} is neither true nor false")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value


def _number(value: object, first: int = 0, last: int = 999_999) -> int:
    if type(value) is not int or not first <= value <= last:
        raise ValueError(f"{value!r} is no number from {first} to {last}")
    return value
