error-file-unreadable = kan inte läsa { $file }: { $reason }
error-file-not-utf8 = { $file } är ingen text: förväntade JSON i UTF-8
error-file-not-json = { $file } är inte JSON: { $reason }
error-cases-not-array = { $file } är ingen fil med provfall: förväntade en lista av fall
error-case-field-missing = fältet ”{ $field }” saknas
error-case-field-kind = fältet ”{ $field }” kan inte vara ”{ $value }”: förväntade { $expected }
error-case-vulnerable = giv { $number } säger i zonen { $given }, men givarna före ger { $derived }
error-case-ended = fallet säger att robberten är ”{ $ended }” (förväntade complete eller agreed), men efter dess givar är den { $state }
