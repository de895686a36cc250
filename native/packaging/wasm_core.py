"""Builds the core in WebAssembly, for the page: `python wasm_core.py build`. For tests,
`python wasm_core.py signature PROGRAM` builds a program that prints its signatures.

Zig is the compiler. It comes from PyPI, into an environment of its own, where this Python lacks it.
"""

import os
import shutil
import subprocess
import sys
import venv
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NATIVE = ROOT / "native"
BUILT = ROOT / "src" / "azulejos" / "server" / "wasm"
MODULE = BUILT / "core.wasm"
LICENSES = BUILT / "licenses.txt"
TOOLS = ROOT / "build" / "wasm-tools"
OBJECTS = ROOT / "build" / "wasm-objects"
ZIG_PACKAGE = "ziglang>=0.17"
FLAGS = (
    *("-target", "wasm32-wasi", "-std=c++20", "-O3", "-DNDEBUG", "-msimd128"),
    # A `throw` becomes a call: native/wasm/exceptions.cpp says of what.
    *("-fexceptions", "-fignore-exceptions", "-DAZULEJOS_ONE_THREAD"),
    *("-I", "native/include", "-I", "native/src"),
)
LEFT_OUT = ("envs", "training")
"""Folders of native/src: for learning programs, with threads."""
LINE = "-" * 72
NOTICES = {
    "libc++ and libc++abi": ("libcxx/LICENSE.TXT",),
    "wasi-libc": (
        "libc/wasi/LICENSE",
        "libc/wasi/LICENSE-MIT",
        "libc/wasi/LICENSE-APACHE-LLVM",
        "libc/wasi/libc-bottom-half/cloudlibc/LICENSE",
    ),
    "musl, in wasi-libc": ("libc/musl/COPYRIGHT",),
    "Zig, whose compiler-rt supplies functions": ("../LICENSE",),
}
"""Of everything from other people that is linked into the core; files of Zig's `lib`."""


def is_fresh():
    """Whether the module is there and no source is newer."""
    if not MODULE.is_file() or not LICENSES.is_file():
        return False
    built = MODULE.stat().st_mtime
    own = (Path(__file__), *(NATIVE / "wasm").iterdir(), *(NATIVE / "include").rglob("*.hpp"))
    return all(path.stat().st_mtime <= built for path in (*own, *(NATIVE / "src").rglob("*.?pp")))


def build():
    """Brings the module up to date; ends with one line where it can't."""
    if is_fresh():
        return
    zig = _zig()
    BUILT.mkdir(exist_ok=True)
    new = BUILT / "core.new"
    _link(zig, sorted((NATIVE / "wasm").glob("*.cpp")), new, "-mexec-model=reactor")
    _write_licenses(zig.parent / "lib")
    new.replace(MODULE)


def _link(zig, sources, program, *flags):
    """Compiles these sources with the core's, and links them. Zig keeps what has not changed."""
    core = (path for path in (NATIVE / "src").rglob("*.cpp") if path.parent.name not in LEFT_OUT)
    OBJECTS.mkdir(parents=True, exist_ok=True)

    def compiled(source):
        name = "-".join(source.relative_to(NATIVE).with_suffix(".o").parts)
        _run([zig, "c++", *FLAGS, "-c", source.relative_to(ROOT), "-o", OBJECTS / name])
        return OBJECTS / name

    with ThreadPoolExecutor(os.cpu_count()) as pool:  # each thread waits for a compiler
        objects = [*pool.map(compiled, [*sorted(core), *sources])]
    _run([zig, "c++", *FLAGS, *flags, "-s", *objects, "-o", program])


def _run(call):
    if subprocess.run([*map(str, call)], cwd=ROOT, check=False).returncode:
        raise SystemExit("Azulejos' core could not be compiled to WebAssembly.")


def _zig():
    """The compiler: beside this Python, as in an isolated build, else in its own environment."""
    if spec := find_spec("ziglang"):
        return _program(Path(spec.origin).parent)
    python = TOOLS / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    if not (found := [*TOOLS.rglob("ziglang/__init__.py")]):
        print(f"== Installing Zig into {TOOLS.relative_to(ROOT)}", flush=True)
        venv.create(TOOLS, with_pip=True)
        pinned = ["--constraint", str(ROOT / "constraints.txt"), ZIG_PACKAGE]
        call = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *pinned]
        if subprocess.run(call, check=False).returncode:
            shutil.rmtree(TOOLS)
            sys.exit(f"Azulejos' core for the page needs {ZIG_PACKAGE}, and pip can't install it.")
        found = [*TOOLS.rglob("ziglang/__init__.py")]
    return _program(found[0].parent)


def _program(package):
    return package / ("zig.exe" if sys.platform == "win32" else "zig")


def _write_licenses(lib):
    notices = []
    for title, names in NOTICES.items():
        texts = [(lib / name).read_text(encoding="utf-8").strip() for name in names]
        notices.append("\n\n".join([title, *texts]) + "\n")
    LICENSES.write_text(f"\n{LINE}\n\n".join(notices), encoding="utf-8")


def main(arguments):
    match arguments:
        case ["build"]:
            build()
        case ["signature", program]:
            names = ("wasm/tests/signature.cpp", "wasm/exceptions.cpp", "bench/search_bench.cpp")
            _link(_zig(), [NATIVE / name for name in names], program)
        case _:
            sys.exit("usage: wasm_core.py build, or wasm_core.py signature PROGRAM")


if __name__ == "__main__":
    main(sys.argv[1:])
