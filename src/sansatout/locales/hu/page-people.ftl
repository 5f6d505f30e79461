# The page: who is who, in which browser, and who is waited for.

page-browsers = Hol vagyok bejelentkezve
page-browsers-note = Mindezekben a böngészőkben ugyanaz a személy vagy, ugyanazokkal a helyekkel, asztalokkal és írásokkal.
page-carry = Vigyél át egy másik böngészőbe
page-carry-note = Nyisd meg ezt a linket negyedórán belül a másik böngészőben. Csak egyszer működik; aki megnyitja, az oldal szemében te leszel, ezért senki másnak ne add oda.
page-copy-carry = Az átviteli link másolása
page-browser-first = a böngésző, amelyben kezdted
page-browser-other = másik böngésző
page-browser-this = ez a böngésző
page-browser-link = link, amelyet még senki sem használt fel
page-browser-since = { $when } óta
page-sign-out = Kijelentkezés
page-take-back = Visszavonás
page-sign-out-sure = Kijelentkezteted ezt a böngészőt? Ezután új személynek számít majd.
page-carry-title = Belépés önmagadként ebben a böngészőben
page-carry-ask = Mostantól { $name } legyél ebben a böngészőben?
page-carry-nameless = Mostantól az legyél ebben a böngészőben, aki a linket készítette?
page-carry-same = Ebben a böngészőben már ez a személy vagy.
page-carry-loses = { $count ->
    [one] Itt most valaki más vagy, akinek egy asztalnál vagy írásnál van helye. Ez a böngésző elveszíti ezt a helyet.
   *[other] Itt most valaki más vagy, akinek { $count } asztalnál és írásnál van helye. Ez a böngésző elveszíti ezeket a helyeket.
  }
page-carry-yes = Igen, én vagyok
page-carry-no = Nem
page-gone-sent-out = A tanár kiküldött ebből az osztályból.
page-gone-signed-out = Ezt a böngészőt egy másikból kijelentkeztették.
page-gone-too-many = Innen egyszerre túl sok üzenet érkezett. Várj egy kicsit, és töltsd be újra az oldalt.
page-clock = Gondolkodási idő licitenként és laponként
page-clock-none = tetszés szerint
page-clock-minutes = { $count ->
    [one] egy perc
   *[other] { $count } perc
  }
page-time-left = Hátralévő másodpercek: { $seconds }
page-time-up = lejárt az idő
page-late-me = Lejárt az időd: egy robot lépett helyetted.
page-there = Itt vagy?
page-there-note = A többiek várnak. Ha nem válaszolsz, egy robot játszik tovább helyetted.
page-there-yes = Itt vagyok
page-absent-me = Robot játszik helyetted, mert nem válaszoltál.
page-absent-yes = Visszajöttem
page-asked-other = Az asztal kérdezi: { $name }, itt vagy?
page-waits-for = A többiek rá várnak: { $name }.
page-ask-there = Kérdezd meg, itt van-e
page-give-place = A hely átadása másnak
page-give-place-sure = { $name } helyét átadod másnak? A linkje többé nem működik.
page-place-given = Az asztal gazdája másnak adta a helyedet. Amit játszottál, a játékaid között marad.
page-relink = Új saját link
page-relink-sure = Új saját linket készítesz? A régi többé nem működik, és aki azzal lépett be, elveszíti a helyét.
