cli-variant = igra: bridge-whist, kontrakt, vanderbilt, reform, rulebook, hungarian, minibridge, minibridge-3 ali duplicate
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
cli-table-head = { $variant }, faza { $stage }
cli-table-deal = { $number }. delitev
cli-table-trick = { $number }. vzetek: { $cards } → { $winner }

cli-verify =
    Dokaži, da je bila delitev poštena: premešaj jo znova iz razkritega.

    Podaj datoteko dogodkov ali skrivnost, privzdig, mizo in številko delitve.
cli-verify-file = datoteka dogodkov
cli-verify-secret = skrivnost, razkrita po delitvi, 64 šestnajstiških števk
cli-verify-cut = koliko kart je bilo privzdignjenih
cli-verify-table = ime mize
cli-verify-deal = številka delitve
cli-verify-dealer = kdo je delil
cli-verify-commitment = prstni odtis, objavljen pred privzdigovanjem
cli-verify-same = pošteno
cli-verify-other = NI delitev, ki je bila odigrana
cli-verify-differs = skrivnost se ne ujema s prstnim odtisom
error-cli-verify-needs = ni kaj preveriti: pričakovana datoteka dogodkov ali --secret in --cut

cli-play =
    Igraj v terminalu: ti in roboti.

    Vpiši napoved (1H, pass, x, xx), karto (SA), besedo igre ali help.
cli-play-seat = kje sediš: N, E, S ali W
cli-play-robots = raven in licitacijski sistem drugih, na primer expert:club ali novice
cli-play-seed = število; isto seme da iste delitve in iste druge igralce
cli-play-welcome = Sediš na { $seat } za mizo { $variant }. Vpiši help, da izveš, kaj lahko vpišeš, quit za izhod.
cli-play-help =
    Napovedi: pass, x, xx, 1C … 7NT. Karte: barva in vrednost, kot SA ali HT (mrtvečeva karta, ko je na vrsti mrtvec).
    Bridge-Whist: S C D H NT za imenovanje, remit, ask, lead, double, redouble, pass. Minibridž: število za napoved točk, nato NT ali NT bonus.
    Kadarkoli: claim 5, concede 3, undo, look 1, review, contract, sheet, help, quit.
cli-play-prompt = na vrsti je { $actor }
error-cli-play-not-understood = '{ $line }' ni razumljivo: pričakovano eno od { $expected }
error-cli-play-no-seat = v tej igri nihče ne sedi na { $seat }: pričakovano eno od { $expected }
cli-play-does = { $seat }: { $what }
cli-play-trick = vzetek: { $cards }
cli-play-won = dobljeno: izvajalec { $declaring }, obramba { $defending }
cli-play-deal = { $number }. delitev, delitelj { $dealer }, ranljiv: { $vulnerable }
cli-play-hand = tvoj list: { $hand }
cli-play-open = { $seat } je odprt: { $hand }
cli-play-playing = { $strain }, izvajalec { $declarer }, potrebnih vzetkov { $target }
cli-play-answer = povedo ti: { $content }
cli-play-refused = drugi se ne strinjajo
cli-play-next = pritisni enter za naslednjo delitev ali vpiši quit
cli-play-bye = Nasvidenje. Delitev ta večer: { $deals }.
cli-play-void = Te delitve nihče ne igra: vsi so pasirali ali pa imata oba para 20 točk. Karte se delijo znova.
