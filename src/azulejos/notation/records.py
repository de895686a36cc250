"""Game records (`.azul`): tags, an empty line, then the rounds; any number of games in a file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from azulejos.rules import Step

from .errors import NotationError
from .moves import format_step, parse_step
from .tags import check_tags, format_tag, parse_tag

_WHAT: Final = "record"
_ROUND: Final = re.compile(r"([1-9][0-9]{0,4})\.")
_HIGHEST_ROUND: Final = 99_999
"""The limit of the five digits in `_ROUND`."""
_TOKEN: Final = re.compile(r"[^ ]+")


@dataclass(frozen=True, slots=True)
class RoundNumber:
    """The `N.` before the tokens of a round."""

    number: int

    def __post_init__(self) -> None:
        if not 1 <= self.number <= _HIGHEST_ROUND:
            raise ValueError(f"a round has a number from 1 to {_HIGHEST_ROUND}, not {self.number}")


@dataclass(frozen=True, slots=True)
class Comment:
    """The text between `{` and `}`; it may span lines."""

    text: str

    def __post_init__(self) -> None:
        if "}" in self.text or "\r" in self.text:
            raise ValueError("a comment holds no '}' and no carriage return")


Token: TypeAlias = RoundNumber | Comment | Step


@dataclass(frozen=True, slots=True)
class Record:
    """A game as text: its tags in order, and its tokens. `replay` checks whether the moves are
    legal.

    Raises NotationError for tags that are missing or not allowed.
    """

    tags: tuple[tuple[str, str], ...]
    tokens: tuple[Token, ...]
    first_line: int = field(default=1, compare=False)
    """Where in the file it starts; not part of the value."""

    def __post_init__(self) -> None:
        check_tags(self.tags)

    def tag(self, name: str) -> str | None:
        """The value of a tag; None if the record doesn't have it."""
        return dict(self.tags).get(name)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The deals and moves without round numbers and comments."""
        return tuple(token for token in self.tokens if not isinstance(token, RoundNumber | Comment))


def read_records(path: Path) -> Iterator[Record]:
    """Reads the games of a file one by one; only the game at hand is in memory."""
    with path.open("rb") as file:
        yield from parse_records(_decode(file))


def parse_record(text: str) -> Record:
    """Reads the text of exactly one game."""
    records = list(parse_records(text.split("\n")))
    if len(records) != 1:
        raise NotationError(_WHAT, text, "one game", f"{len(records)} games")
    return records[0]


def parse_records(lines: Iterable[str]) -> Iterator[Record]:
    """Reads games from lines, with or without their line ends, as they come."""
    reader = _Reader()
    for line in lines:
        finished = reader.read(line.removesuffix("\n").removesuffix("\r"))
        if finished is not None:
            yield finished
    finished = reader.end()
    if finished is not None:
        yield finished


def format_record(record: Record) -> str:
    """Writes the canonical text: a tag a line, an empty line, a round a line."""
    tags = "".join(format_tag(name, value) + "\n" for name, value in record.tags)
    text = ""
    for token in record.tokens:
        separator = "\n" if isinstance(token, RoundNumber) else " "
        text += (separator if text else "") + _format_token(token)
    return f"{tags}\n{text}\n" if text else f"{tags}\n"


def format_records(records: Iterable[Record]) -> Iterator[str]:
    """Writes games one after the other, with an empty line between them."""
    for index, record in enumerate(records):
        yield ("\n" if index else "") + format_record(record)


class _Reader:
    """Reads a record line by line: first its tags, then, after an empty line, its tokens."""

    def __init__(self) -> None:
        self._number = 0
        self._first_line = 0
        self._tags: list[tuple[str, str]] = []
        self._tokens: list[Token] = []
        self._in_tokens = False
        self._comment: str | None = None
        """The comment so far, if it continues on the next line."""

    def read(self, line: str) -> Record | None:
        """Takes the next line; returns the record before it if the line starts a new one."""
        self._number += 1
        if self._comment is not None:
            self._read_tokens(line)
        elif line.startswith("["):
            finished = self._finish() if self._in_tokens else None
            self._read_tag(line)
            return finished
        elif self._in_tokens:
            self._read_tokens(line)
        elif line:
            raise self._error(line, 'a tag like [Start "1"], or an empty line after the tags')
        elif self._tags:
            self._in_tokens = True
        return None

    def end(self) -> Record | None:
        if self._comment is not None:
            raise self._error(self._comment, "the '}' that ends the comment")
        if self._tags and not self._in_tokens:
            raise self._error("", "an empty line after the tags")
        return self._finish() if self._tags else None

    def _finish(self) -> Record:
        try:
            record = Record(tuple(self._tags), tuple(self._tokens), self._first_line)
        except NotationError as error:
            raise error.within(_WHAT, f"game at line {self._first_line}") from error
        self._tags, self._tokens, self._in_tokens = [], [], False
        return record

    def _read_tag(self, line: str) -> None:
        if not self._tags:
            self._first_line = self._number
        try:
            name, value = parse_tag(line)
        except NotationError as error:
            raise error.within(_WHAT, f"line {self._number}") from error
        if name in dict(self._tags):
            raise self._error(line, "each tag once")
        self._tags.append((name, value))

    def _read_tokens(self, line: str) -> None:
        place = 0
        if self._comment is not None:
            place = self._read_comment(self._comment + "\n", line, 0)
        while place < len(line):
            if line[place] == " ":
                place += 1
            elif line[place] == "{":
                place = self._read_comment("", line, place + 1)
            else:
                found = _TOKEN.match(line, place)
                assert found is not None, "there is a character that is not a space"
                self._read_token(found.group())
                place = found.end()

    def _read_comment(self, begun: str, line: str, place: int) -> int:
        """Reads to the end of the comment or the line; returns where it stopped."""
        end = line.find("}", place)
        text = begun + (line[place:] if end < 0 else line[place:end])
        if "\r" in text:
            raise self._error(text, "no carriage return in a comment")
        if end < 0:
            self._comment = text
            return len(line)
        if line[end + 1 : end + 2] not in {"", " "}:
            raise self._error(line[end:], "a space after '}'")
        self._comment = None
        self._tokens.append(Comment(text))
        return end + 1

    def _read_token(self, text: str) -> None:
        if found := _ROUND.fullmatch(text):
            self._tokens.append(RoundNumber(int(found.group(1))))
            return
        try:
            self._tokens.append(parse_step(text))
        except NotationError as error:
            raise error.within(_WHAT, f"line {self._number}") from error

    def _error(self, text: str, expected: str) -> NotationError:
        return NotationError(_WHAT, text, expected, f"line {self._number}")


def _format_token(token: Token) -> str:
    match token:
        case RoundNumber(number):
            return f"{number}."
        case Comment(text):
            return f"{{{text}}}"
        case _:
            return format_step(token)


def _decode(lines: Iterable[bytes]) -> Iterator[str]:
    for number, line in enumerate(lines, start=1):
        try:
            yield line.decode("utf-8")
        except UnicodeDecodeError as error:
            text = line.decode("latin-1").strip()
            raise NotationError(_WHAT, text, "UTF-8", f"line {number}") from error
