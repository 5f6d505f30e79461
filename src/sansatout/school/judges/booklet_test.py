"""The booklet's true/false test: each question is put to the rules and answered by them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sansatout.cards import Card, Strain
from sansatout.deal import Deal
from sansatout.errors import RuleError
from sansatout.events.acts import Announce, Choose, Play
from sansatout.school.judges.base import judge
from sansatout.school.pictures import Picture
from sansatout.school.problems import Answer
from sansatout.scoring.minibridge import MINIBRIDGE, MinibridgePlayed, target
from sansatout.scoring.sheet import Column
from sansatout.seats import Seat
from sansatout.tricks import Trick
from sansatout.variants import game
from sansatout.variants.cardplay import CardPlay
from sansatout.variants.deal_state import DealState

__all__ = ["QUESTIONS"]

_EXERCISE: Final = Deal.parse(
    "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
)
"""The booklet's own exercise deal (annex 3): South declares, West leads."""


def _opened() -> DealState:
    """Return the exercise deal at no trump, before the lead."""
    state = game("minibridge").start(_EXERCISE, Seat.E)
    for seat in Seat.E.round():
        state = state.after(seat, Announce(_EXERCISE[seat].points))
    return state.after(Seat.S, Choose(Strain.NT, bonus=True))


def _is_refused(state: DealState, seat: Seat, card: str) -> bool:
    try:
        state.after(seat, Play(Card.parse(card)))
    except RuleError:
        return True
    return False


def _suits_dealt_out() -> Deal:
    return Deal.parse("N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432...")


def _play_out(play: CardPlay) -> CardPlay:
    """Play the lowest card that follows, to the end."""
    while not play.is_over:
        play = play.after(min(play.legal()), rule="MB-6.3")
    return play


def _partners() -> bool:
    """North plays with East if they are good friends (MB-1.1)."""
    return Seat.N.partner is Seat.E


def _lending() -> bool:
    """One may lend partner a card: West would lead East's queen of diamonds."""
    return not _is_refused(_opened(), Seat.W, "DQ")


def _defence_pleased() -> bool:
    """Say whether the enemy may be pleased with 3 tricks against a target of 11 (MB-7.6)."""
    minor = next(strain for strain in Strain if target(strain, bonus=True) == 11)
    played = MinibridgePlayed(minor, bonus=True, tricks=13 - 3, by=Column.WE)
    return MINIBRIDGE.new_sheet().after(played).total(Column.THEY) > 0


def _did_well() -> bool:
    """I did well if I need 7 and the enemy took 4 (MB-7.1)."""
    played = MinibridgePlayed(Strain.NT, bonus=False, tricks=13 - 4, by=Column.WE)
    return MINIBRIDGE.new_sheet().after(played).total(Column.WE) > 0


def _all_impossible() -> bool:
    """All 13 tricks are absolutely impossible: West has every trump."""
    start = CardPlay.start(_suits_dealt_out(), Strain.S, Seat.W, Seat.E, Seat.N.round())
    return _play_out(start).declaring_tricks() < 13


def _opening_lead() -> bool:
    """If West declares, South makes the opening lead (MB-6.1)."""
    start = CardPlay.start(_EXERCISE, Strain.NT, Seat.W, Seat.E, Seat.N.round())
    return start.leader is Seat.S


def _dummy_chooses() -> bool:
    """Say whether dummy may play the card he likes (MB-6.2)."""
    after_lead = _opened().after(Seat.W, Play(Card.parse("CK")))
    assert after_lead.turn is Seat.N, "dummy's hand plays next"
    return not _is_refused(after_lead, Seat.N, "C6")


def _winner(leader: Seat, *cards: str, strain: Strain = Strain.NT) -> Seat:
    return Trick(leader.round(), tuple(map(Card.parse, cards))).winner(strain)


def _east_wins() -> bool:
    """West leads S-4, North D-J, East H-K, South S-8: East wins (no trumps named, MB-AMB-08)."""
    return _winner(Seat.W, "S4", "DJ", "HK", "S8") is Seat.E


def _south_wins() -> bool:
    """South leads C-Q, West C-K, North C-J, East C-7: South wins (MB-6.4)."""
    return _winner(Seat.S, "CQ", "CK", "CJ", "C7") is Seat.S


def _equal_tricks() -> bool:
    """All tricks have equal value: each adds one to its winners' count (MB-AMB-08)."""
    play = CardPlay.start(_EXERCISE, Strain.NT, Seat.S, Seat.N, Seat.N.round())
    end = _play_out(play)
    return end.declaring_tricks() + end.defending_tricks() == len(end.tricks) == 13


QUESTIONS: Final[tuple[Callable[[], bool], ...]] = (
    _partners,
    _lending,
    _defence_pleased,
    _did_well,
    _all_impossible,
    _opening_lead,
    _dummy_chooses,
    _east_wins,
    _south_wins,
    _equal_tricks,
)
"""The ten questions in the booklet's order."""


def _register(number: int, answer: Callable[[], bool]) -> None:
    def judged(figure: Picture) -> tuple[Answer, ...]:
        del figure
        return (("yes" if answer() else "no",),)

    judge(f"booklet-test-{number}")(judged)


for _number, _answer in enumerate(QUESTIONS, start=1):
    _register(_number, _answer)
