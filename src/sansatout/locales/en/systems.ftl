error-unknown-system = there is no scoring system '{ $key }': expected one of { $expected }
error-options-of-another-system = these options are not those of { $key }
error-board-number = { $number } is not the number of a board: expected 1 or more
error-array-kind = { $name } cannot be an array of { $kind }: expected whole numbers
error-array-range = { $name } is out of range: expected 0 to { $last }
error-correction-settled = too late to correct the score: the result of the rubber is settled
error-correction-next-deal = too late to correct points below the line: expected before the cards of the next deal
error-no-such-deal = there is no deal { $number } on the sheet: expected 1 to { $last }
