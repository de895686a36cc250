## Was die Seite neben einem echten Spiel selbst sagt. Was dort erzählt wird, sagt words/.

beside-lead = Ihr spielt mit einem echten Spiel, taktil oder nicht. Sagt, was ihr zieht und was ihr tut: Azulejos ist euer Schiedsrichter, Gedächtnis und eure Stimme.
beside-name = Name
beside-person = Jemand hier
beside-which-set = Welches Spiel liegt auf dem Tisch?
beside-when-told = Wann sagt ihr, was auf einer Manufaktur liegt?
beside-told-before = Vor dem ersten Zug
beside-told-late = Wenn jemand davon nimmt
beside-begin = Anfangen
beside-mine = Begleitete Spiele
beside-go-on = Weiter

## Am Tisch

beside-now = Jetzt
beside-counters = Zähltafeln
beside-said = Zuletzt gesagt
beside-typed = Ihr habt gesagt:
beside-thinking = { $player } denkt nach …
beside-line = Sagen, berichtigen oder fragen
beside-help-deal = Zum Beispiel: { $factory }: zwei rote, blau, schwarz. Mit dem Mikrofon der Tastatur könnt ihr diktieren.
beside-help-late = Zum Beispiel: { $player } nimmt zwei rote von Manufaktur 3 in Reihe 2, Rest blau und weiß.
beside-help-offer = Zum Beispiel: { $player } nimmt die roten von Manufaktur 3 in Reihe 4. Oder kurz: 3R4.
beside-help-tiling = Zum Beispiel: Reihe 3 in Spalte 2.
beside-help-over = Zum Beispiel: neu, Punkte, Aufzeichnung.
beside-tiles = Fliesen für die Zeile
beside-clear = Zeile leeren
beside-words = Fragen und Befehle
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
    [one] { $count } Zeile wartet auf die Verbindung. Ich schicke sie, sobald es geht.
   *[other] { $count } Zeilen warten auf die Verbindung. Ich schicke sie, sobald es geht.
}
beside-gone = Der Server hat dieses Spiel nicht mehr.
beside-table = Auf dem Tisch
beside-boards = Bretter
beside-set-up = Das Spiel geht von einer Stellung aus weiter, die ihr aufgebaut habt.

## Mehr

beside-phone = Noch ein Telefon am Tisch
beside-phone-about = Wer diesen Link hat, sieht das Spiel und kann auch tippen. Er ist nur für Leute am Tisch.
beside-phone-link = Link zu diesem Spiel
beside-phone-qr = QR-Code des Links zu diesem Spiel
beside-speech = Ansagen auf diesem Telefon
beside-aloud = Alles vorlesen
beside-awake = Bildschirm anlassen
beside-letters-edition = Namen wie in diesem Spiel
beside-record-taken = Die Aufzeichnung liegt bei den Downloads.
beside-new = Noch ein Spiel
beside-new-title = Noch ein Spiel?
beside-new-text = Dieses Spiel läuft noch. Du gibst es auf; die Aufzeichnung bleibt.
