## Teine kursus: kontraktbridž reeglite raamatu järgi

school-contract = Teine kursus: kontraktbridž
    .lead = Minibridžis valisid sa siis, kui „laud“ oli juba avatud. Nüüd lubad enne, kui oled seda näinud, ja sinu avaldused räägivad partnerile, mis sul käes on. Tallinna reeglite raamat õpetab seda sammsammult, ja meie ka.

### Pakkumine

school-contract-auction = Pakkumine
    .lead = Kolmkümmend viis pakkumist, kolm muud avaldust, ja ühest neist saab leping.

school-contract-auction-promise =
    Minibridžis nägi avaldaja kõigepealt „lauda“ ja valis siis. Kontraktbridžis on vastupidi: enne ütled, mida teed, ja „laud“ avatakse alles siis, kui ümber mõelda on hilja.

    Pakkumises on arv ja mast või trumbita: 1♥ või 3NT. Arv loeb võtteid üle kuue: kes pakub 1♥, lubab teha seitse võtet, kui trump on ärtu.
school-contract-auction-tricks = Teie pool pakkus 4♠. Mitu võtet te lubasite?
    .hint = Esimest kuut ei nimetata.
    .why = Kuus ja neli on kümme.
    .to-4 = Neli on see, mida sa ütled. Esimesed kuus võtet tulevad juurde.
school-contract-auction-strains = Iga pakkumine peab olema eelmisest kõrgem: rohkem võtteid või sama palju kõrgemas mastis. Pane mastid ja trumbita mäng järjekorda, kõrgeim ees.
    .hint = Kõige kõrgem on mäng ilma trumbita. Mastidest on kõrgemad need kaks, mille võte loeb rohkem.
    .why = Trumbita, pada, ärtu, ruutu, risti.
    .a-S = Pada
school-contract-auction-how-many = Alates 1♣ kuni 7NT: mitu pakkumist on kokku?
    .hint = Mitut arvu saab pakkuda ja mitmel viisil saab igaüht neist mängida?
    .why = Seitse arvu viiel viisil on 35.
    .to-28 = Seitse korda neli. Kas unustasid mängu ilma trumbita?
school-contract-auction-higher = Põhi pakkus 1♠ ja Ida 2♥. Järgmine oled sina. Millised neist on küllalt kõrged? Märgi kõik.
    .hint = Kaks mastis, mis on ärtust kõrgem, või kolm ükskõik milles.
    .why = 2♠ ja 2NT on kõrgemad kui 2♥, ja kolm on kõrgem igas mastis. Ruutu on ärtust madalam, nii et 2♦ ei piisa.
    .a-2D = 2♦
    .a-2S = 2♠
    .a-2NT = 2NT
    .a-3C = 3♣
school-contract-auction-round = Esimesena avaldab jagaja, siis läheb päripäeva edasi. Vaata üht pakkumist.
    .frame-1 = Põhi jagab ja pakub üks ärtu.
    .frame-2 = Ida passib. Lõuna nimetab risti ja Lääs passib.
    .frame-3 = Põhi kordab ärtut. Nüüd meeldib see ka Lõunale ja ta pakub neli.
    .frame-4 = Kolm passi järjest lõpetavad pakkumise. Viimane pakkumine, 4♥, on leping.
school-contract-auction-over = Kas see pakkumine on lõppenud?
    .hint = Mitu passi on viimasele pakkumisele järgnenud?
    .why = Veel mitte. Pärast 2♠ on passinud kaks, vaja on kolme. Järgmine mängija võib veel pakkuda, kuigi ta on korra passinud.
school-contract-auction-declarer = Viimasena pakkunud poolel on avaldaja see, kes lepingu masti esimesena nimetas. Kes mängib seda 4♥?
    .hint = Otsi esimest ärtupakkumist.
    .why = Põhi. Viimasena pakkus Lõuna, aga ärtut nimetas enne Põhi.
    .to-S = Lõuna pakkus 4♥, aga ei nimetanud ärtut esimesena.
school-contract-auction-double =
    Peale pakkumiste on veel kolm avaldust. Passi sa tead. Kontra ütleb: me ei usu. Kui pakkumisest saab leping, on nii võit kui ka kaotus suurem. Rekontra vastab: aga meie usume.

    Kontreerida tohib ainult vastaste pakkumist ja rekontreerida ainult seda, mida nemad on kontreerinud. Iga kõrgem pakkumine kustutab kontra.
school-contract-auction-may-double = Ida alustas pakkumisega 1♠. Millised neist avaldustest on sulle lubatud? Märgi kõik.
    .hint = Kas keegi on juba kontreerinud?
    .why = Sa tohid nende pakkumist kontreerida ja alati passida. Rekontreerida ei ole midagi ja 1♥ on madalam kui 1♠.
    .a-X = Kontra
    .a-XX = Rekontra
    .a-Pass = Pass
    .a-1H = 1♥
school-contract-auction-doubled = Ida pakkus 1♠, Lõuna kontreeris ja pakkumine läks edasi. Kas see on lõppenud?
    .hint = Kontra seda ei lõpeta. Loe lõpust passid kokku.
    .why = Veel mitte: pärast 2♠ on ainult kaks passi. Ka kontrat enam ei ole, see käis 1♠ kohta.
school-contract-auction-more-calls = Millised avaldused on lubatud?
school-contract-auction-more-declarers = Kes on avaldaja?
school-contract-auction-first-contract = Pakkumine on sinu eest tehtud: sa alustasid 1♠, partner tõstis ja sa pakkusid partii. Lääs käib välja ärtukuninga ja alles nüüd avatakse „laud“. Tee kümme võtet.
    .reached = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }: lubadus on täidetud.
    .missed = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }; lubatud oli kümme. Korja trumbid välja ning lase risti- ja ruutukaartidel mõlemas käes teineteist aidata. Proovi uuesti.

### Arvutusleht

school-contract-sheet = Arvutusleht
    .lead = Joon üle lehe, ja miks partii tasub vaeva.

school-contract-sheet-places =
    Raamatu arvutuslehel on ülal mängijate nimed, üks veerg „Meie“ ja teine „Nemad“ ning jäme joon üle lehe. Kõige lõpuks märgitakse robberi tagajärg iga mängija nime kohale, võitjaile plussiga.

    Joone all on mängu seis: ainult pakutud ja täidetud lepingvõtted. Kõik muu läheb joone peale.
school-contract-sheet-below = Mis läheb joone alla? Märgi kõik.
    .hint = Ainult see, mida lubati ja tehti.
    .why = Ainult pakutud ja täidetud võtted. Ülevõte on teretulnud, aga läheb joone peale.
    .a-contract = Pakutud ja täidetud võtted
    .a-overtricks = Ülevõtted
    .a-undertricks = Vastaste vähemvõtted
    .a-small-slam = Väikese slämmi preemia
    .a-honours = Honöörid
school-contract-sheet-values = Igal võttel üle kuue on oma hind. Trumbita mängus loevad esimene, kolmas, viies ja seitsmes 30, teised 40.
school-contract-sheet-two-hearts = Sa pakud 2♥ ja teed kaheksa võtet. Kui palju läheb joone alla?
    .hint = Kaks võtet kõrges mastis.
    .why = Kaks korda 30 on 60.
school-contract-sheet-game =
    Kes saab joone alla esimesena 100 punkti, võidab partii; kaks partiid võidavad robberi. Tõmmatakse joon ja mõlemad pooled alustavad järgmist partiid nullist.

    Sada punkti võib koguda ka mitme jaotusega. Aga kõige parem on need korraga pakkuda, kui suudad nii palju teha.
school-contract-sheet-games = Millistest neist piisab parajasti, et ühe jaotusega partii võita? Märgi kõik.
    .hint = Risti ja ruutu loevad 20 võttelt, ärtu ja pada 30, trumbita kordamööda 30 ja 40. Mis jõuab esimesena sajani?
    .why = 3NT on 100, neli kõrges mastis 120, viis madalas 100. Seepärast on trumbita ja kõrged mastid kõigile nii armsad.
    .a-2NT = 2NT
    .a-3NT = 3NT
    .a-3S = 3♠
    .a-4S = 4♠
    .a-4H = 4♥
    .a-4D = 4♦
    .a-5D = 5♦
    .a-5C = 5♣
school-contract-sheet-missing = Partii esimeses jaotuses täitsid sa 2♥. Mitu punkti on partiist veel puudu?
    .hint = Mis on nüüd joone all?
    .why = Joone all on 60, puudu on 40: järgmine kord piisab 2♣ või 2♥.
school-contract-sheet-over = Sa pakud 2♥ ja teed kümme võtet. Mitu punkti see on, joone all ja peal kokku?
    .hint = Kaks võtet pakuti, kaks mitte. Igal on sama hind.
    .why = 60 alla kahe pakutud võtte eest ja 60 peale ülejäänute eest. Oleksid sa pakkunud neli, oleks kõik 120 all ja partii võidetud.
school-contract-sheet-danger =
    Kes teeb vähem võtteid, kui lubas, ei kirjuta midagi; vastased kirjutavad joone peale.

    Pool, kes on partii võitnud, on hädaohus. Robberist lahutab teda üks partii, aga vead lähevad rohkem maksma.
school-contract-sheet-down = Esimeses partiis pakud sa 4♥ ja teed kaheksa võtet. Mitu punkti see on, teie poolelt vaadates?
    .hint = Kaks võtet jäi puudu ja kontreeritud ei olnud.
    .why = Kaks vähemvõtet esimeses partiis, kontreerimata: vastased kirjutavad 100.
    .to-100 = Summa on õige. Aga kes selle kirjutab?
school-contract-sheet-danger-table = Hädaohu partiis on hinnad sellised. Need kasvavad iga võttega, seepärast mõeldakse enne kaks korda.
school-contract-sheet-down-doubled = Sama 4♥ kaheksa võttega, aga hädaohus ja kontreeritud. Mitu punkti see nüüd on?
    .hint = Kaks vähemvõtet, kontreeritud, hädaohu partii.
    .why = Vastased kirjutavad 500.
    .to-500 = Summa on õige. Aga kes selle kirjutab?
school-contract-sheet-doubled-made = Sa mängid kontreeritud 2♠ ja teed kaheksa võtet. Kui palju läheb joone alla?
    .hint = Kontra kahekordistab pakutud võtete hinna.
    .why = Kaks korda 60 on 120, ja see on partii. Kontreerida pakkumist „kaks“ kõrges mastis ei ole naljaasi.
school-contract-sheet-slams = Kaksteist võtet on väike slämm, kolmteist suur. Preemiat saab ainult siis, kui slämm oli pakutud.
school-contract-sheet-slam-missed = Te ei ole hädaohus, sa pakud 4♠ ja teed kaksteist võtet. Mida sa kirjutad?
    .hint = Kas slämm oli pakutud?
    .why = Kuus võtet à 30: 180 ja preemiat ei ole. 6♠ eest oleks tulnud 500 lisaks.
    .to-680 = 500 saab ainult pakutud slämmi eest.
school-contract-sheet-premiums =
    Kaks partiid võidavad robberi: 700, kui teistel ei ole ühtegi, muidu 500.

    Neli viiest trumbihonöörist ühes käes toovad 100, kõik viis 150, ja trumbita mängus neli ässa ühes käes 150, ükskõik kummal poolel need on.
school-contract-sheet-more-scores = Mida see toob?

### Milleks süsteem

school-contract-system = Milleks süsteem
    .lead = Mis on pakkumise siht, ja kolm viisi sama kaarti hinnata.

school-contract-system-aims =
    Pakkumise sihiks on peaasjalikult teadete vahetamine partnerite vahel. Iga avaldusega selgitad sa oma kaardi väärtust ja jaotust ning koos otsite kõige paremat lepingut.

    Pealetung on siis, kui tahate ise partiid võita, kaitse siis, kui takistate vastaseid. Ja pakkumisel on alati siht: osaline mänguseis, partii või slämm.
school-contract-system-why-system =
    Teadetest on kasu ainult siis, kui mõlemad mõistavad neid ühtemoodi. Süsteem seab igale pakkumisele kindlad miinimumnõuded ja nii ei teki partnerite vahel kahtlusi.

    Raamat soovitab kõige soojemalt Ely Culbertsoni süsteemi, ja seda mängivad ka sinu laua robotid. Süsteem annab üldjuhised; mõnda asja peab mängija ise silmas pidama.
school-contract-system-approach =
    Süsteemi nimi on „Approach Forcing System“. Lähinemine: pakutakse sammsammult ja nimetatakse maste, sest trumbita mängule jõuab üle minna, kui mastid on teada. Keegi ei ole kohustatud edasi pakkuma.

    Sundpakkumine: kes on väga tugev, teeb pakkumise, mille peale partner passida ei tohi. Sellest alates pakuvad mõlemad partiini.
school-contract-system-opener = Algpakkuja on mängija, kes esimesena pakkumise teeb. Kes see siin on?
    .hint = Passimist pakkumiseks ei loeta.
    .why = Lõuna. Põhi ja Ida ainult passisid ja Lääs pakkus hiljem.
    .to-N = Põhi oli esimene, kellel oli õigus pakkuda, aga ta passis.
school-contract-system-more-openers = Kes alustas?
school-contract-system-three-values =
    Samad kolmteist kaarti on väärt rohkem või vähem, olenevalt sellest, kelle mast on trump.

    Kui trumbiks on oma mast, loed mänguvõtteid. Partneri mastis loed toetusvõtteid. Vastaste masti vastu loed kaitsevõtteid.
school-contract-system-whose = Partner alustas 1♥. Kui trumbiks saab ärtu, mida sa loed?
    .hint = Kes selle nimetas?
    .why = Toetusvõtteid: see on partneri mast.
    .a-playing = Mänguvõtteid
    .a-support = Toetusvõtteid
    .a-defence = Kaitsevõtteid
school-contract-system-more-values = Mis siin loeb?
school-contract-system-sacrifice = Vahel pakutakse lepingut, mida täita ei suudeta, et vastased ei saaks oma partiid mängida. See on õige ainult siis, kui kahju on väiksem kui punktid, mida vastased oleksid ise saanud.
school-contract-system-more-sacrifices = Kas see tasub ära?

### Honöörvõtted

school-contract-honour-tricks = Honöörvõtted
    .lead = Raha, milles kõike makstakse.

school-contract-honour-tricks-what =
    Minibridž loeb punkte. See süsteem loeb honöörvõtteid: mitu võtet teevad minu kõrged kaardid, kui mängivad vastased?

    Harilikult langeb kolmandana mängitud emand juba trumpide ohvriks. Seepärast ei loeta üheski mastis rohkem kui kahte.
school-contract-honour-tricks-table = See on tabel; x on iga kaart, mis on väiksem kui kümme. Võta igas mastis esimene rida, mis sobib. Kaks viimast rida käivad kahe eri masti kohta.
school-contract-honour-tricks-ace-king = Mitu honöörvõtet on see mast?
    .hint = Vaata tabeli esimest rida.
    .why = Äss ja kuningas: mõlemad peaksid võtte tegema, nii et kaks.
school-contract-honour-tricks-king-jack = Ja see? Pooled võib kirjutada 1½ või 1,5.
    .hint = Kuningas, sõdur ja veel üks kaart.
    .why = Üks. Ilma kolmanda kaardita oleks see ainult pool.
    .to-0_5 = Nii palju on väärt kuningas väikese kaardiga.
school-contract-honour-tricks-bare-king = Kuningas üksinda. Mitu?
    .hint = Mis juhtub temaga, kui mängitakse äss?
    .why = Mitte ühtegi: äss püüab ta kinni. Tabel tahab kuninga kõrvale väikest saatekaarti.
    .to-0_5 = Poole võtte jaoks vajab kuningas saatekaarti.
school-contract-honour-tricks-no-more = Ja see uhke mast?
    .hint = Kas on mingi piir?
    .why = Kaks ja mitte rohkem: kaitsemängus lüüakse kolmas ring trumbiga.
    .to-4 = Oma trumbina küll. Aga honöörvõtteid hinnatakse kaitsemängu seisukohalt.
    .to-3 = Kolmas ring läheb harilikult trumpide saagiks.
school-contract-honour-tricks-pairs = Mitu honöörvõtet on selles käes?
    .hint = Kuningal on väike kaart kõrval, ja ühel emandal teises mastis ka.
    .why = Kuningas väikese kaardiga ja emand väikese kaardiga teises mastis on koos üks.
    .to-0_5 = See on kuningas üksi. Kas teise masti emand lisab midagi?
school-contract-honour-tricks-hand = Käsi raamatust. Mitu honöörvõtet?
    .hint = Lugeda on midagi kahes mastis.
    .why = Äss ja emand 1½, äss 1: kokku 2½.
school-contract-honour-tricks-hand-2 = Veel üks, milles on midagi igas mastis.
    .hint = Üks äss, üks tugev mast ja kaks masti, mis teineteist aitavad.
    .why = Pada 1, ruutu 1½ ning ärtukuningas ja ristiemand koos 1: kokku 3½.
    .to-3 = Peaaegu. Kuningas ja emand eri mastides on koos väärt ühe.
school-contract-honour-tricks-more-hands = Loe need kokku.
school-contract-honour-tricks-why-half = Miks on äss ja emand väärt poolteist? Raamat küsib, kus on kuningas. Sina oled Lõuna ja partner käib sinu poole välja.
    .frame-1 = Kuningas on sinu ees, paremal.
    .frame-2 = Paneb Ida kuninga, siis võtab su äss selle ja emand on kõrge.
    .frame-3 = Paneb Ida väikese, siis võtab su emand ja äss on veel alles. Igal juhul kaks võtet.
    .frame-4 = Nüüd on kuningas sinu taga, vasakul.
    .frame-5 = Su emand läheb kuningale. Paned sa ässa, siis läheb emand hiljem. Üks võte. Kahe ja ühe vahel on poolteist.
school-contract-honour-tricks-king-behind = Kuningas on sinust vasakul. Mitu võtet teevad su kaardid selles mastis parima mängu korral?
    .hint = Mängi läbi: Lääs näeb enne sinu kaarti.
    .why = Üks: äss. Lääs hoiab kuningat, kuni tuleb emand.
school-contract-honour-tricks-more-halves = Sinu ees või sinu taga?
school-contract-honour-tricks-other-table =
    Samas raamatus on ka teine tabel, ristisüsteemi jaoks. See loeb veerandeid ega tunne kahe masti paare, aga annab emandale kahe väikesega veerandi.

    Kumba tabelit sa kasutad, seda peab kasutama ka partner.
school-contract-honour-tricks-quarters = Teise tabeli järgi: mitu honöörvõtet? Veerandid võib kirjutada 1¼ või 1,25.
    .hint = Loevad kolm masti. Otsi ässa emandaga, kuningat sõduri ja kümnega ning emandat kahe kaardiga.
    .why = Äss ja emand 1¼, kuningas, sõdur ja kümme ¾, emand kahe kaardiga ¼: 2¼.

### Millega alustada

school-contract-opening = Millega alustada
    .lead = Kaks ja pool honöörvõtet, üks mast ja neli võtet silme ees.

school-contract-opening-enough =
    Et pakkumist alata, peab sul olema vähemalt 2½ honöörvõtet.

    Raamat seletab nii: ühes jaotuses on neid kokku umbes kaheksa. Keskmises käes on äss, see on üks, kuningas ja emand, mis annavad ka ühe, ning sõdur ja kümme: kaks pluss. Kes tahab pakkuda, selle kaart peab olema keskmisest tugevam.
school-contract-opening-average = See on raamatu keskmine käsi. Kas sellega alustatakse?
    .hint = Äss, kuningas emandaga, sõdur ja kümme.
    .why = Kaks pluss ei ole 2½. Keskmise kaardiga passitakse.
school-contract-opening-third = Kui kaks esimest passivad, on nende kaart alla keskmise, ja üks neist on sinu partner. Kolmandast ja neljandast käest on vaja 3.
school-contract-opening-third-hand = Kaks on enne sind passinud. Mida sa avaldad?
    .hint = Loe honöörvõtted ja pea meeles, mitmes sa oled.
    .why = 2½, aga siin oleks vaja 3: pass.
    .to-1S = 2½ võttega alustavad esimene ja teine. Sina oled kolmas.
school-contract-opening-first-hand = Sama käsi, aga sina oled jagaja. Mida sa avaldad?
    .hint = Mis enne oli vähe, on nüüd küllalt. Milline mast?
    .why = 2½ honöörvõtet ja viiekaardiline mast ässa ja emandaga: üks pada.
    .to-Pass = Esimese mängijana piisab 2½-st.
school-contract-opening-fit =
    Mitte iga mast ei kõlba trumbiks. Neljakaardilises peab olema 1½ honöörvõtet: äss ja emand, äss, sõdur ja kümme või kuningas, emand ja kümme. Viiekaardilises piisab poolest: kuningas või emand ja sõdur. Kuuekaardiline kõlbab ka ilma, isegi kümme, üheksa ja neli väikest.

    Kolme kaarti ei nimetata kunagi.
school-contract-opening-four = Kas see mast kõlbab trumbiks?
    .hint = Neli kaarti. Mitu honöörvõtet on selles?
    .why = Kuningas, emand ja kümme on 1½: kõlbab.
school-contract-opening-four-weak = Ja see?
    .hint = Neli kaarti. Kui palju on väärt äss?
    .why = Üks honöörvõte, aga neljakaardilises peab olema 1½: ei kõlba.
school-contract-opening-five = Ja viis kaarti emanda ja sõduriga?
    .hint = Kui palju peab olema viiekaardilises?
    .why = Emand, sõdur ja veel üks on pool võtet, ja rohkem viis kaarti ei vaja: kõlbab.
school-contract-opening-six = Kuus väikest?
    .hint = Mida pikem, seda vähem peab selles olema.
    .why = Kõlbab. Kuue trumbiga teevad võtteid ka väikesed.
school-contract-opening-more-suits = Millised mastid kõlbavad?
school-contract-opening-playing = Algpakkuja loeb mänguvõtteid: käe honöörvõtted, midagi trumbi pikkuse eest ja natuke kõrvalmastide pikkuse eest.
school-contract-opening-worked = Raamatu näide kaardi hindamisest, trump on ärtu. Mitu mänguvõtet?
    .hint = Kõigepealt honöörvõtted; siis viis trumpi ja neljakaardiline kõrvalmast.
    .why = Honöörvõtteid 2½, viie trumbi eest 2, neljakaardilise kõrvalmasti eest ½: kokku viis.
    .to-2_5 = Need on honöörvõtted. Lisa midagi pikkuse eest.
    .to-4_5 = Ka ruutu on pikk.
school-contract-opening-row = Pika katkestamata trumpide rea võtted saad teisiti: trumpide arvust arvad maha puuduvad kõrgemad. Võta neist kahest arvust suurem.
school-contract-opening-row-count = Mitu võtet on see mast trumbina?
    .hint = Kuus kaarti ja rida emandast alla. Mis on selle kohalt puudu?
    .why = Kuus, millest on maha arvatud äss ja kuningas: neli.
school-contract-opening-more-tricks = Mitu mänguvõtet?
school-contract-opening-four-tricks =
    „Üks“ võib pakkuda ainult siis, kui käes on neli mänguvõtet.

    Miks neli? Kui kolmteist võtet jaguneksid ühtlaselt, saaks igaüks kolm ja üks jääks üle. Kellel see neljas on, võib loota: neli enda ja kolm partneri võtet on seitse, ja seitse lubatigi.
school-contract-opening-one-heart = Kõik kokku: mida sa jagajana avaldad?
    .hint = Honöörvõtted, mast, mänguvõtted. Selle käe oled sa juba läbi arvutanud.
    .why = 2½ honöörvõtet, viiekaardiline mast ässa ja emandaga, viis mänguvõtet: üks ärtu.

### Milline mast enne

school-contract-suits = Milline mast enne
    .lead = Kaks masti ühes käes, ja mitu korda neid nimetada.

school-contract-suits-two-suits =
    Kui kõlbulikke maste on kaks, vaata pikkust.

    Viis ja viis või kuus ja viis: enne kõrgem. Viis ja neli, kuus ja neli, seitse ja neli: enne pikem.
school-contract-suits-five-five = Viis pada ja viis risti. Mida sa pakud?
    .hint = Need on ühepikkused.
    .why = Enne kõrgem: üks pada. Risti saab hiljem näidata ilma kõrgemale ronimata.
school-contract-suits-five-four = Viis risti ja neli ärtut. Mida sa pakud?
    .hint = Need ei ole ühepikkused.
    .why = Enne pikem: üks risti.
    .to-1H = Ärtu on kõrgem, aga lühem.
school-contract-suits-six-five = Kuus risti ja viis ärtut. Mida sa pakud?
    .hint = Kuue ja viie rida on trükis rikutud. Meie loeme: nagu viie ja viiega.
    .why = Kõrgem: üks ärtu. Kes loeb rikutud rida teisiti, alustab pikemast, üks risti; ka selle võtame vastu.
school-contract-suits-six-four = Kuus ruutut ja neli pada. Mida sa pakud?
    .hint = Võrdle pikkust.
    .why = Üks ruutu, ja võimaluse korral ruutut veel kord, enne kui pada näitad.
    .to-1S = Pada on kõrgem, aga palju lühem.
school-contract-suits-more-choices = Milline mast enne?
school-contract-suits-repeat = Masti, milles on neli trumbivõtet, võib pakkuda kaks korda, viiega isegi kolm korda. Siin on raamatu neli masti.
school-contract-suits-akj = Mitu korda võib seda masti pakkuda?
    .hint = Rida on katkestatud. Seega honöörvõtted ja pikkus.
    .why = Äss ja kuningas 2, viis kaarti 2: neli võtet, seega kaks korda.
school-contract-suits-qjt = Ja seda?
    .hint = Rida. Mis on ülalt puudu?
    .why = Kuus kaarti miinus kaks: neli võtet, seega kaks korda.
school-contract-suits-akq = Seda?
    .hint = Kas ülalt on midagi puudu?
    .why = Viis kaarti ja midagi ei ole puudu: viis võtet, seega kolm korda.
school-contract-suits-kqj = Ja viimast?
    .hint = Ülalt on üks kaart puudu.
    .why = Seitse kaarti miinus üks: kuus võtet, seega kolm korda.
school-contract-suits-more-repeats = Mitu korda?

### Kuus liiki algpakkumisi

school-contract-openings = Kuus liiki algpakkumisi
    .lead = Ühest viieni, raamatu enda kätega.

school-contract-openings-one = „Üks“ trumbis: 2½ honöörvõtet, trumbiks kõlbulik mast ja neli mänguvõtet. See on lähinemispakkumine, partner võib passida.
school-contract-openings-one-hand = Käsi raamatust. Sina oled jagaja. Mida sa avaldad?
    .hint = Üks mast kõlbab trumbiks, teine mitte.
    .why = Ärtus 1½ ja ruutus 1, ja parajasti neli mänguvõtet: üks ärtu.
    .to-1D = Neli ruutut ainult ässaga: see mast on trumbiks liiga nõrk.
school-contract-openings-two = „Kaks“ trumbis: 5 honöörvõtet kolmes mastis, eriti pika trumbiga 4½. See on sundiv: partner ei tohi enne partiid passida, isegi kui tal ei ole midagi. Seepärast pead sa partiid enam-vähem oma kaartides nägema.
school-contract-openings-two-hand = Käsi raamatust. Mida sa avaldad?
    .hint = Loe honöörvõtted. Kumb kahest ühepikkusest mastist läheb ees?
    .why = 4½ honöörvõtet kahe viiekaardilise mastiga: kaks pada.
    .to-1S = Mast on õige. Aga selle kaardiga ei tohi partner passida.
    .to-2C = Jõud on õige. Kumb kahest viiekaardilisest läheb ees?
school-contract-openings-flat-hand = Viis honöörvõtet, aga pikkust ei ole kuskil. Mida sa avaldad?
    .hint = Halva jaotusega ei sunnita. On üks tugev pakkumine, mille peale partner võib passida.
    .why = Kaks trumbita, mis ei ole sundpakkumine. Raamat lubab ka „üks“ mastis.
    .to-2C = Jõudu on, aga partiini sundiva pakkumise jaoks on jaotus liiga ühtlane.
school-contract-openings-three = „Kolm“ kõrges või „neli“ madalas mastis: väga pikk ja tugev mast, mis toetust ei vaja, kõrvalmastides vähemalt 1½ honöörvõtet ja ligikaudu kaheksa mänguvõtet; madalas mastis üheksa, hädaohus kümme. Partnerilt oodatakse kõrgeid kaarte teistes mastides.
school-contract-openings-three-hand = Käsi raamatust, esimene partii. Mida sa avaldad?
    .hint = Ärtu toetust ei vaja. Kui palju on kõrval?
    .why = Kuus ärtuvõtet ja kõrval 1½: ligikaudu kaheksa. Kolm ärtut.
    .to-1H = Nii pakuvad paljud. Aga selles süsteemis on pakkumine, mis just sellist kätt näitab.
    .to-4H = Selleks on kõrval liiga palju.
school-contract-openings-four = „Neli“ kõrges või „viis“ madalas mastis: seitse kaarti või rohkem, mis toetust ei vaja, ja kõrval peaaegu mitte midagi. Seitse mänguvõtet, hädaohus kaheksa; madalas mastis üks rohkem. See käsi on nõrgem kui madalamate pakkumiste oma. See võtab vastastelt teadete vahetamise võimaluse.
school-contract-openings-four-hand = Käsi raamatust, esimene partii. Mida sa avaldad?
    .hint = Kaheksa ärtut ja kõrval üks äss.
    .why = Seitse ärtuvõtet ja äss, aga kõrval vähem kui 1½: neli ärtut.
    .to-3H = Pakkumiseks „kolm“ on kõrval liiga vähe.
    .to-1H = Siis leiavad vastased oma masti odavalt üles.
school-contract-openings-no-trump = „Üks trumbita“: 2½ honöörvõtet, neli mänguvõtet ja mitte ühtegi pakkumiseks kõlbulikku masti. Hoidu sellest, kui saad: kolme-nelja honöörvõttega võib mast ka pisut nõrgem olla.
school-contract-openings-no-trump-hand = Käsi raamatust. Mida sa avaldad?
    .hint = Kas on kõlbulik mast või selline, mis peaaegu kõlbab?
    .why = 3½ honöörvõtet ja neli mänguvõtet. Risti on liiga nõrk ka nõrgemaks mastiks: üks trumbita.
    .to-1C = Neljas kaardis emandaga ei ole iseenesest midagi.
school-contract-openings-weaker = Ja see?
    .hint = Rangelt võttes ei kõlba ükski mast. Aga kui tugev on käsi?
    .why = 3½ honöörvõtet, ja padast jääb puudu ainult pool: pigem üks pada kui üks trumbita.
    .to-1NT = Sellest hoidutakse. Kas ei ole masti, mis peaaegu kõlbab?
school-contract-openings-pass = Vaata hoolega. Mida sa avaldad?
    .hint = Honöörvõtteid on küllalt. Loe ka mänguvõtted.
    .why = 2½ honöörvõtet, aga ristis ainult 3½ mänguvõtet. Vaja on nelja: pass.
    .to-1C = Honöörvõtteid on küllalt ja mast ka. Aga kas on neli mänguvõtet?
school-contract-openings-more-openings = Millega sa alustad?
school-contract-openings-meanings = Ja mida avaldused lubavad?

### Partneri tõstmine

school-contract-raises = Partneri tõstmine
    .lead = Toetusvõtted, ja kui kõrgele need viivad.

school-contract-raises-three-tricks =
    Partner on alustanud. Kui mast sulle meeldib, tõsta, ja näita korraga kogu oma jõudu.

    Aga pea meeles: algpakkujal on neli võtet ja kolmega sinu omast on ta juba arvestanud. Tõsta nende võtete järgi, mis sul on üle kolme.
school-contract-raises-normal = Kõigepealt: kas su trumbid on küllalt head? Normaalne toetus on neli mis tahes kaarti, kolm kaarti emanda või kõrgemaga eesotsas või sõdur, kümme ja veel üks. Vähemaga ära esimesel korral tõsta, kui tugev kõrvalmast ka ei oleks.
school-contract-raises-qxx = Partner pakkus ärtut. Kas see on normaalne toetus?
    .hint = Kolm kaarti. Mis on eesotsas?
    .why = On, kolm emandaga.
school-contract-raises-xxx = Ja see?
    .hint = Jälle kolm kaarti. Mis on eesotsas?
    .why = Ei ole. Kolmest väikesest ei piisa.
school-contract-raises-jtx = Ja see?
    .hint = Sõdur on vähem kui emand. Aga tema kõrval on midagi.
    .why = On, sõdur, kümme ja veel üks on raamatus nimetatud.
school-contract-raises-more-support = Normaalne toetus või mitte?
school-contract-raises-trumps = Nüüd loe toetusvõtted. Kõigepealt trumbid: nende pikkus ja lisaks nende honöörid.
school-contract-raises-short =
    Siis kõrvalmastid: honöörvõtted ja pikkus, nagu sa juba oskad. Ja uus asi, masti lühidus: kus sul on vähe kaarte, seal saad trumbiga lüüa. See on rohkem väärt, kui trumpe on neli.

    Kui lühikesi maste on kaks, hinda ainult lühemat.
school-contract-raises-worked = Raamatu näide. Partner alustas 1♥. Mitu toetusvõtet?
    .hint = Neli trumpi kuningaga, üks pada, äss nelja kaardiga ja neli risti.
    .why = Üks kaart mastis 2; kuningas ja neli trumpi 1½; äss ja neli kaarti 1½; neli kaarti ½: kokku 5½.
    .to-3_5 = Kui palju on nelja trumbiga väärt üksik kaart?
school-contract-raises-more-counts = Loe toetusvõtted.
school-contract-raises-table = Nii kõrgele tõstavad toetusvõtted algpakkumist „üks“.
school-contract-raises-brake =
    Veel kaks reeglit. Tõstmiseks on vaja rohkem kui üht honöörvõtet, milline jaotus ka ei oleks.

    Ja pidur: kui sul ei ole 2½ honöörvõtet, tõsta partii asemel üks aste vähem.
school-contract-raises-worked-call = Jälle raamatu näide 5½ toetusvõttega. Mida sa avaldad?
    .hint = Tabel ütleb neli. Mitu honöörvõtet sul on?
    .why = Tabel ütleks neli ärtut. Aga honöörvõtteid on ainult 1½, nii et üks vähem: kolm ärtut. Nii ütleb ka raamat.
    .to-4H = Tabeli järgi küll. Aga mõtle pidurile.
    .to-2H = See oleks umbes 3½ toetusvõtte jaoks.
school-contract-raises-single = Partner alustas 1♠. Mida sa avaldad?
    .hint = Kolm trumpi ässaga. Loe ülejäänu.
    .why = Trumbiäss 1, kuningas ja emand 1, kaks neljakaardilist masti à ½, kaks ärtut ½: 3½ toetusvõtet. Kaks pada.
school-contract-raises-more-raises = Kui kõrgele?
school-contract-raises-play = Nüüd terve jaotus. Sina jagad ja alustad; robotid pakuvad sama süsteemi järgi. Leia partii ja täida see.
    .reached = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    } õiges partiis. Hästi pakutud ja hästi mängitud.
    .missed = Seekord { $tricks ->
        [one] üks võte
       *[other] { $tricks } võtet
    }. Neli pada saab pakkuda ja täita: sa alustad ühe padaga ja partneri tõstmine ütleb sulle, et kümme võtet on lähedal.

### Teised vastused

school-contract-answers = Teised vastused
    .lead = Kui sa ei tõsta: uus mast, trumbita, hüpe või pass.

school-contract-answers-duty = Millal tohid partneri „ühe“ peale passida? Mitte siis, kui sul on üks honöörvõte ja pakkumiseks kõlbulik mast, ja 1½-ga mitte kunagi. Vähemaga passid.
school-contract-answers-too-weak = Partner alustas 1♣. Mida sa avaldad?
    .hint = Loe honöörvõtted ja vaata, kas ärtu kõlbab pakkumiseks.
    .why = Pool honöörvõtet ja viis tühja ärtut: pass.
school-contract-answers-shift = Üleminek teisele mastile näitab pakkumiseks kõlbulikku masti, 1½ kuni 2½ honöörvõtet ja toetuse puudumist. Paku seda nii odavalt kui võimalik. Partner võib selle peale passida.
school-contract-answers-shift-hand = Käsi raamatust. Partner alustas 1♠. Mida sa avaldad?
    .hint = Kolm pada sõduriga: kas see on toetus? Ja ruutu?
    .why = Normaalset toetust ei ole, viis head ruutut, kaks honöörvõtet: kaks ruutut.
    .to-2S = Sõdur ja kaks väikest ei ole normaalne toetus.
    .to-1NT = Sul on mast, mida nimetada.
    .to-3D = Hüpe sunniks partiini.
school-contract-answers-no-trumps = Kui ei ole toetust ega masti, vastad trumbita ja näitad jõudu korraga: „üks“ 1½ honöörvõttega, „kaks“ 2 kuni 2½-ga, „kolm“ 3 või rohkemaga.
school-contract-answers-one-no-trump = Partner alustas 1♠. Mida sa avaldad?
    .hint = Ei toetust ega masti. Kui tugev?
    .why = Äss ning emand koos teise masti sõduriga: 1½. Üks trumbita.
    .to-Pass = 1½ honöörvõttega passida ei tohi.
school-contract-answers-two-no-trump = Partner alustas 1♦. Mida sa avaldad?
    .hint = Loe ja vaata kolme astet.
    .why = 2½ honöörvõtet, ei toetust ega masti: kaks trumbita.
    .to-1NT = See näitab ainult 1½.
school-contract-answers-jump = Hüpe uude masti sunnib partiini. Selleks on vaja kõlbulikku masti ja 3½ honöörvõtet kolmes mastis; väga tugeva oma trumbiga või toetusega partnerile piisab 3-st.
school-contract-answers-jump-hand = Partner alustas 1♣. Mida sa avaldad?
    .hint = Mitu honöörvõtet? Milline mast kõlbab?
    .why = 4½ honöörvõtet ja hea ruutu: kaks ruutut, hüppega. Partii on nüüd kindel.
    .to-1D = Selle peale võiks partner passida.
school-contract-answers-one-trick = Partner alustas 1♥ ja sul on üks honöörvõte. Mida sa avaldad?
    .hint = Siin räägib raamat iseendale vastu. Mida sina julgeksid?
    .why = Ühes kohas keelab raamat ühe honöörvõtte ja mastiga passida, teises tahab uue masti jaoks 1½. Meie pakume siin üks trumbita, sest ruutut tuleks pakkuda kõrgusel „kaks“; õigeks loeme ka kaks ruutut ja passi.
school-contract-answers-more-answers = Mida sa vastad?
school-contract-answers-meanings = Mida avaldused tähendavad?

### Trumbita

school-contract-no-trump = Trumbita mängu redel
    .lead = Liida kaks kätt, ja sa tead, kui kõrgele minna.

school-contract-no-trump-ladder = Trumbita mängus otsustavad honöörvõtted. Liida enda omadele need, mis partner on lubanud, ja vaata redelit.
school-contract-no-trump-together = Seekord on mõlemad käed avatud. Mitu honöörvõtet on kokku?
    .hint = Loe kumbki käsi eraldi.
    .why = Sinul 3½, Põhjal 2: kuningas ja emand 1, äss 1. Kokku 5½.
school-contract-no-trump-how-high = Kui kõrgele võivad need kaks trumbita minna?
    .hint = Kus on redelil 5½?
    .why = Alates 5½ on partii: kolm trumbita.
    .a-1NT = Üks trumbita
    .a-2NT = Kaks trumbita
    .a-3NT = Kolm trumbita
    .a-6NT = Kuus trumbita
school-contract-no-trump-more-ladder = Kui kõrgele?
school-contract-no-trump-answers = Partner alustas „üks trumbita“ ja lubas sellega 2½. Tõsta kaheni 2½-ga, kolmeni 3-ga, neljani 4½-ga. Vähemaga passid, kui sul ei ole pikka masti.
school-contract-no-trump-two = Partner alustas 1NT. Mida sa avaldad?
    .hint = Äss ja kuningas ning kaks masti, mis teineteist aitavad.
    .why = 2½ honöörvõtet: kaks trumbita. Viis pada emandaga ei kõlba pakkumiseks.
    .to-2S = Viie kaardi puhul peab pool võtet olema mastis endas.
school-contract-no-trump-three = Partner alustas 1NT. Mida sa avaldad?
    .hint = Loe kokku.
    .why = Äss, äss ja emand ning emand ja sõdur: 3 honöörvõtet. Partneri 2½-ga on see partii: kolm trumbita.
school-contract-no-trump-jump = Ja kui sina alustasid mastiga ja partner vastab „üks trumbita“? See lubab 1½. Kui sul endal on rohkem kui 3½, hüppa kolmeni.
school-contract-no-trump-jump-hand = Sa alustasid 1♠ ja partner vastas 1NT. Mida sa avaldad?
    .hint = Sinu ja partneri omad kokku: kus need redelil on?
    .why = 4 ja 1½ on 5½: kolm trumbita.
    .to-2NT = Liida veel kord: kust algab partii?
school-contract-no-trump-more-answers = Mida sa avaldad?
school-contract-no-trump-play = Sina oled jagaja. Paku vastas istuva robotiga õige trumbita lepinguni ja täida see.
    .reached = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }, leping kolm trumbita.
    .missed = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }. Sul ei ole masti, mida nimetada, nii et alusta „üks trumbita“; partneri tõstmine näitab 2½, ja kokku on see partii.

### Sundpakkumine ja slämm

school-contract-forcing = Sundpakkumine ja slämm
    .lead = Kolm tundemärki, mille järgi tead, et passida ei tohi.

school-contract-forcing-marks =
    Sundivaid pakkumisi on kolm. Algpakkumine „kaks“ mastis. Vastaja üleminek uuele mastile hüppega. Ja vastaste masti pakkumine, kes seda ka ei teeks.

    Sellest alates ei tohi kumbki passida, enne kui partiini on pakutud. Kõigi teiste pakkumiste peale võib passida, ka hüppega tõstmise peale.
school-contract-forcing-two-hearts = Partner alustas 2♥ ja sul ei ole midagi. Kas tohid passida?
    .hint = Kas see on üks kolmest?
    .why = Ei. Partner näeb partiid ka siis, kui sul ei ole midagi.
    .a-may-pass = Jah
    .a-must-bid = Ei
school-contract-forcing-two-no-trump = Partner alustas 2NT. Kas tohid passida?
    .hint = „Kaks“ mastis sunnib. Kas trumbita on mast?
    .why = Jah. „Kaks trumbita“ on tugev, aga ei sunni.
    .a-may-pass = Jah
    .a-must-bid = Ei
school-contract-forcing-raise = Sa alustasid 1♥ ja partner tõstis 3♥. Kas tohid passida?
    .hint = Kas see on uus mast?
    .why = Jah. Tõstmine hüppega näitab jõudu, aga ei sunni.
    .a-may-pass = Jah
    .a-must-bid = Ei
school-contract-forcing-jump = Sa alustasid 1♥ ja partner vastas 2♠. Kas tohid passida?
    .hint = Piisanud oleks ka pakkumisest „üks pada“.
    .why = Ei. Hüpe uude masti sunnib partiini.
    .a-may-pass = Jah
    .a-must-bid = Ei
school-contract-forcing-more-forcing = Kas tohid passida?
school-contract-forcing-answers =
    Kuidas vastata pakkumisele „kaks“ mastis? Kui sul ei ole üht honöörvõtetki, ütle „kaks trumbita“: partner, mul ei ole midagi. Toetuse ja ühe honöörvõttega tõsta; masti ja ühe honöörvõttega paku seda.

    Kui ei ole kumbagi, vasta „kolm trumbita“ 1½ või 2-ga ja „neli trumbita“ 2½-ga.
school-contract-forcing-weak = Partner alustas 2♥. Mida sa avaldad?
    .hint = Passida ei tohi. Mis ütleb, et sul ei ole midagi?
    .why = Kaks trumbita. Trumbita mänguga ei ole sel midagi pistmist.
    .to-Pass = „Kaks“ mastis sunnib partiini.
school-contract-forcing-suit = Partner alustas 2♠. Mida sa avaldad?
    .hint = Üks honöörvõte, ja vaata ärtut.
    .why = Kuningas ja sõdur saatekaartidega on üks honöörvõte ja seitse ärtut kõlbavad kindlasti pakkumiseks: kolm ärtut.
    .to-2NT = See ütleks, et sul on vähem kui üks honöörvõte.
school-contract-forcing-support = Partner alustas 2♣. Mida sa avaldad?
    .hint = Toetus läheb oma masti ees.
    .why = Kolm risti kuningaga on normaalne toetus ja toetusvõtteid on neli: ühekordne tõstmine, kolm risti.
    .to-2H = Ka hea, aga toetus läheb ees.
school-contract-forcing-more-answers = Mida sa vastad?
school-contract-forcing-long = Pärast algpakkumist „kolm“ kõrges või „neli“ madalas mastis ei vaja partner sinult trumpe, vaid kõrgeid kaarte: tõsta ühe võrra kahe kindla võttega, hädaohus juba siis, kui on rohkem kui üks. Loevad ässad, kuningad ja trumbihonöörid; pikkus ja lühidus ei loe.
school-contract-forcing-raise-three = Partner alustas 3♥, keegi ei ole hädaohus. Mida sa avaldad?
    .hint = Mitu kindlat võtet sul on?
    .why = Kaks ässa ja kuningas: 2½. Sellest piisab: neli ärtut, ükskõik kui palju sul trumpe on.
    .to-Pass = Trumpe ei ole vaja. Loe ässad.
school-contract-forcing-more-long = Tõsta või passida?
school-contract-forcing-slam =
    Slämmi pakutakse seal, kuhu tabelid ulatuvad: seitse honöörvõtet kokku trumbita mängus või 8½ toetusvõtet partneri mastis.

    Ja sundpakkumine üle partii, näiteks vastaste mast, on partnerile märguanne slämmi võimalusest.
school-contract-forcing-play-two = Sina oled jagaja ja väga tugev. Sunni partnerit edasi pakkuma ja täida oma partii.
    .reached = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }. Partner ei jätnud sind hätta.
    .missed = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }. Alusta „kaks pada“: viis honöörvõtet ja kuus trumpi. Siis ei saa partner enne partiid passida.
school-contract-forcing-play-slam = Sina oled jagaja. Kuula partneri tõstmist ja paku, milleks teie võtetest koos jätkub.
    .reached = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }: slämm on pakutud ja täidetud.
    .missed = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }. Partneri hüpe viiele padale näitab vähemalt 7½ toetusvõtet. Liida oma 5½ mänguvõtet: kokku on kolmteist ja slämmiks on vaja kahtteist.

### Teine kord

school-contract-again = Teine kord
    .lead = Algpakkuja järgmine pakkumine ja partneri oma.

school-contract-again-anew = Kui partner läheb üle teisele mastile, hinda oma kaart ümber: selle masti toetuskaardina. Siis otsusta, kas toetada, nimetada kolmas mast, korrata oma või passida.
school-contract-again-support = Sa alustasid 1♥ ja partner vastas 1♠. Mida sa avaldad?
    .hint = Neli pada. Loe toetusvõtted, kui ruutut on üks.
    .why = Seitse toetusvõtet: äss ja neli trumpi 1½, üksik kaart 2, kõrvalmastide honöörid ja pikkus 3½. Kohe partii: neli pada.
    .to-2H = Pada sobib. Näita seda.
    .to-2S = See näitaks umbes 3½ toetusvõtet. Loe veel kord.
school-contract-again-forced =
    Pärast partneri sundivat hüpet ei tohi sa enne partiid passida. Raamat ütleb, mida teha: normaalse toetusega toetada; kui võimalik, näidata teist masti; hea viiekaardiline mast teist korda pakkuda; kõik, mis on üle algpakkumise nõuete, korraga näidata; ja kui miski ei sobi, pakkuda lähemat trumbita.

    Millises järjekorras, seda ta ei ütle. Meie toetame kõigepealt.
school-contract-again-second-suit = Sa alustasid 1♠ ja partner hüppas 3♦. Mida sa avaldad?
    .hint = Toetust ei ole. Kas on teine mast, mida nimetada?
    .why = Äss ja emand nelja kaardiga: kolm ärtut.
    .to-3S = Hea mast, aga teine mast läheb ees.
    .to-Pass = Enne partiid passida ei tohi.
school-contract-again-fits = Sa alustasid 1♠ ja partner hüppas 3♣. Mida sa avaldad?
    .hint = Vaata oma ristikaarte.
    .why = Neli risti on normaalne toetus: neli risti.
    .to-3H = Ärtu on pakkumiseks liiga nõrk; pealegi läheb toetus ees.
school-contract-again-nothing = Sa alustasid 1♦ ja partner hüppas 2♥. Mida sa avaldad?
    .hint = Ei toetust ega teist masti. Kas su oma mast on kordamiseks küllalt hea?
    .why = Kolm ärtut sõduriga ei ole toetus ja ruutu ei ole kordamiseks küllalt hea: kaks trumbita, nii odavalt kui võimalik.
    .to-Pass = Enne partiid passida ei tohi.
    .to-3D = Emand ja sõdur on ainult pool võtet. Korratavas viiekaardilises mastis peaks olema üks.
school-contract-again-more-openers = Sina alustasid. Mis nüüd?
school-contract-again-preference =
    Partner alustas ja nimetas kaks masti? Kui need on sinu käes ühepikkused, toeta esimesena nimetatut. Kui ei ole, toeta pikemat, ka siis, kui lühem on tugevam.

    Kui partner kordab masti, kuigi sa seda ei toetanud, piisab nõrgematest trumpidest: kolm mis tahes kaarti või kaks ässa, kuninga või emandaga.
school-contract-again-longer = Partner nimetas ruutut ja risti. Mida sa avaldad?
    .hint = Kumba neist on sul rohkem?
    .why = Neli risti, üks ruutu: just risti sa mängida tahadki. Pass.
    .to-2D = Ainult üks ruutu.
    .to-2H = Partner ei ole ärtut toetanud ja risti sobib hästi.
school-contract-again-more-answers = Partner on kaks korda pakkunud. Mida sa avaldad?
school-contract-again-silent = Ja kui partner ainult passis, aga vastased pakkusid? Siis looda temalt kolme toetusvõtet, hädaohus kahte, ja korda oma masti ainult siis, kui selles on kordamiseks küllalt võtteid.
school-contract-again-alone = Sa alustasid 1♣, Lääs pakkus üle 1♦ ja teised passisid. Te olete hädaohus. Mida sa avaldad?
    .hint = Mitu trumbivõtet on su ristis? Loe partnerilt kaks.
    .why = Viis trumbivõtet ja seitse mänguvõtet; partneri kahega on see üheksa. Kaks risti.
    .to-Pass = Su risti on kordamiseks küllalt hea.
school-contract-again-play = Sina oled jagaja. Partneril on sulle üllatus. Leia partii ja täida see.
    .reached = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }.
    .missed = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }. Sa alustad ühe ärtuga, partner sunnib kahe padaga; korda ärtut ja partner viib sind neljani.

### Kaitsev pakkumine

school-contract-defence = Kaitsev pakkumine
    .lead = Neli viisi sekkuda pakkumisse, mida alustasid teised.

school-contract-defence-kinds =
    Kui vastased on alustanud, on sekkumiseks neli viisi. Lihtne ülepakkumine: minimaalne pakkumine vastaste poolt nimetamata mastis. Ülepakkumine hüppega: kõrgem, kui vaja. Informeeriv kontreerimine, mis küsib partneri masti. Ja vastaste oma masti pakkumine.
school-contract-defence-over-clubs = Nemad alustasid 1♠. Mis on 2♣?
    .hint = Kas risti oleks saanud odavamalt pakkuda?
    .why = Lihtne ülepakkumine: „üks risti“ oleks liiga madal.
    .a-overcall = Lihtne ülepakkumine
    .a-jump-overcall = Ülepakkumine hüppega
    .a-cue-bid = Nende masti pakkumine
school-contract-defence-over-hearts = Nemad alustasid 1♦. Mis on 1♥?
    .hint = Kas see on kõige odavam ärtupakkumine?
    .why = Lihtne ülepakkumine.
    .a-overcall = Lihtne ülepakkumine
    .a-jump-overcall = Ülepakkumine hüppega
    .a-cue-bid = Nende masti pakkumine
school-contract-defence-jump-hearts = Nemad alustasid 1♦. Mis on 2♥?
    .hint = Kas oleks piisanud ka pakkumisest „üks ärtu“?
    .why = Ülepakkumine hüppega: piisanud oleks ka pakkumisest „üks ärtu“.
    .a-overcall = Lihtne ülepakkumine
    .a-jump-overcall = Ülepakkumine hüppega
    .a-cue-bid = Nende masti pakkumine
school-contract-defence-jump-clubs = Nemad alustasid 1♥. Mis on 3♣?
    .hint = Kas oleks piisanud ka pakkumisest „kaks risti“?
    .why = Ülepakkumine hüppega: piisanud oleks ka pakkumisest „kaks risti“.
    .a-overcall = Lihtne ülepakkumine
    .a-jump-overcall = Ülepakkumine hüppega
    .a-cue-bid = Nende masti pakkumine
school-contract-defence-more-kinds = Mis see on?
school-contract-defence-one = Ülepakkumiseks „üks“ on vaja vähem kui alustamiseks: 1½ honöörvõtet viiekaardilise kõlbuliku mastiga või 2 neljakaardilisega. Hädaohus olgu trump tugevam.
school-contract-defence-one-hand = Käsi raamatust. Ida alustas 1♦, keegi ei ole hädaohus. Mida sa avaldad?
    .hint = Kaks honöörvõtet ja viiekaardiline mast.
    .why = Viis ärtut kuningaga kõlbavad trumbiks ja honöörvõtteid on üle 1½: üks ärtu.
    .to-X = Kontraks on vaja vähemalt kolme honöörvõtet.
school-contract-defence-two = Ülepakkumiseks „kaks“ peab mast parem olema: viis kaarti umbes nelja trumbivõttega ja 1½ honöörvõtet. Hädaohus vähemalt neli, ja 2. Partnerilt loodad kolme toetusvõtet, hädaohus kahte.
school-contract-defence-two-hand = Käsi raamatust, niipalju kui trükis on alles. Ida alustas 1♥. Mida sa avaldad?
    .hint = Mitu trumbivõtet on su ruutus?
    .why = Kuus ruutut ässa ja emandaga: 4½ trumbivõtet. Kaks ruutut.
    .to-3D = Hüppeks on vaja umbes kolme honöörvõtet.
school-contract-defence-jump = Ülepakkumine hüppega näitab jõudu: umbes kolm honöörvõtet ja üks tugev pikk mast või kaks viiekaardilist. Partner peab katsuma toetada ka ühe honöörvõttega.
school-contract-defence-jump-hand = Käsi raamatust. Ida alustas 1♥. Mida sa avaldad?
    .hint = Mitu honöörvõtet, mitu trumbivõtet?
    .why = Neli honöörvõtet ja padas neli trumbivõtet: kaks pada, hüppega.
    .to-1S = Liiga tagasihoidlik: partner loodaks sinult 1½.
    .to-X = Jõudu on, aga sinu mast räägib enda eest ise.
school-contract-defence-their-suit = Vastaste masti pakkumine on sundiv. See ütleb: mul on selle masti äss või ei ole seda üldse, ja ma olen väga tugev. Nimeta oma mast, ja läheme partiini.
school-contract-defence-void = Käsi raamatust. Ida alustas 1♦. Mida sa avaldad?
    .hint = 4½ honöörvõtet, nende masti ei ole ja kolm masti on valida.
    .why = Kaks ruutut. Partner valigu kolme teise seast.
    .to-X = Partner võiks kontra püsima jätta, või ei teaks ta, kui tugev sa oled.
school-contract-defence-ace = Veel üks. Ida alustas 1♦. Mida sa avaldad?
    .hint = Seekord on sul äss. Mitu honöörvõtet?
    .why = 5½ honöörvõtet ja nende masti äss: kaks ruutut.
    .to-X = Sa oled tugevam, kui kontra ütleb.
school-contract-defence-double = Madala pakkumise kontra, kui partner on seni ainult passinud, küsib partneri masti. Selleks on vaja 3½ honöörvõtet kolmes mastis või 3 kahes mastis koos ühe hea kõlbuliku mastiga. Sa pead taluma iga vastust.
school-contract-defence-double-hand = Käsi raamatust. Ida alustas 1♦. Mida sa avaldad?
    .hint = Kaks neljakaardilist masti ja kuningas kolmandas. Mitu honöörvõtet see on?
    .why = 3½ honöörvõtet kolmes mastis: kontra.
    .to-1S = Miks arvata? Partner oskab öelda, kumb mast on parem.
    .to-1H = Miks arvata? Partner oskab öelda, kumb mast on parem.
school-contract-defence-more-hands = Mida sa avaldad?
school-contract-defence-play = Lääs alustas 1♦ ja kaks on passinud. Keegi ei ole hädaohus. Sekku oma padadega ja täida, mida mängid.
    .reached = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    } omas mastis.
    .missed = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }. Kahest honöörvõttest ja kuuest padast piisab ülepakkumiseks üks pada. Partner tõstab.

### Vastus kontrale

school-contract-answering = Vastus kontrale
    .lead = Partner küsib sinu masti ja vaikida ei tohi.

school-contract-answering-never-pass = Partner kontreeris, et sinu masti teada saada. Hoidu passimisest, ütleb raamat ja trükib kolm hüüumärki. Mida viletsam on su kaart, seda tähtsam see on: kui sa passid, mängivad vastased poolmuidu. Ja nimeta mast, mitte trumbita.
school-contract-answering-which =
    Milline mast? Neljakaardiline kõrge mast, mille eesotsas on vähemalt sõdur, läheb viiekaardilise madala ees. Kuuekaardiline madal läheb neljakaardilise kõrge ees.

    Kui kõik mastid on nõrgad ja kolmekaardilised, paku kõige madalamat.
school-contract-answering-nothing = Lääs alustas 1♣, partner kontreeris, Ida passis. Mida sa avaldad?
    .hint = Sul ei ole peaaegu midagi. Ja siiski?
    .why = Üks pada: neli kaarti, ja paremat masti ei ole. Passida ei tohi.
    .to-Pass = Raamat paneb siia kolm hüüumärki.
school-contract-answering-lowest = Sama pakkumine. Mida sa avaldad?
    .hint = Risti on nende mast. Kõik teised on kolmekaardilised.
    .why = Nõrkadest mastidest kõige madalam: üks ruutu.
    .to-1NT = Trumbita pakkumisest siin hoidutakse.
school-contract-answering-jumps = Kahe honöörvõttega hüppa ühe võrra, kui sul on kõrge mast, mille kõrval on 1½, või tugev mast. Rohkem kui kahe honöörvõtte ja nelja trumbivõttega hüppa kahe võrra.
school-contract-answering-jump-one = Käsi raamatust. Lääs alustas 1♦, partner kontreeris, Ida passis. Mida sa avaldad?
    .hint = Kaks ässa ärtu kõrval.
    .why = Kaks honöörvõtet nõrga kõrge masti kõrval: kaks ärtut, ühe võrra rohkem, kui vaja.
    .to-1H = Nii vastaksid sa ilma kahe ässata.
school-contract-answering-jump-two = Käsi raamatust, pärast samu avaldusi. Mida sa avaldad?
    .hint = Rohkem kui kaks honöörvõtet. Mitu trumbivõtet on ärtus?
    .why = 2½ honöörvõtet ja neli trumbivõtet: kolm ärtut, kahe võrra rohkem, kui vaja.
    .to-2H = Sul on veel rohkem näidata.
school-contract-answering-passing = On kaks erandit. Kui kontreeriti trumbita, passi kahe honöörvõttega. Kui kontreeriti masti, passi siis, kui trumpe on nii palju, et need kindlustavad neli võtet.
school-contract-answering-leave-in = Käsi raamatust. Lääs alustas 1NT, partner kontreeris, Ida passis. Mida sa avaldad?
    .hint = Mida kontreeriti ja mitu honöörvõtet sul on?
    .why = Kontreeriti trumbita ja sul on 2½ honöörvõtet: pass, las nad maksavad.
    .to-2H = Trumbita vastu oled sa küllalt tugev, et kontra püsima jätta.
school-contract-answering-more-answers = Mida sa vastad?
school-contract-answering-play = Lääs alustas 1NT, partner kontreeris, Ida passis. Vasta ja mängi.
    .reached = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }.
    .missed = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }. Kontra püsima jätmiseks on sul liiga vähe, aga kuus ärtut: kaks ärtut on täidetav.
school-contract-answering-play-strong = Lääs alustas 1♠ ja partner pakkus 2♠, nende masti. Mine partiini ja täida see.
    .reached = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }, leping neli ärtut.
    .missed = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }. Partneri kaks pada sunnib partiini: nimeta oma ärtu ja ära peatu enne nelja.

### Kontreerimine

school-contract-doubles = Karistuskontra
    .lead = Kolmteist miinus sinu ja partneri võtted.

school-contract-doubles-defence = Vastaste trumbi vastu loed kaitsevõtteid: kindlad võtted nende trumbis ja honöörvõtted kolmes ülejäänud mastis.
school-contract-doubles-count = Ida mängib 4♥. Mitu kaitsevõtet sul on?
    .hint = Nende trumbis on sul emand, sõdur, kümme ja veel üks: mitu neist peab võtte tegema?
    .why = Kaks trumbivõtet ässa ja kuninga järel; äss ja emand 1½ ning kuningas saatekaardiga ½: neli.
    .to-2_5 = Ka kümme võidab, kui äss ja kuningas on läinud.
school-contract-doubles-more-defence = Loe kaitsevõtted.
school-contract-doubles-two-doubles = Kontreerimisi on kahte liiki. Kui partner on ainult passinud ja pakkumine on madalam kui „kaks trumbita“, siis kontra küsib. Kui partner on pakkunud või pakkumine on kõrgem kui „kaks pada“, siis kontra karistab.
school-contract-doubles-asks = Partner kontreeris nende algpakkumist 1♥. Mida see tähendab?
    .hint = Kas sa oled juba midagi öelnud?
    .why = See küsib sinu masti.
    .a-asks = See küsib minu masti
    .a-punishes = See karistab neid
school-contract-doubles-punishes = Sa alustasid 1♠, Lääs pakkus 2♥ ja partner kontreeris. Mida see tähendab?
    .hint = Sa oled pakkunud.
    .why = See karistab neid: partner teab, mis sul on.
    .a-asks = See küsib minu masti
    .a-punishes = See karistab neid
school-contract-doubles-high = Nemad alustasid 3♥ ja partner kontreeris. Mida see tähendab?
    .hint = Kui kõrge on nende pakkumine?
    .why = Pakkumine on kõrgem kui kaks pada, seega selles süsteemis kontra karistab.
    .a-asks = See küsib minu masti
    .a-punishes = See karistab neid
school-contract-doubles-more-doubles = Kas küsib või karistab?
school-contract-doubles-thirteen = Mitu võtet saavad nemad teha? Kolmteist, millest on maha arvatud sinu kaitsevõtted ja partneri avaldatud honöörvõtted. Kontreeri, kui oled kindel kahes vähemvõttes.
school-contract-doubles-more-thirteen = Mitu neile jääb?
school-contract-doubles-leave =
    Partneri karistuskontrat ei takistata oma pakkumisega. Erandeid on kolm: täiesti erilise jaotusega kaart; kaart, mis on kontreerimisel täiesti väärtuseta, aga annab väga hea toetuse partneri varem pakutud trumbile; ja kui sa oled partneri oma pakkumistega eksitusse viinud.
school-contract-doubles-redouble = Kui partneri algpakkumist informeerivalt kontreeritakse, rekontreeri 2½ honöörvõttega. Algpakkujal on 2½, kontreerijal vähemalt 3: sa ütled, et ülejäänud on sinu käes.
school-contract-doubles-redouble-hand = Partner alustas 1♠ ja Ida kontreeris. Mida sa avaldad?
    .hint = Loe honöörvõtted.
    .why = Kuningas ja emand, kuningas, äss: 2½. Rekontra, ja partner teab, et nad on sisse kukkunud.
    .to-2D = Teise avaldusega saad öelda rohkem.
school-contract-doubles-more-calls = Kontreerida või mitte?
school-contract-doubles-play = Sa kontreerisid 3♣ ja sinul on väljakäik. Ära lase Idal teha üle seitsme võtte.
    .reached = Ida tegi { $tricks ->
        [one] ühe võtte
       *[other] { $tricks } võtet
    }. Kontra tasus ära.
    .missed = Ida tegi { $tricks ->
        [one] ühe võtte
       *[other] { $tricks } võtet
    }. Alusta oma kõrgete ärtudega ja ära lase partneril kontrat kahetseda. Proovi uuesti.

### Lauas

school-contract-table = Lauas
    .lead = Kõik kokku: sa pakud ja mängid kolme robotiga.

school-contract-table-reminder =
    Enne kui istud, veel kord lühidalt. Loe honöörvõtted. Nimeta pigem mast kui trumbita. Partneri mastis loe toetusvõtteid. Sundpakkumise järel mine partiini. Ja kuula: iga avaldus on sulle midagi öelnud.
school-contract-table-all-calls = Kõigepealt mõned algpakkumised.
school-contract-table-all-answers = Ja mõned vastused.
school-contract-table-set-deal = Sina jagad. Paku koos Põhjaga partiini ja täida see.
    .reached = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }, leping kolm trumbita. Sa oskad kontraktbridži.
    .missed = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }. Sul on 3½ honöörvõtet; alusta ühe ruutuga, ja kui partner nimetab pada, ütleb trumbita pakkumine redeli järgi su jõu.
school-contract-table-second-deal = Veel üks jaotus ja veel üks partii.
    .reached = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }, leping neli ärtut.
    .missed = { $tricks ->
        [one] Üks võte
       *[other] { $tricks } võtet
    }. Sa alustad ühe ärtuga; partneri tõstmine kolmeni näitab nii palju, et võid pakkuda neli.
school-contract-table-any-deal = Ja nüüd ükskõik milline jaotus, nagu tuleb. Paku ja mängi, nagu oled õppinud.
    .reached = Jaotus on läbi: avaldaja tegi { $tricks ->
        [one] ühe võtte
       *[other] { $tricks } võtet
    }.
    .missed = Jaotus on läbi. Seda ei mängitud, või kõik passisid; järgmine tuleb alati.
school-contract-table-end = Nüüd tead sa tervet raamatu süsteemi. Ülejäänu on mängimine. Lauad ootavad, ja mis ununeb, tuleb harjutamisel tagasi.
