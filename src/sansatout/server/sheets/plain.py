"""A kept score as a person sees it."""

from __future__ import annotations

from sansatout.keeping import session as sessions
from sansatout.keeping.exports import EXPORTS, deal_lines
from sansatout.keeping.session import Kept, Operation, Session
from sansatout.options import shown
from sansatout.server.protocol.sheets import KeptRound, KeptSheet, NextRound, SheetPreview
from sansatout.table.sheets import entry_view, view_of_sheet
from sansatout.table.shown import OptionReading

__all__ = ["preview", "sheet_view"]


def sheet_view(
    session: Session, language: str, *, sheet: str, count: int, write: str | None, changed: str
) -> KeptSheet:
    """Return all rounds, with the players of each and what everybody has won."""
    heads = session.heads(session.current)
    return KeptSheet(
        sheet=sheet,
        count=count,
        write=write,
        changed=changed,
        system=session.key,
        names=list(session.names),
        others=list(session.current.others),
        options=[OptionReading(*one) for one in shown(session.options)],
        heads={str(owner): head for owner, head in heads.items()},
        rounds=[
            _round(session, kept, number, language) for number, kept in enumerate(session.rounds, 1)
        ],
        accounts=dict(session.evening.accounts),
        lines=deal_lines(session, session.current),
        form=session.telling.form(session.options),
        next=_next(session),
        downloads={suffix: f"/api/sheets/{sheet}/files/sheet.{suffix}" for suffix in EXPORTS},
    )


def _next(session: Session) -> NextRound | None:
    if session.current.is_open or not session.sheet.lines:
        return None
    coming = session.next_round
    changed = sessions.with_partners_changed(coming.names)
    return NextRound(list(coming.names), list(coming.others), list(changed))


def _round(session: Session, kept: Kept, number: int, language: str) -> KeptRound:
    heads = {str(owner): head for owner, head in session.heads(kept).items()}
    return KeptRound(
        names=list(kept.names),
        heads=heads,
        sheet=view_of_sheet(kept.sheet, number),
        others=list(kept.others),
        lines=deal_lines(session, kept),
        remarks=_remarks(session, kept, language),
    )


def _remarks(session: Session, kept: Kept, language: str) -> list[str]:
    telling, sheet = session.telling, kept.sheet
    if sheet.is_over:
        return telling.settlement(sheet, language)
    return telling.news(sheet, language) if sheet.lines else []


def preview(session: Session, operation: Operation) -> SheetPreview:
    """Return what an operation would write.

    :raises SansatoutError: if it cannot be done
    """
    new = sessions.after(session, operation)
    at = operation.get("round", len(session.rounds)) - 1
    before, after = session.rounds[at].sheet, new.rounds[at].sheet
    number = operation.get("deal", len(after.lines))
    line = after.lines[number - 1] if operation.get("line") is not None else None
    return SheetPreview(
        line=operation.get("line") or "",
        entries=[] if line is None else [entry_view(entry) for entry in line.entries],
        game_to=None if line is None or line.game_to is None else str(line.game_to),
        over=after.is_over,
        before={str(owner): before.total(owner) for owner in before.owners},
        after={str(owner): after.total(owner) for owner in after.owners},
    )
