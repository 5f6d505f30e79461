"""Fuzz one target with atheris, or say how often it ran.

    python -m tests.fuzz TARGET [--seconds N] [--keep FOLDER]

What makes it fail is written to the folder (``build/fuzz`` unless told otherwise), and belongs into
the corpus once it is mended.
"""

from __future__ import annotations

import argparse
import re
import sys
from importlib.machinery import PathFinder
from pathlib import Path

import atheris

_ROOT = Path(__file__).parents[2]
_WORD = re.compile(rb"[A-Za-z_][\w-]{1,15}|[^\w\s]{1,3}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("target")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--keep", type=Path, default=_ROOT / "build" / "fuzz")
    return parser.parse_args()


def _dictionary(folder: Path, inputs: list[bytes]) -> Path:
    """Write the words of good inputs, which chance alone would hardly hit on."""
    words = sorted({word for data in inputs for word in _WORD.findall(data)})[:2000]
    escaped = ("".join(f"\\x{byte:02x}" for byte in word) for word in words)
    path = folder / "words.dict"
    path.write_text("".join(f'"{word}"\n' for word in escaped), encoding="ascii")
    return path


def main() -> None:
    """Run until the time is over or something is found."""
    given = _arguments()
    # Atheris counts nothing in what the finder of an editable install loads; the path comes first.
    sys.meta_path.sort(key=lambda finder: finder is not PathFinder)
    with atheris.instrument_imports(include=["sansatout"]):
        from tests.fuzz.targets import TARGETS
    from tests.fuzz.seeds import seeds

    folder = given.keep / given.target
    begun = folder / "begun"
    begun.mkdir(parents=True, exist_ok=True)
    inputs = seeds(given.target)
    for number, data in enumerate(inputs):
        (begun / f"seed-{number}").write_bytes(data)
    options = [
        f"-max_total_time={given.seconds}",
        f"-dict={_dictionary(folder, inputs)}",
        f"-artifact_prefix={folder}/",
        "-timeout=20",
        "-rss_limit_mb=3000",
        "-max_len=20000",
        "-print_final_stats=1",
    ]
    atheris.Setup([sys.argv[0], *options, str(begun)], TARGETS[given.target])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
