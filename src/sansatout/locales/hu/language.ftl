language-name = Magyar
