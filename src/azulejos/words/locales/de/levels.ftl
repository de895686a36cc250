## Die Stufen der Computerspieler.

level-name-1 = Neuling
level-name-2 = Schüler
level-name-3 = Lehrling
level-name-4 = Geselle
level-name-5 = Fliesenleger
level-name-6 = Könner
level-name-7 = Meister
level-name-8 = Großmeister

level-character-1 = Er nimmt, was gerade da ist, und sieht nur die eigenen Punkte.
level-character-2 = Er lernt noch: Er achtet nur auf die eigene Wand und übersieht manchen guten Zug.
level-character-3 = Er lernt eifrig: Er bedenkt auch, was du bekämst, sieht aber nicht alles, was es zu nehmen gibt.
level-character-4 = Er spielt solide, mit einem Fehler hin und wieder.
level-character-5 = Er spielt solide und sorgfältig: Er hält seine Bodenreihe kurz und achtet auf deine Reihen.
level-character-6 = Er spielt stark: Er denkt mehrere Züge voraus und nutzt deine Fehler.
level-character-7 = Er spielt sehr stark und macht kaum noch Fehler.
level-character-8 = Er spielt, so gut er kann, und denkt so weit voraus, wie seine Zeit reicht.

level-now = Der Computer spielt auf Stufe { $level } von 8, { $name }.
    .terse = Stufe { $level }, { $name }.
level-entry = Stufe { $level }, { $name }.
    .terse = { $level }, { $name }.
level-limit-depth = { $depth ->
    [one] Er denkt { $depth } Zug voraus.
   *[other] Er denkt { $depth } Züge voraus.
}
level-limit-nodes = { $nodes ->
    [one] Für einen Zug sieht er sich { $nodes } Stellung an.
   *[other] Für einen Zug sieht er sich { $nodes } Stellungen an.
}
level-limit-time = { $seconds ->
    [one] Über einen Zug denkt er { $seconds } Sekunde nach.
   *[other] Über einen Zug denkt er { $seconds } Sekunden nach.
}
