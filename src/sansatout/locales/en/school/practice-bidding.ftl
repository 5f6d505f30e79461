## Questions about auction, contract and bidding

school-practice-allowed = It is your turn, and the highest bid is { $last }. Which of these calls are allowed? Choose all.
    .hint = A bid has to be higher than the last one. A double is for a bid of the opponents, a redouble for their double.
    .why = Over { $last } any higher bid is allowed: more tricks, or as many in a higher strain. A pass always is. Only the opponents’ bid can be doubled, and only once; only their double can be redoubled.
school-practice-auction-declarer = The contract is { $contract }. Who is declarer?
    .hint = Not who bid last, but who of that side was the first to name what is played now.
    .why = { $seat } was the first of that side to name { $strain }.
school-practice-contract-score = { $contract }{ $doubled ->
        [yes] , doubled,
       *[no] { "" }
    } is played { $danger ->
        [yes] vulnerable
       *[no] not vulnerable
    }, and declarer takes { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }. What does declarer’s side write, below and above the line together? Give it a minus if the opponents write.
    .hint = First: was the contract made? Then take the line of the table that belongs to it.
    .why = { $made ->
        [yes] Below the line { $below }, above it { $above }: together { $points }.
       *[no] { $short ->
            [one] One trick is missing
           *[other] { $short } tricks are missing
        }: { $points }.
    }

school-practice-honour-tricks = How many honour tricks has this hand?
    .hint = Suit by suit, by the first line of the table that fits. Do not forget pairs: a guarded queen of one suit with a guarded king or jack of another.
    .why = ♠ { $S }, ♥ { $H }, ♦ { $D }, ♣ { $C }, for pairs in two suits { $pairs }: together { $tricks }.
school-practice-honour-tricks-trumps = { $player } plays the deal, and trumps are { $strain }. How many honour tricks has your hand?
    .hint = Does the table ask what is trumps?
    .why = Honour tricks are counted in the same way whoever plays and whatever is trumps: ♠ { $S }, ♥ { $H }, ♦ { $D }, ♣ { $C }, for pairs in two suits { $pairs }, together { $tricks }.
school-practice-average = A deal has 8 honour tricks as a rule. If this is such a deal, how many do the three others hold together?
    .hint = Count your own first.
    .why = You hold { $mine }, so { $rest } are left for the others.
school-practice-half-trick = North leads this suit towards you. How many tricks do your side’s cards take in it, if everybody plays well?
    .hint = Who has to play first, you or whoever holds the missing honour?
    .why = { $before ->
        [yes] The missing honour sits before you. You see what is played and take
       *[no] The missing honour sits behind you and waits for your card. You take
    } { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }{ $held ->
        [ace-queen] ; the table’s 1½ lies between.
       *[king] ; the table’s ½ lies between.
    }
school-practice-playing-tricks = How many playing tricks has this hand, if { $strain } are trumps?
    .hint = Honour tricks beside trumps, the tricks of the trumps themselves, and something for every other suit of four cards or more.
    .why = Honour tricks beside trumps { $honours }, trumps { $trumps }{ $row ->
        [yes] { " " }(an unbroken row)
       *[no] { "" }
    }, length beside them { $length }: together { $tricks }.
school-practice-no-trump-tricks = You think of opening one no trump. How many playing tricks has this hand?
    .hint = No suit is trumps, so all of them count as side suits.
    .why = Honour tricks { $honours }, length { $length }: together { $tricks }.
school-practice-support-tricks = Partner has bid { $strain }. How many support tricks do you have?
    .hint = Four parts: trumps with their honours, honours beside them, length beside them, and the shortest suit.
    .why = Length of trumps { $trumps }, their honours { $trump_honours }, honour tricks beside { $honours }, length beside { $length }, shortness { $short }: together { $tricks }.
school-practice-defence-tricks = The opponents play { $strain }. How many defence tricks do you have?
    .hint = Sure tricks in their trumps, and honour tricks in the other three suits.
    .why = Sure trump tricks { $trumps }, honour tricks beside { $honours }: together { $tricks }.
school-practice-biddable = Which suits of this hand are fit to be named as trumps? Choose all.
    .hint = The longer the suit, the less has to be in it.
    .why = A suit of four cards needs 1½ honour tricks, one of five ½; six cards or more are always enough. Here these suits have enough, and no others.
school-practice-normal-support = Partner has bid { $suit }, and these are your cards in it. Is that normal trump support?
    .hint = Four cards always are. With three, look at the highest.
    .why = { $answer ->
        [yes] Yes
       *[no] No
    }: normal support is four cards, or three headed by the queen or better, or jack, ten and another.
school-practice-repeat = How often may one player bid this suit?
    .hint = Count its trump tricks first.
    .why = It has { $tricks } trump tricks. With four a suit may be bid twice, with five three times, with fewer only once.
school-practice-ladder = { $told ->
        [yes] You have { $mine } honour tricks.
       *[no] This is your hand.
    } Partner has promised { $partner }. Which contract are you both good for at no trump?
    .hint = Add up the honour tricks of both hands and look for the step of the ladder.
    .why = { $mine } and { $partner } make { $together }. Four are good for one no trump, five for two, five and a half for game, seven for a slam.
    .a-none = None
    .a-1NT = One no trump
    .a-2NT = Two no trump
    .a-3NT = Game: three no trump
    .a-6NT = A slam: six no trump

school-practice-call = What do you call?
    .hint = Go through the table from the top.
    .why = { $call }. You have: { $reason }. { $rule }
    .rule = { $call }. { $rule }
    .rest = { $call }, since nothing else fits. { $rule }
    .not = { $call } does not fit: { $reason }.
school-practice-count = { $count } { $tricks }
school-practice-and-also = { $first }, { $rest }
school-practice-meaning = { $meaning }

school-practice-open = Nobody has bid yet. What do you call?
    .hint = Count honour tricks, look for a suit that can be named, count playing tricks. How many have passed before you?
school-practice-choose-suit = You have two suits to open with. What do you call?
    .hint = Compare their lengths first, then their rank.
school-practice-raise = Partner has opened. What do you call?
    .hint = Is there normal support? Then count support tricks: partner has already counted on three.
school-practice-answer = Partner has opened. What do you call?
    .hint = How many honour tricks? A suit of your own? Support?
school-practice-answer-no-trump = What do you call?
    .hint = Add to your honour tricks those that partner has promised, and look at the ladder.
school-practice-answer-two = Partner has opened two of a suit. What do you call?
    .hint = You may not pass. Support first, then a suit of your own, then no trump by strength.
school-practice-answer-long = Partner has opened high with a long suit. What do you call?
    .hint = Partner needs no trumps from you, only high cards. How many sure ones do you have? Are you vulnerable?
school-practice-open-again = You have opened. What do you call now?
    .hint = Value the hand anew. Has partner’s answer bound you to go on?
school-practice-answer-again = It is your turn again. What do you call?
    .hint = Compare your lengths in partner’s suits, or look whether partner has repeated one.
school-practice-overcall = The opponents have opened. What do you call?
    .hint = Strongest first: their suit, a jump, a double, a simple overcall, a pass. Are you vulnerable?
school-practice-answer-double = Your side has acted against their opening. What do you call?
    .hint = What partner asks may rarely be passed. Which suit is the one to name, and how strong are you?
school-practice-double = The opponents have spoken as well. What do you call?
    .hint = Has anybody doubled? Count your defence tricks and what partner has shown: how many tricks are left to them?

school-practice-promise = Partner’s call: { $call }. What does it promise?
    .hint = Think of the hands with which you would call so, and of those with which you would call more or less.
    .why = { $call } is { $meaning }. { $rule }
school-practice-may-pass = Partner has bid { $call }, and the opponent on your right has passed. May you pass?
    .hint = Is it one of the forcing bids, or has one been made before? Has your side bid game?
    .why = { $answer ->
        [may-pass] You may.
        [slam] You are invited to a slam.
       *[must-bid] You may not, for your side has not bid game yet.
    } { $rule }
    .a-may-pass = Yes
    .a-must-bid = No, we go on to game
    .a-slam = It is more: an invitation to a slam
school-practice-kind-of-call = What is partner’s { $call } here?
    .hint = Did the opponents bid this suit? Is it the cheapest bid in it?
    .why = It is called: { $kind }. { $rule }
school-practice-double-means = Partner has doubled. What does the double want?
    .hint = Had you called anything but pass before? How high is the bid that was doubled?
    .why = { $answer ->
        [asks] It asks for your suit.
       *[punishes] It is meant to punish them.
    } { $rule }
    .a-asks = It asks me for a suit
    .a-punishes = It is meant to punish the opponents
school-practice-valuation = If { $strain } become trumps, by what do you value your hand?
    .hint = Who named this suit first?
    .why = { $answer ->
        [playing] By playing tricks: it is your own suit.
        [support] By support tricks: it is partner’s suit.
       *[defence] By defence tricks: it is the opponents’ suit.
    }
    .a-playing = Playing tricks
    .a-support = Support tricks
    .a-defence = Defence tricks
school-practice-opener = Who is the opener?
    .hint = Not everybody who speaks bids.
    .why = { $seat } was the first to bid. A pass is not a bid.
school-practice-opponents-tricks = The opponents have bid { $contract }. Counted as the rule book counts, how many tricks are left to them?
    .hint = Thirteen, less your defence tricks, less the honour tricks that partner has shown.
    .why = You have { $own }, partner has shown { $partner }: 13 less both is { $tricks }.
school-practice-sacrifice = They have bid { $theirs } and would make it. If you bid { $ours }, you are doubled and go { $short ->
        [one] one trick
       *[other] { $short } tricks
    } down. You are { $we ->
        [yes] vulnerable
       *[no] not vulnerable
    }, they are { $they ->
        [yes] vulnerable
       *[no] not vulnerable
    }. Counting this deal alone, does it pay?
    .hint = Look up the penalty, and what their contract would have brought.
    .why = The penalty is { $penalty }, and they would have scored { $score }: { $answer ->
        [yes] it costs less
       *[no] it does not cost less
    }.
