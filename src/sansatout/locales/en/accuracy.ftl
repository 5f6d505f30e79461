# The command for the accuracy of players.

cli-accuracy =
    How accurately a player of a file plays, all cards seen, beside what experts reach.

    Opening leads that cost nothing, cards that cost a trick and tricks lost on a deal, with their 95 % intervals.
cli-accuracy-file = a PBN, LIN or JSON file with played deals
cli-accuracy-player = the player, by the name in the file
cli-accuracy-of = { $name }: { $deals } of { $games } games with cards to judge
cli-accuracy-mean = share, mean
cli-accuracy-interval = 95 %
cli-accuracy-of-all = of
cli-accuracy-experts = experts
cli-accuracy-leads = opening leads that cost nothing
cli-accuracy-suit = {"  "}against a suit
cli-accuracy-no-trump = {"  "}against no trump
cli-accuracy-declaring = declarer’s cards that cost a trick
cli-accuracy-declaring-lost = {"  "}tricks lost declaring, on a deal
cli-accuracy-defending = defender’s cards that cost a trick
cli-accuracy-defending-lost = {"  "}tricks lost defending, on a deal
error-cli-accuracy-nobody = nobody called ‘{ $name }’ plays in { $file }: expected one of { $expected }
error-cli-accuracy-no-names = { $file } does not say who plays: expected names of players
error-cli-accuracy-no-play = { $file } tells no card that { $name } chose: expected deals with their play
