# The page: keeping score by taps, analysing deals, my games.

page-honours-in-one-hand = Honnörer på en hand
page-honours-4 = fyra honnörer
page-honours-5 = fem honnörer
page-honours-aces = fyra ess
page-honours-of-a-side = Ett pars honnörer
page-honours-none = färre än tre på båda håll
page-holding-3 = tre honnörer
page-holding-4-shared = fyra honnörer, delade
page-holding-5-3-2 = fem honnörer, tre och två
page-holding-4-one = fyra honnörer på en hand
page-holding-5-4-1 = fem honnörer, fyra och en
page-holding-5-one = fem honnörer på en hand
page-holding-aces-3 = tre ess
page-holding-aces-3-one = tre ess på en hand
page-holding-aces-4-shared = fyra ess, delade
page-holding-aces-4-one = fyra ess på en hand
page-chicane = Händer utan trumf
page-chicane-hand = en hand utan trumf
page-revoke-by = Revoker
page-revoke-tricks = gjorde revoke, betalar med stick
page-revoke-points = gjorde revoke, betalar med poäng
page-peek-by = En titt på ett hemtaget stick
page-peek-theirs = såg på ett av motpartiets stick
page-peek-own = såg på ett eget stick
page-entry-vulnerable = I zonen, efter den högre taxan
page-entry-board = Brickans nummer, om den inte kommer i ordning
page-who-named = Spader bestämdes av
page-spades-laid-down = Spaderspelet lades
page-entry-line = Eller skriv given på en rad
page-entry-line-clear = Tillbaka till knapparna
page-preview = Detta förs in
page-preview-nothing = Detta ger inget i protokollet.
page-preview-game = Detta ger utgång.
page-preview-over = Detta avslutar omgången.
page-preview-sum = { $who }: { $before } → { $after }
page-entry-change = Ändra
page-entry-change-deal = Ändra giv { $number }
page-entry-insert = Infoga före
page-entry-insert-deal = Infoga en giv före giv { $number }
page-entry-delete = Ta bort
page-entry-delete-deal = Ta bort giv { $number }
page-entry-delete-sure = Ta bort giv { $number } ur protokollet?
page-entry-save = För in ändringen
page-entry-leave = Låt det stå som det var
page-entry-why = Varför det ändras
page-entry-slip = Det var bara felskrivet här.
page-entry-mend = Poängräkningen vid bordet var fel; lagarna säger hur länge den kan rättas.
page-round-number = Omgång { $number }
page-rounds-before = Tidigare omgångar
page-next-round = Vilka spelar nästa omgång
page-next-round-note = Tryck på två namn för att låta dem byta plats.
page-sits-out = Sitter över
page-change-partners = Byt medspelare
page-add-player = En spelare till
page-add = Lägg till
page-leave-out = Stryk { $name }
page-begin-round = Börja omgången
page-files = Ta med protokollet
page-file-txt = Text
page-file-svg = Bild
page-file-csv = Kalkylblad (CSV)
page-file-json = JSON
page-file-jsonl = För kommandot sansatout sheet
page-sheet-offline = Servern svarar inte. Detta är protokollet från { $when }. Givar som du för in väntar i den här webbläsaren och räknas i sin ordning så snart servern svarar.
page-sheet-waiting = { $count ->
    [one] En giv väntar på att räknas
   *[other] { $count } givar väntar på att räknas
  }
page-sheet-refused = Avvisad: { $reason }
page-sheet-drop = Kasta

page-analyse-file = Öppna en fil (PBN, LIN eller JSON)
page-analyse-boards = Brickor
page-analyse-dealer = Givare
page-analyse-vulnerable = Zon
page-vulnerable-None = ingen
page-vulnerable-NS = Nord-Syd
page-vulnerable-EW = Öst-Väst
page-vulnerable-All = alla
page-copy-analysis = Kopiera länken till den här given
page-file-too-long = Filen är för lång: högst { $most } tecken kan analyseras på en gång.
page-par-of = Parresultat: { $side } { $score } (i zonen: { $vulnerable })
page-par-nothing = Parresultat: ingen kan ta hem något kontrakt (i zonen: { $vulnerable }).

page-history-game = Spel
page-history-all = alla spel
page-history-older = Äldre
page-history-passed = inte spelad
page-history-played = { $what }, spelat av { $seat }
page-history-target = precis hemma
page-history-with = med { $partner }, mot { $opponents }
page-history-against = mot { $opponents }
page-history-points = { $points } poäng
page-history-cost = { $count ->
    [one] ett stick bortspelat
   *[other] { $count } stick bortspelade
  }
page-history-no-cost = inget stick bortspelat
page-history-ask-cost = Vad det kostade
page-history-none = Inga givar i det här spelet.

error-no-such-round = det finns ingen omgång { $number }: förväntade 1 till { $last }
error-people-too-many = { $count } personer är för många för ett protokoll: förväntade högst { $most }
error-no-such-file = det finns ingen fil ”{ $file }”
error-no-such-board = det finns ingen bricka { $number } i texten: förväntade 1 till { $last }
