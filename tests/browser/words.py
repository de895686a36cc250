"""What the page says, from the catalogs it says it by: those of `words/` and its own."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from azulejos.words.languages import Language
from azulejos.words.phrases import Argument, Phrase, phrase
from azulejos.words.voice import Length, Voice, catalog_texts

from .building import WEB


class PageVoice(Voice):
    """A voice that knows the page's own messages too."""

    def __init__(self, language: Language, length: Length = Length.NORMAL) -> None:
        super().__init__(language, length)
        self._bundle = _page_bundle(language)

    def text(self, message: str, /, **args: Argument) -> str:
        return self.say(phrase(message, **args))

    def named(self, said: Phrase) -> str:
        """A sentence as a name: without its full stop."""
        return self.say(said).removesuffix(".")


@cache
def _page_bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language.value], use_isolating=False)
    pages = [
        (WEB / "locales" / f"{name}.ftl").read_text("utf-8")
        for name in (language.value, f"companion.{language.value}", f"review.{language.value}")
    ]
    for text in (*catalog_texts(language).values(), *pages):
        bundle.add_resource(FluentResource(text))
    return bundle
