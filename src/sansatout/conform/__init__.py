"""Check vector files (cases with what is expected of them) against the program.

An adapter turns a case of one system and kind into what the program gets; see ``docs/vectors.md``.
"""

from sansatout.conform import adapters
from sansatout.conform.compare import Difference, Exact, Unordered, differences
from sansatout.conform.registry import Adapter, Case, adapter, find
from sansatout.conform.runner import ConformReport, Mismatch, check, load, run

__all__ = [
    "Adapter",
    "Case",
    "ConformReport",
    "Difference",
    "Exact",
    "Mismatch",
    "Unordered",
    "adapter",
    "adapters",
    "check",
    "differences",
    "find",
    "load",
    "run",
]
