"""The build backend: scikit-build-core, after a look whether there is a C++ compiler at all.

Without one CMake fails with a page of text; here it is one line that says what to install.
"""

import os
import shlex
import shutil
import sys

from scikit_build_core.build import *  # noqa: F403
from scikit_build_core.build import (
    get_requires_for_build_editable as _requires_for_build_editable,
)
from scikit_build_core.build import get_requires_for_build_wheel as _requires_for_build_wheel


def get_requires_for_build_wheel(config_settings=None):
    _require_compiler()
    return _requires_for_build_wheel(config_settings)


def get_requires_for_build_editable(config_settings=None):
    _require_compiler()
    return _requires_for_build_editable(config_settings)


def _require_compiler():
    if sys.platform == "win32":
        return  # CMake finds Visual Studio where no PATH shows it
    chosen = os.environ.get("CXX")
    candidates = shlex.split(chosen)[:1] if chosen else ["c++", "g++", "clang++"]
    if not any(map(shutil.which, candidates)):
        sys.exit(
            f"Azulejos needs a C++20 compiler, and found no {', '.join(candidates)}: install one "
            "(Debian, Ubuntu: apt install g++; Fedora: dnf install gcc-c++; "
            "macOS: xcode-select --install) and try again."
        )
