"""A kept score as JSON values."""

from __future__ import annotations

from typing import Any

from sansatout.keeping.session import Kept, Session, is_over
from sansatout.options import shown
from sansatout.table.sheets import plain_figures

__all__ = ["plain_session"]


def plain_session(session: Session) -> dict[str, Any]:
    """Return all rounds, with the players of each and what everybody has won."""
    heads = session.heads(session.current)
    return {
        "system": session.key,
        "names": list(session.names),
        "options": [
            {"name": name, "reading": reading, "rule": rule}
            for name, reading, rule in shown(session.options)
        ],
        "heads": {str(owner): head for owner, head in heads.items()},
        "rounds": [_round(session, kept, number) for number, kept in enumerate(session.rounds, 1)],
        "accounts": dict(session.evening.accounts),
        "lines": [_told(session, result) for result in session.sheet.results],
    }


def _round(session: Session, kept: Kept, number: int) -> dict[str, Any]:
    sheet = {"number": number, **plain_figures(kept.sheet, over=is_over(kept.sheet))}
    heads = {str(owner): head for owner, head in session.heads(kept).items()}
    return {"names": list(kept.names), "heads": heads, "sheet": sheet}


def _told(session: Session, result: Any) -> str:  # noqa: ANN401 (each game has its own)
    return "pass" if result is None else session.game.told(result)
