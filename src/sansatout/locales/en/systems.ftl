error-unknown-system = there is no scoring system '{ $key }': expected one of { $expected }
error-options-of-another-system = these options are not those of { $key }
