"""The verifiable shuffle."""

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout.cards import PACK
from sansatout.errors import InputError
from sansatout.seats import Seat
from sansatout.table.shuffle import commitment, shuffled_pack, table_cut

SECRET = "00" * 31 + "01"
secrets = st.binary(min_size=32, max_size=32).map(bytes.hex)
contributed = st.dictionaries(st.sampled_from(Seat), secrets)


def test_the_commitment_is_the_digest_of_the_secret_bytes() -> None:
    assert commitment(SECRET) == hashlib.sha256(bytes(31) + b"\x01").hexdigest()


def words_by_hand(*parts: bytes) -> Iterator[int]:
    """Read the stream as the module describes it."""
    seed = hashlib.sha256(b"".join(parts)).digest()
    blocks = b"".join(hashlib.sha256(seed + n.to_bytes(8, "big")).digest() for n in range(40))
    return iter(int.from_bytes(blocks[i : i + 4], "big") for i in range(0, len(blocks), 4))


def by_hand(secret: str, cut: int, table: str, deal: int, given: dict[Seat, str]) -> list[int]:
    """Do by hand what the module's description says."""
    seed = bytes.fromhex(secret) + cut.to_bytes(8, "big") + deal.to_bytes(8, "big")
    if given:
        seed = b"sansatout-shuffle-2" + seed + len(given).to_bytes(8, "big")
        for letter, seat in zip("NESW", (Seat.N, Seat.E, Seat.S, Seat.W), strict=True):
            seed += letter.encode() + bytes.fromhex(given[seat]) if seat in given else b""
    else:
        seed = b"sansatout-shuffle-1" + seed
    words = words_by_hand(seed, table.encode())
    order = list(range(52))
    for top in range(51, 0, -1):
        word = next(words)
        while word >= 2**32 // (top + 1) * (top + 1):
            word = next(words)
        place = word % (top + 1)
        order[top], order[place] = order[place], order[top]
    return order


@given(secrets, st.integers(0, 51), st.text(max_size=30), st.integers(0, 2**40), contributed)
def test_the_documented_stream_gives_the_pack(
    secret: str, cut: int, table: str, deal: int, given: dict[Seat, str]
) -> None:
    """PROMISE-DEAL-1."""
    pack = shuffled_pack(secret, cut=cut, table=table, deal=deal, contributions=given)
    assert [card.index for card in pack.cards] == by_hand(secret, cut, table, deal, given)


def test_the_stream_is_what_it_was() -> None:
    """Hold the two streams to packs of their first days: old tables must still verify."""
    alone = shuffled_pack(SECRET, cut=17, table="t", deal=3)
    assert " ".join(map(str, alone.cards[:5])) == "S7 H9 C7 S2 HT"
    together = shuffled_pack(
        SECRET, cut=17, table="t", deal=3, contributions={Seat.S: "ab" * 32, Seat.N: "cd" * 32}
    )
    assert " ".join(map(str, together.cards[:5])) == "SA C3 HA C7 D8"


@given(secrets, st.text(max_size=30), st.integers(0, 2**40), contributed)
def test_the_table_cuts_as_documented(
    secret: str, table: str, deal: int, given: dict[Seat, str]
) -> None:
    numbers = b"".join(str(s).encode() + bytes.fromhex(given[s]) for s in Seat if s in given)
    count = len(given).to_bytes(8, "big")
    start = b"sansatout-cut-2" + bytes.fromhex(secret) + deal.to_bytes(8, "big")
    words = words_by_hand(start, count, numbers, table.encode())
    word = next(word for word in words if word < 2**32 // 45 * 45)
    assert table_cut(secret, table=table, deal=deal, contributions=given) == 4 + word % 45


def test_every_contribution_and_its_seat_matter() -> None:
    """Whoever chose the secret cannot foresee the pack."""
    packs = {
        shuffled_pack(SECRET, cut=5, table="a", deal=1, contributions=given).cards
        for given in (
            {},
            {Seat.S: "00" * 32},
            {Seat.N: "00" * 32},
            {Seat.S: "00" * 31 + "01"},
            {Seat.S: "00" * 32, Seat.N: "00" * 32},
            {Seat.S: "00" * 32, Seat.N: "00" * 31 + "01"},
        )
    }
    assert len(packs) == 6


def test_the_order_of_contributing_does_not_matter() -> None:
    one, two = (Seat.S, "ab" * 32), (Seat.E, "cd" * 32)
    packs = [
        shuffled_pack(SECRET, cut=5, table="a", deal=1, contributions=dict(given))
        for given in ((one, two), (two, one))
    ]
    assert packs[0] == packs[1]


@pytest.mark.parametrize("number", ["", "zz", "ab" * 31, "AB" * 32, "ab " * 32])
def test_a_contribution_is_32_bytes_in_small_hexadecimal_digits(number: str) -> None:
    with pytest.raises(InputError, match="64 hexadecimal digits"):
        shuffled_pack(SECRET, cut=5, table="a", deal=1, contributions={Seat.S: number})


@given(secrets, st.integers(1, 51), st.text(), st.integers(0, 2**40))
def test_every_pack_has_all_cards_and_comes_out_again(
    secret: str, cut: int, table: str, deal: int
) -> None:
    pack = shuffled_pack(secret, cut=cut, table=table, deal=deal)
    assert set(pack.cards) == set(PACK)
    assert shuffled_pack(secret, cut=cut, table=table, deal=deal) == pack


def test_secret_cut_table_and_deal_all_matter() -> None:
    one = shuffled_pack(SECRET, cut=5, table="a", deal=1)
    others = [
        shuffled_pack("11" * 32, cut=5, table="a", deal=1),
        shuffled_pack(SECRET, cut=6, table="a", deal=1),
        shuffled_pack(SECRET, cut=5, table="b", deal=1),
        shuffled_pack(SECRET, cut=5, table="a", deal=2),
    ]
    assert all(other != one for other in others)


def test_every_card_comes_to_the_top_about_equally_often() -> None:
    tops = Counter(
        shuffled_pack(SECRET, cut=1, table="u", deal=n).cards[0].index for n in range(5200)
    )
    # 100 each are expected; six standard deviations would be 60.
    assert len(tops) == 52
    assert all(40 < tops[index] < 160 for index in range(52))


@pytest.mark.parametrize("secret", ["", "zz", "ab" * 31, "AB" * 32])
def test_a_secret_is_32_bytes_in_small_hexadecimal_digits(secret: str) -> None:
    with pytest.raises(InputError, match="64 hexadecimal digits"):
        commitment(secret)
