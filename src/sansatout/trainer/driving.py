"""Random deals, driven lawfully to some point."""

from __future__ import annotations

from random import Random
from typing import Final

from sansatout.calls import BIDS, DOUBLE, PASS, REDOUBLE
from sansatout.deal import Deal
from sansatout.events import Event
from sansatout.events.acts import MakeCall
from sansatout.laws import Phase, Referee
from sansatout.laws.codes import referee
from sansatout.laws.lawful import lawful_calls, lawful_cards
from sansatout.laws.stories import card_event
from sansatout.seats import Seat
from sansatout.variants import game

__all__ = ["KONTRAKT", "PRACTISED", "RULE_BOOK", "begun_auction", "begun_play", "dealt"]

RULE_BOOK: Final = "rulebook"
"""The game whose laws are practised."""
KONTRAKT: Final = "kontrakt"
PRACTISED: Final = {game(key).code: key for key in (RULE_BOOK, KONTRAKT)}
"""The codes of laws that are asked, and the game in which each is."""
"""One game of the pamphlet; all three have the same laws."""


def dealt(rng: Random, game: str = RULE_BOOK) -> Referee:
    """Return the state before the shuffle, the cards known to the referee."""
    return referee(game, rng.choice(tuple(Seat))).with_deal(Deal.random(rng))


def begun_auction(rng: Random, game: str = RULE_BOOK) -> Referee:
    """Return an auction after some lawful calls."""
    ref = dealt(rng, game)
    return _called(ref.with_(phase=Phase.AUCTION, caller=ref.dealer), rng, rng.randrange(9))


def begun_play(rng: Random, game: str = RULE_BOOK) -> Referee:
    """Return a play after some lawful cards."""
    while True:
        ref = dealt(rng, game)
        ref = _called(ref.with_(phase=Phase.AUCTION, caller=ref.dealer), rng, 60)
        if ref.phase is Phase.PLAY:
            return _played(ref, rng, rng.randrange(1, 30))


def _called(ref: Referee, rng: Random, count: int) -> Referee:
    """Make some lawful calls, most of them low."""
    for _ in range(count):
        seat = ref.turn
        if ref.phase is not Phase.AUCTION or seat is None:
            break
        calls = lawful_calls(ref, seat)
        low = [call for call in calls if call in BIDS][:4]
        doubles = [call for call in calls if call in (DOUBLE, REDOUBLE)]
        call = rng.choice([PASS, PASS, *low, *doubles] if count < 60 else [PASS, PASS, *low[:2]])
        then = ref.after(Event(0, seat, MakeCall(call)))
        if then.phase is Phase.AUCTION or count >= 60:
            ref = then
    return ref


def _played(ref: Referee, rng: Random, count: int) -> Referee:
    """Play some cards lawfully."""
    for _ in range(count):
        hand = ref.turn
        if ref.phase is not Phase.PLAY or hand is None:
            break
        ref = ref.after(card_event(ref, hand, rng.choice(tuple(lawful_cards(ref, hand)))))
    return ref.with_(rulings=(), log=())
