draw-seat-N = Sever
draw-seat-E = Vzhod
draw-seat-S = Jug
draw-seat-W = Zahod
draw-seat-short-N = S
draw-seat-short-E = V
draw-seat-short-S = J
draw-seat-short-W = Z
draw-board = Bord { $number }
draw-dealer = deli { $seat }
draw-vulnerable-None = Nihče ni ranljiv
draw-vulnerable-NS = S–J ranljiva
draw-vulnerable-EW = V–Z ranljiva
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
draw-left = po črtanju ostane
draw-struck = [ ]: prečrtano, velja drugo število
draw-standing = do manše ({ $limit }): mi { $we }, oni { $they }
draw-danger-we = mi smo ranljivi
draw-danger-they = oni so ranljivi
draw-end-complete = krog je končan
draw-end-agreed = krog je bil prekinjen
draw-options = možnosti: { $options }
draw-danger = ranljiv: { $who }
