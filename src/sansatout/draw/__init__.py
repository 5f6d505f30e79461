"""Diagrams, score sheets and hand records as text and SVG."""
