## Was an einer Aufzeichnung oder einem Stellungscode nicht stimmt.

notation-at = { $line ->
    [0] In { $place }:
   *[other] { $place ->
        [none] Zeile { $line }:
       *[other] Zeile { $line }, { $place }:
    }
}
notation-misread = { $empty ->
    [yes] Da fehlt etwas.
   *[no] „{ $text }“ ist nicht lesbar.
}
notation-expected = { $kind ->
    [move] Ein Zug ist Quelle, Farbe und Reihe, wie 3R4 oder CK0; eine Spalte der grauen Seite wird als T25 geschrieben.
    [deal] Eine Bestückung wird als deal: und die Fliesen jeder Manufaktur geschrieben, wie deal:BRKK/YKKW/BBYW/BKKK/BYRR.
    [tiles] Fliesen sind Buchstaben aus B, Y, R, K und W.
    [color] Eine Farbe ist B, Y, R, K oder W.
    [number] Hier gehört eine Zahl hin, die für ihre Stelle nicht zu groß ist.
    [seat] Hier gehört die Nummer eines Platzes hin.
    [rules] Die Regeln sind colored, gray, colored:5 oder gray:5.
    [phase] Die Phase ist D, O, T oder X und die Nummer eines Platzes.
    [counts] Hier gehören fünf Zahlen hin, für B, Y, R, K und W, durch Kommas getrennt.
    [board] Ein Brett wird als SCORE:LINES:WALL:FLOOR geschrieben.
    [pattern-line] Eine Musterreihe hat Fliesen einer Farbe.
    [pattern-lines] Hier gehören fünf Musterreihen hin, durch Schrägstriche getrennt.
    [wall-row] Eine Wandreihe hat fünf Zeichen: B, Y, R, K, W oder Punkt.
    [wall-rows] Hier gehören fünf Reihen der Wand hin, durch Schrägstriche getrennt.
    [floor-line] Eine Bodenreihe hat B, Y, R, K, W und M, wie sie gefallen sind, oder einen Strich.
    [result] Das Ergebnis nennt die Plätze der Sieger, oder es ist ein Stern.
    [scores] Hier gehört für jeden Platz ein Punktestand hin, durch Leerzeichen getrennt.
    [termination] Wie es endete, ist rules, resign und ein Platz, time und ein Platz, cutoff oder aborted.
    [position-code] Ein Stellungscode beginnt mit colored oder gray und hat alle Felder, durch Leerzeichen getrennt.
    [value] Dieses Merkmal hat eine andere Art von Wert.
   *[record] Eine Aufzeichnung hat ein Spiel: seine Merkmale, jedes einmal und in einer eigenen Zeile, eine leere Zeile, dann die nummerierten Runden.
}
notation-step = { $number ->
    [0] Runde { $round }, die Bestückung:
   *[other] Runde { $round }, Zug { $number }:
}
notation-game = { $where ->
    [result] Das Ergebnis passt nicht zum Spiel.
    [scores] Die Punkte passen nicht zu den Brettern.
   *[other] Die Runden sind nicht so nummeriert, wie sie gespielt wurden.
}
notation-too-long = Diese Aufzeichnung ist zu lang: Ich zeige höchstens { $count } Schritte.
notation-steps = Die Aufzeichnung hat nur { $count } Schritte.
notation-over = Das Spiel ist dort schon zu Ende.
notation-flaw = { $board ->
    [0] { "" }
   *[other] Brett { $board }:{ " " }
}{ $flaw ->
    [number-out-of-range] Eine Zahl ist zu groß oder zu klein.
    [count-below-zero] Eine Anzahl von Fliesen ist unter 0.
    [wrong-seat] Diesen Platz gibt es an diesem Tisch nicht.
    [wrong-number-of-factories] Die Zahl der Manufakturen passt nicht zur Zahl der Bretter.
    [wrong-total] Von einer Farbe sind es nicht genau 20 Fliesen.
    [factory-too-full] Auf einer Manufaktur liegen mehr als 4 Fliesen.
    [pattern-line-too-full] Eine Musterreihe hat zu viele Fliesen.
    [pattern-line-half-empty] Eine Musterreihe hat eine Farbe ohne Fliesen, oder Fliesen ohne Farbe.
    [pattern-line-color-on-wall] Eine Musterreihe hat eine Farbe, die in ihrer Reihe der Wand schon liegt.
    [wall-rule-broken] Die Wand verstößt gegen die Regeln.
    [floor-line-too-full] In der Bodenreihe liegen mehr als 7 Fliesen.
    [two-markers] Es gibt zwei Startspielermarker.
    [marker-misplaced] Der Startspielermarker liegt in der falschen Bodenreihe.
    [marker-missing] Der Startspielermarker fehlt in der Bodenreihe dessen, der ihn genommen hat.
    [marker-claimed] Jemand hat den Startspielermarker, aber es läuft keine Runde.
    [nothing-on-offer] Es gibt keine Fliese zu nehmen.
    [tiles-on-offer] Auf den Manufakturen oder in der Tischmitte liegen Fliesen, aber es ist nicht Musterphase.
    [complete-wall-row] Eine Reihe der Wand ist vollständig, aber das Spiel geht weiter.
    [not-gray] Spalten wählst du nur auf der grauen Seite.
    [no-column-to-choose] Die oberste komplette Musterreihe hat keine erlaubte Spalte.
    [earlier-seat-not-done] Ein früherer Platz hat noch eine komplette Musterreihe oder Fliesen in der Bodenreihe.
    [floor-line-left] Eine Bodenreihe ist zwischen zwei Runden nicht leer.
    [complete-pattern-line-left] Eine Musterreihe ist zwischen zwei Runden komplett.
    [seat-is-not-start] Zwischen zwei Runden muss der Startspieler am Zug sein.
    [stalemate] An keiner Wand kann sich noch etwas ändern, aber das Spiel geht weiter.
   *[not-over] Das Spiel soll zu Ende sein, kann aber weitergehen.
}
