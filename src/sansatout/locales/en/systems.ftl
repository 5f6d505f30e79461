error-unknown-system = there is no scoring system '{ $key }': expected one of { $expected }
