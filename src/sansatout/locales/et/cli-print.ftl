cli-print =
    Trüki PDF-ina: jaotused, õppetunnid, arvutuslehed, lauakaardid, tunnistused.

    deals trükib PBN-, LIN- või JSON-faili jaotused; sheet arvutusviisi tühja lehe või arvutuse, mida peeti
    käsuga sansatout sheet; card mängu punktitabelid; certificate selle, mis sündmuste failis segamiste kohta
    teada on; lesson õppetunni, näiteks minibridge/tricks, või faili; exercises sellist liiki
    küsimusi, mida loetleb sansatout learn; vastused on omaette lehel.
cli-print-kind = mida trükkida
cli-print-what = fail, jaotus nagu N:AK5.KJT64.74.763 … jutumärkides, arvutusviis, mäng, õppetund või harjutuse liik; - standardsisendi jaoks
cli-print-output = kirjutatav PDF (muidu standardväljund)
cli-print-paper = paber
cli-print-system = sheet: selle faili arvutusviis, mille iga rida räägib ühest jaotusest
cli-print-names = sheet koos valikuga --system: mängijad, nagu "Anna Bert / Carl Dora"
cli-print-record = certificate: üleskirjutus, mille mängija lehelt võttis
cli-print-commitment = certificate: enne tõstmist üles kirjutatud räsi, JAOTUS:RÄSI
cli-print-number = exercises: esimese küsimuse number; sama number annab alati sama küsimuse (1)
cli-print-count = exercises: mitu küsimust (10)
error-cli-print-terminal = PDF ei ole terminali jaoks: oodati --output FAIL.pdf või faili juhitud standardväljundit
error-cli-print-option = { $option } ei tähenda siin midagi: { $kind }
error-print-needs-typst = trükkimiseks on vaja programmi typst, mida pole paigaldatud: pip install "sansatout[print]"
error-print-lesson-form = see ei ole õppetund: { $reason }
