## Die Stufen der Computerspieler.

level-name-1 = Neuling
level-name-2 = Schüler
level-name-3 = Lehrling
level-name-4 = Geselle
level-name-5 = Fliesenleger
level-name-6 = Könner
level-name-7 = Meister
level-name-8 = Großmeister

level-character-1 = Nimmt, was gerade da ist, und sieht nur die eigenen Punkte.
level-character-2 = Achtet nur auf die eigene Wand und übersieht viel.
level-character-3 = Achtet auch darauf, was du bekommen könntest, übersieht aber manchen guten Zug.
level-character-4 = Spielt solide, mit einem Fehler hin und wieder.
level-character-5 = Spielt solide und sorgfältig: hält die Bodenreihe kurz und achtet auf deine Reihen.
level-character-6 = Spielt stark: denkt mehrere Züge voraus und nutzt deine Fehler.
level-character-7 = Spielt sehr stark und macht kaum noch Fehler.
level-character-8 = Spielt, so gut es geht, und denkt so weit voraus, wie die Zeit reicht.

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
