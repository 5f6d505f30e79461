error-file-unreadable = faili { $file } ei saa lugeda: { $reason }
error-file-not-utf8 = { $file } ei ole tekst: oodati JSON-i kodeeringus UTF-8
error-file-not-json = { $file } ei ole JSON: { $reason }
error-cases-not-array = { $file } ei ole näidisjuhtude fail: oodati juhtude massiivi
error-case-field-missing = väli „{ $field }“ puudub
error-case-field-kind = väli „{ $field }“ ei saa olla „{ $value }“: oodati { $expected }
error-case-vulnerable = jaotus { $number } ütleb, et hädaohus on { $given }, aga eelnevate jaotuste järgi on { $derived }
error-case-ended = juht ütleb, et robber on „{ $ended }“ (oodati complete või agreed), aga pärast selle jaotusi on see { $state }
