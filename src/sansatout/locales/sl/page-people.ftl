# The page: who is who, in which browser, and who is waited for.

page-browsers = Moje prijave
page-browsers-note = V vseh teh brskalnikih si ista oseba, s svojimi sedeži, mizami in zapisi.
page-carry = Prenesi me v drug brskalnik
page-carry-note = Odpri to povezavo v četrt ure v drugem brskalniku. Deluje samo enkrat; kdor jo odpre, prevzame tvojo identiteto, zato je ne daj nikomur drugemu.
page-copy-carry = Kopiraj povezavo za prenos
page-browser-first = tvoj prvi brskalnik
page-browser-other = drug brskalnik
page-browser-this = ta brskalnik
page-browser-link = povezava, ki je še nihče ni uporabil
page-browser-since = od { $when }
page-sign-out = Odjavi
page-take-back = Prekliči povezavo
page-sign-out-sure = Želiš odjaviti ta brskalnik? Potem bo veljal za novo osebo.
page-carry-title = Nadaljuj kot ista oseba v tem brskalniku
page-carry-ask = Želiš biti v tem brskalniku odslej { $name }?
page-carry-nameless = Želiš biti v tem brskalniku odslej oseba, ki je naredila povezavo?
page-carry-same = V tem brskalniku si že ta oseba.
page-carry-loses = { $count ->
    [one] Tu si nekdo drug in imaš eno mesto za mizo ali pri zapisu. Ta brskalnik ga bo izgubil.
    [two] Tu si nekdo drug in imaš { $count } mesti za mizami in pri zapisih. Ta brskalnik ju bo izgubil.
    [few] Tu si nekdo drug in imaš { $count } mesta za mizami in pri zapisih. Ta brskalnik jih bo izgubil.
   *[other] Tu si nekdo drug in imaš { $count } mest za mizami in pri zapisih. Ta brskalnik jih bo izgubil.
  }
page-carry-yes = Da, to sem jaz
page-carry-no = Ne
page-gone-sent-out = Učitelj te je poslal iz tega razreda.
page-gone-signed-out = Odjava tega brskalnika je bila sprožena v drugem brskalniku.
page-gone-too-many = Od tod je bilo naenkrat poslanega preveč. Počakaj malo in znova naloži stran.
page-clock = Čas za vsako napoved in karto
page-clock-none = kolikor želiš
page-clock-minutes = { $count ->
    [one] { $count } minuta
    [two] { $count } minuti
    [few] { $count } minute
   *[other] { $count } minut
  }
page-time-left = Preostale sekunde: { $seconds }
page-time-up = čas je potekel
page-late-me = Tvoj čas je potekel: namesto tebe je igral robot.
page-there = Si tu?
page-there-note = Drugi čakajo. Če ne odgovoriš, bo namesto tebe igral robot.
page-there-yes = Tu sem
page-absent-me = Namesto tebe igra robot, ker ni bilo odgovora.
page-absent-yes = Spet sem tu
page-asked-other = Miza sprašuje: { $name }, si tu?
page-waits-for = Miza čaka na igralca: { $name }.
page-ask-there = Vprašaj, ali je tu
page-give-place = Daj mesto drugemu
page-give-place-sure = Želiš mesto, ki ga ima { $name }, dati komu drugemu? Dosedanja povezava ne bo več delovala.
page-place-given = Gostitelj mize je tvoje mesto dal drugemu. Kar je bilo odigrano, ostane med tvojimi igrami.
page-relink = Nova zasebna povezava
page-relink-sure = Želiš narediti novo zasebno povezavo? Stara ne bo več delovala in kdor je prišel z njo, bo izgubil mesto.
