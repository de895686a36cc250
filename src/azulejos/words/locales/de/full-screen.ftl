## Was das Terminal mit vollem Bildschirm um ein Spiel herum sagt; der Browser lädt es nicht.

screen-round = Runde { $round }.
screen-last-round = Die letzte Runde!
screen-thinking = { $back ->
    [yes] { $player } überlegt. Esc nimmt deinen Zug zurück.
   *[no] { $player } überlegt. Esc hält das an.
}
screen-waits = { $player } ist am Zug.
screen-paused = Du hast { $player } unterbrochen. Mit Enter geht es weiter.
screen-hint-thinking = Ich suche einen Tipp. Esc bricht ab.
screen-choose-tiles = { $player }: wähle Fliesen.
screen-choose-line = { $player }: wähle eine Reihe.
screen-choose-column = { $player }: wähle eine Spalte.
screen-over = Das Spiel ist zu Ende. Drücke n für ein neues.
screen-steps = Enter zeigt den nächsten Schritt, Esc den Stand.
screen-course = Kurs: Der Verlauf sagt dir, was du tun sollst. Mit q verlässt du ihn.
screen-replay = Wiedergabe: Enter geht weiter, u zurück, q verlässt sie.
screen-reviewing = Rückblick: { $done } von { $total } Zügen und Füllungen. Esc bricht ab.
screen-review = Rückblick: Enter geht weiter, u zurück, q verlässt ihn.
screen-mistake = Dein Fehler: Spiel einen besseren Zug, h gibt einen Tipp, q hört auf.
screen-too-small = Das Terminal ist kleiner als 80 x 24. Drücke p für einfache Zeilen.

# Was am Online-Tisch in einfachen Zeilen nur getippt wird
screen-takeback = { $player } möchte einen Zug zurücknehmen: Drücke / und tippe ja oder nein.
screen-handed-over = Für dich spielt der Computer. Um wieder selbst zu spielen, drücke / und tippe übernehmen.
screen-online-paused = Das Spiel ist angehalten. Damit es weitergeht, drücke / und tippe weiter.

# Ein Fehler im Programm
screen-move-failed = { $player } hat wegen eines Fehlers im Programm keinen Zug gefunden: { $error }. Dein Spiel ist gespeichert. Mit Enter wird es noch einmal versucht, u nimmt deinen Zug zurück, m ändert die Stufe, q beendet.
screen-review-failed = Der Rückblick endete wegen eines Fehlers im Programm: { $error }. Dein Spiel ist gespeichert.
screen-broke-down = Die Vollbildansicht ist wegen eines Fehlers im Programm abgestürzt; er steht darüber.

screen-slash-title = Mit / tippst du Zug, Frage oder Befehl
screen-command-title = Zug, Frage oder Befehl tippen; Esc führt zurück
screen-menu-title = Einstellungen
screen-new-title = Neues Spiel
screen-help-title = Tasten
screen-result-title = Ergebnis

## Tasten, so kurz wie möglich

screen-key-hint-title = Tipp
screen-key-undo-title = Zurück
screen-key-command-title = Tippen
screen-key-new-title = Neu
screen-key-menu-title = Einst.
screen-key-plain-title = Zeilen
screen-key-help-title = Hilfe
screen-key-quit-title = Ende

## Auswahl

screen-choice-language-title = Sprache
screen-choice-length-title = Ansagen
screen-choice-letters-title = Farbnamen
screen-choice-level-title = Stufe des Computers
screen-choice-pace-title = Schritte
screen-choice-players-title = Spieler
screen-choice-side-title = Wand
screen-choice-edition-title = Vollständige Spalte
screen-choice-persons-title = Menschen
screen-start-title = Spiel beginnen
screen-done-title = Fertig

screen-language-title = { $language ->
    [de] Deutsch
    [nl] Nederlands
   *[en] English
}
screen-length-title = { $length ->
    [terse] kurz
    [full] ausführlich
   *[normal] normal
}
screen-letters-title = { $letters ->
    [letters] Buchstaben
    [tactile] taktile Buchstaben
   *[names] Namen
}
screen-pace-title = { $pace ->
    [key] einzeln, mit Enter
    [none] alle auf einmal
   *[auto] nacheinander
}
screen-side-title = { $side ->
    [gray] graue Seite
   *[colored] farbige Seite
}
screen-edition-title = { $points ->
    [5] 5 Punkte, taktile Ausgabe
   *[7] 7 Punkte
}
screen-level-title = { $level }, { $name }

screen-menu-keys = Auf und Ab wählen aus; Links, Rechts und Enter ändern; Enter in der letzten Zeile bestätigt, Esc schließt.
screen-reading-keys = Auf und Ab bewegen den Text, Esc schließt ihn.
screen-result-keys = { $review ->
    [yes] Drücke n für ein neues Spiel, r für einen Rückblick auf dieses, Esc, um die Bretter zu sehen.
   *[no] Drücke n für ein neues Spiel, Esc, um die Bretter zu sehen.
}
screen-gives-up = Das laufende Spiel gibst du damit auf. Es bleibt gespeichert.

## Hilfe

screen-help-take = Mit den Pfeiltasten gehst du von Fliese zu Fliese. Enter nimmt alle Fliesen dieser Farbe, und die Reihen, in die sie passen, leuchten auf. Du siehst dort, wie viele passen, wie viele fallen und was die Runde bringt. Enter auf einer Reihe legt sie hinein, Esc legt sie zurück.
screen-help-quick = Schneller geht es mit der Nummer einer Manufaktur oder c für die Mitte, dem Buchstaben einer Farbe, der Nummer einer Reihe oder 0 für die Bodenreihe, dann Enter.
screen-help-column = Auf der grauen Seite wählst du eine Spalte der Wand mit links, rechts und Enter, oder mit ihrer Nummer.
screen-help-areas = Tab führt von den Manufakturen zu deinem Brett, zur Zeile zum Tippen und zum Verlauf. Mit v kommt das nächste Brett. Bild auf und Bild ab bewegen den Verlauf.
screen-help-steps = Die Wertung siehst du Schritt für Schritt: Enter zeigt den nächsten, Esc das Ergebnis. Ändern kannst du das unter Einstellungen.
screen-help-mouse = Mit der Maus klickst du auf Fliesen, dann auf eine Reihe; auf ein kleines Brett, um es groß zu sehen; auf eine Taste am unteren Rand.
screen-help-type = Nach / kannst du alles tippen, was azulejos text versteht, etwa 3R4, Bedarf oder Punkte; Hilfe nennt alles.
screen-help-plain = Mit p geht dasselbe Spiel in einfachen Zeilen weiter. Tippe tui, um zurückzukommen.

## Zu einfachen Zeilen und zurück

plain-already = Du bist schon bei den einfachen Zeilen. Tippe tui für die Vollbildansicht.
screen-already = Du bist schon in der Vollbildansicht. Tippe plain für einfache Zeilen.
plain-now = Einfache Zeilen. Tippe tui für die Vollbildansicht.
# Womit die Erweiterung installiert wird.
screen-missing = Für die Vollbildansicht fehlt eine Erweiterung. { $command } installiert sie.
screen-no-terminal = Die Vollbildansicht braucht ein eigenes Terminal. Durch eine Pipe oder in einem einfachen Terminal spielst du mit { $command }.
