# Lehekülg: kes on kes, millises veebilehitsejas, ja keda oodatakse.

page-browsers = Kus ma sees olen
page-browsers-note = Kõigis neis veebilehitsejates oled sa sama isik, oma kohtade, mängulaudade ja arvutuslehtedega.
page-carry = Vii mind teise veebilehitsejasse
page-carry-note = Ava see link teises veebilehitsejas veerand tunni jooksul. See töötab üks kord; kes selle avab, on siis sina, nii et ära anna seda kellelegi teisele.
page-copy-carry = Kopeeri link minu juurde
page-browser-first = veebilehitseja, kus sa alustasid
page-browser-other = teine veebilehitseja
page-browser-this = see veebilehitseja
page-browser-link = link, mida keegi pole veel kasutanud
page-browser-since = alates { $when }
page-sign-out = Logi välja
page-take-back = Võta tagasi
page-sign-out-sure = Kas logida see veebilehitseja välja? Siin on ta siis keegi uus.
page-carry-title = Ole sina ise selles veebilehitsejas
page-carry-ask = Kas see veebilehitseja on nüüdsest { $name }?
page-carry-nameless = Kas see veebilehitseja on nüüdsest isik, kes lingi tegi?
page-carry-same = Selles veebilehitsejas oled sa juba see isik.
page-carry-loses = { $count ->
    [one] Siin oled sa keegi teine, kellel on koht ühes mängulauas või ühel arvutuslehel. See veebilehitseja kaotab selle.
   *[other] Siin oled sa keegi teine, kellel on kohti { $count } mängulauas ja arvutuslehel. See veebilehitseja kaotab need.
  }
page-carry-yes = Jah, see olen mina
page-carry-no = Ei
page-gone-signed-out = Sind logiti teisest veebilehitsejast välja.
page-clock = Aeg igaks avalduseks ja kaardiks
page-clock-none = nii kaua kui soovid
page-clock-minutes = { $count ->
    [one] üks minut
   *[other] { $count } minutit
  }
page-time-left = Sekundeid jäänud: { $seconds }
page-time-up = aeg sai läbi
page-late-me = Sinu aeg sai läbi: sinu eest mängis robot.
page-there = Kas sa oled siin?
page-there-note = Teised ootavad. Muidu mängib sinu eest edasi robot.
page-there-yes = Olen siin
page-absent-me = Sinu eest mängib robot, sest sa ei vastanud.
page-absent-yes = Olen tagasi
page-asked-other = Küsitakse, kas { $name } on siin.
page-waits-for = Laud ootab, et mängiks { $name }.
page-ask-there = Küsi: kas sa oled siin?
page-give-place = Anna koht teisele
page-give-place-sure = { $name }: kas anda see koht teisele? Tema link siis enam ei tööta.
page-place-given = Laua tegija on sinu koha ära andnud. Mängitu jääb sinu mängude hulka.
page-relink = Uus isiklik link
page-relink-sure = Kas teha uus isiklik link? Vana enam ei tööta, ja kes selle kaudu tuli, kaotab koha.
