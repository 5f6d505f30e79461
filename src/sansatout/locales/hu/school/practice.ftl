## Mindig új kérdések

school-practice-winner = Ki viszi ezt az ütést?
    .hint = Először adut keress. Ha nincs, a hívott szín legmagasabb lapja viszi.
    .why = { $seat } tette a legerősebb lapot.
school-practice-follow = Te jössz. Melyik lapokat szabad tenned? Jelöld meg mindet.
    .hint = Akinek van a hívott színből, annak abból kell tennie.
    .why = A hívott szín: { $suit }. Akinek van belőle, annak színt kell adnia; akinek nincs, bármilyen lapot tehet.
school-practice-points = Hány pont van { $hands ->
        [one] ebben a kézben
       *[other] a két kézben együtt
    }?
    .hint = Ász 4, király 3, dáma 2, bubi 1.
    .why = Színenként összeadva ennyi: { $points }.
school-practice-declarer = Ezeket a pontokat mondták be. Ki a felvevő?
    .hint = Add össze a párok pontjait; aztán nézd meg, az erősebb párból kinek van több, és ki szólt előbb.
    .why = { $answer }: az erősebb pár játszik, abból az erősebb játékos, egyenlőségnél az, aki előbb szólt; ha mindkét párnak húsz pontja van, új osztás jön.
school-practice-target = { $bonus ->
        [yes] A felvevő bemondta a jutalmat, és ezt választotta: { $strain }.
       *[no] A felvevő jutalom nélkül játszik, és ezt választotta: { $strain }.
    } Hány ütés kell neki?
    .hint = Jutalom nélkül mindegy, mi az adu. Jutalomért szanzaduban kell a legkevesebb, treffben és káróban a legtöbb.
    .why = { $tricks ->
        [one] Egy.
       *[other] { $tricks }.
    } Jutalom nélkül hét elég; jutalomért szanzaduban kilenc, kőrben vagy pikkben tíz, treffben vagy káróban tizenegy kell.
school-practice-minibridge-score = A felvevő { $bonus ->
        [yes] jutalomért
       *[no] jutalom nélkül
    } játszott ({ $strain }, { $game ->
        [second] bellben
       *[first] mansban
    }), és { $tricks ->
        [one] egy ütést
       *[other] { $tricks } ütést
    } vitt. Mennyit ír a vonala? Tegyél elé mínuszt, ha az ellenfél ír.
    .hint = Hány ütés kellett? Az ütések csak a hetediktől számítanak.
    .why = { $made ->
        [yes] { $over ->
            [one] Egy ütés számít
           *[other] { $over } ütés számít
        }, és hozzájön, ami a teljesítésért jár: { $points }.
       *[no] { $short ->
            [one] Egy ütés hiányzik
           *[other] { $short } ütés hiányzik
        }: { $points }.
    }
school-practice-minibridge-strain = Te vagy Dél, és látod az asztalt. Mi legyen az adu?
    .hint = Van együtt nyolc lap pikkben vagy kőrben? Van fogás minden színben? Van nyolc lap káróban vagy treffben? Hét pikkben vagy kőrben?
    .why = A legjobb: { $strain }. Első a pikk vagy a kőr, ha együtt nyolc lap van belőle, aztán a szanzadu, ha minden színben van fogás, aztán a káró vagy a treff nyolc lappal, aztán a pikk vagy a kőr héttel, végül a leghosszabb szín.
school-practice-words = „{ $meaning }” Melyik szó illik rá?
    .hint = Olvasd el még egyszer, és gondolj arra, mit csinálsz játék közben.
    .why = { $word }.
