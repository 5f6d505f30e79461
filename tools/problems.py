"""Find play problems and choose those that are shipped.

``python -m tools.problems find FIRST LAST FILE`` looks through the deals with these numbers for
sure lines, ``python -m tools.problems deal FIRST LAST FILE`` through endings that are dealt for the
best chance. What is found is added to the file, one problem a line; each goes on where it stopped.
``python -m tools.problems choose FILE`` adds of each length those to the data of the package that
have the rarest themes, and lets the levels try them; ``python -m tools.problems levels`` lets them
try all again. ``python -m tools.problems again`` makes the data again from the numbers in the ids.
``python -m tools.problems rates FILE`` tells how many of those found each level solves.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import msgspec

from sansatout.robots.levels import LEVELS
from sansatout.school.endings.again import found_again
from sansatout.school.endings.dealt import dealt_in
from sansatout.school.endings.generator import LENGTHS, found_in
from sansatout.school.endings.plan import line
from sansatout.school.endings.problem import THEMES, EndingProblem, problems, written
from sansatout.school.endings.robots_at import reached_by
from sansatout.structs import replace

_DATA: Final = Path("src/sansatout/school/endings/problems.json")
_WANTED: Final = {5: 36, 6: 24, 7: 20, 8: 20}
"""At most so many of each length are shipped."""


def find(first: int, last: int, file: Path, look: Callable[[int], Iterable[EndingProblem]]) -> None:
    """Add the problems of many numbers to a file."""
    done = file.with_suffix(".done")
    begin = int(done.read_text()) + 1 if done.exists() else first
    for number in range(begin, last + 1):
        with file.open("ab") as lines:
            for one in look(number):
                lines.write(msgspec.json.encode(one) + b"\n")
        done.write_text(str(number))


def read(file: Path) -> list[EndingProblem]:
    """Return the problems of a file."""
    return [msgspec.json.decode(line, type=EndingProblem) for line in file.open("rb")]


def choose(file: Path) -> None:
    """Add to what is shipped: of each length themes in turn, the rarest first."""
    shipped = list(problems().values())
    pool = [one for one in read(file) if one.id not in problems()]
    for length in LENGTHS:
        taken = [one for one in shipped if one.start.left == length]
        some = [one for one in pool if one.start.left == length]
        while some and len(taken) < _WANTED[length]:
            told = Counter(theme for one in taken for theme in one.themes)
            one = min(some, key=lambda p: min((told[t], THEMES.index(t)) for t in p.themes))
            some.remove(one)
            taken.append(one)
            shipped.append(_tried(one))
    _write(shipped)


def again() -> None:
    """Make what is shipped again from its numbers; what is not found any more is left out."""
    shipped = []
    for key, old in problems().items():
        one = found_again(key)
        if one is not None:
            same = replace(old, fails=(), line="") == one
            shipped.append(old if same else _tried(one))
        print(key, "lost" if one is None else "same" if shipped[-1] is old else "changed")
    _write(shipped)


def _tried(one: EndingProblem) -> EndingProblem:
    return replace(one, fails=_fails(one), line=written(line(one.start)))


def levels() -> None:
    """Let the levels try what is shipped."""
    shipped = list(problems().values())
    for place, one in enumerate(shipped):
        shipped[place] = replace(one, fails=_fails(one))
        _write(shipped)


def _write(shipped: list[EndingProblem]) -> None:
    order = sorted(shipped, key=lambda one: (one.start.left, bool(one.wins)))
    lines = b",\n".join(map(msgspec.json.encode, order))
    _DATA.write_bytes(b"[\n" + lines + b"\n]\n")


def _fails(one: EndingProblem) -> tuple[str, ...]:
    return tuple(level for level in LEVELS if not reached_by(one, level)[1])


def rates(file: Path, lengths: tuple[int, ...]) -> None:
    """Print how many problems of each length each level solves."""
    for length in lengths:
        pool = [one for one in read(file) if one.start.left == length]
        for level in LEVELS:
            began = time.process_time()
            results = [reached_by(one, level, "rates") for one in pool]
            first, whole = (sum(result[i] for result in results) for i in (0, 1))
            spent = time.process_time() - began
            print(f"{length} {level}: {len(pool)}, first card {first}, goal {whole}, {spent:.0f} s")


def main(words: list[str]) -> int:
    """Run the command line."""
    match words:
        case ["find", first, last, file]:
            find(int(first), int(last), Path(file), found_in)
        case ["deal", first, last, file]:
            find(int(first), int(last), Path(file), dealt_in)
        case ["choose", file]:
            choose(Path(file))
        case ["again"]:
            again()
        case ["levels"]:
            levels()
        case ["rates", file, *lengths]:
            rates(Path(file), tuple(map(int, lengths)) or LENGTHS)
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
