# What stands on printed pages.
print-deals = { $count ->
    [one] Giv
   *[other] Givar
  }
print-par = Parresultat { $side } { $score }: { $contracts }
print-par-nothing = Parresultat 0: ingen tar hem något kontrakt
print-play = Spel

print-sheet = Protokoll: { $game }
print-sheet-told = Giv
print-sheet-date = Datum
print-sheet-place = Plats
print-sheet-players = Spelare

decision-title = Spelförarens beslut
decision-step-1 = En högfärg med minst åtta kort på båda händerna blir trumf: den längre, spader om de är lika långa.
decision-step-2 = Annars sans-atout, om det finns håll i alla färger.
decision-step-3 = Annars en lågfärg med minst åtta kort.
decision-step-4 = Annars en högfärg med sju kort, eller den längsta färgen.
decision-count = Att räkna går före tabellen: den som ser sticken som bonusen kräver spelar om den.
decision-ours = Häftets egen beslutstabell har gått förlorad. Den här är vår, gjord efter givar vars bästa resultat är känt.
table-decision = Om bonusen från så många poäng på båda händerna
table-decision-trumps = Trumf
table-decision-major = högfärg, { $count } kort
table-decision-major-more = högfärg, { $count } eller fler
table-decision-minor = lågfärg, { $count } kort
table-decision-minor-more = lågfärg, { $count } eller fler

print-certificate = Intyg om blandningen
print-certificate-deal = Giv { $number }
print-certificate-table = Bord
print-certificate-dealer = Givare
print-certificate-commitment = Kontrollsumma
print-certificate-noted = Antecknad före
print-certificate-secret = Hemlighet
print-certificate-numbers = Givna tal
print-certificate-cut = Kupering
print-certificate-cut-by = { $count } kort, av { $seat }
print-certificate-cut-table = { $count } kort, av bordet
print-certificate-none = ingen
print-certificate-how = Kontrollsumman är hemlighetens SHA-256, som visas före kuperingen. Hemligheten, talen, kuperingen, bordet och givens nummer ger lekens ordning; ”sansatout verify” gör om blandningen, och dokumentationen säger hur vem som helst kan göra det.

print-lesson-name = Namn
print-exercises = Övningar { $number }
print-lesson-key = { $title }: facit
print-lesson-trumps = trumf: { $strain }
error-print-asked-last = ett frågetecken står för nästa bud: förväntade det sist

print-award = Intyg
print-award-before = Härmed intygas att
print-award-after = har klarat provet i kursen
print-award-marks = { $right } av { $asked } svar var rätta.
print-award-signed = Underskrift
print-date = { $day } { $month ->
    [1] januari
    [2] februari
    [3] mars
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] augusti
    [9] september
    [10] oktober
    [11] november
   *[12] december
  } { $year }

page-set-paper = Papper för utskrift
page-set-paper-a4 = A4
page-set-paper-letter = Letter
page-print = Skriv ut (PDF)
page-print-card = Bordskort (PDF)
page-print-empty = Tomt protokoll (PDF)
page-print-certificate = Intyg (PDF)
