"""Hearing an auction: what a call is, what it obliges to, and by what a hand is valued after it."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from msgspec import structs

from sansatout.auction import Auction
from sansatout.calls import PASS, Bid
from sansatout.cards import Suit
from sansatout.robots.bidding import Situation
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.message import tricks_text
from sansatout.school.bidding import position_of
from sansatout.school.judges import find
from sansatout.school.judges.contract import sacrificed
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import HARDEST, kind_by_rule, line, texts
from sansatout.school.practice.bidding.seeds import some_spot
from sansatout.school.practice.bidding.spots import figure_of, heard
from sansatout.school.practice.tricks import seats
from sansatout.school.problems import Form, Possible, Problem
from sansatout.school.signs import call_sign
from sansatout.seats import Seat
from sansatout.trainer.shown import Line

__all__: list[str] = []

_SYSTEM: Final = "culbertson"


def _choose(
    key: str, about: str, figure: Picture, right: str, answers: tuple[str, ...],
    **arguments: str | int,
) -> Problem:  # fmt: skip
    """Return a question with the answers whose words its message has."""
    asked, hint, why = texts(key, **arguments)
    return Problem(
        form=Form.CHOOSE, text=asked, figure=figure, right=((right,),), hint=hint, why=why,
        possible=tuple(Possible(one, line(key, f"a-{one}")) for one in answers), rules=(about,),
    )  # fmt: skip


def _may_pass(
    rule: str, sources: tuple[str, ...], rng: Random, level: int, *, least: int = 1
) -> Problem:
    """Ask whether partner's call, made by one of these rules, may be passed.

    :param least: the lowest bid that the rule speaks of
    """
    while True:
        spot = some_spot(_SYSTEM, rng.choice(sources), rng, level)
        act = spot.decision.act
        if not isinstance(act, Bid) or act.level >= least:
            return _asks_to_pass(rule, heard(spot, PASS))


def _asks_to_pass(rule: str, figure: Picture) -> Problem:
    right = find("may-pass", figure)[0][0]
    last = next(call for call in reversed(figure.auction().calls) if call is not PASS)
    return _choose(
        "may-pass", rule, figure, right, ("may-pass", "must-bid", "slam"),
        call=call_sign(last), answer=right, rule=f"#law-{rule}",
    )  # fmt: skip


def _their_suit_above_game(rule: str, rng: Random, level: int) -> Problem:
    """Ask what a bid of their suit means once our side has bid game; now and then it has not."""
    above = level == 0 or rng.random() < 0.7
    while True:
        figure = _bid_of_their_suit(*rng.sample(tuple(Suit), 2), above=above)
        if find("may-pass", figure)[0][0] == ("slam" if above else "must-bid"):
            return _asks_to_pass(rule, figure)


def _bid_of_their_suit(theirs: Suit, ours: Suit, *, above: bool) -> Picture:
    """Return an auction in which we overcall and bid their suit at the end, South to call."""
    auction = Auction(Seat.W if above else Seat.E).after(Bid(1, theirs.strain))
    auction = auction.after(Bid(1 + (ours.value < theirs.value), ours.strain)).after(PASS)
    if above:
        game = Situation().game(ours.strain, Seat.S.side)
        auction = auction.after(Bid(game, ours.strain)).after(PASS)
    last = auction.last_bid
    assert last is not None, "both sides have bid"
    higher = theirs.value < last.strain.value
    auction = auction.after(Bid(last.level + higher, theirs.strain)).after(PASS)
    return Picture(me="S", dealer=str(auction.dealer), calls=tuple(map(str, auction.calls)))


kind_by_rule(
    "may-pass",
    {
        "C-PRIN-1": partial(
            _may_pass, "C-PRIN-1", ("C-SHIFT-1", "C-RAISE-2", "C-RAISE-3", "C-JOV-1", "C-RNT-2")
        ),
        "C-FRC-1": partial(_may_pass, "C-FRC-1", ("C-OPEN-5", "C-OPEN-6"), least=2),
        "C-FRC-2": partial(_may_pass, "C-FRC-2", ("C-FSH-1", "C-FSH-2")),
        "C-FRC-3": partial(_may_pass, "C-FRC-3", ("C-CUE-1",)),
        "C-FRC-4": partial(_may_pass, "C-FRC-4", ("C-ORB-2", "C-ORB-3", "C-ORB-7", "C-R2-1")),
        "C-FRC-5": partial(_their_suit_above_game, "C-FRC-5"),
        "C-CUE-2": partial(_their_suit_above_game, "C-CUE-2"),
    },
)

_KINDS_OF_CALL: Final = ("overcall", "jump-overcall", "cue-bid", "informative-double", "raise")


def _kind_of_call(rule: str, sources: tuple[str, ...], rng: Random, level: int) -> Problem:
    """Ask what a call against their opening is called."""
    spot = some_spot(_SYSTEM, rng.choice(sources), rng, level)
    figure = heard(spot)
    right = find("kind-of-call", figure)[0][0]
    asked, hint, why = texts(
        "kind-of-call", call=call_sign(spot.decision.act), kind=f"#robot-kind-{right}",
        rule=f"#law-{rule}",
    )  # fmt: skip
    return Problem(
        form=Form.CHOOSE, text=asked, figure=figure, right=((right,),), hint=hint, why=why,
        possible=tuple(Possible(k, Line(f"robot-kind-{k}", {})) for k in _KINDS_OF_CALL),
        rules=(rule,),
    )  # fmt: skip


kind_by_rule(
    "kind-of-call",
    {
        "C-OVC-0": partial(_kind_of_call, "C-OVC-0", ("C-OVC-1", "C-OVC-3", "C-OVC-4", "C-OVC-5")),
        "C-JOV-0": partial(_kind_of_call, "C-JOV-0", ("C-JOV-1",)),
        "C-CUE-0": partial(_kind_of_call, "C-CUE-0", ("C-CUE-1",)),
    },
)


def _double_means(rule: str, sources: tuple[str, ...], rng: Random, level: int) -> Problem:
    """Ask whether a double asks for a suit or punishes."""
    spot = some_spot(_SYSTEM, rng.choice(sources), rng, level)
    figure = heard(spot)
    right = find("double-means", figure)[0][0]
    return _choose(
        "double-means", rule, figure, right, ("asks", "punishes"), answer=right,
        rule=f"#law-{rule}",
    )  # fmt: skip


kind_by_rule(
    "double-means",
    {
        "C-TOX-1": partial(_double_means, "C-TOX-1", ("C-TOX-2", "C-TOX-3")),
        "C-DBL-1": partial(_double_means, "C-DBL-1", ("C-DBL-3",)),
    },
)


_NAMED: Final = {
    "playing": ("C-RAISE-2", "C-RAISE-3"),
    "support": ("C-OPEN-4", "C-SHIFT-1", "C-OVC-4"),
    "defence": ("C-OVC-1", "C-TOX-2"),
}
"""By which rules partner calls before a hand is valued so; against them it is one's own turn."""


def _valuation(rng: Random, level: int) -> Problem:
    """Ask by what a hand is valued (C-PRIN-3)."""
    wanted = rng.choice(tuple(_NAMED))
    spot = some_spot(_SYSTEM, rng.choice(_NAMED[wanted]), rng, level)
    figure = figure_of(spot) if wanted == "defence" else heard(spot, PASS)
    right, last = find("valuation", figure)[0][0], figure.auction().last_bid
    assert last is not None, "somebody has bid"
    return _choose(
        "valuation", "C-PRIN-3", structs.replace(figure, hands={}), right, tuple(_NAMED),
        strain=f"#page-strain-{last.strain}", answer=right,
    )  # fmt: skip


kind_by_rule("valuation", {"C-PRIN-3": _valuation})


_AFTER_PASSES: Final = ("C-OPEN-4", "C-OVC-1", "C-RNT-2", "C-TOX-2", "C-RAISE-2", "C-SHIFT-1")
"""Rules by which somebody calls, often after a pass."""


def _opener(rng: Random, level: int) -> Problem:
    """Ask who is opener, after a pass or more (C-PRIN-4)."""
    del level
    while True:
        figure = heard(some_spot(_SYSTEM, rng.choice(_AFTER_PASSES), rng, HARDEST))
        if figure.calls[0] == "Pass":
            break
    figure = Picture(dealer=str(rng.choice(tuple(Seat))), calls=figure.calls)
    right = find("opener", figure)
    asked, hint, why = texts("opener", seat=f"#school-answer-{right[0][0]}")
    return Problem(
        form=Form.CHOOSE, text=asked, figure=figure, possible=seats(), right=right, hint=hint,
        why=why, rules=("C-PRIN-4",),
    )  # fmt: skip


kind_by_rule("opener", {"C-PRIN-4": _opener})


def _opponents_tricks(rng: Random, level: int) -> Problem:
    """Ask how many tricks are left to the opponents (C-DBL-2)."""
    figure = figure_of(some_spot(_SYSTEM, "C-DBL-2", rng, level))
    at, right = position_of(figure), find("opponents-tricks", figure)
    assert at.last is not None, "they have bid"
    own = Counts(figure.hand()).defence_tricks(at.last.strain)
    asked, hint, why = texts(
        "opponents-tricks", contract=call_sign(at.last), own=tricks_text(own),
        partner=tricks_text(at.partner_shown), tricks=right[0][0],
    )  # fmt: skip
    return Problem(
        form=Form.NUMBER, text=asked, figure=figure, most=13, parts=2, right=right, hint=hint,
        why=why, rules=("C-DBL-2",),
    )  # fmt: skip


kind_by_rule("opponents-tricks", {"C-DBL-2": _opponents_tricks})

_SACRIFICES: Final = (("4S", "4H"), ("5C", "4S"), ("5D", "4H"), ("4S", "3NT"), ("5C", "4H"))
"""What we would bid, over which game of theirs."""


def _sacrifice(rng: Random, level: int) -> Problem:
    """Ask whether going down costs less than their game (C-PRIN-5)."""
    ours, theirs = rng.choice(_SACRIFICES)
    short = rng.randint(1, 3)
    we, they = (level > 0 and rng.random() < 0.5), (level > 0 and rng.random() < 0.5)
    found = sacrificed(f"{ours}X", theirs, short, we=we, they=they)
    danger = (*(("N", "S") if we else ()), *(("E", "W") if they else ()))
    figure = Picture(contract=f"{ours}X", declarer="S", vulnerable=danger)
    asked, hint, why = texts(
        "sacrifice", ours=_sign(ours), theirs=_sign(theirs), short=short,
        we="yes" if we else "no", they="yes" if they else "no",
        penalty=found.penalty, score=found.opponents_score, answer="yes" if found.pays else "no",
    )  # fmt: skip
    return Problem(
        form=Form.CHOOSE, text=asked, figure=figure, right=(("yes" if found.pays else "no",),),
        possible=tuple(Possible(one, Line(f"school-answer-{one}", {})) for one in ("yes", "no")),
        hint=hint, why=why, rules=("C-PRIN-5",),
    )  # fmt: skip


def _sign(bid: str) -> str:
    return call_sign(Bid.parse(bid))


kind_by_rule("sacrifice", {"C-PRIN-5": _sacrifice})
