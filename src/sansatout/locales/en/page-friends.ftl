# The page: playing with friends, coming back, being called, and the page without a network.

page-invited-by = { $host } invites you to { $game }.
page-invited = You are invited to { $game }.
page-invite-choose = Choose a free place.
page-invite-taken = Somebody has taken this place already; ask for another invitation.
page-invite-full = All places at this table are taken; you can look on.
page-look-on = Look on
page-no-table = There is no table at this address; perhaps a part of the link is missing.
page-call-me = Your name, for the others at the table
page-call-me-save = That is me

page-invite-friends = Invite your friends
page-invite-note = One link for all: whoever opens it chooses a free place.
page-invite-link = Link to this table
page-invite-single = An invitation for one place each
page-share = Share the link
page-share-text = Play { $game } with me!
page-copy-link = Copy the link
page-qr = QR code of the link
page-reach = The address under which others find this computer
page-only-here = Only this computer can open this link. To let phones and friends on your network in, start Sansatout with: { $command }

page-company = Who plays?
page-with-robots-note = The game begins at once.
page-with-friends-note = You get one link; whoever opens it takes a free place.

page-go-on-title = Go on playing
page-go-on = Go on
page-go-on-with = with { $names }
page-turn-mine = Your turn
page-again = The same people again
page-again-asked = { $name } has made a new table for the same people. Are you coming along?
page-again-come = Come along
page-again-stay = Stay here

page-set-sounds = Sounds for a card, my turn and the end of a deal
page-set-sounds-off = off
page-set-sounds-on = on
page-notify = Notifications when it is my turn and I am looking elsewhere
page-notify-ask = Allow notifications
page-notify-on = They are allowed.
page-notify-denied = The browser does not allow them; you can change that in its own settings.
page-notify-none = Browsers show them only for pages that are opened over https.
page-notify-turn = It is your turn in { $game }.

page-offline = There is no connection to the server. Rules, finished deals and sheets that you have seen here can still be read; playing goes on when the connection is back.
page-offline-unseen = There is no connection to the server, and this was never opened here before.
page-newer = There is a newer version of this page.
page-newer-load = Load it

preview-title = A game of { $game }
preview-title-host = { $host } invites you to { $game }
preview-text = { $count ->
    [one] One place is free. Open the link and sit down; no account is needed.
   *[other] { $count } places are free. Open the link and sit down; no account is needed.
  }
preview-full = All places are taken; you can look on.
