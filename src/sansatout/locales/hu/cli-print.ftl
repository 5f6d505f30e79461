cli-print = Leosztások nyomtatása PDF-be.
cli-print-kind = mit kell nyomtatni
cli-print-what = fájl, idézőjelek közt egy leosztás, például N:AK5.KJT64.74.763 …, pontozás vagy játék; - a szabványos bemenethez
cli-print-output = a megírandó PDF (különben a szabványos kimenet)
cli-print-paper = a papír
error-cli-print-terminal = a PDF nem a terminálra való; --output FÁJL.pdf kell, vagy fájlba vezetett szabványos kimenet
error-print-needs-typst = a nyomtatáshoz typst kell, és nincs telepítve: pip install "sansatout[print]"
