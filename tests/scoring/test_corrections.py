import pytest
from tests.scoring.helpers import THEY, WE, played, sheet

from sansatout.errors import InputError, RuleError
from sansatout.scoring.corrections import Moment, ScoreMistake, check_in_time, corrected
from sansatout.scoring.kontrakt import KONTRAKT
from sansatout.scoring.rubber import End
from sansatout.scoring.rulebook import RULEBOOK
from sansatout.scoring.sheet import Honours

SETTLED = Moment(settled=True)


def test_l_fixscore_1_below_until_the_first_card_of_the_next_deal() -> None:
    check_in_time(ScoreMistake.BELOW, Moment())
    with pytest.raises(RuleError, match="L-FIXSCORE-1"):
        check_in_time(ScoreMistake.BELOW, Moment(cards_dealt=1))
    check_in_time(ScoreMistake.BELOW, Moment(cards_dealt=51), until="last_card")
    with pytest.raises(RuleError, match="L-FIXSCORE-1"):
        check_in_time(ScoreMistake.BELOW, Moment(cards_dealt=52), until="last_card")


def test_l_fixscore_1_below_at_the_end_of_the_rubber_until_it_is_settled() -> None:
    rubber = sheet(RULEBOOK, played("4S", 10), played("3NT", 9))
    assert rubber.end is End.COMPLETE
    mended = corrected(rubber, 2, played("3NT", 8), Moment())
    assert mended.end is End.OPEN
    assert mended.total(THEY) == 100
    with pytest.raises(RuleError, match=r"settled.*L-FIXSCORE-1"):
        corrected(rubber, 2, played("3NT", 8), SETTLED)


def test_l_fixscore_1_an_earlier_deal_stands_below_the_line() -> None:
    rubber = sheet(RULEBOOK, played("2S", 8), played("1C", 7, THEY))
    with pytest.raises(RuleError, match="before the cards of the next deal"):
        corrected(rubber, 1, played("3S", 9), Moment())
    assert corrected(rubber, 2, played("2C", 8, THEY), Moment()).standing(THEY) == 40


def test_the_option_of_l_fixscore_1_reaches_the_sheet() -> None:
    dealing = Moment(cards_dealt=20)
    rubber = sheet(RULEBOOK, played("2S", 8), below_correction_until="last_card")
    assert corrected(rubber, 1, played("3S", 9), dealing).standing(WE) == 90
    with pytest.raises(RuleError, match="L-FIXSCORE-1"):
        corrected(sheet(RULEBOOK, played("2S", 8)), 1, played("3S", 9), dealing)


def test_the_sheet_of_another_booklet_is_corrected_by_its_own_readings() -> None:
    rubber = sheet(KONTRAKT, played("2S", 8), honours_holder="declaring_side")
    mended = corrected(rubber, 1, played("3S", 9), Moment())
    assert mended == sheet(KONTRAKT, played("3S", 9), honours_holder="declaring_side")


def test_l_fixscore_2_above_until_the_rubber_is_settled() -> None:
    """A-45: honours forgotten on the first deal may be claimed while later ones are played."""
    rubber = sheet(RULEBOOK, played("2S", 8), played("1C", 7, THEY), played("1D", 6))
    claimed = played("2S", 8, WE, Honours(WE, 4))
    mended = corrected(rubber, 1, claimed, Moment(cards_dealt=52))
    assert mended.total(WE) == rubber.total(WE) + 100
    assert mended.total(THEY) == rubber.total(THEY)
    with pytest.raises(RuleError, match=r"settled.*L-FIXSCORE-2"):
        corrected(rubber, 1, claimed, SETTLED)


def test_l_fixscore_3_arithmetic_at_any_time() -> None:
    check_in_time(ScoreMistake.ARITHMETIC, Moment(cards_dealt=52, settled=True), latest=False)


def test_a_rubber_broken_off_stays_so_when_corrected() -> None:
    rubber = sheet(RULEBOOK, played("4S", 10), played("1D", 6)).broken_off()
    mended = corrected(rubber, 2, played("1D", 5), Moment())
    assert mended.end is End.AGREED
    assert mended.total(WE) == rubber.total(WE) == 420


def test_only_deals_on_the_sheet_can_be_corrected() -> None:
    rubber = sheet(RULEBOOK, played("2S", 8))
    for number in (0, 2):
        with pytest.raises(InputError, match="no deal"):
            corrected(rubber, number, None, Moment())
