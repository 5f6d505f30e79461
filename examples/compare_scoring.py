"""Ways of scoring compared: the same contracts in every game that bids for them."""

# %%
import sansatout as st

GAMES = [game for game in st.VARIANTS.values() if game.bids_contracts]
RESULTS = [("1NT", 7), ("3NT", 9), ("4S", 11), ("5D", 11), ("6H", 12), ("4SX", 8), ("3NTX", 9)]


def points(game: st.Variant, contract: str, tricks: int) -> int:
    """Return what we write for a contract as the first deal of a fresh sheet, less what they do."""
    played = st.Played(st.Contract.parse(contract), st.Column.WE, tricks)
    return game.new_sheet().after(played).difference


# %% One line a contract, one column a game
print(f"{'':10}", *(f"{game.key:>10}" for game in GAMES))
for contract, tricks in RESULTS:
    figures = (points(game, contract, tricks) for game in GAMES)
    print(f"{contract:5}{tricks:>3}  ", *(f"{figure:10}" for figure in figures))

# %% Every figure says why
sheet = st.game("vanderbilt").new_sheet()
sheet = sheet.after(st.Played(st.Contract.parse("6H"), st.Column.WE, 12))
for entry in sheet.entries:
    print(f"{entry.points:5} {entry.place}  {entry.text()} ({entry.rule})")
