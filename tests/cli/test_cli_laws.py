"""``sansatout laws`` and ``sansatout rule``."""

import json
from pathlib import Path

import msgspec
import pytest

from sansatout import locales
from sansatout.calls import PASS, Call
from sansatout.cards import Card
from sansatout.events import Act, Event, acts, irregular
from sansatout.laws.texts import law_text, rule_ids
from sansatout.school.remembering import Memory
from sansatout.seats import Seat
from tests.cli.running_cli import command
from tests.laws.helpers import HANDS


def test_a_law_is_printed_with_its_example() -> None:
    done = command("laws", "L-REVOKE-13")
    assert done.code == 0
    assert done.out.startswith("L-REVOKE-13  After the play")
    assert "Example: East revoked" in done.out


def test_a_chapter_is_printed_whole() -> None:
    lines = command("laws", "L-DUMMY").out.splitlines()
    assert [line.split()[0] for line in lines if line.startswith("L-")] == [
        f"L-DUMMY-{number}" for number in range(1, 7)
    ]


def test_without_an_id_every_rule_of_every_booklet_is_listed() -> None:
    out = command("laws").out
    assert sum(len(line.split()) - 1 for line in out.splitlines()) == len(rule_ids())
    assert "HU-3: HU-3.1 HU-3.2 HU-3.3" in out


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_rule_of_any_booklet_is_printed_in_every_language(language: str) -> None:
    asked = ["BW-6.2", "MB-4.2", "HU-3.5", "C-OPEN-4", "R-NEG-1", "PB-7.6", "A-24", "H05", "DU-2.1"]
    lines = command("--language", language, "laws", *asked).out.splitlines()
    told = [line.split("  ", 1) for line in lines if line.split("  ", 1)[0] in asked]
    assert [rule for rule, _ in told] == asked
    assert all(text == law_text(rule, language) for rule, text in told)


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_the_swedish_words_paket_and_hallkarl_are_told_in_every_language(language: str) -> None:
    """BW-2, BW-3.1: the first six tricks of a side, and who always plays of more than four."""
    assert "paket" in law_text("BW-2", language)
    assert "hållkarl" in law_text("BW-3.1", language)
    assert "hållkarl" in locales.render("page-rules-bridge-whist-seats", {}, language)


def test_the_swedish_rules_page_has_the_booklets_words() -> None:
    assert "paket" in law_text("BW-7.4", "sv")
    assert "paket" in locales.render("page-rules-bridge-whist-aim", {}, "sv")


def test_a_section_is_printed_with_its_heading_first() -> None:
    lines = command("laws", "HU-2").out.splitlines()
    assert [line.split()[0] for line in lines] == ["HU-2", *(f"HU-2.{n}" for n in range(1, 7))]


def test_an_unknown_law_is_one_line_and_exit_code_2() -> None:
    done = command("laws", "L-NONE-1")
    assert (done.code, done.out) == (2, "")
    assert "L-NONE-1" in done.err


def record(folder: Path, *acted: tuple[str, Act], **head: object) -> Path:
    start = {"game": "rulebook", "dealer": "S", "deal": HANDS, **head}
    events = [Event(n, Seat.parse(seat), act) for n, (seat, act) in enumerate(acted)]
    path = folder / "deal.jsonl"
    path.write_text("\n".join([json.dumps(start), *(one.dumps() for one in events)]))
    return path


CALLS: tuple[tuple[str, Act], ...] = (
    ("S", acts.MakeCall(Call.parse("4S"))),
    *((seat, acts.MakeCall(PASS)) for seat in "WNE"),
)


def test_rule_prints_what_the_referee_says(tmp_path: Path) -> None:
    path = record(
        tmp_path,
        *CALLS,
        ("E", acts.Play(Card.parse("HQ"))),
        ("S", irregular.ChooseRemedy("expose_forbid")),
        ("W", acts.Play(Card.parse("HT"))),
    )
    out = command("rule", path).out
    assert "4 E play card=HQ\n    E: defender led out of turn (L-LOOT-2)\n" in out
    assert "E’s HQ is an exposed card (L-LOOT-2)" in out
    assert "Rejected: W may not lead H (L-LOOT-2)" in out


def test_rule_gives_the_terminal_no_orders(tmp_path: Path) -> None:
    path = record(tmp_path, *CALLS, ("W", irregular.ChooseRemedy("\x1b]0;title\x07")))
    out = command("rule", path).out
    assert r"\x1b]0;title\x07" in out
    assert "\x1b" not in out


def test_rule_keeps_hidden_rulings_unless_asked(tmp_path: Path) -> None:
    path = record(
        tmp_path,
        *CALLS,
        ("W", acts.Play(Card.parse("CJ"))),
        ("S", acts.Play(Card.parse("H2"), hand=Seat.N)),
    )
    assert "revoked" not in command("rule", path).out
    assert "N revoked at trick 1 (L-REVOKE-1)" in command("rule", "--hidden", path).out


def test_rule_knows_the_pamphlet(tmp_path: Path) -> None:
    bids = (("S", acts.MakeCall(Call.parse("2S"))), ("W", acts.MakeCall(Call.parse("2D"))))
    out = command("rule", record(tmp_path, *bids, game="reform")).out
    assert "W’s 2D is taken as 3D (PB-4.12)" in out


@pytest.mark.parametrize(
    ("text", "line"),
    [("", "line 1"), ("{}", "line 1"), ("[", "line 1"),
     ('{"game": "rulebook", "dealer": "S"}\n{"v": 1}', "line 2"),
     ('{"game": "chess", "dealer": "S"}', "chess")],
)  # fmt: skip
def test_a_broken_file_names_the_line(tmp_path: Path, text: str, line: str) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(text)
    done = command("rule", path)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert line in done.err


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert command("rule", tmp_path / "none").code == 2


def events_file(folder: Path, laws: acts.Laws) -> Path:
    """Return the list of events of a table on which somebody bids too little."""
    made = acts.MakeTable("rulebook", tuple("abcd"), table="t", seating="fixed", laws=laws)
    acted: list[tuple[Seat | None, Act]] = [
        (None, made),
        (None, acts.Shuffle("ab" * 32)),
        (None, acts.Cut(20)),
        (Seat.N, acts.MakeCall(Call.parse("1S"))),
        (Seat.E, acts.MakeCall(Call.parse("1H"))),
        (Seat.S, irregular.CallAttention("INSUFFICIENT")),
        (Seat.E, acts.MakeCall(Call.parse("2H"))),
    ]
    path = folder / "table.jsonl"
    lines = [Event(n, seat, act).dumps() for n, (seat, act) in enumerate(acted)]
    path.write_text("\n".join(lines))
    return path


def test_rule_reads_a_tables_own_events(tmp_path: Path) -> None:
    done = command("rule", events_file(tmp_path, "at-the-table"))
    assert done.code == 0
    assert "\n4 E call call=1H\n    E: insufficient bid (L-INSUF-1)\n5 S call-attention" in done.out
    assert "E must bid enough" in done.out
    assert done.out.splitlines()[0].startswith("0 make-table")


def test_rule_says_when_a_table_has_no_referee(tmp_path: Path) -> None:
    done = command("rule", events_file(tmp_path, "enforced"))
    assert done.code == 2
    assert "at-the-table" in done.err


def test_rule_names_the_line_of_a_tables_file_that_is_no_event(tmp_path: Path) -> None:
    path = events_file(tmp_path, "at-the-table")
    path.write_text(path.read_text() + "\n{}")
    done = command("rule", path)
    assert done.code != 0
    assert "8" in done.err


def test_laws_can_be_practised_and_are_marked_with_the_law(tmp_path: Path) -> None:
    """L-LOOT-1: either defender may have declarer's lead taken back, and nothing else."""
    file = tmp_path / "learning.json"
    how = ("laws", "--train", "l-loot", "--number", "3", "--memory", file)
    done = command(*how, stdin="1 2\n\n")
    assert done.code == 0
    asked = done.out.split("Mark everything you may choose.")[1]
    right = next(
        line.split()[0] for line in asked.splitlines() if "have the lead taken back" in line
    )
    again = command(*how, stdin=f"{right}\n\n").out
    assert "Not quite." in done.out
    assert "\nL-LOOT-1  If declarer leads" in again
    assert "Right so far: 1 of 1" in again
    kept = msgspec.json.decode(file.read_bytes(), type=dict[str, Memory])
    assert {law: (one.right, one.asked) for law, one in kept.items()} == {"L-LOOT-1": (1, 2)}


def test_a_chapter_without_exercises_is_refused() -> None:
    done = command("laws", "--train", "L-SCORE")
    assert done.code == 2
    assert "L-SCORE" in done.err
