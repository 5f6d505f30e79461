## Vaja k drugim knjižicam: zapis točk, bridge-whist, križev sistem, pravila, besede

school-told-contract = { $side ->
        [we] Igrali smo
       *[they] Igrali so
    }: { $level } { $strain }{ $doubled ->
        [once] , kontra
        [twice] , rekontra
       *[no] {""}
    }. Vzetkov: { $tricks }.
school-told-danger = { $danger ->
        [yes] Stran, ki je igrala, je bila ranljiva.
       *[no] Stran, ki je igrala, ni bila ranljiva.
    }
school-told-honours = { $aces ->
        [yes] { $side ->
            [we] Mi smo imeli
           *[they] Oni so imeli
        } v enem listu vse štiri ase.
       *[no] { $side ->
            [we] Mi smo imeli
           *[they] Oni so imeli
        } v enem listu { $count ->
            [one] { $count } adutski honer
            [two] { $count } adutska honerja
            [few] { $count } adutske honerje
           *[other] { $count } adutskih honerjev
        }.
    }
school-told-chicane = { $side ->
        [we] Mi smo imeli
       *[they] Oni so imeli
    } list, v katerem ni bilo niti enega aduta.
school-told-whist = Imenovano je bilo: { $strain }{ $times ->
        [1] {""}
       *[other] , s kontro { $times }-kratna vrednost
    }. { $side ->
        [we] Mi smo osvojili
       *[they] Oni so osvojili
    } { $tricks } vzetkov.
school-told-holding = { $side ->
        [we] Pri nas
       *[they] Pri njih
    }: { $holding }.
school-told-minibridge = { $who ->
        [we] Igrali smo mi
        [they] Igrali so oni
        [E] Igral je Vzhod
        [S] Igral je Jug
       *[W] Igral je Zahod
    }, { $bonus ->
        [yes] na nagrado
       *[no] brez nagrade
    } ({ $strain }). Vzetkov: { $tricks }.

school-practice-score = Točkovanje: { $system }. Koliko točk { $owner ->
        [we] zapišemo mi
        [they] zapišejo oni
        [N] zapiše Sever
        [E] zapiše Vzhod
        [S] zapiše Jug
       *[W] zapiše Zahod
    } { $place ->
        [above] nad črto
        [below] pod črto
       *[all] za to delitev
    }?
    .hint = { $place ->
        [above] Nad črto stoji vse, kar ne šteje za manšo.
        [below] Pod črto stoji samo to, kar šteje za manšo.
       *[all] Pojdi skozi delitev: kaj je bilo obljubljeno, kaj osvojeno in koliko je to vredno.
    } Če nisi prepričan, poglej v tabelo: { $system }.
    .why = { $points ->
        [0] Tja se ne zapiše nič.
       *[other] Točkovanje: { $system }.
    }

school-practice-whist-dealer = Ti si delil. Kaj imenuješ?
    .hint = Poišči ase, štiri ali pet honerjev ene barve, dolgo rdečo barvo s pomočjo zunaj nje. Je kaj že zapisano? Če ne ustreza nič: kaj še lahko rečeš?
    .why = { $answer }. { $law }
school-practice-whist-third = Soigralec je izbiro prepustil in imenovati moraš ti. Kaj?
    .hint = Brez adut in rdeči barvi kakor delitelj, križ samo na enako močne karte. Če ne ustreza nič, naj ostane poceni.
    .why = { $answer }. { $law }
school-practice-whist-double = { $namer ->
        [dealer] Delitelj je imenoval
       *[third] Delitelj je izbiro prepustil in njegov soigralec je imenoval
    }: { $strain }. Sediš na deliteljevi { $me ->
        [forehand] levi in se oglasiš prvi
       *[fourth] desni; soigralec je vprašal, ali sme izigrati
    }. Kaj rečeš?
    .hint = Proti brezadutski igri sedem vzetkov, proti rdeči barvi pet, proti črni štirje. Zaželeni so tudi aduti, le proti piku ne. In ali sediš pred tistim, ki je imenoval, ali za njim?
    .why = Reci »{ $answer }«. { $law }
school-practice-whist-lead = { $namer ->
        [dealer] Delitelj je imenoval
       *[third] Deliteljev soigralec je imenoval
    }: { $strain }{ $doubled ->
        [yes] ; tvoj soigralec je kontriral
       *[no] {""}
    }. Izigraš ti. Katero karto?
    .hint = As in kralj skupaj? Kralj in dama? Zaporedje visokih kart? Če je soigralec kontriral, je to pomembnejše.
    .why = { $card }. { $law }{ $left ->
        [long] {" "}Tu ni močne barve: izigraj srednjo karto najdaljše, ki ostane.
        [short] {" "}Tu boljša barva ne ostane.
       *[no] {""}
    }

school-practice-club-tricks = Koliko honerskih vzetkov je v tem listu po tabeli poglavja o križevem sistemu?
    .hint = Barvo za barvo: poišči v tabeli najvišjo vrstico, ki ustreza. Dama brez asa in kralja potrebuje ob sebi dve karti.
    .why = Skupaj { $answer }.
school-practice-club-opening = Nihče še ni napovedal, ti pa igraš križev sistem. Kaj rečeš?
    .hint = Preštej honerske vzetke. 1 križ kaže dva in pol do štiri.
school-practice-club-answer = Soigralec je odprl z 1 križ. Kaj odgovoriš?
    .hint = Manj kot 1½ honerskega vzetka, do 2½ ali več? In potem: je kje barva s petimi kartami? In ali se je desni nasprotnik oglasil?
school-practice-club-rebid = Odprl si z 1 križ in soigralec je odgovoril. Kaj rečeš zdaj?
    .hint = Kaj je povedal soigralčev odgovor? Imaš barvo s petimi kartami?

school-practice-laws = Čigava je pravica?
    .hint = Poglavje: { $chapter }. Vprašaj se, kdo je bil oškodovan in kaj mu pravilo dovoli izbrati.
school-practice-law-allowed = Je to dovoljeno?
    .hint = Vprašaj se, kdo to sme in do kdaj.
school-practice-law-played = Je karta odigrana?
    .hint = Kaj je izvajalec prej rekel?
school-practice-law-gets-it = Ali stran tega igralca dobi vzetek?
    .hint = Kdo ga je osvojil in kdo ga ima zdaj?
school-practice-law-corrected = Se da to še popraviti?
    .hint = Gre za vpis ali za vsoto? Vpis pod črto šteje takoj, vpis nad njo šele na koncu.
school-practice-law-calls = Na vrsti: { $seat }. Katere od teh napovedi so dovoljene? Označi vse.
    .hint = Kateri je bil zadnji licit, čigav je in ali je že kontriran?
school-practice-law-says = Kaj pravi pravilo?
    .hint = Prečrtaj, kar ne more biti. Od ostalega vzemi, kar je pravično do tistih, ki se niso zmotili.

school-practice-foreign-meaning = Kaj v { $language ->
        [swedish] švedski knjižici
        [estonian] estonski knjižici
       *[hungarian] madžarski knjižici
    } pomeni »{ $word }«?
    .hint = Nekatere od teh besed so preoblečene francoske ali angleške.
    .why = { $word }: { $meaning }.
school-practice-foreign-word = »{ $meaning }«. Kako se temu reče v { $language ->
        [swedish] švedski knjižici
        [estonian] estonski knjižici
       *[hungarian] madžarski knjižici
    }?
    .hint = Poskusi v kateri od besed slišati znano.
    .why = { $word }: { $meaning }.
