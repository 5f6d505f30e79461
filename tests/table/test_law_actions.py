"""What a seat is offered at a table where irregularities can happen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sansatout import locales
from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.errors import IllegalActionError
from sansatout.events import Act
from sansatout.events.acts import Claim, NextDeal, Play, Review, Topic
from sansatout.events.irregular import (
    Advise,
    AskRevoke,
    AssertRevoke,
    CallAttention,
    ChooseRemedy,
    CorrectCall,
    DummyAct,
    LeadTogether,
    Look,
    MixCards,
    Remark,
    ShowCards,
    TakeBack,
)
from sansatout.lab.table_driver import new_table, next_event
from sansatout.laws.proprieties import PROPRIETIES
from sansatout.seats import Seat, Side
from sansatout.table.actions import actions
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from tests.table.driving import does, offers
from tests.table.test_refereed import PLAYED, REVOKE, call, calls, cards, finished, law, opened
from tests.views import view

N, E, S, W = Seat


def offered(table: Table, seat: Seat, kind: str) -> list[Any]:
    actions: Any = offers(table, seat)
    return [one for one in actions if one["kind"] == kind]


def play_of(card: str) -> Act:
    return Play(Card.parse(card))


def remedy(table: Table, seat: Seat, name: str) -> Any:
    found = [a for a in offered(table, seat, "choose-remedy") if a["payload"]["remedy"] == name]
    return found[0] if found else None


def test_lawful_calls_come_plain_and_the_others_marked() -> None:
    table = calls(opened(), "1S")
    plain = [one["payload"]["call"] for one in offered(table, E, "call") if "choices" not in one]
    wrong = next(one for one in offered(table, E, "call") if "call" in one.get("choices", {}))
    assert "1NT" in plain
    assert wrong["irregular"]
    assert "1H" in wrong["choices"]["call"]
    assert not set(plain) & set(wrong["choices"]["call"])


def test_l_insuf_4_the_next_player_may_bid_over_what_is_too_low() -> None:
    table = does(calls(opened(), "2S"), E, call("1H"))
    plain = [one["payload"]["call"] for one in offered(table, S, "call") if "choices" not in one]
    assert {"Pass", "X", "1S", "2C"} <= set(plain)  # one heart is the bid to be beaten
    assert "1D" not in plain
    table = does(table, S, call("2C"))
    assert law(table, W)["calls"][1:] == [["E", "1H"], ["S", "2C"]]


def test_l_dbl_6_who_doubles_may_name_the_bid() -> None:
    table = calls(opened(), "1S")
    right, wrong = (a for a in offered(table, E, "call") if "named" in a.get("choices", {}))
    assert right["choices"]["named"] == ["1S"]
    assert "irregular" not in right
    assert wrong["irregular"]


def test_l_insuf_2_the_free_correction_is_offered_to_the_bidder_alone() -> None:
    table = does(calls(opened(), "1S"), E, call("1H"))
    free = [one for one in offered(table, E, "correct-call") if one["payload"]["why"] != "slip"]
    assert [one["choices"] for one in free] == [{"call": ["2H"]}]
    assert offered(table, S, "correct-call") == []
    table = does(table, E, CorrectCall(Call.parse("2H"), "insufficient"))
    assert law(table, S)["calls"][-1] == ["E", "2H"]


def test_a_suit_to_be_named_is_any_suit_whatever_the_hand_holds() -> None:
    """A-50: the list must not tell what the hand has."""
    table = calls(opened(), PLAYED)
    led = offered(table, W, "play")[0]["choices"]["card"][0]
    table = does(table, W, play_of(led))
    demand = remedy(table, N, "demand_suit")
    assert set(demand["choices"]["suit"]) == set("SHDC")
    assert demand["law"] == "L-LOOT-2"


def test_l_pen_1_no_card_is_lawful_while_opponents_choose() -> None:
    """South is dummy; West plays before East, so declarer may direct East."""
    table = cards(calls(opened(), PLAYED), "D6 D2 DT DA")
    table = cards(table, offered(table, N, "play")[0]["payload"]["card"])
    table = does(table, W, play_of(offered(table, W, "play")[0]["choices"]["card"][0]))
    assert remedy(table, N, "play_lowest") is not None
    mine = offered(table, E, "play")
    assert all(one.get("irregular") for one in mine)
    table = does(table, N, ChooseRemedy("waive", irregularity="DEF_PREMATURE"))
    assert not all(one.get("irregular") for one in offered(table, E, "play"))


def test_a_50_allegations_are_the_same_for_every_seat_and_hand() -> None:
    table = cards(calls(opened(), PLAYED), REVOKE)
    kinds = {str(offered(table, seat, "call-attention")[0]["choices"]) for seat in Seat}
    assert len(kinds) == 1


def test_l_dummy_6_dummys_attention_is_marked() -> None:
    table = cards(calls(opened(), PLAYED), "D6")
    assert offered(table, S, "call-attention")[0]["irregular"]
    assert "irregular" not in offered(table, W, "call-attention")[0]


def test_l_revoke_9_dummy_may_ask_declarer_only() -> None:
    table = cards(calls(opened(), PLAYED), "D6")
    assert offered(table, S, "ask-revoke")[0]["choices"] == {"of": ["N"]}
    assert does(table, S, AskRevoke(N)).seq == table.seq + 1


def test_dummy_can_point_name_a_hand_and_leave() -> None:
    """L-DUMMY-4, L-DUMMY-5, L-PROP-14."""
    table = cards(calls(opened(), PLAYED), "D6")
    what = [one["payload"]["what"] for one in offered(table, S, "dummy-act")]
    assert what == ["hint", "hand", "leave"]
    table = does(table, S, DummyAct("leave"))
    assert law(table, E)["dummy_away"]
    assert offered(table, S, "dummy-act")[-1]["payload"]["what"] == "return"


def test_l_claim_1_declarers_claim_needs_words() -> None:
    table = cards(calls(opened(), PLAYED), "D6 D2 DT DA")
    assert offered(table, N, "claim")[0]["needs"] == ["words"]
    assert "needs" not in offered(table, E, "claim")[0]


def test_a_claim_is_answered_by_its_opponents_only() -> None:
    table = cards(calls(opened(), PLAYED), "D6 D2 DT DA")
    table = does(table, N, Claim(9, words="spades from the top"))
    answers = [one["payload"]["answer"] for one in offered(table, E, "respond")]
    assert answers == ["accept", "play-on", "more"]
    assert offered(table, S, "respond") == []
    assert offered(table, N, "respond") == []


def test_who_asks_is_told_in_the_view_of_the_seat() -> None:
    table = does(calls(opened(), "1S Pass"), S, Review(Topic.AUCTION))
    told: Any = view(table, S)["answer"]
    assert told["content"]["calls"] == ["1S", "Pass"]
    assert view(table, N)["answer"] is None
    table = does(calls(table, "Pass Pass"), E, Review(Topic.CONTRACT))
    told = view(table, E)["answer"]
    assert told["content"]["contract"] == "1S"


def test_what_one_player_is_told_stands_in_no_other_view() -> None:
    table = does(calls(opened(), "1S Pass"), S, Review(Topic.AUCTION))
    assert all("answer" not in law(table, seat) for seat in (None, *Seat))


def test_l_info_3_the_calls_are_hidden_in_the_play_in_every_field() -> None:
    table = calls(opened(), PLAYED)
    for seat in Seat:
        deal: Any = view(table, seat)["deal"]
        assert deal["dialogue"] is None
        assert deal["law"]["calls"] == []
    assert law(table, None)["calls"], "watchers may know"


def test_a_wrong_allegation_says_what_was_alleged() -> None:
    table = cards(calls(opened(), PLAYED), "D6 D2 DT DA")
    table = does(table, E, CallAttention("REVOKE_OPEN"))
    assert law(table, W)["log"][-1]["arguments"]["irregularity"] == "REVOKE_OPEN"


def test_a_void_deal_is_explained_in_the_next() -> None:
    """L-OOT-3."""
    table = does(opened(), S, call("1H"))
    table = does(table, W, ChooseRemedy("new_deal", irregularity="BID_BEFORE_ANY"))
    rng = Random(3)
    while table.stage is not Stage.DEAL:
        table = after(table, next_event(table, rng))
    assert law(table, E)["story"][-1]["message"] == "deal-again"


def test_l_revoke_17_what_nobody_claimed_is_told_after_the_next_cut() -> None:
    table = finished(cards(calls(opened(), PLAYED), REVOKE))
    assert law(table, N)["story"] == []
    table = does(table, None, NextDeal())
    rng = Random(2)
    while table.stage is not Stage.DEAL:
        table = after(table, next_event(table, rng))
    assert "revoke" in [one["message"] for one in law(table, N)["story"]]


def test_pb_5_7_the_price_of_a_revoke_is_chosen_after_the_play() -> None:
    table = finished(cards(calls(opened("kontrakt"), PLAYED), REVOKE))
    table = does(table, N, AssertRevoke(W, 1))
    assert remedy(table, N, "take_points") is not None
    before = table.sheet
    table = does(table, N, ChooseRemedy("take_points", irregularity="REVOKE_ESTABLISHED"))
    assert table.sheet != before
    assert remedy(table, N, "take_points") is None


def test_a_lapsed_right_is_told_after_the_deal() -> None:
    """L-PEN-7: the defender's small card was shown, and declarer let it pass."""
    table = calls(opened(), "1S")
    held = offered(table, E, "show-cards")[0]["choices"]["cards"]
    small = next(card for card in held if card[1] in "23456")
    table = does(table, E, ShowCards((Card.parse(small),)))
    table = calls(table, "Pass Pass Pass")
    assert [one["irregularity"] for one in law(table, N)["offers"]] == ["SHOWN_SMALL"]
    led = offered(table, E, "play")[0]["payload"]["card"]
    table = finished(does(table, E, play_of(led)))
    assert [one["irregularity"] for one in law(table, W)["lapsed"]] == ["SHOWN_SMALL"]


def test_l_pen_8_advice_is_offered_to_the_partner_of_who_chooses() -> None:
    """L-PEN-5: unasked it takes the right away."""
    table = does(opened(), S, call("1H"))
    assert [offered(table, seat, "advise") for seat in (W, N, S)] == [[], [], []]
    asked, unasked = offered(table, E, "advise")
    assert asked["payload"] == {"asked": True}
    assert "irregular" not in asked
    assert unasked["irregular"]
    assert law(does(table, E, Advise(asked=True)), W)["choices"]
    lost = does(table, E, Advise())
    assert law(lost, W)["choices"] == []
    assert law(lost, N)["right_lost"] == ["BID_BEFORE_ANY"]


def test_l_prop_0_manners_can_be_forgotten_by_everybody_as_the_phase_lets_them() -> None:
    table = opened()
    bidding = offered(table, N, "remark")[0]
    assert bidding["irregular"]
    assert "slow_call" in bidding["choices"]["what"]
    assert "early_gather" not in bidding["choices"]["what"]
    table = cards(calls(table, PLAYED), "D6")
    playing, dummys = (offered(table, seat, "remark")[0]["choices"]["what"] for seat in (E, S))
    assert "early_gather" in playing
    assert "dummy_wanders" in dummys
    assert "dummy_wanders" not in playing
    assert set(playing) | set(dummys) <= set(PROPRIETIES)
    table = does(table, E, Remark("early_gather"))
    assert law(table, W)["log"][-1]["law"] == "L-PROP-11"


def test_l_revoke_16_who_mixes_the_cards_before_the_search_is_over_has_revoked() -> None:
    table = finished(cards(calls(opened(), PLAYED), "D6 D2 DT DA"))
    search = next(a for a in offered(table, N, "assert-revoke") if a["payload"])
    assert search["payload"] == {"pending": True}
    assert offered(table, W, "mix-cards") == []
    table = does(table, N, AssertRevoke(W, 1, pending=True))
    assert offered(table, N, "mix-cards") == []
    assert offered(table, W, "mix-cards")[0]["payload"] == {"side": "EW"}
    table = does(table, W, MixCards(Side.EW))
    said = [one["message"] for one in law(table, S)["log"]]
    assert said[-3:] == ["cards-mixed", "tricks-transferred", "result-changed"]
    assert offered(table, W, "mix-cards") == []


def test_l_loot_6_a_defender_leads_in_the_same_moment_as_his_partner() -> None:
    table = cards(calls(opened(), PLAYED), "D6")
    assert [offered(table, seat, "lead-together") for seat in (N, E, S)] == [[], [], []]
    action = offered(table, W, "lead-together")[0]
    assert action["irregular"]
    both = action["choices"]["cards"][0]
    assert both["E"] == "D6"
    act = LeadTogether({Seat.parse(s): Card.parse(c) for s, c in both.items()})
    after_it = does(table, W, act)
    assert law(after_it, N)["exposed"] == [["W", both["W"]]]
    assert law(after_it, N)["log"][-1]["law"] == "L-LOOT-6"
    assert offered(cards(table, "D2"), W, "lead-together") == []


def test_a_50_nobody_leads_for_his_partner_or_learns_his_cards_by_trying() -> None:
    """The cards of both are known to the table alone before they lie there (L-LOOT-6)."""
    table = calls(opened(), PLAYED)
    assert table.referee is not None
    mine = next(iter(table.referee.hands[E]))
    for other in (next(iter(table.referee.hands[W])), next(iter(table.referee.hands[N]))):
        with pytest.raises(IllegalActionError, match="does not play"):
            does(table, E, LeadTogether({E: mine, W: other}))


def test_l_revoke_10_dummy_peeps_and_sees_the_cards() -> None:
    """L-PROP-12: nobody else is told before the deal is over."""
    table = cards(calls(opened(), PLAYED), "D6")
    assert [offered(table, seat, "look") for seat in (N, E, W)] == [[], [], []]
    assert offered(table, S, "look")[0]["choices"] == {"whose": ["N", "E", "W"]}
    table = does(table, S, Look(N))
    assert table.referee is not None
    seen: Any = view(table, S)["answer"]
    assert seen == {"kind": "look", "content": {"seat": "N", "hand": str(table.referee.hands[N])}}
    assert [view(table, seat)["answer"] for seat in (N, E, W)] == [None, None, None]
    assert table.referee.play.dummy_looked
    assert "remarked" not in [one["message"] for one in law(table, E)["log"]]
    table = does(finished(table), None, NextDeal())
    rng = Random(2)
    while table.stage is not Stage.DEAL:
        table = after(table, next_event(table, rng))
    assert "remarked" in [one["message"] for one in law(table, E)["story"]]


def test_the_pamphlet_has_none_of_these() -> None:
    table = finished(cards(calls(opened("kontrakt"), PLAYED), "D6"))
    new = ("advise", "remark", "mix-cards", "lead-together", "look")
    assert [offered(table, seat, kind) for seat in Seat for kind in new] == [[]] * 20


def test_a_call_is_offered_only_where_it_can_be_heard() -> None:
    """L-OOT-5, PB-4.11: while an irregular call is open, most players have to wait for it."""
    for key in ("rulebook", "kontrakt"):
        table = does(opened(key), S, call("1H"))  # North is to call
        for seat in Seat:
            for one in offered(table, seat, "call"):
                for said in one.get("choices", {}).get("call", [one["payload"].get("call")]):
                    assert does(table, seat, call(said)).seq == table.seq + 1
        assert offered(table, W, "call")
        assert not offered(table, E, "call")


def test_no_card_is_offered_at_the_pamphlets_table_while_a_claim_is_open() -> None:
    table = cards(calls(opened("kontrakt"), PLAYED), "D6 D2 DT DA")
    assert offered(table, N, "play")
    table = does(table, N, Claim(9, words="spades from the top"))
    assert [offered(table, seat, "play") for seat in Seat] == [[]] * 4


def test_who_wants_a_card_back_that_stays_is_heard_by_the_table() -> None:
    """L-REVOKE-5, PB-5.6: the list does not tell who has revoked, so the answer has to."""
    for key in ("rulebook", "kontrakt"):
        table = cards(calls(opened(key), PLAYED), "D6 D2 DT DA")
        assert offered(table, W, "take-back")[0]["choices"] == {"card": ["DT"]}
        table = does(table, W, TakeBack(Card.parse("DT")))
        told = law(table, N)["log"][-1]
        assert told["message"] == "allegation-refused"
        assert told["arguments"]["card"] == "DT"


def test_pb_5_6_a_card_is_demanded_once() -> None:
    """A demand made, or refused because suit must be followed, is not offered again at once."""
    demand = ChooseRemedy("call_card", card=Card.parse("H2"))
    table = cards(calls(opened("kontrakt"), PLAYED), "D6 D2 H2")
    table = does(table, W, TakeBack(Card.parse("H2")))
    assert remedy(table, N, "call_card") is not None
    table = does(table, N, demand)
    assert law(table, N)["log"][-1]["message"] == "allegation-refused"
    assert remedy(table, N, "call_card") is None
    table = cards(table, "DT DA H5 H4 H6")
    assert remedy(table, S, "call_card") is None
    assert remedy(table, N, "call_card") is not None
    table = does(table, N, demand)
    assert remedy(table, N, "call_card") is None
    assert [one["payload"] for one in offered(table, W, "play")] == [{"card": "H2"}]


@pytest.mark.parametrize("key", ["rulebook", "kontrakt"])
def test_what_a_page_has_no_place_for_stands_behind_a_door_with_words(key: str) -> None:
    """Calls and cards have their places; the rest is said of others, or done besides."""
    known, doors = locales.message_ids("en"), set()
    for table in _course(key, Random(5), 250):
        for action in (one for seat in Seat for one in actions(table, seat) if one.door):
            doors.add(action.door)
            assert f"page-law-do-{action.text or action.kind}" in known
            assert action.irregular or action.kind not in ("call", "play", "shuffle", "cut")
    assert doors == {"speak", "do"}


def _course(key: str, rng: Random, steps: int) -> Iterator[Table]:
    table = new_table(key, rng, laws="at-the-table")
    for _ in range(steps):
        yield table
        table = after(table, next_event(table, rng))


def test_a_call_in_the_play_has_no_place_of_its_own() -> None:
    """L-LATE-1"""
    table = cards(calls(opened(), "1S Pass Pass Pass"), "D6")
    assert {one.get("door") for one in offered(table, E, "call")} == {"do"}
    assert {one.get("door") for one in offered(calls(opened(), "1S"), E, "call")} == {None}
