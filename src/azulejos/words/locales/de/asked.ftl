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
asked-no-bonus = { $player } hat keine Wandreihe, Spalte oder Farbe vollständig.
    .terse = { $player }: kein Bonus.
# $things: eine Liste von Reihen, Spalten und Farben
asked-bonus = { $player } hat { $things } vollständig: { $points ->
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
asked-after = Nach { $player } ist { $next } am Zug.
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
} vervollständigt.
asked-when-over = Das Spiel endet nach der Runde, in der jemand eine Wandreihe vervollständigt.
    .terse = Bis eine Wandreihe vollständig ist.

## Züge abwägen, und der Verlauf einer Runde

# $typed: ein Zug, wie man ihn tippt; danach kommt, was er bringt
asked-best-color = Am besten mit { $color }: { $typed }.
asked-best-line = Am besten für Reihe { $row }: { $typed }.
    .terse = R{ $row }: { $typed }.
asked-best-source = { $source ->
    [center] Am besten aus der Mitte: { $typed }.
   *[other] Am besten von Manufaktur { $source }: { $typed }.
}
    .terse = { $source ->
        [center] Mi: { $typed }.
       *[other] M{ $source }: { $typed }.
    }
# Von allen Zügen, wenn er keiner der genannten ist
asked-best-of-all = { $sign ->
    [minus] Am wenigsten Punkte kostet diese Runde { $typed }: { $points }.
   *[plus] { $points ->
        [0] Kein Zug bringt diese Runde Punkte. Am besten ist { $typed }.
       *[other] Am meisten bringt diese Runde { $typed }: +{ $points }.
    }
}
    .terse = Am besten: { $typed }, { $sign ->
        [minus] -{ $points }
       *[plus] +{ $points }
    }.
asked-fills-none = { $player } kann mit einem Zug keine Reihe füllen.
    .terse = { $player }: füllt keine Reihe.
asked-marker-place = Der Startspielermarker kommt auf das erste freie Feld der Bodenreihe und kostet so viel wie dieses Feld.
    .terse = Marker: erstes Bodenfeld.
asked-marker-cost = { $cost ->
    [0] Deine Bodenreihe ist voll, er kostet dich also nichts.
    [one] Jetzt kostet er dich { $cost } Punkt.
   *[other] Jetzt kostet er dich { $cost } Punkte.
}
asked-color-in-rows = { $count ->
    [0] { $player } hat kein { $color } an der Wand.
    [one] { $player } hat { $tiles } an der Wand, in Wandreihe { $rows }.
   *[other] { $player } hat { $tiles } an der Wand, in den Wandreihen { $rows }.
}
    .terse = { $player }: { $tiles } an der Wand.
asked-earliest = Das ist Runde { $now }. Frühestens endet es nach Runde { $round }.
    .terse = Runde { $now }. Frühestens { $round }.
asked-round-end = { $tiles ->
    [one] { $tiles } Fliese liegt noch aus.
   *[other] { $tiles } Fliesen liegen noch aus.
} Sind alle genommen, beginnt die Fliesungsphase: nach { $moves ->
    [one] { $moves } Zug.
   *[other] höchstens { $moves } Zügen.
}
    .terse = { $tiles } Fliesen, höchstens { $moves } Züge.
asked-total = { $count ->
    [0] Es liegen keine Fliesen mehr aus.
    [one] Es liegt noch { $count } Fliese aus: { $tiles }.
   *[other] Es liegen noch { $count } Fliesen aus: { $tiles }.
}
asked-total-color = { $tiles } auf dem Tisch.
asked-now-take = Nimm alle Fliesen einer Farbe von einer Manufaktur oder aus der Mitte und lege sie in eine Reihe.
asked-now-help = Mit Tipp bekommst du einen Vorschlag, mit Hilfe alles, was du tippen kannst.
    .terse = Tipp, Hilfe
# $free: spaces of the floor line without a tile
asked-floor-free = { $free } von { $spaces } Feldern sind frei.
    .terse = Frei: { $free }.
# $factories: a list of numbers, those with tiles; $total: how many there are
asked-filled = Es gibt { $total } Manufakturen. { $count ->
    [0] Alle sind leer.
    [one] Nur auf Manufaktur { $factories } liegen Fliesen.
   *[other] Auf den Manufakturen { $factories } liegen Fliesen.
}
    .terse = { $count ->
        [0] Alle { $total } leer.
       *[other] { $total }; mit Fliesen: { $factories }.
    }
asked-none-holds = Bei { $player } liegt in keiner Reihe { $color }.
    .terse = { $player }: kein { $color }.

## Kurze Regeln

rule-bonus-worth = Am Ende bringt eine volle Wandreihe 2 Punkte, eine volle Spalte 7 (5 in der taktilen Ausgabe) und eine Farbe mit allen fünf Fliesen 10.
rule-floor-costs = Die Felder der Bodenreihe kosten von links nach rechts 1, 1, 2, 2, 2, 3 und 3 Punkte.
rule-floor-full = Die Bodenreihe hat sieben Felder. Was dort keinen Platz mehr hat, kommt in den Deckel und kostet nichts.
rule-line-empty = Ja. Eine Musterreihe darf leer bleiben, so lange du willst.
rule-line-stays = Nein. Eine Reihe, die nicht voll ist, bringt nichts und kostet nichts: Ihre Fliesen bleiben für die nächste Runde liegen. Nur volle Reihen werden gewertet.
rule-same-column = Nein. Jede Farbe darf in jeder Spalte nur einmal liegen, und in jeder Reihe auch.
rule-one = Nein. In deinem Zug nimmst du alle Fliesen einer Farbe von einer Stelle und legst sie alle in eine Reihe. Was nicht passt, fällt in die Bodenreihe.
rule-rest = Was auf einer Manufaktur übrig bleibt, kommt in die Mitte. Wird eine volle Reihe gefliest, kommen ihre anderen Fliesen in den Deckel. Eine Reihe, die nicht voll ist, behält ihre Fliesen.
rule-tie = Bei Gleichstand gewinnt, wer mehr volle Wandreihen hat. Ist auch das gleich, teilt ihr euch den Sieg.
rule-below-zero = Unter 0 fällt ein Punktestand nie, egal wie viel die Bodenreihe kostet.
rule-line-and-wall = In den Musterreihen sammelst du Fliesen, in jeder nur eine Farbe. Am Rundenende kommt aus jeder vollen Reihe eine Fliese an die Wand, und nur sie bringt Punkte.
rule-marker = Wer in einer Runde zuerst aus der Mitte nimmt, nimmt auch den Startspielermarker. Er liegt auf der Bodenreihe und kostet dort Punkte, dafür beginnst du die nächste Runde.
rule-floor-why = Was in keine Musterreihe mehr passt, fällt in die Bodenreihe. Auch der Startspielermarker liegt dort.

## Was ein Satz verlangt und das Programm nicht kann

told-cannot-redo = Einen zurückgenommenen Zug kannst du nicht wiederherstellen. Tipp ihn noch einmal.
told-always-kept = Das Spiel wird nach jedem Zug gespeichert. Mit Ende hörst du auf, beim nächsten Mal geht es weiter.
told-always-announced = Jeder Zug der anderen wird sofort angesagt.
told-cannot-rename = Namen kannst du während eines Spiels nicht ändern.
told-cannot-change-voice = Lautstärke und Tempo stellst du in deinem Screenreader oder am Gerät ein. Mit Länge kurz hörst du weniger.
told-pause = Lass dir Zeit. Es passiert nichts, bis du wieder tippst.
told-languages = Es gibt Englisch, Deutsch und Niederländisch. Tipp Sprache en, Sprache de oder Sprache nl.
told-left-as-is = Alles bleibt, wie es ist.
told-settings = Ändern kannst du Sprache, Länge, Buchstaben und Stufe. Zum Beispiel: Länge kurz, Stufe 5.
told-seats = Wer mitspielt, steht vor dem Spiel fest. Mit neu beginnst du ein anderes.
told-players = Ihr könnt zu zweit, zu dritt oder zu viert spielen. Für ein Spiel zu dritt tipp neu 3.
told-who = Ich bin das Programm. Ich kenne die Regeln, zähle die Punkte und spiele für die Computer.
told-hello = Hallo! Mit Tipp bekommst du einen Vorschlag, mit Hilfe alles, was du tippen kannst.
told-thanks = Gern geschehen.

## Zeilen, die ein Zug sein können

# $words: was nicht zu einem Zug gehört oder sagt, dass keiner gemeint ist
unclear-not-sure = Nicht gezogen, wegen { $words }.
# $moves: Möglichkeiten, wie man sie tippt
unclear-which-move = Welcher Zug? { $moves }.
