"""Games without an auction in ``sansatout bid``: the booklets' advice for their own words."""

from __future__ import annotations

from typing import Final

from sansatout.calls import Call
from sansatout.cards import Hand
from sansatout.errors import InputError
from sansatout.events import Act
from sansatout.events.acts import Announce, Choose, Name, Remit, Speak
from sansatout.robots.bidding import Decision
from sansatout.robots.bidding.bridge_whist import Score, speak
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.minibridge import announce, choose_strain
from sansatout.robots.bidding.table import Row, choose
from sansatout.seats import Seat
from sansatout.variants.announcing import Announcing
from sansatout.variants.naming import Naming

__all__ = ["ADVICE", "advised", "talked", "word"]

ADVICE: Final = ("bridge-whist", "minibridge")
"""The systems that are no bidding systems."""

Talk = Naming | Announcing


def word(act: Act | Call) -> str:
    """Return an act as it is written in ``--auction``."""
    match act:
        case Name(strain):
            return str(strain)
        case Choose(strain, bonus):
            return f"{strain} bonus" if bonus else str(strain)
        case Speak(words):
            return words.value
        case Announce(points):
            return str(points)
        case Remit():
            return "remit"
        case _:
            return str(act)


def talked(system: str, said: str, dealer: Seat) -> Talk:
    """Return the talk after these words.

    :raises InputError: for a word that may not be said there
    """
    talk: Talk = Naming(dealer) if system == "bridge-whist" else Announcing(dealer.round())
    for given in said.replace(",", " ").split():
        acts = {word(act).lower(): act for act in talk.legal_acts()}
        name = "nt" if given in ("N", "n") else given.lower()
        if talk.turn is None or name not in acts:
            raise InputError("cli-bid-word", value=given, expected=", ".join(acts) or "-")
        talk = talk.after(talk.turn, acts[name])
    return talk


def advised(
    talk: Talk,
    hand: Hand,
    dummy: Hand | None,
    *,
    points: tuple[int, int],
    games: tuple[bool, bool],
) -> Decision[Act]:
    """Return what the booklet advises; with dummy in sight minibridge's strain and bonus."""
    if isinstance(talk, Naming):
        return speak(hand, talk, Score(*points, *map(int, games)))
    if dummy is None:
        return choose([Row(announce(hand), ("MB-4.1",))], Counts(hand))
    chosen = choose_strain(hand, dummy, vulnerable=games[0])
    rows: list[Row[Act]] = [Row(row.act, row.rules, row.need) for row in chosen.rows]
    return Decision(rows, chosen.place, chosen.hand_counts)
