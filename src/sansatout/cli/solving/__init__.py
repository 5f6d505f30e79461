"""``sansatout solve --write``: tables into a file of any length."""
