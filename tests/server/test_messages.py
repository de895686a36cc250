"""Messages: what is sent can be said in every language, and nothing hidden is in it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from azulejos.rules import Phase
from azulejos.server import entries, requests
from azulejos.server.messages import Ask, Happened, format_message, parse_message, plain
from azulejos.server.options import options
from azulejos.server.refusing import Code, RefusedError
from azulejos.server.table import Table
from azulejos.server.telling import apply_and_tell
from azulejos.server.viewing import public, state_of
from azulejos.words.voice import Language, Voice
from tests.server.tables import SEED, Played, random_columns

VOICES = [Voice(language) for language in Language]


@pytest.mark.parametrize("rules", ["colored", "gray"])
@pytest.mark.parametrize("players", [2, 4])
def test_everything_that_happens_can_be_told_and_sent(rules: str, players: int) -> None:
    played, rng = Played(*[None] * players, rules=rules), Random(1)
    played.begin()
    played.move(rng)
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
        speech = apply_and_tell(table, entry)
        for voice in VOICES:
            assert all(voice.say(each) for each in speech)
        told = Happened(table.number, public(entry), plain(speech), state_of(table))
        assert msgspec.json.decode(format_message(told), type=Happened) == told
        assert (SEED.hex().encode() in format_message(told)) == isinstance(entry, entries.Revealed)


def test_leaving_is_told_with_the_name() -> None:
    played = Played(None, None)
    played.append(entries.Sat(0, "Ada"))
    told = apply_and_tell(played.table, entries.Left(0))
    assert Voice(Language.ENGLISH).say(told[0]) == "Ada has left the table."


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


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"type":"ask"}',
        '{"type":"nothing"}',
        '{"type":"ask","id":"","seat":0,"after":0,"request":{"type":"undo"}}',
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
    assert parse_message(text) == Ask("1", 0, 3, requests.Move("3R4"))
