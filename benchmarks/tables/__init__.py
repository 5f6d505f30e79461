"""Tables of scripted players, their sockets and the servers they play at."""
