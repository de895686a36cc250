"""One voice: the page says every phrase as `words/` does, in every language, length and letters."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from random import Random
from unittest.mock import patch

import pytest

from azulejos.rules import WallSide
from azulejos.wire import requests
from azulejos.wire.entries import Entry
from azulejos.wire.refusals import Code
from azulejos.words.languages import Language
from azulejos.words.phrases import Phrase, Speech, phrase, to_plain
from azulejos.words.voice import Voice
from tests.golden.rare_moments import moments
from tests.golden.transcripts import GAMES, transcript
from tests.server.played import Played, apply_and_tell
from tests.volume import volume
from tests.words.catalogs import ALL_VOICES, read_catalogs, samples

from .building import WEB, built_client, node
from .words import PageVoice

_ODD = (
    phrase("person-sat", player="<b>Zoë</b> & \"Čeněk\" {'$'}"),
    phrase("person-sat", player="שרה"),
    phrase("bag", count=1234, tiles=phrase("tiles", color="red", count=1_000_000)),
    phrase("player-score", player="A", score=-1234),
)
"""Names that could be taken for something else, numbers that languages write differently."""


@pytest.fixture(scope="module")
def phrases() -> list[Phrase]:
    found = dict.fromkeys(_ODD)
    for each in (_of_golden_games(), _of_tables(), _of_moments(), _of_catalogs()):
        found.update(dict.fromkeys(each))
    return [*found]


@pytest.mark.volume
def test_both_sides_say_the_same(phrases: list[Phrase]) -> None:
    """A fraction takes turns, so that each language still says every phrase."""
    every = volume(4, 1)
    voices = {_name(each): phrases[at % every :: every] for at, each in enumerate(ALL_VOICES)}
    said = _said_by_the_page(voices)
    assert said.keys() == voices.keys()
    for voice in ALL_VOICES:
        name = _name(voice)
        for each, there in zip(voices[name], said[name], strict=True):
            assert there == voice.say(each), f"{name}: {each}"


def test_every_message_is_among_them(phrases: list[Phrase]) -> None:
    for language in Language:
        assert read_catalogs(language).keys() == {each.id for each in phrases} | _inner(phrases)


@pytest.mark.parametrize("language", Language, ids=lambda each: each.value)
def test_the_page_has_words_for_every_refusal(language: Language) -> None:
    for code in Code:
        assert PageVoice(language).text(f"refused-{code.value}")


def _said_by_the_page(voices: dict[str, list[Phrase]]) -> dict[str, list[str]]:
    """What each voice says, by its name, in the order of its phrases."""
    built_client()  # for what it installs
    plain = {name: [to_plain(each) for each in phrases] for name, phrases in voices.items()}
    done = subprocess.run(
        [node(), "tests/voice/say.mjs"],
        cwd=WEB,
        input=json.dumps({"voices": plain}),
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said: dict[str, list[str]] = json.loads(done.stdout)
    return said


def _name(voice: Voice) -> str:
    return f"{voice.language.value} {voice.length.value} {voice.letters.value}"


def _inner(phrases: list[Phrase]) -> set[str]:
    """The ids of phrases inside of others."""
    inner = [value for each in phrases for _, value in each.args if isinstance(value, Phrase)]
    return {each.id for each in inner} | (_inner(inner) if inner else set())


# Where phrases come from


def _of_golden_games() -> Iterator[Phrase]:
    """All that is said in a golden game of each kind. Only the lines that are not understood
    depend on the language, so they take turns."""
    heard: list[Phrase] = []
    say = Voice.say

    def listen(voice: Voice, said: Phrase | Speech) -> str:
        heard.extend([said] if isinstance(said, Phrase) else said)
        return say(voice, said)

    with patch.object(Voice, "say", listen):
        for index, telling in enumerate(GAMES[:: len(Language)]):
            transcript(telling._replace(language=[*Language][index % len(Language)]))
    yield from heard


class _Told(Played):
    """A table of the server, with all that everybody hears."""

    said: list[Phrase]

    def append(self, *added: Entry) -> None:
        for entry in added:
            self.said.extend(apply_and_tell(self.table, entry))
            self.log.append(entry)


def _of_tables() -> Iterator[Phrase]:
    """A whole game at a table of every size and side, with undo and a rematch."""
    for side in WallSide:
        for num_players in (2, 3, 4):
            told = _Told(*[None] * num_players, rules=side.value, is_one_screen=True)
            told.said = []
            told.begin()
            rng = Random(num_players)
            told.move(rng)
            told.ask(0, requests.Undo())
            while not told.table.is_over:
                told.move(rng)
            yield from told.said


def _of_moments() -> Iterator[Phrase]:
    for _, speech in moments():
        yield from speech


def _of_catalogs() -> Iterator[Phrase]:
    for name in read_catalogs(Language.ENGLISH):
        yield from samples(name)
