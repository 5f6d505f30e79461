# The page: who is who, in which browser, and who is waited for.

page-browsers = Where I am signed in
page-browsers-note = You are the same person in all of these browsers, with your seats, tables and sheets.
page-carry = Carry me to another browser
page-carry-note = Open this link in the other browser within a quarter of an hour. It works once; whoever opens it becomes you, so give it to nobody else.
page-copy-carry = Copy the sign-in link
page-browser-first = the browser you began in
page-browser-other = another browser
page-browser-this = this browser
page-browser-link = a link nobody has used yet
page-browser-since = since { $when }
page-sign-out = Sign out
page-take-back = Take back
page-sign-out-sure = Sign this browser out? It will be somebody new here.
page-carry-title = Be yourself in this browser
page-carry-ask = Shall this browser be { $name } from now on?
page-carry-nameless = Shall this browser be the person who made the link from now on?
page-carry-same = You are this person in this browser already.
page-carry-loses = { $count ->
    [one] Here you are somebody else, with a place at one table or sheet. This browser will lose it.
   *[other] Here you are somebody else, with places at { $count } tables and sheets. This browser will lose them.
  }
page-carry-yes = Yes, that is me
page-carry-no = No
page-gone-sent-out = The teacher has sent you out of this class.
page-gone-signed-out = This browser was signed out by another one of yours.
page-gone-too-many = Far too much was sent from here at once. Wait a moment and reload the page.
page-clock = Time for every call and card
page-clock-none = as long as you like
page-clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
page-time-left = Seconds left: { $seconds }
page-time-up = time was up
page-late-me = Your time was up: a robot acted for you.
page-there = Are you there?
page-there-note = The others are waiting. Otherwise a robot plays on for you.
page-there-yes = I am here
page-absent-me = A robot plays for you, because you did not answer.
page-absent-yes = I am back
page-asked-other = { $name } is asked: are you there?
page-waits-for = The table is waiting for { $name }.
page-ask-there = Ask: are you there?
page-give-place = Give the place to another
page-give-place-sure = Give the place of { $name } to another? Their link will not work any more.
page-place-given = The host has given your place away. What you played stays in your games.
page-relink = New private link
page-relink-sure = Make a new private link? The old one will not work any more, and whoever came by it loses the place.
