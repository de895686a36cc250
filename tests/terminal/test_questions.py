"""Every question in every phase and language. A question never changes the game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import product
from pathlib import Path

import pytest

from azulejos.notation import format_move
from azulejos.rules import Game, Phase, Rules, WallSide
from azulejos.words.answers import answer
from azulejos.words.help_texts import OVERVIEW
from azulejos.words.languages import Language
from azulejos.words.parser import parse_line
from azulejos.words.questions import Question, Topic
from azulejos.words.things import typed_move
from azulejos.words.voice import Length, Letters, Voice
from tests.games import random_game
from tests.volume import some

from .sessions import session_at

Words = dict[str, dict[str, list[str]]]


@cache
def words(language: Language) -> Words:
    folder = resources.files("azulejos.words") / "locales" / language.value
    return tomllib.loads((folder / "lexicon.toml").read_text("utf-8"))


def typed(topic: Topic, language: Language) -> Iterator[str]:
    """The questions in a language: every word for each, with the parts it needs."""
    lexicon = words(language)
    places = {name: each[0] for name, each in lexicon["places"].items()}
    color = lexicon["colors"]["red"][0]
    with_it = {
        Topic.COLOR: [f" {color}"],
        Topic.PATTERN_LINE: [" 4", " 2"],
        Topic.PREVIEW: [" 1B1"],
        Topic.FACTORIES: ["", " 2"],
        Topic.BOARD: ["", " 2", f" {lexicon['widths']['narrow'][0]}"],
        Topic.WALL: ["", f" {places['line']} 2", f" {places['column']} 3"],
        Topic.MOVES: ["", " 1", f" 1 {color}"],
        Topic.LAST: ["", " 3"],
        Topic.OFFERS: ["", " 2"],
    }
    for word in lexicon["questions"][topic.value]:
        is_place = topic is Topic.WALL and word.lower() not in {"w", "wall", "wand", "muur"}
        yield from (
            (f"{word} 3",) if is_place else (word + more for more in with_it.get(topic, [""]))
        )


def in_phase(phase: Phase, rules: Rules) -> Game:
    """A random game, stopped in the middle of a phase, at seat 1's turn if possible."""
    whole = random_game(rules, seed=3, care=0.9)
    for count in range(len(whole.steps) // 2, len(whole.steps) + 1):
        position = whole.positions[count]
        if position.phase is phase and (phase is Phase.GAME_OVER or position.seat == 0):
            game = Game(whole.start)
            for step in whole.steps[:count]:
                game.play(step)
            return game
    raise AssertionError(f"no {phase} in this game")


def start() -> Game:
    game = random_game(Rules(), seed=1, max_steps=1)
    assert game.position.phase is Phase.FACTORY_OFFER
    return game


PHASES = {
    "start": start(),
    "offer": in_phase(Phase.FACTORY_OFFER, Rules(3)),
    "tiling": in_phase(Phase.WALL_TILING, Rules(2, WallSide.GRAY)),
    "deal": in_phase(Phase.PREPARING_NEXT_ROUND, Rules(2)),
    "over": in_phase(Phase.GAME_OVER, Rules(4)),
}


NO_QUESTIONS = {"new", "neu", "neues", "nieuw"}
"""Alone these start a new game; "what is new" asks for the changes."""
COLUMNS = {"column 3", "col 3", "Spalte 3", "kolom 3"}
"""Alone these choose a column, if one has to be chosen."""

MOVE = {
    "move",
    "tiles-fell",
    "moved-to-center",
    "marker-taken",
    "pattern-line-complete",
    "wall-tiled",
    "pattern-line-fell",
}
ROUND = {"tiling-begins", "round-points", "round-points-cut", "next-round", "factories-filled"}
ANSWERS: dict[Topic, set[str]] = {
    Topic.FACTORIES: {"factory", "factory-empty", "factories-empty", "center"},
    Topic.CENTER: {"center"},
    Topic.COLOR: {"color-at", "color-nowhere"},
    Topic.OFFERS: {"offers", "no-offers"},
    Topic.NEEDS: {
        "pattern-line-holds",
        "pattern-line-takes",
        "pattern-line-closed",
        "no-line-takes",
    },
    Topic.GOALS: {
        *("goals-none-begun", "goals-complete", "goals-untouched", "goal", "goal-impossible"),
        *("goal-line-columns", "goal-line-falls"),
    },
    Topic.WANTS: {"want-line", "want-completes", "want-nothing", "goal-line-falls"},
    Topic.ENDING: {
        *("ending-possible", "ending-certain", "ending-undealt", "ending-short", "ending-nobody"),
        "refused-game-over",
    },
    Topic.BOARD: {
        "board",
        "pattern-line-holds",
        "pattern-line-empty",
        "pattern-line-takes",
        "floor",
        "floor-empty",
    },
    Topic.PATTERN_LINE: {"pattern-line-holds", "pattern-line-empty", "pattern-line-takes"},
    Topic.WALL: {"column-open", "column-holds", "column-holds-gray", "wall-layout"},
    Topic.FLOOR: {"floor", "floor-empty"},
    Topic.SCORES: {"score", "score-final", "winners"},
    Topic.MOVES: {"moves-of", "no-moves", "columns-to-choose"},
    Topic.PREVIEW: {"preview", "preview-points", "preview-to-center"},
    Topic.LAST: MOVE | {"no-moves-yet"},
    Topic.CHANGES: MOVE | ROUND | {"game-over", "final-score", "winners"},
    Topic.DETAILS: {
        "details-of",
        "wall-tiled",
        "floor-scored",
        "floor-scored-cut",
        "bonus-horizontal-line",
        "nothing-scored",
    },
    Topic.BAG: {"bag", "lid"},
    Topic.TURN: {
        *("turn-round", "turn-now", "turn-marker", "turn-marker-center"),
        *("turn-deal", "turn-game-over"),
    },
    Topic.CLOCK: {"no-clock"},
    Topic.HELP: set(OVERVIEW),
}
"""The answer to each question in these games."""
WALL = {"wall-empty", "row-empty", "row-open", "row-holds", "row-holds-gray", "row-complete"}
WALL |= {"row-complete-gray", "column-complete-gray"}
ANSWERS[Topic.BOARD] |= WALL
ANSWERS[Topic.WALL] |= WALL
REASONS = {
    ("over", Topic.MOVES): ["refused-game-over"],
    ("over", Topic.PREVIEW): ["refused-game-over"],
    ("deal", Topic.MOVES): ["refused-deal-pending"],
    ("deal", Topic.PREVIEW): ["refused-deal-pending"],
    ("tiling", Topic.PREVIEW): ["refused-not-factory-offer", "unclear-example-column"],
    ("offer", Topic.PREVIEW): ["refused-pattern-line-holds-other-color", "unclear-example"],
}
"""Questions without an answer, and the reason that is given, with an example."""


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("phase", PHASES)
def test_every_question_in_every_phase(tmp_path: Path, phase: str, language: Language) -> None:
    """All are understood, and get an answer or a reason of their own."""
    game = PHASES[phase]
    names = ["Ada", "Ben", "Cleo", "Dan"][: game.rules.num_players]
    written: list[str] = []
    session = session_at(game, language, tmp_path, written)
    before = (game.position, game.steps)
    for topic in Topic:
        for text in typed(topic, language):
            if text in NO_QUESTIONS or (text in COLUMNS and phase == "tiling"):
                continue
            request = parse_line(text, game.position, language, names)
            assert isinstance(request, Question), f"{text}: {request}"
            assert request.topic is topic, text
            last = [*written]
            written.clear()
            assert session.take(text)
            assert written, text
            assert all(0 < len(each) <= 80 for each in written), written
            assert (game.position, game.steps) == before
            if topic is Topic.REPEAT:
                assert written == last
                continue
            told = [
                said.id for said in answer(request, game, 0, names) if said.id != "about-player"
            ]
            if (phase, topic) in REASONS:
                assert told == REASONS[phase, topic], text
            else:
                assert told, text
                assert set(told) <= ANSWERS[topic], f"{text}: {told}"
    assert not list(tmp_path.iterdir()), "asking writes nothing"


@pytest.mark.volume
@pytest.mark.parametrize(
    ("language", "length", "letters"), some([*product(Language, Length, Letters)], every=4)
)
def test_every_length_and_every_lettering(
    tmp_path: Path, language: Language, length: Length, letters: Letters
) -> None:
    for game in PHASES.values():
        written: list[str] = []
        session = session_at(game, language, tmp_path, written)
        session.speaker.voice = Voice(language, length, letters)
        for topic in Topic:
            for text in typed(topic, language):
                assert session.take(text)
        assert all(len(each) <= 80 for each in written)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("letters", Letters)
def test_narrow_boards_are_at_most_40_columns_wide(
    tmp_path: Path, language: Language, letters: Letters
) -> None:
    for game in PHASES.values():
        written: list[str] = []
        session = session_at(game, language, tmp_path, written)
        session.speaker.voice = Voice(language, letters=letters)
        for seat in game.rules.seats:
            written.clear()
            session.take(f"board narrow {seat + 1}")
            assert len(written) >= 7
            assert all(len(each) <= 40 for each in written), written


@pytest.mark.parametrize("language", Language)
def test_an_illegal_move_is_explained_with_one_that_is_possible(
    tmp_path: Path, language: Language
) -> None:
    for phase in ("start", "offer", "tiling"):
        game = PHASES[phase]
        legal = {*map(format_move, game.position.legal_moves)}
        examples = {Voice(language).say(typed_move(move)) for move in game.position.legal_moves}
        written: list[str] = []
        session = session_at(game, language, tmp_path, written)
        steps = game.steps
        for text in ("9B1", "CK5", "T55", "1B2", "1Y2", "1R2", "1K2", "1W2"):
            if text in legal:
                continue
            written.clear()
            assert session.take(text)
            assert any(example in " ".join(written) for example in examples), (text, written)
            assert game.steps == steps
