# Vad domaren säger, som vid ett riktigt bord.
ruling-advised = { $seat } svarar på medspelarens fråga om straffet
ruling-allegation-refused = { $seat } påstår något ({ $act }) som inte stämmer eller som { $seat } inte får påstå nu
ruling-attention-called = { $seat } påpekar: { $irregularity }
ruling-bad-pack-after-play = leken är inte riktig; den nyss spelade given gäller
ruling-call-as-pass = budet { $call } av { $seat } räknas som pass
ruling-call-stands = budet { $call } av { $seat } gäller
ruling-call-void = budet { $call } av { $seat } är ogiltigt
ruling-card-called = { $seat } måste spela det öppna kortet { $card }
ruling-card-exposed = { $card } hos { $seat } är ett öppet kort
ruling-card-found = { $card } ges till { $seat }
ruling-card-dropped = { $seat } tappade { $card } på golvet
ruling-card-goes-back = { $seat } tar tillbaka { $card }
ruling-card-missing = { $seat } har ett kort för lite
ruling-card-too-many = { $seat } har ett kort för mycket
ruling-cards-mixed = { $side } blandar korten innan sökandet är slut: revoken anses bevisad
ruling-counts-right = alla händer har rätt antal kort
ruling-claim-agreed = kravet från { $seat } på { $tricks ->
    [one] ett stick
   *[other] { $tricks } stick
  } godtas
ruling-claim-disputed = kravet från { $seat } godtas inte; spelet går vidare
ruling-claimed = { $seat } kräver { $tricks ->
    [one] ett stick till
   *[other] { $tricks } stick till
  }
ruling-conceded = { $seat } ger bort { $tricks ->
    [one] det återstående sticket
   *[other] de återstående { $tricks } sticken
  }
ruling-deal-again = given är ogiltig; { $dealer } ger om
ruling-misdealt = { $seat } gav ett kort för mycket till { $to }
ruling-pack-lost-card = { $seat } tappade ett kort ur leken
ruling-declarer-premature = spelföraren spelade för tidigt från { $seat }; den fjärde handen får spela före sin medspelare
ruling-declarer-swapped = { $declarer } är nu spelförare
ruling-draw-again = { $player } drar om: { $irregularity }
ruling-fault-noted = { $offender }: { $irregularity }
ruling-card-fell-open = { $card } föll med bildsidan upp; given är ogiltig
ruling-card-seen = { $seat } tittade på sina kort innan given var färdig, och ett kort blev synligt: { $card }
ruling-result-changed = spelförarens par har nu { $tricks } stick i given i stället för { $before }, och protokollet är ändrat
ruling-score-changed = poängen för given har ändrats i protokollet
ruling-insufficient-raised = budet { $call } av { $seat } räknas som { $bid }
ruling-lead-stands = utspelet { $card } av { $seat } gäller
ruling-meaning-asked = { $seat } frågar { $of } vad { $call } betyder
ruling-must-bid-enough = { $seat } måste bjuda tillräckligt, och medspelaren måste passa
ruling-offer-lapsed = för sent nu – { $offender }: { $irregularity }
ruling-offer-opened = { $offender }: { $irregularity }
ruling-offer-withdrawn = rättat – { $offender }: { $irregularity }
ruling-penalty-forestalled = { $seat } spelade { $card } innan straffet hann bestämmas; rätten kvarstår
ruling-peeked = { $seat } ser på stick { $trick }, som är hemtaget
ruling-remarked = { $seat }: { $kind }
ruling-remedy-chosen = { $seat } väljer ({ $irregularity }): { $remedy }
ruling-revoke = { $seat } gjorde revoke i stick { $trick }
ruling-revoke-asked = { $seat } frågar om inte { $of } har gjort revoke
ruling-revoke-corrected = { $seat } rättar en revoke i stick { $trick }
ruling-revoke-established = revoken av { $seat } i stick { $trick } är etablerad och kan inte längre rättas
ruling-revoke-found = { $of } gjorde revoke i stick { $trick }
ruling-revoke-searched = { $seat } säger att { $of } gjorde revoke i stick { $trick }, och söker efter den
ruling-right-lost = rätten till straff är förlorad: { $irregularity }
ruling-score-corrected = protokollet är rättat: { $kind ->
    [below] poäng under strecket
    [above] poäng över strecket
    [arithmetic] fel i hopräkningen
   *[other] { $kind }
  }
ruling-trick-asked-for = { $seat } ber att få se stick { $trick }
ruling-trick-given-back = stick { $trick } går tillbaka till { $side }
ruling-trick-opened = stick { $trick } öppnas för { $seat }
ruling-trick-repaired = { $seat } lägger { $card } i stick { $trick }
ruling-trick-taken-wrongly = { $side } tog ett stick som inte är deras
ruling-tricks-transferred = { $taker } tar över { $count ->
    [one] ett stick
   *[other] { $count } stick
  } för revoken av { $seat } i stick { $trick }

error-law-bound = { $seat } är genom ett straff bunden till ett annat kort
error-law-cannot-forbid = ett öppet kort kan inte förbjudas
error-law-card-cannot-be-played = det här kortet kan inte krävas nu: dess ägare måste vara i tur och fri att spela det
error-law-card-not-held = det här kortet finns inte på den handen
error-law-card-on-table = { $card } ligger redan på bordet
error-law-counts-wrong = händerna har ett annat antal kort
error-law-dealt-already = { $dealt } kort är redan givna: förväntade fler, upp till 52
error-law-drawn-already = { $player } har redan dragit
error-law-dummy-may-not = träkarlen får bara fråga spelföraren
error-law-has-played = { $seat } har spelat till det här sticket
error-law-irregular-call-open = ett felaktigt bud är inte avgjort: förväntade ett val eller ett bud av { $seat }
error-law-lowest-sufficient = { $call } är inte det lägsta tillräckliga budet i samma färg
error-law-may-not-look = ett hemtaget stick får inte ses under spelet
error-law-may-not-take-back = det här kortet kan inte tas tillbaka
error-law-must-bid-enough = { $seat } måste först ge ett tillräckligt bud
error-law-must-follow = { $seat } hade { $suit } i det sticket och måste lägga dit en
error-law-name-a-hand = förväntade spelförarens eller träkarlens hand
error-law-name-a-suit = förväntade en färg
error-law-no-such-act = det går inte att göra detta här: { $kind }
error-law-no-such-call = ”{ $call }” är inget bud över sju: förväntade ett som 8H eller 9NT
error-law-no-such-card = det finns inget kort att ta på den platsen
error-law-no-such-claim = { $tricks } stick kan inte krävas eller ges bort nu
error-law-no-such-cut = { $count } kort kan inte lyftas: förväntade 1 till 51
error-law-no-such-fault = ”{ $fault }” är inget känt fel
error-law-no-such-place = ”{ $where }” är ingen plats där ett kort kan hittas
error-law-no-such-player = { $player } spelar inte vid det här bordet
error-law-no-such-remark = ”{ $kind }” är inget känt brott mot god ton
error-law-no-such-revoke = ingen revoke av { $of } i stick { $trick } kan straffas
error-law-no-trick = det finns inget sådant stick att ta eller se
error-law-not-exposed = det finns inget sådant öppet kort, eller så är det inte spelföraren som kräver det
error-law-not-his-cards = { $seat } spelar inte korten hos { $hand }
error-law-not-his-choice = det är inte { $player } som väljer
error-law-not-his-right = den här rätten tillhör en annan spelare
error-law-not-his-trick = sticket tillkommer inte { $side }
error-law-not-now = detta är inte möjligt nu
error-law-nothing-asked = ingen har bett om det svaret
error-law-nothing-missing = inget sådant kort saknas
error-law-pack-right = leken är riktig
error-law-nothing-open = inget sådant är oavgjort
error-law-nothing-to-correct = det finns inget bud att rätta
error-law-nothing-to-repair = { $seat } har inget ofullständigt stick att lägga ett kort i, eller så måste ett val göras först
error-law-nothing-to-replace = motpartiet har inget fel kort att byta ut
error-law-suspected-wrongly = { $seat } har i den här given redan påtalat en revoke som inte fanns: tills given är spelad ser domaren bara på det som { $seat } kan bevisa med kort som har synts
error-law-state-the-line = den som kräver stick måste säga hur korten ska spelas
error-law-suit-forbidden = { $seat } får inte spela ut { $suit }
error-law-enforced = det här budet är inte tillåtet här
error-law-out-of-turn = { $seat } är inte i tur
error-law-too-late = det är för sent för detta
error-law-unknown = det finns ingen lag ”{ $id }”: förväntade en som L-REVOKE-13
error-no-laws = { $game } har inga lagar att döma efter: förväntade något av { $expected }
error-unknown-code = { $game } nämner en lagbok ”{ $code }” som inte finns: förväntade något av { $expected }
error-no-referee = bordet är gjort med lagarna ”{ $laws }”, så ingen dömer där: förväntade ”{ $expected }”
error-rule-file = rad { $line } är ingen händelse: { $reason }

irregularity-DRAW_TWO = två kort dragna på en gång
irregularity-DRAW_EDGE = ett kort draget från kanten
irregularity-SHUFFLE_FAULT = felaktig blandning
irregularity-CUT_FAULT = felaktig kupering
irregularity-WRONG_DEALER = givning av fel spelare
irregularity-WRONG_PACK = givning med fel lek
irregularity-NOT_CUT = leken kuperades inte
irregularity-CARD_REVERSED = felvänt kort
irregularity-FACE_SEEN = ett korts bildsida blev synlig
irregularity-DEAL_CONFUSION = oreda i givningen
irregularity-LOOKED_AT_OTHERS = titt på en annans kort
irregularity-UNEQUAL_HANDS = ojämna händer
irregularity-BAD_PACK = felaktig lek
irregularity-LOOKED_EARLY = för tidig titt som visade ett kort
irregularity-BID_BEFORE_ANY = bud utom tur innan någon har bjudit
irregularity-SECOND_CALL = ett andra, annorlunda bud
irregularity-BID_AT_RHO_TURN = bud i högra motspelarens tur
irregularity-INSUFFICIENT = otillräckligt bud
irregularity-LATE_CALL = bud efter budgivningen
irregularity-OVER_SEVEN = bud på mer än sju
irregularity-BAD_DOUBLE = dubbling eller redubbling utan rätt
irregularity-DOUBLE_PARTNER_BID = dubbling av medspelarens bud
irregularity-DOUBLE_AFTER_PARTNER = dubbling av det som medspelaren dubblat
irregularity-WRONG_SUIT_DOUBLE = fel färg nämnd vid dubbling
irregularity-OTHER_BAD_CALL = felaktigt bud
irregularity-SHOWN_SMALL = litet kort visat under budgivningen
irregularity-SHOWN_SERIOUS = honnör, utspelskort eller flera kort visade under budgivningen
irregularity-DUMMY_HINT = anvisning om ett kort från träkarlen
irregularity-DUMMY_HAND = anvisning om handen från träkarlen
irregularity-DUMMY_ATTENTION = påpekande från träkarlen
irregularity-WRONG_TRICK = stick taget av fel par
irregularity-DECL_LEAD_OUT = spelförarens utspel i motspelarnas tur
irregularity-DEF_LEAD_OUT = motspelares utspel utom tur
irregularity-BOTH_LED = utspel av båda motspelarna
irregularity-DEF_PREMATURE = motspelares kort för tidigt
irregularity-DECL_PREMATURE = spelförarens kort för tidigt
irregularity-WRONG_HAND = utspel från fel hand
irregularity-EXPOSED = öppet kort
irregularity-REVOKE_CORRECTED_DEF = revoke rättad av en motspelare
irregularity-REVOKE_CORRECTED_DECL = revoke rättad av spelföraren
irregularity-REVOKE_OPEN = revoke som ännu kan rättas
irregularity-REVOKE_ESTABLISHED = etablerad revoke
irregularity-REVOKE = revoke i ett stick som inte öppnades
irregularity-CLAIM_DISPUTED = bestritt krav
irregularity-SURPLUS_CARD = kort för mycket ur ett ofullständigt stick
irregularity-MISSING_CARD = saknat kort
irregularity-OUT_OF_TURN = bud utom tur

remedy-new_deal = ny giv
remedy-accept = godta det
remedy-reshuffle = blanda om
remedy-reshuffle_recut = blanda och kupera om
remedy-treat_as_pass = räkna det som pass
remedy-treat_as_valid = låta det gälla
remedy-name_suit = nämna färgen som den felandes medspelare måste spela ut
remedy-expose_card = kräva att kortet läggs öppet på bordet
remedy-forbid_suit = förbjuda utspel i den färgen
remedy-require_card = kräva kortet
remedy-forbid_card = förbjuda kortet
remedy-set_hand = bestämma handen att spela ut från
remedy-take_back = kräva att utspelet tas tillbaka
remedy-demand_suit = kräva att rätt spelare spelar ut en färg du nämner
remedy-expose_forbid = kräva att kortet läggs öppet och förbjuda medspelaren den färgen
remedy-expose_until_lead = kräva att kortet ligger öppet tills motspelarna spelar ut
remedy-expose = kräva att kortet läggs öppet
remedy-play_highest = kräva att färgens högsta kort spelas
remedy-play_lowest = kräva att färgens lägsta kort spelas
remedy-win_trick = kräva att sticket tas, om möjligt
remedy-lose_trick = kräva att sticket förloras, om möjligt
remedy-discard_suit = kräva att en färg du nämner kastas
remedy-correct_hand = kräva att utspelet görs från rätt hand
remedy-call_card = kräva det öppna kortet
remedy-replace = kräva att det felaktiga kortet byts ut
remedy-take_points = skriva upp 100 poäng
remedy-take_tricks = ta över stick
remedy-waive = avstå från rätten

remark-incorrect = ohövlighet
remark-slow_call = onödigt långsamt bud
remark-hasty_call = onödigt snabbt bud
remark-intonation = bud med särskilt tonfall
remark-doubtful_call = tvekande bud
remark-pleased_with_partner = glädje visad över medspelarens bud
remark-displeased_with_partner = missnöje visat med medspelarens bud
remark-score_reminder = påminnelse till medspelaren om ställningen
remark-auction_reminder = påminnelse till medspelaren om budgivningen
remark-comment_on_partner = gillande eller ogillande av medspelaren i ord eller åtbörd
remark-detached_card = kort lossat före sin tur
remark-early_gather = stick hopsamlat innan alla har spelat
remark-peeking = tjuvtitt i en annans kort
remark-bad_company = tigande inför ohederliga medel
remark-dummy_wanders = träkarlen lämnar sin plats för att se på
remark-warning_partner = träkarlen varnar sin medspelare för ett fel
remark-deliberate = avsiktligt fel för egen vinning
remark-spectator = åskådare talar utan att vara tillfrågad
