"""What a finished deal was worth double dummy: slow work, done once and kept."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from sansatout.cards import Card
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.errors import IllegalPlayError, InputError, RuleError
from sansatout.scoring.sheet import Played
from sansatout.seats import Seat, Side
from sansatout.server.analysis import position
from sansatout.server.finished.kept import Kept
from sansatout.solver import Par, Position, TrickTable, par_by, solve, table
from sansatout.variants.cardplay import CardPlay

__all__ = ["card_values", "plain_par", "values_after", "worth"]


def worth(kept: Kept) -> dict[str, Any]:
    """Return the double-dummy table and how the play changed what was to be had."""
    deal = kept.deal
    if deal is None:  # hands that are unequal have no double dummy (L-DEAL-5)
        return {"table": None, "par": None, "trace": None}
    tricks = table(deal)
    return {"table": tricks.names(), "par": _par(kept, deal, tricks), "trace": _trace(kept)}


def _par(kept: Kept, deal: Deal, tricks: TrickTable) -> dict[str, Any] | None:
    """Return par by the game's own figures, premiums and honours included.

    It is what the deal writes on the sheet as it stood: a rubber's chances later on count for
    nothing. A game without bidding has no par.
    """
    sheet = kept.sheet
    if sheet is None:
        return None

    def worth(contract: Contract, declarer: Seat, taken: int) -> int:
        played = Played.of_deal(contract, declarer, taken, deal)
        more: int = sheet.after(played).difference - sheet.difference
        return more if declarer.side is Side.NS else -more

    return plain_par(par_by(tricks, kept.dealer, worth))


def plain_par(par: Par) -> dict[str, Any]:
    """Return par as JSON values; the score is that of North and South."""
    contracts = [
        {"contract": str(one.contract), "declarer": str(one.declarer), "tricks": one.tricks}
        for one in par.contracts
    ]
    return {"score": par.score, "contracts": contracts}


def _trace(kept: Kept) -> dict[str, Any] | None:
    """Return how the tricks to be had changed, as far as the play kept the rules."""
    play = kept.start
    if play is None:
        return None
    tricks, played = [_declaring(play)], []
    for seat, card in kept.play:
        try:
            play = _next(play, seat, card)
        except RuleError:
            break
        tricks.append(_declaring(play))
        played.append((seat, card))
    steps = zip(played, pairwise(tricks), strict=True)
    mistakes = [
        {"number": number, "seat": str(seat), "card": str(card), "cost": abs(later - earlier)}
        for number, ((seat, card), (earlier, later)) in enumerate(steps)
        if later != earlier
    ]
    side = play.declarer.side
    return {"side": str(side), "tricks": tricks, "mistakes": mistakes}


def _next(play: CardPlay, seat: Seat, card: Card) -> CardPlay:
    """Return the play after a card.

    :raises RuleError: if it was another's turn, or suit was not followed
    """
    if play.turn is not seat:
        raise IllegalPlayError("play-over", card=card)
    return play.after(card, rule="")


def _declaring(play: CardPlay) -> int:
    """Return the tricks of declarer's two hands in all, with best play from here on."""
    won = play.declaring_tricks()
    if play.is_over:
        return won
    best = solve(position(play)).tricks
    ours = play.turn in (play.declarer, play.dummy)
    return won + (best if ours else 13 - len(play.tricks) - best)


def card_values(kept: Kept, cards: int) -> dict[str, Any]:
    """Return what every legal card gives its side after so many cards were played.

    :raises InputError: if so many were not played, or none is left
    """
    play, played = kept.start, kept.play
    if play is None or not 0 <= cards <= len(played):
        raise InputError("no-such-card-number", number=cards, last=len(played))
    for number, (seat, card) in enumerate(played[:cards]):
        try:
            play = _next(play, seat, card)
        except RuleError:
            raise InputError("no-such-card-number", number=cards, last=number) from None
    values = {} if play.is_over else solve(position(play)).values
    return {
        "turn": None if play.turn is None else str(play.turn),
        "hands": {str(seat): str(play.hand(seat)) for seat in Seat},
        "trick": [str(card) for card in play.cards],
        "values": {str(card): tricks for card, tricks in values.items()},
    }


def values_after(start: Position, play: list[Card]) -> dict[str, Any]:
    """Return the position of a deal after some cards with the values of those that may follow."""
    current: Position | None = start
    for card in play:
        if current is None:
            raise InputError("no-such-card-number", number=len(play), last=52)
        current = current.after(card)
    if current is None:
        return {"turn": None, "hands": {}, "trick": [], "values": {}}
    return {
        "turn": str(current.turn),
        "hands": {str(seat): str(current.hands[seat]) for seat in Seat},
        "trick": [str(card) for card in current.trick],
        "values": {str(card): tricks for card, tricks in solve(current).values.items()},
    }
