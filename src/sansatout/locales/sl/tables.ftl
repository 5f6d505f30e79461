cli-variant = igra: { $games }
cli-progress = pokaži potek

cli-simulate =
    Odigraj cele robre z igralci, ki izbirajo naključno.

    Večinoma pasirajo in ostajajo nizko, da se robri končajo. Isto seme da isti izid.
cli-simulate-rubbers = koliko robrov ali partij (v igrah brez njih nizov po 16 delitev)
cli-simulate-seed = število; isto seme da iste robre
cli-simulated-variant = igra
cli-simulated-rubbers = robri, partije ali nizi
cli-simulated-deals = delitve
cli-simulated-void = pasirano ali znova deljeno
cli-simulated-events = dogodki
cli-simulated-deals-per-rubber = delitev na rober
cli-simulated-points-per-rubber = točk na rober
cli-simulated-games-per-deal = manš na odigrano delitev
cli-simulated-slams-per-deal = slemov na odigrano delitev
cli-simulated-speed = delitev na sekundo

cli-replay = Predvajaj datoteko dogodkov (vrstice JSON) in pokaži mizo, zapis in prvo napako.
cli-replay-file = datoteka dogodkov, en objekt JSON na vrstico, ali - za standardni vhod
cli-replay-valid = { $count ->
    [one] { $count } dogodek je veljaven
    [two] { $count } dogodka sta veljavna
    [few] { $count } dogodki so veljavni
   *[other] { $count } dogodkov je veljavnih
  }
cli-replay-stopped = ustavljeno: { $error }
cli-table-head =
    { $variant }, { $stage ->
        [draw] žreb za sedeže
        [seats] izbira sedežev
        [shuffle] mešanje
        [cut] privzdigovanje
        [deal] delitev
        [between] med dvema delitvama
       *[other] { $stage }
    }
cli-table-deal = { $number }. delitev
cli-table-trick = { $number }. vzetek: { $cards } → { $winner }

cli-verify =
    Primerjaj delitve s tem, kar je bilo obljubljeno pred njimi: premešaj znova iz tega, kar je bilo razkrito.

    Podaj datoteko dogodkov ali končano delitev in to, kar je bilo zapisano pred delitvijo: zabeležko s spletne strani (--record) ali prstni odtis. Izhodna koda: 0 dokazano, 1 se ne ujema, 2 napačen vnos, 3 nič ni dokazano.
cli-verify-file = dogodki (vrstice JSON ali /api/tables/…/events) ali končana delitev (/api/deals/…)
cli-verify-record = zabeležka, ki jo je igralec prenesel s spletne strani, vrstica JSON za vsako delitev
cli-verify-commitment = prstni odtis, zapisan pred privzdigovanjem: DELITEV:ODTIS ali ODTIS za delitev, podano z --deal
cli-verify-secret = skrivnost, razkrita po delitvi, 64 šestnajstiških števk
cli-verify-cut = koliko kart je bilo privzdignjenih
cli-verify-number = število, ki ga je dal igralec: SEDEŽ:ŠTEVILO
cli-verify-table = ime mize
cli-verify-deal = številka delitve
cli-verify-dealer = kdo je delil
error-cli-verify-needs = ni kaj preveriti; pričakovano: datoteka ali --secret in --cut
error-cli-verify-form = to ni ne zabeležka ne končana delitev: { $reason }
error-cli-verify-digest = »{ $digest }« ni prstni odtis; pričakovanih 64 šestnajstiških števk, po potrebi pred njimi številka delitve in dvopičje
error-cli-verify-twice = za delitev { $deal } sta zapisana dva različna prstna odtisa; pričakovan en sam

cli-play =
    Igraj v terminalu: ti in roboti.

    Vpiši napoved (1H, pass, x, xx), karto (SA), besedo igre ali help.
cli-play-seat = kje sediš: N, E, S ali W
cli-play-robots = raven in licitacijski sistem drugih, na primer expert:one-club ali novice
cli-play-seed = število; isto seme da iste delitve in iste druge igralce
cli-play-welcome = Tvoj sedež je { $seat }, igra je { $variant }. Vpiši help, da izveš, kaj lahko vpišeš, ali quit za konec.
cli-play-help =
    Napovedi: pass, x, xx, 1C … 7NT. Karte: barva in vrednost, na primer SA ali HT (mrtvečeva karta, ko je na vrsti mrtvec).
    Bridge-Whist: S C D H NT za imenovanje, remit, ask, lead, double, redouble, pass. Minibridž: število za napoved točk, nato NT ali NT bonus; po delitvi pove second NS, EW, NSEW ali none, za koga je naslednja druga manša.
    Kadar koli: claim 5, concede 3, undo, look 1, review, contract, sheet, help, quit.
cli-play-prompt = na vrsti je { $actor }
error-cli-play-not-understood = »{ $line }« ni razumljivo; pričakovano eno od: { $expected }
error-cli-play-no-seat = v tej igri tu nihče ne sedi: { $seat }; pričakovano eno od: { $expected }
cli-play-does = { $seat }: { $what }
cli-play-trick = vzetek: { $cards }
cli-play-won = dobljeno: izvajalec { $declaring }, obramba { $defending }
cli-play-deal = { $number }. delitev, delitelj { $dealer }, ranljiv: { $vulnerable }
cli-play-hand = tvoj list: { $hand }
cli-play-suggested = točke v tvojem listu: { $what }
cli-play-open = odprti list ({ $seat }): { $hand }
cli-play-playing = { $strain }, izvajalec { $declarer }, potrebnih vzetkov { $target }
cli-play-answer = povedo ti: { $content }
cli-play-refused = drugi se ne strinjajo
cli-play-next = pritisni enter za naslednjo delitev ali vpiši quit
cli-play-bye = Nasvidenje. Delitev ta večer: { $deals }.
cli-play-void = Te delitve nihče ne igra: vsi so pasirali ali pa imata oba para 20 točk. Karte se delijo znova.
