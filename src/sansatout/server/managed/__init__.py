"""A match of the table manager on the page: people play in it, and everybody can watch."""
