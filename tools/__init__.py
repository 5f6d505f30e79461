"""Tools of the project itself: the list of rules and the page that shows where each is held."""
