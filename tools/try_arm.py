"""Try a wheel for 64-bit ARM on another machine: a Python for ARM loads it under qemu and solves.

    python -m tools.try_arm ROOT WHEEL

ROOT is a folder with Python 3.11 for ARM in ``usr/bin``, unpacked from its packages. What the wheel
needs is fetched for ARM too. The table of a deal has to come out as it does elsewhere, and every
compiled file in the wheel has to be one for ARM. Fails where something is not so.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from tools.try_wheel import DEAL, expect

AARCH64: Final = 183
"""``e_machine`` of 64-bit ARM."""
GLIBC: Final = ("2_17", "2_26", "2_27", "2_28", "2_34")
SOLVING: Final = """
import platform, sys
import sansatout as st
table = st.dd_table(st.Deal.parse(sys.argv[1]))
tricks = [format(table[seat, strain], "X") for seat in st.Seat for strain in st.Strain]
print(platform.machine(), "".join(tricks))
"""
TABLE: Final = "998BB34522998BB34522"
"""Tricks of each seat from North on, clubs first and no trump last, sixteen to a digit."""
PATIENCE: Final = 600


def foreign(wheel: Path) -> list[str]:
    """Return the compiled files of a wheel that are not for 64-bit ARM."""
    with zipfile.ZipFile(wheel) as archive:
        compiled = {name: archive.read(name)[:20] for name in archive.namelist() if ".so" in name}
    expect(compiled, f"a compiled file in {wheel.name}")
    return [
        name
        for name, head in compiled.items()
        if head[:4] != b"\x7fELF" or int.from_bytes(head[18:20], "little") != AARCH64
    ]


def _fetched(wheel: Path, folder: Path) -> None:
    platforms = [word for one in GLIBC for word in ("--platform", f"manylinux_{one}_aarch64")]
    platforms += ["--platform", "manylinux2014_aarch64"]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    chosen = ["--python-version", "3.11", "--implementation", "cp", "--only-binary", ":all:"]
    subprocess.run([*pip, *platforms, *chosen, "--target", str(folder), str(wheel)], check=True)


def tried(root: Path, wheel: Path) -> None:
    """Load the wheel with the Python for ARM and solve a deal."""
    expect(not foreign(wheel), f"files for ARM only: {foreign(wheel)}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _fetched(wheel.resolve(), folder)
        environment = {"PATH": os.environ["PATH"], "HOME": name, "PYTHONPATH": name}
        python = ["qemu-aarch64", "-L", str(root), str(root / "usr" / "bin" / "python3.11")]
        solved = subprocess.run(
            [*python, "-c", SOLVING, DEAL],
            env=environment,
            cwd=name,
            timeout=PATIENCE,
            capture_output=True,
            text=True,
            check=False,
        )
        expect(solved.returncode == 0, f"a deal solved: {solved.stderr}")
        expect(solved.stdout.split() == ["aarch64", TABLE], f"the right table: {solved.stdout}")
        print(f"{wheel.name} under qemu: loaded, and a deal solved")


if __name__ == "__main__":
    tried(Path(sys.argv[1]), Path(sys.argv[2]))
