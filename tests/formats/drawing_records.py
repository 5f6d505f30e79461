"""How hypothesis draws records: legal ones, dressed with all that a record can carry."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from sansatout.auction import Auction
from sansatout.cards import Card
from sansatout.deal import Deal
from sansatout.events import acts
from sansatout.formats.records import (
    AuctionRecord,
    CallRecord,
    CardRecord,
    Comment,
    GameRecord,
    Mark,
    PlayRecord,
    SeatAct,
    Tag,
)
from sansatout.formats.replay import replay
from sansatout.scoring.sheet import Column, Entry, Place
from sansatout.seats import Seat
from sansatout.strict_json import LARGEST
from sansatout.tricks import following, winning_place
from tests.strategies import auctions, deals, seats, strains, vulnerabilities

line = st.text(st.characters(codec="latin-1", exclude_categories=["Cc"]), max_size=12)
"""Text of one line."""
word = line.map(lambda text: " ".join(text.split()))
comment = st.builds(
    Comment,
    st.text(st.characters(codec="latin-1", exclude_categories=["Cc"], exclude_characters="}")),
)
tag_names = st.from_regex("[A-Z][a-z]{2,6}X", fullmatch=True)


@st.composite
def marks(draw: st.DrawFn, first_glyph: int) -> Mark:
    glyphs = st.lists(st.integers(first_glyph, 255), max_size=2, unique=True)
    return Mark(
        note=draw(st.none() | st.integers(1, 32)),
        glyphs=tuple(sorted(draw(glyphs))),
        comments=tuple(draw(st.lists(comment, max_size=2))),
    )


def placed(first_glyph: int) -> st.SearchStrategy[dict[int, Mark]]:
    """Draw marks for a few calls or cells."""
    return st.dictionaries(st.integers(0, 20), marks(first_glyph), max_size=3)


@st.composite
def courses(draw: st.DrawFn, auction: Auction) -> AuctionRecord:
    marked, alerted = draw(placed(1)), draw(st.sets(st.integers(0, 5)))
    calls = tuple(
        CallRecord(call, replace(marked.get(place, Mark()), alert=place in alerted))
        for place, call in enumerate(auction.calls)
    )
    notes = draw(st.dictionaries(st.integers(1, 32), line, max_size=2))
    end = "" if auction.is_over else draw(st.sampled_from(("", "*", "+")))
    return AuctionRecord(calls, notes, end)


@st.composite
def plays(draw: st.DrawFn, deal: Deal, auction: Auction) -> PlayRecord:
    assert auction.contract is not None
    assert auction.declarer is not None
    first = leader = auction.declarer.lho
    random = Random(draw(st.integers(0, 10**9)))
    hands, marked = list(deal.hands), draw(placed(7))
    cells: list[CardRecord] = []
    count = draw(st.just(52) | st.integers(0, 52))
    while len(cells) < count:
        row = [CardRecord(None)] * 4
        trick: list[Card] = []
        for seat in leader.round()[: count - len(cells)]:
            card = random.choice(tuple(following(hands[seat], trick[0].suit if trick else None)))
            hands[seat] = hands[seat].without(card)
            trick.append(card)
            column = first.turns_to(seat)
            row[column] = CardRecord(card, marked.get(len(cells) + column, Mark()))
        cells += row
        leader = leader.after(winning_place(trick, auction.contract.strain))
    while cells and cells[-1] == CardRecord(None):
        cells.pop()
    end = draw(st.sampled_from(("", "*"))) if count < 52 else ""
    return PlayRecord(first, tuple(cells), draw(st.dictionaries(st.integers(1, 32), line)), end)


plain_acts = st.one_of(
    st.builds(acts.Remit),
    st.builds(acts.Name, strains),
    st.builds(acts.Speak, st.sampled_from(acts.Utterance)),
    st.builds(acts.Announce, st.integers(0, 40)),
    st.builds(acts.Choose, strains, st.booleans()),
    st.builds(acts.Claim, st.integers(0, 13), st.just(()), st.text(max_size=10)),
)
entries = st.builds(
    Entry,
    st.sampled_from((*Column, *Seat)),
    st.sampled_from(Place),
    st.integers(-(10**6), 10**6),
    word,
    word,
    st.integers(0, 13),
    st.integers(0, 99),
)
options = st.dictionaries(
    st.from_regex("[a-z_]{1,8}", fullmatch=True),
    st.booleans() | st.integers(-LARGEST, LARGEST) | st.text(max_size=8),
    max_size=3,
)


@st.composite
def records(draw: st.DrawFn) -> GameRecord:
    """Draw a record that can be played through, with what follows from it filled in."""
    deal, auction = draw(deals), draw(auctions())
    play = draw(plays(deal, auction)) if auction.contract and draw(st.booleans()) else None
    tags = [Tag(name, draw(line)) for name in draw(st.sets(tag_names, max_size=3))]
    if event := draw(word):
        tags.append(Tag("Event", event if event != "?" and not event.startswith("#") else "x"))
    rank = lambda tag: (tag.name != "Event", tag.name)  # noqa: E731
    names = [draw(word) for _ in Seat]
    names = ["" if name == "?" or name.startswith("#") else name for name in names]
    record = GameRecord(
        variant=draw(st.sampled_from(("duplicate", "rulebook", "bridge-whist"))),
        options=draw(options),
        board=draw(st.sampled_from(("", "1", "16", "3-7"))),
        names=(names[0], names[1], names[2], names[3]),
        dealer=auction.dealer,
        vulnerability=draw(st.none() | vulnerabilities),
        hands=deal.hands,
        auction=draw(courses(auction)),
        acts=tuple(
            SeatAct(draw(st.none() | seats), act) for act in draw(st.lists(plain_acts, max_size=2))
        ),
        play=play,
        entries=tuple(draw(st.lists(entries, max_size=2))),
        tags=tuple(sorted((t for t in tags if not t.value.startswith("#")), key=rank)),
        comments=tuple(("", each) for each in draw(st.lists(comment, max_size=1))),
    )
    played = replay(record)
    assert played.error is None, played.error
    return played.valid
