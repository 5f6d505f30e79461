"""Which cards somebody may see: a simple rule of the tests' own, from the log alone."""

from __future__ import annotations

import re

from sansatout.cards import PACK
from sansatout.seats import Seat
from sansatout.table.state import Stage, Table

__all__ = ["cards_in", "hidden_cards", "hidden_secret"]

_CARD = re.compile(r"(?<![A-Za-z0-9])[SHDC][2-9TJQKA](?![A-Za-z0-9])")
_HAND = re.compile(r"(?<![^\"\s:])[2-9TJQKA]*(?:\.[2-9TJQKA]*){3}")
_LINK = re.compile(r"/join/[\w-]+")
_NAMES = {card: str(card) for card in PACK}


def cards_in(text: str, *ids: str) -> set[str]:
    """Return every card that a message names, singly or in a hand; not by chance in these ids."""
    for name in ids:
        text = text.replace(name, "")
    text = _LINK.sub("", text)
    found = set(_CARD.findall(text))
    for hand in _HAND.findall(text):
        held = zip("SHDC", hand.split("."), strict=True)
        found |= {suit + rank for suit, ranks in held for rank in ranks}
    return found


def hidden_cards(table: Table, player: str | None) -> set[str]:
    """Return the cards that a player, or a watcher, must not hear of.

    Seen are one's own hand, cards that were played, and hands that lie open: dummy's from the
    opening lead on (in minibridge as soon as it is known whose it is), a claimer's, all where a
    game is laid down; and declarer's for a dummy to whom it was handed over.
    """
    deal = table.deal
    if deal is None or table.stage is not Stage.DEAL:
        return set()
    seen = set[Seat]()
    mine = None if player is None else table.seat_of(player)
    if mine is not None:
        seen.add(mine)
    played: set[str] = set()
    play = deal.play
    if play is not None:
        tricks = [trick.cards for trick in play.tricks]
        played = {_NAMES[card] for trick in (*tricks, play.cards) for card in trick}
        if played:
            seen.add(play.dummy)
        if play.handed and mine is play.dummy:
            seen.add(play.declarer)
    if deal.laid_down:
        seen.update(Seat)
    if table.variant.booklet == "minibridge" and deal.dialogue.opened is not None:
        seen.add(deal.dialogue.opened)
    if table.pending is not None and table.pending.what == "claim":
        seen.add(table.pending.by)
    known = {_NAMES[card] for seat in seen for card in deal.deal[seat]} | played
    return set(_NAMES.values()) - known


def hidden_secret(table: Table) -> str:
    """Return what the cards follow from, as long as nobody may know it."""
    return table.secret if table.stage in (Stage.CUT, Stage.DEAL) else ""
