cli-print =
    Natisni kot PDF: delitve, učne ure, zapise točk, namizne kartončke, potrdila.

    deals natisne delitve iz datoteke PBN, LIN ali JSON; sheet prazen list nekega točkovanja ali zapis, voden z ukazom
    sansatout sheet; card točkovne tabele igre; certificate to, kar je znano o mešanjih v datoteki dogodkov;
    lesson učno uro, na primer minibridge/tricks, ali datoteko; exercises vprašanja vrste, ki jo našteje
    sansatout learn; rešitve so na posebni strani.
cli-print-kind = kaj natisniti
cli-print-what = datoteka, delitev v narekovajih, na primer N:AK5.KJT64.74.763 …, točkovanje, igra, učna ura ali vrsta vaj; - za standardni vhod
cli-print-output = datoteka PDF (sicer standardni izpis)
cli-print-paper = papir
cli-print-system = za sheet: točkovanje datoteke, ki v vsaki vrstici pove eno delitev
cli-print-names = za sheet z --system: igralci, na primer "Anna Bert / Carl Dora"
cli-print-record = za certificate: zabeležka, ki jo je igralec prenesel s spletne strani
cli-print-commitment = za certificate: prstni odtis, zapisan pred privzdigovanjem, DELITEV:ODTIS
cli-print-number = za exercises: številka prvega vprašanja; ista številka da vedno isto vprašanje (1)
cli-print-count = za exercises: koliko vprašanj (10)
error-cli-print-terminal = PDF ni za terminal; pričakovano: --output DATOTEKA.pdf ali standardni izpis, preusmerjen v datoteko
error-cli-print-option = { $option } tu ne pomeni ničesar: { $kind }
error-print-needs-typst = za tiskanje je potreben typst, ki ni nameščen: pip install "sansatout[print]"
error-print-lesson-form = to ni učna ura: { $reason }
