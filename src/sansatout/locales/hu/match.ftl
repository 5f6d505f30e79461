# The command for matches between robots.

cli-match = Robotok csapatmérkőzése: minden leosztás két asztalnál, felcserélt vonalakkal.
cli-match-player = szint és licitrendszer, például expert:culbertson vagy novice; jelzésekkel az ellenjátékban expert:culbertson,signals=standard; expert:culbertson:natural az ellenfél licitjeit a natural rendszer szerint érti
cli-match-boards = hány leosztás
cli-match-seed = ebből sorsolódnak a leosztások és a választások
cli-match-same-auction = egy licit mindkét asztalnak, az első játékos rendszere szerint: csak a lejátszás dönt
cli-match-decide = álljon meg, amint eldőlt, hogy az első semmit vagy ennyi IMP-et nyer leosztásonként (5 % tévedés); a --boards a leosztások legnagyobb száma
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
cli-match-gains = Eldőlt: { $a } leosztásonként inkább { $gain } IMP-et nyer, mint semmit.
cli-match-gains-nothing = Eldőlt: { $a } nem nyer semmit: leosztásonként inkább 0, mint { $gain } IMP.
cli-match-open = Ezek a leosztások nem döntötték el, hogy { $a } semmit vagy { $gain } IMP-et nyer leosztásonként.
error-match-gain = ekkora nyereséget leosztások nem dönthetnek el: „{ $value }”; 0-nál több és legfeljebb 24 IMP kell
error-match-needs-four = ebben a játékban nincsenek partnerek: „{ $variant }”; négyszemélyes játék kell
