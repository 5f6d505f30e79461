"""How well a system reads auctions whose hands are known, and what sampling makes of its readings.

An auction bid by others is foreign: a call is read rightly if the hand that made it fits, wrongly
if not, and it may say nothing at all.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

from sansatout.auction import Auction
from sansatout.calls import PASS, Call
from sansatout.cards import Card
from sansatout.deal import Deal
from sansatout.events.acts import MakeCall, Play
from sansatout.friendly import spelled
from sansatout.lab.match_table import DUPLICATE
from sansatout.robots.bidding import Situation, bidding_system, read_auction, stakes_of
from sansatout.robots.bidding.needs import ALWAYS
from sansatout.robots.dialogues import SystemNames, words
from sansatout.robots.levels import samples_for
from sansatout.robots.play.layouts import draw
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat, Side, Vulnerability
from sansatout.variants.deal_state import DealState, Phase

__all__ = ["Foreign", "Read", "draws_that_fit", "readings", "recorded"]


@dataclass(frozen=True, slots=True)
class Foreign:
    """A board that others have bid and played."""

    deal: Deal
    auction: Auction
    vulnerability: Vulnerability
    cards: tuple[Card, ...] = ()

    def positions(self) -> Iterator[tuple[DealState, Seen]]:
        """Give the deal before each of its cards, with what the player to it has seen."""
        state, sheet = DUPLICATE.start(self.deal, self.auction.dealer), DUPLICATE.new_sheet()
        vulnerable = tuple(seat for seat in Seat if self.vulnerability.includes(seat.side))
        for seat, call in self.auction:
            state = state.after(seat, MakeCall(call))
        for card in self.cards:
            actor, turn = state.actor, state.turn
            if state.phase is not Phase.PLAY or actor is None:
                return
            yield state, Seen.of_deal(state, actor, sheet, vulnerable=vulnerable)
            state = state.after(actor, Play(card, None if turn is actor else turn))


def recorded(path: Path, match: str) -> Iterator[Foreign]:
    """Give the boards of a match as its first table bid and played them.

    The file has a board a line as JSON: ``match``, ``deal`` (PBN), ``dealer``, ``vulnerable``, and
    ``tables`` with an ``auction`` from the dealer on and a ``play``, card by card.
    """
    for line in path.read_text(encoding="utf-8").splitlines():
        plain = json.loads(line)
        if plain["match"] != match:
            continue
        table, auction = plain["tables"][0], Auction(Seat.parse(plain["dealer"]))
        for word in table["auction"].split():
            auction = auction.after(Call.parse("Pass" if word == "PASS" else spelled(word)))
        cards = tuple(Card.parse(word) for word in table["play"].split())
        danger = "All" if plain["vulnerable"] == "Both" else plain["vulnerable"]
        yield Foreign(Deal.parse(plain["deal"]), auction, Vulnerability.parse(danger), cards)


Read = Counter[tuple[str, str]]
"""How many passes and other calls (``pass``, ``call``) were ``fit``, ``misread`` or ``unknown``."""


def readings(boards: Iterable[Foreign], system: str, sides: Iterable[Side] = tuple(Side)) -> Read:
    """Count how the calls of these sides are read by a system."""
    found: Read = Counter()
    known = bidding_system(system)
    for board in boards:
        here = Situation(stakes_of("duplicate"), board.vulnerability)
        for seat, constraint in read_auction(known, board.auction, here).items():
            for promise in constraint.promises if seat.side in sides else ():
                says = promise.known and not (promise.wide and promise.shows is ALWAYS)
                fits = promise.fits(board.deal[seat])
                sort = "unknown" if not says else "fit" if fits else "misread"
                found["pass" if promise.call is PASS else "call", sort] += 1
    return found


def draws_that_fit(board: Foreign, systems: SystemNames, seed: int) -> Iterator[bool]:
    """Tell of each card's draw whether any of its layouts fits all words that are believed."""
    for state, seen in board.positions():
        if len(seen.legal()) < 2 or state.play is None:
            continue
        said = words(seen, systems)
        layouts = draw(seen, samples_for(seen), Random(f"{seed} {len(seen.tricks)}"), said)
        wrong = np.zeros(len(layouts), dtype=np.int64)
        for seat in seen.hidden():
            hands = [layout.hands[seat] | seen.played(seat) for layout in layouts]
            wrong += said[seat](np.array(hands, dtype=np.uint64), 9)
        yield bool((wrong == 0).any())
