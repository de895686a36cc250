## Was die Seite selbst sagt. Was am Tisch geschieht, sagen die Kataloge von words/.

## Seiten: Start, neue Tische, Mitspielen, das Ende, Nachspielen, Lernen, Prüfen

home-lead = Nimm Fliesen, lege Muster und fülle deine Wand vor den anderen.
home-play = Spielen
home-other = Andere Spiele
home-against = { $count ->
    [one] Gegen den Computer, Stufe { $level }, { $name }.
   *[other] Gegen { $count } Computerspieler, Stufe { $level }, { $name }.
}
home-against-several = Gegen { $count } Computerspieler.
home-friends = Mit Freunden
home-friends-about = Schick einen Link, und sie sitzen an deinem Tisch.
home-screen = An einem Bildschirm
home-screen-about = Zwei bis vier an einem Computer, reihum.
home-learn = Die Regeln lernen
home-learn-about = Ein kurzer Kurs auf einem echten Brett.
home-open = Ein Spiel öffnen
home-open-about = Eine Aufzeichnung oder Stellung nachspielen, Schritt für Schritt.

my-games = Meine Spiele
my-games-finished = Beendet
my-games-nobody = Ein neuer Tisch
my-games-resume = Weiterspielen
my-games-look = Ansehen
my-games-remove = Entfernen
my-games-all = { $count ->
    [one] Das Spiel zeigen
   *[other] Alle { $count } Spiele zeigen
}
my-games-over = Zu Ende
my-games-gone = Der Server hat diesen Tisch nicht mehr.
my-games-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
my-games-waiting = Es sind noch Plätze frei.
my-games-your-turn = Du bist am Zug
my-games-round = Runde { $round }
my-games-turn = Am Zug: { $name }

new-title = Ein neuer Tisch
new-kind = Wer spielt?
new-kind-computer = Gegen den Computer
new-kind-computer-about = Du und ein bis drei Computerspieler.
new-kind-friends = Mit Freunden, online
new-kind-friends-about = Du bekommst einen Link zum Weitergeben. Niemand braucht ein Konto.
new-kind-screen = An einem Bildschirm
new-kind-screen-about = Alle sitzen an diesem Computer und wechseln sich ab.
new-players = Spieler
new-seats = Plätze
new-seat = Platz { $seat }
new-you = Du
new-name = Dein Name
new-name-of = Name von Spieler { $seat }
new-holder = Gespielt von
new-holder-friends = Jemand mit dem Link
new-holder-screen = Jemand hier
new-holder-level = Computer, Stufe { $level }, { $name }
new-language = Sprache
language-en = English
language-de = Deutsch
language-nl = Nederlands
new-as-settings = Wie in den Einstellungen
new-speech = Ansagen
new-speech-terse = Knapp
new-speech-normal = Normal
new-speech-full = Ausführlich
new-start = Startspieler
new-start-lot = Das Los entscheidet
new-board = Spielbrett
new-side = Seite der Wand
new-colored = Farbig
new-colored-about = Jede Farbe hat in jeder Reihe ihr eigenes Feld.
new-gray = Grau
new-gray-about = Du wählst die Spalte für jede Fliese selbst.
new-edition = Ausgabe
new-edition-usual = Übliche: eine volle Spalte bringt 7 Punkte
new-edition-tactile = Tastbare: eine volle Spalte bringt 5 Punkte
new-pace = Zeit und Bestätigungen
new-time = Bedenkzeit
new-time-none = So viel ihr wollt
new-time-clock = Eine Uhr
new-time-days = Tage pro Zug
new-minutes = Minuten für jeden
new-increment = Sekunden mehr nach jedem Zug
new-factors = Mehr Zeit für manche
new-factor = { $factor }-fach
new-days = Tage für jeden Zug
new-deal = Nach dem letzten Zug einer Runde wartet das Bestücken der Manufakturen
new-deal-confirm = bis du bestätigst
new-deal-seconds = { $seconds ->
    [one] { $seconds } Sekunde, oder bis du bestätigst
   *[other] { $seconds } Sekunden, oder bis du bestätigst
}
new-confirm = Jeden Zug bestätigen, bevor er gespielt wird
new-make-computer = Spiel beginnen
new-make-friends = Tisch aufstellen
new-make-screen = Spiel beginnen

table-refused = Dieser Tisch lässt sich nicht öffnen
try-again = Noch einmal versuchen
lobby-title = Dein Tisch
lobby-title-guest = Ein Platz für dich
lobby-missing = { $count ->
    [one] { $count } Platz ist frei. Das Spiel beginnt, wenn er besetzt ist.
   *[other] { $count } Plätze sind frei. Das Spiel beginnt, wenn sie besetzt sind.
}
lobby-free = Frei
lobby-sit = Hier sitzen
lobby-you = du
lobby-leave = Platz zurückgeben
lobby-not-invited = Zum Mitspielen brauchst du den Einladungslink. Hier kannst du zusehen.
lobby-spectators = { $count ->
    [one] { $count } Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
invitation = Andere einladen
invitation-about = Wer diesen Link öffnet, kann einen freien Platz nehmen.
invitation-link = Einladungslink
invitation-text = Komm und spiel eine Partie mit mir.
invitation-qr = QR-Code des Einladungslinks
invitation-watch = Ein Link zum Zusehen
invitation-watch-about = Wer nur diesen hat, sieht das Spiel und kann sich nicht dazusetzen.
invitation-watch-link = Link zum Zusehen
seat-link = Auf einem anderen Gerät weiterspielen
seat-link-about = Dieser Link ist dein Platz. Öffne ihn auf deinem anderen Gerät und zeig ihn sonst niemandem.
link-copy = Link kopieren
link-share = Teilen
link-copied = Kopiert.
link-selected = Der Link ist ausgewählt: Kopiere ihn mit den Tasten deines Computers.
not-found-about = Vielleicht ist der Link unvollständig. Es ist nichts verloren.

## Was der Server ablehnt, nach seinen Codes

refused-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.
refused-closed = Der Tisch wurde auf dieser Seite geschlossen, bevor die Antwort kam.
refused-malformed = Der Server hat diese Seite nicht verstanden. Lade die Seite neu.
refused-not-your-seat = Dieser Platz ist nicht deiner, oder er wurde zurückgegeben. Öffne den Link deines Platzes noch einmal.
refused-not-invited = Die Einladung stimmt nicht. Bitte noch einmal um den Link.
refused-wrong-origin = Eine andere Seite wollte das, darum ist es nicht geschehen.
refused-no-such-page = Diese Seite gibt es nicht.
refused-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist er abgelaufen, oder der Link ist unvollständig.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-too-large = Das ist zu groß für den Server.
refused-too-fast = Das ging etwas schnell. Warte einen Augenblick und versuch es noch einmal.
refused-failed = Der Server hat einen Fehler gemacht. Es hat sich nichts geändert; versuch es noch einmal.
refused-not-stored = Der Server konnte das nicht speichern, darum hat sich nichts geändert. Versuch es gleich noch einmal.
refused-old-number = Das Spiel ist inzwischen weitergegangen. Sieh auf den Tisch und wähle neu.
refused-unknown-number = Diese Seite weiß mehr als der Server. Lade sie neu.
refused-seat-taken = Jemand war schneller: Dieser Platz ist besetzt. Nimm einen anderen.
refused-bad-name = Dieser Name geht nicht. Ein Name hat bis zu 24 Buchstaben und bedeutet im Spiel nichts anderes.
refused-bad-nonce = Die Seite hat etwas geschickt, womit nicht gezogen werden kann. Lade sie neu.
refused-bad-rules = So ein Spiel gibt es nicht. Ändere deine Auswahl.
refused-has-begun = Das Spiel hat schon begonnen.
refused-not-begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-illegal = Die Regeln erlauben das nicht.
refused-no-choice = Du hast jetzt keine Spalten zu wählen.
refused-choice-incomplete = Wähle für jede volle Reihe eine Spalte, von oben nach unten.
refused-no-deal-waits = Auf dich wartet jetzt niemand.
refused-undo-nothing = Es gibt nichts zurückzunehmen.
refused-undo-deal = Seitdem wurden die Manufakturen bestückt, darum geht es nicht mehr zurück.
refused-undo-over = Das Spiel ist zu Ende, darum geht nichts mehr zurück.
refused-undo-too-late = Seitdem hat jemand gezogen. Bitte die anderen um die Rücknahme.
refused-no-takeback = Niemand bittet dich um eine Rücknahme.
refused-already-done = Das ist schon geschehen.
refused-bad-record = Das ist keine Aufzeichnung, die sich nachspielen lässt.
refused-bad-position = Das ist keine Stellung, die sich zeigen lässt.

name = Azulejos
skip-to-main = Zum Inhalt springen
factories = Manufakturen
play-now = Gegen den Computer spielen
not-found = Diese Seite gibt es nicht
to-home = Zur Startseite
