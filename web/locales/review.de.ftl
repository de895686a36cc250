## Was die Seite eines Rückblicks selbst sagt. Sätze über Züge und Bestückungen sagt words/.

reviewing-lead = Füge die Aufzeichnung eines beendeten Spiels ein oder öffne eine Datei, und sieh, was jeder Zug und jede Bestückung wert war. Der Server speichert nichts; dieser Browser behält den Rückblick.
reviewing-text = Aufzeichnung
reviewing-bad-file = In dieser Datei steht kein Rückblick, oder ein Teil davon fehlt. Öffne stattdessen die Aufzeichnung des Spiels: Der Rückblick wird neu gemacht.
# $state: quick und closer, während sie läuft, die anderen, während sie nicht läuft
reviewing-state = { $state ->
    [quick] Ein erster Blick auf das Spiel …
    [closer] Das war der erste Blick. Jetzt ein genauerer …
    [done] Das ist ein genauer Blick auf das Spiel.
    [stopped-quick] Das ist der erste Blick auf das Spiel. Ein genauerer findet mehr.
   *[stopped] Angehalten. Was bisher gefunden wurde, bleibt.
}
reviewing-progress = Züge und Bestückungen
reviewing-stop = Anhalten
reviewing-closer = Genauer hinsehen
reviewing-go-on = Weiter
reviewing-unkept = Dieser Browser hat keinen Platz mehr und kann diesen Rückblick nicht behalten. Lade ihn herunter, wenn du ihn wieder brauchst.

## Das Diagramm

reviewing-graph = Gewinnchancen
reviewing-chance = Gewinnchance in Prozent:
reviewing-round-short = Runde
reviewing-slider = Schritt des Spiels
reviewing-graph-table = Das Diagramm als Tabelle
reviewing-before = Vor

## Ein Schritt

reviewing-step = Dieser Schritt
# Nach dem Glück jedes Spielers bei einer Bestückung
reviewing-about-luck = Das ist Glück: mehr oder weniger, als eine durchschnittliche Bestückung bringt, in Prozent eines Siegs.
reviewing-keys = Tasten: Pfeile für einen Schritt, mit Umschalt für einen Fehler, Bild auf und Bild ab für eine Runde, Pos1 und Ende.
reviewing-variations = Wie es nach beiden Zügen weitergeht
reviewing-next-mistake = Nächster Fehler
reviewing-played = Gespielt: { $move }
reviewing-best = Am besten: { $move }
reviewing-played-best = Gespielt und am besten: { $move }

## Daneben

reviewing-turns = Wendepunkte
reviewing-seats = Glück und Können
reviewing-unit = In Prozent
reviewing-start = Chance am Anfang
reviewing-luck = Glück
reviewing-skill = Können
reviewing-correction = Korrektur
reviewing-result = Ergebnis
reviewing-accuracy = Genauigkeit, von 100
reviewing-error-rate = Fehlerquote
reviewing-steps = Alle Züge
reviewing-ply = Nr.
reviewing-player = Wer
reviewing-move = Zug
reviewing-loss = Verlust
reviewing-class = Urteil
# Ein Zug, bei dem es nichts zu entscheiden gab
reviewing-uncounted = –
reviewing-deal = Bestückung von Runde { $round }
reviewing-download = Mit der Aufzeichnung herunterladen
reviewing-replay = Nachspielen und weiterspielen

## Fehler zum Lösen

reviewing-learn = { $count ->
    [one] Aus einem Fehler lernen
   *[other] Aus { $count } Fehlern lernen
}
reviewing-no-mistakes = Es gibt keine Fehler, aus denen du lernen könntest.
reviewing-task = Fehler { $number } von { $count }: Zug { $ply }, Runde { $round }, { $player } ist am Zug
reviewing-find = Finde einen besseren Zug.
reviewing-checking = Mal sehen …
reviewing-show = Zeig ihn mir
reviewing-next-task = Nächster
reviewing-no-next-task = Fertig
reviewing-back = Zurück zum Rückblick
