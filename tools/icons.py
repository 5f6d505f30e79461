"""Draw the icons of the installed page from ``web/public/icon.svg``, with a Chromium.

    python -m tools.icons

A system cuts a ``maskable`` icon to its own shape: what may be cut off is the colour of the cloth.
"""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import launched

PUBLIC = Path(__file__).parents[1] / "web" / "public"
CLOTH = "#1c4532"
ICONS = {"icon-180.png": (180, 0.16), "icon-192.png": (192, 0.0), "icon-512.png": (512, 0.16)}
"""Size in pixels and the part of it on each side that is only cloth; none for a bare card."""


def main() -> None:
    """Draw all of them."""
    source = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with launched() as browser:
        page = browser.new_page()
        for name, (size, margin) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            ground = CLOTH if margin else "transparent"
            page.set_content(
                f"<style>body{{margin:0;background:{ground}}}svg{{display:block;width:"
                f"{size * (1 - 2 * margin)}px;margin:{size * margin}px}}</style>{source}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=not margin)


if __name__ == "__main__":
    main()
