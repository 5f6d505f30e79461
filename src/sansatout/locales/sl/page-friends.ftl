# Stran: igra s prijatelji, vračanje, obveščanje in stran brez omrežja.

page-invited-by = { $host } te vabi k igri: { $game }.
page-invited = Imaš povabilo k igri: { $game }.
page-invite-choose = Izberi prosto mesto.
page-invite-taken = To mesto je nekdo že zasedel; prosi za drugo vabilo.
page-invite-full = Vsa mesta za to mizo so zasedena; igro lahko gledaš.
page-look-on = Gledaj igro
page-no-table = Na tem naslovu ni mize; morda manjka del povezave.
page-call-me = Ime, pod katerim te vidijo drugi za mizo
page-call-me-save = To sem jaz

page-invite-friends = Povabi prijatelje
page-invite-note = Ena povezava za vse: kdor jo odpre, izbere prosto mesto.
page-invite-link = Povezava do te mize
page-invite-single = Posebno vabilo za vsako mesto
page-share = Deli povezavo
page-share-text = Igraj z mano: { $game }!
page-copy-link = Kopiraj povezavo
page-qr = Koda QR za povezavo
page-reach = Naslov, na katerem drugi najdejo ta računalnik
page-only-here = To povezavo lahko odpre samo ta računalnik. Da se lahko pridružijo tudi prijatelji in telefoni v tvojem omrežju, zaženi Sansatout takole: { $command }

page-company = Kdo igra?
page-with-robots-note = Igra se začne takoj.
page-with-friends-note = Dobiš eno povezavo; kdor jo odpre, zasede prosto mesto.

page-go-on-title = Nadaljuj igro
page-go-on = Nadaljuj
page-go-on-with = drugi za mizo: { $names }
page-turn-mine = Na vrsti si
page-again = Isti igralci še enkrat
page-again-asked = { $name } vabi iste igralce k novi mizi. Greš zraven?
page-again-come = Grem zraven
page-again-stay = Ostanem tu

page-set-sounds = Zvok ob karti, ob moji potezi in ob koncu delitve
page-set-sounds-off = izklopljen
page-set-sounds-on = vklopljen
page-notify = Obvestila, ko sem na vrsti in gledam drugam
page-notify-ask = Dovoli obvestila
page-notify-on = Dovoljena so.
page-notify-denied = Brskalnik jih ne dovoli; to lahko spremeniš v njegovih nastavitvah.
page-notify-none = Brskalniki jih kažejo samo pri straneh, odprtih prek https.
page-notify-turn = Na vrsti si pri igri { $game }.

page-offline = Povezave s strežnikom ni. Pravila, končane delitve in zapise, ki so bili tu že odprti, je še vedno mogoče brati; igra se bo nadaljevala, ko bo povezava spet vzpostavljena.
page-offline-unseen = Povezave s strežnikom ni, tega pa tu še nihče ni odprl.
page-newer = Na voljo je novejša različica te strani.
page-newer-load = Naloži jo

preview-title = Igra: { $game }
preview-title-host = { $host } te vabi k igri: { $game }
preview-text = { $count ->
    [one] { $count } mesto je prosto. Odpri povezavo in se usedi; računa ne potrebuješ.
    [two] { $count } mesti sta prosti. Odpri povezavo in se usedi; računa ne potrebuješ.
    [few] { $count } mesta so prosta. Odpri povezavo in se usedi; računa ne potrebuješ.
   *[other] { $count } mest je prostih. Odpri povezavo in se usedi; računa ne potrebuješ.
  }
preview-full = Vsa mesta so zasedena; igro lahko gledaš.
