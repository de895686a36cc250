"""Companions without a server: tests type lines and get the answers."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from azulejos.server.companions.host import CompanionHost
from azulejos.server.companions.hub import CompanionHub
from azulejos.server.store.database import open_database
from azulejos.server.store.storage import Storage
from azulejos.server.tables.bots import Bots
from azulejos.wire.companion_messages import (
    CompanionAnswer,
    CompanionAnswered,
    CompanionLine,
    CompanionSeat,
    CompanionTold,
    NewCompanion,
)
from azulejos.wire.messages import PlainSpeech
from azulejos.words.languages import Language
from azulejos.words.voice import Voice
from tests.server.tables.test_announcements import from_plain
from tests.server.times import SetTime

ADA_AND_BEN = NewCompanion((CompanionSeat("Ada"), CompanionSeat("Ben")))
DEAL = "1 RRBK; 2 RRBW; 3 YYBB; 4 RKKK; 5 RBKK"
_IDS = itertools.count()


class Served:
    """The companions of a database, with a clock that the test sets."""

    def __init__(self, storage: Storage, bots: Bots, kept_days: int = 400) -> None:
        self.storage = storage
        self.time = SetTime()
        self.companions = CompanionHub(storage, bots, self.time, kept_days)


@asynccontextmanager
async def companions_in(url: str, bots: Bots | None = None) -> AsyncIterator[Served]:
    thinking = bots or Bots(1)
    async with open_database(url) as storage:
        served = Served(storage, thinking)
        try:
            yield served
        finally:
            await served.companions.close()
            thinking.close()


def line(text: str, language: str = "en", line_id: str | None = None) -> CompanionLine:
    return CompanionLine(line_id or f"line-{next(_IDS)}", text, Language(language))


async def told(desk: CompanionHost, *texts: str) -> CompanionTold:
    """Types lines that all count; returns the answer to the last one."""
    answer: CompanionAnswer | None = None
    for text in texts:
        answer = await desk.take(line(text))
        assert isinstance(answer, CompanionTold), (text, answer)
    assert isinstance(answer, CompanionTold)
    return answer


async def asked(desk: CompanionHost, text: str) -> str:
    """Types a line that changes nothing; returns the answer."""
    answer = await desk.take(line(text))
    assert isinstance(answer, CompanionAnswered), answer
    return said(answer.speech)


def said(speech: PlainSpeech, language: Language = Language.ENGLISH) -> str:
    return Voice(language).say([from_plain(each) for each in speech])
