error-file-unreadable = cannot read { $file }: { $reason }
error-file-not-utf8 = { $file } is not a text: expected JSON in UTF-8
error-file-not-json = { $file } is not JSON: { $reason }
error-cases-not-array = { $file } is no vector file: expected an array of cases
error-case-field-missing = field ‘{ $field }’ is missing
error-case-field-kind = field ‘{ $field }’ cannot be ‘{ $value }’: expected { $expected }
error-case-vulnerable = deal { $number } says vulnerable { $given }, but the deals before it give { $derived }
error-case-ended = the case says the rubber is ‘{ $ended }’ (expected complete or agreed), but after its deals it is { $state }
