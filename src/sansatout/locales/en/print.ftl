# What stands on printed pages.
print-deals = { $count ->
    [one] Hand record
   *[other] Hand records
  }
print-par = Par { $side } { $score }: { $contracts }
print-par-nothing = Par 0: nobody makes a contract
print-play = Play

print-sheet = Score sheet: { $game }
print-sheet-told = Deal
print-sheet-date = Date
print-sheet-place = Place
print-sheet-players = Players

decision-title = Declarer’s decision
decision-step-1 = A major suit with eight cards or more in both hands is trumps: the longer one, spades if they are equal.
decision-step-2 = Otherwise no trump, if every suit is stopped in one of the two hands.
decision-step-3 = Otherwise a minor suit with eight cards or more.
decision-step-4 = Otherwise a major suit with seven cards, or the longest suit.
decision-count = Counting beats the table: who sees the tricks that the bonus needs plays for it.
decision-ours = The booklet’s own decision table is lost. This one is ours, made from deals whose best result is known.
table-decision = For the bonus from so many points in both hands
table-decision-trumps = Trumps
table-decision-major = major, { $count } cards
table-decision-major-more = major, { $count } or more
table-decision-minor = minor, { $count } cards
table-decision-minor-more = minor, { $count } or more

print-certificate = Certificate of the shuffle
print-certificate-deal = Deal { $number }
print-certificate-table = Table
print-certificate-dealer = Dealer
print-certificate-commitment = Commitment
print-certificate-noted = Noted before
print-certificate-secret = Secret
print-certificate-numbers = Numbers given
print-certificate-cut = Cut
print-certificate-cut-by = { $count } cards, by { $seat }
print-certificate-cut-table = { $count } cards, by the table
print-certificate-none = none
print-certificate-how = The commitment is the SHA-256 digest of the secret, told before the cut. Secret, numbers, cut, table and number of the deal give the order of the pack; “sansatout verify” does the shuffle again, and the documentation says how anybody can.

print-lesson-name = Name
print-exercises = Exercises { $number }
print-lesson-key = { $title }: key
print-lesson-trumps = trumps: { $strain }
error-print-asked-last = a question mark stands for the next call: expected at the end

print-award = Certificate
print-award-before = This is to certify that
print-award-after = has passed the test of the course
print-award-marks = { $right } of { $asked } answers were right.
print-award-signed = Signature
print-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  } { $year }

page-set-paper = Paper for printing
page-set-paper-a4 = A4
page-set-paper-letter = Letter
page-print = Print (PDF)
page-print-card = Table card (PDF)
page-print-empty = Empty sheet (PDF)
page-print-certificate = Certificate (PDF)
