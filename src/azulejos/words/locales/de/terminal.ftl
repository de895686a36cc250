## Was nur das Terminal sagt: der Datenordner, gespeicherte Spiele, das Nachspielen.

vertical-line-five = Eine vollständige Spalte bringt 5 Punkte, wie in der taktilen Ausgabe.
    .terse = Spalte: 5 Punkte.
other-game-waits = { $count ->
    [one] Für das Spiel, das du gewählt hast, tippe neu.
   *[other] Für das Spiel, das du gewählt hast, tippe zweimal neu.
}
what-now = Tippe Rückblick, um zu hören, was es entschieden hat, neu für ein neues Spiel, nachspielen, um dieses noch einmal zu hören, oder Ende.
kept-as = Das Spiel ist als Nummer { $number } gespeichert.
goodbye-lost = Auf Wiedersehen. Ich konnte dieses Spiel nicht speichern.
save-set-aside = Ich kann das gespeicherte Spiel nicht lesen. Es liegt jetzt unter dem Namen { $file }.
save-no-text = Zeile { $line } darin ist kein Text.
save-unfit = { $line ->
    [0] Der Grund: { $error }.
   *[other] Zeile { $line } passt nicht: { $error }.
}
settings-set-aside = Ich kann die Einstellungen nicht lesen. Sie liegen jetzt unter dem Namen { $file }.
not-saved = { $reason ->
    [full] Die Festplatte ist voll, also kann ich das Spiel nicht speichern. Es geht trotzdem weiter.
    [denied] In den Ordner { $folder } darf ich nicht schreiben, also kann ich das Spiel nicht speichern. Es geht trotzdem weiter.
   *[other] Den Ordner { $folder } kann ich nicht benutzen, also kann ich das Spiel nicht speichern. Es geht trotzdem weiter.
}
saved-again = Ich kann das Spiel wieder speichern.
settings-not-kept = Die Einstellung gilt, bis du aufhörst; ich konnte sie nicht speichern.
already-open = Ein anderes Azulejos hat dieselben Spiele offen, also speichere ich dieses Spiel nicht.
hint-failed = Wegen eines Fehlers im Programm gibt es keinen Tipp: { $error }. Dein Spiel ist gespeichert und geht weiter.
move-failed = { $player } hat wegen eines Fehlers im Programm keinen Zug gefunden: { $error }. Dein Spiel ist gespeichert. Drücke Enter, damit es noch einmal versucht wird; zurück nimmt deinen Zug zurück, Stufe ändert die Spielstärke, Ende beendet.
written-to = Auch in der Datei { $file }.
game-entry-unreadable = Spiel { $number }: Die Datei { $file } ist nicht lesbar.
exported-game = Spiel { $number }, { $side ->
    [gray] graue Seite
   *[colored] farbige Seite
}{ $state ->
    [given-up] , aufgegeben
    [unfinished] , nicht zu Ende gespielt
   *[over] {""}
}: { $results }.
no-such-game = { $count ->
    [0] Es ist noch kein beendetes Spiel gespeichert.
    [one] Spiel { $number } gibt es nicht. Nur Spiel 1 ist gespeichert.
   *[other] Spiel { $number } gibt es nicht. Die Spiele haben die Nummern 1 bis { $count }.
}
game-unreadable = Die Aufzeichnung von Spiel { $number } ist nicht lesbar.
replay-begins = Spiel { $number }: { $players }. Drücke Enter für den nächsten Schritt, tippe zurück für den vorigen oder Ende zum Verlassen.
replay-ends = Das war der letzte Schritt. Frag nach den Brettern, tippe zurück für den vorigen Schritt oder Ende zum Verlassen.
    .terse = Das war der letzte Schritt.
replay-starts = Das war der erste Schritt.
replay-only-listens = Hier wird ein Spiel nachgespielt: Drücke Enter für den nächsten Schritt, oder tippe Ende, um es zu verlassen.
back-at-the-table = Du bist wieder in deinem Spiel.
free-seat = Frei ({ $seat })
resign-sure = Das kannst du nicht zurücknehmen. Tippe noch einmal aufgeben, um das Spiel aufzugeben.
resign-over = Das Spiel ist zu Ende, also kann niemand mehr aufgeben.
