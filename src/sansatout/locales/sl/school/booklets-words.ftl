## Besede švedske, estonske in madžarske knjižice

school-foreign-swedish-given = kdor deli in imenuje adut ali izbiro prepusti
school-foreign-swedish-forehand = igralec na deliteljevi levi, ki se oglasi in izigra prvi
school-foreign-swedish-third = deliteljev soigralec, čigar karte ležijo odkrite
school-foreign-swedish-fourth = igralec na deliteljevi desni
school-foreign-swedish-remit = imenovanje prepustiti soigralcu
school-foreign-swedish-book = prvih šest vzetkov ene strani
school-foreign-swedish-odd-trick = vsak vzetek nad šest
school-foreign-swedish-trick = štiri karte, od vsakega igralca ena
school-foreign-swedish-fixed = kdor je potegnil najnižjo karto in nikoli ne počiva
school-foreign-swedish-entry = visoka karta, s katero se pride v list z dolgo barvo
school-foreign-swedish-finesse = poskus, da bi vzetek osvojila nižja karta, čeprav ima nasprotnik še višjo
school-foreign-swedish-middle-hand = igralec, ki mora igrati med dvema nasprotnikoma
school-foreign-swedish-overtake = premagati s še višjo karto ali višjim adutom
school-foreign-swedish-void = ko igralec v barvi nima nobene karte
school-foreign-swedish-sitting = igra, dokler en par ne dobi dveh manš
school-foreign-swedish-chicane = list, v katerem ni niti enega aduta

school-foreign-estonian-player = izvajalec: kdor je prvi licitiral barvo, ki je postala adut
school-foreign-estonian-table = mrtvec: izvajalčev soigralec, čigar karte ležijo odkrite
school-foreign-estonian-senior = nasprotnik na izvajalčevi levi, ki prvi izigra
school-foreign-estonian-junior = nasprotnik na izvajalčevi desni
school-foreign-estonian-deal = ena delitev s trinajstimi vzetki
school-foreign-estonian-game = manša: dovolj točk pod črto
school-foreign-estonian-rubber = igra, dokler ena stran ne dobi dveh manš
school-foreign-estonian-danger = manša strani, ki eno že ima: dobiva in izgublja več
school-foreign-estonian-contract-trick = vzetek, ki je bil licitiran
school-foreign-estonian-over-trick = vzetek nad licitiranimi
school-foreign-estonian-under-trick = vzetek, ki do licitiranih manjka
school-foreign-estonian-without = to se reče, ko se licitira brez adut

school-foreign-hungarian-pass = brez licita
school-foreign-hungarian-double = nasprotniku ne bo uspelo: šteje dvojno
school-foreign-hungarian-redouble = vseeno nam bo uspelo: šteje štirikratno
school-foreign-hungarian-clubs = najnižja barva
school-foreign-hungarian-diamonds = barva nad najnižjo
school-foreign-hungarian-hearts = barva pod najvišjo
school-foreign-hungarian-spades = najvišja barva
school-foreign-hungarian-no-trump = igra brez adutov
school-foreign-hungarian-mans = cenejši del: stran ni ranljiva
school-foreign-hungarian-bell = dražji del: stran je ranljiva
school-foreign-hungarian-game = sto točk pod črto
school-foreign-hungarian-dummy = izvajalčev soigralec z odkritimi kartami
school-foreign-hungarian-declarer = igralec, ki igra kontrakt
school-foreign-hungarian-down = vzetek, ki do kontrakta manjka
school-foreign-hungarian-little-slam = vsi vzetki razen enega
school-foreign-hungarian-grand-slam = vseh trinajst vzetkov
