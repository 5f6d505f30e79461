"""What a player is told who asks: a gathered trick, the auction, the contract, the cards played."""

from __future__ import annotations

from functools import lru_cache

from msgspec import UNSET

from sansatout.cards import Card
from sansatout.contract import Contract
from sansatout.errors import IllegalActionError
from sansatout.events import Act
from sansatout.events.acts import LookBack, Review, Topic
from sansatout.events.irregular import Look
from sansatout.laws import Referee
from sansatout.laws.ruled_deal import RuledDeal
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.shown import BargainView, CardView, Content, HandAnswer, TrickAnswer
from sansatout.table.state import Answer, Stage, Table
from sansatout.tricks import Trick
from sansatout.variants.deal_state import Bargain, DealState, Phase

__all__ = [
    "answer_to",
    "bargain_view",
    "callers",
    "cards_view",
    "check_auction_open",
    "ruled_answer",
]


def cards_view(trick: Trick) -> list[CardView]:
    """Return the cards of a trick with their hands, in the order played."""
    played = zip(trick.seats, trick.cards, strict=False)
    return [CardView(seat._name_, str(card)) for seat, card in played]


@lru_cache(maxsize=1024)
def bargain_view(bargain: Bargain | None) -> BargainView | None:
    """Return what is being played; ``None`` before it is settled."""
    if bargain is None:
        return None
    return BargainView(
        str(bargain.strain),
        str(bargain.declarer),
        str(bargain.dummy),
        None if bargain.contract is None else str(bargain.contract),
        bargain.multiplier,
        None if bargain.namer is None else str(bargain.namer),
        bargain.bonus,
        bargain.target,
        [str(seat) for seat in bargain.order],
    )


def answer_to(state: DealState, seat: Seat, act: Act) -> Answer:
    """Return the answer to an allowed question."""
    play = state.play
    content: Content
    match act:
        case Review(what=Topic.AUCTION):
            content = replace(state.dialogue.words(), name=UNSET)
        case Review():
            content = bargain_view(state.bargain)
        case LookBack(trick=number):
            assert play is not None, "tricks are gathered in play"
            content = TrickAnswer(number, cards_view(play.tricks[number - 1]))
        case _:
            trick = None if play is None else play.on_table()
            assert trick is not None, "cards are named while a trick lies on the table"
            content = cards_view(trick)
    return Answer(seat, act.kind, content)


def ruled_answer(deal: RuledDeal, seat: Seat, act: Act) -> Answer | None:
    """Return what the referee answered to the act, for who asked; a peep shows the cards."""
    ref, told = deal.ref, deal.ref.answer
    if isinstance(act, Look) and deal.phase is Phase.PLAY and seat is ref.dummy:
        return Answer(seat, act.kind, HandAnswer(str(act.whose), str(ref.hands[act.whose])))
    if isinstance(told, Contract):
        return Answer(seat, act.kind, bargain_view(deal.bargain))
    if not isinstance(told, tuple) or not told:
        return None
    if not isinstance(told[0][1], Card):
        return Answer(seat, act.kind, deal.dialogue.words())
    shown = [CardView(str(owner), str(card)) for owner, card in told]
    return Answer(_asker(ref) or seat, "name-cards", shown)


def _asker(ref: Referee) -> Seat | None:
    """Return who wanted a gathered trick opened, whoever let him see it (L-VIEW-3)."""
    opened = (one.arguments["seat"] for one in ref.rulings if one.message == "trick-opened")
    return next((seat for seat in opened if isinstance(seat, Seat)), None)


def callers(table: Table) -> tuple[Seat, ...]:
    """Return who made each call of the auction of this deal."""
    playing = table.playing if table.stage is Stage.DEAL else None
    return () if playing is None else tuple(seat for seat, _ in playing.dialogue.calls)


def check_auction_open(table: Table, seat: Seat | None) -> None:
    """Refuse to speak of the calls to a player who may no longer have them repeated (L-INFO-3).

    :raises IllegalActionError: naming the rule
    """
    playing = table.playing if table.stage is Stage.DEAL else None
    if playing is None or seat is None or playing.words_open:
        return
    if not playing.repeats_words(seat):
        rule = table.variant.rules["review"]
        raise IllegalActionError("no-review", rule=rule, what=Topic.AUCTION.value, seat=seat)
