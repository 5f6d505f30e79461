## Vprašanja o licitaciji, kontraktu in vrednotenju lista

school-practice-allowed = Na vrsti si, najvišji licit je { $last }. Katere od teh napovedi so dovoljene? Označi vse.
    .hint = Licit mora biti višji od prejšnjega. Kontrira se licit nasprotnikov, rekontrira njihova kontra.
    .why = Nad { $last } je dovoljen vsak višji licit: več vzetkov ali prav toliko v višji barvi. Pas je dovoljen vedno. Kontrirati se sme samo licit nasprotnikov, in to enkrat; rekontrirati samo njihovo kontro.
school-practice-auction-declarer = Kontrakt je { $contract }. Kdo je izvajalec?
    .hint = Ne tisti, ki je licitiral zadnji, ampak tisti, ki je na tej strani prvi imenoval, kar se zdaj igra.
    .why = { $seat } je na svoji strani prvi imenoval: { $strain }.
school-practice-contract-score = Igra se { $contract }{ $doubled ->
        [yes] , kontrirano
       *[no] { "" }
    } ({ $danger ->
        [yes] ranljivo
       *[no] neranljivo
    }), izvajalec osvoji { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetke
       *[other] { $tricks } vzetkov
    }. Koliko zapiše izvajalčeva stran pod črto in nad njo skupaj? Če pišeta nasprotnika, daj spredaj minus.
    .hint = Najprej: je kontrakt izpolnjen? Nato poišči pravo vrstico v tabeli.
    .why = { $made ->
        [yes] Pod črto { $below }, nad njo { $above }: skupaj { $points }.
       *[no] { $short ->
            [one] Manjka { $short } vzetek
            [two] Manjkata { $short } vzetka
            [few] Manjkajo { $short } vzetki
           *[other] Manjka { $short } vzetkov
        }: { $points }.
    }

school-practice-honour-tricks = Koliko honerskih vzetkov je v tem listu?
    .hint = Barvo za barvo, po prvi vrstici tabele, ki ustreza. Ne pozabi na pare: varovana dama v eni barvi z varovanim kraljem ali fantom v drugi.
    .why = ♠ { $S }, ♥ { $H }, ♦ { $D }, ♣ { $C }, za pare v dveh barvah { $pairs }: skupaj { $tricks }.
school-practice-honour-tricks-trumps = Igra { $player }, adut je { $strain }. Koliko honerskih vzetkov imaš?
    .hint = Ali tabela sprašuje, kaj je adut?
    .why = Honerski vzetki se štejejo enako, ne glede na to, kdo igra in kaj je adut: ♠ { $S }, ♥ { $H }, ♦ { $D }, ♣ { $C }, za pare v dveh barvah { $pairs }, skupaj { $tricks }.
school-practice-average = V eni delitvi je navadno 8 honerskih vzetkov. Če je ta taka, koliko jih imajo drugi trije skupaj?
    .hint = Najprej preštej svoje.
    .why = Ti imaš { $mine }, drugim jih ostane { $rest }.
school-practice-half-trick = Sever izigra to barvo proti tebi. Koliko vzetkov dobi v njej vajina stran, če vsi igrajo dobro?
    .hint = Kdo mora odigrati prej, ti ali tisti, ki ima manjkajoči honer?
    .why = { $before ->
        [yes] Manjkajoči honer je pred tabo. Vidiš, kaj pade, in dobiš
       *[no] Manjkajoči honer je za tabo in čaka na tvojo karto. Dobiš
    } { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetke
       *[other] { $tricks } vzetkov
    }{ $held ->
        [ace-queen] ; 1½ iz tabele je med obema.
       *[king] ; ½ iz tabele je med obema.
    }
school-practice-playing-tricks = Adut je { $strain }. Koliko igralnih vzetkov je v tem listu?
    .hint = Honerski vzetki poleg aduta, vzetki aduta samega in nekaj za vsako drugo barvo s štirimi kartami ali več.
    .why = Honerski vzetki poleg aduta { $honours }, adut { $trumps }{ $row ->
        [yes] { " " }(neprekinjena vrsta)
       *[no] { "" }
    }, dolžina drugih barv { $length }: skupaj { $tricks }.
school-practice-no-trump-tricks = Razmišljaš o otvoritvi z 1 brez adut. Koliko igralnih vzetkov je v tem listu?
    .hint = Nobena barva ni adut, zato vse štejejo kot stranske.
    .why = Honerski vzetki { $honours }, dolžina { $length }: skupaj { $tricks }.
school-practice-support-tricks = Soigralčeva barva je { $strain }. Koliko podpornih vzetkov imaš?
    .hint = Štirje deli: aduti s svojimi honerji, honerji poleg njih, dolžina drugih barv in najkrajša barva.
    .why = Dolžina aduta { $trumps }, njegovi honerji { $trump_honours }, honerski vzetki poleg njega { $honours }, dolžina drugih barv { $length }, kratkost { $short }: skupaj { $tricks }.
school-practice-defence-tricks = Igrata nasprotnika, adut je { $strain }. Koliko obrambnih vzetkov imaš?
    .hint = Zanesljivi vzetki v njunem adutu in honerski vzetki v drugih treh barvah.
    .why = Zanesljivi adutski vzetki { $trumps }, honerski vzetki poleg njih { $honours }: skupaj { $tricks }.
school-practice-biddable = Katere barve tega lista so primerne za adut? Označi vse.
    .hint = Daljša ko je barva, manj mora biti v njej.
    .why = Štiri karte potrebujejo 1½ honerskega vzetka, pet kart ½; šest kart ali več je vedno dovolj. Tu je dovolj v teh barvah in v nobeni drugi.
school-practice-normal-support = Soigralčeva barva je { $suit }, to so tvoje karte v njej. Je to običajna podpora?
    .hint = Štiri karte so vedno. Pri treh poglej najvišjo.
    .why = { $answer ->
        [yes] Da
       *[no] Ne
    }: običajna podpora so štiri karte ali tri z damo ali višjo karto na čelu ali fant, desetica in še ena.
school-practice-repeat = Kolikokrat sme en igralec licitirati to barvo?
    .hint = Najprej preštej adutske vzetke.
    .why = Adutski vzetki: { $tricks }. S štirimi se sme barva licitirati dvakrat, s petimi trikrat, z manj samo enkrat.
school-practice-ladder = { $told ->
        [yes] Tvoji honerski vzetki: { $mine }.
       *[no] To je tvoj list.
    } Soigralec jih je obljubil { $partner }. Za kateri brezadutski kontrakt je to skupaj dovolj?
    .hint = Seštej honerske vzetke obeh listov in poišči klin na lestvici.
    .why = { $mine } in { $partner } je { $together }. Štirje so dovolj za 1 brez adut, pet za 2, pet in pol za manšo, sedem za slem.
    .a-none = Za nobenega
    .a-1NT = 1 brez adut
    .a-2NT = 2 brez adut
    .a-3NT = Manša: 3 brez adut
    .a-6NT = Slem: 6 brez adut

school-practice-call = Kaj napoveš?
    .hint = Pojdi po tabeli od zgoraj.
    .why = { $call }. Imaš: { $reason }. { $rule }
    .rule = { $call }. { $rule }
    .rest = { $call }, ker nič drugega ne ustreza. { $rule }
    .not = { $call } ne ustreza: { $reason }.
school-practice-count = { $count } { $tricks }
school-practice-and-also = { $first }, { $rest }
school-practice-meaning = { $meaning }

school-practice-open = Nihče še ni licitiral. Kaj napoveš?
    .hint = Preštej honerske vzetke, poišči barvo, primerno za adut, preštej igralne vzetke. Koliko jih je pred tabo pasiralo?
school-practice-choose-suit = Odpreš lahko z dvema barvama. Kaj napoveš?
    .hint = Najprej primerjaj dolžini, nato rang.
school-practice-raise = Soigralec je odprl. Kaj napoveš?
    .hint = Imaš običajno podporo? Potem preštej podporne vzetke: s tremi je soigralec že računal.
school-practice-answer = Soigralec je odprl. Kaj napoveš?
    .hint = Koliko honerskih vzetkov? Svoja barva? Podpora?
school-practice-answer-no-trump = Kaj napoveš?
    .hint = K svojim honerskim vzetkom prištej tiste, ki jih je obljubil soigralec, in poglej lestvico.
school-practice-answer-two = Soigralec je odprl z 2 v barvi. Kaj napoveš?
    .hint = Pasirati ne smeš. Najprej podpora, nato svoja barva, nato brez adut po moči.
school-practice-answer-long = Soigralec je odprl visoko, z dolgo barvo. Kaj napoveš?
    .hint = Soigralec od tebe ne potrebuje adutov, ampak visoke karte. Koliko zanesljivih vzetkov imaš? Sta ranljiva?
school-practice-open-again = Odprl si ti. Kaj napoveš zdaj?
    .hint = List ovrednoti znova. Te soigralčev odgovor zavezuje k nadaljevanju?
school-practice-answer-again = Spet si na vrsti. Kaj napoveš?
    .hint = Primerjaj svoji dolžini v soigralčevih barvah ali poglej, ali je katero ponovil.
school-practice-overcall = Nasprotnika sta odprla. Kaj napoveš?
    .hint = Od najmočnejšega: njuna barva, skok, kontra, navaden vmesni licit, pas. Sta ranljiva?
school-practice-answer-double = Vajina stran se je oglasila proti njuni otvoritvi. Kaj napoveš?
    .hint = Na soigralčevo vprašanje se redko sme pasirati. Katero barvo je treba imenovati in kako močan je tvoj list?
school-practice-double = Oglasila se je tudi nasprotna stran. Kaj napoveš?
    .hint = Je kdo kontriral? Preštej svoje obrambne vzetke in kar je pokazal soigralec: koliko vzetkov jima ostane?

school-practice-promise = Soigralčeva napoved: { $call }. Kaj obljublja?
    .hint = Pomisli na liste, s katerimi bi tako napovedal, in na tiste, s katerimi bi več ali manj.
    .why = { $call }: { $meaning }. { $rule }
school-practice-may-pass = Soigralec je licitiral { $call }, nasprotnik na desni je pasiral. Smeš pasirati?
    .hint = Je to eden od forsirnih licitov ali je bil kateri že prej? Je vajina stran licitirala manšo?
    .why = { $answer ->
        [may-pass] Smeš.
        [slam] Vabljen si v slem.
       *[must-bid] Ne smeš, saj vajina stran še ni licitirala manše.
    } { $rule }
    .a-may-pass = Da
    .a-must-bid = Ne, nadaljujeva do manše
    .a-slam = Še več je: vabilo v slem
school-practice-kind-of-call = Kaj je tu soigralčeva napoved { $call }?
    .hint = Sta to barvo licitirala nasprotnika? Je to najcenejši licit v njej?
    .why = Temu se reče: { $kind }. { $rule }
school-practice-double-means = Soigralec je kontriral. Kaj želi?
    .hint = Si že povedal kaj drugega kot pas? Kako visok je kontrirani licit?
    .why = { $answer ->
        [asks] Sprašuje po tvoji barvi.
       *[punishes] Kaznuje nasprotnika.
    } { $rule }
    .a-asks = Sprašuje me po barvi
    .a-punishes = Kaznuje nasprotnika
school-practice-valuation = Če bo adut { $strain }, po čem vrednotiš svoj list?
    .hint = Kdo je to barvo imenoval prvi?
    .why = { $answer ->
        [playing] Po igralnih vzetkih: to je tvoja barva.
        [support] Po podpornih vzetkih: to je soigralčeva barva.
       *[defence] Po obrambnih vzetkih: to je barva nasprotnikov.
    }
    .a-playing = Igralni vzetki
    .a-support = Podporni vzetki
    .a-defence = Obrambni vzetki
school-practice-opener = Kdo je otvoritelj?
    .hint = Ne licitira vsak, ki kaj reče.
    .why = Prvi je licitiral { $seat }. Pas ni licit.
school-practice-opponents-tricks = Nasprotnika sta licitirala { $contract }. Koliko vzetkov jima ostane po računu iz knjige?
    .hint = Trinajst manj tvoji obrambni vzetki manj honerski vzetki, ki jih je pokazal soigralec.
    .why = Ti imaš { $own }, soigralec je pokazal { $partner }: od 13 ostane { $tricks }.
school-practice-sacrifice = Nasprotnika sta licitirala { $theirs } in bi kontrakt izpolnila. Če licitiraš { $ours }, te kontrirata in { $short ->
        [one] manjka { $short } vzetek
        [two] manjkata { $short } vzetka
        [few] manjkajo { $short } vzetki
       *[other] manjka { $short } vzetkov
    }. Vidva sta { $we ->
        [yes] ranljiva
       *[no] neranljiva
    }, onadva { $they ->
        [yes] ranljiva
       *[no] neranljiva
    }. Če šteje samo ta delitev, se splača?
    .hint = Poišči kazen in to, kar bi prinesel njun kontrakt.
    .why = Kazen je { $penalty }, onadva bi zapisala { $score }: { $answer ->
        [yes] to stane manj
       *[no] to ne stane manj
    }.
