error-file-unreadable = nem olvasható { $file }: { $reason }
error-file-not-utf8 = { $file } nem szöveg: elvárt JSON, UTF-8
error-file-not-json = { $file } nem JSON: { $reason }
error-cases-not-array = { $file } nem vektorfájl: elvárt esetek tömbje
error-case-field-missing = hiányzik a(z) '{ $field }' mező
error-case-field-kind = a(z) '{ $field }' mező nem lehet '{ $value }': elvárt { $expected }
error-case-vulnerable = a(z) { $number }. leosztás szerint bellben { $given }, de az előző leosztások szerint { $derived }
error-case-ended = az eset szerint a robber '{ $ended }' (elvárt complete vagy agreed), de a leosztásai után { $state }
