"""A robot's advice: always possible, never of what the seat cannot see, first without the act."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from sansatout import locales
from sansatout.calls import Bid
from sansatout.events import Act, Event
from sansatout.events.acts import Announce, Choose, Laws, MakeCall, Name, Play
from sansatout.events.codec import to_plain
from sansatout.robots import LEVELS, Seen, Thought
from sansatout.robots.ideas import idea
from sansatout.robots.message import message
from sansatout.seats import Seat
from sansatout.server.robots import RobotChoice, choose
from sansatout.server.robots.asking import question
from sansatout.server.robots.schooling import is_advised
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from sansatout.variants.deal_state import Phase
from tests.server.law_tables import SYSTEMS
from tests.server.test_two_worlds import TABLES
from tests.server.two_worlds import course


def asked(table: Table, seat: Seat, level: str = "novice") -> RobotChoice:
    """Return what a robot would do there, as the server asks it."""
    wanted = question(
        table, seat, level=level, systems=SYSTEMS, seed="7", may_claim=False, explains=True
    )
    return choose(wanted, 600.0)


def to_decide(table: Table) -> Iterator[Seat]:
    return (seat for seat in table.seats if is_advised(table, seat))


def worded(message: Any, language: str) -> str:
    """Return the text of a message as the page says it, its arguments being messages too."""
    return _worded(json.dumps(message), language)


@cache
def _worded(message: str, language: str) -> str:
    plain = json.loads(message)
    words = {
        name: worded(one, language) if isinstance(one, dict) else one
        for name, one in plain["arguments"].items()
    }
    return locales.render(plain["id"], words, language)


@cache
def names_of(act: Act, language: str) -> list[str]:
    """Return how an act is named, however a text names it."""
    match act:
        case Play(card=card):
            rank = locales.render(f"page-rank-{card.rank}", {}, language)
            return [str(card), *_written(str(card.rank), card.suit.symbol), rank]
        case MakeCall(call=Bid(level=level, strain=strain)):
            return [f"{level}{strain}", *_written(str(level), strain.symbol)]
        case MakeCall(call=call):
            return [locales.render(f"page-call-{call}", {}, language)]
        case Name(strain=strain) | Choose(strain=strain):
            return [strain.symbol, locales.render(f"page-strain-{strain}", {}, language)]
        case Announce():  # how much each card counts is said, and it may be as much
            return []
        case _:
            return [act.kind, *map(str, to_plain(act).values())]


def _written(sign: str, suit: str) -> list[str]:
    return [f"{sign}{suit}", f"{suit}{sign}", f"{sign} {suit}"]


def names(text: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None


def look_at(key: str, laws: Laws, seed: int, most: int, languages: tuple[str, ...]) -> Counter[str]:
    """Ask for advice at so many points of a deal; count what was advised."""
    found: Counter[str] = Counter()
    rng = Random(f"{key} {laws} hints {seed}")
    states = [one for one in course(key, laws, rng).states if one.stage is Stage.DEAL]
    for table in (states[0], *rng.sample(states, min(most, len(states)))):
        for seat in to_decide(table):
            choice = asked(table, seat)
            if choice.act is None:  # there was a card to demand, and it is left
                assert laws == "at-the-table"
                continue
            after(table, Event(table.seq, seat, choice.act))
            found[choice.act.kind] += 1
            for language in languages:
                told = worded(choice.thoughts["idea"], language)
                named = [one for one in names_of(choice.act, language) if names(told, one)]
                assert not named, (told, choice.act)
    return found


@pytest.mark.parametrize(("key", "laws"), TABLES)
def test_advice_can_be_followed_and_its_idea_does_not_name_it(key: str, laws: Laws) -> None:
    assert len(look_at(key, laws, 0, 16, ("en", "hu"))) > 1, "before the play there is advice, too"


def test_no_card_is_named_by_its_idea_whichever_a_robot_chooses() -> None:
    ideas: Counter[str] = Counter()
    for seed in range(3):
        for table in course("kontrakt", "enforced", Random(f"any card {seed}")).states:
            playing = table.playing
            if table.pending is not None or playing is None or playing.phase is not Phase.PLAY:
                continue
            assert playing.actor is not None
            seen = Seen.of(table, playing.actor)
            for card in seen.legal():
                thought = Thought(seen.play(card), message("play-expected", points=1, count=9))
                told = idea(thought, seen, SYSTEMS)
                ideas[told.id] += 1
                assert not any(names(told.text(), one) for one in names_of(Play(card), "en"))
    assert {"idea-lead", "idea-lead-why", "idea-discard", "idea-win", "idea-low"} <= set(ideas)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "laws"), TABLES)
def test_advice_can_be_followed_in_hundreds_of_deals(
    key: str, laws: Laws, capsys: pytest.CaptureFixture[str]
) -> None:
    found = sum(
        (look_at(key, laws, seed, 200, locales.LANGUAGES) for seed in range(1, 30)), Counter()
    )
    with capsys.disabled():
        sys.stdout.write(f"{key} {laws}: {dict(found)}\n")


def test_advice_says_what_else_was_weighed() -> None:
    states = course("duplicate", "enforced", Random("weighed")).states
    late = (one for one in states if one.playing is not None and len(one.playing.played) > 30)
    decides = ((one, seat) for one in late for seat in to_decide(one) if one.pending is None)
    choices = (asked(table, seat, LEVELS[-1]) for table, seat in decides)
    choice = next(one for one in choices if len(one.thoughts["candidates"]) > 1)
    assert choice.act is not None
    assert choice.thoughts["candidates"][0]["payload"] == to_plain(choice.act)
