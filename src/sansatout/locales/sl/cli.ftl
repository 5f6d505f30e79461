cli-help = Bridž, kot ga pripoveduje pet starih knjižic: deli, točkuj, preveri.
cli-language = jezik vseh besedil: en, et, sv, hu ali sl (sicer jezik okolja)
cli-version = pokaži različico in končaj
cli-file-error = ni mogoče uporabiti { $file }: { $reason }
cli-not-utf8 = vhod ni besedilo; pričakovano: UTF-8
cli-usage-error = { $message } (glej { $command } --help)
cli-no-such-option = ni možnosti { $name }
cli-missing = manjka { $name }
cli-bad-value = { $name } ne more imeti te vrednosti: { $reason }
cli-format = oblika izpisa
cli-letters = črke S H D C namesto znakov barv
error-unknown-language = ni besedil v jeziku »{ $text }«; pričakovano eno od: { $expected }
error-unknown-command = ni ukaza »{ $name }«; pričakovano eno od: { $expected }
error-cli-at-least-one = { $name } ne more biti { $value }; pričakovano vsaj 1

cli-deal =
    Naključno izžrebaj delitve, vse enako verjetne.

    --where sprejme pogoj za štiri liste: hcp(S), spades(N), hearts(N), diamonds(N), clubs(N),
    length(N, H), longest(N), shortest(N), honours(N), honours(N, H), aces(N), kings(N), queens(N), jacks(N), tens(N),
    controls(N), losers(N), balanced(N), shape(N, "5332 4=4=3=2 6xxx"), has(N, "SA HK"), min(…), max(…),
    povezane z and, or, not, primerjavami (tudi verižnimi: 15 <= hcp(S) <= 17) in + - *.
    NS in EW pomenita oba lista strani: hcp(NS) >= 25.
cli-deal-count = koliko delitev
cli-deal-seed = število ali poljubno besedilo; isto seme da iste delitve
cli-deal-where = samo ustrezne delitve, na primer "hcp(S) >= 15 and hearts(N) >= 5"
cli-deal-tries = koliko delitev naj pregleda za vsako ustrezno, preden odneha
error-cli-no-deal-found = ni ustrezne delitve v { $tries ->
    [one] { $tries } poskusu
    [two] { $tries } poskusih
    [few] { $tries } poskusih
   *[other] { $tries } poskusih
  } (najdenih { $found } od { $count }); pričakovan manj redek pogoj ali več --tries
error-cli-no-deal-fits = temu pogoju ne ustreza nobena delitev (listi so bili prešteti, ne poskušani); pričakovan pogoj, ki mu ustreza vsaj ena delitev

error-condition-too-long = pogoj je predolg; pričakovano največ { $limit } znakov brez globokega gnezdenja
error-condition-syntax = pogoj je napačen v stolpcu { $at }; pričakovano na primer hcp(S) >= 15 and hearts(N) >= 5
error-condition-not-a-condition = »{ $text }« da samo število (stolpec { $at }); pričakovana primerjava, na primer hcp(S) >= 15
error-condition-not-understood = »{ $part }« ni razumljivo (stolpec { $at }); pričakovano: funkcije, kot je hcp(S), števila, primerjave, and, or, not
error-condition-needs-comparison = »{ $part }« je število (stolpec { $at }); pričakovana primerjava, na primer { $part } >= 1
error-condition-needs-number = »{ $part }« ni število (stolpec { $at }); pričakovano število za računanje
error-condition-number = število je preveliko (stolpec { $at }); pričakovano največ { $expected }
error-condition-operator = operator v »{ $part }« ni razumljiv (stolpec { $at }); pričakovano: and, or, not, == != < <= > >= ali + - *
error-condition-function = ni »{ $part }« (stolpec { $at }); pričakovano eno od: { $expected }
error-condition-arguments = »{ $part }« ima napačne argumente (stolpec { $at }); pričakovano: { $expected }
error-condition-seat = »{ $part }« ni sedež (stolpec { $at }); pričakovano: N E S W, NS ali EW
error-condition-suit = »{ $part }« ni barva (stolpec { $at }); pričakovano: S H D C
error-condition-text = »{ $part }« ne sodi sem (stolpec { $at }); pričakovano besedilo v narekovajih, na primer { $expected }

cli-show = Pokaži delitev, list ali licitacijo v zapisu PBN.
cli-show-what = delitev, na primer N:AK5.KJT64.74.763 … v narekovajih, list, na primer AK5.KJT64.74.763, licitacija, na primer "N: 1S Pass 2S", datoteka PBN ali - za standardni vhod
error-cli-nothing-to-show = v { $source } ni kaj pokazati; pričakovano: delitev, na primer N:AK5.KJT64.74.763 …, ali list

cli-conform = Primerjaj vektorske datoteke s programom.
cli-conform-files = vektorske datoteke (JSON) iz katere koli mape

cli-score = Točkuj eno delitev, postavko za postavko.
cli-sheet =
    Zapisuj točke pri igri s pravimi kartami.

    Vpisuj delitve vrstico za vrstico in glej zapis kot na papirju; vpiši help, da izveš, kako.
    Vse se takoj zapiše v datoteko in z isto datoteko se pozneje nadaljuje.
cli-options = Naštej razlage pravil točkovanja, med katerimi se lahko odloči miza.
cli-no-options = { $system } nima možnosti
cli-any-number = poljubno celo število, privzeto { $default }
error-cli-hand-size = »{ $text }« ima { $count ->
    [one] { $count } karto
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
  }; pričakovano 13
cli-system = eno od: { $systems }
cli-option = razlaga pravil, ki ni privzeta (lahko jih je več)
cli-json = izpiši JSON za programe
cli-score-what = kaj se je igralo: kontrakt, na primer 4SX ali 3NT; barva, na primer H, v bridge-whistu in minibridžu
cli-score-by = kdo je igral: we ali they; pri treh igralcih sedež
cli-score-tricks = vzetki strani, ki je igrala, na primer 8, ali ene strani, na primer we:9; pri kontraktu tudi = ali +1 ali -2
cli-score-vulnerable = stran, ki je igrala, je ranljiva
cli-score-honours = honerji v enem listu, na primer we:4; v bridge-whistu skupina, na primer they:4-shared
cli-score-chicane = stran z listom brez adutov (po enkrat za vsak list)
cli-score-revoke = renons strani, na primer they; they:points ali they:tricks pove, kaj se zanj vzame, they:2, koliko vzetkov so dobili za njim, we:dummy, da je bil mrtvečev
cli-score-peek = stran, ki je pogledala pobrani vzetek (we:own za svojega)
cli-score-penalty = bridge-whist s penalty_tricks=moved: kazenski vzetki, ki jih je dobila stran, na primer we:2
cli-score-times = bridge-whist: kolikokrat štejejo vzetki po kontrah (2, 4, 8)
cli-score-laid-down = bridge-whist: pik je bil odložen, ne odigran
cli-score-bonus = minibridž: izvajalec je napovedal nagrado ali povedal, da igra brez nje
cli-score-exposed = minibridž za tri: odprti list (privzeto N)
cli-score-board = številka borda, kjer ta pove, kdo je ranljiv
cli-score-deal = štirje listi v zapisu PBN; honerji in šikan se najdejo iz njih
cli-score-declarer = izvajalčev sedež v --deal
cli-together = skupaj { $points }
cli-no-points = nihče ne dobi točk
cli-head-side = stran
cli-head-above = nad
cli-head-below = pod
cli-head-for = za
cli-head-rule = pravilo
cli-head-option = možnost
cli-head-reading = razlaga
cli-head-player = igralec
error-option-form = »{ $text }« ni možnost; pričakovano: ime=vrednost
error-part-not-here = »{ $part }« v tej igri ne pomeni nič; mogoče je samo: { $expected }
error-part-missing = manjka »{ $part }«; pričakovano na primer { $example }
error-not-a-number = »{ $text }« tu ni veljavno ({ $part }); pričakovano celo število
error-not-honours = »{ $text }« ne pove, čigavi so honerji; pričakovano: stolpec, dvopičje in 4 ali 5, na primer we:4
error-not-a-revoke = »{ $text }« ni renons; pričakovano: stolpec in points, tricks, dummy ali število, na primer they:points
error-revoke-price = »{ $text }«: renons se v tej igri ne plača tako; pričakovano na primer { $expected }
error-revoke-of-no-dummy = »{ $text }« omenja mrtveca, ki ga tam ni; ima ga samo izvajalčeva stran
error-declarer-without-cards = »declarer« poleg »by« brez kart ne pove nič; pričakovana je tudi delitev ali samo eno od obojega
error-board-not-vulnerable = board { $board } in »vulnerable« si nasprotujeta, saj { $column } na njem ni ranljiva stran; pričakovano eno od obojega
error-not-a-peek = »{ $text }« ni pogled v vzetek; pričakovano: we, they, we:own ali they:own
error-honours-of-one-side = več skupin honerjev hkrati ni mogočih; pričakovana ena skupina ene strani
error-whose-tricks = »{ $text }« ne pove, čigavi so vzetki; pričakovan stolpec, na primer we:9
error-laid-down-spades = odloži se samo nekontrirani pik, brez vzetkov; pričakovano: S in stran, ki ga je imenovala
error-line-word = »{ $word }« v »{ $text }« ni razumljivo; kaj se sme vpisati v vrstico, piše v pomoči
error-line-ends = za »{ $word }« v »{ $text }« ne sledi nič
error-line-twice = »{ $word }« v »{ $text }« je odveč ({ $part }); zadošča enkrat
error-nobody-passes = v tej igri se ne pasira; pričakovana odigrana delitev

cli-sheet-file = datoteka, v kateri se vse hrani ali iz katere se nadaljuje (sicer nova med tvojimi podatki)
cli-sheet-resume = nadaljuj najnovejši zapis te igre
cli-sheet-names = igralci: naši, poševnica, njihovi, na primer "Anna Bert / Carl Dora"
cli-sheet-title = { $system }, { $number }. krog
cli-sheet-kept = shranjeno v { $file }
cli-sheet-hint = vpiši delitev ali help
cli-sheet-prompt = { $number }. delitev>
cli-sheet-which = katera igra?
cli-sheet-entered = { $number }. delitev: { $line }
cli-sheet-item =
    { $side } { $points } { $place ->
        [below] pod črto
       *[above] nad črto
      }: { $words } ({ $rule })
cli-sheet-undone = razveljavljeno
cli-sheet-paid =
    { $side ->
        [we] oni plačajo nam
       *[they] mi plačamo njim
      } { $points }: { $words }
cli-sheet-all-pairings = vsak je igral z vsakim: žrebajte znova, nato vpiši new z imeni
cli-sheet-over = vpiši new za naslednji krog
cli-sheet-exported = zapisano v { $file }
cli-sheet-settled = razlika { $difference }, druga manša { $bonus }, neto { $net }, zaokroženo { $rounded }, skupni obračun { $general }
cli-sheet-help-contract =
    Delitev je ena vrstica: kontrakt, kdo ga je igral, dobljeni vzetki in kaj je bilo v listih.
      4SX we 8               4 pik, kontrirano, igramo mi, osem vzetkov
      3NT they =             ravno izpolnjeno; tudi +1 (eden več), -2 (dva premalo)
      4H we 10 honours we:4  honerji v enem listu: we:4, we:5, they:4, they:5
      2C they 9 chicane we   naš list brez adutov
      4S we 9 revoke they    njihov renons; revoke they:points vzame točke namesto vzetkov
      4S we 9 peek they      pogledali so pobrani vzetek
      pass                   vsi so pasirali
cli-sheet-help-whist =
    List je ena vrstica: kaj je bilo imenovano, kolikokrat kontrirano, vzetki ene strani, honerji, šikan.
      H we:9                        srce, devet vzetkov za nas
      NT x4 they:8                  brez adut, šteje štirikrat, osem vzetkov zanje
      D we:7 honours they:4-shared  skupine: 3, 4-shared, 5-3-2, 4-one, 5-4-1, 5-one;
                                    v brezadutski igri aces-3, aces-3-one, aces-4-shared, aces-4-one
      C we:8 honours we:3 chicane they  njihov list brez adutov
      S laid-down we                pik, ki smo ga imenovali in odložili mi
cli-sheet-help-minibridge =
    Delitev je ena vrstica: barva, na nagrado ali ne, kdo je igral, dobljeni vzetki.
      H bonus we 11         srce na nagrado, enajst vzetkov
      NT they 8             brez adut brez nagrade
      C we 9 vulnerable     po višji tarifi
cli-sheet-help-minibridge-3 =
    Delitev je ena vrstica: barva, na nagrado ali ne, izvajalčev sedež (ali ime), vzetki.
      H bonus S 11          srce na nagrado, igra Jug, enajst vzetkov
      NT W 6 vulnerable     brez adut brez nagrade, po višji tarifi
      D E 9 exposed S       če je odprt drug list, ne Severov
cli-sheet-help-duplicate =
    Bord je ena vrstica: kontrakt, kdo ga je igral, dobljeni vzetki.
      4S N 10               4 pik, igra Sever, deset vzetkov (mi smo Sever–Jug)
      3NTX E -1             eden premalo; tudi = (ravno izpolnjeno) in +1
      2H we 8 board 7       bord zunaj vrstnega reda; številka pove, kdo je ranljiv
      pass                  vsi so pasirali
cli-sheet-help =
    Poleg tega:
      undo                  razveljavi zadnji vpis
      correct 3 4S we 9     popravi zapis 3. delitve, dokler pravila dovolijo
      retype 3 4S we 9      vpiši 3. delitev znova, ker je bila tu napačno vtipkana
      insert 3 4S we 9      vstavi izpuščeno delitev pred 3.
      delete 3              izbriši 3. delitev
      deals                 delitve, kot so bile vpisane
      show, items           zapis; z vsako številko posebej
      names Anna Bert / Carl Dora
                            igralci: naši, njihovi (imena lahko nadomestijo we in they)
                            za + so tisti, ki počivajo: Anna Bert / Carl Dora + Eva
      new                   naslednji krog; new change z drugimi soigralci ali new z imeni
      account               plus in minus vsakega
      options               veljavne razlage pravil
      export sheet.svg      zapiši sliko; tudi .txt, .csv, .json, .jsonl
      save FILE             nadaljuj v drugi datoteki (vse je vedno shranjeno)
      quit                  končaj
cli-sheet-help-rubber =
    { "  " }games                 majhen zapis za vsako manšo
    { "  " }break                 po dogovoru končaj rober tukaj
cli-game-bridge-whist = Bridge-Whist, Stockholm 1916
cli-game-kontrakt = zgodnji kontrakt, 6/7/8/9/10
cli-game-vanderbilt = točkovanje Vanderbilt, 20/30/35
cli-game-reform = točkovanje Reform, manša pri 40
cli-game-rulebook = kontrakt po popolnem pravilniku
cli-game-hungarian = rober bridž
cli-game-minibridge = učna igra za štiri
cli-game-minibridge-3 = učna igra za tri
cli-game-duplicate = današnje turnirsko točkovanje
cli-game-chicago = Chicago, štiri delitve
error-sheet-nothing-to-undo = ničesar ni mogoče razveljaviti
error-not-a-sheet-file = to ni zapis različice { $version }
error-not-an-operation = tega z zapisom ni mogoče storiti: »{ $text }«
error-sheet-nothing-to-break-off = v tej igri ni robra, ki bi ga lahko prekinili; za drug zapis vpiši new
error-names-count = podanih imen je { $count }; pričakovano: { $expected }
error-rubber-open = rober ni končan; igrajte naprej ali vpiši break za konec po dogovoru
error-sheet-line-not-json = { $file } je poškodovana; pričakovan en objekt JSON v vsaki vrstici
error-sheet-line-not-operation = { $file } ni zapis: te vrstice z njim ni mogoče izvesti
error-sheet-in-use = { $file } je v uporabi v drugem terminalu
error-correct-form = »{ $text }« ne pove, kaj je treba popraviti; pričakovano: številka in delitev, na primer correct 3 4S we 9
error-no-names = nihče ni povedal, kdo igra; najprej vpiši names Anna Bert / Carl Dora
error-sheet-exists = { $file } že obstaja; pričakovano novo ime
error-export-form = »{ $text }« ne pove, kaj naj se zapiše; pričakovano ime s končnico .txt, .svg, .csv, .json ali .jsonl
error-sheet-of-another = { $file } je zapis igre { $key }
error-sheet-other-options = { $file } ima druge možnosti; ne navajaj nobenih ali navedi iste
error-sheet-nothing-to-resume = v { $folder } ni zapisa za nadaljevanje

cli-laws = Izpiši pravila knjižic s preprostimi besedami in primeri.
cli-laws-ids = oznake, na primer L-REVOKE-13 ali HU-3.5, ali poglavje, na primer L-REVOKE ali HU-3; nič za seznam
cli-laws-example = Primer:
cli-rule = Predvajaj dogodke delitve in izpiši sodnikove odločitve.
cli-rule-file = delitev (vrstica JSON z game, dealer, deal, nato en dogodek na vrstico) ali seznam dogodkov mize
cli-rule-hidden = tudi tisto, kar sodnik zadrži zase, dokler kdo o tem ne spregovori
cli-rule-rejected = Zavrnjeno:

cli-learn = Učne ure in vaje v terminalu.
cli-learn-what = tečaj (minibridge), učna ura (minibridge/tricks), vaja, vseh vrst ali ene (practice/points), naloga iz igranja (problems/5-236; seznam: problems) ali poglavje vadnice pravil (laws/L-DRAW); nič za seznam
cli-learn-json = vsi tečaji in učne ure kot JSON, z besedo problems vse naloge iz igranja
cli-learn-certificate = za test: PDF s potrdilom; zapiše se, če je test opravljen
cli-learn-name = za --certificate: čigavo ime je na njem
cli-learn-memory = datoteka, ki hrani, kar znaš; brez nje ena med tvojimi podatki
cli-learn-practice = Vaja brez konca:
cli-learn-choose = številka odgovora
cli-learn-several = številke vseh pravilnih odgovorov
cli-learn-number = število
cli-learn-card = karta, na primer HK
cli-learn-call = napoved, na primer 1NT
cli-learn-order = številke odgovorov po vrsti
