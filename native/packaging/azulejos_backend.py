"""The build backend: scikit-build-core, after a look whether there is a C++ compiler at all.

Without one CMake fails with a page of text; here it is one line that says what to install. A wheel
is built with the browser client and its core in WebAssembly or not at all; an editable installation
has the client where there is Node, and else `make web` makes both.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from functools import wraps
from pathlib import Path

import wasm_core
import web_client
from scikit_build_core import build
from scikit_build_core.build import *  # noqa: F403


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


def _missing_for_browsers():
    """What pip puts beside the backend when a wheel is built, so that the client can be built, and
    the core for it."""
    node = [] if web_client.is_fresh() or web_client.has_node() else [web_client.NODE_PACKAGE]
    return [*node, *([] if wasm_core.is_fresh() else [wasm_core.ZIG_PACKAGE])]


def _build_for_browsers():
    web_client.build()
    wasm_core.build()


# pip asks for the requirements first, but goes straight to building without build isolation.
@wraps(build.get_requires_for_build_wheel)
def get_requires_for_build_wheel(*arguments, **options):
    require_compiler()
    requirements = build.get_requires_for_build_wheel(*arguments, **options)
    return [*requirements, *_missing_for_browsers()]


@wraps(build.build_wheel)
def build_wheel(*arguments, **options):
    require_compiler()
    _build_for_browsers()
    return build.build_wheel(*arguments, **options)


@wraps(build.build_sdist)
def build_sdist(*arguments, **options):
    """With what is built for browsers: whoever installs from it needs neither Node nor Zig."""
    _build_for_browsers()
    return build.build_sdist(*arguments, **options)


@wraps(build.get_requires_for_build_editable)
def get_requires_for_build_editable(*arguments, **options):
    require_compiler()
    return build.get_requires_for_build_editable(*arguments, **options)


@wraps(build.build_editable)
def build_editable(*arguments, **options):
    require_compiler()
    if web_client.has_node():
        web_client.build()
    return build.build_editable(*arguments, **options)
