page-problems-title = Naloge
page-problems-lead = Zadnji vzetki; karte izvajalca in mrtveca so vidne. Obstaja načrt, ki doseže cilj, kjer koli so druge karte, ali načrt z boljšo možnostjo od vseh drugih; kdor ga zapusti, naleti na razporeditev, v kateri bi ta načrt dosegel cilj, njegov pa ga ne.
page-problems-goal = { $goal } od { $left } vzetkov
page-problems-unseen = Branilca imata:
page-problems-out-of = { $seat } nima več:
page-problems-easy = lahka
page-problems-medium = srednja
page-problems-hard = težka
page-problems-reached = Cilj je dosežen.
page-problems-missed = Cilj ni dosežen: karte so ležale tako, da ta načrt ni uspel.
page-problems-layout = Tako so ležale karte:
page-problems-plan = Načrt, ki vedno uspe:
page-problems-again = Poskusi znova
page-problems-next = Naslednja naloga
page-problems-layouts = Možnih razporeditev: { $count }
page-problems-theme-squeeze = stisk
page-problems-theme-throw-in = izločitev in prepustitev vzetka
page-problems-theme-trump-control = nadzor nad aduti
page-problems-theme-hold-up = zadržanje visoke karte
page-problems-theme-finesse = impas
page-problems-theme-entry = prehodi
page-problems-theme-safety-play = varnostna igra
page-problems-turn = Igraj iz lista: { $seat }
page-problems-solved = rešena
page-problems-take = Od zadnjih { $left } vzetkov jih dobi { $goal }.
page-problems-so-far = doslej dobljeni: { $won }, izgubljeni: { $lost }
page-problems-fault = Vzetek { $trick }: po karti { $card } ({ $seat }) ni bilo nič več zanesljivo. Zanesljivo: { $right }.
page-problems-no-fault = Tvoj načrt doseže cilj, kjer koli so druge karte.
page-problems-show = Pokaži načrt
page-problems-show-counts = Naloga, pri kateri je bil načrt prej pokazan, ne velja za rešeno.
page-problems-was-shown = načrt pokazan
page-problems-tricks = { $count ->
        [one] Še { $count } vzetek
        [two] Še { $count } vzetka
        [few] Še { $count } vzetki
       *[other] Še { $count } vzetkov
    }
page-problems-theme = Tema
page-problems-difficulty = Težavnost
page-problems-any = vse
page-problems-solved-of = Rešenih { $solved } od { $all }
page-problems-none = Take naloge ni.
page-problems-defended = Branilca igrata.
page-problems-best = najboljša možnost
page-problems-chance = Zanesljivega načrta ni. Najboljši uspe v { $wins } od { $count } razporeditev: poišči ga.
page-problems-fault-chance = Vzetek { $trick }: po karti { $card } ({ $seat }) je bila najboljša možnost izgubljena. Bolje: { $right }.
page-problems-no-fault-chance = Tvoj načrt ima najboljšo možnost: uspe v { $wins } od { $count } razporeditev.
page-problems-plan-chance = Načrt z najboljšo možnostjo:
