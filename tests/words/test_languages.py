"""Every language is in every place that docs/how-to/add-a-language.md lists."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from azulejos.words import tokens
from azulejos.words.languages import Language
from azulejos.words.voice import CATALOGS
from tests.golden import script
from tests.terminal.companion import told_game

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "how-to" / "add-a-language.md"
LOCALES: Final = "src/azulejos/words/locales"
CODES: Final = [language.value for language in Language]


def read(path: str) -> str:
    """The text of a file; empty if it is missing."""
    file = ROOT / path
    return file.read_text("utf-8") if file.is_file() else ""


def in_languages(language: Language) -> Iterator[str]:
    try:
        yield from (name for name in ("own_name", "braille_table") if not getattr(language, name))
    except KeyError:
        yield "own name and Braille table"


def in_catalogs(language: Language) -> Iterator[str]:
    names = [f"{LOCALES}/{language.value}/{catalog}.ftl" for catalog in CATALOGS]
    yield from (name for name in names if not read(name))


def in_typed_words(language: Language) -> Iterator[str]:
    for english in sorted((ROOT / LOCALES / "en").glob("*.toml")):
        if not read(f"{LOCALES}/{language.value}/{english.name}"):
            yield f"{LOCALES}/{language.value}/{english.name}"


def in_tactile_words(language: Language) -> Iterator[str]:
    if not read(f"{LOCALES}/{language.value}/tactile.words"):
        yield f"{LOCALES}/{language.value}/tactile.words"


def in_all_lexicons(language: Language) -> Iterator[str]:
    """People who type another language can name this one."""
    for code in CODES:
        if f"\nlanguage-{language.value} = " not in read(f"{LOCALES}/{code}/lexicon.toml"):
            yield f"language-{language.value} in {LOCALES}/{code}/lexicon.toml"


def in_all_senses(language: Language) -> Iterator[str]:
    """A sentence in any language can order this one."""
    name = language.name.casefold()
    for code in CODES:
        if not re.search(rf"^{name} = ", read(f"{LOCALES}/{code}/senses.toml"), re.MULTILINE):
            yield f"{name} in {LOCALES}/{code}/senses.toml"


def in_sense_rules(language: Language) -> Iterator[str]:
    rules = tomllib.loads(read("src/azulejos/words/sense_rules.toml"))["rule"]
    orders = [rule["says"] for rule in rules if rule.get("order") == "language"]
    name = language.name.casefold()
    if not orders or any(name not in "|".join(says).split("|") for says in orders):
        yield f"{name} in the rule of the order `language`"


def in_all_catalogs(language: Language) -> Iterator[str]:
    """The other languages offer this one."""
    offers = {
        "full-screen": rf"^screen-language-title = [^}}]*\[{language.value}\]",
        "help": rf"^help-language = .*\b{language.value}\b",
        "unclear": rf"^ +\[language\].*\b{language.value}\b",
    }
    for code in CODES:
        for catalog, offer in offers.items():
            if not re.search(offer, read(f"{LOCALES}/{code}/{catalog}.ftl"), re.MULTILINE):
                yield f"{LOCALES}/{code}/{catalog}.ftl"


def in_glossary(language: Language) -> Iterator[str]:
    glossary = tomllib.loads(read("src/azulejos/words/glossary.toml"))
    for group, things in glossary.items():
        yield from (f"{group}.{name}" for name in things if language.value not in things[name])


def in_patterns(language: Language) -> Iterator[str]:
    if language not in tokens.PATTERNS:
        yield "PATTERNS"


def in_page_list(language: Language) -> Iterator[str]:
    listed = re.search(r"LANGUAGES = \[(.*)\] as const", read("web/src/voice/languages.ts"))
    assert listed, "the page has one list of languages"
    if f"'{language.value}'" not in listed[1]:
        yield "LANGUAGES"


def in_page_catalogs(language: Language) -> Iterator[str]:
    parts = {path.name.split(".")[0] for path in (ROOT / "web/locales").glob("*.*.ftl")}
    for name in (f"{language.value}.ftl", *(f"{part}.{language.value}.ftl" for part in parts)):
        if not read(f"web/locales/{name}"):
            yield f"web/locales/{name}"
    for code in CODES:
        if f"\nlanguage-{language.value} = {language.own_name}\n" not in read(
            f"web/locales/{code}.ftl"
        ):
            yield f"language-{language.value} in web/locales/{code}.ftl"


def in_golden_script(language: Language) -> Iterator[str]:
    if len(script.PREVIEW) <= list(Language).index(language):
        yield "what the person types"


def in_manners(language: Language) -> Iterator[str]:
    for path in sorted((ROOT / "tests" / "golden").glob("*_manners.toml")):
        if language.value not in tomllib.loads(path.read_text("utf-8")):
            yield path.name


def in_labelled_lines(language: Language) -> Iterator[str]:
    if not read(f"src/azulejos/words/locales/{language.value}/lines.tsv"):
        yield "lines.tsv"


def in_natural_lines(language: Language) -> Iterator[str]:
    name = f"beside/{language.value}.tsv"
    if not read(f"tests/words/natural/{name}"):
        yield name


def in_told_game(language: Language) -> Iterator[str]:
    index = list(Language).index(language)
    if any(len(words) <= index for words in told_game.COLOR_WORDS.values()):
        yield "what people tell"


def in_golden_transcripts(language: Language) -> Iterator[str]:
    games = [f"{players}-{side}" for players in (2, 3, 4) for side in ("colored", "gray")]
    names = [f"{game}-{language.value}" for game in (*games, "rare")]
    names += [f"companion/{language.value}"]
    names += [f"natural/{way}{language.value}" for way in ("", "beside-")]
    names += [f"reviews/{way}-{language.value}" for way in ("asked", "spoken", "table")]
    names += [f"browser/{way}-colored-{language.value}" for way in ("played", "typed")]
    yield from (name for name in names if not read(f"tests/golden/{name}.txt"))


def in_players_pages(language: Language) -> Iterator[str]:
    code = "" if language is Language.ENGLISH else f".{language.value}"
    for page in ("play-by-ear", "companion", "review-a-game"):
        if not read(f"docs/how-to/{page}{code}.md"):
            yield f"docs/how-to/{page}{code}.md"
        if f"how-to/{page}{code}.md" not in read("docs/README.md"):
            yield f"{page}{code}.md in docs/README.md"


def in_reference(language: Language) -> Iterator[str]:
    if f"\n- {language.own_name}: " not in read("docs/reference/commands-in-a-game.md"):
        yield "docs/reference/commands-in-a-game.md"
    command_line = read("docs/reference/command-line.md")
    choices = re.findall(r"--language \{(.*?)\}", command_line)
    if not choices or any(language.value not in each.split(",") for each in choices):
        yield "--language in docs/reference/command-line.md"
    if language.name.title() not in command_line:
        yield "Braille and locale in docs/reference/command-line.md"


def in_readme(language: Language) -> Iterator[str]:
    if language.name.title() not in read("README.md"):
        yield language.name.title()


PLACES: Final[dict[str, Callable[[Language], Iterator[str]]]] = {
    "src/azulejos/words/languages.py": in_languages,
    "src/azulejos/words/locales/CODE/*.ftl": in_catalogs,
    "src/azulejos/words/locales/CODE/*.toml": in_typed_words,
    "src/azulejos/words/locales/CODE/tactile.words": in_tactile_words,
    "src/azulejos/words/locales/*/lexicon.toml": in_all_lexicons,
    "src/azulejos/words/locales/*/senses.toml": in_all_senses,
    "src/azulejos/words/sense_rules.toml": in_sense_rules,
    "src/azulejos/words/locales/*/*.ftl": in_all_catalogs,
    "src/azulejos/words/glossary.toml": in_glossary,
    "src/azulejos/words/tokens.py": in_patterns,
    "web/src/voice/languages.ts": in_page_list,
    "web/locales/*.ftl": in_page_catalogs,
    "tests/golden/script.py": in_golden_script,
    "tests/terminal/companion/told_game.py": in_told_game,
    "tests/golden/*_manners.toml": in_manners,
    "src/azulejos/words/locales/CODE/lines.tsv": in_labelled_lines,
    "tests/words/natural/": in_natural_lines,
    "tests/golden/": in_golden_transcripts,
    "docs/how-to/": in_players_pages,
    "docs/reference/": in_reference,
    "README.md": in_readme,
}
"""Every place, as the page names it, with a function that lists what is missing there."""


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", Language)
def test_every_language_is_in_every_place(language: Language, place: str) -> None:
    missing = [*PLACES[place](language)]
    assert not missing, f"{language.value} is missing in {place}: {', '.join(missing)}"


def test_the_page_lists_every_place_and_no_other() -> None:
    rows = re.findall(r"^\| `([^`]+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert rows == list(PLACES)


def test_codes_are_listed_nowhere_else() -> None:
    """Code that needs the languages asks `Language` for them."""
    listing = re.compile(r"['\"]en['\"],\s*['\"]de['\"]")
    code = (*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.[ts][sv]*"))
    found = {path.relative_to(ROOT).as_posix() for path in code if listing.search(read(str(path)))}
    assert found == {"web/src/voice/languages.ts"}
