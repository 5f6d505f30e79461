"""Records of games in the formats of other programs: PBN, LIN, and JSON of our own.

Text becomes records (syntax), records are played through (rules), and writers are apart from both.
"""
