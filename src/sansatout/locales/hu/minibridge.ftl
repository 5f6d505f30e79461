error-exposed-declares = { $seat } nem lehet felvevő: az ő keze a nyitott
error-exposed-moved = { $seat } keze nem lehet nyitott: elvárt { $expected }, ennek az írásnak az üres helye
error-player-twice = { $name } nem ülhet két helyen: elvárt különböző játékosok

score-bonus = jutalom
score-made-without-bonus = jutalom nélkül teljesítve
score-trick-value = { $count ->
    [one] egy hat feletti ütés
   *[other] { $count } hat feletti ütés
  }
score-short-of-target = { $count ->
    [one] egy hiányzó ütés
   *[other] { $count } hiányzó ütés
  }
