"""Whole games, told: nothing that is said changes without somebody reading it."""

from __future__ import annotations

import re

import pytest

from tests.golden.transcripts import TELLINGS, Telling, transcript

_MISTAKES = re.compile(r"^\s|\s$|\s\s|\s[.,;:]|[.,;:]{2}|[{}]")


@pytest.mark.parametrize("telling", TELLINGS, ids=lambda telling: telling.name)
def test_transcripts_are_as_they_were(telling: Telling) -> None:
    """Where the change is wanted: `python -m tests.golden.write`, and read the diff aloud."""
    kept = telling.path.read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(
        zip(transcript(telling).splitlines(), kept, strict=True), start=1
    ):
        assert now == then, f"{telling.name}, line {number}"


def test_there_are_no_others() -> None:
    kept = {path.name for path in TELLINGS[0].path.parent.glob("*.txt")}
    assert kept == {telling.name for telling in TELLINGS}


@pytest.mark.parametrize("telling", TELLINGS, ids=lambda telling: telling.name)
def test_transcripts_are_clean(telling: Telling) -> None:
    for line in telling.path.read_text(encoding="utf-8").splitlines():
        assert line, "an empty line is a pause that means nothing"
        assert not _MISTAKES.search(line), line
