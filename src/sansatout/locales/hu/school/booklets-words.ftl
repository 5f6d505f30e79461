## A svéd, az észt és a magyar füzet szavai

school-foreign-swedish-given = aki oszt, és megnevez vagy továbbad
school-foreign-swedish-forehand = az osztó bal oldalán ülő, aki elsőként szól és hív
school-foreign-swedish-third = az osztó partnere, akinek a lapjait leterítik
school-foreign-swedish-fourth = az osztó jobb oldalán ülő
school-foreign-swedish-remit = a partnerre bízni a megnevezést
school-foreign-swedish-book = egy vonal első hat ütése
school-foreign-swedish-odd-trick = minden hat feletti ütés
school-foreign-swedish-trick = négy lap, játékosonként egy
school-foreign-swedish-fixed = aki a legkisebb lapot húzta, és sosem marad ki
school-foreign-swedish-entry = magas lap, amellyel be lehet jutni egy hosszú szín lejátszásához
school-foreign-swedish-finesse = kísérlet, hogy kisebb lappal nyerjünk, amíg az ellenfélnek nagyobb is van
school-foreign-swedish-middle-hand = az a kéz, amelynek két ellenfél között kell játszania
school-foreign-swedish-overtake = még nagyobb lappal vagy nagyobb aduval felülütni
school-foreign-swedish-void = ha egy színből egyetlen lap sincs
school-foreign-swedish-sitting = játék, amíg az egyik pár két gémet nem nyer
school-foreign-swedish-chicane = kéz egyetlen adu nélkül

school-foreign-estonian-player = a felvevő: aki elsőként licitálta az aduvá lett színt
school-foreign-estonian-table = az asztal: a felvevő partnere, akinek a lapjai nyitva fekszenek
school-foreign-estonian-senior = a felvevő bal oldalán ülő ellenfél, aki elsőként hív
school-foreign-estonian-junior = a felvevő jobb oldalán ülő ellenfél
school-foreign-estonian-deal = egy tizenhárom ütéses leosztás
school-foreign-estonian-game = gém: elég pont a vonal alatt
school-foreign-estonian-rubber = játék, amíg az egyik vonal két gémet nem nyer
school-foreign-estonian-danger = annak a vonalnak a gémje, amelynek már van egy: többet nyer és veszít
school-foreign-estonian-contract-trick = vállalt ütés
school-foreign-estonian-over-trick = a vállaltakon felüli ütés
school-foreign-estonian-under-trick = a vállaltakból hiányzó ütés
school-foreign-estonian-without = ezt mondják, ha szanzadut licitálnak

school-foreign-hungarian-pass = nincs licit
school-foreign-hungarian-double = az ellenfél elbukja: kétszeresen számít
school-foreign-hungarian-redouble = mégis teljesítjük: négyszeresen számít
school-foreign-hungarian-clubs = a legalacsonyabb szín
school-foreign-hungarian-diamonds = a legalacsonyabb feletti szín
school-foreign-hungarian-hearts = a legmagasabb alatti szín
school-foreign-hungarian-spades = a legmagasabb szín
school-foreign-hungarian-no-trump = adu nélküli játék
school-foreign-hungarian-mans = az olcsóbb játékszakasz: a vonalnak még nincs gémje
school-foreign-hungarian-bell = a drágább játékszakasz: a vonalnak már van gémje
school-foreign-hungarian-game = száz pont a vonal alatt
school-foreign-hungarian-dummy = a felvevő partnere a nyitott lapokkal
school-foreign-hungarian-declarer = aki a felvételt lejátssza
school-foreign-hungarian-down = a felvételből hiányzó ütés
school-foreign-hungarian-little-slam = egy híján minden ütés
school-foreign-hungarian-grand-slam = mind a tizenhárom ütés
