# The command for matches between robots.

cli-match = Robotok csapatmérkőzése: minden leosztás két asztalnál, felcserélt vonalakkal.
cli-match-player = szint és licitrendszer, például expert:culbertson vagy novice
cli-match-boards = hány leosztás
cli-match-seed = ebből sorsolódnak a leosztások és a választások
cli-match-same-auction = egy licit mindkét asztalnak, az első játékos rendszere szerint: csak a lejátszás dönt
cli-match-workers = hány folyamat (különben magonként egy)
cli-match-json = az egész mérkőzés kiírása ebbe a fájlba
cli-match-pbn = mindkét asztal minden leosztásának kiírása ebbe a fájlba
cli-match-imps = { $a } – { $b }: { $imps } IMP leosztásonként (95 %)
cli-match-points = { $points } pont leosztásonként, { $boards } leosztáson
cli-match-declarer = felvevőként vesztett
cli-match-defence = ellenjátékban vesztett
cli-match-double-dummy = a nyílt lapos érték felett
cli-match-par = IMP a par felett
cli-match-seconds = másodperc laponként (medián / 95 % / legtöbb)
error-match-needs-four = ebben a játékban nincsenek partnerek: „{ $variant }”; négyszemélyes játék kell
