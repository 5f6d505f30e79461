"""What a seat may know: the table knows and says nothing (A-50)."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sansatout.cards import Card
from sansatout.events import Act, Event, acts, irregular
from sansatout.laws import Phase, Referee
from sansatout.laws.lawful import lawful_cards
from sansatout.laws.public import untold
from sansatout.seats import Seat, Side
from sansatout.table.law_actions import law_actions
from tests.laws.anything import SEATS, any_act, start, with_cards
from tests.laws.helpers import at_table, play
from tests.table.test_refereed import opened
from tests.views import public


def test_an_open_revoke_shows_in_nobodys_view() -> None:
    ref = at_table("S H3", "W D5")
    assert [str(one.status) for one in ref.aftermath.revokes] == ["open"]
    for seat in Seat:
        assert public(ref, seat)["revokes"] == []
        assert public(ref, seat)["log"] == []


def test_attention_makes_a_revoke_known_to_all() -> None:
    ref = at_table("S H3", "W D5")
    ref = ref.after(Event(0, Seat.S, irregular.CallAttention("REVOKE_OPEN")))
    assert all(public(ref, seat)["revokes"] == [["W", 2, "open"]] for seat in Seat)


def test_a_wrong_allegation_is_public_and_logged() -> None:
    ref = at_table("S H3", "W H4")
    ref = ref.after(Event(0, Seat.S, irregular.CallAttention("REVOKE_OPEN")))
    assert not ref.last.ok
    assert ref.kept
    for seat in Seat:
        log = public(ref, seat)["log"]
        assert isinstance(log, list)
        assert log[-1]["message"] == "allegation-refused"


SUSPICIONS = [
    irregular.CallAttention("REVOKE_OPEN"),
    irregular.CallAttention("REVOKE_ESTABLISHED"),
    irregular.ChooseRemedy("replace"),
]


def suspects(ref: Referee, seat: Seat, act: Act) -> Referee:
    return ref.after(Event(0, seat, act))


@pytest.mark.parametrize("first", SUSPICIONS)
@pytest.mark.parametrize("act", SUSPICIONS)
def test_who_was_wrong_once_about_a_revoke_learns_nothing_more(first: Act, act: Act) -> None:
    """L-PEN-6: the same refusal whether there is one now or not, and nobody else hears it."""
    guessed = suspects(at_table("S H3"), Seat.S, first)
    followed, revoked = play(guessed, "W H4"), play(guessed, "W D5")
    for ref in (followed, revoked):
        refused = suspects(ref, Seat.S, act)
        assert refused.last.reason == "law-suspected-wrongly"
        assert not refused.kept
        assert refused.aftermath.revokes == ref.aftermath.revokes
    assert suspects(revoked, Seat.E, SUSPICIONS[0]).last.ok, "East has not been wrong"


def test_what_a_player_has_seen_he_may_say_though_he_was_wrong_before() -> None:
    """L-REVOKE-12: West's revoke shows when he shows a heart."""
    ref = suspects(at_table("S H3"), Seat.S, SUSPICIONS[0])
    ref = play(ref, "W D5")
    assert not suspects(ref, Seat.S, SUSPICIONS[2]).last.ok
    ref = suspects(ref, Seat.W, irregular.ShowCards((Card.parse("H4"),), "none", "all"))
    assert suspects(ref, Seat.S, SUSPICIONS[2]).last.ok


def test_a_question_about_a_revoke_is_heard_by_all_whatever_the_answer() -> None:
    right, wrong = at_table("S H3", "W D5"), at_table("S H3", "W H4")
    for ref in (right, wrong):
        asked = ref.after(Event(0, Seat.S, irregular.AskRevoke(Seat.W)))
        assert [one.message for one in asked.rulings] == ["revoke-asked"]


def test_a_short_trick_is_known_only_after_attention() -> None:
    ref = at_table("S H3", "W H4", "N HA")
    ref = ref.after(Event(0, Seat.N, irregular.QuitTrick(Side.NS)))
    assert public(ref, Seat.S)["offers"] == []
    ref = ref.after(Event(0, Seat.N.rho, irregular.CallAttention("SURPLUS_CARD")))
    assert [one["irregularity"] for one in public(ref, Seat.S)["offers"]] == ["SURPLUS_CARD"]


def test_a_right_nobody_spoke_of_cannot_be_lost_and_so_told() -> None:
    """A-50: an improper wish must not betray a short trick."""
    ref = at_table("S H3", "W H4", "N HA")
    ref = ref.after(Event(0, Seat.N, irregular.QuitTrick(Side.NS)))
    ref = ref.after(Event(0, Seat.S, irregular.ChooseRemedy("waive")))
    assert not ref.last.ok
    assert ref.rights.right_lost == ()


def test_a_trick_taken_wrongly_is_not_told() -> None:
    ref = at_table().after(Event(0, Seat.E, irregular.QuitTrick(Side.EW)))
    assert all("WRONG" not in json.dumps(public(ref, seat)) for seat in Seat)


def test_what_was_kept_silent_is_told_when_nothing_can_be_claimed() -> None:
    ref = at_table("S H3", "W D5", "N HA", "E H7")
    while ref.phase is Phase.PLAY:
        hand = ref.turn
        assert hand is not None
        ref = play(ref, f"{hand} {max(lawful_cards(ref, hand))}")
    assert untold(ref) == ()
    ref = ref.after(Event(0, Seat.S, acts.Cut(20)))
    assert "revoke" in [one.message for one in untold(ref)]


@pytest.mark.parametrize("seat", [*Seat, None])
def test_a_view_is_plain_json(seat: Seat | None) -> None:
    view = public(at_table("S H3", "W D5"), seat)
    assert json.loads(json.dumps(view)) == view


HAND_BOUND = {
    "demand_suit", "name_suit", "discard_suit", "play_highest", "play_lowest", "call_card",
    "correct_hand", "replace",
}  # fmt: skip
"""Remedies whose outcome the law itself makes depend on cards (L-PEN-2, L-EXPO-4, L-WHAND-1)."""
SPOKEN = (
    irregular.CallAttention, irregular.Discover, irregular.DummyAct, acts.Concede, acts.Claim,
    irregular.TakeBack, irregular.ShowCards, irregular.LeadTogether, irregular.AssertRevoke,
    irregular.MixCards, irregular.TouchDummy,
)  # fmt: skip
"""Acts that speak of hidden things, so that the answer is public, or that show other cards."""


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(SEATS))
def test_two_tables_that_differ_in_hidden_cards_look_the_same(seed: int, seat: Seat) -> None:
    random, table = Random(seed), opened()
    one = start(random)
    hidden = [s for s in SEATS if s is not seat and s is not one.dummy]
    first, second = random.sample(hidden, 2)
    assume(one.hands[first] and one.hands[second])
    mine, yours = random.choice(list(one.hands[first])), random.choice(list(one.hands[second]))
    two = swapped(one, first, mine, second, yours)
    for _ in range(40):
        one, two = with_cards(one, Random(seed)), with_cards(two, Random(seed))
        event = any_act(one, random)
        if isinstance(event.act, SPOKEN) or _bound(event) or {mine, yours} & named(event):
            continue
        after_one, after_two = one.after(event), two.after(event)
        if after_one.last.ok != after_two.last.ok:
            # Only the player's own cards decide whether he may play one (a bond on his play).
            assert isinstance(event.act, acts.Play)
            continue
        one, two = after_one, after_two
        if {first, second} & visible(one):
            return
        assert public(one, seat) == public(two, seat)
        assert law_actions(table, one, seat) == law_actions(table, two, seat)
        if one.phase in (Phase.SHUFFLE, Phase.AFTER_PLAY, Phase.RUBBER_END):
            return


def visible(ref: Referee) -> set[Seat]:
    dummy = {ref.dummy} if ref.play.faced and ref.dummy else set()
    return dummy | set(ref.play.opened)


def _bound(event: Event) -> bool:
    return isinstance(event.act, irregular.ChooseRemedy) and event.act.remedy in HAND_BOUND


def named(event: Event) -> set[Card]:
    card = getattr(event.act, "card", None)
    return {card} if card is not None else set()


def swapped(ref: Referee, first: Seat, mine: Card, second: Seat, yours: Card) -> Referee:
    ref = ref.taking(first, mine).taking(second, yours)
    return ref.giving(first, yours).giving(second, mine)


def test_l_dummy_4_dummy_learns_nothing_of_declarers_hand_by_pointing() -> None:
    held, other = (irregular.DummyAct("hint", Seat.S, Card.parse(card)) for card in ("HK", "HQ"))
    told = [public(suspects(at_table(), Seat.N, act), Seat.N) for act in (held, other)]
    assert [one["offers"][0]["card"] for one in told] == ["HK", "HQ"]
