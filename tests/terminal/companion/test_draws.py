"""Draws: told in any order, counted by color; misread tiles are noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.notation import parse_deal, parse_records, replay
from azulejos.players.seat_holders import Holder
from azulejos.rules import Deal, Phase

from .desks import CompanionDesk, companion_in
from .told_game import true_game

DEAL = "1 BBRK; 2 YYWW; 3 BRKW; 4 RRRR; 5 BYRK"


def test_factories_may_be_told_in_any_order(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    assert desk.type("4 RRRR").endswith("What's on factory 1?")
    desk.type("BBRK", "3 BRKW", "five: blue, yellow, red, black")
    assert desk.position.phase is Phase.PREPARING_NEXT_ROUND
    assert "80 tiles are left in the bag" in desk.type("two yellow, two white")
    assert desk.game.steps == (parse_deal("deal:BBRK/YYWW/BRKW/RRRR/BYRK"),)


def test_a_factory_that_was_told_is_not_told_again(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type("1 BBRK; 2 YYWW")
    assert "factory 1 has 2 B, 1 R and 1 SCH" in desk.type("1 YYYY")
    assert desk.type("1 KRBB") == "Yes, that's what I have."
    assert desk.table.next_factory == 2


def test_nothing_of_a_line_is_told_where_a_part_is_wrong(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    assert "Factory 2 gets 4 tiles, and you named 3." in desk.type("1 BBRK; 2 YYW")
    assert not any(desk.table.told)
    assert "more factories" in desk.type("BBRK BBRK BBRK BBRK BBRK BBRK")
    assert "no factory 6, only 1 to 5" in desk.type("6 BBRK")
    assert not any(desk.table.told)


def test_more_of_a_color_than_there_are_is_noticed(tmp_path: Path) -> None:
    desk = companion_in(tmp_path, (Holder("Ada"), Holder("Ben"), Holder("Cem")))
    desk.type("RRRR RRRR RRRR RRRR RRRR")
    heard = desk.type("RBBB")
    assert "That makes 21 R tiles in this round, but the bag and the lid had only 20." in heard
    assert "has a tile wrong" in heard
    assert desk.table.told[5] is None


def test_what_is_asked_while_factories_are_filled(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type("4 RRRR")
    assert desk.type("factory 4") == "Factory 4: 4 R."
    assert desk.type("where is red") == "R: 4 on factory 4."
    assert "Bag, 96 tiles: 20 B, 20 O, 16 R" in desk.type("bag")
    assert desk.type("the bag has 96") == "Yes, by my count the bag has 96 tiles, too."
    assert "should have 96" in desk.type("the bag has 95")
    assert "What lies on" not in desk.type("where is blue")
    assert desk.type("") == "What's on factory 1?"


def test_a_move_has_to_wait_for_the_factories(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    assert desk.type("3R4").startswith("The factories must be filled first. For example: 1: 2 R")
    assert "For example: 1: 2 R, B, SCH." in desk.type("gibberish")


def test_a_deal_is_over_when_moves_are_told(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type(DEAL, "1B2")
    assert "factory 1 has 2 B" in desk.type("1 RRRR")
    assert desk.type("2 YYWW") == "Yes, that's what I have."
    assert len(desk.game.steps) == 2


def to_round_six(desk: CompanionDesk) -> None:
    """Five rounds in which everything goes to the floor line, so that the bag is empty."""
    for index in range(5):
        desk.type("BBBB YYYY RRRR KKKK WWWW" if index % 2 else "BYRK BYRK BYRK BYRK WWWW")
        to_the_floor(desk)


def test_the_lid_is_poured_into_the_bag(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    to_round_six(desk)
    assert desk.position.bag.total == 0
    heard = desk.heard
    assert "The bag is empty. First pour the 100 tiles from the lid into it." in heard
    desk.type("BBBB YYYY RRRR KKKK")
    assert "The bag was refilled from the lid. 80 tiles are left in the bag." in desk.type("WWWW")


def test_a_bag_that_was_not_emptied_first_is_noticed_and_may_be_insisted_on(tmp_path: Path) -> None:
    desk = companion_in(tmp_path, (Holder("Ada"), Holder("Ben"), Holder("Cem")))
    for _ in range(3):
        desk.type("BYRK BYRK BYRK BYRK BYRK BYRW WWWW")
        to_the_floor(desk)
    assert desk.position.bag.total == 16
    assert "The bag has 16 tiles. When it is empty, pour the 84 tiles from the lid" in desk.heard
    desk.type("BBBB BBBB YYYY YYYY RRRR RRRR")
    heard = desk.type("WWWW")
    assert "Empty the bag first." in heard
    assert "type: insist" in heard
    assert desk.position.phase is Phase.PREPARING_NEXT_ROUND
    assert "As you wish." in desk.type("insist")
    assert desk.table.position.phase is Phase.FACTORY_OFFER
    assert desk.position.tiles == true_game().start.tiles
    text = (tmp_path / "companion" / "game.azul").read_text()
    *_, last = parse_records(text.split("\n"))
    assert last.tag("SetUp") == "deal BBBB/BBBB/YYYY/YYYY/RRRR/RRRR/WWWW"
    assert replay(last).position == desk.position


def tell(desk: CompanionDesk, num_steps: int) -> None:
    """Tells the first steps of the true game."""
    for step in true_game().steps[:num_steps]:
        if isinstance(step, Deal):
            desk.type(" ; ".join(map(str, step.factories)))
        else:
            desk.type(str(step))


def to_the_floor(desk: CompanionDesk) -> None:
    """Plays a round in which everything goes to the floor line."""
    while desk.position.phase is Phase.FACTORY_OFFER:
        desk.type(next(text for text in map(str, desk.position.legal_moves) if text[-1] == "0"))


def test_a_factory_of_an_earlier_round_was_misread(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    tell(desk, 12)
    assert desk.position.round_number == 2
    heard = desk.type("in round 1 factory 2 was BYWW")
    assert heard.startswith("Corrected. Factory 2 had 1 B, 1 O and 2 X.")
    first = desk.game.steps[0]
    assert isinstance(first, Deal)
    assert str(first.factories[1]) == "BYWW"
    assert "no factory 9" in desk.type("factory 9 of round 1 was BYWW")
    assert "haven't told me about that factory in this round. Type factories" in desk.type(
        "factory 2 of round 7 was BYWW"
    )


def test_the_deal_that_does_not_fit_is_named(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type("RRRR RRRR RRBB YYYY KKKK")
    to_the_floor(desk)
    # All the reds that are left in the bag.
    desk.type("RRRR RRRR RRKK WWWW WWWW")
    heard = desk.type("factory 3 of round 1 was RRRB")
    assert heard.startswith(
        "Then you couldn't have filled the factories like this in round 2. There are only 9"
    )
    assert heard.endswith("First correct or take back what doesn't fit.")
    assert str(desk.game.steps[0]) == "deal:RRRR/RRRR/BBRR/YYYY/KKKK"
    heard = desk.type("factory 4 of round 1 was BYYY")
    assert heard.startswith("Then there would be tiles left in round 1")
    heard = desk.type("factory 4 of round 1 was BBBB")
    assert heard.startswith("Then Ben could not have taken O from factory 4 to the floor")


@pytest.mark.parametrize("line", ["CR4", "Ada takes the reds from the center to line 4", "moves"])
def test_who_moves_too_early_hears_what_is_to_be_told(tmp_path: Path, line: str) -> None:
    desk = companion_in(tmp_path)
    desk.type("1 RRBK")
    pending = "The factories must be filled first. For example: 2: 2 R, B, SCH."
    assert desk.type(line) == pending


def test_a_misspelt_color_is_not_told_as_a_move(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    assert desk.type("5: blue, two blak, one red") == (
        'Not understood: "blak". Did you mean "black" or "blacks"? For example: 1: 2 R, B, SCH.'
    )


def test_a_line_goes_on_from_the_question_before(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type("BBRK YYWW BRKW RRRR BYRK", "line 4")
    assert desk.type("and player 2?") == desk.type("line 4 of 2")
