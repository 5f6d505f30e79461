# What the referee says, as at a real table.
ruling-advised = { $seat } answers partner’s question about the penalty
ruling-allegation-refused = { $seat } alleges something ({ $act }) that is not so, or not open to { $seat } now
ruling-attention-called = { $seat } calls attention: { $irregularity }
ruling-bad-pack-after-play = the pack is not correct; the deal just played stands
ruling-call-as-pass = { $seat }’s { $call } counts as a pass
ruling-call-stands = { $seat }’s { $call } stands
ruling-call-void = { $seat }’s { $call } is void
ruling-card-called = { $seat } must play the exposed { $card }
ruling-card-exposed = { $seat }’s { $card } is an exposed card
ruling-card-found = the { $card } goes to { $seat }
ruling-card-dropped = { $seat } let the { $card } fall to the floor
ruling-card-goes-back = { $seat } takes the { $card } back
ruling-card-missing = { $seat } is a card short
ruling-card-too-many = { $seat } has a card too many
ruling-cards-mixed = { $side } mix the cards before the search is over: the revoke counts as proved
ruling-counts-right = every hand has the right number of cards
ruling-claim-agreed = { $seat }’s claim of { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
  } is agreed
ruling-claim-disputed = { $seat }’s claim is not agreed; play goes on
ruling-claimed = { $seat } claims { $tricks ->
    [one] one more trick
   *[other] { $tricks } more tricks
  }
ruling-conceded = { $seat } gives up the remaining { $tricks ->
    [one] trick
   *[other] { $tricks } tricks
  }
ruling-deal-again = the deal is void; { $dealer } deals again
ruling-misdealt = { $seat } dealt { $to } a card too many
ruling-pack-lost-card = { $seat } lost a card of the pack
ruling-declarer-premature = declarer played from { $seat } too soon; the fourth hand may play before partner
ruling-declarer-swapped = { $declarer } is declarer now
ruling-draw-again = { $player } draws again: { $irregularity }
ruling-fault-noted = { $offender }: { $irregularity }
ruling-card-fell-open = the { $card } fell face up; the deal is void
ruling-card-seen = { $seat } looked before the deal was over, and a card was seen: the { $card }
ruling-result-changed = declarer’s side now has { $tricks } tricks in this deal instead of { $before }, and the sheet is changed
ruling-score-changed = what this deal brought is changed on the sheet
ruling-insufficient-raised = { $seat }’s { $call } is taken as { $bid }
ruling-lead-stands = { $seat }’s lead of the { $card } stands
ruling-meaning-asked = { $seat } asks { $of } what { $call } means
ruling-must-bid-enough = { $seat } must bid enough, and partner must pass
ruling-offer-lapsed = too late now – { $offender }: { $irregularity }
ruling-offer-opened = { $offender }: { $irregularity }
ruling-offer-withdrawn = put right – { $offender }: { $irregularity }
ruling-penalty-forestalled = { $seat } played the { $card } before the penalty could be set; the right remains
ruling-peeked = { $seat } looks at trick { $trick }, which is gathered
ruling-remarked = { $seat }: { $kind }
ruling-remedy-chosen = { $seat } chooses ({ $irregularity }): { $remedy }
ruling-revoke = { $seat } revoked at trick { $trick }
ruling-revoke-asked = { $seat } asks whether { $of } has not revoked
ruling-revoke-corrected = { $seat } puts a revoke at trick { $trick } right
ruling-revoke-established = { $seat }’s revoke at trick { $trick } can no longer be put right
ruling-revoke-found = { $of } revoked at trick { $trick }
ruling-revoke-searched = { $seat } says { $of } revoked at trick { $trick }, and looks for it
ruling-right-lost = the right to penalise is lost: { $irregularity }
ruling-score-corrected = the score is corrected: { $kind ->
    [below] points below the line
    [above] points above the line
    [arithmetic] an error of adding up
   *[other] { $kind }
  }
ruling-trick-asked-for = { $seat } asks to see trick { $trick }
ruling-trick-given-back = trick { $trick } goes back to { $side }
ruling-trick-opened = trick { $trick } is opened for { $seat }
ruling-trick-repaired = { $seat } puts the { $card } into trick { $trick }
ruling-trick-taken-wrongly = { $side } took a trick that is not theirs
ruling-tricks-transferred = { $taker } take { $count ->
    [one] one trick
   *[other] { $count } tricks
  } for { $seat }’s revoke at trick { $trick }

error-law-bound = { $seat } is bound by a penalty to another card
error-law-cannot-forbid = an exposed card cannot be forbidden
error-law-card-cannot-be-played = this card cannot be demanded now: its owner must be due and free to play it
error-law-card-not-held = this card is not in that hand
error-law-card-on-table = { $card } lies on the table already
error-law-counts-wrong = the hands have other numbers of cards
error-law-dealt-already = { $dealt } cards are dealt already: expected more, up to 52
error-law-drawn-already = { $player } has drawn already
error-law-dummy-may-not = dummy may ask declarer only
error-law-has-played = { $seat } has played to this trick
error-law-irregular-call-open = an irregular call is open: expected a choice or a call by { $seat }
error-law-lowest-sufficient = { $call } is not the lowest sufficient bid in the same strain
error-law-may-not-look = a gathered trick may not be looked at during the play
error-law-may-not-take-back = this card cannot be taken back
error-law-must-bid-enough = { $seat } has to make a sufficient bid first
error-law-must-follow = { $seat } had { $suit } at that trick and must put one in
error-law-name-a-hand = expected declarer’s or dummy’s hand
error-law-name-a-suit = expected a suit
error-law-no-such-act = there is no such act here: { $kind }
error-law-no-such-call = ‘{ $call }’ is not a bid over seven: expected one like 8H or 9NT
error-law-no-such-card = there is no card to take at this place
error-law-no-such-claim = { $tricks } tricks cannot be claimed or given up now
error-law-no-such-cut = { $count } cards cannot be lifted: expected 1 to 51
error-law-no-such-fault = ‘{ $fault }’ is not a known fault
error-law-no-such-place = ‘{ $where }’ is not a place a card can be found in
error-law-no-such-player = { $player } does not play at this table
error-law-no-such-remark = ‘{ $kind }’ is not a known breach of manners
error-law-no-such-revoke = no revoke by { $of } at trick { $trick } can be penalised
error-law-no-trick = there is no such trick to take or see
error-law-not-exposed = there is no such exposed card, or it is not declarer who asks
error-law-not-his-cards = { $seat } does not play { $hand }’s cards
error-law-not-his-choice = it is not { $player }’s choice
error-law-not-his-right = this right belongs to another player
error-law-not-his-trick = the trick is not owed to { $side }
error-law-not-now = this is not possible now
error-law-nothing-asked = nobody has asked for this answer
error-law-nothing-missing = no such card is missing
error-law-pack-right = the pack is correct
error-law-nothing-open = nothing of the kind is open
error-law-nothing-to-correct = there is no call to correct
error-law-nothing-to-repair = { $seat } has no short trick to put a card into, or a choice comes first
error-law-nothing-to-replace = the other side has no wrong card to replace
error-law-suspected-wrongly = { $seat } has spoken in this deal of a revoke that there was not: until it is played the referee looks only at what { $seat } can prove from cards seen
error-law-state-the-line = a claim needs a statement how the cards will be played
error-law-suit-forbidden = { $seat } may not lead { $suit }
error-law-enforced = this call is not allowed here
error-law-out-of-turn = it is not { $seat }’s turn
error-law-too-late = it is too late for this
error-law-unknown = there is no rule ‘{ $id }’: expected one like L-REVOKE-13
error-no-laws = { $game } has no laws to be refereed by: expected one of { $expected }
error-unknown-code = { $game } names a code of laws ‘{ $code }’ that there is not: expected one of { $expected }
error-no-referee = this table is made with laws “{ $laws }”, so nobody rules on it: expected “{ $expected }”
error-rule-file = line { $line } is not an event: { $reason }

irregularity-DRAW_TWO = two cards drawn at once
irregularity-DRAW_EDGE = a card drawn from the edge
irregularity-SHUFFLE_FAULT = faulty shuffle
irregularity-CUT_FAULT = faulty cut
irregularity-WRONG_DEALER = the wrong player deals
irregularity-WRONG_PACK = dealing with the wrong pack
irregularity-NOT_CUT = the pack was not cut
irregularity-CARD_REVERSED = a card lies the wrong way round
irregularity-FACE_SEEN = a face became visible
irregularity-DEAL_CONFUSION = confusion in the dealing
irregularity-LOOKED_AT_OTHERS = looking at another’s cards
irregularity-UNEQUAL_HANDS = unequal hands
irregularity-BAD_PACK = incorrect pack
irregularity-LOOKED_EARLY = looking too early and showing a card
irregularity-BID_BEFORE_ANY = bid out of turn before anybody has bid
irregularity-SECOND_CALL = second, different call
irregularity-BID_AT_RHO_TURN = bid in the right opponent’s turn
irregularity-INSUFFICIENT = insufficient bid
irregularity-LATE_CALL = call after the auction
irregularity-OVER_SEVEN = bid of more than seven
irregularity-BAD_DOUBLE = double or redouble without the right
irregularity-DOUBLE_PARTNER_BID = partner’s bid doubled
irregularity-DOUBLE_AFTER_PARTNER = doubling what partner has doubled
irregularity-WRONG_SUIT_DOUBLE = wrong suit named when doubling
irregularity-OTHER_BAD_CALL = improper call
irregularity-SHOWN_SMALL = small card shown in the auction
irregularity-SHOWN_SERIOUS = honour, lead or several cards shown in the auction
irregularity-DUMMY_HINT = dummy pointed at a card
irregularity-DUMMY_HAND = dummy named the hand to lead
irregularity-DUMMY_ATTENTION = dummy called attention
irregularity-WRONG_TRICK = trick taken by the wrong side
irregularity-DECL_LEAD_OUT = declarer led in the defenders’ turn
irregularity-DEF_LEAD_OUT = defender led out of turn
irregularity-BOTH_LED = both defenders led
irregularity-DEF_PREMATURE = defender played too soon
irregularity-DECL_PREMATURE = declarer played too soon
irregularity-WRONG_HAND = lead from the wrong hand
irregularity-EXPOSED = exposed card
irregularity-REVOKE_CORRECTED_DEF = revoke a defender put right
irregularity-REVOKE_CORRECTED_DECL = revoke declarer put right
irregularity-REVOKE_OPEN = revoke that can still be put right
irregularity-REVOKE_ESTABLISHED = established revoke
irregularity-REVOKE = revoke in a trick that was not opened
irregularity-CLAIM_DISPUTED = disputed claim
irregularity-SURPLUS_CARD = card too many from a short trick
irregularity-MISSING_CARD = missing card
irregularity-OUT_OF_TURN = bid out of turn

remedy-new_deal = a new deal
remedy-accept = accept it
remedy-reshuffle = shuffle again
remedy-reshuffle_recut = shuffle and cut again
remedy-treat_as_pass = count it as a pass
remedy-treat_as_valid = hold the offender to it
remedy-name_suit = name the suit the offender’s partner must lead
remedy-expose_card = the card becomes an exposed card
remedy-forbid_suit = forbid the lead of that suit
remedy-require_card = require the card
remedy-forbid_card = forbid the card
remedy-set_hand = set the hand to lead from
remedy-take_back = have the lead taken back
remedy-demand_suit = have the right player lead a suit you name
remedy-expose_forbid = expose the card and forbid partner that suit
remedy-expose_until_lead = expose the card until the defenders lead
remedy-expose = expose the card
remedy-play_highest = have the highest card of the suit played
remedy-play_lowest = have the lowest card of the suit played
remedy-win_trick = have the trick won, if possible
remedy-lose_trick = have the trick lost, if possible
remedy-discard_suit = have a suit you name thrown away
remedy-correct_hand = have the lead made from the right hand
remedy-call_card = call the exposed card
remedy-replace = have the wrong card replaced
remedy-take_points = write 100 points
remedy-take_tricks = take tricks over
remedy-waive = waive the right

remark-incorrect = a discourtesy
remark-slow_call = a call made needlessly late
remark-hasty_call = a call made needlessly fast
remark-intonation = a call in a special tone
remark-doubtful_call = a call made in doubt
remark-pleased_with_partner = pleasure shown at partner’s bid
remark-displeased_with_partner = displeasure shown at partner’s bid
remark-score_reminder = partner reminded of the score
remark-auction_reminder = partner reminded of the auction
remark-comment_on_partner = partner praised or blamed by word or gesture
remark-detached_card = a card detached out of turn
remark-early_gather = a trick gathered before all had played
remark-peeking = a look into another’s cards
remark-bad_company = unfair means left unspoken of
remark-dummy_wanders = dummy leaves the seat to look on
remark-warning_partner = dummy warns partner of an irregularity
remark-deliberate = a law broken on purpose for profit
remark-spectator = a watcher speaks unasked
