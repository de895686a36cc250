## Wat de pagina zelf zegt. Wat er aan tafel gebeurt, zeggen de catalogi van words/.

name = Azulejos
skip-to-main = Naar de inhoud
factories = Fabrieken
play-now = Tegen de computer spelen
not-found = Deze pagina bestaat niet
to-home = Naar de startpagina
