## Was die Seite selbst sagt. Was am Tisch geschieht, sagen die Kataloge von words/.

name = Azulejos
skip-to-main = Zum Inhalt springen
factories = Manufakturen
play-now = Gegen den Computer spielen
not-found = Diese Seite gibt es nicht
to-home = Zur Startseite
