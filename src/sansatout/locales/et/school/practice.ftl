## Küsimused, mis tehakse iga kord uued

school-practice-winner = Kes saab selle võtte?
    .hint = Otsi kõigepealt trumpi. Kui seda ei ole, saab võtte väljakäidud masti kõige kõrgem kaart.
    .why = { $seat } mängis kõige parema kaardi.
school-practice-follow = Sinu kord mängida. Millised neist kaartidest on lubatud? Märgi kõik.
    .hint = Kellel on väljakäidud masti, see peab seda andma.
    .why = Väljakäidud mast oli { $suit }. Kellel seda on, peab masti andma; kellel ei ole, võib mängida mis tahes kaardi.
school-practice-points = Mitu punkti on { $hands ->
        [one] selles käes
       *[other] mõlemas käes kokku
    }?
    .hint = Äss 4, kuningas 3, emand 2, sõdur 1.
    .why = Mast masti haaval tuleb kokku { $points }.
school-practice-declarer = Sellised punktid öeldi. Kes on avaldaja?
    .hint = Liida paaride punktid; siis vaata, kummal on tugevamas paaris rohkem ja kes ütles enne.
    .why = { $answer }: mängib tugevam paar ja selles tugevam mängija, võrdsetest see, kes ütles enne; kui kummalgi paaril on kakskümmend, jagatakse uuesti.
school-practice-target = { $bonus ->
        [yes] Avaldaja mängib boonuse peale: { $strain }.
       *[no] Avaldaja mängib ilma boonuseta: { $strain }.
    } Mitut võtet on vaja?
    .hint = Ilma boonuseta ei ole trump tähtis. Boonuse jaoks on kõige vähem võtteid vaja trumbita mängus ja kõige rohkem ristis ja ruutus.
    .why = { $tricks ->
        [one] Ühte.
       *[other] { $tricks }.
    } Ilma boonuseta seitset; boonuse jaoks trumbita mängus üheksat, ärtus või padas kümmet, ristis või ruutus üheteistkümmet.
school-practice-minibridge-score = Avaldaja mängis { $bonus ->
        [yes] boonuse peale
       *[no] ilma boonuseta
    } ({ $strain }, { $game ->
        [second] teine
       *[first] esimene
    } partii) ja tegi { $tricks ->
        [one] ühe võtte
       *[other] { $tricks } võtet
    }. Mida kirjutab avaldaja pool? Kui kirjutavad vastased, pane ette miinus.
    .hint = Mitut võtet oli vaja? Võtted loevad alles alates seitsmendast.
    .why = { $made ->
        [yes] { $over ->
            [one] Arvesse läheb üks võte
           *[other] Arvesse läheb { $over } võtet
        } ja juurde tuleb see, mida annab tehtud jaotus: { $points }.
       *[no] { $short ->
            [one] Puudu on üks võte
           *[other] Puudu on { $short } võtet
        }: { $points }.
    }
school-practice-minibridge-strain = Sina oled Lõuna ja näed „lauda“. Mis saab trumbiks?
    .hint = Kas ärtus või padas on kokku kaheksa kaarti? Kas iga mast on kindlustatud? Kas ruutus või ristis on kaheksa? Ärtus või padas seitse?
    .why = Kõige parem on { $strain }: kõigepealt ärtu või pada, kui selles on kokku kaheksa kaarti, siis trumbita, kui iga mast on kindlustatud, siis ruutu või risti kaheksa kaardiga, siis ärtu või pada seitsmega, viimaks kõige pikem mast.
school-practice-words = „{ $meaning }“ Mis sõna see on?
    .hint = Loe veel kord ja mõtle sellele, mida sa mängulauas teed.
    .why = { $word }.
