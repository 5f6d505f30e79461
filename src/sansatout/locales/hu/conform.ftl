error-file-unreadable = ez nem olvasható: { $file }: { $reason }
error-file-not-utf8 = { $file } nem szöveg; JSON kell, UTF-8 kódolással
error-file-not-json = { $file } nem JSON: { $reason }
error-cases-not-array = { $file } nem vektorfájl; esetek tömbje kell
error-case-field-missing = hiányzik ez a mező: „{ $field }”
error-case-field-kind = „{ $field }” mező: nem lehet „{ $value }”; ez kell: { $expected }
error-case-vulnerable = { $number }. leosztás: eszerint bellben { $given }, de az előző leosztások szerint { $derived }
error-case-ended = az eset szerint a robber „{ $ended }” (complete vagy agreed kell), de a leosztásai után { $state }
