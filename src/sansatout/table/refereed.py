"""Tables on which irregularities can happen: every act goes to the referee (``laws``)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from sansatout.cards import Hand
from sansatout.errors import IllegalActionError
from sansatout.events import Act, Event
from sansatout.events.acts import Ask, MakeTable, Play, Respond, Time
from sansatout.events.irregular import FaceDummy, LeadTogether
from sansatout.laws import Phase, Referee, Ruling, referee
from sansatout.laws.codes import CODES
from sansatout.laws.options import LAW_OF
from sansatout.laws.public import said, untold
from sansatout.laws.ruled_deal import RuledDeal
from sansatout.laws.values import Redeal
from sansatout.options import Options, option, parse_options, shown
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.answers import ruled_answer
from sansatout.table.shown import ReadingView
from sansatout.table.state import Stage, StillOpen, Table
from sansatout.variants.deal_state import Phase as DealPhase

__all__ = [
    "AT_THE_TABLE",
    "RobotHabits",
    "agreed_readings",
    "are_robots_forgetful",
    "back_to_the_shuffle",
    "begin",
    "check_law_options",
    "law_options",
    "readings",
    "ruled",
    "rules_on",
    "split_options",
]  # fmt: skip

AT_THE_TABLE: Final = "at-the-table"
_CLOSED = 4
"""From this edition of tables on nobody plays from a dummy that does not lie open."""


@dataclass(frozen=True, slots=True)
class RobotHabits(Options):
    """What robots at such a table are like."""

    forgetful_robots: bool = option(False, rule="L-PROP-16")
    """Whether robots make the slips of real players; never on purpose."""


def split_options(act: MakeTable) -> tuple[dict[str, object], dict[str, object]]:
    """Return the game's own options and those of its laws."""
    if act.laws != AT_THE_TABLE:
        return {**act.options}, {}
    given: dict[str, object] = {**act.options}
    names = {field.name for kind in _law_options(act.variant) for field in fields(kind)}
    game = {name: value for name, value in given.items() if name not in names}
    return game, {name: value for name, value in given.items() if name in names}


def check_law_options(variant: str, chosen: dict[str, object]) -> None:
    """Refuse readings of the laws that do not exist.

    :raises InputError: naming the option
    """
    for name in chosen:
        kind = next(one for one in _law_options(variant) if name in one.__dataclass_fields__)
        parse_options(kind, {name: chosen[name]})


def _law_options(variant: str) -> tuple[type[Options], ...]:
    return CODES[variant][1], RobotHabits


def are_robots_forgetful(table: Table) -> bool:
    """Tell whether the table has asked for robots that make slips."""
    _, chosen = split_options(table.setup)
    names = RobotHabits.__dataclass_fields__
    habits = parse_options(RobotHabits, {n: chosen[n] for n in chosen if n in names})
    return habits.forgetful_robots


def begin(table: Table) -> Table:
    """Call the referee when the cards are dealt; enforced tables have none."""
    if table.setup.laws != AT_THE_TABLE:
        return table
    pack = "AB"[table.pack]
    ref = referee(
        table.variant.key, table.dealer, readings(table), pack=pack, edition=table.setup.edition
    )
    ref = ref.with_hands(table.dealt, phase=Phase.AUCTION).with_(lacks=table.lacks[table.pack])
    if table.ceremony is not None:
        ref = ref.with_(log=table.ceremony.log, lapsed=table.ceremony.rights.lapsed)
    story = (*_story(table.referee), *table.late)
    return replace(table, referee=ref, ceremony=None, still_open=None, story=story, late=())


def readings(table: Table) -> dict[str, object]:
    """Return the readings of the laws the table has chosen."""
    _, chosen = split_options(table.setup)
    return {n: chosen[n] for n in chosen if n not in RobotHabits.__dataclass_fields__}


def law_options(table: Table) -> Options:
    """Return the readings in force; those of the rules where the table has chosen none.

    An enforced table reads the laws as the rules do, a game without laws has no readings.
    """
    key = table.variant.key
    return parse_options(CODES[key][1], readings(table)) if key in CODES else Options()


def agreed_readings(table: Table) -> list[ReadingView]:
    """Return the readings that are not the usual ones, for everybody to see (A-50, PB-6.5)."""
    options = law_options(table)
    usual = set(shown(type(options)()))
    return [
        ReadingView(name, reading, rule, LAW_OF[name])
        for name, reading, rule in shown(options)
        if (name, reading, rule) not in usual
    ]


def _story(ref: Referee | None) -> tuple[Ruling, ...]:
    """Tell of the deal before what nobody can claim any more (L-REVOKE-17), or why it was void."""
    if ref is None:
        return ()
    return said(ref.log) if ref.aftermath.redeal is not None else untold(ref.with_(next_cut=True))


def rules_on(table: Table, act: Act) -> bool:
    """Tell whether an act is the referee's business: all but requests to take back and the like."""
    if table.referee is None:
        return False
    if table.stage is not Stage.DEAL:
        return table.still_open is not None and Time.AFTERWARDS in act.when
    if isinstance(act, Respond):
        return act.to in ("claim", "inspect")
    return not isinstance(act, Ask)


def ruled(table: Table, seat: Seat, act: Act) -> Table:
    """Return the table after the referee's ruling on an act.

    :raises IllegalActionError: if the laws do not let it happen and nobody heard it
    """
    ref = table.referee
    assert ref is not None, "an enforced table has no referee"
    _check_own(ref, seat, act)
    ref = ref.after(Event(table.seq, seat, act))
    if not ref.kept:
        raise IllegalActionError(ref.last.reason, rule=ref.last.law, **ref.last.arguments)
    if table.stage is not Stage.DEAL:
        return _afterwards(table, ref)
    answer = ruled_answer(RuledDeal(ref, table.dealt), seat, act)
    return _settled(replace(table, referee=_faced(ref), answer=answer, previous=table))


def _check_own(ref: Referee, seat: Seat, act: Act) -> None:
    """Let nobody put down a card of another's hand, or find out by trying whether it is there."""
    match act:
        case LeadTogether():
            lying = {card for _, card in ref.play.trick}
            others = [hand for hand, card in act.cards.items() if card not in lying]
            law = "L-LOOT-6"
        case Play() if ref.edition >= _CLOSED and not ref.play.faced:
            others = [act.hand or seat]
            law = "L-DUMMY-2"
        case _:
            return
    for hand in others:
        if hand is not seat:
            rule = ref.code.law(law)
            raise IllegalActionError("law-not-his-cards", rule=rule, seat=seat, hand=hand)


def _faced(ref: Referee) -> Referee:
    """L-DUMMY-1: dummy's cards lie open once a card is rightly led."""
    opening = ref.phase is Phase.PLAY and not ref.play.done and bool(ref.play.trick)
    if not opening or ref.play.faced or ref.play.wrong_lead is not None or ref.rights.offers:
        return ref
    opened = ref.after(Event(0, ref.dummy, FaceDummy()))
    return replace(opened, last=ref.last, rulings=ref.rulings, log=ref.log, answer=ref.answer)


def _settled(table: Table) -> Table:
    ref = table.referee
    assert ref is not None, "a ruling was just made"
    if ref.aftermath.redeal is not None:
        return back_to_the_shuffle(table, ref.aftermath.redeal)
    playing = RuledDeal(ref, table.dealt)
    if playing.phase is DealPhase.VOID:
        return replace(table, stage=Stage.BETWEEN, sheet=playing.entered(table.sheet))
    if playing.phase is not DealPhase.OVER:
        return table
    still_open = StillOpen(table.dealt, table.sheet)
    return _rescored(replace(table, stage=Stage.BETWEEN, still_open=still_open), ref)


def back_to_the_shuffle(table: Table, redeal: Redeal | None) -> Table:
    """Make the pack ready once more: who dealt deals it again, unless the laws say otherwise."""
    void = replace(table, stage=Stage.SHUFFLE, cut=None, previous=None, last_turns={})
    if redeal is None:
        return replace(void, dealt_again=table.dealt_again + 1)
    again = table.dealt_again + (redeal.pack != "other")
    lacks = _mended(table) if redeal.pack == "proper" else table.lacks
    return replace(void, dealer=redeal.dealer, dealt_again=again, lacks=lacks)


def _mended(table: Table) -> tuple[Hand, Hand]:
    """L-DEAL-7: the pack of this deal is made whole; the other may still lack a card."""
    first, second = table.lacks
    return (first, Hand()) if table.pack else (Hand(), second)


def _afterwards(table: Table, ref: Referee) -> Table:
    """Write the last deal anew after a late ruling, and say what that changed."""
    last, before = table.still_open, table.referee
    assert last is not None, "the deal was played"
    assert before is not None, "the deal was played"
    rescored = _rescored(table, ref)
    if rescored.sheet != table.sheet:
        law = ref.rulings[-1].law if ref.rulings else ""
        was, now = (RuledDeal(one, last.dealt).tricks for one in (before, ref))
        if was == now:
            ref = ref.rule("score-changed", law)
        else:
            ref = ref.rule("result-changed", law, before=was, tricks=now)
        ref = ref.with_(log=(*ref.log, ref.rulings[-1]))
    return replace(rescored, referee=ref, late=(*table.late, *said(ref.rulings)))


def _rescored(table: Table, ref: Referee) -> Table:
    """L-REVOKE-15: tricks taken over after the play change what the deal is worth."""
    last = table.still_open
    assert last is not None, "the deal was played"
    sheet = RuledDeal(ref, last.dealt).entered(last.sheet)
    if last.broken_off and sheet.can_break_off:
        sheet = sheet.broken_off()
    rescored = replace(table, referee=ref, sheet=sheet)
    if table.stage is not Stage.CUT:
        return rescored
    return replace(rescored, vulnerable=table.variant.vulnerable(sheet))
