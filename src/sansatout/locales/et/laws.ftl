# Mida kohtunik ütleb, nagu päris laua ääres.
ruling-advised = { $seat } vastab partneri küsimusele karistuse kohta
ruling-allegation-refused = { $seat } väidab midagi ({ $act }), mis ei pea paika või mida { $seat } praegu väita ei saa
ruling-attention-called = { $seat } juhib tähelepanu: { $irregularity }
ruling-bad-pack-after-play = kaardikimp ei ole korralik; äsja mängitud jaotus jääb maksma
ruling-call-as-pass = { $seat }: avaldus { $call } loetakse passimiseks
ruling-call-stands = { $seat }: avaldus { $call } jääb maksma
ruling-call-void = { $seat }: avaldus { $call } on tühine
ruling-card-called = { $seat } peab mängima avatud kaardi { $card }
ruling-card-exposed = { $seat }: { $card } on avatud kaart
ruling-card-found = { $seat } saab kaardi { $card }
ruling-card-dropped = { $seat } pillas kaardi { $card } põrandale
ruling-card-goes-back = { $seat } võtab kaardi { $card } tagasi
ruling-card-missing = { $seat }: üks kaart on puudu
ruling-card-too-many = { $seat }: üks kaart on liigne
ruling-cards-mixed = { $side } segab kaardid enne kontrolli lõppu: salgamine loetakse tõendatuks
ruling-counts-right = kõigis kätes on õige arv kaarte
ruling-claim-agreed = { $seat }: nõue on vastu võetud, { $tricks ->
    [one] üks võte
   *[other] { $tricks } võtet
  }
ruling-claim-disputed = { $seat }: nõudega ei olda nõus; mäng jätkub
ruling-claimed = { $seat } nõuab endale { $tricks ->
    [one] veel üht võtet
   *[other] veel { $tricks } võtet
  }
ruling-conceded = { $seat } loobub { $tricks ->
    [one] ülejäänud võttest
   *[other] ülejäänud { $tricks } võttest
  }
ruling-deal-again = jagamine on tühine; { $dealer } jagab uuesti
ruling-misdealt = { $seat } jagas ühe liigse kaardi; selle sai { $to }
ruling-pack-lost-card = { $seat } kaotas kimbust ühe kaardi
ruling-declarer-premature = avaldaja mängis käest { $seat } enneaegselt; neljas mängija võib mängida enne oma partnerit
ruling-declarer-swapped = nüüd on avaldaja { $declarer }
ruling-draw-again = { $player } tõmbab uue kaardi: { $irregularity }
ruling-fault-noted = { $offender }: { $irregularity }
ruling-card-fell-open = { $card } langes selili lauale; jagamine on tühine
ruling-card-seen = { $seat } vaatas oma kaarte enne jagamise lõppu ja nähtavaks sai { $card }
ruling-result-changed = avaldaja poolel on selles jaotuses võtteid nüüd { $tricks }, mitte { $before }, ja arvutuslehte on muudetud
ruling-score-changed = selle jaotuse punkte on arvutuslehel muudetud
ruling-insufficient-raised = { $seat }: avaldus { $call } loetakse pakkumiseks { $bid }
ruling-lead-stands = { $seat }: väljakäik { $card } jääb maksma
ruling-meaning-asked = { $seat } küsib, mida { $call } tähendab; vastab { $of }
ruling-must-bid-enough = { $seat } peab pakkuma nõutava kõrguseni ja partner peab passima
ruling-offer-lapsed = aeg on möödas: { $irregularity }, eksis { $offender }
ruling-offer-opened = { $offender }: { $irregularity }
ruling-offer-withdrawn = parandatud: { $irregularity }, eksis { $offender }
ruling-penalty-forestalled = { $seat } mängis { $card } enne karistuse määramist; karistamise õigus jääb alles
ruling-peeked = { $seat } vaatab mahapandud { $trick }. võtet
ruling-remarked = { $seat }: { $kind }
ruling-remedy-chosen = { $seat } valib ({ $irregularity }): { $remedy }
ruling-revoke = { $seat } salgas masti { $trick }. võttes
ruling-revoke-asked = { $seat } küsib, kas mitte { $of } masti ei salanud
ruling-revoke-corrected = { $seat } parandab salgamise { $trick }. võttes
ruling-revoke-established = { $seat }: salgamine { $trick }. võttes on teostatud
ruling-revoke-found = { $of } salgas { $trick }. võttes
ruling-revoke-searched = { $seat } ütleb, et { $of } salgas { $trick }. võttes, ja otsib seda
ruling-right-lost = karistamise õigus on kaotatud: { $irregularity }
ruling-score-corrected = arvutus on parandatud: { $kind ->
    [below] punktid joone all
    [above] punktid joone peal
    [arithmetic] liitmisviga
   *[other] { $kind }
  }
ruling-trick-asked-for = { $seat } palub näha { $trick }. võtet
ruling-trick-given-back = { $trick }. võtte saab tagasi { $side }
ruling-trick-opened = { $trick }. võte avatakse, seda vaatab { $seat }
ruling-trick-repaired = { $seat } paneb kaardi { $card } { $trick }. võttesse
ruling-trick-taken-wrongly = { $side } võttis võtte, mis talle ei kuulu
ruling-tricks-transferred = { $taker } saab { $count ->
    [one] ühe võtte
   *[other] { $count } võtet
  }, sest { $seat } salgas { $trick }. võttes

error-law-bound = karistus kohustab mängijat { $seat } mängima teist kaarti
error-law-cannot-forbid = avatud kaardi mängimist ei saa keelata
error-law-card-cannot-be-played = seda kaarti ei saa praegu nõuda: kord peab olema selle omanikul ja ta peab tohtima seda mängida
error-law-card-not-held = seda kaarti selles käes ei ole
error-law-card-on-table = { $card } on juba laual
error-law-counts-wrong = kätes on teistsugune arv kaarte
error-law-dealt-already = { $dealt } kaarti on juba jagatud: oodati rohkem, kuni 52
error-law-drawn-already = { $player } on juba tõmmanud
error-law-dummy-may-not = „laud“ tohib küsida ainult avaldajalt
error-law-has-played = { $seat } on sellesse võttesse mänginud
error-law-irregular-call-open = vigane avaldus on lahendamata: oodati valikut või mängija { $seat } avaldust
error-law-lowest-sufficient = { $call } ei ole samast mastist madalaim piisav pakkumine
error-law-may-not-look = mahapandud võtet ei tohi mängu kestel vaadata
error-law-may-not-take-back = seda kaarti ei saa tagasi võtta
error-law-must-bid-enough = { $seat } peab enne pakkuma nõutava kõrguseni
error-law-must-follow = mängijal { $seat } oli selles võttes { $suit } ja ta peab panema kaardi sellest mastist
error-law-name-a-hand = oodati avaldaja või „laua“ kätt
error-law-name-a-suit = oodati masti
error-law-no-such-act = sellist tegu siin ei ole: { $kind }
error-law-no-such-call = „{ $call }“ ei ole pakkumine üle seitsme: oodati midagi sellist nagu 8H või 9NT
error-law-no-such-card = sellel kohal ei ole kaarti võtta
error-law-no-such-claim = { $tricks } võtet ei saa praegu nõuda ega neist loobuda
error-law-no-such-cut = { $count } kaarti ei saa tõsta: oodati 1 kuni 51
error-law-no-such-fault = „{ $fault }“ ei ole tuntud eksimus
error-law-no-such-place = „{ $where }“ ei ole koht, kust kaarti võiks leida
error-law-no-such-player = { $player } ei mängi selles mängulauas
error-law-no-such-remark = „{ $kind }“ ei ole tuntud eksimus üldnõuete vastu
error-law-no-such-revoke = mängija { $of } salgamist { $trick }. võttes ei saa karistada
error-law-no-trick = sellist võtet ei ole võtta ega vaadata
error-law-not-exposed = sellist avatud kaarti ei ole või ei küsi seda avaldaja
error-law-not-his-cards = { $seat } ei mängi käe { $hand } kaartidega
error-law-not-his-choice = see ei ole mängija { $player } valik
error-law-not-his-right = see õigus kuulub teisele mängijale
error-law-not-his-trick = see võte ei kuulu poolele { $side }
error-law-not-now = see ei ole praegu võimalik
error-law-nothing-asked = seda vastust ei ole keegi küsinud
error-law-nothing-missing = sellist kaarti ei ole puudu
error-law-pack-right = kaardikimp on korralik
error-law-nothing-open = midagi sellist ei ole lahendamata
error-law-nothing-to-correct = ei ole avaldust, mida parandada
error-law-nothing-to-repair = mängijal { $seat } ei ole puudulikku võtet, kuhu kaart panna, või tuleb enne teha valik
error-law-nothing-to-replace = vastaspoolel ei ole valet kaarti, mida asendada
error-law-suspected-wrongly = { $seat } on selles jaotuses juba teatanud salgamisest, mida ei olnud: jaotuse lõpuni arvestab kohtunik ainult seda, mida { $seat } saab nähtud kaartidega tõestada
error-law-state-the-line = võtete nõudja peab seletama, kuidas ta edasi mängib
error-law-suit-forbidden = { $seat } ei tohi välja käia masti { $suit }
error-law-enforced = see avaldus ei ole siin lubatud
error-law-out-of-turn = kord ei ole mängijal { $seat }
error-law-too-late = selleks on hilja
error-law-unknown = reeglit „{ $id }“ ei ole: oodati midagi sellist nagu L-REVOKE-13
error-no-laws = mängul { $game } ei ole määrustikku, mille järgi kohut mõista: oodati üht neist: { $expected }
error-unknown-code = mäng { $game } nimetab määrustikku „{ $code }“, mida ei ole: oodati üht neist: { $expected }
error-no-referee = selle laua reeglid on „{ $laws }“, seega ei otsusta siin keegi: oodati „{ $expected }“
error-rule-file = rida { $line } ei ole sündmus: { $reason }

irregularity-DRAW_TWO = kaks kaarti korraga tõmmatud
irregularity-DRAW_EDGE = kaart tõmmatud nelja äärmise seast
irregularity-SHUFFLE_FAULT = vigane segamine
irregularity-CUT_FAULT = vigane tõstmine
irregularity-WRONG_DEALER = jagab mängija, kellel ei ole selleks õigust
irregularity-WRONG_PACK = jagatakse vale kaardikimpu
irregularity-NOT_CUT = kaardid ei ole tõstetud
irregularity-CARD_REVERSED = kaart pole õigetpidi kimbus
irregularity-FACE_SEEN = kaardi esikülg tuli nähtavale
irregularity-DEAL_CONFUSION = segadus kaartide jagamisel
irregularity-LOOKED_AT_OTHERS = teisele määratud kaartide vaatamine
irregularity-UNEQUAL_HANDS = kätes on erinev arv kaarte
irregularity-BAD_PACK = kaardikimp pole korralik
irregularity-LOOKED_EARLY = enneaegne kaardi vaatamine, kaart sai nähtavaks
irregularity-BID_BEFORE_ANY = enneaegne pakkumine enne kõiki teisi
irregularity-SECOND_CALL = teine, teistsugune avaldus
irregularity-BID_AT_RHO_TURN = enneaegne pakkumine paremvastase korral
irregularity-INSUFFICIENT = kõlbmata pakkumine
irregularity-LATE_CALL = hiline pakkumine
irregularity-OVER_SEVEN = pakkumine üle seitsme
irregularity-BAD_DOUBLE = kontreerimine või rekontreerimine õiguseta
irregularity-DOUBLE_PARTNER_BID = oma partneri pakkumise kontreerimine
irregularity-DOUBLE_AFTER_PARTNER = partneri poolt kontreeritu kontreerimine
irregularity-WRONG_SUIT_DOUBLE = vale masti nimetamine kontreerimisel
irregularity-OTHER_BAD_CALL = nõuetele mittevastav avaldus
irregularity-SHOWN_SMALL = pakkumise ajal näidatud väike kaart
irregularity-SHOWN_SERIOUS = pakkumise ajal näidatud honöör, väljakäigukaart või mitu kaarti
irregularity-DUMMY_HINT = „laud“ andis kaardi kohta märku
irregularity-DUMMY_HAND = „laud“ nimetas käe, kust välja käia
irregularity-DUMMY_ATTENTION = „laud“ juhtis tähelepanu eksimusele
irregularity-WRONG_TRICK = valesti omandatud võte
irregularity-DECL_LEAD_OUT = avaldaja käis välja vastaste korral
irregularity-DEF_LEAD_OUT = vastase väljakäik väljaspool järjekorda
irregularity-BOTH_LED = mõlemad vastased käisid välja
irregularity-DEF_PREMATURE = vastane mängis enneaegselt
irregularity-DECL_PREMATURE = avaldaja mängis enneaegselt
irregularity-WRONG_HAND = väljakäik valest käest
irregularity-EXPOSED = avatud kaart
irregularity-REVOKE_CORRECTED_DEF = vastase parandatud salgamine
irregularity-REVOKE_CORRECTED_DECL = avaldaja parandatud salgamine
irregularity-REVOKE_OPEN = salgamine, mida saab veel parandada
irregularity-REVOKE_ESTABLISHED = teostatud salgamine
irregularity-REVOKE = salgamine võttes, mida ei avatud
irregularity-CLAIM_DISPUTED = vaidlustatud nõue
irregularity-SURPLUS_CARD = liigne kaart puudulikust võttest
irregularity-MISSING_CARD = puuduv kaart
irregularity-OUT_OF_TURN = pakkumine väljaspool järjekorda

remedy-new_deal = uus kaartide jagamine
remedy-accept = leppida veaga
remedy-reshuffle = segada uuesti
remedy-reshuffle_recut = segada ja tõsta uuesti
remedy-treat_as_pass = lugeda passimiseks
remedy-treat_as_valid = lugeda maksvaks
remedy-name_suit = nimetada mast, millest eksinu partner peab välja käima
remedy-expose_card = nõuda kaardi avamist
remedy-forbid_suit = keelata selle masti väljakäimine
remedy-require_card = nõuda seda kaarti
remedy-forbid_card = keelata see kaart
remedy-set_hand = määrata käsi, kust välja käia
remedy-take_back = nõuda väljakäigu tagasivõtmist
remedy-demand_suit = nõuda õigelt mängijalt teatava masti väljakäimist
remedy-expose_forbid = lugeda kaart avatuks ja keelata partneril see mast
remedy-expose_until_lead = lugeda kaart avatuks kuni vastaste väljakäiguni
remedy-expose = lugeda kaart avatuks
remedy-play_highest = nõuda masti kõige kõrgemat kaarti
remedy-play_lowest = nõuda masti kõige madalamat kaarti
remedy-win_trick = nõuda võtte omandamist, kui see on võimalik
remedy-lose_trick = nõuda, et võtet ei võetaks, kui see on võimalik
remedy-discard_suit = nõuda teatava masti äraviskamist
remedy-correct_hand = nõuda väljakäiku õigest käest
remedy-call_card = nõuda avatud kaarti
remedy-replace = nõuda vale kaardi asendamist
remedy-take_points = kirjutada enda kasuks 100 punkti
remedy-take_tricks = võtta võtted omale
remedy-waive = loobuda õigusest

remark-incorrect = ebaviisakus
remark-slow_call = asjatu viivitamine pakkumisel
remark-hasty_call = asjatu kiirustamine pakkumisel
remark-intonation = pakkumine erilise intonatsiooniga
remark-doubtful_call = kahtlev pakkumine
remark-pleased_with_partner = rahulolu partneri pakkumisega
remark-displeased_with_partner = rahulolematus partneri pakkumisega
remark-score_reminder = partneri tähelepanu juhitud mängu seisule
remark-auction_reminder = partneri tähelepanu juhitud pakkumise käigule
remark-comment_on_partner = partneri kiitmine või laitmine sõna või žestiga
remark-detached_card = kaart eraldatud enne oma korda
remark-early_gather = võte korjatud enne, kui kõik on mänginud
remark-peeking = piilumine teise kaartidesse
remark-bad_company = ebaausa mängu vaikides talumine
remark-dummy_wanders = „laud“ lahkub kohalt mängu vaatama
remark-warning_partner = „laud“ hoiatab partnerit eksimuse eest
remark-deliberate = meelega tehtud eksimus kasu pärast
remark-spectator = pealtvaataja räägib küsimata
