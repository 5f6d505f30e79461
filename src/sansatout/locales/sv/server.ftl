### Vad sidans server säger.

cli-serve = Starta sidan på den här datorn.
cli-serve-port = Porten att lyssna på; någon ledig om ingen anges.
cli-serve-host = Adressen att lyssna på.
cli-serve-data = Databasens mapp; din egen om ingen anges.
cli-serve-database = Var allt sparas, för flera servrar samtidigt: postgresql://…; i en fil i mappen om inget anges.
cli-serve-bus = Var NATS finns; genom den hör servrar med samma databas fortare av varandra: nats://…
cli-serve-browser = Öppna sidan i en webbläsare om det finns någon.
cli-serve-metrics = Var Prometheus hittar mätvärden om servern, till exempel 127.0.0.1:9464; ingenstans om inget anges.
cli-serve-ready = Sansatout finns på { $address } (stoppa med Ctrl-C)
cli-serve-stored = allt sparas i { $file }
cli-serve-others = andra i ditt nätverk hittar sidan på { $address }
cli-serve-let-in = starta med --host 0.0.0.0 för att släppa in telefoner och vänner i ditt nätverk

cli-backup = Kopiera allt som sidan sparar till en enda fil, även medan servern är igång.
cli-backup-file = Filen som ska skapas; det får inte redan finnas någon med det namnet.
cli-backup-done = { $file } innehåller allt som har sparats hittills
cli-restore = Lägg en säkerhetskopia där ingenting sparas ännu.
cli-restore-file = Filen som backup har gjort.
cli-restore-done = allt i { $file } sparas nu i { $database }
cli-move = Kopiera allt som har sparats till en annan, tom databas av vilket slag som helst.
cli-move-from = Var allt sparas: sökvägen till en fil eller postgresql://…
cli-move-to = Var det ska sparas: sökvägen till en ny fil eller postgresql://…
cli-move-done = { $source } → { $target }: { $rows } rader, varav { $events } händelser
cli-person = Personens id, så som /api/me anger det.
cli-export = Skriv allt som sparas om en person till en fil; ingen server får ha databasens fil öppen.
cli-export-done = { $file } innehåller allt som sparas om { $person }
cli-forget = Glöm en person: namn, chatt, lektioner och egna protokoll; det andra har spelat förblir helt.
cli-forget-done = { $person } är glömd: bord { $tables }, chattrader { $lines }, protokoll { $sheets }, klasser { $classes }; kopior och säkerhetskopior från tidigare har fortfarande allt

error-backup-exists = ”{ $file }” finns redan; förväntade namnet på en ny fil
error-database-address = det här är ingen databasadress; förväntade postgresql://användare@värd/namn eller sqlite:///fil
error-database-damaged = databasen { $file } är skadad ({ $reason }); förväntade en hel: ersätt den med en säkerhetskopia
error-database-in-use = servrar körs på databasen { $file }; förväntade att ingen gör det förrän allt är kopierat
error-database-newer = databasen { $file } har format { $form } och är gjord av en nyare version av Sansatout; förväntade format { $newest } eller äldre
error-database-older = databasen { $file } har formen { $form }, gjord av ett äldre Sansatout; { $newest } väntades, dit för en server av den här versionen den
error-move-same = { $place } är både källa och mål; två databaser väntades
error-no-backup = { $file } är ingen säkerhetskopia av en sådan databas
error-database-not-empty = det finns redan något i { $file }; förväntade en plats där ingenting sparas ännu
error-database-not-ours = { $file } är ingen databas från Sansatout
error-database-refuses = databasen { $file } släpper inte in oss: { $reason }
error-database-unreachable = databasen { $file } går inte att nå: { $reason }
error-database-unusable = databasen { $file } kan inte användas: { $reason }
error-folder-in-use = mappen { $folder } används av process { $process } på { $address }; förväntade en server i taget
error-move-differs = { $table } har { $there } rader i källan och { $here } i målet; ingenting kopierades
error-no-database = det finns ingen databas { $file }
error-bus-needs-database = en buss är till nytta bara där flera noder delar en PostgreSQL-databas; --database postgresql://… väntades också
error-bus-form = det är ingen adress till en buss; något i stil med { $example } väntades
error-bus-file = bussen kan inte användas med filerna { $file }: { $reason }
error-bus-file-missing = filen { $file } finns inte (i bussens adress: { $name })
error-two-databases = både en mapp (--data) och en databas (--database) är angivna; bara en av dem väntades
error-bus-open = bussen { $bus } finns inte på den här datorn och skulle föra varje givs kort öppet; kryptering (tls://) och ett namn med lösenord väntades, till exempel { $example }
error-nodes-missing = { $address } kräver delar som inte är installerade; installera dem med: pip install "sansatout[nodes]"
error-program-failed = { $program } klarade det inte: { $reason }
error-program-missing = { $program } finns inte här; förväntade PostgreSQLs program i sökvägen eller deras mapp i { $setting }

error-already-a-player = du är redan spelare vid det här bordet
error-cannot-listen = kan inte lyssna på { $host } port { $port }: { $reason }
error-chat-length = ett meddelande på { $count } tecken; förväntade 1 till { $most }
error-foreign-page = en sida på en annan webbplats begär detta; bara den här serverns sidor kan ändra något här
error-last-browser = det här är den enda webbläsare där du är den här personen; logga först in i en annan
error-many-browsers = du finns i { $most } webbläsare eller fler, länkarna medräknade; logga först ut ur en av dem
error-no-such-browser = du har ingen sådan webbläsare eller länk
error-spent-link = den här länken är redan använd, för gammal eller återtagen; skapa en ny
error-message-form = meddelandet följer inte protokollet: { $reason }
error-message-id = meddelandets id är för långt; förväntade högst 64 tecken
error-message-too-long = ett meddelande på { $size } byte; förväntade högst { $most }
error-name-accents = ett namn med för många accenter; förväntade högst tre på en bokstav
error-name-length = ett namn på { $count } tecken; förväntade 1 till { $most }
error-name-marks = ett namn med ett tecken som inte syns ({ $mark }); förväntade bara bokstäver och synliga tecken
error-name-robot = ”{ $name }” ser ut som ett robotnamn; förväntade en människas namn
error-no-deal-in-text = det finns ingen hel giv i texten; förväntade en giv, PBN eller LIN
error-no-such-address = det finns ingenting på ”{ $path }”
error-no-such-call = det finns inget bud nummer { $number } i den här budgivningen
error-no-such-card-number = det finns inget läge efter { $number } kort; spelet har { $last }
error-no-such-deal-here = ingen färdigspelad giv ”{ $deal }”
error-not-shuffled = korten i ”{ $deal }” blandades inte: det finns inget att intyga
error-print-too-long = { $count } givar är för många att skriva ut här: förväntade högst { $most }; kommandot sansatout print tar hur många som helst
error-no-such-link = den här länken leder ingenstans
error-no-such-operation = ”{ $what }” är inget man kan göra med ett protokoll; förväntade något av { $expected }
error-no-such-place = ingen sitter på { $seat } i det här spelet; förväntade en av { $expected }
error-no-such-player = bordet har ingen spelare ”{ $player }”
error-no-such-sheet = inget protokoll ”{ $sheet }”
error-no-such-table = inget bord ”{ $table }”
error-not-awaited = ingen väntar på spelaren ”{ $player }” just nu
error-nothing-to-skip = inget kan hoppas över nu: bara slutet av en giv som robotar spelar ensamma
error-not-idle-yet = spelaren ”{ $player }” får tänka lite till; fråga igen om { $seconds } s
error-not-stored = det kunde inte sparas, så det hände inte
error-not-your-call = budet är av { $seat }; bara den som gav det kan förklara det
error-only-opponents-ask = det är { $seat } som har bjudit: bara motspelarna får fråga vad budet betyder
error-not-your-place = du handlar inte för spelaren ”{ $player }”
error-one-me = du kan inte sitta på två platser
error-operation-part = ”{ $what }” behöver ”{ $part }”
error-owner-only = bara den som gjorde bordet kan göra detta
error-pace-range = ett tempo på { $seconds } sekunder; förväntade 0 till 5
error-place-by-link = platsen för ”{ $player }” är bara för den som har länken till den
error-place-taken = platsen för ”{ $player }” är upptagen
error-request-form = begäran går inte att förstå: { $reason }
error-body-kind = begärans innehållstyp är ”{ $given }”: förväntade ”{ $expected }”
error-not-ready = servern är inte redo: { $reason }
error-robot-level = inga robotar på nivån ”{ $level }”; förväntade någon av { $expected }
error-server-fault = något gick fel i servern; ingenting har ändrats
error-sheet-reloaded = det här protokollet hade ändrats på annat håll och har lästs in på nytt; titta på det och bestäm dig igen
error-table-reloaded = det här bordet hade ändrats på annat håll och har lästs in på nytt; titta på det och bestäm dig igen
error-sheet-full = protokollet är fullt: { $most } införda rader
error-sheet-readers-only-read = bara de som har skrivlänken kan skriva i det här protokollet
error-table-not-started = bordet har inte börjat: det finns ännu lediga platser
error-watchers-are-silent = åskådare är tysta medan en giv spelas
error-watchers-only-watch = åskådare ser bara på

error-head-too-long = begärans huvud är för långt; förväntade högst { $most } byte och { $headers } fält
error-overloaded = servern har fullt upp med dem som spelar och tar inte emot fler just nu; försök igen om { $retry_after } s
error-rate-form = ”{ $text }” är ingen takt; förväntade något i stil med 600/minute+120
error-request-too-slow = begäran kom inte i tid
error-requests-at-once = för många begäranden innan den första är besvarad; förväntade högst { $most }
error-no-such-person = inget sparas om ”{ $person }”
error-person-named = ”{ $name }” är ett namn, inget id; så heter: { $people }
error-setting-unknown = okänd inställning { $name }
error-setting-unknown-near = okänd inställning { $name }; kanske menades { $meant }
error-setting-value = { $name }=”{ $value }” går inte att använda; förväntade något i stil med { $expected }
error-too-many = för många { $what ->
    [tables] nya bord
    [sockets] anslutningar
    [acts] åtgärder
    [questions] frågor
    [chat] meddelanden
    [analysis] analyser
    [trainer] övningar
    [files] givar och filer
    [sheets] införingar i protokoll
    [links] länkar till en annan webbläsare
    [names] nya namn
    [classes] klasser och omgångar
    [codes] försök med koder
   *[other] förfrågningar
 } { $whose ->
    [person] från dig
    [address] från din adress
   *[other] för den här servern
 }: högst { $at_once } på en gång och { $most } { $period ->
    [second] i sekunden
    [minute] i minuten
    [hour] i timmen
   *[day] per dygn
 }; försök igen om { $retry_after } s
error-too-many-open = { $whose ->
    [person] du har redan
    [address] din adress har redan
   *[other] servern har redan
 } { $most } { $what ->
    [sockets] öppna anslutningar
    [tables] bord
   *[other] uppgifter på kö
 }, och fler är inte möjliga; försök igen om { $retry_after } s

robot-at-random = vald på måfå bland { $open } möjligheter
robot-failed = roboten snubblade, så detta valdes på måfå
robot-no-meaning = den här roboten bjuder på måfå; dess bud betyder ingenting
robot-not-explained = inget sades om detta bud
robot-too-slow = roboten tänkte för länge, så detta valdes på måfå
error-lay-out-laws = givna kort kan bestämmas bara där man inte kan bryta mot reglerna, inte med lagarna ”{ $laws }”
