"""The adapters, a file for each family of cases; importing them here registers them."""

__all__: list[str] = []
