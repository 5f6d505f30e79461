"""The adapters, a file for each family of cases; importing them here registers them."""

from sansatout.conform.adapters import bridge_whist, contract_rubber, minibridge

__all__ = ["bridge_whist", "contract_rubber", "minibridge"]
