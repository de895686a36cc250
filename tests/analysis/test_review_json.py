"""Reviews as JSON, and back."""

from __future__ import annotations

import json

import pytest

from azulejos.analysis import ReviewFormatError, format_review, parse_review
from tests.analysis.golden_reviews import records, reviewed

EVENT = "2 gray, tactile edition"


@pytest.mark.parametrize("event", records())
def test_nothing_is_lost(event: str) -> None:
    assert parse_review(format_review(reviewed(event))) == reviewed(event)
    assert "\n" not in format_review(reviewed(event))


def test_the_keys_that_others_rely_on() -> None:
    """Those of the page about reviews: seats count from 1, chances are shares of 1."""
    plain = json.loads(format_review(reviewed(EVENT)))
    review = reviewed(EVENT)
    assert (plain["game"], plain["players"], plain["side"], plain["version"]) == (1, 2, "gray", 1)
    assert plain["result"] == [1, 0]
    for move, each in zip(plain["moves"], review.moves, strict=True):
        assert move["seat"] == each.seat + 1
        assert move["loss"] == each.loss
        assert move["variation"][0] == move["best"]
        assert move["played_variation"][0] == move["move"]
        assert isinstance(move["counted"], bool)
    for turn in plain["turning_points"]:
        assert turn["kind"] == ("move" if "ply" in turn else "deal")
    assert [deal["luck"] for deal in plain["deals"]] == [[*deal.luck] for deal in review.deals]


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"version": 2}', '{"version": 1}', '{"version": 1, "players": 9}'],
)
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(ReviewFormatError):
        parse_review(text)


@pytest.mark.parametrize("key", ["moves", "seats", "start", "rules"])
def test_a_review_with_a_key_that_is_wrong_is_refused(key: str) -> None:
    plain = json.loads(format_review(reviewed(EVENT)))
    plain["side" if key == "rules" else key] = 7
    with pytest.raises(ReviewFormatError):
        parse_review(json.dumps(plain))
