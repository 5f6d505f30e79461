"""Asking for aces, and the slams that follow (S-SLAM)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.needs import ALWAYS, All, Need
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import (
    ACES,
    POINTS,
    TOTAL,
    key_cards,
    side_kings,
    trump_queen,
)
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import Spoken
from sansatout.robots.bidding.table import Rows, only, passing

__all__ = [
    "answer_aces",
    "answer_kings",
    "asked_aces",
    "asked_kings",
    "asking",
    "heard_aces",
    "signed_off",
    "slam_tries",
]

SLAM = 32
"""Points of both hands, shape included, that are good for six of a suit."""
NO_TRUMP_SLAM = 32
"""Points of both hands that are good for 6NT."""
SIX_CARDS = 3
"""How much less six of a minor takes in which partner has shown six cards."""
GRAND = 37
ALL_KEYS = 5
"""The aces and the king of trumps."""


def asked_aces(said: Spoken | None) -> bool:
    """Tell whether a call asked for aces."""
    return said is not None and said.rule == "S-SLAM-1"


def asked_kings(said: Spoken | None) -> bool:
    """Tell whether a call asked for a king, all key cards being there."""
    return said is not None and said.rule == "S-SLAM-7" and said.bid == Bid(5, Strain.NT)


def answer_aces(at: BiddingPosition) -> Rows:
    """Answer 4NT by aces and the king of trumps, with two by the queen too (S-SLAM-2)."""
    trump = asking_trump(Outlook(at))
    keys = ACES if trump is None else key_cards(trump)
    queen = ~ALWAYS if trump is None else trump_queen(trump)
    two = keys.exactly(2) | (keys >= 5)
    rows = only(_five(at, Strain.S), "S-SLAM-2", two & queen, artificial=True)
    rows += only(_five(at, Strain.H), "S-SLAM-2", two, artificial=True)
    one = keys.exactly(1) | keys.exactly(4)
    rows += only(_five(at, Strain.D), "S-SLAM-2", one, artificial=True)
    rows += only(_five(at, Strain.C), "S-SLAM-2", artificial=True)
    return [*rows, *passing("S-SLAM-2")]


def _five(at: BiddingPosition, strain: Strain) -> Bid | None:
    return at.bid(5, strain) if at.last is not None and at.last.strain is Strain.NT else None


_SHOWN = {Strain.C: (0, 3), Strain.D: (1, 4), Strain.H: (2,), Strain.S: (2,)}
"""How many key cards each answer shows."""


def heard_aces(at: BiddingPosition, answer: Spoken) -> Rows:
    """Bid the slam if not more than one key card is missing, else stop (S-SLAM-3)."""
    look = Outlook(at)
    trump = asking_trump(look)
    strain = Strain.NT if trump is None else trump.strain
    keys = ACES if trump is None else key_cards(trump)
    known = answer.bid is not None and answer.rule == "S-SLAM-2"
    shown = _SHOWN[answer.bid.strain] if known and answer.bid is not None else (0,)
    rows: Rows = []
    for theirs in shown:
        # The lower number is meant unless both hands would then have more than there are.
        sure = [keys >= ALL_KEYS + 1 - more for more in shown if more > theirs]
        need = All((*sure, keys <= ALL_KEYS - theirs))
        rows += _seven(at, look, trump, need & (keys >= ALL_KEYS - theirs), answer)
        rows += only(at.slam(strain), "S-SLAM-3", need & (keys >= ALL_KEYS - 1 - theirs))
    if at.last is not None and at.last.strain is strain:
        return [*rows, *passing("S-SLAM-3")]
    rows += only(at.bid(5, strain), "S-SLAM-3")
    rows += only(at.slam(strain), "S-SLAM-3")
    return [*rows, *passing("S-SLAM-3")]


def _seven(
    at: BiddingPosition, look: Outlook, trump: Suit | None, keys: Need, answer: Spoken
) -> Rows:
    if trump is None:
        return only(at.bid(7, Strain.NT), "S-SLAM-3", keys & (POINTS >= GRAND - look.partner.least))
    queen = trump_queen(trump) | look.together(trump, 10)
    solid = keys & (ALWAYS if answer.bid is not None and answer.bid.strain is Strain.S else queen)
    enough = look.fit(trump) >= GRAND - look.partner.least
    kings = side_kings(trump)
    return [
        *only(at.bid(7, trump.strain), "S-SLAM-3", solid & enough),
        *only(at.bid(7, trump.strain), "S-SLAM-7", solid & (kings >= 2)),
        *only(at.bid(5, Strain.NT), "S-SLAM-7", solid & (kings >= 1), artificial=True),
    ]


def answer_kings(at: BiddingPosition) -> Rows:
    """Answer 5NT: seven with a king beside trumps, else six (S-SLAM-7)."""
    trump = asking_trump(Outlook(at))
    if trump is None:
        return passing("S-SLAM-7")
    return [
        *only(at.bid(7, trump.strain), "S-SLAM-7", side_kings(trump) >= 1),
        *only(at.bid(6, trump.strain), "S-SLAM-7"),
        *passing("S-SLAM-7"),
    ]


def signed_off(at: BiddingPosition) -> Rows:
    """Go on over partner's stop with the higher number that the answer could mean (S-SLAM-6)."""
    look = Outlook(at)
    trump = asking_trump(look)
    if trump is None or at.last is None or at.last.level >= 6:
        return passing("S-SLAM-6")
    return [
        *only(at.slam(trump.strain), "S-SLAM-6", key_cards(trump) >= 3),
        *passing("S-SLAM-6"),
    ]


def asking_trump(look: Outlook) -> Suit | None:
    """Return the suit that is trumps when aces are asked for: agreed, or the surest."""
    return look.agreed or (look.our_suits[0] if look.our_suits else None)


def asking(at: BiddingPosition, suit: Suit, strong: Need) -> Rows:
    """Ask for aces, or where that is too late bid six."""
    if not at.situation.stakes.slams_pay:
        return []
    ask = at.bid(4, Strain.NT)
    if ask is not None and Outlook(at).agreed is suit:
        return only(ask, "S-SLAM-1", strong & (key_cards(suit) >= 1), artificial=True)
    return only(at.slam(suit.strain), "S-SLAM-4", strong & (ACES >= 1))


def slam_tries(at: BiddingPosition, look: Outlook) -> Rows:
    """Go for six when both hands have the points and a fit (S-SLAM-4)."""
    if not at.situation.stakes.slams_pay or at.theirs or (at.last and at.last.level >= 6):
        return []
    least = look.partner.least
    rows: Rows = []
    for suit in look.our_suits:
        value = SLAM + suit.strain.is_minor - least
        if suit.strain.is_minor and look.partner.shortest[suit] >= 6:
            value -= SIX_CARDS
        strong = look.together(suit) & (look.fit(suit) >= value)
        if look.agreed is suit and at.bid(4, Strain.NT) is not None:
            light = look.together(suit) & (look.fit(suit) >= value - 1)
            strong = strong | (light & (key_cards(suit) >= 4))
        if least >= 5:
            rows += asking(at, suit, strong & (POINTS >= SLAM - 7 - least))
    if least >= 6:
        rows += only(at.slam(Strain.NT), "S-SLAM-5", POINTS >= NO_TRUMP_SLAM - least)
        rows += only(at.slam(Strain.NT), "S-SLAM-5", TOTAL >= NO_TRUMP_SLAM + 1 - least)
    said = look.partner_last
    if said is not None and said.rule == "S-NT-7" and said.bid is at.last:
        rows += only(at.slam(Strain.NT), "S-NT-7", TOTAL >= NO_TRUMP_SLAM - 1 - least)
    return rows + quantitative(at, look)


def quantitative(at: BiddingPosition, look: Outlook) -> Rows:
    """Ask for six by 4NT over no trump, no suit being agreed (S-NT-7)."""
    least, said = look.partner.least, look.partner_last
    over = said is not None and said.bid is at.last and not said.artificial
    if least < 6 or look.agreed is not None or not over or at.last is None:
        return []
    if at.last.strain is not Strain.NT or at.last.level > 3:
        return []
    spread = min(look.partner.most - least, 3)
    asks = POINTS.between(NO_TRUMP_SLAM - least - spread, NO_TRUMP_SLAM - 1 - least)
    return only(at.bid(4, Strain.NT) if spread else None, "S-NT-7", asks)
