page-said-hand-over = Du spelar båda händerna
page-plays-both = båda händerna
page-skip-deal = Spela klart
page-hand-over = Om min medspelare är en robot och blir spelförare, spelar jag båda händerna
page-round-won = { $who ->
    [we] Vi vinner omgången
    [they] De vinner omgången
    [NS] Nord och Syd vinner omgången
    [EW] Öst och Väst vinner omgången
   *[nobody] Ingen vinner omgången
  }
page-round-broken-off = Omgången avbröts.
page-round-brings = Resultat för var och en
page-next-pairs = Nästa omgång: { $a } och { $b } mot { $c } och { $d }
page-next-waits = Sitter över: { $names }
page-next-draw = Före nästa omgång drar man kort om platserna.
page-past-rounds = Tidigare omgångar
settling-difference = Skillnad
settling-second-game = För andra utgången
settling-net = Sammanlagt
settling-rounded = Avrundat till tiotal
settling-general-account = I generalprotokollet
page-board-over = Bricka { $number } är slut
page-match-over = Matchen är slut: alla brickor är spelade.
page-board-dealer = Givare: { $seat }
page-board-danger-none = Ingen är i zonen
page-board-danger-NS = Nord och Syd är i zonen
page-board-danger-EW = Öst och Väst är i zonen
page-board-danger-both = Båda paren är i zonen
page-board = Bricka
page-board-contract = Kontrakt
page-board-here = Våra poäng
page-board-there = Vid andra bordet
page-board-waits = Robotarna spelar fortfarande de här korten vid andra bordet.
page-board-compared = { $imps ->
    [0] Samma som vid andra bordet: inga IMP
   *[other] { $gain } IMP
  }
page-board-sum = Summa
page-imps = IMP
