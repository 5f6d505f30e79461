"""``sansatout sheet``: what is entered is drawn, kept, taken back and corrected."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from sansatout.cli.keeping.journal import Journal, read
from sansatout.errors import InputError, NotationError
from sansatout.keeping.session import fold, start, with_partners_changed
from sansatout.scoring.sheet import Column
from tests.cli.running_cli import Done, command, process
from tests.rubbers import PAMPHLET, STOCKHOLM


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "sheet.jsonl"


def sheet(file: Path, system: str, *lines: str, options: tuple[str, ...] = ()) -> Done:
    return command("sheet", system, "--file", file, *options, stdin="\n".join(lines) + "\n")


def test_the_pamphlets_rubber_is_kept_to_the_point(file: Path) -> None:
    done = sheet(file, "kontrakt", "names A B / X Y", *PAMPHLET)
    assert (done.code, done.err) == (0, "")
    for row in ("946 │ 518", "1586 │ 200", "2532 │ 718", "+1814 │ −1814"):
        assert row in done.out
    rows = [row.split() for row in done.out.splitlines()]
    for name, points in (("A", "+1814"), ("B", "+1814"), ("X", "−1814"), ("Y", "−1814")):
        assert [name, points, points] in rows


def test_the_whist_sitting_is_settled_as_the_booklet_does(file: Path) -> None:
    done = sheet(file, "bridge-whist", *STOCKHOLM)
    assert "difference 98, second game 100, net 198, rounded 200, general account 20" in done.out
    assert "−20 │ +20" in done.out


def test_counters_are_paid_at_once(file: Path) -> None:
    """BW-10."""
    keeping = ("--option", "score_keeping=counters")
    done = sheet(file, "bridge-whist", *STOCKHOLM, options=keeping)
    assert "they pay us 8: honours, 2 units" in done.out
    assert "we pay them 24: honours, 3 units" in done.out
    assert "we pay them 100: second game" in done.out
    assert "we pay them 50: marked tricks" in done.out
    assert "−198 │ +198" in done.out


def test_after_three_sittings_there_is_a_new_draw(file: Path) -> None:
    """BW-3.5."""
    lines = (*STOCKHOLM, "new", *STOCKHOLM, "new", *STOCKHOLM)
    done = sheet(file, "bridge-whist", "names A C / B D", *lines)
    assert done.out.count("draw anew") == 1
    assert "A, B │ D, C" in done.out


def test_partners_change_after_a_sitting(file: Path) -> None:
    done = sheet(file, "bridge-whist", "names A C / B D", *STOCKHOLM, "new", "show")
    assert "A, D │ C, B" in done.out


def test_the_three_pairings_come_round(file: Path) -> None:
    names: tuple[str, ...] = ("A", "B", "X", "Y")
    pairings = []
    for _ in range(4):
        pairings.append({frozenset(names[:2]), frozenset(names[2:])})
        names = with_partners_changed(names)
    assert pairings[0] == pairings[3]
    assert pairings[1] == {frozenset("AY"), frozenset("BX")}
    assert pairings[2] == {frozenset("AX"), frozenset("BY")}


def test_several_rubbers_add_up_for_each_player(file: Path) -> None:
    done = sheet(file, "kontrakt", "names A B / X Y", *PAMPHLET, "new X B / A Y", *PAMPHLET)
    last = done.out[done.out.rindex("player") :]
    rows = {row.split()[0]: row.split()[1:] for row in last.splitlines()[2:6]}
    assert rows == {
        "A": ["+1814", "−1814", "0"],
        "B": ["+1814", "+1814", "+3628"],
        "X": ["−1814", "+1814", "0"],
        "Y": ["−1814", "−1814", "−3628"],
    }


def test_undo_takes_back_whatever_was_done_last(file: Path) -> None:
    sheet(file, "rulebook", "4S we 10", "4S we 10", "undo", "break", "undo")
    session = fold(read(file))
    assert session.sheet.total(Column.WE) == 120
    assert len(session.sheet.lines) == 1
    assert sheet(file, "rulebook", "undo", "undo").code == 2
    assert fold(read(file)).sheet.lines == ()


def test_a_correction_reckons_everything_anew(file: Path) -> None:
    lines = ("2S we 8", "4H they 10", "2S we 8")
    done = sheet(file, "hungarian", *lines, "correct 1 4S we 10", "deals")
    session = fold(read(file))
    assert session.sheet.total(Column.WE) == 120 + 60
    assert "  1 4S we 10\n  2 4H they 10\n" in done.out


def test_points_below_the_line_stand_once_the_next_deal_is_dealt(file: Path) -> None:
    """L-FIXSCORE-1, L-FIXSCORE-2; what was only mistyped can always be mended."""
    lines = ("2S we 8", "correct 1 3S we 9", "2C they 8")
    done = sheet(file, "rulebook", *lines, "correct 1 2S we 8", "correct 1 3S we 9 honours we:4")
    assert done.err.count("\n") == 1
    assert "L-FIXSCORE-1" in done.err
    assert fold(read(file)).sheet.total(Column.WE) == 90 + 100
    sheet(file, "rulebook", "retype 1 2S we 8")
    assert fold(read(file)).sheet.total(Column.WE) == 60


def test_a_correction_of_no_deal_is_refused(file: Path) -> None:
    done = sheet(file, "rulebook", "2S we 8", "correct 2 4S we 10", "correct", "correct x y")
    assert done.code == 2
    assert "there is no deal 2 on the sheet: expected 1 to 1" in done.err
    assert len(done.err.splitlines()) == 3


def test_what_is_refused_is_not_written_down(file: Path) -> None:
    done = sheet(file, "rulebook", "8H we 8", "4H we 14", "4H we", "nonsense", "4H we 10")
    assert done.code == 2
    assert len(done.err.splitlines()) == 4
    assert [operation["do"] for operation in read(file)] == ["start", "deal"]


def test_a_sheet_is_resumed_from_its_file(file: Path) -> None:
    sheet(file, "rulebook", "names Anna Bert / Carl Dora", "2S we 8", "quit", "4S we 10")
    done = command("sheet", "--file", file, stdin="2S Anna 8\n")
    assert "Anna, Bert │ Carl, Dora" in done.out
    assert "game 1: we" in done.out
    assert len(fold(read(file)).sheet.lines) == 2


def test_a_file_of_another_game_or_other_options_is_refused_and_let_go(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet(file, "rulebook", "2S we 8")
    opened: list[Journal] = []  # what is forgotten may be closed by a collector of garbage

    def noted(path: Path) -> Journal:
        opened.append(Journal(path))
        return opened[-1]

    monkeypatch.setattr("sansatout.cli.sheet.Journal", noted)
    assert "is a sheet of rulebook" in sheet(file, "kontrakt", "2S we 8").err
    done = sheet(file, "rulebook", options=("--option", "unfinished_one_game_each=neither"))
    assert "other options" in done.err
    assert sheet(file, "rulebook", "3NT we 9").code == 0


def test_options_are_kept_and_shown(file: Path) -> None:
    sheet(file, "kontrakt", "2S we 8", options=("--option", "below_line_in_total=false"))
    done = command("sheet", "--file", file, stdin="options\n")
    assert "options: below_line_in_total=false" in done.out
    assert "below_line_in_total" in done.out
    assert "P17" in done.out


def test_a_rubber_broken_off_brings_what_the_laws_say(file: Path) -> None:
    done = sheet(file, "rulebook", "4S we 10", "break", "4S we 10", "new")
    assert "420 │ 0" in done.out
    assert "the rubber is over" in done.err
    assert len(fold(read(file)).rounds) == 2


def test_a_new_rubber_waits_for_the_end_of_the_old(file: Path) -> None:
    assert "the rubber is not over" in sheet(file, "rulebook", "4S we 10", "new").err


def test_three_players_keep_their_own_columns_by_name(file: Path) -> None:
    done = sheet(file, "minibridge-3", "names Anna Bert Carl", "H bonus Bert 11", "NT bonus carl 7")
    assert done.err == ""
    assert [row["line"] for row in read(file)[2:]] == ["H bonus S 11", "NT bonus W 7"]
    assert "Anna" in done.out


def test_boards_follow_their_numbers(file: Path) -> None:
    """DU-1.2: on board 2 North-South are vulnerable, on board 7 both."""
    sheet(file, "duplicate", "3NT N 9", "3NT S =", "3NT E 8 board 7", "pass")
    session = fold(read(file))
    assert session.sheet.total(Column.WE) == 400 + 600 + 100


def test_a_chukker_of_chicago_has_four_deals(file: Path) -> None:
    """DU-4.1, DU-4.2."""
    done = sheet(
        file, "chicago", "3NT we 9", "pass", "2S they 8", "2S they 8", "1C we 7", "1C we 7"
    )
    assert "the rubber is over" in done.err
    assert len(fold(read(file)).sheet.lines) == 5


def test_names_must_be_as_many_as_play(file: Path) -> None:
    done = sheet(file, "rulebook", "names A B C", "names A A / B C")
    assert "3 names given: expected 4" in done.err
    assert "A cannot sit in two places" in done.err


def test_names_of_several_words_have_commas(file: Path) -> None:
    done = sheet(file, "rulebook", "names Anna B., Bert / Carl C., Dora")
    assert "Anna B., Bert │ Carl C., Dora" in done.out


def test_text_and_picture_are_exported(file: Path, tmp_path: Path) -> None:
    text, picture = tmp_path / "out.txt", tmp_path / "out.svg"
    done = sheet(file, "kontrakt", "names A B / X Y", *PAMPHLET, f"export {text}",
                 f"export {picture}", "export out.pdf")  # fmt: skip
    assert "2532 │ 718" in text.read_text(encoding="utf-8")
    assert "A: +1814" in text.read_text(encoding="utf-8")
    assert ET.parse(picture).getroot().tag.endswith("svg")
    assert "ends in .txt, .svg," in done.err


def test_save_goes_on_in_another_file(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    done = sheet(file, "rulebook", "2S we 8", f"save {other}", "2S we 8", f"save {file}")
    assert len(read(file)) == 2
    assert len(read(other)) == 3
    assert "exists already" in done.err


def test_help_explains_a_line_of_every_game(tmp_path: Path) -> None:
    from sansatout.variants import SYSTEMS

    for system in SYSTEMS:
        done = sheet(tmp_path / system, system, "help", "items", "show", "account")
        assert "one line" in done.out
        assert "names" in done.err


def test_every_example_of_the_help_can_be_entered(tmp_path: Path) -> None:
    from sansatout.locales import render
    from sansatout.scoring.telling import parse_line
    from sansatout.variants import SYSTEMS

    for game in {system.telling for system in SYSTEMS.values()}:
        examples = [row[2:] for row in render(game.help).splitlines() if row.startswith("  ")]
        lines = [row.split("  ")[0] for row in examples if row[0] != " "]
        assert len(lines) >= 3
        for line in lines:
            given = parse_line(line)
            assert given is None or game.result(given)


def test_a_cut_off_last_line_is_dropped(file: Path) -> None:
    sheet(file, "rulebook", "2S we 8", "2H they 8")
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    assert len(fold(read(file)).sheet.lines) == 1
    assert sheet(file, "rulebook", "3C we 9").code == 0
    assert [row.get("line") for row in read(file)] == [None, "2S we 8", "3C we 9"]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("notes of mine", "broken"),
        ("notes\nof mine\n", "line 1"),
        ('{"do": "deal", "line": "4S we 10"}\n', "line 1"),
        ('{"do": "start"}\n', "no sheet"),
        ("[1]\n", "no sheet"),
        ("[" * 5000 + "\n", "broken"),
    ],
)
def test_a_file_that_is_no_sheet_is_refused_and_left_alone(
    file: Path, content: str, words: str
) -> None:
    file.write_text(content, encoding="utf-8")
    done = command("sheet", "rulebook", "--file", file, stdin="2S we 8\n")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert words in done.err
    assert file.read_text(encoding="utf-8") == content


def test_a_broken_line_in_the_middle_is_named(file: Path) -> None:
    sheet(file, "rulebook", "2S we 8", "2H they 8")
    rows = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([rows[0], "{}", rows[2], ""]), encoding="utf-8")
    assert "line 2" in command("sheet", "--file", file).err


def test_an_unknown_system_is_one_line(file: Path) -> None:
    done = process("sheet", "nonsense", "--file", file)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert not file.exists()
    assert process("sheet").code == 2


def test_a_file_in_use_is_refused(file: Path) -> None:
    journal = Journal(file, [start("rulebook", {})])
    assert "in use" in command("sheet", "--file", file).err
    journal.close()
    assert command("sheet", "--file", file).code == 0


def test_without_a_file_the_sheet_is_among_the_users_data(tmp_path: Path) -> None:
    first = process("sheet", "rulebook", stdin="2S we 8\n", XDG_DATA_HOME=str(tmp_path))
    files = list(tmp_path.glob("sansatout/sheets/rulebook-*.jsonl"))
    assert len(files) == 1
    assert str(files[0]) in first.out
    again = process("sheet", "--resume", stdin="2S we 8\n", XDG_DATA_HOME=str(tmp_path))
    assert "120 │ 0" in again.out
    assert len(read(files[0])) == 3


def test_nothing_entered_is_lost_when_the_terminal_is_killed(file: Path) -> None:
    """Every answer seen on the screen is in the file, even if the process dies at once."""
    running = subprocess.Popen(
        [sys.executable, "-u", "-m", "sansatout.cli", "sheet", "rulebook", "--file", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert running.stdin is not None
    assert running.stdout is not None
    patience = threading.Timer(60, running.kill)
    patience.start()
    seen = ""
    for number, line in enumerate(("2S we 8", "3NT they 9", "4H we 9"), start=1):
        running.stdin.write(f"{line}\n".encode())
        running.stdin.flush()
        while f"deal {number}:" not in seen:
            more = os.read(running.stdout.fileno(), 65536)
            assert more, "no answer"
            seen += more.decode(errors="replace")
        assert json.loads(file.read_bytes().splitlines()[-1])["line"] == line
    patience.cancel()
    running.kill()
    assert running.wait(timeout=60) != 0
    running.stdin.close()
    running.stdout.close()
    assert [row["line"] for row in read(file)[1:]] == ["2S we 8", "3NT they 9", "4H we 9"]
    done = command("sheet", "--file", file, stdin="deals\n")
    assert "  3 4H we 9" in done.out


def test_a_deal_is_written_through_before_it_is_answered(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    journal = Journal(file, [start("rulebook", {})])
    before = len(synced)
    journal.append({"do": "deal", "line": "2S we 8"})
    assert len(synced) == before + 1
    journal.close()


def test_a_full_disk_leaves_nothing_half_written(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(file, [start("rulebook", {})])

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        journal.append({"do": "deal", "line": "2S we 8"})
    assert len(read(file)) == 1
    assert len(journal.operations) == 1
    journal.close()


def test_operations_that_cannot_be_are_refused() -> None:
    with pytest.raises(NotationError):
        fold([start("rulebook", {}), {"do": "dance"}])
    with pytest.raises(InputError):
        start("rulebook", {"nonsense": "1"})


def test_deals_are_put_in_and_struck_out(file: Path) -> None:
    done = sheet(file, "hungarian", "1S we 7", "2H we 8", "insert 2 pass", "delete 1", "deals",
                 "delete 9", "insert 9 pass")  # fmt: skip
    assert "  1 pass\n  2 2H we 8" in done.out
    assert done.err.count("there is no deal 9") == 2


def test_who_sits_out_comes_in_with_the_next_round(file: Path) -> None:
    done = sheet(file, "kontrakt", "names A B / X Y + Z", *PAMPHLET, "new", "names A B / X Y + A")
    assert "Z" in done.out.split("round 2")[1]
    assert "cannot sit in two places" in done.err


@pytest.mark.parametrize("suffix", ["csv", "json", "jsonl"])
def test_a_sheet_is_exported_for_programs(file: Path, suffix: str) -> None:
    where = file.with_name(f"out.{suffix}")
    sheet(file, "kontrakt", "names A B / X Y", *PAMPHLET, f"export {where}")
    assert "PB-" in where.read_text() if suffix != "jsonl" else read(where) == read(file)
