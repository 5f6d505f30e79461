error-at = vrstica { $line }, stolpec { $column }

error-not-a-suit = »{ $text }« ni barva; pričakovano eno od: C D H S
error-not-a-strain = »{ $text }« ni barva igre; pričakovano eno od: C D H S NT
error-not-a-rank = »{ $text }« ni vrednost karte; pričakovano eno od: 2 3 4 5 6 7 8 9 T J Q K A
error-not-a-card = »{ $text }« ni karta; pričakovano: barva in vrednost, na primer SA ali HT
error-not-a-hand = »{ $text }« ni list; pričakovano: pik.srce.karo.križ, na primer AK5.KJT64.74.763
error-card-twice-in-hand = v »{ $text }« je dvakrat { $card }; pričakovane različne karte
error-holding-order = v »{ $text }« je napačen vrstni red ({ $holding }); pričakovano od višje karte k nižji
error-not-a-seat = »{ $text }« ni sedež; pričakovano eno od: N E S W
error-not-a-side = »{ $text }« ni stran; pričakovano: NS ali EW
error-not-a-vulnerability = »{ $text }« ni ranljivost; pričakovano: None, NS, EW ali All
error-not-a-deal = »{ $text }« ni delitev; pričakovano: sedež, dvopičje in štirje listi, na primer N:AK5.KJT64.74.763 …
error-hand-size = { $seat } ima { $count ->
    [one] { $count } karto
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
  }; pričakovano { $expected }
error-card-dealt-twice = { $card } je na dveh mestih: { $first } in { $second }; pričakovanih 52 različnih kart
error-deal-number = { $number } ni številka delitve; pričakovano od 0 do 53644737765488792839237439999
error-not-a-call = »{ $text }« ni napoved; pričakovano: Pass, X, XX ali licit, na primer 1C ali 3NT
error-not-a-bid = »{ $text }« ni licit; pričakovano: stopnja od 1 do 7 in barva, na primer 4S ali 3NT
error-not-a-contract = »{ $text }« ni kontrakt; pričakovano: stopnja od 1 do 7, barva in po potrebi X ali XX, na primer 4S, 3NTX ali 1CXX
error-not-a-pack = snopič ima 52 različnih kart: tu je kart { $count }, različnih { $different }
error-cut-size = privzdig s toliko kartami ({ $count }) ne pusti dveh kupčkov; pričakovano od 1 do 51
error-auction-over = licitacija »{ $auction }« je končana: nadaljnja napoved ni mogoča
error-bid-too-low = nedovoljena napoved »{ $call }« v licitaciji »{ $auction }«: licit mora biti višji od { $last }
error-no-bid-to-double = nedovoljena napoved »{ $call }« v licitaciji »{ $auction }«: kontrira se lahko samo nekontrirani licit druge strani
error-no-double-to-redouble = nedovoljena napoved »{ $call }« v licitaciji »{ $auction }«: rekontrira se lahko samo licit svoje strani, ki so ga nasprotniki kontrirali
error-card-not-held = nedovoljena karta »{ $card }«: { $seat } je nima
error-must-follow = nedovoljena karta »{ $card }«: { $seat } lahko sledi barvi in mora igrati eno od: { $expected }
error-not-an-auction = »{ $text }« ni licitacija; pričakovano: delitelj, dvopičje in napovedi, na primer N: 1S Pass 2S
error-unknown-option = ni možnosti »{ $name }«; pričakovano eno od: { $expected }
error-option-not-a-number = možnost { $name } ne more biti »{ $value }«; pričakovano celo število, na primer { $default }
error-option-reading = možnost { $name } ne more biti »{ $value }«; pričakovano eno od: { $expected }
error-not-a-column = »{ $text }« ni stolpec; pričakovano: we ali they
error-honours-count = toliko honerjev v enem listu ({ $count }) ne prinese nič; pričakovano: 4 ali 5
error-tricks-range = toliko vzetkov ({ $tricks }) ni mogočih; pričakovano od 0 do 13
error-five-honours-at-no-trump = pet honerjev v brezadutski igri ni mogočih; pričakovano: 4 (štirje asi v enem listu)
error-chicane-at-no-trump = šikan v brezadutski igri ni mogoč; pričakovana adutska barva
error-rubber-over = rober je končan: nobene delitve ni več mogoče vpisati
error-event-kind = »{ $kind }« ni vrsta dogodka
error-event-payload = vsebina »{ $kind }« ni objekt
error-event-envelope = to ni dogodek; pričakovan objekt z v, seq, kind, seat in payload
error-event-version = dogodki različice { $version } niso znani; pričakovano: { $expected }
error-event-seq = »{ $seq }« ni zaporedna številka; pričakovano celo število od 0
error-event-field-unknown = neznano polje »{ $field }«; pričakovano: { $expected }
error-event-field-missing = polje »{ $field }« manjka
error-event-field-value = polje »{ $field }« ne more biti { $value }
error-not-json = ni JSON: { $reason }
error-json-too-deep = JSON je pregloboko gnezden; pričakovano največ { $most } ravni
error-json-key-twice = isti ključ se v enem objektu JSON pojavi dvakrat
error-json-not-finite = { $text } v zapisu JSON ni število
error-json-number-too-large = število je preveliko; pričakovano največ { $most }
error-play-over = nedovoljena karta »{ $card }«: vseh trinajst vzetkov je odigranih
error-not-now =
    { $act ->
        [call] napoved
        [play] igranje karte
        [name] imenovanje aduta
        [remit] prepustitev
        [speak] beseda
        [announce] napoved točk
        [choose] izbira aduta
        [claim] zahteva vzetkov
        [concede] prepustitev vzetkov
        [review] ponovitev licitacije
        [look-back] pogled v pobrani vzetek
        [name-cards] imenovanje kart
        [ask] prošnja
        [respond] odgovor
        [draw] žreb
        [choose-seat] izbira sedeža
        [shuffle] mešanje
        [cut] privzdig
        [next-deal] naslednja delitev
       *[other] »{ $act }«
    }: to zdaj ni mogoče ({ $phase ->
        [draw] poteka žreb za sedeže
        [seats] poteka izbira sedežev
        [shuffle] poteka mešanje
        [cut] poteka privzdigovanje
        [deal] delitev teče
        [between] smo med dvema delitvama
        [dialogue] poteka licitacija
        [play] igra teče
        [over] delitev je končana
        [void] ta delitev se ne igra
       *[other] { $phase }
    })
error-not-in-play =
    nedovoljena karta »{ $card }«: zdaj se ne igra ({ $phase ->
        [dialogue] poteka licitacija
        [over] delitev je končana
        [void] ta delitev se ne igra
       *[other] { $phase }
    })
error-out-of-turn = nedovoljena karta »{ $card }« ({ $seat }): na vrsti je drug list ({ $turn }), igra ga { $actor }
error-trick-closed = { $seat } zdaj ne sme pogledati { $trick }. vzetka
error-no-review =
    { $seat } zdaj ne more zahtevati ponovitve: { $what ->
        [auction] licitacija
        [contract] kontrakt
       *[other] { $what }
    }
error-no-trick-on-table = { $seat } ne more zahtevati imenovanja kart: na mizi ni vzetka
error-drawn-twice = dva igralca sta potegnila isto karto; pričakovane različne karte
error-seat-of-other-pair = sedež { $seat } pripada drugemu paru
error-only-calls = »{ $act }« ni napoved; pričakovano: pas, licit, kontra ali rekontra
error-call-out-of-turn = napoved »{ $call }« ({ $seat }) je zunaj vrste: na vrsti je { $turn }
error-late-double = v licitaciji »{ $auction }« sme kontrirati samo igralec, ki je takoj za licitantom
error-speak-out-of-turn = { $seat } govori, ko ni na vrsti: na vrsti je { $turn }
error-not-said-here = { $seat } tu ne more reči »{ $act }«
error-not-a-secret = »{ $secret }« ni skrivnost; pričakovanih 64 šestnajstiških števk
error-not-a-contribution = »{ $number }« ni število za mešanje; pričakovanih 64 šestnajstiških števk
error-contributed-already = { $seat } je temu mešanju že dodal svoje število
error-player-count = število igralcev za mizo je { $count }; pričakovano od { $least } do { $most }
error-player-names = vsak igralec potrebuje svoje ime; pričakovana različna, neprazna imena
error-seating = razporeditev sedežev »{ $seating }« ni znana; pričakovano: draw ali fixed
error-edition = izdaja miz { $edition } ni znana; pričakovano od 1 do { $newest }; mizo je morda naredil novejši program
error-laws-mode = s pravili »{ $laws }« se te igre ne da igrati; pričakovano: { $expected }
error-draws-already = { $player } je že žrebal ali ne spada k tej mizi
error-draw-one = število potegnjenih kart je { $count }; pričakovana ena
error-draw-edge = mesto { $place } v vrsti je zaprto; pričakovano od { $first } do { $last }
error-draw-taken = mesto { $place } v vrsti je prazno: to karto je potegnil drug igralec
error-choose-seat = sedež zdaj izbira { $player }, in sicer med: { $expected }
error-cuts-not = { $seat } ne sme privzdigniti: privzdigne { $cutter }
error-cut-range = privzdig s toliko kartami ({ $count }) ni dovoljen; pričakovano od { $least } do 51
error-no-play-to-claim = zdaj ni mogoče ne zahtevati ne prepustiti vzetkov: igra ne teče
error-dummy-claims = { $seat } je mrtvec in ne more ne zahtevati ne prepustiti vzetkov
error-nothing-to-hand-over = { $seat } zdaj ne more prepustiti igre: to lahko stori le, kdor igra oba lista, za mizo, kjer je to dovoljeno
error-hand-over-laws = za mizo, kjer na pravila pazijo igralci sami, igre ne more prepustiti nihče (»{ $laws }«)
error-not-compared = delitev { $number } se ne primerja z drugo mizo: biti mora končana in še ne primerjana
error-claim-range = toliko vzetkov ({ $tricks }) ni mogoče zahtevati ali prepustiti: ostalo jih je { $left }
error-claim-line = napovedani vrstni red igre: { $cards }; pričakovane različne karte, ki jih ima izvajalec ali pa ležijo odprte pri mrtvecu
error-nothing-to-take-back = { $seat } tam nima česa vzeti nazaj; nazaj se vzame le svoje dejanje v tej delitvi
error-laws-take-back = tu se nič ne vzame nazaj po dogovoru: kaj se sme vzeti nazaj, odločajo pravila
error-plain-table = pri tej mizi se vzetki ne zahtevajo ne prepuščajo in nič se ne vzame nazaj: odigra se vsaka karta
error-no-boards-here = borda { $board } ni mogoče položiti: { $game } se ne igra z bordi
error-nothing-to-break-off = ne teče noben rober, ki bi ga lahko prekinili
error-redraw-between-rubbers = sedeži se žrebajo znova samo pred začetkom robra, v igrah z žrebom za sedeže
error-second-game-not-now = za koga je naslednja delitev druga manša, se je mogoče dogovoriti samo pred deljenjem kart, za celo stran in v igrah, ki to prepuščajo igralcem
error-unknown-request = za »{ $what }« ni mogoče prositi; pričakovano: undo, break-off, redraw ali second-game
error-nothing-to-answer =
    { $seat } zdaj nima na kaj odgovoriti ({ $to ->
        [claim] zahteva vzetkov
        [undo] prošnja, da se nekaj vzame nazaj
        [break-off] prekinitev robra
        [redraw] nov žreb za sedeže
        [second-game] dogovor o drugi manši
        [inspect] pogled v vzetek
       *[other] »{ $to }«
    })
error-answer = »{ $answer }« tu ni odgovor; pričakovano eno od: { $expected }
error-sequence = dogodek ima številko { $seq }; pričakovano: { $expected }
error-first-event = prvi dogodek je »{ $act }«; pričakovano: make-table
error-table-alone = »{ $act }«: to lahko stori samo miza, ne igralec
error-nobody-sits = »{ $act }« potrebuje igralca, tu pa ne sedi nihče: { $seat }
error-answer-first =
    najprej je treba odgovoriti: { $what ->
        [claim] zahteva vzetkov
        [undo] prošnja, da se nekaj vzame nazaj
        [break-off] prekinitev robra
        [redraw] nov žreb za sedeže
        [second-game] dogovor o drugi manši
       *[other] { $what }
    }
error-keep-line = nedovoljena karta »{ $card }«: izvajalec je povedal, kako bo igral naprej, in na vrsti je { $due }
error-no-events = dogodkov ni: najprej je treba odpreti mizo
error-unknown-variant = ni igre »{ $key }«; pričakovano eno od: { $expected }

error-school-problem = naloge »{ $problem }« ni
error-ending-card = karte »{ $card }« tu nihče ne more imeti
error-ending-over = nedovoljena karta »{ $card }«: naloge je konec
error-school-course = tečaja »{ $course }« ni: pričakovan je eden od teh: { $expected }
error-school-lesson = v tem tečaju ni učne ure »{ $lesson }«: pričakovana je ena od teh: { $expected }
error-school-no-step = v tej učni uri ni koraka »{ $step }«: pričakovan je eden od teh: { $expected }
error-school-not-asked = korak »{ $step }« ne sprašuje ničesar, na kar bi se dalo tako odgovoriti
error-school-answer = »{ $answer }« ni odgovor na to vprašanje: pričakovano { $expected }
error-school-questions = vprašanj »{ $questions }« ni: pričakovana so ena od teh: { $expected }
error-school-number = vprašanja s številko { $number } in težavnostjo { $level } ni: pričakovana je številka od 0 naprej in težavnost od 0 do { $hardest }
error-school-file = datoteke { $file } ni mogoče prebrati: { $wrong }
error-school-step = { $file }, korak { $step }: { $wrong }
error-school-step-twice = { $file }: dva koraka se imenujeta »{ $step }«
error-school-nothing-right = korak »{ $step }« sprašuje, a noben odgovor ni pravilen
error-school-judge = sodnika »{ $judge }« ni: pričakovan je eden od teh: { $expected }
error-school-figure = slika vprašanja ne kaže tega, kar sodnik »{ $judge }« sprašuje
error-school-script = »{ $word }« na tem mestu ni mogoče: pričakovano je eno od tega: { $expected }
error-school-table = preglednice »{ $table }« ni: pričakovana je ena od teh: { $expected }
error-school-no-lesson = miza { $table } ne pripada nobeni učni uri
error-school-no-test = »{ $lesson }« ni test
error-school-not-passed = potrdilo se dobi za opravljen test: pravilnih odgovorov { $right } od { $all }
error-school-whole-test = »{ $lesson }« je test; pričakovani so odgovori na vsa vprašanja hkrati
error-school-unanswered = vprašanje »{ $step }« še nima odgovora
error-school-two-hands = { $hand } in { $dummy } nista dva lista s po trinajstimi kartami iz istega snopiča
