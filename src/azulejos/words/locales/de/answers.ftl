## Was wo liegt, und was man tun kann.

factory = Manufaktur { $factory }: { $tiles }.
    .terse = M{ $factory }: { $tiles }.
    .full = Manufakturplättchen { $factory }: { $tiles }.
factory-empty = Manufaktur { $factory }: leer.
    .terse = M{ $factory }: leer.
factories-empty = Alle Manufakturen sind leer.

center = { $empty ->
    [yes] { $marker ->
        [yes] Mitte: nur der Startspielermarker.
       *[no] Mitte: leer.
    }
   *[no] { $marker ->
        [yes] Mitte: { $tiles }, dazu der Startspielermarker.
       *[no] Mitte: { $tiles }.
    }
}
    .terse = { $empty ->
        [yes] { $marker ->
            [yes] Mi: Marker.
           *[no] Mi: leer.
        }
       *[no] { $marker ->
            [yes] Mi: { $tiles }, Marker.
           *[no] Mi: { $tiles }.
        }
    }

count-at = { $source ->
    [center] { $count } in der Mitte
   *[other] { $count } auf Manufaktur { $source }
}
    .terse = { $source ->
        [center] { $count } Mi
       *[other] { $count } M{ $source }
    }
color-at = { $title }: { $places }.
    .full = { $title }: { $places }; insgesamt { $count }.
color-nowhere = { $color } liegt nirgends.
    .terse = Kein { $color }.

offer = { $source ->
    [center] { $tiles } in der Mitte
   *[other] { $tiles } auf Manufaktur { $source }
}
    .terse = { $source ->
        [center] { $tiles } Mi
       *[other] { $tiles } M{ $source }
    }
offers = { $least } oder mehr: { $offers }.
no-offers = Nirgends liegen { $least } oder mehr von einer Farbe.
    .terse = Nirgends { $least } oder mehr.

bag = { $count ->
    [0] Der Beutel ist leer.
    [one] Beutel, { $count } Fliese: { $tiles }.
   *[other] Beutel, { $count } Fliesen: { $tiles }.
}
    .terse = Beutel { $count }: { $tiles }.
lid = { $count ->
    [0] Der Deckel ist leer.
    [one] Deckel, { $count } Fliese: { $tiles }.
   *[other] Deckel, { $count } Fliesen: { $tiles }.
}
    .terse = Deckel { $count }: { $tiles }.

turn-round = Runde { $round }, { $phase ->
    [tiling] Fliesungsphase
   *[offer] Musterphase
}. { $player } hat die Runde begonnen.
    .terse = Runde { $round }, { $phase ->
        [tiling] Fliesung
       *[offer] Muster
    }; { $seat } begann.
turn-now = { $player } ist am Zug.
    .terse = Am Zug: { $seat }.
turn-marker-center = Der Startspielermarker liegt in der Mitte.
    .terse = Marker: Mi.
turn-marker = { $player } hat den Startspielermarker.
    .terse = Marker: { $seat }.
turn-deal = Gleich kommt Runde { $round }. { $player } beginnt.
turn-game-over = Das Spiel war nach Runde { $round } zu Ende.
no-clock = Es läuft keine Uhr: Lass dir Zeit.
# What is left to a player.
clock-left = { $player }: { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
}, { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}.
    .terse = { $player }: { $minutes } Min { $seconds } s.
# Until a move must be made.
days-left = Zeit für diesen Zug: { $days } { $days ->
    [one] Tag
   *[other] Tage
}, { $hours } { $hours ->
    [one] Stunde
   *[other] Stunden
}.
    .terse = { $days } T { $hours } h.

board = { $player }, Punktestand { $score }.
    .terse = { $seat }: Stand { $score }.
pattern-line-holds = Reihe { $row }: { $count } von { $spaces } in { $color }, { $needs ->
    [0] komplett
    [one] es fehlt { $needs }
   *[other] es fehlen { $needs }
}.
    .terse = R{ $row }: { $count }/{ $spaces } { $color }.
    .full = Musterreihe { $row } hat { $count } von { $spaces } in { $color }{ $needs ->
        [0] {" "}und ist komplett
        [one] , es fehlt noch { $needs }
       *[other] , es fehlen noch { $needs }
    }.
pattern-line-empty = Reihe { $row }: leer, { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}.
    .terse = R{ $row }: leer.
    .full = Musterreihe { $row } ist leer und hat { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }.
pattern-line-takes = { $any ->
    [yes] Reihe { $row }: leer, offen für jede Farbe.
   *[no] Reihe { $row }: leer, offen für { $colors }.
}
    .terse = { $any ->
        [yes] R{ $row }: jede Farbe.
       *[no] R{ $row }: { $colors }.
    }
    .full = { $any ->
        [yes] Musterreihe { $row } ist leer und offen für jede Farbe.
       *[no] Musterreihe { $row } ist leer und offen für { $colors }.
    }
pattern-line-takes-some = Reihe { $row }: leer, offen für { $colors }; { $falling } { $count ->
    [one] würde
   *[other] würden
} in die Bodenreihe fallen.
    .terse = R{ $row }: { $colors }; nicht { $falling }.
    .full = Musterreihe { $row } ist leer und offen für { $colors }; { $falling } { $count ->
        [one] würde
       *[other] würden
    } in die Bodenreihe fallen.
pattern-line-takes-none = Reihe { $row }: leer; { $falling } { $count ->
    [one] würde
   *[other] würden
} in die Bodenreihe fallen.
    .terse = R{ $row }: nicht { $falling }.
    .full = Musterreihe { $row } ist leer; { $falling } { $count ->
        [one] würde
       *[other] würden
    } in die Bodenreihe fallen.
no-line-takes = { $title } passt in keine Reihe.
    .terse = { $title }: keine Reihe.
pattern-line-closed = Reihe { $row }: geschlossen, ihre Wandreihe ist vollständig.
    .terse = R{ $row }: geschlossen.
    .full = Musterreihe { $row } nimmt keine Fliesen mehr auf: Ihre Wandreihe ist vollständig.

wall-empty = Die Wand ist leer.
wall-layout = Wandreihe 1 von links nach rechts: { $first }. Jede weitere Reihe ist um eine Spalte nach rechts verschoben: Reihe 2 beginnt mit { $second }, Reihe 3 mit { $third }, Reihe 4 mit { $fourth }, Reihe 5 mit { $fifth }.
    .terse = W1: { $first }; jede weitere eins nach rechts verschoben.
row-empty = Wandreihe { $row }: leer.
    .terse = W{ $row }: leer.
row-complete = Wandreihe { $row }: vollständig.
    .terse = W{ $row }: vollständig.
row-complete-gray = Wandreihe { $row }, vollständig: { $tiles }.
    .terse = W{ $row }, vollständig: { $tiles }.
row-open = Wandreihe { $row }: leer; offen: { $missing }.
    .terse = W{ $row }: leer; { $missing }.
row-holds = Wandreihe { $row }: { $tiles }; offen: { $missing }.
    .terse = W{ $row }: { $tiles }; offen: { $missing }.
row-holds-gray = Wandreihe { $row }: { $tiles }; noch ohne { $missing }.
    .terse = W{ $row }: { $tiles }.
at-column = { $color } in Spalte { $column }
    .terse = { $color } { $column }
column-empty = Spalte { $column }: leer.
    .terse = S{ $column }: leer.
column-complete = Spalte { $column }: vollständig.
column-complete-gray = Spalte { $column }, vollständig: { $tiles }.
    .terse = S{ $column }, vollständig: { $tiles }.
column-open = Spalte { $column }: leer; offen: { $missing }.
    .terse = S{ $column }: leer; { $missing }.
column-holds = Spalte { $column }: { $tiles }; offen: { $missing }.
    .terse = S{ $column }: { $tiles }; offen: { $missing }.
column-holds-gray = Spalte { $column }: { $tiles }; noch ohne { $missing }.
    .terse = S{ $column }: { $tiles }.
at-row = { $color } in Wandreihe { $row }
    .terse = { $color } { $row }
open-at = { $color } { $number }

space-taken = Wandreihe { $row }, Spalte { $column }: { $color }.
    .terse = W{ $row } S{ $column }: { $color }.
space-open = Wandreihe { $row }, Spalte { $column }: { $color }, leer; würde { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen.
    .terse = W{ $row } S{ $column }: { $color }, leer, +{ $points }.
space-empty = Wandreihe { $row }, Spalte { $column }: leer.
    .terse = W{ $row } S{ $column }: leer.

about-player = { $player }.
    .terse = { $seat }.
floor-empty = Bodenreihe: leer.
    .terse = Boden: leer.
floor = Bodenreihe: { $things }; kostet { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}.
    .terse = Boden { $count }: -{ $cost }.
    .full = In der Bodenreihe, von links nach rechts: { $things }. Das kostet { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }.

score = { $player }: { $score }; { $sign ->
    [minus] { $phase ->
        [tiling] der Rest der Runde würde { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } kosten
       *[offer] diese Runde würde { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } kosten
    }
   *[plus] { $phase ->
        [tiling] { $points ->
            [0] in dieser Runde kommt nichts mehr dazu
            [one] in dieser Runde kommt noch { $points } Punkt dazu
           *[other] in dieser Runde kommen noch { $points } Punkte dazu
        }
       *[offer] { $points ->
            [0] diese Runde bringt bisher nichts
            [one] diese Runde würde { $points } Punkt bringen
           *[other] diese Runde würde { $points } Punkte bringen
        }
    }
}.
    .terse = { $seat }: { $score } { $sign ->
        [minus] -{ $points }
       *[plus] +{ $points }
    }.
    .full = { $player }: Punktestand { $score }; { $sign ->
        [minus] { $phase ->
            [tiling] der Rest der Runde kostet { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }
           *[offer] nach jetzigem Stand kostet die Runde { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }
        }
       *[plus] { $phase ->
            [tiling] { $points ->
                [0] in dieser Runde kommt nichts mehr dazu
                [one] in dieser Runde kommt noch { $points } Punkt dazu
               *[other] in dieser Runde kommen noch { $points } Punkte dazu
            }
           *[offer] { $points ->
                [0] nach jetzigem Stand bringt die Runde nichts
                [one] nach jetzigem Stand bringt die Runde { $points } Punkt
               *[other] nach jetzigem Stand bringt die Runde { $points } Punkte
            }
        }
    }.
score-final = { $player }: { $score }.
    .terse = { $seat }: { $score }.
    .full = { $player }: Endstand { $score }.

moves-of = { $count ->
    [0] { $source ->
        [center] { $tiles } aus der Mitte: nur in die Bodenreihe.
       *[other] { $tiles } von Manufaktur { $source }: nur in die Bodenreihe.
    }
    [one] { $source ->
        [center] { $tiles } aus der Mitte: Reihe { $rows } oder Bodenreihe.
       *[other] { $tiles } von Manufaktur { $source }: Reihe { $rows } oder Bodenreihe.
    }
   *[other] { $source ->
        [center] { $tiles } aus der Mitte: Reihen { $rows } oder Bodenreihe.
       *[other] { $tiles } von Manufaktur { $source }: Reihen { $rows } oder Bodenreihe.
    }
}
    .terse = { $count ->
        [0] { $source ->
            [center] { $tiles } Mi: Boden.
           *[other] { $tiles } M{ $source }: Boden.
        }
       *[other] { $source ->
            [center] { $tiles } Mi: { $rows }, Boden.
           *[other] { $tiles } M{ $source }: { $rows }, Boden.
        }
    }
no-pattern-lines = keine
columns-to-choose = Reihe { $row } ist mit { $color } komplett. Möglich: { $columns }.
    .terse = R{ $row } { $color }, Spalten: { $columns }.
no-moves = So einen Zug gibt es nicht.

preview = { $destination ->
    [0] { $tiles } { $source ->
        [center] aus der Mitte
       *[other] von Manufaktur { $source }
    } in die Bodenreihe.
   *[other] { $needs ->
        [0] { $tiles } { $source ->
            [center] aus der Mitte
           *[other] von Manufaktur { $source }
        } { $count ->
            [one] füllt
           *[other] füllen
        } Reihe { $destination }.
       *[other] { $tiles } { $source ->
            [center] aus der Mitte
           *[other] von Manufaktur { $source }
        } in Reihe { $destination }; es { $needs ->
            [one] fehlt noch { $needs }
           *[other] fehlen noch { $needs }
        }.
    }
}
    .terse = { $tiles } { $source ->
        [center] Mi
       *[other] M{ $source }
    }-{ $destination ->
        [0] Boden
       *[other] { $destination }: { $needs ->
            [0] voll
           *[other] noch { $needs }
        }
    }.
preview-fell = { $count ->
    [0] {""}
    [one] { $count } fällt in die Bodenreihe.
   *[other] { $count } fallen in die Bodenreihe.
}{ $lost ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}
    }Für { $lost ->
        [one] { $lost } Fliese
       *[other] { $lost } Fliesen
    } ist in der Bodenreihe kein Platz.
}
    .terse = { $count ->
        [0] {""}
       *[other] Boden: { $count }.
    }{ $lost ->
        [0] {""}
       *[other] { $count ->
            [0] {""}
           *[other] {" "}
        }Deckel: { $lost }.
    }
preview-to-center = In die Mitte: { $tiles }.
    .terse = Mi: { $tiles }.
preview-marker = Dazu nimmst du den Startspielermarker.
    .terse = Marker.
preview-points = { $sign ->
    [minus] { $points ->
        [one] Am Rundenende kostet das { $points } Punkt.
       *[other] Am Rundenende kostet das { $points } Punkte.
    }
   *[plus] { $points ->
        [0] Am Rundenende bringt das keine Punkte.
        [one] Am Rundenende bringt das { $points } Punkt mehr.
       *[other] Am Rundenende bringt das { $points } Punkte mehr.
    }
}
    .terse = { $sign ->
        [minus] -{ $points }.
       *[plus] +{ $points }.
    }
preview-would-fall = In Wandreihe { $row } ist aber kein Feld mehr für { $color } frei: Die ganze Reihe würde in die Bodenreihe fallen.
    .terse = Kein Platz für { $color }: würde fallen.
preview-ends-game = Damit wird Wandreihe { $row } vollständig, und das Spiel endet nach dieser Runde.
    .terse = Wandreihe { $row } voll, letzte Runde.
preview-floor-costs = Die Bodenreihe kostet { $cost }, aber unter 0 fällt dein Punktestand nicht.
    .terse = Boden -{ $cost }.
preview-tiling = Wandreihe { $row }, Spalte { $column } würde { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen.
    .terse = W{ $row } S{ $column } +{ $points }.

nothing-happened = Seit deinem letzten Zug ist nichts passiert.
    .terse = Nichts.
no-moves-yet = Bisher hat niemand gezogen.
# Vor der Wertung einer Runde
details-of = Die Wertung von Runde { $round }, Fliese für Fliese:
    .terse = Runde { $round }:
nothing-scored = Bisher wurde noch keine Runde gewertet.
