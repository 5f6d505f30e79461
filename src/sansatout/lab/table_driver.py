"""Drive a table with players who choose at random, but sensibly enough that rubbers end."""

from __future__ import annotations

from random import Random
from typing import Any

from sansatout.calls import DOUBLE, PASS, REDOUBLE, Bid
from sansatout.cards import Strain, Suit
from sansatout.errors import IllegalActionError
from sansatout.events import Act, Event, act_from_plain
from sansatout.events.acts import (
    Announce,
    ChooseSeat,
    Cut,
    Draw,
    MakeCall,
    MakeTable,
    Name,
    NextDeal,
    Remit,
    Respond,
    Shuffle,
    Speak,
    Utterance,
)
from sansatout.laws import Referee
from sansatout.seats import Seat
from sansatout.table.ceremony import seats_to_choose
from sansatout.table.fold import after
from sansatout.table.law_actions import law_actions
from sansatout.table.state import Stage, Table
from sansatout.variants import find
from sansatout.variants.deal_state import DealState

__all__ = ["new_table", "next_event", "random_act"]

_NAMES = ("Anja", "Bine", "Cene", "Dare", "Eha", "Frida", "Gyula", "Hilja")


def new_table(
    key: str, rng: Random, *, laws: str = "enforced", **options: bool | int | str
) -> Table:
    """Open a table of the game with as many players as it needs."""
    names = _NAMES[: find(key).players]
    name = f"simulated-{rng.getrandbits(32):08x}"
    act = MakeTable(key, names, options, table=name, laws=laws)
    return after(None, Event(0, None, act))


def next_event(table: Table, rng: Random) -> Event:
    """Return an event that the table accepts: the ceremony's next step, or a player's act."""
    seat, act = _next(table, rng)
    return Event(table.seq, seat, act)


def _next(table: Table, rng: Random) -> tuple[Seat | None, Act]:
    if table.pending is not None:
        return table.pending.waiting[0], Respond(table.pending.what, "accept")
    if table.stage is Stage.DEAL:
        return _player_acts(table, rng)
    if table.stage is Stage.CUT:
        return table.cutter, Cut(rng.randint(table.variant.least_cut, 51))
    return None, _ceremony(table, rng)


def _ceremony(table: Table, rng: Random) -> Act:
    if table.needs_secret:
        return Shuffle(rng.randbytes(32).hex())
    if table.stage is Stage.DRAW:
        return _draw(table, rng)
    return _choose_seat(table, rng) if table.stage is Stage.SEATS else NextDeal()


def _draw(table: Table, rng: Random) -> Draw:
    rule, drawing = table.variant.draw, table.drawing
    assert rule is not None, "a table that draws has a rule of drawing"
    player = next(p for p in table.players if p not in drawing.drawn)
    places = range(1 + rule.closed_edge, 53 - rule.closed_edge)
    return Draw(player, (rng.choice([p for p in places if p not in drawing.taken]),))


def _choose_seat(table: Table, rng: Random) -> ChooseSeat:
    choice = seats_to_choose(table)
    assert choice is not None, "somebody chooses in the stage of seats"
    player, seats = choice
    return ChooseSeat(player, rng.choice(seats))


def _player_acts(table: Table, rng: Random) -> tuple[Seat, Act]:
    if table.referee is not None:
        return _lawful_act(table, table.referee, rng)
    deal = table.deal
    seat = None if deal is None else deal.actor
    if deal is None or seat is None:
        raise IllegalActionError("not-now", act="play", phase=table.stage.value)
    return seat, random_act(deal, seat, rng)


def _lawful_act(table: Table, ref: Referee, rng: Random) -> tuple[Seat, Act]:
    """Choose among what breaks no law; answer claims and choose remedies first."""
    for seat in Seat:
        actions: list[Any] = law_actions(table, ref, seat)
        due = [
            one for one in actions if one["kind"] == "respond" or "irregularity" in one["payload"]
        ]
        if due:
            return seat, act_from_plain(due[-1]["kind"], due[-1]["payload"])
    actor = table.actor
    if actor is None:
        raise IllegalActionError("not-now", act="play", phase=table.stage.value)
    lawful: list[Any] = [
        one
        for one in law_actions(table, ref, actor)
        if one["kind"] in ("call", "play") and "choices" not in one
    ]
    quiet = [one for one in lawful if one["payload"].get("call") == "Pass"]
    chosen = rng.choice(quiet if quiet and rng.random() < 0.6 else lawful)
    return actor, act_from_plain(chosen["kind"], chosen["payload"])


def random_act(deal: DealState, seat: Seat, rng: Random) -> Act:
    """Choose among the legal acts: mostly pass, bid low, seldom double; any legal card."""
    acts = deal.legal_acts(seat)
    match acts[0]:
        case MakeCall():
            return _call(deal, acts, seat, rng)
        case Name() | Remit():
            return rng.choice(acts)
        case Speak():
            quiet = (Utterance.ASK, Utterance.LEAD, Utterance.PASS)
            calm = [act for act in acts if isinstance(act, Speak) and act.words in quiet]
            return rng.choice(calm if rng.random() < 0.8 else acts)
        case Announce():
            return Announce(deal.deal[seat].points)
        case _:
            return rng.choice(acts)


def _call(deal: DealState, acts: tuple[Act, ...], seat: Seat, rng: Random) -> MakeCall:
    """Bid low in the longest suit on a good hand, seldom double, otherwise pass."""
    calls = {act.call: act for act in acts if isinstance(act, MakeCall)}
    hand = deal.deal[seat]
    longest = max(Suit, key=lambda suit: (hand.length(suit), suit.value)).strain
    wish = rng.choice((longest, longest, Strain.NT))
    level = 1 + int(rng.expovariate(1.6))
    bids = [act for call, act in calls.items() if isinstance(call, Bid) and call.strain is wish]
    low = [act for act in bids if isinstance(act.call, Bid) and act.call.level <= level]
    if low and hand.points >= rng.randint(9, 14):
        return low[-1]
    doubles = [calls[call] for call in (DOUBLE, REDOUBLE) if call in calls]
    return rng.choice(doubles) if doubles and rng.random() < 0.04 else calls[PASS]
