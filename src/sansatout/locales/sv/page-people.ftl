# Sidan: vem som är vem, i vilken webbläsare, och vem man väntar på.

page-browsers = Var jag är inloggad
page-browsers-note = Du är samma person i alla de här webbläsarna, med dina platser, bord och protokoll.
page-carry = Ta mig till en annan webbläsare
page-carry-note = Öppna den här länken i den andra webbläsaren inom en kvart. Den fungerar en gång; den som öppnar den blir du, så ge den inte till någon annan.
page-copy-carry = Kopiera länken till mig
page-browser-first = webbläsaren du började i
page-browser-other = en annan webbläsare
page-browser-this = den här webbläsaren
page-browser-link = en länk som ingen har använt än
page-browser-since = sedan { $when }
page-sign-out = Logga ut
page-take-back = Ta tillbaka
page-sign-out-sure = Logga ut den här webbläsaren? Där blir det någon ny.
page-carry-title = Var dig själv i den här webbläsaren
page-carry-ask = Ska den här webbläsaren vara { $name } från och med nu?
page-carry-nameless = Ska den här webbläsaren vara den som gjorde länken från och med nu?
page-carry-same = Du är redan den här personen i den här webbläsaren.
page-carry-loses = { $count ->
    [one] Här är du någon annan, med en plats vid ett bord eller ett protokoll. Den här webbläsaren förlorar den.
   *[other] Här är du någon annan, med platser vid { $count } bord och protokoll. Den här webbläsaren förlorar dem.
  }
page-carry-yes = Ja, det är jag
page-carry-no = Nej
page-gone-signed-out = Du loggades ut från en annan webbläsare.
page-clock = Tid för varje bud och kort
page-clock-none = så länge man vill
page-clock-minutes = { $count ->
    [one] en minut
   *[other] { $count } minuter
  }
page-time-left = Sekunder kvar: { $seconds }
page-time-up = tiden var ute
page-late-me = Din tid var ute: en robot spelade för dig.
page-there = Är du där?
page-there-note = De andra väntar. Annars spelar en robot vidare för dig.
page-there-yes = Jag är här
page-absent-me = En robot spelar för dig, eftersom du inte svarade.
page-absent-yes = Jag är tillbaka
page-asked-other = { $name } tillfrågas: är du där?
page-waits-for = Bordet väntar på { $name }.
page-ask-there = Fråga: är du där?
page-give-place = Ge platsen till en annan
page-give-place-sure = Ge platsen för { $name } till en annan? Länken dit fungerar inte längre.
page-place-given = Värden har gett bort din plats. Det du har spelat finns kvar bland dina spel.
page-relink = Ny privat länk
page-relink-sure = Göra en ny privat länk? Den gamla fungerar inte längre, och den som kom med den förlorar platsen.
