# Ukaz za natančnost igralcev.

cli-accuracy =
    Kako natančno igra igralec iz datoteke, če vidimo vse karte, in kaj dosežejo strokovnjaki.

    Udarne karte, ki ne stanejo nič, karte, ki stanejo vzetek, in izgubljeni vzetki na delitev, s 95-odstotnimi intervali.
cli-accuracy-file = datoteka PBN, LIN ali JSON z odigranimi delitvami
cli-accuracy-player = igralec, z imenom iz datoteke
cli-accuracy-of = { $name }: od iger ({ $games }) jih je mogoče oceniti { $deals }
cli-accuracy-mean = delež, povprečje
cli-accuracy-interval = 95 %
cli-accuracy-of-all = od
cli-accuracy-experts = strokovnjaki
cli-accuracy-leads = udarne karte, ki ne stanejo nič
cli-accuracy-suit = {"  "}proti barvi
cli-accuracy-no-trump = {"  "}proti brez adut
cli-accuracy-declaring = izvajalčeve karte, ki stanejo vzetek
cli-accuracy-declaring-lost = {"  "}izgubljeni vzetki v izvajanju na delitev
cli-accuracy-defending = branilčeve karte, ki stanejo vzetek
cli-accuracy-defending-lost = {"  "}izgubljeni vzetki v obrambi na delitev
error-cli-accuracy-nobody = v datoteki { $file } ne igra nihče z imenom »{ $name }«; pričakovano eno od: { $expected }
error-cli-accuracy-no-names = datoteka { $file } ne pove, kdo igra; pričakovana imena igralcev
error-cli-accuracy-no-play = datoteka { $file } ne pove nobene karte, ki bi jo izbral igralec { $name }; pričakovane delitve z igro
