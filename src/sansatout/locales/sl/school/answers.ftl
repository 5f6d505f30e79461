## Odgovori, ki v učni uri ne potrebujejo svojih besed

school-answer-N = Sever
school-answer-E = Vzhod
school-answer-S = Jug
school-answer-W = Zahod
school-answer-again = Deli se znova
school-answer-yes = Da
school-answer-no = Ne
school-answer-NT = Brez adut
school-answer-NT-bonus = Brez adut na nagrado
school-answer-C = Križ
school-answer-C-bonus = Križ na nagrado
school-answer-D = Karo
school-answer-D-bonus = Karo na nagrado
school-answer-H = Srce
school-answer-H-bonus = Srce na nagrado
school-answer-S-bonus = Pik na nagrado

school-card = { $card }
