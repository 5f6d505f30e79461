page-said-hand-over = Mängi sina mõlema käega
page-plays-both = mõlemad käed
page-skip-deal = Mängi lõpuni
page-hand-over = Kui avaldaja on minu robotist partner, mängin mõlema käega mina
page-round-won = { $who ->
    [we] Meie võidame vooru
    [they] Nemad võidavad vooru
    [NS] Põhi ja Lõuna võidavad vooru
    [EW] Ida ja Lääs võidavad vooru
   *[nobody] Vooru ei võida keegi
  }
page-round-broken-off = Voor katkestati.
page-round-brings = Igaühe tulemus
page-next-pairs = Järgmine voor: { $a } ja { $b } – { $c } ja { $d }
page-next-waits = Puhkab: { $names }
page-next-draw = Enne järgmist vooru tõmmatakse kohad.
page-past-rounds = Varasemad voorud
settling-difference = Vahe
settling-second-game = Teise partii eest
settling-net = Kokku
settling-rounded = Ümardatult kümnelisteks
settling-general-account = Üldarvestuses
page-board-over = Jaotus { $number } on lõppenud
page-match-over = Matš on läbi: kõik jaotused on mängitud.
page-board-dealer = Jagaja: { $seat }
page-board-danger-none = Keegi ei ole hädaohus
page-board-danger-NS = Põhi ja Lõuna on hädaohus
page-board-danger-EW = Ida ja Lääs on hädaohus
page-board-danger-both = Mõlemad pooled on hädaohus
page-board = Jaotus
page-board-contract = Leping
page-board-here = Meie punktid
page-board-there = Teises lauas
page-board-waits = Teises lauas mängivad robotid seda jaotust veel.
page-board-compared = { $imps ->
    [0] Sama mis teises lauas: IMP-e ei tule
   *[other] { $gain } { $imps ->
        [one] IMP
       *[other] IMP-i
      }
  }
page-board-sum = Kokku
page-imps = IMP
