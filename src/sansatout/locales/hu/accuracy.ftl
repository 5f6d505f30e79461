# A játékosok pontosságának parancsa.

cli-accuracy =
    Milyen pontosan játszik egy fájl játékosa, ha minden lap látszik, és mit érnek el a szakértők.

    Indító kijátszások, amelyek semmibe sem kerülnek, ütésbe kerülő lapok és leosztásonként vesztett ütések, 95 %-os határokkal.
cli-accuracy-file = PBN-, LIN- vagy JSON-fájl lejátszott leosztásokkal
cli-accuracy-player = a játékos, ahogy a fájl nevezi
cli-accuracy-of = { $name }: { $games } játékból { $deals } értékelhető
cli-accuracy-mean = arány, átlag
cli-accuracy-interval = 95 %
cli-accuracy-of-all = szám
cli-accuracy-experts = szakértők
cli-accuracy-leads = indító kijátszás, amely semmibe sem kerül
cli-accuracy-suit = {"  "}szín ellen
cli-accuracy-no-trump = {"  "}szanzadu ellen
cli-accuracy-declaring = a felvevő ütésbe kerülő lapjai
cli-accuracy-declaring-lost = {"  "}felvevőként vesztett ütés leosztásonként
cli-accuracy-defending = az ellenjátékos ütésbe kerülő lapjai
cli-accuracy-defending-lost = {"  "}ellenjátékban vesztett ütés leosztásonként
error-cli-accuracy-nobody = { $file } játékosai közt nincs „{ $name }”; a következők egyike kell: { $expected }
error-cli-accuracy-no-names = { $file } nem mondja meg, ki játszik; a játékosok neve kell
error-cli-accuracy-no-play = { $file } egyetlen lapot sem mutat, amelyet { $name } választott; lejátszott leosztások kellenek
