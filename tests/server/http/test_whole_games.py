"""Whole games over sockets: 2 to 4 players, both sides, persons and computer players."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from azulejos.notation import format_position, parse_record, replay, verify_deals
from azulejos.rules import Phase, Position
from tests.server.played import Played
from tests.server.serving import Client, Json, Server, client, get, play_game, running

COMPUTER = 1
PERSON = None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("served")) as started:
        yield started


def check_record(server: Server, state: Json) -> None:
    record = parse_record(server.record(state["table"]))
    verify_deals(record)
    assert record.tag("Commit") == state["commitment"]
    assert record.tag("Seed") == state["seed"]
    replay(record)


@pytest.mark.parametrize("rules", ["colored", "gray", "gray:5"])
@pytest.mark.parametrize(
    "levels",
    [
        (PERSON, COMPUTER),
        (PERSON, PERSON),
        (COMPUTER, PERSON, COMPUTER),
        (PERSON, PERSON, PERSON),
        (PERSON, COMPUTER, COMPUTER, COMPUTER),
        (PERSON, PERSON, PERSON, PERSON),
    ],
)
def test_a_whole_game(server: Server, rules: str, levels: tuple[int | None, ...]) -> None:
    state = asyncio.run(play_game(server, *levels, rules=rules, starting_seat=1))
    assert state["winners"]
    check_record(server, state)


def test_one_browser_can_hold_every_seat(server: Server) -> None:
    made = server.open(PERSON, PERSON, is_one_screen=True)
    tokens = {seat: server.sit(made, seat) for seat in (0, 1)}

    async def run() -> None:
        async with client(server, made["table"], tokens) as screen:
            await screen.play(Random(1))
            assert screen.state["winners"]

    asyncio.run(run())


def test_a_spectator_sees_everything_and_can_do_nothing(server: Server) -> None:
    made = server.open(PERSON, COMPUTER, rules="gray", deal_seconds=0.01)
    token = server.sit(made, 0)

    async def run() -> None:
        async with (
            client(server, made["table"], {}) as spectator,
            client(server, made["table"], {0: token}) as player,
        ):
            answer = await spectator.ask(0, {"type": "resign"}) if await wait(spectator) else {}
            assert answer["code"] == "not-your-seat"
            await asyncio.gather(player.play(Random(2)), spectator.play(Random(2)))
            assert spectator.state == player.state

    asyncio.run(run())


async def wait(who: Client) -> bool:
    """Waits until the game has begun."""
    while not who.state or not who.state["to_decide"]:
        await who.receive()
    return True


def test_undo_takes_the_computers_answer_back_too(server: Server) -> None:
    made = server.open(PERSON, COMPUTER)
    token = server.sit(made, 0)

    async def run() -> None:
        async with client(server, made["table"], {0: token}) as player:
            await wait(player)
            before = player.state["position"]
            await player.ask(0, player._request(0, Random(3)))
            while player.state["to_decide"] != [0]:
                await player.receive()
            answer = await player.ask(0, {"type": "undo"})
            assert answer["type"] == "accepted"
            assert player.state["position"] == before

    asyncio.run(run())


def test_a_rematch_is_another_game_at_the_same_table(server: Server) -> None:
    made = server.open(PERSON, COMPUTER)
    token = server.sit(made, 0)

    async def run() -> None:
        async with client(server, made["table"], {0: token}) as player:
            await wait(player)
            await player.ask(0, {"type": "resign"})
            while player.state["seed"] is None:
                await player.receive()
            assert player.state["winners"] == [1]
            refused = await player.ask(0, {"type": "rematch", "nonce": "again"})
            assert refused["code"] == "bad-nonce"
            await player.ask(0, {"type": "rematch"})
            await wait(player)
            assert player.state["game"] == 2
            await player.play(Random(4))
            check_record(server, {**player.state, "table": made["table"]})

    asyncio.run(run())


@pytest.mark.parametrize(
    ("text", "language", "kind", "said"),
    [
        ("center", "en", "answered", "center"),
        ("nonsense words", "en", "answered", "unclear"),
        ("hint", "en", "refused", "no-hints"),
        ("Deutsch", "de", "ordered", "language"),
        ("undo", "en", "refused", "undo-nothing"),
        ("no, line 3", "en", "answered", "undo-nothing"),
        ("9 red line 1", "en", "refused", "illegal"),
        ("center", "xx", "refused", "malformed"),
    ],
)
def test_typed_lines_are_parsed_by_the_server(
    server: Server, text: str, language: str, kind: str, said: str
) -> None:
    made = server.open(PERSON, PERSON)
    tokens = [server.sit(made, seat) for seat in (0, 1)]
    number = server.state(made["table"])["number"]
    while server.state(made["table"])["to_decide"] != [0]:
        number = server.state(made["table"])["number"]
    number = server.state(made["table"])["number"]
    message = {"type": "say", "id": "a", "seat": 0, "after": number}
    message |= {"text": text, "language": language}
    answer = server.post(f"/{made['table']}/messages", message, tokens[0]).json()
    assert answer["type"] == kind
    assert said in str(answer)


def test_a_typed_correction_replaces_the_last_move(server: Server) -> None:
    made = server.open(PERSON, PERSON)
    tokens = [server.sit(made, seat) for seat in (0, 1)]
    while server.state(made["table"])["to_decide"] != [0]:
        pass
    texts = ["1{letter}5", "no, line 4", "nein, Reihe 3", "oops"]
    first = server.state(made["table"])["position"].split()[5].split("/")[0]
    answers = []
    for index, text in enumerate(texts):
        number = server.state(made["table"])["number"]
        message = {"type": "say", "id": f"a{index}", "seat": 0, "after": number}
        message["text"] = text.format(letter=first[0])
        answers.append(server.post(f"/{made['table']}/messages", message, tokens[0]).json())
        lines = server.state(made["table"])["position"].split()[-2].split(":")[1].split("/")
        held = [row + 1 for row, line in enumerate(lines) if line != "-"]
        assert held == [[5], [4], [3], []][index], answers
    assert {answer["type"] for answer in answers} == {"accepted"}


def tiling_of_two_lines_each() -> Position:
    """Gray side: both seats choose columns for two lines or more; seat 1 begins with another."""
    for seed in range(100):
        played, rng = Played(PERSON, PERSON, rules="gray"), Random(seed)
        played.begin()
        while played.table.game.position.phase is Phase.FACTORY_OFFER:
            played.move(rng)
        position = played.table.game.position
        rows = [[row for row, _ in board.complete_pattern_lines] for board in position.boards]
        if min(map(len, rows)) >= 2 and rows[0][0] != rows[1][0]:
            return position
    raise AssertionError("there is none")


def test_a_typed_column_is_for_the_line_that_is_next_for_its_own_seat(server: Server) -> None:
    position = tiling_of_two_lines_each()
    made = server.open(PERSON, PERSON, start={"position": format_position(position)})
    tokens = [server.sit(made, seat) for seat in (0, 1)]
    number = server.state(made["table"])["number"]
    message = {"type": "say", "id": "a", "seat": 1, "after": number, "text": "column 3"}
    rows = [row + 1 for row, _ in position.boards[1].complete_pattern_lines]
    first = server.post(f"/{made['table']}/messages", message, tokens[1]).json()
    assert (first["order"], first["text"]) == ("column", f"T{rows[0]}3")
    message |= {"id": "b", "text": "column 2", "columns": [first["text"]]}
    second = server.post(f"/{made['table']}/messages", message, tokens[1]).json()
    if len(rows) > 2:
        assert (second["order"], second["text"]) == ("column", f"T{rows[1]}2")
    else:
        assert second["type"] == "accepted"
        assert server.state(made["table"])["seats"][1]["has_chosen"]


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        ("scores", "answered", "score"),
        ("board 2", "answered", "board"),
        ("p 1R1", "answered", ""),
        ("nonsense words", "answered", "unclear"),
        ("repeat", "ordered", "repeat"),
        ("length full", "ordered", "length"),
        ("1 white floor", "refused", "not-your-seat"),
        ("undo", "refused", "not-your-seat"),
        ("oops", "refused", "not-your-seat"),
        ("hint", "refused", "not-your-seat"),
    ],
)
def test_who_watches_may_ask_everything_and_change_nothing(
    server: Server, text: str, kind: str, said: str
) -> None:
    made = server.open(PERSON, PERSON)
    for seat in (0, 1):
        server.sit(made, seat)
    number = server.state(made["table"])["number"]
    message = {"type": "say", "id": "a", "seat": None, "after": number, "text": text}
    answer = server.post(f"/{made['table']}/messages", message).json()
    assert answer["type"] == kind
    assert said in str(answer)


def test_a_bot_needs_no_socket(server: Server) -> None:
    """Opens a table, sits down, reads the state and moves, over HTTP only."""
    made = server.open(PERSON, PERSON)
    tokens = [server.sit(made, seat) for seat in (0, 1)]
    while not server.state(made["table"])["to_decide"]:
        pass
    state = server.state(made["table"])
    asked = {"type": "options", "id": "o", "seat": 0}
    offered = server.post(f"/{made['table']}/messages", asked, tokens[0]).json()
    move = next(each["move"] for each in offered["choices"] if each["is_legal"])
    ask = {"type": "ask", "id": "1", "seat": 0, "after": state["number"]}
    ask |= {"request": {"type": "move", "move": move}}
    answers = [server.post(f"/{made['table']}/messages", ask, tokens[0]) for _ in range(2)]
    assert [each.status_code for each in answers] == [200, 200]
    assert answers[0].json() == answers[1].json(), "sent twice, done once"
    assert server.state(made["table"])["to_decide"] == [1]


def test_every_space_of_every_wall_can_be_read(server: Server) -> None:
    made = server.open(PERSON, COMPUTER)
    server.sit(made, 0)
    walls = get(f"{server.url}/api/tables/{made['table']}/walls").json()
    assert [len(wall) for wall in walls] == [25, 25]
    assert walls[1][7] == {
        "id": "space-open",
        "args": {
            "row": 2,
            "column": 3,
            "color": {"id": "color", "args": {"color": "yellow"}},
            "points": 1,
        },
    }
