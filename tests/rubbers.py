"""The booklets' worked examples of a whole rubber and a whole sitting, as they are told."""

PAMPHLET = (
    "2DX we 9 honours we:4",
    "3C they 12 honours they:5",
    "4H they 9",
    "2S we 9 honours we:4",
    "3C we 8",
    "4S we 13 honours we:5",
)
"""The rubber of PB-8.3."""
STOCKHOLM = (
    "C we:7 honours we:3",
    "H they:8 honours they:3",
    "D we:11 honours we:4-shared",
    "H they:11 honours they:5-3-2 chicane we",
    "S we:10 honours we:3 chicane they",
    "NT they:9 honours they:aces-4-shared",
)
"""The sitting of BW-10."""
