"""The options of the engine protocol: names, ranges, and the settings they stand for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from azulejos.notation import NotationError, parse_number
from azulejos.words.levels import LEVELS

from .shipped_networks import WEIGHTS, NetworkError, networks_of
from .thinker import Settings


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
    Option("Level", "level", min(LEVELS), max(LEVELS)),
    Option("Threads", "threads", 1, 256),
    Option("Hash", "hash_megabytes", 1, 65_536),
    Option("Seed", "seed", 0, 999_999_999),
    Option("MultiPV", "variations", 1, 300),
)


NETWORK: Final = "Network"
NETWORK_OPTION: Final = f"option name {NETWORK} type string default"
"""Empty by default: the networks that ship."""


def with_option(settings: Settings, name: str, value: str) -> Settings:
    """The settings with one option changed. Raises ValueError with the reason where it can't."""
    if name.lower() == NETWORK.lower():
        return _with_network(settings, value)
    for option in OPTIONS:
        if option.name.lower() == name.lower():
            try:
                number = parse_number(value, option.lowest, option.highest)
            except NotationError as error:
                raise NotationError(f"option {option.name}", value, error.expected) from error
            changed: dict[str, Any] = {option.setting: number}
            return replace(settings, **changed)
    names = ", ".join([*(option.name for option in OPTIONS), NETWORK])
    raise NotationError("option", name, f"one of {names}")


def _with_network(settings: Settings, value: str) -> Settings:
    """Reads the file at once: a bad one is an error now, and the settings stay as they were."""
    path = value.encode("ascii", "surrogateescape").decode("utf-8", "surrogateescape")
    try:
        networks_of(path)
    except NetworkError as error:
        expected = f"a file with a network, or {WEIGHTS}: {error}"
        raise NotationError(f"option {NETWORK}", value, expected) from error
    return replace(settings, network=path)
