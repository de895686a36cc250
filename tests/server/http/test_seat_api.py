"""The seats that a browser holds; another site's page can't act for it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from http.cookies import SimpleCookie

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Json, Server, post, running

ELSEWHERE = {"Origin": "https://elsewhere.example"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("held"), "--proxy", "127.0.0.1") as started:
        yield started


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    """Keeps cookies and sends an Origin header, as browsers do."""
    with httpx.Client(base_url=server.url, timeout=60, headers={"Origin": server.url}) as started:
        yield started


def sit(browser: httpx.Client, made: Json, seat: int, **options: object) -> httpx.Response:
    return browser.post(
        f"/api/tables/{made['table']}/seats/{seat}",
        json={"invitation": made["invitation"], **options},
    )


def held(browser: httpx.Client, table: str) -> list[int]:
    answer = browser.get(f"/api/tables/{table}/seats").json()
    return [each["seat"] for each in answer["held"]]


def resigning(server: Server, table: str, seat: int) -> Json:
    asked = {"type": "ask", "id": "r", "seat": seat, "after": server.state(table)["number"]}
    return asked | {"request": {"type": "resign"}}


def first_event(server: Server, table: str) -> str:
    """As the stream tells it, with what is said."""
    url = f"{server.url}/api/tables/{table}/stream?after=0"
    with httpx.stream("GET", url, timeout=60) as stream:
        return next(line for line in stream.iter_lines() if line.startswith("data: "))


def begun(server: Server, browser: httpx.Client) -> str:
    made = server.open(None, None)
    for seat in (0, 1):
        assert sit(browser, made, seat).status_code == 201
    while not server.state(made["table"])["to_decide"]:
        pass
    table: str = made["table"]
    return table


def test_a_seat_is_kept_in_a_cookie_that_no_script_reads(
    server: Server, browser: httpx.Client
) -> None:
    made = server.open(None, None, None)
    seated = sit(browser, made, 1)
    cookie = SimpleCookie(seated.headers["set-cookie"])["seats"]
    assert cookie.value == seated.json()["token"]
    assert cookie["path"] == f"/api/tables/{made['table']}"
    assert cookie["httponly"]
    assert cookie["samesite"] == "strict"
    assert not cookie["secure"], "over plain http, browsers drop a secure cookie"
    sit(browser, made, 0)
    assert held(browser, made["table"]) == [0, 1]


@pytest.mark.parametrize("is_sent", [False, True])
def test_whoever_sends_no_nonce_is_told_and_so_is_the_table(
    server: Server, browser: httpx.Client, *, is_sent: bool
) -> None:
    made = server.open(None, None)
    sent = {"name": "Ada", **({"nonce_commitment": "ab" * 32} if is_sent else {})}
    told = sit(browser, made, 0, **sent).json()
    assert told["is_nonce_drawn"] == (not is_sent)
    assert ("You sent no `nonce_commitment`" in (told["detail"] or "")) == (not is_sent)
    assert server.state(made["table"])["seats"][0]["is_nonce_drawn"] == (not is_sent)
    said = "sends-no-nonce" in first_event(server, made["table"])
    assert said == (not is_sent)


def test_over_https_the_cookie_is_for_https_only(server: Server, browser: httpx.Client) -> None:
    browser.headers.update(
        {"X-Forwarded-Proto": "https", "Origin": server.url.replace("http", "https")}
    )
    seated = sit(browser, server.open(None, None), 0)
    assert SimpleCookie(seated.headers["set-cookie"])["seats"]["secure"]


def test_a_link_brings_a_seat_to_another_browser(server: Server, browser: httpx.Client) -> None:
    made = server.open(None, None)
    table, token = made["table"], server.sit(made, 1)
    answer = browser.post(f"/api/tables/{table}/hold", json={"token": token})
    assert (answer.status_code, answer.json()) == (200, {"seat": 1})
    assert held(browser, table) == [1]
    for wrong in ("", "guessed", server.sit(server.open(None, None), 1)):
        answer = browser.post(f"/api/tables/{table}/hold", json={"token": wrong})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    assert browser.post(f"/api/tables/{table}/release").status_code == 204
    assert held(browser, table) == []


def test_a_seat_that_was_given_back_is_no_longer_held(
    server: Server, browser: httpx.Client
) -> None:
    made = server.open(None, None, None)
    table = made["table"]
    sit(browser, made, 0)
    left = resigning(server, table, 0) | {"request": {"type": "leave"}}
    assert browser.post(f"/api/tables/{table}/messages", json=left).status_code == 200
    assert held(browser, table) == []
    sit(browser, made, 1)
    assert held(browser, table) == [1]
    left = resigning(server, table, 1) | {"request": {"type": "leave"}}
    assert browser.post(f"/api/tables/{table}/messages", json=left).status_code == 200


def test_the_cookie_plays_for_its_seats_and_no_other(server: Server, browser: httpx.Client) -> None:
    made = server.open(None, None)
    table = made["table"]
    sit(browser, made, 0)
    server.sit(made, 1)
    while not server.state(table)["to_decide"]:
        pass
    for seat, status in ((1, 403), (0, 200)):
        asked = resigning(server, table, seat)
        assert browser.post(f"/api/tables/{table}/messages", json=asked).status_code == status


@pytest.mark.parametrize(
    "headers",
    [
        ELSEWHERE,
        {"Origin": "null"},
        {"Origin": "https://127.0.0.1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {},
    ],
)
def test_a_page_of_another_site_changes_nothing(
    server: Server, browser: httpx.Client, headers: dict[str, str]
) -> None:
    """Even if the browser sends the cookie along."""
    table = begun(server, browser)
    del browser.headers["Origin"]
    before = server.state(table)
    resign = resigning(server, table, 0)
    for path, data in (("messages", resign), ("release", None)):
        answer = browser.post(f"/api/tables/{table}/{path}", json=data, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin"), path
        assert "set-cookie" not in answer.headers
    if headers:
        token = browser.get(f"/api/tables/{table}/seats").json()["held"][0]["token"]
        with httpx.Client(base_url=server.url, timeout=60, headers=headers) as other:
            answer = other.post(f"/api/tables/{table}/hold", json={"token": token})
        assert answer.status_code == 403
    assert server.state(table) == before
    own = {"Sec-Fetch-Site": "same-origin"}
    answer = browser.post(f"/api/tables/{table}/messages", json=resign, headers=own)
    assert answer.status_code == 200


def test_the_scheme_is_part_of_an_origin(server: Server) -> None:
    new = {"levels": [None, None]}
    for proto, origin, status in (
        ("https", server.url.replace("http", "https"), 201),
        ("https", server.url, 403),
        ("http", server.url.replace("http", "https"), 403),
    ):
        headers = {"X-Forwarded-Proto": proto, "Origin": origin}
        answer = post(f"{server.url}/api/tables", json=new, headers=headers)
        assert answer.status_code == status


def test_a_socket_takes_the_cookie_of_our_pages_only(server: Server, browser: httpx.Client) -> None:
    table = begun(server, browser)
    tokens = [each["token"] for each in browser.get(f"/api/tables/{table}/seats").json()["held"]]
    cookie = {"Cookie": f"seats={'~'.join(tokens)}"}
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"

    async def run() -> None:
        own: Json = {"additional_headers": cookie | {"Origin": server.url}}
        async with connect(url, **own) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            assert json.loads(await socket.recv())["type"] == "state"
            await socket.send(json.dumps({"type": "options", "id": "o", "seat": 0}))
            while (answer := json.loads(await socket.recv())).get("id") != "o":
                pass
            assert answer["type"] == "options"
        async with connect(url, additional_headers=cookie) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            assert json.loads(await socket.recv())["code"] == "wrong-origin"
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    asyncio.run(run())


def test_names_come_as_data_that_no_browser_runs(server: Server, browser: httpx.Client) -> None:
    made = server.open(None, None)
    name = "<img src=x>&amp;"
    assert sit(browser, made, 0, name=name).status_code == 201
    table = browser.get(f"/api/tables/{made['table']}")
    assert table.json()["seats"][0]["name"] == name
    record = browser.get(f"/api/tables/{made['table']}/record")
    assert name in record.text
    for answer, kind in ((table, "application/json"), (record, "text/plain")):
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


# QR codes


def test_a_link_becomes_a_qr_code_of_this_server(server: Server) -> None:
    path = "/table/abc#invitation=xyz"
    code = post(f"{server.url}/api/qr", json={"path": path})
    assert code.status_code == 200
    assert code.headers["content-type"].startswith("image/svg+xml")
    assert re.match(r"<svg [^>]*><", code.text)
    other = post(f"{server.url}/api/qr", json={"path": path + "!"})
    assert other.text != code.text


@pytest.mark.parametrize(
    "path",
    [
        "",
        "table",
        "https://elsewhere.example/",
        "//elsewhere.example",
        "/\\elsewhere",
        "/\n",
        "/" * 600,
    ],
)
def test_a_qr_code_leads_nowhere_else(server: Server, path: str) -> None:
    answer = post(f"{server.url}/api/qr", json={"path": path})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
