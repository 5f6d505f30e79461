cli-print =
    Skriv ut som PDF: givar, lektioner, protokoll, bordskort, intyg.

    deals skriver ut givarna i en PBN-, LIN- eller JSON-fil; sheet ett tomt protokoll för ett räknesätt, eller ett
    protokoll som förts med sansatout sheet; card ett spels poängtabeller; certificate det som är känt om
    blandningarna i en fil med händelser; lesson en lektion som minibridge/tricks eller en fil;
    exercises frågor av ett slag som sansatout learn räknar upp; facit står på ett eget blad.
cli-print-kind = vad som ska skrivas ut
cli-print-what = en fil, en giv som N:AK5.KJT64.74.763 … inom citattecken, ett räknesätt, ett spel, en lektion eller ett slags övning; - för standard in
cli-print-output = PDF-filen att skriva (annars standard ut)
cli-print-paper = papperet
cli-print-system = för sheet: räknesättet i en fil som berättar en giv per rad
cli-print-names = för sheet med --system: spelarna, som "Anna Bert / Carl Dora"
cli-print-record = för certificate: anteckningen som en spelare hämtade från sidan
cli-print-commitment = för certificate: en kontrollsumma antecknad före kuperingen, GIV:SUMMA
cli-print-number = för exercises: numret på första frågan; samma nummer ger alltid samma fråga (1)
cli-print-count = för exercises: hur många frågor (10)
error-cli-print-terminal = en PDF är inget för en terminal: förväntade --output FIL.pdf, eller standard ut ledd till en fil
error-cli-print-option = { $option } betyder inget här: { $kind }
error-print-needs-typst = utskrift kräver typst, som inte är installerat: pip install "sansatout[print]"
error-print-lesson-form = detta är ingen lektion: { $reason }
