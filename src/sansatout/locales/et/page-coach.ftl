# Leht õppijale: vihjed, miks, juhendaja, õppelauad.

error-hint-alone = robot annab nõu sellele, kes mängib üksi robotitega; teiste inimestega lauas peab see olema kokku lepitud laua tegemisel
error-hint-turn = robot annab nõu sellele, kelle kord on: oodati sinu korda
error-hint-never = selles lauas ei ole vihjeid kokku lepitud: oodati lauda, kus need on lubatud
error-why-nothing = seletada pole veel midagi: oodati roboti sõna või kaarti
page-hint-idea = Mõtle sellele: { $idea }
page-hint-card = Näita, mida ta teeks
page-hint-short = Vihje
page-hint-others = Mida veel kaaluti
page-why = Miks?
page-why-told = { $seat }, { $what }: { $why }.
page-why-later = { $seat }, { $what }: põhjus öeldakse pärast jaotuse lõppu.
page-hinted = { $name } küsis vihjet (selles jaotuses { $count })
page-hints-option = Roboti vihjed
page-hints-option-note = Iga mängija võib robotilt nõu küsida; teised näevad, et seda küsiti.
page-hints-agreed = Selles lauas võivad mängijad robotilt vihjeid küsida.
error-no-such-act = tegu { $number } ei kuulu sellesse jaotusse: oodati { $first } kuni { $last }
page-coach = Juhendaja
page-coach-title = Sinu kõige kallimad otsused
page-coach-note = Mida otsus maksis, on arvutatud kõiki kaarte nähes, mida lauas keegi ei näinud.
page-coach-wait = Juhendaja vaatab jaotust …
page-coach-none = Kõiki kaarte nähes ei maksnud ükski su otsus midagi. Hästi mängitud!
page-coach-card = { $what } maksis { $tricks ->
    [one] ühe võtte
   *[other] { $tricks } võtet
  }, umbes { $points ->
    [one] ühe punkti
   *[other] { $points } punkti
  }.
page-coach-better = Kõiki kaarte nähes parem: { $cards }.
page-coach-word = { $what }: siin ütleb süsteem { $better }. Parima mänguga oleks sellest saanud { $there }, sinu omast { $here }; umbes { $points ->
    [one] üks punkt
   *[other] { $points } punkti
  } vähem.
page-coach-reach = { $what } ({ $seat }), võtteid { $tricks }
page-coach-passed = mängimata jaotus
page-coach-same = Robot, kes näeb ainult seda, mida sina nägid, oleks teinud sama.
page-coach-robot = Robot, kes näeb ainult seda, mida sina nägid, valiks: { $what } ({ $why }).
page-coach-again = Proovi siit uuesti
error-teaching-laws = kus reeglivastase üle otsustatakse, seal ei õpetata: oodati „enforced“, mitte { $laws }
page-teaching = Õppelaud
page-teaching-note = Kõik käed on avatud, igaüks võib iga teo tagasi võtta ja iga käe punktid on näha. Midagi ei võrrelda ega loeta mängituks.
page-undo-last = Võta viimane tegu tagasi
