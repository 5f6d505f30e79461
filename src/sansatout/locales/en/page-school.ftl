# The school's pages.

page-nav-school = School
page-learn-first = Learn from the first card
page-school-title = The school
page-school-lead = Lessons that you play, tests, and practice without end. Begin with minibridge if you have never held a hand of cards; nothing has to be known before.
page-school-practice = Practice
page-school-my-learning = My learning
page-school-words = The words
page-school-steps = Steps of the lesson
page-school-step = Step { $number } of { $all }
page-school-back = Back
page-school-next = Go on
page-school-finish = To the next lesson
page-school-play = Play: { $game }
page-school-check = Check
page-school-choose-one = Choose one
page-school-choose-all = Choose all that are right
page-school-your-number = Your answer:
page-school-move-up = Move { $what } up
page-school-move-down = Move { $what } down
page-school-a-card = Choose a card
page-school-a-call = Choose a call
page-school-right = Right.
page-school-wrong = Not right.
page-school-told = Here is the answer.
page-school-not-yet = Not yet.
page-school-answer-is = The answer: { $answer }
page-school-opened = Now the hands lie open:
page-school-another = Another one
page-school-so-many-right = { $right } of { $count } right at the first try
page-school-test-result = { $right } of { $all } right.
page-school-test-passed = Passed!
page-school-test-again = Eight are needed to pass. Read the reasons and try again.
page-school-certificate = Certificate
page-school-certificate-text = has passed “{ $test }” with { $right } of { $all } right answers.
page-school-print = Print
page-school-print-exercises = Print ten such exercises
page-school-test-name = Your name, for the certificate:
page-school-hand-in = Hand in
page-school-test-once-more = Take the test once more
page-school-steps-done = { $done } of { $all } steps
page-school-laws-firm = { $firm } of { $all } firm
page-school-steps-in-all = { $count ->
        [one] One step done.
       *[other] { $count } steps done.
    }
page-school-kept-here = What you know is kept for you here; to take it to another device, make a link under Settings.
page-school-state-fading = Fading: practise these ({ $count })
page-school-state-firm = Firm ({ $count })
page-school-state-new = Not asked yet ({ $count })
page-school-right-of = { $right } of { $asked } right
page-school-due = again { $when }
page-school-led = led
page-school-with-bonus = for the bonus
page-school-tricks-taken = { $tricks ->
        [one] one trick taken
       *[other] { $tricks } tricks taken
    }
page-school-decide-how = Press a card to take it out, then one to put in.
page-school-take-out = Take out { $card }
page-school-put-in = Choose a card to put in:
page-school-put-in-card = Put in { $card }
page-school-decided = { $points } points together: { $strain }, without the bonus.
page-school-decided-bonus = { $points } points together: { $strain }, for the bonus.
page-school-try-again = Try again
page-school-go-on = Go on with the lesson
page-school-to-lesson = Back to the lesson
page-daily = The deal of the day
page-daily-lead = The same cards for everybody who plays today, against robots. Its secret was sealed yesterday; when you have played, anybody can check that nobody chose the cards.
page-daily-play = Play today’s deal
page-daily-go-on = Go on with today’s deal
page-daily-results = Results
page-daily-robots = Robots
page-daily-sealed = Sealed since yesterday:
page-daily-tomorrow = Tomorrow’s seal:
page-daily-secret = The secret:
page-daily-passed = passed out
page-daily-you = you
page-daily-result = { $seat }, { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }
page-school-namer = { $seat } named the strain
page-school-doubler = { $seat } has doubled
page-school-vulnerable = vulnerable: { $seats }
