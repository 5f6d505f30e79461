error-not-a-holding = „{ $text }” nem honőrtartás; a következők egyike kell: { $expected }
error-not-a-claim = „{ $text }” nem mondja meg, kiéi a honőrök; oszlop, kettőspont és tartás kell, például they:4-shared
error-chicane-without-honours = a „chicane” semmit sem mond a honőrök nélkül, amelyeknek az értékét megváltoztatja; a honőrök is kellenek, például honours they:4-shared (az egyik vonalnak mindig van legalább három)
error-not-penalty-tricks = „{ $text }” nem mondja meg, kiéi a büntetőütések; oszlop, kettőspont és szám kell, például we:2
error-tricks-of-both-sides = „{ $text }” az egyik vonal ütései, „{ $by }” a másikat nevezi meg; a kettő közül az egyik kell
error-penalty-count = { $column }: ennyi büntetőütés nem lehet: { $count } (penalty); legfeljebb { $most }, amennyit a többiek vittek
error-chicane-of-both-opponents = ha az egyik vonal mindkét kezében sikán van, a másiké mind az öt honőr; 5-3-2, 5-4-1 vagy 5-one kell
error-holding-strain = { $holding }: ez a tartás nem illik ehhez: { $strain }; a következők egyike kell: { $expected }
error-multiplier = az ütések szorzója nem lehet { $multiplier }; 1, 2, 4, 8 és így tovább kell
error-doubling-limit = az ütések szorzója nem lehet { $multiplier }; a megbeszélt határ szerint legfeljebb 8 lehet
error-chicane-count =
    { $column ->
        [we] Mi
        [they] Ők
       *[other] { $column }
    } oszlop: nem lehet { $count } sikán; legfeljebb 2 kézben lehet
error-chicane-all = sikán mind a négy kézben lehetetlen; legfeljebb háromban lehet
error-honours-without-trumps =
    { $column ->
        [we] Mi
        [they] Ők
       *[other] { $column }
    } oszlop: nem lehet honőr, ha mindkét kéz sikán
error-penalty-tricks = büntetőütések itt sosem számítanak; egyet se adj meg
error-lay-down-off = itt nem teszik le a pikket: a kezet le kell játszani
error-must-be-played = ezt a kezet le kell játszani: csak kontra nélküli pikk tehető le, amíg mindkét vonalnak 20-nál kevesebbje van (mi { $we }, ők { $they })
error-robbert-over = a robber véget ért: több kéz nem írható be

score-odd-tricks = { $count ->
    [one] egy hat feletti ütés
   *[other] { $count } hat feletti ütés
  }
score-honour-units = { $count ->
    [one] honőrök, egy egység
   *[other] honőrök, { $count } egység
  }
score-aces = { $count } ász
score-little-slam = kis szlem
score-second-game = második gém
score-part-score-lost = a gémmel elveszett részeredmény
score-marked-tricks = jelölt ütések
error-tricks-sum = a két vonal ütései együtt { $tricks }; 13 kell
