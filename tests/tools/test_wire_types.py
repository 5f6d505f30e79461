"""The page's types are made from the Structs of the wire, and a stale file is noticed."""

from __future__ import annotations

import subprocess
import sys
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import UNSET, Meta, Struct, UnsetType
from tools.wire_types import FILE, Page, typescript

from sansatout.written import ALL, SeatName, StrainName


class Mood(Enum):
    GOOD = "good"
    BAD = "bad"


class Inner(Struct):
    """Something inside."""

    whole: Annotated[int, Meta(ge=0)]


class Sent(Struct, tag_field="t", tag="sent"):
    """What is sent."""

    speaker: Inner = msgspec.field(name="from")
    """Who ``said`` it."""
    mood: Mood
    hands: dict[SeatName, str]
    counts: Annotated[dict[SeatName, int], ALL]
    strain: StrainName | None
    pairs: list[tuple[SeatName, str]]
    cells: list[str | int | None]
    later: Inner | UnsetType | None = UNSET
    seen: Annotated[msgspec.Raw, Meta(extra={"type": Inner | None})] = msgspec.Raw(b"null")
    anything: Any = None


class Asked(Struct, forbid_unknown_fields=True):
    what: Literal["a", "b"]
    more: str | None = None


class Sparse(Struct, omit_defaults=True):
    law: str | None = None


SENT = """\
/** What is sent. */
export interface Sent {
  t: "sent";
  /** Who `said` it. */
  from: Inner;
  mood: "good" | "bad";
  hands: Partial<Record<Seat, string>>;
  counts: Record<Seat, number>;
  strain: Strain | null;
  pairs: [Seat, string][];
  cells: (string | number | null)[];
  later?: Inner | null;
  seen: Inner | null;
  anything: unknown;
}
"""


def declared(kind: type[Struct]) -> str:
    page = Page()
    page.add(kind)
    return "\n".join(page.declared.values())


def test_what_is_sent_has_its_fields_and_what_they_mean() -> None:
    text = declared(Sent)
    assert SENT in text
    assert "/** Something inside. */\nexport interface Inner {\n  whole: number;\n}\n" in text


def test_what_is_asked_may_leave_out_what_has_a_default() -> None:
    assert '  what: "a" | "b";\n  more?: string | null;\n' in declared(Asked)


def test_what_leaves_out_its_defaults_is_never_null() -> None:
    assert "  law?: string;\n" in declared(Sparse)


def test_two_types_of_one_name_are_refused() -> None:
    page = Page()
    page.add(Inner)
    with pytest.raises(ValueError, match="one name"):
        page.add(msgspec.defstruct("Inner", ["other"]))


def test_the_pages_types_are_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript()


def test_a_stale_file_fails_the_check(tmp_path: Path) -> None:
    stale = tmp_path / "types.ts"
    stale.write_text(typescript().replace("seq: number", "seq: string"), encoding="utf-8")
    command = [sys.executable, "-m", "tools.wire_types", "--check", "--file", str(stale)]
    done = subprocess.run(command, cwd=FILE.parents[3], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "stale" in done.stderr
