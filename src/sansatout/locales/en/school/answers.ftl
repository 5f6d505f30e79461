## Answers that need no words of their own in a lesson

school-answer-N = North
school-answer-E = East
school-answer-S = South
school-answer-W = West
school-answer-again = Deal again
school-answer-yes = Yes
school-answer-no = No
school-answer-NT = No trump
school-answer-NT-bonus = No trump with the bonus
school-answer-C = Clubs
school-answer-C-bonus = Clubs with the bonus
school-answer-D = Diamonds
school-answer-D-bonus = Diamonds with the bonus
school-answer-H = Hearts
school-answer-H-bonus = Hearts with the bonus
school-answer-S-bonus = Spades with the bonus

school-card = { $card }
