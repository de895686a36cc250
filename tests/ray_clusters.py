"""A Ray cluster on this machine, for tests of what runs on many."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class LocalCluster(Protocol):
    """What is used of `ray.cluster_utils.Cluster`."""

    address: str
    worker_nodes: set[object]

    def remove_node(self, node: object, allow_graceful: bool) -> None: ...


@contextmanager
def two_nodes() -> Iterator[LocalCluster]:
    """Two nodes with one core each."""
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    made.wait_for_nodes()
    yield made
    made.shutdown()
