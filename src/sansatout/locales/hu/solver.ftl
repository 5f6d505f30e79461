error-position-twice = { $card } kétszer szerepel; különböző lapok kellenek
error-position-uneven = a kezekben { $counts } lap van; mindegyikben ugyanannyi kell, eggyel kevesebb ott, ahonnan már tettek az ütéshez
error-position-empty = nem maradt lap; legalább egy kell a soron lévő kézben
error-position-trick-size = { $count } lap van az asztalon; 0 és 3 közötti szám kell
error-position-too-many = { $seat } kezében { $count } lap van; legfeljebb 13 lehet
error-position-revoke = { $seat } ezt tette: { $card }, pedig még megvan { $held }; a hívott színből kell tenni
error-position-shape = nem ilyen tömb: { $expected }; kapott: { $given }
error-play-too-long = a lejátszás { $number }. lapja, { $card }, az utolsó ütés után jön

cli-solve =
    Ütések nyílt lapokkal: mit visz mindegyik vonal, ha minden lap látszik.

    Egy leosztás minden felvevő ütéseit adja minden színben; --contract és --by minden indító kijátszás
    értékét, --lead mellett minden rá adott válaszét; a --lead egyedül minden színt e hívás után.
cli-solve-what = leosztás, például N:AK5.KJT64.74.763 … idézőjelben, PBN-, LIN- vagy JSON-fájl, vagy - a szabványos bemenethez, soronként egy leosztás
cli-solve-contract = a felvétel, például 4S vagy 3NT
cli-solve-by = a felvevője: N, E, S vagy W
cli-solve-lead = kihívott lap, például CK
cli-solve-batch = JSON-sorok olvasása id és deal mezővel a szabványos bemenetről, és sorok írása id és table mezővel
cli-solve-progress = megoldás
cli-solve-declarer = { $seat }, { $strain }: { $tricks } ütés
error-cli-solve-nothing = nincs mit megoldani; leosztás, fájl vagy --batch kell
error-cli-solve-contract-by = a felvételhez felvevő kell; --contract és --by együtt kell, vagy egyik sem
error-cli-solve-one-deal = { $count } leosztás itt túl sok; --contract vagy --lead mellett egy leosztás kell
error-cli-solve-line = { $reason }
error-cli-solve-not-a-line = nem kérdés; JSON-objektum kell id és deal mezővel
cli-solve-write = OptimumResultTable, OptimumScore és ParContract hozzáadása egy PBN-fájl leosztásaihoz, ahol hiányzik; a megszakadt futás folytatódik
cli-solve-written = leosztás: { $boards }; táblázatot kapott: { $added }; már jó: { $right }; hibás: { $wrong }; olvashatatlan: { $unreadable }; teljes leosztás nélkül: { $without }
cli-solve-resumed = folytatás { $boards } leosztás után
cli-solve-wrong = { $board }. leosztás ({ $line }. sor): a táblázatban { $row } áll, nyílt lapokkal { $tricks }; változatlan maradt
cli-solve-unreadable = { $board }. leosztás ({ $line }. sor): { $reason }; változatlan maradt
error-cli-solve-write-alone = a --write mellé csak PBN-fájl kell; --contract, --by, --lead és --batch nélkül
error-cli-solve-busy = egy másik futás éppen írja: { $name }; előbb annak kell véget érnie
error-cli-solve-changed = { $name } megváltozott a megoldás közben; semmit sem írtunk ki, futtasd újra
cli-par = Egy leosztás par eredménye és minden felvétel, amely oda vezet.
cli-par-dealer = ki osztott: N, E, S vagy W (különben a fájl szerint, vagy N)
cli-par-vulnerable = None, NS, EW vagy All (különben a fájl szerint, vagy None)
cli-par-score = par { $score } NS-nek:
cli-par-passed = par 0: mindenki passzol
