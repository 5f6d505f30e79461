# The page: keeping score by taps, analysing deals, my games.

page-honours-in-one-hand = Honerji v enem listu
page-honours-4 = štirje honerji
page-honours-5 = pet honerjev
page-honours-aces = štirje asi
page-honours-of-a-side = Honerji ene strani
page-honours-none = nobena stran nima treh
page-holding-3 = trije honerji
page-holding-4-shared = štirje honerji v obeh listih
page-holding-5-3-2 = pet honerjev, trije in dva
page-holding-4-one = štirje honerji v enem listu
page-holding-5-4-1 = pet honerjev, štirje in eden
page-holding-5-one = pet honerjev v enem listu
page-holding-aces-3 = trije asi
page-holding-aces-3-one = trije asi v enem listu
page-holding-aces-4-shared = štirje asi v obeh listih
page-holding-aces-4-one = štirje asi v enem listu
page-chicane = Listi brez adutov
page-chicane-hand = list brez adutov
page-revoke-by = Renonsi
page-revoke-tricks = renons, plačajo z vzetki
page-revoke-points = renons, plačajo s točkami
page-peek-by = Pogled v pobrani vzetek
page-peek-theirs = pogledali so v vzetek druge strani
page-peek-own = pogledali so v svoj vzetek
page-entry-vulnerable = Ranljivi, po višji tarifi
page-entry-board = Številka delitve, če ni po vrsti
page-who-named = Kdo je imenoval pik
page-spades-laid-down = Pik je bil odložen
page-entry-line = Ali vpiši delitev v eni vrstici
page-entry-line-clear = Nazaj h gumbom
page-preview = V zapis gre
page-preview-nothing = V zapis ne gre nič.
page-preview-game = S tem je manša dobljena.
page-preview-over = S tem je krog končan.
page-preview-sum = { $who }: { $before } → { $after }
page-entry-change = Spremeni
page-entry-change-deal = Spremeni delitev { $number }
page-entry-insert = Vstavi pred
page-entry-insert-deal = Vstavi delitev pred delitev { $number }
page-entry-delete = Izbriši
page-entry-delete-deal = Izbriši delitev { $number }
page-entry-delete-sure = Izbrišem delitev { $number } iz zapisa?
page-entry-save = Vpiši spremembo
page-entry-leave = Pusti, kot je bilo
page-entry-why = Zakaj se spreminja
page-entry-slip = Napačno je bilo vpisano samo tu.
page-entry-mend = Zapis pri mizi je bil napačen; pravila povedo, do kdaj se sme popraviti.
page-round-number = { $number }. krog
page-rounds-before = Prejšnji krogi
page-next-round = Kdo igra naslednji krog
page-next-round-note = Tapni dve imeni, da zamenjata mesti.
page-sits-out = Počiva
page-change-partners = Zamenjaj soigralce
page-add-player = Še en igralec
page-add = Dodaj
page-leave-out = Izpusti: { $name }
page-begin-round = Začni krog
page-files = Prenesi zapis
page-file-txt = Besedilo
page-file-svg = Slika
page-file-csv = Preglednica (CSV)
page-file-json = JSON
page-file-jsonl = Za ukaz sansatout sheet
page-sheet-offline = Strežnik ne odgovarja. Stanje tega zapisa: { $when }. Vpisane delitve čakajo v tem brskalniku in se bodo po vrsti obračunale, ko strežnik odgovori.
page-sheet-waiting = { $count ->
    [one] { $count } delitev čaka na obračun
    [two] { $count } delitvi čakata na obračun
    [few] { $count } delitve čakajo na obračun
   *[other] { $count } delitev čaka na obračun
  }
page-sheet-refused = Zavrnjeno: { $reason }
page-sheet-drop = Zavrzi

page-analyse-file = Odpri datoteko (PBN, LIN ali JSON)
page-analyse-boards = Delitve
page-analyse-dealer = Delitelj
page-analyse-vulnerable = Ranljivost
page-vulnerable-None = nihče
page-vulnerable-NS = Sever–Jug
page-vulnerable-EW = Vzhod–Zahod
page-vulnerable-All = vsi
page-copy-analysis = Kopiraj povezavo do te delitve
page-file-too-long = Ta datoteka je predolga: naenkrat je mogoče analizirati največ { $most } znakov.
page-par-of = Par: { $side } { $score } (ranljivost: { $vulnerable })
page-par-nothing = Par: nihče ne more izpolniti kontrakta (ranljivost: { $vulnerable }).

page-history-game = Igra
page-history-all = vse igre
page-history-older = Starejše
page-history-passed = ni bila odigrana
page-history-played = { $what }, izvajalec { $seat }
page-history-target = ravno izpolnjeno
page-history-with = soigralec: { $partner }, nasprotna stran: { $opponents }
page-history-against = nasprotna stran: { $opponents }
page-history-points = točke: { $points }
page-history-cost = { $count ->
    [one] izgubljen { $count } vzetek
    [two] izgubljena { $count } vzetka
    [few] izgubljeni { $count } vzetki
   *[other] izgubljenih { $count } vzetkov
  }
page-history-no-cost = noben vzetek ni bil izgubljen
page-history-ask-cost = Koliko je stalo
page-history-none = Ni delitev te igre.

error-no-such-round = ni { $number }. kroga; pričakovano od 1 do { $last }
error-people-too-many = { $count } ljudi je preveč za en zapis; pričakovano največ { $most }
error-no-such-file = ni datoteke »{ $file }«
error-no-such-board = v besedilu ni delitve { $number }; pričakovano od 1 do { $last }
