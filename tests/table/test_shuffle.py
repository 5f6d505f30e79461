"""The verifiable shuffle."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout.cards import PACK
from sansatout.errors import InputError
from sansatout.table.shuffle import commitment, shuffled_pack

SECRET = "00" * 31 + "01"
secrets = st.binary(min_size=32, max_size=32).map(bytes.hex)


def test_the_commitment_is_the_digest_of_the_secret_bytes() -> None:
    assert commitment(SECRET) == hashlib.sha256(bytes(31) + b"\x01").hexdigest()


def test_the_documented_stream_gives_the_pack() -> None:
    """Do by hand what the module's description says."""
    parts = bytes(31) + b"\x01" + (17).to_bytes(8, "big") + (3).to_bytes(8, "big") + b"t"
    seed = hashlib.sha256(b"sansatout-shuffle-1" + parts).digest()
    blocks = b"".join(hashlib.sha256(seed + n.to_bytes(8, "big")).digest() for n in range(20))
    words = iter(int.from_bytes(blocks[i : i + 4], "big") for i in range(0, len(blocks), 4))
    order = list(range(52))
    for top in range(51, 0, -1):
        word = next(words)
        while word >= 2**32 // (top + 1) * (top + 1):
            word = next(words)
        place = word % (top + 1)
        order[top], order[place] = order[place], order[top]
    pack = shuffled_pack(SECRET, cut=17, table="t", deal=3)
    assert [card.index for card in pack.cards] == order


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
