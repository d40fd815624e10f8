# The page.

page-title = Parcours
