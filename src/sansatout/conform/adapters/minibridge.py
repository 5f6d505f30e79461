"""Cases of minibridge: scores, tricks and following suit."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeVar

from sansatout.cards import Card, Hand
from sansatout.conform import fields
from sansatout.conform.compare import Unordered
from sansatout.conform.registry import Case, adapter
from sansatout.errors import InputError
from sansatout.options import parse_options
from sansatout.scoring.minibridge import (
    MINIBRIDGE,
    MinibridgeOptions,
    MinibridgePlayed,
    target,
)
from sansatout.scoring.sheet import Column
from sansatout.seats import Seat, Vulnerability
from sansatout.tricks import Trick, following

OptionsT = TypeVar("OptionsT", bound=MinibridgeOptions)

TARIFFS: Final = {"I": False, "II": True}


def read_options(kind: type[OptionsT], given: Mapping[str, object]) -> OptionsT:
    """Read options by our names, also in the rules' manner of writing."""
    ours = {re.sub("([A-Z])", r"_\1", name).lower(): value for name, value in given.items()}
    return parse_options(kind, ours)


def is_vulnerable(given: Case) -> bool:
    """Read declarer's tariff, ``I`` or ``II``."""
    tariff = fields.text(given, "vulnerability")
    if tariff not in TARIFFS:
        raise InputError("case-field-kind", field="vulnerability", value=tariff, expected="I or II")
    return TARIFFS[tariff]


@adapter("minibridge", "score")
def score(case: Case, options: Mapping[str, object]) -> dict[str, object]:
    """Score a deal for both sides; ``net`` is declarer's."""
    given, chosen = fields.member(case, "deal"), read_options(MinibridgeOptions, options)
    strain, bonus = fields.strain(given, "strain"), fields.truth(given, "bonus")
    ours = Vulnerability.NS if is_vulnerable(given) else Vulnerability.NONE
    tricks = fields.integer(given, "tricks")
    sheet = MINIBRIDGE.new_sheet(chosen).after(
        MinibridgePlayed(strain, bonus, tricks, Column.WE, ours)
    )
    needed = target(strain, bonus=bonus)
    return {
        "target": needed,
        "made": tricks >= needed,
        "declarerSide": sheet.total(Column.WE),
        "defenders": sheet.total(Column.THEY),
        "net": sheet.difference,
    }


def _cards(given: Case, key: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, fields.array(given, key)))


@adapter("minibridge", "trick")
def trick(case: Case, _options: Mapping[str, object]) -> dict[str, object]:
    """Say who wins four cards played clockwise."""
    given = fields.member(case, "deal")
    cards = _cards(given, "cards")
    if len(cards) != 4:
        raise InputError("case-field-kind", field="cards", value=len(cards), expected="four cards")
    played = Trick(Seat.parse(fields.text(given, "leader")).round(), cards)
    return {"winner": str(played.winner(fields.strain(given, "strain")))}


@adapter("minibridge", "legal")
def legal(case: Case, _options: Mapping[str, object]) -> dict[str, object]:
    """Say which cards of a hand may be played to the one led."""
    given = fields.member(case, "deal")
    led = given.get("led")
    suit = None if led is None else Card.parse(fields.text(given, "led")).suit
    return {"legal": Unordered(map(str, following(Hand(_cards(given, "hand")), suit)))}
