"""A format written in one module is read, recognised and offered, with no other file touched."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from sansatout.deal import Deal
from sansatout.errors import SansatoutError
from sansatout.formats.base import FileFormat
from sansatout.formats.deals import read_deals
from sansatout.formats.files import (
    FORMATS,
    forget,
    read,
    recognised,
    register,
    write,
)
from sansatout.formats.records import Book, deal_list
from sansatout.formats.replay import Replay
from sansatout.formats.text import Spot, decode, located
from sansatout.server.finished.analyse import analysed
from sansatout.server.finished.files import files
from sansatout.server.protocol.bodies import Analyse
from tests.cli.running_cli import command

DEALS = [Deal.random(Random(seed)) for seed in range(3)]


class Numbers(FileFormat):
    """A deal a line, each by its number."""

    key = "numbers"
    media_type = "text/x-deal-numbers"

    def read(self, data: str | bytes) -> Replay[Book]:
        """Read the numbers up to the first that is none."""
        text = decode(data).text if isinstance(data, bytes) else data
        deals: list[Deal] = []
        for place, line in enumerate(text.splitlines(), start=1):
            try:
                deals.append(Deal.unrank(int(line)))
            except SansatoutError as error:
                return Replay(deal_list(deals), located(error, Spot(place, 1)))
        return Replay(deal_list(deals))

    def dumps(self, book: Book) -> str:
        """Write the whole deals."""
        return "".join(f"{record.deal.rank()}\n" for record in book.records if record.deal)

    def recognises(self, text: str) -> bool:
        """Tell by digits alone."""
        return text.replace("\n", "").isdecimal()


@pytest.fixture(autouse=True)
def toy() -> Iterator[Numbers]:
    register(Numbers())
    yield Numbers()
    forget(Numbers())


def test_a_format_is_read_and_written_by_its_suffix(tmp_path: Path) -> None:
    path = tmp_path / "three.numbers"
    write(deal_list(DEALS), path)
    assert [record.deal for record in read(path).records] == DEALS
    assert [dealt.deal for dealt in read_deals(path)] == DEALS


def test_a_format_turns_into_every_other(toy: Numbers) -> None:
    for form in FORMATS.values():
        text = form.dumps(toy.loads(toy.dumps(deal_list(DEALS))))
        assert recognised(text) is form
        assert [record.deal for record in form.loads(text).records] == DEALS


def test_the_command_reads_a_format(tmp_path: Path, toy: Numbers) -> None:
    path = tmp_path / "three.numbers"
    toy.dump(deal_list(DEALS), path)
    assert command("solve", path).out.count("NT") == 3


def test_the_server_analyses_and_offers_a_format(toy: Numbers) -> None:
    found = analysed(Analyse(text=toy.dumps(deal_list(DEALS))))
    assert [one.cards for one in found.deals] == [str(deal) for deal in DEALS]
    assert files()[toy.key].media_type == toy.media_type


def test_a_fault_has_its_place(toy: Numbers) -> None:
    read = toy.read(f"{DEALS[0].rank()}\n{10**40}\n")
    assert len(read.valid) == 1
    assert "line 2" in str(read.error)


def test_a_key_is_given_once(toy: Numbers) -> None:
    with pytest.raises(ValueError, match="already"):
        register(toy)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("pn|a,b,c,d|nt|\n[see the diagram]|pg||", "lin"),
        ('{"games": [{"event": "Ann|Bob"}]}', "json"),
        ('% PBN 2.1\n[Event "a|b"]', "pbn"),
    ],
)
def test_a_text_is_known_by_how_it_begins(text: str, key: str) -> None:
    form = recognised(text)
    assert form is not None
    assert form.key == key
