error-position-twice = { $card } finns två gånger: förväntade olika kort
error-position-uneven = händerna har { $counts } kort: förväntade lika många på var och en, ett färre där en hand har spelat till sticket
error-position-empty = inga kort är kvar: förväntade minst ett på handen i tur
error-position-trick-size = { $count } kort ligger på bordet: förväntade 0 till 3
error-position-too-many = { $seat } har { $count } kort: förväntade högst 13
error-position-revoke = { $seat } spelade { $card } och har ännu { $held }: förväntade den utspelade färgen
error-position-shape = ingen vektor av formen { $expected }: fick { $given }
error-play-too-long = kort { $number } i spelet, { $card }, kommer efter sista sticket

cli-solve =
    Stick med öppna kort: vad vardera paret tar när alla kort syns.

    En giv ger sticken för alla spelförare i alla färger och sans-atout; --contract och --by värdet av varje
    första utspel, med --lead av varje svar på det; enbart --lead alla färger efter det utspelet.
cli-solve-what = en giv som N:AK5.KJT64.74.763 … inom citattecken, en PBN-, LIN- eller JSON-fil, eller - för standard in, en giv per rad
cli-solve-contract = kontraktet, som 4S eller 3NT
cli-solve-by = dess spelförare: N, E, S eller W
cli-solve-lead = ett utspelat kort, som CK
cli-solve-batch = läs JSON-rader med id och deal från standard in och skriv rader med id och table
cli-solve-progress = löser
cli-solve-declarer = { $seat } i { $strain }: { $tricks ->
    [one] ett stick
   *[other] { $tricks } stick
  }
error-cli-solve-nothing = inget att lösa: förväntade en giv, en fil eller --batch
error-cli-solve-contract-by = ett kontrakt behöver sin spelförare: förväntade både --contract och --by, eller ingetdera
error-cli-solve-one-deal = { $count } givar är för många här: förväntade en giv med --contract eller --lead
error-cli-solve-line = { $reason }
error-cli-solve-not-a-line = ingen fråga: förväntade ett JSON-objekt med id och deal
cli-solve-write = lägg till OptimumResultTable, OptimumScore och ParContract på de brickor i en PBN-fil som saknar dem; en avbruten körning går vidare
cli-solve-written = brickor: { $boards }; fick tabell: { $added }; redan rätt: { $right }; fel: { $wrong }; oläsliga: { $unreadable }; utan hel giv: { $without }
cli-solve-resumed = går vidare efter { $boards } brickor
cli-solve-wrong = bricka { $board } (rad { $line }): tabellen säger { $row }, med öppna kort { $tricks }; lämnad som den är
cli-solve-unreadable = bricka { $board } (rad { $line }): { $reason }; lämnad som den är
error-cli-solve-write-alone = --write behöver en PBN-fil och inget annat: förväntade inte --contract, --by, --lead eller --batch
error-cli-solve-busy = en annan körning skriver { $name }: förväntade att den slutar först
error-cli-solve-changed = { $name } ändrades medan den löstes: inget skrevs; kör igen
cli-par = Givens par-resultat och alla kontrakt som leder till det.
cli-par-dealer = vem som gav: N, E, S eller W (annars som filen säger, eller N)
cli-par-vulnerable = None, NS, EW eller All (annars som filen säger, eller None)
cli-par-score = par { $score } för NS:
cli-par-passed = par 0: alla passar
