"""Finished deals as files of the formats other programs read, and as a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from sansatout.draw.svg import deal_svg
from sansatout.formats.base import FileFormat
from sansatout.formats.files import FORMATS
from sansatout.formats.records import Book
from sansatout.seats import Seat
from sansatout.server.finished.deals import FinishedDeal

__all__ = ["File", "files"]


@dataclass(frozen=True, slots=True)
class File:
    """A kind of file to take away."""

    media_type: str
    write: Callable[[FinishedDeal, str], str]


def _svg(found: FinishedDeal, language: str) -> str:
    record = found.kept.record
    return deal_svg(
        found.kept.hands,
        board=int(record.board),
        dealer=record.dealer,
        vulnerability=record.vulnerability,
        language=language,
    )


def _book(found: FinishedDeal) -> Book:
    n, e, s, w = (found.name(seat) for seat in Seat)
    return Book((replace(found.kept.record, names=(n, e, s, w)),), encoding="utf-8")


def files() -> Mapping[str, File]:
    """Return the files of a deal by their suffix: every format, and the picture."""
    return {key: _file(form) for key, form in FORMATS.items()} | {
        "svg": File("image/svg+xml", _svg)
    }


def _file(form: FileFormat) -> File:
    return File(form.media_type, lambda found, _: form.dumps(_book(found)))
