### What the server of the page says.

cli-serve = Az oldal indítása ezen a gépen.
cli-serve-port = A figyelt port; ha nincs megadva, bármelyik szabad.
cli-serve-host = A figyelt cím.
cli-serve-data = Az adatbázis mappája; ha nincs megadva, a sajátod.
cli-serve-browser = Az oldal megnyitása böngészőben, ha van.
cli-serve-ready = A Sansatout itt van: { $address } (leállítás: Ctrl-C)
cli-serve-stored = minden itt őrződik meg: { $file }

cli-backup = Az oldal minden adatának másolása egyetlen fájlba, akár működés közben is.
cli-backup-file = A létrehozandó fájl; ilyen nevű fájl még nem létezhet.
cli-backup-done = { $file } mindent tartalmaz, amit az oldal eddig megőrzött

error-backup-exists = már van ilyen fájl: „{ $file }”; elvárt: egy új fájl neve
error-database-damaged = az adatbázis sérült: { $file } ({ $reason }); elvárt: ép adatbázis; tégy a helyére egy biztonsági másolatot
error-database-newer = az adatbázis ({ $file }) formátuma { $form }, egy újabb Sansatout készítette; elvárt: { $newest } vagy régebbi
error-database-not-ours = ez nem a Sansatout adatbázisa: { $file }
error-database-unusable = az adatbázis nem használható: { $file }: { $reason }
error-folder-in-use = a mappát ({ $folder }) már használja egy folyamat (száma: { $process }, címe: { $address }); elvárt: egyszerre csak egy kiszolgáló
error-no-database = nincs ilyen adatbázis: { $file }

error-already-a-player = már játékos vagy ennél az asztalnál
error-cannot-listen = nem lehet figyelni itt: { $host }, port { $port }: { $reason }
error-chat-length = az üzenet { $count } karakter; elvárt: 1 és { $most } között
error-foreign-page = ezt egy másik webhely oldala kéri; itt csak ennek a kiszolgálónak az oldalai változtathatnak bármit
error-last-browser = ez az egyetlen böngésző, amelyben te ez a személy vagy; előbb vidd át magad egy másikba
error-many-browsers = a linkekkel együtt már legalább { $most } böngésződ van; előbb jelentkezz ki az egyikből
error-no-such-browser = nincs ilyen böngésződ vagy linked
error-spent-link = ezt a linket már felhasználták, túl régi, vagy visszavonták; készíts újat
error-message-form = az üzenet nem felel meg a protokollnak: { $reason }
error-message-id = az üzenet azonosítója túl hosszú; elvárt: legfeljebb 64 karakter
error-message-too-long = az üzenet { $size } bájt; elvárt: legfeljebb { $most }
error-name-accents = a névben halmozódnak az ékezetek; elvárt: betűnként legfeljebb három
error-name-length = a név { $count } karakter; elvárt: 1 és { $most } között
error-name-marks = a névben láthatatlan jel van ({ $mark }); elvárt: csak betűk és látható jelek
error-name-robot = „{ $name }” robot nevének látszik; elvárt: egy ember neve
error-no-deal-in-text = a szövegben nincs teljes leosztás; elvárt: leosztás, PBN vagy LIN
error-no-such-address = nincs semmi ezen a címen: '{ $path }'
error-no-such-call = ebben a licitben nincs { $number } sorszámú bemondás
error-no-such-card-number = nincs állás { $number } lap után; a lejátszásban { $last } van
error-no-such-deal-here = nincs befejezett leosztás: '{ $deal }'
error-no-such-link = ez a link nem vezet sehová
error-no-such-operation = '{ $what }' nem végezhető el az íráson; elvárt ezek egyike: { $expected }
error-no-such-place = ebben a játékban senki sem ül itt: { $seat }; elvárt ezek egyike: { $expected }
error-no-such-player = az asztalnál nincs ilyen játékos: '{ $player }'
error-no-such-sheet = nincs ilyen írás: '{ $sheet }'
error-no-such-table = nincs ilyen asztal: '{ $table }'
error-not-awaited = „{ $player }” játékosra most senki sem vár
error-not-idle-yet = „{ $player }” még gondolkodhat egy kicsit; { $seconds } mp múlva kérdezz rá újra
error-not-stored = nem sikerült elmenteni, ezért nem történt meg
error-not-your-call = a licit { $seat } licitje; csak az magyarázhatja, aki mondta
error-not-your-place = nem te játszol '{ $player }' helyett
error-one-me = nem ülhetsz két helyen
error-operation-part = '{ $what }' mellé kell '{ $part }'
error-owner-only = ezt csak az teheti, aki az asztalt létrehozta
error-pace-range = a tempó { $seconds } másodperc; elvárt: 0 és 5 között
error-place-kind = hely '{ $kind }' számára; elvárt: me, robot vagy open
error-place-taken = '{ $player }' helye foglalt
error-request-form = a kérés nem érthető: { $reason }
error-body-kind = a kérés törzsének típusa „{ $given }”; elvárt: „{ $expected }”
error-not-ready = a kiszolgáló nem áll készen: { $reason }
error-robot-level = nincs '{ $level }' szintű robot; elvárt ezek egyike: { $expected }
error-robot-system = nincs '{ $system }' rendszerű robot; elvárt ezek egyike: { $expected }
error-server-fault = hiba történt a kiszolgálóban; semmi sem változott
error-sheet-reloaded = ez az írás időközben máshol megváltozott, ezért újra betöltöttük; nézd meg, és dönts újra
error-table-reloaded = ez az asztal időközben máshol megváltozott, ezért újra betöltöttük; nézd meg, és dönts újra
error-sheet-full = az írás betelt: { $most } bejegyzés
error-sheet-readers-only-read = erre az írásra csak az írhat, akinek író linkje van
error-table-not-started = az asztal még nem indult el: van szabad hely
error-watchers-are-silent = a nézők lejátszás közben hallgatnak
error-watchers-only-watch = a nézők csak néznek

error-head-too-long = a kérés fejléce túl hosszú; elvárt: legfeljebb { $most } bájt és { $headers } fejlécmező
error-overloaded = a kiszolgálónak elég dolga van azokkal, akik már játszanak, most senki mást nem fogad; próbáld újra { $retry_after } mp múlva
error-rate-form = „{ $text }” nem gyakoriság; elvárt például: 600/minute+120
error-request-too-slow = a kérés nem érkezett meg időben
error-requests-at-once = túl sok kérés az első megválaszolása előtt; elvárt: legfeljebb { $most }
error-setting-value = { $name }='{ $value }' nem használható; elvárt például: { $expected }
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

robot-at-random = véletlenül választva { $open } lehetőség közül
robot-failed = a robot megbotlott, ezért ezt a véletlen választotta
robot-no-meaning = ez a robot véletlenül licitál; a licitjei nem jelentenek semmit
robot-too-slow = a robot túl sokáig gondolkodott, ezért ezt a véletlen választotta
error-lay-out-laws = lapokat csak ott lehet megadni, ahol a szabályok kötelezők, '{ $laws }' törvényekkel nem
