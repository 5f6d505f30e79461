"""The adapters, a file for each family of cases; importing them here registers them."""

from sansatout.conform.adapters import bridge_whist

__all__ = ["bridge_whist"]
