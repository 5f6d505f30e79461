"""One door to what a robot decides where irregularities can happen."""

from __future__ import annotations

from random import Random

from sansatout.errors import InputError, RuleError
from sansatout.events.acts import Respond
from sansatout.laws import Phase
from sansatout.laws.lawful import cards_to_call, due
from sansatout.robots import deciding
from sansatout.robots.dialogues import SystemNames, systems
from sansatout.robots.laws.choosing import card_call, correction, odd_card, remedy
from sansatout.robots.laws.imagining import called
from sansatout.robots.laws.ruled import Ruled
from sansatout.robots.message import message
from sansatout.robots.play.signals import NO_SIGNALS, SignalNames
from sansatout.robots.play.weighing import by_rules
from sansatout.robots.thought import Thought, Weighed

__all__ = ["decide", "weighs_card"]


def decide(
    ruled: Ruled,
    *,
    level: str,
    system: SystemNames,
    seed: int | str,
    seconds: float | None = None,
    may_claim: bool = True,
    signals: SignalNames = NO_SIGNALS,
) -> Thought | None:
    """Decide what the seat does now: choose a remedy, answer a claim, call, or play a card.

    ``None`` if it has only thought about calling an exposed card, and leaves it.

    :param signals: what small cards say by agreement, as :func:`sansatout.robots.decide` takes it
    :raises RuleError: if nothing is to be decided
    """
    ref, seat, rng = ruled.ref, ruled.seat, Random(seed)
    offer = next((one for one in ref.rights.offers if seat in one.chooser), None)
    if offer is not None:
        return remedy(ruled, offer, level, system, rng, seconds)
    if ref.auction.must_correct is seat:
        return correction(ruled, level, system, rng, seconds)
    if weighs_card(ruled):
        return card_call(ruled, level, system, rng, seconds)
    if ref.phase is Phase.AUCTION and due(ref) is seat:
        return _call(ruled, level, system, seed, seconds)
    if ref.phase is not Phase.PLAY:
        raise RuleError("nothing-to-decide", seat=seat)
    return _in_play(ruled, level, system, seed, seconds, may_claim=may_claim, signals=signals)


def weighs_card(ruled: Ruled) -> bool:
    """Tell whether the seat may demand an exposed card of the hand due now (L-EXPO-3, PB-5.6).

    Only where it can certainly be played: as a lead, or in the suit led.
    """
    ref = ruled.ref
    busy = ref.rights.offers or ref.play.claim is not None
    if busy or any(one.seat is ref.turn for one in ref.play.play_limits):
        return False
    led = ref.play.trick[0][1].suit if ref.play.trick else None
    return any(led in (None, card.suit) for card in cards_to_call(ref, ruled.seat))


def _call(
    ruled: Ruled, level: str, system: SystemNames, seed: int | str, seconds: float | None
) -> Thought:
    """Call as the system says; over something irregular as far as the law lets one."""
    ref, seat = ruled.ref, ruled.seat
    act = called(ruled, ref, seat, systems(system))
    if ref.auction.pending is None and seat not in ref.auction.must_pass:
        thought = deciding.decide(
            ruled.seen(), level=level, system=system, seed=seed, seconds=seconds
        )
        if thought.act == act:
            return thought
    return Thought(act, message("law-call"), (Weighed(act),))


def _in_play(
    ruled: Ruled,
    level: str,
    system: SystemNames,
    seed: int | str,
    seconds: float | None,
    *,
    may_claim: bool,
    signals: SignalNames,
) -> Thought:
    ref, seen, rng = ruled.ref, ruled.seen(), Random(seed)
    played = tuple(seat for seat, _ in ref.play.trick)
    odd = (
        ref.play.leader is None or (*played, ref.turn) != ref.play.leader.round()[: len(played) + 1]
    )
    if odd and ref.play.claim is None:
        return odd_card(ruled, level, system, rng, seconds)
    if ref.play.claim is None and ruled.sees_a_misdeal:
        return by_rules(seen)
    try:
        return deciding.decide(
            seen, level=level, system=system, seed=seed, seconds=seconds, may_claim=may_claim,
            signals=signals,
        )  # fmt: skip
    except InputError:  # somebody has revoked to this trick: no solver takes such a position
        return _past_solving(ruled, level, system, rng, seconds)


def _past_solving(
    ruled: Ruled, level: str, system: SystemNames, rng: Random, seconds: float | None
) -> Thought:
    if ruled.ref.play.claim is not None:
        return Thought(Respond("claim", "refuse"), message("play-claim-refuse"))
    return odd_card(ruled, level, system, rng, seconds)
