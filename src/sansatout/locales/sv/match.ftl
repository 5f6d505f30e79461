# Kommandot för matcher mellan robotar.

cli-match = En lagmatch mellan robotar: varje bricka vid två bord, med ombytta platser.
cli-match-player = en nivå och ett budsystem, som expert:culbertson eller novice; med signaler i försvaret expert:culbertson,signals=standard; expert:culbertson:natural läser motspelarnas bud enligt natural
cli-match-boards = hur många brickor
cli-match-seed = vad givar och val dras ur
cli-match-same-auction = en budgivning för båda borden, efter första spelarens system: bara korten avgör
cli-match-decide = sluta så snart det är avgjort om den första inte vinner något eller vinner så många IMP per bricka (5 % fel); --boards är det högsta antalet brickor
cli-match-workers = hur många processer (annars en för varje kärna)
cli-match-json = skriv hela matchen till den här filen
cli-match-pbn = skriv båda bordens alla brickor till den här filen
cli-match-imps = { $a } mot { $b }: { $imps } IMP per bricka (95 %)
cli-match-points = { $points } poäng per bricka över { $boards } brickor
cli-match-declarer = förlorat som spelförare
cli-match-defence = förlorat i försvar
cli-match-double-dummy = över resultatet med öppna kort
cli-match-par = IMP över par
cli-match-seconds = sekunder per kort (median / 95 % / mest)
cli-match-gains = Avgjort: { $a } vinner snarare { $gain } IMP per bricka än ingenting.
cli-match-gains-nothing = Avgjort: { $a } vinner ingenting snarare än { $gain } IMP per bricka.
cli-match-open = De här brickorna avgör inte om { $a } vinner ingenting eller { $gain } IMP per bricka.
error-match-gain = ”{ $value }” är ingen vinst som brickor kan avgöra: förväntade mer än 0 och högst 24 IMP
error-match-needs-four = ”{ $variant }” har inga medspelare: förväntade ett spel för fyra
