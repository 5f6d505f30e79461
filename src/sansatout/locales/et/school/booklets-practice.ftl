## Teiste vihikute harjutused: arvutuslehed, bridge-whist, ristisüsteem, reeglid, sõnad

school-told-contract = { $side ->
        [we] Meie
       *[they] Nemad
    } { $side ->
        [we] mängisime
       *[they] mängisid
    } { $level } { $strain }{ $doubled ->
        [once] {" "}kontraga
        [twice] {" "}rekontraga
       *[no] {""}
    }; võtteid: { $tricks }.
school-told-danger = { $danger ->
        [yes] Mängiv pool oli hädaohus.
       *[no] Mängiv pool ei olnud hädaohus.
    }
school-told-honours = { $aces ->
        [yes] { $side ->
            [we] Meie
           *[they] Nende
        } ühes käes olid kõik neli ässa.
       *[no] { $side ->
            [we] Meie
           *[they] Nende
        } ühes käes oli { $count } trumbi honööri.
    }
school-told-chicane = { $side ->
        [we] Meie
       *[they] Nende
    } ühes käes ei olnud ühtegi trumpi.
school-told-whist = Nimetati: { $strain }{ $times ->
        [1] {""}
       *[other] , kontraga { $times }-kordne väärtus
    }. { $side ->
        [we] Meie saime
       *[they] Nemad said
    } { $tricks } võtet.
school-told-holding = { $side ->
        [we] Meil
       *[they] Neil
    } oli { $holding }.
school-told-minibridge = { $who ->
        [we] Meie mängisime
        [they] Nemad mängisid
        [E] Ida mängis
        [S] Lõuna mängis
       *[W] Lääs mängis
    } { $bonus ->
        [yes] boonuse peale
       *[no] ilma boonuseta
    } ({ $strain }); võtteid: { $tricks }.

school-practice-score = Arvutusviis: { $system }. Mitu punkti { $owner ->
        [we] kirjutame meie
        [they] kirjutavad nemad
        [N] kirjutab Põhi
        [E] kirjutab Ida
        [S] kirjutab Lõuna
       *[W] kirjutab Lääs
    } { $place ->
        [above] joone peale
        [below] joone alla
       *[all] selle jaotuse eest
    }?
    .hint = { $place ->
        [above] Joone peal on kõik, mis partii võiduks ei loe.
        [below] Joone all on ainult see, mis loeb partii võiduks.
       *[all] Mine jaotus läbi: mida lubati, mida saadi ja mida see väärt on.
    } Kui sa kindel ei ole, vaata tabelist: { $system }.
    .why = { $points ->
        [0] Sinna ei kirjutata midagi.
       *[other] Arvutusviis: { $system }.
    }

school-practice-whist-dealer = Sina jagasid. Mida nimetad?
    .hint = Otsi ässi, neljat või viit honööri ühes mastis, pikka punast masti koos abiga. Kas on seis, mida vaadata? Kui midagi ei sobi: mida veel saab öelda?
    .why = { $answer }. { $law }
school-practice-whist-third = Partner andis valiku edasi ja sina pead nimetama. Mida?
    .hint = Trumbita mängu ja punaseid maste nagu jagaja, ristit ainult sama tugevate kaartidega. Kui midagi ei sobi, hoia mäng odav.
    .why = { $answer }. { $law }
school-practice-whist-double = { $namer ->
        [dealer] Jagaja nimetas
       *[third] Jagaja andis valiku edasi ja tema partner nimetas
    }: { $strain }. Sina istud jagajast { $me ->
        [forehand] vasakul ja räägid esimesena
       *[fourth] paremal; partner küsis, kas tohib välja käia
    }. Mida ütled?
    .hint = Trumbita mängu vastu seitse võtet, punase masti vastu viis, musta vastu neli. Vaja on ka trumpe, ainult pada vastu mitte. Ja kas istud nimetaja ees või taga?
    .why = Ütle „{ $answer }“. { $law }
school-practice-whist-lead = { $namer ->
        [dealer] Jagaja nimetas
       *[third] Jagaja partner nimetas
    }: { $strain }{ $doubled ->
        [yes] ; sinu partner kontreeris
       *[no] {""}
    }. Sina käid välja. Milline kaart?
    .hint = Äss ja kuningas koos? Kuningas ja emand? Rida kõrgeid kaarte? Kui partner kontreeris, on see tähtsam.
    .why = { $card }. { $law }{ $left ->
        [long] {" "}Siin ei ole tugevat masti: käi välja keskmine kaart kõige pikemast, mis üle jääb.
        [short] {" "}Siin paremat masti üle ei jää.
       *[no] {""}
    }

school-practice-club-tricks = Mitu honöörvõtet on selles käes ristisüsteemi peatüki tabeli järgi?
    .hint = Mast masti haaval: otsi tabelist kõige ülemine rida, mis sobib. Ässa ja kuningata emand vajab kaht kaarti enda kõrvale.
    .why = Kokku { $answer }.
school-practice-club-opening = Keegi pole veel pakkunud ja sina mängid ristisüsteemi. Mida ütled?
    .hint = Loe honöörvõtted. „Üks risti“ näitab kaht ja poolt kuni nelja.
school-practice-club-answer = Partner alustas: üks risti. Mida vastad?
    .hint = Vähem kui 1½ honöörvõtet, kuni 2½ või rohkem? Ja siis: kas on viiekaardilist masti? Ja kas paremvastane on midagi öelnud?
school-practice-club-rebid = Sa alustasid ristiga ja partner vastas. Mida ütled nüüd?
    .hint = Mida partneri vastus jutustas? Kas sul on viiekaardiline mast?

school-practice-laws = Kelle õigus see on?
    .hint = Peatükk on: { $chapter }. Küsi, kes selle läbi kannatas ja mida reegel laseb sel mängijal valida.
school-practice-law-allowed = Kas see on lubatud?
    .hint = Küsi, kes nii tohib teha ja kui kaua.
school-practice-law-played = Kas kaart on mängitud?
    .hint = Mida avaldaja enne ütles?
school-practice-law-gets-it = Kas selle mängija pool saab võtte?
    .hint = Kes selle võitis ja kelle käes see nüüd on?
school-practice-law-corrected = Kas seda saab veel parandada?
    .hint = Kas see on sissekanne või summa? Sissekanne joone all loeb kohe, joone peal alles lõpus.
school-practice-law-calls = Avaldus on järgmisel mängijal: { $seat }. Millised neist avaldustest on lubatud? Märgi kõik.
    .hint = Milline oli viimane pakkumine, kelle oma see oli ja kas seda on kontreeritud?
school-practice-law-says = Mida ütleb reegel?
    .hint = Tõmba maha, mis ei saa nii olla. Ülejäänust vali, mis on õiglane nende vastu, kes ei eksinud.

school-practice-foreign-meaning = Mida tähendab { $language ->
        [swedish] rootsi vihikus
        [estonian] eesti vihikus
       *[hungarian] ungari vihikus
    } „{ $word }“?
    .hint = Mõni neist sõnadest on maskeeritud prantsuse või inglise sõna.
    .why = { $word }: { $meaning }.
school-practice-foreign-word = „{ $meaning }“. Kuidas on see { $language ->
        [swedish] rootsi vihikus
        [estonian] eesti vihikus
       *[hungarian] ungari vihikus
    }?
    .hint = Püüa mõnes neist kuulda tuttavat sõna.
    .why = { $word }: { $meaning }.
