# Razredi: kar utegne o njih povedati vsaka stran.

page-nav-class = Razred
page-class-back = Nazaj k razredu
page-table-paused = Učitelj je ustavil mizo.
page-set-over = Vse delitve so odigrane. Nadaljuje učitelj.
page-overseen = učitelj vidi vse karte

error-class-deals-one = delitve z več mest ali od nikoder; pričakovano je eno od tega: random, pbn, school
error-class-empty = v razredu še ni nikogar
error-class-full = razred je poln: { $most } učencev
error-class-give-one = učna ura in delitve hkrati ali nič od tega; pričakovano je eno od obojega
error-class-many-deals = število delitev je { $count }; največ { $most }
error-class-many-rounds = razred je dobil že { $most } krogov; odpri novega
error-class-no-deal = korak »{ $step }« nima svojih kart; pričakovan je igrani korak učne ure z delitvijo
error-class-no-round = razred v { $number }. krogu ni dobil delitev
error-class-no-seat = ta učenec v tem krogu ne sedi pri nobeni mizi
error-class-no-table = v tem krogu ni mize { $number }
error-class-nothing-to-show = pri tej mizi karte niso razdeljene
error-class-own = to je tvoj razred; učenci pridejo iz drugega brskalnika
error-class-reloaded = ta razred se je medtem drugje spremenil in je bil znova naložen; poglej ga in se odloči znova
error-class-removed = učitelj te je poslal iz tega razreda
error-no-such-class = takega razreda ni ali ni tvoj
error-no-such-code = noben razred nima te kode; vprašaj učitelja, ali še velja
error-no-such-pupil = v tem razredu ni učenca { $number }
error-nothing-to-rewind = v tej delitvi se tja ni mogoče vrniti
error-set-over = vse delitve so odigrane; nadaljuje učitelj
error-table-paused = učitelj je ustavil mizo
