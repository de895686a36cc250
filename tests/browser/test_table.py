"""A table in the browser: keys, refusals, previews, undo, dialogs, settings in the middle of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from azulejos.notation import parse_move
from azulejos.rules import Color, Move
from azulejos.words.languages import Language
from azulejos.words.phrases import phrase
from azulejos.words.things import tiles
from azulejos.words.voice import Length

from .hands import Clicks, TablePage
from .serving import PageServer, Table
from .visiting import Heard, Visit, visiting
from .words import PageVoice

_ANIMATIONS = (
    "window.moved = []; const animate = Element.prototype.animate;"
    "Element.prototype.animate = function (...given) { window.moved.push('animate');"
    " return animate.apply(this, given); };"
    "for (const kind of ['animationstart', 'transitionrun'])"
    " addEventListener(kind, ({target}) => window.moved.push(`${kind} ${target.className}`), true);"
)
_OUTLINE = """() => {
  const focused = document.activeElement;
  const styles = [focused, ...focused.querySelectorAll('*')].map(each => getComputedStyle(each));
  const widths = styles.map(({ outlineStyle, outlineWidth }) =>
    outlineStyle === 'none' ? 0 : parseFloat(outlineWidth));
  return [focused.outerHTML.slice(0, 120), Math.max(...widths)];
}"""
"""What has the focus, and the widest outline of it or of what is in it."""


class Opened:
    """A table at which Anna is to move, on a page."""

    def __init__(self, visit: Visit, table: Table) -> None:
        self.visit = visit
        self.page = visit.page
        self.table = table
        self.shown = TablePage(visit)
        self.clicks = Clicks(visit)

    def move(self, text: str) -> Move:
        move = parse_move(text)
        assert isinstance(move, Move)
        return move

    def offer(self, text: str) -> Locator:
        return self.shown.offer(self.table.position, self.move(text))

    def line(self, text: str) -> Locator:
        return self.shown.line(self.table.position, self.move(text))

    def play(self, text: str) -> None:
        number = self.table.state["number"]
        self.clicks.take(self.table.position, self.move(text))
        self.visit.wait_for_number(number + 1)

    def button(self, message: str, **args: int) -> Locator:
        name = self.visit.voice.text(message, **args)
        return self.page.get_by_role("button", name=name, exact=True)


def _begin(server: PageServer, visit: Visit, *levels: int, **options: object) -> Opened:
    """Anna is to move, against Ben, or against computer players of these levels."""
    table = Table(server, None, *(levels or (None,)), starting_seat=0, **options)
    table.sit(*(("Anna",) if levels else ("Anna", "Ben")))
    visit.page.goto(table.seat_link(0))
    opened = Opened(visit, table)
    expect(opened.shown.factories.get_by_role("button").first).to_be_visible()
    return opened


@pytest.fixture
def opened(server: PageServer, browser: Browser) -> Iterator[Opened]:
    with visiting(browser) as visit:
        yield _begin(server, visit)


# What it is called, and how it is walked


def test_offers_and_lines_have_the_names_of_the_rulebook(opened: Opened) -> None:
    """The first factory of the fixed deal: 2 blue, 1 yellow and 1 black."""
    shown = opened.shown.factories
    expect(shown.get_by_role("grid")).to_have_count(1)
    for name in ("Factory 1: 2 blue", "Factory 1: 1 yellow", "Factory 1: 1 black"):
        expect(shown.get_by_role("button", name=name, exact=True)).to_be_visible()
    lines = opened.shown.board.get_by_role("list", name="Pattern lines").get_by_role("listitem")
    expect(lines).to_have_count(5)
    opened.play("1B4")
    expect(
        opened.shown.board.get_by_role("button", name="Line 4: 2 of 4 blue, needs 2")
    ).to_be_visible()
    wall = opened.shown.board.get_by_role("grid", name="Wall")
    expect(wall.get_by_role("gridcell")).to_have_count(25)
    expect(wall.get_by_role("columnheader")).to_have_count(6)
    expect(wall.get_by_role("rowheader")).to_have_count(5)


@pytest.mark.parametrize("language", Language, ids=lambda each: each.value)
def test_a_space_of_the_wall_names_its_place_once(
    language: Language, server: PageServer, browser: Browser
) -> None:
    """A screen reader says the headers of a row and of a column, then the space."""
    heard = {
        Language.ENGLISH: "Row 2 Column 3 yellow, empty; would score 1 point",
        Language.GERMAN: "Wandreihe 2 Spalte 3 Gelb, leer; würde 1 Punkt bringen",
        Language.DUTCH: "Rij 2 Kolom 3 geel, leeg; zou 1 punt opleveren",
    }
    with visiting(browser, language) as visit:
        wall = _begin(server, visit).shown.board.get_by_role("grid")
        row = wall.get_by_role("row").nth(2)
        space = row.get_by_role("gridcell").nth(2)
        headers = [row.get_by_role("rowheader"), wall.get_by_role("columnheader").nth(3)]
        # Walking the board loads what each space would score.
        focusable = space.locator("[tabindex]")
        focusable.focus()
        place = " ".join(each.inner_text() for each in headers)
        name = heard[language].removeprefix(f"{place} ")
        assert name != heard[language]
        expect(focusable).to_have_accessible_name(name)
        expect(space).to_have_accessible_name(name)
        numbers = ("aria-rowindex", row, "2"), ("aria-colindex", space, "3")
        for attribute, element, number in numbers:
            expect(element).to_have_attribute(attribute, number)


def test_each_region_is_one_tab_stop(opened: Opened) -> None:
    regions = [
        opened.shown.factories,
        opened.shown.board,
        opened.page.get_by_role("toolbar"),
    ]
    for region in regions:
        stops = region.locator("[tabindex='0'], button:not([tabindex='-1'])")
        expect(stops.filter(visible=True)).to_have_count(1)


def test_arrows_walk_through_the_grid_and_stay_at_its_edges(opened: Opened) -> None:
    keyboard = opened.page.keyboard
    opened.offer("1B1").focus()
    for key in ("ArrowUp", "ArrowLeft", "Home"):
        keyboard.press(key)
        expect(opened.offer("1B1")).to_be_focused()
    keyboard.press("ArrowRight")
    expect(opened.offer("1Y1")).to_be_focused()
    keyboard.press("End")
    expect(opened.offer("1K1")).to_be_focused()
    keyboard.press("ArrowRight")
    expect(opened.offer("1K1")).to_be_focused()
    for _ in range(12):
        keyboard.press("ArrowDown")
    last = opened.page.locator("*:focus")
    expect(last).to_have_attribute("data-row", "4")
    keyboard.press("ArrowDown")
    expect(last).to_be_focused()


def test_an_edge_is_said_at_each_press_and_not_while_a_key_is_held(opened: Opened) -> None:
    """What the sound of it tells is told by a word too."""
    keyboard = opened.page.keyboard
    edge = Heard("polite", opened.visit.voice.text("edge"))
    opened.offer("1B1").focus()
    keyboard.press("ArrowUp")
    keyboard.press("ArrowUp")
    opened.page.wait_for_function(
        "word => heard.filter(h => h[1] === word).length === 2", arg=edge.text
    )
    for _ in range(20):
        keyboard.down("ArrowUp")
    keyboard.up("ArrowUp")
    keyboard.press("ArrowRight")
    opened.line("1B1").focus()
    keyboard.press("ArrowLeft")
    opened.page.wait_for_function(
        "word => heard.filter(h => h[1] === word).length === 4", arg=edge.text
    )
    assert opened.visit.heard().count(edge) == 4


def test_escape_puts_tiles_back(opened: Opened) -> None:
    opened.offer("1B1").focus()
    opened.page.keyboard.press("Enter")
    expect(opened.offer("1B1")).to_have_attribute("aria-pressed", "true")
    expect(opened.line("1B1")).to_be_focused()
    opened.page.keyboard.press("Escape")  # closes what the line says
    opened.page.keyboard.press("Escape")
    expect(opened.offer("1B1")).to_have_attribute("aria-pressed", "false")
    expect(opened.offer("1B1")).to_be_focused()


def test_focus_is_always_visible(opened: Opened) -> None:
    """Wherever the tab key leads: an outline of 2 px or more, or one around its tiles."""
    seen = set()
    for _ in range(30):
        opened.page.keyboard.press("Tab")
        html, width = opened.page.evaluate(_OUTLINE)
        if html.startswith("<body"):
            break
        seen.add(html)
        assert width >= 2, html
    assert len(seen) > 8


def test_letters_work_on_the_board_alone(opened: Opened) -> None:
    opened.offer("1B1").focus()
    before = len(opened.visit.heard())
    opened.page.keyboard.press("s")
    opened.page.wait_for_function("before => heard.length > before", arg=before)
    assert opened.visit.heard()[-1].text.startswith("Anna: 0")
    box = opened.page.get_by_role("textbox", name=opened.visit.voice.text("command"))
    box.focus()
    opened.page.keyboard.press("s")
    expect(box).to_have_value("s")
    assert len(opened.visit.heard()) == before + 1


# What a move would bring, and why not


def test_lines_say_what_they_would_bring(opened: Opened) -> None:
    opened.clicks.touch(opened.offer("1B2").locator(".tile").first)
    expect(opened.line("1B2")).to_have_attribute("aria-disabled", "false")
    expect(opened.line("1B1")).to_have_accessible_description(
        re.compile("1 falls to the floor line")
    )


def test_a_line_that_does_not_take_the_tiles_says_why(opened: Opened) -> None:
    opened.play("1B4")
    opened.table.play_until(0)
    opened.visit.wait_for_number(opened.table.state["number"])
    number = opened.table.state["number"]
    color = next(
        each for each in opened.table.position.factories[2].colors if each is not Color.BLUE
    )
    refused = f"3{color.letter}4"
    opened.clicks.touch(opened.offer(refused).locator(".tile").first)
    line = opened.line(refused)
    expect(line).to_have_attribute("aria-disabled", "true")
    line.click(force=True)  # a mouse does not know that it is disabled
    expect(opened.page.locator(".bar p.refused")).to_have_text("Line 4 already holds blue.")
    assert opened.visit.heard()[-1] == ("assertive", "Line 4 already holds blue.")
    line.click(force=True)
    opened.page.wait_for_function(
        "() => heard.filter(([, text]) => text.includes('already')).length === 2"
    )
    assert opened.table.state["number"] == number


def test_a_move_waits_for_its_confirmation_where_that_is_wanted(
    server: PageServer, browser: Browser
) -> None:
    with visiting(browser, settings={"isConfirming": True}) as visit:
        opened = _begin(server, visit)
        number = opened.table.state["number"]
        opened.clicks.take(opened.table.position, opened.move("1B2"))
        expect(opened.button("confirm-move")).to_be_visible()
        assert opened.table.state["number"] == number
        opened.button("confirm-move").click()
        visit.wait_for_number(number + 1)


@pytest.mark.parametrize("answer", ["confirm-move", "cancel"])
def test_after_a_confirmation_by_keyboard_the_focus_is_on_the_offers(
    answer: str, server: PageServer, browser: Browser
) -> None:
    """Not on *Undo*, where the next Enter would take the move back."""
    with visiting(browser, settings={"isConfirming": True}) as visit:
        opened = _begin(server, visit)
        opened.clicks.take(opened.table.position, opened.move("1B2"))
        opened.page.keyboard.press("Tab")
        opened.button(answer).focus()
        opened.page.keyboard.press("Enter")
        expect(opened.button(answer)).to_have_count(0)
        expect(opened.page.locator(".around:focus, .around :focus")).to_have_count(1)


def _drag(opened: Opened, text: str) -> None:
    """Takes tiles to a line, and holds them there."""
    opened.offer(text).locator(".tile").first.hover()
    opened.page.mouse.down()
    opened.line(text).hover(force=True)


def test_tiles_can_be_dragged_to_a_line(opened: Opened) -> None:
    number = opened.table.state["number"]
    _drag(opened, "1B4")
    expect(opened.page.locator(".dragged svg")).to_have_count(2)
    opened.page.mouse.up()
    opened.visit.wait_for_number(number + 1)
    expect(opened.page.locator(".dragged")).to_have_count(0)
    assert opened.table.position.boards[0].pattern_lines[3].count == 2


def test_tiles_that_are_let_go_elsewhere_stay_where_they_were(opened: Opened) -> None:
    before = opened.table.state
    _drag(opened, "1B4")
    opened.page.keyboard.press("Escape")
    opened.page.mouse.up()
    expect(opened.offer("1B4")).to_have_attribute("aria-pressed", "false")
    _drag(opened, "1B4")
    opened.page.mouse.move(2, 2)
    opened.page.mouse.up()
    expect(opened.offer("1B4")).to_have_attribute("aria-pressed", "false")
    expect(opened.page.locator(".dragged")).to_have_count(0)
    assert opened.table.state == before


# Taking back


def test_undo_takes_the_move_and_the_answer_of_the_computer_back(
    server: PageServer, browser: Browser
) -> None:
    with visiting(browser) as visit:
        opened = _begin(server, visit, 1)
        before = opened.table.state
        opened.play("1B2")
        visit.wait_for_number(before["number"] + 2)
        opened.button("undo-turns", count=2).click()
        visit.wait_for_number(before["number"] + 3)
        assert opened.table.state["position"] == before["position"]
        expect(opened.offer("1B2")).to_have_attribute("aria-disabled", "false")
        taken = "Taken back: 2 blue from factory 1 to line 2 and the move after it."
        visit.page.wait_for_function(
            "said => heard.some(each => each[0] === 'polite' && each[1] === said)", arg=taken
        )
        answer = visit.page.get_by_role("region", name=visit.voice.text("actions"), exact=True)
        expect(answer.locator("p .whole")).to_have_text(taken)
        expect(opened.button("undo")).to_be_disabled()


def test_what_can_not_be_taken_back_is_said(opened: Opened) -> None:
    text = opened.visit.voice.text("refused-undo-nothing")
    undo = opened.button("undo")
    expect(undo).to_be_disabled()
    expect(undo).to_have_accessible_description(text)
    undo.press("Enter")
    opened.page.wait_for_function("text => heard.some(each => each[1] === text)", arg=text)
    expect(opened.page.locator(".bar p")).to_have_text(text)


def test_resigning_asks_first(opened: Opened) -> None:
    number = opened.table.state["number"]
    opened.button("resign").click()
    dialog = opened.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    opened.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opened.button("resign")).to_be_focused()
    assert opened.table.state["number"] == number


# Around it


def test_bag_and_lid_on_request(opened: Opened) -> None:
    opened.button("bag-and-lid").click()
    dialog = opened.page.get_by_role("dialog", name="Bag and lid")
    expect(dialog.get_by_role("row")).to_have_count(7)
    total = dialog.get_by_role("row").last.get_by_role("cell").first
    expect(total).to_have_text(str(opened.table.position.bag.total))
    opened.page.keyboard.press("Escape")
    expect(opened.button("bag-and-lid")).to_be_focused()


def test_a_hint_changes_nothing(server: PageServer, browser: Browser) -> None:
    with visiting(browser) as visit:
        opened = _begin(server, visit, 1)
        number = opened.table.state["number"]
        before = len(visit.heard())
        opened.button("hint-me").click()
        opened.page.wait_for_function("before => heard.length > before", arg=before)
        assert opened.table.state["number"] == number, "nobody else has to know"


def test_a_hint_is_explained(server: PageServer, browser: Browser) -> None:
    """By the same button, where the hint is shown; then its details. Both are heard."""
    with visiting(browser) as visit:
        opened = _begin(server, visit, 1)
        for button, follows in (("hint-me", "hint-why"), ("hint-why", "hint-details")):
            opened.button(button).click()
            expect(opened.button(follows)).to_be_visible()
        before = len(visit.heard())
        opened.button("hint-details").click()
        expect(opened.button("hint-details")).to_have_count(0)
        opened.page.wait_for_function("before => heard.length > before", arg=before)
        assert "Chance to win: " in visit.heard()[-1].text


def test_another_language_in_the_middle_of_a_game(opened: Opened) -> None:
    opened.play("1B2")
    german = PageVoice(Language.GERMAN)
    told = opened.page.get_by_role("region", name="Log").first
    expect(told).to_contain_text("Anna: 2 blue")
    box = opened.page.get_by_role("textbox", name=opened.visit.voice.text("command"))
    box.fill("language de")
    box.press("Enter")
    expect(opened.page.locator("html")).to_have_attribute("lang", "de")
    log = opened.page.get_by_role("region", name=german.text("log")).first
    expect(log).to_contain_text("Anna: 2 blaue")
    expect(log).not_to_contain_text("blue")
    offer = german.named(phrase("factory", factory=2, tiles=tiles(Color.WHITE, 2)))
    expect(opened.page.get_by_role("button", name=offer, exact=True)).to_be_visible()
    expect(opened.page.locator("#command")).to_be_focused()


def test_factories_as_a_list_and_walls_in_sentences(server: PageServer, browser: Browser) -> None:
    with visiting(browser, settings={"factories": "list", "wall": "sentences"}) as visit:
        opened = _begin(server, visit)
        expect(opened.shown.factories.get_by_role("grid")).to_have_count(0)
        expect(opened.shown.factories.get_by_role("listitem")).to_have_count(6)
        expect(opened.offer("1B1")).to_be_visible()
        sentences = opened.shown.board.get_by_role("list", name="Wall").get_by_role("listitem")
        expect(sentences).to_have_count(5)


def test_a_terse_voice_is_short(server: PageServer, browser: Browser) -> None:
    with visiting(browser, settings={"length": Length.TERSE.value}) as visit:
        opened = _begin(server, visit)
        opened.play("1B2")
        opened.table.play_until(0)
        visit.wait_for_number(opened.table.state["number"])
        turn = visit.voice.text("your-turn", alone="yes", player="Anna")
        opening, mine, theirs = visit.heard()
        assert (opening.text, mine.urgency, theirs.urgency) == (turn, "polite", "assertive")
        assert theirs.text.endswith(f" {turn}")
        moves = [mine.text, theirs.text.removesuffix(f" {turn}")]
        assert all(len(each) <= 40 for each in moves), moves


@pytest.mark.one_in(2)
@pytest.mark.parametrize("width", [320, 360, 768, 1024, 1440])
def test_tiles_and_lines_are_44_pixels(width: int, server: PageServer, browser: Browser) -> None:
    with visiting(browser, size=(width, 800)) as visit:
        opened = _begin(server, visit)
        targets = [
            *opened.shown.factories.get_by_role("button").all(),
            *opened.shown.board.get_by_role("button").all(),
        ]
        assert len(targets) > 15
        for target in targets:
            box = target.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 43.99, (
                target.get_attribute("aria-label"),
                box,
            )


def test_nothing_moves_where_less_motion_is_wanted(server: PageServer, browser: Browser) -> None:
    with visiting(browser, settings={"speed": 1}, reduced_motion="reduce") as visit:
        visit.context.add_init_script(_ANIMATIONS)
        opened = _begin(server, visit)
        opened.play("1B2")
        opened.table.play_until(0)
        visit.wait_for_number(opened.table.state["number"])
        assert visit.page.evaluate("window.moved") == []
        assert visit.page.evaluate("document.getAnimations().length") == 0


def test_tiles_move_otherwise(server: PageServer, browser: Browser) -> None:
    """And a game can be played on meanwhile."""
    with visiting(browser, settings={"speed": 1}) as visit:
        visit.context.add_init_script(_ANIMATIONS)
        opened = _begin(server, visit)
        opened.play("1B2")
        visit.page.wait_for_function("() => window.moved.includes('animate')")
        opened.table.play_until(0)
        opened.play(str(next(iter(opened.table.position.legal_moves))))
