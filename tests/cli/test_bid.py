"""``sansatout bid``: calls with reasons, from the command line."""

import json

import pytest

from tests.cli.running_cli import command

OPENING = ("bid", "--system", "culbertson", "--hand", "74.AQ842.A985.T7")


def test_the_call_comes_with_counts_rules_and_what_else_was_considered() -> None:
    out = command(*OPENING).out
    assert out.splitlines()[0] == "N 1H"
    assert "rules: C-OPEN-4 C-OPEN-3" in out
    assert "2½ honour tricks" in out
    assert "5 playing tricks in ♥" in out
    assert "2NT  2½ honour tricks, at least 5 needed (C-OPEN-6)" in out


def test_where_nothing_was_counted_no_counts_are_announced() -> None:
    out = command("bid", "--system", "minibridge", "--hand", "74.AQ842.A985.T7").out
    assert out.splitlines()[0] == "N 10"
    assert "counts:" not in out
    assert "counts:" in command(*OPENING).out


def test_json_has_the_numbers() -> None:
    told = json.loads(command(*OPENING, "--json").out)
    assert (told["seat"], told["call"]) == ("N", "1H")
    counts = {(count["name"], count["of"]): count["value"] for count in told["counts"]}
    assert counts["honour-tricks", ""] == 2.5
    assert counts["playing-tricks", "H"] == 5
    limits = {(limit["name"], limit["of"]): limit for limit in told["promise"]["limits"]}
    assert limits["honour-tricks", ""]["least"] == 2.5
    assert limits["length", "H"]["least"] == 4


def test_the_auction_decides_who_calls_c_ovc_1() -> None:
    out = command("bid", "--hand", "A95.KT876.84.K76", "--dealer", "E", "--auction", "P 1D").out
    assert out.splitlines()[0] == "W 1H"


@pytest.mark.parametrize(("vulnerability", "call"), [("none", "3H"), ("we", "1H"), ("they", "3H")])
def test_danger_is_seen_from_the_seat_c_open_7(vulnerability: str, call: str) -> None:
    hand = "A5.KQJT842.K63.5"
    out = command("bid", "--hand", hand, "--dealer", "E", "--vulnerability", vulnerability).out
    assert out.splitlines()[0].startswith(f"E {call}")


def test_a_part_score_changes_what_is_forcing_c_gap_31() -> None:
    two = ("bid", "--hand", "8643.T52.9743.85", "--auction", "2H P")
    assert command(*two).out.splitlines()[0] == "S 2NT"
    assert command(*two, "--partscore", "we:40").out.splitlines()[0] == "S Pass"


def test_game_at_forty_is_reforms_not_ours() -> None:
    raised = ("bid", "--hand", "K5.AQJ974.A83.54", "--auction", "1H P 2H P")
    assert command(*raised).out.splitlines()[0] == "N 4H"
    assert command(*raised, "--variant", "reform").out.splitlines()[0] == "N 3H"
    strong = ("bid", "--hand", "K5.AQJ974.A83.K5", "--auction", "1H P 2H P")
    assert command(*strong, "--variant", "reform").out.splitlines()[0] == "N 5H"
    assert command(*strong).out.splitlines()[0] == "N 4H"


def test_artificial_calls_are_announced_and_explained_r_neg_1() -> None:
    answer = ("bid", "--system", "one-club", "--hand", "K842.Q53.T64.952", "--auction", "1C P")
    out = command(*answer, "--explain").out.splitlines()
    assert out[0].startswith("N 1C (artificial): opening: at least 2½")
    assert out[2] == "S 1D (artificial)"


def test_the_count_is_explained_with_its_halves_and_the_average_hand() -> None:
    """C-HT-5, C-HT-6."""
    out = command(*OPENING, "--explain").out.splitlines()
    assert out[-2].startswith("C-HT-5: Half a trick may become a whole one or nothing")
    assert out[-1].startswith("C-HT-6: A deal has about 8 honour tricks in all, an average hand")
    assert not any(line.startswith("C-HT-") for line in command(*OPENING).out.splitlines())
    whole = ("bid", "--hand", "A74.AK842.985.T7")
    notes = json.loads(command(*whole, "--explain", "--json").out)["notes"]
    assert list(notes) == ["C-HT-6"], "no half to be unsure of"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--system", "acol"), "no bidding system ‘acol’"),
        (("--variant", "minibridge"), "no auction"),
        (("--vulnerability", "some"), "not a vulnerability"),
        (("--partscore", "us:40"), "not a part score"),
        (("--auction", "P P P P"), "is over"),
        (("--auction", "8C"), "not a call"),
    ],
)
def test_wrong_input_is_one_clear_line(arguments: tuple[str, ...], said: str) -> None:
    done = command(*OPENING, *arguments)
    assert done.code == 2
    assert said in done.err


def test_a_hand_of_twelve_cards_is_refused() -> None:
    assert command("bid", "--hand", "74.AQ842.A985.T").code == 2


@pytest.mark.parametrize(
    ("hand", "said", "first", "rule"),
    [
        ("Q863.AJT95.T.AQ3", "", "N H", "BW-DEAL-8"),
        ("JT5.64.KQ7543.94", "", "N remit", "BW-DEAL-16"),
        ("942.732.962.T862", "remit", "S S", "BW-THIRD-4"),
        ("JT5.64.KQ7543.94", "N", "E ask", "BW-DBL-1"),
    ],
)
def test_bridge_whist_names_remits_and_doubles(hand: str, said: str, first: str, rule: str) -> None:
    out = command("bid", "--system", "bridge-whist", "--hand", hand, "--auction", said).out
    assert out.splitlines()[0] == first
    assert rule in out.splitlines()[1]


def test_minibridge_announces_and_chooses_with_dummy_in_sight_mb_11() -> None:
    asked = ("bid", "--system", "minibridge", "--hand", "Q863.AJT95.T.AQ3")
    assert command(*asked).out.startswith("N 13\n")
    done = json.loads(command(*asked, "--dummy", "AKJ2.K32.432.K54", "--json").out)
    assert (done["call"], done["rules"]) == ("S bonus", ["MB-5.4", "MB-11"])


def test_a_word_that_is_not_said_there_is_refused() -> None:
    hand = ("bid", "--system", "bridge-whist", "--hand", "Q863.AJT95.T.AQ3")
    done = command(*hand, "--auction", "double")
    assert done.code == 2
    assert "cannot be said here" in done.err
