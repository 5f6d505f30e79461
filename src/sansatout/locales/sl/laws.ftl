# What the referee says, as at a real table.
ruling-advised = { $seat } odgovori na soigralčevo vprašanje o kazni
ruling-allegation-refused = { $seat } trdi nekaj ({ $act }), kar ne drži ali zdaj ni dovoljeno
ruling-attention-called = { $seat } opozori: { $irregularity }
ruling-bad-pack-after-play = snopič ni pravilen; pravkar odigrana delitev velja
ruling-call-as-pass = napoved { $call } ({ $seat }) šteje kot pas
ruling-call-stands = napoved { $call } ({ $seat }) velja
ruling-call-void = napoved { $call } ({ $seat }) je neveljavna
ruling-card-called = { $seat } mora igrati odkrito karto { $card }
ruling-card-exposed = { $card } ({ $seat }) je odkrita karta
ruling-card-found = { $card } dobi { $seat }
ruling-card-goes-back = { $seat } vzame nazaj { $card }
ruling-card-missing = { $seat } ima karto premalo
ruling-card-too-many = { $seat } ima karto preveč
ruling-claim-agreed = zahteva igralca { $seat } ({ $tricks }) je sprejeta
ruling-claim-disputed = zahteva igralca { $seat } ni sprejeta; igra teče naprej
ruling-claimed = { $seat } zahteva še { $tricks ->
    [one] { $tricks } vzetek
    [two] { $tricks } vzetka
    [few] { $tricks } vzetke
   *[other] { $tricks } vzetkov
  }
ruling-conceded = { $seat } prepusti { $tricks ->
    [one] preostali { $tricks } vzetek
    [two] preostala { $tricks } vzetka
    [few] preostale { $tricks } vzetke
   *[other] preostalih { $tricks } vzetkov
  }
ruling-deal-again = delitev je neveljavna; { $dealer } deli znova
ruling-declarer-premature = izvajalec je prezgodaj igral iz lista { $seat }; četrta roka sme igrati pred soigralcem
ruling-declarer-swapped = izvajalec je zdaj { $declarer }
ruling-draw-again = { $player } žreba znova: { $irregularity }
ruling-fault-noted = { $irregularity }, storil { $offender }
ruling-card-fell-open = { $card } je padla odkrita; delitev je neveljavna
ruling-insufficient-raised = napoved { $call } ({ $seat }) se šteje kot { $bid }
ruling-lead-stands = izigrana karta { $card } ({ $seat }) velja
ruling-meaning-asked = { $seat } vpraša igralca { $of }, kaj pomeni { $call }
ruling-must-bid-enough = { $seat } mora licitirati dovolj, soigralec mora pasirati
ruling-offer-lapsed = čas je potekel: { $irregularity }, storil { $offender }
ruling-offer-opened = { $irregularity }, storil { $offender }
ruling-offer-withdrawn = popravljeno: { $irregularity }, storil { $offender }
ruling-penalty-forestalled = { $seat } je igral { $card }, preden je bila kazen izrečena; pravica ostane
ruling-peeked = { $seat } pogleda { $trick }. vzetek, ki je že pobran
ruling-remarked = { $seat }: { $kind }
ruling-remedy-chosen = { $seat } izbere za { $irregularity }: { $remedy }
ruling-revoke = { $seat } je storil renons v { $trick }. vzetku
ruling-revoke-asked = { $seat } vpraša, ali ni { $of } storil renonsa
ruling-revoke-corrected = { $seat } popravi renons v { $trick }. vzetku
ruling-revoke-established = renonsa v { $trick }. vzetku ({ $seat }) ni več mogoče popraviti
ruling-revoke-found = { $of } je storil renons v { $trick }. vzetku
ruling-revoke-searched = { $seat } pravi, da je { $of } storil renons v { $trick }. vzetku, in ga poišče
ruling-right-lost = pravica do kazni je izgubljena: { $irregularity }
ruling-score-corrected = zapis je popravljen: { $kind }
ruling-trick-asked-for = { $seat } želi videti { $trick }. vzetek
ruling-trick-given-back = { $trick }. vzetek gre nazaj strani { $side }
ruling-trick-opened = { $trick }. vzetek se odpre, prosil { $seat }
ruling-trick-repaired = { $seat } doda { $card } v { $trick }. vzetek
ruling-trick-taken-wrongly = stran { $side } je vzela vzetek, ki ni njen
ruling-tricks-transferred = { $taker } dobi { $count ->
    [one] { $count } vzetek
    [two] { $count } vzetka
    [few] { $count } vzetke
   *[other] { $count } vzetkov
  } za renons v { $trick }. vzetku ({ $seat })

error-law-bound = { $seat } je s kaznijo vezan na drugo karto
error-law-cannot-forbid = odkrite karte ni mogoče prepovedati
error-law-card-cannot-be-played = te karte zdaj ni mogoče zahtevati: njen lastnik mora biti na vrsti in jo smeti igrati
error-law-card-not-held = te karte ni v tem listu
error-law-card-on-table = { $card } že leži na mizi
error-law-counts-wrong = listi imajo drugačno število kart
error-law-dealt-already = razdeljenih kart je že { $dealt }: pričakovano več, do 52
error-law-drawn-already = { $player } je že žrebal
error-law-dummy-may-not = mrtvec sme vprašati samo izvajalca
error-law-has-played = { $seat } je že igral k temu vzetku
error-law-irregular-call-open = odprta je nepravilna napoved: pričakovana izbira ali napoved igralca { $seat }
error-law-lowest-sufficient = { $call } ni najnižji zadostni licit v isti barvi
error-law-may-not-look = pobranega vzetka med igro ni dovoljeno gledati
error-law-may-not-take-back = te karte ni mogoče vzeti nazaj
error-law-must-bid-enough = { $seat } mora najprej dati zadosten licit
error-law-must-follow = { $seat } je pri tem vzetku imel { $suit } in mora dodati tako karto
error-law-name-a-hand = pričakovan izvajalčev ali mrtvečev list
error-law-name-a-suit = pričakovana barva
error-law-no-such-act = takega dejanja tu ni: { $kind }
error-law-no-such-call = '{ $call }' ni licit nad sedem: pričakovano nekaj kot 8H ali 9NT
error-law-no-such-card = na tem mestu ni karte, ki bi jo lahko vzel
error-law-no-such-claim = toliko vzetkov ({ $tricks }) zdaj ni mogoče zahtevati ali prepustiti
error-law-no-such-cut = toliko kart ({ $count }) ni mogoče privzdigniti: pričakovano 1 do 51
error-law-no-such-fault = '{ $fault }' ni znana napaka
error-law-no-such-place = '{ $where }' ni mesto, kjer bi se karta lahko našla
error-law-no-such-player = { $player } ne igra za to mizo
error-law-no-such-remark = '{ $kind }' ni znana kršitev vedenja
error-law-no-such-revoke = renonsa v { $trick }. vzetku ({ $of }) ni mogoče kaznovati
error-law-no-trick = ni takega vzetka, ki bi ga lahko vzel ali videl
error-law-not-exposed = take odkrite karte ni ali pa ne prosi izvajalec
error-law-not-his-cards = { $seat } ne igra kart lista { $hand }
error-law-not-his-choice = izbira ne pripada igralcu { $player }
error-law-not-his-right = ta pravica pripada drugemu igralcu
error-law-not-his-trick = vzetek ne pripada strani { $side }
error-law-not-now = to zdaj ni mogoče
error-law-nothing-asked = za ta odgovor ni nihče prosil
error-law-nothing-missing = nobena taka karta ne manjka
error-law-nothing-open = nič takega ni odprto
error-law-nothing-to-correct = ni napovedi, ki bi jo popravili
error-law-nothing-to-repair = { $seat } nima nepopolnega vzetka, kamor bi dodal karto, ali pa je prej na vrsti izbira
error-law-nothing-to-replace = druga stran nima napačne karte za zamenjavo
error-law-state-the-line = zahteva potrebuje pojasnilo, kako se bodo karte igrale
error-law-suit-forbidden = { $seat } ne sme izigrati barve { $suit }
error-law-enforced = ta napoved tu ni dovoljena
error-law-out-of-turn = { $seat } ni na vrsti
error-law-too-late = za to je prepozno
error-law-unknown = ni zakona '{ $id }': pričakovano nekaj kot L-REVOKE-13
error-no-laws = { $game } nima zakonov, po katerih bi se sodilo: pričakovano eno od { $expected }
error-no-referee = miza je narejena z zakoni »{ $laws }«, zato tu nihče ne sodi: pričakovano »{ $expected }«
error-rule-file = vrstica { $line } ni dogodek: { $reason }

irregularity-DRAW_TWO = dve karti potegnjeni naenkrat
irregularity-DRAW_EDGE = karta potegnjena z roba
irregularity-SHUFFLE_FAULT = napačno mešanje
irregularity-CUT_FAULT = napačno privzdigovanje
irregularity-WRONG_DEALER = deli napačen igralec
irregularity-WRONG_PACK = deljenje z napačnim snopičem
irregularity-NOT_CUT = snopič ni bil privzdignjen
irregularity-CARD_REVERSED = karta leži narobe obrnjena
irregularity-FACE_SEEN = lice karte je postalo vidno
irregularity-DEAL_CONFUSION = zmeda pri deljenju
irregularity-LOOKED_AT_OTHERS = pogled v tuje karte
irregularity-UNEQUAL_HANDS = neenaki listi
irregularity-BAD_PACK = nepravilen snopič
irregularity-LOOKED_EARLY = prezgodnji pogled in pokazana karta
irregularity-BID_BEFORE_ANY = licit zunaj vrste, preden je kdo licitiral
irregularity-SECOND_CALL = druga, drugačna napoved
irregularity-BID_AT_RHO_TURN = licit na mestu desnega nasprotnika
irregularity-INSUFFICIENT = nezadosten licit
irregularity-LATE_CALL = napoved po licitaciji
irregularity-OVER_SEVEN = licit nad sedem
irregularity-BAD_DOUBLE = neupravičena kontra ali rekontra
irregularity-DOUBLE_PARTNER_BID = kontriran soigralčev licit
irregularity-DOUBLE_AFTER_PARTNER = kontriranje tega, kar je soigralec že kontriral
irregularity-WRONG_SUIT_DOUBLE = napačna barva pri kontri
irregularity-OTHER_BAD_CALL = nepravilna napoved
irregularity-SHOWN_SMALL = nizka karta pokazana med licitacijo
irregularity-SHOWN_SERIOUS = honer, izhod ali več kart pokazanih med licitacijo
irregularity-DUMMY_HINT = mrtvec je pokazal na karto
irregularity-DUMMY_HAND = mrtvec je povedal, kateri list izigra
irregularity-DUMMY_ATTENTION = mrtvec je opozoril
irregularity-WRONG_TRICK = vzetek je vzela napačna stran
irregularity-DECL_LEAD_OUT = izvajalec je izigral na mestu obrambe
irregularity-DEF_LEAD_OUT = branilec je izigral zunaj vrste
irregularity-BOTH_LED = izigrala sta oba branilca
irregularity-DEF_PREMATURE = branilec je igral prezgodaj
irregularity-DECL_PREMATURE = izvajalec je igral prezgodaj
irregularity-WRONG_HAND = izigrano iz napačnega lista
irregularity-EXPOSED = odkrita karta
irregularity-REVOKE_CORRECTED_DEF = renons, ki ga je branilec popravil
irregularity-REVOKE_CORRECTED_DECL = renons, ki ga je izvajalec popravil
irregularity-REVOKE_OPEN = renons, ki se še lahko popravi
irregularity-REVOKE_ESTABLISHED = dokončen renons
irregularity-REVOKE = renons v vzetku, ki ni bil odprt
irregularity-CLAIM_DISPUTED = sporna zahteva
irregularity-SURPLUS_CARD = odvečna karta zaradi nepopolnega vzetka
irregularity-MISSING_CARD = manjkajoča karta
irregularity-OUT_OF_TURN = licit zunaj vrste

remedy-new_deal = nova delitev
remedy-accept = sprejmi
remedy-reshuffle = premešaj znova
remedy-reshuffle_recut = premešaj in privzdigni znova
remedy-treat_as_pass = šteje kot pas
remedy-treat_as_valid = kršitelj naj ostane pri svojem
remedy-name_suit = imenuj barvo, ki jo mora izigrati kršiteljev soigralec
remedy-expose_card = karta postane odkrita
remedy-forbid_suit = prepovej izhod v tej barvi
remedy-require_card = zahtevaj karto
remedy-forbid_card = prepovej karto
remedy-set_hand = določi list, iz katerega se izigra
remedy-take_back = izigrana karta gre nazaj
remedy-demand_suit = pravi igralec izigra barvo, ki jo imenuješ
remedy-expose_forbid = karta ostane odkrita in soigralec te barve ne sme izigrati
remedy-expose_until_lead = karta ostane odkrita, dokler obramba ne izigra
remedy-expose = karta ostane odkrita
remedy-play_highest = igra se najvišja karta barve
remedy-play_lowest = igra se najnižja karta barve
remedy-win_trick = vzetek se vzame, če je mogoče
remedy-lose_trick = vzetek se prepusti, če je mogoče
remedy-discard_suit = odvrže se barva, ki jo imenuješ
remedy-correct_hand = izigra se iz pravega lista
remedy-call_card = zahtevaj odkrito karto
remedy-replace = napačna karta se zamenja
remedy-take_points = zapiši 100 točk
remedy-take_tricks = prevzemi vzetke
remedy-waive = odpovej se pravici
