"""How much of the server anybody may use: by person, by address, and all of them together.

A new cookie is a new person for whoever wants one, so it is the limit of an address that holds
strangers, and that of a person which holds one seat.
"""
