"""The page of security names the test of every promise, and each of them is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`((?:tests|benchmarks)/[\w/.]+|test_\w+(?:\.py)?)`")
PAGES = ("docs/security.md", "docs/promises.md", "docs/fuzzing.md", "docs/architecture.md")


def there() -> set[str]:
    """Return everything that a page may name: files, folders and tests."""
    found: set[str] = set()
    for folder in ("tests", "benchmarks"):
        for path in (ROOT / folder).rglob("*"):
            name = path.relative_to(ROOT).as_posix()
            found |= {name, f"{name}/", path.name}
            if path.suffix == ".py":
                found |= set(re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_test_that_a_page_names_is_there(page: str) -> None:
    named = set(NAMED.findall((ROOT / page).read_text(encoding="utf-8")))
    assert named - there() == {"tests/"} & named
