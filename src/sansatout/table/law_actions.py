"""What a seat may do at a table where irregularities can happen: the code of laws says it."""

from __future__ import annotations

from sansatout.events.acts import Cut, Time
from sansatout.events.offered import Action, free
from sansatout.laws import LawOptions, Phase, Referee
from sansatout.laws.shuffle_cut import lawful_cuts
from sansatout.seats import Seat
from sansatout.table.refereed import law_options
from sansatout.table.state import Stage, Table

__all__ = ["cutting", "law_actions"]


def law_actions(table: Table, ref: Referee, seat: Seat) -> list[Action]:
    """Return what the seat may do: what is lawful first, then rights, then all that can happen.

    Until the next cut something of a played deal can still be asserted (L-REVOKE-17, PB-5.7).
    """
    if table.stage is Stage.DEAL:
        return ref.code.offered(ref, seat, Time.PLAYING)
    if table.still_open is None or not ref.play.done or seat is ref.dummy:
        return []
    return ref.code.offered(ref, seat, Time.AFTERWARDS)


def cutting(table: Table, seat: Seat) -> list[Action]:
    """Return what the seat may do with the pack: cut it as every game does, and what laws add."""
    ref = table.ceremony
    begun = ref is not None and (ref.ceremony.cut or ref.phase is not Phase.SHUFFLE)
    by_hand = [] if ref is None else ref.code.offered(ref, seat, Time.DEALING)
    if seat is not table.cutter or begun:
        return by_hand
    options = law_options(table).read_as(LawOptions)
    return [free(Cut, count=lawful_cuts(options, table.variant.least_cut)), *by_hand]
