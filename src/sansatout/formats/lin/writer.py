"""Records to LIN.

A book that was only read is written as it was. Otherwise every record is written anew, read back,
and whatever did not come back the same goes into a command of our own.
"""

from __future__ import annotations

import json
import re
from dataclasses import fields
from typing import Final

from sansatout.formats.json.writer import fields_to_plain
from sansatout.formats.lin.header import SCORING
from sansatout.formats.lin.reader import KEPT, OWN, ROOMS, read
from sansatout.formats.lin.values import SEATS, call_text, deal_text, vulnerability_text
from sansatout.formats.pbn.syntax import unescaped
from sansatout.formats.records import AuctionRecord, Book, CallRecord, GameRecord, Mark
from sansatout.formats.replay import in_order, replay

__all__ = ["write"]

_FIELDS: Final = tuple(field.name for field in fields(GameRecord) if field.name != "layout")
_KEPT_LINE: Final = re.compile(r'(\S\S) "(.*)"')


def write(book: Book) -> str:
    """Return the text of a book."""
    as_read = _as_read(book)
    if as_read is not None:
        return as_read
    newline = book.newline if book.form == "lin" else "\n"
    header = _header(book)
    text = header + newline if header else ""
    return text + "".join(_board(record, header) + newline for record in book.records)


def _as_read(book: Book) -> str | None:
    """Return the text the book came from, if the book still says the same."""
    if book.form != "lin" or book.header is None:
        return None
    if any(r.layout.form != "lin" or r.layout.original != r for r in book.records):
        return None
    texts = (record.layout.chunks[0].text for record in book.records)
    text = book.header + "".join(texts) + book.tail
    # A board may lean on the header or on its neighbours: see that it still means the same.
    return text if read(text).valid.records == book.records else None


def _header(book: Book) -> str:
    """Return the event line, if all records belong to one event that LIN can name."""
    lines = {_event(record) for record in book.records}
    if len(book.records) < 2 or len(lines) != 1:
        return ""
    numbers = [int(r.board) for r in book.records if re.fullmatch("[0-9]{1,6}", r.board)]
    event, stage, scoring, home, visit = lines.pop()
    if not event or not numbers:
        return ""
    words = [
        event, stage, scoring, str(min(numbers)), str(max(numbers)), home, "", visit, "",
    ]  # fmt: skip
    plain = all(re.fullmatch(r"[^,|\r\n]*", word) for word in words)
    return f"vg|{','.join(words)}|" if plain else ""


def _event(record: GameRecord) -> tuple[str, str, str, str, str]:
    event, stage, scoring, home, visit = (
        record.tag(name) or "" for name in ("Event", "Stage", "Scoring", "HomeTeam", "VisitTeam")
    )
    letters = {word: letter for letter, word in SCORING.items()}
    return event, stage, letters.get(scoring, scoring), home, visit


def _board(record: GameRecord, header: str) -> str:
    target = replay(record)
    wanted = record if target.error else target.valid
    text = _commands(wanted)
    book = read(header + text).valid
    got = book[0] if len(book) == 1 else GameRecord()
    missing = [name for name in _FIELDS if getattr(got, name) != getattr(wanted, name)]
    if not missing:
        return text
    plain = dict.fromkeys(missing) | fields_to_plain(wanted, missing)
    own = json.dumps(plain, separators=(",", ":")).replace("%", "%25").replace("|", "%7C")
    return text + f"{OWN}|{own}|"


def _commands(record: GameRecord) -> str:
    """Return what LIN's own commands can say."""
    room = {name: letter for letter, name in ROOMS.items()}.get(record.tag("Room") or "", "")
    number = re.fullmatch("[0-9]{1,6}", record.board)
    text = f"qx|{room}{record.board}|" if number and room else ""
    text += "pn|" + ",".join(_word(record.names[seat]) for seat in SEATS) + "|st||"
    text += f"md|{deal_text(record.dealer, record.hands)}|rh||"
    text += f"ah|Board {_line(record.board)}|" if record.board else ""
    text += _kept(record)
    if record.vulnerability is not None:
        text += f"sv|{vulnerability_text(record.vulnerability)}|"
    text += "".join(f"nt|{_line(comment.text)}|" for name, comment in record.comments if not name)
    text += _auction(record.auction) if record.auction else ""
    text += _play(record)
    if record.tricks is not None and not _is_whole(record):
        text += f"mc|{record.tricks}|"
    return text


def _word(name: str) -> str:
    return re.sub(r"\s*[,|\r\n]\s*", " ", name)


def _line(text: str) -> str:
    return text.replace("|", "/")


def _kept(record: GameRecord) -> str:
    lines = [line for tag in record.tags if tag.name == KEPT for line in tag.section]
    found = [match for line in lines if (match := _KEPT_LINE.fullmatch(line))]
    return "".join(f"{match.group(1)}|{_line(unescaped(match.group(2)))}|" for match in found)


def _auction(course: AuctionRecord) -> str:
    if any(entry.call is None or entry.mark.irregular for entry in course.calls):
        return ""
    calls = "".join(_call(entry, course) for entry in course.calls)
    return calls + "pg||"


def _call(entry: CallRecord, course: AuctionRecord) -> str:
    assert entry.call is not None, "a skipped turn has no word in LIN"
    text = f"mb|{call_text(entry.call)}{'!' * entry.mark.alert}|"
    note = course.notes.get(entry.mark.note) if entry.mark.note is not None else None
    if note is not None:
        text += f"an|{_line(note)}|"
    return text + _comments(entry.mark)


def _comments(mark: Mark) -> str:
    return "".join(f"nt|{_line(comment.text)}|" for comment in mark.comments)


def _play(record: GameRecord) -> str:
    text = ""
    for count, (cell, _, card) in enumerate(in_order(record), 1):
        mark = record.play.cells[cell].mark if record.play else Mark()
        text += f"pc|{card}|{_comments(mark)}"
        if count % 4 == 0:
            text += "pg||"
    return text


def _is_whole(record: GameRecord) -> bool:
    return sum(1 for _ in in_order(record)) == 52 and not record.misagreed
