"""Puts a server's refusals and speech into sentences that we can say."""

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
        Code.BUSY,
        Code.TOO_MANY_OPEN,
        Code.TOO_MANY_TABLES,
        Code.SERVER_FULL,
        Code.TOO_MANY_ENTRIES,
        Code.FAILED,
        Code.UNKNOWN_HOST,
        Code.DAMAGED,
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
        Code.DAYS_LEFT,
        Code.HANDED_OVER,
        Code.DROPPED_OUT,
        Code.UNDO_NOTHING,
        Code.UNDO_DEAL,
        Code.UNDO_OVER,
        Code.UNDO_TOO_LATE,
        Code.NO_TAKEBACK,
        Code.NO_HINTS,
        Code.ALREADY_DONE,
    )
)
"""The codes that a player can meet. The others are for pages and for opening tables."""


def refusal(code: str) -> Phrase:
    """Why a request was refused. A later server may have codes that we don't know."""
    if code in CODES:
        return phrase(f"online-refused-{code}")
    return phrase("online-refused-other", code=code)


def why_not(refused: Refused, voice: Voice) -> Speech:
    """Why a request was refused, in the rule's own words if the server sent them."""
    return readable(refused.speech, voice) or [refusal(refused.code)]


def readable(speech: PlainSpeech, voice: Voice) -> Speech:
    """A server's speech. Sentences of a later version are replaced by a notice."""
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
