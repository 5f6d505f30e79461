"""Cases of minibridge about a whole deal: who declares, three players, the booklet's own deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sansatout.cards import Card, Hand, Strain, Suit
from sansatout.conform import fields
from sansatout.conform.adapters.minibridge import is_vulnerable, read_options
from sansatout.conform.compare import Difference, Unordered, differences
from sansatout.conform.registry import Case, adapter
from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.events.acts import Announce, Choose
from sansatout.scoring.minibridge import (
    MINIBRIDGE,
    MINIBRIDGE_3,
    Minibridge3Options,
    MinibridgePlayed,
    ThreePlayed,
    target,
)
from sansatout.scoring.sheet import Column
from sansatout.seats import Seat, Side, Vulnerability
from sansatout.tricks import Trick
from sansatout.variants.announcing import Announcing
from sansatout.variants.deal_state import Bargain, DealtAgain


def _seat(given: Case, key: str) -> Seat:
    return Seat.parse(fields.text(given, key))


def _announced(talk: Announcing, points: Mapping[Seat, int]) -> Announcing:
    for speaker in talk.speakers:
        talk = talk.after(speaker, Announce(points[speaker]))
    return talk


def _order(talk: Announcing) -> tuple[str, ...]:
    return tuple(map(str, talk.speakers))


def _bargain(talk: Announcing, strain: Strain, *, bonus: bool) -> Bargain:
    """Let declarer choose, and return what is played."""
    assert talk.declarer is not None, "somebody declares"
    settled = talk.after(talk.declarer, Choose(strain, bonus=bonus)).outcome
    assert isinstance(settled, Bargain), "a choice settles the talk"
    return settled


def _leader(bargain: Bargain) -> Seat:
    order = bargain.order
    return order[(order.index(bargain.declarer) + 1) % len(order)]


def _declared(dealer: Seat, points: Mapping[Seat, int]) -> dict[str, object]:
    """Return what the announcements of four players lead to."""
    talk = _announced(Announcing(dealer.round()), points)
    found: dict[str, object] = {"announceOrder": _order(talk), "sum": sum(points.values())}
    if talk.recounts:
        return {**found, "error": "sum-not-40"}
    pairs = {str(side): sum(points[seat] for seat in side.seats) for side in Side}
    found |= {"pairPoints": pairs, "redeal": isinstance(talk.outcome, DealtAgain)}
    if isinstance(talk.outcome, DealtAgain):
        next_dealer = dealer if talk.outcome.same_dealer else dealer.lho
        return {**found, "nextDealer": str(next_dealer)}
    bargain = _bargain(talk, Strain.NT, bonus=False)
    declarer, dummy = bargain.declarer, bargain.dummy
    return {
        **found,
        "declarer": str(declarer),
        "dummy": str(dummy),
        "leader": str(_leader(bargain)),
        "tieBroken": points[declarer] == points[dummy],
    }


@adapter("minibridge", "declarer")
def declarer(case: Case, _options: Mapping[str, object]) -> dict[str, object]:
    """Say who declares, from the points announced."""
    given = fields.member(case, "deal")
    announced = fields.member(given, "points")
    points = {seat: fields.integer(announced, str(seat)) for seat in Seat}
    return _declared(_seat(given, "dealer"), points)


def _counted(deal: Deal) -> dict[Seat, int]:
    return {seat: deal[seat].points for seat in Seat}


@adapter("minibridge", "declarer-hands")
def declarer_hands(case: Case, _options: Mapping[str, object]) -> dict[str, object]:
    """Say who declares, from the cards."""
    given = fields.member(case, "deal")
    points = _counted(Deal.parse(fields.text(given, "pbn")))
    shown = {str(seat): count for seat, count in points.items()}
    return {"points": shown, **_declared(_seat(given, "dealer"), points)}


@adapter("minibridge", "three-player")
def three_player(case: Case, options: Mapping[str, object]) -> dict[str, object]:
    """Find declarer, order of play and the players' columns of a three-player deal."""
    given, chosen = fields.member(case, "deal"), read_options(Minibridge3Options, options)
    deal, exposed = Deal.parse(fields.text(given, "pbn")), _seat(given, "exposed")
    points = _counted(deal)
    speakers = tuple(seat for seat in _seat(given, "dealer").round() if seat is not exposed)
    talk = _announced(Announcing(speakers, exposed, points[exposed]), points)
    strain, bonus = fields.strain(given, "strain"), fields.truth(given, "bonus")
    bargain, tricks = _bargain(talk, strain, bonus=bonus), fields.integer(given, "tricks")
    marked = frozenset({bargain.declarer} if is_vulnerable(given) else ())
    played = ThreePlayed(strain, bonus, tricks, bargain.declarer, bargain.dummy, marked)
    sheet = MINIBRIDGE_3.new_sheet(chosen).after(played)
    return {
        "points": {str(seat): points[seat] for seat in speakers},
        "exposedPoints": points[exposed],
        "announceOrder": _order(talk),
        "sum": sum(points.values()),
        "declarer": str(bargain.declarer),
        "dummyHand": str(bargain.dummy),
        "defenders": Unordered(map(str, played.defenders)),
        "leader": str(_leader(bargain)),
        "playOrder": [str(seat) for seat in bargain.order],
        "target": bargain.target,
        "made": tricks >= bargain.target,
        "columns": {str(owner): sheet.total(owner) for owner in sheet.owners},
    }


@dataclass(frozen=True, slots=True)
class _Told:
    """A trick of the sample deal as the booklet tells it.

    ``cards`` are those it names; ``winner`` is given only where they do not settle it.
    """

    cards: Mapping[Seat, str]
    winner: Seat | Side | None = None


_N, _E, _S, _W = Seat
_SAMPLE_DECLARER: Final = _E  # Bine; the hands that made him declarer are lost with the pictures
_SAMPLE: Final = (
    _Told({_S: "CA", _W: "C7", _N: "CT", _E: "C5"}),
    _Told({_S: "CK", _W: "H2", _N: "C3", _E: "C6"}),
    _Told({_W: "HQ", _N: "H6", _E: "H4", _S: "H3"}),
    _Told({_W: "H8", _N: "HK", _E: "HA", _S: "H5"}),
    _Told({_E: "HJ"}, _E),
    _Told({_E: "DK"}, _E),
    _Told({_E: "DA"}, _E),
    _Told({_E: "S2", _W: "SK"}, _W),
    _Told({_W: "DQ", _E: "C8"}, _W),
    *(_Told({}, Side.EW) for _ in range(4)),
)


class _ForReaders:
    """A remark in a case, compared with nothing."""

    def differences(self, _expected: object, _path: str) -> list[Difference]:
        return []


@dataclass(frozen=True, slots=True)
class _KnownCards:
    """The cards of a trick; one that the case gives as ``null`` is unknown and not compared."""

    cards: Mapping[str, str]

    def differences(self, expected: object, path: str) -> list[Difference]:
        if not isinstance(expected, Mapping):
            return [Difference(path, expected, self.cards)]
        known = {seat: card for seat, card in expected.items() if card is not None}
        return differences(known, self.cards, path)


def _check_known(given: Case) -> None:
    """Refuse a sample deal in which somebody plays a card that he is not known to hold."""
    hands = fields.member(given, "knownCards")
    for told in _SAMPLE:
        for seat, card in told.cards.items():
            if card not in fields.array(hands, str(seat)):
                raise InputError("card-not-held", card=card, seat=seat)


def _sample_tricks(leader: Seat, strain: Strain) -> list[tuple[Seat | None, Seat | Side]]:
    """Return who led and who won each trick, by the cards where the booklet names them all."""
    played: list[tuple[Seat | None, Seat | Side]] = []
    turn: Seat | None = leader
    for told in _SAMPLE:
        winner = told.winner
        if winner is None:
            assert turn is not None, "the leader to a trick told card by card is known"
            cards = tuple(Card.parse(told.cards[seat]) for seat in turn.round())
            winner = Trick(turn.round(), cards).winner(strain)
        played.append((turn, winner))
        turn = winner if isinstance(winner, Seat) else None
    return played


def _sample_line(number: int, played: Sequence[tuple[Seat | None, Seat | Side]]) -> object:
    leader, winner = played[number - 1]
    told = {str(seat): card for seat, card in _SAMPLE[number - 1].cards.items()}
    return {
        "n": number,
        "leader": None if leader is None else str(leader),
        "cards": _KnownCards(told),
        "winner": str(winner),
        "score": _won(played[:number]),
        "certainty": _ForReaders(),
    }


def _won(played: Sequence[tuple[Seat | None, Seat | Side]]) -> dict[str, int]:
    sides = [winner if isinstance(winner, Side) else winner.side for _, winner in played]
    return {str(side): sides.count(side) for side in Side}


def _score(strain: Strain, tricks: int, *, bonus: bool, vulnerable: bool = False) -> int:
    marked = Vulnerability.NS if vulnerable else Vulnerability.NONE
    played = MinibridgePlayed(strain, bonus, tricks, Column.WE, marked)
    return MINIBRIDGE.new_sheet().after(played).difference


@adapter("minibridge", "sample-deal")
def sample_deal(case: Case, _options: Mapping[str, object]) -> dict[str, object]:
    """Follow the booklet's sample deal as far as its text tells the cards."""
    given = fields.member(case, "deal")
    _check_known(given)
    strain, bonus = fields.strain(given, "strain"), fields.truth(given, "bonus")
    leader = _SAMPLE_DECLARER.lho
    played = _sample_tricks(leader, strain)
    needed, final = target(strain, bonus=bonus), _won(played)
    tricks = final[str(_SAMPLE_DECLARER.side)]
    return {
        "declarer": str(_SAMPLE_DECLARER),
        "dummy": str(_SAMPLE_DECLARER.partner),
        "leader": str(leader),
        "target": needed,
        "tricks": [_sample_line(number, played) for number in range(1, 14)],
        "final": final,
        "made": tricks >= needed,
        "scoreIfI": _score(strain, tricks, bonus=bonus),
        "scoreIfII": _score(strain, tricks, bonus=bonus, vulnerable=True),
    }


def _top_tricks(first: Hand, second: Hand) -> int:
    """Count the tricks two partners can cash from the top at no trump."""
    tricks = 0
    for suit in Suit:
        held = first.holding(suit) | second.holding(suit)
        top = next(count for count in range(14) if count == 13 or not held >> (12 - count) & 1)
        tricks += min(top, max(first.length(suit), second.length(suit)))
    return tricks


def _best_choice(tricks: Mapping[Strain, int]) -> Strain:
    """Return the strain in which so many tricks score most at tariff I, bonus announced or not."""
    return max(
        tricks,
        key=lambda strain: max(
            _score(strain, tricks[strain], bonus=bonus) for bonus in (True, False)
        ),
    )


@adapter("minibridge", "exercise")
def exercise(case: Case, _options: Mapping[str, object]) -> dict[str, object]:
    """Solve the booklet's exercise deal: who declares, and what the cards are worth."""
    # The solver is compiled; the other kinds do without it.
    from sansatout import solver

    given = fields.member(case, "deal")
    deal = Deal.parse(fields.text(given, "pbn"))
    found, lead = declarer_hands(case, {}), Card.parse(fields.text(given, "openingLead"))
    by = Seat.parse(str(found["declarer"]))
    # The lead is given, and it may cost a trick: what counts is best play after it.
    tricks = {
        strain: solver.trace(deal, [lead], strain=strain, declarer=by).tricks[-1]
        for strain in Strain
    }
    best = _best_choice(tricks)
    at_no_trump = tricks[Strain.NT]
    return {
        **found,
        "openingLead": str(lead),
        "topTricksNT": _top_tricks(deal[by], deal[by.partner]),
        "doubleDummyTricks": {fields.letter(strain): count for strain, count in tricks.items()},
        "prizeAnswer": {"strain": fields.letter(best), "tricks": tricks[best]},
        "scoreBonusNT": {
            "I": _score(Strain.NT, at_no_trump, bonus=True),
            "II": _score(Strain.NT, at_no_trump, bonus=True, vulnerable=True),
        },
    }
