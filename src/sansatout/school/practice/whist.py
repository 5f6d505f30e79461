"""Questions about bridge-whist: what to name, whether to double, what to lead.

Each is about one piece of advice: hands are dealt until it is what decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from sansatout.cards import PACK, Card, Hand, Rank, Strain, Suit
from sansatout.school.judges import find, whist
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import kind_by_rule, texts
from sansatout.school.problems import Form, Possible, Problem
from sansatout.school.sheets import LessonSheet
from sansatout.school.signs import card_sign
from sansatout.trainer.shown import Line

__all__: list[str] = []

_NAMES: Final = tuple(f"name-{strain}" for strain in reversed(Strain))
_DEALER: Final = tuple(f"BW-DEAL-{n}" for n in (1, 2, 3, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16))
_THIRD: Final = tuple(f"BW-THIRD-{n}" for n in (1, 2, 3, 4))
_DOUBLING: Final = tuple(f"BW-DBL-{n}" for n in (1, 2, 3, 4, 5, 6, 7))
_LEADS: Final = tuple(f"BW-LEAD-{n}" for n in range(1, 12))
_LEFT: Final = {"BW-LEAD-1": "long", "BW-LEAD-6": "short"}
"""What is led for want of something better: the reason says so."""
_PARTNER_DOUBLED: Final = ("BW-LEAD-7", "BW-LEAD-8", "BW-LEAD-9")
_SHEETS: Final = (
    ("D we:11",), ("D they:11",), ("D we:11", "NT we:7", "S we:11"), ("D we:11", "NT we:8"),
    ("H they:10", "NT they:8", "S they:8"), ("D we:11", "D they:11", "D we:9", "C they:12"),
    ("C we:13",),
)  # fmt: skip
"""Some ways in which a sitting can stand."""
_DECIDING: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "BW-DEAL-12": ("D we:11", "D they:11", "D we:9", "C they:10", "S they:11"),
        "BW-DEAL-13": ("C they:13",),
        "BW-DEAL-14": ("D we:11", "C we:13"),
    }
)
"""Some for the advice that goes by the score."""


def _aces(_: Random) -> Iterator[Card]:
    return (Card(suit, Rank.ACE) for suit in Suit)


def _of_a_suit(
    rng: Random, *, suits: tuple[Suit, ...], highest: int, top: int, more: int = 0
) -> Iterator[Card]:
    """Give some of a suit's highest cards, and more of the others."""
    suit = rng.choice(suits)
    ranks = list(reversed(Rank))
    for rank in (*rng.sample(ranks[:highest], top), *rng.sample(ranks[highest:], more)):
        yield Card(suit, rank)


_RED, _BLACK = (Suit.D, Suit.H), (Suit.C, Suit.S)
_HELD: Final[Mapping[str, Callable[[Random], Iterator[Card]]]] = MappingProxyType(
    {
        "BW-DEAL-1": _aces,
        "BW-DEAL-5": partial(_of_a_suit, suits=_RED, highest=5, top=5),
        "BW-DEAL-6": partial(_of_a_suit, suits=_RED, highest=5, top=4),
        "BW-DEAL-14": partial(_of_a_suit, suits=_BLACK, highest=4, top=4, more=2),
        "BW-DBL-2": partial(_of_a_suit, suits=tuple(Suit), highest=3, top=3, more=4),
        "BW-DBL-6": partial(_of_a_suit, suits=(Suit.H,), highest=3, top=3, more=4),
    }
)
"""What is dealt first, for advice about rare hands."""


def _hand(rng: Random, rule: str) -> str:
    held = list(_HELD[rule](rng)) if rule in _HELD else []
    return str(
        Hand([*held, *rng.sample([card for card in PACK if card not in held], 13 - len(held))])
    )


def _some(make: Callable[[], Picture], is_about: Callable[[Picture], bool]) -> Picture:
    while True:
        figure = make()
        if is_about(figure):
            return figure


def _law(rule: str) -> str:
    return f"#law-{rule}"


def _possible(keys: tuple[str, ...]) -> tuple[Possible, ...]:
    return tuple(Possible(key, Line(f"school-answer-{key}", {})) for key in keys)


def _standing(rng: Random, rule: str, level: int) -> LessonSheet | None:
    """Return a sheet that has to be looked at, in the hard questions and where it decides."""
    if level < 2 and rule not in _DECIDING:
        return None
    return LessonSheet(system="bridge-whist", deals=_DECIDING.get(rule) or rng.choice(_SHEETS))


def _naming(rule: str, rng: Random, level: int) -> Problem:
    """Ask what the dealer names, or third hand after a remission."""
    dealer = rule in _DEALER
    me = "S" if dealer else "N"
    sheet = _standing(rng, rule, level)

    def make() -> Picture:
        return Picture(me=me, dealer="S", hands={me: _hand(rng, rule)}, sheet=sheet)

    figure = _some(make, lambda one: rule in whist.naming(one).rules)
    right, law = find("whist-name", figure), whist.naming(figure).rules[0]
    asked, hint, why = texts(
        "whist-dealer" if dealer else "whist-third",
        answer=f"#school-answer-{right[0][0]}", law=_law(law),
    )  # fmt: skip
    keys = (*_NAMES, "name-remit") if dealer else _NAMES
    return Problem(
        form=Form.CHOOSE, text=asked, figure=figure, possible=_possible(keys), right=right,
        hint=hint, why=why, rules=(rule,),
    )  # fmt: skip


def _namer(figure: Picture) -> str:
    return "dealer" if figure.namer == "S" else "third"


def _other_namer(figure: Picture) -> Picture:
    return replace(figure, namer="N" if figure.namer == "S" else "S")


def _is_doubling_about(rule: str, figure: Picture) -> bool:
    """Tell whether the advice decides; where several do, whether it is the one that matters."""
    decision = whist.doubling(figure)
    if rule == "BW-DBL-5":
        few = figure.hand().length(Suit.S) < 2
        return rule in decision.rules and figure.strain_played() is Strain.S and few
    if rule == "BW-DBL-7":
        return rule in decision.rules and not whist.doubling(_other_namer(figure)).act
    return decision.rules[0] == rule


def _doubling(rule: str, rng: Random, level: int) -> Problem:
    """Ask whether a naming is doubled."""
    me = {"BW-DBL-2": "W", "BW-DBL-6": "E"}.get(rule) or rng.choice("WE")
    sheet = _standing(rng, rule, level)

    def make() -> Picture:
        strain = "NT" if rule in ("BW-DBL-2", "BW-DBL-6") else str(rng.choice(tuple(Strain)))
        return Picture(
            me=me, dealer="S", hands={me: _hand(rng, rule)}, namer=rng.choice("SN"),
            strain=strain, sheet=sheet,
        )  # fmt: skip

    figure = _some(make, partial(_is_doubling_about, rule))
    right, forehand = find("whist-double", figure), me == "W"
    asked, hint, why = texts(
        "whist-double", answer=f"#school-answer-{right[0][0]}", law=_law(rule),
        strain=f"#page-strain-{figure.strain}", namer=_namer(figure),
        me="forehand" if forehand else "fourth",
    )  # fmt: skip
    keys = ("double", "ask" if forehand else "lead")
    return Problem(
        form=Form.CHOOSE, text=asked, figure=figure, possible=_possible(keys), right=right,
        hint=hint, why=why, rules=(rule,),
    )  # fmt: skip


def _is_lead_about(rule: str, figure: Picture) -> bool:
    """Tell whether the advice decides; what forbids a lead does where another would be made."""
    decided = whist.lead(figure).rules[0]
    if rule == "BW-LEAD-8":
        return figure.namer == "S" and whist.lead(_other_namer(figure)).rules[0] == "BW-LEAD-7"
    if rule == "BW-LEAD-10":
        hand, led = figure.hand(), whist.lead(figure).act.suit
        best = max(Suit, key=lambda suit: (hand.length(suit), hand.holding(suit)))
        tenace = all(Card(best, rank) in hand for rank in (Rank.ACE, Rank.QUEEN))
        untouched = tenace and Card(best, Rank.KING) not in hand and led is not best
        return untouched and decided == "BW-LEAD-5" and figure.strain_played().suit is not best
    return decided == rule


def _lead(rule: str, rng: Random, level: int) -> Problem:
    """Ask for the opening lead."""
    del level

    def make() -> Picture:
        return Picture(
            me="W", dealer="S", hands={"W": _hand(rng, rule)}, namer=rng.choice("SN"),
            strain=str(rng.choice(tuple(Strain))),
            doubler="E" if rule in _PARTNER_DOUBLED else None,
        )  # fmt: skip

    figure = _some(make, partial(_is_lead_about, rule))
    right = find("whist-lead", figure)
    asked, hint, why = texts(
        "whist-lead", card=card_sign(Card.parse(right[0][0])), law=_law(rule),
        strain=f"#page-strain-{figure.strain}", namer=_namer(figure),
        doubled="yes" if figure.doubler else "no", left=_LEFT.get(rule, "no"),
    )  # fmt: skip
    return Problem(
        form=Form.CARD, text=asked, figure=figure, right=right, hint=hint, why=why, rules=(rule,)
    )


for _key, _rules, _make in (
    ("whist-dealer", _DEALER, _naming),
    ("whist-third", _THIRD, _naming),
    ("whist-double", _DOUBLING, _doubling),
    ("whist-lead", _LEADS, _lead),
):
    kind_by_rule(_key, {rule: partial(_make, rule) for rule in _rules})
