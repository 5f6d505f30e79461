"""The events of the laws' scenarios (rule book, section 14.1) as acts of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from sansatout.calls import PASS, Bid, Call
from sansatout.cards import Card, Suit
from sansatout.events import Act, Event, acts, irregular
from sansatout.friendly import spelled
from sansatout.laws import Referee
from sansatout.seats import Seat, Side

__all__ = ["read_call", "read_event"]

T = TypeVar("T")

Plain = Mapping[str, Any]


def read_call(text: str) -> Call | None:
    """Read a call as the files write it; ``None`` for a bid over seven."""
    if text == "P":
        return PASS
    if text[0] in "89":
        return None
    return Call.parse(spelled(text))


def read_event(number: int, plain: Plain, ref: Referee) -> Event:
    """Read one event; who acts for dummy's cards and as dummy follows from the state."""
    kind = plain["t"]
    if kind in ("PlayCard", "TakeBack"):
        hand = Seat.parse(plain["seat"])
        return Event(number, ref.play.declarer if hand is ref.dummy else hand, _ACTS[kind](plain))
    if kind in ("FaceDummy", "DummyAct"):
        return Event(number, ref.dummy, _ACTS[kind](plain))
    if kind == "TouchDummy":
        return Event(number, ref.play.declarer, _ACTS[kind](plain))
    actor = plain.get("seat", plain.get("by"))
    if kind == "ChooseSeat":
        actor = None
    return Event(number, None if actor is None else Seat.parse(actor), _ACTS[kind](plain))


def _call(plain: Plain) -> Act:
    call = read_call(plain["call"])
    if call is None:
        return irregular.CallOverSeven(spelled(plain["call"]))
    named = plain.get("named")
    return acts.MakeCall(call, None if named is None else Bid.parse(spelled(named)))


def _correct_call(plain: Plain) -> Act:
    call = read_call(plain["call"])
    assert call is not None, "a correction is a call"
    return irregular.CorrectCall(call, plain["kind"])


def _play(plain: Plain) -> Act:
    return acts.Play(
        Card.parse(plain["card"]),
        hand=Seat.parse(plain["seat"]),
        as_=plain.get("as", ""),
        obeying=plain.get("obeying", False),
    )


def _choose(plain: Plain) -> Act:
    return irregular.ChooseRemedy(
        plain["remedy"],
        suit=_opt(Suit.parse, plain.get("suit")),
        card=_opt(Card.parse, plain.get("card")),
        hand=_opt(Seat.parse, plain.get("hand")),
        irregularity=plain.get("irregularity", ""),
    )


def _opt(parse: Callable[[str], T], text: str | None) -> T | None:
    return None if text is None else parse(text)


def _cards(texts: list[str]) -> tuple[Card, ...]:
    return tuple(Card.parse(text) for text in texts)


def _claim(plain: Plain) -> Act:
    return acts.Claim(
        plain["tricks"],
        words=plain.get("line", ""),
        shows=_cards(plain.get("shows", [])),
        to=plain.get("to", ""),
    )


def _discover(plain: Plain) -> Act:
    counts = plain.get("counts")
    return irregular.Discover(
        plain["what"],
        counts=None if counts is None else {Seat.parse(s): n for s, n in counts.items()},
        card=_opt(Card.parse, plain.get("card")),
        where=plain.get("where", ""),
    )


def _dummy_act(plain: Plain) -> Act:
    return irregular.DummyAct(
        plain["kind"],
        hand=_opt(Seat.parse, plain.get("hand")),
        card=_opt(Card.parse, plain.get("card")),
        irregularity=plain.get("irregularity", ""),
    )


_ACTS: Mapping[str, Callable[[Plain], Act]] = {
    "Draw": lambda p: acts.Draw(p["player"], tuple(p["positions"])),
    "ChooseSeat": lambda p: acts.ChooseSeat(p["player"], Seat.parse(p["seat"])),
    "Shuffle": lambda p: acts.Shuffle(
        faces_seen=p.get("faces_seen", False), hidden=p.get("hidden", False)
    ),
    "Cut": lambda p: acts.Cut(p["count"], faces_seen=p.get("faces_seen", False)),
    "Deal": lambda p: irregular.DealCards(p["pack"], p["dealt"], p.get("fault", "")),
    "DealExtra": lambda p: irregular.DealExtra(Seat.parse(p["to"])),
    "FixDeal": lambda _: irregular.FixDeal(),
    "Look": lambda p: irregular.Look(Seat.parse(p["whose"]), faced=p.get("faced", False)),
    "Discover": _discover,
    "Call": _call,
    "CorrectCall": _correct_call,
    "Review": lambda p: acts.Review(acts.Topic(p["what"])),
    "AskMeaning": lambda p: irregular.AskMeaning(Seat.parse(p["of"]), read_call(p["call"])),
    "Explain": lambda p: irregular.Explain(read_call(p["call"])),
    "ShowCard": lambda p: irregular.ShowCards(_cards(p["cards"]), p["intent"], p["to"]),
    "FaceDummy": lambda _: irregular.FaceDummy(),
    "PlayCard": _play,
    "LeadTogether": lambda p: irregular.LeadTogether(
        {Seat.parse(seat): Card.parse(card) for seat, card in p["cards"].items()}
    ),
    "TouchDummy": lambda p: irregular.TouchDummy(Card.parse(p["card"]), announced=p["announced"]),
    "TakeBack": lambda p: irregular.TakeBack(Card.parse(p["card"]), hand=Seat.parse(p["seat"])),
    "QuitTrick": lambda p: irregular.QuitTrick(Side.parse(p["side"])),
    "NameCards": lambda _: acts.NameCards(),
    "InspectTrick": lambda p: acts.LookBack(p["trick"], p["reason"]),
    "ReclaimTrick": lambda p: irregular.ReclaimTrick(Side.parse(p["side"]), p["trick"]),
    "AskRevoke": lambda p: irregular.AskRevoke(Seat.parse(p["of"])),
    "AssertRevoke": lambda p: irregular.AssertRevoke(
        Seat.parse(p["of"]), p["trick"], pending=p.get("pending", False)
    ),
    "MixCards": lambda p: irregular.MixCards(Side.parse(p["side"])),
    "GatherCards": lambda _: irregular.GatherCards(),
    "DummyAct": _dummy_act,
    "Claim": _claim,
    "Respond": lambda p: acts.Respond(p["to"], p["answer"]),
    "Concede": lambda p: acts.Concede(p["tricks"]),
    "CallAttention": lambda p: irregular.CallAttention(p["irregularity"]),
    "ChooseRemedy": _choose,
    "Advise": lambda p: irregular.Advise(asked=p["asked"]),
    "CorrectScore": lambda p: irregular.CorrectScore(p["kind"]),
    "Settle": lambda _: irregular.Settle(),
    "Remark": lambda p: irregular.Remark(p["kind"]),
}
