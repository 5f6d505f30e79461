cli-print =
    Print as PDF: deals, lessons, score sheets, table cards, certificates.

    deals prints hand records of a PBN, LIN or JSON file; sheet an empty sheet of a scoring system, or a
    score kept with sansatout sheet; card the scoring tables of a game; certificate what is known of the
    shuffles in a file of events; lesson a lesson like minibridge/tricks
    or a file, exercises questions of a kind that sansatout learn lists, both with the key on a page of its own.
cli-print-kind = what to print
cli-print-what = a file, a deal like N:AK5.KJT64.74.763 … in quotes, a scoring system, a game, a lesson or a kind of practice; - for standard input
cli-print-output = the PDF to write (otherwise standard output)
cli-print-paper = the paper
cli-print-system = for sheet: the scoring system of a file that tells one deal in each line
cli-print-names = for sheet with --system: the players, like "Anna Bert / Carl Dora"
cli-print-record = for certificate: the record a player took from the page
cli-print-commitment = for certificate: a commitment noted before the cut, DEAL:DIGEST
cli-print-number = for exercises: the number of the first question; each has always the same one (1)
cli-print-count = for exercises: how many questions (10)
error-cli-print-terminal = a PDF is nothing for a terminal: expected --output FILE.pdf, or standard output led into a file
error-cli-print-option = { $option } means nothing for { $kind }
error-print-needs-typst = printing needs typst, which is not installed: pip install "sansatout[print]"
error-print-lesson-form = not a lesson: { $reason }
