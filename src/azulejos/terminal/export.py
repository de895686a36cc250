"""`azulejos export`: writes the rules, or a file's games with their final boards, as clean text
for a screen reader or as a Braille file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from azulejos.notation import Record, read_records, record_result, replay
from azulejos.players.seat_holders import spoken_names
from azulejos.rules import Deal, Game
from azulejos.words.announcements import Names, announce_step, tell_winners, with_winners
from azulejos.words.board_answers import board
from azulejos.words.phrases import Phrase, Speech, phrase
from azulejos.words.rulebook import rulebook
from azulejos.words.table_answers import factories
from azulejos.words.things import listed
from azulejos.words.voice import Voice

from .braille import to_brf
from .data_folder import record_holders
from .speaker import paragraphs, wrapped


def export(path: Path | None, voice: Voice, *, as_braille: bool) -> None:
    """Prints the games of a file one by one; without a file, the rules."""
    for text in [_rules(voice)] if path is None else _games(path, voice):
        if as_braille:
            print(to_brf("\n".join(text), voice.language), end="")
        else:
            print("\n".join(part for paragraph in text for part in wrapped(paragraph)))


def _rules(voice: Voice) -> Iterator[str]:
    """The headings and paragraphs of the rules, with empty lines between them."""
    for heading, body in rulebook():
        for said in (heading, *body):
            yield voice.say(said)
            yield ""


def _games(path: Path, voice: Voice) -> Iterator[Iterator[str]]:
    for number, record in enumerate(read_records(path), start=1):
        yield _game(number, record, voice)


def _game(number: int, record: Record, voice: Voice) -> Iterator[str]:
    """A heading, every step as it was announced, then the final boards."""
    game = replay(record)
    names = spoken_names(record_holders(record))
    yield from _said([*_heading(number, record, game, names)], voice)
    for speech in _rounds(game, names):
        yield ""
        yield from _said(with_winners(record_result(record, game), speech, names), voice)
    for seat in game.rules.seats:
        yield ""
        yield from _said([*board(game.position, seat, names)], voice)
    yield ""


def _rounds(game: Game, names: Names) -> Iterator[Speech]:
    """The announcements from one deal to the next."""
    retold = Game(game.start)
    speech: list[Phrase] = []
    for step in game.steps:
        if isinstance(step, Deal) and speech:
            yield speech
            speech = []
        retold.play(step)
        speech += announce_step(retold, names)
        if isinstance(step, Deal):
            speech += factories(retold.position)
    if speech:
        yield speech


def _heading(number: int, record: Record, game: Game, names: Names) -> Iterator[Phrase]:
    """Which game it is: who played, on which side, and how it ended."""
    scores = [board.score for board in game.position.boards]
    results = [
        phrase("player-score", player=name, score=score)
        for name, score in zip(names, scores, strict=True)
    ]
    state = "over"
    if game.outcome is None:
        state = "unfinished" if record.tag("Termination") is None else "given-up"
    yield phrase(
        "exported-game",
        number=number,
        side=game.rules.side.value,
        state=state,
        results=listed(results),
    )
    outcome = record_result(record, game).outcome
    if outcome is not None:
        yield tell_winners(outcome, names)


def _said(speech: Speech, voice: Voice) -> Iterator[str]:
    """The paragraphs of a speech. At the terse length some are empty, and left out."""
    return filter(None, map(voice.say, paragraphs(speech)))
