# Az oldal tanulóknak: tanács, miért, edző, tanulóasztal.

error-hint-alone = a robot annak ad tanácsot, aki egyedül játszik robotokkal; ha mások is ülnek az asztalnál, erről az asztal létrehozásakor kell megállapodni
error-hint-turn = a robot annak ad tanácsot, aki soron van: ehhez neked kell következned
error-hint-never = ennél az asztalnál nem állapodtak meg tanácsokról: ehhez olyan asztal kell, amely megengedi
error-why-nothing = még nincs mit megmagyarázni: ehhez egy robotnak szólnia vagy játszania kell
page-hint-idea = Erre gondolj: { $idea }
page-hint-card = Mutasd, mit tenne
page-hint-short = Tanács
page-hint-others = Mi mást mérlegelt
page-why = Miért?
page-why-told = { $seat }, { $what }: { $why }.
page-why-later = { $seat }, { $what }: az ok a leosztás végén derül ki.
page-hinted = { $name } tanácsot kért (ebben a leosztásban { $count })
page-hints-option = Tanács a robottól
page-hints-option-note = Minden játékos tanácsot kérhet egy robottól; a többiek látják, hogy kért.
page-hints-agreed = Ennél az asztalnál a játékosok tanácsot kérhetnek egy robottól.
