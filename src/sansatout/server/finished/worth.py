"""What a finished deal was worth double dummy: slow work, done once and kept."""

from __future__ import annotations

from itertools import pairwise

from sansatout.cards import Card
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.errors import IllegalPlayError, InputError, RuleError
from sansatout.scoring.sheet import Played
from sansatout.seats import Seat, Side
from sansatout.server.analysis import position
from sansatout.server.finished.kept import KeptDeal
from sansatout.server.protocol.deals import (
    Analysis,
    Mistake,
    ParContract,
    ParInfo,
    PlayTrace,
    SolvedPosition,
)
from sansatout.solver import Par, Position, TrickTable, dd_table, par_by, solve_cards
from sansatout.variants.cardplay import CardPlay

__all__ = ["card_values", "declaring_tricks", "par_info", "values_after", "worth"]


def worth(kept: KeptDeal) -> Analysis:
    """Return the double-dummy table and how the play changed what was to be had."""
    deal = kept.deal
    if deal is None:  # hands that are unequal have no double dummy (L-DEAL-5)
        return Analysis(None, None, None)
    tricks = dd_table(deal)
    return Analysis(tricks.names(), _par(kept, deal, tricks), _trace(kept))


def _par(kept: KeptDeal, deal: Deal, tricks: TrickTable) -> ParInfo | None:
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

    return par_info(par_by(tricks, kept.dealer, worth))


def par_info(par: Par) -> ParInfo:
    """Return par as it is told; the score is that of North and South."""
    contracts = [
        ParContract(str(one.contract), str(one.declarer), one.tricks) for one in par.contracts
    ]
    return ParInfo(par.score, contracts)


def _trace(kept: KeptDeal) -> PlayTrace | None:
    """Return how the tricks to be had changed, as far as the play kept the rules."""
    play = kept.start
    if play is None:
        return None
    tricks, played = [declaring_tricks(play)], []
    for seat, card in kept.play:
        try:
            play = _next(play, seat, card)
        except RuleError:
            break
        tricks.append(declaring_tricks(play))
        played.append((seat, card))
    steps = zip(played, pairwise(tricks), strict=True)
    mistakes = [
        Mistake(number, str(seat), str(card), abs(later - earlier))
        for number, ((seat, card), (earlier, later)) in enumerate(steps)
        if later != earlier
    ]
    return PlayTrace(str(play.declarer.side), tricks, mistakes)


def _next(play: CardPlay, seat: Seat, card: Card) -> CardPlay:
    """Return the play after a card.

    :raises RuleError: if it was another's turn, or suit was not followed
    """
    if play.turn is not seat:
        raise IllegalPlayError("play-over", card=card)
    return play.after(card, rule="")


def declaring_tricks(play: CardPlay) -> int:
    """Return the tricks of declarer's two hands in all, with best play from here on."""
    won = play.declaring_tricks()
    if play.is_over:
        return won
    best = solve_cards(position(play)).tricks
    ours = play.turn in (play.declarer, play.dummy)
    return won + (best if ours else 13 - len(play.tricks) - best)


def card_values(kept: KeptDeal, cards: int) -> SolvedPosition:
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
    values = {} if play.is_over else solve_cards(position(play)).values
    return SolvedPosition(
        None if play.turn is None else str(play.turn),
        {str(seat): str(play.hand(seat)) for seat in Seat},
        [str(card) for card in play.cards],
        {str(card): tricks for card, tricks in values.items()},
    )


def values_after(start: Position, play: list[Card]) -> SolvedPosition:
    """Return the position of a deal after some cards with the values of those that may follow."""
    current: Position | None = start
    for card in play:
        if current is None:
            raise InputError("no-such-card-number", number=len(play), last=52)
        current = current.after(card)
    if current is None:
        return SolvedPosition(None, {}, [], {})
    return SolvedPosition(
        str(current.turn),
        {str(seat): str(current.hands[seat]) for seat in Seat},
        [str(card) for card in current.trick],
        {str(card): tricks for card, tricks in solve_cards(current).values.items()},
    )
