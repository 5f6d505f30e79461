"""``sansatout print``: every kind as a file, and one line for what is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from sansatout.deal import Deal
from sansatout.formats import files
from sansatout.formats.records import deal_list
from sansatout.table.shuffle import commitment
from tests.cli.running_cli import Done, command
from tests.cli.test_cli_verify import MINE, Told, noted
from tests.printing.reading_pdf import Pdf, read

DEALS = [Deal.random(Random(n)) for n in range(2)]


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


def test_an_empty_sheet_a_kept_one_and_told_deals(tmp_path: Path) -> None:
    empty = pdf(tmp_path, "sheet", "hungarian")
    assert "Score sheet: Rubber bridge" in empty.words
    file = tmp_path / "evening.jsonl"
    lines = "4S we 10\n3NT they 9\n"
    names = ("--names", "Anna Bert / Carl Dora")
    assert command("sheet", "rulebook", "--file", file, *names, stdin=lines).code == 0
    kept = pdf(tmp_path, "sheet", file)
    assert "4♠ We 10" in kept.words
    assert "Anna, Bert" in kept.words
    told = pdf(tmp_path, "sheet", "--system", "rulebook", *names, stdin=lines)
    assert told.data == kept.data
    piped = pdf(tmp_path, "sheet", stdin=file.read_text(encoding="utf-8"))
    assert piped.data == kept.data


def test_a_card_a_certificate_and_a_lesson(tmp_path: Path) -> None:
    assert "Declarer’s decision" in pdf(tmp_path, "card", "minibridge").words
    told = Told(numbers=MINE)
    events, record = tmp_path / "events.jsonl", tmp_path / "record.jsonl"
    events.write_text("".join(f"{event.dumps()}\n" for event in told.events()))
    record.write_text(json.dumps(noted(told)))
    proved = pdf(tmp_path, "certificate", events, "--record", record)
    assert "Fair: it fits the commitment" in proved.words
    digest = commitment(told.secret)
    by_hand = pdf(tmp_path, "certificate", events, "--commitment", f"1:{digest}")
    assert "Fair: it fits the commitment" in by_hand.words
    wrong = pdf(tmp_path, "certificate", events, "--commitment", "0" * 64)
    assert "NOT what was promised: the secret does not fit" in wrong.words
    broken = pdf(tmp_path, "certificate", stdin=events.read_text() * 2)
    assert "NOT what was promised: event 4" in broken.words
    assert "Exercises 5" in pdf(tmp_path, "exercises", "points", "--number", 5, "--count", 2).words
    lesson = '{"title": "Tricks", "steps": [{"kind": "text", "words": "♠A wins."}]}'
    assert "♠A wins." in pdf(tmp_path, "lesson", stdin=lesson).words


def test_what_is_wrong_is_told_in_one_line(tmp_path: Path) -> None:
    assert "N:AK5 Q" in refused("deals", "N:AK5 Q")
    assert "nothing to show" in refused("deals", stdin="\n")
    assert "nowhere" in refused("deals", DEALS[0])
    assert "no such file" in refused("deals", tmp_path / "none.pbn").lower()
    assert "--paper" in refused("deals", DEALS[0], "--paper", "a5")
    assert "KIND" in refused("poem")
    assert "there is no scoring system" in refused("sheet", "poker")
    assert "line 2" in refused("sheet", stdin='{"do": "start", "version": 1, "system": "rulebook", '
                               '"options": {}, "names": []}\nx\n')  # fmt: skip
    assert "not a contract" in refused("sheet", "--system", "rulebook", stdin="9S we 10\n")
    assert "there is no game" in refused("card", "poker")
    assert "--record means nothing for card" in refused("card", "rulebook", "--record", "x")
    assert "not a lesson" in refused("lesson", stdin="[]")
    assert "no questions ‘poker’" in refused("exercises", "poker")
    assert "--count means nothing for card" in refused("card", "minibridge", "--count", 3)
    assert "line 1" in refused("certificate", stdin="x")
