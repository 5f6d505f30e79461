"""What the measurements of robots share."""
