## Wat er gebeurd is.

factories-filled = Ronde { $round }. { $player } begint.{ $poured ->
    [0] {""}
   *[other] {" "}De zak is bijgevuld uit de doos.
}
    .terse = Ronde { $round }: { $seat } begint.
    .full = Ronde { $round } begint, de fabrieksschijven zijn gevuld. { $player } is als eerste aan de beurt.{ $poured ->
        [0] {""}
        [one] {" "}De zak raakte leeg en kreeg { $poured } tegel terug uit de doos.
       *[other] {" "}De zak raakte leeg en kreeg { $poured } tegels terug uit de doos.
    }

# Kort: hoogstens 40 tekens, wat er ook genomen wordt.
move = { $player }: { $tiles } { $source ->
    [center] uit het midden
   *[other] van fabriek { $source }
} { $destination ->
    [0] naar de vloerlijn
   *[other] naar lijn { $destination }
}.
    .terse = { $seat }: { $tiles } { $source ->
        [center] M
       *[other] F{ $source }
    }-{ $destination ->
        [0] vloer
       *[other] { $destination }
    }{ $fallen ->
        [0] {""}
        [one] , { $fallen } valt
       *[other] , { $fallen } vallen
    }{ $marker ->
        [yes] , starttegel
       *[no] {""}
    }.
    .full = { $player } neemt { $tiles } { $source ->
        [center] uit het midden van de tafel
       *[other] van fabrieksschijf { $source }
    } en legt { $count ->
        [one] hem
       *[other] ze
    } { $destination ->
        [0] op de vloerlijn
       *[other] op patroonlijn { $destination }
    }.

tiles-fell = { $count ->
    [0] {""}
    [one] { $count } valt op de vloerlijn.
   *[other] { $count } vallen op de vloerlijn.
}{ $lost ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}
    }{ $lost } naar de doos.
}
    .terse = {""}
    .full = { $count ->
        [0] {""}
        [one] { $count } tegel valt op de vloerlijn.
       *[other] { $count } tegels vallen op de vloerlijn.
    }{ $lost ->
        [0] {""}
       *[other] { $count ->
            [0] {""}
           *[other] {" "}
        }De vloerlijn is vol, dus { $lost ->
            [one] gaat { $lost } tegel
           *[other] gaan { $lost } tegels
        } naar de doos.
    }

moved-to-center = { $tiles } naar het midden.
    .terse = {""}
    .full = De rest gaat naar het midden van de tafel: { $tiles }.

marker-taken = Neemt de startspelertegel.
    .terse = {""}
    .full = Voor het eerst in deze ronde neemt iemand uit het midden van de tafel. De startspelertegel gaat mee{ $costs ->
        [yes] {" "}en ligt nu op de vloerlijn
       *[no] ; de vloerlijn is vol, dus die kost niets
    }.

pattern-line-complete = Lijn { $row } is compleet.
    .terse = {""}
    .full = Patroonlijn { $row } is compleet.

wall-tiled = { $player }: { $color } op de muur in rij { $row }, kolom { $column }, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
    .terse = { $seat }: { $color } rij { $row } kolom { $column } +{ $points }={ $score }.
    .full = { $player } legt { $color } op de muur in rij { $row }, kolom { $column }: { $horizontal ->
        [1] { $vertical ->
            [1] een tegel zonder buren
           *[other] { $vertical } verticaal
        }
       *[other] { $horizontal } horizontaal{ $vertical ->
            [1] {""}
           *[other] {" "}en { $vertical } verticaal
        }
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, score { $score }.

# De volgende tegel van dezelfde muur.
wall-tiled-next = { $title } in rij { $row }, kolom { $column }, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
    .full = { $title } in rij { $row }, kolom { $column }: { $horizontal ->
        [1] { $vertical ->
            [1] een tegel zonder buren
           *[other] { $vertical } verticaal
        }
       *[other] { $horizontal } horizontaal{ $vertical ->
            [1] {""}
           *[other] {" "}en { $vertical } verticaal
        }
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, score { $score }.

pattern-line-fell = { $player }: lijn { $row } past niet meer op de muur, { $tiles } naar de vloerlijn.
    .terse = { $seat }: lijn { $row } valt, { $tiles }.
    .full = { $player }: voor de tegel van patroonlijn { $row } is er geen geldig vak op de muur, dus valt de hele lijn op de vloerlijn, { $tiles }.

floor-scored = { $player }: vloerlijn, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} verloren.
    .terse = { $seat }: vloer -{ $points }={ $score }.
    .full = { $player } heeft { $spaces ->
        [one] { $spaces } vak
       *[other] { $spaces } vakken
    } van de vloerlijn bezet, dat kost { $penalty }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } verloren, score { $score }.

tiling-begins = Muurbekleding van ronde { $round }.
    .terse = Muurbekleding.

round-points = { $player }: { $wall ->
    [0] geen punten
    [one] { $wall } punt
   *[other] { $wall } punten
}{ $floor ->
    [0] {""}
   *[other] , min { $floor } voor de vloerlijn
}, score { $score }.
    .terse = { $seat }: +{ $wall }{ $floor ->
        [0] {""}
       *[other] {" "}-{ $floor }
    }={ $score }.
    .full = { $player } scoort { $wall ->
        [0] geen punten
        [one] { $wall } punt
       *[other] { $wall } punten
    } op de muur{ $floor ->
        [0] {""}
       *[other] {" "}en verliest er { $floor } op de vloerlijn
    }; de score is { $score }.

round-points-cut = { $player }: { $wall ->
    [0] geen punten
    [one] { $wall } punt
   *[other] { $wall } punten
}, dan { $had } min { $cost } voor de vloerlijn: score 0, lager kan niet.
    .terse = { $seat }: +{ $wall } -{ $cost } van { $had }=0.
floor-scored-cut = { $player }: { $had } min { $cost } voor de vloerlijn: score 0, lager kan niet.
    .terse = { $seat }: vloer -{ $cost } van { $had }=0.

next-round = { $player } begint de volgende ronde.
    .terse = {""}
    .full = { $player } begint ronde { $round }.

game-over = { $who ->
    [you] Het spel is afgelopen: jij hebt een rij compleet.
    [another] Het spel is afgelopen: { $players } heeft een rij compleet.
   *[others] Het spel is afgelopen: { $players } hebben een rij compleet.
}
    .terse = Einde van het spel.
game-over-stalemate = Het spel is afgelopen: op geen enkele muur kan nog iets veranderen.
    .terse = Einde van het spel, pat.

bonus-horizontal-line = { $player }: rij { $row } is compleet, { $points } punten.
    .terse = { $seat }: rij { $row } +{ $points }={ $score }.
    .full = { $player } krijgt { $points } punten voor de complete horizontale lijn in rij { $row }, score { $score }.
bonus-vertical-line = { $player }: kolom { $column } is compleet, { $points } punten.
    .terse = { $seat }: kolom { $column } +{ $points }={ $score }.
    .full = { $player } krijgt { $points } punten voor de complete verticale lijn in kolom { $column }, score { $score }.
bonus-color = { $player }: kleur { $color } is compleet, { $points } punten.
    .terse = { $seat }: kleur { $color } +{ $points }={ $score }.
    .full = { $player } krijgt { $points } punten voor alle vijf de tegels van kleur { $color }, score { $score }.

final-score = { $player }: { $bonus ->
    [0] geen bonus
   *[other] { $bonus } bonuspunten
}, eindscore { $score }.
    .terse = { $seat }: bonus { $bonus }={ $score }.

winners = { $by ->
    [points] { $who ->
        [you] { $other ->
            [none] Je wint met { $score } punten!
           *[other] Je wint met { $score } tegen { $other }!
        }
       *[others] { $other ->
            [none] { $players } wint met { $score } punten.
           *[other] { $players } wint met { $score } tegen { $other }.
        }
    }
    [horizontal_lines] { $who ->
        [you] Gelijke stand, maar jij hebt meer complete rijen: je wint!
       *[others] Gelijke stand, maar { $players } heeft meer complete rijen en wint.
    }
   *[shared] { $players } delen de overwinning.
}
