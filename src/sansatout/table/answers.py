"""What a player is told who asks: a gathered trick, the auction, the contract, the cards played."""

from __future__ import annotations

from sansatout.errors import IllegalActionError
from sansatout.events import Act, Event
from sansatout.events.acts import LookBack, Review, Topic
from sansatout.seats import Seat
from sansatout.table.law_view import is_auction_shown
from sansatout.table.state import Answer, Stage, Table
from sansatout.tricks import Trick
from sansatout.variants.contract_auction import ContractAuction
from sansatout.variants.deal_state import DealState

__all__ = ["answer_to", "callers", "check_auction_open", "plain_bargain", "plain_trick"]


def plain_trick(trick: Trick) -> list[dict[str, str]]:
    """Return the cards of a trick with their hands, in the order played."""
    played = zip(trick.seats, trick.cards, strict=False)
    return [{"seat": str(seat), "card": str(card)} for seat, card in played]


def plain_bargain(state: DealState) -> dict[str, object] | None:
    """Return what is being played, as JSON values; ``None`` before it is settled."""
    bargain = state.bargain
    if bargain is None:
        return None
    return {
        "strain": str(bargain.strain),
        "declarer": str(bargain.declarer),
        "dummy": str(bargain.dummy),
        "contract": None if bargain.contract is None else str(bargain.contract),
        "multiplier": bargain.multiplier,
        "namer": None if bargain.namer is None else str(bargain.namer),
        "bonus": bargain.bonus,
        "target": bargain.target,
    }


def answer_to(state: DealState, seat: Seat, act: Act) -> Answer:
    """Return the answer to an allowed question."""
    play = state.play
    content: object
    match act:
        case Review(what=Topic.AUCTION):
            content = state.dialogue.plain()
        case Review():
            content = plain_bargain(state)
        case LookBack(trick=number):
            assert play is not None, "tricks are gathered in play"
            content = {"trick": number, "cards": plain_trick(play.tricks[number - 1])}
        case _:
            trick = None if play is None else play.on_table()
            assert trick is not None, "cards are named while a trick lies on the table"
            content = plain_trick(trick)
    return Answer(seat, act.kind, content)


def callers(table: Table) -> tuple[Seat, ...]:
    """Return who made each call of the auction of this deal."""
    deal, ref = table.deal, table.referee
    if deal is None or table.stage is not Stage.DEAL:
        return ()
    if ref is not None:
        return tuple(seat for seat, _ in ref.calls)
    if not isinstance(deal.dialogue, ContractAuction):
        return ()
    return tuple(deal.dealer.after(n % 4) for n in range(len(deal.dialogue.auction.calls)))


def check_auction_open(table: Table, seat: Seat | None) -> None:
    """Refuse to speak of the calls to a player who may no longer have them repeated (L-INFO-3).

    :raises IllegalActionError: naming the rule
    """
    deal, ref, asked = table.deal, table.referee, Review(Topic.AUCTION)
    if deal is None or table.stage is not Stage.DEAL:
        return
    if ref is not None:
        is_open = is_auction_shown(ref, seat) or ref.after(Event(0, seat, asked)).last.ok
    else:
        granted = () if seat is None else table.variant.reviews(deal, seat)
        is_open = table.variant.auction_shown(deal) or asked.what in granted
    if not is_open:
        rule = table.variant.rules["review"]
        raise IllegalActionError("no-review", rule=rule, what=asked.what.value, seat=seat)
