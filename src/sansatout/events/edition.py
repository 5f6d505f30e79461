"""Editions of tables: a stored table folds for ever as it did when it was made.

1. A rubber broken off was open again once the last deal was spoken of, and who drew anew for seats
   kept the old one meanwhile.
2. A rubber broken off stays so; while seats are drawn nobody sits anywhere.
3. At tables with fixed seats partners rotate as after a draw: before, some never met.
4. Where the laws decide, a line stated with a claim binds, cards opened beside a claim are not
   exposed, and a gathered trick is opened only where it is unclear who won it; declarer
   plays dummy's cards only once they lie open.
5. In minibridge players tell their points unless the table chose otherwise, and who says nothing
   of the bonus plays by the table's reading of silence.
6. Players whose points make no 40 three times are told them by the table, unless it chose that
   they count on.
"""

from __future__ import annotations

__all__ = ["EDITION"]

EDITION = 6
"""The edition of tables made now."""
