"""A visit with a real browser: a page that is watched for errors and listened to."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page

from azulejos.words.voice import Language

from .words import PageVoice

WIDE: Final = (1280, 900)
_SECONDS: Final = 30.0
_LISTENING: Final = Path(__file__).with_name("listening.js").read_text("utf-8")


class Heard(NamedTuple):
    """What a screen reader says unasked."""

    urgency: str
    text: str


class Visit:
    """A page in a browser of its own. Whatever goes wrong in it fails the test."""

    def __init__(self, context: BrowserContext, page: Page, voice: PageVoice) -> None:
        self.context = context
        self.page = page
        self.voice = voice
        self.errors: list[str] = []
        """What the browser complained of: blocked by the content security policy, say."""
        self.number = -1
        """Of the last entry that the page was told of."""
        page.on("console", self._console)
        page.on("websocket", lambda socket: socket.on("framereceived", self._received))
        page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.errors.append(f"{message.type}: {message.text}")

    def _received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "happened":
            self.number = message["number"]
        elif message["type"] == "state":
            self.number = message["state"]["number"]

    def wait_for_number(self, number: int) -> None:
        """Until the page was told of this entry, and shows it."""
        until = time.monotonic() + _SECONDS
        while self.number < number:
            self.check()
            assert time.monotonic() < until, f"the page was not told of {number}"
            self.page.wait_for_timeout(10)
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => done()))")

    def forgive(self, *parts: str) -> None:
        """Forgets complaints that have one of these parts: they belong to what was tried."""
        self.errors = [each for each in self.errors if not any(part in each for part in parts)]

    def check(self) -> None:
        assert self.errors == []

    def heard(self) -> list[Heard]:
        """All that was said so far."""
        said: list[list[str]] = self.page.evaluate("window.heard")
        return [Heard(*each) for each in said]

    def has_focus(self, locator: Locator) -> bool:
        answer: bool = locator.evaluate("element => element === document.activeElement")
        return answer

    def focused(self) -> str:
        """What has the focus, as a word: its role or its name."""
        answer: str = self.page.evaluate(
            "() => { const e = document.activeElement;"
            " return e.getAttribute('aria-label') ?? e.id ?? e.tagName; }"
        )
        return answer


@contextmanager
def visiting(
    browser: Browser,
    language: Language = Language.ENGLISH,
    size: tuple[int, int] = WIDE,
    settings: dict[str, Any] | None = None,
    **options: Any,  # noqa: ANN401 as new_context takes them
) -> Iterator[Visit]:
    """A browser that nobody has used yet, with these settings; tiles move at once."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale={"en": "en-GB", "de": "de-DE", "nl": "nl-NL"}[language.value],
        **options,
    )
    kept = json.dumps(json.dumps({"speed": 0, "language": language.value, **(settings or {})}))
    context.add_init_script(f"localStorage['azulejos.settings'] ??= {kept};")
    context.add_init_script(_LISTENING)
    context.set_default_timeout(15_000)
    visit = Visit(context, context.new_page(), PageVoice(language))
    try:
        yield visit
        visit.check()
    finally:
        context.close()
