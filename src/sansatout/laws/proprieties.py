"""Chapter 12: manners, which are only recorded, and calls that need explaining."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from sansatout.events.acts import Time
from sansatout.events.irregular import AskMeaning, Explain, Remark
from sansatout.events.offered import Action, breaks
from sansatout.laws.code import RULEBOOK, Place, Rejected
from sansatout.laws.kinds import Phase
from sansatout.laws.state import Referee
from sansatout.seats import Seat

__all__ = ["PROPRIETIES", "breaches"]

PROPRIETIES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "incorrect": "L-PROP-0",
        "slow_call": "L-PROP-1",
        "hasty_call": "L-PROP-2",
        "intonation": "L-PROP-3",
        "doubtful_call": "L-PROP-4",
        "pleased_with_partner": "L-PROP-5",
        "displeased_with_partner": "L-PROP-6",
        "score_reminder": "L-PROP-7",
        "auction_reminder": "L-PROP-8",
        "comment_on_partner": "L-PROP-9",
        "detached_card": "L-PROP-10",
        "early_gather": "L-PROP-11",
        "peeking": "L-PROP-12",
        "bad_company": "L-PROP-13",
        "dummy_wanders": "L-PROP-14",
        "warning_partner": "L-PROP-15",
        "deliberate": "L-PROP-16",
        "spectator": "L-SPEC-1",
    }
)
"""Every breach of manners that can be remarked, with its law; none has a remedy."""
_BIDDING: Final = (
    "slow_call", "hasty_call", "intonation", "doubtful_call", "pleased_with_partner",
    "displeased_with_partner", "score_reminder",
)  # fmt: skip
_PLAYING: Final = ("auction_reminder", "detached_card", "early_gather")
_EVER: Final = ("comment_on_partner", "incorrect", "deliberate")


def breaches(phase: Phase, *, dummy: bool = False) -> tuple[str, ...]:
    """Return how a player can break manners in a phase: by the phase and his part in it alone."""
    if phase is Phase.AUCTION:
        return (*_BIDDING, "peeking", *_EVER)
    if phase is not Phase.PLAY:
        return _EVER[:2]
    if dummy:
        return ("dummy_wanders", "warning_partner", "auction_reminder", *_EVER)
    return (*_PLAYING, "peeking", *_EVER)


@RULEBOOK.on(Remark)
def remark(ref: Referee, seat: Seat | None, act: Remark) -> Referee:
    """Record a breach of manners; the laws give no remedy (L-PROP-0)."""
    if seat is None or act.what not in PROPRIETIES:
        raise Rejected("law-no-such-remark", "L-PROP-0", kind=act.what)
    if act.what == "warning_partner" and not (ref.phase is Phase.PLAY and seat is ref.dummy):
        return ref  # allowed to everybody but dummy (L-PROP-15)
    ref = ref.with_(remarks=(*ref.rights.remarks, (seat, act.what)))
    return ref.rule("remarked", PROPRIETIES[act.what], seat=seat, kind=act.what)


@RULEBOOK.on(AskMeaning)
def ask_meaning(ref: Referee, seat: Seat | None, act: AskMeaning) -> Referee:
    """Ask an opponent what his call means; partner may not ask (L-ART-1, L-ART-2)."""
    if seat is None or ref.phase not in (Phase.AUCTION, Phase.PLAY):
        raise Rejected("law-not-now", "L-ART-2")
    made = [call for caller, call in ref.auction.calls if caller is act.of]
    if seat.side is act.of.side or (act.call is not None and act.call not in made):
        raise Rejected("law-not-his-right", "L-ART-2")
    ref = ref.with_(explain_due=act.of)
    return ref.rule("meaning-asked", "L-ART-2", seat=seat, of=act.of, call=act.call)


@RULEBOOK.on(Explain)
def explain(ref: Referee, seat: Seat | None, _act: Explain) -> Referee:
    """Explain one's call completely to opponents who asked (L-ART-2)."""
    if seat is None or ref.auction.explain_due is not seat:
        raise Rejected("law-nothing-asked", "L-ART-2")
    return ref.with_(explain_due=None)


@RULEBOOK.offers(Place.MANNERS, during=(Time.PLAYING, Time.AFTERWARDS))
def manners(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer what good manners forbid, and what is only written down (L-PROP-0)."""
    dummy = ref.phase is Phase.PLAY and seat is ref.dummy
    yield _remarked(ref.phase, dummy=dummy)


@cache
def _remarked(phase: Phase, *, dummy: bool) -> Action:
    return breaks(Remark, what=breaches(phase, dummy=dummy))
