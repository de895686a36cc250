"""A review by ear, as a person hears it who types every kind of line. `tests.golden.write` writes
the files; the review itself is made with few nodes, and answers to mistakes too."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from unittest.mock import patch

from azulejos.notation import format_record
from azulejos.rules import Move, PlayerMove
from azulejos.terminal import review_maker
from azulejos.terminal.keyboard import PROMPT
from azulejos.terminal.review_maker import ReviewMaker
from azulejos.terminal.review_mode import ReviewMode
from azulejos.terminal.text_options import TextOptions, open_review
from azulejos.terminal.text_session import Session
from azulejos.words.languages import Language
from azulejos.words.things import typed_move
from tests.analysis.golden_reviews import FOLDER, SMALL, TOLD, records, reviewed

from .script import Said

TYPED: Final[tuple[Said, ...]] = (
    ("", "", ""),
    ("more", "mehr", "meer"),
    ("next", "weiter", "volgende"),
    ("back", "zurück", "terug"),
    ("what should I have done?", "was hätte ich tun sollen?", "wat had ik moeten doen?"),
    ("why was move 12 bad?", "war an Zug 12 schlecht?", "was zet 12 slecht?"),
    ("what was better on move 2?", "was war bei Zug 2 besser?", "wat was beter bij zet 2?"),
    ("center", "Mitte", "midden"),
    ("scores", "Punkte", "punten"),
    ("why was move 99 bad?", "warum war Zug 99 schlecht?", "waarom was zet 99 slecht?"),
    ("1B1", "1B1", "1B1"),
    ("mistakes", "Fehler", "fouten"),
    ("hint", "Tipp", "hint"),
)
"""Before the answers to mistakes."""
AFTER: Final[tuple[Said, ...]] = (
    ("give up", "ich gebe auf", "ik geef het op"),
    ("summary", "Zusammenfassung", "samenvatting"),
    ("new", "neu", "nieuw"),
    ("repeat", "wiederholen", "herhaal"),
    ("quit", "Ende", "stop"),
    ("quit", "Ende", "stop"),
)


def golden(language: Language) -> Path:
    return FOLDER / f"asked-{language.value}.txt"


def transcript(language: Language) -> str:
    """What is typed and heard."""
    written: list[str] = []
    typed: Iterator[str] = iter(())

    def read() -> str | None:
        text = next(typed, None)
        if text is not None:
            written.append(f"{PROMPT}{text}".rstrip())
        return text

    made = patch.object(ReviewMaker, "review", lambda *_: reviewed(TOLD))
    with tempfile.TemporaryDirectory() as folder, made, patch.object(review_maker, "LIMIT", SMALL):
        games = Path(folder) / "games"
        games.mkdir()
        (games / "2026-11-19-101112.azul").write_text(format_record(records()[TOLD]), "utf-8")
        options = TextOptions(language=language, folder=Path(folder))
        session = open_review(options, {}, read, written.append)
        assert session.review(None)
        typed = _lines(session, [*Language].index(language))
        session.run(is_new=False)
        session.close()
    return "\n".join(written) + "\n"


def _lines(session: Session, index: int) -> Iterator[str]:
    for each in TYPED:
        yield each[index]
    mode = session.mode
    assert isinstance(mode, ReviewMode)
    move = mode.task
    assert move is not None
    say = session.speaker.voice.say
    yield say(typed_move(move.move))
    yield say(typed_move(_to_the_floor(mode)))
    yield say(typed_move(move.best))
    yield ""
    for each in AFTER:
        yield each[index]


def _to_the_floor(mode: ReviewMode) -> PlayerMove:
    """The worst answer."""
    moves = (each for each in mode.game.position.legal_moves if isinstance(each, Move))
    return next(each for each in moves if each.destination == 0)
