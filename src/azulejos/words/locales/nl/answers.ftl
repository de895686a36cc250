## Wat waar ligt, en wat er kan.

factory = Fabriek { $factory }: { $tiles }.
    .terse = F{ $factory }: { $tiles }.
    .full = Fabrieksschijf { $factory }: { $tiles }.
factory-empty = Fabriek { $factory }: leeg.
    .terse = F{ $factory }: leeg.
factories-empty = Alle fabrieken zijn leeg.

center = { $empty ->
    [yes] { $marker ->
        [yes] Midden: alleen de startspelertegel.
       *[no] Midden: leeg.
    }
   *[no] { $marker ->
        [yes] Midden: { $tiles }, met de startspelertegel.
       *[no] Midden: { $tiles }.
    }
}
    .terse = { $empty ->
        [yes] { $marker ->
            [yes] M: starttegel.
           *[no] M: leeg.
        }
       *[no] { $marker ->
            [yes] M: { $tiles }, starttegel.
           *[no] M: { $tiles }.
        }
    }

count-at = { $source ->
    [center] { $count } in het midden
   *[other] { $count } op fabriek { $source }
}
    .terse = { $source ->
        [center] { $count } M
       *[other] { $count } F{ $source }
    }
color-at = { $title }: { $places }.
    .full = { $title }: { $places }; in totaal { $count }.
color-nowhere = Er ligt nergens { $color }.
    .terse = Geen { $color }.

offer = { $source ->
    [center] { $tiles } in het midden
   *[other] { $tiles } op fabriek { $source }
}
    .terse = { $source ->
        [center] { $tiles } M
       *[other] { $tiles } F{ $source }
    }
offers = { $least } of meer: { $offers }.
no-offers = Nergens liggen er { $least } of meer van één kleur.
    .terse = Nergens { $least } of meer.

bag = { $count ->
    [0] De zak is leeg.
    [one] Zak, { $count } tegel: { $tiles }.
   *[other] Zak, { $count } tegels: { $tiles }.
}
    .terse = Zak { $count }: { $tiles }.
lid = { $count ->
    [0] De doos is leeg.
    [one] Doos, { $count } tegel: { $tiles }.
   *[other] Doos, { $count } tegels: { $tiles }.
}
    .terse = Doos { $count }: { $tiles }.

turn-round = Ronde { $round }, { $phase ->
    [tiling] muurbekleding
   *[offer] fabrieksaanbod
}. { $player } is begonnen.
    .terse = Ronde { $round }, { $phase ->
        [tiling] bekleding
       *[offer] aanbod
    }; { $seat } begon.
turn-now = { $player } is aan de beurt.
    .terse = Aan de beurt: { $seat }.
turn-marker-center = De startspelertegel ligt in het midden.
    .terse = Starttegel: M.
turn-marker = { $player } heeft de startspelertegel.
    .terse = Starttegel: { $seat }.
turn-deal = Zo meteen begint ronde { $round }. { $player } begint.
turn-game-over = Het spel is afgelopen na ronde { $round }.
no-clock = Er loopt geen klok: neem de tijd.
# What is left to a player.
clock-left = { $player }: { $minutes } { $minutes ->
    [one] minuut
   *[other] minuten
}, { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
}.
    .terse = { $player }: { $minutes } min { $seconds } s.
# Until a move must be made.
days-left = Tijd voor deze zet: { $days } { $days ->
    [one] dag
   *[other] dagen
}, { $hours } uur.
    .terse = { $days } d { $hours } u.

board = { $player }, score { $score }.
    .terse = { $seat }: score { $score }.
pattern-line-holds = Lijn { $row }: { $count } van { $spaces } { $color }, { $needs ->
    [0] compleet
   *[other] nog { $needs } nodig
}.
    .terse = L{ $row }: { $count }/{ $spaces } { $color }.
    .full = { $needs ->
        [0] Patroonlijn { $row } is compleet, met { $color }.
       *[other] Op patroonlijn { $row } { $count ->
            [one] is { $count } van de { $spaces } vakken
           *[other] zijn { $count } van de { $spaces } vakken
        } bezet met { $color }, nog { $needs } nodig.
    }
pattern-line-empty = Lijn { $row }: leeg, { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
}.
    .terse = L{ $row }: leeg.
    .full = Patroonlijn { $row } is leeg en heeft { $spaces ->
        [one] { $spaces } vak
       *[other] { $spaces } vakken
    }.
pattern-line-takes = { $any ->
    [yes] Lijn { $row }: leeg, open voor elke kleur.
   *[no] Lijn { $row }: leeg, open voor { $colors }.
}
    .terse = { $any ->
        [yes] L{ $row }: elke kleur.
       *[no] L{ $row }: { $colors }.
    }
    .full = { $any ->
        [yes] Patroonlijn { $row } is leeg en open voor elke kleur.
       *[no] Patroonlijn { $row } is leeg en open voor { $colors }.
    }
pattern-line-takes-some = Lijn { $row }: leeg, open voor { $colors }; { $falling } { $count ->
    [one] valt
   *[other] vallen
} op de vloerlijn.
    .terse = L{ $row }: { $colors }; niet { $falling }.
    .full = Patroonlijn { $row } is leeg en open voor { $colors }; { $falling } { $count ->
        [one] valt
       *[other] vallen
    } op de vloerlijn.
pattern-line-takes-none = Lijn { $row }: leeg; { $falling } { $count ->
    [one] valt
   *[other] vallen
} op de vloerlijn.
    .terse = L{ $row }: niet { $falling }.
    .full = Patroonlijn { $row } is leeg; { $falling } { $count ->
        [one] valt
       *[other] vallen
    } op de vloerlijn.
no-line-takes = { $title } past op geen enkele lijn.
    .terse = { $title }: geen lijn.
pattern-line-closed = Lijn { $row }: gesloten, rij { $row } van de muur is compleet.
    .terse = L{ $row }: gesloten.
    .full = Op patroonlijn { $row } passen geen tegels meer: rij { $row } van de muur is compleet.

wall-empty = De muur is leeg.
wall-layout = Rij 1 van links naar rechts: { $first }. Elke volgende rij is één kolom naar rechts verschoven: rij 2 begint met { $second }, rij 3 met { $third }, rij 4 met { $fourth }, rij 5 met { $fifth }.
    .terse = R1: { $first }; elke volgende rij één naar rechts verschoven.
row-empty = Rij { $row }: leeg.
    .terse = R{ $row }: leeg.
row-complete = Rij { $row }: compleet.
    .terse = R{ $row }: compleet.
row-complete-gray = Rij { $row }, compleet: { $tiles }.
    .terse = R{ $row }, compleet: { $tiles }.
row-open = Rij { $row }: leeg; open: { $missing }.
    .terse = R{ $row }: leeg; { $missing }.
row-holds = Rij { $row }: { $tiles }; open: { $missing }.
    .terse = R{ $row }: { $tiles }; open: { $missing }.
row-holds-gray = Rij { $row }: { $tiles }; nog zonder { $missing }.
    .terse = R{ $row }: { $tiles }.
at-column = { $color } in kolom { $column }
    .terse = { $color } { $column }
column-empty = Kolom { $column }: leeg.
    .terse = K{ $column }: leeg.
column-complete = Kolom { $column }: compleet.
column-complete-gray = Kolom { $column }, compleet: { $tiles }.
    .terse = K{ $column }, compleet: { $tiles }.
column-open = Kolom { $column }: leeg; open: { $missing }.
    .terse = K{ $column }: leeg; { $missing }.
column-holds = Kolom { $column }: { $tiles }; open: { $missing }.
    .terse = K{ $column }: { $tiles }; open: { $missing }.
column-holds-gray = Kolom { $column }: { $tiles }; nog zonder { $missing }.
    .terse = K{ $column }: { $tiles }.
at-row = { $color } in rij { $row }
    .terse = { $color } { $row }
open-at = { $color } op { $number }

space-taken = Rij { $row }, kolom { $column }: { $color }.
    .terse = R{ $row } K{ $column }: { $color }.
space-open = Rij { $row }, kolom { $column }: { $color }, leeg; zou { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren.
    .terse = R{ $row } K{ $column }: { $color }, leeg, +{ $points }.
space-empty = Rij { $row }, kolom { $column }: leeg.
    .terse = R{ $row } K{ $column }: leeg.

about-player = { $player }.
    .terse = Speler { $seat }.
floor-empty = Vloerlijn: leeg.
    .terse = Vloer: leeg.
floor = Vloerlijn: { $things }; kost { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
}.
    .terse = Vloer { $count }: -{ $cost }.
    .full = Op de vloerlijn, van links naar rechts: { $things }. Dat kost { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }.

score = { $player }: score { $score }; { $sign ->
    [minus] { $phase ->
        [tiling] de rest van de ronde kost { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
       *[offer] deze ronde zou { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } kosten
    }
   *[plus] { $phase ->
        [tiling] { $points ->
            [0] er komt deze ronde niets meer bij
            [one] er komt deze ronde nog { $points } punt bij
           *[other] er komen deze ronde nog { $points } punten bij
        }
       *[offer] { $points ->
            [0] deze ronde levert nog niets op
            [one] deze ronde zou { $points } punt opleveren
           *[other] deze ronde zou { $points } punten opleveren
        }
    }
}.
    .terse = { $seat }: { $score } { $sign ->
        [minus] -{ $points }
       *[plus] +{ $points }
    }.
    .full = { $player }: score { $score }; { $sign ->
        [minus] { $phase ->
            [tiling] de rest van de ronde kost { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            }
           *[offer] zoals het er nu voor staat, kost de ronde { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            }
        }
       *[plus] { $phase ->
            [tiling] { $points ->
                [0] er komt deze ronde niets meer bij
                [one] er komt deze ronde nog { $points } punt bij
               *[other] er komen deze ronde nog { $points } punten bij
            }
           *[offer] { $points ->
                [0] zoals het er nu voor staat, levert de ronde niets op
                [one] zoals het er nu voor staat, levert de ronde { $points } punt op
               *[other] zoals het er nu voor staat, levert de ronde { $points } punten op
            }
        }
    }.
score-final = { $player }: { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
    .terse = { $seat }: { $score }.
    .full = { $player }: eindscore { $score }.

moves-of = { $count ->
    [0] { $source ->
        [center] { $tiles } uit het midden: alleen naar de vloerlijn.
       *[other] { $tiles } van fabriek { $source }: alleen naar de vloerlijn.
    }
    [one] { $source ->
        [center] { $tiles } uit het midden: lijn { $rows } of de vloerlijn.
       *[other] { $tiles } van fabriek { $source }: lijn { $rows } of de vloerlijn.
    }
   *[other] { $source ->
        [center] { $tiles } uit het midden: lijnen { $rows }, of de vloerlijn.
       *[other] { $tiles } van fabriek { $source }: lijnen { $rows }, of de vloerlijn.
    }
}
    .terse = { $count ->
        [0] { $source ->
            [center] { $tiles } M: vloer.
           *[other] { $tiles } F{ $source }: vloer.
        }
       *[other] { $source ->
            [center] { $tiles } M: { $rows }, vloer.
           *[other] { $tiles } F{ $source }: { $rows }, vloer.
        }
    }
no-pattern-lines = geen
columns-to-choose = Lijn { $row } is compleet met { $color }. Mogelijke kolommen: { $columns }.
    .terse = L{ $row } { $color }, kolommen: { $columns }.
no-moves = Zo'n zet is er niet.

preview = { $destination ->
    [0] { $tiles } { $source ->
        [center] uit het midden
       *[other] van fabriek { $source }
    } naar de vloerlijn.
   *[other] { $needs ->
        [0] { $tiles } { $source ->
            [center] uit het midden
           *[other] van fabriek { $source }
        } { $count ->
            [one] vult
           *[other] vullen
        } lijn { $destination }.
       *[other] { $tiles } { $source ->
            [center] uit het midden
           *[other] van fabriek { $source }
        } naar lijn { $destination }, nog { $needs } nodig.
    }
}
    .terse = { $tiles } { $source ->
        [center] M
       *[other] F{ $source }
    }-{ $destination ->
        [0] vloer
       *[other] { $destination }: { $needs ->
            [0] vol
           *[other] nog { $needs }
        }
    }.
preview-fell = { $count ->
    [0] {""}
    [one] { $count } valt op de vloerlijn.
   *[other] { $count } vallen op de vloerlijn.
}{ $lost ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}
    }{ $lost ->
        [one] { $lost } tegel past daar niet meer bij en gaat naar de doos.
       *[other] { $lost } tegels passen daar niet meer bij en gaan naar de doos.
    }
}
    .terse = { $count ->
        [0] {""}
       *[other] Vloer: { $count }.
    }{ $lost ->
        [0] {""}
       *[other] { $count ->
            [0] {""}
           *[other] {" "}
        }Doos: { $lost }.
    }
preview-to-center = Naar het midden: { $tiles }.
    .terse = M: { $tiles }.
preview-marker = Je neemt ook de startspelertegel.
    .terse = Starttegel.
preview-points = { $sign ->
    [minus] { $points ->
        [one] Aan het einde van de ronde kost dat { $points } punt.
       *[other] Aan het einde van de ronde kost dat { $points } punten.
    }
   *[plus] { $points ->
        [0] Aan het einde van de ronde levert dat geen punten op.
        [one] Aan het einde van de ronde levert dat { $points } punt extra op.
       *[other] Aan het einde van de ronde levert dat { $points } punten extra op.
    }
}
    .terse = { $sign ->
        [minus] -{ $points }.
       *[plus] +{ $points }.
    }
preview-would-fall = Maar in rij { $row } van de muur is geen vak meer vrij voor { $color }: de hele lijn zou op de vloerlijn vallen.
    .terse = Geen plaats voor { $color }: zou vallen.
preview-ends-game = Daarmee wordt rij { $row } van de muur compleet, en het spel is na deze ronde afgelopen.
    .terse = Rij { $row } compleet, laatste ronde.
preview-floor-costs = De vloerlijn kost { $cost }, maar je score komt niet onder 0.
    .terse = Vloer -{ $cost }.
preview-tiling = Rij { $row }, kolom { $column } zou { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren.
    .terse = Rij { $row } kolom { $column } +{ $points }.

nothing-happened = Sinds je laatste zet is er niets gebeurd.
    .terse = Niets.
no-moves-yet = Er heeft nog niemand een zet gedaan.
# Voor de telling van een ronde
details-of = Alle punten van ronde { $round }, tegel voor tegel:
    .terse = Ronde { $round }:
nothing-scored = Er is nog geen ronde geteld.
