"""Later calls: the contract is placed by what both hands are known to have (S-LATE)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.needs import Need
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import POINTS, TOTAL
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.standard.slams import SLAM, slam_tries
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import MAJORS, MINORS, chosen, length, longest_first

__all__ = ["GAME_POINTS", "describe", "games", "invites", "placing", "rescue"]

GAME_POINTS = 25
"""Points of both hands, shape included, that are good for game in a major or at no trump."""
MINOR_GAME = 27
SUIT_GAME = 25
"""What both hands are worth with trumps that is good for game in a major."""
STRONG = 17
"""Points of a partner opposite whom little is enough to think of a slam."""


def game_points(at: BiddingPosition) -> int:
    """Return the points of both hands that are good for game; vulnerable one less."""
    return GAME_POINTS - at.vulnerable


def suit_game(at: BiddingPosition) -> int:
    """Return what both hands are worth with trumps in a game in a major; vulnerable one less."""
    return SUIT_GAME - at.vulnerable


def placing(at: BiddingPosition) -> Rows:
    """Place the contract, or ask partner to: slam, game, invitation, the best part score."""
    look = Outlook(at)
    if at.game_reached:
        return [*slam_tries(at, look), *_corrections(at, look)]
    rows = [*slam_tries(at, look), *_five_cards(at, look), *games(at, look)]
    if at.forced and not at.theirs:
        return [*rows, *describe(at, look)]
    rows += _forces(at, look)
    rows += invites(at, look)
    return [*rows, *_keeps_open(at, look), *_part_scores(at, look)]


def _five_cards(at: BiddingPosition, look: Outlook) -> Rows:
    """Look for three cards in a major of five over partner's no trump (S-REB-10, S-LATE-5)."""
    said = look.partner_last
    if said is None or said.rule != "S-REB-2" or said.bid is None or at.theirs or at.forced:
        return []
    rows: Rows = []
    for suit in MAJORS:
        if look.mine.shortest[suit] != 4 or look.partner.shortest[suit] > 2:
            continue
        five, least = length(suit) >= 5, look.partner.least
        if said.bid is Bid(1, Strain.NT):
            need = five & (TOTAL >= GAME_POINTS - 14)
            rows += only(at.bid(2, Strain.C), "S-REB-10", need, artificial=True)
        elif said.bid is Bid(2, Strain.NT):
            need = length(suit).exactly(5) & (TOTAL >= GAME_POINTS - least)
            rows += only(at.bid(3, suit.strain), "S-LATE-5", need)
    return rows


def _corrections(at: BiddingPosition, look: Outlook) -> Rows:
    """Take 3NT to four of a major with eight cards known and a shape for it (S-LATE-4)."""
    if at.theirs or at.last is None or at.last.strain is not Strain.NT or at.last.level != 3:
        return []
    said = look.partner_last
    rows: Rows = []
    for suit in MAJORS:
        if look.partner.shortest[suit] >= 5 and said is not None and said.bid is at.last:
            rows += only(at.bid(4, suit.strain), "S-LATE-4", length(suit) >= 3)
    return rows


def games(at: BiddingPosition, look: Outlook) -> Rows:
    """Bid game when both hands are known to have enough for it (S-LATE-1)."""
    slow = at.forced and not at.theirs
    rows = _major_games(at, look)
    if slow:
        return rows
    return [*rows, *_no_trump_game(look), *_minor_games(at, look)]


def _major_games(at: BiddingPosition, look: Outlook) -> Rows:
    least = look.partner.least
    rows: Rows = []
    for suit in MAJORS:
        enough = look.fit(suit) >= (0 if at.forced else suit_game(at) - least)
        if at.forced and not at.theirs and at.cheapest(suit.strain) <= 3:
            more = look.together(suit) & (look.fit(suit) >= _more(look))
            known = look.partner.shortest[suit] >= 2
            rows += only(at.low(suit.strain) if known else None, "S-LATE-13", more)
        rows += only(_game(look, suit), "S-LATE-1", look.together(suit) & enough)
    for suit in MAJORS:
        if look.mine.shortest[suit] >= 4 and look.partner.longest[suit] >= 2 and not at.forced:
            alone = (length(suit) >= 6) & (TOTAL >= game_points(at) + 1 - least)
            rows += only(_game(look, suit), "S-LATE-1", alone)
    return rows


def _more(look: Outlook) -> int:
    """Return the points with trumps that are more than a minimum in an auction forced to game."""
    if look.partner.least >= STRONG:
        return max(4, SLAM - 4 - look.partner.least)
    return max(15, look.mine.least + 3)


def _no_trump_game(look: Outlook) -> Rows:
    needed = game_points(look.at) - look.partner.least
    enough: Need = POINTS >= needed
    if _invited_to_no_trump(look):
        enough = (POINTS >= needed - 1) | (TOTAL >= needed)
    return only(look.game(Strain.NT), "S-LATE-2", look.stopped & _no_void(look) & enough)


def _invited_to_no_trump(look: Outlook) -> bool:
    said = look.partner_last
    asked = said is not None and said.rule == "S-LATE-6" and said.bid is look.at.last
    return asked and look.at.last is not None and look.at.last.strain is Strain.NT


def _minor_games(at: BiddingPosition, look: Outlook) -> Rows:
    rows: Rows = []
    for suit in MINORS:
        enough = look.fit(suit) >= MINOR_GAME - look.partner.least
        rows += only(_game(look, suit), "S-LATE-3", look.together(suit) & enough)
    return rows


def _forces(at: BiddingPosition, look: Outlook) -> Rows:
    """Bid their suit, or one nobody has named, with game but no game to bid (S-LATE-11)."""
    enough = (TOTAL >= GAME_POINTS + 1 - look.partner.least) & (POINTS >= 11)
    if look.partner.least < 5:
        return []
    for suit in (*look.their_suits, *reversed(look.unnamed)):
        bid = at.low(suit.strain)
        if bid is not None and bid < Bid(3, Strain.NT) and bid.level >= 2:
            return only(bid, "S-LATE-11", enough, artificial=True)
    return []


def _keeps_open(at: BiddingPosition, look: Outlook) -> Rows:
    """Answer a wide range once more with eight points (S-LATE-12)."""
    if look.partner.most - look.partner.least < 7 or not 10 <= look.partner.least < 16 or at.theirs:
        return []
    enough = POINTS >= 26 - look.partner.most
    rows: Rows = []
    for suit in (*MAJORS, *MINORS):
        low = look.partner.shortest[suit] >= 4 and at.cheapest(suit.strain) <= 2
        rows += only(
            at.low(suit.strain) if low else None, "S-LATE-12", enough & look.together(suit)
        )
    for suit in MAJORS:
        if look.partner.shortest[suit] >= 5 and at.cheapest(suit.strain) <= 2:
            need = enough & look.together(suit, 7)
            rows += only(at.low(suit.strain), "S-LATE-12", need)
    for suit in MAJORS:
        if look.partner.shortest[suit] >= 4 and at.cheapest(suit.strain) <= 2:
            need = look.together(suit) & (look.fit(suit) >= 6)
            rows += only(at.low(suit.strain), "S-LATE-12", need)
    return rows + only(at.bid(1, Strain.NT), "S-LATE-12", POINTS.between(6, 11))


def _no_void(look: Outlook) -> Need:
    """Ask for no void but in a suit partner has shown."""
    need: Need = TOTAL >= 0
    for suit in (*MAJORS, *MINORS):
        if look.partner.shortest[suit] < 4:
            need = need & (length(suit) >= 1)
    return need


def _game(look: Outlook, suit: Suit) -> Bid | None:
    known = look.partner.shortest[suit] >= 2 or suit in look.our_suits
    return look.game(suit.strain) if known else None


def invites(at: BiddingPosition, look: Outlook) -> Rows:
    """Ask partner for game with the upper part of what was told (S-LATE-6)."""
    least, most = look.partner.least, min(look.partner.most, look.partner.least + 4)
    if most <= least:
        return []
    rows: Rows = []
    for suit in MAJORS:
        bid = at.bid(3, suit.strain)
        if bid is None or bid.level >= at.game(suit.strain):
            continue
        if look.partner.shortest[suit] >= 2 or suit in look.our_suits:
            asks = look.fit(suit).between(suit_game(at) - most + 1, suit_game(at) - 1 - least)
            rows += only(bid, "S-LATE-6", look.together(suit) & asks)
    if 2 < at.game(Strain.NT):
        asks = POINTS.between(game_points(at) - least - 2, game_points(at) - 1 - least)
        rows += only(at.bid(2, Strain.NT), "S-LATE-6", asks & look.stopped & _no_void(look))
    return rows


def _part_scores(at: BiddingPosition, look: Outlook) -> Rows:
    """Stay in a fit, go back to one, repeat a long suit, or let it be (S-LATE-7)."""
    if at.theirs:
        return []
    rows: Rows = []
    last = at.last
    assert last is not None, "somebody has bid"
    trump = last.strain.suit
    if trump is not None:
        stay = look.together(trump, 8 if trump in MAJORS else 7)
        rows += passing("S-LATE-7", stay) if not look.must_speak else []
    rows += _back(at, look, 8)
    for suit in (*MAJORS, *MINORS):
        if look.mine.shortest[suit] >= 4 and at.cheapest(suit.strain) <= 2:
            rows += only(_low(at, suit, 2), "S-LATE-7", length(suit) >= 6)
    rows += _back(at, look, 7) if trump is not None and look.partner.shortest[trump] <= 4 else []
    return rows


def _back(at: BiddingPosition, look: Outlook, trumps: int) -> Rows:
    rows: Rows = []
    for suit in (*MAJORS, *MINORS):
        if look.partner.shortest[suit] >= 3 and (
            at.last is None or at.last.strain.suit is not suit
        ):
            rows += only(_low(at, suit, 3), "S-LATE-7", look.together(suit, trumps))
    return rows


def _low(at: BiddingPosition, suit: Suit, most: int) -> Bid | None:
    return at.low(suit.strain) if at.cheapest(suit.strain) <= most else None


def describe(at: BiddingPosition, look: Outlook) -> Rows:
    """Go on telling in an auction forced to game, and end in one (S-LATE-5)."""
    rows: Rows = []
    for suit in (*MAJORS, *MINORS):
        told = look.partner.shortest[suit] >= 4 and look.mine.shortest[suit] < 3
        if told and at.cheapest(suit.strain) <= 3:
            rows += only(at.low(suit.strain), "S-LATE-8", look.together(suit))
    for suit in (*MAJORS, *MINORS):
        if look.mine.shortest[suit] in (4, 5) and at.cheapest(suit.strain) <= 3:
            need = length(suit) >= look.mine.shortest[suit] + 1
            rows += only(at.low(suit.strain), "S-LATE-8", need)
    new = [suit for suit in look.unnamed if look.mine.longest[suit] > 3]
    for suit in new:
        pick = chosen(suit, lambda s: length(s) >= 4, new, longest_first)
        if at.cheapest(suit.strain) <= 3:
            rows += only(at.low(suit.strain), "S-LATE-8", pick)
    rows += only(look.game(Strain.NT), "S-LATE-2", look.stopped)
    return [*rows, *rescue(at, look)]


def rescue(at: BiddingPosition, look: Outlook) -> Rows:
    """Find a bid when passing is not allowed (S-LATE-9)."""
    suits = sorted((*MAJORS, *MINORS), key=lambda s: -look.partner.shortest[s])
    return _some_game(at, look, suits) if at.forced else _something(at, look, suits)


def _some_game(at: BiddingPosition, look: Outlook, suits: list[Suit]) -> Rows:
    rows: Rows = []
    for suit in suits:
        if suit in look.our_suits:
            bid = at.bid(max(at.game(suit.strain), at.cheapest(suit.strain)), suit.strain)
            rows += only(bid, "S-LATE-9", look.together(suit, 7))
    for strain in (Strain.NT, *(suit.strain for suit in suits)):
        rows += only(at.bid(max(at.game(strain), at.cheapest(strain)), strain), "S-LATE-9")
    return rows


def _something(at: BiddingPosition, look: Outlook, suits: list[Suit]) -> Rows:
    rows: Rows = []
    for suit in suits:
        if look.partner.shortest[suit] >= 3:
            if suit in MINORS and at.cheapest(suit.strain) == 4:
                rows += only(at.bid(3, Strain.NT), "S-LATE-9", look.stopped)
            rows += only(at.low(suit.strain), "S-LATE-9", look.together(suit, 7))
    free = [suit for suit in suits if suit not in look.their_suits]
    for suit in free:
        rows += only(at.low(suit.strain), "S-LATE-9", length(suit) >= 5)
    rows += only(at.low(Strain.NT), "S-LATE-9", look.stopped)
    for suit in free:
        rows += only(at.low(suit.strain), "S-LATE-9", length(suit) >= 3)
    return [*rows, *only(at.low(Strain.NT), "S-LATE-9")]
