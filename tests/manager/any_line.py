"""Any line of the table manager protocol, for tests that draw them."""

from __future__ import annotations

from hypothesis import strategies as st

from sansatout.calls import CALLS
from sansatout.cards import PACK, Hand
from sansatout.manager.lines import (
    BoardLine,
    CallLine,
    CardLine,
    CardsLine,
    Connect,
    EndOfSession,
    Line,
    ReadyFor,
    ReadyForCall,
    ReadyForCard,
    Seated,
    StartOfBoard,
    TeamsLine,
    Timing,
    ToLead,
)
from sansatout.manager.texts import free_text, team_name
from sansatout.seats import Seat, Vulnerability

SEATS = st.sampled_from(Seat)
ANY_TEXT = st.text(max_size=40)
TEXTS = ANY_TEXT.map(free_text)
NAMES = ANY_TEXT.map(team_name)
SECONDS = st.integers(0, 3000)
LINES: st.SearchStrategy[Line] = st.one_of(
    st.builds(Connect, NAMES, st.none() | SEATS, st.integers(0, 9999)),
    st.builds(Seated, SEATS, NAMES),
    st.builds(TeamsLine, NAMES, NAMES),
    st.builds(ReadyFor, SEATS, st.sampled_from(["teams", "start", "deal", "cards", "dummy"])),
    st.builds(ReadyForCall, SEATS, SEATS),
    st.builds(ReadyForCard, SEATS, st.none() | SEATS, st.integers(1, 13)),
    st.builds(CallLine, SEATS, st.sampled_from(CALLS), st.none() | TEXTS, st.none() | TEXTS),
    st.builds(CardLine, SEATS, st.sampled_from(PACK), TEXTS),
    st.just(StartOfBoard()),
    st.builds(BoardLine, st.integers(0, 999999), SEATS, st.sampled_from(Vulnerability)),
    st.builds(
        CardsLine, st.none() | SEATS, st.permutations(PACK).map(lambda cards: Hand(cards[:13]))
    ),
    st.builds(ToLead, st.none() | SEATS),
    st.builds(Timing, SECONDS, SECONDS, SECONDS, SECONDS),
    st.just(EndOfSession()),
)
