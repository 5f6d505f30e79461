## Ord ur det svenska, det estniska och det ungerska häftet

school-foreign-swedish-given = den som ger, och bestämmer eller remitterar
school-foreign-swedish-forehand = spelaren till vänster om givaren, som yttrar sig och spelar ut först
school-foreign-swedish-third = givarens medspelare, vars kort läggs upp
school-foreign-swedish-fourth = spelaren till höger om givaren
school-foreign-swedish-remit = att överlåta åt medspelaren att bestämma
school-foreign-swedish-book = ett partis sex första stick
school-foreign-swedish-odd-trick = varje stick utöver sex
school-foreign-swedish-trick = fyra kort, ett från varje spelare
school-foreign-swedish-fixed = den som drog det lägsta kortet och aldrig är ifrån
school-foreign-swedish-entry = ett högt kort som man kommer in på för att spela en lång färg
school-foreign-swedish-finesse = ett försök att vinna med ett lägre kort medan motspelarna ännu har ett högre
school-foreign-swedish-middle-hand = den hand som måste spela mellan två motspelare
school-foreign-swedish-overtake = att ta över med ett ännu högre kort, eller en högre trumf
school-foreign-swedish-void = att inte ha något kort i en färg
school-foreign-swedish-sitting = spel tills ett par har fått två utgångar
school-foreign-swedish-chicane = en hand utan en enda trumf

school-foreign-estonian-player = spelföraren: den som först bjöd den färg som blev trumf
school-foreign-estonian-table = träkarlen: spelförarens medspelare, vars kort ligger öppna
school-foreign-estonian-senior = motspelaren till vänster om spelföraren, som spelar ut först
school-foreign-estonian-junior = motspelaren till höger om spelföraren
school-foreign-estonian-deal = en giv på tretton stick
school-foreign-estonian-game = en utgång: tillräckligt många poäng under strecket
school-foreign-estonian-rubber = spel tills ena paret har två utgångar
school-foreign-estonian-danger = utgången för ett par som redan har en: det vinner och förlorar mer
school-foreign-estonian-contract-trick = ett stick som bjudits
school-foreign-estonian-over-trick = ett stick utöver de bjudna
school-foreign-estonian-under-trick = ett stick som fattas av de bjudna
school-foreign-estonian-without = det man säger för att bjuda sans-atout

school-foreign-hungarian-pass = inget bud
school-foreign-hungarian-double = motspelarna går bet: det räknas dubbelt
school-foreign-hungarian-redouble = vi klarar det ändå: det räknas fyrdubbelt
school-foreign-hungarian-clubs = den lägsta färgen
school-foreign-hungarian-diamonds = färgen ovanför den lägsta
school-foreign-hungarian-hearts = färgen under den högsta
school-foreign-hungarian-spades = den högsta färgen
school-foreign-hungarian-no-trump = spel utan trumf
school-foreign-hungarian-mans = den billigare delen: paret har ännu ingen utgång
school-foreign-hungarian-bell = den dyrare delen: paret har en utgång
school-foreign-hungarian-game = hundra poäng under strecket
school-foreign-hungarian-dummy = spelförarens medspelare med de öppna korten
school-foreign-hungarian-declarer = den som spelar kontraktet
school-foreign-hungarian-down = ett stick som fattas i kontraktet
school-foreign-hungarian-little-slam = alla stick utom ett
school-foreign-hungarian-grand-slam = alla tretton sticken
