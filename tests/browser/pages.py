"""Browser contexts that go from one person to the next: a new one costs more than most tests."""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import Browser, Page

from tests.browser.visitor import Visitor

_FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Pages:
    """One page in each context; who enters finds nothing of whoever was there before."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self._chromium = chromium
        self._address = address
        self._free: dict[tuple[object, ...], list[Page]] = {}
        self._kinds: dict[Page, tuple[object, ...]] = {}

    def enter(
        self, *, width: int = 1280, height: int = 800, language: str = "en",
        color_scheme: Literal["light", "dark"] = "light",
        # Cards that fly and plates that glow cost more time than all else here.
        reduced_motion: Literal["reduce", "no-preference"] = "reduce",
        # What one person's service worker has kept, the next one would be shown.
        service_workers: Literal["allow", "block"] = "block",
        **fixed: Any,
    ) -> Visitor:  # fmt: skip
        """Let somebody in; ``fixed`` is what a context cannot change later."""
        fixed["service_workers"] = service_workers
        kind = (language, *sorted(fixed.items()))
        free = self._free.setdefault(kind, [])
        page = free.pop() if free else self._opened(kind, language, fixed)
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
        return Visitor(page, self._address)

    def _opened(self, kind: tuple[object, ...], language: str, fixed: dict[str, Any]) -> Page:
        page = self._chromium.new_context(locale=language, **fixed).new_page()
        self._kinds[page] = kind
        return page

    def leave(self, person: Visitor) -> None:
        """Keep the page for another; one that was closed or spoilt is not used again."""
        page = person.page
        person.stop_hearing()
        if page.is_closed() or person.is_spoilt:
            page.context.close()
            return
        page.unroute_all()
        # A page of the same site, where there is nothing to do: another one would cost a process.
        page.goto(f"{self._address}/health/live")
        page.evaluate(_FORGET)
        page.context.clear_cookies()
        self._free[self._kinds[page]].append(page)
