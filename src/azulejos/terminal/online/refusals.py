"""What a server refuses, in a sentence; and what it says, as phrases that can be said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from azulejos.wire.messages import PlainSpeech, Refused
from azulejos.wire.refusals import Code
from azulejos.words.phrases import Phrase, Speech, from_plain, phrase
from azulejos.words.voice import Voice

CODES: Final = tuple(
    code.value
    for code in (
        Code.MALFORMED,
        Code.NOT_YOUR_SEAT,
        Code.NOT_INVITED,
        Code.NO_SUCH_TABLE,
        Code.NO_SUCH_SEAT,
        Code.TOO_LARGE,
        Code.TOO_FAST,
        Code.TOO_MANY_OPEN,
        Code.FAILED,
        Code.NOT_STORED,
        Code.OLD_NUMBER,
        Code.UNKNOWN_NUMBER,
        Code.SEAT_TAKEN,
        Code.BAD_NAME,
        Code.HAS_BEGUN,
        Code.NOT_BEGUN,
        Code.ILLEGAL,
        Code.NO_CHOICE,
        Code.CHOICE_INCOMPLETE,
        Code.GAME_OVER,
        Code.NOT_OVER,
        Code.NO_DEAL_WAITS,
        Code.NO_CLOCK,
        Code.NOT_ALONE,
        Code.PAUSED,
        Code.NOT_GONE,
        Code.HANDED_OVER,
        Code.DROPPED_OUT,
        Code.UNDO_NOTHING,
        Code.UNDO_DEAL,
        Code.UNDO_OVER,
        Code.UNDO_TOO_LATE,
        Code.NO_TAKEBACK,
        Code.ALREADY_DONE,
    )
)
"""What somebody at a table can be refused for; the rest is for pages and makers of tables."""


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
