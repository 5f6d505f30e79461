# What stands on printed pages.
print-deals = { $count ->
    [one] Jaotus
   *[other] Jaotused
  }
print-par = Parim tulemus { $side } { $score }: { $contracts }
print-par-nothing = Parim tulemus 0: keegi ei täida ühtki lepingut
