"""``sansatout solve FILE.pbn --write``: tables into a file, and nothing else changed."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import asdict, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sansatout.cli.solving import writing
from sansatout.cli.solving.partial import Done
from sansatout.deal import Deal
from sansatout.formats import pbn
from sansatout.formats.pbn.optimum import optimum_tags
from sansatout.locks import take
from sansatout.solver import dd_table, dd_tables
from sansatout.solver.tables import cores
from tests.cli.running_cli import ENGLISH, command

FILES = Path(__file__).parents[1] / "formats" / "files"
DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
ADDED = re.compile(
    rb'(?:\[(?:OptimumScore|ParContract) "[^"]*"\](?:\r\n|\r|\n))'
    rb'|(?:\[OptimumResultTable "[^"]*"\](?:\r\n|\r|\n)'
    rb"(?:[NESW] [ NSHDCT]{2} [ 0-9]{2}(?:\r\n|\r|\n)){20})"
)


def easy(number: int) -> Deal:
    """Return a deal that is solved at once: long suits."""
    return Deal.unrank(number * 7919)


def game(number: int, deal: Deal | str, *more: str) -> str:
    head = [f'[Board "{number}"]', '[Dealer "N"]', '[Vulnerable "None"]', f'[Deal "{deal}"]']
    return "".join(line + "\n" for line in (*head, *more, ""))


def test_table_score_and_contract_are_added_where_the_standard_has_them(tmp_path: Path) -> None:
    file = tmp_path / "evening.pbn"
    file.write_text(game(7, DEAL, '[Auction "N"]', "1NT Pass 3NT AP"), encoding="utf-8")
    done = command("solve", file, "--write")
    assert (done.code, done.err) == (0, "")
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[4:7] == ['[OptimumScore "NS 400"]', '[ParContract "NS 3NT="]', '[Auction "N"]']
    assert lines[8] == r'[OptimumResultTable "Declarer;Denomination\2R;Result\2R"]'
    assert lines[9:15] == ["N NT  9", "N  S  9", "N  H  8", "N  D  8", "N  C  7", "S NT  9"]
    assert lines[29:] == [""]
    assert done.out.startswith("boards: 1; given tables: 1;")
    assert [one.name for one in tmp_path.iterdir()] == ["evening.pbn"]


def test_par_is_left_out_where_the_file_does_not_tell_dealer_and_vulnerability(
    tmp_path: Path,
) -> None:
    file = tmp_path / "deal.pbn"
    file.write_text(f'[Deal "{easy(3)}"]\n', encoding="utf-8")
    command("solve", file, "--write")
    text = file.read_text(encoding="utf-8")
    assert "OptimumResultTable" in text
    assert "ParContract" not in text
    assert "OptimumScore" not in text


@pytest.mark.parametrize("name", [one.name for one in sorted(FILES.glob("*.pbn"))])
def test_the_bytes_are_those_of_the_writer_for_whole_files(name: str, tmp_path: Path) -> None:
    """Two ways to the same file: the stream, and a book read whole with the tags added."""
    file, model = tmp_path / name, tmp_path / "model.pbn"
    shutil.copy(FILES / name, file)
    book = pbn.read((FILES / name).read_bytes())
    records = []
    for record in book.valid.records:
        deal, there = record.deal, {tag.name for tag in record.tags}
        tags = () if deal is None else optimum_tags(
            dd_table(deal), record.dealer, record.vulnerability
        )  # fmt: skip
        if "OptimumResultTable" in there:
            tags = ()
        new = tuple(tag for tag in tags if tag.name not in there)
        records.append(replace(record, tags=(*record.tags, *new)))
    pbn.dump(replace(book.valid, records=tuple(records)), model)
    done = command("solve", file, "--write")
    if book.error is None:
        assert file.read_bytes() == model.read_bytes(), done.err
    assert ADDED.sub(b"", file.read_bytes()) == ADDED.sub(b"", (FILES / name).read_bytes())


PIECES = st.sampled_from([
    "% a line that programs skip", "; a remark", "{a comment\n\nover a blank line}",
    '[Event "õhtu"]',
    '[Unknown "x; {y"]', '[ScoreTable "Rank\\2R;Name"]', '[Auction "N"]', '[Deal "#"]', "[Broken",
    '[Deal "N:AK"]', "", "   ", "\t", '[Site ""] [Date "?"]', "{never closed", "1NT Pass =1=",
    '[Note "1:weak"]', "\x1a", '[Board "õ"]', '[Dealer "#"]', '[Vulnerable "##All"]', "}",
])  # fmt: skip


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(
    st.lists(PIECES | st.integers(0, 9).map(lambda n: game(n, easy(n))), min_size=1, max_size=12),
    st.sampled_from(["\n", "\r\n", "\r"]),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "latin-1"]),
    st.sampled_from(["", "\n"]),
)
def test_everything_but_the_added_tags_stays_byte_for_byte(
    pieces: list[str], newline: str, encoding: str, end: str
) -> None:
    whole = "\n".join([*pieces, game(1, easy(1))]).rstrip("\n") + end
    raw = whole.replace("\n", newline).encode(encoding)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "any.pbn"
        file.write_bytes(raw)
        first = command("solve", file, "--write")
        new = file.read_bytes()
        if first.code == 2:
            assert "has no deal" in first.err
            assert new == raw
            return
        read = new.decode(encoding).encode("utf-8", "surrogatepass")
        before = raw.decode(encoding).encode("utf-8", "surrogatepass")
        assert ADDED.sub(b"", read) in (before, before + newline.encode())
        assert command("solve", file, "--write").code == first.code
        assert file.read_bytes() == new, "what is right is left"
        assert list(Path(folder).iterdir()) == [file]


def test_right_tables_are_left_and_wrong_ones_told(tmp_path: Path) -> None:
    file = tmp_path / "evening.pbn"
    file.write_text(game(1, easy(1)) + game(2, easy(2)), encoding="utf-8")
    command("solve", file, "--write")
    right = file.read_bytes()
    assert json.loads(command("solve", file, "--write", "--json").out)["right"] == 2
    row = re.search(rb"\nN NT +(\d+)\n", right)
    assert row is not None
    wrong = right.replace(row.group(), b"\nN NT 12\n", 1)
    file.write_bytes(wrong)
    done = command("solve", file, "--write")
    assert file.read_bytes() == wrong
    assert done.code == 1
    tricks = int(row.group(1))
    assert done.err == (
        f"board 1 (line 1): its table says N NT 12, double dummy is {tricks}; left as it is\n"
    )


def test_a_board_that_cannot_be_read_is_kept_and_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "evening.pbn"
    broken = '[Board "2"]\n[Deal "N:AK"]\n\n' + '[Board "3"\n[Deal "?"]\n\n'
    file.write_text(game(1, easy(1)) + broken + game(4, easy(4)), encoding="utf-8")
    done = command("solve", file, "--write")
    text = file.read_text(encoding="utf-8")
    assert broken in text
    assert text.count("ParContract") == 2
    lines = done.err.splitlines()
    assert done.code == 1
    assert [line.partition(":")[0] for line in lines] == ["board 2 (line 7)", "board 3 (line 10)"]
    assert "N:AK" in lines[0]


def test_a_deal_is_never_taken_over_across_a_board_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "evening.pbn"
    shared = '[Board "1"]\n[Deal "#"]\n\n'
    file.write_text(
        game(1, easy(1)) + shared + '[Deal "N:…\n\n' + shared + shared, encoding="utf-8"
    )
    counts = json.loads(command("solve", file, "--write", "--json").out)
    assert (counts["added"], counts["unreadable"], counts["without"]) == (2, 1, 2)


@pytest.mark.parametrize(
    ("arguments", "content", "text"),
    [
        (("--contract", "4S", "--by", "S"), "", "--write needs a PBN file and nothing else"),
        ((), "", "has no deal with all 52 cards"),
        ((), '[Board "1"]\n', "has no deal with all 52 cards"),
        ((), "x" * (1 << 20) + "y", "without a blank line"),
        ((), None, "No such file"),
    ],
)
def test_what_cannot_be_written_is_told_in_one_line(
    arguments: tuple[str, ...], content: str | None, text: str, tmp_path: Path
) -> None:
    file = tmp_path / "evening.pbn"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    done = command("solve", file, "--write", *arguments)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert text in done.err
    if content is not None:
        assert file.read_text(encoding="utf-8") == content


def test_only_pbn_is_written(tmp_path: Path) -> None:
    done = command("solve", tmp_path / "x.lin", "--write")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert ".pbn" in done.err


def test_a_file_that_another_run_writes_is_left_to_it(tmp_path: Path) -> None:
    file = tmp_path / "evening.pbn"
    file.write_text(game(1, easy(1)), encoding="utf-8")
    with (tmp_path / "evening.pbn.solving").open("wb") as other:
        assert take(other.fileno())
        done = command("solve", file, "--write")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "another run" in done.err
    assert command("solve", file, "--write").code == 0


def test_what_somebody_else_writes_meanwhile_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "evening.pbn"
    file.write_text(game(1, easy(1)), encoding="utf-8")

    def edited(*arguments: object, **options: object) -> object:
        file.write_text(game(1, easy(2)), encoding="utf-8")
        return dd_tables(*arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(writing, "dd_tables", edited)
    done = command("solve", file, "--write")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "was changed" in done.err
    assert file.read_text(encoding="utf-8") == game(1, easy(2))


def test_a_killed_run_is_taken_up_and_ends_in_the_same_bytes(tmp_path: Path) -> None:
    """Killed when the first boards are kept; the file is the old one till the end."""
    rng, kept = Random(18), writing.GAMES_A_CORE * cores()
    deals = [easy(n) for n in range(kept)] + [Deal.random(rng) for _ in range(3)]
    old = "".join(game(n, deal, "{kept}") for n, deal in enumerate(deals, 1)).encode()
    file, undisturbed = tmp_path / "evening.pbn", tmp_path / "other.pbn"
    file.write_bytes(old)
    undisturbed.write_bytes(old)
    note = tmp_path / "evening.pbn.solving.json"
    run = [sys.executable, "-m", "sansatout.cli", "solve", str(file), "--write"]
    running = subprocess.Popen(run, stdout=subprocess.DEVNULL, env={**os.environ, **ENGLISH})
    end = time.monotonic() + 60
    while not note.exists() and running.poll() is None and time.monotonic() < end:
        time.sleep(0.002)
    running.kill()
    assert running.wait() != 0, "it was not done yet"
    assert file.read_bytes() == old
    done = command("solve", file, "--write")
    assert done.err == f"going on after {kept} boards\n"
    assert f"boards: {len(deals)}; given tables: {len(deals)};" in done.out
    command("solve", undisturbed, "--write")
    assert file.read_bytes() == undisturbed.read_bytes()
    assert sorted(tmp_path.iterdir()) == [file, undisturbed]


@pytest.mark.parametrize("spoiled", ["", ".solving", ".solving.json"])
def test_what_was_left_counts_only_if_it_still_fits(
    spoiled: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, kept = tmp_path / "evening.pbn", writing.GAMES_A_CORE * cores()
    file.write_text("".join(game(n, easy(n)) for n in range(kept + 1)), encoding="utf-8")
    calls = iter([dd_tables])

    def stopped(*arguments: object, **options: object) -> object:
        return next(calls)(*arguments, **options)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(writing, "dd_tables", stopped)
        with pytest.raises(StopIteration):
            command("solve", file, "--write")
    left = tmp_path / f"evening.pbn{spoiled}"
    text = left.read_text(encoding="utf-8")
    changed = text[:-1] if spoiled.endswith("json") else text.replace('"1"', '"5"', 1)
    left.write_text(changed, encoding="utf-8")
    model = tmp_path / "model.pbn"
    shutil.copy(file, model)
    assert command("solve", file, "--write").err == ""
    command("solve", model, "--write")
    assert file.read_bytes() == model.read_bytes()


@pytest.mark.parametrize(
    "changed", [{"read": "x"}, {"written": None}, {"last": [1]}, {"header": {"Event": 5}}, None]
)
def test_a_note_that_no_run_has_written_counts_for_nothing(
    changed: dict[str, object] | None, tmp_path: Path
) -> None:
    file = tmp_path / "evening.pbn"
    file.write_text(game(1, easy(1)), encoding="utf-8")
    nothing = sha256().hexdigest()
    begun = asdict(Done()) | {"version": 1, "written": 0, "digests": [nothing, nothing]}
    note = "[" * 99_999 if changed is None else json.dumps(begun | changed)
    (tmp_path / "evening.pbn.solving.json").write_text(note, encoding="utf-8")
    done = command("solve", file, "--write")
    assert (done.code, done.err) == (0, "")
    assert [one.name for one in tmp_path.iterdir()] == ["evening.pbn"]


@pytest.mark.parametrize("name", [".solving", ".solving.json", ".solving.json.new"])
def test_a_link_that_lies_in_the_way_leads_to_no_other_file(name: str, tmp_path: Path) -> None:
    file, other = tmp_path / "evening.pbn", tmp_path / "other.txt"
    file.write_text(game(1, easy(1)), encoding="utf-8")
    other.write_text("precious", encoding="utf-8")
    (tmp_path / f"evening.pbn{name}").symlink_to(other)
    command("solve", file, "--write")
    assert other.read_text(encoding="utf-8") == "precious"


def test_rights_and_links_stay(tmp_path: Path) -> None:
    file, link = tmp_path / "evening.pbn", tmp_path / "link.pbn"
    file.write_text(game(1, easy(1)), encoding="utf-8")
    file.chmod(0o640)
    rights = file.stat().st_mode
    link.symlink_to(file)
    assert command("solve", link, "--write").code == 0
    assert link.is_symlink()
    assert file.stat().st_mode == rights
    assert "ParContract" in file.read_text(encoding="utf-8")


def test_a_terminal_sees_how_long_it_will_take(tmp_path: Path) -> None:
    file = tmp_path / "evening.pbn"
    file.write_text("".join(game(n, easy(n)) for n in range(40)), encoding="utf-8")
    if sys.platform == "win32":
        pytest.skip("no terminals of this kind")
    ours, theirs = os.openpty()
    run = [sys.executable, "-m", "sansatout.cli", "solve", str(file), "--write"]
    done = subprocess.run(
        run, stderr=theirs, stdout=subprocess.DEVNULL, timeout=60, check=False,
        env={**os.environ, **ENGLISH, "TERM": "xterm", "COLUMNS": "100"},
    )  # fmt: skip
    os.close(theirs)
    shown = os.read(ours, 1 << 16).decode()
    os.close(ours)
    assert done.returncode == 0
    assert "solving" in shown
    assert re.search(r"\d:\d\d:\d\d|-:--:--", shown)


@pytest.mark.soak
def test_memory_does_not_grow_with_the_file(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("a process does not tell how much it had")

    def peak(boards: int) -> int:
        file = tmp_path / f"{boards}.pbn"
        with file.open("w", encoding="utf-8") as out:
            for number in range(boards):
                out.write(game(number, easy(number % 100)))
        run = subprocess.Popen(
            [sys.executable, "-m", "sansatout.cli", "solve", str(file), "--write"],
            stdout=subprocess.DEVNULL,
        )
        return os.wait4(run.pid, 0)[2].ru_maxrss

    assert peak(20_000) < peak(2_000) + 4_096, "kilobytes"
