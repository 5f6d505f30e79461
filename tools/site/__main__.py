"""Write everything the site is built from into a folder: ``python -m tools.site build/docs``."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from tools.site.writing import write


def main() -> int:
    """Write the pages anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    given = parser.parse_args()
    shutil.rmtree(given.folder / "pages", ignore_errors=True)
    print(f"{write(given.folder)} pages written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
