## Was die Seite selbst sagt. Was am Tisch geschieht, sagen die Kataloge von words/.

## Seiten: Start, neue Tische, Mitspielen, das Ende, Nachspielen, Lernen, Prüfen

home-lead = Nimm Fliesen, lege Muster und fülle deine Wand vor den anderen.
home-play = Spielen
home-other = Spiel einrichten
home-against = { $count ->
    [one] Gegen den Computer, Stufe { $level }, { $name }.
   *[other] Gegen { $count } Computerspieler, Stufe { $level }, { $name }.
}
home-against-several = Gegen { $count } Computerspieler.
home-friends = Mit Freunden
home-friends-about = Schick einen Link, und sie sitzen an deinem Tisch.
home-screen = An einem Bildschirm
home-screen-about = Zwei bis vier Leute spielen reihum an einem Computer.
home-companion = Neben einem echten Spiel
home-companion-about = Schiedsrichter, Gedächtnis und Stimme für euren Tisch, auf einem Telefon.
home-learn = Die Regeln lernen
home-learn-about = Ein kurzer Kurs auf einem echten Brett.
home-open = Ein Spiel öffnen
home-open-about = Eine Aufzeichnung oder Stellung nachspielen, Schritt für Schritt.

my-games = Meine Spiele
my-games-finished = Beendet
my-games-nobody = Ein neuer Tisch
my-games-resume = Weiterspielen
my-games-look = Ansehen
my-games-review = Rückblick
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
new-kind-screen-about = Alle spielen reihum an diesem Computer.
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
new-speech-terse = Kurz
new-speech-normal = Normal
new-speech-full = Ausführlich
new-hints = Tipps für alle
new-hints-about = Alle dürfen um Tipps bitten, und alle sehen, wer das tut.
new-start = Startspieler
new-start-lot = Zufällig
new-board = Brett
new-side = Seite der Wand
new-colored = Farbig
new-colored-about = Jede Farbe hat in jeder Reihe ihr eigenes Feld.
new-gray = Grau
new-gray-about = Du wählst die Spalte für jede Fliese selbst.
new-edition = Ausgabe
new-edition-usual = Übliche: 7 Punkte für eine vollständige Spalte
new-edition-tactile = Taktile: 5 Punkte für eine vollständige Spalte
new-pace = Zeit und Bestätigungen
new-time = Bedenkzeit
new-time-none = So viel ihr wollt
new-time-clock = Eine Uhr
new-time-days = Tage pro Zug
new-minutes = Minuten für jeden
new-increment = Sekunden dazu nach jedem Zug
new-factors = Zeitvorgabe
new-factor = ×{ $factor }
new-factor-none = keine Uhr
new-days = Tage für jeden Zug
new-deal = Die nächste Runde beginnt
new-deal-confirm = wenn du bestätigst
new-deal-seconds = { $seconds ->
    [one] nach { $seconds } Sekunde, oder wenn du bestätigst
   *[other] nach { $seconds } Sekunden, oder wenn du bestätigst
}
new-confirm = Jeden Zug bestätigen, bevor du ihn spielst
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
# Beside the name of a person whose program adds nothing to the deals
lobby-no-nonce = Zufallszahl vom Server
lobby-lost = Du warst nicht da, als das Spiel beginnen sollte. Dein Platz ist wieder frei: Setz dich noch einmal hin, um mitzuspielen.
lobby-hints = Alle dürfen um Tipps bitten, und alle sehen, wer das tut.
lobby-not-invited = Zum Mitspielen brauchst du den Einladungslink. Hier kannst du zuschauen.
lobby-spectators = { $count ->
    [one] { $count } Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
invitation = Andere einladen
invitation-about = Wer diesen Link öffnet, kann einen freien Platz nehmen.
invitation-link = Einladungslink
invitation-text = Komm und spiel eine Runde mit mir.
invitation-qr = QR-Code des Einladungslinks
invitation-no-qr = Ich konnte den QR-Code nicht zeichnen. Der Link tut dasselbe.
invitation-watch = Ein Link zum Zuschauen
invitation-watch-about = Wer nur diesen Link hat, kann zuschauen, sich aber nicht dazusetzen.
invitation-watch-link = Link zum Zuschauen
seat-link = Auf einem anderen Gerät weiterspielen
seat-link-about = Dieser Link ist dein Platz. Öffne ihn auf deinem anderen Gerät und zeig ihn sonst niemandem.
link-copy = Link kopieren
link-share = Teilen
link-copied = Kopiert.
link-selected = Der Link ist ausgewählt: Kopiere ihn mit der Tastatur.
not-found-about = Vielleicht ist der Link unvollständig. Es ist nichts verloren.

# The end of a game. $who: you, with-you (you and others), one or several; $players names them, you as end-you.
end = Ergebnis
end-you = Du
end-won-score = { $who ->
    [you] Du gewinnst { $score } zu { $other }!
   *[one] { $players } gewinnt { $score } zu { $other }.
}
end-won-points = { $who ->
    [you] Du gewinnst mit { $score ->
        [one] { $score } Punkt!
       *[other] { $score } Punkten!
    }
   *[one] { $players } gewinnt mit { $score ->
        [one] { $score } Punkt.
       *[other] { $score } Punkten.
    }
}
end-shared = { $players } { $who ->
    [with-you] teilt euch
   *[several] teilen sich
} den Sieg mit je { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}{ $who ->
    [with-you] !
   *[several] .
}
end-row = { $who ->
    [you] Du hast eine Wandreihe vervollständigt.
    [with-you] { $players } habt eine Wandreihe vervollständigt.
    [one] { $players } hat eine Wandreihe vervollständigt.
   *[several] { $players } haben eine Wandreihe vervollständigt.
}
end-row-all = Alle haben eine Wandreihe vervollständigt.
end-tie-break = { $who ->
    [you] Gleichstand, aber du hast mehr vollständige Wandreihen.
   *[one] Gleichstand, aber { $players } hat mehr vollständige Wandreihen.
}
end-stalemate = Niemand kann mehr eine Fliese an die Wand legen.
end-resigned = { $who ->
    [you] Du hast aufgegeben.
    [with-you] { $players } habt aufgegeben.
    [one] { $players } hat aufgegeben.
   *[several] { $players } haben aufgegeben.
}
end-out-of-time = { $who ->
    [you] Deine Zeit ist abgelaufen.
    [with-you] Die Zeit ist abgelaufen: { $players }.
    [one] Die Zeit von { $players } ist abgelaufen.
   *[several] Die Zeit ist abgelaufen: { $players }.
}
end-place = Du kommst auf Platz { $place }.
end-sources = Woher die Punkte kommen
end-source = Punkte für
end-source-before = Zu Beginn
end-source-wall = Fliesen
end-source-horizontal = Wandreihen
end-source-vertical = Spalten
end-source-colors = Farben
end-source-floor = Boden
end-score = Endstand
end-round = Runde
end-rounds = Punktestand nach jeder Runde
end-as-table = Als Tabelle zeigen
end-see = Ergebnis ansehen
end-review = Spiel durchgehen
end-share = Spiel teilen
end-share-about = Wer diesen Link hat, kann das Spiel Zug für Zug durchgehen.
end-share-link = Link zu diesem Spiel
end-share-more = Zum Aufheben und Prüfen
end-download = Aufzeichnung herunterladen
end-verify = Das Ziehen prüfen
rematch-waits = Wir warten auf die anderen.
end-agreed = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}

review = Rückblick
replay-title = Nachspielen
replay-lead = Füge eine Aufzeichnung oder einen Stellungscode ein, oder öffne eine Datei. Der Server speichert nichts.
replay-another = Ein anderes Spiel
replay-text = Aufzeichnung oder Stellungscode
replay-open = Öffnen
open-file = Datei öffnen
replay-bad-link = Dieser Link ist unvollständig. Frag noch einmal danach, oder füge die Aufzeichnung hier ein.
replay-beginning = Der Anfang.
replay-step = Schritt { $step } von { $count }
replay-first = Zum Anfang
replay-previous = Zurück
replay-next = Weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-round = Runde
replay-keys = Tasten: Pfeile für einen Schritt, Bild auf und Bild ab für eine Runde, Pos1 und Ende.
replay-log = Schritte
replay-boards = Bretter
replay-play-on = Von hier weiterspielen
replay-over-here = Hier ist das Spiel zu Ende. Geh zurück, um von einem früheren Schritt weiterzuspielen.
replay-as = Du spielst für
replay-level = Alle anderen
replay-play-from-here = Von hier spielen
replay-share = Teilen
replay-position-link = Link zu dieser Stellung
replay-code = Stellungscode
replay-whole = Das ganze Spiel
replay-record-link = Link zu diesem Spiel
replay-summary = Das Ende

verify-title = Das Ziehen prüfen
verify-lead = Alles, was gezogen wird, steht vor dem ersten Zug fest. Dein Browser kann hier selbst prüfen, dass es danach niemand geändert hat.
verify-any = Eine beliebige Aufzeichnung prüfen
verify-record = Aufzeichnung
verify-check-it = Prüfen
verify-right = richtig
verify-wrong = falsch
verify-all-right = Alles wurde gezogen wie versprochen.
verify-not-right = Es wurde nicht gezogen wie versprochen.
verify-promise = Vor der Partie wählte der Server einen geheimen Startwert und veröffentlichte dessen Fingerabdruck:
verify-noted = Dieser Browser hat während des Spiels denselben Fingerabdruck notiert:
verify-nonces = { $count ->
    [0] Niemand hat etwas Eigenes dazugegeben.
    [one] Dann kam für einen Spieler ein zufälliger Text dazu:
   *[other] Dann kam für jeden Spieler ein zufälliger Text dazu:
}
verify-own-nonce = von diesem Browser
verify-seed = Nach dem Ende hat der Server den Startwert bekannt gegeben:
verify-commitment = Sein Fingerabdruck, hier berechnet, ist der versprochene:
# The starting player was drawn. $seat: from 1
verify-lot = Das Los für den Startspieler fällt auf Platz { $seat }:
verify-lot-expected = Nach dem Startwert hätte es Platz { $seat } sein müssen.
verify-deals = Daraus folgt alles, was gezogen wurde, hier berechnet:
verify-expected = Nach dem Startwert hätte es sein müssen:
verify-how = Der Fingerabdruck ist SHA-256, und gezogen wird wie von den Dealern 1 und 2 der Notation. Dieser Browser hat alles allein aus der Aufzeichnung berechnet, auch was aus dem Deckel zurückkam. Ob die Züge den Regeln folgen, prüft er nicht: Das tut azulejos record --verify, ohne Server.
verify-no-seed = Diese Aufzeichnung hat keinen Startwert: Der Server gibt ihn bekannt, wenn das Spiel zu Ende ist.
verify-no-commitment = Diese Aufzeichnung hat keinen Fingerabdruck, also wurde nichts versprochen.
verify-other-dealer = Diese Aufzeichnung nennt keinen Dealer, den diese Seite kennt. Darum lässt sie sich nicht prüfen.
verify-bad-seed = Der Startwert dieser Aufzeichnung stimmt nicht: Er braucht 64 Zeichen von 0 bis 9 und a bis f.
verify-bad-record = Ich kann dieser Aufzeichnung nicht folgen: Ihre Züge passen nicht zu den ausgelegten Fliesen. Vielleicht fehlt ein Teil.

learn-title = Die Regeln lernen
learn-steps = Schritte des Kurses
learn-done = Erledigt.
learn-or-click = Oder klicke: erst die Fliesen, dann die Reihe. Mit Tasten: Pfeile und Enter.
learn-or-press = Oder drücke den Knopf.
learn-ask-factories = Was liegt auf den Manufakturen?
learn-ask-center = Was liegt in der Mitte?
learn-ask-preview = Was bringt dieser Zug?
learn-ask-needs = Was brauchen meine Reihen?
learn-ask-floor = Was kostet meine Bodenreihe?
learn-typed = Tippe es hier
learn-previous = Voriger Schritt
learn-next = Nächster Schritt
learn-restart = Von vorn
learn-end = Das war der Kurs
play-now = Gegen den Computer spielen
learn-end-about = Jetzt kennst du alle Regeln. Der Rest ist Übung.
invitation-local = Diese Adresse gilt nur auf diesem Computer. Für andere Geräte starte den Server mit --host und der Adresse dieses Computers in deinem Netz.

## Was der Server ablehnt, nach seinen Codes

refused-unreachable = Ich erreiche den Server nicht. Prüfe deine Verbindung und versuch es noch einmal.
refused-closed = Der Tisch wurde auf dieser Seite geschlossen, bevor die Antwort kam.
refused-malformed = Der Server hat diese Seite nicht verstanden. Lade die Seite neu.
refused-not-your-seat = Dieser Platz ist nicht deiner, oder er wurde zurückgegeben. Öffne den Link deines Platzes noch einmal.
refused-not-invited = Diese Einladung stimmt nicht. Frag noch einmal nach dem Link.
refused-unknown-host = Der Server kennt diese Adresse nicht als seine. Wer ihn betreibt, kann sie mit --name ergänzen.
refused-wrong-origin = Eine andere Seite wollte das, also hat der Server es abgelehnt.
refused-no-such-page = Diese Seite gibt es nicht.
refused-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist er abgelaufen, oder der Link ist unvollständig.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-too-large = Das ist zu groß für den Server.
refused-too-fast = Das ging etwas schnell. Warte einen Moment und versuch es noch einmal.
refused-busy = Der Server hat gerade sehr viel zu tun. Versuch es gleich noch einmal.
refused-too-many-lines = Dieser Begleiter hat zu viele Zeilen gehört. Fang einen neuen an.
refused-too-many-open = Von dieser Adresse sind zu viele Verbindungen offen. Schließ eine Seite und versuch es noch einmal.
refused-too-many-tables = Von deiner Adresse sind schon viele Tische eröffnet worden. Versuch es später noch einmal.
refused-server-full = Auf dem Server ist kein Platz für noch einen Tisch. Versuch es später noch einmal.
refused-too-many-entries = An diesem Tisch ist so viel passiert, dass er voll ist. Dieses Spiel kannst du noch beenden; danach brauchst du einen neuen Tisch.
refused-failed = Der Server hat einen Fehler gemacht. Es hat sich nichts geändert; versuch es noch einmal.
refused-damaged = Der Server kann dieses Spiel nicht mehr lesen: Seine Daten sind beschädigt. Vielleicht hat der Betreiber des Servers eine Sicherung.
refused-not-stored = Der Server konnte das nicht speichern, also hat sich nichts geändert. Versuch es gleich noch einmal.
refused-old-number = Das Spiel ist inzwischen weitergegangen. Schau auf den Tisch und wähle neu.
refused-unknown-number = Diese Seite weiß mehr als der Server. Lade die Seite neu.
refused-seat-taken = Jemand war schneller: Dieser Platz ist besetzt. Nimm einen anderen.
refused-bad-name = Dieser Name geht nicht. Ein Name hat bis zu 24 Buchstaben, sieht keinem anderen am Tisch zum Verwechseln ähnlich, mischt in einem Wort keine Alphabete und bedeutet im Spiel nichts anderes.
refused-bad-nonce = Die Seite hat etwas geschickt, womit sich nicht ziehen lässt. Lade die Seite neu.
refused-wrong-nonce = Was fürs Ziehen ankam, ist nicht das, was angekündigt war. Gib den Platz zurück und setz dich noch einmal hin.
refused-too-early = Noch sind nicht alle Plätze besetzt, also wird noch nichts aufgedeckt.
refused-bad-rules = So ein Spiel gibt es nicht. Ändere deine Auswahl.
refused-has-begun = Das Spiel hat schon begonnen.
refused-not-begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-illegal = Die Regeln erlauben das nicht.
refused-no-choice = Du hast gerade keine Spalten zu wählen.
refused-choice-incomplete = Wähle für jede komplette Reihe eine Spalte, von oben nach unten.
refused-no-deal-waits = Du musst gerade nichts bestätigen.
refused-undo-nothing = Es gibt nichts zurückzunehmen.
refused-undo-deal = Inzwischen sind die Manufakturen neu bestückt, also kannst du das nicht mehr zurücknehmen.
refused-undo-over = Das Spiel ist zu Ende, also kannst du nichts mehr zurücknehmen.
refused-undo-too-late = Inzwischen hat jemand gezogen. Bitte die anderen um die Rücknahme.
refused-no-takeback = Gerade bittet dich niemand um eine Rücknahme.
refused-no-hints = An diesem Tisch gibt es keine Tipps. Du kannst sie für alle einschalten, wenn du einen Tisch aufstellst.
refused-already-done = Das ist schon erledigt.
refused-no-clock = An diesem Tisch läuft keine Uhr, also gibt es nichts anzuhalten.
refused-not-alone = Am Tisch sitzen andere, die warten müssten.
refused-paused = Das Spiel ist angehalten. Lass es erst weitergehen.
refused-not-gone = Dieser Spieler ist da oder gerade erst gegangen. Warte einen Moment.
refused-days-left = In diesem Spiel habt ihr für jeden Zug mehrere Tage. Bis zum Ende der Frist kann niemand den Platz übernehmen oder das Spiel beenden.
refused-handed-over = Für diesen Platz spielt jetzt der Computer. Übernimm ihn erst wieder.
refused-dropped-out = Dieser Platz hat aufgegeben, oder seine Zeit ist um. In diesem Spiel kann er nichts mehr tun.
refused-bad-record = Das kann ich nicht nachspielen: Es ist keine Aufzeichnung.
refused-bad-position = Das kann ich nicht zeigen: Es ist keine Stellung.

name = Azulejos
skip-to-main = Zum Inhalt springen
not-found = Diese Seite gibt es nicht
to-home = Startseite

## Around the board

licenses = Lizenzen der Schriften und Bibliotheken auf dieser Seite
close = Schließen
cancel = Abbrechen
send = Senden
pages = Seiten
page-title = { $page }: Azulejos
learn = Lernen
replay = Nachspielen
help = Hilfe
settings = Einstellungen
skip-to-board = Zum Brett springen
skip-to-command = Zum Befehlsfeld springen

## Status

status = Stand
scores = Punktestände
status-round = Runde { $round }
last-round = Letzte Runde!
    .terse = Letzte Runde.
    .full = Das ist die letzte Runde: Eine horizontale Reihe wird vollständig.
# $out: how the seat dropped out of the game
status-score = { $player }: { $score }{ $out ->
    [resigned] {" "}(hat aufgegeben)
    [time] {" "}(Zeit abgelaufen)
   *[no] {""}
}
# $out: how the seat dropped out of the game
seat-out = { $out ->
    [computer] vom Computer gespielt
    [resigned] aufgegeben
   *[time] Zeit abgelaufen
}
status-watching = Du schaust zu.
status-over = { $who ->
    [you] Du gewinnst!
    [with-you] { $players } teilt euch den Sieg!
    [one] { $players } gewinnt.
   *[several] { $players } teilen sich den Sieg.
}
status-abandoned = Das Spiel wurde vorzeitig beendet. Niemand gewinnt.
status-open = Es fehlen noch Mitspieler.
status-paused = Pause.
status-deal = Wir warten auf { $players }.
status-columns = { $count ->
    [one] { $players } wählt Spalten.
   *[other] { $players } wählen Spalten.
}
choose-columns = { $alone ->
    [yes] Du bist am Zug: Wähle Spalten für deine kompletten Reihen.
   *[no] { $player }, wähle Spalten für deine kompletten Reihen.
}
    .terse = { $alone ->
        [yes] Spalten wählen.
       *[no] { $player }: Spalten wählen.
    }
deal-waits = Bereit für die nächste Runde?
    .terse = Nächste Runde?
connection-lost = Die Verbindung ist weg. Ich versuche es weiter; nichts geht verloren.
connection-back = Du bist wieder verbunden.
connection-refused = Dieser Tisch lässt dich nicht herein. Lade die Seite neu, oder stell einen neuen Tisch auf.

## Last move, log, commands

last-move = Letzter Zug
log = Verlauf
log-empty = Bisher ist nichts passiert.
log-round = Runde { $round }
log-game-round = Spiel { $game }, Runde { $round }
log-details = Jede Wertung
commands = Befehle
command = Einen Zug oder eine Frage tippen
command-help = Zum Beispiel 3R4, Punkte oder Hilfe. Pfeil nach oben holt frühere Zeilen zurück.
command-next-round = Drücke Enter für die nächste Runde, oder tippe zurück.
answers = Antworten
column-kept = Reihe { $row } kommt in Spalte { $column }. Wähle die nächste.
    .terse = R{ $row }: S{ $column }. Nächste?
level-is-the-tables = Die Stufe wählst du, wenn du einen Tisch aufstellst. Für eine andere stell auf der Startseite einen neuen Tisch auf.
position-code = Der Stellungscode ist { $code }
order-new = Dieses Spiel läuft noch. Neue Spiele beginnst du auf der Startseite; dieses bleibt dort erhalten.
order-games = Deine Spiele stehen auf der Startseite.
order-replay = Nachspielen kannst du Spiele auf der Seite Nachspielen.
order-review = Einen Rückblick auf ein Spiel gibt es im Terminal, mit azulejos review.
order-course = Den Kurs findest du auf der Seite Lernen.
order-record = Die Aufzeichnung kannst du am Ende des Spiels speichern, oder auf der Seite Nachspielen.

## Actions

actions = Aktionen
more = Mehr
confirm-move = Diesen{"\u00A0"}Zug spielen
undo = Zug zurück
# Where turns of others go with it. $count: from 2 on
undo-turns = { $count }{"\u00A0"}Züge zurück
# $who: you, or other for somebody at this screen, $player. $count: the turns after that one
undo-about = Nimmt { $who ->
    [you] deinen letzten Zug
   *[other] den letzten Zug von { $player }
} { $count ->
    [0] zurück
    [one] und den danach zurück
   *[other] und die { $count } danach zurück
}.
hint-me = Tipp
# The hint's button after a hint, and after that: typed for you, they tell why it is good, and more
hint-why = Warum?
hint-details = Einzelheiten
hint-not-now = Gerade gibt es keinen Zug zu machen.
ask-takeback = Um{"\u00A0"}Rücknahme bitten
# The hinted move beside its button. $factory: 0 for the center; $row: 0 for the floor line
hint-shown = Tipp: { $tiles }, { $factory ->
    [0] Mitte
   *[other] Manufaktur { $factory }
} → { $row ->
    [0] Bodenreihe
   *[other] Reihe { $row }
}
    .terse = { $tiles } { $factory ->
        [0] Mi
       *[other] M{ $factory }
    } → { $row ->
        [0] Boden
       *[other] R{ $row }
    }
hint-shown-column = Tipp: Reihe { $row } → Spalte { $column }
pause = Pause
resume = Weiter
rematch = Noch einmal spielen
resign = Aufgeben
resign-title = Aufgeben?
resign-text = Du gibst dieses Spiel auf. Das kannst du nicht zurücknehmen.
resign-not = Du spielst weiter.
leave = Tisch verlassen
leave-title = Tisch verlassen?
leave-text = Dein Platz wird für jemand anderen frei.
next-round-now = Nächste Runde
next-round-in = { $seconds ->
    [one] in { $seconds } Sekunde
   *[other] in { $seconds } Sekunden
}
next-round-wait = Warten
bag-and-lid = Beutel und Deckel
color-of-tiles = Farbe
in-the-bag = Im Beutel
in-the-lid = Im Deckel
in-all = Insgesamt
share = Teilen
position-link = Link zu dieser Stellung

## Clocks and who is there

clocks = Uhren
low-time-now = { $seconds ->
    [one] { $player } hat noch { $seconds } Sekunde.
   *[other] { $player } hat noch { $seconds } Sekunden.
}
    .terse = { $player }: { $seconds } s.
clock-of = { $player }: { $time }
clock-runs = läuft
move-until = Zieh bis { $time }, { $left }.
is-gone = { $player } ist { $since } weggegangen.
hand-over = Den Computer für { $player } spielen lassen
hand-over-level = Stufe
end-game = Spiel beenden
end-game-title = Spiel beenden?
end-game-text = Damit endet das Spiel für alle am Tisch, und niemand gewinnt.
return-seat = Wieder selbst spielen
is-handed-over = Für { $player } spielt der Computer.
spectators = { $count ->
    [one] { $count } Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
takeback = Rücknahme
takeback-text = { $player } möchte einen Zug zurücknehmen.
takeback-grant = Zustimmen
takeback-decline = Ablehnen
takeback-waits = Du hast gefragt. Wir warten auf { $players }.
your-turn-title = Du bist am Zug: Azulejos
your-turn-notice = Du bist am Tisch am Zug.

## What a move would do, and what opponents did

would-fill = { $count ->
    [one] { $tiles } füllt Reihe { $row }.
   *[other] { $tiles } füllen Reihe { $row }.
}
    .terse = Füllt Reihe { $row }.
would-place = { $tiles } in Reihe { $row }, { $needs ->
    [one] { $needs } fehlt noch.
   *[other] { $needs } fehlen noch.
}
    .terse = Reihe { $row }: { $needs ->
        [one] { $needs } fehlt noch.
       *[other] { $needs } fehlen noch.
    }
would-fall = { $count ->
    [one] { $tiles } fällt in die Bodenreihe.
   *[other] { $tiles } fallen in die Bodenreihe.
}
    .terse = Fällt in die Bodenreihe.
would-score = { $points ->
    [one] +{ $points } Punkt am Rundenende.
   *[other] +{ $points } Punkte am Rundenende.
}
    .terse = +{ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
would-cost = −{ $points } in der Bodenreihe.
    .terse = Boden −{ $points }.
would-start = Du beginnst die nächste Runde.
    .terse = Du beginnst.
took-to-line = { $tiles } → Reihe { $row }
took-to-floor = { $tiles } → Bodenreihe
took-line-briefly = Reihe { $row }
took-floor-briefly = Boden

## The end of a round

round-over = Runde { $round } ist vorbei.
round-player = Spieler
round-wall = Fliesen
round-floor = Boden
round-score = Punkte
round-starts = beginnt

## Keys

keys = Tasten
key = Taste
key-does = Was sie tut
keys-where = Buchstaben wirken, solange das Brett den Fokus hat. In den Einstellungen kannst du sie ändern oder abschalten.
keys-off = Buchstaben sind in den Einstellungen abgeschaltet.
keys-change = Tippe für jedes einen Buchstaben oder ein Zeichen; leer heißt: keine Taste.
keys-reset = Tasten zurücksetzen
key-name-arrows = Pfeiltasten
key-name-enter = Enter oder Leertaste
key-name-escape = Esc
key-name-tab = Tab
key-walk-arrows = Von Fliese zu Fliese, von Reihe zu Reihe
key-walk-enter = Fliesen wählen, dann eine Reihe
key-walk-escape = Fliesen zurücklegen, Offenes schließen
key-walk-tab = Manufakturen, Brett, Aktionen und weiter
key-factories = Was auf den Manufakturen liegt
key-center = Was in der Mitte liegt
key-offers = Wo drei oder mehr von einer Farbe liegen
key-needs = Was meine Reihen brauchen
key-board = Mein Brett
key-wall = Meine Wand
key-floor = Meine Bodenreihe
key-scores = Punktestände
key-moves = Alle Züge
key-last = Der letzte Zug
key-changes = Was seit meinem letzten Zug passiert ist
key-details = Jede Wertung der letzten Runde
key-bag = Beutel und Deckel
key-turn = Wer am Zug ist
key-clock = Die Uhr
key-repeat = Die letzte Antwort noch einmal
key-undo = Zug zurück
key-hint = Ein Tipp, dann warum
key-command = Zum Befehlsfeld
key-keys = Diese Liste der Tasten

## Settings

settings-kept = Änderungen gelten sofort, und dieser Browser merkt sie sich.
settings-all = Alle Einstellungen
help-open = So wird hier gespielt
your-name = Dein Name am Tisch
settings-voice = Sprache und Ansagen
language = Sprache
length = Länge der Ansagen
length-terse = Kurz, für Braille
length-normal = Normal
length-full = Ausführlich, in ganzen Sätzen
letters = Farbnamen
letters-names = Namen
letters-letters = Buchstaben
letters-tactile = Buchstaben des taktilen Spiels
settings-look = Aussehen
theme = Farbschema
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
speed = Bewegung der Fliesen
speed-times = { $speed ->
    [0] Sofort
    [0.5] Langsam
    [2] Schnell
   *[1] Normal
}
pace = Tempo der anderen
pace-0 = Sofort
pace-400 = Schnell
pace-700 = Normal
pace-1200 = Langsam
factories-view = Manufakturen
factories-grid = Als Tabelle zum Durchgehen
factories-list = Eine nach der anderen
wall-view = Wände
wall-table = Als Tabelle
wall-sentences = In Sätzen
settings-sound = Töne und Hinweise
volume = Lautstärke der Töne
volume-percent = { $percent } Prozent
notifications = Benachrichtige mich, wenn ich am Zug bin
notifications-denied = Der Browser erlaubt keine Benachrichtigungen. In seinen Einstellungen kannst du das ändern.
low-time = Warne mich, wenn auf einer Uhr so viel übrig ist
seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
settings-play = Spiel
is-confirming = Frag nach, bevor ich einen Zug spiele
has-command-box = Befehlsfeld zeigen
deal-delay = Nach einer Runde beginnt die nächste
deal-delay-none = wenn ich es sage
deal-delay-after = { $seconds ->
    [one] nach { $seconds } Sekunde
   *[other] nach { $seconds } Sekunden
}
has-shortcuts = Buchstaben als Tasten auf dem Brett
settings-reset = Alle Einstellungen zurücksetzen
settings-reset-text = Das setzt alles zurück, nur deinen Namen nicht.

## Help

help-legend = Die Fliesen
help-letter = Buchstabe
help-tactile = Taktiles Spiel
help-turn-title = In Kürze
help-turn-text = Nimm alle Fliesen einer Farbe von einer Manufaktur oder aus der Mitte und lege sie in eine deiner Musterreihen. Am Ende der Runde bringt jede komplette Reihe eine Fliese an deine Wand, und das gibt Punkte. Was nicht passt, fällt in die Bodenreihe und kostet Punkte.
help-mouse-title = Mit Maus oder Finger
help-mouse-text = Klicke Fliesen auf einer Manufaktur oder in der Mitte an, dann die Reihe, in die sie sollen. Die Reihen, in die sie passen, leuchten auf; zeig auf eine, um zu sehen, was der Zug bringt. Du kannst Fliesen auch ziehen, musst es aber nie.
help-keys-title = Mit Tasten
help-typed-title = Durch Tippen
help-learn = Das Spiel auf einem echten Brett lernen

## Tisch: Manufakturen, Bretter, Reihen, was ein Klick sagt

edge = Rand.
table-factories = Manufakturen
table-factory-number = Manufaktur { $factory }
table-center = Mitte
table-my-board = Mein Brett
table-board-of = Brett von { $name }
table-opponents = Mitspieler
table-pattern-lines = Musterreihen
table-floor-line = Bodenreihe
table-floor-entry = { $thing }; bis hier minus { $cost }
table-wall = Wand
table-row = Reihe
table-row-number = Wandreihe { $row }
table-column-number = Spalte { $column }
table-place = Ort
table-empty = leer
table-marker-here = Startspielermarker
table-starts = beginnt die Runde
table-score-of = Punktestand { $score }
table-space-awaits = { $color }, leer
table-space-open = { $color }, leer; würde { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen
    .terse = { $color }, leer, +{ $points }
table-space-free = leer; würde { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen
    .terse = leer, +{ $points }
table-chosen-space = { $name }, gewählt
table-hinted = { $name }, Tipp
table-place-here = Hier hinlegen?
table-raise-board = Brett von { $name } vergrößern
table-not-now = Du bist gerade nicht am Zug.
table-tiles-first = Wähle zuerst Fliesen aus einer Manufaktur oder der Mitte.
table-title = Der Tisch: { $names }
