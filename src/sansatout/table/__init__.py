"""One table: seats, deals, rubbers, and what each player may see; the fold of its events."""
