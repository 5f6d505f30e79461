# Kommandot för spelares precision.

cli-accuracy =
    Hur precist en spelare i en fil spelar, med alla kort synliga, bredvid vad experter når.

    Första utspel som inte kostar något, kort som kostar ett stick och förlorade stick per giv, med sina 95 %-intervall.
cli-accuracy-file = en PBN-, LIN- eller JSON-fil med spelade givar
cli-accuracy-player = spelaren, med namnet i filen
cli-accuracy-of = { $name }: { $deals } av { $games } spel med kort att bedöma
cli-accuracy-mean = andel, medel
cli-accuracy-interval = 95 %
cli-accuracy-of-all = av
cli-accuracy-experts = experter
cli-accuracy-leads = första utspel som inte kostar något
cli-accuracy-suit = {"  "}mot färg
cli-accuracy-no-trump = {"  "}mot sans-atout
cli-accuracy-declaring = spelförarens kort som kostar ett stick
cli-accuracy-declaring-lost = {"  "}förlorade stick per giv som spelförare
cli-accuracy-defending = motspelarens kort som kostar ett stick
cli-accuracy-defending-lost = {"  "}förlorade stick per giv i försvar
error-cli-accuracy-nobody = ingen som heter ”{ $name }” spelar i { $file }: förväntade någon av { $expected }
error-cli-accuracy-no-names = { $file } säger inte vem som spelar: förväntade spelarnas namn
error-cli-accuracy-no-play = { $file } visar inget kort som { $name } valde: förväntade givar med spel
