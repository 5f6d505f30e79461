"""What follows by itself: positions in which nobody chooses, and the law alone decides.

The right answer is what the referee does with the last act; the others are what he might have done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Final

from sansatout.cards import PACK
from sansatout.events import Event
from sansatout.events.acts import Claim, Draw
from sansatout.events.irregular import Discover, Remark
from sansatout.laws import Phase, Referee
from sansatout.laws.draw import EDGE
from sansatout.laws.proprieties import PROPRIETIES, breaches
from sansatout.laws.values import Draws
from sansatout.seats import Seat
from sansatout.trainer.driving import begun_auction, begun_play
from sansatout.trainer.positions import Scene

__all__ = ["FOLLOWING", "MANNERS", "SceneSource", "follow", "outcome"]

Maker = Callable[[Random], Scene]


@dataclass(frozen=True, slots=True)
class SceneSource:
    """What makes positions, and the laws they are about, each at times."""

    make: Maker
    laws: tuple[str, ...]


_DRAWING: Final = ("redraw", "draw-counts", "first-counts", "all-redraw")
_MISSING: Final = ("card-given", "new-deal-same", "new-deal-next", "goes-on")
MANNERS: Final = ("noted", "allowed", "points-50", "new-deal-same")
_CLAIMING: Final = ("say-line", "claim-stands", "goes-on", "new-deal-same")
_WARNING: Final = "warning_partner"
_WHERE: Final = ("quitted_trick", "other_pack", "not_found", "never_dealt")

_BY_RULING: Final[Mapping[str, str]] = MappingProxyType(
    {
        "draw-again": "redraw",
        "card-found": "card-given",
        "remarked": "noted",
        "insufficient-raised": "raised",
        "call-as-pass": "as-pass",
        "call-void": "call-void",
        "card-exposed": "stays-open",
        "peeked": "points-50",
        "revoke-found": "points-100",
    }
)
"""What a ruling means to the players."""
_BY_REFUSAL: Final[Mapping[str, str]] = MappingProxyType(
    {"law-state-the-line": "say-line", "law-no-such-revoke": "no-price"}
)


def outcome(ref: Referee, event: Event) -> str:
    """Return what the referee does with an act."""
    after = ref.after(event)
    if not after.last.ok:
        return _BY_REFUSAL[after.last.reason]
    if after.aftermath.redeal is not None:
        return "new-deal-same" if after.aftermath.redeal.dealer is ref.dealer else "new-deal-next"
    said = [_BY_RULING[one.message] for one in after.rulings if one.message in _BY_RULING]
    if said:
        return said[-1]
    if isinstance(event.act, Draw):
        return "draw-counts"
    return "allowed" if isinstance(event.act, Remark) else "goes-on"


def follow(ref: Referee, *told: Event, law: str, pool: tuple[str, ...], source: str = "") -> Scene:
    """Return the position before the last act, and what follows from it."""
    *before, last = told
    for event in before:
        ref = ref.after(event)
    return Scene(ref, told, None, source, cited=law, follows=outcome(ref, last), pool=pool)


def draw_of(rng: Random) -> Scene:
    """Let somebody take two cards, or one at or near the edge (L-DRAW-2, L-DRAW-3)."""
    players = tuple(map(str, Seat))
    spread = tuple(rng.sample(PACK, len(PACK)))
    ref = Referee(phase=Phase.DRAW, draws=Draws(players=players, spread=spread))
    close = (EDGE - 1, EDGE, EDGE + 1, 52 - EDGE, 53 - EDGE)
    two = tuple(rng.sample(range(1 + EDGE, 53 - EDGE), 2))
    places = rng.choice([two, two, *((place,) for place in close)])
    act = Draw(rng.choice(players), places)
    law = "L-DRAW-2" if len(places) > 1 else "L-DRAW-3"
    return follow(ref, Event(0, None, act), law=law, pool=_DRAWING)


def missing_card_of(rng: Random) -> Scene:
    """Let a player be found a card short, and the card here or there (L-MISS-1, L-MISS-2)."""
    ref = begun_play(rng)
    whose = rng.choice([seat for seat in Seat if seat is not ref.dummy])
    card = rng.choice(tuple(ref.hands[whose]))
    ref = ref.taking(whose, card).with_(missing=whose)
    where = rng.choice(_WHERE)
    act = Discover("missing_card", card=card, where=where, lacks=whose)
    law = "L-MISS-1" if where in ("not_found", "never_dealt") else "L-MISS-2"
    return follow(ref, Event(0, whose, act), law=law, pool=_MISSING)


def _is_possible(what: str, phase: Phase, *, dummy: bool) -> bool:
    return what == _WARNING or what in breaches(phase, dummy=dummy)


def manners_of(what: str, rng: Random) -> Scene:
    """Let somebody break good manners, or warn his partner, which he may (L-PROP-15)."""
    bidding = _is_possible(what, Phase.AUCTION, dummy=False)
    playing = any(_is_possible(what, Phase.PLAY, dummy=dummy) for dummy in (False, True))
    ref = (
        begun_auction(rng) if bidding and not (playing and rng.random() < 0.6) else begun_play(rng)
    )
    able = [
        seat
        for seat in Seat
        if _is_possible(what, ref.phase, dummy=ref.phase is Phase.PLAY and seat is ref.dummy)
    ]
    told = Event(0, rng.choice(able), Remark(what))
    return follow(ref, told, law=PROPRIETIES[what], pool=MANNERS)


def silent_claim_of(rng: Random) -> Scene:
    """Let declarer claim without a word on how he will play (L-CLAIM-1)."""
    ref = begun_play(rng)
    act = Claim(rng.randint(1, 13 - len(ref.play.done)))
    return follow(ref, Event(0, ref.play.declarer, act), law="L-CLAIM-1", pool=_CLAIMING)


_REMARKED: Final = (
    *breaches(Phase.AUCTION), *breaches(Phase.PLAY), *breaches(Phase.PLAY, dummy=True), _WARNING,
)  # fmt: skip
FOLLOWING: Final[Mapping[str, tuple[SceneSource, ...]]] = MappingProxyType(
    {
        "L-DRAW": (SceneSource(draw_of, ("L-DRAW-2", "L-DRAW-3")),),
        "L-CLAIM": (SceneSource(silent_claim_of, ("L-CLAIM-1",)),),
        "L-MISS": (SceneSource(missing_card_of, ("L-MISS-1", "L-MISS-2")),),
        "L-PROP": tuple(
            SceneSource(partial(manners_of, what), (PROPRIETIES[what],))
            for what in dict.fromkeys(_REMARKED)
        ),
    }
)
"""What can be generated in chapters where the law decides alone."""
