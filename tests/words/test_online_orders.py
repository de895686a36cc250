"""Orders at an online table, as people type them."""

from __future__ import annotations

import pytest

from azulejos.words.online_orders import OnlineCommand, OnlineOrder, parse_online

HAND_OVER = OnlineOrder.HAND_OVER
NAMES = ["Anna", "Ben", "Level 3", "Jo"]


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("hand over", OnlineCommand(HAND_OVER)),
        ("Hand over Ben.", OnlineCommand(HAND_OVER, 1)),
        ("hand over 2", OnlineCommand(HAND_OVER, 1)),
        ("hand over level 5", OnlineCommand(HAND_OVER, None, 5)),
        ("hand over 2 level 5", OnlineCommand(HAND_OVER, 1, 5)),
        ("hand over ben level five", OnlineCommand(HAND_OVER, 1, 5)),
        ("abgeben Ben Stufe 8", OnlineCommand(HAND_OVER, 1, 8)),
        ("übergeben 4 Stärke drei", OnlineCommand(HAND_OVER, 3, 3)),
        ("overdragen Jo niveau 2", OnlineCommand(HAND_OVER, 3, 2)),
        ("hand over ben level 9", OnlineCommand(HAND_OVER, 1, 9)),
        ("hand over 2 level 5?", OnlineCommand(HAND_OVER, 1, 5, is_asked_about=True)),
        ("hand over level 3", OnlineCommand(HAND_OVER, 2)),
        ("hand over Nobody", None),
        ("hand over Nobody level 3", None),
        ("hand over Ben level", None),
        ("hand over Ben level x", None),
        ("hand over Ben 5", None),
        ("level 5", None),
    ],
)
def test_a_seat_is_handed_over_at_a_level(text: str, command: OnlineCommand | None) -> None:
    assert parse_online(text, NAMES) == command


def test_what_opens_the_line_on_the_full_screen_is_no_part_of_the_answer() -> None:
    """Typed once more, where the line was open already."""
    assert parse_online("/yes", NAMES) == OnlineCommand(OnlineOrder.AGREE)
