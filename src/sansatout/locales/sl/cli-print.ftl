cli-print = Natisni delitve kot PDF.
cli-print-kind = kaj natisniti
cli-print-what = datoteka, delitev v narekovajih, na primer N:AK5.KJT64.74.763 …, točkovanje ali igra; - za standardni vhod
cli-print-output = datoteka PDF (sicer standardni izpis)
cli-print-paper = papir
error-cli-print-terminal = PDF ni za terminal; pričakovano: --output DATOTEKA.pdf ali standardni izpis, preusmerjen v datoteko
error-print-needs-typst = za tiskanje je potreben typst, ki ni nameščen: pip install "sansatout[print]"
