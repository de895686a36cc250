"""Cut connections and killed servers: nothing is missed, done twice or said twice."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec import convert
from websockets.sync.server import ServerConnection, serve

from azulejos.notation import parse_record, replay
from azulejos.terminal.online.connection import Broken, Connection, Ended, Lost, Told
from azulejos.terminal.online.links import TableLink, parse_link
from azulejos.terminal.online.table import News, OnlineTable, OwnSeat
from azulejos.wire.messages import Stated, TableState
from azulejos.words.languages import Language
from tests.server.serving import Server, running

from .bad_servers import answering
from .cutting import Wire, wire_to
from .desks import OnlineDesk, desks
from .persons import Person, check_heard, invitation, people, told
from .test_orders import any_move


def test_a_whole_game_while_the_server_is_killed_and_connections_are_cut(tmp_path: Path) -> None:
    """Against a computer player, in Dutch, over a wire that is cut."""
    with running(tmp_path / "served") as server, wire_to(server.port) as wire:
        made = server.open(None, 1, deal_seconds=None)
        link = invitation(server, made).replace(str(server.port), str(wire.port))
        person = Person(link, tmp_path / "p", "--name", "Anna", language=Language.DUTCH)
        with people(person):
            done = threading.Event()
            rough = threading.Thread(target=disturb, args=(server, wire, person, done))
            rough.start()
            try:
                person.play(server, made["table"], 0, Random(1))
            finally:
                done.set()
                rough.join()
            person.wait_for(person.say("kept-as", number=1))
            person.wait(lambda: said(person, "online-lost") == said(person, "online-found") > 0)
            assert person.leave() == 0
            check_heard(
                person, [each for each in told(server, made["table"]) if each["number"] > 1]
            )
        record = parse_record(server.record(made["table"]))
        assert replay(record).position.is_over


def said(person: Person, message: str) -> int:
    """How often it was said."""
    return person.heard.count(person.say(message))


def disturb(server: Server, wire: Wire, person: Person, done: threading.Event) -> None:
    """Cuts and kills by turns, after every few lines that the person hears."""
    seen, num_times = 20, 0
    while not done.is_set():
        if len(person.lines) < seen + 15:
            done.wait(0.01)
            continue
        seen = len(person.lines)
        num_times += 1
        if num_times in {2, 5}:
            server.kill()
            server.start()
        else:
            wire.cut()


def test_a_move_that_was_cut_off_is_played_once(tmp_path: Path) -> None:
    """The request reaches the server but its answer is lost, so it is sent again."""
    with running(tmp_path / "served") as server, wire_to(server.port) as wire:
        made = server.open(None, None)
        link = invitation(server, made).replace(str(server.port), str(wire.port))
        anna = OnlineDesk(link, tmp_path / "a", "Anna")
        ben = OnlineDesk(invitation(server, made), tmp_path / "b", "Ben")
        anna.wait_for("Your turn.")
        with desks(anna, ben):
            for _ in range(3):
                number = server.state(made["table"])["number"]
                wire.cut()
                anna.session.take(any_move(server, made))
                anna.wait(lambda: server.state(made["table"])["number"] > number)  # noqa: B023
                anna.hear()
                ben.wait(lambda: ben.table.is_ours_to_decide)
                ben.type(any_move(server, made))
                anna.wait(lambda: anna.table.is_ours_to_decide)
        happened = told(server, made["table"])
        moves = [each for each in happened if each["entry"]["type"] == "played"]
        assert len(moves) == 6
        assert anna.heard.count("Anna: ") == ben.heard.count("Anna: ") == 3
        assert anna.heard.count("Ben: ") == ben.heard.count("Ben: ") == 3
        assert anna.heard.count("You lost the connection.") == 3


def test_without_a_connection_one_can_wait_or_leave(tmp_path: Path) -> None:
    with running(tmp_path / "served") as server:
        made = server.open(None, 1)
        anna = OnlineDesk(invitation(server, made), tmp_path / "a", "Anna")
        with desks(anna):
            anna.wait_for("Your turn.")
            server.kill()
            anna.wait(lambda: not anna.table.is_connected)
            position = anna.table.position
            anna.session.take(str(next(iter(position.legal_moves))))
            assert "I'll send that as soon as there is one." in anna.heard
            assert "There is no connection yet." in anna.type("center")
            assert "There is no connection yet." in anna.type("repeat")
            server.start()
            anna.wait_for("You are connected again.")
            anna.hear()
            assert anna.table.position != position
            server.kill()
            anna.wait(lambda: not anna.table.is_connected)
            anna.session.take("quit")
            assert anna.session.left is not None
            assert anna.session.left.status == 0


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server to which nothing happens."""
    with running(tmp_path_factory.mktemp("served")) as started:
        yield started


def test_a_seat_that_is_not_ours_ends_it(calm: Server) -> None:
    made = calm.open(None, None)
    link, state = parse_link(invitation(calm, made)), convert(made["state"], type=TableState)
    news = heard_by(OnlineTable(link, OwnSeat(0, "a.0.1.b"), state, lambda: None))
    assert news == [Ended("not-your-seat")]


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "{}",
        '{"type": "comet"}',
        '{"type": "state"}',
        pytest.param("[" * 9999, id="deep"),
        pytest.param(
            '{"type": "refused", "id": null, "code": "failed", "more": ' + "[" * 9999, id="deeper"
        ),
        pytest.param(b'{"type": "refused", "id": null, "code": "\xff"}', id="no text"),
    ],
)
def test_a_server_of_another_version_ends_it(calm: Server, text: str | bytes) -> None:
    state = convert(calm.open(None, None)["state"], type=TableState)

    def answer(socket: ServerConnection) -> None:
        socket.recv()
        socket.send(text)
        for _ in socket:
            pass

    with serve(answer, "127.0.0.1", 0) as other:
        thread = threading.Thread(target=other.serve_forever)
        thread.start()
        link = TableLink(f"http://127.0.0.1:{other.socket.getsockname()[1]}", "x")
        assert heard_by(OnlineTable(link, None, state, lambda: None)) == [Ended(None)]
        other.shutdown()
        thread.join()


def test_the_socket_follows_no_redirect(calm: Server) -> None:
    made = calm.open(None, None)
    own, state = OwnSeat(0, calm.sit(made, 0)), convert(made["state"], type=TableState)
    address = f"ws://127.0.0.1:{calm.port}/api/tables/{made['table']}/socket"
    with answering(307, Location=address) as (url, asked):
        link = TableLink(url, made["table"])
        assert heard_by(OnlineTable(link, own, state, lambda: None)) == [Lost()]
        assert asked
        assert own.token not in "".join(asked)


def test_a_fault_of_our_own_is_told(calm: Server) -> None:
    """Nobody waits for a connection that has ended without a word."""
    made = calm.open(None, None)
    told: list[Told] = []
    is_told = threading.Event()

    def tell(each: Told) -> None:
        if isinstance(each, Stated):
            raise ZeroDivisionError("a fault")
        told.append(each)
        is_told.set()

    connection = Connection(parse_link(invitation(calm, made)), None, tell)
    connection.start()
    assert is_told.wait(60), "nothing was told"
    connection.close()
    (broken,) = told
    assert isinstance(broken, Broken)
    assert isinstance(broken.error, ZeroDivisionError)


def heard_by(table: OnlineTable) -> list[News]:
    """The first that a table hears."""
    woken = threading.Event()
    table.wake = woken.set
    table.start()
    assert woken.wait(60)
    news = [*table.news()]
    table.close()
    return news
