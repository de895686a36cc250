"""`azulejos` whose every table has the same seed, so that what is heard in a game can be kept.

Only for tests, and not a part of the program: nobody can ask a real server for a seed.
"""

from __future__ import annotations

import sys
from unittest.mock import patch

from azulejos.cli import main

SEED = bytes(range(32))


def seed() -> bytes:
    return SEED


if __name__ == "__main__":
    with (
        patch("azulejos.server.tables.hub.new_seed", seed),
        patch("azulejos.server.tables.dealer.new_seed", seed),
    ):
        sys.exit(main())
