class-csv-deal = Jaotus
class-csv-table = Mängulaud
class-csv-contract = Leping
class-csv-declarer = Avaldaja
class-csv-tricks = Võtteid
class-csv-possible = Parima mänguga
class-csv-points-we = Punktid P–Lõ
class-csv-points-they = Punktid I–Lä
