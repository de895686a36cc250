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
why-alike = { $best } und { $move } unterscheiden sich in dieser Runde um weniger als einen Punkt.
why-as-good = { $move } ist { $how ->
    [better] vielleicht sogar besser als { $best }: Für sich allein durchgerechnet liegt er vorn.
   *[alike] genauso gut wie { $best }, soweit die Suche sieht.
}
why-other = Der andere: { $moves }.
why-chances = Gewinnchance: { $wins } % nach { $best }, { $less } % nach { $move }.
