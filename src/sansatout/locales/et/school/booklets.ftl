## Kolmas kursus: teised vihikud

school-booklets = Kolmas kursus: teised vihikud
    .lead = Bridge-whist Stockholmist, vihik ja reeglite raamat Eestist ning ungari keeles jutustatud mäng: nende oma näited, lehed ja harjutused samm-sammult.

### Bridge-whist: nimetamine ja edasiandmine

school-booklets-naming = Bridge-whist: nimeta või anna edasi
    .lead = Stockholm 1916. Keegi ei paku: jagaja nimetab või jätab selle partnerile.

school-booklets-naming-game =
    Bridge-whistis ei ole pakkumist ega lepingut. Jagaja nimetab trumbimasti või trumbita mängu või ütleb „annan valiku edasi“: siis peab nimetama partner ja tagasi ta seda anda ei saa.

    Välja käib jagajast vasakul istuv mängija. Siis pannakse partneri kaardid lahtiselt lauale ja jagaja mängib mõlema käega, ükskõik kumb nimetas. Pool, kes saab üle kuue võtte, kirjutab ülejäänute eest punkte.
school-booklets-naming-values = Iga võte üle kuue on väärt padas 2, ristis 4, ruutus 6, ärtus 8 ja trumbita mängus 12. Kolmkümmend sellist punkti võidavad partii. Seepärast soovitab vihik: püüa mängida nii kõrgelt, kui kaardid lubavad.
school-booklets-naming-out-at-once = Kellelgi ei ole veel punkte ja keegi ei kontreeri. Millised neist võidavad partii ühe jaotusega? Märgi kõik.
    .hint = Korruta võtted üle kuue ühe võtte väärtusega ja võrdle kolmekümnega.
    .why = Neli korda 8 on 32, viis korda 6 on 30, kolm korda 12 on 36. Aga seitse ristis on ainult 28: must mast üksi partiid ei võida.
    .a-four-hearts = Kümme võtet ärtus
    .a-five-diamonds = Üksteist võtet ruutus
    .a-seven-clubs = Kõik kolmteist võtet ristis
    .a-three-no-trump = Üheksa võtet trumbita
school-booklets-naming-may-third = Jagaja andis valiku edasi. Mida tohib partner teha?
    .hint = Keegi peab lõpuks otsustama.
    .why = Partner peab nimetama. Nõu ei peeta, tagasi ei anta ja nimetatu jääb.
    .a-names = Nimetada ühe viiest, ja ei muud
    .a-back = Anda valiku jagajale tagasi
    .a-passes = Passida
school-booklets-naming-three-aces = Sina jagasid. Mida nimetad?
    .hint = Alusta ässadest.
    .why = Kolm ässa: trumbita, peaaegu alati. Nelja kohta ütleb vihik „tingimata“.
    .to-name-remit = Siis annaksid hea jaotuse kellelegi, kes sinu kaarte ei näe. Mitu ässa sul on?
school-booklets-naming-four-honours = Ja nende kaartidega?
    .hint = Honöörid on äss, kuningas, emand, sõdur ja kümme. Mitu on sul neid ühes mastis?
    .why = Neli punase masti honööri: nimeta see, peaaegu alati. Need annavad ka oma punkte.
school-booklets-naming-length = Viis ärtut ja ainult üks honöör. Kas sellest piisab?
    .hint = Mis sul ärtu kõrval on?
    .why = Viis trumpi honööriga ja paar võtet kõrval, siin kaks kaetud kuningat: ärtu. Partnerilt võib oodata veel kaht või kolme.
    .to-name-remit = Vaata enne alla andmist teisi maste.
school-booklets-naming-no-help = Kuus head ärtut. Mida ütled?
    .hint = Ilma abita teistes mastides peab punane mast olema pikem või kolme honööriga.
    .why = Kuus ärtut, aga ainult kaks honööri ja kõrval mitte midagi. Vihik tahab seitset või kuut kolme honööriga. Anna valik edasi.
    .to-name-H = See näeb hea välja. Aga loe honöörid ja võtted väljaspool.
school-booklets-naming-one-more-honour = Üks kaart on vahetatud: üheksast sai kümme. Ja nüüd?
    .hint = Ka kümme on honöör.
    .why = Kuningas, emand ja kümme on kolm honööri. Kuus ärtut kolme honööriga abi ei vaja.
school-booklets-naming-strong-spades = Milline ilus padarida! Mida ütled?
    .hint = Mida on kuus või seitse võtet üle kuue padas väärt?
    .why = Anna valik edasi. Tugev pada ei ole põhjus pada nimetada: 2 punkti eest võtte kohta ei võida peaaegu midagi. Partneril võib olla midagi paremat.
    .to-name-S = Arvuta, mida sa sellega võidaksid.
school-booklets-naming-score-decides = Vaata lehte: kummalgi poolel on üks partii, meil on 18 ja neil 26. Sa kõhkled ruutu ja trumbita mängu vahel.
    .hint = Mis juhtub, kui nemad saavad ühe võtte üle kuue, ja mis siis, kui meie?
    .why = Kui võtte saavad nemad, jõuavad nad lõpule igal juhul. Kui meie, siis 18 + 6 ei piisa, aga 18 + 12 piisab. Seega trumbita.
school-booklets-naming-bold = Meil ei ole midagi ja neil on 28. Mida sa julged?
    .hint = Peaaegu kõik, mida nad teevad, annab neile partii. Kas ettevaatus on nüüd palju väärt?
    .why = Ärtu. Nulliga 28 vastu on julgus õigustatud: viiest ärtust honööriga ja ühest võttest kõrval peab piisama.
school-booklets-naming-certain-black = Meil on juba partii ja teise jaoks 28. Mida nimetad?
    .hint = Mitut padavõtet on meil partii võiduks vaja? Ja mida võib partner sulle teha?
    .why = Pada. Piisab ühest võttest üle kuue ja selles oled kindel. Kui annad valiku edasi, võib partner nimetada midagi, mis selle kaotab. See on vihiku esimene erand musta masti jaoks.
    .to-name-remit = Partner ei tea, kui kindel sa oled.
school-booklets-naming-third-poor = Sina oled jagaja partner. Jagaja andis valiku edasi ja sul on need kaardid. Mida nimetad?
    .hint = Midagi pead nimetama. Mis läheb halval juhul kõige vähem maksma?
    .why = Pada, kuigi sul seda üldse ei ole: nii jääb mäng odavaks.
school-booklets-naming-third-clubs = Jälle jagaja partnerina. Ja siin?
    .hint = Risti nõuab sama palju kui punane mast.
    .why = Risti: kuus kolme honööriga ja kaks võtet kõrval. Risti võidakse kontreerida ja siis on ta väärt sama palju kui ärtu; vähemast ei piisa.
school-booklets-naming-play = Nüüd jaga ise: nimeta ja saa mõlema käega seitse võtet või rohkem.
    .reached = { $tricks } võtet trumbita mängus. Hästi nimetatud ja hästi mängitud.
    .missed = Võtteid: { $tricks }. Nende ässadega on trumbita õige ja seitse võtet saab, ükskõik mida nad teevad. Proovi uuesti.
school-booklets-naming-more-naming = Veel neli kätt jagajana.
school-booklets-naming-more-third = Ja kolm jagaja partnerina.

### Bridge-whist: kontra, väljakäik ja mäng

school-booklets-doubling = Bridge-whist: kontra, väljakäik ja mäng
    .lead = Kas tohin välja käia? – Kontreerin! Aga milline kaart siis?

school-booklets-doubling-talk =
    Kui mäng on nimetatud, räägib jagajast vasakul istuv mängija: ta kontreerib või küsib partnerilt: „Kas tohin välja käia?“ Partner vastab „käi välja“ või kontreerib.

    Pärast kontrat võib nimetaja veel kord kontreerida, siis tema partner. Kui üks neist seda teeb, tohib edasi minna ainult esimene kontreerija. Tavaline piir on kaheksakordne.
school-booklets-doubling-order = Millises järjekorras neilt küsitakse?
    .hint = Esimesena see, kes välja käib. Pärast kontrat räägib teine pool, ja seal see, kes valis.
    .why = Jagajast vasakul istuja, siis paremal istuja; pärast kontrat nimetaja, siis tema partner.
    .a-forehand = Jagajast vasakul istuja
    .a-fourth = Jagajast paremal istuja
    .a-namer = Nimetaja
    .a-partner = Nimetaja partner
school-booklets-doubling-what-doubles = Mis saab kontraga kaks korda rohkem väärt? Märgi kõik.
    .hint = Vihik kirjutab selle juurde „OBS.!“: ainult üks neist.
    .why = Ainult võtted üle kuue. Honöörid, slämmid ja teise partii 100 jäävad samaks. Aga kontreeritud võtted loevad partii võiduks.
    .a-tricks = Võtted üle kuue
    .a-honours = Honöörid
    .a-slam = Slämmid
    .a-second-game = Teise partii punktid
school-booklets-doubling-how-many = Ära kunagi kontreeri huupi, ütleb vihik: see meelitab uut kontrat. Trumbita mängu vastu ole kindel seitsmes võttes, ärtu või ruutu vastu olgu neid viis, risti või pada vastu neli. Pada vastu piisab kõrgetest kaartidest kõrval; teiste vastu on vaja ka trumpe.
school-booklets-doubling-seven-sure = Jagaja nimetas trumbita mängu. Sina istud temast vasakul ja käid välja.
    .hint = Loe võtted, mida saad ülevalt alates kohe teha.
    .why = Seitse ruutut ja üks äss: kaheksa võtet, enne kui keegi teine sisse saab. Kontreeri.
school-booklets-doubling-six-sure = Sama lugu, aga teised kaardid.
    .hint = Loe veel kord. Mitu on kindlad?
    .why = Viis ruutut ja üks äss on kuus. Kindluseks on vaja seitset, nii et küsi luba välja käia.
    .to-double = Tugev, aga loe: mitu on kindlad?
school-booklets-doubling-without-trumps = Jagaja nimetas ärtu ja sina istud temast vasakul.
    .hint = Võtteid küllalt. Aga nende trumbid?
    .why = Kaks väikest ärtut ei ole trumbitugevus; sinu ässad ja kuningad võidakse trumbiga üle lüüa. Küsi luba välja käia.
    .to-double = Mis saab sinu kõrgetest kaartidest, kui neid trumbiga lüüakse?
school-booklets-doubling-against-spades = Peaaegu samad kaardid, aga jagaja nimetas pada.
    .hint = Üks mast on erand.
    .why = Kontreeri. Pada vastu piisab tugevusest kõrval, sest pada nimetaja on enamasti nõrk.
school-booklets-doubling-fourth-hearts = Sina istud jagajast paremal; jagaja nimetas trumbita mängu ja partner küsib luba välja käia. Kui kontreerid, käib ta välja oma kõrgeima ärtu.
    .hint = Kas pääsed ärtuga sisse, ja mis siis?
    .why = Kontreeri. Ärtuässaga pääsed sisse ja siis lähevad ruutud.
school-booklets-doubling-leads = Käi välja oma parimast mastist ja püüa saada esimene võte. Ässast ja kuningast äss, kuningast ja emandast kuningas, reast selle kõrgeim. Kui tugevat masti ei ole, käi parimast keskmine kaart.
school-booklets-doubling-ace-king = Jagaja nimetas ärtu. Millise kaardi käid välja?
    .hint = Millises mastis on sul kaks kõrgeimat?
    .why = Äss. See saab võtte ja sa näed „lauda“.
    .to-SK = Õige mast. Kumma neist kahest käib vihik?
school-booklets-doubling-sequence = Ja siin?
    .hint = Otsi rida.
    .why = Emand, kõrgeim reast emand, sõdur ja kümme.
    .to-SJ = Õige mast. Milline kaart reast?
    .to-ST = Õige mast. Milline kaart reast?
school-booklets-doubling-middle = Siin ei ole midagi tugevat.
    .hint = Mast, kus on su kõrgeim kaart, aga ei kõige kõrgem ega kõige madalam selles.
    .why = Keskmine pada, üheksa või seitse, kuninga alt.
    .to-SK = Üksiku kuninga alt käiakse keskmine kaart.
    .to-S4 = Mitte kõige madalam, vaid keskmine.
school-booklets-doubling-not-ace-queen = Üks mast jäta siin parem rahule.
    .hint = Millisest mastist käigu pigem keegi teine?
    .why = Ruutukuningas, kuningast ja emandast. Ära puuduta masti, kus sul on äss ja emand: oota, kuni seda sulle käiakse.
    .to-SA = Äss ja emand ootavad.
    .to-SQ = Äss ja emand ootavad.
school-booklets-doubling-partner-doubled-third = Jagaja partner nimetas ärtu ja sinu partner kontreeris. Sina käid välja.
    .hint = Partneril on palju nende trumpe. Mis aitaks?
    .why = Trump, ükskõik milline: sinu partner istub nimetaja järel ja tahab, et trumpi käidaks. Ainult mõne masti äss ja kuningas tuleks enne.
school-booklets-doubling-partner-doubled-no-trump = Jagaja nimetas trumbita mängu ja sinu partner kontreeris.
    .hint = On mast, mida siis vana kombe kohaselt käiakse.
    .why = Sinu kõrgeim ärtu, üheksa. Kes jagajast paremal trumbita mängu kontreerib, loodab sellele.
    .to-SK = Ilma kontrata oleks kuningas õige. Mida partneri kontra palub?
school-booklets-doubling-play-on = Hiljem mängus: jagajast vasakul istuja käib läbi „laua“. Millist „laua“ masti?
    .hint = „Laud“ mängib tema järel, nii et partner mängib „laua“ järel.
    .why = „Laua“ tugevaid: partner istub nende taga. Paremal istuja, kes käib „laua“ poole, käib tema nõrku.
    .a-strong = Neid, kus „laud“ on tugev
    .a-weak = Neid, kus „laud“ on nõrk
    .a-trumps = Alati trumpi
school-booklets-doubling-ruff-or-draw = Kas jagaja peab trumpe välja käima või nendega lööma?
    .hint = Kas sama trump saab teha mõlemat?
    .why = Otsusta ühe kasuks. Kes on hakanud trumbiga lööma, sellel jääb varsti väljakäimiseks liiga vähe.
    .a-one = Üht või teist, õigel ajal otsustatult
    .a-both = Enne üht, siis teist
    .a-never = Kumbagi; trumbid hoitakse lõpuni
school-booklets-doubling-defend = Jagaja nimetas ärtu ja sa kontreerisid. Käi välja ja ära lase neil saada üle kuue võtte.
    .reached = Nende võtteid: { $tricks }. Võtted üle kuue on meie omad, kahekordselt.
    .missed = Nende võtteid: { $tricks }. Sul on trumbid ning ruutukuningas ja -emand. Käi välja kuningas ja ära raiska trumpe.
school-booklets-doubling-more-doubles = Veel neli: kontreerida või mitte?
school-booklets-doubling-more-leads = Veel neli väljakäiku.

### Näide I

school-booklets-example-1 = Näide I, lahtiste kaartidega
    .lead = „Tuleks läbi võtta harjutusena, kaardid laual.“

school-booklets-example-1-exercise =
    Vihikus on kolm näidet, mis tuleb läbi võtta kaardid laual. Teeme nii: sa näed üht kätt ja otsustad; siis avatakse kaardid ja öeldakse vihiku põhjendus.

    A istub Lõunas, B Läänes, C Põhjas ja D Idas. Esimeses näites jagab igaüks neist korra.
school-booklets-example-1-a-names = A jagas. Mida A nimetab?
    .hint = Viis trumpi mõne honööriga ja päris head kaardid kõrval? Või on seda rohkem või vähem?
    .why = Ärtu: viis trumpi, neist kolm honööri, ja päris head risti ja pada. Valikut edasi anda tähendaks loota partnerilt trumbita mängu, mis ei ole tõenäoline, kui ise nii palju hoiad. Trumbita mänguks on see liiga nõrk: üks väike ruutu ja hõre pada.
    .to-name-remit = Nii hea mastiga? Partner nimetaks arvatavasti musta.
    .to-name-NT = Üks ainus ruutu, ja seegi väike.
school-booklets-example-1-b-names = B jagas.
    .hint = Loe ässad, siis vaata, kas mõni mast on katmata.
    .why = Trumbita: kaks ässa, ühtlane tugevus igas mastis ja viis kuni kaheksa võtet käes. Masti, mida selle asemel nimetada, ei ole.
school-booklets-example-1-c-names = C jagas. Kuningas, emand ja veel neli ruutut!
    .hint = Vaja on viit trumbivõtet või nelja honööri või päris häid kaarte kõrval.
    .why = Anna valik edasi, mitte ruutu: ükski kolmest tingimusest ei ole täidetud. Väljaspool ei ole ainsatki võtet.
    .to-name-D = Milline kolmest tingimusest on täidetud?
school-booklets-example-1-d-names = D jagas. Mida selliste kaartidega teha?
    .hint = Masti, mida nimetada, ei ole. Mis jääb üle?
    .why = Anda valik edasi. Mõned nimetavad pada, et partner ei nimetaks midagi kõrget, mida nad aidata ei saa. Aga kes nii teeb, paljastab oma nõrkuse ja teda kontreeritakse kergesti.
    .to-name-S = Mõni mängija teeb nii. Aga mida see näitab ja mida teised siis teha saavad?
school-booklets-example-1-open = Siin on kõik neli kätt. Võrdle, mida keegi nimetas, ja vaata siis, kes kontreerib.
school-booklets-example-1-b-doubles = A jagas ja nimetas ärtu. Sina oled B ja räägid esimesena.
    .hint = Kas istud nimetaja ees või taga? Mitu kõrget trumpi saab A-l olla?
    .why = B võib kontreerida: ühtlane tugevus, nii et kõrvalkaarte vaevalt trumbiga lüüakse; ta istub A järel; ja kui trumbi kuningas ja emand on B käes, peab A tugevus olema kõrvalkaartides, mida B saab üle lüüa. Kõigi parima mängu korral teeb A võtte siiski, ütleb meie arvutus.
school-booklets-example-1-a-lets-lead = B jagas ja nimetas trumbita mängu. C küsis luba välja käia ja sina oled A.
    .hint = Mitut võtet on vaja, et trumbita mängu kontreerida?
    .why = A ei ole küllalt tugev: „Käi välja!“
school-booklets-example-1-b-behind = C jagas ja andis valiku edasi, A nimetas ärtu, D küsis luba välja käia. Sina oled B.
    .hint = Istud jälle nimetaja taga.
    .why = B võib kontreerida, samadel põhjustel.
school-booklets-example-1-a-doubles-spades = D jagas ja nimetas siiski pada. Sina oled A ja räägid esimesena.
    .hint = Mitut võtet on pada vastu vaja ja mida ütleb D nimetus?
    .why = A võib päris heade kaartidega kontreerida, sest D peab olema väga nõrk.
school-booklets-example-1-b-redoubles = A kontreeris pada. D ei ütle rohkem midagi. Sina oled B, D partner.
    .hint = Mida A sinu kaartidest teab?
    .why = B kontreerib veel kord, „täie põhjusega“: nüüd on see neli korda pada, sama palju kui ärtu.
school-booklets-example-1-a-stops = Ja A, kes kontreeris esimesena: kas minna edasi?
    .hint = Kas edasiminekuks on vaja rohkem kui alustamiseks?
    .why = A peaks lõpetama. Esimene kontreerija läheb edasi ainult erakordsete kaartidega.
school-booklets-example-1-play-a = Mängi seda A-na. Ärtu on trump ja kontreeritud; B käis välja padaässa. Saa seitse võtet.
    .reached = Võtteid: { $tricks }, kahekordselt. B mõtleb järgmisel korral järele.
    .missed = Võtteid: { $tricks }. Seitse saab igasuguse kaitse vastu. Proovi uuesti.
school-booklets-example-1-play-b = Ole nüüd B trumbita mängus; C käis välja ruutukuninga. Saa seitse võtet.
    .reached = Võtteid: { $tricks }. Vähemalt seitsmes on käes, nagu autor ütleb.
    .missed = Võtteid: { $tricks }. Autor ütleb, et B teeb seitsmenda võtte, ja meie arvutus kinnitab seda. Proovi uuesti.
school-booklets-example-1-exchanged = Autor lisab: kui A ja C kaardid oleksid vahetatud, ei õnnestuks see. Mitu võtet B siis teeb, kui kõik mängivad nii hästi kui võimalik?
    .hint = Otsustav võte oleks seitsmes. Vaata, kus on nüüd ristiäss ja -emand ning ärtud.
    .why = Kuus. Mõlemad autori väited peavad täpselt paika.

### Näide II

school-booklets-example-2 = Näide II
    .lead = Kaks tugevat kätt kohtuvad kahel viisil.

school-booklets-example-2-two-hands = Seekord on antud ainult kaks kätt. Kõigepealt on need A ja B omad; hiljem on samad kaardid C ja D käes.
school-booklets-example-2-a-names = A jagas. Mida A nimetab?
    .hint = Pikk risti, aga vaata ässasid.
    .why = Trumbita: kolm ässa ja pikk mast. Risti jaoks on see liiga ilus.
    .to-name-C = Risti on väärt 4 võtte eest. Kas need kaardid rohkem väärt ei ole?
school-booklets-example-2-a-at-22 = Samad kaardid, aga meil on partii ja teise jaoks 22. Ja nüüd?
    .hint = Mitu võtet üle kuue annaks ristis partii? Mis on trumbita mängus ohtlik?
    .why = Risti: kaks võtet üle kuue on 8 ja neis on A peaaegu kindel. Trumbita mängus ähvardab pikk ruutumast.
    .to-name-NT = Milline mast on trumbita mängus katmata? Ja kui vähe siin vaja on?
school-booklets-example-2-b-doubles = A nimetas trumbita mängu. Sina oled B ja räägid esimesena.
    .hint = Kes käib välja ja mida saab kohe võtta?
    .why = B kontreerib: ruutudega on otsustav võte sama hästi kui kindel.
school-booklets-example-2-d-instead = Nüüd on A kaardid C käes ja C nimetas trumbita mängu; sina oled D ja sul on B kaardid.
    .hint = Kes käib nüüd välja ja millist masti, kui kontreerid?
    .why = Vaevalt tasub kontreerida. B käiks välja oma kõrgeima ärtu; vastane pääseb ehk ärtuässaga sisse ja mängib ristid ära, mida D-l ei ole.
    .to-double = Kaardid on samad. Kas väljakäik ka?
school-booklets-example-2-b-deals = Ja kui jagab B, nendesamade kaartidega?
    .hint = Seitse ruutut, neli honööri ühes käes. Mis räägib trumbita mängu vastu?
    .why = Ruutu, igal juhul, ja mitte kunagi trumbita: ühelt poolt on risti puudumine ohtlik, teiselt poolt loevad neli honööri ühes käes kaheksana.
    .to-name-NT = Mis juhtub, kui nad käivad risti?
school-booklets-example-2-eight-units = B mängib ruutut nelja honööriga ühes käes, mis loevad kaheksana. Mida need joone peale annavad?
    .hint = Korruta ühe ruutuvõtte väärtusega.
    .why = 8 × 6 = 48.

### Näide III

school-booklets-example-3 = Näide III
    .lead = Kus istud, on sama tähtis kui see, mis sul käes on.

school-booklets-example-3-twelve = Jälle kaks kätt, C ja D oma. D käsi on trükitud ainult kaheteistkümne kaardiga. Me ei arva ära, milline puudub: ükskõik milline väike kaart see oli, vastused on samad.
school-booklets-example-3-c-names = A andis valiku edasi. Sina oled C. Mida nimetad?
    .hint = Jagaja põhimõtted kehtivad ka tema partnerile.
    .why = Trumbita, kolme ässaga: mitte tugev, aga igati põhjendatud.
school-booklets-example-3-d-doubles = C nimetas trumbita mängu ja B küsis luba välja käia. Sina oled D.
    .hint = Kas mängid enne või pärast C-d? Mida on sinu kuningad seal väärt?
    .why = D kontreerib ja loodab otsustavale võttele õigusega. See ei pea olema üks pikk mast ega ärtuäss.
school-booklets-example-3-one-trick = A-l ja C-l, kes on „meie“, on 18, B-l ja D-l 12. Nüüd kontreerib D trumbita mängu ja saab ühe võtte üle kuue. Kas see võidab partii, ja kellele?
    .hint = Kaks korda kaksteist, lisatud sellele, mis seal on.
    .why = 12 + 24 = 36: B ja D võidavad partii ühe kontreeritud võttega. Autor nimetab seda veel üheks põhjuseks kontreerida: kui D-l ei õnnestu, võidab C ühe võttega nagunii, kontraga või ilma.
school-booklets-example-3-at-b = „Kui D kaardid oleksid B käes, kas ta peaks siis kontreerima?“ C nimetas ja sina oled B.
    .hint = Kes mängib nüüd sinu järel?
    .why = Ei: C mängib B järel ja võib kõik kuningad üle lüüa. C taga olid need peaaegu kindlad võtted.
    .to-double = Kes mängib otse sinu järel ja mis C-l on?
school-booklets-example-3-at-a-and-b = „Kui C kaardid oleksid A ja D omad B käes, kas see muudab midagi?“ A nimetas trumbita mängu; sina oled B ja pead välja käima.
    .hint = Ruutud saad kätte. Mida pärast neid käid?
    .why = Jah. B saab ruutud ära võtta, aga peab siis käima kuninga alt. Vaevalt tasub kontreerida.
    .to-double = Ja pärast ruutusid?
school-booklets-example-3-more = Veel neli kontrat, meie oma.

### Istungi leht

school-booklets-sitting = Istungi leht
    .lead = Kuus jaotust, arv arvu järel, nagu vihik neid kirjutab.

school-booklets-sitting-sheet = Kumbki pool peab lehte: enda punktid vasakul, nende omad paremal. Joone all on võtted, mis loevad partii võiduks; joone peal honöörid ja slämmid. A ja C on „meie“, B ja D „nemad“. Kolmkümmend punkti joone all võidavad partii ja kaks partiid lõpetavad istungi.
school-booklets-sitting-honours = Trumbi honöörid loetakse tabeli järgi ja iga selle honöör on väärt sama palju kui üks võte selles mastis. Käsi ilma trumpideta, schikane, lisab oma poolele kaks honööri või võtab teiselt poolelt kaks maha. Trumbita mängus loevad ässad.
school-booklets-sitting-one-below = Esimene jaotus: risti. Saame ühe võtte üle kuue ja meil on kolm honööri, mis loevad kahena. Mida kirjutame joone alla?
    .hint = Üks võte ristis.
    .why = Üks võte ristis: 4.
school-booklets-sitting-one-above = Ja joone peale nende kahe honööri eest?
    .hint = Kaks korda võtte väärtus.
    .why = 2 × 4 = 8.
school-booklets-sitting-two-below = Teine jaotus: ärtu. Nemad saavad kaks võtet üle kuue ja neil on kaks honööri. Mida nad joone alla kirjutavad?
    .hint = Mida on väärt üks võte ärtus?
    .why = 2 × 8 = 16.
school-booklets-sitting-two-above = Ja joone peale?
    .hint = Kaks honööri sama väärtusega.
    .why = Jälle 2 × 8 = 16.
school-booklets-sitting-three-below = Kolmas jaotus: ruutu. Saame viis võtet üle kuue ja meil on neli honööri kahe käe peale. Mis läheb joone alla?
    .hint = Viis võtet ruutus.
    .why = 5 × 6 = 30.
school-booklets-sitting-three-above = Ja joone peale?
    .hint = Neli honööri.
    .why = 4 × 6 = 24.
school-booklets-sitting-three-game = Kas see võidab partii, ja kellele?
    .hint = Liida, mis on algusest saadik joone all.
    .why = 4 + 30 = 34: meie esimene partii. Läbi mõlema lahtri tõmmatakse joon ja mõlemad alustavad uuesti nullist.
school-booklets-sitting-four-above = Neljas jaotus: ärtu. Nemad saavad viis võtet üle kuue. Neil on kõik viis honööri, kolm ja kaks, mis loevad viiena; aga ühel meist ei ole ühtegi trumpi. Mida nad joone peale kirjutavad?
    .hint = Schikane võtab kaks honööri maha.
    .why = 5 − 2 = 3 honööri: 3 × 8 = 24.
    .to-40 = Nii palju oleks kõigi viie eest. Kellelgi ei olnud trumpe.
school-booklets-sitting-four-game = Joone alla kirjutavad nad 40. Kelle partii?
    .hint = Mõlemad alustasid nullist.
    .why = Nende oma, esimene. Nüüd on kummalgi poolel üks.
school-booklets-sitting-five-above = Viies jaotus: pada. Saame neli võtet üle kuue ja meil on kaks honööri, aga ühel neist on schikane. Mida kirjutame joone peale?
    .hint = Mida võtab schikane teiselt poolelt ära?
    .why = Mitte midagi: kaks honööri tasaarvestatakse.
school-booklets-sitting-five-below = Ja joone alla?
    .hint = Neli võtet kõige odavamas mastis.
    .why = 4 × 2 = 8.
school-booklets-sitting-six-below = Kuues jaotus: trumbita. Nemad saavad kolm võtet üle kuue. Mis läheb joone alla?
    .hint = Kõige kallim mäng.
    .why = 3 × 12 = 36: nende teine partii ja istungi lõpp.
school-booklets-sitting-six-above = Neil on neli ässa kahe käe peale. Mis läheb joone peale?
    .hint = Ühes käes oleks see 100.
    .why = Neli ässa kahe käe peale annavad 40.
    .to-100 = Nii palju annavad neli ässa ühes käes.
school-booklets-sitting-sum-we = Istung on läbi. Mis on meie lahtri summa?
    .hint = Joone peal 8 ja 24, joone all 4, 30 ja 8.
    .why = 8 + 24 + 4 + 30 + 8 = 74.
school-booklets-sitting-sum-they = Ja nende oma, ilma teise partii punktideta?
    .hint = Joone peal 16, 24 ja 40; joone all 16, 40 ja 36.
    .why = 16 + 24 + 40 + 16 + 40 + 36 = 172.
school-booklets-sitting-difference = Mis on vahe?
    .hint = Võta meie summa nende omast maha.
    .why = 172 − 74 = 98.
school-booklets-sitting-net = Teine partii on väärt 100. Mida nad kokku võidavad?
    .hint = Lisa see vahele.
    .why = 98 + 100 = 198.
school-booklets-sitting-rounded = Tulemus ümardatakse kümnelisteks: kuni viis jäetakse ära, üle viie loetakse kümneks. Mis tuleb?
    .hint = Kas viimane number on suurem kui viis?
    .why = Kaheksa on üle viie: 200.
school-booklets-sitting-account = Üldarvestuses jagatakse kõik kümnega. Mis kirjutatakse?
    .hint = Tõmba üks null maha.
    .why = 20: pluss B-le ja D-le, miinus A-le ja C-le.
school-booklets-sitting-slip = Kogu leht. Iseärasus: vihiku enda pildil puudub ässade 40 joone pealt, kuigi summa on õige.
school-booklets-sitting-more = Arvuta veel neli bridge-whisti jaotust.

### Kohad ja sõnad

school-booklets-seats = Kohad, istungid ja vanad sõnad
    .lead = Kes kellega mängib ja mida tähendab „surcoupera“.

school-booklets-seats-draw = Igaüks tõmbab kaardi. Siin on äss kõige madalam, ja võrdsetest kaartidest on madalaim pada, siis risti, ruutu, ärtu. Kahe madalama kaardi tõmbajad mängivad koos; kõige madalama tõmbaja jagab esimesena ja valib koha.
school-booklets-seats-who-deals = Neli mängijat tõmbasid need kaardid. Millise kaardi tõmbaja jagab esimesena?
    .hint = Ässad on täna madalad. Kumb kahest ässast on madalam?
    .why = Mõlemad ässad on madalaimad ja pada on ristist madalam: jagab padaässa tõmbaja.
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-CA = ♣A
    .to-D2 = Madal, aga siin on miski kahest madalam.
    .to-CA = Äss, jah. Neid on veel üks.
school-booklets-seats-partners = Milliste kahe kaardi tõmbajad mängivad koos jagaja poolel? Märgi mõlemad kaardid.
    .hint = Kaks kõige madalamat.
    .why = Kaks nelja on madalaimad; jagab risti tõmbaja, sest risti on ruutust madalam.
    .a-H9 = ♥9
    .a-C4 = ♣4
    .a-SQ = ♠Q
    .a-D4 = ♦4
school-booklets-seats-three-sittings = Kui üks paar on võitnud teise partii, vahetatakse kohti. Vihiku pilt kolmest istungist:
    .frame-1 = Esimene istung: A mängib C-ga, B D-ga.
    .frame-2 = Teine: C ja D vahetavad kohad. A mängib D-ga.
    .frame-3 = Kolmas: A mängib B-ga. A ei ole kordagi liikunud.
school-booklets-seats-second = Kes on teises istungis B partner?
    .hint = Vaata üle laua.
    .why = B vastas istub C.
    .a-a = A
    .a-c = C
    .a-d = D
school-booklets-seats-third = Ja kes on kolmandas A oma?
    .hint = Kellega A veel mänginud ei ole?
    .why = B. Nüüd on igaüks igaühega mänginud.
    .a-b = B
    .a-c = C
    .a-d = D
school-booklets-seats-robbert = Mitu istungit on selles vihikus üks „robbert“?
    .hint = Nii mitu, kui mitmel viisil saab neljast mängijast teha kaks paari.
    .why = Kolm. See ei ole sama, mida tänapäeval robberiks nimetatakse.
school-booklets-seats-book = Poole kuus esimest võtet on „paket“ ja iga järgmine on „trick“. Mitu „trick“ on üheksas võttes?
    .hint = Võta „paket“ maha.
    .why = Üheksa võtet on kuuene „paket“ ja kolm üle selle.
school-booklets-seats-words = Vihik on täis sõnu, mis on kasutusest kadunud: hållkarl, inkomstkort, mellanhand, surcoupera. Vaata, mitu sa ära arvad.
school-booklets-seats-ask = Mida see tähendab?

### Vihiku robber

school-booklets-rubber = Eesti vihiku robber, mängud A kuni F
    .lead = Kuus tähega mängu ja iga arv omal kohal.

school-booklets-rubber-sheet = Eesti vihik seletab arvutust ühe robberi abil. „Meie“ on A ja B, „nemad“ X ja Y. Joone peal on mängu väärtus, joone all mängu seis. Mängudel on tähed A kuni F, „kergenduseks vastavate sissekannete leidmiseks arvutuslehel“.
school-booklets-rubber-values = Joone all loevad pakutud ja tehtud võtted: 6, 7, 8, 9 või 10 igaüks, ristist trumbita mänguni; kontraga kaks korda, rekontraga neli korda rohkem. Partii võiduks on vaja 30 punkti.
school-booklets-rubber-units = Joone peal on lepingu täitmine väärt 50 ja iga ülevõte veel 50. Mittetäitmise eest saavad vastased 50 ja iga vähemvõtte eest veel 50. Kontraga on see kaks korda rohkem, hädaohus veel kaks korda.
school-booklets-rubber-a-below = Mäng A: pakume kaks ruutut, nemad kontreerivad. Teeme 9 võtet ja ühel meist on neli honööri. Mida kirjutame joone alla?
    .hint = Kaks võtet, igaüks 7, kontraga.
    .why = 2 × 7 × 2 = 28.
    .to-14 = Mäng oli kontreeritud.
school-booklets-rubber-a-above = Ja joone peale?
    .hint = Lepingu täitmine ja üks võte üle, kontraga; siis honöörid, mis annavad 100 ja mida ei kahekordistata.
    .why = (50 + 50) × 2 + 100 = 300.
    .to-400 = Honööre ei kahekordistata.
    .to-200 = Ja honöörid?
school-booklets-rubber-b-what = Mäng B: nemad pakuvad kolm risti, teevad 12 võtet ja neil on ühes käes viis honööri. Mis selle eest kirjutatakse? Märgi kõik.
    .hint = Kaksteist võtet on kõik peale ühe, pakutud või mitte.
    .why = Leping, selle täitmine, kolm ülevõtet, viis honööri ja väike slämm: siin loeb see, kuigi keegi seda ei pakkunud. Partii see ei ole.
    .a-contract = Kolm pakutud ja tehtud võtet
    .a-fulfilment = Lepingu täitmine
    .a-overtricks = Kolm ülevõtet
    .a-small-slam = Väike slämm
    .a-honours = Viis honööri
    .a-game-premium = Partii preemia
school-booklets-rubber-b-above = Mida nad siis joone peale kirjutavad?
    .hint = 50 täitmise eest, kolm korda 50, 100 slämmi eest ja 200 viie honööri eest.
    .why = 50 + 150 + 100 + 200 = 500.
school-booklets-rubber-b-below = Ja joone alla?
    .hint = Kolm võtet kõige odavamas mastis.
    .why = 3 × 6 = 18.
school-booklets-rubber-c-above = Mäng C: nemad pakuvad neli ärtut ja teevad 9 võtet. Mida meie joone peale kirjutame?
    .hint = Mittetäitmine on midagi väärt, ja puuduv võte samuti.
    .why = 50 + 50 = 100.
    .to-50 = Ka mittetäitmine ise loeb.
school-booklets-rubber-d-game = Mäng D: pakume kaks pada ja teeme 9 võtet, ühes käes on neli honööri. Joone all oli meil 28. Kas see võidab partii?
    .hint = Kaks võtet, igaüks 9, lisatud sellele, mis seal on.
    .why = 28 + 18 = 46: meie esimene partii.
school-booklets-rubber-d-above = Mida kirjutame mängu D eest joone peale?
    .hint = Täitmine, üks võte üle, neli honööri ja 300 partii eest.
    .why = 50 + 50 + 100 + 300 = 500.
    .to-200 = Midagi on puudu: partii.
school-booklets-rubber-e-danger = Kes on nüüd, enne mängu E, hädaohus?
    .hint = Hädaohus on see, kes on partii võitnud.
    .why = Meie: oleme ühe partii võitnud. Nemad ei ole.
school-booklets-rubber-e-above = Mäng E: pakume kolm risti ja teeme 8 võtet. Mida nemad joone peale kirjutavad?
    .hint = Üks võte on puudu ja oleme hädaohus.
    .why = (50 + 50) × 2 = 200.
    .to-100 = Nüüd oleme hädaohus.
school-booklets-rubber-f-what = Mäng F: pakume neli pada, teeme kõik 13 võtet ja meil on ühes käes viis honööri. Mis kirjutatakse? Märgi kõik.
    .hint = Robber lõpeb. Milline preemia siis makstakse ja milline mitte?
    .why = Leping, selle täitmine, kolm ülevõtet, suur slämm, viis honööri ja 750 robberi eest. Robberit lõpetav partii oma 300 ei too ja suur slämm tuleb väikese asemele.
    .a-contract = Neli pakutud ja tehtud võtet
    .a-fulfilment = Lepingu täitmine
    .a-overtricks = Kolm ülevõtet
    .a-small-slam = Väike slämm
    .a-grand-slam = Suur slämm
    .a-honours = Viis honööri
    .a-game-premium = Partii preemia
    .a-rubber-premium = Robberi preemia
school-booklets-rubber-f-above = Ja joone peal teeb see?
    .hint = Täitmine ja kolm üle, hädaohu tõttu kaks korda; siis 200 slämmi, 200 honööride eest ja 750.
    .why = (50 + 150) × 2 + 200 + 200 + 750 = 1550.
    .to-1350 = Kas slämm, honöörid ja robber on kõik sees, ja hädaoht?
school-booklets-rubber-f-below = Ja joone all?
    .hint = Neli võtet padas.
    .why = 4 × 9 = 36.
school-booklets-rubber-sum-we = Robber on läbi. Mis meil kokku on, joone peal ja all?
    .hint = Esimeses partiis 946, teises 1586.
    .why = 946 + 1586 = 2532.
school-booklets-rubber-sum-they = Ja neil?
    .hint = Esimeses partiis 518, teises 200.
    .why = 518 + 200 = 718.
school-booklets-rubber-difference = Mida kirjutab siis igaüks meist plussiga ja igaüks neist miinusega?
    .hint = Kahe summa vahe.
    .why = 2532 − 718 = 1814.
school-booklets-rubber-without-below = Üks märkus vihikus ütleb, et Kontraktis jäetakse joone all olevad punktid üldkokkuvõttes harilikult arvestamata. Mis vahe siis oleks?
    .hint = Joone all oli meil kokku 82, neil 18.
    .why = 2450 − 700 = 1750. Vihiku oma robber arvab need kaasa, nii et ka meie, kui lauas teisiti kokku ei lepita.
school-booklets-rubber-more = Veel neli Kontrakti jaotust.

### Üks jaotus, kolm viisi

school-booklets-ways = Üks jaotus, arvutatud kolmel viisil ja rohkem
    .lead = Samad võtted võivad olla väärt 686, 320 või 92.

school-booklets-ways-three-tables = Vihikus on kolm tabelit: Kontrakt, Vanderbilt ja Reform. „Kuna arvutustabeleid on väga palju ja tihti üksikud mängijate ringkonnad oma muudatusi kasutavad“, on soovitatav enne mängu kindlaks teha, kas kõik on kasutatava viisiga tuttavad. Võtame ühe jaotuse ja arvutame selle iga tabeli järgi.
school-booklets-ways-values = Mida on üks võte joone all väärt:
    .frame-1 = Kontrakt: 6 kuni 10, partii 30 punkti.
    .frame-2 = Vanderbilt: 20, 30 ja 35, partii 100 punkti.
    .frame-3 = Reform: jälle 6 kuni 10, aga partii 40 punkti.
school-booklets-ways-kontrakt = Pakume neli pada, teeme 12 võtet ja meil on ühes käes neli honööri. Esimene jaotus, kontrata. Mida see on väärt Kontraktis, joone peal ja all kokku?
    .hint = Neli korda 9; täitmine ja kaks üle, igaüks 50; väike slämm ja honöörid, kumbki 100; ja see on partii, 300.
    .why = 36 + 50 + 100 + 100 + 100 + 300 = 686.
school-booklets-ways-vanderbilt-slam = Sama jaotus Vanderbiltis. Mis kirjutatakse? Märgi kõik.
    .hint = Vanderbilt maksab lepingu täitmise eest ainult kontra korral ja slämmide eest ainult siis, kui need ette teatati.
    .why = Leping, kaks ülevõtet ja honöörid. Slämmi ei pakutud ja partiil oma preemiat ei ole.
    .a-contract = Neli pakutud ja tehtud võtet
    .a-fulfilment = Lepingu täitmine
    .a-overtricks = Kaks ülevõtet
    .a-small-slam = Väike slämm
    .a-honours = Neli honööri
    .a-game-premium = Partii preemia
school-booklets-ways-vanderbilt = Mida see siis Vanderbiltis väärt on?
    .hint = Neli korda 30, kaks korda 50 ja honöörid 100.
    .why = 120 + 100 + 100 = 320.
school-booklets-ways-reform = Ja Reformis?
    .hint = Neli korda 9, siis 4 täitmise eest, kaks korda 8, 16 avaldamata slämmi eest ja 20 honööride eest.
    .why = 36 + 4 + 16 + 16 + 20 = 92.
school-booklets-ways-reform-game = Kas see võitis Reformis partii?
    .hint = Mis on joone all ja kui palju on vaja?
    .why = Ei: 36 on vähem kui 40. Kahes teises tabelis oli see partii.
school-booklets-ways-rulebook = Nüüd eesti reeglite raamat: pada 30, ülevõte sama palju, honöörid 100. Mida see väärt on?
    .hint = Kõik kuus võtet üle kuue loevad siin võrdselt.
    .why = 120 + 60 + 100 = 280.
school-booklets-ways-hungarian = Ja ungari tabeli järgi, mis honööre ei tunne?
    .hint = Neli korda 30 joone all, kaks korda 30 joone peal.
    .why = 120 + 60 = 180.
school-booklets-ways-differences = Vihik loetleb viis Vanderbilti erinevust Kontraktist. Millised need on? Märgi kõik.
    .hint = Õigeid on viis. Honöörid ja hädaoht on mõlemas tabelis.
    .why = Partii võiduks on vaja 100 punkti; põhiväärtused on kõrgemad; täitmine loeb ainult kontra ja rekontra korral; slämmid ainult ette teatatult; partiide eest preemiat ei ole, ainult robberi eest.
    .a-game-100 = Partii võiduks on vaja 100 punkti
    .a-higher = Võtted on rohkem väärt
    .a-only-doubled = Lepingu täitmine loeb ainult kontra korral
    .a-slams-bid = Slämmid loevad ainult siis, kui need pakuti
    .a-no-game-premium = Partii eest preemiat ei ole, ainult robberi eest
    .a-honours-none = Honöörid ei loe midagi
    .a-no-danger = Keegi ei ole kunagi hädaohus
school-booklets-ways-down-kontrakt = Teine jaotus: oleme hädaohus, pakume neli ärtut, meid kontreeritakse ja teeme 8 võtet. Mida nad Kontraktis kirjutavad?
    .hint = Mittetäitmine ja kaks vähemvõtet: kolm korda sama arv, mis on 50, kontra tõttu kaks korda ja hädaohu tõttu kaks korda.
    .why = 3 × 200 = 600.
school-booklets-ways-down-vanderbilt = Ja Vanderbiltis?
    .hint = Kontraga hädaohus maksab esimene vähemvõte 200, iga järgmine kaks korda rohkem. Mittetäitmine ise ei maksa midagi.
    .why = 200 + 400 = 600. Seekord on nad ühel meelel.
school-booklets-ways-down-rulebook = Ja reeglite raamatu järgi?
    .hint = Kontraga hädaohus: 200 esimese eest ja iga järgmine maksab 100 rohkem kui eelmine.
    .why = 200 + 300 = 500.
school-booklets-ways-down-hungarian = Ja ungari tabelis?
    .hint = „Bell“, kontraga: 200 esimese puuduva võtte eest ja 300 järgmise eest.
    .why = 200 + 300 = 500.
school-booklets-ways-more-vanderbilt = Veel kaks Vanderbiltis.
school-booklets-ways-more-reform = Kaks Reformis.
school-booklets-ways-more-rulebook = Ja kaks reeglite raamatu järgi.

### Nimed ja lehe pidamise viisid

school-booklets-names = Senior, junior ja arvutusleht
    .lead = Kuidas mängijaid nimetatakse, ja neli viisi sama lehte pidada.

school-booklets-names-four-names = Eesti vihikus on avaldaja „mängija“. Tema partner on „laud“, „Dummy ehk Strohmann“. Temast vasakul istuv vastane, kes käib välja, on „senior“ ja paremal istuv „junior“.
school-booklets-names-senior = Ida on avaldaja. Kes on senior?
    .hint = Avaldajast vasakul.
    .why = Idast vasakul istub Lõuna ja käib välja.
school-booklets-names-junior = Põhi on avaldaja. Kes on junior?
    .hint = Avaldajast paremal.
    .why = Põhjast paremal istub Lääs.
school-booklets-names-laud = A pakkus üks pada, X kaks ärtut, B kolm pada ja kõik passisid. A ja B on partnerid. Kes on laud?
    .hint = Kes pakkus esimesena pada?
    .why = A pakkus oma poolest esimesena pada ja mängib; B on laud.
    .a-A = A
    .a-B = B
    .a-X = X
school-booklets-names-draw = Vihiku kohtade valikul loeb äss üks. Tõmmatakse need neli kaarti. Millise kaardi tõmbaja jagab esimesena?
    .hint = Jagab kõige madalama kaardi tõmbaja. Mis on kõige madalam?
    .why = Äss on kõigist madalam ja kõige madalama tõmbaja jagab esimesena.
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-C9 = ♣9
school-booklets-names-four-ways = Vihik lubab arvutuslehte pidada neljal viisil.
    .frame-1 = Iga arv eraldi, nagu see tuleb.
    .frame-2 = Joone all tõmmatakse vana arv maha ja kirjutatakse uus summa: nii on mängu seis kohe näha.
    .frame-3 = Sama joone peal.
    .frame-4 = Selle asemel, et endale punkte kirjutada, tõmmatakse sama palju vastaspoolel maha.
school-booklets-names-result = Milline viis annab kellele lõpuks rohkem?
    .hint = Kas on tähtis, millises järjekorras liidetakse ja lahutatakse?
    .why = Mitte ükski: vahe on kõigis neljas sama.
    .a-same = Kõigis on sama
    .a-each-more = Iga arvu kirjutamine annab rohkem
    .a-struck-more = Vastastelt mahatõmbamine annab rohkem
school-booklets-names-ask = Kuus vihiku sõna.

### Vead ja nende hinnad

school-booklets-faults = Vihiku lühike vigade loend
    .lead = Kuus viga ja mida need maksavad.

school-booklets-faults-short-list = Reeglite raamatus on umbes kakssada reeglit. Vihik saab hakkama ühe leheküljega: jagamisel lahtiselt langenud kaart, pakkumine väljaspool järjekorda, liiga madal pakkumine, parandatud vale mast, salgamine ja kokkupandud võtte vaatamine.
school-booklets-faults-honour-falls = Jagamisel langeb see kaart lahtiselt lauale. Mis saab?
    .hint = See on honöör.
    .why = Jagamine ei kehti ja jagab järgmine mängija, mitte sama.
    .a-next = Jagab järgmine mängija
    .a-same = Sama mängija jagab uuesti
    .a-on = Jagamine jätkub
    .to-same = Uus jagamine, jah. Aga kelle oma?
school-booklets-faults-small-falls = Ja kui see on hoopis see kaart?
    .hint = Vihik räägib ainult honööridest.
    .why = Midagi ei juhtu; see ei ole honöör.
    .a-next = Jagab järgmine mängija
    .a-same = Sama mängija jagab uuesti
    .a-on = Jagamine jätkub
school-booklets-faults-out-of-turn = Keegi pakub väljaspool järjekorda. Mida saab vastaspool teha?
    .hint = See on õigus, mitte kohustus.
    .why = Ta võib nõuda uut jagamist järgmiselt jagajalt. Kui ta seda ei tee, jääb pakkumine jõusse.
    .a-may = Nõuda järgmiselt jagajalt uut jagamist või jätta nii
    .a-must = Ta peab nõudma uut jagamist
    .a-void = Midagi; pakkumine lihtsalt ei kehti
school-booklets-faults-too-low = Pärast pakkumist kaks pada ütleb keegi „kaks ruutut“. Milleks see loetakse?
    .hint = Sama mast, küllalt kõrgelt.
    .why = Kolm ruutut. Keegi ei vali; see loetakse ise kõige madalamaks piisavaks pakkumiseks samas mastis.
    .a-three = Kolm ruutut
    .a-pass = Passiks
    .a-again = Ta peab uuesti pakkuma
school-booklets-faults-put-right = Keegi ei andnud masti ja märkab seda ise. Kui kaua saab seda parandada?
    .hint = Kuni algab midagi uut.
    .why = Kuni järgmise võtte esimese kaardini. Tagasi võetud kaart jääb lahtiselt lauale ja vastased võivad selle sissepanekut nõuda.
    .a-next-lead = Kuni järgmise võtte väljakäiguni
    .a-at-once = Ainult kohe, enne järgmist kaarti
    .a-never = Mitte kunagi
school-booklets-faults-dummy-revokes = Liiga hilja: salgamine. See juhtus „laua“ kaartidega. Kui palju nad selle eest joone peale kirjutavad?
    .hint = Neid kaarte nägid kõik.
    .why = Mitte midagi. Õige kaardi panemist võis igaüks valvata.
school-booklets-faults-declarer-revokes = Täitsime lepingu kolm trumbita ja ühes käes oli neli ässa, aga avaldaja salgas oma käest masti. Mida nad kirjutavad?
    .hint = Vihiku kahest hinnast suurem.
    .why = 100.
school-booklets-faults-no-honours = Ja mis selle jaotuse eest siiski kirjutatakse? Märgi kõik.
    .hint = Salgamine läheb meile veel millekski maksma.
    .why = Leping, selle täitmine, partii ja nende 100. Honöörid on läinud: pool, kelle avaldaja salgas, neid kirjutada ei tohi.
    .a-contract = Kolm pakutud ja tehtud võtet
    .a-fulfilment = Lepingu täitmine
    .a-honours = Neli ässa
    .a-game-premium = Partii preemia
    .a-revoke = Salgamise hind
school-booklets-faults-defender-revokes = Nüüd salgas vastane. Mille vahel võib mängiv pool valida? Märgi mõlemad.
    .hint = Punktid või midagi muud, mis lõpus loeb.
    .why = 100 punkti või mängu lõpul kaks (või kolm, kuidas kokku lepitud) vastaspoole võtet.
    .a-hundred = Sada punkti
    .a-two = Kaks nende võtet
    .a-new-deal = Uus jagamine
    .a-both = Punktid ja võtted korraga
school-booklets-faults-two-tricks = Pakkusime kolm trumbita ja tegime ainult 8 võtet, aga vastane salgas ja me võtame kaks võtet endale. Mida kirjutame joone alla?
    .hint = Kaheksa ja kaks täidavad lepingu.
    .why = Kümne võttega on see täidetud: 3 × 10 = 30, ja partii.
school-booklets-faults-peek = Mängisime nelja pada ja tegime 8 võtet; peale selle vaatas üks meist kokkupandud võtet. Mida nad kokku joone peale kirjutavad?
    .hint = Mittetäitmine ja kaks vähemvõtet, igaüks 50, ja 50 vaatamise eest.
    .why = 50 + 100 + 50 = 200.
school-booklets-faults-trainer = Nüüd laua taga: mis järgneb ja kelle õigus see on?

### Reeglite raamat

school-booklets-law-book = Kuidas reeglite raamatus õige koht üles leida
    .lead = Midagi läks valesti. Kes tohib mida öelda, ja kui kaua?

school-booklets-law-book-why =
    Kolmekümnendate aastate eesti reeglite raamatus on umbes kakssada reeglit. Keegi ei õpi neid pähe. Aga saab õppida, kust vaadata ja mida küsida.

    Selle järjekord on jaotuse oma: kohtade tõmbamisest viimase arvuni lehel.
school-booklets-law-book-parts = Pane reeglite raamatu osad järjekorda.
    .hint = Nagu õhtu kulgeb.
    .why = Tõmbamine, segamine, jagamine, pakkumine, mäng, punktid: raamat järgib jaotust.
    .a-draw = Kohtade tõmbamine
    .a-shuffle = Segamine ja tõstmine
    .a-deal = Jagamine
    .a-auction = Avaldused
    .a-play = Väljakäik ja mäng
    .a-score = Punktid ja leht
school-booklets-law-book-three-questions =
    Iga vea kohta vastab raamat kolmele küsimusele. Kes tohib valida? Mille vahel? Ja kui kaua?

    Enamik õigusi kaob sellel, kes mängib edasi ilma neid kasutamata.
school-booklets-law-book-who-chooses = Vastane käis välja väljaspool järjekorda. Kes valib, mis sellest saab?
    .hint = Kes selle all kannatas ja kes mängib selle poole kaarte?
    .why = Avaldaja, enne kui ta kummastki käest mängib.
    .a-declarer = Avaldaja
    .a-dummy = „Laud“
    .a-defender = Eksinu partner
school-booklets-law-book-too-late = Sul oli valik, aga sa oled oma järgmise kaardi mänginud. Mis sellest järel on?
    .hint = Kolmas küsimus.
    .why = Mitte midagi. Kes on edasi pakkunud või mänginud, sellel õigust enam ei ole.
    .a-none = Mitte midagi
    .a-all = Kõik, jaotuse lõpuni
    .a-partner = Nüüd võib valida minu partner
school-booklets-law-book-wrong-penalty = Sa nõuad midagi, mida reegel selle vea eest ei anna. Mis saab?
    .hint = Raamat on nõudja vastu range.
    .why = Selleks korraks on õigus kadunud. Nii et enne vaata, siis nõua.
    .a-lost = Õigus on kadunud
    .a-again = Võid uuesti valida
    .a-right-one = Võetakse õige karistus
school-booklets-law-book-find-auction = Pärast pakkumist kaks pada pakub keegi kaks ärtut. Millise peatüki avad?
    .hint = Mis on pakkumisega valesti: aeg või kõrgus?
    .why = „Kõlbmatud pakkumised“. Kord oli õige ja pakkumine kestis.
    .a-insuf = Kõlbmatud pakkumised
    .a-oot = Pakkumine väljaspool järjekorda
    .a-late = Hilised pakkumised
school-booklets-law-book-find-play = Mängu ajal pillab vastane kaardi lahtiselt lauale. Milline peatükk?
    .hint = Ta ei tahtnud seda mängida.
    .why = „Avatud kaardid“. See jääb avatuks ja avaldaja võib seda nõuda.
    .a-expo = Avatud kaardid
    .a-loot = Väljakäik väljaspool järjekorda
    .a-revoke = Salgamine
school-booklets-law-book-calls = Millised avaldused on lubatud? Kaks seisu.
school-booklets-law-book-insufficient = Kõlbmatud pakkumised: mis on sinu õigus?
school-booklets-law-book-leads = Väljakäik väljaspool järjekorda.
school-booklets-law-book-revokes = Salgamine.
school-booklets-law-book-penalties = Karistused üldiselt: mida ütleb reegel.
school-booklets-law-book-all-chapters = Reeglite raamatu iga peatükki saab samamoodi harjutada, tõmbamisest punktideni. Alusta sellest, mille pärast te viimati vaidlesite.

### Head kombed

school-booklets-manners = Head kombed
    .lead = Üksteist asja, mida ei tehta, ja mõned, mida tehakse.

school-booklets-manners-correct =
    „Mängus nõutakse äärmist korrektsust nii vastaste kui ka oma partneri vastu.“ Et naabri kaartidesse piiluda ei tohi, teavad kõik.

    Aga on terve rida eksimusi, mis ei ole sugugi kergemad, ja enamik teeb neid märkamata.
school-booklets-manners-bidding = Millised neist ütlevad partnerile midagi, mida pakkumine ise ei ütle? Märgi kõik keelatud.
    .hint = Üht neist peab igaüks vahel tegema.
    .why = Keelatud on asjatu viivitamine, asjatu kiirustamine, eriline intonatsioon ja kahtlev pakkumine. Mõelda, kui on mida mõelda, ei ole keelatud.
    .a-slow = Asjatu viivitamine pakkumisel
    .a-hasty = Asjatu kiirustamine pakkumisel
    .a-tone = Pakkumine erilise intonatsiooniga
    .a-doubt = Pakkumine kaheldes
    .a-think = Mõtlemine, kui on mida mõelda
school-booklets-manners-partner = Ja partneri pakkumiste ja mängu kohta? Märgi kõik keelatud.
    .hint = Kiitus ja viisakus ei ole üks ja sama.
    .why = Demonstratiivne rahulolu või rahulolematus partneri pakkumisega ning sõnad ja žestid tema pakkumise ja mängu kohta. Tänu „laua“ kaartide eest kedagi ei kahjusta.
    .a-pleased = Demonstratiivne rahulolu partneri pakkumisega
    .a-displeased = Demonstratiivne rahulolematus partneri pakkumisega
    .a-comment = Žest partneri mängu kohta
    .a-thanks = Partneri tänamine, kui ta kaardid lauale paneb
school-booklets-manners-reminding = Mida ei tohi partnerile meelde tuletada? Märgi kõik keelatud.
    .hint = Üks hoiatus on sõnaselgelt lubatud, ainult „laual“ mitte.
    .why = Pakkumise ajal mängu seisu ega mängu ajal pakkumise käiku. Aga partnerit tohib hoiatada vea eest, mida ta on tegemas; ainult „laud“ ei tohi.
    .a-score = Mängu seisu, pakkumise kestel
    .a-auction = Pakkumise käiku, mängu kestel
    .a-warn = Viga, mida ta on tegemas
school-booklets-manners-cards = Ja kaartidega? Märgi kõik keelatud.
    .hint = Mis ütleb teistele midagi enne aega?
    .why = Kaardi eraldamine teistest enne oma korda ja võtte kokkukorjamine enne, kui kõik on sinna mänginud.
    .a-detach = Kaardi eraldamine enne oma korda
    .a-gather = Võtte kokkukorjamine, enne kui kõik on mänginud
    .a-sort = Oma kaartide korrastamine
school-booklets-manners-count = Nüüd oled näinud raamatu kogu loendit. Mitut asja see peale piilumise keelab?
    .hint = Liida, mida nelja viimase küsimuse juures märkisid.
    .why = Üksteist.
school-booklets-manners-dummy = „Laual“ ei ole midagi teha. Mida ta teeb?
    .hint = Mida ta avaldaja selja tagant näha võiks?
    .why = Istub lauas. Ta ei käi avaldaja kaarte vaatamas ega jälgi mängu tema selja tagant.
    .a-sits = Jääb oma kohale
    .a-walks = Käib ringi ja vaatab kaarte
    .a-helps = Seisab avaldaja selja taga
school-booklets-manners-artificial = Pakkumine tähendab midagi muud, kui ta ütleb. Millal on see lubatud?
    .hint = Ka vastastel on õigus.
    .why = Ainult siis, kui kõik mängijad tähendust teavad; ja kes selle tegi, seletab seda nõudmisel täielikult.
    .a-all = Kui kõik mängijad tähendust teavad
    .a-partner = Kui partner tähendust teab
    .a-never = Mitte kunagi
school-booklets-manners-deliberate = Keegi rikub reeglit meelega, sest karistus maksab vähem, kui ta võidab. Ta on nõus maksma. Kas see on korras?
    .hint = Kas karistus on hind?
    .why = Ei. Eksimusi ei tohi teadlikult teha, isegi kui ollakse nõus karistust kandma.
    .a-no = Ei
    .a-pay = Jah, kui ta maksab
    .a-yes = Jah, igaüks tohib
school-booklets-manners-company = Partner teeb selliseid vigu märkamata. Mida raamat soovitab?
    .hint = Selliseid mängijaid on kaht liiki.
    .why = Ütle talle. Hoidu ainult nendest, kes seda teadlikult teevad.
    .a-tell = Juhtida tema tähelepanu veale
    .a-avoid = Mitte kunagi temaga enam mängida
    .a-same = Teha sama
school-booklets-manners-onlooker = Sa vaatad pealt. Keegi eksib ja keegi ei märka. Mida teed?
    .hint = Kelle mäng see on?
    .why = Vaikid; oma arvamust avaldad ainult siis, kui küsitakse.
    .a-silent = Vaikin
    .a-whisper = Sosistan kannatajale
    .a-aloud = Ütlen kõva häälega
school-booklets-manners-more = Veel neli: mis järgneb?

### Ristisüsteem, esimene tund

school-booklets-club-1 = Ristisüsteem (1): algpakkumine
    .lead = Kõige madalam pakkumine, mis ei ütle risti kohta midagi.

school-booklets-club-1-idea = Reeglite raamatu viimane peatükk jutustab süsteemist, kus pakkumine algab võimalikult madalalt, et partnerid saaksid teineteisele palju öelda. „Üks risti“ näitab kaht ja poolt kuni nelja honöörvõtet ja ei muud. Risti masti kohta ei ütle see midagi.
school-booklets-club-1-table = Honöörvõtteid loetakse masti kaupa oma tabeli järgi: loeb esimene rida, mis sobib. Kahe masti kaardid koos ei loe ja ükski mast ei loe üle kahe.
school-booklets-club-1-one-suit = Mitu honöörvõtet on selles käes?
    .hint = Äss on terve. Mis on emand kahe väikese kaardiga?
    .why = Äss 1, emand kahe kaardiga kõrval ¼: kokku 1¼. Üksik sõdur ei loe.
school-booklets-club-1-no-pairs = Ja siin?
    .hint = Äss ja kuningas koos; kuningas ja sõdur ilma kümneta; emand ja sõdur kolmanda kaardiga.
    .why = Äss kuningas 2, kuningas ½, emand sõdur kolmandaga ½: kokku 3.
school-booklets-club-1-count = Veel üks.
    .hint = Kümned on selles tabelis tähtsad: vaata ärtut uuesti.
    .why = Äss emand 1¼, kuningas emand kümme 1¼, emand kahega ¼: 2¾.
school-booklets-club-1-open = Sul on see käsi ja sina pakud esimesena.
    .hint = Just lugesid selle üle.
    .why = Kaks ja kolmveerand: üks risti.
school-booklets-club-1-too-little = Ja sellega?
    .hint = Loe. Kas on kaks ja pool?
    .why = Pool, veerand ja üks on 1¾: pass.
school-booklets-club-1-one-club-card = Üks ainus risti. Millega alustad?
    .hint = Kas „üks risti“ ütleb midagi risti kohta?
    .why = Ikkagi üks risti: kolm ja veerand honöörvõtet. Pada tuleb hiljem.
    .to-1S = Mast on hea. Aga kuidas algab siin iga pakkumine?
school-booklets-club-1-negative = Partner alustas: üks risti. Mida vastad?
    .hint = Vähem kui poolteisel honöörvõttel on oma vastus, ka see ei ütle oma masti kohta midagi.
    .why = Kolmveerand: üks ruutu, eitav vastus. Ruutu kohta ei ütle see midagi.
    .to-1S = Viis pada, jah. Aga ütle enne, kui nõrk sa oled.
    .to-Pass = Partneri risti võib olla üksainus kaart!
school-booklets-club-1-says-nothing = Mida see „üks ruutu“ ütleb?
    .hint = See on kunstlik nagu algpakkumine.
    .why = Ainult seda, et honöörvõtteid on vähem kui poolteist.
    .a-weak = Mul on vähem kui poolteist honöörvõtet
    .a-diamonds = Mul on ruutut
    .a-strong = Ma olen tugev
school-booklets-club-1-play = Sa alustasid ristiga, partner näitas poolteist kuni kaks ja pool honöörvõtet ilma viiekaardilise mastita ja sa mängid kahte pada. Saa kaheksa võtet.
    .reached = Võtteid: { $tricks }. Leping on täidetud.
    .missed = Võtteid: { $tricks }; kaheksa on võimalik. Proovi uuesti.
school-booklets-club-1-more-tricks = Loe üle veel kolm kätt.
school-booklets-club-1-more-openings = Alusta kolmel korral või passi.

### Ristisüsteem, teine tund

school-booklets-club-2 = Ristisüsteem (2): vastused
    .lead = Eitav, jaatav, sundiv.

school-booklets-club-2-three-kinds = Ühele ristile on kolm liiki vastuseid. Vähem kui 1½ honöörvõtet: üks ruutu. 1½ kuni 2½: jaatav, viiekaardilises mastis, kui selline on. Rohkem kui 2½: sundiv partiini, ühe võrra kõrgemalt.
school-booklets-club-2-one-spade = Kaks honöörvõtet ja viis head pada.
    .hint = Jaatav, ja masti saab kohe näidata.
    .why = Üks pada: 1½ kuni 2½ ja viis pada.
school-booklets-club-2-two-diamonds = Jaatav käsi ruutuga.
    .hint = „Üks ruutu“ tähendab juba midagi muud.
    .why = Kaks ruutut. „Üks ruutu“ oleks eitav, seepärast näidatakse risti ja ruutut kõrgusel „kaks“.
    .to-1D = Mida partner sellest aru saaks?
school-booklets-club-2-one-no-trump = Jaatav, aga milline mast?
    .hint = Kas on viiekaardilist masti?
    .why = Viiekaardilist masti ei ole: üks trumbita.
school-booklets-club-2-four-cards = Neli toredat pada. Mida vastad?
    .hint = Neljakaardilised mastid peavad ootama.
    .why = Üks trumbita. Neljakaardilist masti võib nimetada alles teises ringis.
    .to-1S = Mitut kaarti see lubaks?
school-booklets-club-2-two-fives = Kaks viiekaardilist masti. Kumb enne?
    .hint = Kõrgem või madalam?
    .why = Kahest viiekaardilisest kõrgem enne: üks pada.
school-booklets-club-2-six-five = Kuus ja viis. Kumb enne?
    .hint = Siin on pikkus tähtsam kui järk.
    .why = Kuuekaardiline mast tuleb alati enne viiekaardilist: kaks ruutut.
    .to-1H = Ärtu on kõrgem. Aga loe kaardid.
school-booklets-club-2-forcing = Rohkem kui kahe ja poole honöörvõttega vastatakse ühe võrra kõrgemalt: kaks ärtut või kaks pada, kolm risti või kolm ruutut, ilma mastita kaks trumbita. Siis ei passi keegi enne partiid ja slämm on lähedal.
school-booklets-club-2-two-spades = Mida vastad?
    .hint = Loe honöörvõtted, siis kaardid.
    .why = Kolm ja veerand ning viis pada: kaks pada, sundiv.
    .to-1S = See lubaks kõige rohkem kaht ja poolt.
school-booklets-club-2-three-diamonds = Ja siin?
    .hint = Tugev, ja mast on madal.
    .why = Kolm ja pool: kolm ruutut, sundiv.
    .to-2D = See oleks ainult jaatav.
school-booklets-club-2-two-no-trump = Ja sellega?
    .hint = Rohkem kui kaks ja pool, aga viiekaardilist masti ei ole.
    .why = Kaks trumbita, sundiv.
    .to-1NT = Mitut honöörvõtet see kõige rohkem näitaks?
school-booklets-club-2-over-one-heart = Partner alustas ristiga ja vastane sinust paremal pakkus üks ärtu. Sa oled nõrk.
    .hint = „Üks ruutu“ ei ole enam võimalik. Mis ütleb sama?
    .why = Pass. Pärast vastaste pakkumist eitav käsi passib.
school-booklets-club-2-still-one-spade = Sama vahelepakkumine, aga sa oled jaatav.
    .hint = Kas teised vastused muutusid?
    .why = Üks pada: kõik teised vastused jäävad samaks.
school-booklets-club-2-more = Vasta veel viiel korral.

### Ristisüsteem, kolmas tund

school-booklets-club-3 = Ristisüsteem (3): kuidas edasi
    .lead = Algpakkuja teine pakkumine, ja kolmas.

school-booklets-club-3-after-negative = Pärast eitavat vastust nimetab algpakkuja viiekaardilise masti või ütleb „üks trumbita“. Vastaja passib, kui ta on rahul, või pakub kaks oma pikas mastis.
school-booklets-club-3-five-spades = Üks risti, üks ruutu. Ja nüüd?
    .hint = Kas on viiekaardilist masti?
    .why = Üks pada.
school-booklets-club-3-no-suit = Ja ilma selleta?
    .hint = Viiekaardilist masti ei ole.
    .why = Üks trumbita.
school-booklets-club-3-clubs-at-last = Nüüd on risti tõeline!
    .hint = Millisel kõrgusel saab seda näidata?
    .why = Kaks risti. Raamat ütleb „kõrgusel üks“, aga risti ja ruutuga ei ole see võimalik; seepärast laseme olla kaks.
school-booklets-club-3-weak-content = Sa vastasid üks ruutu ja algpakkuja pakub üks ärtu.
    .hint = Kas sul on midagi paremat kui ärtu?
    .why = Pass: nõrk ja ärtuga rahul.
school-booklets-club-3-own-length = Algpakkuja pakub üks trumbita. Sa oled sama nõrk kui enne.
    .hint = Nõrk, aga pikk.
    .why = Kaks ruutut: see näitab pikkust, mitte honöörvõtteid.
    .to-Pass = Kuus kaarti võivad trumpidena rohkem väärt olla.
school-booklets-club-3-second-suit = Sa nimetasid ärtu ja partner pakub kaks ruutut, mida sul on üks. Mis nüüd?
    .hint = Kas on teist masti pakkuda?
    .why = Kaks pada: nüüd tohib nimetada hea neljakaardilise masti.
school-booklets-club-3-no-second-suit = Sama, aga ilma sellise mastita.
    .hint = Ruutu sulle ei sobi ja teist nimetamisväärset masti ei ole.
    .why = Kaks trumbita.
school-booklets-club-3-six-again = Sa pakkusid kaks ruutut, algpakkuja kaks pada. Ja sina?
    .hint = Mitu ruutut sul on?
    .why = Kolm ruutut: kuuekaardilist masti korratakse.
school-booklets-club-3-another-five = Sama pakkumine, teine käsi.
    .hint = Sul on teine mast.
    .why = Kolm risti, teine viiekaardiline mast.
school-booklets-club-3-after-positive = Pärast jaatavat vastust nimetab algpakkuja kohe viiekaardilise masti, isegi kui partneri mast sobib. Tõstmine tuleb hiljem.
school-booklets-club-3-name-first = Partner näitas ärtut ja sul on neid neli.
    .hint = Mis tuleb enne?
    .why = Üks pada: enne viiekaardiline mast.
    .to-2H = See tuleb järgmisel korral.
school-booklets-club-3-raise-then = Sa nimetasid pada, partner pakub kaks ruutut. Nüüd?
    .hint = Partneri esimene mast ootab vastust.
    .why = Kaks ärtut: nüüd toetad partneri masti.
school-booklets-club-3-after-forcing = Partneri kaks ärtut on sundiv. Sina?
    .hint = Viiekaardiline mast?
    .why = Kaks pada.
school-booklets-club-3-four-trumps = Seekord viiekaardilist masti ei ole.
    .hint = Vaata ärtusid: neli ässa ja sõduriga.
    .why = Kolm ärtut. Neli kaarti partneri mastis ässa ja sõduriga või kuninga ja emandaga tõstetakse.
school-booklets-club-3-neither = Ja siin?
    .hint = Ei viiekaardilist masti ega nelja head ärtut.
    .why = Kaks trumbita, kõige odavam.
school-booklets-club-3-play-three = Üks risti, üks pada, kaks ärtut, kolm ärtut: mängi see. Üheksa võtet.
    .reached = Võtteid: { $tricks }, ärtu trumbiks. Hästi mängitud.
    .missed = Võtteid: { $tricks }; üheksa on võimalik. Proovi uuesti.
school-booklets-club-3-play-five = Partneri kaks trumbita oli sundiv ja lõppleping on viis risti. Üksteist võtet.
    .reached = Võtteid: { $tricks }. Partii mastis, mille kohta „üks risti“ midagi ei öelnud.
    .missed = Võtteid: { $tricks }; üksteist on võimalik. Proovi uuesti.
school-booklets-club-3-more = Veel viis teist pakkumist.

### Ungari mäng

school-booklets-magyar = Ungari mäng: viisteist sõna
    .lead = Passz, kontra, rekontra: kõik, mida tohib öelda.

school-booklets-magyar-fifteen =
    Ungari vihik ütleb, et pakkumiseks piisab viieteistkümnest sõnast: passz, kontra, rekontra; treff, káró, kőr, pikk, szanzadu; ja arvud ühest seitsmeni.

    Kuus võtet on alus ja neid ei nimetata: „neli treff“ lubab kümmet.
school-booklets-magyar-count-words = Mitu neist viieteistkümnest sõnast nimetab masti või trumbita mängu?
    .hint = Neli masti ja veel üks.
    .why = Viis: treff, káró, kőr, pikk ja szanzadu. Kolm on muud avaldused ja seitse arvud.
school-booklets-magyar-suits = Pane mastid järjekorda, kõrgeim ees.
    .hint = Vihik loetleb neid kõrgeimast: „kõige väärtuslikum on pikk“.
    .why = Pikk, kőr, káró, treff: pada, ärtu, ruutu, risti.
    .a-pikk = pikk (pada)
    .a-kor = kőr (ärtu)
    .a-karo = káró (ruutu)
    .a-treff = treff (risti)
school-booklets-magyar-four-clubs = Mitut võtet lubab „neli treff“?
    .hint = Kuue võtte alust ei nimetata.
    .why = Kuus ja neli on kümme.
school-booklets-magyar-ladder = Pane pakkumised järjekorda, madalaim ees.
    .hint = Enne arv, siis mast; szanzadu on kõigist mastidest kõrgem.
    .why = Üks káró, üks pikk, üks szanzadu, kaks treff, kaks kőr.
    .a-one-diamond = 1 káró
    .a-one-spade = 1 pikk
    .a-one-no-trump = 1 szanzadu
    .a-two-clubs = 2 treff
    .a-two-hearts = 2 kőr
school-booklets-magyar-over-two-spades = Ida pakkus kaks pikk ja nüüd on sinu kord. Tahad oma masti pakkuda. Mis on vähim, mida saad öelda?
    .hint = „Kahele kőrile võib öelda kaks pikk, aga kahele pikile mitte kaks kőr.“
    .why = Kolm kőr. Ärtu on padast madalam, seepärast on vaja ühe võrra rohkem.
school-booklets-magyar-count-bids = Vihiku pakkumiste tabelis on seitse rida. Mitu pakkumist on kokku?
    .hint = Seitse rida ja igas kõik mastid ja trumbita mäng.
    .why = 7 × 5 = 35.
school-booklets-magyar-kontra = Mida ütleb „kontra“?
    .hint = Kelle leping see on?
    .why = Et vastaste lepingut ei täideta. Rekontra ütleb, et täidetakse.
    .a-fails = Nad ei saa hakkama
    .a-plays = Ma tahan ise mängida
    .a-again = Tuleb uuesti jagada
school-booklets-magyar-over = „Pakkumine on väga vastutusrikas asi.“ Kes kannatab, kui üks paarist pakub liiga kõrgelt ja leping jääb täitmata?
    .hint = Mõlema jaoks on üks lahter.
    .why = Mõlemad: paar võidab ja kaotab koos.
    .a-both = Mõlemad paarist
    .a-bidder = Ainult pakkuja
    .a-nobody = Mitte keegi
school-booklets-magyar-under = Ja kui nad pakuvad liiga madalalt?
    .hint = Nad täidavad lepingu ja rohkemgi. Millest nad ilma jäid?
    .why = Nad kaotavad preemiad, mida kõrgem leping oleks toonud; võtted üle pakutute annavad vähe ja enne lõpparvestust mitte midagi.
    .a-bonus = Nad jäävad ilma preemiatest, mida oleksid saanud
    .a-nothing = Midagi ei kaotata
    .a-tricks = Võtted üle pakutute ei ole nende omad
school-booklets-magyar-anecdote = Üks märkus vihikust: „Räägitakse, et mõte „asztalist“ mängus pärineb kuuekümne aasta tagant Inglismaalt. Neljas mängija puudus ja tema asemele pandi lahtiste kaartidega näiline mängija.“ Asztal tähendab lauda: nii kutsutakse „lauda“ ka seal.
school-booklets-magyar-asztal = Kes otsustab, milline asztali kaart mängitakse?
    .hint = Tema ise on selles jaotuses ainult tegevuseta pealtvaataja.
    .why = Avaldaja üksi: oma käega või kaarti täpselt nimetades.
    .a-declarer = Avaldaja
    .a-dummy = See, kelle kaardid need on
    .a-both = Mõlemad koos
school-booklets-magyar-first-dealer = Paaride jaoks tõmmatakse kaardid ja siin jagab esimesena kõrgeima tõmbaja. Milline kaart see on?
    .hint = Milline kaart on ungari järjekorras kõige kõrgem?
    .why = Äss. Eesti vihikus oleks sama kaart kõige madalam ja selle tõmbaja jagaks sealgi, sest seal jagab madalaima tõmbaja!
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-C9 = ♣9
school-booklets-magyar-play = Mängi kolme szanzadut. Lääs käis välja padasõduri. Üheksa võtet täidavad lepingu ja annavad partii.
    .reached = Võtteid: { $tricks }. Sada joone all ühe korraga.
    .missed = Võtteid: { $tricks }; üheksa on olemas. Nad saavad neli pada; mõtle, mida nende peale ära viskad.
school-booklets-magyar-ask = Kuus ungari sõna.

### Mans, bell ja leht

school-booklets-bell = Mans ja bell: ungari leht
    .lead = Mi ja Ők, joon ja sada punkti.

school-booklets-bell-sheet = Leht on tühi: vasakul „Mi“, paremal „Ők“, meie ja nemad, ja joon põiki üle lehe. Joone alla lähevad pakutud ja tehtud võtted, joone peale kõik muu.
school-booklets-bell-tricks = Treff ja káró loevad 20 võtte eest, kőr ja pikk 30, szanzadu 40 esimese ja 30 iga järgmise eest. Sada joone all on gém, partii. Ilma gémita on pool „mansis“, gémiga „bellis“, kus võidud ja kaotused on kallimad.
school-booklets-bell-first-below = Pakume kaks kőr ja teeme 9 võtet. Mis läheb joone alla?
    .hint = Ainult see, mis pakuti.
    .why = 2 × 30 = 60.
    .to-90 = Kolm võtet üle kuue, aga mitu pakuti?
school-booklets-bell-first-above = Ja joone peale?
    .hint = Üks võte üle.
    .why = Üks ülevõte on väärt 30.
school-booklets-bell-gem = Nemad pakuvad kolm szanzadut ja teevad 10 võtet. Kas see on gém, ja kelle oma?
    .hint = 40 esimese, 30 teiste eest.
    .why = 40 + 30 + 30 = 100: nende gém, täpselt.
school-booklets-bell-bell = Kes on nüüd bellis?
    .hint = Kellel on gém?
    .why = Nemad. Meie oleme ikka mansis.
school-booklets-bell-frozen = Gém märgitakse X-iga. Meie 60 joonitakse alla: need punktid on „külmutatud“ ja alustame jälle nullist. Lõpus loevad need ikkagi.
school-booklets-bell-doubled-below = Pakume ühe szanzadu, nemad ütlevad kontra ja teeme 7 võtet. Mis läheb joone alla?
    .hint = Szanzadu esimene võte, kontraga.
    .why = 2 × 40 = 80.
school-booklets-bell-doubled-above = Ja joone peale, kontreeritud lepingu täitmise eest?
    .hint = Tabelis on selleks üks arv, mansis ja bellis sama; see on sama suur kui üks puuduv võte mansis.
    .why = 50.
school-booklets-bell-second-gem = Pakume neli pikk ja teeme 10 võtet. Kas see annab gémi?
    .hint = Neli korda 30.
    .why = 120 oleks piisanud ka ilma 80-ta: meie gém. Nüüd on mõlemad pooled bellis.
school-booklets-bell-down = Nemad pakuvad bellis viis káró ja teevad 9 võtet. Mida kirjutame joone peale?
    .hint = Kaks võtet puudu, kontrata, bellis.
    .why = 2 × 100 = 200.
    .to-100 = Mitu on puudu ja kas nad on mansis või bellis?
school-booklets-bell-slam = Pakume kuus szanzadut ja teeme 12 võtet. Mis kirjutatakse? Märgi kõik.
    .hint = Kõik peale ühe, pakutud ja tehtud; ja see on meie teine gém.
    .why = Leping, väike slämm ja tasu robberi lõpus.
    .a-contract = Kuus pakutud ja tehtud võtet
    .a-overtricks = Ülevõtted
    .a-small-slam-announced = Väike slämm
    .a-grand-slam-announced = Suur slämm
    .a-rubber-premium = Tasu robberi eest
school-booklets-bell-slam-above = Mida siis joone peale kirjutame?
    .hint = Väike slämm on bellis 700; robber on väärt 500, sest neil on gém.
    .why = 700 + 500 = 1200.
school-booklets-bell-difference = Robber on läbi. Mis on kahe summa vahe?
    .hint = Meie: 60, 30, 80, 50, 120, 200, 190, 1200. Nemad: 100 ja 30.
    .why = 1930 − 130 = 1800.
school-booklets-bell-text-and-table = Vihiku tekst ja tabel ei ole ühel meelel selles, mis joone peal loeb: ühes kohas ei loe see üldse, teises makstakse selle eest raha. Meie järgime tabelit ja arvame lõpus kõik kaasa.
school-booklets-bell-more = Arvuta veel viis jaotust.
