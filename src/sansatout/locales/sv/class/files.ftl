class-csv-deal = Giv
class-csv-table = Bord
class-csv-contract = Kontrakt
class-csv-declarer = Spelförare
class-csv-tricks = Stick
class-csv-possible = Bästa spel
class-csv-points-we = Poäng N–S
class-csv-points-they = Poäng Ö–V
