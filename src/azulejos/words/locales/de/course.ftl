## Die kurze Einführung in die Regeln. Jeder Schritt hat eine Aufgabe, und was gesagt wird, wenn sie gelöst ist.

course-begins = Ein kurzer Kurs in { $count } Schritten. In jedem tippst du etwas. Zwischendurch darfst du alles fragen. Tippe Ende, um den Kurs zu verlassen, und Kurs, um weiterzumachen.
course-goes-on = Der Kurs geht weiter mit Schritt { $step } von { $count }.
course-step = Schritt { $step } von { $count }.
course-left = Du hast den Kurs verlassen. Tippe Kurs, um weiterzumachen.
course-ends = Das war der Kurs. Tippe Kurs, um ihn noch einmal zu hören. Viel Spaß!
course-not-asked = Das geht, aber in diesem Schritt ist etwas anderes dran. Drücke Enter, um ihn noch einmal zu hören.
course-not-here = Das geht im Kurs nicht. Tippe Ende, um ihn zu verlassen.

course-factories = In einem Spiel zu zweit liegen fünf Manufakturen auf dem Tisch, auf jeder vier Fliesen. Die Fliesen haben fünf Farben: { $colors }. Frag, was auf den Manufakturen liegt: Tippe Manufakturen.
course-factories-done = Die Mitte ist noch leer, bis auf den Startspielermarker.

course-take = Gespielt wird reihum. Wenn du am Zug bist, nimmst du alle Fliesen einer Farbe von einer Manufaktur und legst sie in eine deiner fünf Musterreihen. Reihe 1 hat ein Feld, Reihe 2 hat zwei, und so weiter. Lege { $tiles } von Manufaktur 1 in Reihe 2: Tippe { $move }, oder 1 { $word } Reihe 2.
course-take-done = Der Rest der Manufaktur kam in die Mitte. Eine komplette Reihe wartet auf das Ende der Runde.

course-center = Statt von einer Manufaktur kannst du auch aus der Mitte nehmen: alle Fliesen einer Farbe, die dort liegen. Frag, was in der Mitte liegt: Tippe Mitte.
course-center-done = Wer in einer Runde zuerst aus der Mitte nimmt, nimmt auch den Startspielermarker. Der kommt in die Bodenreihe und kostet dort Punkte, aber wer ihn hat, beginnt die nächste Runde.

course-marker = Lege { $tiles } aus der Mitte in Reihe 3: Tippe { $move }, oder Mitte { $word } Reihe 3.
course-marker-done = Der Startspielermarker liegt jetzt in deiner Bodenreihe und kostet 1 Punkt.

course-overflow = Fliesen, die nicht hineinpassen, fallen in die Bodenreihe. Ihre sieben Felder kosten 1, 1, 2, 2, 2, 3 und 3 Punkte. Was ein Zug bringt, kannst du vorher hören. Auf Manufaktur 4 liegen { $tiles }. Frag, was in Reihe 2 damit passieren würde: Tippe Vorschau { $move }.
course-overflow-done = Fragen ändern am Spiel nichts. Probier aus, so viel du magst.

course-one-color = In einer Musterreihe liegt nur eine Farbe. In deiner Reihe 4 liegen schon { $tiles }. Frag, was deinen Reihen fehlt: Tippe Bedarf.
course-one-color-done = In Reihe 4 passt nur { $color }, bis sie komplett ist. Eine Reihe, die nicht komplett ist, bleibt für die nächste Runde liegen.

course-wall-row = Jede Musterreihe gehört zu einer Reihe deiner Wand. Eine Farbe, die dort schon liegt, darf nicht noch einmal in diese Musterreihe. In Reihe 3 deiner Wand liegt { $color }. Lege { $tiles } von Manufaktur 2 in eine Reihe, in die sie dürfen. Tippe Züge, um die Reihen zu hören.
course-wall-row-done = Am Ende hat jede Reihe der Wand jede Farbe einmal, und jede hat ihren festen Platz: Reihe 1 ist { $colors }, und jede weitere ist um eins nach rechts verschoben. Tippe Wand Reihe 3, um zu hören, welche Felder einer Reihe offen sind.

course-round-end = Eine Runde endet, wenn alle Fliesen genommen sind. Dann kommt aus jeder kompletten Musterreihe eine Fliese an die Wand und bringt Punkte; die übrigen kommen in den Deckel. Die letzte Fliese dieser Runde liegt in der Mitte, ihre Farbe ist { $color }, und deine Reihe 1 ist leer. Lege sie dorthin: Tippe { $move }, oder Mitte { $word } Reihe 1.
course-round-end-done = Eine Fliese ohne Nachbarn bringt 1 Punkt. Komplette Reihen sind jetzt wieder leer, alle anderen bleiben, wie sie sind.

course-scoring = Neben anderen bringt eine Fliese mehr: einen Punkt für jede Fliese ihrer horizontalen Gruppe ohne Lücke, und noch einen für jede Fliese ihrer vertikalen Gruppe, sie selbst mitgezählt. Lege die letzte Fliese in Reihe 1 und höre, was sie bringt: Tippe { $move }.
course-scoring-done = { $title } liegt jetzt neben zwei Fliesen und über einer: 3 Punkte horizontal und 2 vertikal, zusammen 5.

course-floor = Am Ende einer Runde kostet die Bodenreihe Punkte und wird geleert. Unter 0 fällt ein Punktestand nie. Frag, was deine jetzt kostet: Tippe Boden.
course-floor-done = Der Startspielermarker zählt wie eine Fliese.

course-game-end = Wenn jemand eine horizontale Reihe der Wand vollständig macht, ist das Spiel am Ende dieser Runde vorbei. Jede solche Reihe bringt noch 2 Punkte, jede vollständige Spalte { $bonus }, und jede Farbe mit allen fünf Fliesen 10. In Reihe 1 deiner Wand fehlt noch { $tiles }. Nimm sie: Tippe { $move }.
course-game-end-done = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr vollständige horizontale Reihen hat.

course-gray = Die andere Seite der Bretter ist grau: Auf ihrer Wand sind keine Farben vorgegeben, du wählst die Spalte also selbst. Jede Farbe darf in jeder Reihe und jeder Spalte nur einmal liegen. Deine Reihe 2 ist mit { $color } komplett. Wähle eine Spalte: Tippe T2 und die Spalte, etwa T24, oder Spalte 4.
course-gray-done = Wenn es für eine komplette Reihe keine erlaubte Spalte gibt, fallen alle ihre Fliesen in die Bodenreihe.
