"""The programs of ``examples/`` and the commands of the tutorials run as they stand."""

import re
import runpy
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from fnmatch import fnmatch
from pathlib import Path

import pytest

from sansatout import locales
from tests.cli.running_cli import command

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
TUTORIALS = sorted((ROOT / "docs/tutorials").glob("*.md"))
SAID = {
    "study_a_deal": ["par 400:", "9 tricks after", "W H2 cost 1"],
    "compare_scoring": ["vanderbilt", "small slam, bid (PB-9.4)"],
    "try_a_bidding_system": ["culbertson: 4.8 IMPs from par a deal", "3NT: no trump"],
}
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
RUN_APART = {
    "docs/extending.md": "tests/test_extending.py",
    "docs/tutorials/programmers.md": "tests/server/test_tutorial.py",
    "docs/vectors.md": "",
}
"""Programs without what they answer, and the test that runs them; the last is a mere signature."""
ENDLESS = {"make play", "sansatout serve --host 0.0.0.0"}
"""What serves until it is stopped."""


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.stem)
def test_an_example_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "# %%" in path.read_text(encoding="utf-8"), "opens as a notebook"
    runpy.run_path(str(path))
    said = capsys.readouterr().out
    assert all(words in said for words in SAID[path.stem]), said


def programs(path: Path) -> list[str]:
    """Return the Python that a page shows."""
    text = path.read_text(encoding="utf-8")
    return re.findall(r"^```py(?:thon|con)\n(.*?)(?:^```|\Z)", text, re.DOTALL | re.MULTILINE)


def test_what_a_page_shows_in_python_is_run(request: pytest.FixtureRequest) -> None:
    """With its answers, by the settings of doctest, or by a test that reads the page."""
    shown = {path.relative_to(ROOT).as_posix(): programs(path) for path in PAGES}
    answered = {page for page, found in shown.items() if any(">>> " in one for one in found)}
    bare = {page for page, found in shown.items() if any(">>> " not in one for one in found)}
    globs = [str(one) for one in request.config.getoption("--doctest-glob")]
    roots = request.config.getini("testpaths")
    assert [one for one in answered if not any(fnmatch(f"/{one}", f"*/{at}") for at in globs)] == []
    assert [
        one for one in answered if not any(f"{one}/".startswith(f"{at}/") for at in roots)
    ] == []
    assert bare == set(RUN_APART)
    assert all((ROOT / test).exists() for test in RUN_APART.values())


@dataclass
class Typed:
    """A command of a tutorial, what is typed after it, and what it says."""

    line: str
    stdin: str = ""
    said: str = ""


def typed(text: str) -> Iterator[Typed]:
    """Give the commands of a page; ``>`` is typed into the one that runs."""
    for block in re.findall(r"^```console\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, *rest = part.splitlines()
            told = [one for one in rest if not one.startswith("> ")]
            stdin = [one.removeprefix("> ") for one in rest if one.startswith("> ")]
            yield Typed(
                line, "".join(f"{one}\n" for one in stdin), "".join(f"{one}\n" for one in told)
            )


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)
def test_the_commands_of_a_tutorial_say_what_it_shows(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for one in typed(path.read_text(encoding="utf-8")):
        if one.line in ENDLESS:
            continue
        line, _, file = one.line.partition(" > ")
        program, *arguments = shlex.split(line)
        assert program == "sansatout", line
        done = command(*arguments, stdin=one.stdin)
        assert done.code == 0, done.err
        if file:
            Path(file).write_text(done.out, encoding="utf-8")
        elif one.said:
            flags = ELLIPSIS | NORMALIZE_WHITESPACE
            assert OutputChecker().check_output(one.said, done.out, flags), done.out
    assert all(made.stat().st_size for made in tmp_path.iterdir())


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)
def test_what_a_tutorial_says_to_press_is_on_the_page(path: Path) -> None:
    folder = Path(locales.__file__).parent / locales.DEFAULT
    lines = (one for file in folder.rglob("*.ftl") for one in file.read_text("utf-8").splitlines())
    texts = {line.partition(" = ")[2] for line in lines if re.match(r"(page|class)-", line)}
    named = re.findall(r"\*\*(.+?)\*\*", path.read_text(encoding="utf-8"))
    assert [one for one in named if one not in texts] == []
