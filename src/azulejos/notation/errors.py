"""Errors of the notation: what was read, where, and what was expected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from azulejos.rules import Problem

_SHOWN: Final = 60
"""Characters of the offending text that a message repeats."""

_TOLD: Final = 4
"""Problems that a message names; the others are counted."""


class NotationError(ValueError):
    """Text that is not notation. Its message is one line of printable ASCII."""

    def __init__(
        self, what: str, text: str, expected: str, where: str = "", problem: str | None = None
    ) -> None:
        self.what = what
        """What was being read: `move`, `deal`, `position code`, ..."""
        self.text = text
        """The offending text, whole."""
        self.where = where
        self.expected = expected
        self.problem = problem or f"read {shown(text)}, expected {expected}"
        place = f"{what}, {where}" if where else what
        super().__init__(f"{place}: {self.problem}")

    def __reduce__(self) -> tuple[object, ...]:
        """Lets copying and pickling work: by default, only the message would be kept."""
        made_of = (self.what, self.text, self.expected, self.where, self.problem)
        return type(self), made_of, vars(self)

    def within(self, what: str, where: str) -> NotationError:
        """The same error as part of something larger."""
        inner = f"{where}, {self.where}" if self.where else where
        return NotationError(what, self.text, self.expected, inner, self.problem)


class PositionError(NotationError):
    """A well-formed code of an impossible position."""

    def __init__(self, text: str, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        told = "; ".join(
            str(replace(problem, where=shortened(problem.where))) for problem in problems[:_TOLD]
        )
        more = len(problems) - _TOLD
        problem = told + (f"; and {more} more" if more > 0 else "")
        super().__init__("position code", text, "a possible position", problem=problem)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.text, self.problems), vars(self)


def shown(text: str) -> str:
    """The text between quotes, shortened and with nothing unprintable in it."""
    return ascii(shortened(text))


def shortened(text: str) -> str:
    """The text, cut off with dots if it is long. Every deal of a game fits."""
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 3]}..."
