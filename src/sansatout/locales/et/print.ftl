# What stands on printed pages.
print-deals = { $count ->
    [one] Jaotus
   *[other] Jaotused
  }
print-par = Parim tulemus { $side } { $score }: { $contracts }
print-par-nothing = Parim tulemus 0: keegi ei täida ühtki lepingut
print-play = Mäng

print-sheet = Arvutusleht: { $game }
print-sheet-told = Jaotus
print-sheet-date = Kuupäev
print-sheet-place = Koht
print-sheet-players = Mängijad

decision-title = Avaldaja otsus
decision-step-1 = Kui ärtut või padat on kahe käe peale kaheksa kaarti või rohkem, on see trump: pikem mast, võrdsete puhul pada.
decision-step-2 = Muidu trumbita, kui kõik mastid on kahe käe peale kindlustatud.
decision-step-3 = Muidu ruutu või risti, kui seda on kaheksa kaarti või rohkem.
decision-step-4 = Muidu ärtu või pada seitsme kaardiga või kõige pikem mast.
decision-count = Lugemine on tabelist parem: kes näeb võtteid, mida boonus nõuab, mängib boonuse peale.
decision-ours = Vihiku enda otsustustabel on kaduma läinud. See tabel on meie oma, tehtud jaotustest, mille parim tulemus on teada.
table-decision = Boonuse peale alates nii mitmest punktist kahe käe peale
table-decision-trumps = Trump
table-decision-major = ärtu või pada, { $count } kaarti
table-decision-major-more = ärtu või pada, { $count } või rohkem
table-decision-minor = risti või ruutu, { $count } kaarti
table-decision-minor-more = risti või ruutu, { $count } või rohkem

print-certificate = Segamise tunnistus
print-certificate-deal = Jaotus { $number }
print-certificate-table = Mängulaud
print-certificate-dealer = Jagaja
print-certificate-commitment = Räsi
print-certificate-noted = Enne kirja pandud
print-certificate-secret = Saladus
print-certificate-numbers = Antud arvud
print-certificate-cut = Tõste
print-certificate-cut-by = kaarte { $count }, tõstis { $seat }
print-certificate-cut-table = kaarte { $count }, tõstis mängulaud
print-certificate-none = puudub
print-certificate-how = Räsi on saladuse SHA-256, mis avaldatakse enne tõstmist. Saladusest, arvudest, tõstest, mängulauast ja jaotuse numbrist tuleneb kimbu järjekord; „sansatout verify“ segab uuesti ja dokumentatsioon ütleb, kuidas igaüks seda teha saab.

print-lesson-name = Nimi
print-exercises = Harjutused { $number }
print-lesson-key = { $title }: vastused
print-lesson-trumps = trump: { $strain }
error-print-asked-last = küsimärk tähendab järgmist avaldust: oodati seda lõpus

print-award = Tunnistus
print-award-before = Käesolevaga tunnistatakse, et
print-award-after = on sooritanud kursuse testi
print-award-marks = Õigeid vastuseid: { $right }, küsimusi: { $asked }.
print-award-signed = Allkiri
print-date = { $day }. { $month ->
    [1] jaanuar
    [2] veebruar
    [3] märts
    [4] aprill
    [5] mai
    [6] juuni
    [7] juuli
    [8] august
    [9] september
    [10] oktoober
    [11] november
   *[12] detsember
  } { $year }

page-set-paper = Paber trükkimiseks
page-set-paper-a4 = A4
page-set-paper-letter = Letter
page-print = Trüki (PDF)
page-print-card = Lauakaart (PDF)
page-print-empty = Tühi arvutusleht (PDF)
page-print-certificate = Tunnistus (PDF)
