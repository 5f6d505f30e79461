page-nav-school = Iskola
page-learn-first = Tanulj az első laptól
page-school-title = Az iskola
page-school-lead = Leckék, amelyeket játszani lehet, tesztek és végtelen gyakorlás. Ha még sosem volt kártya a kezedben, kezdd a minibridzzsel; semmit sem kell előre tudnod.
page-school-practice = Gyakorlás
page-school-my-learning = Amit tanulok
page-school-words = A szavak
page-school-steps = A lecke lépései
page-school-step = { $number }. lépés a { $all } közül
page-school-back = Vissza
page-school-next = Tovább
page-school-finish = A következő leckéhez
page-school-play = Játék: { $game }
page-school-check = Ellenőrzés
page-school-choose-one = Válassz egyet
page-school-choose-all = Válaszd ki mindet, ami helyes
page-school-your-number = A feleleted:
page-school-move-up = Feljebb: { $what }
page-school-move-down = Lejjebb: { $what }
page-school-a-card = Válassz egy lapot
page-school-a-call = Válassz egy licitet
page-school-right = Helyes.
page-school-wrong = Nem helyes.
page-school-told = Íme a válasz.
page-school-not-yet = Még nem.
page-school-answer-is = A válasz: { $answer }
page-school-opened = A kezek most már nyitva vannak:
page-school-another = Még egyet
page-school-so-many-right = { $right } helyes elsőre a szükséges { $count } közül
page-school-test-result = { $right } helyes a { $all } közül.
page-school-test-passed = Sikerült!
page-school-test-again = Nyolc kell hozzá. Olvasd el az indokokat, és próbáld újra.
page-school-certificate = Oklevél
page-school-certificate-text = sikeresen megírta ezt: „{ $test }”; helyes feleletek: { $right } / { $all }.
page-school-print = Nyomtatás
page-school-print-exercises = Tíz ilyen feladat nyomtatása
page-school-test-name = A neved az oklevélre:
page-school-hand-in = Beadás
page-school-test-once-more = A teszt még egyszer
page-school-steps-done = { $done } / { $all } lépés
page-school-laws-firm = biztos: { $firm } / { $all }
page-school-steps-in-all = { $count ->
        [one] Egy lépés kész.
       *[other] { $count } lépés kész.
    }
page-school-kept-here = Amit tudsz, itt megmarad; ha másik készülékre vinnéd, készíts hivatkozást a beállításokban.
page-school-state-fading = Halványul: ezeket gyakorold ({ $count })
page-school-state-firm = Biztos ({ $count })
page-school-state-new = Még nem kérdeztük ({ $count })
page-school-right-of = { $right } helyes a { $asked } közül
page-school-due = újra: { $when }
page-school-led = hívás
page-school-with-bonus = jutalomért
page-school-tricks-taken = { $tricks ->
        [one] egy ütés
       *[other] { $tricks } ütés
    }
page-school-decide-how = Nyomj meg egy lapot, hogy kivedd, aztán egyet, hogy betedd.
page-school-take-out = Kivesz: { $card }
page-school-put-in = Válassz egy lapot a helyére:
page-school-put-in-card = Betesz: { $card }
page-school-decided = Együtt { $points } pont: { $strain }, jutalom nélkül.
page-school-decided-bonus = Együtt { $points } pont: { $strain }, jutalomért.
page-school-try-again = Újra
page-school-go-on = Tovább a leckével
page-school-to-lesson = Vissza a leckéhez
page-daily = A nap leosztása
page-daily-lead = Ugyanazok a lapok mindenkinek, aki ma játszik, robotok ellen. A titkot tegnap pecsételték le; ha játszottál, bárki ellenőrizheti, hogy a lapokat senki sem választotta.
page-daily-play = A mai leosztás lejátszása
page-daily-go-on = Tovább a mai leosztással
page-daily-results = Eredmények
page-daily-robots = Robotok
page-daily-sealed = Tegnap óta lepecsételve:
page-daily-tomorrow = A holnapi pecsét:
page-daily-secret = A titok:
page-daily-passed = mindenki passzolt
page-daily-you = te
page-daily-result = { $seat }, { $tricks ->
        [one] egy ütés
       *[other] { $tricks } ütés
    }
page-school-namer = { $seat } nevezte meg a színt
page-school-doubler = { $seat } kontrázott
page-school-vulnerable = bellben: { $seats }
