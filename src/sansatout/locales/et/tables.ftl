cli-variant = mäng: { $games }
cli-progress = näita edenemist

cli-simulate =
    Mängi terveid robbereid mängijatega, kes valivad juhuslikult.

    Nad enamasti passivad ja pakuvad madalalt, et robberid lõpeksid. Sama seeme annab sama tulemuse.
cli-simulate-rubbers = mitu robberit või istungit (ilma nendeta mängudes 16 jaotuse kaupa)
cli-simulate-seed = arv; sama seeme annab samad robberid
cli-simulated-variant = mäng
cli-simulated-rubbers = robbereid, istungeid või seeriaid
cli-simulated-deals = jaotusi
cli-simulated-void = läbi passitud või uuesti jagatud
cli-simulated-events = sündmusi
cli-simulated-deals-per-rubber = jaotusi robberi kohta
cli-simulated-points-per-rubber = punkte robberi kohta
cli-simulated-games-per-deal = partiisid mängitud jaotuse kohta
cli-simulated-slams-per-deal = slämme mängitud jaotuse kohta
cli-simulated-speed = jaotusi sekundis

cli-replay = Mängi sündmuste fail (JSON-i read) läbi ning näita mängulauda, arvutuslehte ja esimest viga.
cli-replay-file = sündmuste fail, igal real üks JSON-i objekt, või - standardsisendi jaoks
cli-replay-valid = { $count ->
    [one] üks sündmus kehtib
   *[other] { $count } sündmust kehtib
  }
cli-replay-stopped = peatuti: { $error }
cli-table-head = { $variant }, järk { $stage }
cli-table-deal = jaotus { $number }
cli-table-trick = { $number }. võte: { $cards } → { $winner }

cli-verify =
    Võrdle jaotusi sellega, mis enne jagamist lubati: sega uuesti selle põhjal, mis avalikustati.

    Anna sündmuste fail või lõppenud jaotus ja see, mis enne jagamist üles kirjutati: lehelt võetud üleskirjutus (--record) või räsi. Väljumiskood: 0 tõestatud, 1 ei vasta, 2 vigane sisend, 3 midagi pole tõestatud.
cli-verify-file = sündmused (JSON-read või /api/tables/…/events) või lõppenud jaotus (/api/deals/…)
cli-verify-record = üleskirjutus, mille mängija lehelt võttis, iga jaotuse kohta üks JSON-rida
cli-verify-commitment = enne tõstmist üles kirjutatud räsi: JAOTUS:RÄSI, või ainult RÄSI, kui jaotuse ütleb valik --deal
cli-verify-secret = pärast jaotust avaldatud saladus, 64 kuueteistkümnendnumbrit
cli-verify-cut = mitu kaarti tõsteti
cli-verify-number = mängija antud arv: KOHT:ARV
cli-verify-table = mängulaua nimi
cli-verify-deal = jaotuse number
cli-verify-dealer = kes jagas
error-cli-verify-needs = pole midagi kontrollida: oodati faili või valikuid --secret ja --cut
error-cli-verify-form = see pole üleskirjutus ega lõppenud jaotus: { $reason }
error-cli-verify-digest = „{ $digest }“ ei ole räsi: oodati 64 kuueteistkümnendnumbrit, vajaduse korral nende ees jaotuse number ja koolon
error-cli-verify-twice = jaotuse { $deal } kohta on üles kirjutatud kaks eri räsi: oodati ühte

cli-play =
    Mängi terminalis: sina ja robotid.

    Kirjuta avaldus (1H, pass, x, xx), kaart (SA), mängu sõna või help.
cli-play-seat = kus sa istud: N, E, S või W
cli-play-robots = teiste tase ja pakkumissüsteem, näiteks expert:one-club või novice
cli-play-seed = arv; sama seeme annab samad jaotused ja samad kaasmängijad
cli-play-welcome = Sa istud kohal { $seat }, mäng on { $variant }. Kirjuta help, et teada saada, mida kirjutada, või quit, et lahkuda.
cli-play-help =
    Avaldused: pass, x, xx, 1C … 7NT. Kaardid: mast ja kõrgus nagu SA või HT („laua“ kaart, kui kord on „laual“).
    Bridge-whist: S C D H NT nimetamiseks, remit, ask, lead, double, redouble, pass. Minibridge: punktide arv, siis NT või NT bonus; pärast jaotust ütleb second NS, EW, NSEW või none, kelle teine partii järgmine on.
    Igal ajal: claim 5, concede 3, undo, look 1, review, contract, sheet, help, quit.
cli-play-prompt = kord on mängijal { $actor }
error-cli-play-not-understood = „{ $line }“ on arusaamatu: oodati üht neist: { $expected }
error-cli-play-no-seat = kohal { $seat } selles mängus keegi ei istu: oodati üht neist: { $expected }
cli-play-does = { $seat }: { $what }
cli-play-trick = võte: { $cards }
cli-play-won = võtteid: avaldajal { $declaring }, vastastel { $defending }
cli-play-deal = Jaotus { $number }, jagaja { $dealer }, hädaohus: { $vulnerable }
cli-play-hand = sinu käsi: { $hand }
cli-play-suggested = sinu käes on punkte { $what }
cli-play-open = lahti on { $seat }: { $hand }
cli-play-playing = { $strain }, avaldaja { $declarer }, vaja teha { $target } võtet
cli-play-answer = sulle vastatakse: { $content }
cli-play-refused = teised ei ole nõus
cli-play-next = vajuta sisestusklahvi, et alustada järgmist jaotust, või kirjuta quit
cli-play-bye = Head aega. Jaotusi sel õhtul: { $deals }.
cli-play-void = Seda jaotust keegi ei mängi: kõik passisid või on mõlemal paaril 20 punkti. Kaardid jagatakse uuesti.
