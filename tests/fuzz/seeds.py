"""What fuzzing begins with: the corpus of a target and the good files of other tests."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from tests.fuzzing import WILD

__all__ = ["CORPUS", "seeds", "spoilt"]

CORPUS = Path(__file__).parent / "corpus"
_ROOT = Path(__file__).parents[2]
_ELSEWHERE = {
    "pbn": ("tests/formats/files/*.pbn",),
    "lin": ("tests/formats/files/*.lin",),
    "courses": ("src/sansatout/school/courses/minibridge/*.toml",),
    "experiments": ("docs/studies/*.toml",),
}


def seeds(target: str) -> list[bytes]:
    """Return all good and once bad input of the target."""
    files = sorted((CORPUS / target).iterdir())
    files += [path for one in _ELSEWHERE.get(target, ()) for path in sorted(_ROOT.glob(one))]
    found = [path.read_bytes() for path in files]
    return found + (_tables() if target == "events" else [])


def _tables() -> list[bytes]:
    """Return the tables that earlier programs stored, a line for each event."""
    stored = sorted((_ROOT / "tests" / "stored" / "events").glob("*.json"))
    tables = [json.loads(path.read_bytes())["events"] for path in stored]
    return ["\n".join(map(json.dumps, table)).encode() for table in tables]


def spoilt(good: list[bytes], rng: Random) -> bytes:
    """Return a good input with some pieces changed, moved or gone."""
    data = bytearray(rng.choice(good))
    for _ in range(rng.randint(1, 4)):
        start = rng.randint(0, len(data))
        end = min(len(data), start + rng.choice([0, 0, 1, 1, 2, 8, 40]))
        other = rng.choice(good)
        place = rng.randint(0, len(other))
        pieces = [
            b"",
            rng.randbytes(rng.randint(1, 3)),
            other[place : place + rng.randint(1, 60)],
            rng.choice(WILD).encode("utf-8", "surrogatepass"),
            bytes(data[start:end]) * 2,
        ]
        data[start:end] = rng.choice(pieces)
    return bytes(data)
