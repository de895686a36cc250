"""`azulejos` with short timeouts for stalled connections and a lost lock. Only tests run it."""

from __future__ import annotations

import sys
from unittest.mock import patch

from azulejos.cli import main

if __name__ == "__main__":
    with (
        patch("azulejos.server.limits.REQUEST_SECONDS", 0.5),
        patch("azulejos.server.limits.STALLED_SECONDS", 0.2),
        patch("azulejos.server.limits.LEASE_SECONDS", 0.5),
    ):
        sys.exit(main())
