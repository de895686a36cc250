"""What a server refuses, in a sentence; and what it says, as phrases that can be said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from azulejos.server.messages import PlainSpeech, Refused
from azulejos.server.refusing import Code
from azulejos.words.phrases import Phrase, Speech, from_plain, phrase
from azulejos.words.voice import Voice

_NOT_MET: Final = frozenset(
    {Code.NO_SUCH_PAGE, Code.WRONG_ORIGIN, Code.BAD_NONCE, Code.BAD_RULES}
    | {Code.BAD_RECORD, Code.BAD_POSITION}
)
"""What only pages, other programs and makers of tables are refused for."""
CODES: Final = tuple(code.value for code in Code if code not in _NOT_MET)


def refusal(code: str) -> Phrase:
    """Why something was not done; a later server may have reasons that we do not know."""
    if code in CODES:
        return phrase(f"online-refused-{code}")
    return phrase("online-refused-other", code=code)


def why_not(refused: Refused, voice: Voice) -> Speech:
    """The rule's own words where it has them."""
    return readable(refused.speech, voice) or [refusal(refused.code)]


def readable(speech: PlainSpeech, voice: Voice) -> Speech:
    """What a server says; where it is of a later version and says what we do not know, that."""
    return [*_each(speech, voice)]


def _each(speech: Iterable[dict[str, object]], voice: Voice) -> Iterator[Phrase]:
    for plain in speech:
        try:
            said = from_plain(plain)
            voice.say(said)
        except (ValueError, LookupError, RecursionError, AssertionError):
            yield phrase("online-unknown", id=str(plain.get("id"))[:60])
        else:
            yield said
