"""Simulation, matches and experiments."""
