"""Messages: every language has words for them, and they reveal nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from azulejos.rules import Move, Phase, WallTiled, row_of
from azulejos.server.tables.move_options import options
from azulejos.server.tables.table import Table
from azulejos.server.tables.views import public, state_of
from azulejos.wire import entries, requests
from azulejos.wire.messages import Ask, Happened, MovePreview, format_message, parse_message
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.languages import Language
from azulejos.words.phrases import Phrase, phrase
from azulejos.words.voice import Voice
from tests.games import board, set_up
from tests.server.played import SEED, Played, apply_and_tell, happen, random_columns


def from_plain(said: Mapping[str, Any]) -> Phrase:
    args = {
        name: from_plain(value) if isinstance(value, dict) else value
        for name, value in said["args"].items()
    }
    return phrase(said["id"], **args)


VOICES = [Voice(language) for language in Language]


@pytest.mark.parametrize("rules", ["colored", "gray"])
@pytest.mark.parametrize("players", [2, 4])
def test_everything_that_happens_can_be_told_and_sent(rules: str, players: int) -> None:
    played, rng = Played(*[None] * players, rules=rules, has_hints=True), Random(1)
    played.begin()
    played.move(rng)
    played.append(entries.HintAsked(1))
    played.move(rng)
    played.ask(0, requests.AskTakeback())
    for seat in range(1, players):
        played.ask(seat, requests.AnswerTakeback(True))
    played.ask(players - 1, requests.Resign())
    while not played.table.is_over:
        played.move(rng)
    played.append(entries.Revealed(SEED.hex(), "next"))
    opened, *rest = played.log
    assert isinstance(opened, entries.Opened)
    table = Table(opened)
    for entry in rest:
        told = happen(table, entry)
        for voice in VOICES:
            assert all(voice.say(from_plain(each)) for each in told.speech)
            assert all(voice.say(from_plain(each)) for each in told.details)
        ends = {"round-ended", "game-ended"} & {event["type"] for event in told.events}
        assert bool(told.details) == bool(ends), "every score, when a round is over"
        assert msgspec.json.decode(format_message(told), type=Happened) == told
        assert (SEED.hex().encode() in format_message(told)) == isinstance(entry, entries.Revealed)


def test_leaving_is_told_with_the_name() -> None:
    played = Played(None, None)
    played.append(entries.Sat(0, "Ada"))
    told = apply_and_tell(played.table, entries.SeatLeft(0))
    assert Voice(Language.ENGLISH).say(told[0]) == "Ada left the table."


def test_columns_are_not_shown_before_all_are_in() -> None:
    played, rng = Played(None, None, rules="gray"), Random(6)
    played.begin()
    played.play_to(Phase.WALL_TILING, rng)
    seat = played.table.seats_to_decide[-1]
    played.move(rng)
    chosen = played.log[-1]
    assert isinstance(chosen, entries.ColumnsChosen)
    assert chosen.moves
    assert public(chosen) == entries.ColumnsChosen(seat, ())
    state = state_of(played.table)
    assert state.seats[seat].has_chosen
    assert not any(move in msgspec.json.encode(state).decode() for move in chosen.moves)


def test_options_are_all_moves_with_previews_and_all_others_with_reasons() -> None:
    played = Played(None, None)
    played.begin()
    position = played.table.game.position
    found = options(position, 0, (), played.table.names)
    legal = {choice.move for choice in found if choice.is_legal}
    assert legal == {str(move) for move in position.legal_moves}
    assert all(choice.speech for choice in found)
    assert options(position, 1, (), played.table.names) == []


def test_options_of_columns_follow_those_chosen_so_far() -> None:
    played, rng = Played(None, None, rules="gray"), Random(6)
    played.begin()
    played.play_to(Phase.WALL_TILING, rng)
    position, names = played.table.game.position, played.table.names
    seat = played.table.seats_to_decide[0]
    chosen = [str(move) for move in random_columns(position, seat, rng)]
    for index, move in enumerate(chosen):
        found = options(position, seat, chosen[:index], names)
        assert move in {choice.move for choice in found if choice.is_legal}
        assert len(found) == 5
    assert options(position, seat, chosen, names) == []
    for wrong, code in (("1B1", Code.MALFORMED), ("T00", Code.MALFORMED)):
        with pytest.raises(RefusedError) as error:
            options(position, seat, [wrong], names)
        assert error.value.code is code


def test_options_can_be_asked_for_some_tiles_only() -> None:
    played = Played(None, None)
    played.begin()
    position, names = played.table.game.position, played.table.names
    everything = options(position, 0, (), names)
    tiles = everything[0].move[:2]
    assert options(position, 0, (), names, tiles.lower()) == everything[:6]
    assert options(position, 0, (), names, "CB") == []
    for wrong in ("", "3", "3R4", "T2", "XX"):
        with pytest.raises(RefusedError) as error:
            options(position, 0, (), names, wrong)
        assert error.value.code is Code.MALFORMED


_OUTCOMES = {
    # Line 2 takes 2 of the 4 yellow; 2 fall, after the marker.
    "CY2": MovePreview(2, 2, 0, True, True, 3 + 2, -1 - 1 - 2),
    "CY0": MovePreview(0, 4, 0, True, False, None, -1 - 1 - 2 - 2 - 2),
    "CY4": MovePreview(4, 0, 0, True, True, 1, -1),
    "CR4": MovePreview(1, 0, 0, True, False, None, -1),
    "1K1": MovePreview(1, 1, 2, False, True, 4, -1),
    "CR1": None,
}


def test_outcomes_are_what_a_move_would_bring() -> None:
    mine = board(5, wall="BYR../WB.../...../...../.....")
    position = set_up("colored 2 O1 1 C KKWW/-/-/-/- YYYYR", mine)
    found = {each.move: each for each in options(position, 0, (), ["Ada", "Ben"])}
    assert {move: found[move].outcome for move in _OUTCOMES} == _OUTCOMES
    for choice in found.values():
        assert (choice.outcome is not None) == choice.is_legal


def test_outcomes_agree_with_what_then_happens() -> None:
    """A move that completes a pattern line and ends the round scores what its preview said."""
    played, rng = Played(None, None), Random(3)
    played.begin()
    promised = 0
    while not played.table.is_over:
        position = played.table.game.position
        found = {each.move: each.outcome for each in options(position, position.seat, (), ["", ""])}
        played.move(rng)
        move = played.table.game.steps[-1]
        tiled = [each for each in played.table.game.events[-1] if isinstance(each, WallTiled)]
        outcome = found.get(str(move))
        if tiled and outcome is not None and outcome.completes:
            assert isinstance(move, Move)
            mine = {each.row: each.points for each in tiled if each.seat == position.seat}
            assert mine[row_of(move.destination)] == outcome.points
            promised += 1
    assert promised


def test_events_are_those_of_the_rules_as_plain_data() -> None:
    played = Played(None, None)
    played.begin()
    opened, *rest = played.log
    assert isinstance(opened, entries.Opened)
    table = Table(opened)
    (filled,) = [event for entry in rest for event in happen(table, entry).events]
    assert filled == {
        "type": "factories-filled",
        "round_number": 1,
        "starting_seat": 0,
        "deal": "deal:BRKK/YKKW/BBYW/BKKK/BYRR",
        "poured": "-",
    }
    assert happen(table, entries.MovePlayed(0, "1K1")).events == (
        {"type": "tiles-taken", "seat": 0, "source": 0, "color": "K", "count": 2},
        {"type": "tiles-moved-to-center", "source": 0, "tiles": "BR"},
        {
            "type": "tiles-placed",
            "seat": 0,
            "row": 0,
            "color": "K",
            "count": 1,
            "is_complete": True,
        },
        {
            "type": "tiles-fell",
            "seat": 0,
            "color": "K",
            "to_floor": 1,
            "to_lid": 0,
            "penalty": -1,
            "row": None,
        },
    )
    taken, marker, _ = happen(table, entries.MovePlayed(1, "CR2")).events
    assert (taken["source"], marker) == (
        None,
        {"type": "marker-taken", "seat": 1, "floor_space": 0},
    )
    assert happen(table, entries.Undone(1, 2)).events == ()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"type":"ask"}',
        '{"type":"nothing"}',
        '{"type":"ask","id":"","seat":0,"after":0,"request":{"type":"undo"}}',
        '{"type":"ask","id":"\\u0000","seat":0,"after":0,"request":{"type":"undo"}}',
        '{"type":"ask","id":"1\\n","seat":0,"after":0,"request":{"type":"undo"}}',
        '{"type":"ask","id":"1","seat":-1,"after":0,"request":{"type":"undo"}}',
        '{"type":"ask","id":"1","seat":0,"after":0,"request":{"type":"move","move":7}}',
        '{"type":"hello","tokens":["' + "x" * 101 + '"]}',
        "\x00",
        "[" * 5000,
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        parse_message(text)


def test_a_message_is_read() -> None:
    text = '{"type":"ask","id":"1","seat":0,"after":3,"request":{"type":"move","move":"3R4"}}'
    assert parse_message(text) == Ask("1", 0, 3, requests.PlayMove("3R4"))


def test_who_resigned_is_never_told_to_have_won() -> None:
    """The computer may score most for a resigned seat; the seat still comes last (ruling 11)."""
    played, rng = Played(None, None, None), Random(3)
    played.begin()
    while not played.table.is_over:
        played.move(rng)
    opened, *rest = played.log
    assert isinstance(opened, entries.Opened)
    table = Table(opened)
    (best,) = played.table.result.winners or ()
    for entry in rest[:4]:
        table.apply(entry)
    told = apply_and_tell(table, entries.Resigned(best))
    assert [each.id for each in told] == ["resigned", "plays-on"]
    for entry in rest[4:]:
        told = apply_and_tell(table, entry)
    said = [VOICES[0].say(each) for each in told]
    name = VOICES[0].names(table.names)[best]
    (winners,) = [text for text in said if " win" in text]
    assert name not in winners
    assert said[-1] == f"{name} resigned and comes last."


@pytest.mark.parametrize("entry", [entries.Resigned(0), entries.TimedOut(0)])
def test_in_a_game_of_two_nobody_plays_on(entry: entries.Entry) -> None:
    played = Played(None, None)
    played.begin()
    told = apply_and_tell(played.table, entry)
    assert [each.id for each in told][1:] == ["won-alone"]
