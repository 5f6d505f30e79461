"""``sansatout print``: every kind as a file, and one line for what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sansatout.deal import Deal
from sansatout.formats import files
from sansatout.formats.records import deal_list
from tests.cli.running_cli import Done, command
from tests.printing.reading_pdf import Pdf, read

DEALS = [Deal.unrank(13**n) for n in (20, 21)]


def pdf(folder: Path, *arguments: object, stdin: str = "") -> Pdf:
    file = folder / "out.pdf"
    done = command("print", *arguments, "--output", file, stdin=stdin)
    assert (done.code, done.out, done.err) == (0, "", "")
    return read(file.read_bytes())


def refused(*arguments: object, stdin: str = "") -> str:
    done: Done = command("print", *arguments, "--output", "nowhere/x.pdf", stdin=stdin)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1, done.err
    return done.err


@pytest.mark.parametrize("suffix", files.FORMATS)
def test_deals_of_any_file_are_printed_from_its_name_and_from_standard_input(
    tmp_path: Path, suffix: str
) -> None:
    file = tmp_path / f"deals.{suffix}"
    files.write(deal_list(DEALS), file)
    named = pdf(tmp_path, "deals", file)
    assert "Board 1" in named.text
    assert "Board 2" in named.text
    piped = pdf(tmp_path, "deals", stdin=file.read_text(encoding="utf-8"))
    assert piped.data == named.data


def test_paper_and_language_are_as_asked(tmp_path: Path) -> None:
    done = pdf(tmp_path, "deals", DEALS[0], "--paper", "letter", "--language", "hu")
    assert done.size == (612, 792)
    assert "1. leosztás" in done.text


def test_another_process_zone_locale_and_folder_give_the_same_bytes_on_standard_output(
    tmp_path: Path,
) -> None:
    here = pdf(tmp_path, "deals", "-", "--language", "et", stdin=f"{DEALS[0]}\n")
    elsewhere = {"TZ": "Pacific/Kiritimati", "LC_ALL": "C", "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "sansatout.cli", "print", "deals", "--language", "et"],
        input=f"{DEALS[0]}\n".encode(), capture_output=True, timeout=60,
        cwd=tmp_path, env={**os.environ, **elsewhere}, check=False,
    )  # fmt: skip
    assert done.stdout == here.data, done.stderr


def test_what_is_wrong_is_told_in_one_line(tmp_path: Path) -> None:
    assert "N:AK5 Q" in refused("deals", "N:AK5 Q")
    assert "nothing to show" in refused("deals", stdin="\n")
    assert "nowhere" in refused("deals", DEALS[0])
    assert "no such file" in refused("deals", tmp_path / "none.pbn").lower()
    assert "--paper" in refused("deals", DEALS[0], "--paper", "a5")
    assert "KIND" in refused("poem")
