# Az oldal: játék barátokkal, visszatérés, értesítés, és az oldal hálózat nélkül.

page-invited-by = { $host } játszani hív: { $game }.
page-invited = Játszani hívnak: { $game }.
page-invite-choose = Válassz egy szabad helyet.
page-invite-taken = Ezt a helyet valaki már elfoglalta; kérj másik meghívót.
page-invite-full = Ennél az asztalnál minden hely foglalt; nézőként maradhatsz.
page-look-on = Nézem a játékot
page-no-table = Ezen a címen nincs asztal; talán hiányzik a link egy része.
page-call-me = A neved, ahogy a többiek látják
page-call-me-save = Ez vagyok én

page-invite-friends = Hívd meg a barátaidat
page-invite-note = Egy link mindenkinek: aki megnyitja, szabad helyet választ.
page-invite-link = Az asztal linkje
page-invite-single = Külön meghívó minden helyre
page-share = A link megosztása
page-share-text = Gyere játszani: { $game }!
page-copy-link = A link másolása
page-qr = A link QR-kódja
page-reach = Ezen a címen érik el mások ezt a gépet
page-only-here = Ezt a linket csak ez a gép tudja megnyitni. Ha azt szeretnéd, hogy a hálózatodon telefonok és barátok is elérjék, így indítsd a Sansatoutot: { $command }

page-company = Kik játszanak?
page-with-robots-note = A játék azonnal kezdődik.
page-with-friends-note = Egy linket kapsz; aki megnyitja, szabad helyre ül.

page-go-on-title = Játék folytatása
page-go-on = Folytatás
page-go-on-with = veled játszik: { $names }
page-turn-mine = Te jössz
page-again = Újra ugyanezzel a társasággal
page-again-asked = { $name } új asztalt nyitott ugyanennek a társaságnak. Jössz te is?
page-again-come = Megyek
page-again-stay = Maradok

page-set-sounds = Hang, ha lapot tesznek, ha én jövök, és ha vége a leosztásnak
page-set-sounds-off = ki
page-set-sounds-on = be
page-notify = Értesítés, ha én jövök, és éppen mást nézek
page-notify-ask = Értesítések engedélyezése
page-notify-on = Engedélyezve vannak.
page-notify-denied = A böngésző nem engedélyezi; ezt a böngésző beállításaiban módosíthatod.
page-notify-none = A böngészők csak https-en megnyitott oldalaknál mutatnak értesítést.
page-notify-turn = Te jössz ebben a játékban: { $game }.

page-offline = Nincs kapcsolat a szerverrel. Az itt már látott szabályok, befejezett leosztások és írások továbbra is olvashatók; a játék folytatódik, ha visszajön a kapcsolat.
page-offline-unseen = Nincs kapcsolat a szerverrel, és ezt itt még soha nem nyitották meg.
page-newer = Ennek az oldalnak van újabb változata.
page-newer-load = Betöltés

preview-title = Játék: { $game }
preview-title-host = { $host } játszani hív: { $game }
preview-text = { $count ->
    [one] Egy hely szabad. Nyisd meg a linket, és ülj le; regisztrálni nem kell.
   *[other] { $count } hely szabad. Nyisd meg a linket, és ülj le; regisztrálni nem kell.
  }
preview-full = Minden hely foglalt; nézőként maradhatsz.
