## Waarom een zet beter is, in een hint of een terugblik.

explain-instead = { $best } in plaats van { $move }:
explain-line = { $best } maakt lijn { $row } compleet voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; na { $move } { $short ->
    [one] ontbreekt daar nog { $short } tegel
   *[other] ontbreken daar nog { $short } tegels
}.
explain-floor-now = { $move } kost meteen { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
} op de vloerlijn, { $best } kost { $less ->
    [0] niets
   *[other] er { $less }
}.
explain-leaves = { $move } laat { $tiles } { $source ->
    [center] in het midden
   *[other] op fabriek { $source }
} over voor { $player }, goed voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
explain-round = { $player } scoort deze ronde { $points } in plaats van { $less ->
    [one] { $less } punt
   *[other] { $less } punten
}.
explain-floor-at-end = De vloerlijn van { $player } kost uiteindelijk { $cost } in plaats van { $less ->
    [one] { $less } punt
   *[other] { $less } punten
}.
explain-bonuses = { $player } heeft aan het eind van de ronde { $points } aan bonus binnen in plaats van { $less }.
explain-marker = { $player } begint de volgende ronde, niet { $other }.
explain-ending = { $best } beëindigt het spel met deze ronde, { $move } niet.
explain-best = Het beste: { $moves }.
variation = { $first } { $rest }

explain-despite = Deze ronde pakt { $move } beter uit dan { $best }. Volgens de computer levert { $best } later meer op.

## Na een hint

why-no-hint = Er is hier geen hint om uit te leggen. Typ eerst hint.
why-only = Er is geen andere zet.
why-alternative = Het alternatief: { $move }.
    .terse = Of { $move }.
why-alike = Dat scheelt deze ronde minder dan een punt.
    .terse = Minder dan een punt verschil.
why-as-good = { $how ->
    [better] Misschien is dat zelfs beter: apart doorgerekend komt het er beter uit.
   *[alike] Dat is net zo goed, voor zover de computer kan zien.
}
    .terse = { $how ->
        [better] Misschien zelfs beter.
       *[alike] Net zo goed.
    }
why-despite = Deze ronde pakt het alternatief beter uit. De hint levert later waarschijnlijk meer op.
    .terse = Nu meer, later minder.
why-line = De hint maakt lijn { $row } compleet voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; na het alternatief { $short ->
    [one] ontbreekt daar nog { $short } tegel
   *[other] ontbreken daar nog { $short } tegels
}.
    .terse = L{ $row } vol, +{ $points }; anders { $short } te kort.
why-floor-now = Het alternatief kost meteen { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
} op de vloerlijn, de hint { $less ->
    [0] niets
   *[other] { $less }
}.
    .terse = Anders vloer -{ $cost }{ $less ->
        [0] {""}
       *[other] , niet -{ $less }
    }.
why-leaves = Het alternatief laat { $tiles } { $source ->
    [center] in het midden
   *[other] op fabriek { $source }
} over voor { $player }, goed voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
    .terse = Anders { $tiles } { $source ->
        [center] M
       *[other] F{ $source }
    } voor { $player }, +{ $points }.
why-ending = { $after ->
    [hint] De hint beëindigt het spel met deze ronde, het alternatief niet.
   *[alternative] Het alternatief beëindigt het spel met deze ronde, de hint niet.
}
    .terse = { $after ->
        [hint] Beëindigt het spel, anders niet.
       *[alternative] Anders eindigt het spel.
    }
why-round = { $who ->
    [you] Je scoort deze ronde { $points } in plaats van { $less ->
        [one] { $less } punt
       *[other] { $less } punten
    }.
   *[other] { $player } scoort deze ronde { $points } in plaats van { $less ->
        [one] { $less } punt
       *[other] { $less } punten
    }.
}
    .terse = { $who ->
        [you] Jij: { $points }, anders { $less }.
       *[other] { $player }: { $points }, anders { $less }.
    }
why-floor-at-end = { $who ->
    [you] Je vloerlijn kost uiteindelijk { $cost } in plaats van { $less ->
        [one] { $less } punt
       *[other] { $less } punten
    }.
   *[other] De vloerlijn van { $player } kost uiteindelijk { $cost } in plaats van { $less ->
        [one] { $less } punt
       *[other] { $less } punten
    }.
}
    .terse = { $who ->
        [you] Jouw vloer: { $cost ->
            [0] 0
           *[other] -{ $cost }
        }, anders { $less ->
            [0] 0
           *[other] -{ $less }
        }.
       *[other] Vloer van { $player }: { $cost ->
            [0] 0
           *[other] -{ $cost }
        }, anders { $less ->
            [0] 0
           *[other] -{ $less }
        }.
    }
why-bonuses = { $who ->
    [you] Je hebt aan het eind van de ronde { $points } bonuspunten in plaats van { $less }.
   *[other] { $player } heeft aan het eind van de ronde { $points } bonuspunten in plaats van { $less }.
}
    .terse = { $who ->
        [you] Jouw bonus: { $points }, anders { $less }.
       *[other] Bonus van { $player }: { $points }, anders { $less }.
    }
why-marker = { $who ->
    [you] Jij begint de volgende ronde, niet { $other }.
   *[other] { $player } begint de volgende ronde, niet { $loser ->
        [you] jij
       *[other] { $other }
    }.
}
    .terse = { $who ->
        [you] Jij begint dan.
       *[other] { $player } begint dan.
    }
why-after = { $after ->
    [hint] Na de hint bijvoorbeeld:
   *[alternative] Na het alternatief:
}
    .terse = { $after ->
        [hint] Daarna:
       *[alternative] Anders:
    }
why-chances = Winstkans: { $wins } % na de hint, { $less } % na het alternatief.
    .terse = Wint { $wins } %, anders { $less } %.
