"""Drive a table with players who choose at random, but sensibly enough that rubbers end."""

from __future__ import annotations

from random import Random

from sansatout.errors import IllegalActionError
from sansatout.events import Act, Event
from sansatout.events.acts import ChooseSeat, Cut, Draw, Laws, MakeTable, NextDeal, Respond, Shuffle
from sansatout.events.offered import Action
from sansatout.robots.dialogues import anything
from sansatout.seats import Seat
from sansatout.table.actions import actions
from sansatout.table.ceremony import seats_to_choose
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from sansatout.variants import game
from sansatout.variants.face import DealFace

__all__ = ["new_table", "next_event", "random_act"]

_NAMES = ("Anja", "Bine", "Cene", "Dare", "Eha", "Frida", "Gyula", "Hilja")


def new_table(
    key: str, rng: Random, *, laws: Laws = "enforced", **options: bool | int | str
) -> Table:
    """Open a table of the game with as many players as it needs."""
    names = _NAMES[: game(key).players]
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
    """Choose among what breaks no rule; answer claims and choose remedies first."""
    playing = table.playing
    assert playing is not None, "a deal is being played"
    # Who is asked to say more of his claim need not; then the others say that play goes on.
    for seat in table.seats if playing.duties() else ():
        answers = [one for one in actions(table, seat) if _is_answer(one)]
        if answers:
            return seat, answers[-1].act()
    actor = table.actor
    if actor is None:
        raise IllegalActionError("not-now", act="play", phase=table.stage.value)
    return actor, random_act(playing, actor, rng)


def _is_answer(action: Action) -> bool:
    return action.kind == Respond.kind or "irregularity" in action.payload


def random_act(deal: DealFace, seat: Seat, rng: Random) -> Act:
    """Choose among the legal acts: mostly pass, bid low, seldom double; any legal card."""
    return anything(deal.legal_acts(seat), deal.hand(seat), rng)
