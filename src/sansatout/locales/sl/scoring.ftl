score-contract = { $count ->
    [one] en napovedani in dobljeni vzetek
    [two] { $count } napovedana in dobljena vzetka
    [few] { $count } napovedani in dobljeni vzetki
   *[other] { $count } napovedanih in dobljenih vzetkov
  }
score-fulfilment = izpolnjen kontrakt
score-nonfulfilment = neizpolnjen kontrakt
score-overtricks = { $count ->
    [one] en presežni vzetek
    [two] { $count } presežna vzetka
    [few] { $count } presežni vzetki
   *[other] { $count } presežnih vzetkov
  }
score-undertricks = { $count ->
    [one] en manjkajoči vzetek
    [two] { $count } manjkajoča vzetka
    [few] { $count } manjkajoči vzetki
   *[other] { $count } manjkajočih vzetkov
  }
score-small-slam = mali slem
score-grand-slam = veliki slem
score-small-slam-announced = mali slem, napovedan
score-grand-slam-announced = veliki slem, napovedan
score-honours = { $count ->
    [one] { $count } honer v enem listu
    [two] { $count } honerja v enem listu
    [few] { $count } honerji v enem listu
   *[other] { $count } honerjev v enem listu
  }
score-chicane = šikan
score-doubling = kontra
score-game-premium = manša
score-rubber-premium = rober
score-rubber-two-games = rober v dveh manšah
score-rubber-three-games = rober v treh manšah
score-unfinished-game = ena manša v prekinjenem robru
score-revoke = renons druge strani
score-peek = druga stran je pogledala pobrani vzetek
score-part-score = delna igra
