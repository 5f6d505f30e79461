## Svar som inte behöver egna ord i en lektion

school-answer-N = Nord
school-answer-E = Öst
school-answer-S = Syd
school-answer-W = Väst
school-answer-again = Korten ges om
school-answer-yes = Ja
school-answer-no = Nej
school-answer-NT = Sans-atout
school-answer-NT-bonus = Sans-atout med bonus
school-answer-C = Klöver
school-answer-C-bonus = Klöver med bonus
school-answer-D = Ruter
school-answer-D-bonus = Ruter med bonus
school-answer-H = Hjärter
school-answer-H-bonus = Hjärter med bonus
school-answer-S-bonus = Spader med bonus

school-card = { $card }
