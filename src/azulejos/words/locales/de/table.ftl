## Was der Text um ein Spiel herum sagt.

person = Spieler { $seat }
computer = Computer { $seat }

new-game = { $side ->
    [gray] Ein neues Spiel auf der grauen Seite: { $players }.
   *[colored] Ein neues Spiel: { $players }.
}
    .full = { $side ->
        [gray] Ein neues Spiel auf der grauen Seite der Wand beginnt. Es spielen { $players }.
       *[colored] Ein neues Spiel beginnt. Es spielen { $players }.
    }
game-goes-on = { $side ->
    [gray] Dein Spiel auf der grauen Seite geht in Runde { $round } weiter: { $players }.
   *[colored] Dein Spiel geht in Runde { $round } weiter: { $players }.
}
how-to-get-help = Tippe Hilfe, um zu hören, was du tippen kannst.

your-turn = { $alone ->
    [yes] Du bist am Zug.
   *[no] { $player }, du bist am Zug.
}
    .terse = { $alone ->
        [yes] Dein Zug.
       *[no] Am Zug: { $player }.
    }
for-example = Möglich ist zum Beispiel { $move }.
    .terse = Z. B. { $move }.

goodbye = Auf Wiedersehen.
goodbye-kept = Auf Wiedersehen. Dein Spiel ist gespeichert und geht beim nächsten Mal weiter.

## Anweisungen

undone = { $count ->
    [0] Zurückgenommen: { $move }.
    [one] Zurückgenommen: { $move } und der Zug danach.
   *[other] Zurückgenommen: { $move } und die { $count } Züge danach.
}
undo-nothing = Es gibt nichts zurückzunehmen.
undo-deal = Seit deinem letzten Zug sind die Manufakturen neu bestückt worden, also kannst du ihn nicht mehr zurücknehmen.
    .terse = Neu bestückt, zu spät.
undo-only = In dieser Runde { $count ->
    [one] kannst du nur { $count } deiner Züge
   *[other] kannst du nur { $count } deiner Züge
} zurücknehmen. Tippe zum Beispiel: zurück { $count }.
undo-same = Das hast du gespielt.
undo-column-first = Tippe erst zurück, dann wähle die Spalte neu.
undo-over = Das Spiel ist zu Ende, also kannst du nichts mehr zurücknehmen.

hint = Tipp: { $move }.
hint-column = Tipp: Spalte { $column } für Reihe { $row }, { $move }.
hint-over = Das Spiel ist zu Ende. Es gibt keinen Tipp.

language-now = Die Sprache ist Deutsch.
    .terse = Deutsch.
length-now = { $length ->
    [terse] Kurz: Ich sage so wenig wie möglich.
    [full] Ausführlich: Ich spreche in ganzen Sätzen.
   *[normal] Normale Länge.
}
letters-now = { $letters ->
    [letters] Ich nenne die Farben mit Buchstaben: B Blau, G Gelb, R Rot, S Schwarz, W Weiß.
    [tactile] Ich nenne die Farben mit den Buchstaben des taktilen Spiels: B für Blau, dort Himmelblau; O für Gelb, dort Orange; R für Rot; SCH für Schwarz; X für Weiß, dort Türkis.
   *[names] Ich nenne die Farben beim Namen.
}

new-sure = Dieses Spiel läuft noch. Tippe noch einmal neu, um es aufzugeben.
games-none = Es ist noch kein beendetes Spiel gespeichert.
games-kept = { $count ->
    [one] { $count } Spiel ist gespeichert.
   *[other] { $count } Spiele sind gespeichert.
}{ $shown ->
    [0] {""}
   *[other] {" "}Die letzten { $shown }:
}
game-entry = Spiel { $number }, { $date }: { $results }.
game-entry-given-up = Spiel { $number }, { $date }, aufgegeben: { $results }.
player-score = { $player } mit { $score }

## Several persons at a table

person-sat = { $player } setzt sich an den Tisch.
person-left = { $player } hat den Tisch verlassen.
# Everybody had sat down, but nothing came from this person's device.
seat-lost = { $player } war nicht da, als das Spiel beginnen sollte. Der Platz ist wieder frei.
sends-no-nonce = Das Programm von { $player } steuert keine eigene Zufallszahl bei. Der Server zieht stattdessen eine.
# Who starts the first round.
lot-drawn = { $player } beginnt (ausgelost).
columns-are-in = { $player } hat die Spalten gewählt.
takeback-asked = { $player } möchte einen Zug zurücknehmen.
takeback-answered = { $granted ->
    [yes] { $player } ist einverstanden.
   *[no] { $player } ist nicht einverstanden.
}
# At a table of several people with hints for everyone
hint-asked = { $player } hat um einen Tipp gebeten.
resigned = { $player } hat aufgegeben.
out-of-time = Die Zeit von { $player } ist abgelaufen.
# Where more than one is left, after somebody has resigned or run out of time
plays-on = Der Computer spielt für { $player } weiter.
# A computer player decides for the other, who is gone. $player: who wanted it
handed-over = { $player } lässt den Computer für { $other } spielen.
returned = { $player } ist zurück und spielt weiter.
abandoned = { $player } beendet das Spiel. Niemand gewinnt.
paused = Das Spiel ist angehalten.
resumed = Das Spiel geht weiter.
won-alone = { $who ->
    [you] Du gewinnst!
   *[others] { $player } gewinnt.
}
comes-last = { $why ->
    [time] Die Zeit von { $player } ist abgelaufen: letzter Platz.
   *[resign] { $player } hat aufgegeben: letzter Platz.
}
rematch-agreed = { $player } möchte noch einmal spielen.
