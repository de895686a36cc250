## Der Begleiter neben einem echten Spiel: was er fragt, wiederholt, zählt und berichtigt.

companion-begins = { $side ->
    [gray] Ich begleite euer Spiel auf der grauen Seite: { $players }.
   *[colored] Ich begleite euer Spiel: { $players }.
}
companion-which-set = Welches Spiel liegt auf dem Tisch? Tippe taktil für das taktile, oder drücke Enter für das übliche.
    .terse = Taktil? Enter: das übliche Spiel.
companion-edition = { $edition ->
    [tactile] Es gelten die Regeln der taktilen Ausgabe: Eine vollständige Spalte bringt { $points } Punkte.
   *[other] Eine vollständige Spalte bringt { $points } Punkte.
}
    .terse = Spalte: { $points } Punkte.
companion-who-starts = { $player } beginnt. Wenn jemand anders beginnt, sag es vor der ersten Fliese: { $other } beginnt.
    .terse = { $player } beginnt.
companion-started = { $agrees ->
    [yes] Ja, { $player } hat Runde { $round } begonnen.
   *[no] { $player } hat Runde { $round } begonnen.
}
    .terse = Runde { $round }: { $seat } begann.
companion-to-lid = In den Deckel: { $tiles }.
    .terse = Deckel: { $tiles }.
    .full = In den Deckel, { $count }: { $tiles }.
companion-keeps-marker = { $player } behält den Startspielermarker.
    .terse = Marker: { $seat }.
companion-starts = { $player } beginnt.
    .terse = { $seat } beginnt.

## Ziehen

companion-draw = Runde { $round }. Legt den Startspielermarker in die Mitte, bestückt die Manufakturen aus dem Beutel und sagt mir, was auf jeder liegt. { $bag ->
    [0] Der Beutel ist leer.
    [one] Im Beutel ist { $bag } Fliese.
   *[other] Im Beutel sind { $bag } Fliesen.
}
    .terse = Runde { $round }: bestücken. Beutel { $bag }.
companion-then-pour = { $bag ->
    [0] Füllt zuerst die { $lid } Fliesen aus dem Deckel hinein.
   *[other] Wenn er leer ist, füllt die { $lid } Fliesen aus dem Deckel hinein und zieht weiter.
}
    .terse = Dann den Deckel, { $lid }.
companion-then-few = Es gibt nur noch { $count } Fliesen. Die letzten Manufakturen bekommen weniger.
    .terse = Nur noch { $count } Fliesen.
companion-next-factory = Was liegt auf Manufaktur { $factory }?
    .terse = Manufaktur { $factory }?
companion-then-bag = { $count ->
    [0] Der Beutel ist jetzt leer.
    [one] Im Beutel bleibt { $count } Fliese.
   *[other] Im Beutel bleiben { $count } Fliesen.
}
    .terse = Beutel { $count }.
companion-untold = Manufaktur { $factory }: noch nicht angesagt.
    .terse = M{ $factory }: nicht angesagt.
companion-then-example = Zum Beispiel: { $factory }: 2 { $first }, { $second }, { $third }.
companion-already-told = Für Manufaktur { $factory } hast du schon gesagt: { $tiles }. Wenn das falsch war, tippe: Manufaktur { $factory } war { $said }.
companion-tiles-named = Manufaktur { $factory } bekommt { $count ->
    [0] nichts
    [one] { $count } Fliese
   *[other] { $count } Fliesen
}, genannt hast du { $named }.
companion-all-told = So viele Manufakturen gibt es nicht zu bestücken.
companion-too-many = Das wären in dieser Runde { $drawn } Fliesen in { $color }, aber in Beutel und Deckel waren nur { $left }.
companion-misread-somewhere = Eine Fliese stimmt nicht, hier oder schon vorher. Prüft die Fliesen noch einmal und berichtigt, was falsch war.
companion-bag-agrees = { $count ->
    [0] Ja, auch nach meiner Zählung ist der Beutel leer.
    [one] Ja, auch nach meiner Zählung ist { $count } Fliese im Beutel.
   *[other] Ja, auch nach meiner Zählung sind { $count } Fliesen im Beutel.
}
companion-bag-differs = Du zählst { $said } im Beutel, es müssten aber { $count } sein.

## Züge

companion-computer = { $player } zieht. Bitte führt den Zug aus:
    .terse = Bitte für { $seat }:
companion-then-misread = Wenn du Manufaktur { $factory } falsch gelesen hast, tippe, was dort lag, zum Beispiel: Manufaktur { $factory } war RRBS.
    .tactile = Wenn du Manufaktur { $factory } falsch gelesen hast, tippe, was dort lag, zum Beispiel: Manufaktur { $factory } war RRBSCH.
companion-then-possible = Möglich ist zum Beispiel { $typed }, { $color } { $source ->
    [center] aus der Mitte
   *[other] von Manufaktur { $source }
} { $destination ->
    [0] in die Bodenreihe
   *[other] in Reihe { $destination }
}.
    .terse = Z. B. { $typed }.
companion-then-possible-column = Möglich ist zum Beispiel { $typed }, Reihe { $row } in Spalte { $column }.
    .terse = Z. B. { $typed }.
companion-last-round = Das ist die letzte Runde: { $player } macht Wandreihe { $row } vollständig.
    .terse = Letzte Runde: { $seat }, Wandreihe { $row }.
companion-may-be-last = Das kann die letzte Runde sein: { $player } fehlt nur noch eine Fliese in { $count ->
    [one] Wandreihe { $rows }
   *[other] jeder der Wandreihen { $rows }
}.
    .terse = Vielleicht die letzte: { $seat }, { $rows }.

## Summen

companion-next-step = Drücke Enter für den nächsten Schritt.
companion-then-tile = Reihe { $row }: { $color } in Spalte { $column }{ $rest ->
    [0] {""}
    [one] , { $rest } Fliese in den Deckel
   *[other] , { $rest } Fliesen in den Deckel
}. { $horizontal ->
    [1] { $vertical ->
        [1] Kein Nachbar
       *[other] { $vertical } vertikal
    }
   *[other] { $horizontal } horizontal{ $vertical ->
        [1] {""}
       *[other] {" "}und { $vertical } vertikal
    }
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $before } plus { $points } macht { $score }.
    .terse = R{ $row } { $color } S{ $column } +{ $points }={ $score }.
companion-then-floor = Bodenreihe: { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} belegt, das kostet { $penalty }: { $before } minus { $penalty } { $cut ->
    [yes] wäre unter 0, also ist der Punktestand 0.
   *[no] macht { $score }.
}
    .terse = Boden -{ $penalty }={ $score }.
companion-counter = { $hundreds ->
    [0] Zähltafel von { $player }: Zehner { $tens }, Einer { $ones }.
    [one] Zähltafel von { $player }: Zehner { $tens }, Einer { $ones }, und merkt euch einen Hunderter.
   *[other] Zähltafel von { $player }: Zehner { $tens }, Einer { $ones }, und merkt euch { $hundreds } Hunderter.
}
    .terse = { $hundreds ->
        [0] { $seat }: { $tens } { $ones }.
       *[other] { $seat }: { $hundreds } { $tens } { $ones }.
    }

## Berichtigungen

companion-same = Ja, so habe ich es auch.
companion-factory-corrected = Berichtigt. Manufaktur { $factory } war: { $tiles }.
companion-move-corrected = Berichtigt.
companion-no-such-move = So einen Zug kenne ich nicht. Tippe letzte 5, um die letzten Züge zu hören.
companion-no-such-deal = So eine Manufaktur hat in dieser Runde niemand angesagt. Tippe Manufakturen, um zu hören, was jetzt dort liegt.
companion-deal-unfit = Dann hättet ihr die Manufakturen in Runde { $round } nicht so bestücken können.
companion-round-unfit = Dann wären in Runde { $round } Fliesen übrig, und sie wäre nicht zu Ende.
companion-move-unfit = Dann hätte { $player } { $color } nicht { $source ->
    [center] aus der Mitte
   *[other] von Manufaktur { $source }
} nehmen und { $destination ->
    [0] in die Bodenreihe
   *[other] in Reihe { $destination }
} legen können.
companion-column-unfit = Dann hätte { $player } Reihe { $row } nicht in Spalte { $column } legen können.
companion-unchanged = Ich lasse also alles, wie es war. Berichtige zuerst, was nicht passt, oder nimm es zurück.
companion-took-back = Zurückgenommen: { $things }.
companion-only-so-many = { $count ->
    [one] Du kannst nur { $count } Zeile zurücknehmen. Tippe zum Beispiel: zurück { $count }.
   *[other] Du kannst nur { $count } Zeilen zurücknehmen. Tippe zum Beispiel: zurück { $count }.
}
companion-then-take-back = Nimm erst die letzte Zeile zurück.
companion-thing-move = von { $player } { $tiles } { $source ->
    [center] aus der Mitte
   *[other] von Manufaktur { $source }
} { $destination ->
    [0] in die Bodenreihe
   *[other] in Reihe { $destination }
}
    .terse = { $seat }: { $tiles } { $source ->
        [center] Mi
       *[other] M{ $source }
    }-{ $destination ->
        [0] Boden
       *[other] { $destination }
    }
companion-thing-column = Reihe { $row } von { $player } in Spalte { $column }
companion-thing-draw = { $count ->
    [one] Manufaktur { $factories }
   *[other] die Manufakturen { $factories }
}
companion-thing-correction = die Berichtigung
companion-thing-level = Stufe { $level }
companion-thing-start = dass { $player } beginnt
companion-thing-position = die Stellung, die ihr aufgebaut habt

## Worauf der Tisch besteht

companion-whose = Von wem? Nenne den Namen.
companion-then-example-state = Zum Beispiel: Reihe 4 von { $player } ist leer.
companion-one-color = In einer Reihe liegt nur eine Farbe. Sag, welche und wie viele.
companion-otherwise = Das passt nicht zu dem, was du mir gesagt hast:
companion-insist-state = Wenn es wirklich so ist, wie du sagst, tippe: es bleibt dabei. Sonst berichtige, was vorher falsch war.
companion-insist-turn = Wenn { $player } trotzdem ziehen soll, tippe: es bleibt dabei.
companion-insist-deal = Wenn es wirklich so ist, tippe: es bleibt dabei.
companion-nothing-to-insist = Es gibt gerade nichts zu bestätigen. Sag mir zuerst, wie es ist.
companion-set-up = Wie ihr wollt. Das Spiel geht von dieser Stellung aus weiter, und in der Aufzeichnung steht, dass ihr sie aufgebaut habt.
    .terse = So aufgebaut.
companion-over-twenty = Das kann nicht sein: Von jeder Farbe gibt es nur 20 Fliesen. Zu viel: { $tiles }.
companion-can-not-be = { $flaw ->
    [too-full] Das kann nicht sein: So viele Felder hat die Reihe nicht.
    [on-wall] Das kann nicht sein: Die Wand hat diese Farbe in der Reihe schon.
    [wall] Das kann nicht sein: Diese Farbe gehört an der Wand nicht dorthin.
    [floor] Das kann nicht sein: Die Bodenreihe hat nur 7 Felder.
    [between] Zwischen zwei Runden kannst du das nicht aufbauen. Nimm zurück bis in die Runde, in die es gehört.
    [row] Das kann nicht sein: Eine vollständige horizontale Reihe beendet das Spiel.
    [nothing] Das kann nicht sein: Dann gibt es nichts mehr zu nehmen.
    [number] Das kann nicht sein: Ein Punktestand geht von 0 bis 999.
   *[other] Das kann nicht sein: Am Tisch wäre etwas nicht in Ordnung.
}
companion-then-counted = { $way ->
    [in] Damit es von jeder Farbe 20 bleiben, zähle ich im Deckel mehr: { $tiles }.
   *[out] Damit es von jeder Farbe 20 bleiben, zähle ich in Deckel und Beutel weniger: { $tiles }.
}
    .terse = { $way ->
        [in] Deckel mehr: { $tiles }.
       *[out] Deckel, Beutel weniger: { $tiles }.
    }

## Um das Spiel herum

companion-what-now = Tippe neu für ein weiteres Spiel, Aufzeichnung, um alle Züge als Text zu bekommen, oder Ende. Wenn die letzte Zeile falsch war, tippe zurück.
    .terse = Tippe neu, zurück oder Ende.
companion-move-failed = { $player } hat wegen eines Fehlers im Programm keinen Zug gefunden: { $error }. Nichts, was ihr gesagt habt, ist verloren. Drücke Enter, damit es noch einmal versucht wird, tippe zurück, um die letzte Zeile zurückzunehmen, oder Ende.
companion-not-here = Das geht nur in azulejos text, ohne Brettspiel.
companion-bad-name = Der Name auf Platz { $seat } geht nicht. Ein Name hat bis zu 24 Buchstaben, mischt in einem Wort keine Alphabete und bedeutet im Spiel nichts anderes.
companion-same-name = Platz { $other } und Platz { $seat } haben denselben Namen. Einer braucht einen anderen.
companion-no-computer = An diesem Tisch spielt kein Computer.

companion-help-draws = Sag mir, was auf den Manufakturen liegt: 3: zwei rote, blau, schwarz. Oder mit Buchstaben: 3 RRBS. Ohne Nummer ist es die nächste Manufaktur.
    .tactile = Sag mir, was auf den Manufakturen liegt: 3: zwei rote, blau, schwarz. Oder mit Buchstaben: 3 RRBSCH. Ohne Nummer ist es die nächste Manufaktur.
companion-help-moves = Sag mir jeden Zug: Ada nimmt die roten von Manufaktur 3 in Reihe 4, oder nur 3R4. Den Namen kannst du weglassen.
companion-help-corrections = Alle dürfen berichtigen: zurück, zwei zurück, Manufaktur 3 war RRBS, nein, 3R4 für den letzten Zug, Zug 2 war 3R4.
    .tactile = Alle dürfen berichtigen: zurück, zwei zurück, Manufaktur 3 war RRBSCH, nein, 3R4 für den letzten Zug, Zug 2 war 3R4.
companion-help-insist = Wenn etwas schiefgegangen ist, sag, wie es ist: Reihe 4 von Ada ist zwei rote, Ada hat 12 Punkte, Mitte ist RRB, Ben ist dran. Tippe dann: es bleibt dabei.
companion-help-orders = Befehle: zurück, Tipp, Stufe, Sprache, Länge, Buchstaben, neu, Spiele, Aufzeichnung, Stellung, Ende.
companion-help-undo = Tippe zurück, um die letzte Zeile zurückzunehmen. Mit einer Zahl, zurück 3, sind es so viele Zeilen, auch über Runden hinweg.
companion-help-new = Tippe neu für ein weiteres Spiel mit denselben Leuten. Wenn dieses noch läuft, tippe es zweimal.
companion-help-record = Tippe Aufzeichnung, um das Spiel bis hierher als Aufzeichnung zu bekommen. Sie steht auch in einer Datei.

## Manufakturen, die erst genannt werden, wenn jemand davon nimmt

companion-late-on = Gut: Sag mir erst, was auf einer Manufaktur liegt, wenn jemand davon nimmt, alles in einer Zeile: zwei rote von Manufaktur 3 in Reihe 2, Rest blau und weiß.
    .terse = Manufakturen: erst beim Nehmen.
companion-late-off = Gut: Sag mir vor dem ersten Zug einer Runde, was auf jeder Manufaktur liegt.
    .terse = Manufakturen: vorher.
companion-draw-late = Runde { $round }. Legt den Startspielermarker in die Mitte und bestückt die Manufakturen aus dem Beutel. { $bag ->
    [0] Der Beutel ist leer.
    [one] Im Beutel ist { $bag } Fliese.
   *[other] Im Beutel sind { $bag } Fliesen.
} Sagt mir, was auf einer Manufaktur liegt, wenn jemand davon nimmt.
    .terse = Runde { $round }: bestücken. Beutel { $bag }.
# $count: how many tiles the factory has
companion-late-which = Welche Fliesen lagen auf Manufaktur { $factory }? Nenn { $count ->
    [one] die eine
   *[other] alle { $count } oder nur die, die in die Mitte kommen
}.
    .terse = M{ $factory }: welche Fliesen?
companion-late-all = Wer { $color } nimmt, nimmt alle Fliesen dieser Farbe. Welche anderen Fliesen lagen da?
companion-late-whence = Von welcher Manufaktur? Ich kenne noch nicht alle.
    .terse = Von welcher Manufaktur?
companion-late-example = Den Zug habe ich nicht verstanden. Zum Beispiel: zwei rote von Manufaktur 3 in Reihe 2, Rest blau und weiß.
companion-late-untold-yet = Du hast mir nicht gesagt, was auf Manufaktur { $factory } liegt. Nimm die letzte Zeile zurück und sag den Zug noch einmal mit ihren Fliesen.
companion-late-untold = { $count ->
    [one] Manufaktur { $factories } hast du mir noch nicht genannt.
   *[other] Die Manufakturen { $factories } hast du mir noch nicht genannt.
}
    .terse = Nicht genannt: { $factories }.
# $bag: how many tiles are in the bag; $count: how many with those on untold factories
companion-late-bag = Beutel: { $bag ->
    [one] { $bag } Fliese
   *[other] { $bag } Fliesen
}. Mit den Fliesen der Manufakturen, die du mir noch nicht genannt hast, sind es { $count }: { $tiles }.
    .terse = Beutel { $bag }. Mit Rest: { $tiles }.
companion-late-computer = Der Computer muss alle Manufakturen kennen, um seine Züge zu wählen. Sag sie mir also vor dem ersten Zug.
companion-late-no-hint = Einen Tipp kann ich erst geben, wenn ich alle Manufakturen kenne.
companion-late-no-code = Einen Stellungscode gibt es erst, wenn ich alle Manufakturen kenne.

## Welches Spiel auf dem Tisch liegt

companion-set = { $set ->
    [tactile] Auf dem Tisch liegt die taktile Ausgabe.
   *[usual] Auf dem Tisch liegt das übliche Spiel.
}
companion-set-stays = Ändern kannst du das nur vor der ersten Fliese. Tippe neu für ein anderes Spiel.
