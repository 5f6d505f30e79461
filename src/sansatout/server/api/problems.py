"""Play problems: the server plays the defenders, anew from the cards of the declaring side."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from sansatout.cards import Card
from sansatout.contract import Contract
from sansatout.errors import InputError
from sansatout.school.endings import Attempt, attempt, problems
from sansatout.school.endings.faults import fault_in
from sansatout.school.endings.telling import attempt_view, infos, seated, told
from sansatout.server.api.answers import ERRORS
from sansatout.server.context import Context, Person
from sansatout.server.errors import NotFoundError
from sansatout.server.guards import DOOR
from sansatout.server.learning import Endings, endings_done, shown_ending, solved_ending
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door
from sansatout.server.protocol.bodies import CardsPlayed
from sansatout.server.protocol.problems import ProblemList, ProblemView, SureLine, WrongCard

__all__ = ["list_problems", "play", "problem_at", "show_line"]

Key = Annotated[str, Parameter(max_length=20)]


def _known(key: str) -> None:
    if key not in problems():
        raise NotFoundError("school-problem", problem=key)


async def _done(context: Context, person: str) -> Endings:
    return await context.store.read(lambda database: endings_done(database, person))


@get("/api/problems", responses=ERRORS)
async def list_problems(person: Person, context: Context) -> ProblemList:
    """Tell which problems there are, and which of them I have solved."""
    done = await _done(context, person.id)
    return ProblemList(infos(), done.solved, done.shown)


@get("/api/problems/{key:str}", responses=ERRORS, opt={DOOR: Door.TRAINER})
async def problem_at(key: Key, person: Person, context: Context) -> ProblemView:
    """Give a problem as it begins: what declarer would know at the table."""
    _known(key)
    return _view(attempt(key), None, await _done(context, person.id))


@post("/api/problems/{key:str}", status_code=200, responses=ERRORS, opt={DOOR: Door.TRAINER})
async def play(
    key: Key, data: CardsPlayed, person: Person, who: Who, context: Context
) -> ProblemView:
    """Answer the cards of declarer and dummy; at the end all hands are told."""
    _known(key)
    cards = tuple(map(Card.parse, data.cards))
    now, fault = await context.solving.do(who, "problems", _played, key, cards)
    done = await _done(context, person.id)
    if now.verdict and key not in (*done.solved, *done.shown):
        await context.store.write(solved_ending(person.id, key))
        done = await _done(context, person.id)
    return _view(now, fault, done)


@post("/api/problems/{key:str}/line", status_code=200, responses=ERRORS, opt={DOOR: Door.TRAINER})
async def show_line(key: Key, person: Person, context: Context) -> SureLine:
    """Show a line that reaches the goal; who has not solved it by then does not any more."""
    _known(key)
    done = await _done(context, person.id)
    if key not in done.solved:
        await context.store.write(shown_ending(person.id, key))
    return SureLine(told(seated(problems()[key])))


def _played(key: str, cards: tuple[Card, ...]) -> tuple[Attempt, WrongCard | None]:
    if cards and attempt(key, cards[:-1]).verdict is not None:
        raise InputError("ending-over", card=str(cards[-1]))
    now = attempt(key, cards)
    return now, None if now.verdict is not False else _fault(key, cards)


def _fault(key: str, cards: tuple[Card, ...]) -> WrongCard:
    fault = fault_in(key, cards)
    assert fault is not None, "a sure line reaches the goal"
    return WrongCard(
        seat=str(fault.seat),
        card=str(fault.card),
        trick=fault.trick,
        right=[str(card) for card in fault.right],
    )


def _view(now: Attempt, fault: WrongCard | None, done: Endings) -> ProblemView:
    one, standing = now.problem, now.standing
    won = Contract.parse(one.contract).tricks - standing.need
    keys = list(problems())
    after = keys[keys.index(one.id) + 1 :]
    return ProblemView(
        attempt=attempt_view(now),
        tricks=one.start.left,
        won=won,
        lost=13 - standing.left - won,
        fault=fault,
        solved=one.id in done.solved,
        shown=one.id in done.shown,
        next=after[0] if after else None,
    )
