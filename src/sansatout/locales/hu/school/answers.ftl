## Válaszok, amelyekhez a leckékben nem kell külön szöveg

school-answer-N = Észak
school-answer-E = Kelet
school-answer-S = Dél
school-answer-W = Nyugat
school-answer-again = Új osztás
school-answer-yes = Igen
school-answer-no = Nem
school-answer-NT = Szanzadu
school-answer-NT-bonus = Szanzadu jutalomért
school-answer-C = Treff
school-answer-C-bonus = Treff jutalomért
school-answer-D = Káró
school-answer-D-bonus = Káró jutalomért
school-answer-H = Kőr
school-answer-H-bonus = Kőr jutalomért
school-answer-S-bonus = Pikk jutalomért

school-card = { $card }
