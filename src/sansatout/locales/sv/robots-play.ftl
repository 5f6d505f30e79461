# Vad robotar säger om korten de spelar.

robot-play-forced = det enda kortet
robot-play-equal = alla kort är lika mycket värda
robot-play-expected = { $points } poäng att vänta över { $count } sitsar
robot-play-kept = { $points } poäng att vänta över { $count } sitsar; inget annat kort är klart bättre
robot-play-exact = { $points } poäng med bästa spelföring över alla { $count } sitsar, även om motspelarna såg alla kort
robot-play-claim = resten är våra: { $tricks } toppstick
robot-play-claim-accept = kravet är rätt
robot-play-claim-refuse = kravet tar mer än det har rätt till
robot-play-claim-doubted = efter ett avvisat krav medges bara stick som är säkra utifrån vad den som kräver dem själv ser
robot-play-opening-lead = bokens första utspel
robot-play-lowest = inget att vinna: det lägsta kortet
robot-play-second-low = lågt i andra hand
robot-play-third-high = högt i tredje hand
robot-play-cover = honnör på honnör
robot-play-win-cheaply = ta så billigt som möjligt
robot-play-ruff = stjäl med trumf
robot-play-discard = kasta det som minst behövs
robot-play-draw-trumps = trumfa ut
robot-play-ruff-on = fortsätt att stjäla
robot-play-finesse = spela mot honnörerna för att göra inpass
robot-play-cash = ta för de goda korten i tid
robot-play-long-suit = dra för längsta färgen
robot-play-partners-suit = fortsätt i färgen som först spelades ut
robot-play-dummys-suit = genom träkarlens styrka, mot hans svaghet

error-nothing-to-decide = { $seat } har inget att besluta: förväntade att någon är i tur att bjuda eller spela
error-unknown-level = det finns ingen nivå ”{ $level }”: förväntade någon av { $expected }

robot-law-only = det enda lagen lämnar
robot-law-expected = { $points } poäng att vänta över { $count } sitsar
robot-law-call = så som lagarna tillåter efter det som hänt
