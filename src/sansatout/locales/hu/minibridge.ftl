error-exposed-declares = { $seat } nem lehet felvevő: az ő keze a nyitott
error-exposed-moved = { $seat } keze nem lehet nyitott; ennek az írásnak az üres helye { $expected }
error-player-twice = { $name } nem ülhet két helyen; különböző játékosok kellenek

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
