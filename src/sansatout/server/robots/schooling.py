"""What can be told of words and cards to whoever sits at the table, from what that seat sees."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sansatout.errors import SansatoutError
from sansatout.events import Act
from sansatout.events.acts import Play
from sansatout.robots import Seen
from sansatout.robots.dialogues import Meant, meant, past_words
from sansatout.robots.laws import Ruled
from sansatout.robots.message import Message
from sansatout.robots.public_reasons import public_reason
from sansatout.seats import Seat
from sansatout.table.state import Stage, Table
from sansatout.variants.deal_state import Phase
from sansatout.variants.face import DealFace, Duty

__all__ = ["Reasoned", "is_advised", "last_of", "promises"]


@dataclass(frozen=True, slots=True)
class Reasoned:
    """A word or card, and what may be said of it during the deal; ``None`` for nothing."""

    seat: Seat
    act: Act
    told: Message | None


def is_advised(table: Table, seat: Seat) -> bool:
    """Tell whether the seat has something to decide that a robot could decide for it."""
    pending, playing = table.pending, table.playing
    if pending is not None:
        return pending.what == "claim" and seat in pending.waiting
    if table.stage is not Stage.DEAL or playing is None:
        return False
    duties = playing.duties()
    if duties:
        return duties.get(seat) in (Duty.CHOOSE, Duty.ANSWER)
    return playing.actor is seat


def _seen(table: Table, seat: Seat) -> Seen:
    return Seen.of(table, seat) if table.ruler is None else Ruled.of(table, seat).seen()


def promises(table: Table, seat: Seat, systems: tuple[str, str]) -> list[tuple[Act, Meant]]:
    """Return what each of the words open to the seat would promise, from the talk alone."""
    playing = table.playing
    if playing is None or playing.phase is not Phase.DIALOGUE:
        return []
    seen = _seen(table, seat)
    found = ((act, _meant(seen, act, systems)) for act in playing.legal_acts(seat))
    return [(act, told) for act, told in found if told is not None]


def _meant(seen: Seen, act: Act, systems: tuple[str, str]) -> Meant | None:
    try:
        return meant(seen, act, systems)
    except SansatoutError:  # over something irregular the laws allow what an auction would not
        return None


def last_of(
    table: Table, seat: Seat, players: Collection[Seat], systems: tuple[str, str]
) -> Reasoned | None:
    """Return the last word or card of these players, as far as the seat may hear why."""
    playing = table.playing
    if playing is None:
        return None
    if playing.phase is Phase.DIALOGUE:
        return _last_word(table, seat, players, systems)
    return _last_card(playing, players) if playing.phase is Phase.PLAY else None


def _last_word(
    table: Table, seat: Seat, players: Collection[Seat], systems: tuple[str, str]
) -> Reasoned | None:
    said = [one for one in past_words(_seen(table, seat), systems) if one[0] in players]
    if not said:
        return None
    speaker, act, told = said[-1]
    return Reasoned(speaker, act, None if told is None else told.plain)


def _last_card(playing: DealFace, players: Collection[Seat]) -> Reasoned | None:
    """Look at the trick that lies open; of earlier ones nobody need remember a card."""
    bargain, trick = playing.bargain, playing.trick
    if bargain is None or trick is None:
        return None
    before = [one for one in playing.gathered if one != trick]
    for place, card in reversed(list(enumerate(trick.cards))):
        hand = trick.seats[place]
        declares = hand in (bargain.declarer, bargain.dummy)
        if (playing.player if declares else hand) in players:
            return Reasoned(hand, Play(card), public_reason(bargain, (*before, trick), place))
    return None
