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
