"""The page of the wire protocol has every message, request, entry, field and code."""

from __future__ import annotations

import re
import typing
from dataclasses import fields

import msgspec
import pytest
from litestar.routes import HTTPRoute

from azulejos.rules import Event
from azulejos.server.http.app import ServerSettings, create_app
from azulejos.server.http.errors import STATUS
from azulejos.wire import companion_messages, entries, messages, requests
from azulejos.wire.plain_events import event_type
from azulejos.wire.refusals import Code
from tests.docs import pages

PAGE = pages.read(pages.DOCS / "reference" / "wire-protocol.md")
UNIONS = {
    "From the client": messages.ClientMessage,
    "Requests": requests.Request,
    "From the server": messages.ServerMessage,
    "Entries": entries.Entry,
    "Answers of the companion": companion_messages.CompanionAnswer,
}


def section(heading: str) -> str:
    _, _, rest = PAGE.partition(f"# {heading}\n")
    return re.split(r"^#", rest, maxsplit=1, flags=re.MULTILINE)[0]


@pytest.mark.parametrize(("heading", "union"), [*UNIONS.items()])
def test_every_type_is_listed_with_its_fields(heading: str, union: object) -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| ([^|]*?) ?\|", section(heading), re.MULTILINE)
    listed = {name: re.findall(r"`(\w+)`", fields) for name, fields in rows}
    types = [msgspec.inspect.type_info(each) for each in typing.get_args(union)]
    expected = {}
    for each in types:
        assert isinstance(each, msgspec.inspect.StructType)
        expected[each.tag] = [field.encode_name for field in each.fields]
    assert listed == expected


@pytest.mark.parametrize(
    ("heading", "state"),
    [
        ("State", messages.TableState),
        ("State of the companion", companion_messages.CompanionState),
    ],
)
def test_every_field_of_the_state_is_listed(heading: str, state: type[msgspec.Struct]) -> None:
    first_cells = "".join(re.findall(r"^\| (`[^|]*) \|", section(heading), re.MULTILINE))
    assert re.findall(r"`(\w+)`", first_cells) == list(state.__struct_fields__)


def test_every_address_of_the_api_is_listed() -> None:
    app = create_app(ServerSettings(pages.DOCS))
    listed = {
        each.partition("?")[0] for each in re.findall(r"^\| `(\w+ /[^`]*)`", PAGE, re.MULTILINE)
    }
    served = {
        f"{method} {re.sub(r':[a-z]+', '', route.path_format)}"
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods - {"OPTIONS", "HEAD"}
        if not route.path.startswith("/api/schema")
    }
    assert {re.sub(r"\{table_id\}", "{table}", each) for each in served} == listed


def test_every_field_of_an_outcome_is_listed() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", section("Outcome"), re.MULTILINE)
    assert listed == list(messages.MovePreview.__struct_fields__)


def test_every_event_is_listed_with_its_fields() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| ([^|]*?) ?\|", section("Events"), re.MULTILINE)
    listed = {name: re.findall(r"`(\w+)`", cell) for name, cell in rows}
    assert listed == {
        event_type(kind): [field.name for field in fields(kind)] for kind in typing.get_args(Event)
    }


def test_every_code_is_listed_with_its_status() -> None:
    rows = re.findall(r"^\| (`[^|]*) \| [^|]* \| (\d+) \|", section("Codes"), re.MULTILINE)
    listed = {code: int(status) for cell, status in rows for code in re.findall(r"`(.+?)`", cell)}
    assert listed == {code.value: STATUS.get(code, 409) for code in Code}
