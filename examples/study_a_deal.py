"""A deal studied: what can be made, what to lead, and what the play gave away."""

# %%
import sansatout as st

deal = st.Deal.parse("N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5")
print(deal.diagram())

# %% Tricks of every declarer in every strain, all cards seen; and what both sides should reach
tricks = st.dd_table(deal)
print(tricks.diagram())
best = st.par_of_table(tricks, st.Seat.S, st.Vulnerability.NONE)
print(f"par {best.score}:", ", ".join(map(str, best.contracts)))

# %% What each lead against three no trump leaves to declarer
start = st.Position.of_deal(deal, st.Strain.NT, st.Seat.W)
solution = st.solve_cards(start)
for taken in sorted(set(solution.values.values()), reverse=True):
    cards = " ".join(str(card) for card, value in solution.values.items() if value == taken)
    print(f"{13 - taken} tricks after {cards}")

# %% The first trick as it was played, and what its cards cost
played = [st.Card.parse(card) for card in ("H2", "H5", "H8", "H9")]
for mistake in st.trace(deal, played, strain=st.Strain.NT, declarer=st.Seat.S).mistakes:
    print(f"{mistake.seat} {mistake.card} cost {mistake.cost}")
