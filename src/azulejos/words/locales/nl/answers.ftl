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
}, begonnen door { $player }.
    .terse = Ronde { $round }, { $phase ->
        [tiling] bekleding
       *[offer] aanbod
    }, begonnen door { $seat }.
turn-now = { $player } is aan de beurt.
    .terse = Aan de beurt: { $seat }.
turn-marker-center = De startspelertegel ligt in het midden.
    .terse = Starttegel: M.
turn-marker = { $player } heeft de startspelertegel.
    .terse = Starttegel: { $seat }.
turn-deal = Ronde { $round } gaat zo van start. { $player } begint.
turn-game-over = Het spel is na ronde { $round } geëindigd.
no-clock = Er is geen klok: neem de tijd.
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
    .full = Patroonlijn { $row } heeft { $count } van { $spaces } in { $color } en { $needs ->
        [0] is compleet
       *[other] heeft er nog { $needs } nodig
    }.
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
    [one] zou
   *[other] zouden
} op de vloerlijn vallen.
    .terse = L{ $row }: { $colors }; niet { $falling }.
    .full = Patroonlijn { $row } is leeg en open voor { $colors }; { $falling } { $count ->
        [one] zou
       *[other] zouden
    } alleen maar op de vloerlijn vallen.
pattern-line-takes-none = Lijn { $row }: leeg; { $falling } { $count ->
    [one] zou
   *[other] zouden
} op de vloerlijn vallen.
    .terse = L{ $row }: niet { $falling }.
    .full = Patroonlijn { $row } is leeg; { $falling } { $count ->
        [one] zou
       *[other] zouden
    } alleen maar op de vloerlijn vallen.
no-line-takes = Op geen van de lijnen kan { $color }.
    .terse = Geen lijn voor { $color }.
pattern-line-closed = Lijn { $row }: gesloten, rij { $row } van de muur is compleet.
    .terse = L{ $row }: gesloten.
    .full = Op patroonlijn { $row } mogen geen tegels meer, want rij { $row } van de muur is compleet.

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
open-at = { $color } { $number }

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
    .terse = { $seat }.
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

score = { $player }: { $score }; deze ronde zou { $sign ->
    [minus] { $phase ->
        [tiling] nog min { $points }
       *[offer] min { $points }
    }
   *[plus] { $points ->
        [0] { $phase ->
            [tiling] niets meer
           *[offer] niets
        }
       *[other] { $phase ->
            [tiling] nog { $points }
           *[offer] { $points }
        }
    }
} opleveren.
    .terse = { $seat }: { $score } { $sign ->
        [minus] -{ $points }
       *[plus] +{ $points }
    }.
    .full = { $player }: score { $score }; { $phase ->
        [tiling] de rest van deze ronde zou
       *[offer] als de ronde nu eindigde, zou die
    } { $sign ->
        [minus] min { $points }
       *[plus] { $points ->
            [0] niets
           *[other] { $points }
        }
    } opleveren.
score-final = { $player }: { $score }.
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

preview = { $source ->
    [center] { $tiles } uit het midden { $destination ->
        [0] naar de vloerlijn
       *[other] naar lijn { $destination }: { $placed ->
            [one] { $placed } past
           *[other] { $placed } passen
        }
    }.
   *[other] { $tiles } van fabriek { $source } { $destination ->
        [0] naar de vloerlijn
       *[other] naar lijn { $destination }: { $placed ->
            [one] { $placed } past
           *[other] { $placed } passen
        }
    }.
}
    .terse = { $source ->
        [center] { $tiles } M-{ $destination ->
            [0] vloer
           *[other] { $destination }: { $placed ->
                [one] { $placed } past
               *[other] { $placed } passen
            }
        }.
       *[other] { $tiles } F{ $source }-{ $destination ->
            [0] vloer
           *[other] { $destination }: { $placed ->
                [one] { $placed } past
               *[other] { $placed } passen
            }
        }.
    }
preview-fell = { $count ->
    [0] {""}
    [one] { $count } valt op de vloerlijn.
   *[other] { $count } vallen op de vloerlijn.
}{ $lost ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}
    }Voor { $lost } heeft de vloerlijn geen plaats.
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
preview-marker = De startspelertegel komt mee.
    .terse = Starttegel.
preview-points = { $sign ->
    [minus] { $points ->
        [one] Als de ronde dan eindigde, zou die { $points } punt minder opleveren.
       *[other] Als de ronde dan eindigde, zou die { $points } punten minder opleveren.
    }
   *[plus] { $points ->
        [0] Als de ronde dan eindigde, zouden de punten gelijk blijven.
        [one] Als de ronde dan eindigde, zou die { $points } punt meer opleveren.
       *[other] Als de ronde dan eindigde, zou die { $points } punten meer opleveren.
    }
}
    .terse = { $sign ->
        [minus] -{ $points }.
       *[plus] +{ $points }.
    }
preview-complete = Lijn { $row } zou compleet zijn.
    .terse = Compleet.
preview-would-fall = In die rij van de muur is geen vak meer vrij voor { $color }, dus zou de hele lijn op de vloerlijn vallen.
    .terse = Geen plaats voor { $color }: zou vallen.
preview-ends-game = Rij { $row } van de muur zou compleet zijn, en het spel zou na deze ronde afgelopen zijn.
    .terse = Rij { $row } compleet, einde van het spel.
preview-floor-costs = De vloerlijn zou { $cost } kosten, maar de score komt niet onder 0.
    .terse = Vloer -{ $cost }.
preview-tiling = Rij { $row }, kolom { $column } zou { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren.
    .terse = Rij { $row } kolom { $column } +{ $points }.

nothing-happened = Sinds je laatste zet is er niets gebeurd.
    .terse = Niets.
no-moves-yet = Er is nog geen zet gespeeld.
# Voor de telling van een ronde
details-of = Alle punten van ronde { $round }:
    .terse = Ronde { $round }:
nothing-scored = Er is nog geen ronde geteld.
