"""What to say at each step of the talk before the play."""

from __future__ import annotations

from sansatout.cards import Hand
from sansatout.errors import RuleError
from sansatout.events import Act
from sansatout.events.acts import Speak, Utterance
from sansatout.robots.bidding.bridge_whist.doubling import Role, doubles, redoubles
from sansatout.robots.bidding.bridge_whist.naming import name_as_dealer, name_as_third
from sansatout.robots.bidding.bridge_whist.words import Score
from sansatout.robots.bidding.table import Decision, Row
from sansatout.variants.naming import Naming, NamingStep

__all__ = ["speak"]


def speak(hand: Hand, talk: Naming, score: Score) -> Decision[Act]:
    """Choose the words of the player whose turn it is, from what that seat may see.

    :raises RuleError: if nobody is to speak
    """
    turn = talk.turn
    if turn is None:
        raise RuleError("nobody-to-speak")
    if talk.step is NamingStep.DEALER_NAMES:
        return name_as_dealer(hand, score)
    if talk.step is NamingStep.THIRD_NAMES:
        return name_as_third(hand, score)
    assert talk.namer is not None, "doubling follows a naming"
    assert talk.strain is not None, "doubling follows a naming"
    if talk.step in (NamingStep.FOREHAND, NamingStep.FOURTH):
        role, namer = Role(talk.dealer.turns_to(turn)), Role(talk.dealer.turns_to(talk.namer))
        quiet = Utterance.ASK if talk.step is NamingStep.FOREHAND else Utterance.LEAD
        return _words(doubles(hand, role, namer, talk.strain, score), Utterance.DOUBLE, quiet)
    again = talk.step in (NamingStep.FIRST_DOUBLER, NamingStep.REDOUBLER)
    decision = redoubles(hand, talk.strain, first_doubler=again)
    return _words(decision, Utterance.REDOUBLE, Utterance.PASS)


def _words(decision: Decision[bool], yes: Utterance, no: Utterance) -> Decision[Act]:
    """Put a yes or no into the words of the step."""
    rows: list[Row[Act]] = [
        Row(Speak(yes if row.act else no), row.rules, row.need) for row in decision.rows
    ]
    return Decision(rows, decision.place, decision.hand_counts)
