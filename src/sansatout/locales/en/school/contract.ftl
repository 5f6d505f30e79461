## Second course: contract bridge, by the rule book

school-contract = Second course: contract bridge
    .lead = In minibridge you chose when dummy lay open. Now you promise before you have seen it, and your calls tell partner what you hold. The rule book of Tallinn teaches it step by step, and so do we.

### The auction

school-contract-auction = The auction
    .lead = Thirty-five bids, three other calls, and one of them becomes the contract.

school-contract-auction-promise =
    In minibridge declarer saw dummy first and chose afterwards. In contract bridge it is the other way round: you say first what you will do, and dummy comes down when it is too late to change your mind.

    A bid is a number and a strain, 1♥ or 3NT. The number counts the tricks above six: who bids 1♥ promises seven tricks with hearts as trumps.
school-contract-auction-tricks = Your side has bid 4♠. How many tricks have you promised?
    .hint = The first six are not named.
    .why = Six and four are ten.
    .to-4 = Four is what you say. The first six tricks come on top of it.
school-contract-auction-strains = Each bid has to be higher than the last one: more tricks, or as many in a higher strain. Put the strains in order, the highest first.
    .hint = Playing without trumps is the highest. Among the suits the two that minibridge calls majors stand above the minors.
    .why = No trump, spades, hearts, diamonds, clubs.
    .a-S = Spades
school-contract-auction-how-many = From 1♣ up to 7NT: how many bids are there?
    .hint = How many numbers can be bid, and in how many strains?
    .why = Seven numbers in five strains make 35.
    .to-28 = Seven times four. Did you forget to play without trumps?
school-contract-auction-higher = North bid 1♠ and East 2♥. You are next. Which of these bids are high enough? Choose all.
    .hint = Two of a strain above hearts, or three of anything.
    .why = 2♠ and 2NT stand above 2♥, and three of any strain does. Diamonds are lower than hearts, so 2♦ is not enough.
    .a-2D = 2♦
    .a-2S = 2♠
    .a-2NT = 2NT
    .a-3C = 3♣
school-contract-auction-round = The dealer calls first, then it goes round clockwise. Watch an auction.
    .frame-1 = North deals and bids one heart.
    .frame-2 = East passes. South names clubs, and West passes.
    .frame-3 = North repeats the hearts. South likes them by now and bids four.
    .frame-4 = Three passes in a row end the auction. The last bid, 4♥, is the contract.
school-contract-auction-over = Is this auction over?
    .hint = How many passes have followed the last bid?
    .why = Not yet. Two have passed since 2♠, and it takes three. The next player may still bid, although he has passed before.
school-contract-auction-declarer = Of the side that bid last, the one who named that strain first is declarer. Who plays this 4♥?
    .hint = Look for the first bid in hearts.
    .why = North. South made the last bid, but North had named hearts first.
    .to-S = South bid 4♥, but was not the first to name hearts.
school-contract-auction-double =
    Besides bids there are three other calls. A pass you know. A double says: we do not believe it. If the bid becomes the contract, both gain and loss are larger. A redouble answers: but we do.

    You may double only a bid of the opponents, and redouble only what they have doubled. Any higher bid wipes a double out.
school-contract-auction-may-double = East opened with 1♠. Which of these calls are you allowed? Choose all.
    .hint = Has anybody doubled yet?
    .why = You may double their bid, and you may always pass. There is nothing to redouble, and 1♥ is lower than 1♠.
    .a-X = Double
    .a-XX = Redouble
    .a-Pass = Pass
    .a-1H = 1♥
school-contract-auction-doubled = East bid 1♠, South doubled, and it went on. Is the auction over?
    .hint = A double does not end it. Count the passes at the end.
    .why = Not yet: only two passes follow 2♠. The double is gone, too, for it belonged to 1♠.
school-contract-auction-more-calls = Which calls are allowed?
school-contract-auction-more-declarers = Who is declarer?
school-contract-auction-first-contract = The bidding is done for you: you opened 1♠, partner raised, and you bid game. West leads the king of hearts, and only now dummy comes down. Take ten tricks.
    .reached = { $tricks } tricks: the promise is kept.
    .missed = { $tricks } tricks; ten were promised. Draw trumps, and let the clubs and diamonds of both hands help each other. Try again.

### The score sheet

school-contract-sheet = The score sheet
    .lead = A line across the sheet, and why game is worth the effort.

school-contract-sheet-places =
    The sheet of the rule book has the names of the players at the top, a column for We and one for They, and a thick line across. At the very end the result of the rubber stands above the names, with a plus for who won.

    Below the line is the state of the game: only tricks that were bid and made. Everything else stands above it.
school-contract-sheet-below = What goes below the line? Choose all.
    .hint = Only what was promised, and kept.
    .why = Only tricks bid and made. One trick more than you bid is welcome, but it stands above.
    .a-contract = Tricks bid and made
    .a-overtricks = Overtricks
    .a-undertricks = Undertricks of the opponents
    .a-small-slam = The premium for a small slam
    .a-honours = Honours
school-contract-sheet-values = Each trick above six has its price. At no trump the first, third, fifth and seventh count 30, the others 40.
school-contract-sheet-two-hearts = You bid 2♥ and take eight tricks. How much goes below the line?
    .hint = Two tricks of a major.
    .why = Twice 30 is 60.
school-contract-sheet-game =
    Who first has 100 points below the line wins a game; two games win the rubber. A line is drawn, and both sides begin the next game from nothing.

    The 100 may be collected in several deals. But it is best to bid them at once, if you can make them.
school-contract-sheet-games = Which of these are just enough for game in one deal? Choose all.
    .hint = Clubs and diamonds 20 a trick, hearts and spades 30, no trump 30 and 40 in turn. Which are the first to reach a hundred?
    .why = 3NT is 100, four of a major 120, five of a minor 100. That is why no trump and the majors are so dear to everybody.
    .a-2NT = 2NT
    .a-3NT = 3NT
    .a-3S = 3♠
    .a-4S = 4♠
    .a-4H = 4♥
    .a-4D = 4♦
    .a-5D = 5♦
    .a-5C = 5♣
school-contract-sheet-missing = You made 2♥ as your first deal of a game. How many points are still missing to game?
    .hint = What stands below the line now?
    .why = 60 stand there, 40 are missing: 2♣ or 2♥ would do the next time.
school-contract-sheet-over = You bid 2♥ and take ten tricks. How many points is that, above and below together?
    .hint = Two tricks were bid and two were not. Each has the same price.
    .why = 60 below for the two that were bid and 60 above for the other two. Had you bid four, all 120 would be below, and the game won.
school-contract-sheet-danger =
    Who takes fewer tricks than promised writes nothing, and the opponents write above the line.

    A side that has won a game is vulnerable. It is one game from the rubber, but its mistakes cost more.
school-contract-sheet-down = Not vulnerable you bid 4♥ and take eight tricks. What is it, as seen by your side?
    .hint = Two tricks are missing, and it was not doubled.
    .why = Two down, not vulnerable and not doubled: the opponents write 100.
    .to-100 = That is the amount. But who writes it?
school-contract-sheet-danger-table = Vulnerable, the prices are these. They grow with each trick, so one asks oneself twice.
school-contract-sheet-down-doubled = The same 4♥ with eight tricks, but vulnerable and doubled. What is it now?
    .hint = Two down, doubled, vulnerable.
    .why = The opponents write 500.
    .to-500 = That is the amount. But who writes it?
school-contract-sheet-doubled-made = You play 2♠ doubled and take eight tricks. How much goes below the line?
    .hint = A double doubles the price of the tricks that were bid.
    .why = Twice 60 is 120, and that is a game. To double two of a major is no trifle.
school-contract-sheet-slams = Twelve tricks are a small slam, thirteen a grand slam. They pay only if they were bid.
school-contract-sheet-slam-missed = You are not vulnerable, bid 4♠ and take twelve tricks. What do you write?
    .hint = Was a slam bid?
    .why = Six tricks at 30: 180, and no premium. For 6♠ it would have been 500 more.
    .to-680 = The 500 are for a slam that was bid.
school-contract-sheet-premiums =
    Two games win the rubber: 700 if the others have none, else 500.

    Four of the five highest trumps in one hand bring 100, all five 150, and the four aces in one hand 150 at no trump, to whichever side has them.
school-contract-sheet-more-scores = What does it bring?

### Why a system

school-contract-system = Why a system
    .lead = What bidding is for, and three ways to value the same hand.

school-contract-system-aims =
    Bidding is talk between partners. With each call you tell something about your strength and your suits, and together you look for the best contract.

    You attack when you want to win a game yourselves. You defend when you make it hard for the others. And you always bid with an aim: a part score, a game or a slam.
school-contract-system-why-system =
    Talk helps only if both mean the same. A system says what a hand must have at least for every call. So there is no doubt between partners.

    The rule book recommends the system of Ely Culbertson most warmly, and the robots at your table play it. It gives rules for most hands; some it leaves to your judgement.
school-contract-system-approach =
    The system is called approach-forcing. Approach: go step by step and name suits, for no trump can wait until the suits are known. Nobody has to go on if there is no reason to.

    Forcing: who is very strong makes a bid that partner may not pass. From then on both go on until game is bid.
school-contract-system-opener = The opener is the first who bids. Who is it here?
    .hint = To pass is not to bid.
    .why = South. North and East only passed, and West bid later.
    .to-N = North spoke first, but only passed.
school-contract-system-more-openers = Who opened?
school-contract-system-three-values =
    The same thirteen cards are worth more or less, depending on who names the trumps.

    With your own suit as trumps you count playing tricks. For partner’s suit you count support tricks. Against the opponents’ suit you count defence tricks.
school-contract-system-whose = Partner opened 1♥. If hearts become trumps, what do you count?
    .hint = Who named them?
    .why = Support tricks: it is partner’s suit.
    .a-playing = Playing tricks
    .a-support = Support tricks
    .a-defence = Defence tricks
school-contract-system-more-values = What counts here?
school-contract-system-sacrifice = Sometimes one bids what one cannot make, so that the opponents do not play their game. That is right only if the penalty is smaller than what they would have scored.
school-contract-system-more-sacrifices = Does it pay?

### Honour tricks

school-contract-honour-tricks = Honour tricks
    .lead = The coin in which everything is paid.

school-contract-honour-tricks-what =
    Minibridge counts points. This system counts honour tricks: how many tricks will my high cards take, if the opponents play the deal?

    Rarely more than two rounds of a suit pass before somebody trumps. So no suit counts more than two.
school-contract-honour-tricks-table = This is the table; x is any card below the ten. Take the first line that fits, for each suit once. The last two lines are about two suits together.
school-contract-honour-tricks-ace-king = How many honour tricks is this suit?
    .hint = Look at the first line of the table.
    .why = Ace and king: both should win, so two.
school-contract-honour-tricks-king-jack = And this one? Halves can be written as 1½ or 1.5.
    .hint = King, jack and another card.
    .why = One. Without the third card it would be only a half.
    .to-0_5 = That would be right for a king with a small card.
school-contract-honour-tricks-bare-king = A king all alone. How many?
    .hint = What happens to it when the ace is played?
    .why = None: the ace would catch it. The table wants a small card beside the king.
    .to-0_5 = For half a trick the king needs a companion.
school-contract-honour-tricks-no-more = And this splendid suit?
    .hint = Is there a limit?
    .why = Two, and no more: in defence the third round will be trumped.
    .to-4 = As trumps of your own, yes. But honour tricks are counted as in defence.
    .to-3 = The third round is usually trumped.
school-contract-honour-tricks-pairs = How many honour tricks has this hand?
    .hint = The king has a small card, and so has a queen elsewhere.
    .why = King with a small card and queen with a small card in another suit make one together.
    .to-0_5 = That is the king alone. Does the queen of another suit add something?
school-contract-honour-tricks-hand = A hand of the book. How many honour tricks?
    .hint = Two suits have something to count.
    .why = Ace and queen 1½, ace 1: together 2½.
school-contract-honour-tricks-hand-2 = Another one, with something in every suit.
    .hint = An ace, a strong holding, and two suits that help each other.
    .why = Spades 1, diamonds 1½, and king of hearts with queen of clubs 1: together 3½.
    .to-3 = Nearly. The king and the queen of two different suits are worth one together.
school-contract-honour-tricks-more-hands = Count these.
school-contract-honour-tricks-why-half = Why are ace and queen worth one and a half? The book asks where the king sits. You are South, and partner leads towards you.
    .frame-1 = The king sits before you, on your right.
    .frame-2 = If East plays the king, your ace takes it, and the queen is high.
    .frame-3 = If East plays low, your queen wins, and the ace is still there. Two tricks in any case.
    .frame-4 = Now the king sits behind you, on your left.
    .frame-5 = Your queen loses to it. Take the ace instead, and the queen loses later. One trick. Two and one: the middle is one and a half.
school-contract-honour-tricks-king-behind = The king is on your left. How many tricks do your cards take in this suit, with best play?
    .hint = Play it through: West sees your card first.
    .why = One: the ace. West waits with the king until the queen comes.
school-contract-honour-tricks-more-halves = Before you or behind you?
school-contract-honour-tricks-other-table =
    The same book has a second table, for its one-club system. It counts in quarters and knows no pairs of suits, but gives a queen with two small cards a quarter.

    Which table you use, partner has to use as well.
school-contract-honour-tricks-quarters = By the second table: how many honour tricks? Quarters can be written as 1¼ or 1.25.
    .hint = Three suits count. Look for ace and queen, for king, jack and ten, and for the queen with two cards.
    .why = Ace and queen 1¼, king, jack and ten ¾, queen with two more ¼: 2¼.

### What opens

school-contract-opening = What opens
    .lead = Two and a half honour tricks, a suit, and four tricks in sight.

school-contract-opening-enough =
    To open you need at least 2½ honour tricks.

    The book explains it so: a deal has about eight of them in all. An average hand has an ace for one, a king and a queen for one, and a jack and a ten for a little something: two and a bit. Who opens should have more than that.
school-contract-opening-average = This is the book’s average hand. Does it open?
    .hint = An ace, a king with its queen, a jack and a ten.
    .why = Two and a bit is not 2½. An average hand passes.
school-contract-opening-third = If the first two have passed, the hands before you are weak, and one of them is your partner’s. Third or fourth in turn you need 3.
school-contract-opening-third-hand = Two have passed before you. What do you call?
    .hint = Count honour tricks, and remember your place.
    .why = 2½, and you would need 3 here: pass.
    .to-1S = With 2½ the first two in turn may open. You are third.
school-contract-opening-first-hand = The same hand, but you are the dealer. What do you call?
    .hint = What was too little before is enough now. Which suit?
    .why = 2½ honour tricks, a suit of five headed by ace and queen: one spade.
    .to-Pass = First in turn 2½ are enough.
school-contract-opening-fit =
    Not every suit can be named as trumps. Four cards need 1½ honour tricks in them: A Q x x, A J 10 x or K Q 10 x. Five cards need only a half: K x x x x or Q J x x x. Six cards need nothing: even 10 9 x x x x will do.

    Three cards are never a suit to name.
school-contract-opening-four = Can this suit be named?
    .hint = Four cards. How many honour tricks are in them?
    .why = King, queen and ten are 1½: yes.
school-contract-opening-four-weak = And this one?
    .hint = Four cards. An ace is worth how much?
    .why = One honour trick, and a suit of four needs 1½: no.
school-contract-opening-five = And five cards with queen and jack?
    .hint = How much does a suit of five need?
    .why = Queen, jack and another are half a trick, and five cards need no more: yes.
school-contract-opening-six = Six small ones?
    .hint = The longer, the less has to be in it.
    .why = Yes. With six trumps the small ones will win tricks.
school-contract-opening-more-suits = Which suits can be named?
school-contract-opening-playing = Whoever opens counts playing tricks: the honour tricks of the hand, something for the length of trumps, and a little for the length of other suits.
school-contract-opening-worked = The book’s worked hand, with hearts as trumps. How many playing tricks?
    .hint = Honour tricks first; then five trumps, and four cards of another suit.
    .why = Honour tricks 2½, five trumps 2, four diamonds ½: five.
    .to-2_5 = These are the honour tricks. Add something for length.
    .to-4_5 = The diamonds have length as well.
school-contract-opening-row = A long unbroken row of trumps counts in another way: the number of cards, less those that are missing above it. Take whichever count gives more.
school-contract-opening-row-count = How many tricks is this suit as trumps?
    .hint = Six cards, and a row from the queen down. What is missing above it?
    .why = Six, less ace and king: four.
school-contract-opening-more-tricks = How many playing tricks?
school-contract-opening-four-tricks =
    For an opening of one you need four playing tricks.

    Why four? If the thirteen tricks were shared evenly, everybody would have three and one would be left over. Who has it may hope: four of one’s own and three of partner’s are seven, and seven is what one has promised.
school-contract-opening-one-heart = Everything together: what do you call as dealer?
    .hint = Honour tricks, a suit, playing tricks. You have counted this hand already.
    .why = 2½ honour tricks, a suit of five with ace and queen, five playing tricks: one heart.

### Which suit first

school-contract-suits = Which suit first
    .lead = Two suits in one hand, and how often to name them.

school-contract-suits-two-suits =
    With two suits that can be named, look at their lengths.

    Five and five, or six and five: the higher first. Five and four, six and four, seven and four: the longer first.
school-contract-suits-five-five = Five spades and five clubs. What do you open?
    .hint = They are equally long.
    .why = The higher first: one spade. Clubs can be shown later without climbing.
school-contract-suits-five-four = Five clubs and four hearts. What do you open?
    .hint = They are not equally long.
    .why = The longer first: one club.
    .to-1H = Hearts are higher, but shorter.
school-contract-suits-six-five = Six clubs and five hearts. What do you open?
    .hint = Of six and five the print is damaged. We read: as with five and five.
    .why = The higher: one heart. Who reads the damaged line otherwise begins with the longer, one club; we accept it, too.
school-contract-suits-six-four = Six diamonds and four spades. What do you open?
    .hint = Compare the lengths.
    .why = One diamond, and if possible diamonds once more before the spades.
    .to-1S = Spades are higher, but much shorter.
school-contract-suits-more-choices = Which suit first?
school-contract-suits-repeat = A suit with four trump tricks may be bid twice, and one with five even three times. The four suits of the book follow.
school-contract-suits-akj = How often may this suit be bid?
    .hint = It is not an unbroken row. Honour tricks and length, then.
    .why = Ace and king 2, five cards 2: four tricks, so twice.
school-contract-suits-qjt = And this one?
    .hint = A row. What is missing above it?
    .why = Six cards less two: four tricks, so twice.
school-contract-suits-akq = This one?
    .hint = Is anything missing above it?
    .why = Five cards and nothing missing: five tricks, so three times.
school-contract-suits-kqj = And the last?
    .hint = One card is missing above it.
    .why = Seven cards less one: six tricks, so three times.
school-contract-suits-more-repeats = How often?

### Six kinds of opening

school-contract-openings = Six kinds of opening
    .lead = From one of a suit to five, with the book’s own hands.

school-contract-openings-one = One of a suit: 2½ honour tricks, a suit that can be named, four playing tricks. It is the usual opening, and partner may pass.
school-contract-openings-one-hand = A hand of the book. You are dealer. What do you call?
    .hint = One suit can be named, the other cannot.
    .why = 1½ in hearts and 1 in diamonds, and just four playing tricks: one heart.
    .to-1D = Four diamonds with an ace only: that suit is too weak to be named.
school-contract-openings-two = Two of a suit: 5 honour tricks in three suits, or 4½ with very long trumps. It is forcing: partner may not pass before game, even with nothing at all. So you must see the game in your own hand, more or less.
school-contract-openings-two-hand = A hand of the book. What do you call?
    .hint = Count honour tricks. Which of two equal suits comes first?
    .why = 4½ honour tricks with two suits of five: two spades.
    .to-1S = The right suit. But with this hand partner must not pass.
    .to-2C = The right strength. Which of two suits of five comes first?
school-contract-openings-flat-hand = Five honour tricks, but no length anywhere. What do you call?
    .hint = A flat hand should not force. There is a strong bid that partner may pass.
    .why = Two no trump, which is not forcing. The book allows one of a suit as well.
    .to-2C = Strong enough, but too flat for a bid that forces to game.
school-contract-openings-three = Three of a major or four of a minor: a very long and strong suit that needs no trumps from partner, at least 1½ honour tricks beside it, and about eight playing tricks; in a minor nine, vulnerable ten. It asks partner for high cards in the other suits.
school-contract-openings-three-hand = A hand of the book, not vulnerable. What do you call?
    .hint = The hearts need no help. How much is beside them?
    .why = Six heart tricks, and 1½ beside them: about eight. Three hearts.
    .to-1H = Possible with many partners. But this system has a bid that shows just such a hand.
    .to-4H = For that you have too much beside the hearts.
school-contract-openings-four = Four of a major or five of a minor: seven cards or more that need no help, and hardly anything beside them. Seven playing tricks, vulnerable eight; in a minor one more. It is weaker than lower openings. It takes away the opponents’ room to talk.
school-contract-openings-four-hand = A hand of the book, not vulnerable. What do you call?
    .hint = Eight hearts, and one ace beside them.
    .why = Seven heart tricks and an ace, but less than 1½ beside the hearts: four hearts.
    .to-3H = For three hearts there is too little beside them.
    .to-1H = Then the opponents find their suit cheaply.
school-contract-openings-no-trump = One no trump: 2½ honour tricks, four playing tricks, and no suit to name. Avoid it if you can: with three or four honour tricks a suit may be a little weaker than it should.
school-contract-openings-no-trump-hand = A hand of the book. What do you call?
    .hint = Is there a suit to name, or one that nearly is?
    .why = 3½ honour tricks and four playing tricks. The clubs are too weak even for a weaker suit: one no trump.
    .to-1C = Four cards headed by the queen have nothing in them by themselves.
school-contract-openings-weaker = And this one?
    .hint = Nothing can be named strictly. But how strong is the hand?
    .why = 3½ honour tricks, and spades are only half a trick short: one spade rather than one no trump.
    .to-1NT = One no trump is what one avoids. Is there not a suit that is nearly good enough?
school-contract-openings-pass = Look well. What do you call?
    .hint = The honour tricks are there. Count the playing tricks, too.
    .why = 2½ honour tricks, but only 3½ playing tricks in clubs. Four are needed: pass.
    .to-1C = The honour tricks are there, and the suit. But are there four playing tricks?
school-contract-openings-more-openings = What do you open?
school-contract-openings-meanings = And what do calls promise?

### Raising partner

school-contract-raises = Raising partner
    .lead = Support tricks, and how high they go.

school-contract-raises-three-tricks =
    Partner has opened. If you like the suit, raise it, and show at once what you have.

    But mind: whoever opens has four tricks and has already counted on three of yours. Raise by what you hold beyond three.
school-contract-raises-normal = First of all: are your trumps good enough? Normal support is four cards of any kind, or three headed by the queen or better, or jack, ten and another. With less never raise at the first turn, however strong the rest may be.
school-contract-raises-qxx = Partner has bid hearts. Is this normal support?
    .hint = Three cards. What heads them?
    .why = Yes, three to the queen.
school-contract-raises-xxx = And this?
    .hint = Three cards again. What heads them?
    .why = No. Three small ones are too little.
school-contract-raises-jtx = And this?
    .hint = The jack is less than the queen. But there is something beside it.
    .why = Yes, jack, ten and another are mentioned by name.
school-contract-raises-more-support = Normal support or not?
school-contract-raises-trumps = Now count support tricks. First the trumps: their length, and besides it their honours.
school-contract-raises-short =
    Then the other suits: honour tricks and length as you know them. And, new, shortness: where you are short, you can trump. It is worth more if you have four trumps.

    Of several short suits count only the shortest.
school-contract-raises-worked = The book’s worked hand. Partner opened 1♥. How many support tricks?
    .hint = Four trumps with the king, a single spade, an ace with four cards, and four clubs.
    .why = Single card 2; king and four trumps 1½; ace and four cards 1½; four cards ½: together 5½.
    .to-3_5 = What is a single card worth with four trumps?
school-contract-raises-more-counts = Count support tricks.
school-contract-raises-table = So high do support tricks raise an opening of one.
school-contract-raises-brake =
    Two more rules. A raise needs more than one honour trick, whatever the shape.

    And a brake: with less than 2½ honour tricks, bid one level less where the table would go to game.
school-contract-raises-worked-call = The worked hand again, with its 5½ support tricks. What do you call?
    .hint = The table says four. How many honour tricks do you have?
    .why = The table would say four hearts. But there are only 1½ honour tricks, so one less: three hearts. The book says so, too.
    .to-4H = By the table, yes. But think of the brake.
    .to-2H = That would be for about 3½ support tricks.
school-contract-raises-single = Partner opened 1♠. What do you call?
    .hint = Three trumps to the ace. Count the rest.
    .why = Ace of trumps 1, king and queen 1, two suits of four cards ½ each, two hearts ½: 3½ support tricks. Two spades.
school-contract-raises-more-raises = How high?
school-contract-raises-play = Now a whole deal. You deal and open; the robots bid the same system. Find the game and make it.
    .reached = { $tricks } tricks in the right game. Well bid and well played.
    .missed = It was { $tricks } tricks this time. Four spades can be bid and made: you open one spade, and partner’s raise tells you that ten tricks are near.

### Other answers

school-contract-answers = Other answers
    .lead = When you do not raise: a new suit, no trump, a jump, a pass.

school-contract-answers-duty = When may you pass partner’s one of a suit? Not with one honour trick and a suit to name, and not with 1½ in any case. With less you pass.
school-contract-answers-too-weak = Partner opened 1♣. What do you call?
    .hint = Count honour tricks, and look whether the hearts can be named.
    .why = Half an honour trick, and five hearts without anything in them: pass.
school-contract-answers-shift = A new suit shows a suit that can be named, 1½ to 2½ honour tricks, and no normal support. Bid it as cheaply as possible. Partner may pass it.
school-contract-answers-shift-hand = A hand of the book. Partner opened 1♠. What do you call?
    .hint = Three spades to the jack: is that support? And the diamonds?
    .why = No normal support, five good diamonds, two honour tricks: two diamonds.
    .to-2S = Jack and two small ones are not normal support.
    .to-1NT = You have a suit to name.
    .to-3D = A jump would force to game.
school-contract-answers-no-trumps = Without support and without a suit you answer in no trump, and show your strength at once: one with 1½ honour tricks, two with 2 to 2½, three with 3 or more.
school-contract-answers-one-no-trump = Partner opened 1♠. What do you call?
    .hint = Neither support nor a suit. How strong?
    .why = The ace, and the queen with the jack of another suit: 1½. One no trump.
    .to-Pass = With 1½ honour tricks you may not pass.
school-contract-answers-two-no-trump = Partner opened 1♦. What do you call?
    .hint = Count, and look at the three steps.
    .why = 2½ honour tricks, no support and no suit: two no trump.
    .to-1NT = That shows only 1½.
school-contract-answers-jump = A jump in a new suit forces to game. You need a suit and 3½ honour tricks in three suits; with very strong trumps of your own, or with support for partner, 3 are enough.
school-contract-answers-jump-hand = Partner opened 1♣. What do you call?
    .hint = How many honour tricks? Which suit can be named?
    .why = 4½ honour tricks and good diamonds: two diamonds, a jump. Game is certain now.
    .to-1D = Partner could pass that.
school-contract-answers-one-trick = Partner opened 1♥, and you have one honour trick. What do you call?
    .hint = The book contradicts itself here. What would you risk?
    .why = In one place the book forbids to pass with one honour trick and a suit, in another it wants 1½ for a new suit. We bid one no trump here, since diamonds would have to be bid at two; we accept two diamonds and a pass as well.
school-contract-answers-more-answers = What do you answer?
school-contract-answers-meanings = What do the calls mean?

### No trump

school-contract-no-trump = The ladder of no trump
    .lead = Add up two hands, and you know how high to go.

school-contract-no-trump-ladder = At no trump honour tricks decide. Add yours to those that partner has promised, and look at the ladder.
school-contract-no-trump-together = Both hands lie open for once. How many honour tricks are there together?
    .hint = Count each hand by itself first.
    .why = You have 3½, North 2: king and queen 1, ace 1. Together 5½.
school-contract-no-trump-how-high = How high can these two play no trump?
    .hint = Where does 5½ stand on the ladder?
    .why = From 5½ on it is game: three no trump.
    .a-1NT = One no trump
    .a-2NT = Two no trump
    .a-3NT = Three no trump
    .a-6NT = Six no trump
school-contract-no-trump-more-ladder = How high?
school-contract-no-trump-answers = Partner opened one no trump and so promised 2½. Raise to two with 2½, to three with 3, and to four with 4½. With less you pass, unless you have a long suit.
school-contract-no-trump-two = Partner opened 1NT. What do you call?
    .hint = Ace and king, and two suits that help each other.
    .why = 2½ honour tricks: two no trump. Five spades to the queen cannot be named.
    .to-2S = Five cards need half a trick in the suit itself.
school-contract-no-trump-three = Partner opened 1NT. What do you call?
    .hint = Count.
    .why = An ace, ace and queen, and queen and jack: 3 honour tricks. With partner’s 2½ it is game: three no trump.
school-contract-no-trump-jump = And if you have opened a suit and partner answers one no trump? That promises 1½. With more than 3½ of your own jump to three.
school-contract-no-trump-jump-hand = You opened 1♠, and partner answered 1NT. What do you call?
    .hint = Yours and partner’s: where does it stand on the ladder?
    .why = 4 and 1½ are 5½: three no trump.
    .to-2NT = Add up again: where does game begin?
school-contract-no-trump-more-answers = What do you call?
school-contract-no-trump-play = You are dealer. Bid with the robot opposite to the right no-trump contract, and make it.
    .reached = { $tricks } tricks at three no trump.
    .missed = { $tricks } tricks. You have no suit to name, so begin with one no trump; partner’s raise shows 2½, and together that is game.

### Forcing bids and slams

school-contract-forcing = Forcing bids and slams
    .lead = Three marks by which you know that you may not pass.

school-contract-forcing-marks =
    Three bids force. An opening of two of a suit. A jump in a new suit by the opener’s partner. And a bid of the opponents’ suit, whoever makes it.

    From then on neither of you may pass until game is bid. All other bids may be passed, even a raise with a jump.
school-contract-forcing-two-hearts = Partner opened 2♥, and you have nothing. May you pass?
    .hint = Is it one of the three?
    .why = No. Partner sees game even opposite nothing.
    .a-may-pass = Yes
    .a-must-bid = No
school-contract-forcing-two-no-trump = Partner opened 2NT. May you pass?
    .hint = Two of a suit forces. Is no trump a suit?
    .why = Yes. Two no trump is strong, but it does not force.
    .a-may-pass = Yes
    .a-must-bid = No
school-contract-forcing-raise = You opened 1♥, and partner raised to 3♥. May you pass?
    .hint = Is it a new suit?
    .why = Yes. A raise with a jump shows strength, but it does not force.
    .a-may-pass = Yes
    .a-must-bid = No
school-contract-forcing-jump = You opened 1♥, and partner answered 2♠. May you pass?
    .hint = One spade would have been enough.
    .why = No. A jump in a new suit forces to game.
    .a-may-pass = Yes
    .a-must-bid = No
school-contract-forcing-more-forcing = May you pass?
school-contract-forcing-answers =
    How do you answer two of a suit? With less than one honour trick say two no trump: partner, I have nothing. With support and one honour trick raise; with a suit and one honour trick bid it.

    Without both answer three no trump with 1½ or 2, and four no trump with 2½.
school-contract-forcing-weak = Partner opened 2♥. What do you call?
    .hint = You may not pass. What says that you have nothing?
    .why = Two no trump. It has nothing to do with playing no trump.
    .to-Pass = Two of a suit forces to game.
school-contract-forcing-suit = Partner opened 2♠. What do you call?
    .hint = One honour trick, and look at the hearts.
    .why = King and jack with more are one honour trick, and seven hearts can certainly be named: three hearts.
    .to-2NT = That would say that you have less than one honour trick.
school-contract-forcing-support = Partner opened 2♣. What do you call?
    .hint = Support comes before a suit of your own.
    .why = Three clubs to the king are normal support, and there are four support tricks: a single raise, three clubs.
    .to-2H = Good, too, but support comes first.
school-contract-forcing-more-answers = What do you answer?
school-contract-forcing-long = After an opening of three of a major or four of a minor, partner needs no trumps from you but high cards: raise by one with two sure tricks, vulnerable already with more than one. Aces, kings and the honours in trumps count; length and shortness do not.
school-contract-forcing-raise-three = Partner opened 3♥, nobody is vulnerable. What do you call?
    .hint = How many sure tricks do you have?
    .why = Two aces and a king: 2½. That is enough for four hearts, and the number of your trumps does not matter.
    .to-Pass = Trumps are not needed. Count the aces.
school-contract-forcing-more-long = Raise or pass?
school-contract-forcing-slam =
    A slam is bid where the tables reach it: seven honour tricks together at no trump, or 8½ support tricks for partner’s suit.

    And a forcing bid above game, such as the opponents’ suit, invites partner to a slam.
school-contract-forcing-play-two = You are dealer and very strong. Force partner to keep the bidding open, and make your game.
    .reached = { $tricks } tricks. Partner did not let you down.
    .missed = { $tricks } tricks. Open two spades: five honour tricks and six trumps. Then partner cannot pass before game.
school-contract-forcing-play-slam = You are dealer. Listen to partner’s raise, and bid what your tricks and partner’s are good for.
    .reached = { $tricks } tricks: a slam bid and made.
    .missed = { $tricks } tricks. Partner’s jump to five spades shows at least 7½ support tricks. Add your own 5½ playing tricks: that makes thirteen, and a slam needs twelve.

### The second turn

school-contract-again = The second turn
    .lead = Opener’s next bid, and partner’s.

school-contract-again-anew = When partner names another suit, value your hand anew: as support for that suit. Then decide whether to support, to name a third suit, to repeat your own, or to pass.
school-contract-again-support = You opened 1♥, and partner answered 1♠. What do you call?
    .hint = Four spades. Count support tricks with a single diamond.
    .why = Seven support tricks: ace and four trumps 1½, single card 2, honours and length beside them 3½. Game at once: four spades.
    .to-2H = Spades fit. Show it.
    .to-2S = That would show about 3½ support tricks. Count again.
school-contract-again-forced =
    After partner’s forcing jump you may not pass before game. The book tells what to do: with normal support, support. If possible, show a second suit. Bid a good suit of five again. Show at once what you have beyond an opening. And if nothing fits, bid no trump as cheaply as possible.

    It does not say in which order. We support first.
school-contract-again-second-suit = You opened 1♠, and partner jumped to 3♦. What do you call?
    .hint = No support. Is there a second suit to name?
    .why = Ace and queen with four cards: three hearts.
    .to-3S = A good suit, but a second one comes first.
    .to-Pass = You may not pass before game.
school-contract-again-fits = You opened 1♠, and partner jumped to 3♣. What do you call?
    .hint = Look at your clubs.
    .why = Four clubs are normal support: four clubs.
    .to-3H = The hearts are too weak to be named; and support comes first.
school-contract-again-nothing = You opened 1♦, and partner jumped to 2♥. What do you call?
    .hint = Neither support nor a second suit. Is yours good enough to be bid again?
    .why = Three hearts to the jack are no support, and the diamonds are not good enough to repeat: two no trump, as cheap as possible.
    .to-Pass = You may not pass before game.
    .to-3D = Queen and jack are only half a trick. A suit of five should have one to be repeated.
school-contract-again-more-openers = You have opened. What now?
school-contract-again-preference =
    Partner has opened and named two suits? If you are equally long in both, support the first. If not, support the longer, even if the shorter one is stronger.

    If partner repeats a suit although you did not support it, weaker trumps will do: three of any kind, or two with ace, king or queen.
school-contract-again-longer = Partner named diamonds and clubs. What do you call?
    .hint = In which of them are you longer?
    .why = Four clubs, one diamond: clubs are where you want to be. Pass.
    .to-2D = One diamond only.
    .to-2H = Partner has not supported hearts, and clubs fit well.
school-contract-again-more-answers = Partner has spoken twice. What do you call?
school-contract-again-silent = And if partner only passed while the opponents bid? Then count on three support tricks, vulnerable on two, and bid your suit again only if it has the tricks to be repeated.
school-contract-again-alone = You opened 1♣, West overcalled 1♦, and the others passed. You are vulnerable. What do you call?
    .hint = How many trump tricks are in your clubs? Count partner for two.
    .why = Five trump tricks and seven playing tricks; with partner’s two that is nine. Two clubs.
    .to-Pass = Your clubs are good enough to be bid again.
school-contract-again-play = You are dealer. Partner has a surprise for you. Find the game and make it.
    .reached = { $tricks } tricks.
    .missed = { $tricks } tricks. You open one heart, partner forces with two spades; repeat your hearts, and partner takes you to four.

### Against their opening

school-contract-defence = Against their opening
    .lead = Four ways to enter an auction that others began.

school-contract-defence-kinds =
    When the opponents have opened, there are four ways in. A simple overcall: the cheapest bid in a suit they have not named. A jump overcall: higher than needed. A double that asks partner for a suit. And a bid of their own suit.
school-contract-defence-over-clubs = They opened 1♠. What is 2♣?
    .hint = Could clubs have been bid more cheaply?
    .why = A simple overcall: at one, clubs would be too low.
    .a-overcall = A simple overcall
    .a-jump-overcall = A jump overcall
    .a-cue-bid = A bid of their suit
school-contract-defence-over-hearts = They opened 1♦. What is 1♥?
    .hint = Is it the cheapest bid in hearts?
    .why = A simple overcall.
    .a-overcall = A simple overcall
    .a-jump-overcall = A jump overcall
    .a-cue-bid = A bid of their suit
school-contract-defence-jump-hearts = They opened 1♦. What is 2♥?
    .hint = Would one heart have been enough?
    .why = A jump overcall: one heart would have been enough.
    .a-overcall = A simple overcall
    .a-jump-overcall = A jump overcall
    .a-cue-bid = A bid of their suit
school-contract-defence-jump-clubs = They opened 1♥. What is 3♣?
    .hint = Would two clubs have been enough?
    .why = A jump overcall: two clubs would have been enough.
    .a-overcall = A simple overcall
    .a-jump-overcall = A jump overcall
    .a-cue-bid = A bid of their suit
school-contract-defence-more-kinds = What is it?
school-contract-defence-one = An overcall at the one level needs less than an opening: 1½ honour tricks with a suit of five that can be named, or 2 with a suit of four. Vulnerable the trumps should be stronger.
school-contract-defence-one-hand = A hand of the book. East opened 1♦, nobody is vulnerable. What do you call?
    .hint = Two honour tricks, and a suit of five.
    .why = Five hearts to the king can be named, and there is more than 1½: one heart.
    .to-X = A double needs at least three honour tricks.
school-contract-defence-two = At the two level the suit must be better: five cards and about four trump tricks, with 1½ honour tricks. Vulnerable a full four, and 2. You count on three tricks of partner, vulnerable on two.
school-contract-defence-two-hand = A hand of the book, as far as the print has survived. East opened 1♥. What do you call?
    .hint = How many trump tricks are in your diamonds?
    .why = Six diamonds to ace and queen: 4½ trump tricks. Two diamonds.
    .to-3D = A jump needs about three honour tricks.
school-contract-defence-jump = A jump overcall shows strength: about three honour tricks, and one long strong suit or two suits of five. Partner should try to support even with one honour trick.
school-contract-defence-jump-hand = A hand of the book. East opened 1♥. What do you call?
    .hint = How many honour tricks, how many trump tricks?
    .why = Four honour tricks and four trump tricks in spades: two spades, a jump.
    .to-1S = Too modest: partner would take you for 1½.
    .to-X = Strong enough, but you have a suit that speaks for itself.
school-contract-defence-their-suit = A bid of their suit forces. It says: I have the ace of it, or none at all, and I am very strong. Name your suit, and we go on to game.
school-contract-defence-void = A hand of the book. East opened 1♦. What do you call?
    .hint = 4½ honour tricks, none of their suit, and three suits to choose from.
    .why = Two diamonds. Partner shall choose among the three others.
    .to-X = Partner could leave a double in, or not know how strong you are.
school-contract-defence-ace = Another one. East opened 1♦. What do you call?
    .hint = This time it is the ace. How many honour tricks?
    .why = 5½ honour tricks and the ace of their suit: two diamonds.
    .to-X = You are stronger than a double says.
school-contract-defence-double = A double of a low bid, before partner has said anything but pass, asks for partner’s suit. It takes 3½ honour tricks in three suits, or 3 in two suits with one good suit to name. You must be able to bear any answer.
school-contract-defence-double-hand = A hand of the book. East opened 1♦. What do you call?
    .hint = Two suits of four, and a king in a third. How many honour tricks are that?
    .why = 3½ honour tricks in three suits: double.
    .to-1S = Why guess? Partner can tell which suit is better.
    .to-1H = Why guess? Partner can tell which suit is better.
school-contract-defence-more-hands = What do you call?
school-contract-defence-play = West opened 1♦, and two have passed. Nobody is vulnerable. Enter the auction with your spades, and make what you play.
    .reached = { $tricks } tricks in your own suit.
    .missed = { $tricks } tricks. Two honour tricks and six spades are enough to overcall one spade. Partner will raise.

### Answering a double

school-contract-answering = Answering a double
    .lead = Partner asks for your suit, and you may not be silent.

school-contract-answering-never-pass = Partner has doubled to ask for your suit. Do not pass, the book says, and prints three exclamation marks. The worse your hand, the more important it is: if you pass, the opponents play at a bargain. And name a suit, not no trump.
school-contract-answering-which =
    Which suit? Four cards of a major headed by the jack or better go before five of a minor. Six of a minor go before four of a major.

    If you have nothing but weak suits of three, name the lowest.
school-contract-answering-nothing = West opened 1♣, partner doubled, East passed. What do you call?
    .hint = You have next to nothing. And still?
    .why = One spade: four cards, and there is no better suit. Passing is forbidden.
    .to-Pass = The book puts three exclamation marks here.
school-contract-answering-lowest = The same auction. What do you call?
    .hint = Clubs are theirs. All the others have three cards.
    .why = The lowest of the weak suits: one diamond.
    .to-1NT = No trump is what one avoids here.
school-contract-answering-jumps = With two honour tricks jump by one, if you have a major with 1½ beside it, or a strong suit. With more than two and four trump tricks jump by two.
school-contract-answering-jump-one = A hand of the book. West opened 1♦, partner doubled, East passed. What do you call?
    .hint = Two aces beside the hearts.
    .why = Two honour tricks beside a weak major: two hearts, one more than needed.
    .to-1H = So you would answer without the two aces.
school-contract-answering-jump-two = A hand of the book, after the same calls. What do you call?
    .hint = More than two honour tricks. How many trump tricks are in the hearts?
    .why = 2½ honour tricks and four trump tricks: three hearts, two more than needed.
    .to-2H = You have still more to show.
school-contract-answering-passing = There are two exceptions. If no trump was doubled, pass with two honour tricks. If a suit was doubled, pass with so many trumps that they are good for four tricks.
school-contract-answering-leave-in = A hand of the book. West opened 1NT, partner doubled, East passed. What do you call?
    .hint = What was doubled, and how many honour tricks do you have?
    .why = No trump was doubled, and you have 2½ honour tricks: pass, and let them suffer.
    .to-2H = Against no trump you are strong enough to leave the double in.
school-contract-answering-more-answers = What do you answer?
school-contract-answering-play = West opened 1NT, partner doubled, East passed. Answer, and play it.
    .reached = { $tricks } tricks.
    .missed = { $tricks } tricks. You have too little to leave the double in, but six hearts: two hearts will make.
school-contract-answering-play-strong = West opened 1♠, and partner bid 2♠, their suit. Go on to game and make it.
    .reached = { $tricks } tricks at four hearts.
    .missed = { $tricks } tricks. Partner’s two spades force to game: name your hearts, and do not stop before four.

### Doubles

school-contract-doubles = Doubling to punish
    .lead = Thirteen, less yours, less partner’s.

school-contract-doubles-defence = Against the opponents’ trumps you count defence tricks: the tricks that are sure in their trumps, and honour tricks in the other three suits.
school-contract-doubles-count = East plays 4♥. How many defence tricks do you have?
    .hint = Queen, jack, ten and another in their trumps: how many of them must win?
    .why = Two trump tricks behind ace and king; ace and queen 1½ and a king with another ½: four.
    .to-2_5 = The ten will win, too, once ace and king are gone.
school-contract-doubles-more-defence = Count defence tricks.
school-contract-doubles-two-doubles = There are two kinds of doubles. If partner has only passed and the bid is lower than two no trump, a double asks. If partner has bid, or the bid is higher than two spades, it punishes.
school-contract-doubles-asks = Partner doubled their opening of 1♥. What does it want?
    .hint = Have you said anything yet?
    .why = It asks for your suit.
    .a-asks = It asks me for a suit
    .a-punishes = It shall punish them
school-contract-doubles-punishes = You opened 1♠, West bid 2♥, and partner doubled. What does it want?
    .hint = You have bid.
    .why = It shall punish them: partner knows what you have.
    .a-asks = It asks me for a suit
    .a-punishes = It shall punish them
school-contract-doubles-high = They opened 3♥, and partner doubled. What does it want?
    .hint = How high is their bid?
    .why = The bid is higher than two spades, so in this system the double punishes.
    .a-asks = It asks me for a suit
    .a-punishes = It shall punish them
school-contract-doubles-more-doubles = Does it ask or punish?
school-contract-doubles-thirteen = How many tricks can they take? Thirteen, less your defence tricks, less the honour tricks that partner has shown. Double if they will be at least two short.
school-contract-doubles-more-thirteen = How many are left to them?
school-contract-doubles-leave =
    Partner’s double that punishes is left alone. There are three exceptions: a quite extraordinary distribution; a hand without any defence, but with excellent support for a suit that partner has bid; and if you have misled partner with your own bids.
school-contract-doubles-redouble = If partner’s opening is doubled to ask for a suit, redouble with 2½ honour tricks. Opener has 2½, the doubler at least 3: so you tell that the rest is yours.
school-contract-doubles-redouble-hand = Partner opened 1♠, and East doubled. What do you call?
    .hint = Count honour tricks.
    .why = King and queen, king, ace: 2½. Redouble, and partner knows that they have run into it.
    .to-2D = You can tell more with another call.
school-contract-doubles-more-calls = Double, or not?
school-contract-doubles-play = You doubled 3♣, and it is your lead. Let East have no more than seven tricks.
    .reached = East took { $tricks }. The double has paid.
    .missed = East took { $tricks }. Start with your high hearts, and give partner no chance to regret the double. Try again.

### At the table

school-contract-table = At the table
    .lead = Everything together: you bid and play with three robots.

school-contract-table-reminder =
    Before you sit down, once more in short. Count honour tricks. Name a suit rather than no trump. Partner’s suit: support tricks. A forcing bid: go on to game. And listen: each call has told you something.
school-contract-table-all-calls = A few openings first.
school-contract-table-all-answers = And a few answers.
school-contract-table-set-deal = You deal. Bid with North to game, and make it.
    .reached = { $tricks } tricks at three no trump. You play contract bridge.
    .missed = { $tricks } tricks. You have 3½ honour tricks; open one diamond, and when partner names spades, no trump by the ladder tells your strength.
school-contract-table-second-deal = Another deal, and another game.
    .reached = { $tricks } tricks at four hearts.
    .missed = { $tricks } tricks. You open one heart; partner’s raise to three shows so much that you can bid four.
school-contract-table-any-deal = And now any deal at all, as it comes. Bid and play as you have learned.
    .reached = The deal is over: { $tricks } tricks for declarer.
    .missed = The deal is over. Nobody played it, or it was passed out; there is always another one.
school-contract-table-end = You know the whole system of the rule book now. The rest is playing. The tables wait for you, and what you forget comes back in practice.
