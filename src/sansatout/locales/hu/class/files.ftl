class-csv-deal = Leosztás
class-csv-table = Asztal
class-csv-contract = Felvétel
class-csv-declarer = Felvevő
class-csv-tricks = Ütés
class-csv-possible = Legjobb játékkal
class-csv-points-we = Pont É–D
class-csv-points-they = Pont K–Ny
