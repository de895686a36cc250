"""Companions over HTTP: a killed server, two phones, foreign pages, size and rate limits."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest
from litestar.testing import TestClient
from litestar.types import HTTPScope

from azulejos.notation import parse_record
from azulejos.server.http.app import ServerSettings, create_app
from azulejos.words.languages import Language
from tests.server.postgresql import PostgreSQL
from tests.server.serving import Json, Server, running
from tests.server.typed_lines import ADA_AND_BEN as BESIDE_A_SET
from tests.server.typed_lines import DEAL
from tests.terminal.companion.told_game import Teller, true_game
from tests.volume import volume

ADA_AND_BEN: Json = {"seats": [{"name": "Ada"}, {"name": "Ben"}]}
KILLS = volume(1, 3)
WEB = httpx.Client(timeout=60)
_IDS = itertools.count()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("beside")) as started:
        yield started


def begin(server: Server, **options: object) -> Json:
    answer = WEB.post(f"{server.url}/api/companions", json={**ADA_AND_BEN, **options})
    assert answer.status_code == 201, answer.text
    begun: Json = answer.json()
    return begun


def lines_of(server: Server, companion: str) -> str:
    return f"{server.url}/api/companions/{companion}/lines"


def typed(text: str, language: str = "en", line_id: str = "") -> Json:
    return {"id": line_id or f"a{next(_IDS)}", "text": text, "language": language}


def say(server: Server, companion: str, text: str, **options: Any) -> Json:  # noqa: ANN401
    answer = WEB.post(lines_of(server, companion), json=typed(text, **options))
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def shown(server: Server, companion: str) -> Json:
    answer: Json = WEB.get(f"{server.url}/api/companions/{companion}").json()
    return answer


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


class Phone:
    """Another phone at the table: listens until it has received `number` lines."""

    def __init__(self, server: Server, companion: str, number: int) -> None:
        url = f"{server.url}/api/companions/{companion}/stream?after=0"
        self.heard: list[Json] = []
        self._started = threading.Event()
        self._thread = threading.Thread(target=self._listen, args=(url, number))
        self._thread.start()
        assert self._started.wait(20)

    def _listen(self, url: str, number: int) -> None:
        with httpx.stream("GET", url, timeout=60) as stream:
            self._started.set()
            for each in stream.iter_lines():
                if each.startswith("data: "):
                    self.heard.append(json.loads(each.removeprefix("data: ")))
                if len(self.heard) == number:
                    return

    def join(self) -> list[Json]:
        self._thread.join(20)
        assert not self._thread.is_alive()
        return self.heard


def test_what_one_phone_types_the_other_hears(server: Server) -> None:
    companion = begin(server)["companion"]
    other = Phone(server, companion, 3)
    first = say(server, companion, DEAL)
    assert (first["type"], first["line"]["number"]) == ("told", 1)
    assert say(server, companion, "scores")["type"] == "answered"
    say(server, companion, "Ada nimmt die roten von Manufaktur 1 in Reihe 2", language="de")
    say(server, companion, "Ben: geel van fabriek 3 naar lijn 2", language="nl")
    heard = other.join()
    assert [each["line"]["number"] for each in heard] == [1, 2, 3]
    assert heard[0]["id"] == first["id"], "the sender can tell its own line if the answer got lost"
    assert heard[-1]["state"] == shown(server, companion)["state"]
    assert len(shown(server, companion)["lines"]) == 4


def test_the_record_comes_as_a_file(server: Server) -> None:
    companion = begin(server)["companion"]
    say(server, companion, DEAL)
    say(server, companion, "1R2")
    answer = WEB.get(f"{server.url}/api/companions/{companion}/record")
    assert answer.headers["content-disposition"].startswith('attachment; filename="azulejos-2')
    assert answer.headers["cache-control"] == "no-store"
    assert len(parse_record(answer.text).steps) == 2
    for game in (0, 2, "x"):
        wrong = WEB.get(f"{server.url}/api/companions/{companion}/record?game={game}")
        assert wrong.status_code in {400, 404}


@pytest.mark.volume
@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def test_killed_while_a_game_is_told_nothing_acknowledged_is_lost(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    """The client repeats each line until the server answers it, over several kills."""
    options = ["--rate", "10000"]
    if database == "postgresql":
        cluster: PostgreSQL = request.getfixturevalue("postgresql")
        options += ["--database", cluster.new_database("beside")]
    rng = Random(database)
    with running(tmp_path / "data", *options) as server:
        companion = begin(server)["companion"]
        lines = [*Teller(Language.ENGLISH).lines()]
        stops = {*rng.sample(range(len(lines)), KILLS)}
        last = 0
        for number, text in enumerate(lines):
            if number in stops:
                # The server dies while it handles the line, or just after.
                killer = threading.Timer(rng.random() * 0.01, server.kill)
                killer.start()
                told = _insist(server, companion, text, f"k{number}", killer)
            else:
                told = say(server, companion, text, line_id=f"k{number}")
            if told["type"] == "told":
                assert told["line"]["number"] == last + 1, "once and in order"
                last += 1
        assert shown(server, companion)["state"]["number"] == last
        record = WEB.get(f"{server.url}/api/companions/{companion}/record").text
        assert parse_record(record).steps == true_game().steps


def _insist(
    server: Server, companion: str, text: str, line_id: str, killer: threading.Timer
) -> Json:
    """Sends a line to a dying server, then again to its successor."""
    with suppress(httpx.TransportError):
        WEB.post(lines_of(server, companion), json=typed(text, line_id=line_id))
    killer.join()
    server.start()
    return say(server, companion, text, line_id=line_id)


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"seats": [{"name": "Ada"}]},
        {"seats": [{}, {}, {}, {}, {}]},
        {"seats": [{"level": 9}, {}]},
        {"seats": [{"level": 0}, {}]},
        {"seats": [{"name": "x" * 200}, {}]},
        {"seats": [{"name": "Ada", "token": "x"}, {}]},
        {"seats": [{}, {}], "starting_seat": -1},
        {"seats": [{}, {}], "rules": "x" * 200},
        [],
    ],
)
def test_games_that_can_not_be_read(server: Server, wrong: object) -> None:
    answer = WEB.post(f"{server.url}/api/companions", json=wrong)
    assert refusal(answer) == (400, "malformed")


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"id": "", "text": "scores"},
        {"id": "a b", "text": "scores"},
        {"id": "x" * 65, "text": "scores"},
        {"id": "a", "text": "x" * 1001},
        {"id": "a", "text": "scores", "language": "fr"},
        {"id": "a", "text": 5},
        {"id": "a", "text": "scores", "seat": 0},
    ],
)
def test_lines_that_can_not_be_read(server: Server, wrong: Json) -> None:
    companion = begin(server)["companion"]
    answer = WEB.post(lines_of(server, companion), json=wrong)
    assert refusal(answer) == (400, "malformed")


def test_what_is_too_large_is_not_read(server: Server) -> None:
    companion = begin(server)["companion"]
    answer = WEB.post(lines_of(server, companion), json=typed("x" * 100_000))
    assert refusal(answer) == (413, "too-large")


def test_who_does_not_know_the_link_gets_nowhere(server: Server) -> None:
    companion = begin(server)["companion"]
    assert len(companion) >= 22, "128 bits"
    for path in ("", "/stream", "/record"):
        answer = WEB.get(f"{server.url}/api/companions/{companion[:-1]}{path}")
        assert refusal(answer) == (404, "no-such-table")
    answer = WEB.post(lines_of(server, "x"), json=typed("scores"))
    assert refusal(answer) == (404, "no-such-table")
    ahead = WEB.get(f"{server.url}/api/companions/{companion}/stream?after=1")
    assert refusal(ahead) == (409, "unknown-number")


def test_a_page_of_another_site_can_neither_begin_nor_type(server: Server) -> None:
    companion = begin(server)["companion"]
    foreign = {"Origin": "https://elsewhere.example"}
    made = WEB.post(f"{server.url}/api/companions", json=ADA_AND_BEN, headers=foreign)
    line = WEB.post(lines_of(server, companion), json=typed(DEAL), headers=foreign)
    looked = WEB.get(f"{server.url}/api/companions/{companion}", headers=foreign)
    for answer in (made, line, looked):
        assert refusal(answer) == (403, "wrong-origin")
    own = WEB.post(lines_of(server, companion), json=typed(DEAL), headers={"Origin": server.url})
    assert own.status_code == 200


def test_who_types_too_fast_is_told_so(tmp_path: Path) -> None:
    app = create_app(ServerSettings(tmp_path, rate=0.001))
    with TestClient(app, "http://127.0.0.1") as client:
        made = client.post("/api/companions", json=ADA_AND_BEN)
        path = f"/api/companions/{made.json()['companion']}/lines"
        assert client.post(path, json=typed("scores")).status_code == 429
        assert client.post("/api/companions", json=ADA_AND_BEN).status_code == 429


def test_who_is_gone_before_the_first_line_has_never_listened(tmp_path: Path) -> None:
    app = create_app(ServerSettings(tmp_path))

    async def leave() -> Json:
        return {"type": "http.disconnect"}

    async def answer(_: object) -> None:
        """A client that has disconnected."""

    async def run() -> None:
        async with app.lifespan():
            desk = await app.state["companions"].open(BESIDE_A_SET)
            path = f"/api/companions/{desk.companion_id}/stream"
            asked: Json = {"type": "http", "method": "GET", "path": path, "scheme": "http"}
            asked |= {"headers": [], "query_string": b"after=0", "client": None, "root_path": ""}
            await app(cast("HTTPScope", asked), leave, answer)  # type: ignore[arg-type]
            assert not desk._listeners, "otherwise it would never leave memory"

    asyncio.run(run())


def test_a_server_that_stops_does_not_wait_for_phones(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        phone = Phone(server, begin(server)["companion"], 1)
        assert server.interrupt() == 0
        assert phone.join() == []


def test_the_computer_plays_on_after_a_kill(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        companion = begin(server, seats=[{"name": "Ada"}, {"level": 8}])["companion"]
        say(server, companion, DEAL)
        say(server, companion, "1R2")
        server.kill()
        server.start()
        heard = Phone(server, companion, 3).join()
        assert heard[-1]["line"]["typed"] is None
        assert heard[-1]["state"]["turn"] == 0
