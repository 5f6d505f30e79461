page-nav-school = Kool
page-learn-first = Õpi esimesest kaardist alates
page-school-title = Kool
page-school-lead = Õppetunnid, mida saab mängida, testid ja lõputu harjutamine. Kui sa pole kunagi kaarte käes hoidnud, alusta minibridžist; midagi ei pea ette teadma.
page-school-practice = Harjutamine
page-school-my-learning = Minu õppimine
page-school-words = Sõnad
page-school-steps = Õppetunni sammud
page-school-step = Samm { $number }/{ $all }
page-school-back = Tagasi
page-school-next = Edasi
page-school-finish = Järgmise õppetunni juurde
page-school-play = Mängi: { $game }
page-school-check = Kontrolli
page-school-choose-one = Vali üks
page-school-choose-all = Vali kõik õiged
page-school-your-number = Sinu vastus:
page-school-move-up = Liiguta üles: { $what }
page-school-move-down = Liiguta alla: { $what }
page-school-a-card = Vali kaart
page-school-a-call = Vali pakkumine
page-school-right = Õige.
page-school-wrong = Vale.
page-school-told = Siin on vastus.
page-school-not-yet = Veel mitte.
page-school-answer-is = Vastus: { $answer }
page-school-opened = Käed on nüüd avatud:
page-school-another = Veel üks
page-school-so-many-right = { $right }/{ $count } õiget esimesel katsel
page-school-test-result = { $right }/{ $all } õiget.
page-school-test-passed = Sooritatud!
page-school-test-again = Sooritamiseks on vaja kaheksat. Loe põhjendusi ja proovi uuesti.
page-school-certificate = Tunnistus
page-school-certificate-text = on sooritanud testi „{ $test }“: õigeid vastuseid { $right }/{ $all }.
page-school-print = Prindi
page-school-print-exercises = Trüki kümme sellist harjutust
page-school-test-name = Sinu nimi tunnistuse jaoks:
page-school-hand-in = Anna ära
page-school-test-once-more = Tee test uuesti
page-school-steps-done = { $done }/{ $all } sammu
page-school-laws-firm = kindlalt meeles { $firm }/{ $all }
page-school-steps-in-all = { $count ->
        [one] Üks samm tehtud.
       *[other] { $count } sammu tehtud.
    }
page-school-kept-here = Mida sa oskad, hoitakse siin alles; teise seadmesse viimiseks tee seadetes link.
page-school-state-fading = Hakkab ununema: harjuta neid ({ $count })
page-school-state-firm = Kindlalt meeles ({ $count })
page-school-state-new = Veel küsimata ({ $count })
page-school-right-of = { $right }/{ $asked } õiget
page-school-due = uuesti { $when }
page-school-led = väljakäik
page-school-with-bonus = boonuse peale
page-school-tricks-taken = { $tricks ->
        [one] üks võte saadud
       *[other] { $tricks } võtet saadud
    }
page-school-decide-how = Vajuta kaardile, et see ära võtta, siis vali kaart asemele.
page-school-take-out = Võta ära: { $card }
page-school-put-in = Vali kaart asemele:
page-school-put-in-card = Pane juurde: { $card }
page-school-decided = { $points } ühist punkti: { $strain }, boonuseta.
page-school-decided-bonus = { $points } ühist punkti: { $strain }, boonuse peale.
page-school-try-again = Proovi uuesti
page-school-go-on = Õppetunniga edasi
page-school-to-lesson = Tagasi õppetunni juurde
page-daily = Päeva jaotus
page-daily-lead = Samad kaardid kõigile, kes täna mängivad, robotite vastu. Saladus pitseeriti eile; kui oled mänginud, saab igaüks kontrollida, et keegi kaarte ei valinud.
page-daily-play = Mängi päeva jaotus
page-daily-go-on = Tänase jaotusega edasi
page-daily-results = Tulemused
page-daily-robots = Robotid
page-daily-sealed = Pitseeritud eilsest:
page-daily-tomorrow = Homne pitser:
page-daily-secret = Saladus:
page-daily-passed = kõik möödas
page-daily-you = sina
page-daily-result = { $seat }, { $tricks ->
        [one] üks võte
       *[other] { $tricks } võtet
    }
page-school-namer = { $seat } nimetas masti
page-school-doubler = { $seat } on kontreerinud
page-school-vulnerable = hädaohus: { $seats }
