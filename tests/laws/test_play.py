"""Chapters 6 to 8: dummy, tricks, leads and plays out of turn, exposed cards."""

from __future__ import annotations

import pytest

from sansatout.cards import Card, Suit
from sansatout.events import Event, acts, irregular
from sansatout.laws import Phase, Referee
from sansatout.laws.kinds import LimitKind
from sansatout.laws.lawful import lawful_cards
from sansatout.seats import Seat, Side
from tests.laws.helpers import (
    at_table,
    chooses,
    does,
    exposed,
    in_play,
    offers,
    ok,
    play,
    play_out,
    statuses,
)


def card(text: str) -> Card:
    return Card.parse(text)


def show(ref: Referee, seat: str, *cards: str, intent: str = "none", to: str = "all") -> Referee:
    return does(ref, seat, irregular.ShowCards(tuple(map(card, cards)), intent, to))


def bonds(ref: Referee) -> list[tuple[str, str]]:
    return [
        (str(one.seat), str(one.kind)) for one in (*ref.play.lead_limits, *ref.play.play_limits)
    ]


def test_l_dummy_2_declarer_plays_both_hands_and_nobody_else_dummys() -> None:
    ref = in_play("W CJ")
    assert ok(does(ref, "S", acts.Play(card("C3"), hand=Seat.N)))
    for seat in "EW":
        assert not ok(does(ref, seat, acts.Play(card("C3"), hand=Seat.N)))
    by_dummy = does(ref, "N", acts.Play(card("C3")))
    assert by_dummy.play.trick == ref.play.trick
    assert offers(by_dummy) == ["DUMMY_HINT"]


def test_dummys_cards_lie_open_after_the_first_lead() -> None:
    """L-DUMMY-1"""
    assert does(in_play("W CJ"), "N", irregular.FaceDummy()).play.faced
    assert not ok(does(in_play("W CJ"), "E", irregular.FaceDummy()))


def test_l_played_1_declarers_card_on_the_table_is_played() -> None:
    ref = at_table("S H3")
    assert [str(one) for _, one in ref.play.trick] == ["H3"]
    assert not ok(does(ref, "S", irregular.TakeBack(card("H3"))))


def test_l_played_4_a_lead_partner_can_see_is_played() -> None:
    """L-PLAYED-4, A-23: in turn and meant, otherwise exposed."""
    ref = show(in_play(), "W", "CJ", intent="lead", to="partner")
    assert [str(one) for _, one in ref.play.trick] == ["CJ"]
    assert exposed(ref) == []
    other = show(in_play(), "W", "CJ", to="partner")
    assert other.play.trick == ()
    assert exposed(other) == ["CJ"]


def test_l_quit_2_tricks_are_counted_and_told_apart() -> None:
    ref = at_table("S H3", "W H4", "N HA", "E H7")
    assert [str(trick.winner) for trick in ref.play.done] == ["S", "N"]
    assert dict(ref.tricks) == {Side.NS: 2, Side.EW: 0}


def test_a_wrong_trick_stays_once_the_cards_are_gathered() -> None:
    """L-WTRICK-1"""
    ref = does(at_table(), "E", irregular.QuitTrick(Side.EW))
    ref = play_out(ref)
    ref = does(ref, None, irregular.GatherCards())
    assert not ok(does(ref, "S", irregular.ReclaimTrick(Side.NS, 1)))


def test_a_trick_is_not_given_to_who_did_not_win_it() -> None:
    """L-WTRICK-1"""
    assert not ok(does(at_table(), "E", irregular.ReclaimTrick(Side.EW, 1)))
    assert not ok(does(at_table(), "E", irregular.ReclaimTrick(Side.EW, 9)))


def test_the_last_trick_is_opened_only_before_ones_side_plays_on() -> None:
    """L-VIEW-3, A-38"""
    own = acts.LookBack(2, "own_revoke")
    ref = at_table("S H3", "W H4", "N HA", "E H7")
    assert ok(does(ref, "W", own))
    assert ok(does(play(ref, "N D4"), "W", own))
    assert not ok(does(play(ref, "N D4", "E D3"), "W", own))
    agreed = does(does(ref, "W", own), "S", acts.Respond("inspect", "accept"))
    assert agreed.answer == ref.play.done[1].cards
    assert agreed.rights.right_lost == ()


def test_anybody_may_look_after_the_play() -> None:
    """L-VIEW-1"""
    assert ok(does(play_out(at_table()), "E", acts.LookBack(3, "curiosity")))


def test_the_opening_lead_of_the_wrong_defender_lets_declarer_demand_a_suit() -> None:
    """L-LOOT-2, L-PEN-2: a suit the leader does not have loses the right."""
    ref = in_play("E HQ")
    assert not ok(chooses(ref, "S", "demand_suit"))
    good = chooses(ref, "S", "demand_suit", suit=Suit.D)
    assert bonds(good) == [("W", "must")]
    assert lawful_cards(good, Seat.W).lengths() == (0, 0, 3, 0)


def test_a_lead_accepted_is_followed_from_the_offenders_left() -> None:
    """L-LOOT-2 (c)"""
    ref = chooses(at_table("E HQ"), "S", "accept")
    assert [str(one) for _, one in ref.play.trick] == ["HQ"]
    assert ref.turn is Seat.S


def test_dummy_opened_too_soon_before_the_wrong_lead() -> None:
    """L-LOOT-5"""
    ref = play(does(in_play(), "N", irregular.FaceDummy()), "E HQ")
    assert [str(one) for one in ref.rights.offers[0].remedies] == ["expose_forbid", "accept"]


def test_declarers_lead_out_of_turn_stands_when_a_defender_plays_to_it() -> None:
    """L-LOOT-1"""
    ref = in_play("S SA", "W S3")
    assert [str(one) for _, one in ref.play.trick] == ["SA", "S3"]
    assert offers(ref) == []


def test_the_right_leader_who_leads_all_the_same_has_it_taken_back() -> None:
    """L-LOOT-1"""
    ref = in_play("S SA", "W CJ lead")
    assert [str(one) for _, one in ref.play.trick] == ["CJ"]
    assert card("SA") in ref.hands[Seat.S]


def test_both_leading_in_declarers_turn_is_a_wrong_lead_and_an_exposed_card() -> None:
    """L-LOOT-6"""
    ref = does(at_table(), "E", irregular.LeadTogether({Seat.E: card("HQ"), Seat.W: card("H4")}))
    assert offers(ref) == ["DEF_LEAD_OUT"]
    assert exposed(ref) == ["H4"]


def test_a_card_shown_to_partner_who_has_to_play_lets_declarer_order() -> None:
    """L-PREM-1 (3)"""
    ref = show(at_table("S H3"), "E", "DQ")
    assert offers(ref) == ["DEF_PREMATURE"]
    assert exposed(ref) == ["DQ"]
    assert bonds(chooses(ref, "S", "win_trick")) == [("W", "win")]


def test_win_and_lose_bind_only_if_possible() -> None:
    """L-PREM-1"""
    ref = at_table("S HK", "E H7")
    must_win = chooses(ref, "S", "win_trick")
    assert ok(play(must_win, "W H4"))
    must_lose = chooses(ref, "S", "lose_trick")
    assert ok(play(must_lose, "W HT"))
    low = at_table("S H3", "E H7")
    assert not ok(play(chooses(low, "S", "win_trick"), "W H4"))
    assert ok(play(chooses(low, "S", "win_trick"), "W HT"))
    assert not ok(play(chooses(low, "S", "lose_trick"), "W HT"))


def test_highest_of_a_suit_he_has_not_loses_the_right() -> None:
    """L-PEN-2"""
    ref = at_table("S SA", "W S3", "N S6", "E S2", "S SJ", "W S8", "N SQ", "E S5", "N SK", "W D5")
    assert offers(ref) == ["DEF_PREMATURE"]
    ref = chooses(ref, "S", "play_highest")
    assert [str(one) for one in ref.rights.right_lost] == ["DEF_PREMATURE"]
    assert ref.play.play_limits == ()


def test_if_no_defender_is_fourth_declarer_may_play_early_for_nothing() -> None:
    """L-PREM-2"""
    ref = in_play("W CJ", "S C4")
    assert ref.play.may_play == frozenset()
    assert offers(ref) == []
    assert [str(one) for _, one in ref.play.trick] == ["CJ", "C4"]


def test_the_same_suit_is_led_from_the_right_hand_if_it_has_any() -> None:
    """L-WHAND-1"""
    ref = chooses(at_table("N CQ"), "W", "correct_hand")
    assert bonds(ref) == [("S", "must")]
    assert not any(statuses(play(ref, "S C4")))
    assert statuses(play(ref, "S SA")) == ["open"]


def test_declarer_may_not_correct_the_hand_himself() -> None:
    """L-WHAND-1"""
    ref = at_table("N CQ")
    assert not ok(does(ref, "S", irregular.TakeBack(card("CQ"), hand=Seat.N)))
    assert not ok(chooses(ref, "S", "correct_hand"))


def test_l_expo_2_an_exposed_card_cannot_be_forbidden() -> None:
    """L-EXPO-2, A-51"""
    ref = show(at_table(), "W", "HT")
    after = chooses(ref, "S", "forbid_card", card=card("HT"))
    assert not ok(after)
    assert exposed(after) == ["HT"]
    assert ok(play(after, "S H3", "W HT"))


def test_an_exposed_card_may_be_played_freely() -> None:
    """L-EXPO-5"""
    ref = play(show(at_table(), "W", "HT"), "S H3", "W HT")
    assert exposed(ref) == []


def test_a_card_called_for_the_lead_must_be_led() -> None:
    """L-EXPO-3"""
    ref = show(in_play(), "W", "HT")
    ref = chooses(ref, "S", "call_card", card=card("HT"))
    assert ok(ref)
    assert not ok(play(ref, "W CJ"))
    assert ok(play(ref, "W HT"))


def test_only_declarer_calls_exposed_cards() -> None:
    """L-EXPO-3"""
    ref = show(in_play(), "W", "HT")
    assert not ok(chooses(ref, "N", "call_card", card=card("HT")))
    assert not ok(chooses(ref, "S", "call_card", card=card("CJ")))


def test_dummy_away_from_the_table_gives_no_hint() -> None:
    """L-DUMMY-3: what dummy does has to be dummy's act."""
    assert not ok(does(at_table(), "E", irregular.DummyAct("hand")))
    assert not ok(does(at_table(), "N", irregular.DummyAct("sing")))


def test_a_required_card_that_would_revoke_is_not_played() -> None:
    """L-DUMMY-4"""
    hint = irregular.DummyAct("hint", hand=Seat.N, card=card("SK"))
    ref = chooses(does(in_play("W D5"), "N", hint), "E", "require_card")
    assert ok(play(ref, "N DK"))
    only = irregular.DummyAct("hint", hand=Seat.N, card=card("DK"))
    forbidden = chooses(does(in_play("W D5"), "N", only), "E", "forbid_card")
    assert not ok(play(forbidden, "N DK"))
    assert ok(play(forbidden, "N D4"))


def test_the_hand_set_by_the_opponent_is_the_right_one() -> None:
    """L-DUMMY-5"""
    ref = does(at_table(), "N", irregular.DummyAct("hand"))
    ref = chooses(ref, "E", "set_hand", hand=Seat.N)
    assert ref.turn is Seat.N
    assert offers(play(ref, "S SA")) == ["WRONG_HAND"]


def test_a_hand_that_is_not_declarers_cannot_be_set() -> None:
    """L-DUMMY-5, L-PEN-3"""
    ref = does(at_table(), "N", irregular.DummyAct("hand"))
    ref = chooses(ref, "E", "set_hand", hand=Seat.W)
    assert [str(one) for one in ref.rights.right_lost] == ["DUMMY_HAND"]


def test_dummys_attention_to_nothing_is_refused() -> None:
    """L-DUMMY-6"""
    act = irregular.DummyAct("attention", irregularity="DEF_LEAD_OUT")
    assert not ok(does(at_table(), "N", act))


def test_dummys_attention_to_a_revoke_costs_the_penalty() -> None:
    """L-DUMMY-6"""
    ref = at_table("S H3", "W D5")
    ref = does(ref, "N", irregular.CallAttention("REVOKE_OPEN"))
    assert [str(one) for one in ref.rights.right_lost] == ["REVOKE_OPEN"]
    ref = play_out(play(ref, "N HA", "E H7"))
    assert not ok(does(ref, "S", irregular.AssertRevoke(Seat.W, 2)))


def test_dummys_attention_frees_exposed_cards() -> None:
    """L-DUMMY-6"""
    ref = does(show(at_table(), "W", "HT"), "N", irregular.CallAttention("EXPOSED"))
    assert exposed(ref) == []


def test_touching_dummys_card_in_the_wrong_turn_is_a_wrong_lead() -> None:
    """L-PLAYED-2"""
    ref = does(at_table(), "S", irregular.TouchDummy(card("HA")))
    assert offers(ref) == ["WRONG_HAND"]


def test_a_card_led_before_the_penalty_was_set_is_exposed() -> None:
    """L-PEN-1, A-36: also when played."""
    ref = at_table("S H3", "E HQ", "W H4")
    assert exposed(ref) == ["H4"]
    assert offers(ref) == ["DEF_PREMATURE"]


@pytest.mark.parametrize("kind", [LimitKind.HIGHEST, LimitKind.LOWEST])
def test_lawful_cards_keep_the_bond(kind: LimitKind) -> None:
    """L-PREM-1"""
    ref = chooses(at_table("S H3", "E HQ"), "S", f"play_{kind}")
    assert [str(one) for one in lawful_cards(ref, Seat.W)] == [
        "HT" if kind is LimitKind.HIGHEST else "H4"
    ]


def test_play_ends_after_thirteen_tricks() -> None:
    """L-TRICK-1"""
    ref = play_out(in_play())
    assert ref.phase is Phase.AFTER_PLAY
    assert len(ref.play.done) == 13
    assert sum(ref.tricks.values()) == 13


def test_an_act_the_laws_do_not_know_is_refused() -> None:
    ref = in_play().after(Event(0, Seat.N, acts.Announce(10)))
    assert not ok(ref)
    assert not ref.kept


def test_a_card_shown_after_the_last_pass_falls_under_the_play() -> None:
    """A-18"""
    ref = show(in_play(), "E", "HQ", "HJ")
    assert offers(ref) == []
    assert exposed(ref) == ["HQ", "HJ"]


def test_dummys_own_left_opponent_sets_the_hand() -> None:
    """A-35"""
    ref = does(at_table(), "N", irregular.DummyAct("hand"))
    assert ref.rights.offers[0].chooser == (Seat.E,)


def test_a_card_exposed_until_the_lead_can_be_called_for_that_lead() -> None:
    """A-52"""
    ref = chooses(at_table("E HQ"), "S", "expose_until_lead")
    ref = play(ref, "S C4", "W C2", "N C6", "E CK")
    assert ref.turn is Seat.E
    called = chooses(ref, "S", "call_card", card=card("HQ"))
    assert not ok(play(called, "E D3"))
    assert exposed(play(called, "E HQ")) == []


def test_dummy_hints_only_at_declarers_and_his_own_cards() -> None:
    """L-DUMMY-4"""
    hint = irregular.DummyAct("hint", hand=Seat.E, card=card("HQ"))
    assert not ok(does(at_table(), "N", hint))
    own = irregular.DummyAct("hint", hand=Seat.S, card=card("SA"))
    assert offers(does(at_table(), "N", own)) == ["DUMMY_HINT"]


def test_the_table_is_told_who_is_declarer_now() -> None:
    """L-LOOT-4"""
    ref = in_play("E HQ", "S H3")
    swap = [one for one in ref.rulings if one.message == "declarer-swapped"]
    assert [one.arguments for one in swap] == [{"declarer": Seat.N}]
    assert ref.dummy is Seat.S
