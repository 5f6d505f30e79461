# Everything happens in .venv; what is installed there comes from requirements/*.txt, with hashes.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
JOBS ?= 2
UV ?= uv
PIN := $(UV) pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --quiet
LOCK := $(PIN) pyproject.toml

# What the compiled parts are made from: a change builds them anew.
NATIVE := $(wildcard CMakeLists.txt) $(shell find native -type f 2>/dev/null)
PACKAGE := pyproject.toml $(NATIVE)

# A larger set-up holds all that a smaller one does, and is used in its place where it is there.
there = $(foreach kind,$(1),$(if $(wildcard $(VENV)/$(kind).stamp),$(kind)))
PLAYS := $(firstword $(call there,bench dev test) play)
TESTS := $(firstword $(call there,bench dev) test)

# The page is built by the Node of requirements/page.txt, so that nothing else has to be there.
PAGE := src/sansatout/server/static/index.html
WEB := $(shell find web -type f -not -path "web/node_modules/*" -not -path "web/tests/*" 2>/dev/null)
PARTS := web/node_modules
NPM := cd web && PATH="$(abspath $(BIN)):$$PATH" npm --no-update-notifier

# Servers and robots start a hundred times in the tests; what was compiled once is kept for them.
unexport PYTHONDONTWRITEBYTECODE

# Every door that strangers can reach: seconds in `make test`, minutes in `make soak`.
FUZZ := $(wildcard tests/server/test_fuzz_*.py) tests/formats/test_round_trips.py \
	tests/cli/test_cli_fuzz.py tests/manager/test_manager_fuzzed.py

# What is read from outside, each with a corpus; atheris runs so many seconds on each in `make soak`.
TARGETS := $(filter-out native,$(notdir $(wildcard tests/fuzz/corpus/*)))
FUZZ_SECONDS ?= 300

# What the site is built from, and the site; all of it is made anew.
SITE := build/docs

# Measured by hand: they fetch everything anew, with empty caches.
FETCHING := benchmarks/setting_up.py benchmarks/compared.py

# What a release needs: an environment for each of the two Pythons that wheels are built with.
PYTHON_OLD ?= python3.11 $(wildcard $(HOME)/.pyenv/versions/3.11.*/bin/python3)
PYTHON_NEW ?= python3.12 python3.13 python3.14 $(wildcard $(HOME)/.pyenv/versions/3.1[2-9].*/bin/python3)
RELEASE := build/release

.PHONY: help play ready ready-to-test page page-to-test docs test check coverage bench soak wheels wheel-arm release lock clean
.DELETE_ON_ERROR:
# The steps share .venv and web/node_modules; what has many parts has workers of its own.
ifndef TOGETHER
.NOTPARALLEL:
endif
# Two at once, unless `make -j` has said how many.
TWO = $(if $(findstring --jobserver,$(MAKEFLAGS)),,--jobs 2)

help:
	@echo "make play      set up and start Sansatout"
	@echo "make page      build the page"
	@echo "make docs      build the site of all documentation into $(SITE)/site, and check it"
	@echo "make test      set up and run all tests"
	@echo "make check     style, types, layers, rules without tests"
	@echo "make coverage  write docs/coverage.md: every rule, its code, its tests"
	@echo "make bench     measure the speed"
	@echo "make soak      the long tests"
	@echo "make wheels    build what is installed by pip, for Linux, into dist/"
	@echo "make wheel-arm one more for 64-bit ARM, tried under qemu (Debian; after make wheels)"
	@echo "make release   the wheels built twice, compared, checked and tried; all but the upload"
	@echo "make lock      pin the parts we use (needs uv); UPGRADE=--upgrade for the newest"
	@echo "make clean     remove everything that was made here"

play: ready
	@$(BIN)/sansatout serve

# What the two commands set up; tools/thin.sh takes away what was there only to build it. The page is
# fetched and built while the solver is: they need nothing of each other's.
ready: $(VENV)/made.stamp
	@$(MAKE) --no-print-directory $(TWO) TOGETHER=yes $(VENV)/$(PLAYS).stamp page
	@sh tools/thin.sh $(VENV) $(PLAYS)

ready-to-test: $(VENV)/made.stamp
	@$(MAKE) --no-print-directory $(TWO) TOGETHER=yes $(VENV)/$(TESTS).stamp page-to-test
	@sh tools/thin.sh $(VENV) $(TESTS)

page: $(PAGE)

# What tests the page builds it, too: one after the other.
page-to-test:
	@$(MAKE) --no-print-directory TOGETHER= $(PARTS)/.dev.stamp page

docs: $(VENV)/docs.stamp
	$(BIN)/codespell *.md docs src/sansatout/locales/en
	$(BIN)/python -m tools.spelling
	$(BIN)/python -m tools.site $(SITE)
	cd $(SITE) && PYTHONPATH="$(CURDIR)" "$(CURDIR)/$(BIN)/zensical" build --strict --clean
	$(BIN)/python -m tools.site.checking $(SITE)/site

test: ready-to-test
	$(NPM) run --silent test
	$(BIN)/pytest -n $(JOBS) --dist worksteal --durations 20 -m "not soak"

check: $(VENV)/dev.stamp $(PARTS)/.dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy --platform win32 src
	$(BIN)/lint-imports
	$(BIN)/python -m tools.wire_types --check
	$(NPM) run --silent check
	$(BIN)/python -m tools.coverage --check
	$(BIN)/python -m tools.names

coverage: $(VENV)/dev.stamp
	$(BIN)/python -m tools.coverage --write docs/coverage.md

bench: $(VENV)/bench.stamp
	@for script in $(filter-out $(FETCHING),$(wildcard benchmarks/*.py)); do \
		echo "== $$script"; $(BIN)/python "$$script" || exit 1; done

soak: $(VENV)/bench.stamp
	$(BIN)/pytest -n $(JOBS) -m soak
	$(BIN)/pytest -n $(JOBS) -m "not soak" --store postgresql tests/server
	tools/sanitize_solver.sh
	tools/fuzz_solver.sh $(FUZZ_SECONDS)
	@for target in $(TARGETS); do echo "== fuzzing $$target"; \
		$(BIN)/python -m tests.fuzz $$target --seconds $(FUZZ_SECONDS) || exit 1; done
	$(BIN)/pytest -n $(JOBS) -m "not soak" --hypothesis-profile=soak tests/core $(FUZZ)

wheels: $(PAGE) $(RELEASE)/old/made.stamp $(RELEASE)/new/made.stamp
	tools/wheels.sh $(RELEASE) dist

wheel-arm: $(RELEASE)/old/made.stamp
	tools/wheel_arm.sh $(RELEASE) dist

release: $(VENV)/dev.stamp $(PARTS)/.play.stamp wheels
	tools/release.sh $(RELEASE) dist

lock:
	$(LOCK) --all-extras $(UPGRADE) --output-file requirements/bench.txt
	$(LOCK) --extra test --extra check --extra lab --extra print --extra nodes --constraint requirements/bench.txt \
		--output-file requirements/dev.txt
	$(LOCK) --extra test --extra lab --extra print --extra nodes --constraint requirements/bench.txt \
		--output-file requirements/test.txt
	$(LOCK) --extra print --constraint requirements/bench.txt --output-file requirements/play.txt
	$(LOCK) --extra docs --constraint requirements/bench.txt --output-file requirements/docs.txt
	$(PIN) --group build --constraint requirements/bench.txt $(UPGRADE) --output-file requirements/build.txt
	$(PIN) --group page $(UPGRADE) --output-file requirements/page.txt
	$(PIN) --group build --group release --constraint requirements/bench.txt --constraint requirements/build.txt \
		$(UPGRADE) --output-file requirements/release.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf $(PARTS) src/sansatout/server/static
	rm -f docs/coverage.md
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/made.stamp:
	@python=$$(sh tools/preflight.sh) && echo "making $(VENV) with $$python" && \
		"$$python" -m venv $(VENV)
	@touch $@

# One rule for all sizes of set-up: what playing, testing, checking, measuring and the site need.
$(VENV)/%.stamp: requirements/%.txt requirements/build.txt $(PACKAGE) $(VENV)/made.stamp
	@sh tools/preflight.sh >/dev/null
	@echo "installing requirements/$*.txt"
	@sh tools/install.sh $(VENV) $*
	@touch $@

$(RELEASE)/old/made.stamp: PREFLIGHT = PYTHON="$(PYTHON_OLD)" sh tools/preflight.sh 3.11 3.11 PYTHON_OLD
$(RELEASE)/new/made.stamp: PREFLIGHT = PYTHON="$(PYTHON_NEW)" sh tools/preflight.sh 3.12 "" PYTHON_NEW
$(RELEASE)/%/made.stamp: requirements/release.txt
	@python=$$($(PREFLIGHT)) && echo "making $(@D) with $$python" && \
		"$$python" -m venv --clear $(@D)
	@$(@D)/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes \
		--requirement requirements/release.txt
	@touch $@

$(VENV)/page.stamp: requirements/page.txt $(VENV)/made.stamp
	@echo "installing requirements/page.txt"
	@$(PIP) install --quiet --no-compile --no-deps --require-hashes --requirement requirements/page.txt
	@touch $@

# Two sizes for the page: what builds it, and what checks and tests it as well, which stays where it is.
$(PARTS)/.dev.stamp: web/package-lock.json web/.npmrc $(VENV)/page.stamp
	@echo "installing web/package-lock.json"
	@$(NPM) ci --silent
	@touch $(PARTS)/.play.stamp $@

$(PARTS)/.play.stamp: web/package-lock.json web/.npmrc $(VENV)/page.stamp
	@echo "installing what builds the page"
	@$(NPM) ci --silent $(if $(wildcard $(PARTS)/svelte-check),,--omit=dev)
	@touch $@

# What builds the page is asked for only when there is something to build: it may have been taken away since.
$(PAGE): $(WEB) requirements/page.txt
	@$(MAKE) --no-print-directory $(PARTS)/.play.stamp
	@echo "building the page"
	@$(NPM) run --silent build -- --logLevel warn
