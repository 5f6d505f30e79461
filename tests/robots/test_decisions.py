"""What holds for every decision, whatever part of the robot made it."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sansatout import robots
from sansatout.deal import Deal
from sansatout.errors import RuleError
from sansatout.events.acts import Claim
from sansatout.lab.match import Match, dealt
from sansatout.lab.match_table import Player, auction
from sansatout.locales import LANGUAGES
from sansatout.robots import levels
from sansatout.robots.play.rollout import rollouts
from sansatout.seats import Side
from tests.robots.play.playing import random_course, replayed, robot_deal, seen_by
from tests.robots.play.test_seen import with_other_hidden_cards

ROOT = Path(__file__).parents[2]
SYSTEMS = ("standard", "natural")
LATE = 9
"""With more tricks left an expert's card takes long."""


@pytest.mark.parametrize(
    ("level", "key"),
    [
        *product(robots.LEVELS, ("duplicate", "rulebook")),
        ("club", "bridge-whist"),
        ("expert", "minibridge"),
    ],
)
def test_no_decision_depends_on_a_card_the_seat_has_not_seen(level: str, key: str) -> None:
    """All parts together: words, signals, leads, looking ahead, technique, endings."""
    rng, compared = Random(f"{level} {key}"), 0
    while compared < 12:
        for state, acts in random_course(key, rng):
            left = 13 - len(state.play.tricks) if state.play else 0
            if left > LATE or rng.random() > 0.2:
                continue
            seat = state.actor
            assert seat is not None
            seen = seen_by(state, seat)
            try:
                twin = replayed(key, with_other_hidden_cards(seen, rng), state.dealer, acts)
            except RuleError:
                continue
            if twin.dialogue != state.dialogue:
                continue
            one, other = (
                robots.decide(known, level=level, system=SYSTEMS, seed=compared, signals="standard")
                for known in (seen, seen_by(twin, seat))
            )
            assert one == other
            compared += 1


def test_playing_on_depends_on_no_card_the_seat_has_not_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So few cards are tried by it that the test of all parts together does not come to it."""
    rng, compared, used = Random(3), 0, 0

    def counted(*given: Any, **named: Any) -> Any:
        nonlocal used
        used += 1
        return rollouts(*given, **named)

    monkeypatch.setattr(levels, "rollouts", counted)
    while compared < 2:
        for state, acts in random_course("duplicate", rng):
            left = 13 - len(state.play.tricks) if state.play else 0
            if not 6 < left <= LATE or state.actor is None:
                continue
            seen, before = seen_by(state, state.actor), used
            if not seen.declares:
                continue
            one = robots.decide(seen, level="expert", system=SYSTEMS, seed=1)
            if used == before:
                continue
            twin = replayed("duplicate", with_other_hidden_cards(seen, rng), state.dealer, acts)
            alike = seen_by(twin, seen.seat)
            assert robots.decide(alike, level="expert", system=SYSTEMS, seed=1) == one
            compared += 1


@pytest.mark.parametrize(
    ("level", "key"),
    [("expert", "duplicate"), ("club", "bridge-whist"), ("novice", "minibridge")],
)
def test_every_decision_says_why_in_every_language(level: str, key: str) -> None:
    _, thoughts = robot_deal(key, level, 5, Deal.random(Random(77)))
    reasons = {thought.reason for thought in thoughts}
    reasons |= {
        one.reason for thought in thoughts for one in thought.candidates if one.reason is not None
    }
    assert len(reasons) > 2
    for language in LANGUAGES:
        for reason in reasons:
            text = reason.text(language)
            assert text, reason
            assert "robot-" not in text, reason


def digest() -> str:
    """Return a mark of what four experts say and play on a board, the dear first cards apart."""
    player = Player("expert", "standard", "standard")
    board, _ = dealt(Match(player, player, seed=11), 3)
    words = auction(board, dict.fromkeys(Side, player))
    state, found = board.start(), hashlib.sha256(repr(words).encode())
    for seat, word in words:
        state = state.after(seat, word)
    while (actor := state.actor) is not None and state.play is not None:
        early = 13 - len(state.play.tricks) >= LATE
        thought = robots.decide(
            seen_by(state, actor), level="novice" if early else "expert", system=SYSTEMS,
            seed=7, signals="standard", may_claim=False,
        )  # fmt: skip
        assert not isinstance(thought.act, Claim)
        found.update(repr(thought).encode())
        state = state.after(actor, thought.act)
    return found.hexdigest()


def test_another_process_decides_the_same() -> None:
    """PROMISE-ROBOT-1. Neither the order of sets nor what was solved before has a part in it."""
    code = "from tests.robots.test_decisions import digest; print(digest())"
    other = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": "1"},
        check=True, capture_output=True, text=True,
    ).stdout.strip()  # fmt: skip
    assert other == digest()
