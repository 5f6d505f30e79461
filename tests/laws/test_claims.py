"""Chapter 10: claims, surplus and missing cards."""

from __future__ import annotations

import pytest

from sansatout.cards import Card, Hand, Strain
from sansatout.contract import Contract
from sansatout.events import acts, irregular
from sansatout.laws import Phase, Referee
from sansatout.laws.fewest import fewest_tricks
from sansatout.seats import Seat, Side
from tests.laws.helpers import (
    at_table,
    chooses,
    does,
    exposed,
    in_play,
    offers,
    ok,
    play,
    play_out,
    statuses,
)


def claims(ref: Referee, seat: str, tricks: int, **given: object) -> Referee:
    return does(ref, seat, acts.Claim(tricks, **given))  # type: ignore[arg-type]


def answers(ref: Referee, seat: str, answer: acts.Reply) -> Referee:
    return does(ref, seat, acts.Respond("claim", answer))


def test_a_claim_without_a_line_is_refused() -> None:
    """L-CLAIM-1"""
    assert not ok(claims(at_table(), "S", 5))
    assert not ok(claims(at_table(), "S", 13, words="all"))
    assert not ok(claims(at_table(), "N", 5, words="all"))
    assert at_table().play.opened == frozenset()
    assert claims(at_table(), "S", 5, words="trumps").play.opened == {Seat.S}


def test_a_cards_line_is_a_line() -> None:
    """L-CLAIM-1"""
    assert ok(claims(at_table(), "S", 1, line=(Card.parse("SA"),)))


def test_l_claim_5_cards_shown_to_declarer_alone_cannot_be_commanded() -> None:
    shown = (Card.parse("CK"), Card.parse("DQ"))
    ref = claims(at_table(), "E", 2, shows=shown, to="declarer")
    assert exposed(ref) == []
    assert not ok(chooses(ref, "S", "call_card", card=shown[0]))


def test_a_defenders_claim_is_agreed_by_declarer_alone() -> None:
    """L-CLAIM-6, A-26"""
    ref = claims(at_table(), "E", 3)
    assert not ok(answers(ref, "N", "accept"))
    assert not ok(answers(ref, "W", "accept"))
    ref = answers(ref, "S", "accept")
    assert ref.phase is Phase.AFTER_PLAY
    assert sum(ref.tricks.values()) == 13


def test_playing_on_disputes_a_claim() -> None:
    """L-CLAIM-9"""
    ref = claims(at_table(), "S", 12, words="all mine")
    ref = play(ref, "S SA", "W S3")
    assert ref.play.claim is None
    assert ref.play.open_play
    assert ref.phase is Phase.PLAY


def test_a_claim_to_be_completed_cannot_be_agreed_yet() -> None:
    """L-CLAIM-10, L-CLAIM-11"""
    ref = answers(claims(at_table(), "S", 5, words="some"), "E", "more")
    assert not ok(answers(ref, "W", "accept"))
    assert not ok(claims(ref, "E", 2))
    assert ok(claims(ref, "S", 5, words="spades from the top"))


def test_l_claim_8_an_agreed_claim_leaves_a_revoke_to_be_cleared_up() -> None:
    """L-CLAIM-8: the cards lie open, and the last trick's revoke counts."""
    ref = at_table("S H3", "W D5", "N HA", "E H7")
    ref = claims(ref, "S", 8, words="two diamonds to lose and a club")
    ref = answers(answers(ref, "E", "accept"), "W", "accept")
    assert ref.play.opened == set(Seat)
    assert statuses(ref) == ["established"]
    before = ref.tricks[Side.NS]
    ref = does(ref, "S", irregular.AssertRevoke(Seat.W, 2))
    assert ref.tricks[Side.NS] == before + 2


ENDING = (
    Hand.parse("AK..."),
    Hand.parse("43..."),
    Hand.parse(".32.."),
    Hand.parse(".54.."),
)


def ending(leader: Seat) -> Referee:
    """Return two tricks to play at spades: North has the two top trumps."""
    ref = play_out(in_play())
    return ref.with_(
        phase=Phase.PLAY, done=ref.play.done[:11], hands=ENDING, leader=leader, trick=(),
        contract=Contract(4, Strain.S), declarer=Seat.S,
    )  # fmt: skip


@pytest.mark.parametrize("leader", list(Seat), ids=str)
def test_l_claim_7_sure_tricks_cannot_be_conceded(leader: Seat) -> None:
    """L-CLAIM-7"""
    ref = ending(leader)
    before = ref.tricks[Side.NS]
    ref = does(ref, "S", acts.Concede(2))
    assert ref.phase is Phase.AFTER_PLAY
    assert ref.tricks[Side.NS] == before + 2


def test_sure_tricks_are_kept_out_of_an_agreed_claim_too() -> None:
    """L-CLAIM-7"""
    ref = ending(Seat.N)
    before = ref.tricks[Side.EW]
    ref = answers(claims(ref, "E", 2), "S", "accept")
    assert ref.tricks[Side.EW] == before
    assert fewest_tricks(ENDING, Seat.N, Strain.S, Side.NS).tricks == 2


def test_giving_up_some_tricks_is_claiming_the_rest() -> None:
    """L-CLAIM-1, L-CLAIM-7"""
    ref = does(at_table(), "W", acts.Concede(9))
    assert ref.play.claim is not None
    assert ref.play.claim.tricks == 3
    assert ok(answers(ref, "S", "accept"))


def test_nobody_concedes_in_the_middle_of_a_trick() -> None:
    """L-CLAIM-7"""
    assert not ok(does(at_table("S H3"), "W", acts.Concede(2)))
    assert not ok(does(at_table(), "N", acts.Concede(2)))
    assert not ok(does(at_table(), "W", acts.Concede(0)))


def short() -> Referee:
    """Return a second trick closed without East's card."""
    return does(at_table("S H3", "W H4", "N HA"), "N", irregular.QuitTrick(Side.NS))


def test_l_surplus_2_a_proper_card_is_put_into_the_short_trick() -> None:
    ref = chooses(short(), "S", "accept")
    assert not ok(play(ref, "E D3 repair"))
    assert not ok(play(ref, "W C2 repair"))
    ref = play(ref, "E H7 repair")
    assert ok(ref)
    assert len(ref.play.done[1].cards) == 4
    assert ref.play.done[1].owner is Side.NS
    assert not ok(play(ref, "E H9 repair"))


def test_the_trick_keeps_its_owner_whatever_is_put_in() -> None:
    """L-SURPLUS-2, A-29"""
    ref = does(at_table("S H3", "W H4", "N H2"), "W", irregular.QuitTrick(Side.EW))
    ref = play(chooses(ref, "S", "accept"), "E HQ repair")
    assert ref.play.done[1].winner is Seat.W
    assert ref.turn is Seat.W


def test_the_right_to_a_new_deal_ends_with_the_offenders_next_card() -> None:
    """L-SURPLUS-1, A-30"""
    ref = play(short(), "N D4", "E D3")
    assert offers(ref) == []
    assert not ok(chooses(ref, "S", "new_deal"))
    assert ok(play(ref, "E H7 repair"))


def test_dummys_omission_is_not_penalised() -> None:
    """L-SURPLUS-1"""
    ref = in_play("W CJ", "N C3", "E CK", "S C4", "E D3", "S D2", "W D5")
    closed = does(ref, "S", irregular.QuitTrick(Side.EW))
    assert offers(closed) == []
    assert closed.play.done[1].short is Seat.N


def test_a_short_deal_still_has_thirteen_tricks() -> None:
    """L-SURPLUS-1: the card left over stays with its owner."""
    ref = play_out(chooses(short(), "S", "accept"))
    assert sum(ref.tricks.values()) == 13
    assert len(ref.hands[Seat.E]) == 1


def lacking() -> Referee:
    """Return a table where East never got the eight of clubs."""
    ref = in_play()
    return play(ref.taking(Seat.E, Card.parse("C8")), "W CJ", "N C3", "E C5", "S CA")


@pytest.mark.parametrize("where", ["not_found", "never_dealt"])
def test_a_card_that_is_not_found_means_a_new_deal(where: str) -> None:
    """L-MISS-1"""
    found = irregular.Discover("missing_card", card=Card.parse("C8"), where=where, lacks=Seat.E)
    ref = does(lacking(), "N", found)
    assert ref.aftermath.redeal is not None
    assert ref.aftermath.redeal.pack == "same"


def test_a_card_somebody_holds_is_not_missing() -> None:
    """L-MISS-1"""
    wrong = irregular.Discover(
        "missing_card", card=Card.parse("SA"), where="other_pack", lacks=Seat.E
    )
    assert not ok(does(lacking(), "N", wrong))


def test_a_missing_card_makes_an_open_revoke_of_the_last_trick() -> None:
    """L-MISS-3: not established before his side plays on."""
    ref = in_play().taking(Seat.E, Card.parse("H7"))
    for text in ("HQ", "HJ", "H9"):
        ref = ref.taking(Seat.E, Card.parse(text))
    for text in ("HQ", "HJ", "H9"):
        ref = ref.giving(Seat.W, Card.parse(text))
    ref = play(ref, "W CJ", "N C3", "E C5", "S CA", "S H3", "W H4", "N HA", "E D3")
    found = irregular.Discover(
        "missing_card", card=Card.parse("H7"), where="quitted_trick", lacks=Seat.E
    )
    assert statuses(does(ref, "N", found)) == ["open"]


def test_a_count_of_the_hands_makes_a_short_trick_known() -> None:
    """L-SURPLUS-1, A-50"""
    counts = {Seat.N: 11, Seat.E: 12, Seat.S: 11, Seat.W: 11}
    ref = does(short(), "W", irregular.Discover("counts", counts=counts))
    assert ok(ref)
    assert [one.said for one in ref.rights.offers] == [True]
    assert ref.play.done[1].said
