## Warum ein Zug besser ist, im Tipp oder im Rückblick.

explain-instead = { $best } statt { $move }:
explain-line = { $best } füllt Reihe { $row } und bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; nach { $move } { $short ->
    [one] fehlt dort noch { $short } Fliese
   *[other] fehlen dort noch { $short } Fliesen
}.
explain-floor-now = { $move } kostet in der Bodenreihe sofort { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}, { $best } { $less ->
    [0] nichts
   *[other] kostet { $less }
}.
explain-leaves = { $move } überlässt { $player } { $tiles } { $source ->
    [center] in der Mitte
   *[other] auf Manufaktur { $source }
}; das ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
explain-round = { $player } macht in dieser Runde { $points } statt { $less ->
    [one] { $less } Punkt
   *[other] { $less } Punkte
}.
explain-floor-at-end = Die Bodenreihe von { $player } kostet am Ende { $cost } statt { $less ->
    [one] { $less } Punkt
   *[other] { $less } Punkte
}.
explain-bonuses = { $player } hat am Rundenende { $points } statt { $less } Zusatzpunkte.
explain-marker = { $player } beginnt die nächste Runde, nicht { $other }.
explain-ending = { $best } beendet das Spiel mit dieser Runde, { $move } nicht.
explain-best = Am besten: { $moves }.
variation = { $first } { $rest }

explain-despite = In dieser Runde steht { $move } besser da als { $best }. Die Suche meint, dass sich { $best } später auszahlt.

## Nach einem Tipp

why-no-hint = Hier gibt es keinen Tipp zu erklären. Tippe erst Tipp.
why-only = Es gibt keinen anderen Zug.
why-alternative = Die Alternative: { $move }.
    .terse = Oder { $move }.
why-alike = In dieser Runde macht das weniger als einen Punkt Unterschied.
    .terse = Kein Punkt Unterschied.
why-as-good = { $how ->
    [better] Sie ist vielleicht sogar besser: Für sich allein durchgerechnet liegt sie vorn.
   *[alike] Sie ist genauso gut, soweit der Computer sieht.
}
    .terse = { $how ->
        [better] Vielleicht sogar besser.
       *[alike] Genauso gut.
    }
why-despite = In dieser Runde bringt die Alternative mehr. Der Tipp zahlt sich wohl später aus.
    .terse = Jetzt mehr, später weniger.
why-line = Der Tipp füllt Reihe { $row } und bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; nach der Alternative { $short ->
    [one] fehlt dort noch { $short } Fliese
   *[other] fehlen dort noch { $short } Fliesen
}.
    .terse = R{ $row } voll, +{ $points }; sonst { $short ->
        [one] fehlt { $short }
       *[other] fehlen { $short }
    }.
why-floor-now = Die Alternative kostet in der Bodenreihe sofort { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}, der Tipp { $less ->
    [0] nichts
   *[other] { $less }
}.
    .terse = Sonst Boden -{ $cost }{ $less ->
        [0] {""}
       *[other] , nicht -{ $less }
    }.
why-leaves = Die Alternative überlässt { $player } { $tiles } { $source ->
    [center] in der Mitte
   *[other] auf Manufaktur { $source }
}; das ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
    .terse = Sonst { $tiles } { $source ->
        [center] Mi
       *[other] M{ $source }
    } für { $player }, +{ $points }.
why-ending = { $after ->
    [hint] Der Tipp beendet das Spiel mit dieser Runde, die Alternative nicht.
   *[alternative] Die Alternative beendet das Spiel mit dieser Runde, der Tipp nicht.
}
    .terse = { $after ->
        [hint] Beendet das Spiel, sonst nicht.
       *[alternative] Sonst endet das Spiel.
    }
why-round = { $who ->
    [you] Du machst in dieser Runde { $points } statt { $less ->
        [one] { $less } Punkt
       *[other] { $less } Punkte
    }.
   *[other] { $player } macht in dieser Runde { $points } statt { $less ->
        [one] { $less } Punkt
       *[other] { $less } Punkte
    }.
}
    .terse = { $who ->
        [you] Du: { $points }, sonst { $less }.
       *[other] { $player }: { $points }, sonst { $less }.
    }
why-floor-at-end = { $who ->
    [you] Deine Bodenreihe kostet am Ende { $cost } statt { $less ->
        [one] { $less } Punkt
       *[other] { $less } Punkte
    }.
   *[other] Die Bodenreihe von { $player } kostet am Ende { $cost } statt { $less ->
        [one] { $less } Punkt
       *[other] { $less } Punkte
    }.
}
    .terse = { $who ->
        [you] Dein Boden: { $cost ->
            [0] 0
           *[other] -{ $cost }
        }, sonst { $less ->
            [0] 0
           *[other] -{ $less }
        }.
       *[other] Boden von { $player }: { $cost ->
            [0] 0
           *[other] -{ $cost }
        }, sonst { $less ->
            [0] 0
           *[other] -{ $less }
        }.
    }
why-bonuses = { $who ->
    [you] Du hast am Rundenende { $points } statt { $less } Zusatzpunkte.
   *[other] { $player } hat am Rundenende { $points } statt { $less } Zusatzpunkte.
}
    .terse = { $who ->
        [you] Zusatzpunkte: { $points }, sonst { $less }.
       *[other] { $player }: Zusatzpunkte { $points }, sonst { $less }.
    }
why-marker = { $who ->
    [you] Du beginnst die nächste Runde, nicht { $other }.
   *[other] { $player } beginnt die nächste Runde, nicht { $loser ->
        [you] du
       *[other] { $other }
    }.
}
    .terse = { $who ->
        [you] Du beginnst dann.
       *[other] { $player } beginnt dann.
    }
why-after = { $after ->
    [hint] Nach dem Tipp zum Beispiel:
   *[alternative] Nach der Alternative:
}
    .terse = { $after ->
        [hint] Dann:
       *[alternative] Sonst:
    }
why-chances = Gewinnchance: { $wins } % nach dem Tipp, { $less } % nach der Alternative.
    .terse = Gewinnt { $wins } %, sonst { $less } %.
