# Leht: mäng sõpradega, tagasitulek, kutsumine ja leht ilma võrguta.

page-invited-by = { $host } kutsub sind mängima: { $game }.
page-invited = Sind on kutsutud mängima: { $game }.
page-invite-choose = Vali vaba koht.
page-invite-taken = Selle koha on keegi juba võtnud; küsi uus kutse.
page-invite-full = Kõik kohad selles mängulauas on võetud; võid pealt vaadata.
page-look-on = Vaata pealt
page-no-table = Sellel aadressil ei ole mängulauda; võib-olla on lingist osa puudu.
page-call-me = Sinu nimi, mida näevad teised lauas
page-call-me-save = See olen mina

page-invite-friends = Kutsu sõbrad
page-invite-note = Üks link kõigile: kes selle avab, valib vaba koha.
page-invite-link = Selle mängulaua link
page-invite-single = Kutse igale kohale eraldi
page-share = Jaga linki
page-share-text = Tule minuga mängima: { $game }!
page-copy-link = Kopeeri link
page-qr = Lingi QR-kood
page-reach = Aadress, millelt teised selle arvuti leiavad
page-only-here = Seda linki saab avada ainult see arvuti. Et ligi pääseksid ka telefonid ja sõbrad sinu võrgus, käivita Sansatout nii: { $command }

page-company = Kes mängivad?
page-with-robots-note = Mäng algab kohe.
page-with-friends-note = Saad ühe lingi; kes selle avab, võtab vaba koha.

page-go-on-title = Mängi edasi
page-go-on = Edasi
page-go-on-with = kaasmängijad: { $names }
page-turn-mine = Sinu kord
page-again = Samad mängijad uuesti
page-again-asked = { $name } tegi samadele mängijatele uue mängulaua. Kas tuled kaasa?
page-again-come = Tulen kaasa
page-again-stay = Jään siia

page-set-sounds = Helid, kui mängitakse kaart, kui on minu kord ja kui jaotus lõpeb
page-set-sounds-off = väljas
page-set-sounds-on = sees
page-notify = Teavitused, kui on minu kord ja ma vaatan mujale
page-notify-ask = Luba teavitused
page-notify-on = Need on lubatud.
page-notify-denied = Brauser ei luba neid; seda saab muuta brauseri enda seadetes.
page-notify-none = Brauserid näitavad neid ainult lehtedel, mis on avatud https-i kaudu.
page-notify-turn = Sinu kord mängus { $game }.

page-offline = Serveriga ei ole ühendust. Reegleid, lõppenud jaotusi ja arvutuslehti, mida oled siin juba vaadanud, saab ikka lugeda; mäng jätkub, kui ühendus taastub.
page-offline-unseen = Serveriga ei ole ühendust ja seda ei ole siin varem avatud.
page-newer = Sellest lehest on uuem versioon.
page-newer-load = Laadi see

preview-title = Mäng: { $game }
preview-title-host = { $host } kutsub sind mängima: { $game }
preview-text = { $count ->
    [one] Üks koht on vaba. Ava link ja istu lauda; kontot ei ole vaja.
   *[other] { $count } kohta on vaba. Ava link ja istu lauda; kontot ei ole vaja.
  }
preview-full = Kõik kohad on võetud; võid pealt vaadata.
