### Mida ütleb lehe server.

cli-serve = Käivita leht selles arvutis.
cli-serve-port = Port, mida kuulata; kui pole öeldud, siis mõni vaba.
cli-serve-host = Aadress, mida kuulata.
cli-serve-data = Andmebaasi kaust; kui pole öeldud, siis sinu oma.
cli-serve-database = Andmebaas, mida võib kasutada mitu serverit korraga: postgresql://…; kui pole öeldud, siis kausta fail.
cli-serve-bus = NATS, mille kaudu ühe andmebaasi serverid üksteisest kiiremini kuulevad: nats://…
cli-serve-browser = Ava leht brauseris, kui see on olemas.
cli-serve-metrics = Aadress, kust Prometheus leiab serveri mõõdikud, näiteks 127.0.0.1:9464; kui pole öeldud, siis ei kusagil.
cli-serve-ready = Sansatout on aadressil { $address } (peata klahvidega Ctrl-C)
cli-serve-stored = kõik hoitakse siin: { $file }
cli-serve-others = teised sinu võrgus leiavad selle aadressilt { $address }
cli-serve-let-in = et ligi pääseksid ka telefonid ja sõbrad sinu võrgus, käivita see nii: --host 0.0.0.0

cli-backup = Kopeeri kõik salvestatu ühte faili, ka siis, kui server parajasti töötab.
cli-backup-file = Loodav fail; samanimelist ei tohi veel olla.
cli-backup-done = failis { $file } on kõik, mis on seni salvestatud
cli-restore = Pane varukoopia kohta, kus veel midagi ei hoita.
cli-restore-file = Käsuga backup tehtud fail.
cli-restore-done = kõik, mis on failis { $file }, on nüüd siin: { $database }
cli-move = Kopeeri kõik salvestatu teise, tühja andmebaasi, olgu see mis liiki tahes.
cli-move-from = Koht, kus kõike hoitakse: faili tee või postgresql://…
cli-move-to = Koht, kus seda edaspidi hoida: uue faili tee või postgresql://…
cli-move-done = { $source } → { $target }: ridu { $rows }, neist sündmusi { $events }
cli-person = Inimese tunnus, nagu /api/me selle ütleb.
cli-export = Kirjuta kõik, mis inimese kohta hoitakse, faili; andmebaasi fail ei tohi samal ajal olla serveri käes.
cli-export-done = failis { $file } on kõik, mis inimese { $person } kohta hoitakse
cli-forget = Unusta inimene: nimed, vestlus, õppetunnid ja tema enda arvutuslehed; teiste mängitu jääb alles.
cli-forget-done = { $person } on unustatud: laudu { $tables }, vestluse ridu { $lines }, arvutuslehti { $sheets }, klasse { $classes }; varem tehtud koopiates on kõik veel alles

error-backup-exists = „{ $file }“ on juba olemas; oodati uue faili nime
error-database-address = see ei ole andmebaasi aadress; oodati postgresql://kasutaja@masin/nimi või sqlite:///fail
error-database-damaged = andmebaas { $file } on kahjustatud ({ $reason }); oodati tervet: pane selle asemele varukoopia
error-database-in-use = andmebaasi { $file } kasutavad töötavad serverid; kuni kõik on kopeeritud, ei tohi ükski töötada
error-database-newer = andmebaasi { $file } vorming { $form } on pärit uuemast Sansatoutist; oodati vormingut { $newest } või vanemat
error-database-older = andmebaas { $file } on vormis { $form }, mille tegi vanem Sansatout; oodati vormi { $newest }, sellesse viib selle versiooni server
error-move-same = { $place } on nii allikas kui ka sihtkoht; oodati kahte andmebaasi
error-no-backup = { $file } ei ole seda liiki andmebaasi varukoopia
error-database-not-empty = kohas { $file } on juba midagi; oodati kohta, kus veel midagi ei hoita
error-database-not-ours = { $file } ei ole Sansatouti andmebaas
error-database-refuses = andmebaas { $file } ei lase meid sisse: { $reason }
error-database-unreachable = andmebaasiga { $file } ei saa ühendust: { $reason }
error-database-unusable = andmebaasi { $file } ei saa kasutada: { $reason }
error-folder-in-use = kausta { $folder } kasutab protsess { $process } aadressil { $address }; oodati ühte serverit korraga
error-move-differs = tabelis { $table } on allikas { $there } ja sihtkohas { $here } rida; midagi ei kopeeritud
error-no-database = andmebaasi { $file } ei ole
error-bus-needs-database = siinist on kasu ainult siis, kui mitu sõlme kasutavad ühist PostgreSQL-i andmebaasi; oodati ka --database postgresql://…
error-bus-form = see ei ole siini aadress; oodati midagi sellist nagu { $example }
error-bus-file = siini ei saa failidega { $file } kasutada: { $reason }
error-bus-file-missing = faili { $file } ei ole, siini aadressis on see { $name }
error-two-databases = nimetatud on nii kaust (--data) kui ka andmebaas (--database); oodati ühte neist
error-bus-open = siin { $bus } ei asu selles masinas ja kannaks iga jaotuse kaarte avalikult; oodati krüpteerimist (tls://) ning nime koos parooliga, näiteks { $example }
error-nodes-missing = aadressi { $address } jaoks vajalikud osad on paigaldamata; need paigaldab käsk: pip install "sansatout[nodes]"
error-program-failed = { $program } ei saanud hakkama: { $reason }
error-program-missing = programmi { $program } siin ei ole; oodati PostgreSQL-i programme otsinguteel või nende kausta muutujas { $setting }

error-already-a-player = sa oled selles mängulauas juba mängija
error-cannot-listen = aadressi { $host } porti { $port } ei saa kuulata: { $reason }
error-chat-length = sõnumis on { $count } märki; oodati 1 kuni { $most }
error-foreign-page = päring tuleb võõra saidi lehelt; siin saavad midagi muuta ainult selle serveri enda lehed
error-last-browser = see on ainus brauser, kus sa oled see inimene; logi enne sisse mõnes teises
error-many-browsers = koos linkidega oled sa juba vähemalt { $most } brauseris; logi enne mõnest välja
error-no-such-browser = sul ei ole sellist brauserit ega linki
error-spent-link = seda linki on juba kasutatud, see on liiga vana või tagasi võetud; tee uus
error-message-form = teade ei vasta protokollile: { $reason }
error-message-id = teate id on liiga pikk; oodati kõige rohkem 64 märki
error-message-too-long = teates on { $size } baiti; oodati kõige rohkem { $most }
error-name-accents = nime tähtedel on liiga palju rõhumärke; oodati ühel tähel kõige rohkem kolme
error-name-length = nimes on { $count } märki; oodati 1 kuni { $most }
error-name-marks = nimes on märk, mida ei ole näha ({ $mark }); oodati ainult tähti ja nähtavaid märke
error-name-robot = „{ $name }“ näeb välja nagu roboti nimi; oodati inimese nime
error-no-deal-in-text = tekstis ei ole tervet jaotust; oodati jaotust, PBN-i või LIN-i
error-no-such-address = aadressil „{ $path }“ ei ole midagi
error-no-such-call = selles pakkumises ei ole avaldust number { $number }
error-no-such-card-number = seisu pärast { $number } kaarti ei ole; mängus on { $last } kaarti
error-no-such-deal-here = lõpetatud jaotust „{ $deal }“ ei ole
error-not-shuffled = jaotuse „{ $deal }“ kaarte ei segatud: tunnistada ei ole midagi
error-print-too-long = siin trükkimiseks on jaotusi liiga palju: { $count }, oodati kuni { $most }; käsk sansatout print võtab vastu kui tahes palju
error-no-such-link = see link ei vii kuhugi
error-no-such-operation = „{ $what }“ ei ole midagi, mida arvutuslehega teha saab; oodati üht neist: { $expected }
error-no-such-place = kohal { $seat } selles mängus keegi ei istu; oodati üht neist: { $expected }
error-no-such-player = mängulauas ei ole mängijat „{ $player }“
error-no-such-sheet = arvutuslehte „{ $sheet }“ ei ole
error-no-such-table = mängulauda „{ $table }“ ei ole
error-not-awaited = mängijat „{ $player }“ praegu ei oodata
error-nothing-to-skip = praegu ei saa midagi vahele jätta: ainult jaotuse lõppu, mida mängivad üksnes robotid
error-not-idle-yet = mängija „{ $player }“ võib veel veidi mõelda; küsi uuesti { $seconds } s pärast
error-not-stored = seda ei saanud salvestada, seega jäi see tegemata
error-not-your-call = avalduse tegi { $seat }; seda saab selgitada ainult tegija ise
error-only-opponents-ask = avalduse tegi { $seat }: selle tähendust võivad küsida ainult vastased
error-not-your-place = sa ei mängi mängija „{ $player }“ eest
error-one-me = sa ei saa istuda kahel kohal
error-operation-part = „{ $what }“ vajab osa „{ $part }“
error-owner-only = seda saab teha ainult mängulaua tegija
error-pace-range = tempo on { $seconds } sekundit; oodati 0 kuni 5
error-place-by-link = mängija „{ $player }“ koht on ainult sellele, kellel on selle koha link
error-place-taken = mängija „{ $player }“ koht on võetud
error-request-form = päring on arusaamatu: { $reason }
error-body-kind = päringu sisu liik on „{ $given }“: oodati „{ $expected }“
error-not-ready = server ei ole valmis: { $reason }
error-robot-level = roboteid tasemega „{ $level }“ ei ole; oodati üht neist: { $expected }
error-server-fault = serveris läks midagi viltu; midagi ei muutunud
error-sheet-reloaded = seda arvutuslehte oli vahepeal mujal muudetud ja see laaditi uuesti; vaata üle ja otsusta siis
error-table-reloaded = selle mängulaua seis oli vahepeal mujal muutunud ja laaditi uuesti; vaata üle ja otsusta siis
error-sheet-full = arvutusleht on täis: { $most } sissekannet
error-sheet-readers-only-read = sellele arvutuslehele saavad kirjutada ainult need, kellel on kirjutamise link
error-table-not-started = mäng ei ole alanud: kõik kohad ei ole veel täidetud
error-watchers-are-silent = pealtvaatajad vaikivad sel ajal, kui jaotust mängitakse
error-watchers-only-watch = pealtvaatajad ainult vaatavad

error-head-too-long = päringu päis on liiga pikk; oodati kuni { $most } baiti ja { $headers } päiserida
error-overloaded = server on hõivatud nendega, kes juba mängivad, ega võta praegu kedagi juurde; proovi uuesti { $retry_after } s pärast
error-rate-form = „{ $text }“ ei ole sagedus; oodati midagi sellist nagu 600/minute+120
error-request-too-slow = päring ei jõudnud õigel ajal kohale
error-requests-at-once = liiga palju päringuid enne esimesele vastamist; oodati kuni { $most }
error-no-such-person = inimese „{ $person }“ kohta ei hoita midagi
error-person-named = „{ $name }“ on nimi, mitte tunnus; nii kutsutakse: { $people }
error-setting-unknown = tundmatu seadistus { $name }
error-setting-unknown-near = tundmatu seadistus { $name }; vahest mõeldi nime { $meant }
error-setting-value = { $name }=„{ $value }“ ei sobi; oodati midagi sellist nagu { $expected }
error-too-many = { $whose ->
    [person] sinult tuleb
    [address] sinu aadressilt tuleb
   *[other] selle serveri jaoks on
 } liiga palju { $what ->
    [tables] uusi mängulaudu
    [sockets] ühendusi
    [acts] toiminguid
    [questions] küsimusi
    [chat] sõnumeid
    [analysis] analüüse
    [trainer] harjutusi
    [files] jaotusi ja faile
    [sheets] sissekandeid arvutuslehtedele
    [links] linke teise brauserisse
    [names] uusi nimesid
    [classes] klasse ja voore
    [codes] koodide proovimisi
   *[other] päringuid
 }: korraga kuni { $at_once } ja { $period ->
    [second] sekundis
    [minute] minutis
    [hour] tunnis
   *[day] ööpäevas
 } kuni { $most }; proovi uuesti { $retry_after } s pärast
error-too-many-open = { $whose ->
    [person] sul
    [address] sinu aadressil
   *[other] serveril
 } on juba { $most } { $what ->
    [sockets] avatud ühendust
    [tables] mängulauda
   *[other] ootel ülesannet
 } ja rohkem ei ole võimalik; proovi uuesti { $retry_after } s pärast

robot-at-random = juhuslikult valitud, võimalusi oli { $open }
robot-failed = robot komistas, seega valiti juhuslikult
robot-no-meaning = see robot pakub juhuslikult; tema avaldused ei tähenda midagi
robot-not-explained = selle avalduse kohta ei öeldud midagi
robot-too-slow = robot mõtles liiga kaua, seega valiti juhuslikult
error-lay-out-laws = kaarte saab ette anda ainult lauas, kus reegleid rikkuda ei saa, mitte reeglitega „{ $laws }“
