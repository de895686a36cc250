"""The page beside a real set: a whole game told on a phone, other phones, a server that dies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from azulejos.notation import format_record, parse_record, record_game
from azulejos.words.companion_statements import Insist, TakeBack
from azulejos.words.languages import Language
from azulejos.words.orders import Command
from azulejos.words.questions import Question
from azulejos.words.typed_lines import Unclear
from tests.server.serving import post
from tests.server.typed_lines import DEAL
from tests.terminal.companion.told_game import NAMES, Teller, golden, true_game
from tests.words.test_companion_parser import read

from .building import WEB
from .companions import Companion
from .serving import PageServer, serving
from .test_connection import CUT_OFF
from .visiting import Visit, visiting
from .words import PageVoice

PHONE: Final = (360, 780)
RELOADED: Final = 40
"""The line before which the page is loaded again."""
LANGUAGES: Final = [
    pytest.param(each, marks=[] if each is Language.ENGLISH else [pytest.mark.long])
    for each in Language
]
WORDS: Final = re.findall(r"'(\w+)'", (WEB / "src" / "companion" / "words.ts").read_text("utf-8"))


class Phone:
    """A page beside a set, and whoever types on it."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page

    def text(self, message: str, **args: str | int) -> str:
        return self.visit.voice.text(message, **args)

    def open(self, companion: Companion) -> None:
        self.page.goto(companion.address)
        self.box.wait_for()

    @property
    def box(self) -> Locator:
        return self.page.get_by_role("textbox", name=self.text("beside-line"), exact=True)

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def said(self) -> Locator:
        """What was said last."""
        return self.page.locator(".said .answer")

    @property
    def log(self) -> Locator:
        return self.page.locator(".lines")

    def type(self, line: str) -> str:
        """Types a line; answers what is heard then."""
        before = len(self.visit.heard())
        self.box.fill(line)
        self.box.press("Enter")
        self.page.wait_for_function("before => window.heard.length > before", arg=before)
        return self.visit.heard()[before].text

    def press(self, message: str) -> None:
        self.page.get_by_role("button", name=self.text(message), exact=True).click()

    def score(self, player: str) -> str:
        """What the flip counter of a player shows, as it is seen."""
        card = self.page.locator("li", has=self.page.locator(f".name:has-text('{player}')"))
        return "".join(card.locator(".flap").all_inner_texts())


def _answers(language: Language) -> Iterator[tuple[str, str]]:
    """What was heard in plain text to every line of the whole game."""
    typed = ""
    heard: list[str] = []
    for line in [*golden(language).read_text("utf-8").splitlines(), "> "]:
        if line.startswith("> "):
            if typed:
                yield typed, " ".join(heard)
            typed, heard = line.removeprefix("> "), []
        else:
            heard.append(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_its_mistakes_is_heard_as_in_plain_text(
    server: PageServer, browser: Browser, language: Language
) -> None:
    """Ten mistakes are corrected on the way, and the page is loaded again in the middle."""
    companion = Companion(server)
    with visiting(browser, language, PHONE) as visit:
        phone = Phone(visit)
        phone.open(companion)
        answers = dict(enumerate(_answers(language)))
        for number, line in enumerate(Teller(language).lines()):
            if number == RELOADED:
                visit.page.reload()
                phone.box.wait_for()
                expect(phone.log.locator("li").nth(RELOADED // 2)).to_be_attached()
            typed, heard = answers[number]
            assert typed == line
            if number < len(answers) - 1:  # the last one asks for the record, which is a file
                assert phone.type(line) == heard, line
        with visit.page.expect_download() as download:
            phone.box.fill(line)
            phone.box.press("Enter")
        record = Path(download.value.path()).read_text("utf-8")
        date = parse_record(record).tag("Date")
        assert date is not None
        assert record == format_record(record_game(true_game(), NAMES, {"Date": date}))
        for name, board in zip(NAMES, true_game().position.boards, strict=True):
            assert phone.score(name) == f"{board.score:02}"
        by_points = {"by": "points", "who": "others"}
        won = phone.text("winners", players="Ben", score=62, other=34, **by_points)
        expect(phone.prompt).to_have_text(won)


def test_two_phones_at_one_table_each_in_its_language(server: PageServer, browser: Browser) -> None:
    companion = Companion(server)
    with (
        visiting(browser, Language.GERMAN, PHONE) as german,
        visiting(browser, Language.DUTCH, PHONE) as dutch,
    ):
        first, second = Phone(german), Phone(dutch)
        for phone in (first, second):
            phone.open(companion)
        first.type(DEAL.replace("K", "S").replace("W", "X").replace("Y", "G"))
        expect(second.prompt).to_have_text("Ada, jij bent aan de beurt.")
        second.type("Ada neemt de rode van fabriek 1 naar lijn 2")
        expect(first.said).to_contain_text("Ada: 2 rote von Manufakturplättchen 1 in Reihe 2.")
        assert any("Ada: 2 rote von Manufakturplättchen 1" in each.text for each in german.heard())
        before = len(dutch.heard())
        first.type("Punkte")
        expect(first.said).to_contain_text("Zähltafel von Ada")
        expect(second.said).not_to_contain_text("telbord")
        assert len(dutch.heard()) == before, "an answer is for who asked"


def test_the_language_changes_in_the_middle_and_the_log_with_it(
    server: PageServer, browser: Browser
) -> None:
    companion = Companion(server)
    companion.say(DEAL)
    with visiting(browser, size=PHONE) as visit:
        phone = Phone(visit)
        phone.open(companion)
        phone.type("1R2")
        phone.type("1R2")
        expect(phone.log).to_contain_text("There is no")
        phone.page.get_by_label("Language").select_option("de")
        expect(phone.prompt).to_have_text("Ben, du bist am Zug.")
        expect(phone.log).to_contain_text("Ada: 2 rote von Manufakturplättchen 1 in Reihe 2.")
        expect(phone.log).not_to_contain_text("There is no")
        expect(visit.page.locator("html")).to_have_attribute("lang", "de")
        phone.page.get_by_role("textbox", name="Sagen, berichtigen oder fragen").fill("sprache nl")
        phone.page.keyboard.press("Enter")
        expect(phone.prompt).to_have_text("Ben, jij bent aan de beurt.")
        phone.page.reload()
        expect(phone.prompt).to_have_text("Ben, jij bent aan de beurt.")


def test_a_killed_server_takes_every_line_once_and_the_page_goes_on(
    tmp_path: Path, browser: Browser
) -> None:
    with serving(tmp_path / "data") as server, visiting(browser, size=PHONE) as visit:
        visit.forgiven = CUT_OFF
        companion, phone = Companion(server), Phone(visit)
        phone.open(companion)
        visit.page.evaluate("window.isTheSamePage = true")
        # Of the first line the answer is cut off; the stream has told it.
        cut_off: list[Route] = []

        def hold(route: Route) -> None:
            cut_off.append(route)

        visit.page.route("**/lines", hold, times=1)
        with visit.page.expect_request("**/lines") as sent:
            phone.box.fill(DEAL)
            phone.box.press("Enter")
        post(sent.value.url, json=sent.value.post_data_json).raise_for_status()
        expect(phone.said).to_contain_text("Factory 5")
        server.kill()
        cut_off[0].abort()
        expect(visit.page.get_by_text(phone.text("connection-lost"))).to_be_visible()
        for line in ("1R2", "2R1"):
            phone.box.fill(line)
            phone.box.press("Enter")
            expect(phone.box).to_have_value("")
        waiting = visit.page.get_by_text(phone.text("beside-waiting", count=2))
        expect(waiting).to_be_visible()
        server.start()
        expect(waiting).to_be_hidden()
        expect(phone.said).to_contain_text("Ben: 2 red from factory 2 to line 1.")
        expect(visit.page.get_by_text(phone.text("connection-lost"))).to_be_hidden()
        assert [each["typed"] for each in companion.shown["lines"]] == [None, DEAL, "1R2", "2R1"]
        moves = [each.text for each in visit.heard() if " from factory " in each.text]
        assert len(moves) == 2, "each was heard once"
        assert visit.page.evaluate("window.isTheSamePage")


def test_set_up_by_keys_alone_against_the_computer_which_says_its_move(
    server: PageServer, browser: Browser
) -> None:
    """From the first page on: Tab, arrows, letters, Enter."""
    with visiting(browser, size=PHONE) as visit:
        phone, keyboard = Phone(visit), visit.page.keyboard
        visit.page.goto(server.url)
        _tab_to(visit, visit.page.get_by_role("link", name=phone.text("home-companion")))
        keyboard.press("Enter")
        visit.page.get_by_role("heading", name=phone.text("home-companion"), level=1).wait_for()
        names = visit.page.get_by_label(phone.text("beside-name"), exact=True)
        _tab_to(visit, names.nth(0))
        keyboard.type("Ada")
        _tab_to(visit, visit.page.get_by_label(phone.text("new-holder")).nth(1))
        keyboard.press("ArrowDown")
        expect(names).to_have_count(1)
        _tab_to(visit, visit.page.get_by_role("button", name=phone.text("beside-begin")))
        keyboard.press("Enter")
        phone.box.wait_for()
        _tab_to(visit, phone.box)
        keyboard.type(DEAL)
        keyboard.press("Enter")
        expect(phone.prompt).to_have_text("Ada, your turn.")
        keyboard.type("1R2")
        keyboard.press("Enter")
        expect(phone.said).to_contain_text("Computer 2 moves. Please make this move:")
        expect(phone.prompt).to_have_text("Ada, your turn.")
        keyboard.press("ArrowUp")
        expect(phone.box).to_have_value("1R2")
        keyboard.press("ArrowDown")
        _tab_to(visit, visit.page.get_by_role("button", name=phone.text("beside-word-undo")))
        keyboard.press("Enter")
        expect(phone.said).to_contain_text("to line 2.")
        assert visit.page.url.startswith(f"{server.url}/companion/")
        _, _, companion = visit.page.url.rpartition("/")
        assert Companion(server, companion).state["seats"][1] == {"name": None, "level": 1}
        visit.page.goto(f"{server.url}/companion")
        visit.page.get_by_role("link", name=phone.text("beside-go-on")).click()
        expect(phone.prompt).to_have_text("Ada, your turn.")


def _tab_to(visit: Visit, target: Locator) -> None:
    target.wait_for()
    for _ in range(80):
        if visit.has_focus(target):
            return
        visit.page.keyboard.press("Tab")
    raise AssertionError("the tab key never gets there")


def test_refusals_are_urgent_and_what_the_table_insists_on_is_set_up(
    server: PageServer, browser: Browser
) -> None:
    companion = Companion(server)
    companion.say(DEAL)
    with visiting(browser, size=PHONE) as visit:
        phone = Phone(visit)
        phone.open(companion)
        phone.type("1 white to line 2")
        assert visit.heard()[-1].urgency == "assertive"
        expect(phone.said).to_contain_class("refused")
        insist = visit.page.get_by_role("button", name=phone.text("beside-word-insist"))
        expect(insist).to_be_hidden()
        phone.type("Ada has 12 points")
        before = len(visit.heard())
        insist.press("Enter")
        expect(insist).to_be_hidden()
        visit.page.wait_for_function("before => window.heard.length > before", arg=before)
        heard = visit.heard()[-1].text
        expect(phone.box).to_be_focused()
        assert (
            "The game goes on from this position, and the record says that you set it up" in heard
        )
        assert visit.heard()[-1].urgency == "polite"
        assert phone.score("Ada") == "12"
        expect(visit.page.get_by_text(phone.text("beside-set-up"))).to_be_visible()


def test_the_focus_waits_in_the_line_which_says_what_for(
    server: PageServer, browser: Browser
) -> None:
    companion = Companion(server)
    companion.say(DEAL)
    with visiting(browser) as visit:
        phone = Phone(visit)
        phone.open(companion)
        expect(phone.box).to_be_focused()
        said = phone.text("beside-help-offer", player="Ada", factory=1)
        expect(phone.box).to_have_accessible_description(f"Ada, your turn. {said}")
        assert visit.heard() == [], "the description of the line is read with it"
        phone.press("beside-word-scores")
        expect(phone.said).to_contain_text("Ada")
        expect(phone.box).to_be_focused()
        phone.type("1R2")
        expect(phone.box).to_be_focused()
        expect(phone.box).to_have_accessible_description(re.compile("^Ben, your turn. "))


def test_on_a_phone_no_keyboard_comes_up_unasked(server: PageServer, browser: Browser) -> None:
    """What is waited for is said instead."""
    companion = Companion(server)
    companion.say(DEAL)
    with visiting(browser, size=PHONE, has_touch=True, is_mobile=True) as visit:
        phone = Phone(visit)
        phone.open(companion)
        visit.page.wait_for_function("() => window.heard.length > 0")
        assert visit.heard() == [("polite", "Ada, your turn.")]
        expect(phone.box).not_to_be_focused()
        phone.press("beside-word-scores")
        expect(phone.said).to_contain_text("Ada")
        expect(phone.box).not_to_be_focused()


def test_tiles_are_tapped_into_the_line_and_words_are_pressed(
    server: PageServer, browser: Browser
) -> None:
    companion = Companion(server)
    with visiting(browser, size=PHONE, has_touch=True) as visit:
        phone = Phone(visit)
        phone.open(companion)
        for name in ("R, red", "R, red", "B, sky blue", "SCH, black"):
            visit.page.get_by_role("button", name=name, exact=True).tap()
        expect(phone.box).to_have_value("RRBSCH")
        visit.page.get_by_role("button", name=phone.text("send"), exact=True).tap()
        expect(phone.prompt).to_have_text("What's on factory 2?")
        assert companion.state["told"][0] == "BRRK"
        phone.press("beside-word-bag")
        expect(phone.said).to_contain_text("Bag, 96 tiles")
        phone.press("beside-word-repeat")
        expect(phone.log.get_by_text("Bag, 96 tiles")).to_have_count(2)


def test_a_keyboard_on_the_screen_does_not_cover_what_is_said(
    server: PageServer, browser: Browser
) -> None:
    companion = Companion(server)
    with visiting(browser, size=PHONE, has_touch=True) as visit:
        phone = Phone(visit)
        phone.open(companion)
        phone.type("Ben starts")
        assert visit.page.evaluate("scrollY") == 0
        shown = 440
        visit.page.evaluate(f"""() => Object.defineProperty(visualViewport, 'height', {{
            get: () => {shown} }})""")
        phone.type("Ada starts")
        # What is told is heard by the stream, perhaps before the answer comes.
        visit.page.wait_for_function("scrollY > 0")
        for seen in (phone.box, phone.said):
            box = seen.bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= shown


def test_an_answer_is_seen_from_its_beginning(server: PageServer, browser: Browser) -> None:
    """The help is longer than the window, and its button below the answer before."""
    companion = Companion(server)
    with visiting(browser, size=PHONE) as visit:
        phone = Phone(visit)
        phone.open(companion)
        phone.press("beside-word-help")
        expect(phone.said).to_contain_text(phone.text("companion-help-moves"))
        expect(visit.page.locator("#said")).to_be_in_viewport()
        phone.press("beside-word-help")
        expect(phone.log.get_by_text(phone.text("companion-help-moves"))).to_have_count(2)
        expect(visit.page.locator("#said")).to_be_in_viewport()


def test_a_name_that_can_not_be_is_pointed_at(server: PageServer, browser: Browser) -> None:
    with visiting(browser, size=PHONE) as visit:
        visit.forgiven = ("409",)
        phone = Phone(visit)
        visit.page.goto(f"{server.url}/companion")
        names = visit.page.get_by_label(phone.text("beside-name"), exact=True)
        for first, second, message in (
            ("Ada", "red", phone.text("companion-bad-name", seat=2)),
            ("Ada", "ADA", phone.text("companion-same-name", seat=2, other=1)),
        ):
            names.nth(0).fill(first)
            names.nth(1).fill(second)
            phone.press("beside-begin")
            expect(visit.page.get_by_role("alert")).to_have_text(message)
            expect(names.nth(1)).to_be_focused()
            expect(names.nth(1)).to_have_attribute("aria-invalid", "true")
            expect(names.nth(0)).not_to_have_attribute("aria-invalid", "true")


def test_another_game_is_begun_after_a_question(server: PageServer, browser: Browser) -> None:
    companion = Companion(server)
    companion.say(DEAL)
    companion.say("1R2")
    with visiting(browser, size=PHONE) as visit:
        phone = Phone(visit)
        phone.open(companion)
        phone.press("beside-new")
        dialog = visit.page.get_by_role("dialog")
        dialog.get_by_role("button", name=phone.text("cancel"), exact=True).click()
        assert companion.state["game"] == 1
        phone.press("beside-new")
        dialog.get_by_role("button", name=phone.text("beside-new"), exact=True).click()
        expect(phone.prompt).to_have_text("What's on factory 1?")
        assert companion.state["game"] == 2
        phone.type("games")
        expect(phone.said).to_contain_text("given up: Ada with 0 and Ben with 0.")


def test_nothing_is_said_aloud_until_somebody_wants_it(
    server: PageServer, browser: Browser
) -> None:
    companion = Companion(server)
    with visiting(browser, size=PHONE) as visit:
        visit.context.add_init_script(
            "window.aloud = []; speechSynthesis.speak = said => aloud.push([said.lang, said.text]);"
        )
        phone = Phone(visit)
        phone.open(companion)
        phone.type("Ben starts")
        assert visit.page.evaluate("aloud") == []
        visit.page.get_by_label(phone.text("beside-aloud")).check()
        heard = phone.type("scores")
        visit.page.wait_for_function("() => aloud.length > 0")
        assert visit.page.evaluate("aloud") == [["en", heard]]


def test_a_board_is_brought_up_large_and_closed_again(server: PageServer, browser: Browser) -> None:
    companion = Companion(server)
    with visiting(browser, size=PHONE) as visit:
        phone = Phone(visit)
        phone.open(companion)
        small = visit.page.get_by_role("button", name=phone.text("table-raise-board", name="Ben"))
        small.click()
        dialog = visit.page.get_by_role("dialog", name=phone.text("table-board-of", name="Ben"))
        expect(dialog).to_be_visible()
        visit.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        expect(small).to_be_focused()


def test_a_link_that_leads_nowhere_says_so(server: PageServer, browser: Browser) -> None:
    with visiting(browser, size=PHONE) as visit:
        visit.forgiven = ("404",)
        visit.page.goto(f"{server.url}/companion/nothing")
        refused = visit.page.get_by_role("alert")
        expect(refused).to_have_text(visit.voice.text("refused-no-such-table"))


@pytest.mark.parametrize("language", Language)
def test_the_words_on_the_buttons_are_understood(language: Language) -> None:
    """They are typed as they stand there."""
    voice = PageVoice(language)
    assert len(WORDS) > 5
    for word in WORDS:
        match read(voice.text(f"beside-word-{word}"), language):
            case Question(topic):
                assert topic.value == word
            case Command(order):
                assert order.value == word
            case request:
                assert request == {"undo": TakeBack(), "insist": Insist()}[word]


@pytest.mark.parametrize("language", Language)
def test_the_examples_below_the_line_are_understood(language: Language) -> None:
    voice = PageVoice(language)
    for message, is_due in (("deal", True), ("offer", False), ("over", False)):
        shown = voice.text(f"beside-help-{message}", factory=3, player="Ada")
        example = shown.partition(": ")[2].partition(".")[0]
        for each in example.split(", ") if message == "over" else [example]:
            assert not isinstance(read(each, language, is_due=is_due), Unclear), each


def test_a_factory_is_told_when_somebody_takes_from_it(
    server: PageServer, browser: Browser
) -> None:
    with visiting(browser, Language.ENGLISH, PHONE) as visit:
        phone = Phone(visit)
        page = visit.page
        page.goto(f"{server.url}/companion")
        page.get_by_role("radio", name=phone.text("beside-told-late"), exact=True).check()
        page.get_by_role("radio", name=phone.text("new-edition-tactile"), exact=True).check()
        page.get_by_role("button", name=phone.text("beside-begin"), exact=True).click()
        phone.box.wait_for()
        expect(phone.prompt).to_have_text("Player 1, your turn.")
        assert "Which tiles were on factory 3?" in phone.type("3R2")
        assert "2 red from factory 3 to line 2" in phone.type("two red, blue and white")
        untold = phone.text("companion-untold", factory=1)
        expect(page.get_by_text(untold)).to_have_count(1)
        expect(page.get_by_text(phone.text("companion-untold", factory=3))).to_have_count(0)
        assert "1 sky blue and 2 turquoise to the center" in phone.type(
            "one red from factory 1 to line 1, the rest blue and two white"
        )
        expect(page.get_by_text(untold)).to_have_count(0)
