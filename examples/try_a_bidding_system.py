"""A bidding system tried: how far its contracts are from par, and why it calls as it does."""

# %%
from random import Random

import sansatout as st


def bid(system: str, deal: st.Deal) -> st.Auction:
    """Let all four players of a system bid a deal that North gave."""
    agreed, auction = st.bidding_system(system), st.Auction(st.Seat.N)
    while (turn := auction.turn) is not None:
        auction = auction.after(st.decide_call(agreed, deal[turn], auction).act)
    return auction


def score(auction: st.Auction, tricks: st.TrickTable) -> int:
    """Return North-South's duplicate score with best play by all, nobody vulnerable."""
    if auction.contract is None or auction.declarer is None:
        return 0
    taken = tricks[auction.declarer, auction.contract.strain]
    column = st.Column.of(auction.declarer.side)
    return (
        st.game("duplicate")
        .new_sheet()
        .after(st.Played(auction.contract, column, taken))
        .difference
    )


# %% Hands with a decision to make, drawn alike for every system
deals = list(st.random_deals(12, where="15 <= hcp(S) <= 20 and hcp(N) >= 8", random=Random(1936)))
tables = st.dd_tables(deals)

for system in ("culbertson", "one-club"):
    lost = 0
    for deal, tricks in zip(deals, tables, strict=True):
        par = st.par_of_table(tricks, st.Seat.N, st.Vulnerability.NONE).score
        lost += abs(st.imps(score(bid(system, deal), tricks) - par))
    print(f"{system}: {lost / len(deals):.1f} IMPs from par a deal")

# %% One auction call by call, with what each call says about the hand
agreed = st.bidding_system("culbertson")
auction = bid("culbertson", deals[0])
print(deals[0].diagram())
so_far = st.Auction(st.Seat.N)
for seat, call in auction:
    so_far = so_far.after(call)
    print(f"{seat} {call}: {st.explain_call(agreed, so_far).says()}")
