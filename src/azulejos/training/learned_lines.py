"""Learns what lines mean: makes `learned_lines.txt.gz` of `azulejos.words` from its `lines.tsv`.

`python -m azulejos.training.learned_lines` writes the file, `... held-out` measures instead what a
reader makes of lines that it never saw.

A multinomial logistic regression over the features of `line_features`, for the three languages
together, by AdaGrad in a fixed order: the same lines give the same file.
"""

from __future__ import annotations

import gzip
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from azulejos.words import learned_reader
from azulejos.words.intents import MOVE, NOTHING, meaning_of, without_slots
from azulejos.words.languages import Language
from azulejos.words.learned_reader import (
    NAMES,
    SCALE,
    Candidate,
    Labelled,
    Learned,
    digest_of_lines,
    labelled_lines,
    positions,
)
from azulejos.words.parser import parse_by_rules
from azulejos.words.second_opinion import DOUBTFUL, chosen, seen_line

Floats: TypeAlias = Any
"""An array of numpy, an extra without types here."""
Indices: TypeAlias = Any

EPOCHS: Final = 20
BATCH: Final = 128
FOLDS: Final = 5
RATE: Final = 1.0
DECAY: Final = 1e-5
"""How much a weight shrinks whenever one of its lines is seen."""
RAREST: Final = 2
"""A feature that fewer lines have is left out: it can't say more than its line."""
_CAREFUL: Final = 0.3
"""How much a line with a capital is rather said than a likelier one."""
_NAMED: Final = 0.5
_SMALLEST: Final = 3
"""Weights below three sixteenths are left out: the file is half as large, and reads the same."""


class Example(NamedTuple):
    """A line as the learner sees it."""

    language: Language
    features: Mapping[str, float]
    meaning: str
    text: str
    ruled: str | None
    """What the rules take it for, if they were not written for it."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Lines as a sparse matrix: line `i` has the entries from `starts[i]` on."""

    starts: Indices
    columns: Indices
    values: Floats


def examples() -> list[Example]:
    """Every line of the package."""
    return [_example(line, language) for language in Language for line in labelled_lines(language)]


def _example(line: Labelled, language: Language) -> Example:
    position = positions()[line.position]
    names = NAMES[: len(position.boards)]
    ruled = None
    if not line.is_ruled:
        ruled = meaning_of(parse_by_rules(line.text, position, language, names))
    seen = seen_line(line.text, position, language, names)
    return Example(language, seen.features(ruled), without_slots(line.meaning), line.text, ruled)


def learn(lines: Sequence[Example], *, epochs: int = EPOCHS) -> Learned:
    """The weights of these lines."""
    counts = Counter(feature for line in lines for feature in line.features)
    names = sorted(feature for feature, count in counts.items() if count >= RAREST)
    meanings = sorted({line.meaning for line in lines})
    rows = _rows(lines, {name: index for index, name in enumerate(names)})
    index_of = {meaning: index for index, meaning in enumerate(meanings)}
    wanted = np.array([index_of[line.meaning] for line in lines])
    weights: Floats = np.zeros((len(names), len(meanings)), np.float32)
    squares = np.full_like(weights, 1e-6)
    order = np.random.Generator(np.random.PCG64(1))
    for epoch in range(epochs):
        rate = RATE * (1 - epoch / epochs)
        shuffled = order.permutation(len(lines))
        for begin in range(0, len(lines), BATCH):
            _step(weights, squares, rows, wanted, shuffled[begin : begin + BATCH], rate)
    shares = _shares(weights, rows)
    spoken = {language: _spoken(lines, shares, meanings, language) for language in Language}
    return Learned(digest_of_lines(), meanings, spoken, dict(_texts(names, weights)))


def packed(learned: Learned) -> bytes:
    """The file, the same bytes for the same weights."""
    rows = (f"{name}\t{weights}" for name, weights in learned.rows.items())
    spoken = ("\t".join(learned.examples[language]) for language in Language)
    text = "\n".join([learned.digest, "\t".join(learned.meanings), *spoken, *rows])
    return gzip.compress(text.encode("utf-8"), mtime=0)


def held_out(lines: Sequence[Example], folds: int) -> Iterator[tuple[int, list[Candidate]]]:
    """What each line would be taken for by a reader that never saw it, by the line's index."""
    shuffled = np.random.Generator(np.random.PCG64(2)).permutation(len(lines))
    for fold in range(folds):
        left_out = {int(index) for index in shuffled[fold::folds]}
        learned = learn([line for index, line in enumerate(lines) if index not in left_out])
        for index in sorted(left_out):
            yield index, learned.read(lines[index].features)


def _rows(lines: Sequence[Example], column_of: Mapping[str, int]) -> Rows:
    starts, columns, values = [0], [], []
    for line in lines:
        for feature, value in line.features.items():
            if feature in column_of:
                columns.append(column_of[feature])
                values.append(value)
        starts.append(len(columns))
    return Rows(np.array(starts), np.array(columns), np.array(values, np.float32))


def _step(  # noqa: PLR0917 - arrays that change in place
    weights: Floats, squares: Floats, rows: Rows, wanted: Indices, batch: Indices, rate: float
) -> None:
    """Learns from some lines."""
    shares = _read(weights, rows, batch)
    shares[np.arange(len(batch)), wanted[batch]] -= 1
    entries, lengths = _entries(rows, batch)
    line_of: Indices = np.repeat(np.arange(len(batch)), lengths)
    columns, values = rows.columns[entries], rows.values[entries, None]
    sorting = np.argsort(columns, kind="stable")
    touched, begins = np.unique(columns[sorting], return_index=True)
    gradient = np.add.reduceat((shares[line_of] * values)[sorting], begins)
    gradient += DECAY * weights[touched] * len(batch)
    squares[touched] += gradient**2
    weights[touched] -= rate * gradient / np.sqrt(squares[touched])


def _shares(weights: Floats, rows: Rows) -> Floats:
    """How likely each line is to mean each thing."""
    found = [
        _read(weights, rows, np.arange(begin, min(begin + BATCH, len(rows.starts) - 1)))
        for begin in range(0, len(rows.starts) - 1, BATCH)
    ]
    return np.concatenate(found)


def _read(weights: Floats, rows: Rows, batch: Indices) -> Floats:
    entries, lengths = _entries(rows, batch)
    firsts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    values = rows.values[entries, None]
    sums = np.add.reduceat(weights[rows.columns[entries]] * values, firsts)
    shares: Floats = np.exp(sums - sums.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


def _entries(rows: Rows, batch: Indices) -> tuple[Indices, Indices]:
    """The entries of some lines, and how many each has."""
    entries = np.concatenate([np.arange(rows.starts[i], rows.starts[i + 1]) for i in batch])
    return entries, rows.starts[batch + 1] - rows.starts[batch]


def _spoken(
    lines: Sequence[Example], shares: Floats, meanings: Sequence[str], language: Language
) -> list[str]:
    """For each meaning the line that says it best: the likeliest, rather one that is written with
    care, and names nothing in particular."""
    own = [index for index, line in enumerate(lines) if line.language is language]
    plain = [-_NAMED * any("<" in each for each in lines[index].features) for index in own]
    careful = [_CAREFUL * lines[index].text[:1].isupper() for index in own]
    labels = np.array([lines[index].meaning for index in own])
    ranks = shares[own] + np.array(plain)[:, None] + np.array(careful)[:, None]
    ranks -= labels[:, None] != np.array(meanings)[None, :]
    return [lines[own[index]].text for index in ranks.argmax(axis=0)]


def _texts(names: Sequence[str], weights: Floats) -> Iterator[tuple[str, str]]:
    """The weights of each feature as text; none of a feature that says nothing."""
    whole = np.rint(weights * SCALE).astype(int)
    for name, row in zip(names, whole, strict=True):
        found = np.flatnonzero(np.abs(row) >= _SMALLEST)
        if len(found):
            yield name, " ".join(f"{index} {row[index]}" for index in found)


def _measured(lines: Sequence[Example]) -> Iterator[str]:
    """What the rules alone and both together make of lines that the rules were not written for."""
    found: dict[tuple[Language, str], Counter[str]] = {}
    for index, candidates in held_out(lines, FOLDS):
        line = lines[index]
        if line.ruled is None or line.meaning == MOVE:
            continue
        together = chosen(line.ruled, candidates)
        for reader, meaning in (("rules", line.ruled), ("both", together)):
            is_back = meaning in (NOTHING, MOVE, DOUBTFUL)
            kind = "right" if meaning == line.meaning else "back" if is_back else "false"
            found.setdefault((line.language, reader), Counter())[kind] += 1
    for (language, reader), counts in found.items():
        shares = ", ".join(
            f"{counts[kind] / counts.total():.1%} {kind}" for kind in ("right", "back", "false")
        )
        yield f"{language.value} {reader}: {shares} of {counts.total()}"


def main(arguments: Sequence[str]) -> None:
    """Writes the file, or measures."""
    lines = examples()
    if arguments == ["held-out"]:
        for told in _measured(lines):
            sys.stdout.write(f"{told}\n")
        return
    file = Path(learned_reader.__file__).with_name(learned_reader.FILE)
    file.write_bytes(packed(learn(lines)))
    sys.stdout.write(f"wrote {file}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
