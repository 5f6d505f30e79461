"""A kept score on paper."""

from __future__ import annotations

from sansatout.keeping.exports import deal_lines
from sansatout.keeping.session import Session
from sansatout.printing.compiling import Job, PageLook
from sansatout.printing.sheets import SheetRound, filled_sheets

__all__ = ["printed_session"]


def printed_session(session: Session, look: PageLook) -> Job:
    """Return the sheets of all rounds, and everybody's account where players are named."""
    telling = session.telling
    rounds = [
        SheetRound(
            kept.sheet,
            session.heads(kept),
            deal_lines(session, kept),
            telling.settlement(kept.sheet, look.language) if kept.sheet.is_over else (),
        )
        for kept in session.rounds
    ]
    accounts = session.evening.accounts
    order = dict.fromkeys([*session.rounds[0].names, *accounts])
    named = {name: accounts[name] for name in order if name in accounts}
    return filled_sheets(session.key, rounds, named, look)
