# Sidan: vem som är vem, i vilken webbläsare, och vem man väntar på.

page-browsers = Var jag är inloggad
page-browsers-note = Du är samma person i alla de här webbläsarna, med dina platser, bord och protokoll.
page-carry = Logga in mig i en annan webbläsare också
page-carry-note = Öppna den här länken i den andra webbläsaren inom en kvart. Den fungerar en gång; den som öppnar den blir du, så ge den inte till någon annan.
page-copy-carry = Kopiera inloggningslänken
page-browser-first = webbläsaren du började i
page-browser-other = en annan webbläsare
page-browser-this = den här webbläsaren
page-browser-link = en länk som ingen har använt än
page-browser-since = sedan { $when }
page-sign-out = Logga ut
page-take-back = Ta tillbaka
page-sign-out-sure = Ska den här webbläsaren loggas ut? Den som använder den blir då någon ny här.
page-carry-title = Logga in som dig själv i den här webbläsaren
page-carry-ask = Ska den här webbläsaren från och med nu höra till { $name }?
page-carry-nameless = Ska den här webbläsaren från och med nu höra till den som gjorde länken?
page-carry-same = I den här webbläsaren är du redan den personen.
page-carry-loses = { $count ->
    [one] Här är du någon annan, med en plats vid ett bord eller i ett protokoll. Den går förlorad för den här webbläsaren.
   *[other] Här är du någon annan, med platser vid sammanlagt { $count } bord och protokoll. De går förlorade för den här webbläsaren.
  }
page-carry-yes = Ja, det är jag
page-carry-no = Nej
page-gone-sent-out = Läraren har skickat ut dig ur den här klassen.
page-gone-signed-out = Du har loggats ut härifrån via en annan webbläsare.
page-gone-too-many = Härifrån skickades alldeles för mycket på en gång. Vänta en stund och ladda om sidan.
page-clock = Tid för varje bud och kort
page-clock-none = så länge du vill
page-clock-minutes = { $count ->
    [one] en minut
   *[other] { $count } minuter
  }
page-time-left = Sekunder kvar: { $seconds }
page-time-up = tiden var ute
page-late-me = Din tid var ute: en robot spelade åt dig.
page-there = Är du där?
page-there-note = De andra väntar. Om du inte svarar spelar en robot vidare åt dig.
page-there-yes = Jag är här
page-absent-me = En robot spelar åt dig, eftersom du inte svarade.
page-absent-yes = Jag är tillbaka
page-asked-other = { $name } får frågan: är du där?
page-waits-for = Bordet väntar på { $name }.
page-ask-there = Fråga: är du där?
page-give-place = Ge platsen till någon annan
page-give-place-sure = Ska någon annan få platsen som { $name } har? Länken till den fungerar då inte längre.
page-place-given = Värden har gett bort din plats. Det du har spelat finns kvar bland dina spel.
page-relink = Ny privat länk
page-relink-sure = Ska en ny privat länk skapas? Den gamla fungerar då inte längre, och den som kom in med den förlorar platsen.
