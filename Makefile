# Needs Python 3.11 or newer, make, and the network once. A C compiler makes the games fast.
#
#   make play    open the tables: starts the server and prints the address
#   make dev     set up to change the code (docs/developing.md)
#   make test    everything a change must pass
#   make help    the rest
#
# Everything made lies in .venv: the compiled package in .venv itself, the source with the
# developers' tools in .venv/dev, what builds the page and the package in .venv/build.

VENV := .venv
DEV := $(VENV)/dev
BUILD := $(VENV)/build
STAMPS := $(VENV)/stamps

# One pip serves all three.
PIP := $(VENV)/bin/python -m pip --disable-pip-version-check
SAY := @printf '\n== %s\n'
# Shows that a step is alive and how far it is: $(RUN) 'what it does' command
RUN := $(VENV)/bin/python tools/progress.py

.PHONY: help play dev fix check test format lint types test-page test-source test-compiled test-browser browse pictures page wire soak decks stories package wheel clean
.DELETE_ON_ERROR:

help:
	@echo 'make play            start the server on this machine, and print the address to open'
	@echo 'make dev             set up to change the code: the source and its tools, in $(DEV)'
	@echo 'make fix             format the code, and repair what ruff can repair'
	@echo 'make check           lint, types and the tests of one game, on the source: GAME=…'
	@echo 'make test            all of the checks below, as a change must pass them'
	@echo '  make format        is the code formatted? (ruff format)'
	@echo '  make lint          ruff check, and the direction of imports'
	@echo '  make types         mypy --strict, and the documents of the wire'
	@echo '  make test-page     the types and the unit tests of the page'
	@echo '  make test-source   the tests of the core and the games, on the source'
	@echo '  make test-compiled the tests, on the compiled package'
	@echo '  make test-browser  the page in chromium, served by the compiled package'
	@echo 'make browse          all of the page in chromium: every game on every board, desktop and phone'
	@echo 'make pictures        draw docs/pictures/ again, from matches played in chromium'
	@echo 'make wire            write the OpenAPI document, the schema of the websocket and the types of the page'
	@echo 'make page            build the page for the source: what `parcours serve` of $(DEV) serves'
	@echo 'make soak            random matches by the hundred thousand: GAME=…, MATCHES=…'
	@echo 'make decks           generate 10,000 decks, right and wrong: each is refused at its field or played: DECKS=…'
	@echo 'make stories         read the stories of 2,000 matches of each game against the facts: STORIES=…'
	@echo 'make fuzz            new random examples for the properties of all games: SEED=…'
	@echo 'make reference       write docs/reference/ and docs/encoding/ again, after a change of cards, options, notation or names'
	@echo 'make package         compile the package and install it into $(VENV)'
	@echo 'make wheel           the same, and say where the wheel is'
	@echo 'make clean           remove $(VENV) and the caches'

# From the source at first; what takes long, compiling, is done behind the server for the next start.
play: | $(STAMPS)/venv
	@$(MAKE) --silent --no-print-directory -j 2 $(STAMPS)/requirements $(STAMPS)/page
	@$(VENV)/bin/python tools/play.py $(ARGS)

dev: $(STAMPS)/dev
	@echo 'Ready. Tests: $(DEV)/bin/pytest -k WORD. One game: make check GAME=$(GAME). More: docs/developing.md'

fix: $(STAMPS)/dev
	@$(DEV)/bin/ruff check --fix --quiet . || true
	@$(DEV)/bin/ruff format .
	@$(DEV)/bin/ruff check .

# The server and the page are the same for all games: `make test` tests them.
check: $(STAMPS)/dev lint types
	$(SAY) 'pytest, on the source, for $(GAME)'
	@PARCOURS_EXPECT=source $(DEV)/bin/pytest -q -n auto --game $(GAME) --ignore=tests/server --ignore=tests/browser $(ARGS)

test: format lint types test-page test-source test-compiled test-browser
	$(SAY) 'all passed'

format: $(STAMPS)/dev
	$(SAY) 'ruff format --check'
	@$(DEV)/bin/ruff format --check .

lint: $(STAMPS)/dev
	$(SAY) 'ruff check'
	@$(DEV)/bin/ruff check .
	@$(RUN) 'which package imports which' $(DEV)/bin/lint-imports --no-cache

types: $(STAMPS)/dev
	@$(RUN) 'mypy --strict' $(DEV)/bin/mypy
	@$(RUN) 'are the documents of the wire what it defines?' $(DEV)/bin/python tools/wire.py check

test-page: $(STAMPS)/node
	@$(RUN) 'svelte-check, on the page' $(BUILD)/bin/python web/build.py run check
	@$(RUN) 'vitest, on the page' $(BUILD)/bin/python web/build.py run test

# Only the core and the games are compiled. What is the same either way is tested once, on the package that people get.
ONCE := browser cli server stories test_bench_tools.py test_bots.py test_envs.py test_lab.py test_ladder.py test_new_game.py test_openspiel.py test_plugins.py test_positions.py test_puzzles.py test_readme.py test_researchers.py test_results.py test_review.py test_search.py test_story.py test_study.py test_tools.py test_train.py test_tune.py test_workers.py
test-source: $(STAMPS)/dev
	$(SAY) 'pytest, on the source'
	@PARCOURS_EXPECT=source $(DEV)/bin/pytest -n auto $(ONCE:%=--ignore=tests/%) $(ARGS)

# These need the tools of $(DEV), or a browser.
DEV_ONLY := browser test_developing.py
# What takes longest is listed: it decides how long `make test` takes.
LONGEST := --durations=15 --durations-min=5
# Tests of the server often wait for it: one more at once than there are cores.
WAITING := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
test-compiled: export PARCOURS_COMPILE = 1
test-compiled: package $(STAMPS)/test-tools
	$(SAY) 'pytest, on the compiled package'
	@PARCOURS_EXPECT=compiled $(VENV)/bin/pytest -n $(WAITING) --dist worksteal $(LONGEST) $(DEV_ONLY:%=--ignore=tests/%) $(ARGS)

test-browser: export PARCOURS_COMPILE = 1
test-browser: package $(STAMPS)/browser-tools
	$(SAY) 'pytest, in chromium'
	@PARCOURS_EXPECT=compiled $(VENV)/bin/pytest -n auto --dist worksteal $(LONGEST) tests/browser $(ARGS)

browse: export PARCOURS_BROWSE = 1
browse: test-browser

# Every run plays other matches: look at them before they are kept.
pictures: export PARCOURS_COMPILE = 1
pictures: package $(STAMPS)/browser-tools
	@$(VENV)/bin/python -m tests.browser.pictures

page: $(STAMPS)/page

# After a change of src/parcours/server/wire. `make types` and `make test-page` fail without it.
wire: $(STAMPS)/dev $(STAMPS)/node
	@$(RUN) 'writing the documents of the wire' $(DEV)/bin/python tools/wire.py write
	@$(RUN) 'writing the types of the page' $(BUILD)/bin/python web/build.py run wire

GAME ?= smile_life
MATCHES ?= 100000
soak: package
	@$(VENV)/bin/python tests/soak.py $(GAME) --matches $(MATCHES)

# `make test` generates a few hundred.
DECKS ?= 10000
decks: package $(STAMPS)/test-tools
	@PARCOURS_DECKS=$(DECKS) $(VENV)/bin/pytest -n auto -o timeout=0 --dist worksteal tests/test_generated_decks.py $(ARGS)

# `make test` reads a few.
STORIES ?= 2000
stories: package $(STAMPS)/test-tools
	@PARCOURS_STORIES=$(STORIES) $(VENV)/bin/pytest -n auto --dist worksteal tests/stories $(ARGS)

package: $(STAMPS)/node
	@$(VENV)/bin/python tools/package.py

wheel: package
	@ls $(VENV)/dist/*.whl

# What Hypothesis has found stays in .hypothesis: it is tried first until it passes.
clean:
	rm -rf $(VENV) dist .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules src/parcours/server/page
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(STAMPS)/venv:
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
	  if $$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	  then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
	  echo 'parcours needs Python 3.11 or newer with its venv module, and found none.' >&2; \
	  echo 'On Debian and Ubuntu: apt install python3 python3-venv.' >&2; \
	  echo 'One in another place: make PYTHON=/path/to/python3 ...' >&2; exit 1; \
	fi; \
	rm -rf $(VENV) && $$found tools/progress.py 'setting up $(VENV)' $$found -m venv $(VENV)
	@mkdir -p $(STAMPS) && touch $@

# One that knows the groups of pyproject.toml.
$(STAMPS)/pip: | $(STAMPS)/venv
	@$(RUN) 'updating pip' $(PIP) install --upgrade 'pip>=25.1'
	@touch $@

# What the package imports; the package itself comes from its source or as a wheel.
$(STAMPS)/requirements: pyproject.toml | $(STAMPS)/venv
	@$(VENV)/bin/python -c 'import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	  print(*project["dependencies"], *project["optional-dependencies"]["server"], sep="\n")' > $@.txt
	@$(RUN) 'installing what the server needs' $(PIP) install -r $@.txt
	@touch $@

# Only where the machine has none that builds the page.
$(STAMPS)/node: web/build.py | $(STAMPS)/venv
	@$(VENV)/bin/python -m venv --without-pip $(BUILD)
	@needed=$$($(VENV)/bin/python web/build.py needs) && if [ -n "$$needed" ]; then \
	  $(RUN) 'installing Node.js' $(PIP) --python $(BUILD) install "$$needed"; fi
	@touch $@

# Folders are among them, so that a file that was removed counts too.
PAGE_SOURCES := $(shell find web src/parcours -path web/node_modules -prune -o \
  \( -path 'web/*' -o -name '*.ftl' \) ! -name icons.ts -print)
$(STAMPS)/page: $(PAGE_SOURCES) | $(STAMPS)/node
	@$(RUN) 'building the page' $(BUILD)/bin/python web/build.py page src/parcours/server/page
	@touch $@

$(STAMPS)/dev: pyproject.toml hatch_build.py | $(STAMPS)/pip
	@$(VENV)/bin/python -m venv $(DEV)
	@PARCOURS_PAGE=0 $(RUN) 'installing the tools for development' \
	  $(PIP) --python $(DEV) install --group dev --editable '.[server]'
	@touch $@

$(STAMPS)/test-tools: pyproject.toml | $(STAMPS)/pip
	@$(RUN) 'installing the tools for tests' $(PIP) install --group test
	@touch $@

# The browser itself is Debian's; nothing else is downloaded.
$(STAMPS)/browser-tools: pyproject.toml $(STAMPS)/test-tools
	@$(RUN) 'installing the tools for tests in a browser' $(PIP) install --group browser
	@if ! { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    export DEBIAN_FRONTEND=noninteractive; \
	    $(RUN) 'looking for chromium' apt-get update -q && \
	    $(RUN) 'installing chromium' apt-get install -q --yes --no-install-recommends chromium; \
	  else echo 'The page is tested in chromium, and there is none: apt install chromium.' >&2; exit 1; fi; \
	fi
	@touch $@

# Two pages for each of our games, made from the code; `make test` compares them.
.PHONY: reference
reference: $(STAMPS)/dev
	@for game in $(notdir $(patsubst %/,%,$(wildcard src/parcours/games/*/))); do case $$game in __*) ;; *) \
	  $(DEV)/bin/python -m parcours.cli reference $$game > docs/reference/$$game.md || exit 1; \
	  $(DEV)/bin/python -m parcours.cli encoding $$game > docs/encoding/$$game.md || exit 1;; esac; done

# Explores where `make test` tries the same examples every time. What fails is kept in .hypothesis and tried first next time.
.PHONY: fuzz
fuzz: FUZZ_SEED := $(or $(SEED),$(shell date +%s))
fuzz: package $(STAMPS)/test-tools
	$(SAY) 'hypothesis explores, with seed $(FUZZ_SEED); the same again: make fuzz SEED=$(FUZZ_SEED)'
	@PARCOURS_HYPOTHESIS=explore $(VENV)/bin/pytest -n auto --hypothesis-seed=$(FUZZ_SEED) tests/conformance $(ARGS)
