import copy
import pickle

import pytest
from hypothesis import given
from tests.strategies import bids, contracts

from sansatout.calls import BIDS, CALLS, PASS, Bid, Call
from sansatout.cards import Strain
from sansatout.contract import Contract, Doubling
from sansatout.errors import NotationError


def test_there_are_35_bids_in_steps() -> None:
    """HU-3.4: one club lowest, seven no trump highest."""
    assert [str(bid) for bid in BIDS[:6]] == ["1C", "1D", "1H", "1S", "1NT", "2C"]
    assert str(BIDS[-1]) == "7NT"
    assert len(BIDS) == 35
    assert list(BIDS) == sorted(BIDS)


def test_a_bid_is_a_number_and_a_strain_beside_pass_double_and_redouble() -> None:
    """L-CALL-3, L-CALL-4, HU-3.1, HU-3.2, PB-4.2, PB-4.3."""
    assert [str(call) for call in CALLS[35:]] == ["Pass", "X", "XX"]
    assert Bid(4, Strain.C) is Call.parse("4C")
    assert Contract.parse("4C").tricks == 10
    assert Contract.parse("3NT").tricks == 9


@given(bids, bids)
def test_more_tricks_or_a_higher_strain_is_higher(one: Bid, two: Bid) -> None:
    """L-CALL-5 (A-06), PB-4.4."""
    height = (one.level, one.strain.value), (two.level, two.strain.value)
    assert (one < two) == (height[0] < height[1])
    assert (one <= two) == (height[0] <= height[1])


def test_every_call_is_one_object() -> None:
    for call in CALLS:
        assert Call.parse(str(call)) is call
        assert pickle.loads(pickle.dumps(call)) is call
        assert copy.deepcopy(call) is call
    assert repr(PASS) == "Call.parse('Pass')"


@pytest.mark.parametrize("text", ["", "8H", "0C", "1N", "pass", "P", "1nt", "XXX", "1S ", "-1C"])
def test_a_call_is_read_strictly(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Call.parse(text)
    assert str(caught.value) == (
        f"‘{text}’ is not a call: expected Pass, X, XX or a bid like 1C or 3NT"
    )


@pytest.mark.parametrize("text", ["Pass", "X", "8H", "NT"])
def test_a_bid_is_read_strictly(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Bid.parse(text)
    assert str(caught.value) == (
        f"‘{text}’ is not a bid: expected a level from 1 to 7 and a strain like 4S or 3NT"
    )


@pytest.mark.parametrize("level", [-1, 0, 8])
def test_a_level_is_one_to_seven(level: int) -> None:
    """PB-4.3: there are thirteen tricks."""
    with pytest.raises(NotationError, match=f"‘{level}H’ is not a bid"):
        Bid(level, Strain.H)
    with pytest.raises(NotationError, match=f"‘{level}H’ is not a contract"):
        Contract(level, Strain.H)


@given(contracts)
def test_a_contract_is_read_from_its_text(contract: Contract) -> None:
    assert Contract.parse(str(contract)) == contract
    assert pickle.loads(pickle.dumps(contract)) == contract
    assert contract.tricks == 6 + contract.level == 6 + contract.bid.level
    assert contract.bid.strain is contract.strain


def test_doubled_contracts_differ() -> None:
    assert len({Contract.parse(text) for text in ("4S", "4SX", "4SXX")}) == 3
    assert [Contract.parse(f"4S{x}").doubling for x in ("", "X", "XX")] == list(Doubling)
    assert [doubling.factor for doubling in Doubling] == [1, 2, 4]


@pytest.mark.parametrize("text", ["", "X", "8H", "4", "S", "4SXXX", "4sx", "4S X", "Pass", "3N"])
def test_a_contract_is_read_strictly(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Contract.parse(text)
    assert str(caught.value) == (
        f"‘{text}’ is not a contract: expected a level from 1 to 7, a strain and X or XX "
        "like 4S, 3NTX or 1CXX"
    )
