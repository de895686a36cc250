"""Reads lines that ask why a hint is good, or for more of it: `why`, `why not 3R2`, `more`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from .languages import Language
from .orders import Command, Order
from .questions import Topic
from .senses import HARMLESS, MOVING, VERBS, load_senses
from .tokens import Word, read_words
from .typed_lines import Play, Request

_NOT: Final = "not"
_MORE: Final = frozenset({"more", "longer"})
_TELLING: Final = frozenset({"tell", "please", "more", "longer"})
_SILENT: Final = frozenset({HARMLESS, MOVING, VERBS, "hint", "worth-it"})
_BETTER: Final = "better"
"""Words of comparing have many senses: in `warum ist das besser` none of them asks more."""
_UNKNOWN: Final = "unknown"
_LONGEST: Final = 4
"""Words that ask for more; a longer line means something else."""


def read_why(
    words: Sequence[Word], language: Language, parse: Callable[[str], Request]
) -> Command | None:
    """`why`, `why this move`, `why not 3R2`: the order to explain the last hint, with the move that
    it is compared with. None if the line asks something else. `parse` reads the rest of the line.
    """
    if words[0].order is not Order.WHY:
        return None
    rest = [*words[1:]]
    if rest and _NOT in senses_of(rest[0], language):
        rest = rest[1:]
    if all(_says_nothing(word, language) for word in rest):
        return Command(Order.WHY)
    request = parse(" ".join(word.text for word in rest))
    return Command(Order.WHY, text=str(request.move)) if isinstance(request, Play) else None


def asks_for_more(text: str, language: Language) -> bool:
    """Whether a line, right after an explanation, asks for more of it: `more`, `details`."""
    words = read_words(text, language)
    if not 1 <= len(words) <= _LONGEST:
        return False
    asking = [
        word for word in words if word.topic is Topic.DETAILS or senses_of(word, language) & _MORE
    ]
    others = (word for word in words if word not in asking)
    return bool(asking) and all(
        _says_nothing(word, language) or senses_of(word, language) <= _TELLING for word in others
    )


def senses_of(word: Word, language: Language) -> frozenset[str]:
    """What a word says in a sentence."""
    found = load_senses(language).of(word.folded)
    return frozenset({_UNKNOWN}) if found is None else found.senses


def _says_nothing(word: Word, language: Language) -> bool:
    """Whether a word adds nothing: `this`, `move`, `hint`, `better`."""
    if word.is_filler or word.order is Order.HINT:
        return True
    has_use = word.topic is not None or word.order is not None
    senses = senses_of(word, language)
    return not has_use and (_BETTER in senses or senses <= _SILENT)
