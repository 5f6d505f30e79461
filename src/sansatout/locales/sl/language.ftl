language-name = Slovenščina
