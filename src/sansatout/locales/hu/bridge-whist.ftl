error-not-a-holding = '{ $text }' nem honőrtartás: elvárt ezek egyike: { $expected }
error-not-a-claim = '{ $text }' nem mondja meg, kiéi a honőrök: elvárt oszlop, kettőspont és tartás, mint they:4-shared
error-holding-strain = a(z) { $holding } tartás nem illik ehhez: { $strain }: elvárt ezek egyike: { $expected }
error-multiplier = az ütések szorzója nem lehet { $multiplier }: elvárt 1, 2, 4, 8 és így tovább
error-doubling-limit = az ütések szorzója nem lehet { $multiplier }: elvárt legfeljebb 8, a megbeszélt határ
error-chicane-count = { $column } oszlopban nem lehet { $count } sikán: elvárt legfeljebb 2 kéz
error-chicane-all = sikán mind a négy kézben lehetetlen: elvárt legfeljebb három
error-honours-without-trumps = { $column } oszlopban nem lehet honőr, ha mindkét kéz sikán
error-penalty-tricks = büntetőütések itt sosem számítanak: elvárt egy sem
error-lay-down-off = itt nem teszik le a pikket: a kezet le kell játszani
error-must-be-played = ezt a kezet le kell játszani: csak kontra nélküli pikk tehető le, amíg mindkét vonalnak 20-nál kevesebbje van (mi { $we }, ők { $they })
error-robbert-over = a robbert véget ért: több kéz nem írható be

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
score-part-score-lost = a gémmel elveszett részjáték
score-marked-tricks = jelölt ütések
error-tricks-sum = a két vonal ütései együtt { $tricks }: elvárt 13
