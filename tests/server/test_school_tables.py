"""Every played step of every course is a table that is served, played to its end and judged."""

from __future__ import annotations

import pytest

from sansatout import locales
from sansatout.deal import Deal
from sansatout.school import COURSES, course, lesson
from sansatout.school.asking import text_id
from sansatout.school.playing import outcome, played
from sansatout.school.steps import PlayStep
from sansatout.seats import Seat
from tests.server.harness import Person, Socket
from tests.server.learners import among_novices, play_step, table_of, wanted

PLAYED = [
    (one, key, step)
    for one in COURSES
    for key in course(one).lessons
    for step in lesson(one, key).step
    if isinstance(step, PlayStep)
]


def begins(socket: Socket, step: PlayStep) -> None:
    """See that the learner is to act, with the cards of the step."""
    socket.until("hello")
    view = socket.until_view(wanted)
    assert view["you"] == step.me
    if step.deal is None:
        return
    deal = Deal.parse(step.deal)
    assert view["stage"] == "deal"
    found = table_of(socket).deal
    assert found is not None
    assert found.deal == deal
    shown = view["deal"]["hands"][step.me]
    assert shown == str(deal[Seat.parse(step.me)])


@pytest.mark.parametrize(
    ("one", "key", "step"),
    # That every goal can be reached is shown in tests/school; a third of the steps is served here.
    [
        pytest.param(*each, marks=() if at % 3 == 0 else pytest.mark.soak)
        for at, each in enumerate(PLAYED)
    ],
    ids=lambda one: getattr(one, "key", str(one)),
)
def test_a_played_step_is_served_played_and_judged(
    ann: Person, ben: Person, one: str, key: str, step: PlayStep
) -> None:
    table = ann.rest("POST", f"/api/school/{one}/{key}/{step.key}/table")["table"]
    with ann.sit(table) as socket:
        begins(socket, step)
        among_novices(socket)
        assert not ann.rest("GET", f"/api/school/tables/{table}")["over"]
        play_step(socket)
        deal = table_of(socket).playing
    assert deal is not None
    expected = outcome(step, deal.tricks, played(deal.bargain))
    told = ann.rest("GET", f"/api/school/tables/{table}?lang=en")
    assert (told["over"], told["reached"]) == (True, expected.reached)
    said = f"{text_id(one, key, step.key)}.{'reached' if expected.reached else 'missed'}"
    assert told["said"] == locales.render(said, {"tricks": expected.tricks})
    assert ben.rest("POST", f"/api/school/tables/{table}")["done"] == [], "who did not play it"
    kept = ann.rest("POST", f"/api/school/tables/{table}")["done"]
    assert kept == ([step.key] if expected.reached else [])
    # Who plays the hand and sees all cards needs no help; a defender needs his partner's.
    if step.deal is not None and step.goal.hold is None:
        assert expected.reached, (deal.tricks, played(deal.bargain))
