import pytest
from tools.citations import abbreviated, cited, named


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("as L-DEAL-8 says, after four passes", ["L-DEAL-8"]),
        ("(A-05)", ["A-05"]),
        ("PROMISE-KEPT-1: acts", ["PROMISE-KEPT-1"]),
        ('rule="P16"', ["P16"]),
        ("PB-4.9.", ["PB-4.9"]),
        ("C-R1N-1: 2NT", ["C-R1N-1"]),
        ("L-SCORE-14..16", ["L-SCORE-14", "L-SCORE-15", "L-SCORE-16"]),
        ("L-SCORE-14..L-SCORE-16", ["L-SCORE-14", "L-SCORE-15", "L-SCORE-16"]),
        ("C-SUIT-1…3", ["C-SUIT-1", "C-SUIT-2", "C-SUIT-3"]),
        ("PB-8.2.1..3", ["PB-8.2.1", "PB-8.2.2", "PB-8.2.3"]),
        ("PB-5.7..5.9", ["PB-5.7", "PB-5.8", "PB-5.9"]),
        ("PB-5.7/5.8", ["PB-5.7", "PB-5.8"]),
        ("PB-5.7/8", ["PB-5.7", "PB-5.8"]),
        ("L-PEN-2, -3 and -5", ["L-PEN-2", "L-PEN-3", "L-PEN-5"]),
        ("BW-AMB-08/09", ["BW-AMB-08", "BW-AMB-09"]),
        ("A-08..10", ["A-08", "A-09", "A-10"]),
        ("P16, P17", ["P16", "P17"]),
    ],
)
def test_a_citation_is_spelled_out(text: str, ids: list[str]) -> None:
    assert list(cited(text)) == ids


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("as L-PEN-2, -3 say", ["L-PEN-2, -3"]),
        ("(L-SCORE-14..16)", ["L-SCORE-14..16"]),
        ("PB-5.7/5.8; P16", ["PB-5.7/5.8"]),
        ("L-PEN-2, L-PEN-3 and PB-5.7", []),
    ],
)
def test_an_id_that_is_left_out_is_found(text: str, found: list[str]) -> None:
    assert list(abbreviated(text)) == found


@pytest.mark.parametrize(
    "text", ["SA H10 P2P", "XL-DEAL-8", "L-DEAL", "UTF-8", "C-3PO", "L-DEAL-8th", "P160"]
)
def test_other_words_are_no_citations(text: str) -> None:
    assert list(cited(text)) in ([], ["H10"])


def test_a_number_that_follows_is_no_citation() -> None:
    assert list(cited("after L-DEAL-1, 13 cards and 2 more")) == ["L-DEAL-1"]


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("test_p16_the_rubber_game_brings_one_premium", ["P16"]),
        ("test_l_revoke_3_declarer_corrects", ["L-REVOKE-3"]),
        ("test_bw_amb_08_both_void", ["BW-AMB-08"]),
        ("test_pb_8_2_1_overtricks", ["PB-8.2.1"]),
        ("test_a_04_same_dealer", ["A-04"]),
        ("test_a_redouble_needs_an_opposing_double", []),
    ],
)
def test_a_name_cites(name: str, ids: list[str]) -> None:
    assert list(named(name)) == ids
