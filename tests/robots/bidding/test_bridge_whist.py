"""The advice of the bridge-whist booklet, by its own examples and by its rules."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from sansatout import conform
from sansatout.cards import Card, Hand, Strain
from sansatout.deal import Deal
from sansatout.events.acts import Name, Remit
from sansatout.robots.bidding.bridge_whist import (
    Role,
    Score,
    doubles,
    name_as_dealer,
    name_as_third,
    opening_lead,
    speak,
)
from sansatout.robots.bidding.bridge_whist.words import STRENGTH, side_tricks
from sansatout.robots.bidding.counts import Counts
from sansatout.seats import Seat
from sansatout.variants.naming import Naming

CASES = conform.load(Path(__file__).parents[2] / "vectors" / "bridge-whist-advice.json")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_case_comes_out_as_written(case: dict[str, Any]) -> None:
    assert conform.find(case["system"], case["kind"]) is not None
    assert conform.check(case) == []


def test_all_the_cases_are_there() -> None:
    assert len(CASES) == 111


def test_the_choice_of_the_author_is_ours_too_not_only_tolerated() -> None:
    differ = []
    for case in CASES:
        expect = case["expect"]
        if case["kind"] == "call" and len(expect["accept"]) > 1:
            strict = {**case, "expect": {"call": expect["call"]}}
            differ += [mismatch.id for mismatch in conform.check(strict)]
    assert differ == []


def named(hand: str, score: Score) -> str:
    act = name_as_dealer(Hand.parse(hand), score).act
    return str(act.strain) if isinstance(act, Name) else "remit"


def test_the_strain_in_which_one_odd_trick_wins_is_preferred_bw_deal_12() -> None:
    # Diamonds by four honours; at 18 against 26 only no trump wins with one odd trick.
    hand = "K84.A5.AKQJ3.K72"
    assert named(hand, Score()) == "D"
    assert named(hand, Score(18, 26, 1, 1)) == "NT"
    assert name_as_dealer(Hand.parse(hand), Score(18, 26, 1, 1)).rules == ("BW-DEAL-12",)


def test_clubs_on_four_honours_only_while_the_score_allows_bw_deal_15() -> None:
    hand = "84.73.J52.AKQJ65"
    assert named(hand, Score()) == "C"
    assert named(hand, Score(0, 26)) == "remit"


def test_the_shut_out_in_spades_is_off_unless_chosen_bw_deal_17() -> None:
    hand = Hand.parse("9632.742.853.964")
    assert name_as_dealer(hand, Score()).act == Remit()
    assert name_as_dealer(hand, Score(), shut_out=True).act == Name(Strain.S)


def test_strength_score_and_honours_decide_together_bw_gen_1_bw_deal_11() -> None:
    sound = "Q863.AJT95.T.AQ3"
    assert named(sound, Score()) == named(sound, Score(20, 28, 1, 1)) == "H"
    assert named("K73.Q9764.J85.Q2", Score()) == "remit"
    assert named("K73.Q9764.J85.Q2", Score(0, 28)) == "H"


def test_third_hand_never_remits_bw_third_4() -> None:
    random = Random(16)
    for _ in range(300):
        hand = Deal.random(random)[Seat.N]
        assert isinstance(name_as_third(hand, Score()).act, Name)


def test_sitting_in_front_of_the_namer_a_double_needs_more_bw_dbl_7() -> None:
    hand = Hand.parse("A74.KQ9.K865.J52")
    assert doubles(hand, Role.FOREHAND, Role.DEALER, Strain.C, Score()).act is False
    hand = Hand.parse("A7.KQJ9.A984.952")
    assert doubles(hand, Role.FOREHAND, Role.DEALER, Strain.H, Score()).act is True
    assert doubles(hand, Role.FOREHAND, Role.THIRD, Strain.H, Score()).act is False


def test_the_score_can_be_a_further_reason_to_double_bw_dbl_8() -> None:
    hand = Hand.parse("84.732.AKQJ9.A63")
    assert doubles(hand, Role.FOREHAND, Role.DEALER, Strain.NT, Score()).act is False
    assert doubles(hand, Role.FOREHAND, Role.DEALER, Strain.NT, Score(10, 18)).act is True


def test_robots_talk_always_comes_to_an_end_with_legal_words_bw_6() -> None:
    random = Random(1916)
    for _ in range(500):
        deal, dealer = Deal.random(random), random.choice(list(Seat))
        score = Score(random.randrange(0, 30, 2), random.randrange(0, 30, 2), 1, 0)
        talk = Naming(dealer, random.choice((8, None)))
        while talk.turn is not None:
            talk = talk.after(talk.turn, speak(deal[talk.turn], talk, score).act)
        assert talk.outcome is not None


def test_every_hand_has_a_lead_it_holds_bw_lead_1() -> None:
    random = Random(7)
    for _ in range(300):
        hand = Deal.random(random)[Seat.W]
        for strain in Strain:
            for namer in (Role.DEALER, Role.THIRD):
                lead = opening_lead(hand, namer, strain, doubled_by_partner=random.random() < 0.5)
                assert lead.act in hand


def test_the_other_leads_are_told_with_the_rule_that_came_first_bw_lead_2() -> None:
    decision = opening_lead(Hand.parse("AK74.KQ2.J85.964"), Role.DEALER, Strain.D)
    assert decision.act is Card.parse("SA")
    assert Card.parse("HK") in [candidate.act for candidate in decision.candidates]


def own_tricks(hand: Hand, strain: Strain) -> float:
    """Count the tricks the hand is good for by itself: trumps as own suit, guarded side honours."""
    counts, trump = Counts(hand), strain.suit
    if trump is None:
        return STRENGTH.count(counts)
    return counts.trump_tricks(trump) + side_tricks(trump).count(counts)


def test_with_dummys_three_tricks_a_high_naming_makes_the_odd_trick_bw_gen_3_bw_deal_10() -> None:
    """The dealer of a high naming on strength or length is good for four tricks himself."""
    rng, seen = Random(1916), set()
    for hand in (hand for _ in range(700) for hand in Deal.random(rng).hands):
        decision = name_as_dealer(hand, Score())
        rule = decision.rules[0]
        if isinstance(decision.act, Name) and rule in ("BW-DEAL-3", "BW-DEAL-8", "BW-DEAL-9"):
            seen.add(rule)
            assert own_tricks(hand, decision.act.strain) + 3 >= 7, hand
    assert seen == {"BW-DEAL-3", "BW-DEAL-8", "BW-DEAL-9"}
