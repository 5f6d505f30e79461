### What the server of the page says.

cli-serve = Zaženi stran na tem računalniku.
cli-serve-port = Vrata, na katerih posluša; če niso podana, katera koli prosta.
cli-serve-host = Naslov, na katerem posluša.
cli-serve-data = Mapa z bazo podatkov; če ni podana, tvoja.
cli-serve-database = Kje je vse shranjeno, za več strežnikov hkrati: postgresql://…; če ni podano, v datoteki v mapi.
cli-serve-bus = Kje je NATS, prek katerega strežniki z isto bazo podatkov prej izvejo drug za drugega: nats://…
cli-serve-browser = Odpri stran v brskalniku, če je na voljo.
cli-serve-metrics = Kje Prometheus najde meritve tega strežnika, na primer 127.0.0.1:9464; če ni podano, nikjer.
cli-serve-ready = Sansatout je na { $address } (ustaviš ga s Ctrl-C)
cli-serve-stored = vse je shranjeno v { $file }
cli-serve-others = drugi v tvojem omrežju ga najdejo na { $address }
cli-serve-let-in = da se lahko pridružijo tudi prijatelji in telefoni v tvojem omrežju, ga zaženi z --host 0.0.0.0

cli-backup = Kopiraj vse, kar stran hrani, v eno datoteko, tudi med delovanjem.
cli-backup-file = Datoteka, ki naj nastane; s tem imenom je še ne sme biti.
cli-backup-done = { $file } vsebuje vse, kar je bilo shranjeno do zdaj
cli-restore = Postavi varnostno kopijo tja, kjer še ni nič shranjeno.
cli-restore-file = Datoteka, ki jo je naredil ukaz backup.
cli-restore-done = vse iz { $file } je zdaj shranjeno v { $database }
cli-move = Kopiraj vse shranjeno v drugo, prazno bazo podatkov katere koli vrste.
cli-move-from = Kje je vse shranjeno: pot do datoteke ali postgresql://…
cli-move-to = Kam naj pride: pot do nove datoteke ali postgresql://…
cli-move-done = { $source } → { $target }: vrstic { $rows }, od tega dogodkov { $events }
cli-person = Oznaka osebe, kot jo pove /api/me.
cli-export = Zapiši vse, kar je shranjeno o osebi, v datoteko; datoteke baze med tem ne sme uporabljati strežnik.
cli-export-done = { $file } vsebuje vse, kar je shranjeno o osebi { $person }
cli-forget = Pozabi osebo: imena, klepet, lekcije in njene lastne zapise; kar so igrali drugi, ostane celo.
cli-forget-done = { $person } je pozabljena oseba: mize { $tables }, vrstice klepeta { $lines }, zapisi { $sheets }, razredi { $classes }; v prejšnjih kopijah je še vse

error-backup-exists = »{ $file }« že obstaja; pričakovano ime nove datoteke
error-database-address = to ni naslov baze podatkov; pričakovano postgresql://uporabnik@gostitelj/ime ali sqlite:///datoteka
error-database-damaged = baza podatkov { $file } je poškodovana ({ $reason }); na njeno mesto daj varnostno kopijo
error-database-in-use = bazo podatkov { $file } uporabljajo strežniki, ki tečejo; dokler ni vse kopirano, ne sme teči nobeden
error-database-newer = baza podatkov { $file } je v obliki { $form }, naredil jo je novejši Sansatout; pričakovana { $newest } ali starejša
error-database-older = baza podatkov { $file } ima obliko { $form } starejšega Sansatouta; pričakovana je { $newest }, vanjo jo prenese strežnik te različice
error-move-same = { $place } je vir in cilj hkrati; pričakovani sta dve bazi podatkov
error-no-backup = { $file } ni varnostna kopija take baze podatkov
error-database-not-empty = v { $file } je že nekaj; pričakovano mesto, kjer še ni nič shranjeno
error-database-not-ours = { $file } ni baza podatkov programa Sansatout
error-database-refuses = baza podatkov { $file } nas ne spusti noter: { $reason }
error-database-unreachable = baza podatkov { $file } ni dosegljiva: { $reason }
error-database-unusable = baze podatkov { $file } ni mogoče uporabiti: { $reason }
error-folder-in-use = mapo { $folder } že uporablja proces { $process } na { $address }; hkrati lahko teče le en strežnik
error-move-differs = tabela { $table } ima v viru { $there } in v cilju { $here } vrstic; nič ni bilo kopirano
error-no-database = baze podatkov { $file } ni
error-bus-needs-database = vodilo je koristno le tam, kjer si več vozlišč deli podatkovno zbirko PostgreSQL; pričakovano je tudi --database postgresql://…
error-bus-form = to ni naslov vodila; pričakovano je nekaj takega kot { $example }
error-bus-file = vodila ni mogoče uporabiti z datotekami { $file }: { $reason }
error-bus-file-missing = datoteke { $file } ni (v naslovu vodila: { $name })
error-two-databases = navedeni sta mapa (--data) in baza podatkov (--database); pričakovana je samo ena od njiju
error-bus-open = vodilo { $bus } ni na tem računalniku in bi karte vsake delitve prenašalo odkrito; pričakovana sta šifriranje (tls://) in ime z geslom, na primer { $example }
error-nodes-missing = za { $address } manjkajo deli programa; namesti jih z ukazom: pip install "sansatout[nodes]"
error-program-failed = { $program } ni uspel: { $reason }
error-program-missing = programa { $program } tu ni; pričakovani so programi PostgreSQL na poti iskanja ali njihova mapa v { $setting }

error-already-a-player = za to mizo že igraš
error-cannot-listen = ni mogoče poslušati na { $host }, vrata { $port }: { $reason }
error-chat-length = dolžina sporočila v znakih: { $count }; pričakovano od 1 do { $most }
error-foreign-page = to zahteva stran z drugega spletišča; tu lahko kaj spremenijo samo strani tega strežnika
error-last-browser = to je edini brskalnik, v katerem si ta oseba; najprej se prenesi v drugega
error-many-browsers = število tvojih brskalnikov skupaj s povezavami je že najmanj { $most }; najprej se iz katerega od njih odjavi
error-no-such-browser = takega brskalnika ali povezave nimaš
error-spent-link = ta povezava je bila že uporabljena, je prestara ali preklicana; naredi novo
error-message-form = sporočilo ni po protokolu: { $reason }
error-message-id = oznaka sporočila je predolga; pričakovano največ 64 znakov
error-message-too-long = velikost sporočila v bajtih: { $size }; pričakovano največ { $most }
error-name-accents = v imenu se kopičijo naglasna znamenja; pričakovana največ tri na črko
error-name-length = dolžina imena v znakih: { $count }; pričakovano od 1 do { $most }
error-name-marks = v imenu je neviden znak ({ $mark }); pričakovane samo črke in vidni znaki
error-name-robot = »{ $name }« je videti kot ime robota; pričakovano ime človeka
error-no-deal-in-text = v besedilu ni cele delitve; pričakovano: delitev, PBN ali LIN
error-no-such-address = na »{ $path }« ni ničesar
error-no-such-call = v tej licitaciji ni napovedi s številko { $number }
error-no-such-card-number = ni stanja po toliko kartah: { $number }; v igri jih je { $last }
error-no-such-deal-here = ni končane delitve »{ $deal }«
error-not-shuffled = karte delitve »{ $deal }« niso bile premešane; ni kaj potrditi
error-print-too-long = preveč delitev za tiskanje: { $count }; pričakovano: največ { $most }; ukaz sansatout print jih natisne poljubno mnogo
error-no-such-link = ta povezava ne vodi nikamor
error-no-such-operation = tega z zapisom ni mogoče storiti: »{ $what }«; pričakovano eno od: { $expected }
error-no-such-place = v tej igri tu nihče ne sedi: { $seat }; pričakovano eno od: { $expected }
error-no-such-player = za mizo ni igralca »{ $player }«
error-no-such-sheet = ni zapisa »{ $sheet }«
error-no-such-table = ni mize »{ $table }«
error-not-awaited = na igralca »{ $player }« zdaj nihče ne čaka
error-nothing-to-skip = zdaj ni mogoče preskočiti ničesar: preskoči se lahko samo konec delitve, ki jo igrajo le še roboti
error-not-idle-yet = igralec »{ $player }« lahko še malo premišljuje; vprašaj znova čez { $seconds } s
error-not-stored = ni se dalo shraniti, zato se ni zgodilo
error-not-your-call = to ni tvoja napoved ({ $seat }); razloži jo lahko samo, kdor jo je izrekel
error-only-opponents-ask = to je napovedal { $seat }: kaj pomeni, smejo vprašati samo nasprotniki
error-not-your-place = ne igraš za igralca »{ $player }«
error-one-me = ne moreš sedeti na dveh mestih
error-operation-part = »{ $what }« potrebuje »{ $part }«
error-owner-only = to lahko stori samo, kdor je mizo odprl
error-pace-range = hitrost v sekundah: { $seconds }; pričakovano od 0 do 5
error-place-by-link = mesto igralca »{ $player }« je le za tistega, ki ima povezavo do njega
error-place-taken = mesto igralca »{ $player }« je zasedeno
error-request-form = zahteva ni razumljiva: { $reason }
error-body-kind = telo zahteve je vrste »{ $given }«; pričakovano: »{ $expected }«
error-not-ready = strežnik ni pripravljen: { $reason }
error-robot-level = ni robotov ravni »{ $level }«; pričakovano eno od: { $expected }
error-server-fault = v strežniku je šlo nekaj narobe; nič se ni spremenilo
error-sheet-reloaded = ta zapis se je medtem drugje spremenil in je bil znova naložen; poglej ga in se odloči znova
error-table-reloaded = ta miza se je medtem drugje spremenila in je bila znova naložena; poglej jo in se odloči znova
error-sheet-full = zapis je poln, največ vpisov: { $most }
error-sheet-readers-only-read = na ta zapis lahko piše samo, kdor ima povezavo za pisanje
error-table-not-started = miza se še ni začela: nekatera mesta so prosta
error-watchers-are-silent = gledalci med igro molčijo
error-watchers-only-watch = gledalci samo gledajo

error-head-too-long = glava zahteve je predolga; pričakovano največ { $most } bajtov in { $headers } polj
error-overloaded = strežnik ima dovolj dela s tistimi, ki igrajo, in trenutno ne sprejema nikogar drugega; poskusi znova čez { $retry_after } s
error-rate-form = »{ $text }« ni pogostost; pričakovano na primer 600/minute+120
error-request-too-slow = zahteva ni prišla pravočasno
error-requests-at-once = preveč zahtev, preden je na prvo odgovorjeno; pričakovano največ { $most }
error-no-such-person = o osebi »{ $person }« ni shranjeno nič
error-person-named = »{ $name }« je ime, ne oznaka; tako se kličejo: { $people }
error-setting-unknown = neznana nastavitev { $name }
error-setting-unknown-near = neznana nastavitev { $name }; morda je bilo mišljeno { $meant }
error-setting-value = »{ $name }={ $value }« ni uporabno; pričakovano na primer { $expected }
error-too-many = preveč { $what ->
    [tables] novih miz
    [sockets] povezav
    [acts] potez
    [questions] vprašanj
    [chat] sporočil v klepetu
    [analysis] analiz
    [trainer] vaj
    [files] delitev in datotek
    [sheets] vpisov v zapise
    [links] povezav v drug brskalnik
    [names] novih imen
    [classes] razredov in krogov
    [codes] poskusov s kodami
   *[other] zahtev
 } { $whose ->
    [person] od tebe
    [address] s tvojega naslova
   *[other] za ta strežnik
 }: naenkrat največ { $at_once } in { $period ->
    [second] na sekundo
    [minute] na minuto
    [hour] na uro
   *[day] na dan
 } največ { $most }; poskusi znova čez { $retry_after } s
error-too-many-open = doseženo je največje število { $what ->
    [sockets] odprtih povezav
    [tables] miz
   *[other] čakajočih opravil
 } { $whose ->
    [person] zate
    [address] za tvoj naslov
   *[other] za strežnik
 }: { $most }; poskusi znova čez { $retry_after } s

robot-at-random = naključna izbira (možnosti: { $open })
robot-failed = robotu je spodrsnilo, zato je bila izbira naključna
robot-no-meaning = ta robot napoveduje naključno; njegove napovedi ne pomenijo nič
robot-not-explained = o tej napovedi ni bilo nič rečeno
robot-too-slow = robot je razmišljal predolgo, zato je bila izbira naključna
error-lay-out-laws = karte se lahko vnaprej določijo le za mizo, kjer pravil ni mogoče kršiti, ne s pravili »{ $laws }«
