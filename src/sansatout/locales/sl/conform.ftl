error-file-unreadable = ni mogoče brati { $file }: { $reason }
error-file-not-utf8 = { $file } ni besedilo; pričakovan JSON v UTF-8
error-file-not-json = { $file } ni JSON: { $reason }
error-cases-not-array = { $file } ni vektorska datoteka; pričakovano polje primerov
error-case-field-missing = polje »{ $field }« manjka
error-case-field-kind = polje »{ $field }« ne more biti »{ $value }«; pričakovano: { $expected }
error-case-vulnerable = delitev { $number } navaja ranljivost { $given }, a po prejšnjih delitvah je { $derived }
error-case-ended = primer pravi, da je rober »{ $ended }« (pričakovano: complete ali agreed), a po njegovih delitvah je { $state }
