"""What a seat is offered at a table where irregularities can happen."""

from __future__ import annotations

from random import Random
from typing import Any

from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.events import Act
from sansatout.events.acts import Claim, NextDeal, Play, Review, Topic
from sansatout.events.irregular import (
    AskRevoke,
    AssertRevoke,
    CallAttention,
    ChooseRemedy,
    CorrectCall,
    DummyAct,
    ShowCards,
)
from sansatout.lab.table_driver import next_event
from sansatout.seats import Seat
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from sansatout.table.view import view
from tests.table.driving import does
from tests.table.test_refereed import PLAYED, REVOKE, call, calls, cards, finished, law, opened

N, E, S, W = Seat


def offered(table: Table, seat: Seat, kind: str) -> list[Any]:
    actions: Any = view(table, seat)["actions"]
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
    """L-DUMMY-4, -5, L-PROP-14."""
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
