"""Shuffle, cut and deal by the players' own hands, where they can go wrong (chapters 2 and 3).

The table's own shuffle and a cut as it should be need no referee: the cards are dealt at once. As
soon as a player does anything else the referee of the ceremony rules on it, and dealing waits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as replaced

from sansatout.cards import Card, Hand
from sansatout.deal import Hands, Pack
from sansatout.errors import IllegalActionError
from sansatout.events import Act, Event
from sansatout.events.acts import Cut, Shuffle, Time
from sansatout.events.irregular import ChooseRemedy, DealCards, DropCard, Look
from sansatout.laws import Phase, Referee, referee
from sansatout.laws.deal import CARDS, dealt_to
from sansatout.laws.public import said
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.refereed import AT_THE_TABLE, back_to_the_shuffle, readings
from sansatout.table.shown import HandAnswer
from sansatout.table.shuffle import shuffled_pack
from sansatout.table.state import Answer, Stage, Table

__all__ = [
    "called", "dealt_so_far", "misdealt", "pack_of", "performed", "rules_on_ceremony",
]  # fmt: skip

_MOST_LOST = 4
"""So many cards fall from a pack at most; hands that hold it closer lose nothing."""


def called(table: Table) -> Table:
    """Call the referee of the ceremony when a pack is ready; enforced tables have none."""
    if table.setup.laws != AT_THE_TABLE:
        return table
    pack = "AB"[table.pack]
    ref = referee(
        table.variant.key, table.dealer, readings(table), pack=pack, edition=table.setup.edition
    )
    # Why the pack had to be made ready again stays in the log, and before it how seats were drawn.
    told = () if table.ceremony is None else said(table.ceremony.log)
    told = (*table.drawing.log, *told)
    drawing = replace(table.drawing, log=())
    ref = ref.with_(log=told, lacks=table.lacks[table.pack])
    return replace(table, ceremony=ref, drawing=drawing)


def rules_on_ceremony(table: Table, seat: Seat | None, act: Act) -> bool:
    """Tell whether an act is for the referee of the ceremony: what a player does by hand."""
    ref = table.ceremony
    if ref is None or table.stage is not Stage.CUT or seat not in table.seats:
        return False
    if isinstance(act, ChooseRemedy):
        return bool(ref.rights.offers)
    return Time.DEALING in act.when


def performed(
    table: Table, seat: Seat, act: Act, deal: Callable[[Table, int, Seat], Table]
) -> Table:
    """Return the table after the referee's ruling; ``deal`` gives out the cards once all are dealt.

    :raises IllegalActionError: if the laws do not let it happen and nobody heard it
    """
    before = table.ceremony
    assert before is not None, "the ceremony has a referee"
    if isinstance(act, Shuffle) and act.secret:
        raise IllegalActionError("table-alone", act=act.kind)
    ref = before.after(Event(table.seq, seat, _seen(table, before, act)))
    if not ref.kept:
        raise IllegalActionError(ref.last.reason, rule=ref.last.law, **ref.last.arguments)
    table = replace(table, ceremony=ref, answer=_looked(table, seat, act))
    if isinstance(act, DropCard):
        return _without_a_card(table, ref)
    if isinstance(act, Cut):
        table = replace(table, cut=act.count)
        if not ref.rights.offers:
            return deal(table, act.count, table.dealer)
    if ref.aftermath.redeal is not None or _begins_anew(before, ref):
        return back_to_the_shuffle(table, ref.aftermath.redeal)
    if ref.phase is not Phase.AUCTION:
        return table
    assert ref.dealer is not None, "the cards were dealt by somebody"
    return deal(table, table.cut or 0, ref.dealer)


def _looked(table: Table, seat: Seat, act: Act) -> Answer | None:
    """Show who looks at his own cards what he has been dealt so far (L-DEAL-2, L-LOOK-1)."""
    if not isinstance(act, Look) or act.whose is not seat:
        return None
    return Answer(seat, act.kind, HandAnswer(str(seat), str(Hand(dealt_so_far(table, seat)))))


def _without_a_card(table: Table, ref: Referee) -> Table:
    """Take a card from the pack, which one no player knows: it follows from the secret alone.

    What players contribute may come later; the card that fell stays the same.
    """
    lacks = table.lacks[table.pack]
    if len(lacks) == _MOST_LOST:
        return table
    pack = shuffled_pack(table.secret, cut=0, table=table.setup.table, deal=table.deal_number)
    lacks = lacks.with_card(next(card for card in reversed(pack.cards) if card not in lacks))
    first, second = table.lacks
    both = (first, lacks) if table.pack else (lacks, second)
    return replace(table, lacks=both, ceremony=ref.with_(lacks=lacks))


def pack_of(table: Table, cut: int) -> Pack:
    """Return the pack that is dealt when so many cards are lifted."""
    return shuffled_pack(
        table.secret, cut=cut, table=table.setup.table, deal=table.deal_number,
        contributions=table.contributions,
    )  # fmt: skip


def misdealt(table: Table, pack: Pack, dealer: Seat) -> Hands | None:
    """Return the hands where the dealing or the pack went wrong unnoticed (L-DEAL-5, L-DEAL-7)."""
    if table.ceremony is None:
        return None
    done, lacks = table.ceremony.ceremony, table.lacks[table.pack]
    if not lacks and not done.given and done.slip is None:
        return None
    cards = [card for card in pack.cards if card not in lacks]
    got = tuple(zip(dealt_to(done, dealer, len(cards)), cards, strict=True))
    n, e, s, w = (Hand(card for to, card in got if to is seat) for seat in Seat)
    return n, e, s, w


def dealt_so_far(table: Table, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that lie before the seat while dealing goes on, in the order dealt."""
    ref = table.ceremony
    assert ref is not None, "somebody deals by hand"
    done, lacks = ref.ceremony, table.lacks[table.pack]
    cards = [card for card in pack_of(table, table.cut or 0).cards if card not in lacks]
    order = dealt_to(done, done.by or table.dealer, len(cards))
    besides = len(done.given) + (done.slip is not None and done.slip[0] is done.by)
    return tuple(
        card for to, card in zip(order[: done.dealt + besides], cards, strict=False) if to is seat
    )


def _begins_anew(before: Referee, ref: Referee) -> bool:
    """Tell whether the pack has to be shuffled again (L-SHUF-4, L-CUT-5)."""
    ended = bool(before.rights.offers) and not ref.rights.offers and ref.phase is Phase.SHUFFLE
    return ended and any(ruling.message == "remedy-chosen" for ruling in ref.rulings)


def _seen(table: Table, ref: Referee, act: Act) -> Act:
    """Say which card was seen: of those dealt the last (PB-3.3), or the looker's own (L-LOOK-1)."""
    if isinstance(act, Look):
        got = dealt_so_far(table, act.whose) if act.faced and ref.phase is Phase.DEAL else ()
        return replaced(act, card=got[-1] if got else None)
    shows = isinstance(act, DealCards) and act.fault == "FACE_SEEN" and 1 <= act.dealt <= CARDS
    if not isinstance(act, DealCards) or not shows or not ref.code.strict:
        return act
    pack = pack_of(table, table.cut or 0)
    return DealCards(act.pack, act.dealt, card=pack.cards[act.dealt - 1])
