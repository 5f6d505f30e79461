"""Whatever bytes come in: targets, their corpus, and what spoils it. See ``docs/fuzzing.md``."""
