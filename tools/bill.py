"""The bill of materials of a wheel: what is in it that others wrote, and under which licences.

    python -m tools.bill [--check] WHEEL...

Each wheel gets ``sboms/sansatout.cdx.json`` (CycloneDX, PEP 770) and the texts of the licences in
its ``.dist-info``; ``--check`` holds the bill that is there against CycloneDX's schema. Fails if a
licence is not one that goes with ours.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import sys
import time
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

__all__ = ["ALLOWED", "Part", "add_bill", "bill", "flaws", "unfit"]

ALLOWED: Final = frozenset({"0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"})
"""Licences of parts that may be given on within something under Apache-2.0."""
_PAGE: Final = "sansatout/server/static/parts.json"
_BILL: Final = "sboms/sansatout.cdx.json"
_RECORD_OF_ITSELF: Final = ",,"


@dataclass(frozen=True, slots=True)
class Part:
    """Something that somebody else wrote."""

    address: str
    """As a package URL."""
    licence: str
    text: str

    @property
    def name(self) -> str:
        """What its makers call it."""
        return self.address.split("/", 1)[1].rsplit("@", 1)[0].replace("%40", "@")

    @property
    def version(self) -> str:
        """Which of its versions it is."""
        return self.address.rsplit("@", 1)[1]


def page_parts(listed: str) -> list[Part]:
    """Return the parts of the page, as its build lists them."""
    return [
        Part(
            f"pkg:npm/{one['name'].replace('@', '%40')}@{one['version']}",
            one["license"],
            one["text"],
        )
        for one in json.loads(listed)
    ]


def core_parts() -> list[Part]:
    """Return what is compiled into the core: nanobind and the table that it brings along."""
    nanobind = distribution("nanobind")
    folder = Path(str(nanobind.locate_file("nanobind")))
    header = folder / "ext" / "robin_map" / "include" / "tsl" / "robin_growth_policy.h"
    source = header.read_text(encoding="utf-8")
    numbers = re.findall(r"define TSL_RH_VERSION_\w+ (\d+)", source)
    notice = source.partition("/**")[2].partition("*/")[0]
    text = nanobind.read_text("licenses/LICENSE") or ""
    return [
        Part(f"pkg:pypi/nanobind@{nanobind.version}", "BSD-3-Clause", text),
        Part(
            f"pkg:github/Tessil/robin-map@{'.'.join(numbers)}",
            "MIT",
            re.sub(r"^ \* ?", "", notice, flags=re.MULTILINE).strip(),
        ),
    ]


def unfit(parts: Iterable[Part]) -> list[str]:
    """Return what is wrong with the licences of the parts."""
    return [
        f"{part.name} {part.version}: {part.licence}"
        for part in parts
        if part.licence not in ALLOWED
    ]


def bill(version: str, parts: Iterable[Part], moment: int) -> str:
    """Return the bill of materials as CycloneDX JSON."""
    ours = f"pkg:pypi/sansatout@{version}"
    listed = sorted(parts, key=lambda part: part.address)
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment)),
            "component": {
                "type": "application",
                "bom-ref": ours,
                "name": "sansatout",
                "version": version,
                "purl": ours,
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            },
        },
        "components": [
            {
                "type": "library",
                "bom-ref": part.address,
                "name": part.name.rsplit("/", 1)[-1],
                "version": part.version,
                "purl": part.address,
                "licenses": [{"license": {"id": part.licence}}],
            }
            for part in listed
        ],
        "dependencies": [{"ref": ours, "dependsOn": [part.address for part in listed]}],
    }
    return json.dumps(document, indent=1) + "\n"


def _moment() -> int:
    return int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))


def _recorded(name: str, content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}"


def add_bill(wheel: Path) -> list[Part]:
    """Put the bill and the licences into a wheel, its files in order and of one date."""
    with zipfile.ZipFile(wheel) as archive:
        files = {info.filename: archive.read(info) for info in archive.infolist()}
        modes = {info.filename: info.external_attr for info in archive.infolist()}
    info = next(name.partition("/")[0] for name in files if name.endswith(".dist-info/RECORD"))
    version = info.removesuffix(".dist-info").partition("-")[2]
    parts = [*page_parts(files[_PAGE].decode()), *core_parts()]
    files[f"{info}/{_BILL}"] = bill(version, parts, _moment()).encode()
    for part in parts:
        if part.text:
            place = f"{info}/licenses/parts/{part.name.replace('/', '-')}.txt"
            files[place] = f"{part.text.strip()}\n".encode()
    record = f"{info}/RECORD"
    lines = [_recorded(name, files[name]) for name in sorted(files) if name != record]
    files[record] = "\n".join([*lines, record + _RECORD_OF_ITSELF, ""]).encode()
    date = time.gmtime(_moment())[:6]
    ordinary = 0o100644 << 16
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files, key=lambda name: (".dist-info/" in name, name)):
            entry = zipfile.ZipInfo(name, date)
            entry.compress_type, entry.create_system = zipfile.ZIP_DEFLATED, 3
            entry.external_attr = modes.get(name, ordinary)
            archive.writestr(entry, files[name])
    return parts


def flaws(wheel: Path) -> list[str]:
    """Return what is wrong with the bill in a wheel."""
    # What checks it is there only where a release is made.
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    with zipfile.ZipFile(wheel) as archive:
        found = [name for name in archive.namelist() if name.endswith(".dist-info/" + _BILL)]
        if len(found) != 1:
            return [f"{wheel.name}: {len(found)} bills of materials, expected one"]
        wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(
            archive.read(found[0]).decode()
        )
    return [] if wrong is None else [f"{wheel.name}: {wrong}"]


def main() -> int:
    """Add the bill to every wheel given, or check it; 1 if something is wrong."""
    given = sys.argv[1:]
    wheels = [Path(path) for path in given if path != "--check"]
    if "--check" in given:
        wrong = [flaw for wheel in wheels for flaw in flaws(wheel)]
    else:
        wrong = [
            f"a licence that does not go with Apache-2.0: {line}"
            for wheel in wheels
            for line in unfit(add_bill(wheel))
        ]
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
