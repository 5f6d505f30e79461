page-said-hand-over = Oba lista igraš ti
page-plays-both = oba lista
page-skip-deal = Odigraj do konca
page-hand-over = Če je izvajalec robot, ki je moj soigralec, igram oba lista jaz
page-round-won = { $who ->
    [we] Krog smo dobili mi
    [they] Krog so dobili oni
    [NS] Krog sta dobila Sever in Jug
    [EW] Krog sta dobila Vzhod in Zahod
   *[nobody] Kroga ni dobil nihče
  }
page-round-broken-off = Krog je bil prekinjen.
page-round-brings = Obračun
page-next-pairs = Naslednji krog: { $a } in { $b } – { $c } in { $d }
page-next-waits = Počiva: { $names }
page-next-draw = Pred naslednjim krogom se žrebajo sedeži.
page-past-rounds = Prejšnji krogi
settling-difference = Razlika
settling-second-game = Za drugo manšo
settling-net = Skupaj
settling-rounded = Zaokroženo na desetice
settling-general-account = V skupnem obračunu
page-board-over = Bord { $number } je končan
page-match-over = Tekma je končana: vsi bordi so odigrani.
page-board-dealer = Delitelj: { $seat }
page-board-danger-none = Ranljiv ni nihče
page-board-danger-NS = Ranljiva sta Sever in Jug
page-board-danger-EW = Ranljiva sta Vzhod in Zahod
page-board-danger-both = Ranljivi sta obe strani
page-board = Bord
page-board-contract = Kontrakt
page-board-here = Naše točke
page-board-there = Pri drugi mizi
page-board-waits = Roboti pri drugi mizi te karte še igrajo.
page-board-compared = { $imps ->
    [0] Enako kot pri drugi mizi: brez IMP
   *[other] { $gain } IMP
  }
page-board-sum = Skupaj
page-imps = IMP
