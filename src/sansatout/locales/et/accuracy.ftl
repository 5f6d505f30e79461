# Mängijate täpsuse käsk.

cli-accuracy =
    Kui täpselt faili mängija mängib, kui kõik kaardid on näha, ja kuhu jõuavad asjatundjad.

    Esimesed väljakäigud, mis võtet ei kaota, kaardid, mis kaotavad võtte, ja jaotuse kohta kaotatud võtted, kõik 95 % vahemikuga.
cli-accuracy-file = PBN-, LIN- või JSON-fail mängitud jaotustega
cli-accuracy-player = mängija, nimega nagu failis
cli-accuracy-of = { $name }: hinnatavate kaartidega mänge { $deals }, kokku { $games }
cli-accuracy-mean = osakaal, keskmine
cli-accuracy-interval = 95 %
cli-accuracy-of-all = arv
cli-accuracy-experts = asjatundjad
cli-accuracy-leads = esimesed väljakäigud, mis võtet ei kaota
cli-accuracy-suit = {"  "}masti vastu
cli-accuracy-no-trump = {"  "}trumbita mängu vastu
cli-accuracy-declaring = avaldaja kaardid, mis kaotavad võtte
cli-accuracy-declaring-lost = {"  "}avaldajana kaotatud võtteid jaotuse kohta
cli-accuracy-defending = kaitses mängitud kaardid, mis kaotavad võtte
cli-accuracy-defending-lost = {"  "}kaitses kaotatud võtteid jaotuse kohta
error-cli-accuracy-nobody = failis { $file } ei mängi keegi nimega „{ $name }“: oodati üht neist: { $expected }
error-cli-accuracy-no-names = fail { $file } ei ütle, kes mängib: oodati mängijate nimesid
error-cli-accuracy-no-play = failis { $file } pole ühtki kaarti, mille { $name } oleks valinud: oodati jaotusi koos mänguga
