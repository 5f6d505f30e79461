"""What is stored about one person: all of it in one file, or none of it any more."""
