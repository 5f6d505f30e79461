cli-print = Trüki jaotused PDF-ina.
cli-print-kind = mida trükkida
cli-print-what = fail, jaotus nagu N:AK5.KJT64.74.763 … jutumärkides, arvutusviis või mäng; - standardsisendi jaoks
cli-print-output = kirjutatav PDF (muidu standardväljund)
cli-print-paper = paber
error-cli-print-terminal = PDF ei ole terminali jaoks: oodati --output FAIL.pdf või faili juhitud standardväljundit
error-print-needs-typst = trükkimiseks on vaja programmi typst, mida pole paigaldatud: pip install "sansatout[print]"
