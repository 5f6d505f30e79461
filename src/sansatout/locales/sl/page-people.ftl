# Stran: kdo je kdo, v katerem brskalniku, in na koga se čaka.

page-browsers = Kje sem prijavljen
page-browsers-note = V vseh teh brskalnikih si ista oseba, s svojimi sedeži, mizami in zapisi.
page-carry = Prenesi me v drug brskalnik
page-carry-note = Odpri to povezavo v drugem brskalniku v četrt ure. Deluje enkrat; kdor jo odpre, postane ti, zato je ne daj nikomur drugemu.
page-copy-carry = Kopiraj povezavo do mene
page-browser-first = brskalnik, v katerem je bil začetek
page-browser-other = drug brskalnik
page-browser-this = ta brskalnik
page-browser-link = povezava, ki je še nihče ni uporabil
page-browser-since = od { $when }
page-sign-out = Odjavi
page-take-back = Prekliči
page-sign-out-sure = Odjaviš ta brskalnik? Tam bo nekdo nov.
page-carry-title = Bodi to, kar si, v tem brskalniku
page-carry-ask = Naj bo ta brskalnik odslej { $name }?
page-carry-nameless = Naj bo ta brskalnik odslej oseba, ki je naredila povezavo?
page-carry-same = V tem brskalniku si že ta oseba.
page-carry-loses = { $count ->
    [one] Tu si nekdo drug, z enim mestom za mizo ali pri zapisu. Ta brskalnik ga bo izgubil.
    [two] Tu si nekdo drug, z { $count } mestoma za mizami in pri zapisih. Ta brskalnik ju bo izgubil.
    [few] Tu si nekdo drug, s { $count } mesti za mizami in pri zapisih. Ta brskalnik jih bo izgubil.
   *[other] Tu si nekdo drug, s { $count } mesti za mizami in pri zapisih. Ta brskalnik jih bo izgubil.
  }
page-carry-yes = Da, to sem jaz
page-carry-no = Ne
page-gone-signed-out = Odjava je prišla iz drugega brskalnika.
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
page-there-note = Drugi čakajo. Sicer bo namesto tebe igral robot.
page-there-yes = Tu sem
page-absent-me = Namesto tebe igra robot, ker ni bilo odgovora.
page-absent-yes = Spet sem tu
page-asked-other = { $name }: vprašanje, ali je tu.
page-waits-for = Miza čaka: { $name }.
page-ask-there = Vprašaj: si tu?
page-give-place = Daj mesto drugemu
page-give-place-sure = { $name }: dati to mesto drugemu? Njegova povezava ne bo več delovala.
page-place-given = Gostitelj mize je tvoje mesto dal drugemu. Kar je bilo odigrano, ostane med tvojimi igrami.
page-relink = Nova zasebna povezava
page-relink-sure = Narediš novo zasebno povezavo? Stara ne bo več delovala, in kdor je prišel z njo, izgubi mesto.
