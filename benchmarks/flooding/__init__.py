"""The other side of ``benchmarks/floods.py``: whoever has more appetite than manners."""
