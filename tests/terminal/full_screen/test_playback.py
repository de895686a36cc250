"""What happened, shown step by step."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest

from azulejos.players.seat_holders import Holder, spoken_names
from azulejos.rules import (
    Deal,
    Dealer,
    Game,
    Phase,
    Position,
    Rules,
    WallSide,
)
from azulejos.terminal.full_screen.playback import Playback, after_event, frames
from azulejos.terminal.full_screen.shown_table import Moment
from azulejos.terminal.settings import StepPace
from azulejos.terminal.speaker import letters_of
from azulejos.terminal.text_options import TextOptions
from azulejos.words.languages import Language
from azulejos.words.voice import Voice
from tests.games import PLAYERS
from tests.terminal.sessions import SEED

from .sitting import Person, sitting
from .test_whole_games import some_move

NAMES = spoken_names([Holder("Ada"), Holder("Bo"), Holder("Cy"), Holder("Di")])


def random_game(rules: Rules, seed: int) -> Game:
    game, dealer, chance = Game(rules), Dealer(SEED), random.Random(seed)
    while not game.position.is_over:
        if game.position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play(dealer.deal(game.position))
        else:
            game.play(chance.choice(list(game.position.legal_moves)))
    return game


def visible(position: Position) -> tuple[object, ...]:
    return (position.boards, position.factories, position.center)


@pytest.mark.parametrize("side", WallSide)
@pytest.mark.parametrize("players", PLAYERS)
def test_events_lead_to_what_is_seen(players: int, side: WallSide) -> None:
    game = random_game(Rules(players, side), seed=players)
    for before, step, events, after in zip(
        game.positions, game.steps, game.events, game.positions[1:], strict=False
    ):
        if isinstance(step, Deal):
            continue
        shown = before
        for event in events:
            shown = after_event(shown, event)
        assert visible(shown) == visible(replace(after, marker_seat=shown.marker_seat))


@pytest.mark.parametrize("side", WallSide)
def test_every_score_is_a_step_with_its_words(side: WallSide) -> None:
    game = random_game(Rules(2, side), seed=1)
    voice = Voice(Language.ENGLISH)
    told: list[str] = []
    for index, moment in enumerate(map(Moment, game.positions[1:], game.events)):
        steps = [*frames(game.positions[index], moment, NAMES)]
        assert steps[-1].position is moment.position
        scores = [[board.score for board in step.position.boards] for step in steps]
        for step, was, now in zip(steps[1:], scores, scores[1:], strict=False):
            assert was == now or step.said, "what changes a score is told"
        told += [voice.say(step.said) for step in steps]
        for step in steps:
            assert not step.lit or step.seat is not None
    text = "\n".join(told)
    assert "row 1 is complete, 2 points" in text
    assert "points lost" in text


def test_a_stage_catches_up_at_once_or_step_by_step() -> None:
    game = random_game(Rules(2), seed=3)
    moments = [Moment(game.positions[0])]
    moments += map(Moment, game.positions[1:], game.events)
    playback = Playback(StepPace.KEY)
    playback.follow(moments[:5], NAMES, frozenset({0}))
    assert playback.now is not None
    assert playback.now.position is moments[4].position, "what had happened before is not shown"
    assert not playback.is_behind
    playback.follow(moments, NAMES, frozenset())
    assert playback.is_behind
    seen = []
    while playback.is_behind:
        playback.advance()
        seen.append(playback.now)
    assert len(seen) > len(moments) - 5, "scores are steps of their own"
    assert playback.now is not None
    assert playback.now.position is moments[-1].position
    playback.follow(moments[:7], NAMES, frozenset())
    assert not playback.is_behind, "what is taken back is gone at once"
    playback.follow(moments[:30], NAMES, frozenset())
    playback.catch_up()
    assert not playback.is_behind
    assert playback.now.position is moments[29].position


def test_scoring_is_seen_step_by_step(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        while not person.app.playback.is_behind or person.position.round_number == 1:
            if person.app.playback.is_behind and person.position.round_number > 1:
                break
            if person.app.playback.is_behind:
                await person.press("escape")
            else:
                await person.press(*person.keys_for(some_move(person)))
        captions = set()
        boards = []
        logs = []
        tiled: list[tuple[int, int]] = []
        while person.app.playback.is_behind:
            assert "Enter shows the next step" in person.seen
            frame = person.app.playback.now
            assert frame is not None
            captions.add(person.app.table.voice.say(frame.said))
            boards.append([board.score for board in frame.position.boards])
            logs.append(person.drawing("log").picture.rows)
            if frame.tiled is not None:
                row, column = frame.tiled
                color = frame.position.boards[frame.seat or 0].wall[row, column]
                assert color is not None
                assert person.under_cursor == letters_of(person.app.table.voice)[color]
                tiled.append(frame.tiled)
            else:
                told = person.preview or person.screen[0].strip()
                assert told.startswith(person.under_cursor), "where it is told"
            await person.press("enter")
        assert any("for 1 point" in caption for caption in captions), captions
        assert boards[0] == [0, 0]
        assert tiled, "the cursor was on a tile that scored"
        assert all(log == logs[0] for log in logs), "the log does not run ahead of the steps"
        assert person.drawing("log").picture.rows != logs[0]
        assert any(score for scores in boards for score in scores)
        assert "choose tiles" in person.seen

    async def run() -> None:
        options = TextOptions(names=("Ada", "Bo"))
        async with sitting(tmp_path, options, pace=StepPace.KEY) as person:
            await play(person)

    asyncio.run(run())
