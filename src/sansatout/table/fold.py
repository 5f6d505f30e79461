"""Folding events into a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sansatout.errors import IllegalActionError, InputError, SansatoutError
from sansatout.events import Act, Event
from sansatout.events.acts import (
    Ask,
    ChooseSeat,
    Claim,
    Concede,
    Contribute,
    Cut,
    Draw,
    HandOver,
    LayOut,
    LookBack,
    MakeTable,
    NameCards,
    NextDeal,
    OtherTable,
    Play,
    Respond,
    Review,
    Rewind,
    Shuffle,
)
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table import boards, ceremony, requests, rubbers
from sansatout.table.answers import answer_to
from sansatout.table.dealing import performed, rules_on_ceremony
from sansatout.table.refereed import ruled, rules_on
from sansatout.table.state import Stage, Table

__all__ = ["Replayed", "after", "fold", "replay"]

_QUESTIONS = (LookBack, NameCards, Review)


def after(table: Table | None, event: Event) -> Table:
    """Return the table after one more event; ``None`` stands for no table yet.

    :raises SansatoutError: if the event is not allowed; the table given is unchanged
    """
    expected = 0 if table is None else table.seq
    if event.seq != expected:
        raise InputError("sequence", seq=event.seq, expected=expected)
    if table is None:
        if not isinstance(event.act, MakeTable):
            raise InputError("first-event", act=event.kind)
        return replace(ceremony.make_table(event.act), seq=1)
    return replace(_dispatch(table, event.seat, event.act), seq=table.seq + 1)


def _dispatch(table: Table, seat: Seat | None, act: Act) -> Table:
    if seat is not None and table.pending is None and rules_on_ceremony(table, seat, act):
        return performed(table, seat, act, ceremony.dealt_out)
    return _regular(table, seat, act)


def _regular(table: Table, seat: Seat | None, act: Act) -> Table:
    match act:
        case MakeTable():
            raise IllegalActionError("not-now", act=act.kind, phase=table.stage.value)
        case Shuffle() | LayOut() | OtherTable() | Rewind():
            return _by_table(table, seat, act)
        case Draw():
            return ceremony.draw(table, act)
        case ChooseSeat():
            return ceremony.choose_seat(table, act)
        case Contribute() | Cut():
            return _before_dealing(table, seat, act)
        case NextDeal():
            return rubbers.next_deal(table, act)
        case _:
            return _by_player(table, seat, act)


def _by_table(
    table: Table, seat: Seat | None, act: Shuffle | LayOut | OtherTable | Rewind
) -> Table:
    if seat is not None:
        raise IllegalActionError("table-alone", act=act.kind)
    if isinstance(act, Shuffle):
        return ceremony.shuffle(table, act)
    if isinstance(act, OtherTable):
        return boards.other_table(table, act)
    if isinstance(act, Rewind):
        return requests.rewound(table, act)
    return rubbers.scored(ceremony.lay_out(table, act))


def _before_dealing(table: Table, seat: Seat | None, act: Contribute | Cut) -> Table:
    if isinstance(act, Contribute):
        return ceremony.contribute(table, seat, act)
    # Where the program announces, a deal can be void before anybody speaks (MB-4).
    return rubbers.scored(ceremony.cut(table, seat, act))


def _by_player(table: Table, seat: Seat | None, act: Act) -> Table:
    if seat is None or seat not in table.seats:
        raise IllegalActionError("nobody-sits", act=act.kind, seat=seat)
    if table.pending is None and rules_on(table, act):
        return ruled(table, seat, act)
    if isinstance(act, Respond):
        return requests.respond(table, seat, act)
    if table.pending is not None:
        raise IllegalActionError("answer-first", what=table.pending.what)
    match act:
        case Claim():
            return requests.claim(table, seat, act)
        case Concede():
            return requests.concede(table, seat, act)
        case Ask():
            return requests.ask(table, seat, act)
        case _:
            return _in_deal(table, seat, act)


def _in_deal(table: Table, seat: Seat, act: Act) -> Table:
    deal = table.deal
    if table.stage is not Stage.DEAL or deal is None:
        raise IllegalActionError("not-now", act=act.kind, phase=table.stage.value)
    if isinstance(act, HandOver):
        return requests.hand_over(table, seat)
    if isinstance(act, Play):
        _check_line(table, act)
    moved = deal.after(seat, act)
    if isinstance(act, _QUESTIONS):
        return replace(table, deal=moved, answer=answer_to(moved, seat, act))
    line = table.line
    if line and isinstance(act, Play):
        line = tuple(card for card in line if card is not act.card)
    grown = replace(
        table,
        deal=moved,
        answer=None,
        line=line,
        previous=table,
        last_turns=table.after_turn(),
    )
    return rubbers.scored(grown)


def _check_line(table: Table, act: Play) -> None:
    """Hold declarer to the order of cards he stated when his claim was not accepted."""
    play = table.deal.play if table.deal is not None else None
    if not table.line or play is None or play.turn not in (play.declarer, play.dummy):
        return
    legal = play.legal()
    due = next((card for card in table.line if card in legal), None)
    if due is not None and act.card is not due:
        rule = table.variant.rules["claim"]
        raise IllegalActionError("keep-line", rule=rule, card=act.card, due=due)


def fold(events: Iterable[Event]) -> Table:
    """Return the table that the events make.

    :raises SansatoutError: if an event is not allowed, or there is none
    """
    table: Table | None = None
    for event in events:
        table = after(table, event)
    if table is None:
        raise InputError("no-events")
    return table


@dataclass(frozen=True, slots=True)
class Replayed:
    """As much of an event list as is valid: the table after it, and the first error."""

    table: Table | None
    valid: tuple[Event, ...]
    error: SansatoutError | None = None


def replay(events: Iterable[Event]) -> Replayed:
    """Fold as far as the events are valid."""
    table: Table | None = None
    valid: list[Event] = []
    try:
        for event in events:
            table = after(table, event)
            valid.append(event)
    except SansatoutError as error:
        return Replayed(table, tuple(valid), error)
    return Replayed(table, tuple(valid))
