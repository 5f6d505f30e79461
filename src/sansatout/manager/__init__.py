"""Table manager protocol, version 18: other people's robots at our tables, and ours at theirs."""
