"""Who starts, whose turn it is, where the only tiles of a color lie, and what follows a round."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.rules import Color, FloorLineScored, TileCounts
from azulejos.words.languages import Language
from azulejos.words.things import tile_set
from azulejos.words.voice import Letters, Voice

from .desks import companion_in
from .test_draws import to_the_floor

DEAL = "1: two red, blue, black; 2: RRBX; 3: OOBB; 4: R SCH SCH SCH; 5: R B SCH SCH"


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        (Language.ENGLISH, "Ben goes first"),
        (Language.ENGLISH, "Ben is first"),
        (Language.ENGLISH, "Ben starts"),
        (Language.GERMAN, "Ben zuerst"),
        (Language.GERMAN, "Ben darf anfangen"),
        (Language.DUTCH, "Ben gaat eerst"),
        (Language.DUTCH, "Ben mag beginnen"),
    ],
)
def test_who_goes_first_is_told_before_the_first_tile(
    tmp_path: Path, language: Language, typed: str
) -> None:
    desk = companion_in(tmp_path, language=language)
    desk.type(typed)
    assert desk.position.starting_seat == 1
    desk.type("Ada starts")
    assert desk.position.starting_seat == 0


def test_only_what_is_recorded_is_confirmed(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type(DEAL)
    assert desk.type("Ada starts").startswith("Yes, Ada started round 1. It is Ada's turn.")
    desk.type("3O2")
    # Ben is to move, but he didn't start.
    assert desk.type("Ben starts").startswith("Ada started round 1. It is Ben's turn.")
    assert desk.position.starting_seat == 0


def test_what_only_one_place_has_needs_no_source(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type(DEAL)
    desk.type("Ada takes the yellows to line 2", "white to line 1")
    assert [str(step) for step in desk.table.game.steps[1:]] == ["3Y2", "2W1"]
    assert "From where?" in desk.type("Ada: red to line 3"), "several places have red"
    assert len(desk.table.game.steps) == 3


@pytest.mark.parametrize("typed", ["Ben takes the reds", "Ben takes yellow", "Ben nimmt rot"])
def test_who_is_out_of_turn_hears_whose_turn_it_is(tmp_path: Path, typed: str) -> None:
    desk = companion_in(tmp_path)
    desk.type(DEAL)
    assert desk.type(typed).startswith("It is Ada's turn.")
    assert len(desk.table.game.steps) == 1


def test_after_a_round_the_lid_and_the_marker_are_told(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type(DEAL)
    to_the_floor(desk)
    floors = [event for event in desk.game.events[-1] if isinstance(event, FloorLineScored)]
    gone = TileCounts.count(
        each for floor in floors for each in floor.entries if isinstance(each, Color)
    )
    told = Voice(Language.ENGLISH, letters=Letters.TACTILE).say(tile_set(gone))
    assert gone.total > 0
    assert f"Into the lid: {told}." in desk.heard
    keeper = ("Ada", "Ben")[desk.position.starting_seat]
    told = f"{keeper} keeps the starting player marker. {keeper} starts the next round."
    assert told in desk.heard
