# Kommandot för matcher mellan robotar.

cli-match = En lagmatch mellan robotar: varje bricka vid två bord, med ombytta platser.
cli-match-player = en nivå och ett budsystem, som expert:culbertson eller novice
cli-match-boards = hur många brickor
cli-match-seed = vad givar och val dras ur
cli-match-same-auction = en budgivning för båda borden, efter första spelarens system: bara korten avgör
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
error-match-needs-four = ”{ $variant }” har inga medspelare: förväntade ett spel för fyra
