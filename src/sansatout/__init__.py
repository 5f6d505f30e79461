"""Bridge as five old booklets tell it, and what the game became.

The names here are what most programs need, each loaded from its own module when it is first asked
for; ``__init__.pyi`` tells type checkers the same.

>>> import sansatout as st
>>> deal = st.Deal.parse("N:K982.A74.KQ3.J95 54.KJ9.JT752.Q83 AQJT7.Q6.A94.KT2 63.T8532.86.A764")
>>> st.dd_table(deal)[st.Seat.S, st.Strain.S]
11
>>> played = st.Played.of_deal(st.Contract.parse("4S"), st.Seat.S, 11, deal)
>>> [(entry.points, entry.rule) for entry in st.game("kontrakt").new_sheet().after(played).entries]
[(36, 'PB-7.1'), (50, 'PB-8.2.1'), (50, 'PB-8.2.1'), (100, 'PB-7.8'), (300, 'PB-8.2.5')]
>>> system = st.bidding_system("culbertson")
>>> str(st.decide_call(system, deal[st.Seat.S], st.Auction(st.Seat.S)).act)
'1S'
"""

__version__ = "0.2.0"

_HOMES = {
    "auction": "Auction",
    "calls": "DOUBLE PASS REDOUBLE Bid Call",
    "cards": "PACK Card Hand Rank Strain Suit",
    "chance": "random_deals",
    "contract": "Contract Doubling",
    "deal": "Deal Pack",
    "errors": "InputError NotationError RuleError SansatoutError",
    "formats.files": "read write",
    "formats.records": "Book GameRecord deal_list",
    "lab.match": "Match play_match",
    "lab.match_table": "Player",
    "lab.simulation": "simulate",
    "robots.bidding": "bidding_system decide_call explain_call",
    "scoring.compare": "imps matchpoints",
    "scoring.sheet": "Column Entry Place Played",
    "scoring.sheets": "Sheet",
    "seats": "Seat Side Vulnerability",
    "solver.par": "Par par par_of_table",
    "solver.play": "Solution solve_cards trace",
    "solver.position": "Position",
    "solver.tables": "TrickTable dd_table dd_tables",
    "variants": "VARIANTS game",
    "variants.base": "Variant",
}
"""The names that each module gives."""

_MODULES = {name: module for module, names in _HOMES.items() for name in names.split()}
__all__ = sorted(_MODULES)


def __getattr__(name: str) -> object:
    """Load a name from its module, once."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(f"sansatout.{_MODULES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
