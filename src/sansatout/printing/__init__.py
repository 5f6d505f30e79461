"""Pages to print, as PDF: hand records, score sheets, table cards, certificates, lessons.

A kind of page is a module here, which turns values of the game into plain words and figures, and a
form in ``forms/``, which sets them. What is printed follows from what was given alone: fonts are
those within typst, and no file tells when it was made.
"""
