"""Par: the auction as a game between two sides that see everything."""

from __future__ import annotations

from random import Random

import pytest

from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.seats import Seat, Vulnerability
from sansatout.solver import TrickTable, dd_table, par, par_by, par_of_table
from tests.solver.reference import Dds


def tricks(north_south: dict[str, int], east_west: dict[str, int]) -> TrickTable:
    """Return a table where partners take the same; strains not named take six or fewer."""
    rows = []
    for strain in Strain:
        ns = north_south.get(str(strain), 13 - east_west.get(str(strain), 7))
        ew = 13 - ns
        rows.append((ns, ew, ns, ew))
    return TrickTable(tuple(rows))


def names(table: TrickTable, dealer: Seat, vulnerability: Vulnerability) -> tuple[int, list[str]]:
    found = par_of_table(table, dealer, vulnerability)
    return found.score, [str(contract) for contract in found.contracts]


def test_a_cold_game_is_par() -> None:
    table = tricks({"C": 6, "D": 6, "H": 6, "S": 10, "NT": 6}, {})
    assert names(table, Seat.E, Vulnerability.ALL) == (620, ["4S N=", "4S S="])


def test_a_cheap_sacrifice_is_par_doubled() -> None:
    table = tricks({"C": 3, "D": 6, "H": 6, "S": 10, "NT": 6}, {})
    assert names(table, Seat.N, Vulnerability.NONE) == (100, ["5CX E-1", "5CX W-1"])


def test_a_sacrifice_that_costs_more_than_the_game_is_not_par() -> None:
    table = tricks({"C": 6, "D": 6, "H": 6, "S": 10, "NT": 6}, {})
    assert names(table, Seat.N, Vulnerability.NONE) == (420, ["4S N=", "4S S="])


def test_the_dealers_side_comes_first_where_both_can_make_it() -> None:
    rows = tuple((7, 7, 7, 7) if strain is Strain.NT else (6, 6, 6, 6) for strain in Strain)
    table = TrickTable(rows)
    assert names(table, Seat.N, Vulnerability.NONE) == (90, ["1NT N=", "1NT S="])
    assert names(table, Seat.E, Vulnerability.NONE) == (-90, ["1NT E=", "1NT W="])


def test_all_pass_where_nobody_makes_anything() -> None:
    table = TrickTable(((6, 6, 6, 6),) * 5)
    assert par_of_table(table, Seat.N, Vulnerability.ALL).score == 0
    assert par_of_table(table, Seat.N, Vulnerability.ALL).contracts == ()


def test_only_the_partner_who_makes_it_declares() -> None:
    rows = tuple((10, 3, 9, 3) if strain is Strain.S else (6, 6, 6, 6) for strain in Strain)
    assert names(TrickTable(rows), Seat.E, Vulnerability.ALL) == (620, ["4S N="])


def test_par_of_a_deal_is_par_of_its_table() -> None:
    deal = Deal.random(Random(1))
    expected = par_of_table(dd_table(deal), Seat.S, Vulnerability.NS)
    assert par(deal, Seat.S, Vulnerability.NS) == expected


VULNERABILITIES = (Vulnerability.NONE, Vulnerability.ALL, Vulnerability.NS, Vulnerability.EW)


def test_dds_agrees_on_score_and_contracts() -> None:
    """DDS names the lowest contract of each strain and declarer; ours are those and more."""
    pytest.importorskip("endplay")
    dds, random = Dds(), Random(2)
    for _ in range(12):
        deal = Deal.random(random)
        solved = dds.solve_table(dds.table_deal(deal))
        for number, vulnerability in enumerate(VULNERABILITIES):
            for dealer in Seat:
                out = dds.dds.parResultsMaster()
                dds.dds.DealerParBin(solved, out, dealer.value, number)
                found = par_of_table(dd_table(deal), dealer, vulnerability)
                assert found.score == out.score
                ours = {
                    (c.contract.level, str(c.contract.strain), str(c.declarer), c.overtricks)
                    for c in found.contracts
                }
                theirs = set()
                for contract in out.contracts[: out.number]:
                    strain = ("NT", "S", "H", "D", "C")[contract.denom]
                    over = contract.overTricks - contract.underTricks
                    seats = ("N", "E", "S", "W", "NS", "EW")[contract.seats]
                    theirs |= {(contract.level, strain, seat, over) for seat in seats}
                assert theirs <= ours
                total = {(strain, seat, level + over) for level, strain, seat, over in theirs}
                assert {(s, seat, level + over) for level, s, seat, over in ours} == total


def test_par_can_be_any_games_own() -> None:
    """Where tricks bid are all that counts, both sides bid as high as they can make."""
    found = dd_table(Deal.unrank(0))

    def worth(contract: Contract, declarer: Seat, tricks: int) -> int:
        return contract.level if tricks >= contract.tricks else -100

    par = par_by(found, Seat.N, worth)
    best = max(found[seat, strain] for seat in Seat for strain in Strain) - 6
    assert abs(par.score) == best
    assert all(one.contract.level == best for one in par.contracts)
