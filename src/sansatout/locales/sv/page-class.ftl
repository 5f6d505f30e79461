# Klasser: vad vilken sida som helst kan behöva säga om dem.

page-nav-class = Klass
page-class-back = Tillbaka till klassen
page-table-paused = Läraren har stoppat bordet.
page-set-over = Alla givar är spelade. Läraren går vidare.
page-overseen = läraren ser alla händer

error-class-deals-one = givar från flera ställen eller inget; förväntade ett av random, pbn, school
error-class-empty = ingen är i klassen ännu
error-class-full = klassen är full: { $most } elever
error-class-give-one = en lektion och givar på en gång, eller inget av dem; förväntade ett av dem
error-class-many-deals = { $count } givar; högst { $most } går
error-class-many-rounds = klassen har fått { $most } omgångar; öppna en ny
error-class-no-deal = ”{ $step }” har inga egna kort; förväntade ett spelat steg i en lektion, med en giv
error-class-no-round = klassen fick inga givar som omgång { $number }
error-class-no-seat = den här eleven sitter inte vid något bord i den här omgången
error-class-no-table = det finns inget bord { $number } i den här omgången
error-class-nothing-to-show = inga kort är givna vid det här bordet
error-class-own = det här är din egen klass; eleverna kommer från en annan webbläsare
error-class-reloaded = den här klassen hade ändrats på annat håll och har lästs in på nytt; titta på den och bestäm dig igen
error-class-removed = läraren har skickat ut dig ur den här klassen
error-no-such-class = det finns ingen sådan klass, eller så är den inte din
error-no-such-code = ingen klass har den här koden; fråga läraren om den fortfarande gäller
error-no-such-pupil = det finns ingen elev { $number } i den här klassen
error-nothing-to-rewind = i den här given går det inte att backa dit
error-set-over = alla givar är spelade; läraren går vidare
error-table-paused = läraren har stoppat bordet
