"""A companion of a real server: others at the table, who type by HTTP."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from azulejos.words.languages import Language
from tests.server.serving import Json, Server, get, post
from tests.terminal.companion.told_game import NAMES, Teller

_IDS = itertools.count()


class Companion:
    """A game beside a set that a test made, or found by its link."""

    def __init__(self, server: Server, companion: str | None = None, **options: object) -> None:
        self._url = f"{server.url}/api/companions"
        self._pages = f"{server.url}/companion"
        if companion is None:
            game = {"seats": [{"name": name} for name in NAMES], **options}
            made = post(self._url, json=game)
            assert made.status_code == 201, made.text
            companion = made.json()["companion"]
        self.id = companion

    @property
    def address(self) -> str:
        return f"{self._pages}/{self.id}"

    @property
    def shown(self) -> Json:
        answer: Json = get(f"{self._url}/{self.id}").json()
        return answer

    @property
    def state(self) -> Json:
        state: Json = self.shown["state"]
        return state

    @property
    def record(self) -> str:
        return get(f"{self._url}/{self.id}/record").text

    def say(self, text: str, language: Language = Language.ENGLISH) -> Json:
        """What another phone types; answers what it gets."""
        line = {"id": f"other-{next(_IDS)}", "text": text, "language": language.value}
        answer = post(f"{self._url}/{self.id}/lines", json=line)
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    def tell_until(self, round_number: int) -> Iterator[str]:
        """Tells the game with the mistakes to the middle of a round; answers the lines that are
        left to tell."""
        lines = Teller(Language.ENGLISH).lines()
        for text in lines:
            self.say(text)
            state = self.state
            if state["round"] == round_number and state["turn"] is not None:
                break
        return lines
