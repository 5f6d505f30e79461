"""Chapter 7: what follows when a card is played, who wins, and tricks put by.

Tricks keep their order and their owner, so that they can be counted and told apart (L-QUIT-2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Final

from sansatout.events import acts
from sansatout.events.acts import Time
from sansatout.events.irregular import QuitTrick, ReclaimTrick
from sansatout.events.offered import Action, breaks, free, whole
from sansatout.laws.auction import lapse_serious
from sansatout.laws.code import RULEBOOK, Declared, Noticed, Place, Rejected, Unheard, Witness
from sansatout.laws.exposed import unexpose
from sansatout.laws.kinds import Irregularity, Phase, Status
from sansatout.laws.limits import BINDING, breaks_demand
from sansatout.laws.redeal import deal_again
from sansatout.laws.revokes import establish, note_revoke
from sansatout.laws.state import Referee
from sansatout.laws.surplus import close_short
from sansatout.laws.values import DoneTrick, Offer
from sansatout.seats import Seat, Side
from sansatout.structs import once, replace

__all__ = ["close_trick", "end_play", "put_down"]

_I = Irregularity
LAST_TRICK = 13
_REASONS = ("winner", "missing")
"""The reasons for opening a gathered trick that players are offered (L-VIEW-2)."""


def _gathered_wrongly(seen: Witness) -> Iterator[Noticed]:
    """Give the tricks of one's own side that the other has (L-WTRICK-1)."""
    ref, side = seen.ref, seen.seat.side
    for number, trick in enumerate(ref.play.done if ref.phase is Phase.PLAY else (), start=1):
        if trick.owner is not trick.winner.side and trick.winner.side is side:
            yield f"trick {number}", ReclaimTrick(side, number)


RULEBOOK.declares(
    Declared(
        "WRONG_TRICK", "L-WTRICK-1", hidden=True, alleged=Phase.PLAY, likely=3,
        noticed=_gathered_wrongly,
        said=lambda ref, seat: _say_wrong_tricks(ref, seat),
    )
)  # fmt: skip


def put_down(ref: Referee, hand: Seat, act: acts.Play) -> Referee:
    """Put the card into the trick, with all that follows from it."""
    card, leading = act.card, not ref.play.trick
    demanded = leading and breaks_demand(ref, hand, card)
    ref = note_revoke(ref, hand, card, demanded=demanded, obeying=act.obeying)
    ref = _times_up(ref, hand, leading=leading)
    ref = unexpose(ref.taking(hand, card), card)
    if leading:
        ref = _begin_trick(ref, hand)
    play = ref.play
    play = replace(
        play,
        trick=(*play.trick, (hand, card)),
        faced=play.faced or hand is ref.dummy,  # L-DUMMY-1: one of its cards is played
        play_limits=tuple([one for one in play.play_limits if one.seat is not hand]),
        may_play=frozenset() if hand in play.may_play else play.may_play,
        inspecting=None,
        line=tuple([one for one in play.line if one is not card]),
    )
    ref = establish(replace(ref, play=play), hand)
    return _complete(ref) if ref.turn is None else ref


def _begin_trick(ref: Referee, hand: Seat) -> Referee:
    """Quit the last trick for its owner by the new lead, and use up the bonds on it (L-QUIT-1)."""
    done = ref.play.done
    if done and not done[-1].quitted:
        done = (*done[:-1], replace(done[-1], quitted=True))
    limits = tuple([one for one in ref.play.lead_limits if one.lasting and one.seat is not hand])
    if ref.play.exposed and ref.is_defender(hand):
        ref = ref.with_(
            exposed=tuple(one for one in ref.play.exposed if not one.until_lead)
        )
    return ref.with_(done=done, leader=hand, lead_limits=limits, correction=None)


def _times_up(ref: Referee, hand: Seat, *, leading: bool) -> Referee:
    """End the rights whose time is over when this hand plays (L-PEN-7)."""
    for offer in ref.rights.offers:
        if _expires(ref, offer, hand):
            ref = ref.lapse(offer)
    if leading and not ref.play.done:
        ref = lapse_serious(ref, None)
        for offer in ref.offered(_I.SHOWN_SMALL):
            ref = ref.lapse(offer)
    return ref


def _expires(ref: Referee, offer: Offer, hand: Seat) -> bool:
    """Tell whether a choice ends with a play of this hand."""
    ends = ref.code.facts(offer.irregularity).expires
    return ends is not None and ends(ref, offer, hand)


def _say_wrong_tricks(ref: Referee, _seat: Seat) -> Referee:
    """Make known that tricks lie with the wrong side, if some do (L-WTRICK-1)."""
    wrong = [one for one in ref.play.done if one.owner is not one.winner.side]
    if not wrong or ref.aftermath.gathered:
        raise Rejected("law-nothing-open", "L-PEN-6", irregularity=_I.WRONG_TRICK)
    done = tuple(replace(one, said=True) if one in wrong else one for one in ref.play.done)
    return ref.with_(done=done)


def _complete(ref: Referee) -> Referee:
    """Give the trick to the best card; its winner leads next (L-TRICK-1, L-TRICK-2, L-TRICK-3)."""
    assert ref.play.leader is not None, "play has a leader"
    winner = ref.winner_of(ref.play.trick)
    return close_trick(ref, DoneTrick(ref.play.leader, ref.play.trick, winner, winner.side))


def close_trick(ref: Referee, done: DoneTrick) -> Referee:
    """Put a trick by and go on, or end the play after the thirteenth."""
    if ref.rights.offers:
        for offer in ref.offered(*ref.code.those(lambda one: one.ends_with_trick)):
            ref = ref.lapse(offer)
    ref = ref.with_(
        done=(*ref.play.done, done),
        trick=(),
        leader=done.winner,
        may_play=frozenset(),
        play_limits=(),
        correction=None,
        improper_by=None,
    )
    if any(ref.hands) and len(ref.play.done) < LAST_TRICK:
        return ref
    if len(ref.play.done) < LAST_TRICK and (ref.play.floor or ref.play.lacks):
        return deal_again(ref, pack="proper", law="L-MISS-1")  # nobody has a card for the rest
    return end_play(ref)


def end_play(ref: Referee) -> Referee:
    """End the play: open choices are past; revokes and wrong tricks can still be searched out."""
    for offer in ref.rights.offers:
        ref = ref.lapse(offer)
    return ref.with_(
        phase=Phase.RUBBER_END if ref.last_deal else Phase.AFTER_PLAY,
        next_dealer=None if ref.dealer is None else ref.dealer.lho,  # L-DEAL-8
        lead_limits=(),
        play_limits=(),
        wrong_lead=None,
        may_play=frozenset(),
        claim=None,
        exposed=(),
        inspecting=None,
    )


@RULEBOOK.on(QuitTrick)
def quit_trick(ref: Referee, _seat: Seat | None, act: QuitTrick) -> Referee:
    """Put a trick by for a side, rightly or wrongly (L-QUIT-1, L-WTRICK-1, L-SURPLUS-1)."""
    if ref.play.trick and ref.phase is Phase.PLAY:
        return close_short(ref, act.side, close_trick)
    if not ref.play.done or ref.play.done[-1].quitted or ref.aftermath.gathered:
        raise Rejected("law-no-trick", "L-QUIT-1")
    last = ref.play.done[-1]
    taken = replace(last, quitted=True, owner=act.side)
    ref = ref.with_(done=(*ref.play.done[:-1], taken))
    if act.side is last.winner.side:
        return ref
    return ref.rule("trick-taken-wrongly", "L-WTRICK-1", public=False, side=act.side)


@RULEBOOK.on(ReclaimTrick, alleges=True)
def reclaim_trick(ref: Referee, _seat: Seat | None, act: ReclaimTrick) -> Referee:
    """Give a trick back to its owner until the cards are gathered (L-WTRICK-1)."""
    if ref.aftermath.gathered or not 1 <= act.trick <= len(ref.play.done):
        raise Rejected("law-too-late", "L-WTRICK-1")
    trick = ref.play.done[act.trick - 1]
    if trick.winner.side is not act.side or trick.owner is act.side:
        raise Rejected("law-not-his-trick", "L-WTRICK-1", side=act.side)
    ref = with_trick(ref, act.trick, replace(trick, owner=act.side, said=True))
    return ref.rule("trick-given-back", "L-WTRICK-1", side=act.side, trick=act.trick)


def with_trick(ref: Referee, number: int, trick: DoneTrick) -> Referee:
    """Return the state with one of the tricks changed."""
    done = (*ref.play.done[: number - 1], trick, *ref.play.done[number:])
    return ref.with_(done=done)


@RULEBOOK.on(acts.NameCards)
def name_cards(ref: Referee, seat: Seat | None, _act: acts.NameCards) -> Referee:
    """Have the cards on the table named, until the trick is quitted (L-OWN-1)."""
    if seat is None or ref.phase not in (Phase.PLAY, Phase.AFTER_PLAY, Phase.RUBBER_END):
        raise Rejected("law-not-now", "L-OWN-1")
    if ref.play.trick:
        return ref.with_(answer=ref.play.trick)
    if not ref.play.done or ref.play.done[-1].quitted:
        raise Rejected("law-no-trick", "L-OWN-1")
    return ref.with_(answer=ref.play.done[-1].cards)


@RULEBOOK.on(acts.LookBack, alleges=True)
def look_back(ref: Referee, seat: Seat | None, act: acts.LookBack) -> Referee:
    """Open a quitted trick: after play always, before that for a reason of L-VIEW-2 or L-VIEW-3.

    That a reason is given is heard, also where there is none.
    """
    if seat is None or not 1 <= act.trick <= len(ref.play.done) or ref.aftermath.gathered:
        raise Unheard("law-no-trick", "L-VIEW-1")
    holds = _GROUNDS.get(act.reason)
    if ref.phase is not Phase.PLAY or (holds is not None and _has_ground(ref, act.trick, holds)):
        shown = ref.with_(answer=ref.play.done[act.trick - 1].cards)
        return shown.rule("trick-opened", "L-VIEW-2", seat=seat, trick=act.trick)
    if holds is not None:
        raise Rejected("law-may-not-look", "L-VIEW-2")
    if act.reason != "own_revoke":
        raise Unheard("law-may-not-look", "L-VIEW-1")
    side = {player for player, _ in ref.play.trick} & {seat, seat.partner}
    if act.trick != len(ref.play.done) or side:
        raise Unheard("law-too-late", "L-VIEW-3")
    ref = ref.with_(inspecting=(seat, act.trick))
    return ref.rule("trick-asked-for", "L-VIEW-3", seat=seat, trick=act.trick)


def _has_ground(ref: Referee, number: int, holds: Callable[[Referee, int], bool]) -> bool:
    """Tell whether a reason to open a trick holds; in the first editions any was believed."""
    return ref.edition < BINDING or holds(ref, number)


def _is_unclear(ref: Referee, number: int) -> bool:
    """Tell whether it is unclear who won a trick (L-VIEW-2 a).

    So it is of the last one until the next is led, where the wrong side has it, and once both sides
    have claimed it.
    """
    trick = ref.play.done[number - 1]
    is_last = number == len(ref.play.done) and not ref.play.trick
    return is_last or trick.owner is not trick.winner.side or trick.said or _disputed(ref, number)


def _disputed(ref: Referee, number: int) -> bool:
    """Tell whether somebody asked the trick back who has asked for no other wrongly before."""
    asked = [
        one.arguments
        for one in ref.log
        if one.message == "allegation-refused" and one.arguments["act"] == ReclaimTrick.kind
    ]
    first = {told["seat"]: told["trick"] for told in reversed(asked)}
    return number in first.values()


def _lacks_a_card(ref: Referee, number: int) -> bool:
    """Tell whether the trick is short, or a card is looked for (L-VIEW-2 b)."""
    return len(ref.play.done[number - 1].cards) < 4 or ref.play.missing is not None


def _has_a_wrong_card(ref: Referee, number: int) -> bool:
    """Tell whether a card of the trick is known to be wrong (L-VIEW-2 c)."""
    return any(
        one.trick == number and (one.said or one.status is Status.CORRECTED)
        for one in ref.aftermath.revokes
    )


_GROUNDS: Final[Mapping[str, Callable[[Referee, int], bool]]] = {
    "winner": _is_unclear,
    "missing": _lacks_a_card,
    "replace": _has_a_wrong_card,
}
"""Why any gathered trick may be opened during the play, and whether that holds (L-VIEW-2)."""


def answer_inspection(ref: Referee, seat: Seat, *, agrees: bool) -> Referee:
    """Open the trick, or lose the right to penalise a revoke in it (L-VIEW-3)."""
    if ref.play.inspecting is None or ref.play.inspecting[0].side is seat.side or seat is ref.dummy:
        raise Rejected("law-nothing-asked", "L-VIEW-3")
    asker, number = ref.play.inspecting
    ref = ref.with_(inspecting=None)
    if agrees:
        ref = ref.with_(answer=ref.play.done[number - 1].cards)
        return ref.rule("trick-opened", "L-VIEW-3", seat=asker, trick=number)
    ref = ref.with_(
        waived=ref.rights.waived | {(seat.side, number)},
        right_lost=(*ref.rights.right_lost, _I.REVOKE),
    )
    return ref.rule("right-lost", "L-VIEW-3", irregularity=_I.REVOKE, offender=asker, chooser=seat)


_NAME_CARDS = whole(acts.NameCards())


def cards_named(ref: Referee, _seat: Seat) -> Iterator[Action]:
    """Offer to have the cards on the table named, as long as they lie there (L-OWN-1)."""
    if ref.phase is Phase.PLAY and (
        ref.play.trick or (ref.play.done and not ref.play.done[-1].quitted)
    ):
        yield _NAME_CARDS


@once
def gathered(ref: Referee) -> tuple[int, ...]:
    """Return the numbers of the tricks that were gathered during the play."""
    if ref.phase is not Phase.PLAY:
        return ()
    return tuple(number for number, one in enumerate(ref.play.done, start=1) if one.quitted)


@lru_cache(maxsize=128)
def _looked_at(tricks: tuple[int, ...]) -> Action:
    return breaks(acts.LookBack, trick=tricks, reason=_REASONS)


@cache
def _own_revoke_in(trick: int) -> Action:
    return breaks(acts.LookBack, {"reason": "own_revoke"}, trick=[trick])


@RULEBOOK.offers(Place.GATHERED_TRICK)
def looks(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to look at tricks, for a reason (L-VIEW-2) or one's own revoke (L-VIEW-3, A-38)."""
    yield from cards_named(ref, seat)
    tricks = gathered(ref)
    if tricks:
        yield _looked_at(tricks)
        played = any(owner.side is seat.side for owner, _ in ref.play.trick)
        if not played and ref.play.done[-1].quitted:
            yield _own_revoke_in(len(ref.play.done))
    asked = ref.play.inspecting
    if asked is not None and asked[0].side is not seat.side and seat is not ref.dummy:
        yield from (whole(acts.Respond("inspect", answer)) for answer in ("accept", "refuse"))


@RULEBOOK.offers(Place.WRONG_TRICK, during=(Time.PLAYING, Time.AFTERWARDS))
def reclaims(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to ask a trick back (L-WTRICK-1)."""
    if ref.play.done and seat is not ref.dummy and not ref.aftermath.gathered:
        yield _reclaimed(seat.side, len(ref.play.done))


@cache
def _reclaimed(side: Side, tricks: int) -> Action:
    return free(ReclaimTrick, {"side": str(side)}, trick=range(1, tricks + 1))


_GATHERED = breaks(QuitTrick, side=tuple(Side))


@RULEBOOK.offers(Place.QUITTING)
def quits(ref: Referee, _seat: Seat) -> Iterator[Action]:
    """Offer to gather the trick for either side (L-QUIT-1), or a card too early (L-SURPLUS-1)."""
    lies = ref.play.done and not ref.play.done[-1].quitted and not ref.play.trick
    if ref.phase is Phase.PLAY and (lies or len(ref.play.trick) == 3):
        yield _GATHERED
