"""The dialogue of minibridge: announcing points, then the choice of strain and bonus."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Literal

from msgspec import Struct

from sansatout.cards import Strain
from sansatout.errors import IllegalActionError
from sansatout.events import Act
from sansatout.events.acts import Announce, Choose
from sansatout.scoring.minibridge import target
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.variants.deal_state import Bargain, DealtAgain
from sansatout.variants.words import AnnouncingWords

__all__ = ["Announcing", "declarer_of_four", "declarer_of_three"]

_MOST_POINTS = 37


def declarer_of_four(announced: Sequence[tuple[Seat, int]]) -> Seat | None:
    """Return who declares: of the stronger pair the stronger, of equals the first (MB-4.2, MB-4.3).

    Points alone make the declarer (MB-AMB-07).

    ``announced`` is in the order of announcing; ``None`` for 20-20.
    """
    pairs = {seat.side: 0 for seat, _ in announced}
    for seat, points in announced:
        pairs[seat.side] += points
    best = max(pairs.values())
    sides = [side for side, points in pairs.items() if points == best]
    if len(sides) == 2:
        return None
    return declarer_of_three([(s, p) for s, p in announced if s.side is sides[0]])


def declarer_of_three(announced: Sequence[tuple[Seat, int]]) -> Seat:
    """Return who has most points, of equals the first to announce (MB-8.2)."""
    return max(announced, key=lambda pair: pair[1])[0]


class Announcing(Struct, frozen=True, dict=True):
    """Who announced what; then declarer, dummy and the choice."""

    speakers: tuple[Seat, ...]
    """The players in the order of announcing, the dealer first."""
    exposed: Seat | None = None
    """The hand turned up at once, with three players (MB-8.1)."""
    exposed_points: int = 0
    redeal_same_dealer: bool = True
    announced: tuple[tuple[Seat, int], ...] = ()
    recounts: int = 0
    """How often the sum was not 40 and all had to count again (MB-AMB-09)."""
    chosen: Choose | None = None
    told: bool = False
    """Whether the table told the points, since the players' made no 40."""
    silence_is_bonus: bool = False
    """What it means when declarer names the strain alone (MB-AMB-11)."""

    calls = ()

    @property
    def name(self) -> Literal["announcing", "choosing"]:
        """Return ``announcing`` until declarer is found, then ``choosing``."""
        return "announcing" if self.declarer is None else "choosing"

    @cached_property
    def declarer(self) -> Seat | None:
        """Who declares; ``None`` before all have announced, and for 20-20."""
        if len(self.announced) < len(self.speakers):
            return None
        if self.exposed is not None:
            return declarer_of_three(self.announced)
        return declarer_of_four(self.announced)

    @property
    def dummy(self) -> Seat | None:
        """The open hand that declarer plays besides the own."""
        if self.exposed is not None:
            return self.exposed
        return None if self.declarer is None else self.declarer.partner

    @property
    def opened(self) -> Seat | None:
        """Dummy, laid open before the choice (MB-5)."""
        return self.dummy

    @property
    def turn(self) -> Seat | None:
        """Who announces next, or declarer to choose."""
        if len(self.announced) < len(self.speakers):
            return self.speakers[len(self.announced)]
        return self.declarer if self.chosen is None else None

    @cached_property
    def outcome(self) -> Bargain | DealtAgain | None:
        """The choice, or a new deal at 20-20 (MB-AMB-02)."""
        if len(self.announced) < len(self.speakers):
            return None
        declarer, dummy = self.declarer, self.dummy
        if declarer is None or dummy is None:
            return DealtAgain("MB-4", same_dealer=self.redeal_same_dealer)
        if self.chosen is None:
            return None
        strain, bonus = self.chosen.strain, self._meant(self.chosen)
        return Bargain(
            strain, declarer, dummy, self._order(declarer, dummy), namer=declarer,
            bonus=bonus, target=target(strain, bonus=bonus),
        )  # fmt: skip

    def _meant(self, chosen: Choose) -> bool:
        """Tell whether the choice is for the bonus."""
        return self.silence_is_bonus if chosen.bonus is None else chosen.bonus

    def worded(self, act: Act) -> Act:
        """Return the act in the words offered here: what silence means is left unsaid."""
        if isinstance(act, Choose) and act.bonus is self.silence_is_bonus:
            return Choose(act.strain)
        return act

    def _order(self, declarer: Seat, dummy: Seat) -> tuple[Seat, ...]:
        # MB-AMB-05: with three players the open hand plays as if it sat opposite declarer.
        first, second = (s for s in declarer.round()[1:] if s is not dummy)
        return first, dummy, second, declarer

    def legal_acts(self) -> tuple[Act, ...]:
        """Return every figure a hand can have, or every choice."""
        if len(self.announced) < len(self.speakers):
            return tuple(Announce(points) for points in range(_MOST_POINTS + 1))
        if self.turn is None:
            return ()
        said = (None, not self.silence_is_bonus)
        return tuple(Choose(strain, bonus=bonus) for strain in Strain for bonus in said)

    def after(self, seat: Seat, act: Act) -> Announcing:
        """Return the dialogue with one more announcement, or the choice."""
        if self.turn is not seat:
            raise IllegalActionError("speak-out-of-turn", rule="MB-4", seat=seat, turn=self.turn)
        act = self.worded(act)
        if act not in self.legal_acts():
            rule = "MB-4" if self.name == "announcing" else "MB-5"
            raise IllegalActionError("not-said-here", rule=rule, act=act.kind, seat=seat)
        if isinstance(act, Choose):
            return replace(self, chosen=act)
        assert isinstance(act, Announce), "legal_acts gives only announcements and choices"
        grown = replace(self, announced=(*self.announced, (seat, act.points)))
        return grown._recounted()

    def _recounted(self) -> Announcing:
        """Begin again when all have announced and the sum is not 40 (MB-AMB-09)."""
        if len(self.announced) < len(self.speakers):
            return self
        total = self.exposed_points + sum(points for _, points in self.announced)
        if total == 40:
            return self
        return replace(self, announced=(), recounts=self.recounts + 1)

    def counted(self, points: Sequence[tuple[Seat, int]]) -> Announcing:
        """Return the dialogue with the points as the table tells them."""
        return replace(self, announced=tuple(points), told=True)

    def words(self) -> AnnouncingWords:
        """Return the announcements, declarer and the choice."""
        return AnnouncingWords(
            name=self.name,
            announced={str(seat): points for seat, points in self.announced},
            order=[str(seat) for seat in self.speakers],
            exposed=None if self.exposed is None else str(self.exposed),
            recounts=self.recounts,
            told=self.told,
            declarer=None if self.declarer is None else str(self.declarer),
            strain=None if self.chosen is None else str(self.chosen.strain),
            bonus=None if self.chosen is None else self._meant(self.chosen),
        )
