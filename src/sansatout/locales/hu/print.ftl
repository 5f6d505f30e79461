# What stands on printed pages.
print-deals = { $count ->
    [one] Leosztás
   *[other] Leosztások
  }
print-par = Par { $side } { $score }: { $contracts }
print-par-nothing = Par 0: senki sem teljesít felvételt
