"""What a player's decisions in a finished deal cost, with all cards seen, and what was better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from sansatout.cards import Card
from sansatout.events import Act, Event
from sansatout.events.acts import Play
from sansatout.robots import LEVELS, Seen, decide
from sansatout.robots.dialogues import SPEAKERS
from sansatout.robots.laws import Ruled
from sansatout.robots.play.payoff import Payoff, payoff
from sansatout.seats import Seat
from sansatout.server.analysis import position
from sansatout.server.finished.course import cards_played
from sansatout.server.finished.ended import EndedDeal, fold_to_end
from sansatout.server.finished.worth import declaring_tricks
from sansatout.server.protocol.deals import Mistake, PlayTrace
from sansatout.solver import solve_cards
from sansatout.table.state import Table
from sansatout.variants.cardplay import CardPlay
from sansatout.variants.deal_state import Bargain, DealState, Phase

__all__ = ["Costly", "Reached", "costly", "costly_decisions"]

MOST: Final = 3
"""So many decisions are told, the costliest first."""
_WORDS: Final = tuple(act for speaker in SPEAKERS for act in speaker.acts)


@dataclass(frozen=True, slots=True)
class Reached:
    """What words led to, and what that was worth to my side with best play by all."""

    bargain: Bargain | None
    """``None`` where nobody plays."""
    tricks: int
    """Those of the declaring side."""
    points: float


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision that cost something, before it was made."""

    table: Table
    seat: Seat
    """Who decided."""
    act: Act
    better: tuple[Act, ...]
    """Cards that cost nothing with all cards seen; of words, what the system says."""
    points: float
    """What it cost my side by the game's figures, the state of the sheet included."""
    tricks: int = 0
    """What a card cost."""
    here: Reached | None = None
    there: Reached | None = None
    """Of words: where they led, and where robots would have come to after the better ones."""


def costly_decisions(
    bodies: Sequence[str],
    span: tuple[int, int],
    player: str,
    systems: tuple[str, str],
    trace: PlayTrace | None,
) -> list[Costly]:
    """Return the costliest decisions of a player in a deal, from the stored events of its table.

    :param span: the numbers of the deal's first and last event
    :param systems: what North-South and East-West bid
    """
    ended = fold_to_end(map(Event.loads, bodies), *span)
    seat = ended.table.seat_of(player)
    return [] if seat is None else costly(ended, seat, systems, trace)


def costly(
    ended: EndedDeal, seat: Seat, systems: tuple[str, str], trace: PlayTrace | None
) -> list[Costly]:
    """Return the costliest decisions of a seat, those that cost most first."""
    found = [*_words(ended, seat, systems), *_cards(ended, seat, trace)]
    return sorted(found, key=attrgetter("points", "tricks"), reverse=True)[:MOST]


def _decided(ended: EndedDeal, seat: Seat) -> Iterator[tuple[Table, Act]]:
    for state, event in zip(ended.states, ended.acts, strict=False):
        if event.seat is seat:
            yield state, event.act


def _cards(ended: EndedDeal, seat: Seat, trace: PlayTrace | None) -> Iterator[Costly]:
    """Give the cards that gave tricks away, dummy's too where the seat played them."""
    play = ended.course.start
    if trace is None or play is None:
        return
    mistakes = {one.number: one for one in trace.mistakes}
    played = ended.course.play
    for state, act in _decided(ended, seat):
        number = cards_played(state)
        mistake = None if number is None else mistakes.get(number)
        if mistake is None or number is None or not isinstance(act, Play):
            continue
        if played[number][1] is not act.card:  # it was taken back by the laws
            continue
        yield _card(state, seat, act, mistake, trace, _position(play, played[:number]))


def _position(play: CardPlay, played: Sequence[tuple[Seat, Card]]) -> CardPlay:
    for _, card in played:
        play = play.after(card, rule="")
    return play


def _card(
    state: Table, seat: Seat, act: Play, mistake: Mistake, trace: PlayTrace, play: CardPlay
) -> Costly:
    values = solve_cards(position(play)).values
    best = max(values.values())
    better = tuple(Play(card, hand=act.hand) for card in values if values[card] == best)
    before, after = trace.tricks[mistake.number], trace.tricks[mistake.number + 1]
    worth = _payoff(state, seat)
    return Costly(state, seat, act, better, worth[before] - worth[after], mistake.cost)


def _payoff(state: Table, seat: Seat) -> Payoff:
    """Return what each number of declaring tricks was worth to the seat's side."""
    deal = state.deal
    assert deal is not None, "cards are being played"
    if state.referee is not None:
        return Ruled.of(state, seat).payoff(state.referee, deal.deal)
    return payoff(deal, state.sheet, seat, deal.deal)


def _words(ended: EndedDeal, seat: Seat, systems: tuple[str, str]) -> Iterator[Costly]:
    """Give the words that were not the system's and led to less than it would have."""
    if ended.table.referee is not None:
        return
    here: Reached | None = None
    for state, act in _decided(ended, seat):
        if not isinstance(act, _WORDS) or state.deal is None:
            continue
        advised = _said(state, state.deal, seat, systems)
        if advised == act:
            continue
        there = _reached(state, _spoken_out(state, seat, advised, systems), seat)
        here = here or _reached(state, ended.deal, seat)
        if here is None or there is None or there.points <= here.points:
            continue
        lost = there.points - here.points
        yield Costly(state, seat, act, (advised,), lost, here=here, there=there)


def _said(state: Table, deal: DealState, seat: Seat, systems: tuple[str, str]) -> Act:
    seen = Seen.of_deal(deal, seat, state.sheet, vulnerable=state.vulnerable)
    return decide(seen, level=LEVELS[0], system=systems, seed=0).act


def _spoken_out(state: Table, seat: Seat, act: Act, systems: tuple[str, str]) -> DealState:
    """Return the deal after the words that robots would have said from here on."""
    assert state.deal is not None, "words are said in a deal"
    deal = state.deal.after(seat, act)
    while deal.phase is Phase.DIALOGUE:
        turn = deal.turn
        assert turn is not None, "somebody is to speak"
        deal = deal.after(turn, _said(state, deal, turn, systems))
    return deal


def _reached(state: Table, deal: DealState, seat: Seat) -> Reached | None:
    """Return what the words led to; ``None`` where the hand is counted and not played (BW-11)."""
    bargain = deal.bargain
    if bargain is None:
        return Reached(None, 0, 0.0)
    if bargain.laid_down:
        return None
    cards = deal.deal
    play = CardPlay.start(cards, bargain.strain, bargain.declarer, bargain.dummy, bargain.order)
    tricks = declaring_tricks(play)
    return Reached(bargain, tricks, payoff(deal, state.sheet, seat, cards)[tricks])
