"""Any physically possible act at a table, and playing a deal out from wherever it stands."""

from __future__ import annotations

import itertools
from random import Random

from sansatout.calls import BIDS, CALLS, PASS, Bid
from sansatout.cards import PACK, Card, Hand, Suit
from sansatout.deal import Deal
from sansatout.events import Act, Event, acts, irregular
from sansatout.laws import Irregularity, Phase, Referee, Remedy
from sansatout.laws.deal import dealt_to
from sansatout.laws.lawful import lawful_calls, lawful_cards
from sansatout.laws.limits import in_bounds
from sansatout.laws.values import Ceremony
from sansatout.seats import Seat, Side

SEATS = list(Seat)
KINDS = [kind.value for kind in Irregularity]
REMEDIES = [remedy.value for remedy in Remedy]
OVER = (Phase.AFTER_PLAY, Phase.RUBBER_END, Phase.PASSED_OUT)


def a_card(ref: Referee, random: Random, seat: Seat) -> Card:
    held = list(ref.hands[seat])
    return random.choice(held if held and random.random() < 0.95 else PACK)


def some_cards(ref: Referee, random: Random, seat: Seat) -> tuple[Card, ...]:
    return tuple({a_card(ref, random, seat) for _ in range(random.choice((1, 1, 1, 2, 3)))})


def any_act(ref: Referee, random: Random) -> Event:
    """Return any act of any seat, likely ones more often than wild ones."""
    seat = random.choice(SEATS)
    roll = random.random()
    if roll < 0.45:
        return sensible(ref, random)
    if roll < 0.6 and ref.phase is Phase.PLAY:
        return a_play(ref, random, seat)
    if roll < 0.7 and ref.phase is Phase.AUCTION:
        return Event(0, seat, acts.MakeCall(random.choice((PASS, random.choice(CALLS)))))
    if roll < 0.8 and ref.rights.offers:
        return a_choice(ref, random)
    to_the_point = pointed(ref, random) if roll < 0.9 else []
    if to_the_point:
        return random.choice(to_the_point)
    return Event(0, seat, wild(ref, random, seat))


def a_play(ref: Referee, random: Random, hand: Seat) -> Event:
    actor = ref.play.declarer if hand is ref.dummy and random.random() < 0.9 else hand
    ways: tuple[acts.PlayedAs, ...] = ("", "", "", "lead", "lead", "repair")
    meant = random.choice(ways)
    obeying = random.random() < 0.2
    return Event(0, actor, acts.Play(a_card(ref, random, hand), hand, meant, obeying=obeying))


def a_choice(ref: Referee, random: Random) -> Event:
    offer = random.choice(ref.rights.offers)
    chooser = random.choice(offer.chooser)
    seat = chooser if random.random() < 0.8 else random.choice(SEATS)
    remedy = random.choice([r.value for r in offer.remedies])
    if random.random() < 0.15:
        remedy = random.choice(REMEDIES)
    return Event(0, seat, choice(ref, random, remedy))


def choice(ref: Referee, random: Random, remedy: str) -> irregular.ChooseRemedy:
    card = random.choice(ref.play.exposed).card if ref.play.exposed else random.choice(PACK)
    return irregular.ChooseRemedy(
        remedy, suit=random.choice(list(Suit)), card=card, hand=random.choice(SEATS)
    )


def sensible(ref: Referee, random: Random) -> Event:
    """Return what a well-behaved player would do next."""
    if ref.phase is Phase.AUCTION:
        seat = ref.auction.must_correct or (
            ref.auction.pending.seat.lho if ref.auction.pending else ref.turn
        )
        assert seat is not None
        calls = lawful_calls(ref, seat)
        low = [call for call in calls if call is PASS] * 3 + list(calls[:3])
        return Event(0, seat, acts.MakeCall(random.choice(low)))
    if ref.phase is Phase.PLAY:
        hand = ref.turn
        assert hand is not None
        cards = list(lawful_cards(ref, hand)) or _over_wrong_lead(ref, hand)
        actor = ref.play.declarer if hand is ref.dummy else hand
        return Event(0, actor, acts.Play(random.choice(cards), hand))
    if ref.phase in (Phase.SHUFFLE, Phase.DEAL):
        dealer = ref.ceremony.by or ref.dealer
        dealt = min(52, ref.ceremony.dealt + random.randint(1, 30))
        return Event(0, dealer, irregular.DealCards("A", dealt))
    return Event(0, random.choice(SEATS), wild(ref, random, Seat.N))


def _over_wrong_lead(ref: Referee, hand: Seat) -> list[Card]:
    """Return what can be led although another card lies there; a stated line binds (L-CLAIM-9)."""
    lies = ref.play.wrong_lead
    return [card for card in in_bounds(ref, hand) if lies is None or card is not lies.card]


def pointed(ref: Referee, random: Random) -> list[Event]:
    """Return acts that bear on what is open just now."""
    found = [
        Event(0, random.choice(SEATS), irregular.CallAttention(one.irregularity.value))
        for one in ref.rights.attention
    ]
    if ref.auction.pending is not None:
        seat, said = ref.auction.pending.seat, ref.auction.pending.call
        found.append(Event(0, seat, irregular.CorrectCall(random.choice(CALLS), "slip")))
        strains = [bid for bid in BIDS if isinstance(said, Bid) and bid.strain is said.strain]
        found += [Event(0, seat, irregular.CorrectCall(bid, "insufficient")) for bid in strains[:3]]
    if ref.auction.calls and ref.phase is Phase.AUCTION:
        call = irregular.CorrectCall(random.choice(CALLS), random.choice(("slip", "change")))
        found.append(Event(0, ref.auction.calls[-1][0], call))
    if ref.phase is Phase.PLAY:
        found += _in_play(ref, random)
    return found + _about_tricks(ref)


def _in_play(ref: Referee, random: Random) -> list[Event]:
    found = []
    for one in ref.aftermath.revokes:
        actor = ref.play.declarer if one.dummy else one.seat
        found.append(Event(0, actor, irregular.TakeBack(one.card, hand=one.seat)))
        found.append(Event(0, one.seat.lho, irregular.ChooseRemedy("replace")))
        found.append(Event(0, one.seat.rho, irregular.AskRevoke(one.seat)))
    if ref.play.correction is not None:
        for seat, card in ref.play.correction.may_take_back:
            actor = ref.play.declarer if seat is ref.dummy else seat
            found.append(Event(0, actor, irregular.TakeBack(card, hand=seat)))
    if ref.play.claim is not None:
        found += [Event(0, seat, acts.Respond("claim", "accept")) for seat in SEATS]
    if ref.play.inspecting is not None:
        found += [
            Event(0, s, acts.Respond("inspect", random.choice(("accept", "refuse")))) for s in SEATS
        ]
    kind = random.choice(("hint", "hand", "attention", "leave", "return"))
    hand = random.choice((ref.play.declarer, ref.dummy))
    assert hand is not None
    card = a_card(ref, random, hand)
    act = irregular.DummyAct(kind, hand=hand, card=card, irregularity=random.choice(KINDS))
    found.append(Event(0, ref.dummy, act))
    for exposed in ref.play.exposed:
        call = irregular.ChooseRemedy("call_card", card=exposed.card)
        found.append(Event(0, ref.play.declarer, call))
    return found


def _about_tricks(ref: Referee) -> list[Event]:
    found = []
    for number, trick in enumerate(ref.play.done, start=1):
        if trick.owner is not trick.winner.side:
            side = trick.winner.side
            found.append(Event(0, side.seats[0], irregular.ReclaimTrick(side, number)))
        if trick.short is not None:
            cards = ref.hands[trick.short]
            actor = ref.play.declarer if trick.short is ref.dummy else trick.short
            found += [Event(0, actor, acts.Play(card, trick.short, "repair")) for card in cards]
    if ref.play.done:
        look = acts.LookBack(len(ref.play.done), "own_revoke")
        found += [Event(0, seat, look) for seat in SEATS]
    if ref.phase in OVER:
        for one in ref.aftermath.revokes:
            found.append(Event(0, one.seat.lho, irregular.AssertRevoke(one.seat, one.trick)))
    return found


def wild(ref: Referee, random: Random, seat: Seat) -> Act:
    """Return any act that only a table with laws knows, with any arguments."""
    number, other, side = random.randint(0, 14), random.choice(SEATS), random.choice(list(Side))
    cards = some_cards(ref, random, seat)
    card = a_card(ref, random, other)
    yes = random.random() < 0.5
    return random.choice(
        (
            acts.Shuffle(faces_seen=yes, hidden=random.random() < 0.2),
            acts.Cut(random.randint(0, 53), faces_seen=yes),
            acts.Draw("p1", (number,)),
            acts.ChooseSeat("p1", other),
            irregular.DealCards(random.choice("AB"), random.randint(0, 53),
                                random.choice(("", "", "FACE_SEEN", "CARD_REVERSED", "odd"))),
            irregular.DealExtra(other),
            irregular.FixDeal(),
            irregular.Misdeal(other),
            irregular.DropCard(random.choice((None, *cards))),
            irregular.Discover(random.choice(("counts", "missing_card", "bad_pack"))),
            irregular.Look(other, faced=yes),
            irregular.Discover(random.choice(("bad_pack", "counts", "missing_card", "odd")),
                               counts={s: len(ref.hands[s]) for s in Seat}, card=card,
                               where=random.choice(("not_found", "other_pack")), lacks=other),
            irregular.CallOverSeven(random.choice(("8H", "9NT", "8C", "XX"))),
            irregular.CorrectCall(random.choice(CALLS),
                                  random.choice(("slip", "insufficient", "change", "odd"))),
            acts.Review(random.choice(list(acts.Topic))),
            irregular.AskMeaning(other),
            irregular.Explain(),
            irregular.ShowCards(cards, random.choice(("none", "lead")),
                                random.choice(("all", "partner", "declarer"))),
            irregular.FaceDummy(),
            irregular.LeadTogether({s: a_card(ref, random, s) for s in side.seats}),
            irregular.TouchDummy(card, announced=yes),
            irregular.TakeBack(played(ref, random) or card, hand=other),
            irregular.QuitTrick(side),
            irregular.ReclaimTrick(side, number),
            acts.NameCards(),
            acts.LookBack(number, random.choice(("winner", "own_revoke", "odd"))),
            irregular.AskRevoke(other),
            irregular.AssertRevoke(other, number, pending=yes),
            irregular.MixCards(side),
            irregular.DummyAct(random.choice(("hint", "hand", "attention", "leave", "return")),
                               hand=other, card=card, irregularity=random.choice(KINDS)),
            irregular.CallAttention(random.choice(KINDS)),
            choice(ref, random, random.choice(REMEDIES)),
            irregular.Advise(asked=yes),
            acts.Claim(number, words="so", shows=cards, to=random.choice(("", "all"))),
            acts.Respond(random.choice(("claim", "inspect")),
                         random.choice(("accept", "accept", "play-on", "more", "refuse"))),
            acts.Concede(min(number, 2)),
            irregular.Remark(random.choice(("slow_call", "peeking", "odd"))),
            irregular.CorrectScore(random.choice(("below", "above", "arithmetic"))),
            irregular.GatherCards() if random.random() < 0.1 else acts.NameCards(),
            irregular.Settle(),
        )
    )  # fmt: skip


def played(ref: Referee, random: Random) -> Card | None:
    cards = [card for _, card in ref.play.trick]
    if ref.play.done:
        cards += [card for _, card in ref.play.done[-1].cards]
    return random.choice(cards) if cards else None


def with_cards(ref: Referee, random: Random) -> Referee:
    """Give out new cards when a deal is void."""
    before_cards = ref.phase in (Phase.SHUFFLE, Phase.DEAL) and not any(ref.hands)
    return ref.with_deal(Deal.random(random)) if before_cards else ref


def dealt_by_hand(ref: Referee, random: Random) -> Referee:
    """Give out the cards, mostly as it should be, sometimes with a slip or from a bad pack."""
    if random.random() < 0.6:
        return ref.with_deal(Deal.random(random))
    assert ref.dealer is not None
    cards = random.sample(PACK, random.choice((52, 52, 51, 50)))
    given = tuple(
        (random.randint(0, 51), random.choice(SEATS)) for _ in range(random.randint(0, 3))
    )
    got = dealt_to(Ceremony(given=given), ref.dealer, len(cards))
    n, e, s, w = (Hand(c for to, c in zip(got, cards, strict=True) if to is seat) for seat in SEATS)
    lacks = Hand(card for card in PACK if card not in cards)
    return ref.with_hands((n, e, s, w)).with_(lacks=lacks)


def start(random: Random) -> Referee:
    """Return a table at the shuffle, in the auction or in the play."""
    ref = Referee.start(random.choice(SEATS)).with_(last_deal=random.random() < 0.2)
    ref = dealt_by_hand(ref, random)
    stage = random.choice(("shuffle", "auction", "play", "play", "play"))
    if stage == "shuffle":
        return ref
    ref = ref.with_(phase=Phase.AUCTION, caller=ref.dealer)
    if stage == "auction":
        return ref
    while ref.phase is Phase.AUCTION:
        ref = ref.after(sensible(ref, random))
    if ref.phase is Phase.PASSED_OUT:
        return start(random)
    for _ in range(random.randint(0, 40)):
        ref = ref.after(sensible(ref, random))
    return ref


def play_out(ref: Referee, random: Random) -> Referee:
    """Go on until the deal is over: nobody chooses, everybody plays lawfully."""
    for step in itertools.count():
        assert step < 400, f"the table is stuck in {ref.phase}: {ref.rights.offers} {ref.last}"
        ref = with_cards(ref, random)
        if ref.phase in OVER:
            return ref
        after = ref.after(_onward(ref, random))
        assert after.last.ok, f"{_onward(ref, random)} was rejected: {after.last!r}"
        ref = after
    raise AssertionError


def _onward(ref: Referee, random: Random) -> Event:
    spoken_of = [one for one in ref.rights.offers if one.said]
    if spoken_of:
        return Event(0, spoken_of[0].chooser[0], irregular.ChooseRemedy("waive"))
    if ref.play.claim is not None:
        against = (
            ref.play.claim.seat.lho
            if ref.play.claim.seat is ref.play.declarer
            else ref.play.declarer
        )
        return Event(0, against, acts.Respond("claim", "play-on"))
    return sensible(ref, random)
