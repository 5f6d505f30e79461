page-nav-school = Šola
page-learn-first = Uči se od prve karte
page-school-title = Šola
page-school-lead = Učne ure, ki jih igraš, testi in vaje brez konca. Če še nikoli nisi držal kart v roki, začni z minibridžem; ničesar ni treba znati vnaprej.
page-school-practice = Vaja
page-school-my-learning = Moje učenje
page-school-words = Izrazi
page-school-steps = Koraki učne ure
page-school-step = Korak { $number } od { $all }
page-school-back = Nazaj
page-school-next = Naprej
page-school-finish = Na naslednjo učno uro
page-school-play = Igraj: { $game }
page-school-check = Preveri
page-school-choose-one = Izberi enega
page-school-choose-all = Izberi vse pravilne
page-school-your-number = Tvoj odgovor:
page-school-move-up = Premakni višje: { $what }
page-school-move-down = Premakni nižje: { $what }
page-school-a-card = Izberi karto
page-school-a-call = Izberi napoved
page-school-right = Pravilno.
page-school-wrong = Ni pravilno.
page-school-told = Odgovor je tu.
page-school-not-yet = Še ne.
page-school-answer-is = Odgovor: { $answer }
page-school-opened = Listi so zdaj odprti:
page-school-another = Še eno
page-school-so-many-right = { $right } od { $count } pravilno v prvem poskusu
page-school-test-result = { $right } od { $all } pravilno.
page-school-test-passed = Opravljeno!
page-school-test-again = Za uspeh jih je treba osem. Preberi razlage in poskusi znova.
page-school-certificate = Potrdilo
page-school-certificate-text = je opravil/a »{ $test }« s pravilnimi odgovori: { $right } od { $all }.
page-school-print = Natisni
page-school-print-exercises = Natisni deset takih vaj
page-school-test-name = Tvoje ime za potrdilo:
page-school-hand-in = Oddaj
page-school-test-once-more = Še enkrat opravi test
page-school-steps-done = { $done } od { $all } korakov
page-school-laws-firm = trdno: { $firm } od { $all }
page-school-steps-in-all = { $count ->
        [one] Opravljen je { $count } korak.
        [two] Opravljena sta { $count } koraka.
        [few] Opravljeni so { $count } koraki.
       *[other] Opravljenih je { $count } korakov.
    }
page-school-kept-here = Kar znaš, se hrani tukaj; za drugo napravo naredi povezavo v nastavitvah.
page-school-state-fading = Bledi: to vadi ({ $count })
page-school-state-firm = Trdno ({ $count })
page-school-state-new = Še ni bilo vprašano ({ $count })
page-school-right-of = { $right } od { $asked } pravilno
page-school-due = znova { $when }
page-school-led = izigrana
page-school-with-bonus = na nagrado
page-school-tricks-taken = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }
page-school-decide-how = Pritisni karto, da jo vzameš ven, nato izberi tisto, ki pride noter.
page-school-take-out = Vzemi ven: { $card }
page-school-put-in = Izberi karto, ki pride noter:
page-school-put-in-card = Daj noter: { $card }
page-school-decided = Skupaj točk: { $points }. { $strain }, brez nagrade.
page-school-decided-bonus = Skupaj točk: { $points }. { $strain }, na nagrado.
page-school-try-again = Poskusi znova
page-school-go-on = Naprej z učno uro
page-school-to-lesson = Nazaj na učno uro
page-daily = Delitev dneva
page-daily-lead = Iste karte za vse, ki igrajo danes, proti robotom. Skrivnost je bila zapečatena včeraj; ko odigraš, lahko vsak preveri, da kart ni nihče izbral.
page-daily-play = Igraj današnjo delitev
page-daily-go-on = Naprej z današnjo delitvijo
page-daily-results = Rezultati
page-daily-robots = Roboti
page-daily-sealed = Zapečateno od včeraj:
page-daily-tomorrow = Jutrišnji pečat:
page-daily-secret = Skrivnost:
page-daily-passed = vsi dalje
page-daily-you = ti
page-daily-result = { $seat }, { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }
page-school-namer = { $seat } je izbral barvo igre
page-school-doubler = { $seat } je kontriral
page-school-vulnerable = ranljivi: { $seats }
