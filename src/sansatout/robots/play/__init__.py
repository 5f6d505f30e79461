"""Card play from what one seat may see: sampled layouts, double dummy, and the booklets' rules."""
