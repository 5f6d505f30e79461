# The page: keeping score by taps, analysing deals, my games.

page-honours-in-one-hand = Honőrök egy kézben
page-honours-4 = négy honőr
page-honours-5 = öt honőr
page-honours-aces = négy ász
page-honours-of-a-side = Egy vonal honőrjei
page-honours-none = egyik vonalnál sincs három
page-holding-3 = három honőr
page-holding-4-shared = négy honőr két kézben
page-holding-5-3-2 = öt honőr, három és kettő
page-holding-4-one = négy honőr egy kézben
page-holding-5-4-1 = öt honőr, négy és egy
page-holding-5-one = öt honőr egy kézben
page-holding-aces-3 = három ász
page-holding-aces-3-one = három ász egy kézben
page-holding-aces-4-shared = négy ász két kézben
page-holding-aces-4-one = négy ász egy kézben
page-chicane = Adu nélküli kezek
page-chicane-hand = egy kéz adu nélkül
page-revoke-by = Renonszok
page-revoke-tricks = renonsz, ütéssel fizetnek
page-revoke-points = renonsz, ponttal fizetnek
page-peek-by = Lerakott ütés megnézése
page-peek-theirs = megnézték a másik vonal ütését
page-peek-own = megnézték a saját ütésüket
page-entry-vulnerable = Bellben, a magasabb tarifán
page-entry-board = A leosztás száma, ha nem sorban következik
page-who-named = Ki nevezte meg a pikket
page-spades-laid-down = A pikket letették
page-entry-line = Vagy írd be a leosztást egy sorban
page-entry-line-clear = Vissza a gombokhoz
page-preview = Ez kerül az írásba
page-preview-nothing = Ebből semmi sem kerül az írásba.
page-preview-game = Ezzel megvan a gém.
page-preview-over = Ezzel vége a körnek.
page-preview-sum = { $who }: { $before } → { $after }
page-entry-change = Módosítás
page-entry-change-deal = Módosítás: { $number }. leosztás
page-entry-insert = Beszúrás ez elé
page-entry-insert-deal = Új leosztás beszúrása ez elé: { $number }. leosztás
page-entry-delete = Törlés
page-entry-delete-deal = Törlés: { $number }. leosztás
page-entry-delete-sure = Törlöd az írásból? ({ $number }. leosztás)
page-entry-save = Módosítás beírása
page-entry-leave = Maradjon, ahogy volt
page-entry-why = A módosítás oka
page-entry-slip = Csak itt volt elírva.
page-entry-mend = Az asztalnál volt hibás az írás; a szabályok mondják meg, meddig javítható.
page-round-number = { $number }. kör
page-rounds-before = Korábbi körök
page-next-round = Kik játsszák a következő kört
page-next-round-note = Koppints két névre, és helyet cserélnek.
page-sits-out = Kimarad
page-change-partners = Partnercsere
page-add-player = Még egy játékos
page-add = Hozzáadás
page-leave-out = { $name } kihagyása
page-begin-round = Kör kezdése
page-files = Az írás letöltése
page-file-txt = Szöveg
page-file-svg = Kép
page-file-csv = Táblázat (CSV)
page-file-json = JSON
page-file-jsonl = A sansatout sheet parancshoz
page-sheet-offline = A szerver nem válaszol. Ez az írás ekkori állapota: { $when }. A beírt leosztások ebben a böngészőben várnak, és sorban elszámoljuk őket, amint a szerver válaszol.
page-sheet-waiting = { $count ->
    [one] Egy leosztás vár elszámolásra
   *[other] { $count } leosztás vár elszámolásra
  }
page-sheet-refused = Elutasítva: { $reason }
page-sheet-drop = Elvetés

page-analyse-file = Fájl megnyitása (PBN, LIN vagy JSON)
page-analyse-boards = Leosztások
page-analyse-dealer = Osztó
page-analyse-vulnerable = Bellben
page-vulnerable-None = senki
page-vulnerable-NS = Észak-Dél
page-vulnerable-EW = Kelet-Nyugat
page-vulnerable-All = mindenki
page-copy-analysis = A leosztás linkjének másolása
page-file-too-long = Ez a fájl túl hosszú: egyszerre legfeljebb { $most } karakter elemezhető.
page-par-of = Par: { $side } { $score } (bellben: { $vulnerable })
page-par-nothing = Par: senki sem teljesíthet felvételt (bellben: { $vulnerable }).

page-history-game = Játék
page-history-all = minden játék
page-history-older = Korábbiak
page-history-passed = nem játszották le
page-history-played = { $what }, { $seat } játszotta
page-history-target = éppen teljesült
page-history-with = partner: { $partner }, ellenfelek: { $opponents }
page-history-against = ellenfelek: { $opponents }
page-history-points = { $points } pont
page-history-cost = { $count ->
    [one] egy ütés veszett el
   *[other] { $count } ütés veszett el
  }
page-history-no-cost = nem veszett el ütés
page-history-ask-cost = Mibe került
page-history-none = Ebből a játékból nincs leosztás.

error-no-such-round = nincs { $number }. kör; 1 és { $last } közötti szám kell
error-people-too-many = { $count } ember túl sok egy íráshoz; legfeljebb { $most } lehet
error-no-such-file = nincs ilyen fájl: „{ $file }”
error-no-such-board = nincs { $number }. leosztás a szövegben; 1 és { $last } közötti szám kell
