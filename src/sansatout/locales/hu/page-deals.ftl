page-said-hand-over = Te játszod le mindkét kezet
page-plays-both = mindkét kéz
page-skip-deal = Játsszák végig
page-hand-over = Ha a robotpartnerem a felvevő, én játszom le mindkét kezet
page-round-won = { $who ->
    [we] Mi nyertük meg a kört
    [they] Ők nyerték meg a kört
    [NS] Észak és Dél nyerte meg a kört
    [EW] Kelet és Nyugat nyerte meg a kört
   *[nobody] A kört senki sem nyerte meg
  }
page-round-broken-off = A kört félbehagyták.
page-round-brings = Elszámolás
page-next-pairs = Következő kör: { $a } és { $b } – { $c } és { $d }
page-next-waits = Kimarad: { $names }
page-next-draw = A következő kör előtt kisorsolják a helyeket.
page-past-rounds = Korábbi körök
settling-difference = Különbség
settling-second-game = A második gémért
settling-net = Összesen
settling-rounded = Tízesre kerekítve
settling-general-account = Összesítve
page-board-over = Véget ért: { $number }. leosztás
page-match-over = Vége a mérkőzésnek: minden leosztást lejátszottak.
page-board-dealer = Osztó: { $seat }
page-board-danger-none = Senki sincs bellben
page-board-danger-NS = Észak és Dél bellben van
page-board-danger-EW = Kelet és Nyugat bellben van
page-board-danger-both = Mindkét vonal bellben van
page-board = Leosztás
page-board-contract = Felvétel
page-board-here = A mi pontjaink
page-board-there = A másik asztalnál
page-board-waits = A másik asztalnál a robotok még játsszák ezeket a lapokat.
page-board-compared = { $imps ->
    [0] Ugyanannyi, mint a másik asztalnál: nem jár IMP
   *[other] { $gain } IMP
  }
page-board-sum = Összesen
page-imps = IMP
