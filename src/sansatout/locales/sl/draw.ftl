draw-seat-N = sever
draw-seat-E = vzhod
draw-seat-S = jug
draw-seat-W = zahod
draw-board = Bord { $number }
draw-dealer = deli { $seat }
draw-vulnerable-None = Nihče ranljiv
draw-vulnerable-NS = NS ranljiv
draw-vulnerable-EW = EW ranljiv
draw-vulnerable-All = Vsi ranljivi
draw-points = { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }
draw-turn = ?

draw-we = Mi
draw-they = Oni
draw-game = { $number }. manša
draw-game-we = { $number }. manša: mi
draw-game-they = { $number }. manša: oni
draw-total = skupaj
draw-account = vsak igralec
draw-standing = do manše ({ $limit }): mi { $we }, oni { $they }
draw-danger-we = mi smo v nevarnosti
draw-danger-they = oni so v nevarnosti
draw-end-complete = krog je končan
draw-end-agreed = krog je bil prekinjen
draw-options = možnosti: { $options }
draw-danger = ranljiv: { $who }
