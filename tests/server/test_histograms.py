"""Histograms in the text format of Prometheus."""

from __future__ import annotations

import pytest

from azulejos.server.histograms import Histogram


def test_buckets_count_everything_up_to_their_end() -> None:
    histogram = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.2, 5, -0.001):
        histogram.add(seconds)
    assert [*histogram.lines("wait_seconds")] == [
        'wait_seconds_bucket{le="0.1"} 3',
        'wait_seconds_bucket{le="1.0"} 4',
        'wait_seconds_bucket{le="+Inf"} 5',
        "wait_seconds_sum 5.350000",
        "wait_seconds_count 5",
    ]
    assert histogram.num == 5


def test_labels_come_before_the_end() -> None:
    lines = [*Histogram((1.0,)).lines("wait_seconds", 'type="ask"')]
    assert lines[0] == 'wait_seconds_bucket{type="ask",le="1.0"} 0'
    assert lines[-1] == 'wait_seconds_count{type="ask"} 0'


def test_what_fails_is_measured_too() -> None:
    histogram = Histogram()
    with pytest.raises(OSError), histogram.measuring():  # noqa: PT011 - any will do
        raise OSError
    assert histogram.num == 1
