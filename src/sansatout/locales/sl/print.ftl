# What stands on printed pages.
print-deals = { $count ->
    [one] Delitev
    [two] Delitvi
    [few] Delitve
   *[other] Delitve
  }
print-par = Par { $side } { $score }: { $contracts }
print-par-nothing = Par 0: nihče ne izpolni kontrakta
print-play = Igra

print-sheet = Zapis točk: { $game }
print-sheet-told = Delitev
print-sheet-date = Datum
print-sheet-place = Kraj
print-sheet-players = Igralci

decision-title = Izvajalčeva odločitev
decision-step-1 = Srce ali pik, ki ima v obeh listih osem kart ali več, je adut: daljša barva, pri enakih pik.
decision-step-2 = Sicer brez aduta, če je zadržek v vsaki barvi.
decision-step-3 = Sicer križ ali karo z osmimi kartami ali več.
decision-step-4 = Sicer srce ali pik s sedmimi kartami ali najdaljša barva.
decision-count = Štetje je boljše od tabele: kdor vidi vzetke, ki jih zahteva nagrada, igra na nagrado.
decision-ours = Tabela odločitev iz knjižice je izgubljena. Ta je naša, narejena iz delitev, katerih najboljši izid je znan.
table-decision = Na nagrado od toliko točk v obeh listih
table-decision-trumps = Adut
table-decision-major = srce ali pik, { $count } kart
table-decision-major-more = srce ali pik, { $count } ali več
table-decision-minor = križ ali karo, { $count } kart
table-decision-minor-more = križ ali karo, { $count } ali več

print-certificate = Potrdilo o mešanju
print-certificate-deal = { $number }. delitev
print-certificate-table = Miza
print-certificate-dealer = Delitelj
print-certificate-commitment = Prstni odtis
print-certificate-noted = Zapisan prej
print-certificate-secret = Skrivnost
print-certificate-numbers = Dana števila
print-certificate-cut = Privzdig
print-certificate-cut-by = število kart: { $count }, privzdig: { $seat }
print-certificate-cut-table = število kart: { $count }, privzdig mize
print-certificate-none = ni
print-certificate-how = Prstni odtis je izvleček SHA-256 skrivnosti, objavljen pred privzdigovanjem. Iz skrivnosti, števil, privzdiga, mize in številke delitve sledi vrstni red kart; »sansatout verify« mešanje ponovi, dokumentacija pa pove, kako lahko to stori vsakdo.

print-lesson-name = Ime
print-exercises = Vaje { $number }
print-lesson-key = { $title }: rešitve
print-lesson-trumps = adut: { $strain }
error-print-asked-last = vprašaj stoji za naslednjo napoved; pričakovano: na koncu

print-award = Potrdilo
print-award-before = Potrjujemo, da ima
print-award-after = opravljen test tečaja
print-award-marks = Pravilni odgovori: { $right } od { $asked }.
print-award-signed = Podpis
print-date = { $day }. { $month ->
    [1] januar
    [2] februar
    [3] marec
    [4] april
    [5] maj
    [6] junij
    [7] julij
    [8] avgust
    [9] september
    [10] oktober
    [11] november
   *[12] december
  } { $year }

page-set-paper = Papir za tiskanje
page-set-paper-a4 = A4
page-set-paper-letter = Letter
page-print = Natisni (PDF)
page-print-card = Namizni kartonček (PDF)
page-print-empty = Prazen zapis točk (PDF)
page-print-certificate = Potrdilo (PDF)
