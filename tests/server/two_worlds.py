"""Two worlds that differ only in cards an observer has not seen, and what he can find out in them.

A course is one deal with all its events. Another world is the same course on a deal in which cards
have changed places between hands hidden from the observer. In both he has the same view, and what
he tries has the same outcome, down to the words of a refusal.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from sansatout.calls import CALLS
from sansatout.cards import PACK, Card, Hand, Strain
from sansatout.deal import Deal, Hands
from sansatout.errors import SansatoutError
from sansatout.events import Act, Event, act_from_plain, acts, irregular
from sansatout.events.acts import Laws
from sansatout.lab.table_driver import new_table, next_event
from sansatout.laws.known import known_cards
from sansatout.laws.suspicions import was_wrong
from sansatout.seats import Seat
from sansatout.server.protocol import encode, error_body
from sansatout.server.robots import choose
from sansatout.server.robots.asking import meaning, question
from sansatout.server.robots.schooling import is_advised, last_of, promises
from sansatout.server.views import public_event
from sansatout.structs import replace
from sansatout.table.answers import callers, check_auction_open
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from tests.laws.anything import wild
from tests.server.law_tables import SYSTEMS
from tests.table.test_views import hidden, shows_void
from tests.views import view_for

LONGEST = 160
"""Events after which a course is left."""
TOLD = frozenset(
    {"choose-remedy", "call-attention", "dummy-act", "discover", "take-back", "respond", "concede",
     "look"}
)  # fmt: skip
"""Acts that may tell the whole table something of hidden cards: a world in which they told
something else is not the same to the observer."""


@dataclass(frozen=True)
class Course:
    """A deal from its cards on: each state, and the event that leads to the next."""

    states: list[Table] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)


def course(key: str, laws: Laws, rng: Random) -> Course:
    """Play a deal at random, with questions, claims and, where it can happen, all slips."""
    table = new_table(key, rng, laws=laws)
    if laws == "enforced":
        table = replace(table, setup=dataclasses.replace(table.setup, hand_over=True))
    calm = rng.random() < 0.4
    while table.stage is not Stage.DEAL:
        table = _slipped(table, rng)
        table = after(table, next_event(table, rng))
    found = Course([table])
    while found.states[-1].stage is Stage.DEAL and len(found.events) < LONGEST:
        event = _next(found.states[-1], rng, 0.05 if calm else 0.3)
        found.states.append(after(found.states[-1], event))
        found.events.append(event)
    return found


def _slipped(table: Table, rng: Random) -> Table:
    """Let the dealer give a card too many, or one fall from the pack, and nobody notice."""
    slips = (irregular.Misdeal(rng.choice(list(Seat))), irregular.DropCard())
    if table.stage is not Stage.CUT or rng.random() < 0.8:
        return table
    with suppress(SansatoutError):
        return after(table, Event(table.seq, table.dealer, rng.choice(slips)))
    return table


def _next(table: Table, rng: Random, odd: float) -> Event:
    """Return an event the table accepts; some are not what a good player would do."""
    pending = table.pending
    if pending is not None and rng.random() < 0.8:
        return Event(table.seq, pending.waiting[0], acts.Respond(pending.what, "refuse"))
    if table.hands_over is not None and rng.random() < odd / 4:
        return Event(table.seq, table.hands_over, acts.HandOver())
    for _ in range(20):
        if rng.random() >= odd:
            break
        seat = rng.choice(list(table.seats))
        event = Event(table.seq, seat, offered(table, seat, rng) or acts.NameCards())
        try:
            moved = after(table, event)
        except SansatoutError:
            continue
        if moved.stage is table.stage:
            return event
    return next_event(table, rng)


def offered(table: Table, seat: Seat | None, rng: Random) -> Act | None:
    """Return one of the acts that the seat's view offers, with any of its choices."""
    seen = view_for(table, None if seat is None else table.seats[seat])
    actions: Any = msgspec.to_builtins(seen["actions"])
    if not actions:
        return None
    kinds = sorted({action["kind"] for action in actions})
    kind = rng.choice(kinds)
    action = rng.choice([action for action in actions if action["kind"] == kind])
    payload = dict(action["payload"])
    for name, values in action.get("choices", {}).items():
        value = rng.choice(values)
        is_list = name in ("positions", "shows") or (name == "cards" and isinstance(value, str))
        payload[name] = [value] if is_list else value
    payload |= dict.fromkeys(action.get("needs", ()), "so")
    return act_from_plain(kind, payload)


def another_world(played: Course, at: int, observer: Seat | None, rng: Random) -> Table | None:
    """Return the table after so many events, had the hidden cards lain otherwise.

    ``None`` if nothing can change places, or if others could not have acted as they did.
    """
    swaps = _swaps(played.states[at], observer, rng)
    if not swaps:
        return None
    table = _redealt(played.states[0], swaps)
    for event, before in zip(played.events[:at], played.states[1:], strict=False):
        try:
            table = after(table, event)
        except SansatoutError:
            own = event.seat is not None and event.seat is observer
            assert not own or event.kind in TOLD, (observer, event)
            return None
        if event.kind in TOLD and told(table, observer) != told(before, observer):
            return None
    return table


def _swaps(table: Table, observer: Seat | None, rng: Random) -> list[tuple[Card, Card]]:
    """Return cards that can change places without the observer seeing it."""
    free = _unseen(table, observer)
    seats = [seat for seat in free if free[seat]]
    swaps: list[tuple[Card, Card]] = []
    for _ in range(rng.choice((1, 1, 2, 4, 8)) if len(seats) > 1 else 0):
        one, other = rng.sample(seats, 2)
        a, b = rng.choice(list(free[one])), rng.choice(list(free[other]))
        if _may_change(table, one, b) and _may_change(table, other, a) and _alike(table, a, b):
            swaps.append((a, b))
            free[one] = free[one].without(a).with_card(b)
            free[other] = free[other].without(b).with_card(a)
    return swaps


def _unseen(table: Table, observer: Seat | None) -> dict[Seat, Hand]:
    """Return what is left in hidden hands, but for cards that were shown."""
    ref, deal = table.referee, table.deal
    assert deal is not None
    if ref is None:
        closed = hidden(table, observer)
        left = deal.deal.hands if deal.play is None else map(Hand.from_bits, deal.play.hands)
        return {seat: hand for seat, hand in zip(Seat, left, strict=True) if seat in closed}
    seen = {observer, *ref.play.opened, *((ref.dummy,) if ref.play.faced else ())}
    shown = known_cards(ref, observer) if observer else known_cards(ref, Seat.N)
    if observer is None:
        faced = {card for owner, card in ref.play.shown_cards} | {
            one.card for one in ref.play.exposed
        }
        shown_to_all = [Hand(card for card in hand if card in faced) for hand in ref.hands]
        shown = (shown_to_all[0], shown_to_all[1], shown_to_all[2], shown_to_all[3])
    return {seat: ref.hands[seat] - shown[seat] for seat in Seat if seat not in seen}


def _may_change(table: Table, seat: Seat, card: Card) -> bool:
    """Tell whether the hand may have held the card: at an enforced table it had to follow suit."""
    assert table.deal is not None
    return table.referee is not None or card.suit not in shows_void(table.deal, seat)


def _alike(table: Table, one: Card, other: Card) -> bool:
    """Where points are announced, only cards of equal points change places unheard."""
    return table.variant.booklet != "minibridge" or one.rank.points == other.rank.points


def _redealt(table: Table, swaps: list[tuple[Card, Card]]) -> Table:
    """Return the table just dealt, with other cards; the commitment stays as it was published."""
    deal, ref = table.deal, table.referee
    assert deal is not None
    if ref is None:
        state = table.variant.start(
            Deal(_swapped(deal.deal.hands, swaps)), table.dealer, options=table.options,
            standing=table.sheet.part_scores,
        )  # fmt: skip
        return replace(table, deal=state)
    hands = _swapped(ref.hands, swaps)
    if table.misdealt is not None:
        return replace(table, misdealt=hands, referee=ref.with_(hands=hands))
    return replace(table, deal=replace(deal, deal=Deal(hands)), referee=ref.with_(hands=hands))


def _swapped(hands: Hands, swaps: list[tuple[Card, Card]]) -> Hands:
    bits = [hand.bits for hand in hands]
    for one, other in swaps:
        both = one.bit | other.bit
        bits = [held ^ both if (held & both).bit_count() == 1 else held for held in bits]
    n, e, s, w = map(Hand.from_bits, bits)
    return n, e, s, w


def told(table: Table, observer: Seat | None) -> bytes:
    """Return everything the observer is sent about the table."""
    player = None if observer is None else table.seats[observer]
    return encode(view_for(table, player))


def meanings(table: Table, observer: Seat | None) -> list[object]:
    """Return what the observer hears who asks for the meaning of every call."""
    try:
        check_auction_open(table, observer)
    except SansatoutError as error:
        return [error_body(error, "en")]
    heard = (meaning(table, number, SYSTEMS) for number in range(len(callers(table))))
    return [None if one is None else one.text("en") for one in heard]


def schooled(table: Table, observer: Seat) -> list[object]:
    """Return all that robots tell the observer who asks whatever a learner may ask."""
    heard: list[object] = []
    if is_advised(table, observer):
        wanted = question(
            table, observer, level="novice", systems=SYSTEMS, seed="7", may_claim=False,
            explains=True,
        )  # fmt: skip
        choice = choose(wanted, 600.0)
        heard += [choice.act, choice.thoughts]
    return [
        *heard,
        promises(table, observer, SYSTEMS),
        last_of(table, observer, list(Seat), SYSTEMS),
    ]


@dataclass(frozen=True)
class Outcome:
    """What comes of an act: the words of a refusal, or all that is sent about it."""

    sent: bytes
    table: Table | None = None


def outcome(table: Table, observer: Seat, act: Act) -> Outcome:
    """Try an act."""
    event = Event(table.seq, observer, act)
    try:
        done = after(table, event)
    except SansatoutError as error:
        return Outcome(encode(error_body(error, "en")))
    return Outcome(told(done, observer) + encode(public_event(event)), done)


def moved(one: Table, other: Table) -> list[Card]:
    """Return the cards that lie elsewhere in the other world."""
    assert one.deal is not None
    assert other.deal is not None
    pairs = list(zip(one.dealt, other.dealt, strict=True))
    return [card for card in PACK if any((card in a) != (card in b) for a, b in pairs)]


def probes(
    table: Table, observer: Seat, rng: Random, count: int, cards: Sequence[Card]
) -> Iterator[Act]:
    """Give acts worth trying: what is offered, and anything else one could send.

    :param cards: those most worth asking about
    """
    for _ in range(count):
        ref = table.referee
        act = offered(table, observer, rng) if rng.random() < 0.5 else None
        if act is None and ref is not None and rng.random() < 0.7:
            act = wild(ref, rng, observer)
        yield act or _anything(rng, cards if cards and rng.random() < 0.7 else PACK)


def _anything(rng: Random, cards: Sequence[Card]) -> Act:
    """Return an act with any arguments at all."""
    card, seat, number = rng.choice(cards), rng.choice(list(Seat)), rng.randint(0, 13)
    line = tuple(rng.sample(PACK, rng.choice((0, 1, 2, 13, 39, 52))))
    return rng.choice(
        (
            acts.Play(card, hand=seat),
            acts.Play(card),
            acts.Claim(number, line=line),
            acts.Claim(number, line=line, words="so"),
            acts.Concede(number),
            acts.MakeCall(rng.choice(CALLS)),
            acts.Review(rng.choice(list(acts.Topic))),
            acts.LookBack(number),
            acts.NameCards(),
            acts.HandOver(),
            acts.Announce(number),
            acts.Choose(rng.choice(list(Strain)), bonus=rng.random() < 0.5),
            acts.Name(rng.choice(list(Strain))),
            acts.Speak(rng.choice(list(acts.Utterance))),
            acts.Respond(rng.choice(("claim", "undo")), rng.choice(("accept", "refuse", "more"))),
            acts.Ask("undo", rng.randint(0, 60)),
            irregular.TouchDummy(card),
            irregular.DummyAct("hint", hand=seat, card=card),
            irregular.LeadTogether({seat: card, seat.partner: rng.choice(PACK)}),
            irregular.ShowCards((card,), to=rng.choice(("all", "partner"))),
            irregular.ChooseRemedy("call_card", card=card),
            irregular.ChooseRemedy("forbid_card", card=card),
            irregular.TakeBack(card, hand=seat),
            irregular.DropCard(card),
            irregular.AssertRevoke(seat, number),
            irregular.AskRevoke(seat),
            irregular.CallAttention(rng.choice(("REVOKE_OPEN", "REVOKE_ESTABLISHED"))),
        )
    )


def is_meant_to_tell(table: Table, observer: Seat, act: Act, one: Outcome, other: Outcome) -> bool:
    """Tell whether an act's very purpose is that the observer learns of cards."""
    if one.table is not None and other.table is not None:
        if Stage.DEAL not in (one.table.stage, other.table.stage):
            return True  # the deal is over, and all hands are shown
        before, now = (_hands(state, observer) for state in (table, one.table))
        if now - before and now == _hands(other.table, observer):
            return True  # a hand is laid open by it: dummy's, or one that a claim opens
    ref = table.referee
    return ref is not None and (_looks(act) or (_suspects(act) and not was_wrong(ref, observer)))


def _hands(table: Table, observer: Seat) -> set[str]:
    deal: Any = view_for(table, table.seats[observer])["deal"]
    return set(deal["hands"]) if deal else set()


def _looks(act: Act) -> bool:
    """L-REVOKE-10: dummy peeps; L-DEAL-5: all count; L-PEN-2: who lacks the suit says so."""
    named = ("demand_suit", "name_suit", "discard_suit", "play_highest", "play_lowest")
    bound = isinstance(act, irregular.ChooseRemedy) and act.remedy in named
    return bound or isinstance(act, irregular.Look | irregular.Discover)


def _suspects(act: Act) -> bool:
    """L-PEN-6, L-REVOKE-12: a player may be wrong about a revoke once."""
    if isinstance(act, irregular.ChooseRemedy):
        return act.remedy == "replace"
    if not isinstance(act, irregular.CallAttention | irregular.DummyAct):
        return False
    return act.irregularity in ("REVOKE_OPEN", "REVOKE_ESTABLISHED")
