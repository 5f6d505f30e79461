# Vad robotar säger om ett beslut: vad de räknar, vad som fordras, vilket slags bud det är.

robot-count-honour-tricks = honnörsstick
robot-count-club-honour-tricks = honnörsstick (klöversystemets tabell)
robot-count-suits-with-honours = färger med honnörsstick
robot-count-suit-honour-tricks = honnörsstick i { $strain }
robot-count-side-honour-tricks = honnörsstick utanför { $strain }
robot-count-trump-tricks = trumfstick i { $strain }
robot-count-playing-tricks = spelstick i { $strain }
robot-count-support-tricks = stödstick för { $strain }
robot-count-defence-tricks = försvarsstick mot { $strain }
robot-count-sure-tricks = säkra stick för { $strain }
robot-count-length = kort i { $strain }

robot-at-least = minst { $bound } { $count }
robot-at-most = högst { $bound } { $count }
robot-at-least-fails = { $have } { $count }, minst { $bound } behövs
robot-at-most-fails = { $have } { $count }, högst { $bound } får det vara
robot-not-met = { $need }: nej
robot-group = ({ $need })
robot-all-of = { $first } och { $rest }
robot-any-of = { $first } eller { $rest }
robot-denied = inte: { $need }
robot-nothing = inget särskilt

robot-fact-biddable = { $suit } duger till trumf
robot-fact-normal-support = normalt stöd för { $suit }
robot-fact-acceptable = tre kort eller en honnör och ett kort till i { $suit }
robot-fact-self-supporting = { $suit } behöver ingen hjälp av medspelaren
robot-fact-headed-by-jack = { $suit } från knekten eller bättre
robot-fact-stopped = håll i { $suit }
robot-fact-nothing-biddable = ingen annan färg duger till trumf
robot-fact-flat = 4-3-3-3 eller 4-4-3-2
robot-fact-two-fives = två färger på fem kort eller fler
robot-fact-six-four = 6-4 eller 7-4
robot-fact-no-shortage = varken renons eller singelkort
robot-fact-weaker-suit = { $suit } är bara något för svag till trumf
robot-fact-chosen = { $suit } kommer först bland färgerna att bjuda
robot-fact-honour-doubleton = ess eller kung och ett kort till i { $suit }
robot-fact-prefers = minst lika lång i { $suit } som i medspelarens andra färg
robot-fact-ace = esset i { $suit }
robot-fact-answer = { $suit } är färgen att svara i

robot-comes-later = passar också, men { $rule } kommer först
robot-call-unknown = ett bud som systemet inte ger här
robot-call-denies = { $kind }: duger inte till något av { $calls }
robot-call-shows = { $kind }: { $shows }

robot-kind-pass = pass
robot-kind-opening = öppningsbud
robot-kind-raise = höjning
robot-kind-repeat = upprepat bud
robot-kind-shift = övergång till ny färg
robot-kind-jump-shift = övergång till ny färg med hopp
robot-kind-no-trump = sans-atout
robot-kind-overcall = inkliv
robot-kind-jump-overcall = inkliv med hopp
robot-kind-no-trump-overcall = inkliv i sans-atout
robot-kind-cue-bid = bud i motspelarnas färg
robot-kind-answer = svar
robot-kind-jump-answer = svar med hopp
robot-kind-informative-double = upplysningsdubbling
robot-kind-penalty-double = straffdubbling
robot-kind-redouble = redubbling
robot-kind-negative = nekande svar
robot-kind-positive = jakande svar
robot-fact-two-honours = ess och knekt eller bättre, eller kung och dam, i { $suit }

robot-count-aces = ess
robot-count-honours = honnörer i { $strain }
robot-count-whist-strength = ess, garderade kungar och hälften av de garderade damerna
robot-count-whist-sure-tricks = stick som genast kan tas hem
robot-count-whist-side-tricks = stick utanför { $strain }
robot-count-whist-trump-tricks = säkra stick i { $strain }
robot-count-whist-tricks = stick när { $strain } är trumf
robot-count-whist-tricks-with-kings = stick som genast kan tas hem, och garderade kungar
robot-fact-open-suit = inget håll i { $suit }
robot-fact-all-stopped = håll i alla färger
robot-fact-wretched = varken ess, kung eller dam

error-nobody-to-speak = ingen är i tur att yttra sig: väntade ett samtal som inte är slut
error-auction-empty = ingen har bjudit ännu: väntade minst ett bud att förklara
error-unknown-bidding-system = det finns inget budsystem ”{ $key }”: väntade något av { $expected }
error-no-auction = ”{ $key }” har ingen budgivning om kontrakt: väntade ett spel som rulebook eller duplicate
robot-count-points = poäng
robot-count-together = kort i { $strain } på båda händerna
robot-count-cashed = stick att ta hem från båda händerna
error-dummy-not-seen = spelföraren väljer när han sett trekarlen: väntade den öppna handen
