"""Pages around the table: home, the end of a game, replays, the course, checked deals."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, FilePayload, expect

from azulejos.notation import parse_move, parse_position
from azulejos.rules import Move, TilingMove
from tests.server.serving import get

from .hands import TablePage
from .serving import FairServer, PageServer, Table, serving
from .visiting import Visit, visiting


def _finished(server: PageServer) -> Table:
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    table.play_until(None)
    for _ in range(500):
        # The server reveals the seed after the last move, in an entry of its own.
        if table.state["seed"] is not None:
            return table
        time.sleep(0.02)
    raise AssertionError("the seed was never revealed")


def test_somebody_who_has_never_been_here_plays_at_once(
    server: PageServer, browser: Browser
) -> None:
    """One press on the first page, then two clicks are a move, and the computer answers."""
    with visiting(browser) as visit:
        visit.page.goto(server.url)
        visit.page.get_by_role("button", name=visit.voice.text("home-play"), exact=True).click()
        page = TablePage(visit)
        offer = page.factories.get_by_role("button").first
        expect(offer).to_be_visible()
        turn = visit.voice.text("your-turn", alone="yes", player="")
        visit.page.wait_for_function(
            "turn => heard.some(([, said]) => said.endsWith(turn))", arg=turn
        )
        # The first deal may come before or after the page is there: either way it is read once.
        (dealt,) = [each for each in visit.heard() if "Factory 1: " in each.text]
        assert dealt.urgency == "polite"
        assert dealt.text.endswith(turn)
        expect(offer).to_have_attribute("aria-disabled", "false")
        number = visit.number
        offer.locator(".tile").first.click()
        line = page.board.get_by_role("list", name=visit.voice.text("table-pattern-lines"))
        line.get_by_role("button", disabled=False).last.click()
        visit.wait_for_number(number + 2)


def test_the_end_says_who_won_and_why(server: PageServer, browser: Browser) -> None:
    table = _finished(server)
    with visiting(browser) as visit:
        visit.page.goto(table.seat_link(0))
        end = visit.page.get_by_role("region", name=visit.voice.text("end"), exact=True)
        scores = [each.score for each in table.position.boards]
        expect(end).to_contain_text(
            f"You win {scores[0]}\u2013{scores[1]}! You and Ben completed a row."
        )
        total = end.get_by_role("table").first.get_by_role("row").last
        expect(total).to_have_text(f"Score {scores[0]} {scores[1]}", use_inner_text=True)
        end.get_by_text(visit.voice.text("end-as-table"), exact=True).click()
        rounds = end.get_by_role("table").nth(1).get_by_role("row")
        expect(rounds).to_have_count(table.position.round_number + 1)
        # A line for each seat, a point for each round.
        expect(end.locator(".chart polyline")).to_have_count(2)
        expect(end.locator(".chart circle")).to_have_count(2 * table.position.round_number)


def test_a_rematch_begins_when_all_want_it(server: PageServer, browser: Browser) -> None:
    table = _finished(server)
    with visiting(browser) as visit:
        visit.page.goto(table.seat_link(0))
        visit.page.get_by_role("button", name=visit.voice.text("rematch"), exact=True).click()
        waits = visit.voice.text("rematch-waits")
        expect(visit.page.get_by_text(waits, exact=True)).to_be_visible()
        table.want_rematch(1)
        expect(TablePage(visit).factories.get_by_role("button").first).to_be_visible()
        assert table.state["game"] == 2


def test_a_game_is_replayed_step_by_step_and_played_on(
    server: PageServer, browser: Browser
) -> None:
    table = _finished(server)
    with visiting(browser) as visit:
        page, voice = visit.page, visit.voice
        page.goto(f"{server.url}/replay?table={table.id}")
        forward = page.get_by_role("button", name=voice.text("replay-next"), exact=True)
        expect(page.get_by_role("status").first).to_contain_text("Round 1")
        forward.click()
        expect(page.get_by_role("status").first).to_contain_text("Anna: 2 blue from factory 1")
        page.get_by_role("slider").focus()
        page.keyboard.press("PageDown")
        expect(page.get_by_role("status").first).to_contain_text("Round 2")
        page.keyboard.press("End")
        expect(page.get_by_role("status").first).to_contain_text("Anna wins")
        page.keyboard.press("PageUp")
        page.get_by_role("button", name=voice.text("replay-play-from-here"), exact=True).click()
        page.wait_for_url("**/table/*")
        assert page.url != table.address
        expect(TablePage(visit).factories.get_by_role("button").first).to_be_visible()
        assert visit.number >= 0


def test_a_position_is_shared_by_link(server: PageServer, browser: Browser) -> None:
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    with visiting(browser) as visit, visiting(browser) as other:
        visit.page.goto(table.seat_link(0))
        visit.page.get_by_role("button", name=visit.voice.text("share"), exact=True).click()
        label = visit.voice.text("position-link")
        link = visit.page.get_by_role("dialog").get_by_label(label, exact=True).input_value()
        other.page.goto(link)
        code = other.page.get_by_label(other.voice.text("replay-code"), exact=True)
        expect(code).to_have_value(table.state["position"])


def test_a_record_is_opened_from_a_file(server: PageServer, browser: Browser) -> None:
    record = server.record(_finished(server).id)
    file: FilePayload = {
        "name": "game.azul",
        "mimeType": "text/plain",
        "buffer": record.encode(),
    }
    with visiting(browser) as visit:
        visit.page.goto(f"{server.url}/replay")
        visit.page.get_by_label(visit.voice.text("open-file")).set_input_files(file)
        expect(visit.page.get_by_role("status").first).to_contain_text("Round 1")


def test_what_is_no_record_is_refused_and_kept(server: PageServer, browser: Browser) -> None:
    with visiting(browser) as visit:
        visit.forgiven = ("409",)
        visit.page.goto(f"{server.url}/replay")
        field = visit.page.get_by_label(visit.voice.text("replay-text"), exact=True)
        field.fill('[Rules "colored"]\n\n1. nonsense')
        visit.page.get_by_role("button", name=visit.voice.text("replay-open"), exact=True).click()
        expect(visit.page.get_by_role("alert")).to_contain_text(
            'Line 3: "nonsense" can\'t be read.'
        )
        assert "nonsense" in field.input_value()


# The deals


def test_deals_are_checked_in_the_browser(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser
) -> None:
    folder = tmp_path_factory.mktemp("fair") / "data"
    with serving(folder, FairServer) as server, visiting(browser) as visit:
        table = _finished(server)
        page, voice = visit.page, visit.voice
        page.goto(f"{server.url}/verify?table={table.id}")
        expect(page.get_by_role("heading", name=voice.text("verify-all-right"))).to_be_visible()
        right = page.get_by_role("paragraph").filter(has_text=voice.text("verify-right"))
        fingerprint = 1
        expect(right).to_have_count(fingerprint + table.position.round_number)


def test_a_changed_record_is_found_out(server: PageServer, browser: Browser) -> None:
    """Another seed: neither its fingerprint nor a deal is right."""
    table = _finished(server)
    record = server.record(table.id)
    seed = table.state["seed"]
    assert seed in record
    changed = record.replace(seed, ("f" if seed[0] != "f" else "0") + seed[1:])
    with visiting(browser) as visit:
        page, voice = visit.page, visit.voice
        page.goto(f"{server.url}/verify")
        page.get_by_label(voice.text("verify-record"), exact=True).fill(changed)
        page.get_by_role("button", name=voice.text("verify-check-it"), exact=True).click()
        expect(page.get_by_role("heading", name=voice.text("verify-not-right"))).to_be_visible()


# The course


def test_the_course_can_be_clicked_through(server: PageServer, browser: Browser) -> None:
    course = get(f"{server.url}/api/course").json()
    with visiting(browser) as visit:
        page, voice = visit.page, visit.voice
        page.goto(f"{server.url}/learn")
        for number, step in enumerate(course["steps"], start=1):
            expect(page.get_by_role("heading", level=2).first).to_be_visible()
            _do(visit, step)
            marks = page.get_by_role("navigation", name=voice.text("learn-steps"))
            expect(marks.get_by_text("✓")).to_have_count(number)
            if number < len(course["steps"]):
                page.get_by_role("button", name=voice.text("learn-next"), exact=True).click()
        expect(page.get_by_role("heading", name=voice.text("learn-end"))).to_be_visible()
        page.get_by_role("link", name=voice.text("play-now")).click()
        expect(TablePage(visit).factories.get_by_role("button").first).to_be_visible()


def _do(visit: Visit, step: dict[str, object]) -> None:
    """What a step of the course waits for, by clicks."""
    if step["topic"]:
        name = visit.voice.text(f"learn-ask-{step['topic']}")
        visit.page.get_by_role("button", name=name, exact=True).click()
        return
    moves = step["moves"]
    assert isinstance(moves, list)
    move = parse_move(moves[0])
    page = TablePage(visit)
    page.board = visit.page.get_by_role("article")
    if isinstance(move, TilingMove):
        page.space(move).click()
    else:
        assert isinstance(move, Move)
        position = parse_position(str(step["position"]))
        page.offer(position, move).locator(".tile").first.click()
        page.line(position, move).click()
