"""Let ``python -m sansatout.cli`` be the command."""

from sansatout.cli import main

main()
