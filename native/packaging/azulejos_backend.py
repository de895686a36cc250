"""The build backend: scikit-build-core, after a look whether there is a C++ compiler at all.

Without one CMake fails with a page of text; here it is one line that says what to install. A wheel
is built with the browser client or not at all; an editable installation has it where there is Node,
and else `make web` makes it.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from functools import wraps
from pathlib import Path

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


def _node_where_it_is_missing():
    """What pip puts beside the backend when a wheel is built, so that the client can be built."""
    return [] if web_client.is_fresh() or web_client.has_node() else [web_client.NODE_PACKAGE]


# pip asks for the requirements first, but goes straight to building without build isolation.
@wraps(build.get_requires_for_build_wheel)
def get_requires_for_build_wheel(*arguments, **options):
    require_compiler()
    requirements = build.get_requires_for_build_wheel(*arguments, **options)
    return [*requirements, *_node_where_it_is_missing()]


@wraps(build.build_wheel)
def build_wheel(*arguments, **options):
    require_compiler()
    web_client.build()
    return build.build_wheel(*arguments, **options)


@wraps(build.build_sdist)
def build_sdist(*arguments, **options):
    """With the built client: whoever installs from it needs no Node."""
    web_client.build()
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
