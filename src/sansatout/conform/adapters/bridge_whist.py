"""Cases of bridge-whist. The files call the players A, B, C, D: South, West, North, East."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from sansatout.cards import Strain
from sansatout.conform import fields
from sansatout.conform.registry import Case, adapter
from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.options import parse_options
from sansatout.scoring.bridge_whist import (
    BRIDGE_WHIST,
    BridgeWhistOptions,
    Holding,
    HonourClaim,
    Settlement,
    WhistHand,
    honour_units,
    may_be_laid_down,
    net_units,
    odd_tricks,
    rounded,
    settle,
    settlement,
)
from sansatout.scoring.rubber import End, RubberLine, RubberSheet
from sansatout.scoring.sheet import Column, Entry, Place, total
from sansatout.seats import Seat

SEATS: Final = {"A": Seat.S, "B": Seat.W, "C": Seat.N, "D": Seat.E}
LETTERS: Final = {seat: letter for letter, seat in SEATS.items()}
COLUMNS: Final = {"AC": Column.WE, "BD": Column.THEY}
PAIRS: Final = {column: pair for pair, column in COLUMNS.items()}


def seat(given: Case, key: str) -> Seat:
    """Read the letter of a player."""
    letter = fields.text(given, key)
    if letter not in SEATS:
        raise InputError("case-field-kind", field=key, value=letter, expected="one of A B C D")
    return SEATS[letter]


def _column(given: Case, key: str) -> Column | None:
    pair = given.get(key)
    if pair is None:
        return None
    if pair not in COLUMNS:
        raise InputError("case-field-kind", field=key, value=pair, expected="AC or BD")
    return COLUMNS[pair]


def _pair(given: Case, key: str) -> tuple[int, int]:
    both = fields.member(given, key)
    return fields.integer(both, "AC"), fields.integer(both, "BD")


def _by_pair(value: Callable[[Column], object]) -> dict[str, object]:
    return {pair: value(column) for pair, column in COLUMNS.items()}


def _tricks(given: Case) -> int:
    ours, theirs = _pair(given, "tricks")
    if ours + theirs != 13:
        raise InputError("tricks-sum", tricks=ours + theirs)
    return ours


def read_options(given: Mapping[str, object]) -> BridgeWhistOptions:
    """Read options by our names or by those of the rules, like ``doublingLimit``."""
    ours = {re.sub("([A-Z])", r"_\1", name).lower(): _value(v) for name, v in given.items()}
    return parse_options(BridgeWhistOptions, ours)


def _value(value: object) -> object:
    """Turn the rules' words for a reading into ours."""
    if value is None:
        return "none"
    words = {"on": True, "off": False, "last + one named": "last-and-one-named", 8: "8"}
    plain = isinstance(value, (str, int)) and not isinstance(value, bool)
    return words.get(value, value) if plain else value


def _sheet(before: Case, options: BridgeWhistOptions) -> RubberSheet[WhistHand]:
    """Return a sheet on which the sides already have these games and points."""
    won = zip(Column, _pair(before, "games"), strict=True)
    lines: list[RubberLine[WhistHand]] = [
        RubberLine(None, (), (0, 0), column) for column, count in won for _ in range(count)
    ]
    lines.append(RubberLine(None, (), _pair(before, "below")))
    return RubberSheet(BRIDGE_WHIST, options, tuple(lines))


def _state(sheet: RubberSheet[WhistHand]) -> dict[str, object]:
    return {"below": _by_pair(sheet.standing), "games": _by_pair(sheet.games)}


def _winner(sheet: RubberSheet[WhistHand]) -> str | None:
    winner = sheet.lines[-1].game_to
    return PAIRS[winner] if winner else None


def _of_deal(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Leave out the bonus for the second game: the files add it in the settlement."""
    return tuple(entry for entry in entries if entry.label != "second-game")


def _points(entries: Iterable[Entry], *labels: str) -> dict[str, object]:
    chosen = [entry for entry in entries if entry.label in labels]
    return _by_pair(lambda column: total(chosen, column))


def _cards(deal: Deal, strain: Strain) -> dict[str, object]:
    trump = strain.suit
    if trump is None:
        return {"aces": {letter: deal[seat].aces for letter, seat in SEATS.items()}, "chicane": []}
    return {
        "honourCards": {letter: deal[seat].honours(trump) for letter, seat in SEATS.items()},
        "chicane": [letter for letter, seat in SEATS.items() if not deal[seat].length(trump)],
    }


def _units(hand: WhistHand, options: BridgeWhistOptions) -> dict[str, object] | None:
    if hand.strain is Strain.NT:
        return None
    holder = hand.honours.column if hand.honours else None
    return _by_pair(lambda column: honour_units(hand, options) if column is holder else 0)


def _scored(
    hand: WhistHand, sheet: RubberSheet[WhistHand], options: BridgeWhistOptions
) -> dict[str, object]:
    after = sheet.after(hand)
    entries = _of_deal(after.lines[-1].entries)
    return {
        "oddTricks": _by_pair(lambda column: odd_tricks(hand, column, options)),
        "trickPoints": _points(entries, "odd-tricks"),
        "honourUnits": _units(hand, options),
        "honourPoints": _points(entries, "honour-units", "aces"),
        "slamPoints": _points(entries, "little-slam", "grand-slam"),
        "above": _by_pair(lambda column: total(entries, column, Place.ABOVE)),
        "below": _by_pair(lambda column: total(entries, column, Place.BELOW)),
        "gameTo": _winner(after),
        "after": _state(after),
        "sittingOver": after.end is End.COMPLETE,
    }


@adapter("bridge-whist", "hand")
def hand(case: Case, options: Mapping[str, object]) -> dict[str, object]:
    """Score a hand that was played, from its cards."""
    given, chosen = fields.member(case, "deal"), read_options(options)
    deal, strain = Deal.parse(fields.text(given, "pbn")), fields.strain(given, "strain")
    times = fields.integer(given, "multiplier")
    played = WhistHand.of_deal(strain, _tricks(given), deal, multiplier=times)
    sheet = _sheet(fields.member(given, "before"), chosen)
    return {**_cards(deal, strain), **_scored(played, sheet, chosen)}


@adapter("bridge-whist", "laid-down")
def laid_down(case: Case, options: Mapping[str, object]) -> dict[str, object]:
    """Score a hand that is laid down if it may be, otherwise played."""
    given, chosen = fields.member(case, "deal"), read_options({"layDownSpades": True, **options})
    deal, strain = Deal.parse(fields.text(given, "pbn")), fields.strain(given, "strain")
    times, before = fields.integer(given, "multiplier"), fields.member(given, "before")
    may = chosen.lay_down_spades and may_be_laid_down(strain, times, _pair(before, "below"))
    if may:
        result = WhistHand.deal_laid_down(seat(given, "namedBy"), deal)
    else:
        result = WhistHand.of_deal(strain, _tricks(given), deal, multiplier=times)
    scored = _scored(result, _sheet(before, chosen), chosen)
    return {"mayBeLaidDown": may, **_cards(deal, strain), **scored}


def _claimed(given: Case) -> WhistHand:
    honours, (ours, theirs) = fields.member(given, "honours"), _pair(given, "chicane")
    column = _column(honours, "side")
    claim = HonourClaim(column, Holding.parse(fields.text(honours, "holding"))) if column else None
    return WhistHand(
        fields.strain(given, "strain"),
        _tricks(given),
        fields.integer(given, "multiplier"),
        claim,
        (Column.WE,) * ours + (Column.THEY,) * theirs,
    )


def _settled(result: Settlement) -> dict[str, object]:
    bonus = None
    if result.second_game:
        bonus = {"side": PAIRS[result.second_game], "points": result.bonus}
    return {
        "difference": result.difference,
        "gameBonus": bonus,
        "net": {"side": PAIRS[result.winners], "points": result.net},
        "rounded": result.rounded,
        "general": result.general,
        "perPlayer": {
            letter: result.account(Column.of(seat.side)) for letter, seat in SEATS.items()
        },
    }


@adapter("bridge-whist", "sitting")
def sitting(case: Case, options: Mapping[str, object]) -> dict[str, object]:
    """Score a whole sitting, honours claimed, and settle it."""
    sheet, lines = BRIDGE_WHIST.new_sheet(read_options(options)), []
    for number, given in enumerate(fields.array(fields.member(case, "deal"), "hands"), start=1):
        sheet = sheet.after(_claimed(given))
        lines.append(_line(sheet, number))
    result = settlement(sheet)
    return {
        "lines": lines,
        "totals": dict(zip(COLUMNS, result.totals, strict=True)),
        "sittingWonBy": PAIRS[sheet.winner] if sheet.winner else None,
        **_settled(result),
    }


def _line(sheet: RubberSheet[WhistHand], number: int) -> dict[str, object]:
    entries = _of_deal(sheet.lines[-1].entries)
    return {
        "hand": number,
        "above": _by_pair(lambda column: total(entries, column, Place.ABOVE)),
        "below": _by_pair(lambda column: total(entries, column, Place.BELOW)),
        "running": _state(sheet),
        "gameTo": _winner(sheet),
    }


@adapter("bridge-whist", "settlement")
def settled(case: Case, options: Mapping[str, object]) -> dict[str, object]:
    """Settle a sitting from its totals."""
    given = fields.member(case, "deal")
    totals = _pair(given, "totals")
    return _settled(settle(totals, _column(given, "sittingWonBy"), read_options(options)))


@adapter("bridge-whist", "rounding")
def rounding(case: Case, _options: Mapping[str, object]) -> dict[str, object]:
    """Round points to tens."""
    tens = rounded(fields.integer(fields.member(case, "deal"), "points"))
    return {"rounded": tens, "general": tens // 10}


@adapter("bridge-whist", "units")
def units(case: Case, _options: Mapping[str, object]) -> dict[str, object]:
    """Add and take chicane from honour units."""
    given = fields.member(case, "deal")
    own, opposing = (fields.integer(given, f"chicane{whose}") for whose in ("Own", "Opp"))
    return {"units": net_units(fields.integer(given, "units"), own, opposing)}
