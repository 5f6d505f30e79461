# Reeglite harjutamine.

trainer-told-call = { $seat }: { $call }.
trainer-told-call-named = { $seat } kontreerib ja nimetab: { $named }.
trainer-told-correct-call = { $seat } muudab avaldust: { $call }.
trainer-told-play = { $hand } mängib kaardi { $card }.
trainer-told-lead = { $hand } käib välja kaardi { $card }.
trainer-told-lead-together = Mõlemad vastased käivad korraga välja: { $cards }.
trainer-told-show-cards = { $seat } näitab: { $cards }.
trainer-told-take-back = { $seat } võtab kaardi { $card } tagasi.
trainer-told-face-dummy = { $seat } avab oma kaardid „lauana“.
trainer-told-hint = „Laud“ ({ $seat }) osutab kaardile { $card }.
trainer-told-hand = „Laud“ ({ $seat }) ütleb, kummast käest välja käia.
trainer-told-dummy-act = „Laud“ ({ $seat }) sekkub.
trainer-told-quit-trick = { $side } paneb võtte maha.
trainer-told-ask-revoke = { $seat } küsib, kas { $of } pole salanud.
trainer-told-claim = { $seat } nõuab endale { $count ->
    [one] üht järelejäänud võtet
   *[other] { $count } järelejäänud võtet
  }.
trainer-told-choose-remedy = { $seat } valib: { $remedy }.
trainer-told-call-attention = { $seat } juhib tähelepanu: { $irregularity }.
trainer-told-shuffle = { $seat } segab kaarte.
trainer-told-shuffle-seen = { $seat } segab nii, et kaartide esiküljed on näha.
trainer-told-shuffle-hidden = { $seat } segab nii, et keegi ei näe.
trainer-told-cut = { $seat } tõstab { $count ->
    [one] ühe kaardi
   *[other] { $count } kaarti
  }.
trainer-told-cut-seen = { $seat } tõstab nii, et kaardi esikülg on näha.
trainer-told-deal-cards = { $seat } jagab kimbust { $pack }; seni jagatud kaarte: { $count }.
trainer-told-deal-fault = Jagamisel: { $irregularity }.
trainer-told-deal-extra = { $to } saab korraga kaks kaarti.
trainer-told-look = { $seat } vaatab oma kaarte ja üks on näha.
trainer-told-look-other = { $seat } vaatab teise kaarte ({ $whose }).
trainer-told-draw = { $seat } võtab kaardi 52 seast, koht { $place }.
trainer-told-draw-two = { $seat } võtab kaks kaarti korraga.
trainer-told-remark = { $seat }: { $kind }.
trainer-told-warning = { $seat } hoiatab partnerit eksimuse eest, mida see oleks tegemas.
trainer-told-missing-quitted_trick = { $lacks }: üks kaart on puudu. { $card } leitakse mahapandud võttest.
trainer-told-missing-other_pack = { $lacks }: üks kaart on puudu. { $card } leitakse teisest kimbust.
trainer-told-missing-not_found = { $lacks }: üks kaart on puudu ja seda ei leita.
trainer-told-missing-never_dealt = { $lacks }: üks kaart on puudu, see jäi jagamata.
trainer-told-claim-silent = { $seat }, avaldaja, nõuab endale { $count ->
    [one] üht järelejäänud võtet
   *[other] { $count } järelejäänud võtet
  } ega ütle, kuidas ta mängib.
trainer-told-claim-line = { $seat }, avaldaja, nõuab endale { $count ->
    [one] üht järelejäänud võtet
   *[other] { $count } järelejäänud võtet
  } ja ütleb, kuidas ta mängib.
trainer-told-fell-open = Jagamisel langeb { $card } selili lauale.
trainer-told-look-back = { $seat } vaatab mahapandud { $trick }. võtet.
trainer-told-revoked = { $trick }. võttes mängib { $hand } kaardi { $card } ega anna masti. Nüüd on mäng läbi.
trainer-right-attention = juhtida sellele tähelepanu, nii et see maksma läheb
trainer-right-nothing = mitte midagi: õigus pole minul või seda pole
trainer-right-tricks = võtta üle { $count ->
    [one] üks võte
   *[other] { $count } võtet
  }
trainer-right-respond-accept = nõustuda nõudega
trainer-right-respond-play-on = nõuda, et mäng jätkuks nii, nagu öeldud
trainer-right-respond-more = nõuda täielikumat selgitust
trainer-follows-redraw = mängija tõmbab uuesti; võetu ei loe
trainer-follows-draw-counts = kaart loeb
trainer-follows-first-counts = esimesena puudutatud kaart loeb
trainer-follows-all-redraw = kõik neli tõmbavad uuesti
trainer-follows-card-given = kaart antakse sellele, kellel see puudub, ja mäng jätkub
trainer-follows-new-deal-same = uus jagamine sama jagaja poolt
trainer-follows-new-deal-next = uus jagamine järgmise jagaja poolt
trainer-follows-goes-on = mitte midagi: mäng jätkub
trainer-follows-noted = see on halb komme, kuid reeglid karistust ei anna
trainer-follows-allowed = see on lubatud
trainer-follows-say-line = nõue ei loe, enne kui avaldaja ütleb, kuidas ta mängib
trainer-follows-claim-stands = nõue jääb maksma ja käed avatakse
trainer-follows-raised = see loetakse sama masti kõige madalamaks küllaldaseks pakkumiseks
trainer-follows-as-pass = see loetakse passimiseks
trainer-follows-call-void = see on tühine, karistust ei ole; avalduse teeb õige mängija
trainer-follows-call-stands = see jääb maksma nii, nagu on
trainer-follows-stays-open = tagasivõetud kaart jääb avatuks ja vastased võivad seda nõuda
trainer-follows-points-50 = vastased kirjutavad 50
trainer-follows-points-100 = vastased kirjutavad 100 ja eksinud pool honööre ei kirjuta
trainer-follows-no-price = mitte midagi: „laua“ salgamine ei maksa midagi
trainer-title = Reeglite harjutamine
trainer-lead = Lauas on midagi valesti läinud. Milline õigus sul on?
trainer-choose = Vali peatükk
trainer-question = Sina oled { $seat }. Märgi kõik, mida võid valida.
trainer-question-follows = Sina oled { $seat }. Mis järgneb?
trainer-happened = Mis juhtus
trainer-check = Kontrolli
trainer-next = Järgmine
trainer-right = Õige.
trainer-wrong = Mitte päris.
trainer-yours = sinu õigus
trainer-not-yours = siin mitte
trainer-belongs = siin mitte; kuulub reegli juurde: { $law }
trainer-declarers = see on avaldaja õigus, mitte sinu oma
trainer-defenders = see on vastaste õigus, mitte sinu oma
trainer-others = see ei ole sinu õigus; valida võib: { $chooser }
trainer-other-case = { $law } annab selle õiguse teisel juhul, mitte siin
trainer-so = nii see on
trainer-not-so = nii ei ole
trainer-score = Seni õigesti: { $right } / { $all }
trainer-other-chapters = Teised peatükid
trainer-pack-dealt = Kaardid on veel jagamata.
trainer-chapter-L-DRAW = Kohtade tõmbamine
trainer-chapter-L-SHUF = Segamine
trainer-chapter-L-CUT = Tõstmine
trainer-chapter-L-DEAL = Jagamine
trainer-chapter-L-LOOK = Enneaegne vaatamine
trainer-chapter-L-OOT = Pakkumine väljaspool järjekorda
trainer-chapter-L-INSUF = Kõlbmatud pakkumised
trainer-chapter-L-OTHER = Muud valed avaldused
trainer-chapter-L-SHOWA = Pakkumise ajal näidatud kaardid
trainer-chapter-L-LATE = Hilised pakkumised
trainer-chapter-L-LOOT = Väljakäik väljaspool järjekorda
trainer-chapter-L-WHAND = Väljakäik valest käest
trainer-chapter-L-PREM = Enneaegselt mängitud kaardid
trainer-chapter-L-EXPO = Avatud kaardid
trainer-chapter-L-DUMMY = „Laud“
trainer-chapter-L-REVOKE = Salgamine
trainer-chapter-L-CLAIM = Võtete nõudmine
trainer-chapter-L-SURPLUS = Liigne kaart
trainer-chapter-L-MISS = Puuduv kaart
trainer-chapter-L-PROP = Head kombed
trainer-chapter-PB = Vihiku enda loend

error-trainer-chapter = peatükki { $chapter } harjutada ei saa: oodati üht neist: { $expected }
error-trainer-number = { $number } ei ole ülesande number: oodati 0 või rohkem
error-trainer-answer = { $answer } ei ole siin vastus: oodati üht neist: { $expected }
cli-laws-train = harjuta peatükki, näiteks L-LOOT: olukord, sinu õigus ja reegel
cli-laws-number = ülesanne, millest alustada
cli-laws-answer = Kõigi nende numbrid, mida võid valida (tühi lõpetab):
