## Esimene kursus: minibridž Sloveenia vihiku järgi

school-minibridge = Esimene kursus: minibridž
    .lead = Terve bridžimäng ühe tunniga: kaardid, võtted, trumbid, üks valik ja punktid. Kursus käib Sloveenia vihiku järgi, peatükk peatüki haaval, ja alates kolmandast õppetunnist mängid juba ise.

### Kaardid ja võtted

school-minibridge-tricks = Kaardid ja võtted
    .lead = Kes kellega mängib ja kuidas neljast kaardist saab võte.

school-minibridge-tricks-four =
    Laua ümber istub neli mängijat: Põhi, Ida, Lõuna ja Lääs. Kaks, kes istuvad vastastikku, on partnerid. Nad võidavad ja kaotavad koos.

    Kõik käib päripäeva, nii nagu liiguvad kellaosutid.
school-minibridge-tricks-partner = Sina oled Lõuna. Kes on sinu partner?
    .hint = Partnerid istuvad vastastikku.
    .why = Lõuna vastas istub Põhi. Ida ja Lääs on sinu vastased.
    .to-E = Ida istub sinu kõrval, paremal. Vaata üle laua.
    .to-W = Lääs istub sinu kõrval, vasakul. Vaata üle laua.

school-minibridge-tricks-ranks = Maste on neli: ♠ pada, ♥ ärtu, ♦ ruutu ja ♣ risti, igaühes kolmteist kaarti. Pane need viis kaarti järjekorda, kõige tugevam ees.
    .hint = Kuningas on tugev, aga üks kaart on veel tugevam, kuigi sellel on ainult üks märk.
    .why = Äss, kuningas, emand, sõdur, kümme; siis üheksa, kaheksa ja nii edasi kuni kaheni.
    .a-A = Äss
    .a-K = Kuningas
    .a-Q = Emand
    .a-J = Sõdur
    .a-T = Kümme

school-minibridge-tricks-trick = Igaüks paneb lauale ühe kaardi: neli kaarti on võte. Vaata, kuidas see käib.
    .frame-1 = Lääs käib välja ruutuviie. Nüüd peavad kõik ruutut andma.
    .frame-2 = Põhi mängib emanda.
    .frame-3 = Ida mängib kuninga, mis on tugevam.
    .frame-4 = Lõuna mängib kahe. Kuningas oli kõige kõrgem: võtte saab Ida ja tema käib välja ka järgmisse võttesse.

school-minibridge-tricks-follow = Lääs käis välja ärtu. Millise kaardi mängid sina? Vali mõni, mis on lubatud.
    .hint = Millist masti käidi välja? Kas sul on seda?
    .why = Sul on ärtut, seega pead ärtut andma: kuninga, sõduri või kaheksa. Sinu kuningas isegi võidaks.

school-minibridge-tricks-cannot = Välja käidi risti ja sul seda ei ole. Millise kaardi mängid?
    .hint = Siin ei takista sind miski.
    .why = Kes masti anda ei saa, võib mängida mis tahes kaardi. Aga see ei võida midagi, sest see ei ole väljakäidud mastist.

school-minibridge-tricks-wins = Trumpe ei ole. Kes saab selle võtte?
    .hint = Millist masti käidi välja ja kes mängis selle masti kõige kõrgema kaardi?
    .why = Välja käidi pada ja kõige kõrgem pada on Ida kuningas. Lõuna äss on ärtu: see ei ole väljakäidud mastist ega võida midagi.
    .to-S = Äss on tugev oma mastis. Kas siin käidi välja seda masti?

school-minibridge-tricks-two = Veel viimane ilma trumpideta. Kes saab võtte?
    .hint = Vaata, mis mastist on esimene kaart ja mis mastist teised.
    .why = Välja käidi risti ja kellelgi teisel risti ei olnud. Seepärast võidab ristikaks nii ässa, kuninga kui ka emanda: ka väikesed kaardid teevad võtteid.

### Trumbid

school-minibridge-trumps = Trumbid
    .lead = Üks mast võib olla kõigist teistest tugevam.

school-minibridge-trumps-stronger =
    Jaotust võib mängida ka trumbimastiga. Trump lööb kõiki teiste mastide kaarte: trumbikaks on tugevam kui teise masti äss.

    Kaks asja jäävad nii, nagu olid. Masti peab andma, kui saab. Ja kui võttes ei ole ühtki trumpi, võidab väljakäidud masti kõige kõrgem kaart.
school-minibridge-trumps-ruff = Ärtu on trump. Vaata seda võtet.
    .frame-1 = Lõuna käib välja ristikuninga.
    .frame-2 = Läänel ei ole enam risti ja ta lööb trumbiga, ärtukahega.
    .frame-3 = Põhi ja Ida annavad risti. Väike trump võidab: võtte saab Lääs.
school-minibridge-trumps-wins = Pada on trump. Kes saab võtte?
    .hint = Kas selles võttes on rohkem kui üks trump?
    .why = Trumbiga lõid nii Lõuna kui ka Põhi, ja Põhja viis on kõrgem kui Lõuna kolm.
    .to-E = Äss võidaks, kui keegi ei oleks trumbiga löönud.
    .to-S = Lõuna lõi tõesti trumbiga. Kas ta oli ainus?
school-minibridge-trumps-first-follow = Pada on trump ja Lääs käis välja ruutu. Milliseid oma kaarte tohid mängida? Märgi kõik.
    .hint = Ka trump on teise masti kaart. Millal tohib teist masti mängida?
    .why = Sul on ruutut, seega pead masti andma: lubatud on ainult seitse ja kolm.
    .a-SA = ♠A
    .a-S5 = ♠5
    .a-HK = ♥K
    .a-H8 = ♥8
    .a-D7 = ♦7
    .a-D3 = ♦3
    .a-CT = ♣10
school-minibridge-trumps-need-not = Pada on trump. Välja käidi ruutu, sul seda ei ole ja praegu võidab su partneri äss. Mida tohid mängida?
    .hint = Kas peab trumbiga lööma, kui masti anda ei saa?
    .why = Mis tahes kaarti. Trumbiga lüüa ei pea kunagi, ja partneri võtet oleks kahju üle lüüa.
    .a-any = Mis tahes kaarti
    .a-trump = Ainult trumpi
    .a-heart = Kõike peale trumbi

### Punktid ja avaldaja

school-minibridge-declarer = Punktid ja avaldaja
    .lead = Kes jaotust mängib, ja sinu esimene terve jaotus.

school-minibridge-declarer-points = Kõrged kaardid on väärt punkte: äss 4, kuningas 3, emand 2 ja sõdur 1. Kogu kimbus on neid 40.
school-minibridge-declarer-count = Mitu punkti on selles käes?
    .hint = Loe mast masti haaval: äss 4, kuningas 3, emand 2, sõdur 1.
    .why = Padas 2, ärtus 4 + 3 + 2, ruutus 4, ristis 2: seitseteist punkti.
school-minibridge-declarer-forty = Jagajast alates ütleb igaüks oma punktid. Kolm on juba öelnud. Mitu punkti peab olema Idal?
    .hint = Neljal kokku on sama palju kui kogu kimbus.
    .why = Kui 40-st võtta maha 17, 2 ja 8, jääb 13. Kui kokku ei tule 40, on keegi valesti lugenud ja kõik loevad uuesti.
school-minibridge-declarer-who = Jaotust mängib paar, kellel on rohkem punkte, ja selles paaris on avaldaja see, kellel on rohkem. Kes see siin on?
    .hint = Liida kõigepealt kummagi paari punktid.
    .why = Põhjal ja Lõunal on 25 punkti, Idal ja Läänel 15. Lõunal on rohkem kui Põhjal, seega on avaldaja Lõuna.
    .to-E = Idal on palju punkte, aga vaata, kui palju on paaridel kokku.
    .to-N = Paar on õige. Kummal neist on rohkem?
school-minibridge-declarer-dummy =
    Avaldaja partner laob kõik oma kolmteist kaarti lahti: seda kätt nimetatakse „lauaks“. Avaldaja vaatab seda, valib trumbimasti või trumbita mängu ja mängib siis mõlema käega.

    Esimese kaardi käib välja avaldajast vasakul istuv mängija. Et võita tavaline jaotus, peab avaldaja tegema kolmeteistkümnest võttest seitse.
school-minibridge-declarer-first-deal = Nüüd mängi läbi terve jaotus. Ütle oma punktid, vaata „lauda“, vali trumbita mäng ilma boonuseta ja tee seitse võtet või rohkem.
    .reached = Tegid { $tricks ->
        [one] ühe võtte
       *[other] { $tricks } võtet
    } ja võitsid oma esimese jaotuse.
    .missed = Tegid { $tricks ->
        [one] ühe võtte
       *[other] { $tricks } võtet
    }; vaja oli seitset. Proovi uuesti: loe kokku võtted, mis on kindlalt sinu, ja ära karda mõnd võtet varakult ära anda.
school-minibridge-declarer-equal = Ida jagas ja ütles oma punktid esimesena. Põhjal ja Lõunal on sama palju. Kes on avaldaja?
    .hint = Kahest võrdsest on avaldaja see, kes ütles oma punktid enne. Mis järjekorras neid öeldakse?
    .why = Punkte öeldakse jagajast alates päripäeva: Ida, Lõuna, Lääs, Põhi. Lõuna ütles oma punktid enne Põhja.
school-minibridge-declarer-twenty = Aga siin?
    .hint = Liida mõlema paari punktid.
    .why = Kummalgi paaril on kakskümmend punkti. Kaardid segatakse ja jagatakse uuesti.
school-minibridge-declarer-more-points = Loe kokku veel kolme käe punktid.

### Trumbi valik

school-minibridge-choice = Trumbi valik
    .lead = Avaldaja näeb 26 kaarti. Milline mast on kõige parem?

school-minibridge-choice-more-trumps =
    Mast on hea trump, kui sul ja „laual“ on selles kokku rohkem kaarte kui vastastel. Kõige parem on, kui neid on kaheksa või rohkem: siis on vastastel kõige rohkem viis ja need saad välja korjata.

    Kui ükski mast ei meeldi, mängi trumbita. Aga vaata, et vastased ei saaks mõnes pikas mastis võtet võtte järel teha.
school-minibridge-choice-eight = Sina oled Lõuna ja näed „lauda“. Mida valid?
    .hint = Loe iga masti kaardid mõlemas käes kokku.
    .why = Kokku on üheksa ärtut, ja kuna sul pada ei ole, saad seda trumbiga lüüa. Trumbita mängus teeksid vastased padas kohe oma võtted.
    .a-S = Pada
    .to-NT = Mida vastased välja käiksid ja millega sa neid peataksid?
    .to-S = Mitu pada teil kokku on?
school-minibridge-choice-danger = Punkte on küllalt, aga vaata kõiki maste. Mida valid?
    .hint = Millises mastis saaksid vastased trumbita mängus võtet võtte järel teha? Ja millises mastis on teil kokku kaheksa kaarti?
    .why = Risti on kindlustamata, seepärast on trumbita mäng ohtlik. Ruutut on teil kokku kaheksa, ja kui see on trump, ei jõua vastased ristiga kaugele.
    .a-S = Pada
    .to-NT = Vastased käiksid välja risti. Kummal teist on kõrge risti?
school-minibridge-choice-play-trumps = Mängi nüüd esimest neist kahest jaotusest: vali mast, mille seal leidsid, ja tee kaheksa võtet. Korja vastaste trumbid varakult välja.
    .reached = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }, trumbiks ärtu. Hästi valitud ja hästi mängitud.
    .missed = { $tricks ->
        [one] Üks võte.
       *[other] { $tricks } võtet.
    } Vali ärtu, korja trumbid välja, kui väljakäik on sinu, ja tee siis oma teised võtted. Kaheksa saab teha, mida vastased ka ei mängiks.
school-minibridge-choice-more-choices = Vali trump veel kolmes jaotuses.

### Boonus

school-minibridge-bonus = Boonus
    .lead = Luba rohkem võtteid ja võida rohkem.

school-minibridge-bonus-targets = Kui avaldaja trumbi valib, ütleb ta ka, kas mängib boonuse peale. Siis on vaja rohkem võtteid, ja kui palju rohkem, oleneb trumbist.
school-minibridge-bonus-needed = Pada on trump ja boonus on kuulutatud. Mitut võtet on vaja?
    .hint = Padas ja ärtus on vaja ühe võrra rohkem kui trumbita mängus.
    .why = Padas või ärtus kümmet võtet, trumbita mängus üheksat, ruutus või ristis üheteistkümmet.
school-minibridge-bonus-without = Risti on trump ja boonust ei kuulutatud. Mitut võtet on vaja?
    .hint = Ilma boonuseta ei ole trump tähtis.
    .why = Seitset, ühe võrra rohkem kui vastastel, ükskõik mis on trump.
school-minibridge-bonus-decision =
    Millal tasub boonuse peale mängida? Liida mõlema käe punktid ja vaata tabelist, mitmest punktist alates boonus kuulutatakse. Mida rohkem on trumpe, seda vähem punkte on vaja. Tariif I kehtib poole esimeses partiis, tariif II, kõrgemate arvudega, teises.

    Vihikus oli samasugune otsustamise tabel, aga selle pilt on kaduma läinud. See siin on meie oma, arvutatud tuhande jaotuse põhjal.
school-minibridge-bonus-dare = Mida valid siin?
    .hint = Liida mõlema käe punktid, siis otsi masti, milles on kokku kaheksa kaarti. Mitut punkti tabel nõuab?
    .why = Kakskümmend kaheksa punkti ja kõik mastid kindlustatud: trumbita, ja boonuseks piisab 25 punktist. See on vihiku enda harjutuse jaotus.
school-minibridge-bonus-modest = Aga siin, tariif I järgi?
    .hint = Kokku on kaheksa pada. Mitut punkti nõuab tabel siis esimeses partiis?
    .why = Kakskümmend kolm punkti, aga kaheksa padaga on esimeses partiis vaja 24. Mängi padas ja ole rahul seitsme või enama võttega.
    .a-S = Pada
    .a-S-bonus = Pada, boonuse peale
    .to-S-bonus = Trump on õige. Loe mõlema käe punktid veel kord kokku.
school-minibridge-bonus-try = Muuda neid kahte kätt ja vaata, milline tabeli rida vastuse annab.
school-minibridge-bonus-more-targets = Veel kolm: mitut võtet on vaja?

### Arvutus

school-minibridge-score = Arvutus
    .lead = Mida jaotus väärt on, vihiku seitsme näitega.

school-minibridge-score-values = Võtted loevad alates seitsmendast: ristis või ruutus on iga võte 20 punkti, ärtus või padas 30 ja trumbita mängus 30, esimene 10 rohkem. Kes teeb ilma boonuseta seitse võtet või rohkem, saab lisaks 50.
school-minibridge-score-clubs = Trump oli risti, boonust ei kuulutatud, võtteid tehti üheksa. Mida kirjutad?
    .hint = Üheksa võtet on kolm üle kuue. Ära unusta, mida annab ilma boonuseta tehtud jaotus.
    .why = 50 + 3 × 20 = 110.
    .to-60 = Nii palju on väärt võtted. Tehtud jaotuse eest tuleb midagi juurde.
school-minibridge-score-premium = Kes kuulutas boonuse ja selle ka saab, kirjutab 50 asemel 300. Kes teeb liiga vähe võtteid, ei kirjuta midagi: vastased kirjutavad iga puuduva võtte eest 50. Teises partiis on need arvud 500 ja 100.
school-minibridge-score-no-trump = Trumbita, boonuse peale, üheksa võtet, esimene partii. Mida kirjutad?
    .hint = Boonus, üks kord 10 ja kolm võtet.
    .why = 300 + 10 + 3 × 30 = 400.
school-minibridge-score-hearts = Ärtu, boonuse peale, üksteist võtet.
    .hint = Loevad kõik võtted üle kuue, ka need, mida ei olnud vaja.
    .why = 300 + 5 × 30 = 450.
school-minibridge-score-short = Pada, boonuse peale, kaheksa võtet. Mille saavad vastased, selle kirjuta miinusega.
    .hint = Mitut võtet on padas boonuseks vaja ja mitu jäi puudu?
    .why = Vaja oli kümmet, kaks jäi puudu: 2 × 50 = 100 vastastele, sinule −100.
    .to-100 = Arv on õige. Kelle oma see on?
school-minibridge-score-few = Trumbita, ilma boonuseta, ja ainult kolm võtet.
    .hint = Vaja oli seitset.
    .why = Neli jäi puudu: 4 × 50 = 200 vastastele, sinule −200.
    .to-200 = Arv on õige. Kelle oma see on?
school-minibridge-score-all-thirteen = Ruutu, boonuse peale, ja kõik kolmteist võtet.
    .hint = Kolmteist on seitse üle kuue.
    .why = 300 + 7 × 20 = 440. Kõigi võtete eest midagi lisaks ei anta.
school-minibridge-score-one-short = Ruutu, boonuse peale, kümme võtet.
    .hint = Ruutus on boonuseks vaja ühe võrra rohkem kui ärtus.
    .why = Vaja oli üheteistkümmet, üks jäi puudu: −50.
    .to-50 = Arv on õige. Kelle oma see on?
school-minibridge-score-more-scores = Arvuta veel kolm jaotust.

### Neli last mängulauas

school-minibridge-sample = Neli last mängulauas
    .lead = Vihiku enda mäng, võte võtte haaval. Otsustad sina.

school-minibridge-sample-children =
    Anja on Põhi, Bine Ida, Cene Lõuna ja Dare Lääs. Anja ja Cene mängivad Bine ja Dare vastu. Cene jagab; kaarte tõstab Bine, kes istub temast paremal.

    Vihiku pildid kätest on kaduma läinud. Näitame neid kaarte, mida tekst nimetab, ja ühtki juurde ei mõtle.
school-minibridge-sample-next-dealer = Cene jagab esimesena. Kes jagab järgmisena?
    .hint = Jagamise kord käib päripäeva. Kes istub Cenest vasakul?
    .why = Cenest vasakul istub Dare, seega jagab järgmisena tema ja pärast teda Anja.
    .a-dare = Dare
    .a-anja = Anja
    .a-bine = Bine
school-minibridge-sample-declarer = Cene ütleb oma punktid esimesena, siis Dare, Anja ja Bine. Binel ja Darel on rohkem kui teistel, ja Binel rohkem kui Darel. Kes on avaldaja?
    .hint = Kõigepealt paar, siis mängija.
    .why = Bine. Kui mõlemal oleks sama palju punkte, oleks avaldaja Dare, kes ütles enne teda.
    .a-anja = Anja
    .a-bine = Bine
    .a-cene = Cene
    .a-dare = Dare
school-minibridge-sample-strain = Dare laob oma kaardid lahti. Vastased saaksid ristis vähemalt neli võtet. Trumbiks kõlbaksid nii ärtu kui ka ruutu, aga ärtut on Binel ja Darel rohkem. Mida Bine valib?
    .hint = Tähtsad on kaks asja: mitu trumpi on ja mitut võtet boonus nõuab.
    .why = Ärtu: seda on rohkem ja boonuseks piisab kümnest võttest, ruutus oleks vaja üheteistkümmet. Trumbita mäng on risti pärast ohtlik. Bine kuulutab ka boonuse.
    .to-NT = Neli võtet läheks ristis kohe kaotsi ja need ei pruugi jääda viimasteks.
    .to-D = Hea trump, aga mitut võtet boonus siis nõuaks?
school-minibridge-sample-needs = Ärtu, boonuse peale. Mitut võtet on Binel vaja?
    .hint = Ärtus ja padas on vaja ühe võrra rohkem kui trumbita mängus.
    .why = Vähemalt kümmet.
school-minibridge-sample-leads = Bine, Ida, on avaldaja. Kes käib välja?
    .hint = See, kes istub avaldajast vasakul.
    .why = Idast vasakul istub Lõuna: välja käib Cene.
school-minibridge-sample-trick-1 = Esimene võte.
    .frame-1 = Cene käib välja ristiässa.
    .frame-2 = Bine mängib Dare käest seitsme: „laual“ on risti ja ta peab masti andma.
    .frame-3 = Anja mängib kümne, Bine oma käest viie. Võidab Cene äss. Anja ja Cene juhivad 1 : 0.
school-minibridge-sample-trick-2 = Cene jätkab ristikuningaga. Dare käes risti enam ei ole. Mida tohib Bine sealt mängida?
    .hint = Tuleta meelde, mida tohib see, kes masti anda ei saa.
    .why = Mis tahes kaarti. Ta otsustab trumbi kasuks ja mängib ärtukahe.
    .a-any = Mis tahes kaarti
    .a-trump = Ainult ärtut
    .a-diamond = Ainult ruutut või pada
school-minibridge-sample-ruffed = Kes saab selle võtte?
    .hint = Ärtu on trump.
    .why = Dare ärtukaks, ainus trump. Seega tuleb järgmine kaart Dare käest. Seis on 1 : 1.
school-minibridge-sample-trick-3 = Dare käest käiakse välja ärtuemand; Anja, Bine ja Cene mängivad väikesed kaardid. Kes saab võtte?
    .hint = Kõik neli on ärtud.
    .why = Emand jääb kõige kõrgemaks: 1 : 2.
school-minibridge-sample-trick-4 = Järgmises võttes tuleb lagedale Anja kuningas. Kes saab võtte?
    .hint = Üks kaart on kuningast kõrgem.
    .why = Bine äss lööb kuninga üle: 1 : 3. Nüüd käib välja tema.
school-minibridge-sample-trick-5 = Vastastel on alles üks ärtu. Mida Bine mängib?
    .hint = Mida võiks see ärtu tema kõrgetele kaartidele veel teha?
    .why = Ärtusõduri. See korjab välja viimase trumbi ja siis ei saa keegi tema häid kaarte trumbiga lüüa.
    .a-draw = Veel ühe ärtu
    .a-diamonds = Kohe oma kõrged ruutud
    .a-spade = Väikese pada
school-minibridge-sample-tricks-6-8 = Järgmised kolm võtet.
    .frame-1 = Ruutukuningas võidab.
    .frame-2 = Ka ruutuäss võidab.
    .frame-3 = Bine käib välja padakahe ja võtte saab Dare kuningas. Vihik ütleb, et Binel ja Darel on nüüd kaheksa võtet; kaheksa on mängitud ja neist seitse on nende.
school-minibridge-sample-trick-9 = Bine mängib Dare ruutuemanda, endal tal ruutut enam ei ole. Kas ta peab selle trumbiga lööma?
    .hint = Kelle võte see juba on?
    .why = Võib, aga ei pea. Ta viskab hoopis ära risti, millega ta muidu võtte kaotaks, ja emand võidab.
    .a-may = Võib, aga ei pea
    .a-must = Peab
school-minibridge-sample-result = Bine ja Dare saavad kõik ülejäänud: kaksteist võtet ühe vastu. Ärtu, boonuse peale, esimene partii. Mida nad kirjutavad?
    .hint = Kuus võtet üle kuue ja boonus.
    .why = 300 + 6 × 30 = 480. Vihikus seda arvu ei ole; see tuleb vihiku reeglitest.

### Väljakäik ja mängimine

school-minibridge-leads = Väljakäik ja mängimine
    .lead = Milline kaart kõigepealt, ja mõni viis, kuidas võtteid võita.

school-minibridge-leads-sequence = Väljakäijal on väike eelis. Kui sul on kõrged kaardid järjest, näiteks kuningas, emand, sõdur ja kümme, siis käi välja neist kõrgeim: see ajab välja ässa ja teised teevad hiljem võtteid.
school-minibridge-leads-top = Ida mängib trumbita boonuse peale ja sina käid välja. Millise kaardi?
    .hint = Millises mastis on sul kõrged kaardid järjest?
    .why = Ärtukuninga. See ajab välja ässa; siis on emand, sõdur, kümme ja seitse kindlad.
    .to-HQ = Mast on õige. Milline järjestikustest kaartidest käiakse välja?
    .to-HJ = Mast on õige. Milline järjestikustest kaartidest käiakse välja?
    .to-HT = Mast on õige. Milline järjestikustest kaartidest käiakse välja?
    .to-H7 = Mast on õige. Aga väikese kaardiga laseksid avaldajal odavalt võita.
school-minibridge-leads-hold = Nüüd mängi avaldaja vastu. Idal on trumbita mängus vaja üheksat võtet. Käi hästi välja ja ära lase tal teha üle kaheksa.
    .reached = Avaldaja tegi { $tricks ->
        [one] ühe võtte
       *[other] { $tricks } võtet
    }: boonus jäi saamata.
    .missed = Avaldaja tegi { $tricks ->
        [one] ühe võtte
       *[other] { $tricks } võtet
    }. Alusta ärtukuningast ja jätka ärtuga iga kord, kui väljakäik on sinu; risti hoia hilisemaks.
school-minibridge-leads-sure = Nüüd oled sina avaldaja. Mitu võtet saad kõrgete kaartidega kohe järjest teha, ilma et väljakäik käest läheks?
    .hint = Loe kõigepealt ässad, siis kõrged kaardid, mis tulevad kohe nende järel. Üks mast ei anna rohkem võtteid, kui on selles kaarte pikemas käes.
    .why = Neli padas, üks ärtus, kaks ruutus ja üks ristis: kaheksa. Boonuse jaoks tuleb leida üheksas.
school-minibridge-leads-draw = Sina oled avaldaja, teil on kahe peale kaheksa trumpi ja teistes mastides kõrged kaardid. Väljakäik on sinu. Mida teed harilikult kõigepealt?
    .hint = Mida võivad vastaste väikesed trumbid sinu ässadele ja kuningatele teha?
    .why = Korjad trumbid välja. Siis ei saa keegi sinu häid kaarte trumbiga lüüa. Oota ainult siis, kui „laud“ peab enne midagi trumbiga lööma.
    .a-draw = Korjan vastaste trumbid välja
    .a-side = Mängin kõigepealt ära ässad ja kuningad
    .a-ruff = Löön oma käest midagi trumbiga
school-minibridge-leads-finesse = Käid padakahe „laua“ poole ja Lääs mängib seitsme. Millise kaardi mängid „laua“ käest, kui tahad saada kaks võtet?
    .hint = Kuningale kaotad võtte ainult siis, kui see on Idal. Aga kui see on Läänel?
    .why = Emanda. Kui kuningas on Läänel, saab emand võtte ja äss on ikka alles. Seda nimetatakse impassiks ja see õnnestub igal teisel korral.
    .to-SA = Äss saab praegu võtte, aga siis jääb emand kuninga saagiks, olgu see kelle käes tahes.
    .to-S5 = Siis võidaks Lääne seitse.
school-minibridge-leads-small-cards = Kõrged kaardid on tähtsad: paaril, kellel on neid rohkem, on paremad võimalused. Aga kui kõrged on läinud, võidavad väikesed. Seepärast ära anna nõrga käega kunagi alla.

### Vihiku harjutus

school-minibridge-exercise = Vihiku harjutus
    .lead = Jaotus number 1 koos auhinnaküsimusega.

school-minibridge-exercise-lay-out = Kõik neli kätt on lahti. Avaldaja on Lõuna ja Lääs käib välja ristikuninga. Püüa targa mänguga teha nii palju võtteid kui võimalik. Vihik ei ütle, mis on trump; meie mängime trumbita, boonuse peale.
school-minibridge-exercise-play = Tee üheksa võtet. Lääs ja Ida mängivad nii hästi, kui oskavad, ja sina näed ainult „lauda“, nagu päris mängus.
    .reached = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }: auhind on sinu.
    .missed = { $tricks ->
        [one] Üks võte.
       *[other] { $tricks } võtet.
    } Kaheksa on lihtne saada. Üheksas oleneb sellest, millal ristiässaga võtad. Proovi uuesti või vaata järgmist sammu.
school-minibridge-exercise-how-many = Auhinnaküsimus: mitu võtet teeb Lõuna, kui kõik mängivad nii hästi kui võimalik?
    .hint = Loe kokku kindlad võtted ja mõtle, kas üht vastast saaks sundida appi tulema.
    .why = Üheksa. Vihikus vastust ei ole; selle arvutas programm, mis näeb kõiki kaarte.
school-minibridge-exercise-first-club = Millal võtad ristiässaga?
    .hint = Kellel peab risti alles olema, kui sa viimase risti välja käid, ja millist masti peab ta siis mängima?
    .why = Kui risti käib teist ringi. Kui võtad kohe või ootad kaks korda, ei lase head vastased sul teha üle kaheksa.
    .a-duck-once = Kui risti käib teist ringi
    .a-win = Kohe
    .a-duck-twice = Kui risti käib kolmandat ringi
school-minibridge-exercise-solution = Nii saab üheksa võtet.
    .frame-1 = Lase ristikuningal võita.
    .frame-2 = Võta järgmine risti ässaga.
    .frame-3 = Tee neli võtet padas ja kaks kõrgete ruutudega.
    .frame-4 = Käi välja viimane risti. Lääs võtab selle ja teeb ristis ka oma teised võtted.
    .frame-5 = Siis on Läänel ainult ärtud ja ta peab oma kuninga alt välja käima: võidavad nii emand kui ka äss.
school-minibridge-exercise-remarks =
    Braavo! Võib-olla märkasid, et kõrgetel kaartidel on bridžis suur osa: mida rohkem neid paaril on, seda paremad on tema võimalused.

    Aga võtteid saab ka väikeste kaartidega, kui kõrged on läinud. Seepärast ei tasu kehvade kaartide pärast meelt heita, eriti turniiril.

### Mäng kolmele

school-minibridge-three = Mäng kolmele
    .lead = Kolm sõpra ja neljandat ei ole? Saab ka nii.

school-minibridge-three-open-hand =
    Jagatakse neli kätt ja üks neist avatakse kohe. Kolm mängijat ütlevad oma punktid; kellel on kõige rohkem, see on avaldaja ja mängib ka avatud käega, mis on tema „laud“. Teised kaks on selles jaotuses partnerid.

    Igaühel on arvutuslehel oma lahter.
school-minibridge-three-who = Kolm mängijat on oma punktid öelnud. Kes on avaldaja?
    .hint = Paarid siin ei loe.
    .why = Lõunal on kõige rohkem.
school-minibridge-three-tie = Lääs jagas. Kes on avaldaja?
    .hint = Võrdsetest see, kes ütles enne. Kolmekesi mängides uuesti ei jagata.
    .why = Idal ja Lõunal on kummalgi kaksteist. Lääne järel on Põhja avatud käsi, mis midagi ei ütle, ja Ida ütleb enne Lõunat.
school-minibridge-three-play = Mängi kahe robotiga. Oled avaldaja ja mängid ka avatud käega; tee seitse võtet.
    .reached = { $tricks ->
        [one] Üks võte.
       *[other] { $tricks } võtet.
    } Nüüd oskad ka kolmekesi mängida.
    .missed = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }; vaja oli seitset. Proovi uuesti.

### Sõnad

school-minibridge-words = Mängu sõnad
    .lead = Vihiku mõlemad sõnaloendid.

school-minibridge-words-words = Bridžil on omad sõnad. Vihik seletab neid kahes loendis; kõik need leiad sõnade lehelt. Siin saad vaadata, mitut neist tead.
school-minibridge-words-ask = Mis sõna see on?

### Test

school-minibridge-test = Treeningtest number 1
    .lead = Kümme küsimust, jah või ei. Vihikus vastuseid ei ole; meie omad tulevad vihiku reeglitest, ja kus võib vaielda, seal me seda ütleme.

school-minibridge-test-partners = Põhi mängib paaris Idaga, kui nad on head sõbrad?
    .hint = Kes istub Põhja vastas?
    .why = Ei. Partnerid istuvad vastastikku: Põhi ja Lõuna, Ida ja Lääs, olgu nad sõbrad või mitte.
school-minibridge-test-lend = Kas partnerile võib kaardi laenata, kui ta hästi mängida ei oska?
    .hint = Kelle kaardid need on?
    .why = Ei. Igaüks mängib oma kolmeteistkümne kaardiga.
school-minibridge-test-eleven = Lõuna vedas kihla, et teeb 11 võtet; vastased said 3. Kas vastastel on põhjust rahul olla?
    .hint = Mitu jääb Lõunale?
    .why = Jah. 13 − 3 = 10, ühe võrra liiga vähe: punkte kirjutavad vastased.
school-minibridge-test-seven = Pean tegema 7 võtet. Vastased said 4. Kas ma mängisin hästi?
    .hint = Mitu võtet sain mina?
    .why = Jah. 13 − 4 = 9, kahe võrra rohkem kui vaja.
school-minibridge-test-thirteen = Kõiki 13 võtet on täiesti võimatu teha?
    .hint = Vaata arvutuse näiteid.
    .why = Ei. Seda juhtub; vihik ise arvutab ühe niisuguse jaotuse.
school-minibridge-test-west-declares = Kui avaldaja on Lääs, siis käib esimesena välja Lõuna?
    .hint = Kes istub Läänest vasakul?
    .why = Ei. Läänest vasakul istub Põhi.
school-minibridge-test-dummy = Kas „laual“ on õigus mängida kaarti, mida ta ise tahab?
    .hint = Kes otsustab „laua“ kaartide üle?
    .why = Ei. „Laud“ mängib seda, mida avaldaja ütleb.
school-minibridge-test-east-wins = Lääs käis välja padanelja, Põhi mängis ruutusõduri, Ida ärtukuninga ja Lõuna padakaheksa. Kas võtte sai Ida?
    .hint = Millist masti käidi välja?
    .why = Ei. Kõige kõrgem pada on Lõuna kaheksa. Vaielda võib: küsimus ei ütle, mis on trump. Kui trump on ärtu, saaks võtte Ida, kui ruutu, siis Põhi.
school-minibridge-test-south-wins = Lõuna sai eelmise võtte ja alustas järgmist ristiemandaga; Ida mängis ristiseitsme, Põhi ristisõduri ja Lääs ristikuninga. Kas võtte sai Lõuna?
    .hint = Otsi kõige kõrgemat risti.
    .why = Ei. Lääne kuningas on kõrgem. Vihik loetleb kaardid vastupäeva; võitja on ikka sama.
school-minibridge-test-equal = Kas bridžis on kõik võtted sama väärtusega?
    .hint = Kas on tähtis, millised kaardid võttes on?
    .why = Jah. Võte on võte, olgu selles mis tahes kaardid. Vaielda võib: arvutuses annavad punkte alles seitsmes ja järgmised võtted, ja kui palju, oleneb trumbist.
