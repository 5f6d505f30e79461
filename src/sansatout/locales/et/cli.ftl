cli-help = Bridž, nagu viis vana vihikut seda õpetavad: jaga, arvuta, kontrolli.
cli-language = kõigi tekstide keel: en, et, sv, hu või sl (muidu keskkonna oma)
cli-version = näita versiooni ja lõpeta
cli-file-error = faili { $file } ei saa kasutada: { $reason }
cli-not-utf8 = sisend ei ole tekst: oodati UTF-8
cli-usage-error = { $message } (vaata { $command } --help)
cli-no-such-option = valikut { $name } ei ole
cli-missing = puudub { $name }
cli-bad-value = { $name } ei saa olla selle väärtusega: { $reason }
cli-format = kuidas see kirjutada
cli-letters = mastimärkide asemel tähed S H D C
error-unknown-language = keeles „{ $text }“ tekste ei ole: oodati üht neist: { $expected }
error-unknown-command = käsku „{ $name }“ ei ole: oodati üht neist: { $expected }
error-cli-at-least-one = { $name } ei saa olla { $value }: oodati vähemalt 1

cli-deal =
    Jaga juhuslikult; kõik jaotused on võrdselt tõenäolised.

    --where võtab tingimuse nelja käe kohta: hcp(S), spades(N), hearts(N), diamonds(N), clubs(N),
    length(N, H), longest(N), shortest(N), honours(N), honours(N, H), aces(N), kings(N), queens(N), jacks(N), tens(N),
    controls(N), losers(N), balanced(N), shape(N, "5332 4=4=3=2 6xxx"), has(N, "SA HK"), min(…), max(…),
    ühendatuna sõnadega and, or, not, võrdlustega (ka järjest: 15 <= hcp(S) <= 17) ja tehetega + - *.
    NS ja EW tähendavad poole mõlemat kätt: hcp(NS) >= 25.
cli-deal-count = mitu jaotust
cli-deal-seed = arv või suvaline tekst; sama seeme annab samad jaotused
cli-deal-where = ainult sobivad jaotused, näiteks "hcp(S) >= 15 and hearts(N) >= 5"
cli-deal-tries = mitu jaotust iga sobiva otsimisel kõige rohkem läbi vaadata
error-cli-no-deal-found = sobivat jaotust ei leitud { $tries ->
    [one] ühe katsega
   *[other] { $tries } katsega
  } (leitud { $found }, soovitud { $count }): oodati vähem haruldast tingimust või suuremat --tries
error-cli-no-deal-fits = sellele tingimusele ei sobi ükski jaotus (käed loendati, mitte ei proovitud): oodati tingimust, millele mõni jaotus sobib

error-condition-too-long = tingimus on liiga pikk: oodati kõige rohkem { $limit } märki ja mitte sügavat pesastust
error-condition-syntax = tingimus on katki veerus { $at }: oodati midagi sellist nagu hcp(S) >= 15 and hearts(N) >= 5
error-condition-not-a-condition = „{ $text }“ annab ainult arvu (veerg { $at }): oodati võrdlust nagu hcp(S) >= 15
error-condition-not-understood = „{ $part }“ on arusaamatu (veerg { $at }): oodati funktsioone nagu hcp(S), arve, võrdlusi, and, or, not
error-condition-needs-comparison = „{ $part }“ on arv (veerg { $at }): oodati võrdlust nagu { $part } >= 1
error-condition-needs-number = „{ $part }“ ei ole arv (veerg { $at }): oodati midagi, millega arvutada
error-condition-number = arv on liiga suur (veerg { $at }): oodati kõige rohkem { $expected }
error-condition-operator = tehe avaldises „{ $part }“ on arusaamatu (veerg { $at }): oodati and, or, not, == != < <= > >= või + - *
error-condition-function = funktsiooni „{ $part }“ ei ole (veerg { $at }): oodati üht neist: { $expected }
error-condition-arguments = avaldises „{ $part }“ on valed argumendid (veerg { $at }): oodati { $expected }
error-condition-seat = „{ $part }“ ei ole koht (veerg { $at }): oodati N E S W, NS või EW
error-condition-suit = „{ $part }“ ei ole mast (veerg { $at }): oodati S H D C
error-condition-text = „{ $part }“ ei sobi siia (veerg { $at }): oodati jutumärkides teksti nagu { $expected }

cli-show = Näita jaotust, kätt või pakkumist, mis on antud PBN-is.
cli-show-what = jutumärkides jaotus nagu N:AK5.KJT64.74.763 …, käsi nagu AK5.KJT64.74.763, pakkumine nagu "N: 1S Pass 2S", PBN-fail või - standardsisendi jaoks
error-cli-nothing-to-show = allikas { $source } ei ole midagi näidata: oodati jaotust nagu N:AK5.KJT64.74.763 … või kätt

cli-conform = Kontrolli programmi näidisjuhtude failide järgi.
cli-conform-files = näidisjuhtude failid (JSON) mis tahes kaustast

cli-score = Arvuta ühe jaotuse punktid, kirje kirje haaval.
cli-sheet =
    Arvuta päris kaartidega mängu punkte.

    Kirjuta jaotused rida-realt ja näed arvutuslehte nagu paberil; kuidas, ütleb help.
    Kõik kirjutatakse kohe faili ja sama failiga saab hiljem jätkata.
cli-options = Loetle reeglite tõlgendused, mille vahel laudkond saab valida.
cli-no-options = arvutusviisil { $system } valikuid ei ole
cli-any-number = mis tahes täisarv, vaikimisi { $default }
error-cli-hand-size = „{ $text }“: käes on { $count ->
    [one] üks kaart
   *[other] { $count } kaarti
  }, oodati 13
cli-system = üks neist: { $systems }
cli-option = reeglite tõlgendus, mis erineb vaikimisi omast (võib anda mitu)
cli-json = kirjuta JSON programmide jaoks
cli-score-what = mida mängiti: leping nagu 4SX või 3NT; bridge-whistis ja minibridžis mast nagu H või NT
cli-score-by = kes mängis: we või they; kolme mängijaga koht
cli-score-tricks = mänginud poole võtted nagu 8 või kindla poole omad nagu we:9; lepinguga ka = või +1 või -2
cli-score-vulnerable = mänginud pool on hädaohus
cli-score-honours = honöörid ühes käes, nagu we:4; bridge-whistis honööride jaotus nagu they:4-shared
cli-score-chicane = pool, kelle käes ei ole trumpe (iga käe kohta üks kord)
cli-score-revoke = poole salgamine, nagu they; they:points või they:tricks ütleb, mida selle eest võetakse, they:2 mitu võtet nad pärast seda tegid, we:dummy et salgas „laud“
cli-score-peek = pool, kes vaatas kokkupandud võtet (we:own, kui see oli tema enda oma)
cli-score-penalty = bridge-whist, kui penalty_tricks=moved: ühe poole saadud karistusvõtted, näiteks we:2
cli-score-times = bridge-whist: mitmekordselt võtted pärast kontreerimist loevad (2, 4, 8)
cli-score-laid-down = bridge-whist: pada pandi maha, mitte ei mängitud
cli-score-bonus = minibridž: avaldaja lubas boonuse või ütles, et mängib ilma
cli-score-exposed = minibridž kolmele: avatud käsi (vaikimisi N)
cli-score-board = jaotuse number, kui see määrab hädaohu
cli-score-deal = neli kätt PBN-is; neist leitakse honöörid ja schikane
cli-score-declarer = avaldaja koht valikus --deal
cli-together = kokku { $points }
cli-no-points = keegi ei saa punkte
cli-head-side = pool
cli-head-above = peal
cli-head-below = all
cli-head-for = mille eest
cli-head-rule = reegel
cli-head-option = valik
cli-head-reading = tõlgendus
cli-head-player = mängija
error-option-form = „{ $text }“ ei ole valik: oodati nimi=väärtus
error-part-not-here = „{ $part }“ ei tähenda selles mängus midagi: oodati ainult { $expected }
error-part-missing = „{ $part }“ puudub: oodati midagi sellist nagu { $example }
error-not-a-number = „{ $text }“ ei ole arv ({ $part }): oodati täisarvu
error-not-honours = „{ $text }“ ei ütle, kelle honöörid need on: oodati lahtrit, koolonit ja 4 või 5 nagu we:4
error-not-a-revoke = „{ $text }“ ei ole salgamine: oodati lahtrit ja points, tricks, dummy või arvu, nagu they:points
error-revoke-price = „{ $text }“ ei ütle, kuidas selles mängus salgamise eest makstakse: oodati midagi sellist nagu { $expected }
error-revoke-of-no-dummy = „{ $text }“ nimetab „lauda“, mida seal ei ole: see on ainult avaldaja poolel
error-declarer-without-cards = „declarer“ ei ütle „by“ kõrval ilma kaartideta midagi: oodati ka jaotust või ainult üht neist kahest
error-board-not-vulnerable = board { $board } ja „vulnerable“ on vastuolus, sest { $column } ei ole sellel hädaohus: oodati üht neist kahest
error-not-a-peek = „{ $text }“ ei ole võtte vaatamine: oodati we, they, we:own või they:own
error-honours-of-one-side = mitme käe honöörid ei ole võimalikud: oodati ühe poole ühe käe honööre
error-whose-tricks = „{ $text }“ ei ütle, kelle võtted need on: oodati lahtrit nagu we:9
error-laid-down-spades = maha pannakse ainult kontreerimata pada, ilma võteteta: oodati S ja poolt, kes selle nimetas
error-line-word = „{ $word }“ real „{ $text }“ on arusaamatu: mida reale kirjutada saab, ütleb abi
error-line-ends = pärast sõna „{ $word }“ real „{ $text }“ ei järgne midagi
error-line-twice = „{ $word }“ real „{ $text }“ on liigne ({ $part }): oodati üks kord
error-nobody-passes = selles mängus ei passita: oodati mängitud jaotust

cli-sheet-file = fail, kus kõike hoida või millest jätkata (muidu uus sinu andmete hulgas)
cli-sheet-resume = jätka selle mängu kõige uuema arvutuslehega
cli-sheet-names = mängijad: meie omad, kaldkriips, nende omad, nagu "Anna Bert / Carl Dora"
cli-sheet-title = { $system }, voor { $number }
cli-sheet-kept = hoitakse failis { $file }
cli-sheet-hint = kirjuta jaotus või help
cli-sheet-prompt = jaotus { $number }>
cli-sheet-which = milline mäng?
cli-sheet-entered = jaotus { $number }: { $line }
cli-sheet-item = { $side } { $points } { $place ->
    [below] joone all
   *[above] joone peal
  }: { $words } ({ $rule })
cli-sheet-undone = tagasi võetud
cli-sheet-paid = { $side ->
    [we] nemad maksavad meile
   *[they] meie maksame neile
  } { $points }: { $words }
cli-sheet-all-pairings = kõik on kõigiga mänginud: tõmmake kohad uuesti, siis kirjuta new ja nimed
cli-sheet-over = järgmiseks vooruks kirjuta new
cli-sheet-exported = kirjutatud faili { $file }
cli-sheet-settled = vahe { $difference }, teine partii { $bonus }, kokku { $net }, ümardatult { $rounded }, üldarvestus { $general }
cli-sheet-help-contract =
    Jaotus on üks rida: leping, kes seda mängis, mitu võtet ta tegi ja mis oli kätes.
      4SX we 8               neli pada, kontreeritud, mängisime meie, kaheksa võtet
      3NT they =             täpselt täidetud; ka +1 (üks üle), -2 (kaks puudu)
      4H we 10 honours we:4  honöörid ühes käes: we:4, we:5, they:4, they:5
      2C they 9 chicane we   meie käsi ilma trumpideta
      4S we 9 revoke they    nemad salgasid; revoke they:points võtab võtete asemel punktid
      4S we 9 peek they      nemad vaatasid kokkupandud võtet
      pass                   kõik passisid
cli-sheet-help-whist =
    Jaotus on üks rida: mis nimetati, mitmekordselt loeb, ühe poole võtted, honöörid, schikane.
      H we:9                        ärtu, meil üheksa võtet
      NT x4 they:8                  trumbita, loeb neljakordselt, neil kaheksa võtet
      D we:7 honours they:4-shared  honöörid: 3, 4-shared, 5-3-2, 4-one, 5-4-1, 5-one;
                                    trumbita aces-3, aces-3-one, aces-4-shared, aces-4-one
      C we:8 honours we:3 chicane they  neil on üks käsi ilma trumpideta
      S laid-down we                pada, mille meie nimetasime, pandi maha
cli-sheet-help-minibridge =
    Jaotus on üks rida: mast või NT, boonus või mitte, kes mängis, mitu võtet ta tegi.
      H bonus we 11         ärtu boonuse peale, üksteist võtet
      NT they 8             trumbita, ilma boonuseta
      C we 9 vulnerable     kõrgema tariifiga
cli-sheet-help-minibridge-3 =
    Jaotus on üks rida: mast või NT, boonus või mitte, avaldaja koht (või nimi), võtted.
      H bonus S 11          ärtu boonuse peale, mängis Lõuna, üksteist võtet
      NT W 6 vulnerable     trumbita, ilma boonuseta, kõrgema tariifiga
      D E 9 exposed S       kui lahti on muu käsi kui Põhi
cli-sheet-help-duplicate =
    Jaotus on üks rida: leping, kes seda mängis, mitu võtet ta tegi.
      4S N 10               neli pada, mängis Põhi, kümme võtet (meie oleme Põhi-Lõuna)
      3NTX E -1             üks puudu; ka = (täpselt täidetud) ja +1
      2H we 8 board 7       jaotus väljaspool järjekorda; number määrab hädaohu
      pass                  kõik passisid
cli-sheet-help =
    Peale selle:
      undo                  võta viimane kirje tagasi
      correct 3 4S we 9     paranda 3. jaotuse arvutust, kuni reeglid lubavad
      retype 3 4S we 9      kirjuta 3. jaotus uuesti, sest see pandi siin valesti kirja
      insert 3 4S we 9      lisa 3. jaotuse ette jaotus, mis jäi vahele
      delete 3              kustuta 3. jaotus
      deals                 jaotused nii, nagu need kirja pandi
      show, items           arvutusleht; iga arv eraldi
      names Anna Bert / Carl Dora
                            mängijad: meie omad, nende omad (siis võib we ja they asemel kirjutada nime)
                            märgi + järel need, kes puhkavad: Anna Bert / Carl Dora + Eva
      new                   järgmine voor; new change teiste partneritega, või new ja nimed
      account               igaühe pluss ja miinus
      options               kehtivad reeglite tõlgendused
      export sheet.svg      kirjuta pilt; ka .txt, .csv, .json, .jsonl
      save FILE             jätka teises failis (salvestatakse alati kõik)
      quit                  lahku
cli-sheet-help-rubber =
    { "  " }games                 iga partii kohta väike arvutusleht
    { "  " }break                 lõpeta robber siin kokkuleppel
cli-game-bridge-whist = Bridge-whist, Stockholm 1916
cli-game-kontrakt = varane kontraktbridž, 6/7/8/9/10
cli-game-vanderbilt = Vanderbilti arvutus, 20/30/35
cli-game-reform = Reform-arvutus, partii on 40
cli-game-rulebook = kontraktbridž täielike reeglite järgi
cli-game-hungarian = robberbridž
cli-game-minibridge = õppemäng neljale
cli-game-minibridge-3 = õppemäng kolmele
cli-game-duplicate = tänapäevane duplikaatarvutus
cli-game-chicago = Chicago, neli jaotust
error-sheet-nothing-to-undo = ei ole midagi tagasi võtta
error-not-a-sheet-file = see ei ole arvutusleht versiooniga { $version }
error-not-an-operation = „{ $text }“ ei ole midagi, mida arvutuslehega teha saab
error-sheet-nothing-to-break-off = selles mängus ei ole robberit, mida katkestada: uue arvutuslehe jaoks kirjuta new
error-names-count = anti { $count ->
    [one] üks nimi
   *[other] { $count } nime
  }: oodati { $expected }
error-rubber-open = robber ei ole lõppenud: mängige edasi või kirjuta break, et see kokkuleppel lõpetada
error-sheet-line-not-json = { $file } on katki: igal real oodati üht JSON-i objekti
error-sheet-line-not-operation = { $file } ei ole arvutusleht: see rida ei ole midagi, mida lehega teha saab
error-sheet-in-use = faili { $file } kasutab teine terminal
error-correct-form = „{ $text }“ ei ütle, mida parandada: oodati numbrit ja jaotust nagu correct 3 4S we 9
error-no-names = pole öeldud, kes mängivad: oodati enne names Anna Bert / Carl Dora
error-sheet-exists = { $file } on juba olemas: oodati uut nime
error-export-form = „{ $text }“ ei ütle, mida kirjutada: oodati nime, mille lõpus on .txt, .svg, .csv, .json või .jsonl
error-sheet-of-another = { $file } on mängu { $key } arvutusleht
error-sheet-other-options = failis { $file } on teised valikud: oodati, et neid ei anta või need on samad
error-sheet-nothing-to-resume = kaustas { $folder } ei ole arvutuslehte, millega jätkata

cli-laws = Trüki vihikute reeglid lihtsate sõnadega, koos näidetega.
cli-laws-ids = tunnused nagu L-REVOKE-13 või HU-3.5 või peatükk nagu L-REVOKE või HU-3; ilma nendeta tuleb loend
cli-laws-example = Näide:
cli-rule = Mängi jaotuse sündmused läbi ja trüki kohtuniku otsused.
cli-rule-file = jaotus (JSON-i rida: game, dealer, deal, siis igal real üks sündmus) või laua sündmuste loend
cli-rule-hidden = ka see, mille kohtunik hoiab endale, kuni keegi sellest räägib
cli-rule-rejected = Tagasi lükatud:

cli-learn = Õppetunnid ja harjutused terminalis.
cli-learn-what = kursus (minibridge), õppetund (minibridge/tricks), harjutamine, kõik või üht liiki (practice/points), mänguülesanne (problems/5-236; nende loend: problems) või reeglite harjutamise peatükk (laws/L-DRAW); ilma nendeta tuleb loend
cli-learn-json = kõik kursused ja õppetunnid JSON-ina, koos sõnaga problems kõik mänguülesanded
cli-learn-certificate = testi puhul: tunnistuse PDF, mis kirjutatakse, kui test on sooritatud
cli-learn-name = --certificate: kelle nimi sellel on
cli-learn-memory = fail, mis hoiab alles, mida sa oskad; ilma selleta üks sinu andmete seas
cli-learn-practice = Lõputu harjutamine:
cli-learn-choose = vastuse number
cli-learn-several = kõigi õigete vastuste numbrid
cli-learn-number = arv
cli-learn-card = kaart, näiteks HK
cli-learn-call = pakkumine, näiteks 1NT
cli-learn-order = vastuste numbrid õiges järjekorras
