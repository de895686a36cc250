"""Golden transcripts: whole games, told, and rare moments. `python -m tests.golden.write`.

The same in every language. After `>` stands a step in notation, after `?` a question, after `#`
a moment; what follows is what is said, at normal length unless a line with `=` names another.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Final, NamedTuple

from azulejos.notation import format_step
from azulejos.players import Limits, OnePlyPlayer, Settings
from azulejos.rules import (
    CENTER,
    FLOOR,
    SEED_BYTES,
    Color,
    Dealer,
    Game,
    Move,
    Phase,
    PlayerMove,
    Rules,
    WallSide,
    factory,
)
from azulejos.rules.moves import source_name
from azulejos.words.announcing import announce_step
from azulejos.words.answering import answer
from azulejos.words.phrases import Argument, Phrase, Speech
from azulejos.words.requests import Question, Topic
from azulejos.words.voice import Language, Length, Letters, Voice

from .rare_moments import NAMES, moments

_LEVELS: Final = (6, 1, 7, 3)
"""Of each seat: poor moves make tiles fall and floor lines overflow."""
_QUESTION_EVERY: Final = 3
_OTHER_FORMS_EVERY: Final = 7

QUESTIONS: Final = (
    Question(Topic.FACTORIES),
    Question(Topic.COLOR, color=Color.BLUE),
    Question(Topic.NEEDS),
    Question(Topic.SCORES),
    Question(Topic.FACTORIES, source=factory(2)),
    Question(Topic.OFFERS),
    Question(Topic.CENTER),
    Question(Topic.BOARD, seat=1),
    Question(Topic.PREVIEW),
    Question(Topic.FLOOR),
    Question(Topic.CHANGES),
    Question(Topic.WALL),
    Question(Topic.MOVES, source=CENTER),
    Question(Topic.TURN),
    Question(Topic.BAG),
    Question(Topic.PATTERN_LINE, number=4),
    Question(Topic.WALL, row=1),
    Question(Topic.COLOR, color=Color.BLACK),
    Question(Topic.WALL, column=2),
    Question(Topic.LAST, number=2),
    Question(Topic.OFFERS, number=2),
)
_FORMS: Final = (
    (Length.TERSE, Letters.NAMES),
    (Length.FULL, Letters.NAMES),
    (Length.NORMAL, Letters.LETTERS),
    (Length.NORMAL, Letters.TACTILE),
)


class Telling(NamedTuple):
    """A transcript in a language: of a game, or of the rare moments where `rules` is None."""

    rules: Rules | None
    language: Language

    @property
    def name(self) -> str:
        rules = self.rules
        about = "rare" if rules is None else f"{rules.num_players}-{rules.side.value}"
        return f"{about}-{self.language.value}.txt"

    @property
    def path(self) -> Path:
        return Path(__file__).parent / self.name


_GAMES: Final = tuple(Rules(players, side) for players in (2, 3, 4) for side in WallSide)
TELLINGS: Final = tuple(
    Telling(rules, language) for rules in (*_GAMES, None) for language in Language
)


def transcript(telling: Telling) -> str:
    """The whole text of a transcript."""
    if telling.rules is None:
        lines = _tell_moments(telling.language)
    else:
        lines = _tell_game(telling.rules, telling.language)
    return "\n".join(lines) + "\n"


def _tell_game(rules: Rules, language: Language) -> Iterator[str]:
    voice = Voice(language)
    others = cycle(Voice(language, *form) for form in _FORMS)
    for number, said in enumerate(_script(rules)):
        yield said.heading
        yield from told(voice, said.speech)
        if number % _OTHER_FORMS_EVERY == 0:
            yield from _told_otherwise(next(others), said.speech)


def _tell_moments(language: Language) -> Iterator[str]:
    for heading, speech in moments():
        yield f"# {heading}"
        yield from told(Voice(language), speech)
        for form in _FORMS:
            yield from _told_otherwise(Voice(language, *form), speech)


def _told_otherwise(voice: Voice, speech: Speech) -> Iterator[str]:
    """In another form, if that makes a difference."""
    lines = [*told(voice, speech)]
    if lines != [*told(Voice(voice.language), speech)]:
        yield f"= {voice.length.value}, {voice.letters.value}"
        yield from lines


def told(voice: Voice, speech: Speech) -> Iterator[str]:
    """A line for each sentence with those that go with it; none where nothing is said."""
    line: list[Phrase] = []
    for each in speech:
        if line and each.id not in _GOES_ON:
            yield from _not_empty(voice.say(line))
            line = []
        line.append(each)
    yield from _not_empty(voice.say(line))


def _not_empty(text: str) -> Iterator[str]:
    if text:
        yield text


_GOES_ON: Final = frozenset(
    {"tiles-fell", "moved-to-center", "marker-taken", "line-complete"}
    | {"preview-fell", "preview-to-center", "preview-marker", "preview-points"}
    | {"preview-complete", "preview-would-fall", "preview-ends-game", "preview-floor-costs"}
)
"""Sentences that belong to the one before."""


class _Said(NamedTuple):
    heading: str
    speech: Speech


@cache
def _script(rules: Rules) -> tuple[_Said, ...]:
    """A game of `rules` before any language."""
    return tuple(_play(rules))


def _play(rules: Rules) -> Iterator[_Said]:
    game = Game(rules, starting_seat=1)
    dealer = Dealer(bytes([rules.num_players]) * SEED_BYTES)
    names = NAMES[: rules.num_players]
    questions = cycle(QUESTIONS)
    while not game.position.is_over:
        if game.position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play(dealer.deal(game.position))
        else:
            game.play(_choose(game))
        yield _Said(f"> {_short(game)}", announce_step(game, names))
        if len(game.steps) % _QUESTION_EVERY == 0:
            yield _ask(next(questions), game, names)
        if game.position.phase is Phase.PREPARING_NEXT_ROUND and game.position.round_number == 3:
            yield _ask(Question(Topic.DETAILS), game, names)
    for topic in (Topic.DETAILS, Topic.SCORES, Topic.TURN, Topic.MOVES, Topic.BOARD):
        yield _ask(Question(topic), game, names)


def _choose(game: Game) -> PlayerMove:
    seat = game.position.seat
    settings = Settings(level=_LEVELS[seat], seed=seat)
    return OnePlyPlayer().think(
        game.position, Limits(), settings, threading.Event(), lambda _: None
    )


def _short(game: Game) -> str:
    """The last step in notation; a deal without its tiles, which are asked for."""
    return format_step(game.steps[-1]).partition(":")[0]


def _ask(question: Question, game: Game, names: tuple[Argument, ...]) -> _Said:
    """Asks for the seat whose turn it is."""
    if question.topic is Topic.PREVIEW:
        question = Question(Topic.PREVIEW, move=_a_move(game))
    said = answer(question, game, game.position.seat, names)
    return _Said(f"? {_spelled(question)}", said)


def _spelled(question: Question) -> str:
    """A question as a line of a transcript: its topic, and what it is about."""
    about = [question.topic.value]
    if question.move is not None:
        about.append(str(question.move))
    if question.number is not None:
        about.append(str(question.number))
    if question.color is not None:
        about.append(question.color.name.lower())
    if question.source is not None:
        about.append(source_name(question.source))
    for name in ("seat", "row", "column"):
        index: int | None = getattr(question, name)
        if index is not None:
            about.append(f"{name} {index + 1}")
    return ", ".join(about)


def _a_move(game: Game) -> Move:
    """One that leaves something to tell: the most tiles, to the first pattern line that is open."""
    moves = [move for move in game.position.legal_moves if isinstance(move, Move)]
    if not moves:
        return Move(CENTER, Color.RED, FLOOR)
    tiles = game.position.tiles_at
    return max(moves, key=lambda move: (tiles(move.source)[move.color], bool(move.destination)))
