"""`azulejos` with few open files, and little room for what nobody reads. Only tests run it."""

from __future__ import annotations

import resource
import sys
from unittest.mock import patch

from azulejos.cli import main

SOFT, HARD = 200, 450

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (SOFT, HARD))
    with patch("azulejos.server.limits.UNREAD_BYTES_OF_ADDRESS", 2**20):
        sys.exit(main())
