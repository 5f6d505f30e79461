"""Claims at tables where the laws decide: what is opened, said and bound by them."""

from __future__ import annotations

import json
from dataclasses import replace as changed
from typing import Any

import pytest

from sansatout.cards import Card
from sansatout.errors import IllegalActionError
from sansatout.events import Event
from sansatout.events.acts import Claim, Concede, Play, Respond
from sansatout.events.irregular import ChooseRemedy, ShowCards
from sansatout.seats import Seat
from sansatout.server.protocol import encode
from sansatout.server.views import public_event
from sansatout.structs import replace
from sansatout.table.refereed import begin
from sansatout.table.state import Table
from tests.table.driving import DEAL, does, offers
from tests.table.test_refereed import calls, cards, law, opened
from tests.views import view

N, E, S, W = Seat
GAMES = ("rulebook", "kontrakt")


def in_play(key: str = "rulebook") -> Table:
    """Return a table where South plays 3NT and West has won the first trick with the club king."""
    return cards(calls(opened(key), "Pass Pass 3NT Pass Pass Pass"), "CK C6 C3 C2")


def some(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def plays(table: Table, card: str) -> Table:
    return cards(table, card)


def of_edition_3(table: Table) -> Table:
    """Return the deal from its first call, at a table made when a stated line did not bind."""
    old = replace(table, setup=changed(table.setup, edition=3))
    assert old.deal is not None
    return begin(replace(old, deal=old.variant.start(DEAL, old.dealer, options=old.options)))


def test_l_claim_2_cards_opened_beside_a_claim_are_not_exposed() -> None:
    table = does(in_play(), S, Claim(9, words="from the top"))
    show = next(one for one in offers(table, W) if one["kind"] == "show-cards")
    assert not show.get("irregular")
    table = does(table, W, ShowCards(some("S3 HK")))
    table = does(table, E, Respond("claim", "play-on"))
    assert law(table, S)["exposed"] == []
    assert law(table, N)["shown"] == [["W", "HK"], ["W", "S3"]]
    refused = does(table, S, ChooseRemedy("call_card", card=Card.parse("HK")))
    assert law(refused, S)["log"][-1]["message"] == "allegation-refused"
    assert law(plays(refused, "CQ"), N)["turn"] == "N"


@pytest.mark.parametrize("key", GAMES)
def test_l_claim_9_a_stated_line_binds_when_play_goes_on(key: str) -> None:
    table = does(in_play(key), S, Claim(8, line=some("SA SQ DK"), words="spades"))
    table = does(table, E, Respond("claim", "play-on"))
    assert law(table, None)["line"] == ["SA", "SQ", "DK"]
    table = plays(table, "H2 H5 H4 HA")  # no card of the line follows suit, so it binds him later
    own = [one for one in offers(table, S) if one["kind"] == "play"]
    assert [one["payload"] for one in own if not one.get("irregular")] == [{"card": "SA"}]
    assert not [one for one in own if "hand" not in one["payload"] and one.get("irregular")
                and one["choices"]["card"]]  # fmt: skip
    with pytest.raises(IllegalActionError, match="SA comes next"):
        does(table, S, Play(Card.parse("D2")))
    table = plays(table, "SA S3 S4 S5 SQ S8 S9 S6 DK")
    assert law(table, S)["line"] == []


def test_l_claim_9_what_declarer_said_can_be_read_while_the_play_goes_on_by_it() -> None:
    table = does(in_play(), S, Claim(9, words="spades, then the aces"))
    assert law(table, E)["explained"] == ""
    table = does(table, E, Respond("claim", "play-on"))
    assert {law(table, seat)["explained"] for seat in (None, *Seat)} == {"spades, then the aces"}
    table = plays(table, "CQ C7 C9 CA")
    assert law(table, W)["explained"] == "spades, then the aces"
    table = does(table, S, Claim(8, words="diamonds"))
    assert law(table, W)["explained"] == ""


def test_a_line_does_not_bind_at_tables_made_before() -> None:
    """Edition 3: what was accepted then is accepted for ever."""
    table = cards(calls(of_edition_3(opened()), "Pass Pass 3NT Pass Pass Pass"), "CK C6 C3 C2")
    table = does(table, S, Claim(8, line=some("SA SQ HK")))
    table = does(table, E, Respond("claim", "play-on"))
    assert law(plays(table, "H2 H5 H4 HA D2"), S)["line"] == []


def test_a_line_names_cards_that_declarer_sees() -> None:
    """L-CLAIM-1"""
    with pytest.raises(IllegalActionError, match="HK"):
        does(in_play(), S, Claim(8, line=some("SA HK")))


def seen(table: Table, seat: Seat | None) -> Any:
    return view(table, seat)["deal"]


@pytest.mark.parametrize("key", GAMES)
def test_l_claim_4_a_defender_shows_declarer_alone(key: str) -> None:
    table = in_play(key)
    offered = next(one for one in offers(table, W) if one["kind"] == "claim")
    assert offered["payload"] == {"to": "declarer"}
    assert "HK" in offered["choices"]["shows"]
    act = Claim(2, shows=some("CQ HK"), to="declarer")
    table = does(table, W, act)
    assert seen(table, S)["law"]["shown_to_you"] == [["W", "CQ"], ["W", "HK"]]
    told = encode(public_event(Event(0, W, act))).decode()
    for seat in (None, N, E):
        assert seen(table, seat)["law"]["shown_to_you"] == []
        assert "HK" not in json.dumps(view(table, seat)) + told
    on = does(table, S, Respond("claim", "play-on"))
    assert seen(on, S)["law"]["shown_to_you"] == [["W", "CQ"], ["W", "HK"]]
    assert seen(on, S)["law"]["exposed"] == []  # L-CLAIM-5


@pytest.mark.parametrize("act", [Claim(2, to="declarer"), Claim(2), Concede(10)], ids=str)
def test_l_claim_4_who_names_no_card_shows_his_hand_to_declarer(act: Claim | Concede) -> None:
    table = does(in_play(), W, act)
    assert seen(table, S)["hands"]["W"] == "T83.KT32.T.QJT5"
    for seat in (None, N, E):
        assert "W" not in seen(table, seat)["hands"]


def test_l_claim_1_words_and_line_stay_in_every_view_until_all_have_answered() -> None:
    act = Claim(9, line=some("SA SQ"), words="spades, then the aces")
    table = does(in_play(), S, act)
    table = does(table, E, Respond("claim", "accept"))
    for seat in (None, *Seat):
        assert law(table, seat)["claimed"] == {
            "seat": "S", "tricks": 9, "words": "spades, then the aces", "line": ["SA", "SQ"],
            "agreed": ["E"], "more": False,
        }  # fmt: skip
    table = does(table, W, Respond("claim", "more"))
    assert law(table, N)["claimed"]["more"]
    assert law(does(table, W, Respond("claim", "play-on")), N)["claimed"] is None
