# What the referee says, as at a real table.
ruling-advised = { $seat } odgovori na soigralčevo vprašanje o kazni
ruling-allegation-refused = { $seat } trdi nekaj ({ $act }), kar ne drži ali mu zdaj ni dovoljeno
ruling-attention-called = { $seat } opozori: { $irregularity }
ruling-bad-pack-after-play = snopič ni pravilen; pravkar odigrana delitev velja
ruling-call-as-pass = napoved { $call } ({ $seat }) šteje za pas
ruling-call-stands = napoved { $call } ({ $seat }) velja
ruling-call-void = napoved { $call } ({ $seat }) je neveljavna
ruling-card-called = { $seat } mora igrati odkrito karto: { $card }
ruling-card-exposed = { $card } ({ $seat }) je odkrita karta
ruling-card-found = { $seat } dobi karto: { $card }
ruling-card-dropped = { $seat } je spustil karto na tla: { $card }
ruling-card-goes-back = { $seat } vzame karto nazaj: { $card }
ruling-card-missing = { $seat } ima karto premalo
ruling-card-too-many = { $seat } ima karto preveč
ruling-cards-mixed = stran { $side } pomeša karte pred koncem iskanja: renons velja za dokazan
ruling-counts-right = vsi listi imajo pravo število kart
ruling-claim-agreed = { $seat }: zahteva ({ $tricks }) je sprejeta
ruling-claim-disputed = { $seat }: zahteva ni sprejeta; igra teče naprej
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
ruling-misdealt = { $to } je dobil karto preveč; delil je { $seat }
ruling-pack-lost-card = { $seat } je izgubil karto iz snopiča
ruling-declarer-premature = izvajalec je igral prezgodaj (list: { $seat }); branilec na četrtem mestu sme igrati pred soigralcem
ruling-declarer-swapped = izvajalec je zdaj { $declarer }
ruling-draw-again = { $player } žreba znova: { $irregularity }
ruling-fault-noted = { $offender }: { $irregularity }
ruling-card-fell-open = odkrita je padla karta { $card }; delitev je neveljavna
ruling-card-seen = { $seat } je pogledal karte pred koncem deljenja in pokazala se je karta { $card }
ruling-result-changed = izvajalčeva stran ima v tej delitvi zdaj vzetkov: { $tricks } (prej { $before }), zapis je popravljen
ruling-score-changed = točke te delitve so v zapisu popravljene
ruling-insufficient-raised = napoved { $call } ({ $seat }) šteje za { $bid }
ruling-lead-stands = izigrana karta { $card } ({ $seat }) velja
ruling-meaning-asked = { $seat } vpraša, kaj pomeni napoved { $call } ({ $of })
ruling-must-bid-enough = { $seat } mora licitirati dovolj, soigralec pa mora pasirati
ruling-offer-lapsed = čas je potekel – { $offender }: { $irregularity }
ruling-offer-opened = { $offender }: { $irregularity }
ruling-offer-withdrawn = popravljeno – { $offender }: { $irregularity }
ruling-penalty-forestalled = { $seat } je igral, preden je bila kazen izrečena: { $card }; pravica ostane
ruling-peeked = { $seat } pogleda { $trick }. vzetek, ki je že pobran
ruling-remarked = { $seat }: { $kind }
ruling-remedy-chosen = { $seat } izbere ({ $irregularity }): { $remedy }
ruling-revoke = { $seat } je storil renons v { $trick }. vzetku
ruling-revoke-asked = { $seat } vpraša, ali ni { $of } storil renonsa
ruling-revoke-corrected = { $seat } popravi renons v { $trick }. vzetku
ruling-revoke-established = renonsa v { $trick }. vzetku ({ $seat }) ni več mogoče popraviti
ruling-revoke-found = { $of } je storil renons v { $trick }. vzetku
ruling-revoke-searched = { $seat } pravi, da je { $of } storil renons v { $trick }. vzetku, in ga poišče
ruling-right-lost = pravica do kazni je izgubljena ({ $irregularity })
ruling-score-corrected =
    zapis je popravljen ({ $kind ->
        [below] pod črto
        [above] nad črto
        [arithmetic] napaka v seštevanju
       *[other] { $kind }
    })
ruling-trick-asked-for = { $seat } želi videti { $trick }. vzetek
ruling-trick-given-back = { $trick }. vzetek se vrne strani { $side }
ruling-trick-opened = { $seat } prosi in { $trick }. vzetek se odpre
ruling-trick-repaired = { $seat } doda v { $trick }. vzetek: { $card }
ruling-trick-taken-wrongly = stran { $side } je pobrala vzetek, ki ni njen
ruling-tricks-transferred =
    stran { $taker } dobi { $count ->
        [one] { $count } vzetek
        [two] { $count } vzetka
        [few] { $count } vzetke
       *[other] { $count } vzetkov
    } za renons v { $trick }. vzetku ({ $seat })

error-law-bound = { $seat } mora zaradi kazni igrati drugo karto
error-law-cannot-forbid = odkrite karte ni mogoče prepovedati
error-law-card-cannot-be-played = te karte zdaj ni mogoče zahtevati: njen lastnik mora biti na vrsti in jo smeti igrati
error-law-card-not-held = te karte ni v tem listu
error-law-card-on-table = karta { $card } že leži na mizi
error-law-counts-wrong = listi imajo drugačno število kart
error-law-dealt-already = razdeljenih kart je že { $dealt }; pričakovano več, do 52
error-law-drawn-already = { $player } je že žrebal
error-law-dummy-may-not = mrtvec sme vprašati samo izvajalca
error-law-has-played = { $seat } je že igral k temu vzetku
error-law-irregular-call-open = odprta je nepravilna napoved; izbrati ali napovedati mora { $seat }
error-law-lowest-sufficient = { $call } ni najnižji zadostni licit v isti barvi
error-law-may-not-look = pobranega vzetka med igro ni dovoljeno gledati
error-law-may-not-take-back = te karte ni mogoče vzeti nazaj
error-law-must-bid-enough = { $seat } mora najprej dati zadosten licit
error-law-must-follow = { $seat } je pri tem vzetku imel to barvo: { $suit }; dodati mora tako karto
error-law-name-a-hand = imenovati je treba izvajalčev ali mrtvečev list
error-law-name-a-suit = imenovati je treba barvo
error-law-no-such-act = tega tu ni mogoče storiti: { $kind }
error-law-no-such-call = »{ $call }« ni licit nad sedem; pričakovano na primer 8H ali 9NT
error-law-no-such-card = na tem mestu ni karte, ki bi se lahko vzela
error-law-no-such-claim = toliko vzetkov ({ $tricks }) zdaj ni mogoče zahtevati ali prepustiti
error-law-no-such-cut = toliko kart ({ $count }) ni mogoče privzdigniti; pričakovano od 1 do 51
error-law-no-such-fault = »{ $fault }« ni znana napaka
error-law-no-such-place = »{ $where }« ni mesto, kjer bi se karta lahko našla
error-law-no-such-player = { $player } ne igra za to mizo
error-law-no-such-remark = »{ $kind }« ni znana kršitev lepega vedenja
error-law-no-such-revoke = renonsa v { $trick }. vzetku ({ $of }) ni mogoče kaznovati
error-law-no-trick = ni takega vzetka, ki bi se lahko pobral ali pogledal
error-law-not-exposed = take odkrite karte ni ali pa je ne zahteva izvajalec
error-law-not-his-cards = { $seat } ne igra s temi kartami: { $hand }
error-law-not-his-choice = izbira ne pripada temu igralcu: { $player }
error-law-not-his-right = ta pravica pripada drugemu igralcu
error-law-not-his-trick = vzetek ne pripada strani { $side }
error-law-not-now = to zdaj ni mogoče
error-law-nothing-asked = za ta odgovor ni nihče prosil
error-law-nothing-missing = nobena taka karta ne manjka
error-law-pack-right = snopič je pravilen
error-law-nothing-open = nič takega ni odprto
error-law-nothing-to-correct = ni napovedi, ki bi jo lahko popravili
error-law-nothing-to-repair = { $seat } nima nepopolnega vzetka, kamor bi dodal karto, ali pa je prej treba izbrati
error-law-nothing-to-replace = druga stran nima napačne karte za zamenjavo
error-law-suspected-wrongly = { $seat } je v tej delitvi že trdil, da je kdo storil renons, pa ga ni: do konca delitve sodnik preveri le tisto, kar { $seat } lahko dokaže s kartami, ki jih je videl
error-law-state-the-line = kdor zahteva vzetke, mora povedati, kako bo igral
error-law-suit-forbidden = { $seat } ne sme izigrati te barve: { $suit }
error-law-enforced = ta napoved tu ni dovoljena
error-law-out-of-turn = { $seat } ni na vrsti
error-law-too-late = za to je prepozno
error-law-unknown = ni pravila »{ $id }«; pričakovano na primer L-REVOKE-13
error-no-laws = { $game } nima pravilnika, po katerem bi se sodilo; pričakovano eno od: { $expected }
error-unknown-code = { $game } imenuje pravilnik »{ $code }«, ki ga ni; pričakovano eno od: { $expected }
error-no-referee = ta miza igra s pravili »{ $laws }«, zato tu nihče ne sodi; pričakovano: »{ $expected }«
error-rule-file = vrstica { $line } ni dogodek: { $reason }

irregularity-DRAW_TWO = dve karti, potegnjeni naenkrat
irregularity-DRAW_EDGE = karta, potegnjena z roba
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
irregularity-BID_AT_RHO_TURN = licit, ko je na vrsti desni nasprotnik
irregularity-INSUFFICIENT = nezadosten licit
irregularity-LATE_CALL = napoved po licitaciji
irregularity-OVER_SEVEN = licit nad sedem
irregularity-BAD_DOUBLE = neupravičena kontra ali rekontra
irregularity-DOUBLE_PARTNER_BID = kontriran soigralčev licit
irregularity-DOUBLE_AFTER_PARTNER = kontriranje tega, kar je soigralec že kontriral
irregularity-WRONG_SUIT_DOUBLE = napačna barva pri kontri
irregularity-OTHER_BAD_CALL = nepravilna napoved
irregularity-SHOWN_SMALL = nizka karta, pokazana med licitacijo
irregularity-SHOWN_SERIOUS = honer, karta za izigranje ali več kart, pokazanih med licitacijo
irregularity-DUMMY_HINT = mrtvec je pokazal na karto
irregularity-DUMMY_HAND = mrtvec je povedal, kateri list izigra
irregularity-DUMMY_ATTENTION = mrtvec je opozoril na napako
irregularity-WRONG_TRICK = vzetek je pobrala napačna stran
irregularity-DECL_LEAD_OUT = izvajalec je izigral, ko je bila na vrsti obramba
irregularity-DEF_LEAD_OUT = branilec je izigral zunaj vrste
irregularity-BOTH_LED = izigrala sta oba branilca
irregularity-DEF_PREMATURE = branilec je igral prezgodaj
irregularity-DECL_PREMATURE = izvajalec je igral prezgodaj
irregularity-WRONG_HAND = karta, izigrana iz napačnega lista
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

remedy-new_deal = zahtevati novo delitev
remedy-accept = sprejeti
remedy-reshuffle = zahtevati novo mešanje
remedy-reshuffle_recut = zahtevati novo mešanje in privzdig
remedy-treat_as_pass = šteti napoved za pas
remedy-treat_as_valid = obvezati kršitelja, da ostane pri svojem
remedy-name_suit = imenovati barvo, ki jo mora izigrati kršiteljev soigralec
remedy-expose_card = razglasiti karto za odkrito
remedy-forbid_suit = prepovedati izigrati to barvo
remedy-require_card = zahtevati karto
remedy-forbid_card = prepovedati karto
remedy-set_hand = določiti list, iz katerega se izigra
remedy-take_back = zahtevati, da se izigrana karta vzame nazaj
remedy-demand_suit = zahtevati, da pravi igralec izigra imenovano barvo
remedy-expose_forbid = pustiti karto odkrito in soigralcu prepovedati to barvo
remedy-expose_until_lead = pustiti karto odkrito, dokler obramba ne izigra
remedy-expose = pustiti karto odkrito
remedy-play_highest = zahtevati najvišjo karto barve
remedy-play_lowest = zahtevati najnižjo karto barve
remedy-win_trick = zahtevati, da se vzetek vzame, če je mogoče
remedy-lose_trick = zahtevati, da se vzetek prepusti, če je mogoče
remedy-discard_suit = zahtevati, da se odvrže imenovana barva
remedy-correct_hand = zahtevati, da se izigra iz pravega lista
remedy-call_card = zahtevati odkrito karto
remedy-replace = zahtevati zamenjavo napačne karte
remedy-take_points = zapisati 100 točk
remedy-take_tricks = prevzeti vzetke
remedy-waive = odpovedati se pravici

remark-incorrect = nevljudnost
remark-slow_call = po nepotrebnem počasna napoved
remark-hasty_call = po nepotrebnem hitra napoved
remark-intonation = napoved s posebnim poudarkom
remark-doubtful_call = napoved z dvomom v glasu
remark-pleased_with_partner = pokazano veselje ob soigralčevem licitu
remark-displeased_with_partner = pokazano nezadovoljstvo s soigralčevim licitom
remark-score_reminder = opominjanje soigralca na stanje točk
remark-auction_reminder = opominjanje soigralca na licitacijo
remark-comment_on_partner = hvala ali graja soigralca z besedo ali kretnjo
remark-detached_card = karta, izvlečena pred časom
remark-early_gather = vzetek, pobran, preden so vsi igrali
remark-peeking = kukanje v tuje karte
remark-bad_company = molk o nepoštenem ravnanju
remark-dummy_wanders = mrtvec zapusti mesto, da gleda igro
remark-warning_partner = mrtvec opozori soigralca na napako
remark-deliberate = namerna kršitev pravila v svojo korist
remark-spectator = gledalec se oglasi nevprašan
