# Az oldal: ki kicsoda, melyik böngészőben, és kire várnak.

page-browsers = Hol vagyok bejelentkezve
page-browsers-note = Mindezekben a böngészőkben ugyanaz a személy vagy, a helyeiddel, asztalaiddal és írásaiddal.
page-carry = Vigyél át egy másik böngészőbe
page-carry-note = Nyisd meg ezt a linket a másik böngészőben negyedórán belül. Egyszer működik; aki megnyitja, te leszel, ezért senki másnak ne add oda.
page-copy-carry = A hozzám vezető link másolása
page-browser-first = a böngésző, amelyben kezdted
page-browser-other = másik böngésző
page-browser-this = ez a böngésző
page-browser-link = link, amelyet még senki sem használt fel
page-browser-since = ekkortól: { $when }
page-sign-out = Kijelentkezés
page-take-back = Visszavonás
page-sign-out-sure = Kijelentkezteted ezt a böngészőt? Ott új valaki lesz.
page-carry-title = Legyél önmagad ebben a böngészőben
page-carry-ask = Mostantól ez a böngésző { $name } legyen?
page-carry-nameless = Mostantól ez a böngésző az legyen, aki a linket készítette?
page-carry-same = Ebben a böngészőben már ez a személy vagy.
page-carry-loses = { $count ->
    [one] Itt valaki más vagy, egy hellyel egy asztalnál vagy írásnál. Ez a böngésző elveszíti.
   *[other] Itt valaki más vagy, { $count } hellyel asztaloknál és írásoknál. Ez a böngésző elveszíti őket.
  }
page-carry-yes = Igen, én vagyok
page-carry-no = Nem
page-gone-signed-out = Egy másik böngészőből kijelentkeztettek.
page-clock = Idő minden licitre és lapra
page-clock-none = ameddig tetszik
page-clock-minutes = { $count ->
    [one] egy perc
   *[other] { $count } perc
  }
page-time-left = Hátralévő másodpercek: { $seconds }
page-time-up = lejárt az idő
page-late-me = Lejárt az időd: egy robot játszott helyetted.
page-there = Itt vagy?
page-there-note = A többiek várnak. Különben egy robot játszik tovább helyetted.
page-there-yes = Itt vagyok
page-absent-me = Robot játszik helyetted, mert nem válaszoltál.
page-absent-yes = Visszajöttem
page-asked-other = { $name }: megkérdezik, itt van-e.
page-waits-for = Az asztal erre vár: { $name }.
page-ask-there = Kérdezd meg: itt vagy?
page-give-place = A hely átadása másnak
page-give-place-sure = { $name } helyét átadod másnak? A linkje többé nem működik.
page-place-given = Az asztal gazdája odaadta a helyedet. Amit játszottál, a játszmáid között marad.
page-relink = Új saját link
page-relink-sure = Új saját linket készítesz? A régi többé nem működik, és aki azzal jött, elveszíti a helyet.
