"""Make the pages of the documentation site.

``python -m tools.site FOLDER`` writes everything the site is built from: the pages of ``docs/``,
with every rule id linked to its rule, and those that are made from the program itself. Each module
makes one part as a mapping from a page's path to its text; ``make docs`` builds the site from them.
"""
