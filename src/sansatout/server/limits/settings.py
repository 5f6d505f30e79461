"""What can be set about limits. The defaults let a class of forty play behind one address."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum

from sansatout.server.limits.rates import Rate

__all__ = ["Ceilings", "Door", "Limits", "Rates"]


class Door(StrEnum):
    """What is counted."""

    REQUESTS = "requests"
    TABLES = "tables"
    SOCKETS = "sockets"
    ACTS = "acts"
    QUESTIONS = "questions"
    CHAT = "chat"
    ANALYSIS = "analysis"
    TRAINER = "trainer"
    FILES = "files"
    SHEETS = "sheets"
    LINKS = "links"
    NAMES = "names"
    CLASSES = "classes"
    CODES = "codes"


@dataclass(frozen=True, slots=True)
class Rates:
    """How often something may be done; ``None`` for as often as anybody likes."""

    person: Rate | None = None
    address: Rate | None = None
    server: Rate | None = None


@dataclass(frozen=True, slots=True)
class Ceilings:
    """How many of something may be there at one time; ``None`` for any number."""

    person: int | None = None
    address: int | None = None
    server: int | None = None


def _rates(person: str, address: str, server: str) -> Rates:
    return Rates(Rate.parse(person), Rate.parse(address), Rate.parse(server))


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of the server anybody may use."""

    requests: Rates = field(
        default=_rates("600/minute+300", "6000/minute+3000", "30000/minute+6000")
    )
    """Requests of any kind, those for the page's files included."""
    tables: Rates = field(default=_rates("60/hour+20", "240/hour+80", "3000/hour+300"))
    """Tables made, also by playing a finished deal again."""
    sockets: Rates = field(default=_rates("60/minute+60", "1200/minute+600", "12000/minute+3000"))
    """Sockets opened."""
    acts: Rates = field(default=_rates("600/minute+200", "12000/minute+2000", "60000/minute+4000"))
    """Messages over sockets that are neither questions nor chat."""
    questions: Rates = field(default=_rates("60/minute+30", "1200/minute+300", "6000/minute+1000"))
    """What a call means, reviews of the auction, looks at the last trick and the like."""
    chat: Rates = field(default=_rates("30/minute+15", "600/minute+150", "3000/minute+500"))
    """Lines of chat."""
    analysis: Rates = field(default=_rates("120/minute+80", "1200/minute+400", "3000/minute+800"))
    """Values of cards in finished deals, and deals that somebody brings along."""
    trainer: Rates = field(default=_rates("60/minute+40", "600/minute+200", "1800/minute+400"))
    """Exercises asked for and marked."""
    files: Rates = field(default=_rates("60/minute+30", "600/minute+150", "2400/minute+400"))
    """Finished deals, their files, events of tables, histories."""
    sheets: Rates = field(default=_rates("120/minute+60", "1200/minute+300", "6000/minute+1000"))
    """Sheets made and written on, also to see what would be written."""
    links: Rates = field(default=_rates("20/hour+20", "200/hour+100", "2000/hour+500"))
    """Links to another browser, made and followed; no more can be taken back than were made."""
    names: Rates = field(default=_rates("60/hour+30", "1200/hour+400", "12000/hour+2000"))
    """Names that people give themselves: each is told at every table where they sit."""
    classes: Rates = field(default=_rates("60/hour+30", "240/hour+60", "2000/hour+300"))
    """Classes opened and rounds given, where ten tables count as one."""
    codes: Rates = field(default=_rates("20/minute+10", "120/minute+120", "600/minute+600"))
    """Codes of classes tried, right or wrong: so few that none is found by trying."""
    open_sockets: Ceilings = Ceilings(20, 400, 6000)
    """Sockets open at one time; the last fifth of the server's is for players."""
    open_connections: Ceilings = Ceilings(None, 600, 8000)
    """Connections that are no sockets; whose they are is not known, only from where."""
    analysis_waiting: Ceilings = Ceilings(10, 60, 120)
    """Double-dummy work that is done or waits for its turn."""
    desk_waiting: Ceilings = Ceilings(10, 60, 120)
    """Exercises and files that are made or wait for their turn."""

    @classmethod
    def none(cls) -> Limits:
        """Return what limits nothing, for tests and measurements."""
        kinds = {"Rates": Rates, "Ceilings": Ceilings}
        return cls(**{one.name: kinds[str(one.type)]() for one in fields(cls)})

    def of(self, door: Door) -> Rates:
        """Return the rates of a door."""
        rates: Rates = getattr(self, door.value)
        return rates
