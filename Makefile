# Everything happens in .venv; what is installed there comes from requirements/*.txt, with hashes.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
JOBS ?= 2
UV ?= uv
LOCK := $(UV) pip compile pyproject.toml --group build --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate --quiet

# What the compiled parts are made from: a change builds them anew.
NATIVE := $(wildcard CMakeLists.txt) $(shell find native -type f 2>/dev/null)
PACKAGE := pyproject.toml $(NATIVE)
INSTALL := $(PIP) install --quiet --no-build-isolation --no-deps --editable .

.PHONY: help play test check coverage bench soak lock clean
.DELETE_ON_ERROR:

help:
	@echo "make play      set up and start Sansatout"
	@echo "make test      set up and run all tests"
	@echo "make check     style, types, layers, rules without tests"
	@echo "make coverage  write docs/coverage.md: every rule, its code, its tests"
	@echo "make bench     measure the speed"
	@echo "make soak      the long tests"
	@echo "make lock      pin the parts we use (needs uv); UPGRADE=--upgrade for the newest"
	@echo "make clean     remove everything that was made here"

play: $(VENV)/play.stamp
	@$(BIN)/sansatout serve

test: $(VENV)/dev.stamp
	$(BIN)/pytest -n $(JOBS) -m "not soak"

check: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

coverage: $(VENV)/dev.stamp
	$(BIN)/python -m tools.coverage --write docs/coverage.md

bench: $(VENV)/bench.stamp
	@for script in benchmarks/*.py; do echo "== $$script"; $(BIN)/python "$$script" || exit 1; done

soak: $(VENV)/dev.stamp
	$(BIN)/pytest -n $(JOBS) -m soak
	$(BIN)/pytest -n $(JOBS) -m "not soak" --hypothesis-profile=soak tests/core

lock:
	$(LOCK) --all-extras $(UPGRADE) --output-file requirements/bench.txt
	$(LOCK) --extra test --extra check --constraint requirements/bench.txt \
		--output-file requirements/dev.txt
	$(LOCK) --constraint requirements/bench.txt --output-file requirements/play.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -f docs/coverage.md
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/made.stamp:
	@python=$$(sh tools/preflight.sh) && echo "making $(VENV) with $$python" && \
		"$$python" -m venv $(VENV)
	@touch $@

# One rule for the three sizes of set-up: what playing, developing and measuring need.
$(VENV)/%.stamp: requirements/%.txt $(PACKAGE) $(VENV)/made.stamp
	@sh tools/preflight.sh >/dev/null
	@echo "installing requirements/$*.txt"
	@$(PIP) install --quiet --require-hashes --requirement requirements/$*.txt
	@$(INSTALL)
	@touch $@
