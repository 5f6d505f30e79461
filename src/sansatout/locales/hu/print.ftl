# What stands on printed pages.
print-deals = { $count ->
    [one] Leosztás
   *[other] Leosztások
  }
print-par = Par { $side } { $score }: { $contracts }
print-par-nothing = Par 0: senki sem teljesít felvételt
print-play = Lejátszás

print-sheet = Írástáblázat: { $game }
print-sheet-told = Leosztás
print-sheet-date = Kelt
print-sheet-place = Hely
print-sheet-players = Játékosok

decision-title = A felvevő döntése
decision-step-1 = Ha pikkből vagy kőrből a két kézben legalább nyolc lap van, az az adu: a hosszabbik, egyenlőknél a pikk.
decision-step-2 = Különben szanzadu, ha a két kézben minden színben van fogás.
decision-step-3 = Különben káró vagy treff, ha legalább nyolc lap van belőle.
decision-step-4 = Különben pikk vagy kőr hét lappal, vagy a leghosszabb szín.
decision-count = A számolás többet ér a táblázatnál: aki látja a jutalomhoz kellő ütéseket, jutalomért játszik.
decision-ours = A füzet saját döntési táblázata elveszett. Ez a miénk; olyan leosztásokból készült, amelyeknek ismert a legjobb eredménye.
table-decision = Jutalomért ennyi ponttól a két kézben
table-decision-trumps = Adu
table-decision-major = pikk vagy kőr, { $count } lap
table-decision-major-more = pikk vagy kőr, { $count } vagy több
table-decision-minor = káró vagy treff, { $count } lap
table-decision-minor-more = káró vagy treff, { $count } vagy több

print-certificate = Igazolás a keverésről
print-certificate-deal = { $number }. leosztás
print-certificate-table = Asztal
print-certificate-dealer = Osztó
print-certificate-commitment = Ujjlenyomat
print-certificate-noted = Előre feljegyezve
print-certificate-secret = Titok
print-certificate-numbers = Adott számok
print-certificate-cut = Emelés
print-certificate-cut-by = { $count } lap, emelt: { $seat }
print-certificate-cut-table = { $count } lap, az asztal emelt
print-certificate-none = nincs
print-certificate-how = Az ujjlenyomat a titok SHA-256 kivonata, amelyet az emelés előtt közölnek. A titokból, a számokból, az emelésből, az asztalból és a leosztás számából következik a pakli sorrendje; a „sansatout verify” újra elvégzi a keverést, és a leírás megmondja, hogyan teheti meg bárki.

print-lesson-name = Név
print-exercises = Gyakorlatok { $number }
print-lesson-key = { $title }: megoldások
print-lesson-trumps = adu: { $strain }
error-print-asked-last = a kérdőjel a következő bemondás helye; a végén kell állnia

print-award = Oklevél
print-award-before = Igazoljuk, hogy
print-award-after = sikeresen megírta a következő tanfolyam tesztjét:
print-award-marks = { $asked } kérdésből { $right } helyes válasz.
print-award-signed = Aláírás
print-date = { $year }. { $month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
  } { $day }.

page-set-paper = Papír a nyomtatáshoz
page-set-paper-a4 = A4
page-set-paper-letter = Letter
page-print = Nyomtatás (PDF)
page-print-card = Asztali lap (PDF)
page-print-empty = Üres írástáblázat (PDF)
page-print-certificate = Igazolás (PDF)
