# Klassid: mida iga leht võib nende kohta öelda.

page-nav-class = Klass
page-class-back = Tagasi klassi juurde
page-table-paused = Õpetaja on mängu peatanud.
page-set-over = Kõik jaotused on mängitud. Õpetaja jätkab.
page-overseen = õpetaja näeb kõiki kaarte

error-class-deals-one = jaotused mitmest kohast või mitte kusagilt; oodati üht: random, pbn, school
error-class-empty = klassis ei ole veel kedagi
error-class-full = klass on täis: { $most } õpilast
error-class-give-one = korraga õppetund ja jaotused või kumbagi mitte; oodati üht neist
error-class-many-deals = { $count } jaotust; oodati kuni { $most }
error-class-many-rounds = klassile on antud { $most } vooru; ava uus klass
error-class-no-deal = sammul „{ $step }“ ei ole oma kaarte; oodati õppetunni mängitavat sammu, millel on jaotus
error-class-no-round = voorus { $number } ei ole klassile jaotusi antud
error-class-no-seat = see õpilane ei istu selles voorus ühegi mängulaua taga
error-class-no-table = selles voorus ei ole mängulauda { $number }
error-class-nothing-to-show = selle mängulaua taga ei ole kaarte jagatud
error-class-own = see on sinu enda klass; õpilased tulevad teisest brauserist
error-class-reloaded = seda klassi oli vahepeal mujal muudetud ja see laaditi uuesti; vaata üle ja otsusta siis
error-class-removed = õpetaja on su sellest klassist välja saatnud
error-no-such-class = sellist klassi ei ole või see ei ole sinu oma
error-no-such-code = ühelgi klassil ei ole seda koodi; küsi õpetajalt, kas see veel kehtib
error-no-such-pupil = selles klassis ei ole õpilast { $number }
error-nothing-to-rewind = selles jaotuses ei saa sinnani tagasi minna
error-set-over = kõik jaotused on mängitud; õpetaja jätkab
error-table-paused = õpetaja on mängu peatanud
