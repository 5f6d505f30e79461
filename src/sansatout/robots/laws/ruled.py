"""What one seat knows at a table where irregularities can happen."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.cards import Card, Hand
from sansatout.deal import Deal, Hands
from sansatout.laws import Phase, Referee
from sansatout.laws.claims import disputed
from sansatout.laws.known import known, known_cards
from sansatout.laws.lawful import lawful_cards
from sansatout.laws.public import visible
from sansatout.laws.ruled_deal import RuledDeal
from sansatout.options import Options
from sansatout.robots.laws.regular import regular_auction
from sansatout.robots.play.payoff import Payoff, worth
from sansatout.robots.play.seen import Claimed, Seen
from sansatout.scoring.sheet import Played
from sansatout.scoring.sheets import Sheet
from sansatout.seats import Seat
from sansatout.table.state import Stage, Table
from sansatout.tricks import Trick
from sansatout.variants.base import Variant

__all__ = ["Ruled"]


@dataclass(frozen=True, slots=True)
class Ruled:
    """One seat's knowledge; two tables that differ only in what it has not seen give equal ones."""

    seat: Seat
    ref: Referee
    """The referee's state without what the seat cannot know; stand-ins for hidden cards."""
    cards: Hands
    """The cards the seat knows each hand to hold."""
    variant: Variant
    options: Options
    sheet: Sheet
    """The score before the deal."""
    vulnerable: tuple[Seat, ...]
    number: int
    """Which deal of the table this is."""
    dealt: tuple[tuple[Seat, Hand], ...]
    """The hands the seat sees, as they were dealt."""
    deal: Hands | None = None
    """All hands as they were dealt, once the deal is over and they may be looked at."""

    @classmethod
    def of(cls, table: Table, seat: Seat) -> Ruled:
        """Return what the seat at the table knows."""
        ref = table.referee
        assert ref is not None, "an enforced table has no referee"
        over = table.stage is Stage.BETWEEN
        sheet = table.sheet if table.still_open is None else table.still_open.sheet
        return cls(
            seat, known(ref, seat), known_cards(ref, seat), table.variant, table.options, sheet,
            table.vulnerable, table.deal_number,
            tuple((one, table.dealt[one]) for one in Seat if one in visible(ref, seat)),
            table.dealt if over else None,
        )  # fmt: skip

    @property
    def hand(self) -> Hand:
        """The cards the seat still holds."""
        return self.ref.hands[self.seat]

    @property
    def sees_a_misdeal(self) -> bool:
        """Whether a hand it knows was dealt too many cards or too few: no solver takes such."""
        return any(len(hand) != 13 for _, hand in self.dealt)

    def seen(self) -> Seen:
        """Return the deal as robots know it: irregular calls and plays put into order."""
        ref, own = self.ref, dict(self.dealt)
        standing = self.sheet.part_scores
        auction = regular_auction(ref, self.variant, self.options, standing)
        seen = Seen(
            self.variant, self.options, self.seat, auction.auction.dealer, own[self.seat],
            tuple((one, hand) for one, hand in self.dealt if one is not self.seat),
            auction, self.vulnerable, standing, shown=self._shown(),
        )  # fmt: skip
        return self._in_play(seen) if ref.phase is Phase.PLAY else seen

    def _in_play(self, seen: Seen) -> Seen:
        ref, parts = self.ref, {name: getattr(seen, name) for name in Seen.__dataclass_fields__}
        deal = RuledDeal(ref, self.cards)
        parts |= {"bargain": deal.bargain, "tricks": _tricks(deal), "claimed": self._claimed()}
        bare = Seen(**parts)
        parts["payoff"] = self.payoff(ref, bare.stand_in())
        parts["has_claimed"] = any(
            one.message == "claimed" and one.arguments.get("seat") is self.seat for one in ref.log
        )
        turn = ref.turn
        if turn is not None and turn in dict(self.dealt) and self._plays(turn):
            parts["bound"] = lawful_cards(ref, turn) or None
        return Seen(**parts)

    def _plays(self, hand: Seat) -> bool:
        return hand is self.seat or (hand is self.ref.dummy and self.seat is self.ref.play.declarer)

    def _shown(self) -> tuple[tuple[Seat, Card], ...]:
        seen = dict(self.dealt)
        return tuple((one, card) for one in Seat if one not in seen for card in self.cards[one])

    def _claimed(self) -> Claimed | None:
        claim, ref = self.ref.play.claim, self.ref
        if claim is None or ref.play.declarer is None:
            return None
        left = 13 - len(ref.play.done)
        ours = claim.seat.side is ref.play.declarer.side
        gained = claim.tricks if ours else left - claim.tricks
        return Claimed(claim.seat, gained, claim.line, claim.seat.side in disputed(ref))

    def payoff(self, ref: Referee, deal: Deal) -> Payoff:
        """Return the worth of 0 to 13 declaring tricks to the seat, in the contract reached."""
        assert ref.play.contract is not None, "there is a contract"
        assert ref.play.declarer is not None, "there is a contract"
        before = worth(self.sheet, self.seat)
        made = [
            Played.of_deal(ref.play.contract, ref.play.declarer, tricks, deal)
            for tricks in range(14)
        ]
        return tuple(worth(self.sheet.after(one), self.seat) - before for one in made)


def _tricks(deal: RuledDeal) -> tuple[Trick, ...]:
    """Return the tricks with the hands in the order they played; the one under way last."""
    ref, done = deal.ref, deal.gathered
    assert ref.play.leader is not None, "play has a leader"
    if ref.play.trick and deal.trick is not None:
        return (*done, deal.trick)
    natural = (
        ref.play.done[-1].winner
        if ref.play.done
        else ref.play.declarer.lho
        if ref.play.declarer
        else None
    )
    return done if ref.play.leader is natural else (*done, Trick(ref.play.leader.round()))
