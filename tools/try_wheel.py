"""Try a wheel where nothing else is: an empty environment without compiler, make or Node.

    python -m tools.try_wheel PYTHON DIST

Installs the wheel of the folder DIST that fits PYTHON into a new environment, then solves a deal,
scores one, asks for what an extra brings, starts the server and loads its page. Says what it took;
fails where something does.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Final

DEAL: Final = "N:K982.A74.KQ3.J95 54.KJ9.JT752.Q83 AQJT7.Q6.A94.KT2 63.T8532.86.A764"
BUILDERS: Final = ("cc", "c++", "gcc", "g++", "clang", "cmake", "make", "ninja", "node", "npm")
STUDY: Final = Path(__file__).parents[1] / "docs" / "studies" / "naming.toml"
EXTRAS: Final = {
    "print": ("print", "card", "minibridge", "--output", "card.pdf"),
    "nodes": ("serve", "--database", "postgresql://nobody@127.0.0.1:9/none", "--port", "0"),
    "lab": ("lab", "run", str(STUDY), "--plots", "."),
}
"""What is asked for without the extra that brings it."""
PATIENCE: Final = 60


def run(words: list[str], environment: Mapping[str, str], folder: Path) -> tuple[int, str]:
    """Run a command in the folder; return its exit code and what it printed."""
    done = subprocess.run(
        words,
        env=dict(environment),
        cwd=folder,
        timeout=PATIENCE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def expect(condition: object, said: str) -> None:
    """Stop with what was said unless the condition holds."""
    if not condition:
        sys.exit(f"the wheel does not do: {said}")


def _megabytes(folder: Path) -> float:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def _get(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        body: bytes = answer.read()
        return body


def _load_page(program: str, environment: Mapping[str, str], folder: Path) -> None:
    port = _free_port()
    home = f"http://127.0.0.1:{port}"
    words = [program, "serve", "--port", str(port), "--data", "kept", "--no-browser"]
    server = subprocess.Popen(words, env=dict(environment), cwd=folder)
    try:
        page = b""
        until = time.monotonic() + PATIENCE
        while not page and server.poll() is None and time.monotonic() < until:
            try:
                page = _get(f"{home}/")
            except OSError:
                time.sleep(0.1)
        script = re.search(rb'src="(/assets/[^"]+\.js)"', page)
        expect(script, "a page with its program")
        assert script is not None
        expect(len(_get(home + script[1].decode())) > 100_000, "the program of the page")
        expect(b"rulebook" in _get(f"{home}/api/games"), "the shelf of games")
    finally:
        server.terminate()
        server.wait(PATIENCE)


def fitting(python: str, dist: Path) -> Path:
    """Return the wheel for a Python: 3.11 has its own, and all later ones share one."""
    told = "import sys; print(*sys.version_info[:2])"
    old = subprocess.check_output([python, "-c", told], text=True).split() == ["3", "11"]
    named = sorted(dist.glob("*-cp311-*.whl" if old else "*-abi3-*.whl"))
    other = {"aarch64": "x86_64"}.get(platform.machine(), "aarch64")
    wheels = [one for one in named if other not in one.name]
    expect(len(wheels) == 1, f"one wheel for {python}: {[one.name for one in wheels]}")
    return wheels[0]


def tried(python: str, wheel: Path) -> None:
    """Install the wheel and use it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv = folder / "venv"
        subprocess.run([python, "-m", "venv", str(venv)], check=True)
        scripts = venv / ("Scripts" if os.name == "nt" else "bin")
        empty = _megabytes(venv)
        began = time.monotonic()
        pip = [str(scripts / "python"), "-m", "pip", "install", "--quiet", "--only-binary", ":all:"]
        subprocess.run([*pip, str(wheel.resolve())], check=True)
        took = time.monotonic() - began
        size = _megabytes(venv) - empty
        kept = {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}
        environment = {**kept, "PATH": str(scripts), "HOME": name}
        there = [tool for tool in BUILDERS if shutil.which(tool, path=str(scripts))]
        expect(not there, f"an environment without {there}")
        program = str(scripts / "sansatout")
        code, said = run([program, "solve", DEAL], environment, folder)
        expect(code == 0 and "11" in said, f"solve: {said}")
        scored = [program, "score", "rulebook", "4S", "--by", "we", "--tricks", "10"]
        code, said = run(scored, environment, folder)
        expect(code == 0 and "120" in said, f"score: {said}")
        for extra, words in EXTRAS.items():
            code, said = run([program, *words], environment, folder)
            told = code == 2 and said.count("\n") == 1 and f"sansatout[{extra}]" in said
            expect(told, f"one line about the extra {extra}: {said}")
        _load_page(program, environment, folder)
        version = subprocess.check_output([python, "-V"], text=True).strip()
        print(f"{wheel.name} with {version}: {took:.0f} s, {size:.0f} MB, all tried")


if __name__ == "__main__":
    tried(sys.argv[1], fitting(sys.argv[1], Path(sys.argv[2])))
