## A többi füzet tanfolyamának közös válaszai és szavai

school-plain = { $word }

school-answer-name-NT = Szanzadu
school-answer-name-S = Pikk
school-answer-name-H = Kőr
school-answer-name-D = Káró
school-answer-name-C = Treff
school-answer-name-remit = Továbbadom
school-answer-double = Kontra
school-answer-ask = Hívhatok?
school-answer-lead = Hívj!
school-answer-redouble = Rekontra
school-answer-content = Nem mondok többet
school-answer-we = Mi
school-answer-they = Ők
school-answer-both = Mindkét vonal
school-answer-nobody = Senki

school-system-bridge-whist = bridge-whist
school-system-kontrakt = Kontrakt
school-system-vanderbilt = Vanderbilt
school-system-reform = Reform
school-system-rulebook = a szabálykönyv
school-system-hungarian = a magyar táblázat
school-system-minibridge = minibridzs
school-system-minibridge-3 = minibridzs három játékossal
school-system-duplicate = versenybridzs
school-system-chicago = Chicago

## Honőrütések negyedenként

school-answer-q0 = 0
school-answer-q1 = ¼
school-answer-q2 = ½
school-answer-q3 = ¾
school-answer-q4 = 1
school-answer-q5 = 1¼
school-answer-q6 = 1½
school-answer-q7 = 1¾
school-answer-q8 = 2
school-answer-q9 = 2¼
school-answer-q10 = 2½
school-answer-q11 = 2¾
school-answer-q12 = 3
school-answer-q13 = 3¼
school-answer-q14 = 3½
school-answer-q15 = 3¾
school-answer-q16 = 4
school-answer-q17 = 4¼
school-answer-q18 = 4½
school-answer-q19 = 4¾
school-answer-q20 = 5
school-answer-q21 = 5¼
school-answer-q22 = 5½
school-answer-q23 = 5¾
school-answer-q24 = 6
school-answer-q25 = 6¼
school-answer-q26 = 6½
school-answer-q27 = 6¾
school-answer-q28 = 7
school-answer-q29 = 7¼
school-answer-q30 = 7½
school-answer-q31 = 7¾
school-answer-q32 = 8
school-answer-q33 = 8¼
school-answer-q34 = 8½
school-answer-q35 = 8¾
school-answer-q36 = 9
school-answer-q37 = 9¼
school-answer-q38 = 9½
school-answer-q39 = 9¾
school-answer-q40 = 10

## Egy táblázat fejlécei

school-table-club-tricks = Honőrütések a treff rendszer fejezete szerint
school-table-holding = Egy színben
