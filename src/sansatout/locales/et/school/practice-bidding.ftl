## Küsimused pakkumisest, lepingust ja kaardi hindamisest

school-practice-allowed = Sinu kord. Kõige kõrgem pakkumine on { $last }. Millised neist avaldustest on lubatud? Märgi kõik.
    .hint = Pakkumine peab olema eelmisest kõrgem. Kontreerida saab vastaste pakkumist, rekontreerida nende kontrat.
    .why = Üle pakkumise { $last } on lubatud iga kõrgem: rohkem võtteid või sama palju kõrgemas mastis. Passida võib alati. Kontreerida saab ainult vastaste pakkumist ja ainult üks kord, rekontreerida ainult nende kontrat.
school-practice-auction-declarer = Leping on { $contract }. Kes on avaldaja?
    .hint = Mitte see, kes pakkus viimasena, vaid see, kes sellel poolel esimesena nimetas, mida nüüd mängitakse.
    .why = { $seat } nimetas selle oma poolel esimesena: { $strain }.
school-practice-contract-score = Mängitakse { $contract }{ $doubled ->
        [yes] , kontreeritult
       *[no] { "" }
    }, { $danger ->
        [yes] hädaohu partiis
       *[no] esimeses partiis
    }, ja avaldaja teeb { $tricks ->
        [one] ühe võtte
       *[other] { $tricks } võtet
    }. Kui palju kirjutab avaldaja pool joone alla ja peale kokku? Kui kirjutavad vastased, pane ette miinus.
    .hint = Kõigepealt: kas leping täideti? Siis otsi tabelist õige rida.
    .why = { $made ->
        [yes] Joone all { $below }, joone peal { $above }: kokku { $points }.
       *[no] { $short ->
            [one] Üks võte jäi puudu
           *[other] { $short } võtet jäi puudu
        }: { $points }.
    }

school-practice-honour-tricks = Mitu honöörvõtet on selles käes?
    .hint = Mast masti haaval, tabeli esimese sobiva rea järgi. Ära unusta paare: ühe masti kaetud emand teise masti kaetud kuninga või sõduriga.
    .why = ♠ { $S }, ♥ { $H }, ♦ { $D }, ♣ { $C }, eri mastide paaride eest { $pairs }: kokku { $tricks }.
school-practice-honour-tricks-trumps = Mängib { $player } ja trump on { $strain }. Mitu honöörvõtet on sinu käes?
    .hint = Kas tabel küsib, mis on trump?
    .why = Honöörvõtteid hinnatakse ühtemoodi, kes ka ei mängiks ja mis ka ei oleks trump: ♠ { $S }, ♥ { $H }, ♦ { $D }, ♣ { $C }, eri mastide paaride eest { $pairs }, kokku { $tricks }.
school-practice-average = Ühes jaotuses on harilikult 8 honöörvõtet. Kui see on just selline, mitu on kolmel ülejäänul kokku?
    .hint = Loe kõigepealt enda omad.
    .why = Sul on { $mine }, teistele jääb { $rest }.
school-practice-half-trick = Põhi käib selle masti sinu poole välja. Mitu võtet teeb teie pool selles mastis, kui kõik mängivad hästi?
    .hint = Kumb peab enne kaardi panema, sina või see, kellel on puuduv honöör?
    .why = { $before ->
        [yes] Puuduv honöör on sinu ees. Sa näed, mida pannakse, ja teed
       *[no] Puuduv honöör on sinu taga ja ootab sinu kaarti. Sa teed
    } { $tricks ->
        [one] ühe võtte
       *[other] { $tricks } võtet
    }{ $held ->
        [ace-queen] ; tabeli 1½ on kahe juhu keskmine.
       *[king] ; tabeli ½ on kahe juhu keskmine.
    }
school-practice-playing-tricks = Trump on { $strain }. Mitu mänguvõtet on selles käes?
    .hint = Kõrvalmastide honöörvõtted, trumbi enda võtted ja midagi iga neljakaardilise või pikema kõrvalmasti eest.
    .why = Honöörvõtteid kõrvalmastides { $honours }, trumbivõtteid { $trumps }{ $row ->
        [yes] { " " }(katkestamata rida)
       *[no] { "" }
    }, kõrvalmastide pikkuse eest { $length }: kokku { $tricks }.
school-practice-no-trump-tricks = Sa mõtled pakkumisele „üks trumbita“. Mitu mänguvõtet on selles käes?
    .hint = Ükski mast ei ole trump, nii et kõik loevad kõrvalmastidena.
    .why = Honöörvõtteid { $honours }, pikkuse eest { $length }: kokku { $tricks }.
school-practice-support-tricks = Partneri pakutud mast on { $strain }. Mitu toetusvõtet sul on?
    .hint = Neli osa: trumbid koos honööridega, kõrvalmastide honöörid, kõrvalmastide pikkus ja kõige lühem mast.
    .why = Trumbi pikkus { $trumps }, trumbihonöörid { $trump_honours }, kõrvalmastide honöörvõtted { $honours }, nende pikkus { $length }, lühidus { $short }: kokku { $tricks }.
school-practice-defence-tricks = Vastased mängivad, trump on { $strain }. Mitu kaitsevõtet sul on?
    .hint = Kindlad võtted nende trumbis ja honöörvõtted kolmes ülejäänud mastis.
    .why = Kindlaid trumbivõtteid { $trumps }, honöörvõtteid kõrvalmastides { $honours }: kokku { $tricks }.
school-practice-biddable = Millised selle käe mastid kõlbavad trumbiks? Märgi kõik.
    .hint = Mida pikem mast, seda vähem peab selles olema.
    .why = Neljas kaardis peab olema 1½ honöörvõtet, viies ½; kuuest kaardist või rohkemast piisab alati. Siin on küllalt nendes mastides ja üheski teises mitte.
school-practice-normal-support = Partneri pakutud mast on { $suit } ja need on sinu kaardid selles. Kas see on normaalne trumbitoetus?
    .hint = Neli kaarti on alati. Kolme puhul vaata kõige kõrgemat.
    .why = { $answer ->
        [yes] On
       *[no] Ei ole
    }: normaalne toetus on neli kaarti, kolm kaarti emanda või kõrgemaga eesotsas või sõdur, kümme ja veel üks.
school-practice-repeat = Mitu korda võib üks mängija seda masti pakkuda?
    .hint = Loe kõigepealt trumbivõtted.
    .why = Trumbivõtteid on { $tricks }. Neljaga võib masti pakkuda kaks korda, viiega kolm, vähemaga ainult ühe korra.
school-practice-ladder = { $told ->
        [yes] Sinu honöörvõtteid on { $mine }.
       *[no] See on sinu käsi.
    } Partner on lubanud { $partner }. Millise trumbita lepingu te koos täidate?
    .hint = Liida mõlema käe honöörvõtted ja otsi redelilt õige aste.
    .why = { $mine } ja { $partner } on kokku { $together }. Neljaga täidetakse „üks“, viiega „kaks“, viie ja poolega partii, seitsmega slämm.
    .a-none = Mitte ühtegi
    .a-1NT = Üks trumbita
    .a-2NT = Kaks trumbita
    .a-3NT = Partii: kolm trumbita
    .a-6NT = Slämm: kuus trumbita

school-practice-call = Mida sa avaldad?
    .hint = Käi tabel ülalt alla läbi.
    .why = { $call }. Sul on: { $reason }. { $rule }
    .rule = { $call }. { $rule }
    .rest = { $call }, sest muu ei sobi. { $rule }
    .not = { $call } ei sobi: { $reason }.
school-practice-count = { $count } { $tricks }
school-practice-and-also = { $first }, { $rest }
school-practice-meaning = { $meaning }

school-practice-open = Keegi ei ole veel pakkunud. Mida sa avaldad?
    .hint = Loe honöörvõtted, otsi trumbiks kõlbulik mast, loe mänguvõtted. Mitu mängijat on enne sind passinud?
school-practice-choose-suit = Sul on kaks masti, millega alustada. Mida sa avaldad?
    .hint = Võrdle kõigepealt pikkust, siis kõrgust.
school-practice-raise = Partner tegi algpakkumise. Mida sa avaldad?
    .hint = Kas on normaalne toetus? Siis loe toetusvõtted: kolmega on partner juba arvestanud.
school-practice-answer = Partner tegi algpakkumise. Mida sa avaldad?
    .hint = Mitu honöörvõtet on? Kas on oma mast? Kas on toetus?
school-practice-answer-no-trump = Mida sa avaldad?
    .hint = Liida oma honöörvõtetele need, mis partner on lubanud, ja vaata redelit.
school-practice-answer-two = Partner alustas pakkumisega „kaks“ mastis. Mida sa avaldad?
    .hint = Passida ei tohi. Kõigepealt toetus, siis oma mast, siis trumbita jõu järgi.
school-practice-answer-long = Partner alustas kõrgelt, pika mastiga. Mida sa avaldad?
    .hint = Partner ei vaja sinult trumpe, vaid kõrgeid kaarte. Mitu kindlat võtet sul on? Kas olete hädaohus?
school-practice-open-again = Sina tegid algpakkumise. Mida sa nüüd avaldad?
    .hint = Hinda kaart ümber. Kas partneri vastus sunnib edasi pakkuma?
school-practice-answer-again = Jälle sinu kord. Mida sa avaldad?
    .hint = Võrdle, kui pikad on partneri mastid sinu käes, või vaata, kas partner on mõnda neist korranud.
school-practice-overcall = Vastased tegid algpakkumise. Mida sa avaldad?
    .hint = Tugevamast nõrgemani: nende mast, hüpe, kontra, lihtne ülepakkumine, pass. Kas olete hädaohus?
school-practice-answer-double = Teie pool on vastaste algpakkumise järel midagi avaldanud. Mida avaldad sina?
    .hint = Partneri küsimusele tohib harva passida. Millist masti nimetada ja kui tugev sa oled?
school-practice-double = Ka vastased on midagi avaldanud. Mida sa avaldad?
    .hint = Kas keegi on kontreerinud? Loe oma kaitsevõtted ja see, mida partner on näidanud: mitu võtet neile jääb?

school-practice-promise = Partneri avaldus: { $call }. Mida see lubab?
    .hint = Mõtle, milliste kaartidega sa ise nii pakuksid ja millistega rohkem või vähem.
    .why = { $call } on { $meaning }. { $rule }
school-practice-may-pass = Partner pakkus { $call } ja paremvastane passis. Kas sina tohid passida?
    .hint = Kas see on mõni sundpakkumine või on selline juba varem tehtud? Kas partiini on pakutud?
    .why = { $answer ->
        [may-pass] Tohid.
        [slam] Sind kutsutakse slämmile.
       *[must-bid] Ei tohi, sest partiini ei ole veel pakutud.
    } { $rule }
    .a-may-pass = Jah
    .a-must-bid = Ei, pakume partiini
    .a-slam = See on enamgi: kutse slämmile
school-practice-kind-of-call = Mis on partneri { $call } siin?
    .hint = Kas vastased on seda masti pakkunud? Kas see on masti kõige odavam pakkumine?
    .why = Seda nimetatakse nii: { $kind }. { $rule }
school-practice-double-means = Partner kontreeris. Mida see tähendab?
    .hint = Kas sina olid juba midagi peale passi öelnud? Kui kõrge on kontreeritud pakkumine?
    .why = { $answer ->
        [asks] See küsib sinu masti.
       *[punishes] See karistab vastaseid.
    } { $rule }
    .a-asks = See küsib minu masti
    .a-punishes = See karistab vastaseid
school-practice-valuation = Kui trumbiks saab { $strain }, siis mille järgi sa oma kaarti hindad?
    .hint = Kes nimetas seda masti esimesena?
    .why = { $answer ->
        [playing] Mänguvõtete järgi: see on sinu oma mast.
        [support] Toetusvõtete järgi: see on partneri mast.
       *[defence] Kaitsevõtete järgi: see on vastaste mast.
    }
    .a-playing = Mänguvõtted
    .a-support = Toetusvõtted
    .a-defence = Kaitsevõtted
school-practice-opener = Kes on algpakkuja?
    .hint = Mitte igaüks, kes midagi ütleb, ei paku.
    .why = Esimesena pakkus { $seat }. Passimist pakkumiseks ei loeta.
school-practice-opponents-tricks = Vastased pakkusid { $contract }. Mitu võtet neile raamatu arvestuse järgi jääb?
    .hint = Kolmteist, millest on maha arvatud sinu kaitsevõtted ja partneri näidatud honöörvõtted.
    .why = Sul on { $own }, partner on näidanud { $partner }: kui 13-st mõlemad maha arvata, jääb { $tricks }.
school-practice-sacrifice = Vastased pakkusid { $theirs } ja täidaksid selle. Kui sa pakud { $ours }, siis sind kontreeritakse ja puudu jääb { $short ->
        [one] üks võte
       *[other] { $short } võtet
    }. Teie { $we ->
        [yes] olete hädaohus
       *[no] ei ole hädaohus
    }, nemad { $they ->
        [yes] on hädaohus
       *[no] ei ole hädaohus
    }. Kui arvestada ainult seda jaotust, kas see tasub ära?
    .hint = Otsi tabelist karistus ja see, mida nende leping oleks toonud.
    .why = Karistus on { $penalty }, nemad oleksid saanud { $score }: { $answer ->
        [yes] see läheb vähem maksma
       *[no] see ei lähe vähem maksma
    }.
