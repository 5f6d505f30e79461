cli-variant = a játék: { $games }
cli-progress = folyamatjelző mutatása

cli-simulate =
    Egész robberek lejátszása találomra választó játékosokkal.

    Többnyire passzolnak és alacsonyan maradnak, hogy a robberek véget érjenek. Ugyanaz a mag ugyanazt az eredményt adja.
cli-simulate-rubbers = hány robber vagy ülés (ahol nincs ilyen, 16 leosztásos sorozat)
cli-simulate-seed = egy szám; ugyanaz a mag ugyanazokat a robbereket adja
cli-simulated-variant = játék
cli-simulated-rubbers = robberek, ülések vagy sorozatok
cli-simulated-deals = leosztások
cli-simulated-void = körbepasszolt vagy újraosztott
cli-simulated-events = események
cli-simulated-deals-per-rubber = leosztás robberenként
cli-simulated-points-per-rubber = pont robberenként
cli-simulated-games-per-deal = gém lejátszott leosztásonként
cli-simulated-slams-per-deal = szlem lejátszott leosztásonként
cli-simulated-speed = leosztás másodpercenként

cli-replay = Eseményfájl (JSON-sorok) lejátszása; megmutatja az asztalt, az írást és az első hibát.
cli-replay-file = eseményfájl, soronként egy JSON-objektum, vagy - a szabványos bemenethez
cli-replay-valid = { $count ->
    [one] egy esemény érvényes
   *[other] { $count } esemény érvényes
  }
cli-replay-stopped = megállt: { $error }
cli-table-head =
    { $variant }, { $stage ->
        [draw] helysorsolás
        [seats] helyválasztás
        [shuffle] keverés
        [cut] emelés
        [deal] leosztás
        [between] két leosztás között
       *[other] { $stage }
    }
cli-table-deal = { $number }. leosztás
cli-table-trick = { $number }. ütés: { $cards } → { $winner }

cli-verify =
    A leosztások összevetése azzal, amit előttük ígértek: újrakeverés abból, amit felfedtek.

    Adj meg egy eseményfájlt vagy egy befejezett leosztást, és azt, amit az osztás előtt feljegyeztek: az oldalról letöltött feljegyzést (--record) vagy egy ujjlenyomatot. Kilépési kód: 0 bizonyított, 1 nem egyezik, 2 hibás bemenet, 3 semmi sincs bizonyítva.
cli-verify-file = események (JSON-sorok vagy /api/tables/…/events) vagy egy befejezett leosztás (/api/deals/…)
cli-verify-record = egy játékos feljegyzése az oldalról, leosztásonként egy JSON-sor
cli-verify-commitment = az emelés előtt feljegyzett ujjlenyomat: LEOSZTÁS:UJJLENYOMAT, vagy UJJLENYOMAT a --deal leosztásához
cli-verify-secret = a leosztás után felfedett titok, 64 hexadecimális számjegy
cli-verify-cut = hány lapot emeltek fel
cli-verify-number = egy játékos által adott szám: HELY:SZÁM
cli-verify-table = az asztal neve
cli-verify-deal = a leosztás száma
cli-verify-dealer = ki osztott
error-cli-verify-needs = nincs mit ellenőrizni; egy fájl kell, vagy --secret és --cut
error-cli-verify-form = ez nem feljegyzés és nem befejezett leosztás: { $reason }
error-cli-verify-digest = „{ $digest }” nem ujjlenyomat; 64 hexadecimális számjegy kell, szükség esetén előtte a leosztás száma és kettőspont
error-cli-verify-twice = { $deal }. leosztás: két különböző ujjlenyomatot jegyeztek fel hozzá; csak egy lehet

cli-play =
    Játék a terminálban: te és a robotok.

    Írj be egy licitet (1H, pass, x, xx), egy lapot (SA), a játék egy szavát, vagy azt, hogy help.
cli-play-seat = hol ülsz: N, E, S vagy W
cli-play-robots = a többiek szintje és licitrendszere, például expert:one-club vagy novice
cli-play-seed = egy szám; ugyanaz a mag ugyanazokat a leosztásokat és játékostársakat adja
cli-play-welcome = A helyed { $seat }, a játék { $variant }. A help elmondja, mit lehet beírni, a quit kilép.
cli-play-help =
    Licitek: pass, x, xx, 1C … 7NT. Lapok: szín és érték, például SA vagy HT (az asztal lapja, amikor az asztal jön).
    Bridge-Whist: S C D H NT megnevezéshez, remit, ask, lead, double, redouble, pass. Minibridzs: egy szám a bemondáshoz, aztán NT vagy NT bonus; leosztás után second NS, EW, NSEW vagy none mondja meg, ki van a következőben bellben.
    Bármikor: claim 5, concede 3, undo, look 1, review, contract, sheet, help, quit.
cli-play-prompt = { $actor } jön
error-cli-play-not-understood = „{ $line }” nem érthető; a következők egyike kell: { $expected }
error-cli-play-no-seat = ebben a játékban senki sem ül itt: { $seat }; a következők egyike kell: { $expected }
cli-play-does = { $seat }: { $what }
cli-play-trick = ütés: { $cards }
cli-play-won = elvitt ütés: felvevő { $declaring }, ellenvonal { $defending }
cli-play-deal = { $number }. leosztás, osztó { $dealer }, bellben: { $vulnerable }
cli-play-hand = a lapjaid: { $hand }
cli-play-suggested = a lapjaid pontértéke { $what }
cli-play-open = { $seat } nyitva fekszik: { $hand }
cli-play-playing = { $strain }, felvevő { $declarer }, { $target } ütés kell
cli-play-answer = ezt mondják neked: { $content }
cli-play-refused = a többiek nem értenek egyet
cli-play-next = a következő leosztáshoz nyomj entert, vagy quit
cli-play-bye = Viszlát. Az este leosztásai: { $deals }.
cli-play-void = Ezt a leosztást senki sem játssza: mindenki passzolt, vagy mindkét párnak 20 pontja van. Újra osztunk.
