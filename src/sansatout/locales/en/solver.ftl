error-position-twice = { $card } is there twice: expected different cards
error-position-uneven = the hands have { $counts } cards: expected as many in each, one fewer where a hand has played to the trick
error-position-empty = no cards are left: expected at least one in the hand to play
error-position-trick-size = { $count } cards are on the table: expected 0 to 3
error-position-too-many = { $seat } has { $count } cards: expected at most 13
error-position-revoke = { $seat } played { $card } and still holds { $held }: expected the suit led
error-position-shape = not an array of { $expected }: got { $given }
error-play-too-long = card { $number } of the play, { $card }, comes after the last trick
