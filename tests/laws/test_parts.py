"""The referee's state and its parts."""

from typing import get_type_hints

from sansatout.cards import Card
from sansatout.laws import Referee
from sansatout.laws.changes import Changes
from sansatout.laws.parts import Aftermath, AuctionPart, PlayPart, Rights
from sansatout.seats import Seat

PARTS = {"auction": AuctionPart, "play": PlayPart, "rights": Rights, "aftermath": Aftermath}


def test_what_can_be_changed_is_every_field_of_the_state_with_its_type() -> None:
    fields = {name: kind for part in PARTS.values() for name, kind in get_type_hints(part).items()}
    own = {name: kind for name, kind in get_type_hints(Referee).items() if name not in PARTS}
    assert not fields.keys() & own.keys()
    assert get_type_hints(Changes) == own | fields


def test_no_part_has_a_field_of_another() -> None:
    names = [name for part in PARTS.values() for name in part.__struct_fields__]
    assert len(names) == len(set(names))


def test_a_change_touches_no_other_part() -> None:
    before = Referee.start(Seat.S)
    lead = ((Seat.W, Card.parse("SA")),)
    after = before.with_(trick=lead, leader=Seat.W, dealer=Seat.N)
    assert (after.play.trick, after.play.leader, after.dealer) == (lead, Seat.W, Seat.N)
    assert after.auction is before.auction
    assert after.rights is before.rights
    assert before.play.trick == ()
