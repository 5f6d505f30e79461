"""Draw, shuffle, cut and deal at tables where they can go wrong."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout.calls import Call
from sansatout.cards import Hand
from sansatout.errors import IllegalActionError, SansatoutError
from sansatout.events import Act, Event, act_from_plain
from sansatout.events.acts import ChooseSeat, Cut, Draw, MakeCall, MakeTable, Seating, Shuffle
from sansatout.events.irregular import (
    CallAttention,
    ChooseRemedy,
    DealCards,
    DealExtra,
    FixDeal,
    Look,
)
from sansatout.lab.table_driver import new_table, next_event
from sansatout.robots.laws import objects
from sansatout.seats import Seat
from sansatout.server.robots.minds import Minds
from sansatout.server.rooms.automatic import Do, next_step
from sansatout.table.fold import after
from sansatout.table.shuffle import shuffled_pack
from sansatout.table.state import Stage, Table
from tests.table.driving import SECRET, does, offers
from tests.views import view

N, E, S, W = Seat
OTHER = "cd" * 32


def ready(key: str = "rulebook", seating: Seating = "fixed", **options: Any) -> Table:
    """Return a table with North as dealer and a pack ready for the cut."""
    act = MakeTable(key, ("a", "b", "c", "d"), options, "t", seating, "at-the-table")
    return does(after(None, Event(0, None, act)), None, Shuffle(SECRET))


def law(table: Table, seat: Seat | None = S) -> Any:
    deal: Any = view(table, seat)["deal"]
    return deal["law"]


def goes_on(table: Table, level: str = "novice") -> tuple[Seat | None, Act]:
    """Return what happens by itself among robots alone."""
    step = next_step(table, lambda _: True, go_on=lambda: True, minds=Minds("1", lambda _: level))
    assert isinstance(step, Do)
    return step.seat, step.act


def pack_of(table: Table) -> str:
    return "AB"[table.deal_number % 2]


def test_a_cut_as_it_should_be_deals_at_once() -> None:
    """L-CUT-1: nothing changes for those who do it right."""
    table = does(ready(), W, Cut(20))
    assert table.stage is Stage.DEAL
    assert table.ceremony is None


@pytest.mark.parametrize(
    ("seat", "cut"), [(W, Cut(3)), (E, Cut(20)), (W, Cut(20, faces_seen=True))]
)
def test_a_faulty_cut_can_be_done_again(seat: Seat, cut: Cut) -> None:
    """L-CUT-5: by anybody, until the first card is dealt; then the pack is shuffled anew."""
    table = does(ready(), seat, cut)
    assert table.stage is Stage.CUT
    assert [one["irregularity"] for one in law(table)["choices"]] == ["CUT_FAULT"]
    table = does(table, S, ChooseRemedy("reshuffle_recut"))
    assert table.stage is Stage.SHUFFLE
    assert table.dealer is N
    table = does(table, None, Shuffle(OTHER))
    assert any(one["law"] == "L-CUT-5" for one in law(table)["log"])
    assert does(table, W, Cut(20)).stage is Stage.DEAL


def test_a_faulty_cut_stands_when_the_cards_are_dealt() -> None:
    """L-CUT-5: and the pack lies as it was cut."""
    table = does(ready(), W, Cut(2))
    table = does(table, N, DealCards(pack_of(table), 52))
    assert table.stage is Stage.DEAL
    pack = shuffled_pack(SECRET, cut=2, table="t", deal=1)
    assert table.deal is not None
    assert table.deal.deal == pack.deal(N)
    assert table.referee is not None
    assert any(one.law == "L-CUT-5" for one in table.referee.log)


@pytest.mark.parametrize(
    "shuffles",
    [[(W, Shuffle())], [(E, Shuffle()), (E, Shuffle())], [(E, Shuffle(faces_seen=True))],
     [(E, Shuffle()), (N, Shuffle()), (S, Shuffle())], [(E, Shuffle(hidden=True))]],
)  # fmt: skip
def test_a_faulty_shuffle_can_be_done_again(shuffles: list[tuple[Seat, Shuffle]]) -> None:
    """The dealer's left begins, everybody once, the dealer last, in sight.

    L-SHUF-1, L-SHUF-2, L-SHUF-3, L-SHUF-4.
    """
    table = ready()
    for seat, act in shuffles:
        assert law(table)["choices"] == []
        table = does(table, seat, act)
    assert [one["irregularity"] for one in law(table)["choices"]] == ["SHUFFLE_FAULT"]
    assert does(table, S, ChooseRemedy("reshuffle")).stage is Stage.SHUFFLE
    assert does(table, None, Cut(20)).stage is Stage.DEAL


def test_players_may_shuffle_as_they_should() -> None:
    """L-SHUF-2."""
    table = ready()
    for seat in (E, S, W, N):
        table = does(table, seat, Shuffle())
    assert law(table)["choices"] == []
    assert does(table, W, Cut(20)).stage is Stage.DEAL


def test_no_player_brings_a_secret_of_his_own() -> None:
    with pytest.raises(IllegalActionError):
        does(ready(), E, Shuffle(OTHER))


@pytest.mark.parametrize(
    ("acts", "kind"),
    [
        ([(N, DealCards("B", 13))], "NOT_CUT"),
        ([(E, DealCards("B", 13))], "WRONG_DEALER"),
        ([(N, DealCards("A", 13))], "WRONG_PACK"),
        ([(N, DealCards("B", 13)), (N, DealCards("B", 14, "FACE_SEEN"))], "FACE_SEEN"),
        ([(N, DealCards("B", 13)), (N, DealExtra(S))], "DEAL_CONFUSION"),
        ([(N, DealCards("B", 13)), (E, Look(S))], "LOOKED_AT_OTHERS"),
    ],
)
def test_attention_in_time_stops_a_deal(acts: list[tuple[Seat, Act]], kind: str) -> None:
    """L-DEAL-3, L-DEAL-4: the right dealer deals again; hands are nobody's yet."""
    table = ready()
    for seat, act in acts:
        table = does(table, seat, act)
    assert kind in [one["irregularity"] for one in law(table)["attention"]]
    assert "hands" not in law(table)
    stopped = does(table, S, CallAttention(kind))
    assert stopped.stage is Stage.SHUFFLE
    assert stopped.dealer is N
    by = table.ceremony.ceremony.by if table.ceremony else None
    stands = does(table, by, DealCards("B", 52))
    assert stands.stage is Stage.DEAL
    assert stands.dealer is by


def test_a_void_deal_is_dealt_again_from_the_same_pack() -> None:
    """L-DEAL-4: the next deal has the other pack, one that was dealt again has not."""
    table = ready()
    first = view(table, S)["deal"]["pack"]
    stopped = does(does(table, N, DealCards("B", 13)), S, CallAttention("NOT_CUT"))
    again = does(stopped, None, Shuffle(OTHER))
    assert view(again, S)["deal"]["pack"] == first
    assert again.ceremony is not None
    assert again.ceremony.ceremony.pack == "B"
    recut = does(does(again, W, Cut(2)), S, ChooseRemedy("reshuffle_recut"))
    recut = does(recut, None, Shuffle(SECRET))
    assert recut.ceremony is not None
    assert recut.ceremony.ceremony.pack == "B"


def test_a_new_deal_for_a_bid_out_of_turn_has_the_same_pack() -> None:
    """L-OOT-3, A-04."""
    table = does(ready(), W, Cut(20))
    table = does(table, S, MakeCall(Call.parse("1H")))
    table = does(table, W, ChooseRemedy("new_deal", irregularity="BID_BEFORE_ANY"))
    table = does(table, None, Shuffle(OTHER))
    assert table.deal_number == 2
    assert view(table, S)["deal"]["pack"] == 1


def test_the_pamphlets_next_dealer_has_the_other_pack() -> None:
    """PB-3.3, P04: a void deal passes on, and the packs take turns."""
    table = ready("kontrakt")
    pack = shuffled_pack(SECRET, cut=0, table="t", deal=1)
    place = next(n for n, card in enumerate(pack.cards, start=1) if card.rank.is_honour)
    table = does(table, N, DealCards("B", place, "FACE_SEEN"))
    table = does(table, None, Shuffle(OTHER))
    assert view(table, S)["deal"]["pack"] == 0


def test_two_cards_at_once_can_be_put_right() -> None:
    """L-DEAL-6: by the dealer, before the next card."""
    table = does(does(ready(), N, DealCards("B", 13)), N, DealExtra(E))
    table = does(table, N, FixDeal())
    assert "DEAL_CONFUSION" not in [one["irregularity"] for one in law(table)["attention"]]


def test_a_look_that_shows_a_card_lets_the_left_have_a_new_deal() -> None:
    """L-LOOK-1."""
    table = does(does(does(ready(), E, Cut(20)), N, DealCards("B", 20)), E, Look(E, faced=True))
    assert [one["irregularity"] for one in law(table, S)["choices"]] == ["LOOKED_EARLY"]
    assert law(table, N)["choices"] == []
    assert does(table, S, ChooseRemedy("new_deal")).stage is Stage.SHUFFLE


@pytest.mark.parametrize("number", [1, 13, 26])
def test_an_honour_that_falls_open_voids_the_pamphlets_deal(number: int) -> None:
    """PB-3.3, P04: the next player deals; another card does no harm."""
    table = ready("kontrakt")
    card = shuffled_pack(SECRET, cut=0, table="t", deal=1).cards[number - 1]
    table = does(table, N, DealCards("B", number, "FACE_SEEN"))
    if card.rank.is_honour:
        assert (table.stage, table.dealer) == (Stage.SHUFFLE, E)
    else:
        assert table.stage is Stage.CUT


def test_robots_object_by_level_and_deal_on_otherwise() -> None:
    """L-SHUF-4: seen by an expert; who misses it lets it pass."""
    table = does(ready(), E, Cut(2))
    assert table.ceremony is not None
    ref = table.ceremony
    said = {
        level: sum(objects(ref, S, level, str(seed)) is not None for seed in range(100))
        for level in ("novice", "club", "expert")
    }
    assert said["novice"] < said["club"] < said["expert"]
    assert all(objects(ref, W, "expert", str(seed)) is None for seed in range(20))
    step = next_step(table, lambda _: True, go_on=lambda: True, minds=None)
    assert isinstance(step, Do)
    assert step.act == DealCards("B", 52)
    assert does(table, step.seat, step.act).stage is Stage.DEAL


@pytest.mark.parametrize("places", [(2,), (51,), (10, 20)])
def test_a_faulty_draw_is_drawn_again(places: tuple[int, ...]) -> None:
    """L-DRAW-2, L-DRAW-3: none of those cards counts, and they are gone."""
    table = ready(seating="draw")
    table = does(table, None, Draw("a", places))
    assert "a" not in table.drawing.drawn
    with pytest.raises(IllegalActionError):
        does(table, None, Draw("a", (places[0],)))
    assert "a" in does(table, None, Draw("a", (30,))).drawing.drawn


def brought_to(table: Table, stage: Stage) -> Table:
    rng = Random(5)
    while table.stage is not stage:
        table = after(table, next_event(table, rng))
    return table


def test_a_faulty_draw_is_in_the_log() -> None:
    """L-DRAW-2, L-DRAW-3: at once, and in the log of the first deal."""
    table = does(ready(seating="draw"), None, Draw("a", (10, 20)))
    table = does(table, None, Draw("a", (52,)))
    laws = ["L-DRAW-2", "L-DRAW-3"]
    drawn: Any = view(table, None)["draw"]
    assert [one["law"] for one in drawn["log"]] == laws
    assert drawn["log"][0]["arguments"] == {"player": "a", "irregularity": "DRAW_TWO"}
    for stage in (Stage.CUT, Stage.DEAL):
        table = brought_to(table, stage)
        assert [one["law"] for one in law(table)["log"]] == laws


def test_faulty_draws_are_offered_and_marked() -> None:
    """L-DRAW-2, L-DRAW-3: the four at each end, and two at once of all that are left."""
    table = does(ready(seating="draw"), None, Draw("b", (1,)))
    actions: Any = offers(table, None)
    lawful, edge, two = actions
    assert "irregular" not in lawful
    assert edge["choices"]["positions"] == [2, 3, 4, 49, 50, 51, 52]
    assert (edge["irregular"], two["irregular"], two["at_once"]) == (True, True, 2)
    assert len(two["choices"]["positions"]) == 51


def test_a_01_the_third_may_sit_on_the_dealers_left_without_a_choice() -> None:
    table = ready(seating="draw", lower_pair_seats="third-left-of-dealer")
    for player, place in zip("abcd", (10, 20, 30, 40), strict=True):
        table = does(table, None, Draw(player, (place,)))
    first, _, third, _ = table.drawing.order
    table = does(table, None, ChooseSeat(first, E))
    assert table.stage is Stage.SHUFFLE
    assert table.seats[S] == third


@pytest.mark.parametrize(("leaves", "most"), [(1, 51), (4, 48)])
def test_a_02_a_cut_leaves_as_many_cards_as_agreed(leaves: int, most: int) -> None:
    table = ready(cut_leaves=leaves)
    actions: Any = offers(table, table.cutter)
    lawful, wrong, _ = [one["choices"]["count"] for one in actions if one["kind"] == "cut"]
    assert lawful == list(range(4, most + 1))
    assert wrong == [1, 2, 3, *range(most + 1, 52)]
    assert does(table, table.cutter, Cut(most)).stage is Stage.DEAL
    for _ in range(60):
        seat, act = goes_on(table)
        assert seat is None
        assert isinstance(act, Cut)
        assert 4 <= act.count <= most


def test_what_was_agreed_otherwise_than_usual_is_there_for_all_to_see() -> None:
    """PB-6.5: readings of the laws belong to the table's settings, shown to everybody."""
    assert view(ready(new_deal_by="same-dealer"), None)["readings"] == []
    other = {"name": "new_deal_by", "reading": "next-dealer", "rule": "A-04", "law": "L-OOT-3"}
    assert view(ready(new_deal_by="next-dealer"), None)["readings"] == [other]
    called: Any = view(ready("kontrakt", called_card="following"), None)["readings"]
    assert [one["law"] for one in called] == ["PB-5.6"]


def test_enforced_tables_let_nothing_of_this_happen() -> None:
    act = MakeTable("rulebook", ("a", "b", "c", "d"), {}, "t", "fixed")
    table = does(after(None, Event(0, None, act)), None, Shuffle(SECRET))
    for seat, wrong in ((E, Cut(20)), (W, Cut(2)), (E, Shuffle()), (N, DealCards("B", 5))):
        with pytest.raises(SansatoutError):
            does(table, seat, wrong)


@pytest.mark.parametrize("key", ["rulebook", "kontrakt"])
@given(seed=st.integers(0, 2**32))
@settings(max_examples=8)
def test_any_ceremony_ends_with_cards_dealt(key: str, seed: int) -> None:
    """Whatever a view offers is done; the table then goes on by itself to the first call."""
    rng = Random(seed)
    table = new_table(key, rng, laws="at-the-table")
    for _ in range(40):
        seat = rng.choice(tuple(Seat))
        offered: Any = [one for one in offers(table, seat) if one["kind"] != "ask"]
        if offered and table.stage is Stage.CUT and rng.random() < 0.85:
            action = rng.choice(offered)
            payload = dict(action["payload"])
            for name, values in action.get("choices", {}).items():
                payload[name] = rng.choice(values)
            with suppress(SansatoutError):
                table = does(table, seat, act_from_plain(action["kind"], payload))
        elif table.stage is not Stage.DEAL and table.ceremony is None:
            table = after(table, next_event(table, rng))
        json.dumps(view(table, seat))
    for _ in range(20):
        if table.stage is Stage.DEAL:
            break
        table = does(table, *goes_on(table))
    assert table.stage is Stage.DEAL


@pytest.mark.parametrize("key", ["rulebook", "kontrakt"])
def test_who_deals_by_hand_goes_on_himself(key: str) -> None:
    """A person is not hurried: others need time to see what is wrong (PB-3.3, L-DEAL-4)."""
    table = ready(key)
    table = does(table, table.dealer, DealCards(pack_of(table), 1))
    assert next_step(table, lambda _: False, go_on=lambda: False) is None
    actions: Any = offers(table, table.dealer)
    lawful = [a for a in actions if a["kind"] == "deal-cards" and not a.get("irregular")]
    assert len(lawful) == 1
    assert does(table, table.dealer, DealCards(**lawful[0]["payload"])).stage is Stage.DEAL


def test_l_look_1_who_chooses_sees_his_cards_and_which_card_was_seen() -> None:
    """The left opponent looks at what he has been dealt so far; nobody else sees it."""
    table = does(does(ready(), E, Cut(20)), N, DealCards("B", 20))
    table = does(table, E, Look(E, faced=True))
    pack = shuffled_pack(SECRET, cut=20, table="t", deal=1).cards[:20]
    deal: Any = view(table, S)["deal"]
    assert deal["hands"] == {"S": str(Hand(pack[1::4]))}
    assert deal["law"]["choices"][0]["card"] == str(pack[16])
    for seat in (None, N, E, W):
        other: Any = view(table, seat)
        assert "hands" not in other["deal"]
        assert (other["answer"] is not None) is (seat is E)
        seen = [one for one in other["deal"]["law"]["log"] if one["message"] == "card-seen"]
        assert [one["arguments"]["card"] for one in seen] == [str(pack[16])]
    assert view(table, E)["answer"]["content"] == {"seat": "E", "hand": str(Hand(pack[0::4]))}
    assert "hands" not in view(does(table, S, ChooseRemedy("accept")), S)["deal"]
