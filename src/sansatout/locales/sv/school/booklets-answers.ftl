## Svar och ord som är gemensamma för kursen om de andra häftena

school-plain = { $word }

school-answer-name-NT = Sans-atout
school-answer-name-S = Spader
school-answer-name-H = Hjärter
school-answer-name-D = Ruter
school-answer-name-C = Klöver
school-answer-name-remit = Jag remitterar
school-answer-double = Jag dubblar
school-answer-ask = Får jag spela ut?
school-answer-lead = Spela!
school-answer-redouble = Jag dubblar ännu en gång
school-answer-content = Jag säger inget mer
school-answer-we = Vi
school-answer-they = De
school-answer-both = Båda partierna
school-answer-nobody = Ingen

school-system-bridge-whist = bridge-whist
school-system-kontrakt = Kontrakt
school-system-vanderbilt = Vanderbilt
school-system-reform = Reform
school-system-rulebook = regelboken
school-system-hungarian = den ungerska tabellen
school-system-minibridge = minibridge
school-system-minibridge-3 = minibridge för tre
school-system-duplicate = tävlingsbridge
school-system-chicago = Chicago

## Honnörsstick i fjärdedelar

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

## Rubriker i en tabell

school-table-club-tricks = Honnörsstick enligt kapitlet om en klöver
school-table-holding = I en färg
