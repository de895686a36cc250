## What the page says itself. What happens at a table is said by the catalogs of words/.

name = Azulejos
skip-to-main = Skip to the content
factories = Factories
play-now = Play against the computer
not-found = There is no such page
to-home = To the first page
