"""Every scoring system of the booklets: tables, itemised entries and sheets that add them up.

:data:`sansatout.variants.SYSTEMS` has them by their keys.
"""
