"""The manifest of features: each has its way by keys, by ear and by plain lines; every way exists;
and nothing can be done that it does not list."""

from __future__ import annotations

import re
from collections import Counter
from copy import deepcopy

import pytest

from tests.docs import features, pages
from tests.docs.features import BROWSER, FRONTS, NoSuchWayError, leads_to, manifest, reached, ways

FEATURES = manifest()


@pytest.mark.parametrize("name", FEATURES)
def test_a_feature_has_every_way_on_every_front(name: str) -> None:
    assert missing(FEATURES[name]) == []


@pytest.mark.parametrize("name", FEATURES)
def test_every_way_exists(name: str) -> None:
    for way in ways(FEATURES[name]):
        leads_to(way)


def test_nothing_can_be_done_that_is_not_listed() -> None:
    listed = {each for feature in FEATURES.values() for each in reached(feature)}
    assert features.everything() - listed == set()
    assert listed - features.everything() <= {"told:Question", "told:Command"}


@pytest.mark.parametrize("name", FEATURES)
def test_without_a_way_the_manifest_would_fail(name: str) -> None:
    """Whichever is taken out is missed."""
    for front in (*BROWSER, *FRONTS):
        for emptied in (True, False):
            feature = deepcopy(dict(FEATURES[name]))
            where = feature["browser"] if front in BROWSER else feature
            if emptied:
                where[front] = []
            else:
                del where[front]
            assert missing(feature) == [front]


def test_without_a_feature_the_manifest_would_fail() -> None:
    """Most features reach something that no other does: it would be missed without them."""
    counted = Counter(each for feature in FEATURES.values() for each in reached(feature))
    alone = [
        name for name in FEATURES if any(counted[each] == 1 for each in reached(FEATURES[name]))
    ]
    assert len(alone) > len(FEATURES) / 2


@pytest.mark.parametrize(
    "way",
    [
        "key:nothing",
        "walk:sideways",
        "button:no-such-message",
        "button:home-lead",
        "field:no-such-message",
        "page:/nothing",
        "press:nothing",
        "run:nothing",
        "type:flurb",
        "join:flurb",
        "tell:flurb",
        "draw:flurb",
        "heard:tests/browser/test_table.py::test_nothing",
        "heard:tests/browser/nothing.py::test_nothing",
        "none:",
        "nonsense",
    ],
)
def test_a_way_that_does_not_exist_is_found_out(way: str) -> None:
    with pytest.raises(NoSuchWayError):
        leads_to(way)


def test_there_is_a_lot_to_be_listed() -> None:
    """What is looked for is found: else everything would be listed."""
    kinds = {each.partition(":")[0] for each in features.everything()}
    wanted = {"topic", "order", "online", "request", "told", "key", "page", "press", "button"}
    assert kinds == wanted
    assert len(features.buttons()) > 50


def test_the_page_is_that_of_the_manifest() -> None:
    """Where it is not: `python -m tests.docs.write`."""
    assert pages.read(features.PAGE) == features.page()


def test_nothing_of_the_page_is_unreadable() -> None:
    assert not re.search(
        r"\{|\}|\| \|", features.page().replace("{table_id}", "").replace("{companion}", "")
    )


def missing(feature: features.Feature) -> list[str]:
    """The fronts on which a feature lacks its way. By keys, by ear and by plain lines it must be
    there; a front without it says why."""
    browser = [each for each in BROWSER if not _ways(feature.get("browser", {}).get(each))]
    other = [each for each in FRONTS if not _ways(feature.get(each))]
    return browser + other


def _ways(listed: list[str] | None) -> list[str]:
    return listed or []
