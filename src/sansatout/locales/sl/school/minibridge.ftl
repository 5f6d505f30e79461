## Prvi tečaj: minibridž po slovenski knjižici

school-minibridge = Prvi tečaj: minibridž
    .lead = Cela igra bridža v eni uri: karte, vzetki, adut, ena izbira in obračun. Tečaj sledi slovenski knjižici poglavje za poglavjem, od tretje učne ure naprej pa že igraš.

### Karte in vzetki

school-minibridge-tricks = Karte in vzetki
    .lead = Kdo igra s kom in kako iz štirih kart nastane vzetek.

school-minibridge-tricks-four =
    Pri mizi sedijo štirje igralci: Sever, Vzhod, Jug in Zahod. Igralca, ki si sedita nasproti, sta soigralca. Imata skupen cilj, zato skupaj dobita in skupaj izgubita.

    Igra teče v smeri urinega kazalca.
school-minibridge-tricks-partner = Ti si Jug. Kdo je tvoj soigralec?
    .hint = Soigralca si sedita nasproti.
    .why = Sever sedi Jugu nasproti. Vzhod in Zahod sta tvoja nasprotnika.
    .to-E = Vzhod sedi ob tebi, na tvoji desni. Poglej čez mizo.
    .to-W = Zahod sedi ob tebi, na tvoji levi. Poglej čez mizo.

school-minibridge-tricks-ranks = V snopiču so štiri barve: ♠ pik, ♥ srce, ♦ karo in ♣ križ, v vsaki po 13 kart. Razvrsti teh pet kart po moči, najprej najmočnejšo.
    .hint = Kralj je močan, a ena karta je močnejša, čeprav je na njej en sam znak.
    .why = As, kralj, dama, fant, desetica; nato devetica, osmica in tako naprej do dvojke.
    .a-A = As
    .a-K = Kralj
    .a-Q = Dama
    .a-J = Fant
    .a-T = Desetica

school-minibridge-tricks-trick = Vsak igralec odigra eno karto in štiri karte so vzetek. Oglej si enega.
    .frame-1 = Zahod izigra karo petico. Zdaj morajo vsi igrati karo.
    .frame-2 = Sever odigra damo.
    .frame-3 = Vzhod odigra kralja, ki je močnejši.
    .frame-4 = Jug odigra dvojko. Najvišji je bil kralj: vzetek pobere Vzhod in izigra prvo karto novega vzetka.

school-minibridge-tricks-follow = Zahod je izigral srce. Katero karto odigraš? Izberi katero koli, ki je dovoljena.
    .hint = Katera barva je izigrana? Imaš kakšno karto te barve?
    .why = Srce imaš, zato ga moraš igrati: kralja, fanta ali osmico. Tvoj kralj bi vzetek celo pobral.

school-minibridge-tricks-cannot = Izigran je križ, ti pa ga nimaš. Katero karto odigraš?
    .hint = Tu te nič ne omejuje.
    .why = Kdor izigrani barvi ne more slediti, lahko odigra poljubno karto. Vzetka pa z njo ne dobi, saj ni prave barve.

school-minibridge-tricks-wins = Aduta ni. Kdo dobi ta vzetek?
    .hint = Katera barva je izigrana in kdo je odigral najvišjo karto te barve?
    .why = Izigran je bil pik in najvišji pik je kralj, ki ga je odigral Vzhod. Jug je odigral srce asa, a ta izigrani barvi ne sledi in ne dobi ničesar.
    .to-S = As je močan v svoji barvi. Je bila izigrana njegova barva?

school-minibridge-tricks-two = Še zadnji brez aduta. Kdo dobi vzetek?
    .hint = Poglej, katere barve je prva karta in katerih so druge.
    .why = Izigran je bil križ in nihče od preostalih ga ni imel. Zato dvojka premaga asa, kralja in damo: vzetke dobivajo tudi nizke karte.

### Adut

school-minibridge-trumps = Adut
    .lead = Ena barva je lahko močnejša od vseh drugih.

school-minibridge-trumps-stronger =
    Ena od barv je lahko adut. Karte v adutski barvi, aduti, so močnejše od vseh ostalih: adutska dvojka premaga asa druge barve.

    Dvoje ostane, kot je bilo. Barvi moraš slediti, če jo imaš. In če v vzetku ni aduta, ga pobere najvišja karta izigrane barve.
school-minibridge-trumps-ruff = Adut je srce. Oglej si ta vzetek.
    .frame-1 = Jug izigra križ kralja.
    .frame-2 = Zahod nima več križa in odigra srce dvojko, torej aduta. Temu pravimo, da reže.
    .frame-3 = Sever in Vzhod sledita s križem. Mali adut zmaga: vzetek pobere Zahod.
school-minibridge-trumps-wins = Adut je pik. Kdo dobi vzetek?
    .hint = Je v tem vzetku več kot en adut?
    .why = Rezala sta Jug in Sever, in Severova petica je višja od Jugove trojke.
    .to-E = As bi vzetek pobral, če ne bi nihče rezal.
    .to-S = Jug je res rezal. Je bil edini?
school-minibridge-trumps-first-follow = Adut je pik, Zahod je izigral karo. Katere od svojih kart smeš igrati? Označi vse.
    .hint = Tudi adut je karta druge barve. Kdaj smeš igrati drugo barvo?
    .why = Karo imaš, zato mu moraš slediti: dovoljeni sta samo sedmica in trojka.
    .a-SA = ♠A
    .a-S5 = ♠5
    .a-HK = ♥K
    .a-H8 = ♥8
    .a-D7 = ♦7
    .a-D3 = ♦3
    .a-CT = ♣10
school-minibridge-trumps-need-not = Adut je pik. Izigran je karo, ti ga nimaš, vzetek pa zaenkrat dobiva as tvojega soigralca. Kaj smeš igrati?
    .hint = Ali je treba rezati, če barvi ne moreš slediti?
    .why = Poljubno karto. Aduta ni potrebno igrati nikoli, in škoda bi bilo rezati soigralčev vzetek.
    .a-any = Katero koli karto
    .a-trump = Samo aduta
    .a-heart = Vse razen aduta

### Točke in izvajalec

school-minibridge-declarer = Točke in izvajalec
    .lead = Kdo izvaja igro, in tvoja prva cela delitev.

school-minibridge-declarer-points = Visoke karte so vredne licitacijske točke: as 4, kralj 3, dama 2 in fant 1. V vsem snopiču jih je 40.
school-minibridge-declarer-count = Koliko točk ima ta list?
    .hint = Štej po barvah: as 4, kralj 3, dama 2, fant 1.
    .why = Pik 2, srce 4 + 3 + 2, karo 4, križ 2: sedemnajst točk.
school-minibridge-declarer-forty = Od delitelja naprej vsak pove, koliko točk ima. Trije so jih že povedali. Koliko jih mora imeti Vzhod?
    .hint = Vsi štirje skupaj jih imajo toliko, kolikor jih je v snopiču.
    .why = 40 − 17 − 2 − 8 = 13. Če vsota ni 40, se je nekdo zmotil in vsi štejejo znova.
school-minibridge-declarer-who = Igro izvaja par, ki ima več točk, izvajalec pa je tisti od obeh soigralcev, ki jih ima več. Kdo je to tukaj?
    .hint = Najprej seštej točke vsakega para.
    .why = Sever in Jug imata 25 točk, Vzhod in Zahod 15. Jug jih ima več kot Sever, zato je izvajalec Jug.
    .to-E = Vzhod ima veliko točk, a poglej, koliko jih imata para.
    .to-N = Par je pravi. Kateri od obeh ima več točk?
school-minibridge-declarer-dummy =
    Izvajalčev soigralec položi vseh trinajst kart na mizo, da jih vidijo vsi: pravimo mu mrtvec. Izvajalec si jih ogleda, izbere adutsko barvo ali brezadutsko igro, nato pa igra s svojimi kartami in s kartami, ki so na mizi.

    Prvo karto odigra igralec, ki sedi levo od izvajalca. Če nagrada ni napovedana, mora izvajalec osvojiti vsaj sedem od trinajstih vzetkov.
school-minibridge-declarer-first-deal = Zdaj odigraj celo delitev. Povej svoje točke, poglej mrtveca, izberi brezadutsko igro brez nagrade in osvoji vsaj sedem vzetkov.
    .reached = Imaš { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetke
       *[other] { $tricks } vzetkov
    } in prva delitev je dobljena.
    .missed = Imaš { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetke
       *[other] { $tricks } vzetkov
    }, potrebnih pa je bilo sedem. Poskusi znova: preštej vzetke, ki so zanesljivo tvoji, in ne boj se kakšnega oddati že na začetku.
school-minibridge-declarer-equal = Delil je Vzhod in prvi povedal točke. Sever in Jug jih imata enako. Kdo je izvajalec?
    .hint = Pri enakih točkah je izvajalec tisti, ki jih je povedal prvi. Po kakšnem vrstnem redu jih povedo?
    .why = Točke povedo od delitelja v smeri urinega kazalca: Vzhod, Jug, Zahod, Sever. Jug jih je povedal pred Severom.
school-minibridge-declarer-twenty = Pa tukaj?
    .hint = Seštej točke obeh parov.
    .why = Vsak par ima po dvajset točk. Karte se ponovno premešajo in razdelijo.
school-minibridge-declarer-more-points = Preštej točke še v treh listih.

### Izbira aduta

school-minibridge-choice = Izbira aduta
    .lead = Izvajalec vidi 26 kart. Katera barva je najboljša?

school-minibridge-choice-more-trumps =
    Pametno je izbrati barvo, v kateri imata z mrtvecem več kart kot nasprotnika. Najbolje je, če jih je osem ali več: nasprotnika jih imata potem največ pet in jih lahko pobereš.

    Če ti nobena barva ne ugaja, igraj brez aduta. Pazi le, da ti nasprotnika ne moreta pobrati vzetkov v dolgi barvi.
school-minibridge-choice-eight = Ti si Jug in vidiš mrtveca. Kaj izbereš?
    .hint = V vsaki barvi preštej karte obeh listov skupaj.
    .why = V srcu imata skupaj devet kart, pika pa v roki nimaš in ga lahko režeš. V brezadutski igri bi nasprotnika takoj pobrala svoje pike.
    .a-S = Pik
    .to-NT = Kaj bosta nasprotnika izigrala in s čim ju ustaviš?
    .to-S = Koliko kart imata skupaj v piku?
school-minibridge-choice-danger = Točk je dovolj, a poglej vsako barvo. Kaj izbereš?
    .hint = Katero barvo bi nasprotnika lahko pobirala v brezadutski igri? In v kateri imata skupaj osem kart?
    .why = Križa nihče ne ustavi, zato je brezadutska igra nevarna. V karu imata skupaj osem kart in z aduti križ ni več nevaren.
    .a-S = Pik
    .to-NT = Izigrala bosta križ. Kdo od vaju ima v križu visoko karto?
school-minibridge-choice-play-trumps = Odigraj prvo od teh dveh delitev: izberi isto barvo kot prej in osvoji osem vzetkov. Nasprotnikoma čim prej poberi adute.
    .reached = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }, adut je srce. Dobra izbira in dobra igra.
    .missed = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }. Izberi srce, poberi adute, ko si na potezi, nato še svoje druge vzetke. Osem jih lahko dobiš, naj nasprotnika igrata kar koli.
school-minibridge-choice-more-choices = Izberi še v treh delitvah.

### Nagrada

school-minibridge-bonus = Nagrada
    .lead = Kdor obljubi več vzetkov, lahko več dobi.

school-minibridge-bonus-targets = Ko izvajalec izbere adut, pove tudi, ali igra na nagrado. Takrat mora osvojiti več vzetkov kot običajno; koliko, je odvisno od aduta.
school-minibridge-bonus-needed = Adut je pik in nagrada je napovedana. Koliko vzetkov je treba osvojiti?
    .hint = V piku in srcu je treba enega več kot v brezadutski igri.
    .why = Deset, če je adut pik ali srce; v brezadutski igri devet; enajst, če je adut karo ali križ.
school-minibridge-bonus-without = Adut je križ in nagrada ni napovedana. Koliko vzetkov je treba osvojiti?
    .hint = Brez nagrade ni pomembno, kaj je adut.
    .why = Sedem, enega več kot nasprotnika, ne glede na adut.
school-minibridge-bonus-decision =
    Kdaj se splača? Seštej točke obeh listov in poglej v tabelo: pove, od koliko točk naprej napoveš nagrado. Več ko je adutov, manj točk je treba. Tarifa I velja v prvi manši, tarifa II z višjimi zneski pa v drugi.

    Knjižica je imela tako tabelo odločitev, a njena slika se je izgubila. Ta je naša, izračunana iz tisoč delitev.
school-minibridge-bonus-dare = Kaj izbereš tukaj?
    .hint = Seštej točke obeh listov, nato poišči barvo z osmimi kartami. Koliko točk zahteva tabela?
    .why = Osemindvajset točk in zadržek v vsaki barvi: brez adut, in za nagrado jih zadošča 25. To je delitev iz vaje v knjižici.
school-minibridge-bonus-modest = Pa tukaj, po tarifi I?
    .hint = V piku imata skupaj osem kart. Koliko točk takrat zahteva tabela?
    .why = Triindvajset točk, pri osmih pikih pa jih je treba 24. Igraj pik brez nagrade in se zadovolji s sedmimi vzetki ali več.
    .a-S = Pik
    .a-S-bonus = Pik na nagrado
    .to-S-bonus = Adut je pravi. Še enkrat preštej točke obeh listov.
school-minibridge-bonus-try = Spreminjaj lista in poglej, katera vrstica tabele velja.
school-minibridge-bonus-more-targets = Še trikrat: koliko vzetkov je treba osvojiti?

### Obračun

school-minibridge-score = Obračun
    .lead = Koliko je vredna igra, s sedmimi primeri iz knjižice.

school-minibridge-score-values = Točke prinašajo sedmi in naslednji vzetki: vsak 20, če je adut križ ali karo, 30, če je srce ali pik, in 30 v brezadutski igri, kjer je prvi vreden 10 več. Kdor jih brez napovedane nagrade osvoji sedem ali več, doda še 50.
school-minibridge-score-clubs = Adut je bil križ, nagrada ni bila napovedana, vzetkov je devet. Koliko zapišeš?
    .hint = Devet vzetkov: trije so nad šest. Ne pozabi, kaj prinese igra, izpolnjena brez nagrade.
    .why = 50 + 3 × 20 = 110.
    .to-60 = Toliko so vredni vzetki. Nekaj se doda še za izpolnjeno igro.
school-minibridge-score-premium = Kdor je nagrado napovedal in jo izpolnil, doda 300 namesto 50. Kdor osvoji premalo vzetkov, ne zapiše ničesar: nasprotnika pišeta 50 za vsak manjkajoči vzetek. V drugi manši sta ti številki 500 in 100.
school-minibridge-score-no-trump = Brez adut na nagrado, devet vzetkov, prva manša. Koliko zapišeš?
    .hint = Nagrada, enkrat 10 in trije vzetki.
    .why = 300 + 10 + 3 × 30 = 400.
school-minibridge-score-hearts = Srce na nagrado, enajst vzetkov.
    .hint = Štejejo vsi vzetki nad šest, tudi presežni.
    .why = 300 + 5 × 30 = 450.
school-minibridge-score-short = Pik na nagrado, osem vzetkov. Kar pišeta nasprotnika, zapiši z minusom.
    .hint = Koliko vzetkov je za nagrado treba v piku in koliko jih manjka?
    .why = Treba jih je bilo deset, dva manjkata: 2 × 50 = 100 za nasprotnika, −100 zate.
    .to-100 = Številka je prava. Čigava je?
school-minibridge-score-few = Brez adut, nagrada ni napovedana, vzetki pa so samo trije.
    .hint = Treba jih je bilo sedem.
    .why = Štirje manjkajo: 4 × 50 = 200 za nasprotnika, −200 zate.
    .to-200 = Številka je prava. Čigava je?
school-minibridge-score-all-thirteen = Karo na nagrado in vseh trinajst vzetkov.
    .hint = Trinajst vzetkov: sedem jih je nad šest.
    .why = 300 + 7 × 20 = 440. Za vseh trinajst vzetkov ni posebnega dodatka.
school-minibridge-score-one-short = Karo na nagrado, deset vzetkov.
    .hint = V karu je za nagrado treba enega več kot v srcu.
    .why = Treba jih je bilo enajst, eden manjka: −50.
    .to-50 = Številka je prava. Čigava je?
school-minibridge-score-more-scores = Obračunaj še tri igre.

### Igrajo štirje otroci

school-minibridge-sample = Igrajo štirje otroci
    .lead = Igra iz knjižice, vzetek za vzetkom. Odločaš ti.

school-minibridge-sample-children =
    Anja je Sever, Bine Vzhod, Cene Jug in Dare Zahod. Igrajo Anja in Cene proti Binetu in Daretu. Karte deli Cene. Najprej jih premeša in jih da privzdigniti Binetu, ki sedi na njegovi desni.

    Slike kart iz knjižice so se izgubile. Kažemo karte, ki jih imenuje njeno besedilo, in si nobene ne izmislimo.
school-minibridge-sample-next-dealer = Prvi deli Cene. Kdo bo delil naslednjo igro?
    .hint = Deljenje gre v smeri urinega kazalca. Kdo sedi na Cenetovi levi?
    .why = Na Cenetovi levi sedi Dare, zato bo karte delil on, nato Anja in tako naprej.
    .a-dare = Dare
    .a-anja = Anja
    .a-bine = Bine
school-minibridge-sample-declarer = Prvi pove svoje licitacijske točke Cene, nato Dare, Anja in na koncu Bine. Par Bine – Dare ima več točk kot Anja – Cene, Bine pa več kot Dare. Kdo je izvajalec?
    .hint = Najprej par, nato igralec.
    .why = Bine. Če bi imela oba enako število točk, bi postal izvajalec Dare, ker je bil prej na vrsti.
    .a-anja = Anja
    .a-bine = Bine
    .a-cene = Cene
    .a-dare = Dare
school-minibridge-sample-strain = Dare položi svoje karte na mizo. Nasprotnika lahko v križu pobereta vsaj štiri vzetke. Za adut sta primerni dve barvi, karo in srce, v srcu pa imata Bine in Dare več kart. Kaj izbere Bine?
    .hint = Pomembno je dvoje: koliko je adutov in koliko vzetkov je treba za nagrado.
    .why = Srce: kart je več, za nagrado pa je treba osvojiti 10 vzetkov, v karu 11. Brezadutska igra je zaradi križa nevarna. Bine posebej napove tudi, da bo igral na nagrado.
    .to-NT = Štirje vzetki v križu bi bili takoj izgubljeni, in morda ne bi bili zadnji.
    .to-D = Dober adut, toda koliko vzetkov bi bilo treba za nagrado?
school-minibridge-sample-needs = Srce na nagrado. Koliko vzetkov mora Bine osvojiti?
    .hint = V srcu in piku je treba enega več kot v brezadutski igri.
    .why = Vsaj deset.
school-minibridge-sample-leads = Bine (Vzhod) je izvajalec. Kdo odigra prvo karto?
    .hint = Igralec, ki sedi levo od izvajalca.
    .why = Levo od Vzhoda sedi Jug: začne Cene.
school-minibridge-sample-trick-1 = Prvi vzetek.
    .frame-1 = S prvo karto začne Cene, ki odigra križ asa.
    .frame-2 = Bine ukaže Daretu, naj odigra sedmico: Dare ima križ in ne sme igrati druge barve.
    .frame-3 = Anja odigra desetico in Bine iz roke petico. Vzetek vzame Cenetov as. Anja in Cene vodita z 1 : 0.
school-minibridge-sample-trick-2 = V drugem vzetku odigra Cene križ kralja. Dare nima več križa. Kaj sme Bine odigrati iz Daretovih kart?
    .hint = Spomni se, kaj velja za tistega, ki barvi ne more slediti.
    .why = Katero koli karto. Odloči se za aduta, srce dvojko.
    .a-any = Katero koli karto
    .a-trump = Samo srce
    .a-diamond = Samo karo ali pik
school-minibridge-sample-ruffed = Kdo dobi ta vzetek?
    .hint = Adut je srce.
    .why = Daretova srce dvojka, edini adut. Zato igra Bine naslednjo karto iz Daretovih kart. Zdaj je 1 : 1.
school-minibridge-sample-trick-3 = Bine ukaže Daretu, naj odigra srce damo; Anja, Bine in Cene odigrajo male karte. Kdo dobi vzetek?
    .hint = Vse štiri karte so srca.
    .why = Dama ostane najvišja: 1 : 2.
school-minibridge-sample-trick-4 = V naslednjem vzetku pade Anjin kralj. Kdo dobi vzetek?
    .hint = Ena karta je višja od kralja.
    .why = Binetov as pobere kralja: 1 : 3. Naslednjo karto bo odigral on.
school-minibridge-sample-trick-5 = Nasprotnikoma je ostalo še eno srce. Kaj odigra Bine?
    .hint = Kaj bi to srce še lahko naredilo njegovim visokim kartam?
    .why = Srce fanta. Z njim nasprotnikoma vzame zadnjo adutsko karto in potem njegovih visokih kart ne more nihče več rezati.
    .a-draw = Še enkrat srce
    .a-diamonds = Takoj svoje visoke karte v karu
    .a-spade = Nizek pik
school-minibridge-sample-tricks-6-8 = Naslednji trije vzetki.
    .frame-1 = Karo kralj osvoji vzetek.
    .frame-2 = Karo as prav tako.
    .frame-3 = Pik dvojka gre do Daretovega kralja. Knjižica pravi, da sta Bine in Dare tako napravila že 8 vzetkov; osem jih je odigranih, njunih pa je sedem.
school-minibridge-sample-trick-9 = Bine odigra karo damo iz Daretovih kart, sam pa kara nima več. Jo mora rezati?
    .hint = Čigav je vzetek že zdaj?
    .why = Sme, vendar mu ni potrebno. Nanjo raje odvrže križ, ki bi ga sicer izgubil, in vzetek dobi dama.
    .a-may = Sme, vendar mu ni potrebno
    .a-must = Mora
school-minibridge-sample-result = Do konca naredita Bine in Dare vse vzetke: dvanajst proti enemu. Srce na nagrado, prva manša. Koliko zapišeta?
    .hint = Šest vzetkov nad šest in nagrada.
    .why = 300 + 6 × 30 = 480. Knjižica te številke ne natisne; izhaja iz njenih pravil.

### Udarna karta in izvajanje igre

school-minibridge-leads = Udarna karta in izvajanje igre
    .lead = S katero karto začeti in nekaj poti do vzetkov.

school-minibridge-leads-sequence = Kdor začne, ima majhno prednost. Če imaš visoke karte po vrsti, na primer kralja, damo, fanta in desetico, izigraj najvišjo: izbila bo asa, druge pa bodo pozneje dobile vzetke.
school-minibridge-leads-top = Vzhod igra brez aduta na nagrado in ti začneš. S katero karto?
    .hint = V kateri barvi imaš visoke karte po vrsti?
    .why = S srce kraljem. Ta izbije asa, potem pa so dama, fant, desetica in sedmica tvoji vzetki.
    .to-HQ = Barva je prava. Katero od kart po vrsti izigramo?
    .to-HJ = Barva je prava. Katero od kart po vrsti izigramo?
    .to-HT = Barva je prava. Katero od kart po vrsti izigramo?
    .to-H7 = Barva je prava. Toda z nizko karto bi izvajalec poceni prišel do vzetka.
school-minibridge-leads-hold = Zdaj igraj v obrambi. Vzhod potrebuje devet vzetkov v brezadutski igri. Začni s pravo karto in mu jih ne pusti več kot osem.
    .reached = Izvajalec ima { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetke
       *[other] { $tricks } vzetkov
    }: nagrade ne dobi.
    .missed = Izvajalec ima { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetke
       *[other] { $tricks } vzetkov
    }. Začni s srce kraljem in nadaljuj s srcem, kadar koli si na potezi; križ prihrani za pozneje.
school-minibridge-leads-sure = Zdaj si ti izvajalec. Koliko vzetkov lahko pobereš takoj, z najvišjimi kartami, preden prideta na potezo nasprotnika?
    .hint = Najprej preštej ase, nato visoke karte, ki jim takoj sledijo. Barva ne da več vzetkov, kot ima kart daljši od obeh listov.
    .why = Štirje v piku, eden v srcu, dva v karu in eden v križu: osem. Za nagrado je treba najti še devetega.
school-minibridge-leads-draw = Izvajalec si, imaš osem adutov in visoke karte v drugih barvah. Na potezi si. Kaj praviloma storiš najprej?
    .hint = Kaj lahko mali aduti nasprotnikov naredijo tvojim asom in kraljem?
    .why = Pobereš adute. Potem tvojih visokih kart ne more nihče rezati. Počakaj le, če naj prej kaj reže mrtvec.
    .a-draw = Nasprotnikoma poberem adute
    .a-side = Najprej odigram ase in kralje
    .a-ruff = Režem kakšno karto v svoji roki
school-minibridge-leads-finesse = Izigraš pik dvojko proti mrtvecu in Zahod odigra sedmico. Katero karto odigraš iz mrtvečevega lista, če želiš dva vzetka?
    .hint = Kralj ti vzame vzetek samo, če ga ima Vzhod. Kaj pa, če ga ima Zahod?
    .why = Damo. Če ima kralja Zahod, dobi vzetek dama, as pa je še vedno tu. To je impas in uspe v polovici primerov.
    .to-SA = As zdaj vzetek dobi, potem pa damo čaka kralj, naj ga ima kdor koli.
    .to-S5 = Vzetek bi dobil Zahod s sedmico.
school-minibridge-leads-small-cards = Visoke karte so pomembne: par, ki jih ima več, ima boljše možnosti. Ko so te že odigrane, pa osvajajo vzetke tudi nizke karte. Zato nad slabim listom nikoli ne obupaj.

### Vaja iz knjižice

school-minibridge-exercise = Vaja iz knjižice
    .lead = Razporeditev kart št. 1 z nagradnim vprašanjem.

school-minibridge-exercise-lay-out = Na mizi so listi vseh štirih igralcev. Izvajalec igre je Jug, Zahod z njegove leve začne s križ kraljem. S pametno igro (brez goljufanja) poskusi napraviti čim več vzetkov. Knjižica ne pove, kaj je adut; mi igramo brez aduta, na nagrado.
school-minibridge-exercise-play = Osvoji devet vzetkov. Zahod in Vzhod igrata, kar se da dobro, ti pa vidiš samo mrtveca, kot pri mizi.
    .reached = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }: nagrada je tvoja.
    .missed = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }. Osem jih je lahkih. Deveti je povezan s tem, kdaj odigraš križ asa. Poskusi znova ali pojdi na naslednji korak.
school-minibridge-exercise-how-many = Nagradno vprašanje: koliko vzetkov napravi Jug, če začne Zahod s križ kraljem in vsi igrajo, kar se da dobro?
    .hint = Preštej zanesljive vzetke in se vprašaj, ali lahko katerega od nasprotnikov prisiliš, da ti pomaga.
    .why = Devet. Knjižica odgovora ne natisne; izračunal ga je naš program, ki vidi vse karte.
school-minibridge-exercise-first-club = Kdaj vzameš vzetek s križ asom?
    .hint = Komu naj ostane še kaj križev, ko izigraš svojega zadnjega, in katero barvo mora potem igrati?
    .why = V drugem krogu. Če ga vzameš takoj ali dvakrat počakaš, te dobra obramba ustavi pri osmih vzetkih.
    .a-duck-once = V drugem krogu
    .a-win = Takoj
    .a-duck-twice = V tretjem krogu
school-minibridge-exercise-solution = Pot do devetih vzetkov.
    .frame-1 = Prvi vzetek prepusti križ kralju.
    .frame-2 = Naslednji križ vzemi z asom.
    .frame-3 = Poberi štiri vzetke v piku in dva z visokima kartama v karu.
    .frame-4 = Odigraj zadnji križ. Dobi ga Zahod in pobere še svoje druge križe.
    .frame-5 = Zahodu so ostala samo srca in izigrati mora izpod kralja: vzetek dobita dama in as.
school-minibridge-exercise-remarks =
    Bravo! Morda se ti je že posvetilo, da imajo visoke (močne) karte pomembno vlogo v bridžu: več ko jih ima par, večje so njegove možnosti, da osvoji vzetke.

    Pogosto je mogoče osvojiti vzetek tudi z nizkimi kartami, potem ko so močne že odigrane. Zato se ne splača obupavati nad slabimi kartami, predvsem na turnirjih.

### Igra v troje

school-minibridge-three = Igra v troje
    .lead = Trije prijatelji, četrtega pa ni? Tudi tako gre.

school-minibridge-three-open-hand =
    Karte se razdelijo na štiri liste in eden od njih se odkrije takoj. Trije igralci povedo svoje točke; izvajalec postane tisti, ki jih ima največ, in igra še z odprtim listom, ki je njegov mrtvec. Druga dva igralca sta za to igro par.

    V zapisu ima vsak svoj stolpec.
school-minibridge-three-who = Vsi trije so povedali svoje točke. Kdo je izvajalec?
    .hint = Pari tu ne štejejo.
    .why = Največ jih ima Jug.
school-minibridge-three-tie = Delil je Zahod. Kdo je izvajalec?
    .hint = Pri enakih točkah tisti, ki jih je povedal prvi. V troje se ne deli znova.
    .why = Vzhod in Jug imata po dvanajst točk. Od Zahoda naprej: Severov list je odprt in ne pove ničesar, Vzhod pa jih pove pred Jugom.
school-minibridge-three-play = Igraj z dvema robotoma. Izvajalec si ti, odprti list je tvoj mrtvec; osvoji sedem vzetkov.
    .reached = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }. Zdaj znaš igrati tudi v troje.
    .missed = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }, potrebnih pa je bilo sedem. Poskusi znova.

### Izrazi

school-minibridge-words = Slovar izrazov
    .lead = Izrazi iz obeh slovarjev v knjižici.

school-minibridge-words-words = Bridž ima svoje izraze. Knjižica jih razloži v dveh slovarjih; vsi so zbrani na strani z izrazi. Tu lahko preveriš, koliko jih poznaš.
school-minibridge-words-ask = Kateri izraz je to?

### Test

school-minibridge-test = Trening test št. 1
    .lead = Deset vprašanj, odgovori z da ali ne. Knjižica odgovorov ne natisne; naši izhajajo iz njenih pravil, in kjer se da o čem razpravljati, to povemo.

school-minibridge-test-partners = Sever igra v paru z Vzhodom, če sta dobra prijatelja?
    .hint = Kdo sedi Severu nasproti?
    .why = Ne. Soigralca si sedita nasproti: Sever in Jug, Vzhod in Zahod, naj bodo prijatelji ali ne.
school-minibridge-test-lend = Ali lahko posodimo karto svojemu soigralcu, če on ne zna dobro odigrati igre?
    .hint = Čigave so karte?
    .why = Ne. Vsak igra s svojimi trinajstimi kartami.
school-minibridge-test-eleven = Jug se je stavil, da bo napravil 11 vzetkov; nasprotniki so osvojili 3 vzetke. Ali imajo nasprotniki razlog, da so zadovoljni?
    .hint = Koliko jih ostane Jugu?
    .why = Da. 13 − 3 = 10, eden premalo: točke pišejo nasprotniki.
school-minibridge-test-seven = Moram napraviti 7 vzetkov. Nasprotniki so osvojili 4 vzetke. Ali sem igral dobro?
    .hint = Koliko vzetkov je ostalo meni?
    .why = Da. 13 − 4 = 9, dva več, kot je bilo treba.
school-minibridge-test-thirteen = Absolutno nemogoče je napraviti vseh 13 vzetkov?
    .hint = Poglej primere obračuna.
    .why = Ne. Zgodi se; knjižica tako igro celo obračuna.
school-minibridge-test-west-declares = Če je izvajalec igre Zahod, potem je Jug igralec, ki bo prvi napadel (atakiral)?
    .hint = Kdo sedi levo od Zahoda?
    .why = Ne. Levo od Zahoda sedi Sever.
school-minibridge-test-dummy = Mrtvec ima pravico, da odigra karto, ki jo želi?
    .hint = Kdo odloča o mrtvečevih kartah?
    .why = Ne. Mrtvec igra samo tiste karte, ki mu jih določi izvajalec.
school-minibridge-test-east-wins = Zahod je atakiral pik štiri, Sever odigral karo fanta, Vzhod srce kralja, medtem ko Jug pik osem. Ali je vzetek dobil igralec na poziciji Vzhod?
    .hint = Katera barva je bila izigrana?
    .why = Ne. Najvišji pik je Jugova osmica. O tem se da razpravljati: vprašanje aduta ne imenuje. Če bi bil adut srce, bi vzetek dobil Vzhod, če karo, pa Sever.
school-minibridge-test-south-wins = Jug je osvojil predhodni vzetek in začel naslednjega s križ damo, Vzhod je odigral križ sedem, Sever križ fanta, medtem ko Zahod križ kralja. Ali je Jug osvojil vzetek?
    .hint = Poišči najvišji križ.
    .why = Ne. Zahodov kralj je višji. Knjižica našteva karte v nasprotni smeri urinega kazalca; vzetek dobi isti igralec.
school-minibridge-test-equal = Ali imajo v bridžu vsi vzetki enako vrednost?
    .hint = Je pomembno, katere karte so v vzetku?
    .why = Da. Vzetek je vzetek, naj bodo v njem katere koli karte. O tem se da razpravljati: v obračunu prinašajo točke samo sedmi in naslednji vzetki, koliko, pa je odvisno od aduta.
