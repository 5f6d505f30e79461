error-position-twice = karta { $card } se pojavi dvakrat; pričakovane različne karte
error-position-uneven = listi imajo toliko kart: { $counts }; vsi jih morajo imeti enako, eno manj le tam, od koder je karta že odigrana k vzetku
error-position-empty = ni več kart; pričakovana vsaj ena v listu, ki je na vrsti
error-position-trick-size = kart na mizi je { $count }; pričakovano od 0 do 3
error-position-too-many = { $seat } ima { $count ->
    [one] { $count } karto
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
  }; pričakovano največ 13
error-position-revoke = { $seat } je igral karto { $card }, čeprav še ima { $held }; slediti je treba izigrani barvi
error-position-shape = ni polje oblike { $expected }: dobljeno { $given }
error-play-too-long = { $number }. karta igre, { $card }, pride za zadnjim vzetkom

cli-solve =
    Vzetki z odprtimi kartami: kaj dobi vsaka stran, ko so vse karte na ogled.

    Delitev da vzetke vseh izvajalcev v vseh barvah; --contract in --by vrednost vsake udarne karte,
    z --lead vsakega odgovora nanjo; sam --lead vse barve po tej karti.
cli-solve-what = delitev, na primer N:AK5.KJT64.74.763 … v narekovajih, datoteka PBN, LIN ali JSON ali - za standardni vhod, ena delitev na vrstico
cli-solve-contract = kontrakt, na primer 4S ali 3NT
cli-solve-by = njegov izvajalec: N, E, S ali W
cli-solve-lead = izigrana karta, na primer CK
cli-solve-batch = beri vrstice JSON z id in deal s standardnega vhoda in piši vrstice z id in table
cli-solve-progress = reševanje
cli-solve-declarer = { $seat }, { $strain }: { $tricks ->
    [one] { $tricks } vzetek
    [two] { $tricks } vzetka
    [few] { $tricks } vzetki
   *[other] { $tricks } vzetkov
  }
error-cli-solve-nothing = ni kaj rešiti; pričakovano: delitev, datoteka ali --batch
error-cli-solve-contract-by = kontrakt potrebuje izvajalca; pričakovano: --contract in --by skupaj ali nobeden
error-cli-solve-one-deal = toliko delitev ({ $count }) je tu preveč; pričakovana ena delitev z --contract ali --lead
error-cli-solve-line = { $reason }
error-cli-solve-not-a-line = to ni vprašanje; pričakovan objekt JSON z id in deal
cli-solve-write = dodaj OptimumResultTable, OptimumScore in ParContract bordom datoteke PBN, ki jih nimajo; prekinjen zagon se nadaljuje
cli-solve-written = bordov: { $boards }; s tabelo na novo: { $added }; že prav: { $right }; napačno: { $wrong }; neberljivo: { $unreadable }; brez cele delitve: { $without }
cli-solve-resumed = nadaljujem, rešenih bordov: { $boards }
cli-solve-wrong = bord { $board } (vrstica { $line }): v tabeli je { $row }, z odprtimi kartami { $tricks }; ostane, kot je
cli-solve-unreadable = bord { $board } (vrstica { $line }): { $reason }; ostane, kot je
error-cli-solve-write-alone = --write potrebuje datoteko PBN in nič drugega; pričakovano brez --contract, --by, --lead in --batch
error-cli-solve-busy = datoteko { $name } že piše drug zagon; pričakovano, da se prej konča
error-cli-solve-changed = datoteka { $name } se je med reševanjem spremenila; nič ni zapisano, zaženi znova
cli-par = Par delitve in vsi kontrakti, ki vodijo do njega.
cli-par-dealer = kdo je delil: N, E, S ali W (sicer kot pravi datoteka, ali N)
cli-par-vulnerable = None, NS, EW ali All (sicer kot pravi datoteka, ali None)
cli-par-score = par { $score } za NS:
cli-par-passed = par 0: vsi pasirajo
