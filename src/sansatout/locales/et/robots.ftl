# Mida robotid otsuse kohta ütlevad: mida loetakse, mida on vaja, mis liiki avaldus see on.

robot-count-honour-tricks = honöörvõtteid
robot-count-club-honour-tricks = honöörvõtteid (risti süsteemi tabel)
robot-count-suits-with-honours = honöörvõtetega maste
robot-count-suit-honour-tricks = honöörvõtteid mastis { $strain }
robot-count-side-honour-tricks = honöörvõtteid väljaspool masti { $strain }
robot-count-trump-tricks = trumbivõtteid mastis { $strain }
robot-count-playing-tricks = mänguvõtteid, kui mängitakse { $strain }
robot-count-support-tricks = toetusvõtteid, kui mängitakse { $strain }
robot-count-defence-tricks = kaitsevõtteid, kui vastased mängivad { $strain }
robot-count-sure-tricks = kindlaid võtteid, kui mängitakse { $strain }
robot-count-length = kaarte mastis { $strain }

robot-at-least = { $count } vähemalt { $bound }
robot-at-most = { $count } kõige rohkem { $bound }
robot-at-least-fails = { $count } on { $have }, vaja vähemalt { $bound }
robot-at-most-fails = { $count } on { $have }, lubatud kõige rohkem { $bound }
robot-not-met = { $need }: ei
robot-group = ({ $need })
robot-all-of = { $first } ja { $rest }
robot-any-of = { $first } või { $rest }
robot-denied = mitte: { $need }
robot-nothing = ei midagi erilist

robot-fact-biddable = { $suit } on trumbiks kõlbulik
robot-fact-normal-support = normaalne trumbitoetus mastis { $suit }
robot-fact-acceptable = mastis { $suit } kolm kaarti või honöör ja veel üks
robot-fact-self-supporting = { $suit } ei vaja partnerilt toetust
robot-fact-headed-by-jack = mastis { $suit } on eesotsas sõdur või kõrgem
robot-fact-stopped = { $suit } on kindlustatud
robot-fact-nothing-biddable = muud trumbiks kõlbulikku masti ei ole
robot-fact-flat = jaotus 4-3-3-3 või 4-4-3-2
robot-fact-two-fives = kaks viiekaardilist või pikemat masti
robot-fact-six-four = jaotus 6-4 või 7-4
robot-fact-no-shortage = ükski mast ei puudu ega ole ühekaardiline
robot-fact-weaker-suit = { $suit } on trumbiks ainult pisut liiga nõrk
robot-fact-chosen = { $suit } on pakutavatest mastidest esimene
robot-fact-honour-doubleton = mastis { $suit } äss või kuningas ja veel üks
robot-fact-prefers = { $suit } on vähemalt sama pikk kui partneri teine mast
robot-fact-ace = mastis { $suit } on äss
robot-fact-answer = { $suit } on mast, milles vastata

robot-comes-later = sobib samuti, kuid enne tuleb { $rule }
robot-call-unknown = avaldus, mida süsteem siin ei tee
robot-call-denies = { $kind }: ei sobi ükski neist: { $calls }
robot-call-shows = { $kind }: { $shows }

robot-kind-pass = pass
robot-kind-opening = algpakkumine
robot-kind-raise = tõstmine
robot-kind-repeat = masti kordamine
robot-kind-shift = üleminek teisele mastile
robot-kind-jump-shift = üleminek teisele mastile hüppega
robot-kind-no-trump = trumbita pakkumine
robot-kind-overcall = ülepakkumine
robot-kind-jump-overcall = ülepakkumine hüppega
robot-kind-no-trump-overcall = trumbita ülepakkumine
robot-kind-cue-bid = vastaste masti pakkumine
robot-kind-answer = vastus
robot-kind-jump-answer = vastus hüppega
robot-kind-informative-double = informeeriv kontreerimine
robot-kind-penalty-double = karistuskontreerimine
robot-kind-redouble = rekontreerimine
robot-kind-negative = eitav vastus
robot-kind-positive = jaatav vastus
robot-fact-two-honours = mastis { $suit } äss ja vähemalt sõdur või kuningas ja emand

robot-count-aces = ässasid
robot-count-honours = honööre mastis { $strain }
robot-count-whist-strength = ässasid, kaetud kuningaid ja pooli kaetud emandaid
robot-count-whist-sure-tricks = kohe võetavaid võtteid
robot-count-whist-side-tricks = võtteid väljaspool masti { $strain }
robot-count-whist-trump-tricks = kindlaid võtteid mastis { $strain }
robot-count-whist-tricks = võtteid, kui trump on { $strain }
robot-count-whist-tricks-with-kings = kohe võetavaid võtteid ja kaetud kuningaid
robot-fact-open-suit = { $suit } on kindlustamata
robot-fact-all-stopped = kõik mastid on kindlustatud
robot-fact-wretched = ei ässa, kuningat ega emandat

error-nobody-to-speak = kellelgi ei ole kord rääkida: oodati kõnelust, mis ei ole lõppenud
error-auction-empty = keegi ei ole veel pakkunud: selgitamiseks oodati vähemalt üht avaldust
error-unknown-bidding-system = pakkumissüsteemi „{ $key }” ei ole: oodati üht neist: { $expected }
error-no-auction = mängus „{ $key }” lepingut ei pakuta: oodati mängu nagu rulebook või duplicate
robot-count-points = punkte
robot-count-together = kahe käe peale kaarte mastis { $strain }
robot-count-cashed = kahe käe peale kohe võetavaid võtteid
error-dummy-not-seen = avaldaja valib pärast „laua” nägemist: oodati avatud kätt
