### What the server of the page says.

cli-serve = Az oldal indítása ezen a gépen.
cli-serve-port = A figyelt port; ha nincs megadva, bármelyik szabad.
cli-serve-host = A figyelt cím.
cli-serve-data = Az adatbázis mappája; ha nincs megadva, a sajátod.
cli-serve-database = Ahol minden megőrződik, egyszerre több kiszolgálónak: postgresql://…; ha nincs megadva, a mappa egyik fájljában.
cli-serve-bus = A NATS címe; ezen át az egy adatbázist használó kiszolgálók hamarabb hallanak egymásról: nats://…
cli-serve-browser = Az oldal megnyitása böngészőben, ha van.
cli-serve-metrics = Ahol a Prometheus a szerver mérőszámait találja, például 127.0.0.1:9464; ha nincs megadva, sehol.
cli-serve-ready = A Sansatout itt van: { $address } (leállítás: Ctrl-C)
cli-serve-stored = minden itt őrződik meg: { $file }
cli-serve-others = a hálózatodon mások itt érik el: { $address }
cli-serve-let-in = ha azt szeretnéd, hogy a hálózatodon telefonok és barátok is elérjék, indítsd így: --host 0.0.0.0

cli-backup = Az oldal minden adatának másolása egyetlen fájlba, akár működés közben is.
cli-backup-file = A létrehozandó fájl; ilyen nevű fájl még nem létezhet.
cli-backup-done = { $file } mindent tartalmaz, amit az oldal eddig megőrzött
cli-restore = Egy biztonsági másolat visszatétele oda, ahol még semmi sincs.
cli-restore-file = A backup által készített fájl.
cli-restore-done = { $file } teljes tartalma mostantól itt őrződik meg: { $database }
cli-move = Minden megőrzött adat átmásolása egy másik, üres, bármilyen fajta adatbázisba.
cli-move-from = Ahol most minden van: egy fájl elérési útja vagy postgresql://…
cli-move-to = Ahová kerüljön: egy új fájl elérési útja vagy postgresql://…
cli-move-done = { $source } → { $target }: { $rows } sor, köztük { $events } esemény
cli-person = A személy azonosítója, ahogy az /api/me megadja.
cli-export = Mindannak fájlba írása, ami egy személyről megőrződött; az adatbázis fájlját közben nem használhatja szerver.
cli-export-done = { $file } mindent tartalmaz, ami róla megőrződött: { $person }
cli-forget = Egy személy elfelejtése: nevek, csevegés, leckék és a saját írásai; amit mások játszottak, az ép marad.
cli-forget-done = { $person } elfelejtve: asztalok { $tables }, csevegéssorok { $lines }, írások { $sheets }, osztályok { $classes }; a korábbi másolatokban és mentésekben még minden megvan

error-backup-exists = már van ilyen fájl: „{ $file }”; új fájlnév kell
error-database-address = ez nem adatbázis címe; postgresql://felhasználó@gép/név vagy sqlite:///fájl kell
error-database-damaged = az adatbázis sérült: { $file } ({ $reason }); tégy a helyére egy biztonsági másolatot
error-database-in-use = kiszolgálók futnak ezen az adatbázison: { $file }; a másolás végéig egy se fusson
error-database-newer = az adatbázis ({ $file }) formátuma { $form }, egy újabb Sansatout készítette; { $newest } vagy régebbi kell
error-database-older = az adatbázist ({ $file }) egy régebbi Sansatout készítette, formája { $form }; { $newest } kell, erre az új változat kiszolgálója hozza
error-move-same = a forrás és a cél ugyanaz: { $place }; két adatbázist vártunk
error-no-backup = ez nem ilyen adatbázis biztonsági mentése: { $file }
error-database-not-empty = itt már van valami: { $file }; olyan hely kell, ahol még semmi sincs
error-database-not-ours = ez nem a Sansatout adatbázisa: { $file }
error-database-refuses = az adatbázis nem enged be: { $file }: { $reason }
error-database-unreachable = az adatbázis nem érhető el: { $file }: { $reason }
error-database-unusable = az adatbázis nem használható: { $file }: { $reason }
error-folder-in-use = a mappát ({ $folder }) már használja egy folyamat (száma: { $process }, címe: { $address }); egyszerre csak egy kiszolgáló futhat
error-move-differs = nem egyezik a sorok száma ({ $table }): a forrásban { $there }, a célban { $here }; semmi sem lett átmásolva
error-no-database = nincs ilyen adatbázis: { $file }
error-bus-needs-database = buszra csak ott van szükség, ahol több csomópont közös PostgreSQL-adatbázist használ; --database postgresql://… is kell hozzá
error-bus-form = ez nem egy busz címe; ilyesmit vártunk: { $example }
error-bus-file = a busz nem használható ezekkel a fájlokkal: { $file }: { $reason }
error-bus-file-missing = nincs ilyen fájl: { $file } (a busz címében: { $name })
error-two-databases = mappa (--data) és adatbázis (--database) is meg van adva; csak az egyiket vártuk
error-bus-open = a busz ({ $bus }) nem ezen a gépen van, és minden osztás lapjait nyíltan vinné; titkosítást (tls://) és jelszavas nevet vártunk, például { $example }
error-nodes-missing = ehhez a címhez hiányzó részek kellenek: { $address }; így telepíthetők: pip install "sansatout[nodes]"
error-program-failed = nem sikerült ({ $program }): { $reason }
error-program-missing = nincs itt { $program }; a PostgreSQL programjai kellenek a keresési úton, vagy a mappájuk ebben: { $setting }

error-already-a-player = már játékos vagy ennél az asztalnál
error-cannot-listen = nem lehet figyelni itt: { $host }, port { $port }: { $reason }
error-chat-length = az üzenet { $count } karakter; legalább 1, legfeljebb { $most } lehet
error-foreign-page = ezt egy másik webhely oldala kéri; itt csak ennek a kiszolgálónak az oldalai változtathatnak bármit
error-last-browser = ez az egyetlen böngésző, amelyben te ez a személy vagy; előbb vidd át magad egy másikba
error-many-browsers = a linkekkel együtt már legalább { $most } böngésződ van; előbb jelentkezz ki az egyikből
error-no-such-browser = nincs ilyen böngésződ vagy linked
error-spent-link = ezt a linket már felhasználták, túl régi, vagy visszavonták; készíts újat
error-message-form = az üzenet nem felel meg a protokollnak: { $reason }
error-message-id = az üzenet azonosítója túl hosszú; legfeljebb 64 karakter lehet
error-message-too-long = az üzenet { $size } bájt; legfeljebb { $most } lehet
error-name-accents = a névben halmozódnak az ékezetek; betűnként legfeljebb három lehet
error-name-length = a név { $count } karakter; legalább 1, legfeljebb { $most } lehet
error-name-marks = a névben láthatatlan jel van ({ $mark }); csak betűk és látható jelek lehetnek benne
error-name-robot = „{ $name }” robot nevének látszik; ember neve kell
error-no-deal-in-text = a szövegben nincs teljes leosztás; leosztás, PBN vagy LIN kell
error-no-such-address = nincs semmi ezen a címen: „{ $path }”
error-no-such-call = ebben a licitben nincs { $number } sorszámú bemondás
error-no-such-card-number = nincs állás { $number } lap után; a lejátszásban { $last } van
error-no-such-deal-here = nincs befejezett leosztás: „{ $deal }”
error-not-shuffled = „{ $deal }” lapjait nem keverték; nincs mit igazolni
error-print-too-long = { $count } leosztás itt túl sok a nyomtatáshoz; legfeljebb { $most } lehet, a sansatout print parancs bármennyit elfogad
error-no-such-link = ez a link nem vezet sehová
error-no-such-operation = „{ $what }” nem végezhető el az íráson; a következők egyike kell: { $expected }
error-no-such-place = ebben a játékban senki sem ül itt: { $seat }; a következők egyike kell: { $expected }
error-no-such-player = az asztalnál nincs ilyen játékos: „{ $player }”
error-no-such-sheet = nincs ilyen írás: „{ $sheet }”
error-no-such-table = nincs ilyen asztal: „{ $table }”
error-not-awaited = „{ $player }” játékosra most senki sem vár
error-nothing-to-skip = most nincs mit átugrani: csak olyan leosztás végét lehet, amelyet már csak robotok játszanak
error-not-idle-yet = „{ $player }” még gondolkodhat egy kicsit; { $seconds } mp múlva kérdezz rá újra
error-not-stored = nem sikerült elmenteni, ezért nem történt meg
error-not-your-call = ez { $seat } bemondása; csak az magyarázhatja meg, aki mondta
error-only-opponents-ask = ez { $seat } bemondása: csak az ellenfelek kérdezhetik meg, mit jelent
error-not-your-place = nem te játszol „{ $player }” helyett
error-one-me = nem ülhetsz két helyen
error-operation-part = „{ $what }” mellé ez is kell: „{ $part }”
error-owner-only = ezt csak az teheti, aki az asztalt létrehozta
error-pace-range = a tempó { $seconds } másodperc; 0 és 5 közötti szám kell
error-place-by-link = „{ $player }” helyére csak az ülhet, akinek megvan hozzá a link
error-place-taken = „{ $player }” helye foglalt
error-request-form = a kérés nem érthető: { $reason }
error-body-kind = a kérés törzsének típusa „{ $given }”; ez kell: „{ $expected }”
error-not-ready = a kiszolgáló nem áll készen: { $reason }
error-robot-level = nincs „{ $level }” szintű robot; a következők egyike kell: { $expected }
error-server-fault = hiba történt a kiszolgálóban; semmi sem változott
error-sheet-reloaded = ez az írás időközben máshol megváltozott, ezért újra betöltöttük; nézd meg, és dönts újra
error-table-reloaded = ez az asztal időközben máshol megváltozott, ezért újra betöltöttük; nézd meg, és dönts újra
error-sheet-full = az írás betelt: { $most } bejegyzés
error-sheet-readers-only-read = ezt az írást csak az szerkesztheti, akinek szerkesztési linkje van
error-table-not-started = az asztal még nem indult el: van szabad hely
error-watchers-are-silent = a nézők lejátszás közben hallgatnak
error-watchers-only-watch = a nézők csak néznek

error-head-too-long = a kérés fejléce túl hosszú; legfeljebb { $most } bájt és { $headers } fejlécmező lehet
error-overloaded = a kiszolgálónak elég dolga van azokkal, akik már játszanak, most senki mást nem fogad; próbáld újra { $retry_after } mp múlva
error-rate-form = „{ $text }” nem gyakoriság; ilyesmi kell: 600/minute+120
error-request-too-slow = a kérés nem érkezett meg időben
error-requests-at-once = túl sok kérés az első megválaszolása előtt; legfeljebb { $most } lehet
error-no-such-person = semmi nincs megőrizve erről: „{ $person }”
error-person-named = „{ $name }” név, nem azonosító; így hívják: { $people }
error-setting-unknown = ismeretlen beállítás: { $name }
error-setting-unknown-near = ismeretlen beállítás: { $name }; talán erre gondoltál: { $meant }
error-setting-value = „{ $name }={ $value }” nem használható; ilyesmi kell: { $expected }
error-too-many = túl sok { $what ->
    [tables] új asztal
    [sockets] kapcsolat
    [acts] lépés
    [questions] kérdés
    [chat] üzenet
    [analysis] elemzés
    [trainer] feladat
    [files] leosztás és fájl
    [sheets] írásba tett bejegyzés
    [links] másik böngészőbe vivő link
    [names] új név
    [classes] osztály és forduló
    [codes] kódpróbálkozás
   *[other] kérés
 } { $whose ->
    [person] tőled
    [address] a címedről
   *[other] ennek a kiszolgálónak
 }: egyszerre legfeljebb { $at_once }, { $period ->
    [second] másodpercenként
    [minute] percenként
    [hour] óránként
   *[day] naponta
 } legfeljebb { $most }; próbáld újra { $retry_after } mp múlva
error-too-many-open = túl sok { $what ->
    [sockets] nyitott kapcsolat
    [tables] asztal
   *[other] várakozó feladat
 } { $whose ->
    [person] tőled
    [address] a címedről
   *[other] ezen a kiszolgálón
 }: legfeljebb { $most } lehet; próbáld újra { $retry_after } mp múlva

robot-at-random = találomra választva { $open } lehetőség közül
robot-failed = a robot megbotlott, ezért ez találomra történt
robot-no-meaning = ez a robot találomra licitál; a licitjei nem jelentenek semmit
robot-not-explained = erről a licitről semmit sem mondtak
robot-too-slow = a robot túl sokáig gondolkodott, ezért ez találomra történt
error-lay-out-laws = lapokat csak ott lehet megadni, ahol a szabályokat nem lehet megszegni; itt a szabályok módja „{ $laws }”
