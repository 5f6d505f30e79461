"""Every scoring system of the booklets: tables, itemised entries and sheets that add them up."""
