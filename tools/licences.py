"""The licences of what is installed along with Sansatout.

    python -m tools.licences [--write]

Prints ``docs/licences.md`` anew from ``requirements/play.txt`` and what is installed here, or
writes it. Fails if a licence does not go with ours, or is told in words that are not known.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata
from pathlib import Path
from typing import Final

from tools.bill import ALLOWED

__all__ = ["PAGE", "licence_of", "page", "parts", "unfit"]

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "licences.md"
BESIDE: Final = ALLOWED | {"CC0-1.0", "MPL-2.0", "PSF-2.0", "Zlib"}
"""Licences of parts that are not within ours but installed beside it, as they are."""
ELSEWHERE: Final = {"colorama": "BSD-3-Clause", "tzdata": "Apache-2.0"}
"""Parts of other systems than Linux."""
_WORDS: Final = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "ISC License": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
_HEAD: Final = """# Licences

Sansatout is under the Apache License 2.0. What `make play` installs beside it is listed here, each
part under a licence of its own that goes with it. What is built into a wheel (the page's packages,
nanobind) is named in the wheel itself, with the texts of the licences
([releasing](releasing.md)). The list is made by `python -m tools.licences --write`.

| part | licence |
|---|---|
"""


def parts() -> list[str]:
    """Return the names of what is installed for those who play."""
    locked = (ROOT / "requirements" / "play.txt").read_text("utf-8")
    return sorted(set(re.findall(r"^([\w.-]+)==", locked, re.MULTILINE)))


def licence_of(name: str) -> str:
    """Return the licence of a part as an SPDX expression, or its own words if these say none."""
    try:
        about = metadata(name)
    except PackageNotFoundError:
        return ELSEWHERE.get(name, "unknown")
    words = _first_line(about, "License")
    stated = _first_line(about, "License-Expression") or _WORDS.get(words, words)
    return stated or " OR ".join(_classified(about)) or "unknown"


def _first_line(about: PackageMetadata, field: str) -> str:
    return next(iter(about.get_all(field) or []), "").partition("\n")[0].strip()


def _classified(about: PackageMetadata) -> list[str]:
    words = [one for one in about.get_all("Classifier") or [] if one.startswith("License ::")]
    last = [one.rpartition(" :: ")[2] for one in words]
    return [_WORDS.get(one, one) for one in last]


def unfit(licences: dict[str, str]) -> list[str]:
    """Return the parts none or not all of whose licences go with ours."""
    return [
        f"{name}: {stated}"
        for name, stated in licences.items()
        if not any(
            all(one.strip("() ") in BESIDE for one in choice.split(" AND "))
            for choice in stated.split(" OR ")
        )
    ]


def page(licences: dict[str, str]) -> str:
    """Return the list as a page."""
    return _HEAD + "".join(f"| {name} | {stated} |\n" for name, stated in licences.items())


def main() -> int:
    """Print or write the page; 1 if a licence does not fit."""
    licences = {name: licence_of(name) for name in parts()}
    if "--write" in sys.argv[1:]:
        PAGE.write_text(page(licences), encoding="utf-8")
    else:
        print(page(licences), end="")
    wrong = unfit(licences)
    for line in wrong:
        print(f"a licence that does not go with Apache-2.0: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
