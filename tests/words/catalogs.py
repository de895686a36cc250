"""Reads the catalogs for the tests: messages, their arguments, and samples of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from azulejos.words.languages import Language
from azulejos.words.phrases import Argument, Phrase, phrase
from azulejos.words.voice import Length, Letters, Voice, catalog_texts

ALL_VOICES: Final = tuple(
    Voice(language, length, letters)
    for language in Language
    for length in Length
    for letters in Letters
)
_PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
_COUNTS: Final = (0, 1, 2)


class Message(NamedTuple):
    """A message of a catalog."""

    catalog: str
    arguments: frozenset[str]
    forms: frozenset[str]
    """Its attributes."""
    choices: dict[str, frozenset[str]]
    """The arguments that it selects by, with the keys; no plurals."""
    words: str
    """All of its text, without arguments."""


@cache
def read_catalogs(language: Language) -> dict[str, Message]:
    """All messages of a language by id. Fails if a catalog has a mistake or an id twice."""
    found: dict[str, Message] = {}
    for name, text in catalog_texts(language).items():
        for entry in FluentParser().parse(text).body:
            where = f"{language.value}/{name}.ftl"
            assert not isinstance(entry, ftl.Junk), f"{where}: {entry.content}"
            assert not isinstance(entry, ftl.Term), f"{where}: {entry.id.name} is a term"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{where}: {entry.id.name} stands twice"
                found[entry.id.name] = _read(name, entry)
    return found


def samples(name: str) -> Iterator[Phrase]:
    """Phrases of a message with every key that it selects by in any language, and with 0, 1 and 2
    of what it counts."""
    messages = [read_catalogs(language)[name] for language in Language]
    values: dict[str, tuple[Argument, ...]] = {}
    for argument in sorted(messages[0].arguments):
        keys = frozenset[str]().union(*(each.choices.get(argument, ()) for each in messages))
        is_selected = any(argument in each.choices for each in messages)
        if keys:
            values[argument] = (*sorted(keys), 3) if argument == "source" else (*sorted(keys),)
        elif is_selected:
            values[argument] = _COUNTS
        else:
            values[argument] = _ANYTHING.get(argument, (3,))
    for chosen in product(*values.values()):
        yield phrase(name, **dict(zip(values, chosen, strict=True)))


_BLUE: Final = phrase("color", color="blue")
_TILES: Final = phrase("tiles", color="black", count=2)
_ANYTHING: Final[dict[str, tuple[Argument, ...]]] = {
    "player": ("Anna", phrase("computer", seat=2)),
    "players": (phrase("list-two", first="Anna", last=phrase("person", seat=2)),),
    "color": (_BLUE,),
    "title": (phrase("color-first", color="blue"),),
    "colors": (phrase("list-two", first=_BLUE, last=phrase("color", color="white")),),
    "missing": (phrase("list-one", only=_BLUE),),
    "tiles": (_TILES, phrase("list-two", first=_TILES, last=_TILES)),
    "move": ("3R4",),
    "file": ("current-unreadable.azul",),
    "folder": ("/home/anna/azulejos",),
    "date": ("2026-11-15",),
    "word": ("xyz",),
}


class _References(Visitor):
    """Collects the arguments of a message and what it selects by."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.words: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference), "selects by an argument"
        keys = [each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)]
        self.choices.setdefault(node.selector.id.name, set()).update(set(keys) - _PLURALS)
        self.generic_visit(node)


def _read(catalog: str, entry: ftl.Message) -> Message:
    references = _References()
    references.visit(entry)
    return Message(
        catalog,
        frozenset(references.arguments),
        frozenset(each.id.name for each in entry.attributes),
        {name: frozenset(keys) for name, keys in references.choices.items()},
        "\n".join(references.words),
    )
