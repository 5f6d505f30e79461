# The results of a class as a file.

class-csv-deal = Deal
class-csv-table = Table
class-csv-contract = Contract
class-csv-declarer = Declarer
class-csv-tricks = Tricks
class-csv-possible = Best play
class-csv-points-we = Points N–S
class-csv-points-they = Points E–W
