"""`azulejos review`, as a command: its outputs, bad files, Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from azulejos.analysis import command, format_review, parse_review
from azulejos.analysis.limits import LIMITS
from azulejos.cli import main
from azulejos.notation import Comment, format_record, format_records, read_records, replay
from azulejos.words.languages import Language
from tests.analysis.golden_reviews import SMALL, TOLD, records, reviewed, spoken, table


@pytest.fixture(autouse=True)
def _small_limit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AZULEJOS_DATA", str(tmp_path / "data"))
    monkeypatch.setitem(LIMITS, "quick", replace(SMALL, name="quick"))


def write(path: Path, *events: str) -> Path:
    path.write_text("".join(format_records(records()[event] for event in events)))
    return path


def test_json_is_a_line_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "games.azul", "one move", "time")
    assert main(["review", str(path), "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [json.loads(line)["game"] for line in lines] == [1, 2]
    assert lines[0] == format_review(replace(reviewed("one move"), limit="quick"))
    assert parse_review(lines[1]).moves == reviewed("time").moves


def test_the_second_time_everything_is_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path / "games.azul", "time")
    assert main(["review", str(path), "--json"]) == 0
    first = capsys.readouterr().out

    def search_again(*_: object) -> None:
        raise AssertionError("it searches again")

    monkeypatch.setattr("azulejos.analysis.record_review.study_move", search_again)
    monkeypatch.setattr("azulejos.analysis.record_review.study_deal", search_again)
    assert main(["review", str(path), "--json"]) == 0
    assert capsys.readouterr().out == first


def test_processes_side_by_side_say_the_same_in_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    events = ["time", "one move", "3 gray"]
    path = write(tmp_path / "games.azul", *events)
    assert main(["review", str(path), "--json", "--threads", "3"]) == 0
    found = [parse_review(line) for line in capsys.readouterr().out.splitlines()]
    assert [review.game for review in found] == [1, 2, 3]
    for review, event in zip(found, events, strict=True):
        assert review.moves == reviewed(event).moves
        assert review.deals == reviewed(event).deals


@pytest.mark.parametrize("language", Language)
def test_the_table(language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With --limit quick, which stands for few nodes here."""
    path = write(tmp_path / "games.azul", TOLD)
    assert main(["review", str(path), "--language", language.value]) == 0
    assert capsys.readouterr().out == table(language).read_text("utf-8")


@pytest.mark.parametrize("language", Language)
def test_without_a_file_the_last_finished_game_is_told_by_ear(
    language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data" / "games"
    folder.mkdir(parents=True)
    write(folder / "2026-11-18-101112.azul", "one move")
    write(folder / "2026-11-19-101112.azul", TOLD)
    assert main(["review", "--language", language.value]) == 0
    assert capsys.readouterr().out == spoken(language).read_text("utf-8")


def test_without_any_finished_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == f"azulejos: there is no finished game in {tmp_path / 'data'}\n"


@pytest.mark.parametrize("event", records())
def test_every_game_can_be_told(
    event: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path / "games.azul", event)
    assert main(["review", str(path)]) == 0
    told = capsys.readouterr().out
    for name in reviewed(event).names:
        assert name in told
    table = told.partition("Moves:")[2].splitlines()
    assert sum(line[:3].strip().isdigit() for line in table) == len(reviewed(event).moves)
    assert sum(line.startswith("Deal of") for line in table) == len(reviewed(event).deals)


def test_a_record_with_comments_is_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path / "games.azul", "2 colored", "4 gray")
    assert main(["review", str(path), "--azul"]) == 0
    annotated = tmp_path / "annotated.azul"
    annotated.write_text(capsys.readouterr().out)
    assert main(["record", str(annotated), "--quiet"]) == 0
    for event, record in zip(("2 colored", "4 gray"), read_records(annotated), strict=True):
        assert record.tags == records()[event].tags
        assert record.steps == records()[event].steps
        assert replay(record).steps == record.steps
        comments = [token.text for token in record.tokens if isinstance(token, Comment)]
        review = reviewed(event)
        assert len(comments) == len(review.moves) + len(review.deals)
        values = [text for text in comments if text.startswith("value ")]
        for text, move in zip(values, review.moves, strict=True):
            assert f"value {move.value[0]:.3f} " in text
            assert (f"loss {move.loss:.3f}" in text) == (move.move != move.best)


def test_the_page_is_one_file_without_links(tmp_path: Path) -> None:
    path, page = write(tmp_path / "games.azul", "3 colored", "one move"), tmp_path / "page.html"
    assert main(["review", str(path), "--html", str(page), "--language", "nl"]) == 0
    text = page.read_text("utf-8")
    for outside in ("http", "src=", "<script", "@import", "url("):
        assert outside not in text
    reader = Tags()
    reader.feed(text)
    assert reader.open == []
    assert reader.count["svg"] == reader.count["h2"] == 2
    moves = len(reviewed("3 colored").moves) + 1
    deals = len(reviewed("3 colored").deals) + 1
    assert reader.count["tr"] == moves + deals + 2 * 2 + 3 + 2
    assert '<html lang="nl">' in text
    assert "Terugblik" in text


def test_a_computer_player_is_called_by_its_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = format_record(records()["time"]).replace('"Ben"', '"computer:3"')
    path, page = tmp_path / "games.azul", tmp_path / "page.html"
    path.write_text(record.replace('"Anna"', '"?"'))
    assert main(["review", str(path), "--language", "de"]) == 0
    told = capsys.readouterr().out
    assert "Spiel 1: Spieler 1 und Computer 2." in told
    assert main(["review", str(path), "--language", "de", "--html", str(page)]) == 0
    for text in (told, page.read_text("utf-8")):
        assert "computer:3" not in text
        assert "Computer 2" in text


def test_names_are_no_markup(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    record = format_record(records()["one move"]).replace('"Anna"', '"<b>&Anna"')
    path = tmp_path / "games.azul"
    path.write_text(record)
    assert main(["review", str(path), "--html", str(page)]) == 0
    assert "<b>" not in page.read_text("utf-8")
    assert "&lt;b&gt;&amp;Anna" in page.read_text("utf-8")


class Tags(HTMLParser):
    """Counts the tags of a page; `open` has those that were not closed."""

    VOID = frozenset({"meta", "line", "polyline", "br"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


GOOD = format_record(records()["time"])
ILLEGAL = GOOD.replace("1. deal:", "1. deal:", 1).rsplit(" ", 1)[0] + " 9W5\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", "there is no game in it"),
        (b"Dear Anna,\n", "expected a tag"),
        (b"\x89PNG\r\n\x1a\n\xff", "expected UTF-8"),
        (GOOD.rsplit(" ", 3)[0].encode() + b" 1", "expected a move like"),
        (GOOD[: GOOD.index("\n\n")].encode(), "expected an empty line after the tags"),
        (ILLEGAL.encode(), "is refused"),
        (GOOD.encode() + b"\n" + ILLEGAL.encode(), "is refused"),
        (GOOD.replace('"1"]', '"2"]').encode(), "gave up"),
    ],
)
@pytest.mark.parametrize("output", [[], ["--json"], ["--azul"], ["--html", "page.html"]])
def test_a_bad_file_is_a_clear_error_and_nothing_is_done(
    text: bytes,
    told: str,
    *,
    output: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("games.azul").write_bytes(text)
    assert main(["review", "games.azul", *output]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    assert line.startswith("games.azul: ")
    assert told in line
    assert [path.name for path in tmp_path.iterdir()] == ["games.azul"]


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", "nowhere.azul"]) == 1
    assert capsys.readouterr().err == "azulejos: nowhere.azul: No such file or directory\n"


def test_a_page_that_cant_be_written_is_told_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path / "games.azul", "one move")
    assert main(["review", str(path), "--html", str(tmp_path / "no" / "page.html")]) == 1
    assert "no such folder" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_a_folder_instead_of_a_page_is_told_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path / "games.azul", "one move")
    assert main(["review", str(path), "--html", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"{tmp_path}: is a folder, and the page needs a file\n"
    assert not (tmp_path / "data").exists()


def test_a_page_that_is_protected_is_told_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, page = write(tmp_path / "games.azul", "one move"), tmp_path / "page.html"
    page.touch()
    # Root may write everywhere.
    monkeypatch.setattr(os, "access", lambda asked, _: asked != page)
    assert main(["review", str(path), "--html", str(page)]) == 1
    assert "can't be written" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("output", ["--json", "--azul", None])
def test_names_that_the_terminal_cannot_show(output: str | None, tmp_path: Path) -> None:
    """Programs get UTF-8; people get the rest of the table."""
    path = tmp_path / "games.azul"
    path.write_text(format_record(records()["one move"]).replace('"Anna"', '"Zoë"'), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "azulejos", "review", str(path), *([output] if output else [])],
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    name = "Zoë".encode() if output else b"Zo?"
    assert name in done.stdout


def test_a_folder_that_keeps_nothing_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path / "games.azul", "one move")
    (tmp_path / "file").touch()
    assert main(["review", str(path), "--json", "--data", str(tmp_path / "file")]) == 0
    captured = capsys.readouterr()
    assert "nothing can be kept" in captured.err
    assert parse_review(captured.out).moves == reviewed("one move").moves


@pytest.mark.parametrize("threads", ["0", "-1", "x"])
def test_threads_that_make_no_sense(threads: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["review", "games.azul", "--threads", threads])


def test_progress_on_a_terminal_leaves_no_trace(capsys: pytest.CaptureFixture[str]) -> None:
    stream = Terminal()
    progress = command.ReviewProgress(stream, "game 2 of 3, ", "moves")  # type: ignore[arg-type]
    progress.report(3, 12)
    assert stream.text == "\rgame 2 of 3, 3 of 12 moves"
    progress.close()
    assert stream.text.endswith("\r")
    assert not stream.text.split("\r")[-2].strip()
    del capsys


class Terminal:
    text = ""

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None:
        """Nothing waits."""

    def isatty(self) -> bool:
        return True


def test_ctrl_c_keeps_what_was_found(tmp_path: Path) -> None:
    """The same command goes on, and says what an undisturbed review says."""
    path = write(tmp_path / "games.azul", "2 colored")
    words = [sys.executable, "-m", "azulejos", "review", str(path), "--limit", "normal", "--json"]
    environment = os.environ | {"AZULEJOS_DATA": str(tmp_path / "data")}
    process = subprocess.Popen(
        words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    folder = tmp_path / "data" / "reviews"
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and process.poll() is None:
        if any(path.stat().st_size for path in folder.glob("*.jsonl")):
            break
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert err == "Stopped. The same command goes on from here.\n"
    (notebook,) = folder.glob("*.jsonl")
    kept = notebook.read_bytes()
    assert kept.endswith(b"\n")
    assert 0 < kept.count(b"\n") < len(reviewed("2 colored").moves)
