## Practice of the other booklets: score sheets, bridge-whist, one club, laws, words

school-told-contract = { $side ->
        [we] We
       *[they] They
    } played { $level } { $strain }{ $doubled ->
        [once] , doubled,
        [twice] , redoubled,
       *[no] {""}
    } and took { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }.
school-told-danger = { $danger ->
        [yes] The side that played was vulnerable.
       *[no] The side that played was not vulnerable.
    }
school-told-honours = { $aces ->
        [yes] One hand of { $side ->
            [we] ours
           *[they] theirs
        } had all four aces.
       *[no] One hand of { $side ->
            [we] ours
           *[they] theirs
        } had { $count } honours of trumps.
    }
school-told-chicane = A hand of { $side ->
        [we] ours
       *[they] theirs
    } had no trump at all.
school-told-whist = The strain was { $strain }{ $times ->
        [1] {""}
       *[other] , doubled to { $times } times its worth
    }. { $side ->
        [we] We
       *[they] They
    } took { $tricks } tricks.
school-told-holding = { $side ->
        [we] We
       *[they] They
    } had { $holding }.
school-told-minibridge = { $who ->
        [we] We
        [they] They
        [E] East
        [S] South
       *[W] West
    } played { $strain } { $bonus ->
        [yes] for the bonus
       *[no] without the bonus
    } and took { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }.

school-practice-score = By { $system }: how many points does { $owner ->
        [we] our side write
        [they] their side write
        [N] North write
        [E] East write
        [S] South write
       *[W] West write
    } { $place ->
        [above] above the line
        [below] below the line
       *[all] for this deal
    }?
    .hint = { $place ->
        [above] Above the line stands everything that does not count towards game.
        [below] Below the line stands only what counts towards game.
       *[all] Go through the deal: what was undertaken, what was taken, and what that is worth.
    } If you are not sure, look it up: { $system }.
    .why = { $points ->
        [0] Nothing is written in that place.
       *[other] That is what { $system } gives.
    }

school-practice-whist-dealer = You have dealt. What do you name?
    .hint = Look for aces, for four or five honours of one suit, for a long red suit with help beside it. Is there a score to look at? If nothing fits: what is left to say?
    .why = { $answer }. { $law }
school-practice-whist-third = Partner has remitted, and you have to name. What?
    .hint = No trump and the red suits as the dealer would name them, clubs only on as much. If nothing fits, keep it cheap.
    .why = { $answer }. { $law }
school-practice-whist-double = { $namer ->
        [dealer] The dealer
       *[third] Third hand, after a remission,
    } has named { $strain }. You are { $me ->
        [forehand] forehand and speak first
       *[fourth] fourth hand; forehand has asked whether to lead
    }. What do you say?
    .hint = Seven tricks against no trump, five against a red suit, four against a black one. Trumps are wanted too, except against spades. And do you sit before the player who named, or behind?
    .why = Say “{ $answer }”. { $law }
school-practice-whist-lead = { $namer ->
        [dealer] The dealer
       *[third] Third hand
    } has named { $strain }{ $doubled ->
        [yes] , and your partner has doubled
       *[no] {""}
    }. You lead. Which card?
    .hint = Ace and king together? King and queen? A row of high cards? If partner has doubled, that comes first.
    .why = { $card }. { $law }{ $left ->
        [long] {" "}Here no suit is strong: lead a middle card of the longest that is left.
        [short] {" "}Here no better suit is left.
       *[no] {""}
    }

school-practice-club-tricks = How many honour tricks has this hand by the table of the one-club chapter?
    .hint = Suit by suit: look for the highest row of the table that fits. A queen without ace or king needs two cards beside her.
    .why = Together { $answer }.
school-practice-club-opening = Nobody has bid yet, and you play one club. What do you say?
    .hint = Count honour tricks. Two and a half to four are what one club shows.
school-practice-club-answer = Partner has opened one club. What do you answer?
    .hint = Less than 1½ honour tricks, up to 2½, or more? Then: is there a suit of five cards? And has the opponent on your right spoken?
school-practice-club-rebid = You have opened one club and partner has answered. What do you say now?
    .hint = What has partner’s answer told? Do you have a suit of five cards?

school-practice-laws = Whose right is it?
    .hint = The chapter is: { $chapter }. Ask who has suffered by it, and what the law lets that player choose.
school-practice-law-allowed = Is that allowed?
    .hint = Ask who may do so, and until when.
school-practice-law-played = Is the card played?
    .hint = What did declarer say before?
school-practice-law-gets-it = Does that player’s side get the trick?
    .hint = Who has won it, and who has it now?
school-practice-law-corrected = Can it still be put right?
    .hint = Is it an entry or a sum? An entry below the line counts at once, one above it only at the end.
school-practice-law-calls = { $seat } is to call. Which of these calls may be made? Choose all.
    .hint = Which was the last bid, whose was it, and has it been doubled?
school-practice-law-says = What does the law say?
    .hint = Strike out what cannot be. Of the rest take what is fair to those who made no mistake.

school-practice-foreign-meaning = What does the { $language ->
        [swedish] Swedish booklet mean by
        [estonian] Estonian pamphlet mean by
       *[hungarian] Hungarian booklet mean by
    } “{ $word }”?
    .hint = Some of these words are French or English in disguise.
    .why = { $word }: { $meaning }.
school-practice-foreign-word = “{ $meaning }”. What is that called in the { $language ->
        [swedish] Swedish booklet
        [estonian] Estonian pamphlet
       *[hungarian] Hungarian booklet
    }?
    .hint = Try to hear a word you know in one of them.
    .why = { $word }: { $meaning }.
