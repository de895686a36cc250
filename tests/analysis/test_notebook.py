"""A review that was stopped goes on where it was."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from azulejos.analysis import ReviewStoppedError
from azulejos.analysis.notebook import MOST_FILES, Notebook, notebook_name
from azulejos.notation import Comment, Record
from azulejos.players.shipped_networks import networks_of
from tests.analysis.golden_reviews import SMALL, records, reviewed, reviewer

EVENT = "time"


def stop_after(count: int, folder: Path) -> None:
    """Reviews until so many studies are kept."""
    stopped, notebook = reviewer(), Notebook(folder, "x")

    def report(done: int, _: int) -> None:
        if done >= count:
            stopped.stop.set()

    class OneAtATime:
        find = notebook.find

        def keep(self, number: int, study: object) -> None:
            notebook.keep(number, study)  # type: ignore[arg-type]
            report(len(notebook._studies), 0)
            if stopped.stop.is_set():
                raise ReviewStoppedError

    with pytest.raises(ReviewStoppedError):
        stopped.review(records()[EVENT], notes=OneAtATime(), report=report)
    notebook.close()


def test_a_stopped_review_goes_on(tmp_path: Path) -> None:
    stop_after(5, tmp_path)
    notebook = Notebook(tmp_path, "x")
    seen: list[int] = []
    review = reviewer().review(
        records()[EVENT], notes=notebook, report=lambda done, _: seen.append(done)
    )
    notebook.close()
    assert seen[0] == 5
    assert review == reviewed(EVENT)
    again = Notebook(tmp_path, "x")
    assert [again.find(step) for step in range(12)] == [
        reviewed(EVENT).deals[0],
        *reviewed(EVENT).moves,
    ]
    again.close()


@pytest.mark.parametrize("damage", [b'{"step": 3, "stu', b"\x00\xff\n", b'{"step": 3}\n'])
def test_a_torn_end_is_dropped(damage: bytes, tmp_path: Path) -> None:
    stop_after(5, tmp_path)
    path = tmp_path / "x.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole + damage)
    Notebook(tmp_path, "x").close()
    assert path.read_bytes() == whole


def test_the_name_depends_on_what_decides_and_on_nothing_else() -> None:
    record, networks = records()[EVENT], networks_of("")
    name = notebook_name(record, SMALL, networks)
    renamed = Record(
        tuple((tag, "Zoe" if tag == "Seat1" else text) for tag, text in record.tags),
        (*record.tokens, Comment("well played")),
    )
    assert notebook_name(renamed, SMALL, networks) == name
    others = [
        notebook_name(records()["one move"], SMALL, networks),
        notebook_name(record, replace(SMALL, nodes=401), networks),
        notebook_name(record, SMALL, networks[:1]),
    ]
    assert len({name, *others}) == 4


def test_old_files_are_deleted(tmp_path: Path) -> None:
    for number in range(MOST_FILES + 3):
        path = tmp_path / f"{number}.jsonl"
        path.touch()
        os.utime(path, (number, number))
    Notebook(tmp_path, "new").close()
    kept = {path.stem for path in tmp_path.iterdir()}
    assert len(kept) == MOST_FILES
    assert "new" in kept
    assert "3" not in kept
    assert "4" in kept
