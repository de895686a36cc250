## Falsche oder mehrdeutige Zeilen: was verstanden wurde, was zur Wahl steht, ein Beispiel.

unclear-empty = In dieser Zeile steht kein Wort.
unclear-long = Diese Zeile ist zu lang. Für einen Zug oder eine Frage reichen wenige Wörter.

# $words: Wörter, die gar nichts bedeuten
unclear-words = Nicht verstanden: { $words }.
# $words: Wörter, die etwas bedeuten, aber nicht an dieser Stelle
unclear-stray = Passt nicht dazu: { $words }.
# $words: eines davon ist vielleicht gemeint
unclear-meant = Meintest du { $words }?
unclear-understood = Verstanden: { $parts }.

unclear-quoted = "{ $text }"
unclear-either-two = { $first } oder { $last }
unclear-either-more = { $first }, { $rest }
# $kind: factory, center, line, floor, column, player, number
unclear-place = { $kind ->
    [factory] Manufaktur { $number }
    [center] Mitte
    [line] Reihe { $number }
    [floor] die Bodenreihe
    [column] Spalte { $number }
    [player] Spieler { $number }
   *[number] { $number }
}

## Züge. $source: center oder die Nummer einer Manufaktur; $destination: 0 für die Bodenreihe, none wenn unbekannt.

unclear-move-parts = Zu einem Zug gehören eine Quelle, eine Farbe und eine Reihe.
unclear-where-to = Verstanden: { $tiles } { $source ->
    [center] aus der Mitte
   *[other] von Manufaktur { $source }
}. Wohin? Möglich: { $options }.
unclear-where-from = Verstanden: { $color }{ $destination ->
    [none] {""}
    [0] {" "}in die Bodenreihe
   *[other] {" "}in Reihe { $destination }
}. Woher? Möglich: { $options }.
unclear-offer = { $source ->
    [center] { $tiles } in der Mitte
   *[other] { $tiles } auf Manufaktur { $source }
}
unclear-none-on-offer = Auf keiner Manufaktur liegt { $color }, und in der Mitte auch nicht.
unclear-which-color = Verstanden: { $source ->
    [center] aus der Mitte
   *[other] von Manufaktur { $source }
}{ $destination ->
    [none] {""}
    [0] {" "}in die Bodenreihe
   *[other] {" "}in Reihe { $destination }
}. Welche Farbe? Möglich: { $tiles }.
unclear-count = { $source ->
    [center] In der Mitte
   *[other] Auf Manufaktur { $source }
}: { $tiles }, nicht { $count }.
unclear-choose-column = Wähle eine Spalte für Reihe { $row }, { $color }. Möglich: { $columns }.

# $kind: line, row, column, player, level, number
unclear-number = { $kind ->
    [line] Eine Reihe { $number } gibt es nicht, nur 1 bis { $last } und die Bodenreihe.
    [row] Eine Wandreihe { $number } gibt es nicht, nur 1 bis { $last }.
    [column] Eine Spalte { $number } gibt es nicht, nur 1 bis { $last }.
    [player] Einen Spieler { $number } gibt es nicht, { $last ->
        [2] nur 1 und 2
       *[other] nur 1 bis { $last }
    }.
    [level] Eine Stufe { $number } gibt es nicht, nur 1 bis { $last }.
   *[number] Die Zahl muss mindestens 1 sein, nicht { $number }.
}

## Fragen und Befehle. $use: die Frage oder der Befehl.

unclear-letter = "{ $text }" kann die Farbe { $color } oder eine Frage sein: { $forms }.
unclear-wall-number = { $number } kann eine Reihe, eine Spalte oder ein Spieler sein.
unclear-namesakes = Mehr als ein Spieler heißt { $name }. Nimm die Nummer des Spielers.
unclear-missing = { $use ->
    [color] Welche Farbe?
    [line] Welche Reihe, 1 bis 5?
    [wall] Welche Reihe oder Spalte, 1 bis 5?
    [language] Welche Sprache: en für Englisch, de für Deutsch, nl für Niederländisch?
    [length] Wie viel soll ich sagen: kurz, normal oder ausführlich?
   *[letters] Wie soll ich die Farben nennen: mit Namen, mit Buchstaben oder mit taktilen Buchstaben?
}
unclear-players = Ein Spiel ist für { $first } bis { $last } Spieler.
unclear-how-many-back = Wie viele soll ich zurücknehmen? Tippe zum Beispiel: zurück { $count }.
unclear-usage = Zum Beispiel: { $forms }.
# Jedes davon ist eine Zeile, die man tippen kann.
unclear-forms = { $use ->
    [factories] d, d 3
    [center] c
    [color] t rot, wo ist rot
    [offers] g, g 3
    [needs] n, n 2, n rot
    [goals] Ziele, Ziele 2
    [wants] will, was will Spieler 2
    [ending] Spielende, wer kann das Spiel beenden
    [board] b, b 2, b schmal
    [line] l 4, Reihe 4
    [wall] w, w Reihe 2, w Spalte 3, w Spieler 2
    [floor] f, f 2
    [scores] s, s 2
    [moves] m, m 3, m 3 rot
    [preview] p 3R4
    [last] letzte, letzte 3
    [changes] Änderungen
    [details] Einzelheiten
    [bag] Beutel
    [turn] wer
    [clock] Uhr
    [repeat] nochmal
    [help] Hilfe, Hilfe Brett
    [undo] zurück, zurück 2
    [hint] Tipp
    [why] warum, warum nicht 3R2
    [level] Stufe, Stufe 5
    [language] Sprache en, Sprache de, Sprache nl
    [length] Länge kurz, Länge normal, Länge ausführlich
    [letters] Buchstaben Namen, Buchstaben Buchstaben, Buchstaben taktil
    [resign] aufgeben
    [new] neu, neu 3
    [games] Spiele
    [replay] nachspielen, nachspielen 1
    [review] Rückblick, Rückblick 1
    [course] Kurs
    [record] Aufzeichnung
    [code] Stellung
   *[quit] Ende
}

## Beispiele, die man in dieser Stellung tippen kann.

unclear-example = Zum Beispiel: { $typed }, { $color } { $source ->
    [center] aus der Mitte
   *[other] von Manufaktur { $source }
} { $destination ->
    [0] in die Bodenreihe
   *[other] in Reihe { $destination }
}.
    .terse = Zum Beispiel: { $typed }.
unclear-example-column = Zum Beispiel: { $typed }, Reihe { $row } in Spalte { $column }.
    .terse = Zum Beispiel: { $typed }.
unclear-example-question = Zum Beispiel: Punkte, oder Hilfe.
