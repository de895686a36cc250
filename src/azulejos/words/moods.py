"""Finds out whether a sentence asks or tells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .senses import HARMLESS
from .sentences import Sentence

_ASKING: Final = (
    "what",
    "which",
    "who",
    "whose",
    "where",
    "when",
    "why",
    "how",
    "how-many",
    "how-far",
)
_ASKED_ANYWHERE: Final = ("how-many", "how-far", "why", "whose", "asks-late")


@dataclass(frozen=True, slots=True)
class Mood:
    """Whether a sentence asks or tells."""

    is_asked: bool
    is_yes_no: bool
    is_request: bool
    """`could you`: it wants something done."""
    has_word: bool = True
    """A word says that it asks, and not only the question mark."""


def mood_of(sentence: Sentence) -> Mood:
    """Whether a sentence asks: by its question mark, or by the word that it begins with."""
    is_request = has_subject = is_told = False
    for part in sentence.parts({"mood", HARMLESS}):
        if part.says("please") and not part.says("tell"):
            is_request |= len(part.folded.split()) > 1
        elif part.says(*_ASKING):
            return Mood(True, False, is_request)
        elif part.says("yes-no") and not is_request and not has_subject:
            return Mood(True, True, is_request)
        elif part.says("tell"):
            is_told = True
        elif not part.is_word or not part.says(HARMLESS, "correct"):
            break
        has_subject |= part.says("me", "it", "you")
    first = sentence.words[0] if sentence.words else None
    # `if I take the blue, is the fourth full then`
    is_case = first is not None and first.says("if") and "not" not in sentence.senses
    is_case &= any(part.says("yes-no") for part in sentence.words[1:])
    is_supposed = "if" in sentence.senses and not sentence.senses.isdisjoint({"what", "how"})
    is_supposed |= is_case
    is_late = not sentence.senses.isdisjoint(_ASKED_ANYWHERE)
    is_open = not sentence.senses.isdisjoint(_ASKING)
    if "asks-late" in sentence.senses:
        return Mood(True, not is_open, is_request)
    if is_told or is_supposed or is_late:
        return Mood(True, False, is_request)
    is_asked = sentence.is_asked and not is_request
    return Mood(is_asked, is_asked and not is_open, is_request, has_word=False)


def late_mood_of(sentence: Sentence) -> Mood | None:
    """Whether a sentence that seems to tell asks after a few words: `I can't see it, which color
    is in line 4`. Only for a sentence that names no move."""
    parts = sentence.parts({"mood", HARMLESS})
    for index, part in enumerate(parts):
        begins = index > 0 and (parts[index - 1].is_last or parts[index - 1].is_cut)
        if part.says(*_ASKING):
            return Mood(True, False, is_request=False)
        if part.says("yes-no") and begins:
            return Mood(True, True, is_request=False)
        if part.says("tell") and index:
            return Mood(True, False, is_request=False)
    return None
