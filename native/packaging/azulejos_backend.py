"""The build backend: scikit-build-core, after a look whether there is a C++ compiler at all.

Without one CMake fails with a page of text; here it is one line that says what to install.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from functools import wraps
from pathlib import Path

from scikit_build_core import build
from scikit_build_core.build import *  # noqa: F403


def _after_a_look_for_a_compiler(hook):
    @wraps(hook)
    def checked(*arguments, **options):
        require_compiler()
        return hook(*arguments, **options)

    return checked


def require_compiler():
    """Ends with one line where the C++ compiler or Python's headers are missing."""
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
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        sys.exit(
            "Azulejos needs the headers of Python, and found no Python.h: install them "
            "(Debian, Ubuntu: apt install python3-dev; Fedora: dnf install python3-devel) "
            "and try again."
        )


# pip asks for the requirements first, but goes straight to building without build isolation.
get_requires_for_build_wheel = _after_a_look_for_a_compiler(build.get_requires_for_build_wheel)
get_requires_for_build_editable = _after_a_look_for_a_compiler(
    build.get_requires_for_build_editable
)
build_wheel = _after_a_look_for_a_compiler(build.build_wheel)
build_editable = _after_a_look_for_a_compiler(build.build_editable)
