"""The manifest of features, what can really be done, and whether a way to a feature exists."""

from __future__ import annotations

import re
import tomllib
import typing
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from azulejos.cli import _parser
from azulejos.notation import parse_deal
from azulejos.rules import Game, Rules, WallSide
from azulejos.server.http.pages import ADDRESSES
from azulejos.wire import requests
from azulejos.words import companion_statements
from azulejos.words.languages import Language
from azulejos.words.online_orders import OnlineOrder, parse_online
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.questions import Question, Topic
from azulejos.words.typed_lines import Play, Unclear
from tests.docs import pages
from tests.words.test_companion_parser import NAMES, read, read_late

ROOT: Final = Path(__file__).parents[2]
MANIFEST: Final = pages.DOCS / "reference" / "features.toml"
PAGE: Final = pages.DOCS / "reference" / "features.md"
_WEB: Final = ROOT / "web"
_SCREEN: Final = ROOT / "src" / "azulejos" / "terminal" / "full_screen"
BROWSER: Final = ("keyboard", "ear", "plain")
FRONTS: Final = ("text", "screen", "companion")
_NOT_FEATURES: Final = frozenset({"button:more", "button:actions"})
"""What only folds other buttons away, or names a group of them."""

Feature = Mapping[str, Any]


def manifest() -> dict[str, Feature]:
    return tomllib.loads(MANIFEST.read_text("utf-8"))


def ways(feature: Feature) -> Iterator[str]:
    """All ways to a feature, on every front."""
    for each in BROWSER:
        yield from feature["browser"][each]
    for front in FRONTS:
        yield from feature[front]


# What there is


def everything() -> set[str]:
    """Whatever a person can ask, order, tell, press or open."""
    return {
        *(f"topic:{each.value}" for each in Topic),
        *(f"order:{each.value}" for each in Order),
        *(f"online:{each.value}" for each in OnlineOrder),
        *(f"request:{each}" for each in wire_requests()),
        *(f"told:{each}" for each in table_claims()),
        *(f"key:{each}" for each in shortcuts()),
        *(f"page:{each}" for each in addresses()),
        *(f"press:{each}" for each in screen_actions()),
        *(f"button:{each}" for each in buttons()),
    } - _NOT_FEATURES


def wire_requests() -> list[str]:
    types = [msgspec.inspect.type_info(each) for each in typing.get_args(requests.Request)]
    return [str(each.tag) for each in types if isinstance(each, msgspec.inspect.StructType)]


def table_claims() -> list[str]:
    """What can be told beside a set, but for what can be typed anywhere."""
    kinds = typing.get_args(companion_statements.CompanionRequest)
    return [each.__name__ for each in kinds if each not in (Question, Command, Unclear)]


@cache
def shortcuts() -> Sequence[str]:
    source = (_WEB / "src" / "shell" / "shortcuts.ts").read_text("utf-8")
    tables = re.findall(r"const (?:QUESTIONS|DEEDS) = \{(.*?)\} as const", source, re.DOTALL)
    assert len(tables) == 2
    return re.findall(r"(\w+): '", "".join(tables))


def addresses() -> list[str]:
    return [re.sub(r":str\}", "}", each) for each in ADDRESSES]


@cache
def _screen_bindings() -> str:
    """The modules that bind keys."""
    modules = ("app.py", "table_screen.py")
    return "".join((_SCREEN / name).read_text("utf-8") for name in modules)


@cache
def screen_actions() -> Sequence[str]:
    margins = (_SCREEN / "margins.py").read_text("utf-8")
    app = _screen_bindings()
    shown = re.findall(r'ShownKey\("[^"]+", "(\w+)"', margins)
    bound = re.findall(r'Binding\("[^"]+", "(?:app\.)?(\w+)', app)
    assert len(shown) > 5
    assert len(bound) > 5
    return [*dict.fromkeys([*shown, *bound])]


@cache
def buttons() -> frozenset[str]:
    """The messages on buttons and on links that look like them; families as `learn-ask-*`."""
    known = messages()
    found: set[str] = set()
    for path in (_WEB / "src").rglob("*.svelte"):
        source = path.read_text("utf-8")
        for part in re.findall(
            r"<button\b.*?</button|<a\b[^>]*\bclass=\"press.*?</a|@render button\([^,]*,"
            # An entry of a list of actions: its label, and what it does.
            r"|\saction=\{[^}]*|\[t\('[a-z-]+'\), [^\]]*\]",
            source,
            re.DOTALL,
        ):
            for called in re.findall(r"\bt\(\s*([^)]*)", part):
                ids = re.findall(r"'([a-z][a-z0-9-]*)'", called)
                found.update(each for each in ids if each in known)
                found.update(f"{each}*" for each in re.findall(r"`([a-z][a-z0-9-]*-)\$\{", called))
        # A button that changes its label without changing its size lists them all.
        for listed in re.findall(
            r"\bamong=\{\[([^\]]*)\]|const labels = \$derived\(\{(.*?)\n  \}\)", source, re.DOTALL
        ):
            ids = re.findall(r"'([a-z][a-z0-9-]*)'", "".join(listed))
            found.update(each for each in ids if each in known)
        if "{said}</button" in source:
            # A word of the game that is typed as it stands there.
            found.update(f"{each}*" for each in re.findall(r"said = t\(`([a-z-]+-)\$\{", source))
    return frozenset(found)


@cache
def messages() -> frozenset[str]:
    """Of the page's own catalogs."""
    texts = [
        (_WEB / "locales" / name).read_text("utf-8")
        for name in ("en.ftl", "companion.en.ftl", "review.en.ftl")
    ]
    return frozenset(re.findall(r"^([a-z][a-z0-9-]*) =", "\n".join(texts), re.MULTILINE))


@cache
def _walks() -> frozenset[str]:
    source = (_WEB / "src" / "shell" / "Keys.svelte").read_text("utf-8")
    listed = re.search(r"const WALKS = \[(.*?)\]", source)
    assert listed is not None
    return frozenset(re.findall(r"'(\w+)'", listed.group(1)))


# Where a way leads to


class NoSuchWayError(ValueError):
    """A way of the manifest that does not exist."""


@cache
def leads_to(way: str) -> frozenset[str]:
    """What of all there is a way reaches. Raises NoSuchWayError where there is no such way."""
    return frozenset(_leads_to(way))


def _leads_to(way: str) -> set[str]:
    kind, _, what = way.partition(":")
    match kind:
        case "key" | "button" | "page" | "press":
            listed = {
                "key": shortcuts(),
                "button": buttons(),
                "page": addresses(),
                "press": screen_actions(),
            }[kind]
            return _found(way, what in listed, {way})
        case "walk":
            return _found(way, what in _walks(), set())
        case "field":
            source = "".join(path.read_text("utf-8") for path in (_WEB / "src").rglob("*.svelte"))
            return _found(way, what in messages() and f"t('{what}'" in source, set())
        case "run":
            return _found(way, what in _commands(), set())
        case "heard":
            path, _, name = what.partition("::")
            is_there = (ROOT / path).is_file()
            return _found(
                way, is_there and f"def {name}(" in (ROOT / path).read_text("utf-8"), set()
            )
        case "type":
            return _typed(way, what)
        case "join":
            order = parse_online(what, NAMES)
            return _found(
                way, order is not None, {f"online:{order.order.value}"} if order else set()
            )
        case "tell" | "draw":
            told = read(what, Language.ENGLISH, is_due=kind == "draw")
            return _found(way, not isinstance(told, Unclear), {f"told:{type(told).__name__}"})
        case "late":
            told = read_late(what, Language.ENGLISH)
            return _found(way, not isinstance(told, Unclear), {f"told:{type(told).__name__}"})
        case "none":
            return _found(way, bool(what.strip()), set())
        case _:
            raise NoSuchWayError(way)


def _typed(way: str, line: str) -> set[str]:
    """As it is understood in the Factory offer, or where columns are chosen."""
    game = Game(Rules(2, WallSide.COLORED))
    game.play(parse_deal("deal:BBRK/YYWW/BRKW/RRRR/BYRK"))
    match parse_line(line, game.position, Language.ENGLISH, NAMES):
        case Question(topic):
            return {f"topic:{topic.value}"}
        case Command(order):
            return {f"order:{order.value}"}
        case Play():
            return set()
        case _:
            raise NoSuchWayError(way)


@cache
def _commands() -> frozenset[str]:
    (choices,) = [each.choices for each in _parser()._actions if isinstance(each.choices, dict)]
    return frozenset(choices)


def _found(way: str, is_there: bool, reached: set[str]) -> set[str]:
    if not is_there:
        raise NoSuchWayError(way)
    return reached


def reached(feature: Feature) -> set[str]:
    found = {each for way in ways(feature) for each in leads_to(way)}
    return found | {f"request:{each}" for each in feature.get("also", ())}


# As a page


_HEADING: Final = """\
# Features

This table lists every feature, and how you use it in each version of the game:

- in the browser, with the keyboard alone, by ear, or by typing a line. The links in the column
  "by ear" lead to tests that listen as a screen reader does;
- in plain text (`azulejos text`), which a screen reader or a Braille display reads. It can join a
  browser's table by its link;
- on the full screen of a terminal (`azulejos tui`). The key `p` switches to plain text and back;
- with a real set on the table (`azulejos companion`, or the companion's page in the browser).

Where a version lacks a feature, the reason is in parentheses.

`python -m tests.docs.write` writes this page from `features.toml`. A test fails if a feature lacks
an entry, if an entry names something that doesn't exist, or if a version can do something that is
not listed.

| feature | browser: keys | browser: by ear | browser: typed | text | full screen | companion |
|---|---|---|---|---|---|---|"""


def page() -> str:
    """The manifest to be read."""
    rows = "\n".join(_row(feature) for feature in manifest().values())
    return f"{_HEADING}\n{rows}\n"


def _row(feature: Feature) -> str:
    cells = [feature["browser"][each] for each in BROWSER] + [feature[each] for each in FRONTS]
    return f"| {feature['name']} | " + " | ".join(map(_cell, cells)) + " |"


def _cell(listed: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys(filter(None, map(_shown, listed))))


def _shown(way: str) -> str:
    kind, _, what = way.partition(":")
    match kind:
        case "key":
            return f"`{_keys()[what]}`"
        case "walk":
            return {"arrows": "arrow keys", "enter": "Enter", "escape": "Esc", "tab": "Tab"}[what]
        case "button" | "field":
            return _label(what)
        case "page":
            return f"page `{what}`"
        case "press":
            return _pressed(what)
        case "run":
            return f"`azulejos {what}`"
        case "heard":
            path, _, name = what.partition("::")
            return f"[{name.removeprefix('test_').replace('_', ' ')}](../../{path})"
        case "none":
            return f"({what})"
        case _:
            return f"`{what}`"


def _label(message: str) -> str:
    """What stands on a button or beside a field."""
    if message.endswith("*"):
        return {
            "beside-word-*": "a word's button",
            "learn-ask-*": "a question's button",
            "new-make-*": "“Start the game”",
        }[message]
    texts = [
        (_WEB / "locales" / name).read_text("utf-8")
        for name in ("en.ftl", "companion.en.ftl", "review.en.ftl")
    ]
    found = re.search(rf"^{message} = (.*)$", "\n".join(texts), re.MULTILINE)
    assert found is not None, message
    said = found.group(1).replace('{"\\u00A0"}', " ")  # a space where no line may break
    text = re.sub(r"\{ \$\w+ (->)?\}?", "…", said).replace("… }", "…").strip()
    return f"“{text}”" if text != "…" else f"`{message}`"


def _pressed(action: str) -> str:
    names = {"go": "arrow keys", "area": "Tab", "choose": "Enter", "step_back": "Esc"}
    names |= {"scroll": "Page Up", "leave": "Ctrl+C"}
    if action in names:
        return names[action]
    margins = (_SCREEN / "margins.py").read_text("utf-8")
    app = _screen_bindings()
    shown = re.search(rf'ShownKey\("([^"]+)", "{action}"', margins)
    found = shown or re.search(rf'Binding\("([^"]+)", "(?:app\.)?{action}\b', app)
    assert found is not None, action
    return f"`{found.group(1)}`"


@cache
def _keys() -> Mapping[str, str]:
    source = (_WEB / "src" / "shell" / "shortcuts.ts").read_text("utf-8")
    return dict(re.findall(r"(\w+): '(.)'", source))
