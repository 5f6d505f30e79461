# Sidan för den som lär sig: råd, varför, tränare, undervisningsbord.

error-hint-alone = en robot ger råd åt den som spelar ensam med robotar; med andra människor vid bordet måste det ha avtalats när bordet gjordes
error-hint-turn = en robot ger råd åt den som är i tur: förväntade din tur
error-hint-never = vid det här bordet har man inte avtalat några råd: förväntade ett bord som tillåter dem
error-why-nothing = det finns inget att förklara än: förväntade ett ord eller ett kort av en robot
page-hint-idea = Tänk på detta: { $idea }
page-hint-card = Visa vad den skulle göra
page-hint-short = Råd
page-hint-others = Vad som också vägdes
page-why = Varför?
page-why-told = { $seat }, { $what }: { $why }.
page-why-later = { $seat }, { $what }: skälet berättas när given är över.
page-hinted = { $name } tog ett råd ({ $count } i den här given)
page-hints-option = Råd från en robot
page-hints-option-note = Varje spelare får be en robot om råd; de andra ser att det skedde.
page-hints-agreed = Vid det här bordet får spelarna be en robot om råd.
error-no-such-act = handling { $number } hör inte till den här given: förväntade { $first } till { $last }
page-coach = Tränare
page-coach-title = Dina dyraste beslut
page-coach-note = Vad ett beslut kostade är räknat med alla kort synliga, vilket ingen vid bordet kunde se.
page-coach-wait = Tränaren tittar på given …
page-coach-none = Med alla kort synliga kostade inget av dina beslut något. Väl spelat!
page-coach-card = { $what } kostade { $tricks ->
    [one] ett stick
   *[other] { $tricks } stick
  }, ungefär { $points } poäng.
page-coach-better = Bättre med alla kort synliga: { $cards }.
page-coach-word = { $what }: här säger systemet { $better }. Med bästa spel hade det blivit { $there }, med ditt { $here }; ungefär { $points } poäng mindre.
page-coach-reach = { $what } av { $seat } med { $tricks } stick
page-coach-passed = inget spel
page-coach-same = En robot som bara ser vad du såg hade gjort likadant.
page-coach-robot = En robot som bara ser vad du såg skulle välja { $what } ({ $why }).
page-coach-again = Försök igen härifrån
error-teaching-laws = där man dömer om regelvidrigheter undervisar ingen: förväntade ”enforced”, inte { $laws }
page-teaching = Undervisningsbord
page-teaching-note = Alla händer ligger öppna, var och en får ta tillbaka vad som helst och varje hands poäng syns. Inget jämförs eller räknas som spelat.
page-undo-last = Ta tillbaka det senaste
