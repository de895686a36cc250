"""At a real server: hints, clocks, presence, spectators, and a kill in between."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.serving import Client, Json, Server, client, running

CLOCK = {"seconds": 600, "increment": 10, "factors": [1, 1.5]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("together") / "data") as started:
        yield started


def sit_down(server: Server, made: Json) -> dict[int, str]:
    seats = made["state"]["seats"]
    return {
        seat: server.sit(made, seat) for seat, each in enumerate(seats) if each["level"] is None
    }


async def until_mine(each: Client) -> int:
    """Waits until one of the client's seats has to decide; returns that seat."""
    while not each.seats & {*each.state.get("to_decide", ())}:
        await each.receive()
    return min(each.seats & {*each.state["to_decide"]})


async def answered(each: Client, message: Json) -> Json:
    await each.send(message)
    while (answer := await each.receive()).get("id") != message["id"]:
        pass
    return answer


def test_a_hint_is_a_legal_move_and_changes_nothing(server: Server) -> None:
    made = server.open(None, 1)
    tokens = sit_down(server, made)

    async def run() -> None:
        async with client(server, made["table"], tokens) as player:
            seat = await until_mine(player)
            number = player.state["number"]
            hinted = await answered(player, {"type": "hint", "id": "h", "seat": seat})
            assert (hinted["type"], hinted["number"]) == ("hinted", number)
            assert hinted["speech"][0]["id"] == "hint"
            asked = {"type": "options", "id": "o", "seat": seat, "tiles": hinted["move"][:2]}
            offered = await answered(player, asked)
            assert len(offered["choices"]) == 6
            (choice,) = [each for each in offered["choices"] if each["move"] == hinted["move"]]
            assert choice["is_legal"]
            assert choice["outcome"]["placed"] + choice["outcome"]["fallen"] > 0
            answer = await player.ask(seat, {"type": "move", "move": hinted["move"]})
            assert answer["type"] == "accepted"

    asyncio.run(run())
    by_http = {"type": "hint", "id": "h2", "seat": 0}
    refused = server.post(f"/{made['table']}/messages", by_http)
    assert refused.status_code == 403


def test_hints_of_columns_follow_those_chosen_so_far(server: Server) -> None:
    made = server.open(None, 1, rules="gray")
    tokens = sit_down(server, made)

    async def run() -> None:
        async with client(server, made["table"], tokens) as player:
            rng = Random(2)
            while not _has_columns_to_choose(player):
                await _move_on(player, rng)
            columns: list[str] = []
            while True:
                asked = {"type": "hint", "id": f"h{len(columns)}", "seat": 0, "columns": columns}
                hinted = await answered(player, asked)
                if hinted["type"] == "refused":
                    break
                columns.append(hinted["move"])
            assert hinted["code"] == "no-choice"
            answer = await player.ask(0, {"type": "columns", "moves": columns})
            assert answer["type"] == "accepted"

    asyncio.run(run())


def test_a_clock_is_told_by_message_and_by_a_typed_line(server: Server) -> None:
    made = server.open(None, None, clock=CLOCK)
    assert [each["milliseconds"] for each in made["state"]["clocks"]] == [600_000, 900_000]
    tokens = sit_down(server, made)

    async def run() -> None:
        async with client(server, made["table"], tokens) as player:
            seat = await until_mine(player)
            assert player.state["clocks"][seat]["is_running"]
            said = {"type": "say", "id": "c", "seat": seat, "text": "clock", "after": 0}
            answer = await answered(player, said)
            assert [each["id"] for each in answer["speech"]] == ["clock-left", "clock-left"]
            while "clocks" not in player.present:
                await player.receive()
            assert player.present["seats"] == [0, 1]

    asyncio.run(run())


@pytest.mark.parametrize(
    "wrong",
    [
        {"clock": {"seconds": 0, "factors": [1, 1]}},
        {"clock": {"seconds": 60, "factors": [1]}},
        {"clock": {"seconds": 60, "factors": [1, 0]}},
        {"clock": {"seconds": 60, "factors": [1, 1], "increment": -1}},
        {"clock": {"seconds": 60, "factors": [1, 1]}, "days_per_move": 2},
        {"days_per_move": 0},
        {"days_per_move": 31},
        {"starting_seat": 2},
        {"start": {"position": "x"}},
        {"start": {"record": "x"}},
        {"start": {}},
    ],
)
def test_a_table_that_can_not_be_is_refused(server: Server, wrong: Json) -> None:
    answer = server.post("", {"levels": [None, None], **wrong})
    assert answer.status_code in {400, 409}, answer.text
    assert answer.json()["code"] in {"malformed", "bad-rules", "bad-record", "bad-position"}


def test_spectators_see_all_that_happens_and_are_counted(server: Server) -> None:
    made = server.open(None, None, rules="gray")
    tokens = sit_down(server, made)

    async def run() -> None:
        async with (
            client(server, made["table"], tokens) as player,
            client(server, made["table"], {}) as spectator,
        ):
            await player.play(Random(5))
            while spectator.state.get("seed") is None:
                await spectator.receive()
            assert spectator.state == player.state
            assert spectator.present["spectators"] == 1
            for message in (
                {"type": "options", "id": "o", "seat": 0},
                {"type": "hint", "id": "h", "seat": 0},
            ):
                assert (await answered(spectator, message))["code"] == "not-your-seat"

    asyncio.run(run())
    # A stream carries entries only.
    url = f"{server.url}/api/tables/{made['table']}/stream"
    with httpx.stream("GET", url, params={"after": 0}, timeout=60) as stream:
        for line in stream.iter_lines():
            if line.startswith("data:"):
                told = json.loads(line.removeprefix("data:"))
                assert told["type"] == "happened"
                if told["entry"]["type"] == "revealed":
                    break


def test_a_bot_that_listens_is_at_the_table(server: Server) -> None:
    """A bot without a socket, using HTTP only, counts as present."""
    made = server.open(None, None)
    tokens = sit_down(server, made)
    url = f"{server.url}/api/tables/{made['table']}/stream"

    async def run() -> None:
        async with client(server, made["table"], {1: tokens[1]}) as other:
            await other.send({"type": "say", "id": "s", "seat": 1, "after": 0, "text": "who"})
            while (await other.receive())["type"] != "answered":
                pass
            assert other.present["seats"] == [0, 1]
            assert other.present["spectators"] == 0

    with httpx.stream("GET", url, headers={"Authorization": f"Bearer {tokens[0]}"}):
        asyncio.run(run())


def test_who_comes_back_after_the_columns_are_in_does_not_learn_them(server: Server) -> None:
    made = server.open(None, None, rules="gray")
    tokens = sit_down(server, made)

    async def run() -> None:
        async with client(server, made["table"], tokens) as player:
            rng = Random(7)
            while len(player.state.get("to_decide", ())) < 2:
                await _move_on(player, rng)
            first = player.state["to_decide"][0]
            request = player._request(first, rng)
            await player.ask(first, request)
            assert player.state["seats"][first]["has_chosen"]
            number = player.state["number"]
            async with client(server, made["table"], {}) as late:
                late.state = {"number": 0}
                await late.connection.close()
                await late.connect()
                heard = []
                while late.state["number"] < number:
                    heard.append(await late.receive())
            (chosen,) = [each for each in heard if each["entry"]["type"] == "columns-chosen"][-1:]
            assert chosen["entry"]["moves"] == []
            for move in request["moves"]:
                assert f'"{move}"' not in json.dumps(heard[-1])

    asyncio.run(run())


async def _move_on(player: Client, rng: Random) -> None:
    mine = [seat for seat in player.state.get("to_decide", ()) if seat in player.seats]
    if player.state.get("confirmers"):
        await player.ask(player.state["confirmers"][0], {"type": "confirm-deal"})
    elif mine:
        await player.ask(mine[0], player._request(mine[0], rng))
    else:
        await player.receive()


def _has_columns_to_choose(player: Client) -> bool:
    is_mine = bool(player.seats & {*player.state.get("to_decide", ())})
    return is_mine and player.state["position"].split()[2].startswith("T")


def test_clocks_go_on_where_they_were_after_the_server_was_killed(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        made = server.open(None, None, clock=CLOCK)
        tokens = sit_down(server, made)

        async def run() -> None:
            async with client(server, made["table"], tokens) as player:
                rng = Random(3)
                for _ in range(6):
                    seat = await until_mine(player)
                    await player.ask(seat, player._request(seat, rng))
                before = player.state
                server.kill()
                server.start()
                await player.connect()
                # The clock of the seat to move restarts with its time after the last entry.
                while (told := await player.receive())["entry"]["type"] != "clocks-restarted":
                    pass
                assert told["state"]["clocks"] == before["clocks"]
                seat = await until_mine(player)
                answer = await player.ask(seat, player._request(seat, rng))
                assert answer["type"] == "accepted"

        asyncio.run(run())
