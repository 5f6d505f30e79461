cli-print =
    Nyomtatás PDF-be: leosztások, leckék, írástáblázatok, asztali lapok, igazolások.

    A deals egy PBN-, LIN- vagy JSON-fájl leosztásait nyomtatja; a sheet egy pontozás üres lapját, vagy a sansatout
    sheet paranccsal vezetett írást; a card egy játék ponttáblázatait; a certificate azt, ami egy eseményfájl
    keveréseiről tudható; a lesson egy leckét (például minibridge/tricks) vagy egy fájlt; az exercises
    olyan kérdéseket, amilyeneket a sansatout learn felsorol; a megoldás külön lapon van.
cli-print-kind = mit kell nyomtatni
cli-print-what = fájl, idézőjelek közt egy leosztás, például N:AK5.KJT64.74.763 …, pontozás, játék, lecke vagy gyakorlat; - a szabványos bemenethez
cli-print-output = a megírandó PDF (különben a szabványos kimenet)
cli-print-paper = a papír
cli-print-system = sheet: a pontozás, ha a fájl minden sora egy leosztást mond el
cli-print-names = sheet és --system mellett: a játékosok, például "Anna Bert / Carl Dora"
cli-print-record = certificate: egy játékos feljegyzése az oldalról
cli-print-commitment = certificate: az emelés előtt feljegyzett ujjlenyomat, LEOSZTÁS:UJJLENYOMAT
cli-print-number = exercises: az első kérdés száma; egy számhoz mindig ugyanaz a kérdés tartozik (1)
cli-print-count = exercises: hány kérdés (10)
error-cli-print-terminal = a PDF nem a terminálra való; --output FÁJL.pdf kell, vagy fájlba vezetett szabványos kimenet
error-cli-print-option = a { $option } itt nem jelent semmit: { $kind }
error-print-needs-typst = a nyomtatáshoz typst kell, és nincs telepítve: pip install "sansatout[print]"
error-print-lesson-form = ez nem lecke: { $reason }
