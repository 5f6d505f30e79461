"""What holds for every decision, whatever part of the robot made it."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from sansatout import robots
from sansatout.deal import Deal
from sansatout.errors import RuleError
from sansatout.events.acts import Claim
from sansatout.lab.match import Match, dealt
from sansatout.lab.match_table import Player, auction
from sansatout.locales import LANGUAGES
from sansatout.seats import Side
from tests.robots.play.playing import random_course, replayed, robot_deal, seen_by
from tests.robots.play.test_seen import with_other_hidden_cards

ROOT = Path(__file__).parents[2]
SYSTEMS = ("standard", "natural")
LATE = 9
"""With more tricks left an expert's card takes long."""


@pytest.mark.parametrize("key", ["duplicate", "rulebook"])
@pytest.mark.parametrize("level", robots.LEVELS)
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
