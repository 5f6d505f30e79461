error-unknown-system = there is no scoring system '{ $key }': expected one of { $expected }
error-options-of-another-system = these options are not those of { $key }
error-board-number = { $number } is not the number of a board: expected 1 or more
error-array-kind = { $name } cannot be an array of { $kind }: expected whole numbers
error-array-range = { $name } is out of range: expected 0 to { $last }
