# What robots say about the cards they play.

robot-play-forced = edina karta
robot-play-equal = vse karte so enako vredne
robot-play-expected = pričakovane točke: { $points } (razporeditev: { $count })
robot-play-kept = pričakovane točke: { $points } (razporeditev: { $count }); nobena druga karta ni očitno boljša
robot-play-exact = točke z najboljšim načrtom: { $points } (vse razporeditve: { $count }), tudi če bi branilca videla vse karte
robot-play-claim = preostanek je naš, zanesljivih vzetkov: { $tricks }
robot-play-claim-accept = zahteva je upravičena
robot-play-claim-refuse = zahteva terja preveč
robot-play-claim-doubted = po zavrnjeni zahtevi se priznajo le vzetki, ki so zanesljivi že glede na karte, ki jih vidi tisti, ki zahteva
robot-play-opening-lead = udarna karta po knjižici
robot-play-lowest = ničesar ni mogoče pridobiti: najnižja karta
robot-play-second-low = druga roka nizko
robot-play-third-high = tretja roka visoko
robot-play-cover = honer na honer
robot-play-win-cheaply = vzemi čim ceneje
robot-play-ruff = rezanje
robot-play-discard = odvrzi, kar bo najmanj manjkalo
robot-play-draw-trumps = poberi adute
robot-play-ruff-on = nadaljuj z rezanjem
robot-play-finesse = igraj proti honerjem na impas
robot-play-cash = poberi pravočasno
robot-play-long-suit = izigraj iz najdaljše barve
robot-play-partners-suit = nadaljuj barvo, ki je bila izigrana prva
robot-play-dummys-suit = skozi mrtvečevo moč, proti njegovi šibkosti

error-nothing-to-decide = { $seat } nima česa odločiti; na vrsti mora biti nekdo, ki napoveduje ali igra
error-unknown-level = ni ravni »{ $level }«; pričakovano eno od: { $expected }

robot-law-only = edino, kar pravila dopuščajo
robot-law-expected = pričakovane točke: { $points } (razporeditev: { $count })
robot-law-call = kakor pravila dovoljujejo po tem, kar se je zgodilo
