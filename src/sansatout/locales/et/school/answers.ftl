## Vastused, mis õppetunnis omi sõnu ei vaja

school-answer-N = Põhi
school-answer-E = Ida
school-answer-S = Lõuna
school-answer-W = Lääs
school-answer-again = Jagatakse uuesti
school-answer-yes = Jah
school-answer-no = Ei
school-answer-NT = Trumbita
school-answer-NT-bonus = Trumbita, boonuse peale
school-answer-C = Risti
school-answer-C-bonus = Risti, boonuse peale
school-answer-D = Ruutu
school-answer-D-bonus = Ruutu, boonuse peale
school-answer-H = Ärtu
school-answer-H-bonus = Ärtu, boonuse peale
school-answer-S-bonus = Pada, boonuse peale

school-card = { $card }
