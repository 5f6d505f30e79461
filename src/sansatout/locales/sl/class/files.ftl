class-csv-deal = Delitev
class-csv-table = Miza
class-csv-contract = Kontrakt
class-csv-declarer = Izvajalec
class-csv-tricks = Vzetki
class-csv-possible = Ob najboljši igri
class-csv-points-we = Točke S–J
class-csv-points-they = Točke V–Z
