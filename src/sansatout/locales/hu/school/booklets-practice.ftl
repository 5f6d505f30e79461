## Gyakorlás a többi füzethez: írás, bridge-whist, treff rendszer, szabályok, szavak

school-told-contract = { $side ->
        [we] Mi játszottunk
       *[they] Ők játszottak
    }: { $level } { $strain }{ $doubled ->
        [once] , kontrázva
        [twice] , rekontrázva
       *[no] {""}
    }, { $tricks } ütés.
school-told-danger = { $danger ->
        [yes] A felvevő vonal bellben volt.
       *[no] A felvevő vonal mansban volt.
    }
school-told-honours = { $aces ->
        [yes] { $side ->
            [we] Nálunk
           *[they] Náluk
        } egy kézben volt mind a négy ász.
       *[no] { $side ->
            [we] Nálunk
           *[they] Náluk
        } egy kézben volt { $count } aduhonőr.
    }
school-told-chicane = { $side ->
        [we] Nálunk
       *[they] Náluk
    } az egyik kézben egyetlen adu sem volt.
school-told-whist = A megnevezett játék: { $strain }{ $times ->
        [1] {""}
       *[other] , kontrázva { $times }-szeres értékkel
    }. { $side ->
        [we] Mi vittünk
       *[they] Ők vittek
    } { $tricks } ütést.
school-told-holding = { $side ->
        [we] Nálunk volt
       *[they] Náluk volt
    } { $holding }.
school-told-minibridge = { $who ->
        [we] Mi játszottunk
        [they] Ők játszottak
        [E] Kelet játszott
        [S] Dél játszott
       *[W] Nyugat játszott
    } { $bonus ->
        [yes] jutalomért
       *[no] jutalom nélkül
    }: { $strain }, { $tricks } ütés.

school-practice-score = Pontozás: { $system }. Hány pontot { $owner ->
        [we] írunk mi
        [they] írnak ők
        [N] ír Észak
        [E] ír Kelet
        [S] ír Dél
       *[W] ír Nyugat
    } { $place ->
        [above] a vonal fölé
        [below] a vonal alá
       *[all] ezért a leosztásért
    }?
    .hint = { $place ->
        [above] A vonal felett minden áll, ami a gémbe nem számít bele.
        [below] A vonal alatt csak az áll, ami a gémbe beleszámít.
       *[all] Menj végig a leosztáson: mit vállaltak, mennyit vittek, és az mennyit ér.
    } Ha nem vagy biztos benne, nézd meg a táblázatot: { $system }.
    .why = { $points ->
        [0] Oda nem kell írni semmit.
       *[other] Pontozás: { $system }.
    }

school-practice-whist-dealer = Te osztottál. Mit nevezel meg?
    .hint = Keress ászokat, négy vagy öt honőrt egy színben, hosszú piros színt segítséggel. Van-e állás, amelyre nézni kell? Ha semmi sem illik: mit lehet még mondani?
    .why = { $answer }. { $law }
school-practice-whist-third = A partnered továbbadta, neked kell megnevezned. Mit?
    .hint = Szanzadut és piros színt úgy, ahogy az osztó tenné, treffet csak ugyanolyan erővel. Ha semmi sem illik, maradjon olcsó.
    .why = { $answer }. { $law }
school-practice-whist-double = { $namer ->
        [dealer] Az osztó ezt nevezte meg
       *[third] Továbbadás után az osztó partnere ezt nevezte meg
    }: { $strain }. Te az osztó { $me ->
        [forehand] bal oldalán ülsz, és elsőként szólsz
       *[fourth] jobb oldalán ülsz; a partnered megkérdezte, hívhat-e
    }. Mit mondasz?
    .hint = Szanzadu ellen hét ütés, piros szín ellen öt, fekete ellen négy. Adu is kell, csak pikk ellen nem. És a megnevező előtt ülsz, vagy mögötte?
    .why = Mondd ezt: „{ $answer }”. { $law }
school-practice-whist-lead = { $namer ->
        [dealer] Az osztó ezt nevezte meg
       *[third] Az osztó partnere ezt nevezte meg
    }: { $strain }{ $doubled ->
        [yes] ; a partnered kontrázott
       *[no] {""}
    }. Te hívsz. Melyik lapot?
    .hint = Ász és király együtt? Király és dáma? Magas lapok sora? Ha a partner kontrázott, az előbbre való.
    .why = { $card }. { $law }{ $left ->
        [long] {" "}Itt nincs erős szín: hívj középső lapot a megmaradó leghosszabból.
        [short] {" "}Itt nem marad jobb szín.
       *[no] {""}
    }

school-practice-club-tricks = Hány honőrütés van ebben a kézben a treff rendszer fejezetének táblázata szerint?
    .hint = Színenként: keresd a táblázat legfelső sorát, amely illik. Az ász és király nélküli dámának két lap kell maga mellé.
    .why = Összesen { $answer }.
school-practice-club-opening = Még senki sem licitált, és te a treff rendszert játszod. Mit mondasz?
    .hint = Számold meg a honőrütéseket. Az egy treff két és féltől négyig mutat.
school-practice-club-answer = A partnered egy treffet nyitott. Mit válaszolsz?
    .hint = 1½-nél kevesebb honőrütés, legfeljebb 2½, vagy több? Aztán: van-e ötlapos szín? És megszólalt-e a jobb oldali ellenfél?
school-practice-club-rebid = Egy treffet nyitottál, és a partnered válaszolt. Most mit mondasz?
    .hint = Mit árult el a partner válasza? Van-e ötlapos színed?

school-practice-laws = Kinek a joga?
    .hint = A fejezet: { $chapter }. Kérdezd meg, ki járt rosszul, és mit enged választani a szabály annak a játékosnak.
school-practice-law-allowed = Szabad ezt?
    .hint = Kérdezd meg, kinek szabad, és meddig.
school-practice-law-played = Ki van játszva a lap?
    .hint = Mit mondott előtte a felvevő?
school-practice-law-gets-it = Megkapja az ütést ennek a játékosnak a vonala?
    .hint = Ki nyerte meg, és kinél van most?
school-practice-law-corrected = Ki lehet még javítani?
    .hint = Beírás vagy összeg? A vonal alatti beírás azonnal számít, a feletti csak a végén.
school-practice-law-calls = { $seat } következik. Melyik bemondás szabályos ezek közül? Jelöld meg mindet.
    .hint = Mi volt az utolsó licit, kié, és kontrázták-e már?
school-practice-law-says = Mit mond a szabály?
    .hint = Húzd ki, ami nem lehet. A többiből válaszd azt, ami igazságos azokkal, akik nem hibáztak.

school-practice-foreign-meaning = Mit jelent { $language ->
        [swedish] a svéd füzetben
        [estonian] az észt füzetben
       *[hungarian] a magyar füzetben
    } az, hogy „{ $word }”?
    .hint = Némelyik szó álruhás francia vagy angol szó.
    .why = { $word }: { $meaning }.
school-practice-foreign-word = „{ $meaning }”. Hogy hívják ezt { $language ->
        [swedish] a svéd füzetben
        [estonian] az észt füzetben
       *[hungarian] a magyar füzetben
    }?
    .hint = Próbálj ismerős szót kihallani valamelyikből.
    .why = { $word }: { $meaning }.
