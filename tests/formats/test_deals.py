from __future__ import annotations

from pathlib import Path

import pytest

from sansatout.deal import Deal
from sansatout.errors import InputError, NotationError
from sansatout.formats import pbn
from sansatout.formats.deals import read_deals
from sansatout.formats.records import deal_list
from sansatout.seats import Seat, Vulnerability

FILES = Path(__file__).parent / "files"


def test_deals_of_a_dealing_program_are_read() -> None:
    deals = read_deals(FILES / "dealt.pbn")
    assert [dealt.board for dealt in deals] == list("123456")
    assert deals[1].dealer is Seat.E
    assert deals[1].vulnerability is Vulnerability.NS


def test_a_deal_that_two_rooms_share_counts_once() -> None:
    assert len(read_deals(FILES / "vugraph.lin")) == 2
    assert len(read_deals(FILES / "shared.pbn")) == 2


def test_what_was_dealt_is_what_is_read(tmp_path: Path) -> None:
    deals = [Deal.unrank(number) for number in (7, 10**28)]
    pbn.dump(deal_list(deals), tmp_path / "deals.pbn")
    assert [dealt.deal for dealt in read_deals(tmp_path / "deals.pbn")] == deals


def test_a_file_without_a_whole_deal_is_refused() -> None:
    with pytest.raises(NotationError, match="has no deal with all 52 cards"):
        read_deals(FILES / "lesson.lin")


def test_an_unknown_suffix_is_refused() -> None:
    with pytest.raises(InputError, match=r"expected one of \.pbn \.lin \.json"):
        read_deals("deals.txt")
