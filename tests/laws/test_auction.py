"""Chapters 4 and 5: the auction, regular and irregular."""

from __future__ import annotations

import pytest

from sansatout.calls import CALLS, PASS, Bid, Call
from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.events import acts, irregular
from sansatout.laws import Phase, Referee
from sansatout.laws.lawful import lawful_calls
from sansatout.seats import Seat
from tests.laws.helpers import call, chooses, does, in_auction, in_play, offers, ok, play


def made(ref: Referee) -> list[str]:
    return [f"{seat} {said}" for seat, said in ref.auction.calls]


def correct(ref: Referee, seat: str, said: str, why: str) -> Referee:
    return does(ref, seat, irregular.CorrectCall(Call.parse(said), why))


def faults(ref: Referee) -> list[str]:
    return [str(one.irregularity) for one in ref.rights.attention]


def test_l_call_1_the_dealer_calls_first_then_clockwise() -> None:
    ref = in_auction(dealer="E")
    turns = []
    for said in ("1C", "Pass", "Pass", "Pass"):
        turns.append(str(ref.turn))
        ref = call(ref, f"{ref.turn} {said}")
    assert turns == ["E", "S", "W", "N"]
    assert ref.phase is Phase.PLAY


def test_l_call_3_there_are_four_kinds_of_call_besides_the_pass() -> None:
    kinds = {"no trump" if c.strain is Strain.NT else "trump" for c in CALLS if isinstance(c, Bid)}
    assert kinds == {"trump", "no trump"}
    assert [str(c) for c in CALLS if not isinstance(c, Bid)] == ["Pass", "X", "XX"]


@pytest.mark.parametrize("level", range(1, 8))
def test_l_call_4_a_bid_undertakes_six_tricks_more(level: int) -> None:
    assert Contract(level, Strain.H).tricks == 6 + level


def test_l_call_5_more_tricks_or_a_higher_strain() -> None:
    ref = in_auction("1S")
    assert ok(call(ref, "W 1NT"))
    assert call(ref, "W 1NT").rights.attention == ()
    assert call(ref, "W 2C").rights.attention == ()
    assert faults(call(ref, "W 1S")) == ["INSUFFICIENT"]


def test_l_call_6_who_passed_may_bid_later() -> None:
    ref = in_auction("Pass", "1C", "Pass", "Pass", "S 1S")
    assert ok(ref)
    assert ref.rights.offers == ()


def test_l_dbl_1_a_double_is_against_and_a_redouble_for_the_contract() -> None:
    doubled = in_auction("1S", "X", "Pass", "Pass", "XX", "Pass", "Pass", "Pass")
    assert str(doubled.play.contract) == "1SXX"
    assert doubled.play.declarer is Seat.S


def test_l_dbl_4_a_double_changes_neither_level_nor_declarer() -> None:
    plain = in_auction("1S", "Pass", "Pass", "Pass")
    doubled = in_auction("1S", "X", "Pass", "Pass", "Pass")
    assert plain.play.contract is not None
    assert doubled.play.contract is not None
    assert plain.play.contract.bid is doubled.play.contract.bid
    assert plain.play.declarer is doubled.play.declarer


def test_l_dbl_5_what_is_redoubled_cannot_be_doubled() -> None:
    ref = in_auction("1S", "X", "XX", "Pass", "Pass", "W X")
    assert offers(ref) == ["BAD_DOUBLE"]
    assert [str(remedy) for remedy in ref.rights.offers[0].remedies] == [
        "new_deal",
        "treat_as_pass",
    ]


def test_l_info_2_the_opening_leader_may_hear_the_calls_before_he_leads() -> None:
    auction = acts.Review(acts.Topic.AUCTION)
    ref = in_play()
    assert ok(does(ref, "W", auction))
    assert not ok(does(ref, "E", auction))
    assert not ok(does(play(ref, "W CJ"), "W", auction))


def test_l_info_3_in_the_play_only_the_contract_is_told() -> None:
    contract = acts.Review(acts.Topic.CONTRACT)
    ref = does(play(in_play(), "W CJ"), "E", contract)
    assert str(ref.answer) == "4S"
    assert not ok(does(in_auction("1S"), "W", contract))


def test_a_slip_can_be_corrected_only_before_the_left_opponent_calls() -> None:
    """L-FIX-1, A-09"""
    assert made(correct(in_auction("1S"), "S", "1H", "slip")) == ["S 1H"]
    assert not ok(correct(in_auction("1S", "Pass"), "S", "1H", "slip"))


def test_a_slip_may_uncover_another_fault() -> None:
    """L-FIX-1: the corrected call is judged like any other."""
    ref = correct(in_auction("1S", "2H"), "W", "1H", "slip")
    assert faults(ref) == ["INSUFFICIENT"]


def test_a_slip_takes_an_irregular_call_away() -> None:
    """L-FIX-1"""
    ref = correct(in_auction("1S", "W 8H"), "W", "2H", "slip")
    assert offers(ref) == []
    assert made(ref) == ["S 1S", "W 2H"]


def test_a_bid_over_another_open_one_is_refused() -> None:
    """L-OOT-5: only the left opponent may call over it."""
    ref = in_auction("N 1H")
    assert offers(ref) == ["BID_BEFORE_ANY"]
    assert not ok(call(ref, "S 1S"))
    assert not ok(call(ref, "W 1S"))


def test_a_double_out_of_turn_is_a_bid_out_of_turn() -> None:
    """L-OOT-4: a right double in the right opponent's turn."""
    ref = call(in_auction("1S", "Pass"), "E X")
    assert faults(ref) == ["BID_AT_RHO_TURN"]
    back = call(ref, "N Pass")
    assert back.auction.must_pass == {Seat.W}
    assert made(back) == ["S 1S", "W Pass", "N Pass"]


def test_attention_to_a_bid_out_of_turn_is_anybodys() -> None:
    """L-OOT-4, A-40"""
    ref = call(in_auction("1S", "Pass"), "E X")
    for seat in "NESW":
        assert ok(does(ref, seat, irregular.CallAttention("BID_AT_RHO_TURN")))


def test_the_offenders_partner_is_free_again_after_one_round() -> None:
    """A-42"""
    ref = call(in_auction("1S"), "N 2S", "W Pass", "N Pass", "E 2C", "S Pass", "W Pass", "N Pass")
    assert ref.auction.must_pass == frozenset()
    ref = call(in_auction("1S"), "N 2S", "W 2C", "N 2S", "E Pass", "S Pass", "W 3C", "N Pass")
    ref = call(ref, "E Pass", "S 3S")
    assert ok(ref)
    assert ref.rights.offers == ()


def test_l_insuf_4_the_left_opponents_call_condones_it() -> None:
    """L-INSUF-4, A-13: the condoned bid is the one to beat."""
    ref = call(in_auction("2H"), "W 1S", "N 1NT")
    assert made(ref) == ["S 2H", "W 1S", "N 1NT"]
    assert ref.rights.attention == ()


def test_only_an_opponent_may_call_attention_to_an_insufficient_bid() -> None:
    """L-INSUF-3, A-40"""
    ref = call(in_auction("2H"), "W 1S")
    assert not ok(does(ref, "E", irregular.CallAttention("INSUFFICIENT")))
    assert does(ref, "S", irregular.CallAttention("INSUFFICIENT")).auction.must_correct is Seat.W


def test_nobody_may_bid_enough_over_seven_no_trump() -> None:
    """A-15: an insufficient bid over 7NT is an improper call."""
    ref = in_auction("7NT", "W 7S")
    assert offers(ref) == ["OTHER_BAD_CALL"]


def test_a_late_pass_costs_nothing() -> None:
    """L-LATE-1"""
    assert offers(call(in_play(), "E Pass")) == []


def test_a_late_call_counts_until_partners_first_lead() -> None:
    """L-LATE-1, A-14"""
    ref = play(call(in_play(), "E X"), "W CJ")
    assert offers(ref) == []
    assert [str(one.irregularity) for one in ref.rights.lapsed] == ["LATE_CALL"]
    after_lead = call(play(in_play(), "W CJ"), "E X")
    assert offers(after_lead) == []
    other = call(play(in_play(), "W CJ"), "W X")
    assert offers(other) == ["LATE_CALL"]


def test_l_other_3_doubling_partners_bid_cannot_be_made_valid() -> None:
    ref = in_auction("1S", "Pass", "N X")
    assert offers(ref) == ["DOUBLE_PARTNER_BID"]
    assert [str(remedy) for remedy in ref.rights.offers[0].remedies] == [
        "new_deal",
        "treat_as_pass",
    ]
    doubled = in_auction("1S", "X", "N X")
    assert offers(doubled) == ["DOUBLE_PARTNER_BID"]


def test_redoubling_what_partner_redoubled_is_improper() -> None:
    """L-OTHER-4"""
    ref = in_auction("1S", "X", "XX", "Pass", "S XX")
    assert offers(ref) == ["DOUBLE_AFTER_PARTNER"]


def test_eight_over_seven_no_trump_cannot_be_made_valid() -> None:
    """A-15, A-46"""
    ref = in_auction("7NT", "W 8NT")
    assert [str(remedy) for remedy in ref.rights.offers[0].remedies] == [
        "new_deal",
        "treat_as_pass",
    ]


def test_an_improper_call_that_passes_the_deal_out() -> None:
    """L-OTHER-7, L-CALL-2: counted as the fourth pass."""
    ref = in_auction("Pass", "Pass", "Pass", "E X")
    assert chooses(ref, "S", "treat_as_pass").phase is Phase.PASSED_OUT
    assert call(ref, "S Pass").phase is Phase.PASSED_OUT


def test_a_second_call_over_seven_leaves_the_first() -> None:
    """L-OTHER-1: the player has called already; his call over seven is void."""
    ref = in_auction("1S", "W Pass", "W 8H")
    assert offers(ref) == ["OVER_SEVEN"]
    assert made(call(ref, "N 2S")) == ["S 1S", "W Pass", "N 2S"]


def test_a_duty_to_pass_survives_a_change_of_mind() -> None:
    """A-49: who must pass cannot pass and then bid."""
    ref = call(in_auction("1S"), "N 2S", "W Pass", "N 2S", "E Pass", "S Pass", "S 3S")
    assert offers(ref) == ["OTHER_BAD_CALL"]


def test_the_last_call_wins_only_once() -> None:
    """L-PEN-4: a choice made is closed."""
    ref = chooses(in_auction("1S", "W 8H"), "N", "treat_as_valid")
    assert made(ref) == ["S 1S", "W 7H"]
    assert not ok(chooses(ref, "N", "new_deal"))


def test_a_serious_card_is_forgiven_by_the_next_call() -> None:
    """L-SHOWA-2, A-17"""
    from sansatout.cards import Card

    ref = in_auction("1S", "Pass")
    ref = does(ref, "W", irregular.ShowCards((Card.parse("DJ"),)))
    assert offers(ref) == ["SHOWN_SERIOUS"]
    assert offers(call(ref, "N 2S")) == []


def test_a_small_card_meant_as_a_lead_is_serious() -> None:
    """L-SHOWA-2"""
    from sansatout.cards import Card

    ref = does(in_auction("1S", "Pass"), "W", irregular.ShowCards((Card.parse("C2"),), "lead"))
    assert offers(ref) == ["SHOWN_SERIOUS"]


def test_lawful_calls_are_the_regular_ones() -> None:
    """L-CALL-5, L-DBL-2"""
    ref = in_auction("1S")
    calls = lawful_calls(ref, Seat.W)
    assert Call.parse("X") in calls
    assert Call.parse("1NT") in calls
    assert Call.parse("1H") not in calls
    assert Call.parse("XX") not in calls
    assert lawful_calls(ref, Seat.N) == ()
    assert lawful_calls(call(ref, "N 2S", "W Pass", "N 2S", "E Pass"), Seat.S) == (PASS,)


@pytest.mark.parametrize("said", [c for c in CALLS if isinstance(c, Bid)], ids=str)
def test_lawful_calls_raise_nothing(said: Bid) -> None:
    """L-CALL-5: what is lawful opens no irregularity, what is not does."""
    ref = in_auction("2H")
    after = call(ref, f"W {said}")
    regular = not after.rights.offers and not after.rights.attention
    assert regular is (said in lawful_calls(ref, Seat.W))


def test_a_pass_is_no_bid() -> None:
    """A-07: after passes alone nobody has bid yet."""
    assert offers(in_auction("Pass", "Pass", "E 1H")) == []
    ref = in_auction("Pass", "Pass", "S 1H")
    assert offers(ref) == ["BID_BEFORE_ANY"]


@pytest.mark.parametrize("seat", ["W", "N", "E"])
def test_a_pass_out_of_turn_leaves_the_turn(seat: str) -> None:
    """A-08"""
    ref = call(in_auction(dealer="S"), f"{seat} Pass")
    assert ok(ref)
    assert ref.turn is Seat.S
    assert ref.auction.calls == ()


def test_a_bid_in_partners_turn_after_a_bid_stands_when_condoned() -> None:
    """A-11: if only the turn was wrong."""
    ref = call(in_auction("1S"), "E 2C", "S 2S")
    assert made(ref) == ["S 1S", "E 2C", "S 2S"]
    too_low = call(in_auction("2S"), "E 2C", "S Pass")
    assert made(too_low) == ["S 2S", "E Pass", "S Pass"]


def test_of_two_remedies_for_a_small_card_one_is_taken() -> None:
    """A-19"""
    from sansatout.cards import Card

    ref = does(in_auction("1S", "Pass"), "E", irregular.ShowCards((Card.parse("D3"),)))
    ref = call(ref, "N 4S", "E Pass", "S Pass", "W Pass")
    ref = chooses(ref, "S", "expose_card")
    assert [str(one.card) for one in ref.play.exposed] == ["D3"]
    assert not ok(chooses(ref, "S", "forbid_suit"))


def test_only_ones_own_last_call_can_be_changed() -> None:
    """L-FIX-1, L-OOT-2"""
    ref = in_auction("1S", "Pass")
    assert not ok(correct(ref, "S", "2S", "change"))
    assert not ok(correct(ref, "N", "2S", "change"))
    assert not ok(correct(ref, "W", "2H", "whim"))
    assert not ok(correct(in_auction(), "S", "2S", "change"))
    assert offers(correct(ref, "W", "2H", "change")) == ["SECOND_CALL"]


def test_a_double_that_raises_nothing_cannot_be_made_valid() -> None:
    """A-15: the bid is doubled already."""
    ref = in_auction("1S", "X", "Pass", "Pass", "S X")
    assert offers(ref) == ["BAD_DOUBLE"]
    assert [str(remedy) for remedy in ref.rights.offers[0].remedies] == [
        "new_deal",
        "treat_as_pass",
    ]
    plain = in_auction("1S", "Pass", "Pass", "Pass")
    assert plain.phase is Phase.PLAY
    own = in_auction("1S", "Pass", "2C", "Pass", "Pass", "W XX")
    assert "treat_as_valid" in [str(remedy) for remedy in own.rights.offers[0].remedies]
