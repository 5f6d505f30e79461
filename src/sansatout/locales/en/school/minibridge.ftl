## First course: minibridge, by the Slovenian booklet

school-minibridge = First course: minibridge
    .lead = A whole game of bridge in an hour: cards, tricks, trumps, one choice and a score. It follows the Slovenian booklet chapter by chapter, and you play from the third lesson on.

### Cards and tricks

school-minibridge-tricks = Cards and tricks
    .lead = Who plays with whom, and how four cards make a trick.

school-minibridge-tricks-four =
    Four people sit round a table: North, East, South and West. The two who sit opposite are partners. They win and lose together.

    Everything goes round clockwise, as the hands of a clock do.
school-minibridge-tricks-partner = You are South. Who is your partner?
    .hint = Partners sit opposite each other.
    .why = North sits opposite South. East and West are your opponents.
    .to-E = East sits beside you, on your right. Look across the table.
    .to-W = West sits beside you, on your left. Look across the table.

school-minibridge-tricks-ranks = There are four suits: ♠ spades, ♥ hearts, ♦ diamonds and ♣ clubs, thirteen cards in each. Put these five in order, the strongest first.
    .hint = The king is strong, but one card is stronger, although it shows a single sign.
    .why = Ace, king, queen, jack, ten; then nine, eight and so on down to the two.
    .a-A = Ace
    .a-K = King
    .a-Q = Queen
    .a-J = Jack
    .a-T = Ten

school-minibridge-tricks-trick = Each player puts down one card: four cards are a trick. Watch one.
    .frame-1 = West leads the five of diamonds. Now everybody has to play a diamond.
    .frame-2 = North plays the queen.
    .frame-3 = East plays the king, which is stronger.
    .frame-4 = South plays the two. The king was the highest: East wins the trick and leads to the next one.

school-minibridge-tricks-follow = West has led a heart. Which card do you play? Take any that is allowed.
    .hint = Which suit was led? Do you have a card of it?
    .why = You have hearts, so you must play one of them: the king, the jack or the eight. Your king would even win.

school-minibridge-tricks-cannot = Clubs were led, and you have none. Which card do you play?
    .hint = Nothing holds you back here.
    .why = Who cannot follow suit may play any card. But it wins nothing: it is not of the suit that was led.

school-minibridge-tricks-wins = There are no trumps. Who wins this trick?
    .hint = Which suit was led, and who played the highest card of that suit?
    .why = Spades were led, and East’s king is the highest spade. South’s ace is a heart: it followed nothing and wins nothing.
    .to-S = An ace is strong in its own suit. Was its suit led here?

school-minibridge-tricks-two = A last one without trumps. Who wins?
    .hint = Look at the suit of the first card, and at the others.
    .why = Clubs were led and nobody else had a club. So the two beats an ace, a king and a queen: small cards win tricks too.

### Trumps

school-minibridge-trumps = Trumps
    .lead = One suit can be stronger than all others.

school-minibridge-trumps-stronger =
    A deal can be played with a trump suit. A trump beats every card of the other suits: the two of trumps beats an ace.

    Two things stay as they were. You must follow suit if you can. And if there is no trump in a trick, the highest card of the suit led wins.
school-minibridge-trumps-ruff = Hearts are trumps. Watch this trick.
    .frame-1 = South leads the king of clubs.
    .frame-2 = West has no clubs left and plays the two of hearts, a trump.
    .frame-3 = North and East follow with clubs. The little trump wins: West takes the trick.
school-minibridge-trumps-wins = Spades are trumps. Who wins?
    .hint = Is there more than one trump in this trick?
    .why = South and North both trumped, and North’s five is higher than South’s three.
    .to-E = The ace would win if nobody had trumped.
    .to-S = South trumped indeed. Was he the only one?
school-minibridge-trumps-first-follow = Spades are trumps, and West has led a diamond. Which of your cards may you play? Choose all of them.
    .hint = A trump is a card of another suit, too. When may one play another suit?
    .why = You have diamonds, so you must follow: only the seven and the three are allowed.
    .a-SA = ♠A
    .a-S5 = ♠5
    .a-HK = ♥K
    .a-H8 = ♥8
    .a-D7 = ♦7
    .a-D3 = ♦3
    .a-CT = ♣10
school-minibridge-trumps-need-not = Spades are trumps. Diamonds were led, you have none, and your partner’s ace is winning. What may you play?
    .hint = Must one trump when one cannot follow?
    .why = Any card. One never has to trump, and it would be a pity to trump your partner’s trick.
    .a-any = Any card I like
    .a-trump = Only a trump
    .a-heart = Anything but a trump

### Points and declarer

school-minibridge-declarer = Points and declarer
    .lead = Who plays the deal, and your first whole deal.

school-minibridge-declarer-points = High cards are worth points: an ace 4, a king 3, a queen 2 and a jack 1. The pack has 40 in all.
school-minibridge-declarer-count = How many points has this hand?
    .hint = Go suit by suit: ace 4, king 3, queen 2, jack 1.
    .why = Spades 2, hearts 4 + 3 + 2, diamonds 4, clubs 2: seventeen points.
school-minibridge-declarer-forty = From the dealer on, everybody tells their points. Three have spoken. How many must East have?
    .hint = All four together have as many as the pack.
    .why = 40 less 17, 2 and 8 leaves 13. If the sum is not 40, somebody has miscounted and all count again.
school-minibridge-declarer-who = The pair with more points plays the deal, and in that pair the one who has more is declarer. Who is it here?
    .hint = Add up the points of each pair first.
    .why = North and South have 25 points, East and West 15. South has more than North, so South declares.
    .to-E = East has many points, but look at what the pairs have.
    .to-N = That is the right pair. Which of the two has more?
school-minibridge-declarer-dummy =
    Declarer’s partner lays down all thirteen cards, face up: this hand is called dummy. Declarer looks at it, chooses a trump suit or no trump, and then plays the cards of both hands.

    The player on declarer’s left plays the first card. To win a plain deal, declarer needs seven of the thirteen tricks.
school-minibridge-declarer-first-deal = Now play a whole deal. Tell your points, look at dummy, choose no trump without a bonus, and take seven tricks or more.
    .reached = You took { $tricks } tricks and have won your first deal.
    .missed = You took { $tricks } tricks; seven were needed. Try it again: count the tricks that are yours for sure, and do not be afraid to lose a trick early.
school-minibridge-declarer-equal = East dealt and spoke first. North and South have the same. Who declares?
    .hint = Of two equals the one who spoke first is declarer. In which order do they speak?
    .why = They speak clockwise from the dealer: East, South, West, North. South told the points before North.
school-minibridge-declarer-twenty = And here?
    .hint = Add up both pairs.
    .why = Each pair has twenty points. The cards are shuffled and dealt again.
school-minibridge-declarer-more-points = Count three more hands.

### Choosing trumps

school-minibridge-choice = Choosing trumps
    .lead = Declarer sees 26 cards. What is the best suit?

school-minibridge-choice-more-trumps =
    A suit makes good trumps if you and dummy have more cards of it than the opponents. Best are eight or more together: then they have five at most, and you can draw them.

    If no suit pleases, play no trump. But see that the opponents cannot run a long suit against you.
school-minibridge-choice-eight = You are South and see dummy. What do you choose?
    .hint = Count the cards of each suit in both hands together.
    .why = Nine hearts together, and a void in spades with which one can trump. At no trump the opponents would take their spades at once.
    .a-S = Spades
    .to-NT = What would the opponents lead, and how would you stop it?
    .to-S = How many spades do you have together?
school-minibridge-choice-danger = Plenty of points, but look at every suit. What do you choose?
    .hint = Which suit could the opponents run at no trump? And in which suit do you have eight cards?
    .why = Nobody stops the clubs, so no trump is dangerous. Diamonds are eight together and keep the clubs in check.
    .a-S = Spades
    .to-NT = They would lead clubs. Who of you has a high club?
school-minibridge-choice-play-trumps = Play the first of these two deals: choose the same suit as before and take eight tricks. Draw the opponents’ trumps soon.
    .reached = { $tricks } tricks with hearts as trumps. Well chosen and well played.
    .missed = { $tricks } tricks. Choose hearts, draw trumps when you have the lead, then take your other tricks. Eight can be made whatever they do.
school-minibridge-choice-more-choices = Choose in three more deals.

### The bonus

school-minibridge-bonus = The bonus
    .lead = Promise more tricks, and win more.

school-minibridge-bonus-targets = With the choice of trumps declarer says whether the deal is played for the bonus. Then more tricks are needed, and how many depends on the trumps.
school-minibridge-bonus-needed = Spades are trumps and the bonus was announced. How many tricks are needed?
    .hint = Spades and hearts need one more than no trump.
    .why = Ten tricks with spades or hearts; nine at no trump; eleven with diamonds or clubs.
school-minibridge-bonus-without = Clubs are trumps and no bonus was announced. How many tricks are needed?
    .hint = Without the bonus the trumps do not matter.
    .why = Seven, one more than the opponents, whatever the trumps.
school-minibridge-bonus-decision =
    When is it worth it? Add up the points of both hands and look in the table: from so many points on, the bonus is announced. The more trumps, the fewer points it takes. Spades and hearts are called majors, diamonds and clubs minors. Tariff I is that of a side’s first game, tariff II, with higher figures, that of the second.

    The booklet had such a decision table, but its picture is lost. This one is ours, reckoned from a thousand deals.
school-minibridge-bonus-dare = What do you choose here?
    .hint = Count points together, then look for a suit of eight cards. How many points does the table ask for?
    .why = Twenty-eight points and every suit stopped: no trump, and 25 are enough for the bonus. It is the deal of the booklet’s own exercise.
school-minibridge-bonus-modest = And here, at tariff I?
    .hint = Eight spades together. What does the table ask for with eight?
    .why = Twenty-three points, and with eight spades it takes 24. Play spades and be content with seven tricks or more.
    .a-S = Spades
    .a-S-bonus = Spades with the bonus
    .to-S-bonus = The trumps are right. Count the points of both hands once more.
school-minibridge-bonus-try = Change the two hands and see which row of the table answers.
school-minibridge-bonus-more-targets = Three more: how many tricks are needed?

### The score

school-minibridge-score = The score
    .lead = What a deal is worth, with the booklet’s seven examples.

school-minibridge-score-values = Tricks count from the seventh on: 20 points each with clubs or diamonds, 30 with hearts or spades, and 30 at no trump, with 10 more for the first. Who makes seven or more without a bonus adds 50.
school-minibridge-score-clubs = Clubs were trumps, no bonus, nine tricks. What do you write?
    .hint = Nine tricks are three above six. Do not forget what a made deal without the bonus brings.
    .why = 50 + 3 × 20 = 110.
    .to-60 = That is what the tricks are worth. Something is added for making the deal.
school-minibridge-score-premium = Who announced the bonus and made it adds 300 in place of the 50. Who takes too few tricks writes nothing: the opponents write 50 for each trick that is missing. In the second game these figures are 500 and 100.
school-minibridge-score-no-trump = No trump with the bonus, nine tricks, first game. What do you write?
    .hint = The bonus, 10 once, and three tricks.
    .why = 300 + 10 + 3 × 30 = 400.
school-minibridge-score-hearts = Hearts with the bonus, eleven tricks.
    .hint = All tricks above six count, more than were needed too.
    .why = 300 + 5 × 30 = 450.
school-minibridge-score-short = Spades with the bonus, eight tricks. Write a minus for what the opponents get.
    .hint = How many tricks does the bonus need with spades, and how many are missing?
    .why = Ten were needed, two are missing: 2 × 50 = 100 for the opponents, −100 for you.
    .to-100 = The figure is right. Whose is it?
school-minibridge-score-few = No trump without the bonus, and only three tricks.
    .hint = Seven were needed.
    .why = Four are missing: 4 × 50 = 200 for the opponents, −200 for you.
    .to-200 = The figure is right. Whose is it?
school-minibridge-score-all-thirteen = Diamonds with the bonus, and all thirteen tricks.
    .hint = Thirteen are seven above six.
    .why = 300 + 7 × 20 = 440. There is nothing extra for taking all tricks.
school-minibridge-score-one-short = Diamonds with the bonus, ten tricks.
    .hint = With diamonds the bonus needs one more than with hearts.
    .why = Eleven were needed, one is missing: −50.
    .to-50 = The figure is right. Whose is it?
school-minibridge-score-more-scores = Score three more deals.

### Four children play

school-minibridge-sample = Four children play
    .lead = The booklet’s own game, trick by trick. You make the choices.

school-minibridge-sample-children =
    Anja is North, Bine East, Cene South and Dare West. Anja and Cene play against Bine and Dare. Cene deals; Bine, on his right, cuts for him.

    The booklet’s pictures of the hands are lost. We show the cards that its text names, and invent none.
school-minibridge-sample-next-dealer = Cene deals first. Who deals the next game?
    .hint = The deal goes round clockwise. Who sits on Cene’s left?
    .why = Dare sits on Cene’s left, so he deals next, and Anja after him.
    .a-dare = Dare
    .a-anja = Anja
    .a-bine = Bine
school-minibridge-sample-declarer = Cene tells his points first, then Dare, Anja and Bine. Bine and Dare have more than the others, and Bine more than Dare. Who is declarer?
    .hint = First the pair, then the player.
    .why = Bine. Had both the same number of points, it would be Dare, who spoke before him.
    .a-anja = Anja
    .a-bine = Bine
    .a-cene = Cene
    .a-dare = Dare
school-minibridge-sample-strain = Dare lays down his cards. The opponents could take at least four clubs. Hearts and diamonds would both do as trumps, but Bine and Dare have more hearts. What does Bine choose?
    .hint = Two things count: how many trumps there are, and how many tricks the bonus needs.
    .why = Hearts: there are more of them, and the bonus needs ten tricks in place of eleven. No trump is dangerous because of the clubs. Bine announces the bonus, too.
    .to-NT = Four clubs would be lost at once, and they may not be the last.
    .to-D = Good trumps, but how many tricks would the bonus need?
school-minibridge-sample-needs = Hearts with the bonus. How many tricks does Bine need?
    .hint = Hearts and spades need one more than no trump.
    .why = At least ten.
school-minibridge-sample-leads = Bine, East, is declarer. Who leads?
    .hint = The player on declarer’s left.
    .why = Left of East sits South: Cene leads.
school-minibridge-sample-trick-1 = The first trick.
    .frame-1 = Cene leads the ace of clubs.
    .frame-2 = Bine plays Dare’s seven: dummy has a club and must follow.
    .frame-3 = Anja plays the ten, Bine his five. Cene’s ace wins. Anja and Cene lead by 1 : 0.
school-minibridge-sample-trick-2 = Cene goes on with the king of clubs. Dare’s hand has no club left. What may Bine play from it?
    .hint = Remember what holds for who cannot follow.
    .why = Any card. He decides for a trump, the two of hearts.
    .a-any = Any card
    .a-trump = Only a heart
    .a-diamond = Only a diamond or a spade
school-minibridge-sample-ruffed = Who wins this trick?
    .hint = Hearts are trumps.
    .why = Dare’s two of hearts, the only trump. So the next card comes from Dare’s hand. It is 1 : 1.
school-minibridge-sample-trick-3 = Dare’s queen of hearts is led; Anja, Bine and Cene play small ones. Who wins?
    .hint = All four are hearts.
    .why = The queen stays the highest: 1 : 2.
school-minibridge-sample-trick-4 = In the next trick Anja’s king appears. Who wins?
    .hint = One card is higher than the king.
    .why = Bine’s ace takes the king: 1 : 3. Now he has the lead.
school-minibridge-sample-trick-5 = The opponents have one heart left. What does Bine play?
    .hint = What could that heart still do to his high cards?
    .why = The jack of hearts. It draws the last trump, and then nobody can trump his winners.
    .a-draw = Another heart
    .a-diamonds = His high diamonds at once
    .a-spade = A small spade
school-minibridge-sample-tricks-6-8 = The next three tricks.
    .frame-1 = The king of diamonds wins.
    .frame-2 = The ace of diamonds wins, too.
    .frame-3 = The two of spades goes to Dare’s king. The booklet says that Bine and Dare now have eight tricks; eight have been played, and seven of them are theirs.
school-minibridge-sample-trick-9 = Bine plays Dare’s queen of diamonds and has no diamond left himself. Must he trump it?
    .hint = Whose trick is it already?
    .why = He may, but need not. He throws a losing club instead, and the queen wins.
    .a-may = He may, but need not
    .a-must = He must
school-minibridge-sample-result = Bine and Dare take all the rest: twelve tricks against one. Hearts with the bonus, first game. What do they write?
    .hint = Six tricks above six, and the bonus.
    .why = 300 + 6 × 30 = 480. The booklet does not print this figure; its rules give it.

### Leads and card play

school-minibridge-leads = Leads and card play
    .lead = Which card first, and a few ways to win tricks.

school-minibridge-leads-sequence = Who leads has a small advantage. With high cards in a row, such as king, queen, jack and ten, lead the highest: it drives out the ace, and the others win tricks later.
school-minibridge-leads-top = East plays no trump for the bonus and you lead. Which card?
    .hint = In which suit do you have high cards in a row?
    .why = The king of hearts. It drives out the ace; then queen, jack, ten and seven are yours.
    .to-HQ = The right suit. Which of cards in a row does one lead?
    .to-HJ = The right suit. Which of cards in a row does one lead?
    .to-HT = The right suit. Which of cards in a row does one lead?
    .to-H7 = The right suit. But a small card would let declarer win cheaply.
school-minibridge-leads-hold = Now defend. East needs nine tricks at no trump. Lead well and hold declarer to eight.
    .reached = Declarer took { $tricks }: the bonus is beaten.
    .missed = Declarer took { $tricks }. Begin with the king of hearts and go on with hearts whenever you are in; keep your club for later.
school-minibridge-leads-sure = Now you declare. How many tricks can you take at once, from the top, without losing the lead?
    .hint = Count aces first, then the high cards that come right after them. A suit gives no more tricks than its longer hand has cards.
    .why = Four spades, one heart, two diamonds and one club: eight. For the bonus a ninth must be found.
school-minibridge-leads-draw = You declare with eight trumps and high cards in the other suits. You have the lead. What do you do first, as a rule?
    .hint = What can small trumps of the opponents do to your aces and kings?
    .why = Draw trumps. Then nobody can trump your winners. Wait only if dummy shall trump something first.
    .a-draw = Draw the opponents’ trumps
    .a-side = Take the aces and kings first
    .a-ruff = Trump something in my own hand
school-minibridge-leads-finesse = You lead the two of spades towards dummy, and West plays the seven. Which card from dummy, if you want two tricks?
    .hint = You lose a trick to the king only if East has it. What if West has it?
    .why = The queen. If West has the king, the queen wins and the ace is still there. This is called a finesse, and it works every other time.
    .to-SA = The ace wins now, but then the queen is left to the king, wherever it is.
    .to-S5 = West’s seven would win.
school-minibridge-leads-small-cards = High cards matter: the pair that has more of them has the better chances. But small cards win when the high ones are gone. So never give up on a weak hand.

### The booklet's exercise

school-minibridge-exercise = The booklet’s exercise
    .lead = Distribution number 1, with its prize question.

school-minibridge-exercise-lay-out = All four hands lie open. South declares, and West leads the king of clubs. Try to take as many tricks as you can by clever play. The booklet does not say which trumps; we play no trump, for the bonus.
school-minibridge-exercise-play = Take nine tricks. West and East play as well as they can, and you see only dummy, as at a table.
    .reached = { $tricks } tricks: that is the prize.
    .missed = { $tricks } tricks. Eight are easy. The ninth has something to do with when you take the ace of clubs. Try again, or look at the next step.
school-minibridge-exercise-how-many = The prize question: how many tricks does South make when everybody plays as well as possible?
    .hint = Count the sure tricks and ask whether one opponent can be made to help.
    .why = Nine. The booklet prints no answer; this is the solver’s, with all cards seen.
school-minibridge-exercise-first-club = When do you take the ace of clubs?
    .hint = Who shall have clubs left when you lead the last one, and which suit must he play then?
    .why = On the second round. Win at once or wait twice, and good defenders keep you to eight.
    .a-duck-once = On the second round
    .a-win = At once
    .a-duck-twice = On the third round
school-minibridge-exercise-solution = The way to nine tricks.
    .frame-1 = Let the king of clubs win.
    .frame-2 = Take the next club with the ace.
    .frame-3 = Take four spades and the two high diamonds.
    .frame-4 = Play the last club. West wins it and takes his other clubs.
    .frame-5 = Then West has only hearts and must lead away from his king: queen and ace both win.
school-minibridge-exercise-remarks =
    Bravo! You may have noticed that high cards play a great part in bridge: the more of them a pair has, the better its chances.

    But tricks are won with small cards, too, once the high ones are gone. So it does not pay to despair of poor cards, above all in tournaments.

### The game for three

school-minibridge-three = The game for three
    .lead = Three friends and no fourth? It works.

school-minibridge-three-open-hand =
    Four hands are dealt, and one of them is turned face up at once. The three players tell their points; whoever has most declares and plays the open hand as dummy. The other two are partners for this deal.

    Everybody has a column of their own on the sheet.
school-minibridge-three-who = Three have told their points. Who declares?
    .hint = Pairs do not count here.
    .why = South has most.
school-minibridge-three-tie = West dealt. Who declares?
    .hint = Of equals the one who spoke first. With three there is no dealing again.
    .why = East and South have twelve each. From West on, North’s open hand says nothing, and East speaks before South.
school-minibridge-three-play = Play with two robots. You declare with the open hand; take seven tricks.
    .reached = { $tricks } tricks. You can play with three now.
    .missed = { $tricks } tricks; seven were needed. Try again.

### Words

school-minibridge-words = The words of the game
    .lead = Both word lists of the booklet.

school-minibridge-words-words = Bridge has words of its own. The booklet explains them in two lists; all of them stand on the page of words. Here you can see how many you know.
school-minibridge-words-ask = What is meant?

### The test

school-minibridge-test = Training test number 1
    .lead = Ten questions, yes or no. The booklet prints no answers; ours follow from its rules, and we say where one could argue.

school-minibridge-test-partners = North plays in a pair with East if they are good friends?
    .hint = Who sits opposite North?
    .why = No. Partners sit opposite each other: North and South, East and West, friends or not.
school-minibridge-test-lend = May one lend one’s partner a card if he does not know how to play well?
    .hint = Whose cards are they?
    .why = No. Everybody plays their own thirteen cards.
school-minibridge-test-eleven = South bet that he would take 11 tricks; the opponents took 3. Have the opponents reason to be pleased?
    .hint = How many are left for South?
    .why = Yes. 13 − 3 = 10, one too few: the opponents write points.
school-minibridge-test-seven = I must take 7 tricks. The opponents took 4. Did I play well?
    .hint = How many did I take?
    .why = Yes. 13 − 4 = 9, two more than were needed.
school-minibridge-test-thirteen = It is absolutely impossible to take all 13 tricks?
    .hint = Look at the examples of the score.
    .why = No. It happens; the booklet itself scores such a deal.
school-minibridge-test-west-declares = If West is declarer, then South is the player who leads first?
    .hint = Who sits on West’s left?
    .why = No. Left of West sits North.
school-minibridge-test-dummy = Has dummy the right to play the card that he likes?
    .hint = Who decides about dummy’s cards?
    .why = No. Dummy plays what declarer says.
school-minibridge-test-east-wins = West led the four of spades, North played the jack of diamonds, East the king of hearts and South the eight of spades. Did East win the trick?
    .hint = Which suit was led?
    .why = No. South’s eight is the highest spade. One can argue: the question names no trumps. With hearts as trumps East would win, with diamonds North.
school-minibridge-test-south-wins = South won the last trick and began the next with the queen of clubs; East played the seven of clubs, North the jack and West the king. Did South win the trick?
    .hint = Look for the highest club.
    .why = No. West’s king is higher. The booklet tells the cards against the clock; the winner is the same.
school-minibridge-test-equal = Do all tricks in bridge have the same value?
    .hint = Does it matter which cards are in a trick?
    .why = Yes. A trick is a trick, whatever cards are in it. One can argue: in the score only the seventh and further tricks bring points, and how many depends on the trumps.
