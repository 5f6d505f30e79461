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
