"""Why a hint is good: both moves are searched alike, and every number in a sentence holds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from azulejos.notation import parse_move
from azulejos.players import (
    Comparison,
    SearchPlayer,
    Settings,
    Stop,
    compare_moves,
    think_of_hint,
)
from azulejos.players.comparison import tell_comparison
from azulejos.rules import Game, Phase, PlayerMove, Position
from azulejos.words.announcements import announce_step
from azulejos.words.explanations import main_facts
from azulejos.words.hint_comparison import ONLY_MOVE, tell_fact
from azulejos.words.languages import Language
from azulejos.words.phrases import Phrase, Speech, phrase
from azulejos.words.voice import Voice
from tests.games import board, set_up
from tests.golden.played import SteadyPlayer
from tests.server.thinkers import Scripted, last_move
from tests.volume import volume
from tests.words.test_explanations import NAMES, VOICES, check, positions

ENGLISH = Voice(Language.ENGLISH)


def compared(position: Position, best: str, other: str | None) -> Comparison | None:
    asked = None if other is None else parse_move(other)
    return compare_moves(
        SearchPlayer(), position, parse_move(best), asked, settings=Settings(), stop=Stop()
    )


def follows(more: Speech, which: str) -> list[Phrase]:
    """The moves that are told to come after the hint, or after the alternative."""
    ids = [*more, phrase("why-chances")]
    head = phrase("why-after", after=which)
    if head not in more:
        return []
    rest = ids[ids.index(head) + 1 :]
    end = next(index for index, each in enumerate(rest) if each.id.startswith("why-"))
    return rest[:end]


def next_moves(position: Position, line: Sequence[PlayerMove]) -> Iterator[Phrase]:
    """What the log would say of the moves after the first, up to the mover's next one."""
    game = Game(position)
    game.play(line[0])
    for move in line[1:]:
        seat = game.position.seat
        game.play(move)
        yield announce_step(game, NAMES[: position.rules.num_players])[0]
        if seat == position.seat:
            return


@pytest.mark.volume
def test_every_explained_hint_holds() -> None:
    """Hints of every kind of game: the facts hold, and the sentences say these facts only."""
    player, explained, seed = SearchPlayer(), 0, 0
    while explained < volume(12, 400):
        rng, seed = Random(seed), seed + 1
        for position in positions(rng, seed)[:2]:
            best = think_of_hint(player, position, Settings(), Stop())
            found = compare_moves(player, position, best, None, settings=Settings(), stop=Stop())
            assert found is not None
            assert found.best[0] == best != found.other[0]
            for line in (found.best, found.other):
                game = Game(position)
                for move in line:
                    game.play(move)
                assert game.position.phase in {Phase.PREPARING_NEXT_ROUND, Phase.GAME_OVER}
            facts = main_facts(position, found.best, found.other)
            for fact in facts:
                check(fact, position, [*found.best], [*found.other])
            told = tell_comparison(position, found, NAMES)
            explained += 1
            sentences = [tell_fact(fact, position.seat, NAMES) for fact in facts]
            told_of = [each for each in (*told.speech, *told.more) if each in sentences]
            assert told_of == sentences
            assert 2 <= len(told.speech) <= 4
            for which, line in (("hint", found.best), ("alternative", found.other)):
                assert follows(told.more, which) == [*next_moves(position, line)]
            assert found.wins is not None
            shares = {f"{round(100 * share)} %" for share in found.wins}
            for voice in VOICES:
                assert set(re.findall(r"\d+ %", voice.say(told.more))) == shares


def test_the_played_alternative_is_the_one_asked_about() -> None:
    position = set_up("colored 2 O1 1 C RRR/BBKK/-/-/- KK", board(5), board(5))
    found = compared(position, "1R3", "1R0")
    assert found is not None
    assert (found.best[0], found.other[0]) == (parse_move("1R3"), parse_move("1R0"))
    assert found.wins is not None
    assert found.wins[0] > found.wins[1]
    told = ENGLISH.say(tell_comparison(position, found, NAMES).speech)
    assert told.startswith(
        "The alternative: 3 red from factory 1 to the floor line. You score 2 in this round "
    )


def test_a_hint_that_is_worse_than_what_was_asked_is_told_so() -> None:
    position = set_up("colored 2 O1 1 C RRR/BBKK/-/-/- KK", board(5), board(5))
    found = compared(position, "1R0", "1R3")
    told = ENGLISH.say(tell_comparison(position, found, NAMES).speech)
    assert told.startswith(
        "The alternative: 3 red from factory 1 to line 3. It may even be better: worked out by "
    )


def test_what_comes_out_behind_is_not_said_to_pay_off_later() -> None:
    position = set_up("colored 2 O1 1 C RRR/BBKK/-/-/- KK", board(5), board(5))
    found = compared(position, "2B0", "1R3")
    assert found is not None
    ids = [each.id for each in tell_comparison(position, found, NAMES).speech]
    assert ids == ["why-alternative", "why-as-good", "why-round"]


def test_the_hint_itself_is_compared_with_the_next_best() -> None:
    position = set_up("colored 2 O1 1 C RRR/BBKK/-/-/- KK", board(5), board(5))
    one, other = compared(position, "1R3", "1R3"), compared(position, "1R3", None)
    assert one is not None
    assert other is not None
    assert one.other[0] == other.other[0] != parse_move("1R3")


def test_the_only_move_is_compared_with_nothing() -> None:
    mine = board(9, "K/WW/RRR/RRRR/RRRRR", floor="M")
    position = set_up("colored 2 O1 1 1 -/-/-/-/- B", mine, board(2))
    assert len([*position.legal_moves]) == 1
    assert compared(position, "CB0", None) is None
    assert tell_comparison(position, None, NAMES) == ONLY_MOVE


def test_a_player_that_ignores_the_choice_is_an_error() -> None:
    position = set_up("colored 2 O1 1 C RRR/BBKK/-/-/- KK", board(5), board(5))
    best = last_move(position)
    with pytest.raises(ValueError, match="was not to choose from"):
        compare_moves(Scripted(), position, best, None, settings=Settings(), stop=Stop())


def test_a_player_that_reports_nothing_still_compares() -> None:
    """Then no chances are told."""
    position = set_up("colored 2 O1 1 C RRR/BBKK/-/-/- KK", board(5), board(5))
    found = compare_moves(
        SteadyPlayer(),
        position,
        parse_move("1R3"),
        parse_move("1R0"),
        settings=Settings(),
        stop=Stop(),
    )
    assert found is not None
    assert found.wins is None
    assert "%" not in ENGLISH.say(tell_comparison(position, found, NAMES).more)
