"""Firefox, spoken to by WebDriver BiDi, which it speaks itself: no driver is needed in between."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

__all__ = ["Firefox", "launched_firefox"]

_PREFERENCES = {
    # Nothing of Firefox's own goes out, and nothing waits for it.
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}
_PATIENCE = 300.0


class Firefox:
    """A window with one page in it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = count(1)
        self.complaints: list[str] = []
        """What the page did wrong: errors of scripts, and what it may not have."""
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        contexts = self._ask("browsingContext.getTree", maxDepth=0)["contexts"]
        self._context: str = contexts[0]["context"]

    def _ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = next(self._ids)
        message = {"id": number, "method": method, "params": parameters}
        self._socket.send(json.dumps(message))
        while True:
            told = json.loads(self._socket.recv(timeout=_PATIENCE))
            if told.get("method") == "log.entryAdded":
                self._hear(told["params"])
            elif told.get("id") == number:
                assert told["type"] == "success", told
                result: dict[str, Any] = told["result"]
                return result

    def _hear(self, entry: dict[str, Any]) -> None:
        text = entry.get("text") or ""
        if entry["type"] == "javascript" and entry["level"] == "error":
            self.complaints.append(text)
        if "Content-Security-Policy" in text:
            self.complaints.append(text)

    def window(self, width: int, height: int) -> None:
        """Give the page so much room."""
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=viewport)

    def open(self, address: str) -> None:
        """Open a page and wait until it is loaded."""
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """Return what an expression of the page is worth, waited for if it is promised."""
        told = self._ask(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then(JSON.stringify)",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        value = told["result"].get("value")
        return None if value is None else json.loads(value)

    def wait_for(self, condition: str) -> None:
        """Wait until an expression of the page holds."""
        self.evaluate(
            "new Promise((done) => { const look = () =>"
            f" ({condition}) ? done() : setTimeout(look, 25); look(); }})"
        )

    def click(self, selector: str) -> None:
        """Press the middle of what a selector finds with a real pointer."""
        one = f"document.querySelector({json.dumps(selector)})"
        self.wait_for(f"{one} && !{one}.disabled")
        x, y = self.evaluate(
            f"(() => {{ const one = {one};"
            " one.scrollIntoView({ block: 'center' }); const at = one.getBoundingClientRect();"
            " return [Math.round(at.x + at.width / 2), Math.round(at.y + at.height / 2)]; })()"
        )
        pressed = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "actions": pressed}
        self._ask("input.performActions", context=self._context, actions=[source])

    def picture(self) -> str:
        """Return what is seen, as PNG in base64."""
        told = self._ask("browsingContext.captureScreenshot", context=self._context)
        data: str = told["data"]
        return data


@contextmanager
def launched_firefox(program: str, folder: Path) -> Iterator[Firefox]:
    """Start a Firefox with nothing in its profile, and end it afterwards."""
    profile = folder / "profile"
    profile.mkdir()
    settings = (f'user_pref("{key}", {json.dumps(value)});' for key, value in _PREFERENCES.items())
    (profile / "user.js").write_text("\n".join(settings), encoding="utf-8")
    process = subprocess.Popen(
        [program, "--headless", "--no-remote", "--remote-debugging-port", "0",
         "--profile", str(profile)],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        with connect(_address(process, profile), max_size=None, open_timeout=60) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait(30)


def _address(process: subprocess.Popen[bytes], profile: Path) -> str:
    """Return where Firefox listens, which it writes into its profile."""
    told = profile / "WebDriverBiDiServer.json"
    until = time.monotonic() + _PATIENCE
    while not (told.exists() and told.stat().st_size):
        assert process.poll() is None, "Firefox ended before it listened"
        assert time.monotonic() < until, "Firefox does not listen"
        time.sleep(0.05)
    where = json.loads(told.read_text(encoding="utf-8"))
    return f"ws://{where['ws_host']}:{where['ws_port']}/session"
