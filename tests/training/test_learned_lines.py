"""The learner of what lines mean, on lines that leave no doubt."""

from __future__ import annotations

import gzip

from azulejos.training.learned_lines import Example, held_out, learn, packed
from azulejos.words.languages import Language
from azulejos.words.learned_reader import digest_of_lines

LINES = [
    Example(language, {f"={sense}": 1.0, "#offer": 1.0}, meaning, f"{sense} {number}", None)
    for language in Language
    for number in range(4)
    for sense, meaning in (("score", "ask scores"), ("turn", "ask turn"))
]


def test_it_learns_what_lines_say() -> None:
    learned = learn(LINES)
    assert learned.read({"=score": 1.0})[0].meaning == "ask scores"
    assert learned.read({"=turn": 1.0})[0].meaning == "ask turn"
    assert all(learned.spoken("ask turn", language).startswith("turn") for language in Language)


def test_the_same_lines_make_the_same_file() -> None:
    made = packed(learn(LINES))
    assert made == packed(learn(LINES))
    assert gzip.decompress(made).decode().startswith(f"{digest_of_lines()}\nask scores\task turn\n")


def test_a_line_is_held_out_once() -> None:
    read = dict(held_out(LINES, 4))
    assert sorted(read) == [*range(len(LINES))]
    assert all(read[index][0].meaning == line.meaning for index, line in enumerate(LINES))
