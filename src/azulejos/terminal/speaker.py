"""Says sentences as plain lines, wrapped at 80 columns, and repeats the last answer."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, TypeAlias

from azulejos.rules import COLORS, Color
from azulejos.words.announcements import without_repeats
from azulejos.words.languages import Language
from azulejos.words.phrases import Argument, Phrase, Speech
from azulejos.words.things import color_name
from azulejos.words.voice import Length, Letters, Voice

WIDTH: Final = 80
NARROW: Final = 40

GOES_ON: Final = (
    "moved-to-center",
    "marker-taken",
    "pattern-line-complete",
    "tiles-fell",
    "for-example",
    "columns-to-choose",
    "wall-tiled-next",
    "how-to-get-help",
)
GOES_ON_KINDS: Final = (
    "preview",
    "turn-",
    "unclear-",
    "level-character-",
    "companion-then-",
    "because-",
    "explain-line",
    "explain-floor-",
    "explain-leaves",
    "explain-round",
    "explain-bonuses",
    "explain-marker",
    "explain-ending",
    "why-alike",
    "why-as-good",
    "why-despite",
    "why-line",
    "why-floor-now",
    "why-leaves",
    "why-ending",
    "why-round",
    "why-floor-at-end",
    "why-bonuses",
    "why-marker",
)
"""Ids of sentences, and beginnings of such ids, that go on the line of the sentence before. Every
other sentence starts a new line."""
TILING: Final = ("wall-tiled", "pattern-line-fell")
"""A player's wall-tiling shares a line: on the gray side four players would take up to twenty."""

Write: TypeAlias = Callable[[str], None]
"""Takes a line without its newline."""
Said: TypeAlias = Speech | str
"""Sentences, or text that is the same in every language."""
Hear: TypeAlias = Callable[[Said], None]


class Speaker:
    """Says sentences and shows text. Remembers the answer to the last typed line."""

    def __init__(
        self, voice: Voice, write: Write, width: int = WIDTH, hear: Hear | None = None
    ) -> None:
        """`hear` also gets everything, before it is put into a language."""
        self.voice = voice
        self.write = write
        self._width = width
        self._said: list[Said] = []
        self._hear = hear or (lambda _: None)

    def change_voice(
        self,
        language: Language | None = None,
        length: Length | None = None,
        letters: Letters | None = None,
        *,
        is_tactile: bool | None = None,
    ) -> None:
        """Changes what is given and leaves the rest."""
        now = self.voice
        self.voice = Voice(
            language or now.language,
            length or now.length,
            letters or now.letters,
            is_tactile=now.is_tactile if is_tactile is None else is_tactile,
        )

    def start_answer(self) -> None:
        """Starts a new answer, which `repeat` will repeat."""
        self._said = []

    def say(self, speech: Speech) -> None:
        """Says sentences; those that belong together share a line."""
        self._said.append(speech)
        self._hear(speech)
        for line in spoken_lines(speech, self.voice):
            self._show(line)

    def show(self, text: str) -> None:
        """Shows text that is the same in every language: a record, a drawn board."""
        self._said.append(text)
        self._hear(text)
        self._show(text)

    def repeat(self) -> None:
        """Says the last answer again, in the present language."""
        said, self._said = self._said, []
        for each in said:
            if isinstance(each, str):
                self.show(each)
            else:
                self.say(each)

    def names(self, names: Iterable[Argument]) -> list[str]:
        """Names as they are said, for the parser."""
        return self.voice.names(names)

    def _show(self, text: str) -> None:
        for part in wrapped(text, self._width):
            self.write(part)


def spoken_lines(speech: Speech, voice: Voice) -> Iterator[str]:
    """The lines of a speech, not wrapped yet. Sentences that belong together share one."""
    is_terse = voice.length is Length.TERSE
    for paragraph in paragraphs(speech if is_terse else [*without_repeats(speech)]):
        texts = _braille_lines(paragraph, voice) if is_terse else (voice.say(paragraph),)
        yield from filter(None, texts)


def paragraphs(speech: Speech) -> Iterator[Sequence[Phrase]]:
    """Groups sentences that share a line."""
    paragraph: list[Phrase] = []
    for sentence in speech:
        if paragraph and not _goes_on(sentence, paragraph[-1]):
            yield paragraph
            paragraph = []
        paragraph.append(sentence)
    if paragraph:
        yield paragraph


def _goes_on(sentence: Phrase, before: Phrase) -> bool:
    if sentence.id in TILING and before.id in TILING:
        return dict(sentence.args).get("seat") == dict(before.args).get("seat")
    return sentence.id in GOES_ON or sentence.id.startswith(GOES_ON_KINDS)


def _braille_lines(paragraph: Speech, voice: Voice) -> Iterator[str]:
    """Sentences in lines of 40 columns, unless a sentence alone is longer. Each tile on the wall
    has its own line. At the terse length some sentences are empty."""
    line = ""
    for sentence in paragraph:
        said = voice.say(sentence)
        if line and (sentence.id in TILING or len(f"{line} {said}") > NARROW):
            yield line
            line = ""
        line = f"{line} {said}".strip()
    if line:
        yield line


def wrapped(text: str, width: int = WIDTH) -> Iterator[str]:
    """The text in lines of at most `width` columns, without control characters.

    The spaces that a line starts with are kept, since they are part of a drawing.
    """
    for part in text.split("\n"):
        shown = "".join(each if each.isprintable() else "?" for each in part)
        # A link stays whole, so that it can be copied.
        is_link = shown.startswith(("https://", "http://"))
        yield from textwrap.wrap(
            shown, width, break_on_hyphens=False, break_long_words=not is_link
        ) or [""]


def letters_of(voice: Voice) -> Mapping[Color, str]:
    """The letter of each color. SCH, black in the tactile set, becomes S."""
    is_tactile = voice.is_tactile or voice.letters is Letters.TACTILE
    return _letters(voice.language, Letters.TACTILE if is_tactile else Letters.LETTERS)


@cache
def _letters(language: Language, letters: Letters) -> Mapping[Color, str]:
    spelling = Voice(language, letters=letters)
    return {color: spelling.say(color_name(color))[0] for color in COLORS}
