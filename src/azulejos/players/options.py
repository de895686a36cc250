"""The options of the engine protocol: names, ranges, and the settings they stand for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from azulejos.notation import NotationError, parse_number

from .thinking import Settings


@dataclass(frozen=True, slots=True)
class Option:
    """A whole number that can be set by `setoption`."""

    name: str
    setting: str
    """The field of `Settings`."""
    lowest: int
    highest: int

    def __str__(self) -> str:
        default = getattr(Settings(), self.setting)
        bounds = f"min {self.lowest} max {self.highest}"
        return f"option name {self.name} type spin default {default} {bounds}"


OPTIONS: Final = (
    Option("Level", "level", 1, 8),
    Option("Threads", "threads", 1, 256),
    Option("Hash", "hash_megabytes", 1, 65_536),
    Option("Seed", "seed", 0, 999_999_999),
    Option("MultiPV", "variations", 1, 300),
)


def with_option(settings: Settings, name: str, value: str) -> Settings:
    """The settings with one option changed. Raises ValueError with the reason where it can't."""
    for option in OPTIONS:
        if option.name.lower() == name.lower():
            try:
                number = parse_number(value, option.lowest, option.highest)
            except NotationError as error:
                raise NotationError(f"option {option.name}", value, error.expected) from error
            return replace(settings, **{option.setting: number})
    names = ", ".join(option.name for option in OPTIONS)
    raise NotationError("option", name, f"one of {names}")
