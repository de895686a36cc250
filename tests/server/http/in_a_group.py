"""`azulejos` in a process group of its own, as in a terminal. Only tests run it."""

from __future__ import annotations

import os
import sys

from azulejos.cli import main

if __name__ == "__main__":
    os.setpgid(0, 0)
    sys.exit(main())
