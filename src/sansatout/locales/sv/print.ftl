# What stands on printed pages.
print-deals = { $count ->
    [one] Giv
   *[other] Givar
  }
print-par = Parresultat { $side } { $score }: { $contracts }
print-par-nothing = Parresultat 0: ingen tar hem något kontrakt
