"""The folder of a match: what it keeps, and what a later run accepts."""

from __future__ import annotations

import itertools
import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from azulejos.arena.game_runner import GameRunner, PlayedGame
from azulejos.arena.match import Match
from azulejos.arena.match_folder import RECORDS, RESULTS, ArenaError, MatchFolder, StorageError
from azulejos.notation import read_records, replay

from .matches import match_of

MATCH = match_of("random", "one-ply", deals=3)


def filled(path: Path, games: int, match: Match = MATCH) -> list[PlayedGame]:
    """Keeps the first games of a match in a folder."""
    table = GameRunner(match)
    played = [table.play(number) for number in range(games)]
    folder = MatchFolder(path, match)
    folder.append(played[:1])
    folder.append(played[1:])
    folder.close()
    return played


def opened(path: Path, match: Match = MATCH) -> MatchFolder:
    folder = MatchFolder(path, match)
    folder.close()
    return folder


def num_records(path: Path) -> int:
    return len([replay(record) for record in read_records(path / RECORDS)])


def test_what_was_kept_is_there_again(tmp_path: Path) -> None:
    played = filled(tmp_path, 3)
    again = opened(tmp_path)
    assert again.results == [each.result for each in played]
    assert again.notes == []
    assert num_records(tmp_path) == 3


def test_a_torn_last_line_is_noticed_at_every_length(tmp_path: Path) -> None:
    filled(tmp_path, 3)
    whole = (tmp_path / RESULTS).read_bytes()
    records = (tmp_path / RECORDS).read_bytes()
    last = whole.rindex(b"\n", 0, -1) + 1
    for length in range(last + 1, len(whole)):
        (tmp_path / RESULTS).write_bytes(whole[:length])
        (tmp_path / RECORDS).write_bytes(records)
        again = opened(tmp_path)
        assert len(again.results) == 2
        assert len(again.notes) == 1
        assert "torn" in again.notes[0]
        assert (tmp_path / RESULTS).read_bytes() == whole[:last]
        assert (tmp_path / RECORDS).stat().st_size < len(records)
    assert num_records(tmp_path) == 2


def test_a_last_line_of_zeros_is_torn_too(tmp_path: Path) -> None:
    filled(tmp_path, 2)
    with (tmp_path / RESULTS).open("ab") as file:
        file.write(bytes(40) + b"\n")
    again = opened(tmp_path)
    assert len(again.results) == 2
    assert len(again.notes) == 1
    assert "the last line is torn" in again.notes[0]
    assert opened(tmp_path).notes == [], "it is cut off"


def test_each_result_is_on_the_disk_before_the_next_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that loses power may keep a later page without an earlier one. With several results in
    flight, one in the middle could become unreadable, and the folder useless."""
    lines_at_sync: list[int] = []

    def sync(_: int) -> None:
        lines_at_sync.append((tmp_path / RESULTS).read_bytes().count(b"\n"))

    monkeypatch.setattr(os, "fsync", sync)
    filled(tmp_path, 4)
    first_written = [lines_at_sync.index(lines) for lines in range(1, 6)]
    assert first_written == sorted(first_written)
    assert max(b - a for a, b in itertools.pairwise(lines_at_sync)) == 1


@pytest.mark.parametrize("how", ["deleted", "moved", "replaced"])
@pytest.mark.parametrize("name", [RESULTS, RECORDS])
def test_a_folder_that_goes_away_during_the_match_is_noticed(
    tmp_path: Path, how: str, name: str
) -> None:
    folder = MatchFolder(tmp_path / "m", MATCH)
    game = GameRunner(MATCH).play(0)
    if how == "moved":
        (tmp_path / "m").rename(tmp_path / "n")
    else:
        (tmp_path / "m" / name).unlink()
    if how == "replaced":
        (tmp_path / "m" / name).touch()
    with pytest.raises(StorageError, match="was deleted or moved while the match went on"):
        folder.append([game])
    assert folder.results == []
    folder.close()


def test_records_without_a_result_are_cut_off(tmp_path: Path) -> None:
    filled(tmp_path, 2)
    records = (tmp_path / RECORDS).read_bytes()
    for more in (b'\n[Rules "colo', b"\n" + records):
        (tmp_path / RECORDS).write_bytes(records + more)
        assert len(opened(tmp_path).results) == 2
        assert (tmp_path / RECORDS).read_bytes() == records


def test_results_whose_record_the_disk_has_lost_are_not_believed(tmp_path: Path) -> None:
    filled(tmp_path, 3)
    records = (tmp_path / RECORDS).read_bytes()
    (tmp_path / RECORDS).write_bytes(records[:-1])
    again = opened(tmp_path)
    assert len(again.results) == 2
    assert "missing records: 1" in again.notes[0]
    assert num_records(tmp_path) == 2


def test_the_first_line_may_be_torn_as_well(tmp_path: Path) -> None:
    opened(tmp_path)
    header = (tmp_path / RESULTS).read_bytes()
    for length in (0, 1, len(header) - 1):
        (tmp_path / RESULTS).write_bytes(header[:length])
        assert opened(tmp_path).results == []
        assert (tmp_path / RESULTS).read_bytes() == header


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (match_of("random", "nodes:5", deals=3), "entrants random=random, one-ply=one-ply, not"),
        (match_of("random", "one-ply", "1", deals=3, seats=3), "players 2, not 3"),
    ],
)
def test_another_match_is_refused_with_the_difference(
    tmp_path: Path, other: Match, told: str
) -> None:
    filled(tmp_path, 1)
    before = (tmp_path / RESULTS).read_bytes()
    with pytest.raises(ArenaError, match=told):
        opened(tmp_path, other)
    assert (tmp_path / RESULTS).read_bytes() == before


def test_more_games_may_be_asked_for_later_and_fewer(tmp_path: Path) -> None:
    played = filled(tmp_path, 6)
    more = opened(tmp_path, match_of("random", "one-ply", deals=4))
    assert more.results == [each.result for each in played]
    assert more.notes == []
    fewer = opened(tmp_path, match_of("random", "one-ply", deals=2))
    assert fewer.results == [each.result for each in played[:4]]
    assert fewer.notes == [f"{tmp_path} has 2 games more than were asked for; they are not counted"]
    assert len(opened(tmp_path).results) == 6, "they stay"


def test_games_of_another_build_are_refused(tmp_path: Path) -> None:
    def built(build: str, seed: int = 1) -> Match:
        first, second = MATCH.entrants
        return replace(MATCH, entrants=(first, replace(second, build=build)), seed=seed)

    filled(tmp_path, 2, built("abc"))
    assert len(opened(tmp_path, built("abc")).results) == 2
    with pytest.raises(ArenaError) as refused:
        opened(tmp_path, built("def"))
    assert str(refused.value) == (
        f"{tmp_path} has games of another build (one-ply was abc, is def): ask for another folder "
        "with --out, or delete this one to begin anew"
    )
    with pytest.raises(ArenaError, match=r"another match \(seed 1, not 2\)"):
        opened(tmp_path, built("def", seed=2))


def test_a_folder_of_another_schema_is_refused(tmp_path: Path) -> None:
    filled(tmp_path, 1)
    text = (tmp_path / RESULTS).read_text()
    (tmp_path / RESULTS).write_text(text.replace('"schema": 2', '"schema": 1', 1))
    with pytest.raises(ArenaError, match="it was written by another version of the arena"):
        opened(tmp_path)


def test_a_folder_has_one_writer(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path, MATCH)
    with pytest.raises(ArenaError, match="another arena is writing there"):
        MatchFolder(tmp_path, MATCH)
    folder.close()
    opened(tmp_path)


def test_what_does_not_fit_is_refused_with_its_line(tmp_path: Path) -> None:
    filled(tmp_path, 3)
    header, first, second, third = (tmp_path / RESULTS).read_text().splitlines(keepends=True)
    other = json.dumps(json.loads(first) | {"game": -1}) + "\n"
    later = json.dumps(json.loads(first) | {"game": 99}) + "\n"
    moved = json.dumps(json.loads(first) | {"game": 5}) + "\n"
    for lines, told in [
        ((header, first, "nonsense\n", third), r"line 3: read 'nonsense', expected"),
        ((header, first, first), "line 3: game 0 is there twice"),
        ((header, first, other), "line 3: the match has no game -1"),
        ((header, later, second), "line 2: game 99 has other players"),
        ((header, moved, second), "line 2: game 5 has other players"),
        (("{}\n", first), "line 1: that is no results file"),
        (("[]\n", first), "line 1: that is no results file"),
    ]:
        (tmp_path / RESULTS).write_text("".join(lines))
        with pytest.raises(ArenaError, match=told):
            opened(tmp_path)
        assert (tmp_path / RESULTS).read_text() == "".join(lines), "nothing is repaired in silence"


def test_records_of_someone_else_are_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / RECORDS).write_text("mine")
    with pytest.raises(ArenaError, match=r"there is a games\.azul, but no results\.jsonl"):
        opened(tmp_path)
    assert (tmp_path / RECORDS).read_text() == "mine"
