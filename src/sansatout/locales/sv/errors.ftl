error-at = rad { $line }, kolumn { $column }

error-not-a-suit = ”{ $text }” är ingen färg: förväntade en av C D H S
error-not-a-strain = ”{ $text }” är varken färg eller sans-atout: förväntade en av C D H S NT
error-not-a-rank = ”{ $text }” är ingen valör: förväntade en av 2 3 4 5 6 7 8 9 T J Q K A
error-not-a-card = ”{ $text }” är inget kort: förväntade färg och valör som SA eller HT
error-not-a-hand = ”{ $text }” är ingen hand: förväntade spader.hjärter.ruter.klöver som AK5.KJT64.74.763
error-card-twice-in-hand = ”{ $text }” har { $card } två gånger: förväntade olika kort
error-holding-order = ”{ $text }” har { $holding } i fel ordning: förväntade valörerna från den högsta till den lägsta
error-not-a-seat = ”{ $text }” är ingen plats: förväntade en av N E S W
error-not-a-side = ”{ $text }” är inget par: förväntade NS eller EW
error-not-a-vulnerability = ”{ $text }” säger inte vem som är i zonen: förväntade None, NS, EW eller All
error-not-a-deal = ”{ $text }” är ingen giv: förväntade en plats, ett kolon och fyra händer som N:AK5.KJT64.74.763 …
error-hand-size = { $seat } har { $count ->
    [one] ett kort
   *[other] { $count } kort
  }: förväntade { $expected }
error-card-dealt-twice = { $card } finns både hos { $first } och hos { $second }: förväntade 52 olika kort
error-deal-number = { $number } är inte numret på någon giv: förväntade 0 till 53644737765488792839237439999
error-not-a-call = ”{ $text }” är inget bud: förväntade Pass, X, XX eller ett bud som 1C eller 3NT
error-not-a-bid = ”{ $text }” är inget bud på trick: förväntade 1 till 7 och en färg eller NT, som 4S eller 3NT
error-not-a-contract = ”{ $text }” är inget kontrakt: förväntade 1 till 7, en färg eller NT och X eller XX, som 4S, 3NTX eller 1CXX
error-not-a-pack = en kortlek har 52 olika kort: fick { $count } kort, varav { $different } olika
error-cut-size = en kupering på { $count } kort ger inte två högar: förväntade 1 till 51
error-auction-over = budgivningen ”{ $auction }” är slut: inga fler bud är möjliga
error-bid-too-low = otillåtet bud ”{ $call }” i budgivningen ”{ $auction }”: ett bud måste vara högre än { $last }
error-no-bid-to-double = otillåtet bud ”{ $call }” i budgivningen ”{ $auction }”: bara ett odubblat bud av motpartiet kan dubblas
error-no-double-to-redouble = otillåtet bud ”{ $call }” i budgivningen ”{ $auction }”: bara ett eget bud som motpartiet har dubblat kan redubblas
error-card-not-held = otillåtet kort ”{ $card }”: { $seat } har det inte
error-must-follow = otillåtet kort ”{ $card }”: { $seat } kan bekänna färg och måste spela ett av { $expected }
error-not-an-auction = ”{ $text }” är ingen budgivning: förväntade givaren, ett kolon och bud som N: 1S Pass 2S
error-unknown-option = det finns inget alternativ ”{ $name }”: förväntade ett av { $expected }
error-option-not-a-number = alternativet { $name } kan inte vara ”{ $value }”: förväntade ett heltal som { $default }
error-option-reading = alternativet { $name } kan inte vara ”{ $value }”: förväntade något av { $expected }
error-not-a-column = ”{ $text }” är ingen kolumn: förväntade we eller they
error-honours-count = { $count } honnörer på en hand ger ingenting: förväntade 4 eller 5
error-tricks-range = { $tricks } stick är omöjligt: förväntade 0 till 13
error-five-honours-at-no-trump = fem honnörer i sans-atout är omöjligt: förväntade 4 (de fyra essen på en hand)
error-chicane-at-no-trump = chikane i sans-atout är omöjligt: förväntade en trumffärg
error-rubber-over = robberten är slut: inga fler givar kan föras in
error-event-kind = ”{ $kind }” är inget slags händelse
error-event-payload = innehållet i ”{ $kind }” är inget objekt
error-event-envelope = ingen händelse: förväntade ett objekt med v, seq, kind, seat och payload
error-event-version = händelser av version { $version } är okända: förväntade { $expected }
error-event-seq = ”{ $seq }” är inget ordningsnummer: förväntade ett heltal från 0
error-event-field-unknown = okänt fält ”{ $field }”: förväntade { $expected }
error-event-field-missing = fältet ”{ $field }” saknas
error-event-field-value = fältet ”{ $field }” kan inte vara { $value }
error-not-json = inte JSON: { $reason }
error-json-too-deep = JSON-texten är nästlad för djupt: förväntade högst { $most } nivåer
error-json-key-twice = samma nyckel förekommer två gånger i ett JSON-objekt
error-json-not-finite = { $text } är inget giltigt tal i JSON
error-json-number-too-large = ett tal är för stort: förväntade högst { $most }
error-play-over = otillåtet kort ”{ $card }”: alla tretton sticken är spelade
error-not-now = { $act ->
    [draw] att dra ett kort
    [choose-seat] att välja plats
    [cut] att kupera
    [contribute] att ge ett tal
    [call] att bjuda
    [name] att bestämma trumf
    [remit] att remittera
    [speak] att säga det
    [announce] att säga sina poäng
    [choose] att välja trumf
    [play] att spela ett kort
    [review] att få något upprepat
    [look-back] att se på ett stick
    [name-cards] att få korten nämnda
    [claim] att kräva stick
    [concede] att ge bort stick
    [ask] att be om det
    [respond] att svara
    [next-deal] att gå till nästa giv
   *[other] ”{ $act }”
  } är inte möjligt nu: { $phase ->
    [draw] platserna dras
    [seats] platserna väljs
    [shuffle] korten blandas
    [cut] leken kuperas
    [deal] en giv pågår
    [between] nästa giv har inte börjat
    [dialogue] budgivningen pågår
    [play] spelet pågår
    [over] given är slut
    [void] given spelas inte
   *[other] given är i skedet { $phase }
  }
error-not-in-play = otillåtet kort ”{ $card }”: { $phase ->
    [dialogue] budgivningen pågår ännu
    [over] given är slut
    [void] given spelas inte
   *[other] given är i skedet { $phase }, inte i spel
  }
error-out-of-turn = otillåtet kort ”{ $card }” från { $seat }: turen är hos handen { $turn }, som spelas av { $actor }
error-trick-closed = { $seat } får inte se stick { $trick } nu
error-no-review = { $seat } kan inte få { $what ->
    [auction] budgivningen upprepad
    [contract] kontraktet upprepat
   *[other] ”{ $what }” upprepat
  } nu
error-no-trick-on-table = { $seat } kan inte få kort nämnda: inget stick ligger på bordet
error-drawn-twice = två spelare drog samma kort: förväntade olika kort
error-seat-of-other-pair = platsen { $seat } hör till det andra paret
error-only-calls = ”{ $act }” är inget bud: förväntade en pass, ett bud, en dubbling eller en redubbling
error-call-out-of-turn = budet ”{ $call }” av { $seat } är utom tur: turen är hos { $turn }
error-late-double = bara spelaren närmast efter budgivaren får dubbla i budgivningen ”{ $auction }”
error-speak-out-of-turn = { $seat } yttrar sig utom tur: turen är hos { $turn }
error-not-said-here = { $seat } kan inte säga ”{ $act }” här
error-not-a-secret = ”{ $secret }” är ingen hemlighet: förväntade 64 hexadecimala siffror
error-not-a-contribution = ”{ $number }” är inget tal till blandningen: förväntade 64 hexadecimala siffror
error-contributed-already = { $seat } har redan gett ett tal till den här blandningen
error-player-count = { $count } spelare sitter vid bordet: förväntade { $least } till { $most }
error-player-names = spelarna behöver egna namn: förväntade olika namn, inget tomt
error-seating = placeringen ”{ $seating }” är okänd: förväntade draw eller fixed
error-edition = bordens utgåva { $edition } är okänd: förväntade 1 till { $newest }; bordet är kanske gjort av ett nyare program
error-laws-mode = lagarna ”{ $laws }” följs inte i det här spelet: förväntade { $expected }
error-draws-already = { $player } har redan dragit eller hör inte till det här bordet
error-draw-one = { $count } kort drogs: förväntade ett
error-draw-edge = plats { $place } i den utbredda leken är stängd: förväntade { $first } till { $last }
error-draw-taken = plats { $place } i den utbredda leken är tom: en annan spelare drog det kortet
error-choose-seat = det är { $player } som väljer plats nu, bland { $expected }
error-cuts-not = { $seat } får inte kupera: { $cutter } kuperar
error-cut-range = en kupering på { $count } kort är inte tillåten: förväntade { $least } till 51
error-no-play-to-claim = inga stick kan krävas eller ges bort nu: inget spel pågår
error-dummy-claims = { $seat } är träkarl och kan varken kräva stick eller ge bort dem
error-nothing-to-hand-over = { $seat } kan inte lämna över spelet nu: det kan bara den som spelar båda händerna, vid ett bord som tillåter det
error-hand-over-laws = vid ett bord där spelarna själva ser till att lagarna följs lämnar ingen över spelet (”{ $laws }”)
error-not-compared = giv { $number } jämförs inte med något annat bord: det måste vara en avslutad bricka som inte har jämförts än
error-claim-range = { $tricks } stick kan inte krävas eller ges bort: { $left } återstår
error-claim-line = spelplanen nämner { $cards }: förväntade olika kort som spelföraren har kvar eller som ligger upplagda hos träkarlen
error-nothing-to-take-back = { $seat } har inget att ta tillbaka där: förväntade något eget i den här given
error-laws-take-back = här tas inget tillbaka genom överenskommelse: lagarna avgör vad som får tas tillbaka
error-plain-table = vid detta bord krävs inga stick, inga ges bort och inget tas tillbaka: varje kort spelas
error-no-boards-here = bricka { $board } kan inte läggas ut: { $game } spelas inte med brickor
error-nothing-to-break-off = ingen robbert pågår som kan avbrytas
error-redraw-between-rubbers = platserna dras om bara innan en robbert börjar, i spel där man drar om platserna
error-second-game-not-now = vems andra utgång nästa giv är kan man bara komma överens om innan korten ges, för hela par, i spel som överlåter det åt spelarna
error-unknown-request = ”{ $what }” kan man inte be om: förväntade undo, break-off, redraw eller second-game
error-nothing-to-answer = { $seat } har inget att svara på nu ({ $to ->
    [claim] krav på stick
    [undo] begäran att få ta tillbaka
    [break-off] begäran att sluta
    [redraw] begäran att dra om platserna
    [second-game] frågan vems andra utgång nästa giv är
   *[other] ”{ $to }”
  })
error-answer = ”{ $answer }” är inget svar här: förväntade något av { $expected }
error-sequence = händelsen har nummer { $seq }: förväntade { $expected }
error-first-event = den första händelsen är ”{ $act }”: förväntade make-table
error-table-alone = ”{ $act }” är för bordet självt, inte för en spelare
error-nobody-sits = ”{ $act }” behöver en spelares plats: ingen sitter på { $seat }
error-answer-first = detta måste först besvaras: { $what ->
    [claim] kravet på stick
    [undo] begäran att få ta tillbaka
    [break-off] begäran att sluta
    [redraw] begäran att dra om platserna
    [second-game] frågan vems andra utgång nästa giv är
   *[other] { $what }
  }
error-keep-line = otillåtet kort ”{ $card }”: spelföraren har sagt hur han spelar vidare, och { $due } kommer härnäst
error-no-events = det finns inga händelser: förväntade att ett bord först görs i ordning
error-unknown-variant = det finns inget spel ”{ $key }”: förväntade något av { $expected }

error-school-problem = det finns inget problem ”{ $problem }”
error-ending-card = ingen kan ha ”{ $card }” här
error-ending-over = otillåtet kort ”{ $card }”: problemet är slut
error-school-course = det finns ingen kurs ”{ $course }”: möjliga är { $expected }
error-school-lesson = det finns ingen lektion ”{ $lesson }” i den här kursen: möjliga är { $expected }
error-school-no-step = det finns inget steg ”{ $step }” i den här lektionen: möjliga är { $expected }
error-school-not-asked = steget ”{ $step }” frågar inte efter något som kan besvaras så
error-school-answer = ”{ $answer }” är inget svar på den här frågan: möjliga är { $expected }
error-school-questions = det finns inga frågor ”{ $questions }”: möjliga är { $expected }
error-school-number = ingen fråga har nummer { $number } och svårighet { $level }: numret börjar vid 0, svårigheten går från 0 till { $hardest }
error-school-file = { $file } kan inte läsas: { $wrong }
error-school-step = { $file }, steg { $step }: { $wrong }
error-school-step-twice = { $file }: två steg heter ”{ $step }”
error-school-nothing-right = steget ”{ $step }” frågar, men inget är rätt
error-school-judge = det finns ingen domare ”{ $judge }”: möjliga är { $expected }
error-school-figure = frågans bild visar inte det som domaren ”{ $judge }” frågar efter
error-school-script = ”{ $word }” går inte här: möjliga är { $expected }
error-school-table = det finns ingen tabell ”{ $table }”: möjliga är { $expected }
error-school-no-lesson = bordet { $table } hör inte till någon lektion
error-school-no-test = ”{ $lesson }” är inget prov
error-school-not-passed = intyget ges för ett godkänt prov: { $right } av { $all } svar är rätta
error-school-whole-test = ”{ $lesson }” är ett prov: alla frågor ska besvaras på en gång
error-school-unanswered = frågan ”{ $step }” har inget svar än
error-school-two-hands = { $hand } och { $dummy } är inte två händer med tretton kort ur samma lek
