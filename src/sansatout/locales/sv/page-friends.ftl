# Sidan: spel med vänner, att komma tillbaka, att bli kallad, och sidan utan nät.

page-invited-by = { $host } bjuder in dig till { $game }.
page-invited = Du är inbjuden till { $game }.
page-invite-choose = Välj en ledig plats.
page-invite-taken = Någon har redan tagit den här platsen; be om en ny inbjudan.
page-invite-full = Alla platser vid det här bordet är upptagna; du kan titta på.
page-look-on = Titta på
page-no-table = Det finns inget bord på den här adressen; kanske saknas en del av länken.
page-call-me = Ditt namn, som de andra vid bordet ser
page-call-me-save = Det är jag

page-invite-friends = Bjud in dina vänner
page-invite-note = En länk för alla: den som öppnar den väljer en ledig plats.
page-invite-link = Länk till det här bordet
page-invite-single = En egen inbjudan för varje plats
page-share = Dela länken
page-share-text = Spela { $game } med mig!
page-copy-link = Kopiera länken
page-qr = Länkens QR-kod
page-reach = Adressen där andra hittar den här datorn
page-only-here = Bara den här datorn kan öppna länken. Starta Sansatout så här för att släppa in telefoner och vänner i ditt nätverk: { $command }

page-company = Vilka spelar?
page-with-robots-note = Spelet börjar genast.
page-with-friends-note = Du får en länk; den som öppnar den tar en ledig plats.

page-go-on-title = Fortsätt spela
page-go-on = Fortsätt
page-go-on-with = med { $names }
page-turn-mine = Din tur
page-again = Samma spelare igen
page-again-asked = { $name } har öppnat ett nytt bord för samma spelare. Följer du med?
page-again-come = Följ med
page-again-stay = Stanna här

page-set-sounds = Ljud när ett kort spelas, när det är min tur och när given är slut
page-set-sounds-off = av
page-set-sounds-on = på
page-notify = Aviseringar när det är min tur och jag tittar åt ett annat håll
page-notify-ask = Tillåt aviseringar
page-notify-on = De är tillåtna.
page-notify-denied = Webbläsaren tillåter dem inte; det kan ändras i dess egna inställningar.
page-notify-none = Webbläsare visar dem bara för sidor som öppnas över https.
page-notify-turn = Det är din tur i { $game }.

page-offline = Det finns ingen förbindelse med servern. Regler, avslutade givar och protokoll som du har sett här kan fortfarande läsas; spelet går vidare när förbindelsen är tillbaka.
page-offline-unseen = Det finns ingen förbindelse med servern, och detta har aldrig öppnats här förut.
page-newer = Det finns en nyare version av den här sidan.
page-newer-load = Läs in den

preview-title = Ett parti { $game }
preview-title-host = { $host } bjuder in dig till { $game }
preview-text = { $count ->
    [one] En plats är ledig. Öppna länken och slå dig ner; inget konto behövs.
   *[other] { $count } platser är lediga. Öppna länken och slå dig ner; inget konto behövs.
  }
preview-full = Alla platser är upptagna; du kan titta på.
