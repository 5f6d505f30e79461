# Lehekülg: kes on kes, millises brauseris, ja keda oodatakse.

page-browsers = Kus ma olen sisse logitud
page-browsers-note = Kõigis neis brauserites oled sa üks ja sama inimene oma kohtade, mängulaudade ja arvutuslehtedega.
page-carry = Logi mind sisse ka teises brauseris
page-carry-note = Ava see link teises brauseris veerand tunni jooksul. See töötab üks kord; kes selle avab, saab sinuks, nii et ära anna seda kellelegi teisele.
page-copy-carry = Kopeeri sisselogimislink
page-browser-first = brauser, kus sa alustasid
page-browser-other = teine brauser
page-browser-this = see brauser
page-browser-link = link, mida keegi pole veel kasutanud
page-browser-since = alates { $when }
page-sign-out = Logi välja
page-take-back = Võta tagasi
page-sign-out-sure = Kas logida see brauser välja? Selle kasutaja on siis siin keegi uus.
page-carry-title = Logi selles brauseris iseendana sisse
page-carry-ask = Kas tahad olla selles brauseris edaspidi { $name }?
page-carry-nameless = Kas tahad olla selles brauseris edaspidi see, kes lingi tegi?
page-carry-same = Selles brauseris oled sa juba see inimene.
page-carry-loses = { $count ->
    [one] Siin oled sa keegi teine, kellel on koht ühes mängulauas või ühel arvutuslehel. See brauser jääb sellest ilma.
   *[other] Siin oled sa keegi teine, kellel on kohad kokku { $count } mängulauas ja arvutuslehel. See brauser jääb neist ilma.
  }
page-carry-yes = Jah, see olen mina
page-carry-no = Ei
page-gone-sent-out = Õpetaja on su sellest klassist välja saatnud.
page-gone-signed-out = Sind logiti siit välja teise brauseri kaudu.
page-gone-too-many = Siit saadeti korraga liiga palju. Oota veidi ja laadi leht uuesti.
page-clock = Aeg iga avalduse ja kaardi jaoks
page-clock-none = nii kaua, kui soovid
page-clock-minutes = { $count ->
    [one] üks minut
   *[other] { $count } minutit
  }
page-time-left = Sekundeid jäänud: { $seconds }
page-time-up = aeg sai läbi
page-late-me = Sinu aeg sai läbi: sinu eest mängis robot.
page-there = Kas sa oled kohal?
page-there-note = Teised ootavad. Kui sa ei vasta, mängib sinu eest edasi robot.
page-there-yes = Olen kohal
page-absent-me = Sinu eest mängib robot, sest sa ei vastanud.
page-absent-yes = Olen tagasi
page-asked-other = Küsitakse, kas { $name } on kohal.
page-waits-for = Mängulaud ootab mängijat { $name }.
page-ask-there = Küsi: kas sa oled kohal?
page-give-place = Anna koht teisele
page-give-place-sure = Kas anda mängija { $name } koht teisele? Tema link siis enam ei tööta.
page-place-given = Mängulaua looja on sinu koha ära andnud. Mängitu jääb sinu mängude hulka.
page-relink = Uus isiklik link
page-relink-sure = Kas teha uus isiklik link? Vana siis enam ei tööta ja see, kes selle kaudu tuli, kaotab koha.
