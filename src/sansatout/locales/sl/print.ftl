# What stands on printed pages.
print-deals = { $count ->
    [one] Delitev
    [two] Delitvi
    [few] Delitve
   *[other] Delitve
  }
print-par = Par { $side } { $score }: { $contracts }
print-par-nothing = Par 0: nihče ne izpolni kontrakta
