language-name = Svenska
