cli-print = Print hand records of deals as PDF.
cli-print-kind = what to print
cli-print-what = a file, a deal like N:AK5.KJT64.74.763 … in quotes, a scoring system or a game; - for standard input
cli-print-output = the PDF to write (otherwise standard output)
cli-print-paper = the paper
error-cli-print-terminal = a PDF is nothing for a terminal: expected --output FILE.pdf, or standard output led into a file
error-print-needs-typst = printing needs typst, which is not installed: pip install "sansatout[print]"
