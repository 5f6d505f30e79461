"""How seats, strains and the like are written in JSON, for the types of what is sent and read.

To Python they are texts; who reads JSON by these types, or makes the page's types from them, finds
the only texts that there can be in ``extra["words"]``.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta

__all__ = [
    "ALL",
    "ColumnName",
    "SeatName",
    "SideName",
    "StrainName",
    "SuitName",
    "VulnerabilityName",
]


def _one_of(*words: str) -> Meta:
    return Meta(pattern=f"^({'|'.join(words)})$", extra={"words": words})


ALL = Meta(extra={"all": True})
"""Of a mapping: every key that there can be is there."""

SeatName: TypeAlias = Annotated[str, _one_of("N", "E", "S", "W")]
SideName: TypeAlias = Annotated[str, _one_of("NS", "EW")]
VulnerabilityName: TypeAlias = Annotated[str, _one_of("None", "NS", "EW", "All")]
SuitName: TypeAlias = Annotated[str, _one_of("S", "H", "D", "C")]
StrainName: TypeAlias = Annotated[str, _one_of("S", "H", "D", "C", "NT")]
ColumnName: TypeAlias = Annotated[str, _one_of("we", "they", "N", "E", "S", "W")]
"""A column of a score sheet: a side's, or a player's own."""
