## Third course: the other booklets

school-booklets = Third course: the other booklets
    .lead = Bridge-whist from Stockholm, a pamphlet and a rule book from Estonia, and a game told in Hungarian: their own examples, sheets and exercises, step by step.

### Bridge-whist: naming and remitting

school-booklets-naming = Bridge-whist: naming and remitting
    .lead = Stockholm 1916. Nobody bids: the dealer names, or leaves it to partner.

school-booklets-naming-game =
    In bridge-whist there is no auction and no contract. The dealer names a trump suit or no trump, or says “I remit”: then partner has to name, and cannot hand it back.

    The player on the dealer’s left leads. Then partner’s cards are laid open, and the dealer plays both hands, whoever named. Whichever side takes more than six tricks writes points for the rest.
school-booklets-naming-values = Each trick above six is worth 2 in spades, 4 in clubs, 6 in diamonds, 8 in hearts and 12 at no trump. Thirty such points win a game. So the booklet advises: try to play as high as your cards allow.
school-booklets-naming-out-at-once = Nobody has a point yet and nobody doubles. Which of these win a game in a single deal? Choose all.
    .hint = Multiply the tricks above six by what one is worth, and compare with thirty.
    .why = Four times 8 is 32, five times 6 is 30, three times 12 is 36. But seven clubs are only 28: a black suit never wins a game by itself.
    .a-four-hearts = Ten tricks in hearts
    .a-five-diamonds = Eleven tricks in diamonds
    .a-seven-clubs = All thirteen tricks in clubs
    .a-three-no-trump = Nine tricks at no trump
school-booklets-naming-may-third = The dealer has remitted. What may partner do?
    .hint = Somebody has to decide in the end.
    .why = Partner must name. No talking it over, no handing back, and what is named stays named.
    .a-names = Name one of the five, and nothing else
    .a-back = Remit back to the dealer
    .a-passes = Pass
school-booklets-naming-three-aces = You have dealt. What do you name?
    .hint = Begin with the aces.
    .why = Three aces: no trump, almost always. With four the booklet says “unconditionally”.
    .to-name-remit = You would hand a good deal to somebody who cannot see your cards. How many aces do you have?
school-booklets-naming-four-honours = And with this?
    .hint = Honours are ace, king, queen, jack and ten. How many do you have in one suit?
    .why = Four honours of a red suit: name it, almost always. They bring points of their own, too.
school-booklets-naming-length = Five hearts with a single honour. Is it enough?
    .hint = What do you have beside the hearts?
    .why = Five trumps with an honour and a couple of tricks beside them, here two guarded kings: hearts. Partner is good for two or three more.
    .to-name-remit = Look at the other suits before you give up.
school-booklets-naming-no-help = Six good hearts. What do you say?
    .hint = Without any help in the other suits a red suit has to be longer, or have three honours.
    .why = Six hearts, but only two honours and nothing beside them. The booklet wants seven, or six with three honours. Remit.
    .to-name-H = It looks good. But count the honours, and the tricks outside.
school-booklets-naming-one-more-honour = One card is changed: the nine has become the ten. And now?
    .hint = The ten is an honour, too.
    .why = King, queen and ten are three honours. Six hearts with three honours need no help.
school-booklets-naming-strong-spades = A beautiful row of spades! What do you say?
    .hint = What are six or seven tricks above six worth in spades?
    .why = Remit. Strong spades are no reason to name spades: at 2 a trick they win next to nothing. Partner may have something better.
    .to-name-S = Count what you would win with it.
school-booklets-naming-score-decides = Look at the sheet: each side has a game, we stand at 18 and they at 26. You waver between diamonds and no trump.
    .hint = What happens if they take one trick above six, and what if we do?
    .why = If they take the odd trick they are out either way. If we take it, 18 + 6 is not enough, but 18 + 12 is. So no trump.
school-booklets-naming-bold = We have nothing and they stand at 28. What do you dare?
    .hint = Almost anything they make wins them the game. Is caution worth much now?
    .why = Hearts. At nothing against 28 bold names are justified: five hearts with an honour and one trick beside them must do.
school-booklets-naming-certain-black = We have a game already and stand at 28 towards the second. What do you name?
    .hint = How many spade tricks do we need to be out? And what could partner do to you?
    .why = Spades. One trick above six is enough, and you are sure of it. After a remission partner might name something that loses it. This is the booklet’s first exception for black suits.
    .to-name-remit = Partner does not know how sure you are.
school-booklets-naming-third-poor = You are third hand. Partner has remitted, and you hold this. What do you name?
    .hint = You must name something. Which name costs least when it goes wrong?
    .why = Spades, although you have none: it keeps the deal cheap.
school-booklets-naming-third-clubs = Third hand again. And here?
    .hint = Clubs need as much as a red suit would need.
    .why = Clubs: six with three honours and two tricks beside them. They may be doubled and are then worth as much as hearts, so less would not do.
school-booklets-naming-play = Now deal yourself: name, and take seven tricks or more with both hands.
    .reached = { $tricks } tricks at no trump. Well named and well played.
    .missed = { $tricks } tricks. With these aces no trump is right, and seven tricks can be made whatever they do. Try again.
school-booklets-naming-more-naming = Four more hands as dealer.
school-booklets-naming-more-third = And three as third hand.

### Bridge-whist: doubling, leads and play

school-booklets-doubling = Bridge-whist: doubling, leads and play
    .lead = May I lead? – I double! And which card then?

school-booklets-doubling-talk =
    When a strain is named, forehand, the player on the dealer’s left, either doubles or asks partner: “May I lead?” Partner answers “Lead!” or doubles.

    After a double the one who named may double again, then his partner. If one of them does, only the first doubler may go on. Eight times is the usual limit.
school-booklets-doubling-order = In which order are they asked?
    .hint = Who leads is asked first. After a double the other side speaks, and there the one who chose the strain.
    .why = Forehand, then fourth hand; after a double the namer, then his partner.
    .a-forehand = Forehand
    .a-fourth = Fourth hand
    .a-namer = Whoever named
    .a-partner = The namer’s partner
school-booklets-doubling-what-doubles = What does a double make worth twice as much? Choose all.
    .hint = The booklet marks it with an N.B.: only one of them.
    .why = Only the tricks above six. Honours, slams and the 100 for the second game stay as they are. But doubled tricks do count towards game.
    .a-tricks = The tricks above six
    .a-honours = Honours
    .a-slam = Slams
    .a-second-game = The points for the second game
school-booklets-doubling-how-many = Never double at hazard, says the booklet: it invites another double. Against no trump be certain of seven tricks, against hearts or diamonds have five, against clubs or spades four. Against spades side cards are enough; against the others one wants trumps as well.
school-booklets-doubling-seven-sure = The dealer has named no trump. You are forehand, on lead.
    .hint = Count the tricks that you can take from the top.
    .why = Seven diamonds and an ace: eight tricks before anybody else comes in. Double.
school-booklets-doubling-six-sure = The same, but other cards.
    .hint = Count once more. How many are certain?
    .why = Five diamonds and an ace are six. It takes seven to be sure, so ask for the lead.
    .to-double = Strong, but count: how many are certain?
school-booklets-doubling-without-trumps = The dealer has named hearts, and you are forehand.
    .hint = Enough tricks. But what about their trumps?
    .why = Two small hearts are no trump strength; your aces and kings may be trumped. Ask for the lead.
    .to-double = What happens to your high cards when they are trumped?
school-booklets-doubling-against-spades = Nearly the same cards, but the dealer has named spades.
    .hint = One suit is an exception.
    .why = Double. Against spades side strength is enough, since whoever names spades is weak as a rule.
school-booklets-doubling-fourth-hearts = You are fourth hand; the dealer has named no trump, and forehand asks to lead. Forehand will lead the highest heart if you double.
    .hint = Can you get in with a heart, and what then?
    .why = Double. The ace of hearts is the entry, and then the diamonds run.
school-booklets-doubling-leads = Lead your best suit and try to win the first trick. From ace and king lead the ace, from king and queen the king, from a row of high cards the highest. With nothing strong lead a middle card from your best suit.
school-booklets-doubling-ace-king = The dealer has named hearts. Which card do you lead?
    .hint = In which suit do you have the two highest?
    .why = The ace. It wins, and you see dummy.
    .to-SK = Right suit. Which of the two does the booklet lead?
school-booklets-doubling-sequence = And here?
    .hint = Look for a row.
    .why = The queen, the highest of queen, jack and ten.
    .to-SJ = Right suit. Which card of a row?
    .to-ST = Right suit. Which card of a row?
school-booklets-doubling-middle = Nothing strong here.
    .hint = The suit of your highest card, but neither its highest nor its lowest.
    .why = A middle spade, the nine or the seven, from under the king.
    .to-SK = From a lone king one leads a middle card.
    .to-S4 = Not the lowest: a middle one.
school-booklets-doubling-not-ace-queen = One suit here is better left alone.
    .hint = From which suit would you rather have somebody else lead?
    .why = The king of diamonds, from king and queen. Do not touch a suit in which you have ace and queen: wait until it is led to you.
    .to-SA = Ace and queen wait.
    .to-SQ = Ace and queen wait.
school-booklets-doubling-partner-doubled-third = Third hand has named hearts, and your partner has doubled. Your lead.
    .hint = Partner has many of their trumps. What would help?
    .why = A trump, any of them: partner sits behind the namer and wants trumps drawn. Only ace and king of a suit would come first.
school-booklets-doubling-partner-doubled-no-trump = The dealer has named no trump, and your partner has doubled.
    .hint = There is a suit that one leads then, agreed by custom.
    .why = Your highest heart, the nine. Who doubles no trump as fourth hand counts on it.
    .to-SK = King and queen would be right without the double. What does partner’s double ask for?
school-booklets-doubling-play-on = Later in the play: forehand leads through dummy. Which of dummy’s suits?
    .hint = Dummy plays after forehand, so partner plays after dummy.
    .why = Dummy’s strong suits: partner sits behind them. Fourth hand, who leads up to dummy, leads its weak ones.
    .a-strong = Those in which dummy is strong
    .a-weak = Those in which dummy is weak
    .a-trumps = Always trumps
school-booklets-doubling-ruff-or-draw = Shall the dealer draw trumps, or trump with them?
    .hint = Can the same trump do both?
    .why = Decide for one of the two. Who has begun to trump soon has too few left to draw them.
    .a-one = One or the other, decided in time
    .a-both = First one, then the other
    .a-never = Neither; trumps are kept to the end
school-booklets-doubling-defend = The dealer named hearts, and you doubled. Lead, and let them take six tricks at most.
    .reached = They took { $tricks }, and the odd tricks are ours, doubled.
    .missed = They took { $tricks }. You have trumps and the king and queen of diamonds. Lead the king, and do not waste your trumps.
school-booklets-doubling-more-doubles = Four more: double, or not?
school-booklets-doubling-more-leads = Four more leads.

### Example I

school-booklets-example-1 = Example I, with open cards
    .lead = “To be gone through with the cards laid out, as an exercise.”

school-booklets-example-1-exercise =
    The booklet has three examples to be gone through with the cards on the table. We do it so: you see one hand and decide; then the cards are opened and the booklet’s reason is told.

    A sits South, B West, C North and D East. In the first example each of the four deals once.
school-booklets-example-1-a-names = A has dealt. What does A name?
    .hint = Five trumps with some honours, and fair cards beside them? Or is it more, or less?
    .why = Hearts: five trumps, three of them honours, and fair clubs and spades. To remit would be to hope for no trump from partner, which is not likely when one holds so much oneself. For no trump it is too weak, with one small diamond and thin spades.
    .to-name-remit = With so good a suit? Partner would probably name a black one.
    .to-name-NT = One lone diamond, and that a small one.
school-booklets-example-1-b-names = B has dealt.
    .hint = Count aces, then look whether any suit is open.
    .why = No trump: two aces, even strength in every suit, and five to eight tricks in the hand. There is no suit to name instead.
school-booklets-example-1-c-names = C has dealt. King, queen and four more diamonds!
    .hint = It takes five trump tricks, or four honours, or fair cards beside them.
    .why = Remit, not diamonds: none of the three conditions is met. There is not a single trick outside.
    .to-name-D = Which of the three conditions is met?
school-booklets-example-1-d-names = D has dealt. What can one do with such cards?
    .hint = There is no suit to name. What is left?
    .why = Remit. Some players name spades, so that partner does not name something high which cannot be helped. But whoever does so shows weakness and is easily doubled.
    .to-name-S = Some players do. But what does it show, and what can the others do then?
school-booklets-example-1-open = Here are all four hands. Compare what each of them named, and then see who doubles.
school-booklets-example-1-b-doubles = A dealt and named hearts. You are B, forehand.
    .hint = Do you sit before or behind the namer? How many of the high trumps can A have?
    .why = B may double: even strength, so that the side cards are hardly trumped; he sits behind A; and with king and queen of trumps in B’s hand A’s strength must be in side cards, which B can beat. With best play of all A makes the odd trick all the same, says our solver.
school-booklets-example-1-a-lets-lead = B dealt and named no trump. C has asked to lead, and you are A, fourth hand.
    .hint = How many tricks does a double of no trump take?
    .why = A is not strong enough: “Lead!”
school-booklets-example-1-b-behind = C dealt and remitted, A named hearts, D has asked to lead. You are B.
    .hint = You sit behind the namer again.
    .why = B may double, for the same reasons.
school-booklets-example-1-a-doubles-spades = D dealt and named spades after all. You are A, forehand.
    .hint = How many tricks does it take against spades, and what does D’s name tell?
    .why = A may double with fair cards, since D must be very weak.
school-booklets-example-1-b-redoubles = A has doubled spades. D has nothing more to say. You are B, D’s partner.
    .hint = What does A know of your cards?
    .why = B doubles again, “with full reason”: it is now worth four times spades, as much as hearts.
school-booklets-example-1-a-stops = And A, who doubled first: go on?
    .hint = Does it take more to go on than it took to begin?
    .why = A should stop. The first doubler goes on only with exceptional cards.
school-booklets-example-1-play-a = Play it as A. Hearts are trumps and doubled; B has led the ace of spades. Take seven tricks.
    .reached = { $tricks } tricks, doubled. B will think about it next time.
    .missed = { $tricks } tricks. Seven can be made against any defence. Try again.
school-booklets-example-1-play-b = Now be B at no trump; C has led the king of diamonds. Take seven tricks.
    .reached = { $tricks } tricks: the odd one at least, as the author says.
    .missed = { $tricks } tricks. The author says that B makes the odd trick, and our solver agrees. Try again.
school-booklets-example-1-exchanged = The author adds: if A’s and C’s cards were exchanged it would not succeed. How many tricks does B make then, when all play as well as possible?
    .hint = Seven would be the odd trick. Look at where the ace and queen of clubs and the hearts sit now.
    .why = Six. Both of the author’s claims hold exactly.

### Example II

school-booklets-example-2 = Example II
    .lead = Two strong hands that meet in two ways.

school-booklets-example-2-two-hands = Only two hands are given this time. First they are A’s and B’s; later the same cards sit with C and D.
school-booklets-example-2-a-names = A has dealt. What does A name?
    .hint = Long clubs, but look at the aces.
    .why = No trump: three aces and a long suit. It is too pretty for clubs.
    .to-name-C = Clubs count 4 a trick. Is that all these cards are worth?
school-booklets-example-2-a-at-22 = The same cards, but we have a game and stand at 22 towards the second. And now?
    .hint = How many tricks above six would win the game in clubs? What is the danger at no trump?
    .why = Clubs: two odd tricks are 8, and A is almost sure of them. At no trump a long diamond suit could run against him.
    .to-name-NT = Which suit is open at no trump? And how little is needed here?
school-booklets-example-2-b-doubles = A has named no trump. You are B, forehand.
    .hint = Who leads, and what can be taken at once?
    .why = B doubles: the diamonds make the odd trick as good as certain.
school-booklets-example-2-d-instead = Now C has these cards of A’s and has named no trump; you are D, fourth hand, with B’s cards.
    .hint = Who leads now, and which suit will be led if you double?
    .why = Hardly a double. B would lead the highest heart; the enemy may get in with the ace of hearts and run the clubs, of which D has none.
    .to-double = The cards are the same. Is the lead?
school-booklets-example-2-b-deals = And if B deals, with these same cards?
    .hint = Seven diamonds with four honours in one hand. What speaks against no trump?
    .why = Diamonds, always, and never no trump: the club void is a danger, and four honours in one hand count as eight.
    .to-name-NT = What happens when they lead clubs?
school-booklets-example-2-eight-units = B plays diamonds with those four honours in one hand, which count as eight. What do they bring above the line?
    .hint = Multiply by what a trick in diamonds is worth.
    .why = 8 × 6 = 48.

### Example III

school-booklets-example-3 = Example III
    .lead = Where one sits is worth as much as what one holds.

school-booklets-example-3-twelve = Again two hands, C’s and D’s. D’s hand is printed with only twelve cards. We do not guess which is missing: whichever small card it was, the answers are the same.
school-booklets-example-3-c-names = A has remitted. You are C. What do you name?
    .hint = The dealer’s principles hold for third hand, too.
    .why = No trump, on three aces: not strong, but sound.
school-booklets-example-3-d-doubles = C named no trump, and B has asked to lead. You are D.
    .hint = Do you play before or after C? What are your kings worth there?
    .why = D doubles and rightly counts on the odd trick. It need not be one long suit, nor the ace of hearts.
school-booklets-example-3-one-trick = A and C, who are “we”, stand at 18, B and D at 12. Now D doubles no trump and takes one trick above six. Does it win a game, and for whom?
    .hint = Twice twelve, added to what stands there.
    .why = 12 + 24 = 36: B and D are out, on one doubled trick. The author gives it as a further reason to double: if D fails, C is out with one trick, doubled or not.
school-booklets-example-3-at-b = “If D’s cards sat with B, should he double then?” C has named, and you are B.
    .hint = Who plays after you now?
    .why = No: all the kings may be beaten by C, who plays after B. Behind C they were almost sure tricks.
    .to-double = Who plays right after you, and what does C hold?
school-booklets-example-3-at-a-and-b = “If C’s cards sat with A and D’s with B, does that change it?” A has named no trump; you are B and have to lead.
    .hint = You can take the diamonds. What do you lead after them?
    .why = Yes. B can cash the diamonds but then has to lead away from a king. Hardly a double.
    .to-double = And after the diamonds?
school-booklets-example-3-more = Four more doubles, of our own.

### The sheet of a sitting

school-booklets-sitting = The sheet of a sitting
    .lead = Six deals, entry by entry, as the booklet keeps them.

school-booklets-sitting-sheet = Each side keeps a sheet: own points left, theirs right. Below the line stand the tricks, which count towards game; above it honours and slams. A and C are “we”, B and D “they”. Thirty points below win a game, and two games end the sitting.
school-booklets-sitting-honours = Honours of trumps count in units, and a unit is worth as much as a trick of that suit. A hand without trumps, chicane, adds two units to its own side, or takes two from the other. At no trump aces count instead.
school-booklets-sitting-one-below = First deal: clubs. We take one trick above six and have three honours, which are two units. What do we write below?
    .hint = One trick, in clubs.
    .why = One trick in clubs: 4.
school-booklets-sitting-one-above = And above, for the two units?
    .hint = Twice the worth of a trick.
    .why = 2 × 4 = 8.
school-booklets-sitting-two-below = Second deal: hearts. They take two tricks above six and have two units. What do they write below?
    .hint = What is one trick in hearts worth?
    .why = 2 × 8 = 16.
school-booklets-sitting-two-above = And above?
    .hint = Two units of the same worth.
    .why = 2 × 8 = 16 again.
school-booklets-sitting-three-below = Third deal: diamonds. We take five tricks above six and have four honours, shared: four units. What goes below?
    .hint = Five tricks, in diamonds.
    .why = 5 × 6 = 30.
school-booklets-sitting-three-above = And above?
    .hint = Four units.
    .why = 4 × 6 = 24.
school-booklets-sitting-three-game = Does that win a game, and for whom?
    .hint = Add up what stands below since the beginning.
    .why = 4 + 30 = 34: our first game. A line is drawn through both columns, and both begin at nothing again.
school-booklets-sitting-four-above = Fourth deal: hearts. They take five tricks above six. They have all five honours, three and two, which are five units; but one of us has no trump at all. What do they write above?
    .hint = Two units are taken off for chicane.
    .why = 5 − 2 = 3 units: 3 × 8 = 24.
    .to-40 = That would be all five units. Somebody had no trumps.
school-booklets-sitting-four-game = They write 40 below. Whose game?
    .hint = Both began at nothing.
    .why = Theirs, their first. Now each side has one.
school-booklets-sitting-five-above = Fifth deal: spades. We take four tricks above six and have two units, but one of them has chicane. What do we write above?
    .hint = What does chicane take from the other side?
    .why = Nothing: the two units are cancelled.
school-booklets-sitting-five-below = And below?
    .hint = Four tricks in the cheapest suit.
    .why = 4 × 2 = 8.
school-booklets-sitting-six-below = Sixth deal: no trump. They take three tricks above six. What goes below?
    .hint = The dearest strain.
    .why = 3 × 12 = 36: their second game, and the end of the sitting.
school-booklets-sitting-six-above = They share four aces. What goes above?
    .hint = All in one hand it would be 100.
    .why = Four aces in both hands bring 40.
    .to-100 = That is for four aces in one hand.
school-booklets-sitting-sum-we = The sitting is over. What does our column add up to?
    .hint = Above 8 and 24, below 4, 30 and 8.
    .why = 8 + 24 + 4 + 30 + 8 = 74.
school-booklets-sitting-sum-they = And theirs, without the points for the second game?
    .hint = Above 16, 24 and 40; below 16, 40 and 36.
    .why = 16 + 24 + 40 + 16 + 40 + 36 = 172.
school-booklets-sitting-difference = What is the difference?
    .hint = Take our sum from theirs.
    .why = 172 − 74 = 98.
school-booklets-sitting-net = The second game is worth 100. What do they win together?
    .hint = Add it to the difference.
    .why = 98 + 100 = 198.
school-booklets-sitting-rounded = It is rounded to tens: units up to five are dropped, above five they count as ten. What comes out?
    .hint = Is the last figure above five?
    .why = Eight is above five: 200.
school-booklets-sitting-account = In the general account everything is divided by ten. What is entered?
    .hint = Take a nought away.
    .why = 20: plus for B and D, minus for A and C.
school-booklets-sitting-slip = The whole sheet. A curiosity: in the booklet’s own picture the 40 for the aces is missing above the line, although its sum is right.
school-booklets-sitting-more = Score four more deals of bridge-whist.

### Seats and words

school-booklets-seats = Seats, sittings and old words
    .lead = Who plays with whom, and what “surcoupera” means.

school-booklets-seats-draw = Everybody draws a card. In this draw the ace is lowest, and of equal cards the spade is lowest, then club, diamond, heart. The two lowest play together; the lowest deals first and picks a seat.
school-booklets-seats-who-deals = Four players have drawn these. Which card did the player draw who deals first?
    .hint = Aces are low today. Which of two aces is lower?
    .why = Both aces are lowest, and spades are below clubs: the ace of spades deals.
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-CA = ♣A
    .to-D2 = Low, but one card is lower than a two here.
    .to-CA = An ace, yes. There is another one.
school-booklets-seats-partners = Which two cards play together on the dealer’s side? Choose both.
    .hint = The two lowest.
    .why = The two fours are lowest; the club deals, since clubs are below diamonds.
    .a-H9 = ♥9
    .a-C4 = ♣4
    .a-SQ = ♠Q
    .a-D4 = ♦4
school-booklets-seats-three-sittings = When a pair has won its second game, seats change. The booklet’s picture of the three sittings:
    .frame-1 = First sitting: A plays with C, B with D.
    .frame-2 = Second: C and D change places. A plays with D.
    .frame-3 = Third: A plays with B. A has never moved.
school-booklets-seats-second = In the second sitting, who is B’s partner?
    .hint = Look across the table.
    .why = C sits opposite B.
    .a-a = A
    .a-c = C
    .a-d = D
school-booklets-seats-third = And in the third, who is A’s?
    .hint = With whom has A not played yet?
    .why = B. Now everybody has played with everybody.
    .a-b = B
    .a-c = C
    .a-d = D
school-booklets-seats-robbert = How many sittings are one “robbert” in this booklet?
    .hint = As many as there are ways to make two pairs of four players.
    .why = Three. It is not what we call a rubber today.
school-booklets-seats-book = The first six tricks of a side are a “paket”, and each further one is a “trick”. How many “trick” are nine “stick”?
    .hint = Take the packet away.
    .why = Nine tricks are a packet of six and three odd ones.
school-booklets-seats-words = The booklet is full of words that have gone out of use: hållkarl, inkomstkort, mellanhand, surcoupera. See how many you can guess.
school-booklets-seats-ask = What does it mean?

### The pamphlet's rubber

school-booklets-rubber = The pamphlet’s rubber, A to F
    .lead = Six deals with letters, and every figure on its place.

school-booklets-rubber-sheet = The Estonian pamphlet explains its score by one rubber. “We” are A and B, “they” X and Y. Above the line stands what the play is worth, below it how far the game has come. Its deals have the letters A to F, to find their entries on the sheet.
school-booklets-rubber-values = Below the line count the tricks that were bid and made: 6, 7, 8, 9 or 10 each, from clubs to no trump; doubled twice, redoubled four times that. Thirty points win a game.
school-booklets-rubber-units = Above the line making the contract is worth 50, and each trick more another 50. Failing is worth 50 to the others, and each missing trick another 50. Doubled it is twice that, vulnerable twice again.
school-booklets-rubber-a-below = Deal A: we bid two diamonds, they double. We take nine tricks and one of us has four honours. What do we write below?
    .hint = Two tricks at 7, doubled.
    .why = 2 × 7 × 2 = 28.
    .to-14 = It was doubled.
school-booklets-rubber-a-above = And above?
    .hint = Making it and one trick more, doubled; then the honours, which are worth 100 and are not doubled.
    .why = (50 + 50) × 2 + 100 = 300.
    .to-400 = Honours are not doubled.
    .to-200 = And the honours?
school-booklets-rubber-b-what = Deal B: they bid three clubs, take twelve tricks and have five honours in one hand. What is written for it? Choose all.
    .hint = Twelve tricks are all but one, bid or not.
    .why = The contract, making it, three tricks more, five honours, and a small slam: here it counts although nobody bid it. It is no game.
    .a-contract = Three tricks bid and made
    .a-fulfilment = Making the contract
    .a-overtricks = Three tricks more
    .a-small-slam = Small slam
    .a-honours = Five honours
    .a-game-premium = The premium for a game
school-booklets-rubber-b-above = So what do they write above?
    .hint = 50 for making it, three times 50, 100 for the slam and 200 for five honours.
    .why = 50 + 150 + 100 + 200 = 500.
school-booklets-rubber-b-below = And below?
    .hint = Three tricks in the cheapest suit.
    .why = 3 × 6 = 18.
school-booklets-rubber-c-above = Deal C: they bid four hearts and take nine tricks. What do we write above?
    .hint = Failing is worth something, and the missing trick as well.
    .why = 50 + 50 = 100.
    .to-50 = Failing itself counts as well.
school-booklets-rubber-d-game = Deal D: we bid two spades and take nine tricks, with four honours in one hand. We had 28 below. Does it win a game?
    .hint = Two tricks at 9, added to what stands there.
    .why = 28 + 18 = 46: our first game.
school-booklets-rubber-d-above = What do we write above for D?
    .hint = Making it, one more, four honours, and 300 for the game.
    .why = 50 + 50 + 100 + 300 = 500.
    .to-200 = Something is missing: the game.
school-booklets-rubber-e-danger = Who is vulnerable now, before deal E?
    .hint = Vulnerable are those who have won a game.
    .why = We are: we have won a game. They have not.
school-booklets-rubber-e-above = Deal E: we bid three clubs and take eight tricks. What do they write above?
    .hint = One trick is missing, and we are vulnerable.
    .why = (50 + 50) × 2 = 200.
    .to-100 = We are vulnerable now.
school-booklets-rubber-f-what = Deal F: we bid four spades, take all thirteen tricks and have five honours in one hand. What is written? Choose all.
    .hint = The rubber ends. Which premium is paid then, and which is not?
    .why = The contract, making it, three tricks more, the grand slam, five honours, and 750 for the rubber. The game that ends the rubber brings no 300 of its own, and the grand slam takes the place of the small one.
    .a-contract = Four tricks bid and made
    .a-fulfilment = Making the contract
    .a-overtricks = Three tricks more
    .a-small-slam = Small slam
    .a-grand-slam = Grand slam
    .a-honours = Five honours
    .a-game-premium = The premium for a game
    .a-rubber-premium = The premium for the rubber
school-booklets-rubber-f-above = And above the line that makes?
    .hint = Making it and three more, twice for being vulnerable; then 200 for the slam, 200 for honours and 750.
    .why = (50 + 150) × 2 + 200 + 200 + 750 = 1550.
    .to-1350 = Are all of slam, honours and rubber in it, and are we vulnerable?
school-booklets-rubber-f-below = And below?
    .hint = Four tricks in spades.
    .why = 4 × 9 = 36.
school-booklets-rubber-sum-we = The rubber is over. What do we have in all, above and below?
    .hint = 946 in the first game, 1586 in the second.
    .why = 946 + 1586 = 2532.
school-booklets-rubber-sum-they = And they?
    .hint = 518 in the first game, 200 in the second.
    .why = 518 + 200 = 718.
school-booklets-rubber-difference = So what does each of us write with a plus, and each of them with a minus?
    .hint = The difference of the two sums.
    .why = 2532 − 718 = 1814.
school-booklets-rubber-without-below = A note in the pamphlet says that in Kontrakt the points below the line are usually left out at the end. What would the difference be then?
    .hint = We had 82 below in all, they had 18.
    .why = 2450 − 700 = 1750. Its own rubber does add them, so we do as well, unless a table agrees otherwise.
school-booklets-rubber-more = Four more deals of Kontrakt.

### One deal, three ways

school-booklets-ways = One deal, scored three ways and more
    .lead = The same tricks can be worth 686, 320 or 92.

school-booklets-ways-three-tables = The pamphlet prints three tables: Kontrakt, Vanderbilt and Reform. “There are very many tables, and some circles use changes of their own”: so it advises to make sure before the game that all know which is used. We take one deal and score it by each.
school-booklets-ways-values = What a trick is worth below the line:
    .frame-1 = Kontrakt: 6 to 10, game at 30.
    .frame-2 = Vanderbilt: 20, 30 and 35, game at 100.
    .frame-3 = Reform: 6 to 10 again, but game at 40.
school-booklets-ways-kontrakt = We bid four spades, take twelve tricks and have four honours in one hand. First deal, not doubled. What is it worth in Kontrakt, above and below together?
    .hint = Four at 9; making it and two more at 50 each; a small slam and the honours at 100 each; and it is a game, 300.
    .why = 36 + 50 + 100 + 100 + 100 + 300 = 686.
school-booklets-ways-vanderbilt-slam = The same deal in Vanderbilt. What is written? Choose all.
    .hint = Vanderbilt pays for making a contract only when it was doubled, and for slams only when they were bid.
    .why = The contract, two tricks more and the honours. The slam was not bid, and a game has no premium of its own.
    .a-contract = Four tricks bid and made
    .a-fulfilment = Making the contract
    .a-overtricks = Two tricks more
    .a-small-slam = Small slam
    .a-honours = Four honours
    .a-game-premium = The premium for a game
school-booklets-ways-vanderbilt = So what is it worth in Vanderbilt?
    .hint = Four at 30, two at 50, and the honours at 100.
    .why = 120 + 100 + 100 = 320.
school-booklets-ways-reform = And in Reform?
    .hint = Four at 9, then 4 for making it, two at 8, 16 for a slam that was not bid, and 20 for the honours.
    .why = 36 + 4 + 16 + 16 + 20 = 92.
school-booklets-ways-reform-game = Has it won a game in Reform?
    .hint = What stands below, and how much is needed?
    .why = No: 36 is less than 40. In the other two tables it was a game.
school-booklets-ways-rulebook = Now the Estonian rule book: spades 30 each, tricks more are worth as much, and the honours 100. What is it worth?
    .hint = All six tricks above six count alike here.
    .why = 120 + 60 + 100 = 280.
school-booklets-ways-hungarian = And by the Hungarian table, which knows no honours?
    .hint = Four at 30 below, two at 30 above.
    .why = 120 + 60 = 180.
school-booklets-ways-differences = The pamphlet lists five differences between Vanderbilt and Kontrakt. Which are they? Choose all.
    .hint = There are five right ones. Both tables know honours and vulnerable sides.
    .why = Game at 100; higher values; making a contract pays only when doubled; slams pay only when bid; no premium for a game, only for the rubber.
    .a-game-100 = A game takes 100 points
    .a-higher = Tricks are worth more
    .a-only-doubled = Making a contract pays only if it was doubled
    .a-slams-bid = Slams pay only if they were bid
    .a-no-game-premium = No premium for a game, only for the rubber
    .a-honours-none = Honours count nothing
    .a-no-danger = Nobody is ever vulnerable
school-booklets-ways-down-kontrakt = Another deal: we are vulnerable, bid four hearts, are doubled and take eight tricks. What do they write in Kontrakt?
    .hint = Failing and two missing tricks: three times the same figure, which is 50, twice for the double and twice because we are vulnerable.
    .why = 3 × 200 = 600.
school-booklets-ways-down-vanderbilt = And in Vanderbilt?
    .hint = Doubled and vulnerable the first missing trick costs 200, each further one twice as much. Failing itself costs nothing.
    .why = 200 + 400 = 600. This time the two agree.
school-booklets-ways-down-rulebook = And by the rule book?
    .hint = Doubled, vulnerable: 200 for the first, and each further one costs 100 more than the one before.
    .why = 200 + 300 = 500.
school-booklets-ways-down-hungarian = And in the Hungarian table?
    .hint = In “bell”, doubled: 200 for the first missing trick and 300 for the next.
    .why = 200 + 300 = 500.
school-booklets-ways-more-vanderbilt = Two more in Vanderbilt.
school-booklets-ways-more-reform = Two in Reform.
school-booklets-ways-more-rulebook = And two by the rule book.

### Names and ways of keeping the sheet

school-booklets-names = Senior, junior, and the sheet
    .lead = What the players are called, and four ways to keep the same score.

school-booklets-names-four-names = In the pamphlet declarer is “mängija”, the player. His partner is “laud”, the table, “dummy or Strohmann”. The opponent on his left, who leads, is “senior”, and the one on his right “junior”.
school-booklets-names-senior = East declares. Who is senior?
    .hint = On declarer’s left.
    .why = South sits on East’s left, and leads.
school-booklets-names-junior = North declares. Who is junior?
    .hint = On declarer’s right.
    .why = West sits on North’s right.
school-booklets-names-laud = A bid one spade, X two hearts, B three spades, and all passed. A and B are partners. Who is laud?
    .hint = Who was first to bid spades?
    .why = A was the first of the side to bid spades and plays; B is laud.
    .a-A = A
    .a-B = B
    .a-X = X
school-booklets-names-draw = In the pamphlet’s draw the ace counts as one. These four cards are drawn. Which did the player draw who deals first?
    .hint = Whoever drew the lowest deals. What is lowest?
    .why = The ace is lowest of all, and the lowest deals first.
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-C9 = ♣9
school-booklets-names-four-ways = The pamphlet allows four ways of keeping the sheet.
    .frame-1 = Each figure by itself, as it comes.
    .frame-2 = Below the line strike the old figure and write the new sum: so one sees at once how the game stands.
    .frame-3 = The same above the line.
    .frame-4 = Instead of writing points for oneself, strike as many from the opponents.
school-booklets-names-result = Which way gives whom more at the end?
    .hint = Does it matter in which order one adds and takes away?
    .why = None: the difference is the same in all four.
    .a-same = It is the same in all of them
    .a-each-more = Writing each figure gives more
    .a-struck-more = Striking from the opponents gives more
school-booklets-names-ask = Six words of the pamphlet.

### Faults and their prices

school-booklets-faults = The pamphlet’s short list of faults
    .lead = Six faults and what they cost.

school-booklets-faults-short-list = The rule book has about two hundred laws. The pamphlet manages with a page: a card that falls open in dealing, a bid out of turn, a bid too low, a wrong suit put right, a revoke, and a look at a gathered trick.
school-booklets-faults-honour-falls = While the cards are dealt, this one falls face up. What happens?
    .hint = It is an honour.
    .why = The deal is void, and the next player deals, not the same one.
    .a-next = The next player deals
    .a-same = The same player deals again
    .a-on = Dealing goes on
    .to-same = A new deal, yes. But by whom?
school-booklets-faults-small-falls = And if it is this one?
    .hint = Only honours are named in the pamphlet.
    .why = Nothing happens; it is no honour.
    .a-next = The next player deals
    .a-same = The same player deals again
    .a-on = Dealing goes on
school-booklets-faults-out-of-turn = Somebody bids out of turn. What can the other side do?
    .hint = It is a right, not a duty.
    .why = It may ask for a new deal, made by the next dealer. If it does not, the bid stands.
    .a-may = Ask for a new deal by the next dealer, or let it be
    .a-must = It has to ask for a new deal
    .a-void = Nothing; the bid is simply void
school-booklets-faults-too-low = Over two spades somebody says “two diamonds”. What does it count as?
    .hint = The same suit, high enough.
    .why = Three diamonds. Nobody chooses; it counts by itself as the lowest bid in that suit that is enough.
    .a-three = Three diamonds
    .a-pass = A pass
    .a-again = He has to bid again
school-booklets-faults-put-right = Somebody has not followed suit and notices it. Until when can it be put right?
    .hint = Until something new begins.
    .why = Until the first card of the next trick. The card taken back lies open, and the opponents may call for it.
    .a-next-lead = Until the next trick is led to
    .a-at-once = Only at once, before the next card
    .a-never = Never
school-booklets-faults-dummy-revokes = Too late: a revoke. It came from dummy. How much do they write for it above the line?
    .hint = Everybody could see those cards.
    .why = Nothing. Everybody could watch the open cards.
school-booklets-faults-declarer-revokes = We made three no trump with four aces in one hand, but declarer revoked from his own hand. What do they write?
    .hint = The larger of the pamphlet’s two prices.
    .why = 100.
school-booklets-faults-no-honours = And what is still written for that deal? Choose all.
    .hint = The revoke costs us one thing more.
    .why = Contract, making it, the game, and their 100. The honours are lost: a side whose declarer revokes may not write them.
    .a-contract = Three tricks bid and made
    .a-fulfilment = Making the contract
    .a-honours = Four aces
    .a-game-premium = The premium for a game
    .a-revoke = The price of the revoke
school-booklets-faults-defender-revokes = Now a defender has revoked. Between what may declarer’s side choose? Choose both.
    .hint = Points, or something else that counts at the end.
    .why = 100 points, or two (or three, as agreed) of the defenders’ tricks at the end of the play.
    .a-hundred = A hundred points
    .a-two = Two of their tricks
    .a-new-deal = A new deal
    .a-both = Points and tricks together
school-booklets-faults-two-tricks = We bid three no trump and took only eight tricks, but a defender revoked and we take two tricks over. What do we write below?
    .hint = Eight and two are enough for the contract.
    .why = With ten tricks it is made: 3 × 10 = 30, and a game.
school-booklets-faults-peek = We played four spades and took eight tricks; besides, one of us looked at a gathered trick. What do they write above in all?
    .hint = Failing and two missing tricks at 50 each, and 50 for the look.
    .why = 50 + 100 + 50 = 200.
school-booklets-faults-trainer = Now at the table: what follows, and whose right is it?

### The law book

school-booklets-law-book = Finding one’s way in the law book
    .lead = Something has gone wrong. Who may say what, and until when?

school-booklets-law-book-why =
    The Estonian rule book of the thirties has about two hundred laws. Nobody learns them by heart. But one can learn where to look, and what to ask.

    Its order is that of a deal: from the draw for seats to the last figure on the sheet.
school-booklets-law-book-parts = Put the parts of the law book in order.
    .hint = As an evening goes.
    .why = Draw, shuffle, deal, auction, play, score: the law book follows the deal.
    .a-draw = The draw for seats
    .a-shuffle = Shuffling and cutting
    .a-deal = Dealing
    .a-auction = Calls
    .a-play = Leads and play
    .a-score = Points and sheet
school-booklets-law-book-three-questions =
    To every fault the law book answers three questions. Who may choose? Between what? And until when?

    Most rights are lost to the one who plays on without using them.
school-booklets-law-book-who-chooses = A defender has led out of turn. Who chooses what becomes of it?
    .hint = Who has suffered, and who plays the cards of that side?
    .why = Declarer, before he plays from either hand.
    .a-declarer = Declarer
    .a-dummy = Dummy
    .a-defender = The defender’s partner
school-booklets-law-book-too-late = You had a choice, but you have played your next card. What is left of it?
    .hint = The third question.
    .why = Nothing. Whoever has bid or played on has no right left.
    .a-none = Nothing
    .a-all = All of it, until the end of the deal
    .a-partner = My partner may choose now
school-booklets-law-book-wrong-penalty = You demand something that the law does not give for this fault. What happens?
    .hint = The law book is strict with those who demand.
    .why = The right is lost for this case. So look first, then demand.
    .a-lost = The right is lost
    .a-again = You may choose again
    .a-right-one = The right penalty is taken
school-booklets-law-book-find-auction = Over two spades somebody bids two hearts. Which chapter do you open?
    .hint = What is wrong with the bid: its time, or its height?
    .why = “Bids that are not enough”. The turn was right and the auction was open.
    .a-insuf = Bids that are not enough
    .a-oot = Calls out of turn
    .a-late = Calls after the auction
school-booklets-law-book-find-play = During the play a defender drops a card face up on the table. Which chapter?
    .hint = He did not mean to play it.
    .why = “Exposed cards”. It stays open, and declarer may call for it.
    .a-expo = Exposed cards
    .a-loot = Leads out of turn
    .a-revoke = Revokes
school-booklets-law-book-calls = Which calls may be made? Two positions.
school-booklets-law-book-insufficient = Bids that are not enough: what is your right?
school-booklets-law-book-leads = Leads out of turn.
school-booklets-law-book-revokes = Revokes.
school-booklets-law-book-penalties = Penalties in general: what the law says.
school-booklets-law-book-all-chapters = Every chapter of the law book can be practised in the same way, from the draw to the score. Begin with the one that you have quarrelled about last.

### Manners

school-booklets-manners = Good manners
    .lead = Eleven things that are not done, and a few that are.

school-booklets-manners-correct =
    The rule book asks for the utmost correctness, towards the opponents and towards one’s own partner. That one does not peep into a neighbour’s cards everybody knows.

    But there is a whole row of faults that are no smaller, and most people commit them without noticing.
school-booklets-manners-bidding = Which of these tell partner something that the bid itself does not? Choose all that are forbidden.
    .hint = One of them everybody must do now and then.
    .why = Needless delay, needless haste, a special tone and a doubting manner are forbidden. To think when there is something to think about is not.
    .a-slow = Waiting without need before bidding
    .a-hasty = Bidding in needless haste
    .a-tone = Bidding in a special tone
    .a-doubt = Bidding in a doubting manner
    .a-think = Thinking, when there is something to think about
school-booklets-manners-partner = And about partner’s bids and play? Choose all that are forbidden.
    .hint = Praise and politeness are not the same.
    .why = Showing pleasure or displeasure at partner’s bid, and remarks or gestures about bidding or play. A thank-you for dummy harms nobody.
    .a-pleased = Showing pleasure at partner’s bid
    .a-displeased = Showing displeasure at partner’s bid
    .a-comment = A gesture about partner’s play
    .a-thanks = Thanking partner for laying down the cards
school-booklets-manners-reminding = Of what may one not remind one’s partner? Choose all that are forbidden.
    .hint = One kind of warning is expressly allowed, except to dummy.
    .why = Neither of the score during the bidding nor of the bidding during the play. But one may warn partner of a fault he is about to commit; only dummy may not.
    .a-score = Of the score, during the bidding
    .a-auction = Of the bidding, during the play
    .a-warn = Of a fault that he is about to commit
school-booklets-manners-cards = And with the cards? Choose all that are forbidden.
    .hint = What tells the others something before its time?
    .why = Taking a card out before it is one’s turn, and gathering a trick before all have played to it.
    .a-detach = Taking out a card before it is one’s turn
    .a-gather = Gathering the trick before all have played
    .a-sort = Sorting one’s hand
school-booklets-manners-count = You have now met the rule book’s whole list. How many manners does it forbid, besides peeping?
    .hint = Add up what you marked in the last four questions.
    .why = Eleven.
school-booklets-manners-dummy = Dummy has nothing to do. What does he do?
    .hint = What could he see from behind declarer?
    .why = He stays in his seat. He does not look at declarer’s cards or follow the play from behind.
    .a-sits = Stays in his seat
    .a-walks = Walks round and looks at the hands
    .a-helps = Stands behind declarer
school-booklets-manners-artificial = A bid means something else than it says. When is that allowed?
    .hint = The opponents have a right, too.
    .why = Only if all players know the meaning; and whoever made it explains it fully when asked.
    .a-all = If all players know what it means
    .a-partner = If partner knows what it means
    .a-never = Never
school-booklets-manners-deliberate = Somebody breaks a law on purpose, because the penalty costs less than he gains. He is ready to pay. Is that in order?
    .hint = Is a penalty a price?
    .why = No. One may not commit a fault on purpose, not even ready to bear the penalty.
    .a-no = No
    .a-pay = Yes, if he pays
    .a-yes = Yes, everybody may
school-booklets-manners-company = A partner commits such faults without noticing. What does the book advise?
    .hint = There are two kinds of players who do such things.
    .why = Tell him. Avoid only those who do it knowingly.
    .a-tell = Point it out to him
    .a-avoid = Never play with him again
    .a-same = Do the same
school-booklets-manners-onlooker = You look on. Somebody makes a mistake that nobody notices. What do you do?
    .hint = Whose game is it?
    .why = Keep silent; give an opinion only when asked.
    .a-silent = Keep silent
    .a-whisper = Whisper it to the one who suffers
    .a-aloud = Say it aloud
school-booklets-manners-more = Four more: what follows?

### One club, first lesson

school-booklets-club-1 = One club (1): the opening
    .lead = The lowest bid of all, which says nothing about clubs.

school-booklets-club-1-idea = The last chapter of the rule book tells of a system in which the auction begins as low as possible, so that partners can tell each other much. One club shows two and a half to four honour tricks, and nothing else. It says nothing about clubs.
school-booklets-club-1-table = Honour tricks are counted suit by suit, by a table of its own: the first row that fits counts. There are no pairs across suits, and no suit counts more than two.
school-booklets-club-1-one-suit = How many honour tricks are in this hand?
    .hint = An ace is a whole one. What is a queen with two small cards?
    .why = The ace 1, the queen with two cards beside her ¼: together 1¼. A jack alone counts nothing.
school-booklets-club-1-no-pairs = And here?
    .hint = Ace and king together; king and jack without the ten; queen and jack with a third card.
    .why = Ace king 2, king ½, queen jack with a third ½: together 3.
school-booklets-club-1-count = One more.
    .hint = Tens matter in this table: look at the hearts again.
    .why = Ace queen 1¼, king queen ten 1¼, queen with two beside her ¼: 2¾.
school-booklets-club-1-open = You have this hand and are the first to call.
    .hint = You have counted it just now.
    .why = Two and three quarters: one club.
school-booklets-club-1-too-little = And with this?
    .hint = Count. Is it two and a half?
    .why = Half, a quarter and one are 1¾: pass.
school-booklets-club-1-one-club-card = A single club. What do you open?
    .hint = Does one club say anything about clubs?
    .why = One club all the same: three and a quarter honour tricks. The spades come later.
    .to-1S = The suit is fine. But how does every auction begin here?
school-booklets-club-1-negative = Partner has opened one club. What do you answer?
    .hint = Less than one and a half honour tricks has an answer of its own, also without meaning for its suit.
    .why = Three quarters: one diamond, the negative answer. It says nothing about diamonds.
    .to-1S = Five spades, yes. But first tell how weak you are.
    .to-Pass = Partner’s one club may be a single card!
school-booklets-club-1-says-nothing = What does that one diamond say?
    .hint = It is artificial, like the opening.
    .why = Only that there are fewer than one and a half honour tricks.
    .a-weak = I have less than one and a half honour tricks
    .a-diamonds = I have diamonds
    .a-strong = I am strong
school-booklets-club-1-play = You opened one club, partner showed one and a half to two and a half without a suit of five, and you play two spades. Take eight tricks.
    .reached = { $tricks } tricks, and the contract is made.
    .missed = { $tricks } tricks; eight can be made. Try again.
school-booklets-club-1-more-tricks = Count three more hands.
school-booklets-club-1-more-openings = Open three, or pass.

### One club, second lesson

school-booklets-club-2 = One club (2): the answers
    .lead = Negative, positive, forcing.

school-booklets-club-2-three-kinds = To one club there are three kinds of answers. Less than 1½ honour tricks: one diamond. From 1½ to 2½: positive, with a suit of five cards if there is one. More than 2½: forcing to game, one level higher.
school-booklets-club-2-one-spade = Two honour tricks and five good spades.
    .hint = Positive, and the suit can be shown at once.
    .why = One spade: 1½ to 2½, and five spades.
school-booklets-club-2-two-diamonds = A positive hand with diamonds.
    .hint = One diamond already means something else.
    .why = Two diamonds. One diamond would be negative, so clubs and diamonds are shown on the level of two.
    .to-1D = What would partner understand by that?
school-booklets-club-2-one-no-trump = Positive, but which suit?
    .hint = Is there a suit of five?
    .why = No five-card suit: one no trump.
school-booklets-club-2-four-cards = Four splendid spades. What do you answer?
    .hint = Suits of four cards have to wait.
    .why = One no trump. A suit of four may be named only in the second round.
    .to-1S = How many cards would that promise?
school-booklets-club-2-two-fives = Two suits of five. Which first?
    .hint = Higher or lower?
    .why = Of two five-card suits the higher first: one spade.
school-booklets-club-2-six-five = Six and five. Which first?
    .hint = Here length matters more than rank.
    .why = A six-card suit always comes before a five-card one: two diamonds.
    .to-1H = Hearts rank higher. But count the cards.
school-booklets-club-2-forcing = With more than two and a half honour tricks the answer is one level higher: two hearts or two spades, three clubs or three diamonds, two no trump without a suit. Then nobody passes before game, and a slam is near.
school-booklets-club-2-two-spades = What do you answer?
    .hint = Count honour tricks, then cards.
    .why = Three and a quarter and five spades: two spades, forcing.
    .to-1S = That would promise two and a half at most.
school-booklets-club-2-three-diamonds = And here?
    .hint = Strong, and the suit is a minor.
    .why = Three and a half: three diamonds, forcing.
    .to-2D = That would be positive only.
school-booklets-club-2-two-no-trump = And with this?
    .hint = More than two and a half, and no suit of five.
    .why = Two no trump, forcing.
    .to-1NT = How many honour tricks would that show at most?
school-booklets-club-2-over-one-heart = Partner opened one club, and the opponent on your right bid one heart. You are weak.
    .hint = One diamond is not possible any more. What tells the same?
    .why = Pass. After a bid of the opponents the negative hand passes.
school-booklets-club-2-still-one-spade = The same bid of theirs, but you are positive.
    .hint = Have the other answers changed?
    .why = One spade: all other answers keep their meaning.
school-booklets-club-2-more = Answer five more.

### One club, third lesson

school-booklets-club-3 = One club (3): how it goes on
    .lead = Opener’s second bid, and the third.

school-booklets-club-3-after-negative = After the negative answer opener names a suit of five, or else says one no trump. The one who answered passes if he is content, or bids two of a long suit of his own.
school-booklets-club-3-five-spades = One club, one diamond. And now?
    .hint = Is there a suit of five?
    .why = One spade.
school-booklets-club-3-no-suit = And without one?
    .hint = No suit of five.
    .why = One no trump.
school-booklets-club-3-clubs-at-last = Now the clubs are real!
    .hint = On which level can they be shown?
    .why = Two clubs. The book says “at the one level”, but that cannot be done with clubs or diamonds; so we let it be two.
school-booklets-club-3-weak-content = You answered one diamond, and opener bids one heart.
    .hint = Do you have something better than hearts?
    .why = Pass: weak, and content with hearts.
school-booklets-club-3-own-length = Opener bids one no trump. You are as weak as before.
    .hint = Weak, but long.
    .why = Two diamonds: it shows length and no honour tricks.
    .to-Pass = Six cards may be worth more as trumps.
school-booklets-club-3-second-suit = You named hearts, and partner bids two diamonds, of which you have one. What now?
    .hint = Is there another suit to offer?
    .why = Two spades: a good suit of four can be named now.
school-booklets-club-3-no-second-suit = The same, without such a suit.
    .hint = You cannot stand diamonds, and have no second suit worth naming.
    .why = Two no trump.
school-booklets-club-3-six-again = You bid two diamonds, opener two spades. And you?
    .hint = How many diamonds do you have?
    .why = Three diamonds: a suit of six is bid again.
school-booklets-club-3-another-five = The same auction, another hand.
    .hint = You have a second suit.
    .why = Three clubs, the other suit of five.
school-booklets-club-3-after-positive = After a positive answer opener names a suit of five at once, even if partner’s suit pleases. The raise comes later.
school-booklets-club-3-name-first = Partner has shown hearts, and you have four of them.
    .hint = What comes first?
    .why = One spade: first the suit of five.
    .to-2H = That comes at your next turn.
school-booklets-club-3-raise-then = You have named spades, partner bids two diamonds. Now?
    .hint = Partner’s first suit waits for an answer.
    .why = Two hearts: now partner’s suit is supported.
school-booklets-club-3-after-forcing = Partner has forced with two hearts. You?
    .hint = A suit of five?
    .why = Two spades.
school-booklets-club-3-four-trumps = No suit of five this time.
    .hint = Look at your hearts: four with ace and jack.
    .why = Three hearts. Four cards of partner’s suit with ace and jack, or king and queen, are raised.
school-booklets-club-3-neither = And here?
    .hint = Neither a suit of five nor four good hearts.
    .why = Two no trump, the cheapest.
school-booklets-club-3-play-three = One club, one spade, two hearts, three hearts: play it. Nine tricks.
    .reached = { $tricks } tricks with hearts as trumps. Well played.
    .missed = { $tricks } tricks; nine can be made. Try again.
school-booklets-club-3-play-five = Partner forced with two no trump, and it ended in five clubs. Eleven tricks.
    .reached = { $tricks } tricks: a game, with a suit that one club had said nothing about.
    .missed = { $tricks } tricks; eleven can be made. Try again.
school-booklets-club-3-more = Five more second bids.

### The Hungarian game

school-booklets-magyar = The Hungarian game: fifteen words
    .lead = Passz, kontra, rekontra: all that may be said.

school-booklets-magyar-fifteen =
    The Hungarian booklet says that fifteen words are enough to bid: passz, kontra, rekontra; treff, káró, kőr, pikk, szanzadu; and the numbers from one to seven.

    Six tricks are the base and are not named: “four treff” promises ten.
school-booklets-magyar-count-words = How many of the fifteen words name a strain?
    .hint = Four suits, and one more.
    .why = Five: treff, káró, kőr, pikk and szanzadu. Three are calls, and seven are numbers.
school-booklets-magyar-suits = Put the suits in order, the highest first.
    .hint = The booklet names them from the highest: “the most valuable is pikk”.
    .why = Pikk, kőr, káró, treff: spades, hearts, diamonds, clubs.
    .a-pikk = pikk (spades)
    .a-kor = kőr (hearts)
    .a-karo = káró (diamonds)
    .a-treff = treff (clubs)
school-booklets-magyar-four-clubs = How many tricks does “four treff” promise?
    .hint = The base of six is not named.
    .why = Six and four are ten.
school-booklets-magyar-ladder = Put these bids in order, the lowest first.
    .hint = First the number, then the strain; szanzadu is above all suits.
    .why = One káró, one pikk, one szanzadu, two treff, two kőr.
    .a-one-diamond = 1 káró
    .a-one-spade = 1 pikk
    .a-one-no-trump = 1 szanzadu
    .a-two-clubs = 2 treff
    .a-two-hearts = 2 kőr
school-booklets-magyar-over-two-spades = East bid two pikk and it came to you. You want to bid your suit. What is the least that you can say?
    .hint = “Over two kőr one may say two pikk, but over two pikk not two kőr.”
    .why = Three kőr. Hearts rank below spades, so it takes a level more.
school-booklets-magyar-count-bids = The booklet’s table of bids has seven rows. How many bids are there in all?
    .hint = Seven rows, and in each all strains.
    .why = 7 × 5 = 35.
school-booklets-magyar-kontra = What does “kontra” say?
    .hint = Whose contract is it?
    .why = That the opponents’ contract will fail. Rekontra says that it will not.
    .a-fails = They will not make it
    .a-plays = I want to play it myself
    .a-again = Deal again
school-booklets-magyar-over = “Bidding is a matter of great responsibility.” Who suffers if one of a pair bids too high and they fail?
    .hint = There is one column for both.
    .why = Both: the pair wins and loses together.
    .a-both = Both of the pair
    .a-bidder = Only the one who bid
    .a-nobody = Nobody
school-booklets-magyar-under = And if they bid too low?
    .hint = They make it, and more. What did they miss?
    .why = They lose the premiums that the higher contract would have brought; tricks beyond those undertaken bring little, and nothing before the final count.
    .a-bonus = They miss premiums that they could have had
    .a-nothing = Nothing is lost
    .a-tricks = The tricks beyond do not belong to them
school-booklets-magyar-anecdote = A remark of the booklet: “It is said that the idea of having an ‘asztal’ in the game comes from England, sixty years ago. There was no fourth player, so a make-believe one with open cards took his place.” Asztal means table: so the dummy is called.
school-booklets-magyar-asztal = Who decides which of the asztal’s cards is played?
    .hint = He is only an idle onlooker of this deal.
    .why = Declarer alone: with his own hand, or by naming the card exactly.
    .a-declarer = Declarer
    .a-dummy = The player whose cards they are
    .a-both = Both together
school-booklets-magyar-first-dealer = For the pairs cards are drawn, and here whoever draws the highest deals first. Which card is it?
    .hint = What is the highest card in the Hungarian order?
    .why = The ace. In the Estonian pamphlet the same card would be lowest, and its player would deal there, too, because there the lowest card deals!
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-C9 = ♣9
school-booklets-magyar-play = Play three szanzadu. West has led the jack of spades. Nine tricks make the contract, and a game.
    .reached = { $tricks } tricks: a hundred below the line in one go.
    .missed = { $tricks } tricks; nine are there. They can take four spades; be careful with what you throw on them.
school-booklets-magyar-ask = Six Hungarian words.

### Mans, bell and the sheet

school-booklets-bell = Mans and bell: the Hungarian sheet
    .lead = Mi and Ők, a line, and a hundred points.

school-booklets-bell-sheet = The sheet is empty: “Mi” left, “Ők” right, we and they, and a line across. Below it go the tricks that were bid and made; above it everything else.
school-booklets-bell-tricks = Treff and káró count 20 a trick, kőr and pikk 30, szanzadu 40 for the first and 30 for each further one. A hundred below the line are a gém. Without a gém a side is in “mans”, with one in “bell”, where rewards and losses are dearer.
school-booklets-bell-first-below = We bid two kőr and take nine tricks. What goes below?
    .hint = Only what was bid.
    .why = 2 × 30 = 60.
    .to-90 = Three tricks above six, but how many were bid?
school-booklets-bell-first-above = And above?
    .hint = One trick beyond.
    .why = The trick beyond is worth 30.
school-booklets-bell-gem = They bid three szanzadu and take ten tricks. Is it a gém, and whose?
    .hint = 40 for the first, 30 for the others.
    .why = 40 + 30 + 30 = 100: their gém, exactly.
school-booklets-bell-bell = Who is in bell now?
    .hint = Who has a gém?
    .why = They are. We are still in mans.
school-booklets-bell-frozen = The gém is marked with an X. Our 60 are underlined: they are “frozen”, and we begin at nothing again. They still count in the end.
school-booklets-bell-doubled-below = We bid one szanzadu, they say kontra, and we take seven tricks. What goes below?
    .hint = The first trick of szanzadu, doubled.
    .why = 2 × 40 = 80.
school-booklets-bell-doubled-above = And above, for making a doubled contract?
    .hint = The table has one figure for it, the same in mans and bell; it is as much as one missing trick costs in mans.
    .why = 50.
school-booklets-bell-second-gem = We bid four pikk and take ten tricks. Does that bring a gém?
    .hint = Four at 30.
    .why = 120 would be enough even without the 80: our gém. Now both sides are in bell.
school-booklets-bell-down = They bid five káró in bell and take nine tricks. What do we write above?
    .hint = Two missing tricks, not doubled, in bell.
    .why = 2 × 100 = 200.
    .to-100 = How many are missing, and are they in mans or in bell?
school-booklets-bell-slam = We bid six szanzadu and take twelve tricks. What is written? Choose all.
    .hint = All but one, bid and made; and it is our second gém.
    .why = The contract, the small slam, and the reward at the end of the rubber.
    .a-contract = Six tricks bid and made
    .a-overtricks = Tricks beyond
    .a-small-slam-announced = Small slam
    .a-grand-slam-announced = Grand slam
    .a-rubber-premium = The reward for the rubber
school-booklets-bell-slam-above = So what do we write above?
    .hint = The small slam in bell is 700; the rubber is worth 500, since they have a gém.
    .why = 700 + 500 = 1200.
school-booklets-bell-difference = The rubber is over. What is the difference of the two sums?
    .hint = We: 60, 30, 80, 50, 120, 200, 190, 1200. They: 100 and 30.
    .why = 1930 − 130 = 1800.
school-booklets-bell-text-and-table = Text and table of the booklet do not agree about what stands above the line: once it does not count at all, once it is paid for in money. We follow the table and count everything at the end.
school-booklets-bell-more = Score five more deals.
