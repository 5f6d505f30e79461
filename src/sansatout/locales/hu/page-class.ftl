# Osztályok: amit bármelyik oldal mondhat róluk.

page-nav-class = Osztály
page-class-back = Vissza az osztályhoz
page-table-paused = A tanár megállította az asztalt.
page-set-over = Minden leosztást lejátszottatok. A tanár folytatja.
page-overseen = a tanár minden lapot lát

error-class-deals-one = több helyről vagy sehonnan jövő leosztások; egy kell ezekből: random, pbn, school
error-class-empty = még senki sincs az osztályban
error-class-full = az osztály megtelt: { $most } tanuló
error-class-give-one = lecke és leosztások egyszerre, vagy egyik sem; a kettőből egy kell
error-class-many-deals = { $count } leosztás; legfeljebb { $most } lehet
error-class-many-rounds = az osztály már { $most } fordulót kapott; nyiss újat
error-class-no-deal = ennek a lépésnek nincsenek saját lapjai: „{ $step }”; egy lecke játszható, leosztásos lépése kell
error-class-no-round = az osztály nem kapott leosztásokat { $number }. fordulóként
error-class-no-seat = ez a tanuló ebben a fordulóban egyik asztalnál sem ül
error-class-no-table = ebben a fordulóban nincs { $number }. asztal
error-class-nothing-to-show = ennél az asztalnál nincsenek kiosztva a lapok
error-class-own = ez a saját osztályod; a tanulók másik böngészőből jönnek
error-class-reloaded = ez az osztály időközben máshol megváltozott, ezért újra betöltöttük; nézd meg, és dönts újra
error-class-removed = a tanár kiküldött ebből az osztályból
error-no-such-class = nincs ilyen osztály, vagy nem a tiéd
error-no-such-code = egyik osztálynak sincs ilyen kódja; kérdezd meg a tanárt, érvényes-e még
error-no-such-pupil = ebben az osztályban nincs { $number }. tanuló
error-nothing-to-rewind = ebben a leosztásban nem lehet odáig visszamenni
error-set-over = minden leosztást lejátszottatok; a tanár folytatja
error-table-paused = a tanár megállította az asztalt
