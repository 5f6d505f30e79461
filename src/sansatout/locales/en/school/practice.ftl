## Questions made anew each time

school-practice-winner = Who wins this trick?
    .hint = Look for a trump first. If there is none, the highest card of the suit led wins.
    .why = { $seat } played the best card.
school-practice-follow = You are to play. Which of these cards are allowed? Choose all.
    .hint = Who has a card of the suit led must play one.
    .why = The suit led was { $suit }. Who has some must follow; who has none may play any card.
school-practice-points = How many points { $hands ->
        [one] are there in this hand
       *[other] are there in both hands together
    }?
    .hint = Ace 4, king 3, queen 2, jack 1.
    .why = Suit by suit it makes { $points }.
school-practice-declarer = These points were told. Who declares?
    .hint = Add up the pairs; then look who of the stronger pair has more, and who spoke first.
    .why = { $answer }: the stronger pair plays, in it the stronger player, of equals the first to speak; at twenty each it is dealt again.
school-practice-target = { $bonus ->
        [yes] Declarer announced the bonus and plays { $strain }.
       *[no] Declarer plays { $strain } without the bonus.
    } How many tricks are needed?
    .hint = Without the bonus the trumps do not matter. With it no trump needs fewest, clubs and diamonds most.
    .why = { $tricks ->
        [one] One.
       *[other] { $tricks }.
    } Seven without the bonus; with it nine at no trump, ten in hearts or spades, eleven in clubs or diamonds.
school-practice-minibridge-score = Declarer played { $strain } { $bonus ->
        [yes] with the bonus
       *[no] without the bonus
    } in the { $game ->
        [second] second
       *[first] first
    } game and took { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }. What does declarer’s side write? Give it a minus if the opponents write.
    .hint = How many tricks were needed? Only from the seventh on do tricks count.
    .why = { $made ->
        [yes] { $over ->
            [one] One trick counts
           *[other] { $over } tricks count
        }, and what making the deal brings: { $points }.
       *[no] { $short ->
            [one] One trick is missing
           *[other] { $short } tricks are missing
        }: { $points }.
    }
school-practice-minibridge-strain = You are South and see dummy. Which trumps?
    .hint = Eight spades or hearts together? Every suit stopped? Eight diamonds or clubs? Seven spades or hearts?
    .why = Best is { $strain }: spades or hearts with eight cards together first, then no trump if every suit is stopped, then diamonds or clubs with eight, then spades or hearts with seven, and last the longest suit.
school-practice-words = “{ $meaning }” Which word is meant?
    .hint = Read it again, and think of what you do at the table.
    .why = { $word }.
