"""Links, and every reason for not joining: a sentence in each language, status 1."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from azulejos.cli import main
from azulejos.terminal.online.http_client import HttpClientError
from azulejos.terminal.online.join import join
from azulejos.terminal.online.kept_seats import KeptSeats, KeptTable
from azulejos.terminal.online.links import BadLinkError, TableLink, parse_link
from azulejos.terminal.online.server_refusals import readable, refusal, why_not
from azulejos.terminal.online.table import OwnSeat
from azulejos.wire.entries import SeatLost
from azulejos.wire.messages import Happened, Refused
from azulejos.words.languages import Language
from azulejos.words.phrases import Speech, phrase
from azulejos.words.voice import Voice
from tests.server.serving import Server, running
from tests.terminal.sessions import Terminal

from .bad_servers import answering, own_certificate
from .desks import OnlineDesk, desks
from .persons import Person, invitation, people, seat_link, table_link

TABLE = "x4Gd_-9"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("served")) as started:
        yield started


# Links


@pytest.mark.parametrize(
    ("text", "link"),
    [
        (f"https://example.org/table/{TABLE}", TableLink("https://example.org", TABLE)),
        (
            f"https://e.org/table/{TABLE}#seat=a.0.1.b&nonces=abc1.def2",
            TableLink("https://e.org", TABLE, token="a.0.1.b", nonces=("abc1", "def2")),
        ),
        (f" http://127.0.0.1:8000/table/{TABLE}/ ", TableLink("http://127.0.0.1:8000", TABLE)),
        (f"http://[::1]:80/table/{TABLE}", TableLink("http://[::1]:80", TABLE)),
        (
            f"https://e.org/table/{TABLE}#seat=a.0.1.b-_",
            TableLink("https://e.org", TABLE, None, "a.0.1.b-_"),
        ),
        (f"https://e.org/table/{TABLE}#invitation=zz", TableLink("https://e.org", TABLE, "zz")),
    ],
)
def test_a_link_is_read(text: str, link: TableLink) -> None:
    assert parse_link(text) == link
    for secret in filter(None, (link.token, link.invitation)):
        assert secret not in repr(link)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        f"example.org/table/{TABLE}",
        f"ftp://example.org/table/{TABLE}",
        f"file:///table/{TABLE}",
        f"https:///table/{TABLE}",
        f"https://user:password@example.org/table/{TABLE}",
        f"https://example.org:99999/table/{TABLE}",
        f"https://example.org/table/{TABLE}?to=elsewhere",
        f"https://example.org/table/{TABLE}#seats=x",
        f"https://example.org/table/{TABLE}#seat=a b",
        "https://example.org/",
        "https://example.org/table/../x",
        f"https://exa\u0442mple.org/table/{TABLE}",
        "https://[::1/table/x",
    ],
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(BadLinkError):
        parse_link(text)


def test_a_links_own_links_are_read_again() -> None:
    link = parse_link(f"https://example.org:8443/table/{TABLE}")
    assert parse_link(link.to_seat("a.0.1.b")).token == "a.0.1.b"
    assert parse_link(link.to_sit("ab")).invitation == "ab"
    assert parse_link(link.to_watch()) == link
    assert link.socket == f"wss://example.org:8443/api/tables/{TABLE}/socket"


# Why not


def check_refused(
    capsys: pytest.CaptureFixture[str],
    folder: Path,
    link: str,
    message: str,
    /,
    *options: str,
    **args: str,
) -> None:
    """In every language one sentence says why, and nothing else happens."""
    for language in Language:
        status = main(
            ["text", "--join", link, "--data", str(folder), *options, "--language", language.value]
        )
        out, err = capsys.readouterr()
        assert status == 1
        assert err == Voice(language).say(phrase(message, **args)) + "\n"
        assert out == ""
    assert not (folder / "online").exists(), "nothing was joined"


def test_no_link(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    check_refused(capsys, tmp_path, "example.org", "online-no-link")


def test_a_server_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    link = f"http://127.0.0.1:9/table/{TABLE}"
    check_refused(capsys, tmp_path, link, "online-unreachable", host="127.0.0.1:9")


@pytest.mark.parametrize(
    ("status", "body", "message"),
    [
        (200, "<html>Welcome</html>", "online-no-server"),
        (404, "<html>Not found</html>", "online-no-server"),
        (200, '{"number": 1}', "online-other-version"),
        (502, "bad gateway", "online-busy"),
        pytest.param(200, "x" * (5 * 1024 * 1024), "online-no-server", id="long"),
        pytest.param(200, b'{"position": "\xff"}', "online-no-server", id="no text"),
        pytest.param(403, b'{"code": "\xff"}', "online-no-server", id="no, and no text"),
        pytest.param(200, '{"more": ' + "[" * 9999, "online-no-server", id="deep"),
        pytest.param(403, '{"more": ' + "[" * 9999, "online-no-server", id="no, and deep"),
    ],
)
def test_a_server_that_is_something_else(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, status: int, body: str | bytes, message: str
) -> None:
    with answering(status, body) as (url, _):
        host = url.removeprefix("http://")
        check_refused(capsys, tmp_path, f"{url}/table/{TABLE}", message, host=host)


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_a_redirect_is_told_and_not_followed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, status: int
) -> None:
    with answering(200, "{}") as (other, asked_there):
        with answering(status, Location=f"{other}/table") as (url, asked):
            host, link = url.removeprefix("http://"), f"{url}/table/{TABLE}#seat=secret"
            address = f"{other}/table"
            check_refused(capsys, tmp_path, link, "online-elsewhere", host=host, address=address)
            assert asked
            assert "secret" not in "".join(asked), "before anything else the table is looked at"
        assert not asked_there


def test_a_certificate_that_nobody_trusts(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with answering(200, certificate=own_certificate(tmp_path)) as (url, asked):
        host = url.removeprefix("https://")
        link = f"{url}/table/{TABLE}#seat=secret"
        check_refused(capsys, tmp_path / "data", link, "online-not-safe", host=host)
        assert asked == []


def test_tables_and_seats_that_are_not_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, server: Server
) -> None:
    made = server.open(None, None)
    unknown = f"{server.url}/table/{TABLE}"
    link = table_link(server, made)
    name = ("--name", "Anna")
    check_refused(capsys, tmp_path, unknown, "online-refused-no-such-table")
    check_refused(capsys, tmp_path, f"{link}#seat=a.0.1.b", "online-refused-not-your-seat")
    check_refused(capsys, tmp_path, f"{link}#invitation=wrong", "online-refused-not-invited", *name)
    server.sit(made, 0, name="Anna")
    check_refused(capsys, tmp_path, invitation(server, made), "online-refused-bad-name", *name)
    server.sit(made, 1)
    check_refused(capsys, tmp_path, invitation(server, made), "online-full", *name, link=link)


@pytest.mark.parametrize(
    "options",
    [["--players", "2"], ["--gray"], ["--new"], ["--level", "2"], ["--name", "A", "--name", "B"]],
)
def test_what_does_not_go_with_a_link(options: list[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as error:
        main(["text", "--join", "x", "--data", str(tmp_path), *options])
    assert error.value.code == 2


# Sitting down


def test_a_name_is_asked_for_until_it_can_be_used_and_remembered(
    server: Server, tmp_path: Path
) -> None:
    made = server.open(None, None, None)
    server.sit(made, 0, name="Anna")
    with Terminal(tmp_path, "--join", invitation(server, made)) as terminal:
        assert "What is your name?" in terminal.answer()
        assert "You can't use this name here." in " ".join(terminal.type("Anna").split())
        assert "You sit at the table as Ben." in terminal.type("Ben")
        terminal.press(b"\x03")
        assert terminal.end() == 130
        assert "Goodbye. Your seat is kept" in terminal.transcript
    assert json.loads((tmp_path / "settings.json").read_text())["name"] == "Ben"
    another = server.open(None, None)
    person = Person(invitation(server, another), tmp_path)
    with people(person):
        person.wait_for("You sit at the table as Ben.")
        assert person.leave() == 0


def test_ctrl_c_does_not_wait_for_a_server_that_does_not_answer(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        link = f"http://127.0.0.1:{silent.getsockname()[1]}/table/{TABLE}"
        with Terminal(tmp_path, "--join", link) as terminal:
            connection, _ = silent.accept()
            with connection:
                terminal.press_keys(b"\x03")
                assert terminal.end() == 130
        assert "Traceback" not in terminal.transcript


def test_an_announcement_leaves_the_typed_line_alone(server: Server, tmp_path: Path) -> None:
    """In a terminal it comes on lines of its own, and the prompt again after it."""
    made = server.open(None, None)
    with Terminal(tmp_path, "--join", invitation(server, made), "--name", "Anna") as terminal:
        terminal.answer_until("it is taken.\n> ")
        terminal.press_keys(b"cen")
        terminal.answer_until("> cen")
        server.sit(made, 1, name="Ben")
        terminal.answer_until("Your turn.\n> ")
        assert "> cen\nBen sits down.\n" in terminal.transcript
        assert "Center: only the starting player marker." in terminal.type("ter")


def test_a_folder_that_can_not_be_written_keeps_nobody_from_playing(
    server: Server, tmp_path: Path
) -> None:
    (tmp_path / "online").write_text("in the way")
    made = server.open(None, 1)
    joined = join(parse_link(invitation(server, made)), KeptSeats(tmp_path), "Anna")
    assert joined.own is not None
    assert [said.id for said in joined.troubles] == ["online-seat-not-kept"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"seats": 3}',
        '{"seats": [{}], "games": []}',
        '{"seats": [{"seat": 1, "token": "token", "name": 3}], "games": []}',
        '{"seats": [], "games": [], "invitation": {}}',
    ],
)
def test_a_torn_file_of_seats_counts_as_none(tmp_path: Path, text: str) -> None:
    kept, link = KeptSeats(tmp_path), TableLink("https://example.org", TABLE)
    kept.add(link, OwnSeat(1, "token", "Anna"))
    assert kept.load(link).seats == (OwnSeat(1, "token", "Anna"),)
    (path,) = (tmp_path / "online").iterdir()
    path.write_text(text)
    assert kept.load(link).seats == ()


def test_programs_at_one_table_keep_each_others_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four sit down from one data folder at the same moment: each reads before anybody wrote, if
    it is let."""
    link = TableLink("https://example.org", TABLE)
    reading = threading.Barrier(4)
    load = KeptSeats.load

    def load_together(self: KeptSeats, link: TableLink) -> KeptTable:
        kept = load(self, link)
        with suppress(threading.BrokenBarrierError):
            reading.wait(0.2)
        return kept

    monkeypatch.setattr(KeptSeats, "load", load_together)
    sitting = [
        threading.Thread(target=KeptSeats(tmp_path).add, args=(link, OwnSeat(seat, f"token{seat}")))
        for seat in range(4)
    ]
    for each in sitting:
        each.start()
    for each in sitting:
        each.join()
    assert {own.seat for own in load(KeptSeats(tmp_path), link).seats} == {0, 1, 2, 3}


def test_a_kept_seat_that_was_given_back_is_no_longer_ours(server: Server, tmp_path: Path) -> None:
    made = server.open(None, None)
    kept, link = KeptSeats(tmp_path), parse_link(invitation(server, made))
    kept.add(link, OwnSeat(0, "a.0.1.b", "Anna"))
    joined = join(link, kept, "Anna")
    assert joined.own is not None
    assert joined.own.token != "a.0.1.b"
    assert join(parse_link(seat_link(server, made, joined.own.token)), kept).own == joined.own


def test_somebody_who_is_quicker_gets_the_seat_and_we_the_next(
    server: Server, tmp_path: Path
) -> None:
    made = server.open(None, None)
    link = parse_link(invitation(server, made))

    def choose(_: Speech) -> str:
        if server.state(made["table"])["seats"][0]["kind"] == "open":
            server.sit(made, 0, name="Ben")
        return "Anna"

    joined = join(link, KeptSeats(tmp_path), None, choose)
    assert joined.own is not None
    assert (joined.own.seat, joined.own.name) == (1, "Anna")


def test_a_program_that_was_started_again_still_reveals_its_nonce(
    server: Server, tmp_path: Path
) -> None:
    made = server.open(None, None)
    link = invitation(server, made)
    with desks(OnlineDesk(link, tmp_path / "anna", "Anna")):
        committed = server.state(made["table"])["seats"][0]["nonce_commitment"]
    again = OnlineDesk(link, tmp_path / "anna", "Anna")
    ben = OnlineDesk(link, tmp_path / "ben", "Ben")
    with desks(again, ben):
        while server.state(made["table"])["to_reveal"] or not ben.table.has_begun:
            for desk in (again, ben):
                desk.session.hear()
        assert server.state(made["table"])["seats"][0]["nonce_commitment"] == committed
        assert len(server.state(made["table"])["nonces"]) == 2


def test_whoever_loses_the_seat_is_told_and_leaves(server: Server, tmp_path: Path) -> None:
    made = server.open(None, None)
    desk = OnlineDesk(invitation(server, made), tmp_path, "Anna")
    with desks(desk):
        state = desk.table.state
        lost = Happened(state.number + 1, SeatLost(0), (), (), state)
        desk.table._hear(lost)
        desk.session.hear()
        assert desk.session.left is not None
        assert [said.id for said in desk.session.left.speech] == ["online-seat-lost", "goodbye"]
        assert KeptSeats(tmp_path).load(desk.table.link).seats == ()


# What a later server says


def test_what_a_later_server_says_is_told_as_unknown() -> None:
    voice = Voice(Language.ENGLISH)
    known = {"id": "paused", "args": {}}
    news = {"id": "comet-strikes", "args": {}}
    broken = {"id": "person-sat", "args": {}}
    odd = {"id": "person-sat", "args": {"player": [1]}}
    assert [each.id for each in readable((known, news, broken, odd), voice)] == [
        "paused",
        "online-unknown",
        "online-unknown",
        "online-unknown",
    ]
    assert refusal("comet-strikes") == phrase("online-refused-other", code="comet-strikes")
    assert why_not(Refused("a", "paused"), voice) == [phrase("online-refused-paused")]
    assert why_not(Refused("a", "illegal", (known,)), voice) == [phrase("paused")]


def test_a_site_error_never_has_the_token_in_it() -> None:
    with pytest.raises(HttpClientError) as error:
        join(parse_link(f"http://127.0.0.1:9/table/{TABLE}#seat=secret"), KeptSeats(Path("/none")))
    assert "secret" not in repr(error.value)
    assert "secret" not in str(error.value.said)
