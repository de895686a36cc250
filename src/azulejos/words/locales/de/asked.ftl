## Antworten auf Fragen in ganzen Sätzen: zuerst ja oder nein, oder eine einzelne Sache.

yes = Ja.
no = Nein.

# $points: mehr als die Nächsten
asked-leads = { $player } führt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung.
    .terse = { $player } +{ $points }.
# $players: eine Liste
asked-level = { $players } liegen gleichauf mit je { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
    .terse = { $players }: je { $score }.
asked-all-level = Alle liegen gleichauf mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
    .terse = Alle { $score }.
asked-behind = { $player } liegt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} zurück.
    .terse = { $player } -{ $points }.

asked-no-line = Keine Reihe.
asked-on-wall = { $player } hat { $count ->
    [0] noch keine Fliese an der Wand.
    [one] { $count } Fliese an der Wand: { $tiles }.
   *[other] { $count } Fliesen an der Wand: { $tiles }.
}
asked-color-on-wall = { $player } hat { $tiles } an der Wand.
asked-no-bonus = { $player } hat keine volle Wandreihe, Spalte oder Farbe.
    .terse = { $player }: kein Bonus.
# $things: eine Liste von Reihen, Spalten und Farben
asked-bonus = { $player } hat { $things } voll: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
    .terse = { $player }: { $things }, +{ $points }.

asked-fits = In Reihe { $row } passt { $color }.
    .terse = R{ $row }: { $color } passt.
asked-offer = { $source ->
    [center] { $tiles } in der Mitte.
   *[other] { $tiles } auf Manufaktur { $source }.
}
    .terse = { $source ->
        [center] { $tiles } Mi.
       *[other] { $tiles } M{ $source }.
    }
asked-marker-comes = Der Startspielermarker kommt mit und kostet ein Feld der Bodenreihe.
    .terse = Mit Marker.
# $factories: eine Liste von Nummern
asked-empty = { $count ->
    [one] Manufaktur { $factories } ist leer.
   *[other] Die Manufakturen { $factories } sind leer.
}
    .terse = Leer: { $factories }.
asked-none-empty = Keine Manufaktur ist leer.

asked-start-open = Der Startspielermarker liegt noch in der Mitte. Wer zuerst aus der Mitte nimmt, beginnt die nächste Runde.
    .terse = Marker: Mitte.
asked-starts-next = { $player } hat den Startspielermarker und beginnt die nächste Runde.
    .terse = Nächste Runde: { $player }.
asked-next = { $player } ist am Zug, danach kommt { $next }.
    .terse = Am Zug: { $player }, dann { $next }.
asked-side = { $side ->
    [gray] Ihr spielt auf der grauen Seite.
   *[colored] Ihr spielt auf der farbigen Seite.
}
# $players: eine Liste von Namen
asked-players = { $count } Spieler: { $players }. Es gibt { $factories } Manufakturen.
asked-no-move = { $player } hat noch nicht gezogen.
    .terse = { $player }: kein Zug.
# Fliesen einer Farbe
asked-bag = Im Beutel: { $bag }. Im Deckel: { $lid }.
# $rows: eine Liste von Nummern
asked-ended-by = { $player } hat { $count ->
    [one] Wandreihe { $rows }
   *[other] die Wandreihen { $rows }
} voll.
asked-when-over = Das Spiel endet nach der Runde, in der jemand eine Wandreihe voll hat.
    .terse = Bis eine Wandreihe voll ist.

## Was ein Satz verlangt und das Programm nicht kann

told-cannot-redo = Einen zurückgenommenen Zug kannst du nicht wiederherstellen. Tipp ihn noch einmal.
told-always-kept = Das Spiel wird nach jedem Zug gespeichert. Mit Ende hörst du auf, beim nächsten Mal geht es weiter.
told-always-announced = Jeder Zug der anderen wird sofort angesagt.
told-cannot-rename = Namen kannst du während eines Spiels nicht ändern.
told-cannot-change-voice = Lautstärke und Tempo stellst du in deinem Screenreader oder am Gerät ein. Mit Länge kurz hörst du weniger.
told-languages = Es gibt Englisch, Deutsch und Niederländisch. Tipp Sprache en, Sprache de oder Sprache nl.

## Zeilen, die ein Zug sein können

# $words: was nicht zu einem Zug gehört oder sagt, dass keiner gemeint ist
unclear-not-sure = Nicht gezogen, wegen { $words }.
# $moves: Möglichkeiten, wie man sie tippt
unclear-which-move = Welcher Zug? { $moves }.
