"""What a player can do with the pack before the cards are dealt, in order or not."""

from __future__ import annotations

from sansatout.events import Act, Event
from sansatout.events.acts import Shuffle
from sansatout.events.codec import to_plain
from sansatout.events.irregular import (
    CallAttention,
    Discover,
    DropCard,
    FixDeal,
    Look,
    Misdeal,
)
from sansatout.laws import Phase, Referee, public
from sansatout.laws.alleging import ALLEGED
from sansatout.laws.kinds import Remedy
from sansatout.seats import Seat
from sansatout.table.dealing import whole_pack
from sansatout.table.refereed import law_options
from sansatout.table.state import Table

__all__ = ["ceremony_state", "dealing_actions", "lawful_cuts"]

Plain = dict[str, object]

_FAULTS = ["CARD_REVERSED", "FACE_SEEN", "DEAL_CONFUSION"]
_SOME = [1, 13, 26, 39, 51]
"""After how many cards a deal that should not have begun can be stopped."""


def ceremony_state(ref: Referee, seat: Seat | None) -> Plain:
    """Return how far shuffle, cut and deal have come, and what the laws make public of it."""
    known = public(ref, seat)
    done = ref.ceremony
    return {
        "ceremony": {
            "shuffled": [str(one) for one in done.shuffled],
            "cut": done.cut,
            "pack": done.pack,
            "by": None if done.by is None else str(done.by),
            "dealt": done.dealt,
        },
        "law": {
            **{name: value for name, value in known.items() if name not in ("hands", "trick")},
            "lapsed": [],
            "story": [],
        },
    }


def dealing_actions(table: Table, seat: Seat) -> list[Plain]:
    """Return what the seat may and can do; all but the cut, which every game has, comes here."""
    ref = table.ceremony
    if ref is None:
        return []
    acts = [*_remedies(ref, seat), *_deals(table, ref, seat)]
    if not ref.code.strict:
        acts += [*_shuffles(ref, seat), *_cuts(table, ref, seat), *_during(ref, seat)]
        acts += _unseen(table, ref, seat)
    return acts


def _does(act: Act, *, irregular: bool = False) -> Plain:
    plain: Plain = {"kind": act.kind, "payload": to_plain(act)}
    return {**plain, "irregular": True} if irregular else plain


def _breaks(kind: str, payload: Plain | None = None, **choices: object) -> Plain:
    return {"kind": kind, "payload": payload or {}, "choices": choices, "irregular": True}


def lawful_cuts(table: Table) -> range:
    """Return how many cards may be lifted: at least four, and some must stay (L-CUT-1, A-02)."""
    leaves: int = getattr(law_options(table), "cut_leaves", 1)
    return range(table.variant.least_cut, 53 - leaves)


def _remedies(ref: Referee, seat: Seat) -> list[Plain]:
    return [
        {
            "kind": "choose-remedy",
            "payload": {"remedy": str(remedy), "irregularity": str(offer.irregularity)},
            "law": offer.irregularity.law,
        }
        for offer in ref.offers
        if seat in offer.chooser
        for remedy in (*offer.remedies, Remedy.WAIVE)
    ]


def _shuffles(ref: Referee, seat: Seat) -> list[Plain]:
    """L-SHUF-1..3, L-CUT-4: who begins, once each, the dealer last, before the cut, in sight."""
    if ref.phase is not Phase.SHUFFLE:
        return []
    wrong = len(ref.after(Event(0, seat, Shuffle())).offers) > len(ref.offers)
    ways = (Shuffle(faces_seen=True), Shuffle(hidden=True))
    return [_does(Shuffle(), irregular=wrong), *(_does(way, irregular=True) for way in ways)]


def _cuts(table: Table, ref: Referee, seat: Seat) -> list[Plain]:
    """L-CUT-1, -2: too few or too many cards, by the wrong player, or with a face seen."""
    if ref.phase is not Phase.SHUFFLE or ref.ceremony.cut:
        return []
    lawful = lawful_cuts(table)
    wrong = [count for count in range(1, 52) if count not in lawful or seat is not table.cutter]
    shown: Plain = {"faces_seen": True}
    return [_breaks("cut", count=wrong), _breaks("cut", shown, count=list(lawful))]


def _deals(table: Table, ref: Referee, seat: Seat) -> list[Plain]:
    """L-DEAL-1, -3, -4: by the wrong player, from the wrong pack, without a cut, or with a slip."""
    by, done = ref.ceremony.by, ref.ceremony
    if ref.code.strict:
        left = [n for n in (*_SOME, 52) if n > done.dealt]
        fell: Plain = {"pack": done.pack, "fault": "FACE_SEEN"}
        goes_on = [_does(whole_pack(table))] if ref.phase is Phase.DEAL else []
        acts = [*goes_on, _breaks("deal-cards", fell, dealt=left)]
        return acts if seat is table.dealer else []
    if ref.phase is Phase.SHUFFLE:
        ready = done.cut and seat is table.dealer
        begin = [_does(whole_pack(table))] if ready else []
        return [*begin, _breaks("deal-cards", pack=["A", "B"], dealt=_SOME)]
    if seat is not by:
        return []
    slip: Plain = {"pack": done.pack, "dealt": min(52, done.dealt + 1)}
    fix = [_does(FixDeal())] if done.extra else []
    return [
        _does(whole_pack(table)),
        *fix,
        _breaks("deal-cards", slip, fault=_FAULTS),
        _breaks("deal-extra", to=[str(one) for one in Seat]),
    ]


def _during(ref: Referee, seat: Seat) -> list[Plain]:
    """L-LOOK-1, L-DEAL-4: looking before the deal is over, and what anybody may speak of."""
    if ref.phase is not Phase.DEAL:
        return []
    others = [one for one in Seat if one is not seat]
    kinds = [str(one) for one in ALLEGED[Phase.DEAL]]
    return [
        _does(Look(seat, faced=True), irregular=True),
        _breaks(Look.kind, whose=[str(one) for one in others]),
        {"kind": CallAttention.kind, "payload": {}, "choices": {"irregularity": kinds}},
    ]


def _unseen(table: Table, ref: Referee, seat: Seat) -> list[Plain]:
    """L-DEAL-5, -7: what nobody notices, a card too many to one player or one lost of the pack."""
    acts: list[Plain] = []
    if ref.phase is Phase.SHUFFLE and seat not in ref.ceremony.lost:
        acts.append(_does(DropCard(), irregular=True))
    deals = table.dealer if ref.phase is Phase.SHUFFLE else ref.ceremony.by
    slip = ref.ceremony.slip
    if seat is deals and (slip is None or slip[0] is not seat):
        acts.append(_breaks(Misdeal.kind, to=[str(one) for one in Seat if one is not seat]))
    if ref.phase is Phase.DEAL:
        acts.append(_does(Discover("bad_pack")))
    return acts
