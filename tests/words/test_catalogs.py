"""The catalogs: complete in every language, with nothing unused, and every message can be said."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

import azulejos
from azulejos.rules import COLORS, Color, Reason
from azulejos.terminal.online.server_refusals import CODES
from azulejos.words.course import STEPS, CourseStep
from azulejos.words.help_texts import SUBJECTS
from azulejos.words.intents import parse_meaning
from azulejos.words.languages import Language
from azulejos.words.learned_reader import load_learned
from azulejos.words.levels import LEVELS
from azulejos.words.online_orders import (
    ANSWERS,
    OnlineCommand,
    OnlineOrder,
    explain_order,
    parse_online,
    read_online_orders,
)
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.phrases import phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.rulebook import CHAPTERS
from azulejos.words.sense_rules import load_rules
from azulejos.words.things import color_name, tiles
from azulejos.words.typed_lines import Unclear
from azulejos.words.voice import CATALOGS, Length, Letters, Voice
from tests.words.catalogs import ALL_VOICES, read_catalogs, samples

_CODE: Final = Path(azulejos.__file__).parent
_PAGE: Final = Path(__file__).parents[2] / "web" / "locales"
_MEANINGS: Final = {
    *(rule.meaning for rule in load_rules()),
    *(parse_meaning(each) for each in load_learned().meanings),
}
_ASPECTS: Final = {each.aspect for each in _MEANINGS if each.aspect is not None}
_FAMILIES: Final[Mapping[str, Iterable[str]]] = {
    "refused-{}": [reason.value.replace("_", "-") for reason in Reason],
    "help-{}": SUBJECTS,
    "course-{}": [step.name for step in STEPS],
    "course-{}-done": [step.name for step in STEPS],
    "level-name-{}": [str(level) for level in LEVELS],
    "level-character-{}": [str(level) for level in LEVELS],
    "online-help-{}": [order.value for order in OnlineOrder],
    "online-refused-{}": CODES,
    "told-{}": [each.told for each in _MEANINGS if each.told is not None],
    "rule-{}": [each.removeprefix("rule-") for each in _ASPECTS if each.startswith("rule-")],
    "rulebook-{}": [name for heading, paragraphs in CHAPTERS for name in (heading, *paragraphs)],
}
"""Messages whose id the code builds, with the values for the gap."""
_MISTAKES: Final = re.compile(r"^\s|\s$|\s\s|\s[.,;:!?]|[.,;:]{2}|[{}]|\(\)")
_ENGLISH: Final = read_catalogs(Language.ENGLISH)


# The languages agree


def test_every_language_has_every_catalog() -> None:
    for language in Language:
        folder = resources.files("azulejos.words") / "locales" / language.value
        files = {Path(each.name).stem for each in folder.iterdir() if each.name.endswith(".ftl")}
        assert files == set(CATALOGS)


@pytest.mark.parametrize("language", Language)
def test_no_message_is_missing_in_a_language(language: Language) -> None:
    assert read_catalogs(language).keys() == _ENGLISH.keys()


@pytest.mark.parametrize("language", Language)
def test_messages_stand_in_the_same_catalog_in_every_language(language: Language) -> None:
    catalogs = {name: message.catalog for name, message in read_catalogs(language).items()}
    assert catalogs == {name: message.catalog for name, message in _ENGLISH.items()}


@pytest.mark.parametrize("language", Language)
def test_messages_have_the_same_arguments_in_every_language(language: Language) -> None:
    arguments = {name: message.arguments for name, message in read_catalogs(language).items()}
    assert arguments == {name: message.arguments for name, message in _ENGLISH.items()}


@pytest.mark.parametrize("language", Language)
def test_forms_are_lengths_and_letters_that_english_has_too(language: Language) -> None:
    known = {Length.TERSE.value, Length.FULL.value, Letters.LETTERS.value, Letters.TACTILE.value}
    for name, message in read_catalogs(language).items():
        assert message.forms <= known & _ENGLISH[name].forms, name


@pytest.mark.parametrize("language", Language)
def test_messages_select_by_the_same_keys_in_every_language(language: Language) -> None:
    """A language without a key would silently use the default."""
    for name, message in read_catalogs(language).items():
        for argument, keys in message.choices.items():
            other = _ENGLISH[name].choices.get(argument)
            assert other is None or keys == other, f"{name}, {argument}"


# The code agrees with them


class _Call(NamedTuple):
    """A call of `phrase` in the code: the ids it can have, and its arguments."""

    where: str
    ids: frozenset[str]
    arguments: frozenset[str] | None
    """None where they are given as a mapping."""


@cache
def _calls() -> tuple[_Call, ...]:
    return tuple(call for path in sorted(_CODE.rglob("*.py")) for call in _Module(path).calls())


class _Module:
    """A module of the code."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._tree = ast.parse(path.read_text("utf-8"))
        nodes = list(ast.walk(self._tree))
        self._functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
        self._all_calls = [node for node in nodes if isinstance(node, ast.Call)]

    def calls(self) -> Iterator[_Call]:
        """The calls of `phrase`, also by `map`."""
        for node in self._all_calls:
            if node.args and _is_name(node.func, "phrase"):
                names = [keyword.arg for keyword in node.keywords]
                given = None if None in names else frozenset(str(name) for name in names)
                yield _Call(self._where(node), frozenset(self._ids(node.args[0])), given)
            elif _is_name(node.func, "map") and _is_name(node.args[0], "phrase"):
                ids = frozenset(self._ids(node.args[1]))
                yield _Call(self._where(node), ids, frozenset())

    def _where(self, node: ast.expr) -> str:
        return f"{self._path.relative_to(_CODE)}:{node.lineno}"

    def _ids(self, node: ast.expr) -> Iterator[str]:
        """Every id that an expression can be."""
        match node:
            case ast.Constant(value=str() as value):
                yield value
            case ast.IfExp():
                yield from self._ids(node.body)
                yield from self._ids(node.orelse)
            case ast.Tuple():
                for each in node.elts:
                    yield from self._ids(each)
            case ast.JoinedStr():
                parts = (
                    each.value if isinstance(each, ast.Constant) else "{}" for each in node.values
                )
                family = "".join(map(str, parts))
                assert family in _FAMILIES, f"{self._where(node)}: add {family} to _FAMILIES"
                yield from (family.format(value) for value in _FAMILIES[family])
            case ast.Name():
                found = list(self._values(node))
                assert found, f"{self._where(node)}: can't tell what {node.id} is"
                for each in found:
                    yield from self._ids(each)
            case _:
                raise AssertionError(f"{self._where(node)}: can't tell which message it is")

    def _values(self, name: ast.Name) -> Iterator[ast.expr]:
        """The values of a name: of a variable, or of a parameter of its function."""
        scopes: list[ast.FunctionDef | ast.Module] = [self._tree]
        scopes += [each for each in self._functions if each.lineno <= name.lineno <= _end(each)]
        for scope in reversed(scopes):
            found = [*_assigned(name.id, scope)]
            if isinstance(scope, ast.FunctionDef):
                found += self._given(name.id, scope)
            if found:
                yield from found
                return

    def _given(self, name: str, function: ast.FunctionDef) -> Iterator[ast.expr]:
        """The arguments that callers pass for a parameter."""
        parameters = [each.arg for each in function.args.args if each.arg != "self"]
        if name not in parameters:
            return
        index = parameters.index(name)
        for node in self._all_calls:
            if _called(node.func) == function.name:
                yield from node.args[index : index + 1]
                yield from (each.value for each in node.keywords if each.arg == name)


def _end(node: ast.FunctionDef) -> int:
    return node.end_lineno or node.lineno


def _assigned(name: str, scope: ast.FunctionDef | ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                yield value
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value) if (
                target == name
            ):
                yield value
            case _:
                pass


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _called(node: ast.expr) -> str | None:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return None


def test_every_message_that_the_code_says_exists() -> None:
    missing = {(call.where, name) for call in _calls() for name in call.ids - _ENGLISH.keys()}
    assert not missing


def test_no_message_is_unused() -> None:
    said = set[str]().union(*(call.ids for call in _calls()))
    assert _ENGLISH.keys() - said == set()


def test_the_code_gives_messages_the_arguments_that_they_have() -> None:
    for call in _calls():
        if call.arguments is not None:
            for name in call.ids:
                assert call.arguments == _ENGLISH[name].arguments, f"{call.where}: {name}"


# All of it can be said


@pytest.mark.parametrize("name", _ENGLISH)
def test_every_message_can_be_said_in_every_form(name: str) -> None:
    for sample in samples(name):
        for voice in ALL_VOICES:
            said = voice.say(sample)
            assert not _MISTAKES.search(said), f"{voice.language}, {voice.length}: {said!r}"
            assert said.isprintable()


@pytest.mark.parametrize("language", Language)
def test_sentences_begin_with_a_capital_and_end_with_a_stop(language: Language) -> None:
    """All messages except those that begin with typed text or only name a thing."""
    voice = Voice(language)
    for name, message in read_catalogs(language).items():
        is_help = message.catalog == "help" or name.startswith("online-help-")
        if is_help or message.catalog == "things" or name in _PARTS or name.endswith("-title"):
            continue
        for sample in samples(name):
            for sentence in re.split(r"(?<=[.!?]) ", voice.say(sample)):
                if sentence and not _begins_with_what_is_typed(sentence):
                    assert not sentence[0].islower(), f"{name}: {sentence}"
                    assert sentence[-1] in ".!?:", f"{name}: {sentence}"


_PARTS: Final = frozenset(
    {"count-at", "offer", "at-column", "at-row", "open-at", "no-pattern-lines"}  # of answers
    | {"goal-name", "goal-name-first", "goal-rows", "goal-all", "goal-in"}
    | {"column-for-points", "choice-for-points", "row-for-points"}
    | {"review-class", "review-evidence", "review-luck-of", "review-accuracy-of", "variation"}
    | {"person", "computer", "free-seat", "player-score"}  # of the table
    | {f"level-name-{level}" for level in LEVELS}
    | {"unclear-quoted", "unclear-either-two", "unclear-either-more"}
    | {"unclear-place", "unclear-offer", "unclear-forms"}
    | {"companion-thing-draw", "companion-thing-correction", "companion-thing-level"}
    | {"companion-thing-start", "companion-thing-position"}
    | {"companion-thing-move", "companion-thing-column"}
)
"""Messages that occur only inside others."""


def _begins_with_what_is_typed(sentence: str) -> bool:
    return sentence.startswith(("quit ", "terse "))


# The parser understands what the catalogs tell people to type


_OR: Final = re.compile(r", (?:or|oder|of) ")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("subject", sorted(SUBJECTS))
def test_what_help_explains_is_what_it_says(language: Language, subject: str) -> None:
    """`help-board` begins with "board, or b:", and both ask for the board."""
    typed, _, _ = Voice(language).say(phrase(f"help-{subject}")).partition(":")
    forms = [form for form in _OR.split(typed) if form != _A_COLOR[language]]
    assert forms
    for form in forms:
        request = parse_line(form, STEPS[0].position, language)
        assert isinstance(request, Question | Command), form
        use = request.topic if isinstance(request, Question) else request.order
        assert use.value == subject, form


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("order", OnlineOrder)
def test_what_help_explains_of_an_online_table_is_what_it_says(
    language: Language, order: OnlineOrder
) -> None:
    typed, _, _ = Voice(language).say(explain_order(order)).partition(":")
    assert parse_online(typed, ()) == OnlineCommand(order)
    assert parse_online(f"{typed}?", ()) == OnlineCommand(order, is_asked_about=True)
    overview = Voice(language).say(phrase("online-help-overview"))
    assert re.search(rf"\b{typed}\b", overview), typed


@pytest.mark.parametrize("language", Language)
def test_no_order_of_an_online_table_means_something_else_in_a_game(language: Language) -> None:
    """Except answers, which count only after a request."""
    for key, lines in read_online_orders(language).items():
        for line in lines:
            asked = parse_line(line, STEPS[0].position, language)
            may_be = OnlineOrder(key) in ANSWERS or isinstance(asked, Unclear)
            assert may_be, f"{line}: {asked}"


_A_COLOR: Final = {
    Language.ENGLISH: "A color",
    Language.GERMAN: "Eine Farbe",
    Language.DUTCH: "Een kleur",
}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("overview", ["help-overview-questions", "help-overview-orders"])
def test_the_overviews_list_every_subject(language: Language, overview: str) -> None:
    _, _, listed = Voice(language).say(phrase(overview)).rstrip(".").partition(": ")
    subjects = []
    for word in listed.split(", "):
        request = parse_line(f"help {word}", STEPS[0].position, language)
        if isinstance(request, Question):
            subjects.append(request.text)
        else:
            asked = parse_line(word, STEPS[0].position, language)
            assert asked == Question(Topic.COLOR, color=Color.RED), word
            subjects.append("color")
    topics = [topic.value for topic in Topic if topic not in {Topic.CLOCK, Topic.HELP}]
    orders = [order.value for order in Order]
    assert subjects == (topics if overview.endswith("questions") else orders)


_TYPED_IN_COURSE: Final[Mapping[str, tuple[tuple[str, ...], ...]]] = {
    # In English, German and Dutch.
    "factories": (("factories",), ("Manufakturen",), ("fabrieken",)),
    "take": (("1B2", "1 blue line 2"), ("1B2", "1 blau Reihe 2"), ("1B2", "1 blauw lijn 2")),
    "center": (("center",), ("Mitte",), ("midden",)),
    "marker": (
        ("CW3", "center white line 3"),
        ("CW3", "Mitte weiß Reihe 3"),
        ("CW3", "midden wit lijn 3"),
    ),
    "overflow": (("preview 4R2",), ("Vorschau 4R2",), ("vooruitblik 4R2",)),
    "one-color": (("needs",), ("Bedarf",), ("nodig",)),
    "wall-row": ((), (), ()),
    "round-end": (
        ("CK1", "center black line 1"),
        ("CS1", "Mitte schwarz Reihe 1"),
        ("CZ1", "midden zwart lijn 1"),
    ),
    "scoring": (("CB1",), ("CB1",), ("CB1",)),
    "floor": (("floor",), ("Boden",), ("vloer",)),
    "game-end": (("CW1",), ("CW1",), ("CW1",)),
    "gray": (("T24", "column 4"), ("T24", "Spalte 4"), ("T24", "kolom 4")),
}


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_what_the_course_says_to_type_is_what_it_waits_for(step: CourseStep) -> None:
    for language, forms in zip(Language, _TYPED_IN_COURSE[step.name], strict=True):
        task = Voice(language).say(step.task)
        for form in forms:
            assert form in task
            assert step.is_met_by(parse_line(form, step.position, language)), form


# The glossary

_GLOSSARY: Final[dict[str, Any]] = tomllib.loads(
    (resources.files("azulejos.words") / "glossary.toml").read_text("utf-8")
)
# A message in which a term stands with a number, or alone, and its argument.
_SHOWN_IN: Final[Mapping[str, tuple[str, Mapping[str, int | str]]]] = {
    "factory": ("factory", {"factory": 3, "tiles": "-"}),
    "center": ("center", {"empty": "yes", "marker": "no", "tiles": "-"}),
    "pattern-line": ("pattern-line-empty", {"row": 3, "spaces": 3}),
    "floor-line": ("floor-empty", {}),
    "wall": ("wall-empty", {}),
    "wall-row": ("row-holds", {"row": 3, "tiles": "-", "missing": "-"}),
    "column": ("column-holds", {"column": 3, "tiles": "-", "missing": "-"}),
    "bag": ("bag", {"count": 0, "tiles": "-"}),
    "lid": ("lid", {"count": 0, "tiles": "-"}),
    "starting-player-marker": ("marker", {}),
    "round": ("turn-game-over", {"round": 3}),
}


@pytest.mark.parametrize("language", Language)
def test_colors_are_called_as_in_the_glossary(language: Language) -> None:
    for color in COLORS:
        entry = _GLOSSARY["colors"][color.name.lower()]
        words = entry[language.value]
        tactile = Voice(language, letters=Letters.TACTILE)
        letters = Voice(language, letters=Letters.LETTERS)
        assert Voice(language).say(color_name(color)) == words["name"]
        understood = parse_line(words.get("tactile", words["name"]), STEPS[0].position, language)
        assert understood == Question(Topic.COLOR, color=color)
        assert letters.say(color_name(color)) == words["letter"]
        assert tactile.say(color_name(color)) == entry["tactile"]
        assert Voice(language).say(tiles(color, 3)) == f"3 {words['tile']}"
        assert letters.say(tiles(color, 3)) == f"3 {words['letter']}"
        assert tactile.say(tiles(color, 3)) == f"3 {entry['tactile']}"
        full = Voice(language, Length.FULL).say(tiles(color, 1))
        assert full == f"1 {words['tile']} {_GLOSSARY['terms']['tile'][language.value]['full']}"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("term", _SHOWN_IN)
def test_places_are_called_as_in_the_glossary(language: Language, term: str) -> None:
    words = _GLOSSARY["terms"][term][language.value]
    name, arguments = _SHOWN_IN[term]
    for length in (Length.TERSE, Length.NORMAL, Length.FULL):
        word = words.get(length.value)
        if word is None or length.value not in {*_ENGLISH[name].forms, "normal"}:
            continue
        said = Voice(language, length).say(phrase(name, **arguments))
        assert word.lower() in said.lower()


_TURN: Final[Mapping[str, int | str]] = {"round": 3, "player": "-", "seat": 1}
_PHASE_SHOWN_IN: Final[Mapping[str, Mapping[str, Mapping[str, int | str]]]] = {
    "factory-offer": {
        "turn-round": {"phase": "offer", **_TURN},
        "rulebook-round": {},
        "rulebook-offer-title": {},
        "rulebook-offer-end": {},
    },
    "wall-tiling": {
        "turn-round": {"phase": "tiling", **_TURN},
        "tiling-begins": {"round": 3},
        "rulebook-round": {},
        "rulebook-tiling-title": {},
        "rulebook-end": {},
        "rulebook-gray": {},
    },
    "preparing-next-round": {"rulebook-round": {}},
}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("phase", _PHASE_SHOWN_IN)
def test_phases_are_called_as_in_the_glossary(language: Language, phase: str) -> None:
    words = _GLOSSARY["phases"][phase][language.value]
    for name, arguments in _PHASE_SHOWN_IN[phase].items():
        for length in Length:
            said = Voice(language, length).say(phrase(name, **arguments)).lower()
            assert words.get(length.value, words["normal"]).lower() in said, name


def test_every_term_is_checked_and_translated() -> None:
    assert _GLOSSARY["terms"].keys() == {*_SHOWN_IN, "tile"}
    assert _GLOSSARY["phases"].keys() == {*_PHASE_SHOWN_IN}
    for entry in (*_GLOSSARY["terms"].values(), *_GLOSSARY["phases"].values()):
        assert entry.keys() == {language.value for language in Language}


@pytest.mark.parametrize("language", Language)
def test_no_other_words_are_used_for_them(language: Language) -> None:
    _check_terms(language, "\n".join(each.words for each in read_catalogs(language).values()))


@pytest.mark.parametrize("language", Language)
def test_the_page_uses_no_other_words_either(language: Language) -> None:
    names = (language.value, f"companion.{language.value}")
    page = "\n".join((_PAGE / f"{name}.ftl").read_text("utf-8") for name in names)
    said = re.sub(r"^(#.*|[\w-]+ =)|\{ \$[^}]*", "", page, flags=re.MULTILINE)
    _check_terms(language, said.replace("command box", ""))


def _check_terms(language: Language, text: str) -> None:
    for term in (*_GLOSSARY["terms"].values(), *_GLOSSARY["phases"].values()):
        for word in term[language.value].get("avoid", ()):
            assert not re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE), word
