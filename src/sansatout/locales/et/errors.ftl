error-at = rida { $line }, veerg { $column }

error-not-a-suit = „{ $text }“ ei ole mast: oodati üht neist: C D H S
error-not-a-strain = „{ $text }“ ei ole mast ega trumbita mäng: oodati üht neist: C D H S NT
error-not-a-rank = „{ $text }“ ei ole kaardi kõrgus: oodati üht neist: 2 3 4 5 6 7 8 9 T J Q K A
error-not-a-card = „{ $text }“ ei ole kaart: oodati masti ja kõrgust nagu SA või HT
error-not-a-hand = „{ $text }“ ei ole käsi: oodati kuju pada.ärtu.ruutu.risti nagu AK5.KJT64.74.763
error-card-twice-in-hand = „{ $text }“ sisaldab kaarti { $card } kaks korda: oodati erinevaid kaarte
error-holding-order = „{ $text }“ loetleb kaardid { $holding } vales järjekorras: oodati kõrgemast madalamani
error-not-a-seat = „{ $text }“ ei ole koht: oodati üht neist: N E S W
error-not-a-side = „{ $text }“ ei ole pool: oodati NS või EW
error-not-a-vulnerability = „{ $text }“ ei ütle, kes on hädaohus: oodati None, NS, EW või All
error-not-a-deal = „{ $text }“ ei ole jaotus: oodati kohta, koolonit ja nelja kätt nagu N:AK5.KJT64.74.763 …
error-hand-size = mängijal { $seat } on { $count ->
    [one] üks kaart
   *[other] { $count } kaarti
  }: oodati { $expected }
error-card-dealt-twice = kaart { $card } on nii mängija { $first } kui ka mängija { $second } käes: oodati 52 erinevat kaarti
error-deal-number = { $number } ei ole jaotuse number: oodati arvu 0 kuni 53644737765488792839237439999
error-not-a-call = „{ $text }“ ei ole avaldus: oodati Pass, X, XX või pakkumist nagu 1C või 3NT
error-not-a-bid = „{ $text }“ ei ole pakkumine: oodati kõrgust 1 kuni 7 ning masti või NT nagu 4S või 3NT
error-not-a-contract = „{ $text }“ ei ole leping: oodati kõrgust 1 kuni 7, masti või NT ning X või XX nagu 4S, 3NTX või 1CXX
error-not-a-pack = kaardikimbus on 52 erinevat kaarti: saadi { $count } kaarti, neist erinevaid { $different }
error-cut-size = kui tõsta { $count } kaarti, ei jää kahte osa: oodati 1 kuni 51
error-auction-over = pakkumine „{ $auction }“ on lõppenud: rohkem avaldusi teha ei saa
error-bid-too-low = lubamatu avaldus „{ $call }“ pakkumises „{ $auction }“: pakkuda tuleb kõrgemalt kui { $last }
error-no-bid-to-double = lubamatu avaldus „{ $call }“ pakkumises „{ $auction }“: kontreerida saab ainult vastaspoole kontreerimata pakkumist
error-no-double-to-redouble = lubamatu avaldus „{ $call }“ pakkumises „{ $auction }“: rekontreerida saab ainult oma poole pakkumist, mille vastased on kontreerinud
error-card-not-held = lubamatu kaart „{ $card }“: mängijal { $seat } seda ei ole
error-must-follow = lubamatu kaart „{ $card }“: mängija { $seat } saab masti anda ja peab mängima ühe neist: { $expected }
error-not-an-auction = „{ $text }“ ei ole pakkumine: oodati jagajat, koolonit ja avaldusi nagu N: 1S Pass 2S
error-unknown-option = valikut „{ $name }“ ei ole: oodati üht neist: { $expected }
error-option-not-a-number = valik { $name } ei saa olla „{ $value }“: oodati täisarvu nagu { $default }
error-option-reading = valik { $name } ei saa olla „{ $value }“: oodati üht neist: { $expected }
error-not-a-column = „{ $text }“ ei ole lahter: oodati we või they
error-honours-count = { $count } honööri ühes käes ei anna midagi: oodati 4 või 5
error-tricks-range = { $tricks } võtet ei ole võimalik: oodati 0 kuni 13
error-five-honours-at-no-trump = viis honööri trumbita mängus ei ole võimalik: oodati 4 (neli ässa ühes käes)
error-chicane-at-no-trump = schikane trumbita mängus ei ole võimalik: oodati trumbimasti
error-rubber-over = robber on lõppenud: rohkem jaotusi kirja panna ei saa
error-event-kind = „{ $kind }“ ei ole sündmuse liik
error-event-payload = sündmuse „{ $kind }“ sisu ei ole objekt
error-event-envelope = see ei ole sündmus: oodati objekti väljadega v, seq, kind, seat ja payload
error-event-version = sündmuste versioon { $version } on tundmatu: oodati { $expected }
error-event-seq = „{ $seq }“ ei ole järjekorranumber: oodati täisarvu alates 0-st
error-event-field-unknown = tundmatu väli „{ $field }“: oodati { $expected }
error-event-field-missing = väli „{ $field }“ puudub
error-event-field-value = väli „{ $field }“ ei saa olla { $value }
error-not-json = see ei ole JSON: { $reason }
error-json-too-deep = JSON on liiga sügavalt pesastatud: oodati kõige rohkem { $most } taset
error-json-key-twice = ühes JSON-i objektis on sama võti kaks korda
error-json-not-finite = { $text } ei ole JSON-i arv
error-json-number-too-large = arv on liiga suur: oodati kõige rohkem { $most }
error-play-over = lubamatu kaart „{ $card }“: kõik kolmteist võtet on mängitud
error-not-now = { $act ->
    [draw] kaarti tõmmata
    [choose-seat] kohta valida
    [cut] kaarte tõsta
    [contribute] arvu anda
    [call] pakkuda
    [name] trumpi nimetada
    [remit] valikut edasi anda
    [speak] seda öelda
    [announce] punkte öelda
    [choose] trumpi valida
    [play] kaarti mängida
    [review] kordamist paluda
    [look-back] võtet vaadata
    [name-cards] kaartide nimetamist paluda
    [claim] võtteid nõuda
    [concede] võtetest loobuda
    [ask] seda paluda
    [respond] vastata
    [next-deal] järgmist jaotust alustada
   *[other] teha „{ $act }“
  } praegu ei saa: { $phase ->
    [draw] tõmmatakse kohti
    [seats] valitakse kohti
    [shuffle] segatakse kaarte
    [cut] tõstetakse kaarte
    [deal] jaotus on pooleli
    [between] järgmine jaotus ei ole veel alanud
    [dialogue] käib pakkumine
    [play] käib mäng
    [over] jaotus on lõppenud
    [void] seda jaotust ei mängita
   *[other] jaotus on järgus { $phase }
  }
error-not-in-play = lubamatu kaart „{ $card }“: { $phase ->
    [dialogue] käib veel pakkumine
    [over] jaotus on lõppenud
    [void] seda jaotust ei mängita
   *[other] jaotus on järgus { $phase }, mitte mängus
  }
error-out-of-turn = lubamatu kaart „{ $card }“ mängijalt { $seat }: kord on käel { $turn }, mida mängib { $actor }
error-trick-closed = mängija { $seat } ei tohi võtet { $trick } praegu vaadata
error-no-review = mängija { $seat } ei saa praegu paluda, et korrataks { $what ->
    [auction] pakkumist
    [contract] lepingut
   *[other] „{ $what }“
  }
error-no-trick-on-table = mängija { $seat } ei saa lasta kaarte nimetada: laual ei ole ühtegi võtet
error-drawn-twice = kaks mängijat tõmbasid sama kaardi: oodati erinevaid kaarte
error-seat-of-other-pair = koht { $seat } kuulub teisele poolele
error-only-calls = „{ $act }“ ei ole avaldus: oodati passi, pakkumist, kontrat või rekontrat
error-call-out-of-turn = mängija { $seat } avaldus „{ $call }“ on väljaspool järjekorda: kord on mängijal { $turn }
error-late-double = pakkumises „{ $auction }“ võib kontreerida ainult mängija kohe pärast pakkujat
error-speak-out-of-turn = mängija { $seat } räägib väljaspool järjekorda: kord on mängijal { $turn }
error-not-said-here = mängija { $seat } ei saa siin öelda „{ $act }“
error-not-a-secret = „{ $secret }“ ei ole saladus: oodati 64 kuueteistkümnendnumbrit
error-not-a-contribution = „{ $number }“ ei ole segamiseks sobiv arv: oodati 64 kuueteistkümnendnumbrit
error-contributed-already = mängija { $seat } on selle segamise jaoks oma arvu juba andnud
error-player-count = mängulauas on { $count } mängijat: oodati { $least } kuni { $most }
error-player-names = igal mängijal peab olema oma nimi: oodati erinevaid nimesid, mitte tühje
error-seating = kohtade valik „{ $seating }“ on tundmatu: oodati draw või fixed
error-edition = laudade väljaanne { $edition } on tundmatu: oodati 1 kuni { $newest }; laud on ehk tehtud uuema programmiga
error-laws-mode = reegleid „{ $laws }“ selles mängus ei kasutata: oodati { $expected }
error-draws-already = { $player } on juba tõmmanud või ei kuulu sellesse laudkonda
error-draw-one = tõmmati { $count } kaarti: oodati üht
error-draw-edge = laotatud kaartide koht { $place } on suletud: oodati { $first } kuni { $last }
error-draw-taken = laotatud kaartide koht { $place } on tühi: selle kaardi tõmbas teine mängija
error-choose-seat = praegu valib kohta { $player }, vabad on { $expected }
error-cuts-not = mängija { $seat } ei tohi tõsta: tõstab { $cutter }
error-cut-range = { $count } kaarti tõsta ei ole lubatud: oodati { $least } kuni 51
error-no-play-to-claim = praegu ei saa võtteid nõuda ega neist loobuda: mäng ei käi
error-dummy-claims = { $seat } on „laud“ ega saa võtteid nõuda ega neist loobuda
error-nothing-to-hand-over = { $seat } ei saa mängu praegu üle anda: seda saab ainult see, kes mängib mõlema käega, ja lauas, kus see on lubatud
error-hand-over-laws = lauas, kus reeglite täitmist jälgivad mängijad ise, mängu üle ei anta („{ $laws }“)
error-not-compared = jaotust { $number } teise lauaga ei võrrelda: oodati lõppenud jaotust, mida ei ole veel võrreldud
error-claim-range = { $tricks } võtet ei saa nõuda ega neist loobuda: alles on { $left }
error-claim-line = mängu kirjelduses on { $cards }: oodati erinevaid kaarte, mis on avaldaja käes või „laua“ nähtavate kaartide seas
error-nothing-to-take-back = mängijal { $seat } ei ole seal midagi tagasi võtta: oodati tema enda tegu selles jaotuses
error-laws-take-back = siin ei võeta midagi kokkuleppel tagasi: reeglid otsustavad, mida tohib tagasi võtta
error-plain-table = selles lauas ei nõuta võtteid, ei loobuta neist ega võeta midagi tagasi: mängitakse iga kaart
error-no-boards-here = jaotust { $board } ei saa lauale panna: mängus { $game } ei ole nummerdatud jaotusi
error-nothing-to-break-off = pooleli ei ole ühtegi robberit, mida saaks katkestada
error-redraw-between-rubbers = kohad tõmmatakse uuesti ainult enne robberi algust ja mängudes, kus kohti tõmmatakse
error-second-game-not-now = selles, kelle teine partii järgmine jaotus on, saab kokku leppida ainult enne kaartide jagamist, terve poole kohta korraga ja mängudes, mis jätavad selle mängijate otsustada
error-unknown-request = sellist palvet nagu „{ $what }“ ei ole: oodati undo, break-off, redraw või second-game
error-nothing-to-answer = mängijal { $seat } ei ole praegu midagi vastata ({ $to ->
    [claim] võtete nõue
    [undo] tagasivõtmise palve
    [break-off] palve katkestada
    [redraw] palve kohad uuesti tõmmata
    [second-game] küsimus, kelle teine partii järgmine jaotus on
   *[other] „{ $to }“
  })
error-answer = „{ $answer }“ ei ole siin vastus: oodati üht neist: { $expected }
error-sequence = sündmuse number on { $seq }: oodati { $expected }
error-first-event = esimene sündmus on „{ $act }“: oodati make-table
error-table-alone = „{ $act }“ on mängulaua enda tegu, mitte mängija oma
error-nobody-sits = „{ $act }“ vajab mängija kohta: kohal { $seat } ei istu keegi
error-answer-first = enne ootab vastust { $what ->
    [claim] võtete nõue
    [undo] tagasivõtmise palve
    [break-off] palve katkestada
    [redraw] palve kohad uuesti tõmmata
    [second-game] küsimus, kelle teine partii järgmine jaotus on
   *[other] { $what }
  }
error-keep-line = lubamatu kaart „{ $card }“: avaldaja ütles, kuidas ta edasi mängib, ja järgmine on { $due }
error-no-events = sündmusi ei ole: oodati, et enne tehakse mängulaud
error-unknown-variant = mängu „{ $key }“ ei ole: oodati üht neist: { $expected }

error-school-problem = ülesannet „{ $problem }“ ei ole
error-ending-card = kaart „{ $card }“ ei saa siin kellegi käes olla
error-ending-over = lubamatu kaart „{ $card }“: ülesanne on läbi
error-school-course = kursust „{ $course }“ ei ole: oodati üht järgmistest: { $expected }
error-school-lesson = selles kursuses ei ole õppetundi „{ $lesson }“: oodati üht järgmistest: { $expected }
error-school-no-step = selles õppetunnis ei ole sammu „{ $step }“: oodati üht järgmistest: { $expected }
error-school-not-asked = samm „{ $step }“ ei küsi midagi, millele saaks nii vastata
error-school-answer = „{ $answer }“ ei ole vastus sellele küsimusele: oodati { $expected }
error-school-questions = küsimusi „{ $questions }“ ei ole: oodati üht järgmistest: { $expected }
error-school-number = küsimust numbriga { $number } ja raskusega { $level } ei ole: oodati numbrit alates 0 ja raskust 0 kuni { $hardest }
error-school-file = faili { $file } ei saa lugeda: { $wrong }
error-school-step = { $file }, samm { $step }: { $wrong }
error-school-step-twice = { $file }: kaks sammu kannavad nime „{ $step }“
error-school-nothing-right = samm „{ $step }“ küsib, kuid ükski vastus ei ole õige
error-school-judge = kohtunikku „{ $judge }“ ei ole: oodati üht järgmistest: { $expected }
error-school-figure = küsimuse pildil ei ole seda, mida kohtunik „{ $judge }“ küsib
error-school-script = „{ $word }“ ei ole selles kohas võimalik: oodati üht järgmistest: { $expected }
error-school-table = tabelit „{ $table }“ ei ole: oodati üht järgmistest: { $expected }
error-school-no-lesson = laud { $table } ei kuulu ühegi õppetunni juurde
error-school-no-test = „{ $lesson }“ ei ole test
error-school-not-passed = tunnistuse saab sooritatud testi eest: õigeid vastuseid { $right }, küsimusi { $all }
error-school-whole-test = „{ $lesson }“ on test: oodati korraga vastuseid kõigile küsimustele
error-school-unanswered = küsimusel „{ $step }“ ei ole veel vastust
error-school-two-hands = { $hand } ja { $dummy } ei ole kaks kolmeteistkümne kaardiga kätt ühest kimbust
