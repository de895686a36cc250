"""A friend who sits at a terminal: one table, a browser and plain lines."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from azulejos.words.languages import Language
from tests.terminal.online.persons import Person, people

from .games import steady_move
from .hands import Clicks, TablePage
from .serving import PageServer, Watched
from .visiting import visiting


def test_a_friend_joins_from_the_terminal(
    server: PageServer, browser: Browser, tmp_path: Path
) -> None:
    """By the link that the page shows; each plays in their own way, and each hears both."""
    with visiting(browser) as anna:
        anna.page.goto(f"{server.url}/new?with=friends")
        anna.page.get_by_label(anna.voice.text("new-name"), exact=True).fill("Anna")
        # Ben moves last, so Anna has to ask him for a takeback.
        anna.page.get_by_label(anna.voice.text("new-start")).select_option(index=1)
        anna.page.get_by_role("button", name=anna.voice.text("new-make-friends")).click()
        link = anna.page.get_by_label(anna.voice.text("invitation-link"), exact=True).input_value()
        ben = Person(link, tmp_path, "--name", "Ben", language=Language.GERMAN)
        with people(ben):
            expect(TablePage(anna).factories).to_be_visible()
            table = Watched(server, link.partition("#")[0].rpartition("/")[2])
            ben.wait_for("Du sitzt am Tisch als Ben.")
            for _ in range(4):
                (seat,) = table.state["to_decide"]
                number, move = table.state["number"], steady_move(table, seat)
                if seat == 0:
                    Clicks(anna).take(table.position, move)
                else:
                    ben.wait_for("Du bist am Zug.")
                    ben.type(str(move))
                anna.wait_for_number(number + 1)
            ben.wait(lambda: ben.heard.count("Anna: ") == ben.heard.count("Ben: ") == 2)
            heard = [each.text for each in anna.heard()]
            assert sum(text.startswith("Anna:") for text in heard) == 2
            assert sum(text.startswith("Ben:") for text in heard) == 2
            anna.page.get_by_role("button", name=anna.voice.text("ask-takeback")).click()
            ben.wait_for("Tippe ja oder nein.")
            ben.type("ja")
            ben.wait_for("Zurückgenommen")
            assert ben.leave() == 0
