"""Slips that nobody sees, at random: no card is lost, no view tells, every deal ends."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout.calls import Call
from sansatout.cards import PACK, Hand
from sansatout.errors import SansatoutError
from sansatout.events import Act, Event, act_from_plain
from sansatout.events.acts import Cut, MakeCall, Play
from sansatout.events.irregular import (
    DealCards,
    Misdeal,
)
from sansatout.lab.table_driver import new_table, next_event
from sansatout.laws import Phase
from sansatout.laws.lawful import lawful_cards
from sansatout.robots.laws import Ruled
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.fold import after, fold
from sansatout.table.state import Stage, Table
from tests.table.driving import does, offers
from tests.table.test_ceremony_faults import ready
from tests.views import view

N, E, S, W = Seat


def _offered(table: Table, seat: Seat, rng: Random, kinds: set[str] | None = None) -> Act | None:
    offered: Any = [one for one in offers(table, seat) if one["kind"] != "ask"]
    if kinds is not None:
        offered = [one for one in offered if one["kind"] in kinds]
    if not offered:
        return None
    action = rng.choice(offered)
    payload = dict(action["payload"])
    for name, values in action.get("choices", {}).items():
        value = rng.choice(values)
        payload[name] = [value] if name in ("cards", "shows") and isinstance(value, str) else value
    return act_from_plain(action["kind"], payload)


UNSEEN = {"misdeal", "drop-card", "deal-extra"}


def _check_cards(table: Table) -> None:
    """No card is lost: hands, tricks, the floor and what the pack lacks are the whole pack."""
    ref = table.referee
    if table.stage is not Stage.DEAL or ref is None:
        return
    cards = [card for hand in ref.hands for card in hand]
    cards += [card for _, card in (*ref.play.floor, *ref.play.trick)]
    cards += [card for trick in ref.play.done for _, card in trick.cards]
    cards += list(table.lacks[table.pack])
    assert Counter(cards) == Counter(PACK)
    assert table.actor is not None


def _check_choices(seen: dict[str, Any]) -> None:
    """What is offered can be done: there is something to choose from."""
    assert json.dumps(seen)
    for action in seen["actions"]:
        assert all(action.get("choices", {}).values()), action


def _anything(seed: int, steps: int) -> None:
    rng = Random(seed)
    table = new_table("rulebook", rng, laws="at-the-table")
    events = [Event(0, None, table.setup)]
    for _ in range(steps):
        seat = rng.choice(tuple(Seat))
        act = None
        if table.stage in (Stage.CUT, Stage.DEAL) and rng.random() < 0.5:
            act = _offered(table, seat, rng, UNSEEN if rng.random() < 0.4 else None)
        event = None if act is None else Event(table.seq, seat, act)
        if event is None:
            event = _goes_on(table, rng)
        with suppress(SansatoutError):
            table = after(table, event)
            events.append(event)
        _check_cards(table)
        _check_choices(view(table, seat))
    for _ in range(400):
        if table.stage is Stage.BETWEEN:
            break
        event = _goes_on(table, rng)
        table = after(table, event)
        events.append(event)
        _check_cards(table)
    assert table.stage is Stage.BETWEEN
    ref = table.referee
    assert ref is not None
    assert ref.phase is Phase.PASSED_OUT or sum(ref.tricks.values()) == 13
    assert fold(events) == table


def _goes_on(table: Table, rng: Random) -> Event:
    ref = table.ceremony
    if table.stage is Stage.CUT and ref is not None and ref.phase is Phase.DEAL:
        return Event(table.seq, ref.ceremony.by, DealCards(ref.ceremony.pack, 52))
    if table.stage is Stage.CUT and ref is not None and ref.ceremony.cut:
        return Event(table.seq, table.dealer, DealCards(ref.ceremony.pack, 52))
    held = table.referee
    if (
        table.stage is Stage.DEAL
        and held is not None
        and held.play.claim is None
        and not held.rights.offers
    ):
        hand = held.turn
        stuck = hand is not None and held.phase is Phase.PLAY and not lawful_cards(held, hand)
        if stuck and hand is not None:
            # A wrong lead or a bond that leaves nothing lawful: any card moves the play.
            actor = table.actor
            other = None if hand is actor else hand
            return Event(table.seq, actor, Play(rng.choice(list(held.hands[hand])), hand=other))
    return next_event(table, rng)


@given(seed=st.integers(0, 2**32))
@settings(max_examples=6, deadline=None)
def test_whatever_falls_or_is_misdealt_the_deal_comes_to_its_end(seed: int) -> None:
    """No exception, no lost card, thirteen tricks at the end.

    L-DEAL-5, L-DEAL-7, L-MISS-1, L-MISS-2, L-MISS-3.
    """
    _anything(seed, 50)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
def test_many_deals_with_unseen_slips_come_to_their_end(part: int) -> None:
    """Fifty tables each, a hundred acts before they are played out."""
    for seed in range(50 * part, 50 * part + 50):
        _anything(seed, 100)


def _shown(table: Table, seat: Seat) -> str:
    """Return what the seat sees, but for the number of the next event."""
    seen = {**view(table, seat), "seq": 0}
    deal: Any = seen["deal"]
    return json.dumps({**seen, "deal": None if deal is None else {**deal, "commitment": ""}})


@given(seed=st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_nobody_sees_what_fell_or_was_misdealt(seed: int) -> None:
    """A-50: with a hidden slip or without, others' views are the same until cards tell of it."""
    rng = Random(seed)
    plain = ready()
    secret = plain
    seer = rng.choice(tuple(Seat))
    others = [seat for seat in Seat if seat is not seer]
    if seer is not N and rng.random() < 0.5:
        # The card too many and the card too few are not the seer's.
        to = [seat for seat in others if seat is not N]
        secret = does(secret, N, Misdeal(rng.choice(to)))
    assert _shown(secret, seer) == _shown(plain, seer)
    cut = Cut(rng.randint(4, 51))
    plain, secret = does(plain, W, cut), does(secret, W, cut)
    secret = _same_hand(plain, secret, seer)
    for seat in others:
        cards = [act for act in (_offered(secret, seat, rng, {"drop-card"}),) if act is not None]
        secret = does(secret, seat, cards[0]) if cards and rng.random() < 0.6 else secret
    assert _shown(secret, seer) == _shown(plain, seer)
    for call in ("1NT", "Pass", "Pass"):
        plain = does(plain, plain.actor, MakeCall(Call.parse(call)))
        secret = does(secret, secret.actor, MakeCall(Call.parse(call)))
        assert _shown(secret, seer) == _shown(plain, seer)
        assert Ruled.of(secret, seer).cards == Ruled.of(plain, seer).cards
        assert Ruled.of(secret, seer).ref == Ruled.of(plain, seer).ref


def _same_hand(plain: Table, secret: Table, seer: Seat) -> Table:
    """Return the table of the slip with the seer's hand as it is without: the slip shifts cards."""
    assert plain.referee is not None
    assert secret.referee is not None
    if secret.misdealt is None:
        return secret
    own = plain.referee.hands[seer]
    rest = iter([card for card in PACK if card not in own])
    sizes = [len(hand) for hand in secret.referee.hands]
    hands = [own if seat is seer else Hand(next(rest) for _ in range(sizes[seat])) for seat in Seat]
    n, e, s, w = hands
    return replace(
        secret, misdealt=(n, e, s, w), referee=replace(secret.referee, hands=(n, e, s, w))
    )
