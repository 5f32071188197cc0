# Everything happens in .venv (and .bench-venv for the peers, .docs-venv for the documentation); nothing is installed
# outside this folder.
# FOLKMOOT_COMPILE=0 or =require, see setup.py, takes effect when folkmoot is (re)installed: run `make clean` first.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
# Options of `make play`, such as SERVE="--port 8351 --no-browser".
SERVE ?=
SOURCES := $(sort pyproject.toml setup.py $(shell find src web -name node_modules -prune -o -type f \
	! -path '*.egg-info/*' ! -name '*.pyc' ! -path '*/server/static/*' -print))
LOCKS := requirements
INSTALL := install -qq --disable-pip-version-check --require-hashes -r
# $(call install,ENVIRONMENT,LOCK): uv needs a quarter of pip's time; where it does not run or cannot reach what pip
# reaches (it does not read pip's settings), pip has the last word.
install = { $(BIN)/uv pip install --quiet --python $(1)/bin/python --require-hashes -r $(2) 2>/dev/null \
	|| $(1)/bin/python -m pip $(INSTALL) $(2); }
COMPILE_LOCK = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-header --no-emit-index-url --no-emit-find-links
# Three at a time: on two processors one of them often waits for a server, a clock or a page.
PROCESSES ?= 3
PYTEST := $(BIN)/pytest -q -n $(PROCESSES) --dist worksteal
# Where servers and browsers run, what fails is tried once more, one test at a time: a fault fails twice. A test that
# only stumbled over a busy machine is named in the last line of `make test`, to be mended.
FAILED = -o cache_dir=build/failed-$@
twice = { rm -rf build/failed-$@; $(PYTEST) $(FAILED) $(1); } || { [ $$? = 1 ] && echo "tests: what failed, once more" \
	&& $(BIN)/pytest -q $(FAILED) --last-failed $(1); }
# pytest keeps what it has made of the tests, so that it is not made again by every process.
unexport PYTHONDONTWRITEBYTECODE
# Tests of what is compiled; those that are left out read sources and catalogues, which are the same.
COMPILED := tests/core tests/ethnos tests/tribes tests/aetherya tests/bots tests/server/test_moves.py tests/server/test_play.py \
	tests/server/test_way_of_a_move.py \
	--ignore tests/core/test_rooms.py --ignore tests/core/test_games_live_in_one_place.py --ignore tests/tribes/test_texts.py
MAKEFLAGS += --no-print-directory
.DELETE_ON_ERROR:
.PHONY: help play demo site check test test-python test-all test-interpreted test-pythons test-web test-site test-ray chromium lint lint-python lint-web web tools rules rules-pictures bench bench-bots bench-server bench-scale bench-attack node dist lock clean always

help:
	@echo "make play        open the table in the browser"
	@echo "make demo        watch a demonstration game in the terminal"
	@echo "make web         build the browser client"
	@echo "make site        build Folkmoot as a folder of plain files, with the server in the page: build/site"
	@echo "make test        check style, types and texts, run the tests in both builds"
	@echo "make check       check style, types and texts, run all but the long tests in one build"
	@echo "make test-python run only the tests without a browser"
	@echo "make test-web    run only the tests in the browser"
	@echo "make test-site   build the site with the compiled engine and run its tests"
	@echo "make test-pythons  run all but the long tests, uncompiled, on the other Pythons at hand (7 minutes each)"
	@echo "make test-ray    run the tests of tournaments and self-play on a Ray cluster (installs Ray, 350 MB)"
	@echo "make lint        check style, types and texts only"
	@echo "make docs        build the documentation site in build/docs"
	@echo "make rules       regenerate docs/rules and docs/reading after a rule, its text or a test has changed"
	@echo "make rules-pictures  draw the pictures of docs/rules after a board or a diagram has changed"
	@echo "make bench       measure speed against other libraries (under 3 minutes)"
	@echo "make bench-bots  measure bots and adaptors, the latter against the libraries' own games (5 minutes)"
	@echo "make bench-attack  measure what a player notices of clients that ask for too much (12 minutes)"
	@echo "make bench-server  measure the server beside boardgame.io's own, and with a thousand tables (2 minutes)"
	@echo "make bench-scale   measure four workers on PostgreSQL with a hundred and with ten thousand tables (minutes)"
	@echo "make dist        make the sdist and a wheel for each Python at hand, install each offline and play"
	@echo "make lock        renew the locked dependencies"
	@echo "make clean       remove everything that was built or installed here"

# The page first: what has to be compiled is built while people play from the sources (docs/decisions/0011).
play: .venv/runtime
	@if $(MAKE) --question .venv/folkmoot 2>/dev/null; then $(BIN)/folkmoot serve $(SERVE); \
	elif [ "$$FOLKMOOT_COMPILE" = 0 ] || ! command -v $${CC:-cc} >/dev/null; then \
		$(MAKE) .venv/folkmoot && $(BIN)/folkmoot serve $(SERVE); \
	else $(MAKE) web && $(BIN)/python .ci/play.py .venv/folkmoot "$(MAKE) .venv/folkmoot" $(SERVE); fi

demo: .venv/folkmoot
	@$(BIN)/folkmoot demo ethnos --players 4 --pause 0.02

# What checks Python and what checks the client need about as long, so they run side by side.
lint: .venv/dev web
	@$(MAKE) -j2 --output-sync=target lint-python lint-web

lint-python: .venv/dev
	@echo "style: ruff"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { $(BIN)/ruff format --check .; exit 1; }
	@echo "words: catalogues"
	@$(BIN)/python -m tests.text.lint
	@echo "types: mypy"
	@$(BIN)/mypy

lint-web: .venv/dev web
	@echo "client: prettier, eslint, svelte-check, vitest"
	@$(BIN)/python web/build.py --check >/dev/null
	@PYTHONPATH=src $(BIN)/python web/routes.py --check

web: node
	@$(BIN)/python web/build.py

# What checks the client, and makes the site.
tools: node
	@$(BIN)/python -c 'import sys; sys.path.append("web"); import build; build.install(build.node_folder(), tools=True)'

# With the libraries of .venv, so its Python has to have them. The engine in it is compiled where its tools can be had,
# which takes minutes the first time; FOLKMOOT_COMPILE=0 does without.
site: node
	@$(BIN)/python web/site/build.py

# Node from PATH if it is new enough, else from PyPI.
node: .venv/runtime
	@$(BIN)/python -c 'import sys; sys.path.append("web"); import build; build.node_folder()' 2>/dev/null \
		|| { echo "installing Node"; $(call install,.venv,web/node.lock); }

# What needs a browser runs beside what does not, each with three processes: so neither processor waits where one of
# them does. Both have about as much to do. The tools come first, for both would install them.
test: .venv/dev .venv/folkmoot web tools
	@$(BIN)/python .ci/lanes.py "python=$(MAKE) lint-python lint-web test-all" "browser=$(MAKE) test-web test-interpreted"

# Everything runs in the compiled build; what is compiled (core, engines, search, tables) runs interpreted as well,
# without the long tests, which play the same code for longer.
test-python: test-all test-interpreted

test-all: .venv/dev .venv/folkmoot
	@if grep -q compiled .venv/folkmoot; then echo "tests: compiled"; \
		FOLKMOOT_EXPECT_BUILD=compiled; export FOLKMOOT_EXPECT_BUILD; $(call twice,--ignore tests/web); \
	elif [ "$$FOLKMOOT_COMPILE" != 0 ] && command -v $${CC:-cc} >/dev/null; then \
		echo "tests: there is a C compiler, yet folkmoot was not compiled: see build/install.log" >&2; exit 1; \
	else echo "tests: interpreted only (no C compiler, or FOLKMOOT_COMPILE=0)"; \
		PYTHONPATH=src; FOLKMOOT_EXPECT_BUILD=interpreted; export PYTHONPATH FOLKMOOT_EXPECT_BUILD; \
		$(call twice,--ignore tests/web); fi

test-interpreted: .venv/dev .venv/folkmoot
	@if grep -q compiled .venv/folkmoot; then echo "tests: interpreted"; \
		PYTHONPATH=src FOLKMOOT_EXPECT_BUILD=interpreted FOLKMOOT_SAMPLE=1 $(PYTEST) -m "not slow" $(COMPILED); fi

# For in between: all but the long tests, in one build and without the browser.
check: lint
	@echo "tests: interpreted, without the long ones"
	@PYTHONPATH=src FOLKMOOT_EXPECT_BUILD=interpreted $(PYTEST) -m "not slow" --ignore tests/web

# On every Python from 3.11 on that is at hand beside that of .venv, each in an environment in build/pythons.
test-pythons: .venv/dev
	@$(BIN)/python .ci/pythons.py test -q -n $(PROCESSES) --dist worksteal -p no:cacheprovider -m "not slow" --ignore tests/web

test-ray: .ray-venv/ray
	@echo "tests: Ray"
	@PYTHONPATH=src .ray-venv/bin/pytest -q -p no:cacheprovider tests/arena/test_ray.py

# The page in a real browser, against what was installed; FOLKMOOT_SHOTS=1 leaves pictures of it in build/screenshots.
test-web: .venv/dev .venv/folkmoot node chromium
	@FOLKMOOT_COMPILE=0 $(BIN)/python web/site/build.py
	@echo "tests: browser"
	@$(call twice,tests/web)

# Folkmoot as plain files, as `make site` publishes it: with the engine compiled for pages, or not at all. Building it
# takes tools of 100 MB, which `make test` does without.
test-site: .venv/dev .venv/folkmoot node chromium
	@FOLKMOOT_COMPILE=require $(BIN)/python web/site/build.py
	@echo "tests: the site with the compiled engine"
	@$(BIN)/pytest -q tests/web/test_site.py

chromium:
	@command -v chromium-headless-shell >/dev/null || { \
		echo "installing Chromium without windows"; [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& { apt-get update -qq && apt-get install -qq -y chromium-headless-shell; } >/dev/null 2>&1; } \
		|| command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| { echo "tests: the browser tests need Chromium: apt-get install chromium-headless-shell" >&2; exit 1; }

# The site has the client's colours and fonts. It is whole or not there: what warns is an error, and so is a dead link.
.PHONY: docs
docs: .docs-venv/sphinx web
	@echo "building the documentation"
	@rm -rf build/docs
	@.docs-venv/bin/sphinx-build --quiet --fail-on-warning --fresh-env -b html -c docs/site -d build/docs-cache . build/docs
	@.docs-venv/bin/python docs/site/links.py build/docs
	@echo "it begins at build/docs/index.html"

rules: .venv/runtime
	@mkdir -p docs/rules docs/unsettled
	@for game in ethnos tribes aetherya; do for lang in en ru pl ja; do \
		PYTHONPATH=src $(BIN)/python -m folkmoot rules $$game --lang $$lang --markdown > docs/rules/$$game.$$lang.md; \
		PYTHONPATH=src $(BIN)/python -m folkmoot rules $$game --lang $$lang --unsettled --markdown > docs/unsettled/$$game.$$lang.md; \
		done; done
	@PYTHONPATH=src $(BIN)/python -m tests.reading --write

rules-pictures: .venv/dev web
	@PYTHONPATH=src:. $(BIN)/python -m tests.web.draw_rules

bench: .venv/folkmoot .bench-venv/peers
	@$(BIN)/python bench/run.py .bench-venv/bin/python

bench-bots: .venv/folkmoot .venv/dev .bench-venv/peers
	@$(BIN)/python bench/bots.py
	@$(BIN)/python bench/adaptors.py .bench-venv/bin/python

bench-attack: .venv/folkmoot .venv/dev
	@$(BIN)/python -u -m bench.server.attack

bench-server: .venv/folkmoot
	@cd bench/server && npm ci --silent
	@$(BIN)/python -u bench/server/run.py

bench-scale: .venv/folkmoot .venv/dev
	@cd bench/server && npm ci --silent
	@$(BIN)/python -u -m bench.server.scale

dist: .venv/runtime node
	@$(BIN)/python .ci/dist.py

lock: .venv/installer
	@echo "locking dependencies"
	@$(COMPILE_LOCK) $(LOCKS)/installer.in -o $(LOCKS)/installer.lock
	@$(COMPILE_LOCK) pyproject.toml $(LOCKS)/main.in -o $(LOCKS)/main.lock
	@$(COMPILE_LOCK) $(LOCKS)/dist.in -c $(LOCKS)/main.lock -o $(LOCKS)/dist.lock
	@$(COMPILE_LOCK) --extra postgres pyproject.toml -c $(LOCKS)/main.lock -o $(LOCKS)/server.lock
	@$(COMPILE_LOCK) --extra adaptors --extra pictures pyproject.toml $(LOCKS)/dev.in -c $(LOCKS)/main.lock -o $(LOCKS)/dev.lock
	@$(COMPILE_LOCK) --extra ray --extra study pyproject.toml $(LOCKS)/ray.in -c $(LOCKS)/main.lock -o $(LOCKS)/ray.lock
	@$(COMPILE_LOCK) $(LOCKS)/docs.in -o $(LOCKS)/docs.lock
	@$(COMPILE_LOCK) bench/requirements.in -o bench/requirements.lock
	@$(COMPILE_LOCK) web/node.in -o web/node.lock
	@$(COMPILE_LOCK) $(LOCKS)/site.in -o $(LOCKS)/site.lock

clean:
	@rm -rf .venv .bench-venv .docs-venv .ray-venv build dist web/node_modules bench/server/node_modules src/folkmoot/server/static src/*.egg-info \
		.mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# Where Python came without ensurepip, the locked pip is put in by the pip outside.
%/bin/python:
	@test -n "$(PYTHON)" || { echo "folkmoot needs Python 3.11 or newer; choose one with: make PYTHON=..." >&2; exit 1; }
	@$(if $(and $(filter .venv,$*),$(filter play,$(MAKECMDGOALS))),echo "setting up for the first time: half a minute until the page opens and two minutes until everything is compiled")
	@echo "creating $* with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $* >/dev/null 2>&1 || { $(PYTHON) -m venv --clear --without-pip $* \
		&& $(PYTHON) -m pip --python $@ $(INSTALL) $(LOCKS)/main.lock; } \
		|| { rm -rf $*; echo "this Python cannot create an environment: install its venv and pip packages" >&2; exit 1; }

.venv/installer: $(LOCKS)/installer.lock | $(BIN)/python
	@$(BIN)/python -m pip $(INSTALL) $< 2>/dev/null || true
	@touch $@

.venv/runtime: $(LOCKS)/main.lock .venv/installer
	@echo "installing what folkmoot needs"
	@$(call install,.venv,$<)
	@touch $@

.venv/dev: $(LOCKS)/dev.lock .venv/runtime
	@echo "installing the tools for development"
	@$(call install,.venv,$<)
	@touch $@

.bench-venv/peers: bench/requirements.lock .venv/installer | .bench-venv/bin/python
	@echo "installing the libraries to compare with"
	@$(call install,.bench-venv,$<)
	@touch $@

.docs-venv/sphinx: $(LOCKS)/docs.lock .venv/installer | .docs-venv/bin/python
	@echo "installing what builds the documentation"
	@$(call install,.docs-venv,$<)
	@touch $@

.ray-venv/ray: $(LOCKS)/ray.lock .venv/installer | .ray-venv/bin/python
	@echo "installing Ray"
	@$(call install,.ray-venv,$<)
	@touch $@

# The list of sources, so that a removed file also leads to a new build.
ifneq ($(SOURCES),$(shell cat .venv/sources 2>/dev/null))
.venv/sources: always
endif
.venv/sources: | $(BIN)/python
	@echo "$(SOURCES)" > $@

.venv/folkmoot: .venv/runtime .venv/sources $(SOURCES)
	@$(MAKE) node
	@echo "building folkmoot, browser client and compiled engine: about a minute and a half on two processors"
	@$(BIN)/python .ci/install.py $@
