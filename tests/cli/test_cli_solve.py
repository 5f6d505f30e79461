"""``sansatout solve`` and ``sansatout par``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running_cli import command

DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
TABLE = {
    "N": {"C": 7, "D": 8, "H": 8, "S": 9, "NT": 9},
    "E": {"C": 4, "D": 4, "H": 5, "S": 4, "NT": 4},
    "S": {"C": 8, "D": 8, "H": 8, "S": 9, "NT": 9},
    "W": {"C": 4, "D": 4, "H": 5, "S": 4, "NT": 4},
}


def test_a_deal_gives_the_tricks_of_every_declarer() -> None:
    assert json.loads(command("solve", DEAL, "--json").out) == {"deal": DEAL, "table": TABLE}
    shown = [line.split() for line in command("solve", DEAL).out.splitlines()]
    assert shown[0] == ["NT", "♠", "♥", "♦", "♣"]
    assert shown[3] == ["S", "9", "9", "8", "8", "8"]


def test_a_contract_gives_the_value_of_every_lead() -> None:
    """MB-EXERCISE-1, as far as the lead: hearts give declarer a tenth trick."""
    found = json.loads(command("solve", DEAL, "--contract", "3N", "--by", "S", "--json").out)
    assert (found["turn"], found["tricks"], found["cards"]["CK"]) == ("W", 9, 9)
    assert found["cards"]["H2"] == 10
    assert "S in NT: 9 tricks" in command("solve", DEAL, "--contract", "3NT", "--by", "S").out


def test_a_lead_gives_the_value_of_every_answer() -> None:
    arguments = ("--contract", "3NT", "--by", "S", "--lead", "CK", "--json")
    found = json.loads(command("solve", DEAL, *arguments).out)
    assert (found["turn"], found["cards"]) == ("N", {"C8": 9, "C7": 9, "C6": 9})


def test_a_lead_alone_gives_every_strain() -> None:
    found = json.loads(command("solve", DEAL, "--lead", "CK", "--json").out)
    assert found["declarer"] == "S"
    assert found["tricks"] == {"C": 9, "D": 8, "H": 8, "S": 9, "NT": 9}
    assert "S in H: 8 tricks" in command("solve", DEAL, "--lead", "CK").out


def test_a_file_is_solved_board_by_board(tmp_path: Path) -> None:
    file = tmp_path / "boards.pbn"
    file.write_text(command("deal", "-n", 3, "--seed", 1, "--format", "pbn").out, encoding="utf-8")
    found = json.loads(command("solve", file, "--json").out)
    assert [one["board"] for one in found] == ["1", "2", "3"]
    assert command("solve", file).out.count("NT") == 3
    assert len(command("par", file).out.splitlines()) == 3


def test_a_batch_answers_json_lines_in_order() -> None:
    lines = "".join(json.dumps({"id": name, "deal": DEAL}) + "\n" for name in ("b", 1, None))
    done = command("solve", "--batch", stdin=lines + "\n")
    answers = [json.loads(line) for line in done.out.splitlines()]
    assert answers == [{"id": name, "table": TABLE} for name in ("b", 1, None)]


def test_par_is_told_with_its_contracts() -> None:
    assert command("par", DEAL, "--vulnerable", "All").out == "par +600 for NS: 3NT N=; 3NT S=\n"
    found = json.loads(command("par", DEAL, "--dealer", "E", "--json").out)
    assert found["score"] == 400
    assert found["contracts"][0] == {"contract": "3NT", "declarer": "N", "tricks": 9}


@pytest.mark.parametrize(
    ("arguments", "stdin", "text"),
    [
        (("solve",), "", "nothing to solve"),
        (("solve", "-"), "", "nothing to show"),
        (("solve", DEAL, "--contract", "4S"), "", "both --contract and --by"),
        (("solve", DEAL, "--contract", "8S", "--by", "S"), "", "‘8S’ is not a contract"),
        (("solve", DEAL, "--lead", "ZZ"), "", "‘ZZ’ is not a card"),
        (("solve", DEAL, "--contract", "4S", "--by", "S", "--lead", "SA"), "", "does not hold"),
        (("solve", DEAL.replace("T83", "T82")), "", "S2 is with"),
        (("solve", "--batch"), "{}\n", "line 1"),
        (("solve", "--batch"), '\n{"id": 1, "deal": 5}\n', "line 2"),
        (("solve", "--batch"), '{"id": 1, "deal": "N:AK"}\n', "line 1"),
        (("par", DEAL, "--vulnerable", "Both"), "", "‘Both’ is not a vulnerability"),
        (("solve", "nowhere.pbn"), "", "nowhere.pbn"),
    ],
)
def test_what_cannot_be_solved_is_told_in_one_line(
    arguments: tuple[str, ...], stdin: str, text: str
) -> None:
    done = command(*arguments, stdin=stdin)
    assert done.code == 2
    assert text in done.err
    assert done.err.count("\n") == 1
