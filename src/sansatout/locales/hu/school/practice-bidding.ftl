## Kérdések a licitről, a felvételről és a rendszerről

school-practice-allowed = Te jössz, és a legmagasabb licit: { $last }. Melyik bemondást szabad? Jelöld meg mindet.
    .hint = A licitnek magasabbnak kell lennie az utolsónál. Kontrázni az ellenfelek licitjét lehet, rekontrázni az ő kontrájukat.
    .why = Az utolsó licit: { $last }. Fölötte minden magasabb licit szabad: több ütés, vagy ugyanannyi egy magasabb színben vagy szanzaduban. Passzolni mindig szabad. Kontrázni csak az ellenfelek licitjét lehet, és csak egyszer; rekontrázni csak az ő kontrájukat.
school-practice-auction-declarer = A felvétel: { $contract }. Ki a felvevő?
    .hint = Nem az, aki utoljára licitált, hanem aki abból a vonalból először nevezte meg, amit most játszanak.
    .why = { $seat } nevezte meg először abból a vonalból ezt: { $strain }.
school-practice-contract-score = A felvétel { $contract }{ $doubled ->
        [yes] , kontrázva,
       *[no] { "," }
    } { $danger ->
        [yes] bellben
       *[no] mansban
    }, és a felvevő { $tricks ->
        [one] egy ütést
       *[other] { $tricks } ütést
    } visz. Mennyit ír a felvevő vonala a vonal alá és fölé együtt? Tegyél elé mínuszt, ha az ellenfél ír.
    .hint = Először: teljesült a felvétel? Aztán keresd meg a táblázatban a hozzá tartozó sort.
    .why = { $made ->
        [yes] A vonal alá { $below }, fölé { $above }: együtt { $points }.
       *[no] { $short ->
            [one] Egy ütés hiányzik
           *[other] { $short } ütés hiányzik
        }: { $points }.
    }

school-practice-honour-tricks = Hány honőrütés van ebben a kézben?
    .hint = Színenként, a táblázat első illő sora szerint. Ne feledkezz meg a párokról: egyik szín védett dámája a másik védett királyával vagy bubijával.
    .why = ♠ { $S }, ♥ { $H }, ♦ { $D }, ♣ { $C }, két szín együtt { $pairs }: összesen { $tricks }.
school-practice-honour-tricks-trumps = { $player } játssza a leosztást, és az adu: { $strain }. Hány honőrütés van a kezedben?
    .hint = Kérdezi a táblázat, mi az adu?
    .why = A honőrütéseket ugyanúgy kell számolni, akárki játszik, és akármi az adu: ♠ { $S }, ♥ { $H }, ♦ { $D }, ♣ { $C }, két szín együtt { $pairs }, összesen { $tricks }.
school-practice-average = Egy leosztásban rendszerint 8 honőrütés van. Ha ez is ilyen, mennyi van a másik háromnál együtt?
    .hint = Előbb a sajátjaidat számold meg.
    .why = Nálad { $mine } van, a többiekre tehát { $rest } marad.
school-practice-half-trick = Észak ebből a színből hív, feléd. Hány ütést visznek benne a vonalad lapjai, ha mindenki jól játszik?
    .hint = Kinek kell előbb tennie, neked vagy annak, akinél a hiányzó honőr van?
    .why = { $before ->
        [yes] A hiányzó honőr előtted ül. Látod, mit tesznek, és így ennyi a tied:
       *[no] A hiányzó honőr mögötted ül, és kivárja a lapodat. Ennyi a tied:
    } { $tricks ->
        [one] egy ütés
       *[other] { $tricks } ütés
    }{ $held ->
        [ace-queen] ; a táblázat 1½-e a két eset között van.
       *[king] ; a táblázat ½-e a két eset között van.
    }
school-practice-playing-tricks = Hány játékütés van ebben a kézben, ha ez az adu: { $strain }?
    .hint = Az adun kívüli honőrütések, maguknak az aduknak az ütései, és valami minden más, legalább négylapos színért.
    .why = Honőrütés az adun kívül { $honours }, adu { $trumps }{ $row ->
        [yes] { " " }(hézag nélküli sor)
       *[no] { "" }
    }, hosszúság az adun kívül { $length }: együtt { $tricks }.
school-practice-no-trump-tricks = Egy szanzadu nyitásra gondolsz. Hány játékütés van ebben a kézben?
    .hint = Egyik szín sem adu, ezért mind mellékszínnek számít.
    .why = Honőrütés { $honours }, hosszúság { $length }: együtt { $tricks }.
school-practice-support-tricks = A partnered ezt licitálta: { $strain }. Hány támogató ütésed van?
    .hint = Négy rész: az aduk a honőrjeikkel, a többi honőr, a többi szín hossza és a legrövidebb szín.
    .why = Az adu hossza { $trumps }, a honőrjei { $trump_honours }, honőrütés az adun kívül { $honours }, hosszúság az adun kívül { $length }, rövidség { $short }: együtt { $tricks }.
school-practice-defence-tricks = Az ellenfelek ezt játsszák: { $strain }. Hány védőütésed van?
    .hint = Biztos ütések az adujukban, és honőrütések a másik három színben.
    .why = Biztos aduütés { $trumps }, honőrütés az adun kívül { $honours }: együtt { $tricks }.
school-practice-biddable = Ennek a kéznek melyik színe nevezhető meg adunak? Jelöld meg mindet.
    .hint = Minél hosszabb a szín, annál kevesebbnek kell benne lennie.
    .why = Négy laphoz 1½ honőrütés kell, öthöz ½; hat vagy több lap mindig elég. Itt ezekben a színekben van elég, másban nincs.
school-practice-normal-support = A partnered ezt licitálta: { $suit }, és ezek a lapjaid benne. Rendes adutámogatás ez?
    .hint = Négy lap mindig az. Háromnál nézd meg a legmagasabbat.
    .why = { $answer ->
        [yes] Igen
       *[no] Nem
    }: rendes támogatás a négy lap, vagy három lap legalább dámával az élén, vagy bubi, tízes és még egy.
school-practice-repeat = Hányszor licitálhatja ezt a színt ugyanaz a játékos?
    .hint = Előbb számold meg az aduütéseit.
    .why = Ennyi aduütés van benne: { $tricks }. Néggyel kétszer, öttel háromszor, kevesebbel csak egyszer szabad egy színt licitálni.
school-practice-ladder = { $told ->
        [yes] Neked { $mine } honőrütésed van.
       *[no] Ez a kezed.
    } A partnered ennyit ígért: { $partner }. Milyen szanzadu felvételre elég ez kettőtöknek?
    .hint = Add össze a két kéz honőrütéseit, és keresd meg a létra fokát.
    .why = { $mine } meg { $partner } az { $together }. Négy elég egy szanzadura, öt kettőre, öt és fél gémre, hét szlemre.
    .a-none = Semmire
    .a-1NT = Egy szanzadu
    .a-2NT = Két szanzadu
    .a-3NT = Gém: három szanzadu
    .a-6NT = Szlem: hat szanzadu

school-practice-call = Mit mondasz?
    .hint = Menj végig a táblázaton felülről lefelé.
    .why = { $call }. Ami nálad van: { $reason }. { $rule }
    .rule = { $call }. { $rule }
    .rest = { $call }, mert más nem illik ide. { $rule }
    .not = { $call } – ez nem illik ide: { $reason }.
school-practice-count = { $tricks } { $count }
school-practice-and-also = { $first }, { $rest }
school-practice-meaning = { $meaning }

school-practice-open = Még senki sem licitált. Mit mondasz?
    .hint = Számold meg a honőrütéseket, keress megnevezhető színt, számold meg a játékütéseket. Hányan passzoltak előtted?
school-practice-choose-suit = Két színnel is nyithatsz. Mit mondasz?
    .hint = Előbb a hosszukat hasonlítsd össze, aztán a rangjukat.
school-practice-raise = A partnered nyitott. Mit mondasz?
    .hint = Van rendes támogatásod? Akkor számold meg a támogató ütéseket: a partnered háromra már számított.
school-practice-answer = A partnered nyitott. Mit mondasz?
    .hint = Hány honőrütés? Van saját szín? Támogatás?
school-practice-answer-no-trump = Mit mondasz?
    .hint = Add a honőrütéseidhez azt, amennyit a partnered ígért, és nézd meg a létrát.
school-practice-answer-two = A partnered kettes színnyitást mondott. Mit mondasz?
    .hint = Nem passzolhatsz. Előbb támogatás, aztán saját szín, aztán szanzadu az erő szerint.
school-practice-answer-long = A partnered magasan nyitott egy hosszú színnel. Mit mondasz?
    .hint = A partnerednek nem adu kell tőled, csak magas lapok. Hány biztos ütésed van? Bellben vagytok?
school-practice-open-again = Te nyitottál. Most mit mondasz?
    .hint = Értékeld újra a kezedet. Folytatásra kötelez a partnered válasza?
school-practice-answer-again = Megint te jössz. Mit mondasz?
    .hint = Hasonlítsd össze, milyen hosszú vagy a partnered színeiben, vagy nézd meg, megismételte-e valamelyiket.
school-practice-overcall = Az ellenfelek nyitottak. Mit mondasz?
    .hint = A legerősebbel kezdve: az ő színük, ugrás, kontra, egyszerű közbelicit, passz. Bellben vagytok?
school-practice-answer-double = A vonalad beszállt az ellenfelek nyitása ellen. Mit mondasz?
    .hint = A partner kérdésére ritkán szabad passzolni. Melyik színt kell megnevezni, és milyen erős vagy?
school-practice-double = Az ellenfelek is megszólaltak. Mit mondasz?
    .hint = Kontrázott már valaki? Számold meg a védőütéseidet és azt, amit a partnered megmutatott: hány ütés marad nekik?

school-practice-promise = A partnered bemondása: { $call }. Mit ígér?
    .hint = Gondolj azokra a kezekre, amelyekkel te is ezt mondanád, és azokra, amelyekkel többet vagy kevesebbet.
    .why = { $call } – { $meaning }. { $rule }
school-practice-may-pass = A partnered licitje: { $call }, és a jobb oldaladon ülő ellenfél passzolt. Passzolhatsz?
    .hint = Forszírozó licit ez, vagy volt már előtte ilyen? Bemondtátok már a gémet?
    .why = { $answer ->
        [may-pass] Passzolhatsz.
        [slam] Szlemre hívnak.
       *[must-bid] Nem passzolhatsz, mert a vonalad még nem mondta be a gémet.
    } { $rule }
    .a-may-pass = Igen
    .a-must-bid = Nem, folytatjuk gémig
    .a-slam = Ez több annál: szlemre hív
school-practice-kind-of-call = Mi itt a partnered bemondása ({ $call })?
    .hint = Licitálták ezt a színt az ellenfelek? Ez benne a legolcsóbb licit?
    .why = Így hívják: { $kind }. { $rule }
school-practice-double-means = A partnered kontrázott. Mit akar a kontrával?
    .hint = Mondtál már mást is, mint passzt? Milyen magas az a licit, amelyet kontrázott?
    .why = { $answer ->
        [asks] A színedet kéri.
       *[punishes] Büntetni akar.
    } { $rule }
    .a-asks = Színt kér tőlem
    .a-punishes = Büntetni akarja az ellenfeleket
school-practice-valuation = Ha ez lesz az adu: { $strain }, mi szerint értékeled a kezedet?
    .hint = Ki nevezte meg először ezt a színt?
    .why = { $answer ->
        [playing] Játékütés szerint: ez a saját színed.
        [support] Támogató ütés szerint: ez a partnered színe.
       *[defence] Védőütés szerint: ez az ellenfelek színe.
    }
    .a-playing = Játékütés
    .a-support = Támogató ütés
    .a-defence = Védőütés
school-practice-opener = Ki a nyitó?
    .hint = Nem mindenki licitál, aki szól.
    .why = { $seat } licitált először. A passz nem licit.
school-practice-opponents-tricks = Az ellenfelek licitje: { $contract }. Ha úgy számolsz, ahogy a szabálykönyv, hány ütés marad nekik?
    .hint = Tizenhárom, mínusz a védőütéseid, mínusz a partnered által megmutatott honőrütések.
    .why = Neked { $own } van, a partnered ennyit mutatott: { $partner }. Ha 13-ból mindkettőt levonod, { $tricks } marad.
school-practice-sacrifice = Az ellenfelek licitje { $theirs }, és teljesítenék. Ha te ezt licitálod: { $ours }, kontráznak, és { $short ->
        [one] egyet
       *[other] { $short } ütést
    } buksz. Ti { $we ->
        [yes] bellben
       *[no] mansban
    } vagytok, ők { $they ->
        [yes] bellben
       *[no] mansban
    }. Csak ezt a leosztást nézve megéri?
    .hint = Keresd ki a bukás árát, és azt, amennyit az ő felvételük hozott volna.
    .why = A bukás ára { $penalty }, ők pedig ennyit írtak volna: { $score }. { $answer ->
        [yes] Kevesebbe kerül
       *[no] Nem kerül kevesebbe
    }.
