"""What is installed along with Sansatout is listed, under licences that go with ours."""

from tools.licences import PAGE, licence_of, page, parts, unfit


def test_every_part_that_players_install_is_listed_with_a_licence_that_fits() -> None:
    licences = {name: licence_of(name) for name in parts()}
    assert len(licences) > 30
    assert unfit(licences) == []
    assert PAGE.read_text("utf-8") == page(licences), "python -m tools.licences --write"


def test_a_licence_that_does_not_fit_is_told() -> None:
    given = {"free": "MIT", "either": "GPL-3.0-only OR MIT", "both": "GPL-3.0-only AND MIT"}
    assert unfit(given | {"none": "unknown"}) == ["both: GPL-3.0-only AND MIT", "none: unknown"]
