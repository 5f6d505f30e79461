"""Robots: they see what a seat may see, and every decision says why."""
