language-name = Eesti
