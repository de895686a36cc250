## Was geschehen ist.

factories-filled = Runde { $round }. { $player } beginnt.{ $poured ->
    [0] {""}
   *[other] {" "}Der Beutel wurde aus dem Deckel aufgefüllt.
}
    .terse = Runde { $round }: { $seat } beginnt.
    .full = Runde { $round } beginnt, die Manufakturplättchen sind bestückt. { $player } fängt an.{ $poured ->
        [0] {""}
        [one] {" "}Der Beutel wurde leer und bekam { $poured } Fliese aus dem Schachteldeckel zurück.
       *[other] {" "}Der Beutel wurde leer und bekam { $poured } Fliesen aus dem Schachteldeckel zurück.
    }

# Kurz: höchstens 40 Zeichen, was auch immer genommen wird.
move = { $player }: { $tiles } { $source ->
    [center] aus der Mitte
   *[other] von Manufaktur { $source }
} { $destination ->
    [0] in die Bodenreihe
   *[other] in Reihe { $destination }
}.
    .terse = { $seat }: { $tiles } { $source ->
        [center] Mi
       *[other] M{ $source }
    }-{ $destination ->
        [0] Boden
       *[other] { $destination }
    }{ $fallen ->
        [0] {""}
        [one] , { $fallen } fällt
       *[other] , { $fallen } fallen
    }{ $marker ->
        [yes] , Marker
       *[no] {""}
    }.
    .full = { $player } nimmt { $tiles } { $source ->
        [center] aus der Tischmitte
       *[other] von Manufakturplättchen { $source }
    } und legt { $count ->
        [one] sie
       *[other] sie
    } { $destination ->
        [0] in die Bodenreihe
       *[other] in Musterreihe { $destination }
    }.

tiles-fell = { $count ->
    [0] {""}
    [one] { $count } fällt in die Bodenreihe.
   *[other] { $count } fallen in die Bodenreihe.
}{ $lost ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}
    }{ $lost ->
        [one] { $lost } kommt
       *[other] { $lost } kommen
    } in den Deckel.
}
    .terse = {""}
    .full = { $count ->
        [0] {""}
        [one] { $count } Fliese fällt in die Bodenreihe.
       *[other] { $count } Fliesen fallen in die Bodenreihe.
    }{ $lost ->
        [0] {""}
       *[other] { $count ->
            [0] {""}
           *[other] {" "}
        }Die Bodenreihe ist voll, also { $lost ->
            [one] kommt { $lost } Fliese
           *[other] kommen { $lost } Fliesen
        } in den Schachteldeckel.
    }

moved-to-center = { $tiles } in die Mitte.
    .terse = {""}
    .full = Der Rest kommt in die Tischmitte: { $tiles }.

marker-taken = Nimmt den Startspielermarker.
    .terse = {""}
    .full = Zum ersten Mal in dieser Runde nimmt jemand aus der Tischmitte. Der Startspielermarker kommt mit{ $costs ->
        [yes] {" "}und liegt jetzt in der Bodenreihe
       *[no] ; die Bodenreihe ist voll, er kostet also nichts
    }.

pattern-line-complete = Reihe { $row } ist komplett.
    .terse = {""}
    .full = Musterreihe { $row } ist komplett.

wall-tiled = { $player }: { $color } an die Wand in Reihe { $row }, Spalte { $column }, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
    .terse = { $seat }: { $color } Reihe { $row } Spalte { $column } +{ $points }={ $score }.
    .full = { $player } legt { $color } an die Wand in Reihe { $row }, Spalte { $column }: { $horizontal ->
        [1] { $vertical ->
            [1] eine Fliese ohne Nachbarn
           *[other] { $vertical } vertikal
        }
       *[other] { $horizontal } horizontal{ $vertical ->
            [1] {""}
           *[other] {" "}und { $vertical } vertikal
        }
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Punktestand { $score }.

# Die nächste Fliese derselben Wand.
wall-tiled-next = { $title } in Reihe { $row }, Spalte { $column }, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
    .full = { $title } in Reihe { $row }, Spalte { $column }: { $horizontal ->
        [1] { $vertical ->
            [1] eine Fliese ohne Nachbarn
           *[other] { $vertical } vertikal
        }
       *[other] { $horizontal } horizontal{ $vertical ->
            [1] {""}
           *[other] {" "}und { $vertical } vertikal
        }
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Punktestand { $score }.

pattern-line-fell = { $player }: kein Feld an der Wand für Reihe { $row }, { $tiles } in die Bodenreihe.
    .terse = { $seat }: Reihe { $row } fällt, { $tiles }.
    .full = { $player }: Für die Fliese aus Musterreihe { $row } gibt es an der Wand kein erlaubtes Feld, also fällt die ganze Reihe in die Bodenreihe, { $tiles }.

floor-scored = { $player }: Bodenreihe, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} verloren.
    .terse = { $seat }: Boden -{ $points }={ $score }.
    .full = { $player } hat { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } der Bodenreihe belegt, das kostet { $penalty }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } verloren, Punktestand { $score }.

tiling-begins = Fliesungsphase von Runde { $round }.
    .terse = Fliesungsphase.

round-points = { $player }: { $wall ->
    [0] keine Punkte
    [one] { $wall } Punkt
   *[other] { $wall } Punkte
}{ $floor ->
    [0] {""}
   *[other] , minus { $floor } für die Bodenreihe
}, Punktestand { $score }.
    .terse = { $seat }: +{ $wall }{ $floor ->
        [0] {""}
       *[other] {" "}-{ $floor }
    }={ $score }.
    .full = { $player } bekommt { $wall ->
        [0] keine Punkte
        [one] { $wall } Punkt
       *[other] { $wall } Punkte
    } an der Wand{ $floor ->
        [0] {""}
       *[other] {" "}und verliert { $floor } in der Bodenreihe
    }; der Punktestand ist { $score }.

round-points-cut = { $player }: { $wall ->
    [0] keine Punkte
    [one] { $wall } Punkt
   *[other] { $wall } Punkte
}, minus { $cost } für die Bodenreihe: Der Punktestand { $had ->
    [0] bleibt 0
   *[other] fällt von { $had } auf 0
}.
    .terse = { $seat }: +{ $wall } -{ $cost }, Stand 0.
floor-scored-cut = { $player }: Bodenreihe, minus { $cost }: Der Punktestand { $had ->
    [0] bleibt 0
   *[other] fällt von { $had } auf 0
}.
    .terse = { $seat }: Boden -{ $cost }, Stand 0.

next-round = { $player } beginnt die nächste Runde.
    .terse = {""}
    .full = { $player } beginnt Runde { $round }.

game-over = { $who ->
    [you] Das Spiel ist zu Ende: Du hast eine Wandreihe vervollständigt.
    [another] Das Spiel ist zu Ende: { $players } hat eine Wandreihe vervollständigt.
   *[others] Das Spiel ist zu Ende: { $players } haben eine Wandreihe vervollständigt.
}
    .terse = Spielende.
game-over-stalemate = Das Spiel ist zu Ende: An keiner Wand kann sich noch etwas ändern.
    .terse = Spielende, Patt.

bonus-horizontal-line = { $player }: Wandreihe { $row } ist vollständig, { $points } Punkte.
    .terse = { $seat }: Reihe { $row } +{ $points }={ $score }.
    .full = { $player } bekommt { $points } Punkte für die vollständige horizontale Reihe { $row }, Punktestand { $score }.
bonus-vertical-line = { $player }: Spalte { $column } ist vollständig, { $points } Punkte.
    .terse = { $seat }: Spalte { $column } +{ $points }={ $score }.
    .full = { $player } bekommt { $points } Punkte für die vollständige Spalte { $column }, Punktestand { $score }.
bonus-color = { $player }: alle fünf in { $color }, { $points } Punkte.
    .terse = { $seat }: alle in { $color } +{ $points }={ $score }.
    .full = { $player } bekommt { $points } Punkte für alle fünf Fliesen in { $color }, Punktestand { $score }.

final-score = { $player }: { $bonus ->
    [0] keine Zusatzpunkte
   *[other] { $bonus } Zusatzpunkte
}, Endstand { $score }.
    .terse = { $seat }: Bonus { $bonus }={ $score }.

winners = { $by ->
    [points] { $who ->
        [you] { $other ->
            [none] Du gewinnst mit { $score } Punkten!
           *[other] Du gewinnst { $score } zu { $other }!
        }
       *[others] { $other ->
            [none] { $players } gewinnt mit { $score } Punkten.
           *[other] { $players } gewinnt { $score } zu { $other }.
        }
    }
    [horizontal_lines] { $who ->
        [you] Gleichstand, aber du hast mehr vollständige Wandreihen: Du gewinnst!
       *[others] Gleichstand, aber { $players } hat mehr vollständige Wandreihen und gewinnt.
    }
   *[shared] { $players } teilen sich den Sieg.
}
