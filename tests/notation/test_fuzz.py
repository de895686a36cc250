"""Fuzzed parsers: bad text gives the documented error and nothing else; good text comes back.

Random text comes from hypothesis; the seeded loops change good text a little, so that much of
it is nearly right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.notation import (
    NotationError,
    PositionError,
    Record,
    RecordError,
    format_color,
    format_deal,
    format_move,
    format_position,
    format_record,
    format_records,
    format_rules,
    format_step,
    format_tiles,
    parse_color,
    parse_deal,
    parse_move,
    parse_position,
    parse_record,
    parse_records,
    parse_rules,
    parse_step,
    parse_tiles,
    record_game,
    replay,
)
from azulejos.notation.tags import format_tag, parse_tag
from azulejos.rules import Rules, WallSide, problems
from tests.games import random_game, vector_lines
from tests.notation.texts import FINISHED, UNDER_WAY
from tests.volume import volume

ROUNDS: Final = volume(1000, 3000)
ALPHABET: Final = 'BYRKWMCTDOX-.:/, 0123456789deal[]{}"\\\t\r\n\x00\x7fé\u2028\ud800Ａ'  # noqa: RUF001
GOOD_MOVES: Final = ("3R4", "CK0", "T25", "deal:BBRK/YYWW/BRKW/RRRR/BYRK", "deal:B/-/-/-/-")
GOOD_CODES: Final = [line.split(" | ")[0] for line in vector_lines("traces.txt")][::17]
GOOD_TAGS: Final = ('[Rules "colored"]', r'[Seat1 "\"A\\"]', '[Result "1 2"]')

PARSERS: Final[dict[str, Callable[[str], str]]] = {
    "color": lambda text: format_color(parse_color(text)),
    "tiles": lambda text: format_tiles(parse_tiles(text)),
    "move": lambda text: format_move(parse_move(text)),
    "deal": lambda text: format_deal(parse_deal(text)),
    "step": lambda text: format_step(parse_step(text)),
    "rules": lambda text: format_rules(parse_rules(text, 3)),
    "tag": lambda text: format_tag(*parse_tag(text)),
    "position": lambda text: format_position(parse_position(text)),
}


def mutated(text: str, other: str, rng: Random) -> str:
    """The text with one to three small changes; `other` lends it pieces."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        at, to = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
        match rng.randrange(7):
            case 0:
                text = text[:at] + rng.choice(ALPHABET) + text[at:]
            case 1:
                text = text[:at] + text[at + 1 :]
            case 2:
                text = text[:at] + rng.choice(ALPHABET) + text[at + 1 :]
            case 3:
                text = text[:at] + text[to:]
            case 4:
                text = text[:to] + text[at:]
            case 5:
                start = rng.randint(0, len(other))
                text = text[:at] + other[start : start + rng.randint(1, 8)] + text[to:]
            case _:
                text = _with_field_of(text, other, rng)
    return text


def _with_field_of(text: str, other: str, rng: Random) -> str:
    """Exchanges one word: the change that most often leaves a code that can be read."""
    words, others = text.split(" "), other.split(" ")
    place = rng.randrange(min(len(words), len(others)))
    words[place] = others[place]
    return " ".join(words)


def check_message(error: ValueError) -> None:
    """A message is one line of printable ASCII, and not the whole text over again."""
    message = str(error)
    assert message.isascii(), message
    assert message.isprintable(), message
    assert 0 < len(message) < 1000


def outcome_of(there_and_back: Callable[[str], str], text: str) -> str:
    """`read` if the same text came back, otherwise the name of the documented error."""
    try:
        back = there_and_back(text)
    except NotationError as error:
        check_message(error)
        return type(error).__name__
    assert back == text
    return "read"


@pytest.mark.parametrize("name", PARSERS)
@given(text=st.text(alphabet=ALPHABET) | st.text())
def test_random_text(name: str, text: str) -> None:
    outcome_of(PARSERS[name], text)


@pytest.mark.volume
@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("color", ("B", "W")),
        ("tiles", ("BBRK", "-", "BYRKW", "WWWW")),
        ("move", GOOD_MOVES[:3]),
        ("deal", GOOD_MOVES[3:]),
        ("step", GOOD_MOVES),
        ("rules", ("colored", "gray:5")),
        ("tag", GOOD_TAGS),
    ],
)
def test_nearly_good_text(name: str, good: tuple[str, ...]) -> None:
    rng = Random(name)
    outcomes = Counter(
        outcome_of(PARSERS[name], mutated(rng.choice(good), rng.choice(good), rng))
        for _ in range(ROUNDS)
    )
    assert set(outcomes) == {"read", "NotationError"}
    assert min(outcomes.values()) > ROUNDS // 300


@pytest.mark.volume
def test_nearly_good_position_codes() -> None:
    rng = Random(1)
    outcomes = Counter(
        outcome_of(
            PARSERS["position"], mutated(rng.choice(GOOD_CODES), rng.choice(GOOD_CODES), rng)
        )
        for _ in range(2 * ROUNDS)
    )
    assert set(outcomes) == {"read", "NotationError", PositionError.__name__}
    assert min(outcomes.values()) > ROUNDS // 30


@pytest.mark.volume
def test_positions_of_nearly_good_codes_can_be_played() -> None:
    """A position that parses is sound enough for the rules to play a round."""
    rng = Random(2)
    played = 0
    for _ in range(3 * ROUNDS):
        text = mutated(rng.choice(GOOD_CODES), rng.choice(GOOD_CODES), rng)
        try:
            position = parse_position(text)
        except NotationError:
            continue
        while moves := list(position.legal_moves):
            position = position.after(rng.choice(moves))
        assert list(problems(position)) == []
        played += 1
    assert played > ROUNDS // 60


def good_records() -> list[str]:
    games = [random_game(Rules(2, side), seed=3, care=1.0, max_steps=60) for side in WallSide]
    games += [random_game(Rules(2, side), seed=4, care=1.0) for side in WallSide]
    texts = [format_record(record_game(game)) for game in games]
    comment = UNDER_WAY.replace("blocks line 1", "over\n\n[two] lines")
    return [*texts, UNDER_WAY, FINISHED, comment, UNDER_WAY + "\n" + FINISHED]


def check_records(text: str) -> Counter[str]:
    """Reads, writes and replays what it can; answers what became of the games."""
    try:
        records = list(parse_records(text.split("\n")))
    except NotationError as error:
        check_message(error)
        return Counter(["NotationError"])
    written = "".join(format_records(records))
    again = list(parse_records(written.split("\n")))
    assert again == records
    assert "".join(format_records(again)) == written
    return Counter(map(outcome_of_replay, records))


def outcome_of_replay(record: Record) -> str:
    try:
        game = replay(record)
    except RecordError as error:
        check_message(error)
        return "RecordError"
    assert game.steps == record.steps
    return "replayed"


@pytest.mark.volume
def test_nearly_good_records() -> None:
    rng = Random(5)
    good = good_records()
    outcomes: Counter[str] = Counter()
    for _ in range(ROUNDS):
        outcomes += check_records(mutated(rng.choice(good), rng.choice(good), rng))
    assert set(outcomes) == {"NotationError", "RecordError", "replayed"}
    assert min(outcomes.values()) > ROUNDS // 60


def test_torn_records() -> None:
    """A file that ends anywhere is read up to there, or refused; nothing else happens."""
    for text in (UNDER_WAY, FINISHED):
        outcomes: Counter[str] = Counter()
        for end in range(len(text) + 1):
            outcomes += check_records(text[:end])
        assert outcomes["NotationError"] > 100
        assert outcomes["replayed"] >= 1


@given(st.text(alphabet=ALPHABET) | st.text())
def test_random_records(text: str) -> None:
    check_records(text)


@given(st.text(alphabet=ALPHABET + "1B2. CK0"))
def test_random_moves_after_good_tags(text: str) -> None:
    tags = UNDER_WAY.split("\n\n", maxsplit=1)[0]
    check_records(f"{tags}\n\n{text}")


def test_what_is_good_is_read_as_it_stands() -> None:
    for name, texts in (("step", GOOD_MOVES), ("position", GOOD_CODES), ("tag", GOOD_TAGS)):
        assert [outcome_of(PARSERS[name], text) for text in texts] == ["read"] * len(texts)
    for text in good_records()[:-1]:
        assert format_record(parse_record(text)) == text
