error-position-twice = { $card } on seal kaks korda: oodati erinevaid kaarte
error-position-uneven = kätes on { $counts } kaarti: oodati igas käes ühepalju, ühe võrra vähem seal, kust on võttesse mängitud
error-position-empty = kaarte ei ole alles: mängivas käes oodati vähemalt üht
error-position-trick-size = laual on { $count } kaarti: oodati 0 kuni 3
error-position-too-many = mängijal { $seat } on { $count } kaarti: oodati kõige rohkem 13
error-position-revoke = { $seat } mängis { $card } ja tal on veel { $held }: oodati väljakäidud masti
error-position-shape = see ei ole massiiv kujuga { $expected }: saadi { $given }
error-play-too-long = mängu { $number }. kaart, { $card }, tuleb pärast viimast võtet

cli-solve =
    Võtted avatud kaartidega: mida kumbki pool teeb, kui kõik kaardid on näha.

    Jaotus annab kõigi avaldajate võtted kõigis mastides ja trumbita; --contract ja --by iga esimese
    väljakäigu väärtuse, koos valikuga --lead iga vastuse oma; ainult --lead kõik mastid pärast seda käiku.
cli-solve-what = jutumärkides jaotus nagu N:AK5.KJT64.74.763 …, PBN-, LIN- või JSON-fail või - standardsisendi jaoks, igal real üks jaotus
cli-solve-contract = leping, nagu 4S või 3NT
cli-solve-by = selle avaldaja: N, E, S või W
cli-solve-lead = väljakäidud kaart, nagu CK
cli-solve-batch = loe standardsisendist JSON-i read väljadega id ja deal ning kirjuta read väljadega id ja table
cli-solve-progress = lahendamine
cli-solve-declarer = { $seat }, { $strain }: { $tricks ->
    [one] üks võte
   *[other] { $tricks } võtet
  }
error-cli-solve-nothing = pole midagi lahendada: oodati jaotust, faili või valikut --batch
error-cli-solve-contract-by = leping vajab avaldajat: oodati nii --contract kui ka --by või mitte kumbagi
error-cli-solve-one-deal = { $count } jaotust on siin liiga palju: koos valikuga --contract või --lead oodati üht
error-cli-solve-line = { $reason }
error-cli-solve-not-a-line = see ei ole küsimus: oodati JSON-i objekti väljadega id ja deal
cli-solve-write = lisa PBN-faili jaotustele, millel neid pole, OptimumResultTable, OptimumScore ja ParContract; katkestatud töö jätkub
cli-solve-written = jaotusi: { $boards }; tabeli sai: { $added }; juba õige: { $right }; vale: { $wrong }; loetamatu: { $unreadable }; ilma terve jaotuseta: { $without }
cli-solve-resumed = jätkan, tehtud jaotusi: { $boards }
cli-solve-wrong = jaotus { $board } (rida { $line }): tabelis on { $row }, avatud kaartidega on { $tricks }; jäetud nii, nagu on
cli-solve-unreadable = jaotus { $board } (rida { $line }): { $reason }; jäetud nii, nagu on
error-cli-solve-write-alone = --write vajab PBN-faili ja ei midagi muud: ei oodatud valikuid --contract, --by, --lead ega --batch
error-cli-solve-busy = faili { $name } kirjutab juba teine töö: oodati, et see enne lõpeks
error-cli-solve-changed = faili { $name } muudeti lahendamise ajal: midagi ei kirjutatud; käivita uuesti
cli-par = Jaotuse parim tulemus mõlemale poolele (par) ja kõik lepingud, mis selleni viivad.
cli-par-dealer = kes jagas: N, E, S või W (muidu nagu failis või N)
cli-par-vulnerable = None, NS, EW või All (muidu nagu failis või None)
cli-par-score = par { $score } poolele NS:
cli-par-passed = par 0: kõik passivad
