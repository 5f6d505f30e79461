## Words of the Swedish, Estonian and Hungarian booklets

school-foreign-swedish-given = the player who deals, and names or remits
school-foreign-swedish-forehand = the player on the dealer’s left, who speaks and leads first
school-foreign-swedish-third = the dealer’s partner, whose cards are laid open
school-foreign-swedish-fourth = the player on the dealer’s right
school-foreign-swedish-remit = to leave the naming to one’s partner
school-foreign-swedish-book = the first six tricks of a side
school-foreign-swedish-odd-trick = each trick above six
school-foreign-swedish-trick = four cards, one from each player
school-foreign-swedish-fixed = the player with the lowest card in the draw, who never sits out
school-foreign-swedish-entry = a high card with which one gets in to play a long suit
school-foreign-swedish-finesse = an attempt to win with a lower card while the opponents still have a higher one
school-foreign-swedish-middle-hand = the hand that has to play between two opponents
school-foreign-swedish-overtake = to beat with a still higher card, or a higher trump
school-foreign-swedish-void = having no card of a suit
school-foreign-swedish-sitting = play until one pair has won two games
school-foreign-swedish-chicane = a hand without a single trump

school-foreign-estonian-player = declarer: who first bid the suit that became trumps
school-foreign-estonian-table = dummy: declarer’s partner, whose cards lie open
school-foreign-estonian-senior = the opponent on declarer’s left, who leads first
school-foreign-estonian-junior = the opponent on declarer’s right
school-foreign-estonian-deal = one deal of thirteen tricks
school-foreign-estonian-game = a game: enough points below the line
school-foreign-estonian-rubber = play until one side has won two games
school-foreign-estonian-danger = the game of a side that has already won one: it gains and loses more
school-foreign-estonian-contract-trick = a trick that was bid
school-foreign-estonian-over-trick = a trick taken beyond those bid
school-foreign-estonian-under-trick = a trick missing from those bid
school-foreign-estonian-without = what one says to bid no trump

school-foreign-hungarian-pass = no bid
school-foreign-hungarian-double = the opponents will fail: it counts twice
school-foreign-hungarian-redouble = we shall make it all the same: it counts four times
school-foreign-hungarian-clubs = the lowest suit
school-foreign-hungarian-diamonds = the suit above the lowest
school-foreign-hungarian-hearts = the suit below the highest
school-foreign-hungarian-spades = the highest suit
school-foreign-hungarian-no-trump = play without trumps
school-foreign-hungarian-mans = the cheaper part: the side has no game yet
school-foreign-hungarian-bell = the dearer part: the side has won a game
school-foreign-hungarian-game = a hundred points below the line
school-foreign-hungarian-dummy = declarer’s partner with the open cards
school-foreign-hungarian-declarer = the player who plays the contract
school-foreign-hungarian-down = a trick missing from the contract
school-foreign-hungarian-little-slam = all tricks but one
school-foreign-hungarian-grand-slam = all thirteen tricks
