"""The same person without a page: a deal costs seconds on a page, and next to nothing here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, cast

from tests.server.harness import Person, Server

__all__ = [
    "Elsewhere", "Wanted", "after_a_trick", "my_call", "my_card", "my_word", "on_board_two",
    "round_over", "scored",
]  # fmt: skip

Wanted = Callable[[dict[str, Any]], bool]


class _Place(NamedTuple):
    address: str


class Elsewhere(Person):
    """Somebody at a server without a page: one whom a browser has made known, or a stranger."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.cookie = cookie
        super().__init__(cast(Server, _Place(address)))


def my_call(view: dict[str, Any]) -> bool:
    return any(one["kind"] == "call" for one in view["actions"])


def my_card(view: dict[str, Any]) -> bool:
    """Tell whether a card of my own is wanted, not one of the hand that I play as well."""
    deal = view["deal"]
    plays = any(one["kind"] == "play" for one in view["actions"])
    return plays and bool(deal) and deal.get("turn") == view["you"]


def my_word(view: dict[str, Any]) -> bool:
    """Tell whether something has to be said before the play."""
    kinds = {one["kind"] for one in view["actions"]}
    return bool(kinds & {"call", "name", "remit", "speak", "announce", "choose"})


def after_a_trick(view: dict[str, Any]) -> bool:
    """Tell whether a card of mine is wanted, and a trick has been played before."""
    return my_card(view) and view["deal"]["counts"][view["you"]] < 13


def on_board_two(view: dict[str, Any]) -> bool:
    return bool(view["deal"]) and view["deal"]["number"] == 2


def round_over(view: dict[str, Any]) -> bool:
    return view["stage"] == "between" and view["ended"] is not None


def scored(view: dict[str, Any]) -> bool:
    return view["stage"] == "between" and any(one["entries"] for one in view["sheet"]["lines"])
