"""A server, a Chromium and people for the tests of the page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

SWITCHES = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    # A name that is not this machine's own: what browsers keep for safe pages is not there.
    "--host-resolver-rules=MAP sansatout.test 127.0.0.1",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-features=" + ",".join([
        # Pages of Chromium's own in every window: they cost as much as all that a test does.
        "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
        # The last switch of a name holds alone, so here is what Playwright switches off as well.
        "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect",
        "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
        "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
        "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
        "ThirdPartyStoragePartitioning",
    ]),
)  # fmt: skip
MOVING = {"reduced_motion": "no-preference"}
STATIC = Path(__file__).parents[2] / "src" / "sansatout" / "server" / "static" / "index.html"


def _missing() -> str:
    if shutil.which("chromium") is None:
        return (
            "no Chromium here: the tests of the page were left out (Debian: apt install chromium)"
        )
    return "" if STATIC.exists() else "the page is not built: expected make page first"


@pytest.fixture(scope="session", autouse=True)
def _browser_is_here() -> None:
    missing = _missing()
    if missing and os.environ.get("CI") == "true":
        pytest.fail(missing)
    if missing:
        pytest.skip(missing)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them all, and keep them on one worker: a browser and a server are enough."""
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)


from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.browser.four import Four  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.pages import Pages  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    place = House(tmp_path_factory.mktemp("house"))
    place.open()
    yield place
    place.close()


@contextmanager
def launched() -> Iterator[Browser]:
    """Give a Chromium, as the tests, the pictures and the measurements use it."""
    with sync_playwright() as playwright:
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(SWITCHES))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def pages(chromium: Browser, house: House) -> Pages:
    return Pages(chromium, house.address)


@pytest.fixture
def visit(pages: Pages) -> Iterator[Visit]:
    """Give a function that lets one more person in, whom nobody knows yet."""
    visitors = []

    def come(**wanted: Any) -> Visitor:
        visitors.append(pages.enter(**wanted))
        return visitors[-1]

    yield come
    for person in visitors:
        pages.leave(person)
    assert [person.complaints for person in visitors if person.complaints] == []


@pytest.fixture(scope="session")
def regular(pages: Pages) -> Visitor:
    person = pages.enter()
    person.open()
    return person


@pytest.fixture
def ann(regular: Visitor) -> Iterator[Visitor]:
    """Give one person who stays for all tests that leave nothing behind but tables and sheets."""
    kept = "localStorage.getItem('sansatout-settings')"
    settings = regular.page.evaluate(kept)
    yield regular
    assert regular.complaints == []
    assert regular.page.evaluate(kept) == settings


@pytest.fixture(scope="session")
def people(pages: Pages) -> list[Visitor]:
    """Four people who stay for all tests of the laws; every test is a table of its own."""
    return [pages.enter() for _ in range(4)]


@pytest.fixture
def four(people: list[Visitor]) -> Iterator[Four]:
    table = Four(people)
    table.sit()
    yield table
    assert [one.complaints for one in people] == [[], [], [], []]
