"""The rules that find out what a sentence asks or orders: `sense_rules.toml` lists them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, TypeAlias

from .intents import Meaning
from .orders import Order
from .questions import Topic

Condition: TypeAlias = tuple[frozenset[str], ...]
"""Alternatives; each is a set of senses and signs that must all be there."""
SIGNS: Final = frozenset(
    {
        "#color",
        "#colors",
        "#factory",
        "#center",
        "#line",
        "#row",
        "#column",
        "#floor",
        "#player",
        "#number",
        "#five",
        "#place",
        "#slot",
        "#asks",
        "#yes-no",
        "#ends",
        "#offer",
        "#tiling",
        "#over",
        "#gray",
        "#move",
        "#take",
        "#word",
        "#options",
        "#held",
        "#never-mind",
        "#line-full",
        "#begun",
        "#in-line",
    }
)
"""What a sentence has beyond the senses of its words; `sense_rules.toml` explains them."""


@dataclass(frozen=True, slots=True)
class SenseRule:
    """What a sentence asks, orders or is told if it says certain things."""

    says: tuple[Condition, ...]
    unless: tuple[Condition, ...]
    meaning: Meaning
    is_last: bool
    """It only guesses: for sentences in which nothing else is understood."""

    def fits(self, said: AbstractSet[str]) -> bool:
        return all(_holds(each, said) for each in self.says) and not any(
            _holds(each, said) for each in self.unless
        )


@cache
def load_rules() -> tuple[SenseRule, ...]:
    """The rules in their order; read once."""
    text = (resources.files("azulejos.words") / "sense_rules.toml").read_text("utf-8")
    return tuple(_rule(each) for each in tomllib.loads(text)["rule"])


def names_in(rule: SenseRule) -> frozenset[str]:
    """Every sense and sign that a rule looks for."""
    conditions = (*rule.says, *rule.unless)
    return frozenset(name for each in conditions for option in each for name in option)


def _rule(given: Mapping[str, Sequence[str] | str]) -> SenseRule:
    return SenseRule(
        says=tuple(_condition(each) for each in given["says"]),
        unless=tuple(_condition(each) for each in given.get("unless", ())),
        meaning=_meaning(given),
        is_last=_text(given, "last") == "yes",
    )


def _meaning(given: Mapping[str, Sequence[str] | str]) -> Meaning:
    for key, prefix in (("rule", "rulebook-"), ("say", "rule-")):
        if (text := _text(given, key)) is not None:
            return Meaning(topic=Topic.HELP, aspect=f"{prefix}{text}")
    return Meaning(
        topic=Topic(given["ask"]) if "ask" in given else None,
        order=Order(given["order"]) if "order" in given else None,
        told=_text(given, "tell"),
        aspect=_text(given, "aspect"),
    )


def _text(given: Mapping[str, Sequence[str] | str], key: str) -> str | None:
    return str(given[key]) if key in given else None


def _condition(written: str) -> Condition:
    return tuple(frozenset(option.split("&")) for option in written.split("|"))


def _holds(condition: Condition, said: AbstractSet[str]) -> bool:
    return any(option <= said for option in condition)
