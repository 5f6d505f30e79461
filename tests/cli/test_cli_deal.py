"""``sansatout deal`` and ``sansatout show``."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from sansatout.deal import Deal
from sansatout.seats import Seat
from tests.cli.running_cli import command, process


def test_a_seed_repeats_the_deals() -> None:
    first = command("deal", "--count", 3, "--seed", 7, "--format", "json")
    again = command("deal", "--count", 3, "--seed", 7, "--format", "json")
    other = command("deal", "--count", 3, "--seed", 8, "--format", "json")
    assert first.out == again.out != other.out


def test_a_seed_repeats_the_deals_of_a_condition_in_every_process() -> None:
    where = ("deal", "--seed", "tuesday", "--where", "hcp(NS) >= 25 and balanced(S)")
    said = {process(*where, PYTHONHASHSEED=seed).out for seed in "12345"}
    assert len(said) == 1


def test_a_number_as_seed_is_the_generator_of_that_number() -> None:
    drawn = json.loads(command("deal", "--seed", 42, "--format", "json").out)
    assert drawn[0]["deal"] == str(Deal.random(Random(42)))


def test_without_a_seed_deals_differ() -> None:
    assert command("deal").out != command("deal").out


def test_only_deals_that_fit_are_drawn() -> None:
    done = command(
        "deal", "-n", 20, "--seed", 1, "--format", "json",
        "--where", "hcp(S) >= 15 and hearts(N) >= 5",
    )  # fmt: skip
    hands = [deal["hands"] for deal in json.loads(done.out)]
    assert len(hands) == 20
    assert all(h["S"]["hcp"] >= 15 and h["N"]["lengths"][1] >= 5 for h in hands)


def test_a_condition_that_nothing_fits_is_given_up() -> None:
    done = command("deal", "--where", "hcp(N) == hcp(S) + 0.5", "--tries", 50)
    assert done.code == 2
    assert "50 tries" in done.err


def test_where_counting_shows_that_no_deal_fits_none_is_tried() -> None:
    done = command("deal", "--where", "hcp(NS) > 40")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "no deal at all fits" in done.err


def test_the_first_deals_of_a_seed_do_not_depend_on_how_many_are_asked_for() -> None:
    """PROMISE-DEAL-2."""
    where = ("--seed", 7, "--format", "json", "--where", "hcp(S) >= 15 and hearts(N) >= 5")
    few, many = (json.loads(command("deal", "-n", n, *where).out) for n in (2, 90))
    assert [one["deal"] for one in few] == [one["deal"] for one in many[:2]]


def test_pbn_holds_numbered_boards_that_show_reads(tmp_path: Path) -> None:
    file = tmp_path / "deals.pbn"
    file.write_text(command("deal", "-n", 3, "--seed", 5, "--format", "pbn").out, encoding="utf-8")
    shown = json.loads(command("show", file, "--format", "json").out)
    drawn = json.loads(command("deal", "-n", 3, "--seed", 5, "--format", "json").out)
    assert shown == drawn
    assert '[Board "2"]\n[Dealer "E"]\n[Vulnerable "NS"]\n[Deal "E:' in file.read_text()


def test_svg_of_several_deals_is_one_picture() -> None:
    root = ET.fromstring(command("deal", "-n", 2, "--seed", 5, "--format", "svg").out)
    assert len(root.findall(".//*[@class='board']")) == 2


def test_show_reads_standard_input() -> None:
    deal = Deal.random(Random(3))
    done = command("show", "-", "--format", "json", stdin=f"{deal.text(Seat.W)}\n")
    assert json.loads(done.out)[0]["deal"] == str(deal)


def test_show_draws_an_auction() -> None:
    calls = "E: 1H Pass 2NT X"
    assert "2NT    X      ?" in command("show", calls).out
    assert command("show", calls, "--format", "pbn").out == '[Auction "E"]\n1H Pass 2NT X\n'
    assert json.loads(command("show", calls, "--format", "json").out)["calls"][2] == "2NT"
    assert "<svg" in command("show", calls, "--format", "svg").out
    assert "higher than 1H" in command("show", "E: 1H Pass 1C").err


def test_help_is_a_word_too() -> None:
    assert command("help").out == command("--help").out
    assert command("help", "deal").out == command("deal", "--help").out


def test_the_options_of_a_system_are_listed() -> None:
    assert "true, false" in command("options", "kontrakt").out
    document = json.loads(command("options", "kontrakt", "--json").out)
    assert {"name": "below_line_in_total", "rule": "P17", "default": True,
            "readings": [True, False]} in document  # fmt: skip
    assert command("options", "duplicate").out == "duplicate has no options\n"


def test_show_draws_a_hand() -> None:
    assert command("show", "AK5.KJT64.74.763").out == "♠ AK5\n♥ KJT64\n♦ 74\n♣ 763\n"
    assert command("show", "AK5.KJT64.74.763", "--letters").out.startswith("S AK5\n")
    assert command("show", "AK5.KJT64.74.763", "--format", "pbn").out == "AK5.KJT64.74.763\n"
    assert json.loads(command("show", "AK5.KJT64.74.763", "--format", "json").out)["hcp"] == 11
    assert "<svg" in command("show", "AK5.KJT64.74.763", "--format", "svg").out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["show", "AK5.KJT64.74.76"], "12 cards: expected 13"),
        (["show", "N:AK... ... ... ..."], "2 cards: expected 13"),
        (["show", "AK5.KJT64.74.7Z3"], "‘Z’ is not a rank"),
        (["show", "no-such-file"], "no-such-file"),
        (["show", "-"], "nothing to show"),
        (["deal", "--count", "0"], "at least 1"),
        (["deal", "--count", "many"], "--count"),
        (["deal", "--format", "pdf"], "--format"),
        (["deal", "--foo"], "--foo"),
        (["deal", "--where", "hcp(S) >"], "column 9"),
        (["deel"], "there is no command ‘deel’"),
        (["deal", "--language", "xx"], "language ‘xx’"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(arguments: list[str], words: str) -> None:
    done = command(*arguments, stdin="\n")
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert words in done.err


def test_a_deal_of_a_hand_with_12_cards_as_a_process() -> None:
    deal = str(Deal.random(Random(1)))
    done = process("show", deal.removesuffix(deal[-1]))
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "Traceback" not in done.err
    assert "12 cards: expected 13" in done.err


def test_a_reader_that_leaves_early_is_no_error() -> None:
    import subprocess
    import sys

    line = f"{sys.executable} -m sansatout.cli deal -n 3000 --format pbn | head -1"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ('[Board "1"]\n', "")


def test_an_unknown_language_of_the_environment_falls_back_to_english() -> None:
    assert "one card: expected 13" in process("show", "A...", LC_ALL="de_DE.UTF-8").err
    assert process("deal", "--seed", 1, LC_ALL="C", PYTHONIOENCODING="ascii").code == 0


@pytest.mark.parametrize(
    ("environment", "words"),
    [("et_EE.UTF-8", "käes on üks kaart"), ("sv_SE.UTF-8", "har ett kort")],
)
def test_the_environment_chooses_the_language(environment: str, words: str) -> None:
    assert words in process("show", "A...", LC_ALL=environment).err


def test_help_names_every_command() -> None:
    from sansatout.cli import COMMANDS

    done = process("--help")
    assert done.code == 0
    assert [name for name in COMMANDS if f"  {name} " not in done.out] == []
    assert process("--version").out.startswith("sansatout ")
