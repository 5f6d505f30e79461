"""Chapter 3: wrong packs and hands, and cards that fall unseen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from sansatout.cards import Hand
from sansatout.events.acts import Time
from sansatout.events.irregular import Discover, DropCard
from sansatout.events.offered import Action, breaks, whole
from sansatout.laws.code import RULEBOOK, Declared, Place, Rejected
from sansatout.laws.kinds import Phase
from sansatout.laws.redeal import deal_again
from sansatout.laws.state import Referee
from sansatout.laws.surplus import found_short, give_back, missing_card
from sansatout.laws.values import DoneTrick
from sansatout.seats import Seat
from sansatout.structs import once, replace

__all__ = ["droppable", "uneven"]

_HANDS_COUNTED = tuple(whole(Discover(what)) for what in ("counts", "missing_card"))
_PACK_CHECKED = whole(Discover("bad_pack"))
RULEBOOK.declares(Declared("UNEQUAL_HANDS", "L-DEAL-5", hidden=True))
RULEBOOK.declares(Declared("BAD_PACK", "L-DEAL-7"))


@RULEBOOK.on(Discover, alleges=True)
def discover(ref: Referee, _seat: Seat | None, act: Discover) -> Referee:
    """Find the pack (L-DEAL-7), the number of cards (L-DEAL-5) or a card (L-MISS-1) wrong."""
    if ref.phase in (Phase.DRAW, Phase.SHUFFLE):
        raise Rejected("law-not-now", "L-DEAL-7")
    if act.what == "bad_pack":
        return _bad_pack(ref)
    if ref.phase not in (Phase.AUCTION, Phase.PLAY):
        raise Rejected("law-too-late", "L-DEAL-5")
    if act.what == "counts":
        return _counts(ref, dict(act.counts or {one: len(ref.hands[one]) for one in Seat}))
    if act.what == "missing_card":
        # At a table the referee looks for himself where the card is.
        believed = ref.play.lacks is None and not ref.play.floor
        return missing_card(ref, act) if believed else _search(ref)
    raise Rejected("law-no-such-fault", "L-DEAL-5", fault=act.what)


def _bad_pack(ref: Referee) -> Referee:
    """Deal from a correct pack; a deal already played stands (L-DEAL-7)."""
    if ref.play.lacks is not None and not ref.play.lacks:
        raise Rejected("law-pack-right", "L-DEAL-7")
    if ref.phase in (Phase.DEAL, Phase.AUCTION, Phase.PLAY):
        return deal_again(ref, pack="proper", law="L-DEAL-7")
    return ref.rule("bad-pack-after-play", "L-DEAL-7")


def _counts(ref: Referee, counts: dict[Seat, int]) -> Referee:
    """Compare the cards held with the cards each should hold (L-DEAL-5, L-MISS-1, L-SURPLUS-1)."""
    if any(len(ref.hands[seat]) != count for seat, count in counts.items()):
        raise Rejected("law-counts-wrong", "L-DEAL-5")
    ref = ref.with_(done=tuple(_spoken_of(one) for one in ref.play.done))
    many, few = uneven(ref, tuple(counts))
    short = [seat for seat in counts if any(one.short is seat for one in ref.play.done)]
    if many and few:
        return deal_again(ref, law="L-DEAL-5")
    if few:
        ref = ref.with_(missing=few[0])
    elif not many and not short:
        return ref.rule("counts-right", "L-DEAL-5")
    for seat in few:
        ref = ref.rule("card-missing", "L-MISS-1", seat=seat)
    return found_short(ref, list(dict.fromkeys((*many, *short))))


def _spoken_of(trick: DoneTrick) -> DoneTrick:
    return replace(trick, said=True) if len(trick.cards) < 4 else trick


def uneven(ref: Referee, seats: tuple[Seat, ...] = tuple(Seat)) -> tuple[list[Seat], list[Seat]]:
    """Return who has too many and who too few cards; a short trick's are for another law."""
    over = {seat: len(ref.hands[seat]) - ref.should_hold(seat) for seat in seats}
    many = [seat for seat in seats if over[seat] > 0]
    few = [seat for seat in seats if over[seat] < 0]
    return many, few


def _search(ref: Referee) -> Referee:
    """Look for a card: what fell from a hand goes back to it (L-MISS-2), or deal again (-1)."""
    if ref.play.floor:
        for owner, card in ref.play.floor:
            ref = give_back(ref, owner, card)
        return ref.with_(floor=())
    many, few = uneven(ref)
    if many and few:
        return deal_again(ref, law="L-DEAL-5")
    if not few:
        raise Rejected("law-nothing-missing", "L-MISS-1")
    return deal_again(ref, pack="proper", law="L-MISS-1")  # it was never dealt


@RULEBOOK.on(DropCard)
def drop_card(ref: Referee, seat: Seat | None, act: DropCard) -> Referee:
    """Let a card fall unseen, of the pack (L-DEAL-7) or of one's own hand (L-MISS-1)."""
    if seat is not None and ref.phase is Phase.SHUFFLE and act.card is None:
        return _lose(ref, seat)
    card = act.card
    if seat is None or card is None or ref.phase not in (Phase.AUCTION, Phase.PLAY):
        raise Rejected("law-not-now", "L-MISS-1")
    if card not in ref.hands[seat]:
        raise Rejected("law-card-not-held", "L-MISS-1", seat=seat, card=card)
    if card not in droppable(ref, seat):
        raise Rejected("law-not-now", "L-MISS-1")
    ref = ref.taking(seat, card).with_(floor=(*ref.play.floor, (seat, card)))
    return ref.rule("card-dropped", "L-MISS-1", public=False, seat=seat, card=card)


def _lose(ref: Referee, seat: Seat) -> Referee:
    if seat in ref.ceremony.lost:
        raise Rejected("law-not-now", "L-DEAL-7")
    lost = (*ref.ceremony.lost, seat)
    ref = ref.with_(ceremony=replace(ref.ceremony, lost=lost))
    return ref.rule("pack-lost-card", "L-DEAL-7", public=False, seat=seat)


def droppable(ref: Referee, seat: Seat) -> Hand:
    """Return the cards that can fall from a hand unseen: one at most, and none seen there before.

    Nobody loses his last card, so that the trick can go on.
    """
    hand, (watched, seen) = ref.hands[seat], _seen(ref)
    if seat in watched or len(hand) < 2:
        return Hand()
    return hand - seen[seat] if seen else hand


@once
def _seen(ref: Referee) -> tuple[frozenset[Seat], Mapping[Seat, Hand]]:
    """Return whose hand can lose no card unseen any more, and what was seen of the others."""
    play = ref.play
    watched = {*play.opened, *(owner for owner, _ in (*play.opened_to, *play.floor))}
    if play.faced and ref.dummy is not None:
        watched.add(ref.dummy)
    open_ = [one.card for one in play.exposed]
    if play.wrong_lead is not None:
        open_.append(play.wrong_lead.card)
    shown = [*play.shown_cards, *ref.auction.shown_small]
    shown += [(owner, card) for owner, card, _ in play.shown_to]
    if not open_ and not shown:
        return frozenset(watched), {}
    return frozenset(watched), {
        seat: Hand((*open_, *(card for owner, card in shown if owner is seat))) for seat in Seat
    }


@RULEBOOK.offers(Place.COUNT, during=(Time.DEALING, Time.PLAYING))
def counting(ref: Referee, _seat: Seat) -> Iterator[Action]:
    """Offer to have hands counted, a card looked for or the pack checked (L-DEAL-5, L-DEAL-7)."""
    if ref.phase in (Phase.AUCTION, Phase.PLAY):
        yield from _HANDS_COUNTED
    if ref.phase in (Phase.DEAL, Phase.AUCTION, Phase.PLAY):
        yield _PACK_CHECKED


@RULEBOOK.offers(Place.UNSEEN, during=(Time.DEALING, Time.PLAYING))
def drops(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to let a card fall: of the pack, or of one's hand if nobody has seen it there.

    L-DEAL-7, L-MISS-1.
    """
    if ref.phase is Phase.SHUFFLE and seat not in ref.ceremony.lost:
        yield whole(DropCard(), irregular=True)
    if ref.phase in (Phase.AUCTION, Phase.PLAY):
        yield _dropped(droppable(ref, seat).bits)


@lru_cache(maxsize=1024)
def _dropped(cards: int) -> Action:
    return breaks(DropCard, card=Hand.from_bits(cards))
