"""Cases of bridge-whist before the play: the draw, the seats, naming and doubling."""

from __future__ import annotations

from collections.abc import Mapping

from sansatout.cards import Card
from sansatout.conform import fields
from sansatout.conform.adapters.bridge_whist import LETTERS, read_options, seat
from sansatout.conform.registry import Case, adapter
from sansatout.errors import InputError, RuleError
from sansatout.events.acts import Name, Remit, Speak, Utterance
from sansatout.scoring.bridge_whist import ROTATION, TRICK_VALUES
from sansatout.seats import Seat
from sansatout.variants.bridge_whist import BridgeWhist
from sansatout.variants.naming import Naming
from sansatout.variants.seating import Chooses


@adapter("bridge-whist", "seating")
def seating(case: Case, _options: Mapping[str, object]) -> dict[str, object]:
    """Read the cards drawn for seats."""
    given, rule = fields.member(case, "deal"), BridgeWhist.draw
    assert rule is not None, "bridge-whist draws for seats"
    players, cards = fields.array(given, "players"), fields.array(given, "drawn")
    if len(players) != len(cards) or len(players) < 4:
        raise InputError(
            "case-field-kind", field="drawn", value=len(cards), expected="a card for each player"
        )
    order = rule.order(dict(zip(players, map(Card.parse, cards), strict=True)))
    seats = rule.seats(order, Seat.S)
    return {
        "orderLowToHigh": order,
        "dealer": seats[Seat.S],
        "seatChoice": order[0] if rule.chooses is Chooses.DEALER else None,
        "pairs": [[seats[first], seats[first.partner]] for first in (Seat.S, Seat.W)],
        "sitOutFirst": order[4:],
    }


@adapter("bridge-whist", "rotation")
def rotation(case: Case, _options: Mapping[str, object]) -> dict[str, object]:
    """Seat the players for one of the three sittings."""
    sitting = fields.integer(fields.member(case, "deal"), "sitting")
    if not 1 <= sitting <= 3:
        raise InputError("case-field-kind", field="sitting", value=sitting, expected="1, 2 or 3")
    seats = {place: "ABCD"[player] for place, player in ROTATION[sitting - 1].items()}
    pairs = [[seats[first], seats[first.partner]] for first in (Seat.S, Seat.W)]
    return {**{str(place): letter for place, letter in seats.items()}, "pairs": pairs}


def _named(given: Case, options: Mapping[str, object]) -> Naming:
    """Return the talk after the naming, by the dealer or on his remission by his partner."""
    agreed = {**options, "doublingLimit": given["limit"]} if "limit" in given else options
    limit = read_options(agreed).doubling_limit
    dealer, namer = seat(given, "dealer"), seat(given, "namedBy")
    talk = Naming(dealer, None if limit == "none" else int(limit))
    if namer is not dealer:
        talk = talk.after(dealer, Remit())
    return talk.after(namer, Name(fields.strain(given, "strain")))


@adapter("bridge-whist", "doubling")
def doubling(case: Case, options: Mapping[str, object]) -> dict[str, object]:
    """Follow the talk after a naming, up to the first word that is not allowed."""
    given = fields.member(case, "deal")
    talk = _named(given, options)
    for place, (letter, words) in enumerate(fields.array(given, "utterances")):
        try:
            talk = talk.after(seat({"speaker": letter}, "speaker"), Speak(Utterance(words)))
        except RuleError:
            return {"legal": False, "illegalAt": place}
    forehand, dummy = talk.dealer.lho, talk.dealer.partner
    return {
        "legal": True,
        "multiplier": talk.multiplier,
        "playBegins": talk.outcome is not None,
        "toSpeak": None if talk.turn is None else LETTERS[talk.turn],
        "leader": LETTERS[talk.outcome.order[0] if talk.outcome else forehand],
        "declarer": LETTERS[talk.outcome.declarer if talk.outcome else talk.dealer],
        "dummy": LETTERS[talk.outcome.dummy if talk.outcome else dummy],
        "trickValue": TRICK_VALUES[fields.strain(given, "strain")] * talk.multiplier,
    }
