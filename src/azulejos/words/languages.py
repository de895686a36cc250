"""The languages: everything else that lists them derives its list from `Language`.

docs/how-to/add-a-language.md names what each of them needs.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple


class Language(Enum):
    """A language of the catalogs. Its value is the code on the wire, in settings and in options."""

    ENGLISH = "en"
    GERMAN = "de"
    DUTCH = "nl"

    @property
    def own_name(self) -> str:
        """What its speakers call it."""
        return _FACTS[self].own_name

    @property
    def braille_table(self) -> str:
        """The table by which liblouis writes it in Braille."""
        return _FACTS[self].braille_table


class _Facts(NamedTuple):
    own_name: str
    braille_table: str


_FACTS: Final = {
    Language.ENGLISH: _Facts("English", "en-ueb-g2.ctb"),
    Language.GERMAN: _Facts("Deutsch", "de-g2.ctb"),
    Language.DUTCH: _Facts("Nederlands", "nl-NL-g0.utb"),
}
