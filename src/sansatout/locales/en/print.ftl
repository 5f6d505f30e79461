# What stands on printed pages.
print-deals = { $count ->
    [one] Hand record
   *[other] Hand records
  }
print-par = Par { $side } { $score }: { $contracts }
print-par-nothing = Par 0: nobody makes a contract
