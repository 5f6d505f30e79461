"""Classes: a teacher, pupils who come by a code, and tables at which all play the same deals."""
