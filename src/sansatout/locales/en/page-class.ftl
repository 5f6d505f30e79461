# Classes: what every page may have to say of them.

page-nav-class = Class
page-class-back = Back to the class
page-table-paused = The teacher has stopped the table.
page-set-over = All deals are played. The teacher goes on.
page-overseen = the teacher sees all hands

error-class-deals-one = deals from several places, or from none; expected one of random, pbn, school
error-class-empty = nobody is in the class yet
error-class-full = the class is full: { $most } pupils
error-class-give-one = a lesson and deals at once, or neither; expected one of them
error-class-many-deals = { $count } deals; expected at most { $most }
error-class-many-rounds = the class was given { $most } rounds; open a new one
error-class-no-deal = ‘{ $step }’ has no cards of its own; expected a played step of a lesson with a deal
error-class-no-round = the class was given no deals as round { $number }
error-class-no-seat = this pupil sits at no table in this round
error-class-no-table = there is no table { $number } in this round
error-class-nothing-to-show = no cards are dealt at this table
error-class-own = this is your own class; pupils come with another browser
error-class-reloaded = this class had changed elsewhere and has been loaded again; look at it and decide anew
error-class-removed = the teacher has sent you out of this class
error-no-such-class = there is no such class, or it is not yours
error-no-such-code = no class has this code; ask your teacher whether it is still good
error-no-such-pupil = there is no pupil { $number } in this class
error-nothing-to-rewind = nothing of this deal can be taken back to there
error-set-over = all deals are played; the teacher goes on
error-table-paused = the teacher has stopped the table
