cli-print = Skriv ut givar som PDF.
cli-print-kind = vad som ska skrivas ut
cli-print-what = en fil, en giv som N:AK5.KJT64.74.763 … inom citattecken, ett räknesätt eller ett spel; - för standard in
cli-print-output = PDF-filen att skriva (annars standard ut)
cli-print-paper = papperet
error-cli-print-terminal = en PDF är inget för en terminal: förväntade --output FIL.pdf, eller standard ut ledd till en fil
error-print-needs-typst = utskrift kräver typst, som inte är installerat: pip install "sansatout[print]"
