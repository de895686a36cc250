## Die Regeln als schlichter Text, ein Absatz je Nachricht: zum Hören und für die Brailleschrift.

rulebook-title = Die Regeln
rulebook-aim = Zwei bis vier Spielende fliesen je eine Wand mit fünf mal fünf Feldern. Wer am Ende die meisten Punkte hat, gewinnt.
rulebook-things = Es gibt 100 Fliesen, je 20 in fünf Farben: Blau, Gelb, Rot, Schwarz und Weiß. Zu zweit gibt es 5 Manufakturen, zu dritt 7, zu viert 9. Alle haben ein Brett mit fünf Musterreihen zu 1 bis 5 Feldern, einer Wand und einer Bodenreihe mit 7 Feldern.
rulebook-round = Eine Runde hat drei Teile: die Musterphase, die Fliesungsphase und das Vorbereiten der nächsten Runde. Zu Beginn liegen auf jeder Manufaktur vier Fliesen aus dem Beutel, und der Startspielermarker liegt in der Mitte.

rulebook-offer-title = Die Musterphase
rulebook-take = Gespielt wird reihum im Uhrzeigersinn. In deinem Zug nimmst du alle Fliesen einer Farbe: entweder von einer Manufaktur, deren übrige Fliesen dann in die Mitte kommen, oder aus der Mitte. Wer in einer Runde zuerst aus der Mitte nimmt, nimmt auch den Startspielermarker und legt ihn auf das erste freie Feld von links in der Bodenreihe.
rulebook-place = Du legst alle genommenen Fliesen in eine deiner Musterreihen oder alle in die Bodenreihe. In einer Musterreihe liegt nur eine Farbe, und nie eine, die in der zugehörigen Wandreihe schon liegt. Was nicht hineinpasst, fällt in die Bodenreihe. Was auch dort nicht passt, kommt in den Deckel.
rulebook-offer-end = Wenn alle Manufakturen und die Mitte leer sind, ist die Musterphase vorbei.

rulebook-tiling-title = Die Fliesungsphase
rulebook-tile = Du gehst deine Musterreihen von oben nach unten durch. Aus jeder kompletten Reihe kommt eine Fliese in die zugehörige Wandreihe und bringt sofort Punkte; die anderen kommen in den Deckel. Reihen, die nicht komplett sind, bleiben, wie sie sind.
rulebook-wall = Auf der farbigen Seite hat jedes Feld der Wand seine Farbe. Reihe 1 ist von links nach rechts Blau, Gelb, Rot, Schwarz, Weiß. Jede weitere Reihe ist um ein Feld nach rechts verschoben, und was rechts hinausgeht, kommt links wieder herein: Reihe 2 ist Weiß, Blau, Gelb, Rot, Schwarz; Reihe 3 ist Schwarz, Weiß, Blau, Gelb, Rot; Reihe 4 ist Rot, Schwarz, Weiß, Blau, Gelb; Reihe 5 ist Gelb, Rot, Schwarz, Weiß, Blau.
rulebook-score = Eine Fliese ohne Nachbarn bringt 1 Punkt. Sonst bringt sie einen Punkt für jede Fliese ihrer horizontalen Gruppe, wenn das mindestens 2 sind, und dazu einen für jede Fliese ihrer vertikalen Gruppe, wenn das mindestens 2 sind; sie selbst zählt jedes Mal mit.
rulebook-floor = Am Ende der Fliesungsphase zählt die Bodenreihe: Ihre Felder kosten 1, 1, 2, 2, 2, 3 und 3 Punkte. Unter 0 fällt der Punktestand nie. Die Fliesen kommen in den Deckel. Wer den Startspielermarker hat, beginnt die nächste Runde; wenn ihn niemand genommen hat, beginnt dieselbe Person noch einmal.
rulebook-next = Für die nächste Runde bestückt ihr die Manufakturen wieder. Wenn der Beutel leer ist, kommen die Fliesen aus dem Deckel zurück in den Beutel.

rulebook-end-title = Das Ende
rulebook-end = Das Spiel endet nach der Fliesungsphase, in der jemand eine horizontale Reihe mit fünf Fliesen vollständig gemacht hat. Dann bringt jede vollständige horizontale Reihe 2 Punkte, jede vollständige vertikale Reihe 7 (5 in der taktilen Ausgabe) und jede Farbe, von der alle fünf Fliesen an der Wand sind, 10. Bei Gleichstand gewinnt, wer mehr vollständige horizontale Reihen hat; danach wird der Sieg geteilt. Das Spiel endet auch, wenn sich an keiner Wand mehr etwas ändern kann.

rulebook-gray-title = Die graue Seite
rulebook-gray = Auf der grauen Seite hat kein Feld der Wand eine eigene Farbe. In der Fliesungsphase wählst du die Spalte. Jede Farbe darf in jeder Reihe und jeder Spalte nur einmal liegen. Wenn es für die Fliese einer kompletten Reihe kein erlaubtes Feld gibt, fällt die ganze Reihe in die Bodenreihe.
