## Was die Seite neben einem echten Spiel selbst sagt. Was dort erzählt wird, sagt words/.

beside-lead = Ihr spielt mit einem echten Spiel, taktil oder nicht. Sagt, was gezogen und was getan wurde: Azulejos ist Schiedsrichter, Gedächtnis und Stimme.
beside-name = Name
beside-person = Eine Person
beside-begin = Anfangen
beside-mine = Partien neben einem Spiel
beside-go-on = Weiter

## Am Tisch

beside-now = Jetzt
beside-counters = Zähltafeln
beside-said = Zuletzt gesagt
beside-typed = Ihr habt gesagt:
beside-thinking = { $player } denkt nach …
beside-line = Sagen, berichtigen oder fragen
beside-help-deal = Zum Beispiel: { $factory }: zwei rote, blau, schwarz. Mit dem Mikrofon der Tastatur könnt ihr diktieren.
beside-help-offer = Zum Beispiel: { $player } nimmt die roten von Manufaktur 3 in Reihe 4. Oder kurz: 3R4.
beside-help-tiling = Zum Beispiel: Reihe 3 in Spalte 2.
beside-help-over = Zum Beispiel: neu, Punkte, Aufzeichnung.
beside-tiles = Fliesen für die Zeile
beside-clear = Zeile leeren
beside-words = Fragen oder anordnen
# Was auf diesen Knöpfen steht, wird getippt: Jedes ist ein Wort des Spiels.
beside-word-scores = Punkte
beside-word-factories = Manufakturen
beside-word-center = Mitte
beside-word-bag = Beutel
beside-word-turn = Wer ist dran
beside-word-last = Zuletzt
beside-word-repeat = Nochmal
beside-word-undo = Zurück
beside-word-hint = Tipp
beside-word-help = Hilfe
beside-word-insist = Es bleibt dabei
beside-waiting = { $count ->
    [one] { $count } Zeile wartet auf die Verbindung. Sie wird geschickt, sobald es geht.
   *[other] { $count } Zeilen warten auf die Verbindung. Sie werden geschickt, sobald es geht.
}
beside-gone = Der Server hat diese Partie nicht mehr.
beside-table = Auf dem Tisch
beside-boards = Spielbretter
beside-set-up = Die Partie geht von einer Stellung aus weiter, die ihr so haben wollt.

## Mehr

beside-phone = Noch ein Telefon am Tisch
beside-phone-about = Wer diesen Link öffnet, sieht die Partie und kann auch tippen. Er ist nur für die am Tisch.
beside-phone-link = Link zu dieser Partie
beside-phone-qr = QR-Code des Links zu dieser Partie
beside-speech = Wie es auf diesem Telefon spricht
beside-aloud = Alles laut sagen
beside-awake = Bildschirm anlassen
beside-letters-edition = Wie auf den Fliesen dieser Ausgabe
beside-record-taken = Die Aufzeichnung ist bei den Downloads.
beside-new = Noch eine Partie
beside-new-title = Noch eine Partie?
beside-new-text = Diese Partie ist nicht zu Ende. Sie wird aufgegeben, ihre Aufzeichnung bleibt.
