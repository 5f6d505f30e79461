## Vprašanja, vsakič nova

school-practice-winner = Kdo dobi ta vzetek?
    .hint = Najprej poišči adute. Če jih ni, dobi vzetek najvišja karta izigrane barve.
    .why = Najmočnejšo karto je odigral { $seat }.
school-practice-follow = Na vrsti si. Katere od teh kart smeš igrati? Označi vse.
    .hint = Kdor ima karto izigrane barve, jo mora igrati.
    .why = Izigrana barva je { $suit }. Kdor jo ima, ji mora slediti; kdor je nima, lahko odigra poljubno karto.
school-practice-points = Koliko točk je { $hands ->
        [one] v tem listu
        [two] v obeh listih skupaj
        [few] v teh listih skupaj
       *[other] v teh listih skupaj
    }?
    .hint = As 4, kralj 3, dama 2, fant 1.
    .why = Sešteto po barvah: { $points ->
        [one] { $points } točka
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }.
school-practice-declarer = To so povedane točke. Kdo je izvajalec?
    .hint = Seštej točke vsakega para, nato poglej, kdo jih ima v močnejšem paru več in kdo jih je povedal prvi.
    .why = { $answer }: igra močnejši par, v njem močnejši igralec, pri enakih točkah tisti, ki jih je povedal prvi; če ima vsak par po 20 točk, se deli znova.
school-practice-target = { $bonus ->
        [yes] Izvajalec je napovedal nagrado in izbral: { $strain }.
       *[no] Izvajalec nagrade ni napovedal, izbral pa je: { $strain }.
    } Koliko vzetkov mora osvojiti?
    .hint = Brez nagrade ni pomembno, kaj je adut. Na nagrado jih je najmanj treba v brezadutski igri, največ v križu in karu.
    .why = { $tricks ->
        [one] { $tricks } vzetek.
        [two] { $tricks } vzetka.
        [few] { $tricks } vzetke.
       *[other] { $tricks } vzetkov.
    } Brez nagrade jih zadošča sedem; na nagrado jih je treba devet v brezadutski igri, deset v srcu ali piku, enajst v križu ali karu.
school-practice-minibridge-score = Izvajalec je igral { $bonus ->
        [yes] na nagrado
       *[no] brez nagrade
    } ({ $strain }, { $game ->
        [second] druga manša
       *[first] prva manša
    }) in osvojil { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetke
       *[other] { $tricks } vzetkov
    }. Koliko zapiše njegov par? Če pišeta nasprotnika, dodaj minus.
    .hint = Koliko vzetkov je bilo treba? Štejejo šele sedmi in naslednji.
    .why = { $made ->
        [yes] { $over ->
            [one] Šteje { $over } vzetek
            [two] Štejeta { $over } vzetka
            [few] Štejejo { $over } vzetki
           *[other] Šteje { $over } vzetkov
        }, doda pa se še, kar prinese izpolnjena igra: { $points }.
       *[no] { $short ->
            [one] Manjka { $short } vzetek
            [two] Manjkata { $short } vzetka
            [few] Manjkajo { $short } vzetki
           *[other] Manjka { $short } vzetkov
        }: { $points }.
    }
school-practice-minibridge-strain = Ti si Jug in vidiš mrtveca. Kaj naj bo adut?
    .hint = Imata skupaj osem kart v piku ali srcu? Zadržek v vsaki barvi? Osem kart v križu ali karu? Sedem v piku ali srcu?
    .why = Najboljša izbira: { $strain }. Najprej pik ali srce, če je skupaj osem kart, nato brez adut, če je v vsaki barvi zadržek, nato karo ali križ z osmimi kartami, nato pik ali srce s sedmimi, nazadnje najdaljša barva.
school-practice-words = »{ $meaning }« Kateri izraz je to?
    .hint = Preberi še enkrat in pomisli, kaj počneš pri mizi.
    .why = { $word }.
