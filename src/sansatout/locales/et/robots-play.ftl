# Mida robotid oma mängitud kaartide kohta ütlevad.

robot-play-forced = ainus kaart
robot-play-equal = kõik kaardid on sama väärt
robot-play-expected = oodata on { $points } punkti, vaadatud jaotusi { $count }
robot-play-kept = oodata on { $points } punkti, vaadatud jaotusi { $count }; ükski teine kaart ei ole selgelt parem
robot-play-exact = parim mänguviis toob kõigi jaotuste peale ({ $count }) { $points } punkti ka siis, kui vastased näeksid kõiki kaarte
robot-play-claim = ülejäänud on meie: kindlaid võtteid { $tricks }
robot-play-claim-accept = nõue on õige
robot-play-claim-refuse = nõutakse rohkem, kui kuulub
robot-play-claim-doubted = pärast tagasilükatud nõuet tunnistatakse nõudja omaks ainult need võtted, mis on kindlad selle põhjal, mida ta ise näeb
robot-play-opening-lead = vihiku esimene väljakäik
robot-play-lowest = võita pole midagi: kõige madalam kaart
robot-play-second-low = teine käsi madalalt
robot-play-third-high = kolmas käsi kõrgelt
robot-play-cover = honöörile honöör
robot-play-win-cheaply = võta nii odavalt kui võimalik
robot-play-ruff = löö trumbiga
robot-play-discard = viska ära see, millest kõige vähem kahju
robot-play-draw-trumps = korja trumbid välja
robot-play-ruff-on = löö edasi trumbiga
robot-play-finesse = käi honööride poole, et lõigata
robot-play-cash = võta õigel ajal ära
robot-play-long-suit = käi kõige pikemast mastist
robot-play-partners-suit = jätka esimesena käidud masti
robot-play-dummys-suit = läbi „laua“ tugevuse, vastu selle nõrkust

error-nothing-to-decide = mängijal { $seat } ei ole midagi otsustada: oodati, et kellelgi on kord rääkida või mängida
error-unknown-level = taset „{ $level }“ ei ole: oodati üht neist: { $expected }

robot-law-only = ainus, mida reegel lubab
robot-law-expected = oodata on { $points } punkti, vaadatud jaotusi { $count }
robot-law-call = nii nagu reeglid pärast juhtunut lubavad
