"""Short ways to write hands and sheets of bridge-whist in tests."""

import dataclasses

from sansatout.cards import Strain
from sansatout.scoring.bridge_whist import (
    BRIDGE_WHIST,
    BridgeWhistOptions,
    HonourClaim,
    WhistHand,
)
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column

WE, THEY = Column.WE, Column.THEY
DEFAULT = BridgeWhistOptions()


def reading(**chosen: object) -> BridgeWhistOptions:
    return dataclasses.replace(DEFAULT, **chosen)  # type: ignore[arg-type]


def sheet_of(*hands: WhistHand, options: BridgeWhistOptions = DEFAULT) -> RubberSheet[WhistHand]:
    return BRIDGE_WHIST.new_sheet(options).refolded(hands)


def claim(text: str) -> HonourClaim:
    return HonourClaim.parse(text)


WORKED = (
    WhistHand(Strain.C, 7, honours=claim("we:3")),
    WhistHand(Strain.H, 5, honours=claim("they:3")),
    WhistHand(Strain.D, 11, honours=claim("we:4-shared")),
    WhistHand(Strain.H, 2, honours=claim("they:5-3-2"), chicane=(WE,)),
    WhistHand(Strain.S, 10, honours=claim("we:3"), chicane=(THEY,)),
    WhistHand(Strain.NT, 4, honours=claim("they:aces-4-shared")),
)
