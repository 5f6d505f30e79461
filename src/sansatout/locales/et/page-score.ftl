# The page: keeping score by taps, analysing deals, my games.

page-honours-in-one-hand = Honöörid ühes käes
page-honours-4 = neli honööri
page-honours-5 = viis honööri
page-honours-aces = neli ässa
page-honours-of-a-side = Poole honöörid
page-honours-none = kummalgi poolel alla kolme
page-holding-3 = kolm honööri
page-holding-4-shared = neli honööri kahe käe peale
page-holding-5-3-2 = viis honööri, kolm ja kaks
page-holding-4-one = neli honööri ühes käes
page-holding-5-4-1 = viis honööri, neli ja üks
page-holding-5-one = viis honööri ühes käes
page-holding-aces-3 = kolm ässa
page-holding-aces-3-one = kolm ässa ühes käes
page-holding-aces-4-shared = neli ässa kahe käe peale
page-holding-aces-4-one = neli ässa ühes käes
page-chicane = Käed ilma trumpideta
page-chicane-hand = käsi ilma trumpideta
page-revoke-by = Salgamised
page-revoke-tricks = salgamine, tasutakse võtetega
page-revoke-points = salgamine, tasutakse punktidega
page-peek-by = Pilk kokkupandud võttele
page-peek-theirs = vastaspoole võtte vaatamine
page-peek-own = oma võtte vaatamine
page-entry-vulnerable = Hädaohus, kõrgema tariifiga
page-entry-board = Jaotuse number, kui see pole järjekorras
page-who-named = Pada nimetas
page-spades-laid-down = Pada pandi maha
page-entry-line = Või kirjuta jaotus ühe reana
page-entry-line-clear = Tagasi nuppude juurde
page-preview = Nii läheb kirja
page-preview-nothing = Sellest ei lähe midagi kirja.
page-preview-game = Sellega on partii võidetud.
page-preview-over = Sellega on voor läbi.
page-preview-sum = { $who }: { $before } → { $after }
page-entry-change = Muuda
page-entry-change-deal = Muuda jaotust { $number }
page-entry-insert = Lisa ette
page-entry-insert-deal = Lisa jaotus enne jaotust { $number }
page-entry-delete = Kustuta
page-entry-delete-deal = Kustuta jaotus { $number }
page-entry-delete-sure = Kas kustutada jaotus { $number } arvutuslehelt?
page-entry-save = Pane muudatus kirja
page-entry-leave = Jäta nii, nagu oli
page-entry-why = Miks seda muudetakse
page-entry-slip = See oli siin lihtsalt valesti kirja pandud.
page-entry-mend = Arvutus mängulauas oli vale; kui kaua seda parandada võib, ütlevad reeglid.
page-round-number = Voor { $number }
page-rounds-before = Varasemad voorud
page-next-round = Kes mängivad järgmises voorus
page-next-round-note = Puuduta kaht nime ja need mängijad vahetavad kohad.
page-sits-out = Puhkab
page-change-partners = Vaheta partnereid
page-add-player = Veel üks mängija
page-add = Lisa
page-leave-out = Jäta välja: { $name }
page-begin-round = Alusta vooru
page-files = Võta arvutusleht kaasa
page-file-txt = Tekst
page-file-svg = Pilt
page-file-csv = Tabel (CSV)
page-file-json = JSON
page-file-jsonl = Käsu sansatout sheet jaoks
page-sheet-offline = Server ei vasta. See on arvutusleht seisuga { $when }. Jaotused, mille kirja paned, ootavad selles brauseris ja arvestatakse oma järjekorras kohe, kui server vastab.
page-sheet-waiting = { $count ->
    [one] Üks jaotus ootab arvestamist
   *[other] { $count } jaotust ootab arvestamist
  }
page-sheet-refused = Tagasi lükatud: { $reason }
page-sheet-drop = Viska ära

page-analyse-file = Ava fail (PBN, LIN või JSON)
page-analyse-boards = Jaotused
page-analyse-dealer = Jagaja
page-analyse-vulnerable = Hädaohus
page-vulnerable-None = mitte keegi
page-vulnerable-NS = Põhi-Lõuna
page-vulnerable-EW = Ida-Lääs
page-vulnerable-All = kõik
page-copy-analysis = Kopeeri selle jaotuse link
page-file-too-long = Fail on liiga pikk: korraga saab analüüsida kuni { $most } märki.
page-par-of = Parim tulemus: { $side } { $score } (hädaohus: { $vulnerable })
page-par-nothing = Parim tulemus: keegi ei saa ühtki lepingut täita (hädaohus: { $vulnerable }).

page-history-game = Mäng
page-history-all = kõik mängud
page-history-older = Varasemad
page-history-passed = ei mängitud
page-history-played = { $what }, mängis { $seat }
page-history-target = täpselt täidetud
page-history-with = partner: { $partner }, vastased: { $opponents }
page-history-against = vastased: { $opponents }
page-history-points = { $points } punkti
page-history-cost = { $count ->
    [one] kaotati üks võte
   *[other] kaotati { $count } võtet
  }
page-history-no-cost = ühtki võtet ei kaotatud
page-history-ask-cost = Mida see maksma läks
page-history-none = Selle mängu jaotusi ei ole.

error-no-such-round = vooru { $number } ei ole: oodati 1 kuni { $last }
error-people-too-many = { $count } inimest on ühele arvutuslehele liiga palju: oodati kuni { $most }
error-no-such-file = faili „{ $file }“ ei ole
error-no-such-board = jaotust { $number } tekstis ei ole: oodati 1 kuni { $last }
