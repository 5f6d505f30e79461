# Stran za učence: nasveti, zakaj, trener, učne mize.

error-hint-alone = robot svetuje tistemu, ki igra sam z roboti; če so za mizo tudi drugi ljudje, mora biti to dogovorjeno, ko je miza narejena
error-hint-turn = robot svetuje tistemu, ki je na vrsti: na vrsti moraš biti ti
error-hint-never = za to mizo nasveti niso dogovorjeni: potrebna je miza, ki jih dovoljuje
error-why-nothing = pojasniti še ni ničesar: robot mora najprej kaj reči ali igrati
page-hint-idea = Pomisli na to: { $idea }
page-hint-card = Pokaži, kaj bi storil
page-hint-short = Nasvet
page-hint-others = Kaj je še pretehtal
page-why = Zakaj?
page-why-told = { $seat }, { $what }: { $why }.
page-why-later = { $seat }, { $what }: razlog bo povedan, ko bo delitev končana.
page-hinted = { $name }: nasvet robota (v tej delitvi { $count })
page-hints-option = Nasveti robota
page-hints-option-note = Vsak igralec lahko robota prosi za nasvet; drugi vidijo, da ga je prosil.
page-hints-agreed = Za to mizo lahko igralci robota prosijo za nasvet.
