## Rootsi, eesti ja ungari vihiku sõnad

school-foreign-swedish-given = mängija, kes jagab ja nimetab trumbi või annab valiku edasi
school-foreign-swedish-forehand = jagajast vasakul istuv mängija, kes räägib ja käib välja esimesena
school-foreign-swedish-third = jagaja partner, kelle kaardid pannakse lahtiselt lauale
school-foreign-swedish-fourth = jagajast paremal istuv mängija
school-foreign-swedish-remit = jätta nimetamine partnerile
school-foreign-swedish-book = ühe poole kuus esimest võtet
school-foreign-swedish-odd-trick = iga võte üle kuue
school-foreign-swedish-trick = neli kaarti, igalt mängijalt üks
school-foreign-swedish-fixed = kõige madalama kaardi tõmbaja, kes kunagi välja ei jää
school-foreign-swedish-entry = kõrge kaart, millega pääseb sisse pikka masti mängima
school-foreign-swedish-finesse = katse võita madalama kaardiga, kui vastastel on veel kõrgem
school-foreign-swedish-middle-hand = käsi, kes peab mängima kahe vastase vahel
school-foreign-swedish-overtake = üle lüüa veel kõrgema kaardi või kõrgema trumbiga
school-foreign-swedish-void = kui mastist ei ole ühtegi kaarti
school-foreign-swedish-sitting = mäng, kuni üks paar on võitnud kaks partiid
school-foreign-swedish-chicane = käsi ilma ühegi trumbita

school-foreign-estonian-player = avaldaja: kes esimesena pakkus trumbiks saanud masti
school-foreign-estonian-table = avaldaja partner, kelle kaarte näevad kõik
school-foreign-estonian-senior = avaldajast vasakul istuv vastane, kes käib esimesena välja
school-foreign-estonian-junior = avaldajast paremal istuv vastane
school-foreign-estonian-deal = üks jaotus, kolmteist võtet
school-foreign-estonian-game = küllalt punkte joone all
school-foreign-estonian-rubber = mäng, kuni üks pool on võitnud kaks partiid
school-foreign-estonian-danger = nii on lugu poolel, kes on juba korra võitnud: ta võidab ja kaotab rohkem
school-foreign-estonian-contract-trick = võte, mis pakuti
school-foreign-estonian-over-trick = võte, mis saadi üle pakutute
school-foreign-estonian-under-trick = võte, mis pakututest puudu jäi
school-foreign-estonian-without = nii öeldi, kui pakuti trumbita mängu

school-foreign-hungarian-pass = pakkumist ei ole
school-foreign-hungarian-double = vastased ei saa hakkama: loeb kahekordselt
school-foreign-hungarian-redouble = saame ikkagi hakkama: loeb neljakordselt
school-foreign-hungarian-clubs = kõige madalam mast
school-foreign-hungarian-diamonds = mast kõige madalama kohal
school-foreign-hungarian-hearts = mast kõige kõrgema all
school-foreign-hungarian-spades = kõige kõrgem mast
school-foreign-hungarian-no-trump = mäng ilma trumpideta
school-foreign-hungarian-mans = odavam osa: poolel ei ole veel partiid
school-foreign-hungarian-bell = kallim osa: poolel on üks partii
school-foreign-hungarian-game = sada punkti joone all
school-foreign-hungarian-dummy = avaldaja partner lahtiste kaartidega
school-foreign-hungarian-declarer = mängija, kes lepingut mängib
school-foreign-hungarian-down = võte, mis lepingust puudu jäi
school-foreign-hungarian-little-slam = kõik võtted peale ühe
school-foreign-hungarian-grand-slam = kõik kolmteist võtet
