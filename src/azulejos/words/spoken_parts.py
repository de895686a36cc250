"""The parts of a sentence: words, numbers, names, and expressions of several words."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.rules import Color


@dataclass(frozen=True, slots=True)
class Part:
    """A word, a number, a name or an expression of several words."""

    text: str
    """As typed."""
    folded: str
    color: Color | None = None
    letter: Color | None = None
    """The color that a letter may stand for."""
    number: int | None = None
    is_ordinal: bool = False
    is_digits: bool = False
    is_glued: bool = False
    """No space before it: `4` in `f4`."""
    is_last: bool = False
    """A comma or another sign follows."""
    is_cut: bool = False
    """A comma or a semicolon follows."""
    seat: int | None = None
    senses: frozenset[str] = frozenset()
    sections: frozenset[str] = frozenset()
    meant: str | None = None
    """How the word is spelled, if it was typed with an error."""

    def says(self, *senses: str) -> bool:
        return not self.senses.isdisjoint(senses)

    @property
    def is_word(self) -> bool:
        """Whether it is neither a number nor a color nor a name."""
        return self.number is None and self.color is None and self.seat is None

    @property
    def is_known(self) -> bool:
        return not self.is_word or self.letter is not None or bool(self.senses)
