# What robots say about the cards they play.

robot-play-forced = az egyetlen lap
robot-play-equal = minden lap egyformán jó
robot-play-expected = { $points } pont várható { $count } elosztás alapján
robot-play-kept = { $points } pont várható { $count } elosztás alapján; más lap nem egyértelműen jobb
robot-play-exact = a legjobb játékmenet az összes ({ $count }) elosztásra { $points } pontot ad, akkor is, ha az ellenjátékosok minden lapot látnának
robot-play-claim = a többi a miénk: { $tricks } biztos ütés
robot-play-claim-accept = az igénylés jogos
robot-play-claim-refuse = az igénylés többet kér, mint ami jár
robot-play-claim-doubted = elutasított igénylés után csak olyan ütés jár, amely az igénylő által látott lapok alapján biztos
robot-play-opening-lead = a füzet szerinti indító kijátszás
robot-play-lowest = nincs mit nyerni: a legkisebb lap
robot-play-second-low = második kéz kicsit
robot-play-third-high = harmadik kéz nagyot
robot-play-cover = honőrre honőr
robot-play-win-cheaply = ütés a lehető legolcsóbban
robot-play-ruff = lopás aduval
robot-play-discard = a legkevésbé hiányzó lap eldobása
robot-play-draw-trumps = aduzás
robot-play-ruff-on = további lopás aduval
robot-play-finesse = hívás a honőrök felé impasszra
robot-play-cash = lehívás, amíg lehet
robot-play-long-suit = hívás a leghosszabb színből
robot-play-partners-suit = az először hívott szín folytatása
robot-play-dummys-suit = az asztal erején át, a gyengéje felé

error-nothing-to-decide = { $seat } most nem dönt semmiről; olyan játékos kell, aki szól vagy játszik
error-unknown-level = nincs „{ $level }” szint; a következők egyike kell: { $expected }

robot-law-only = csak ezt engedi a szabály
robot-law-expected = { $points } pont várható { $count } elosztás alapján
robot-law-call = ahogy a szabályok a történtek után engedik
