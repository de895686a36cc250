## Antwoorden op vragen in hele zinnen: eerst ja of nee, of een enkel ding.

yes = Ja.
no = Nee.

# $points: meer dan de volgende
asked-leads = { $player } staat { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor.
    .terse = { $player } +{ $points }.
# $players: een lijst
asked-level = { $players } staan gelijk met elk { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
    .terse = { $players }: elk { $score }.
asked-all-level = Iedereen staat gelijk met { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
    .terse = Allen { $score }.
asked-behind = { $player } staat { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} achter.
    .terse = { $player } -{ $points }.

asked-no-line = Geen enkele lijn.
asked-on-wall = { $player } heeft { $count ->
    [0] nog geen tegels op de muur.
    [one] { $count } tegel op de muur: { $tiles }.
   *[other] { $count } tegels op de muur: { $tiles }.
}
asked-color-on-wall = { $player } heeft { $tiles } op de muur.
asked-no-bonus = { $player } heeft geen volle rij, kolom of kleur.
    .terse = { $player }: geen bonus.
# $things: een lijst van rijen, kolommen en kleuren
asked-bonus = { $player } heeft { $things } vol: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
    .terse = { $player }: { $things }, +{ $points }.

asked-fits = Op lijn { $row } past { $color }.
    .terse = L{ $row }: { $color } past.
asked-offer = { $source ->
    [center] { $tiles } in het midden.
   *[other] { $tiles } op fabriek { $source }.
}
    .terse = { $source ->
        [center] { $tiles } M.
       *[other] { $tiles } F{ $source }.
    }
asked-marker-comes = De startspelertegel komt mee en kost een vakje van de vloerlijn.
    .terse = Met startspelertegel.
# $factories: een lijst van nummers
asked-empty = { $count ->
    [one] Fabriek { $factories } is leeg.
   *[other] De fabrieken { $factories } zijn leeg.
}
    .terse = Leeg: { $factories }.
asked-none-empty = Geen enkele fabriek is leeg.

asked-start-open = De startspelertegel ligt nog in het midden. Wie het eerst uit het midden pakt, begint de volgende ronde.
    .terse = Starttegel: midden.
asked-starts-next = { $player } heeft de startspelertegel en begint de volgende ronde.
    .terse = Volgende ronde: { $player }.
asked-next = { $player } is aan de beurt, daarna { $next }.
    .terse = Beurt: { $player }, dan { $next }.
asked-side = { $side ->
    [gray] Jullie spelen op de grijze kant.
   *[colored] Jullie spelen op de gekleurde kant.
}
# $players: een lijst van namen
asked-players = { $count } spelers: { $players }. Er zijn { $factories } fabrieken.
asked-no-move = { $player } heeft nog geen zet gedaan.
    .terse = { $player }: geen zet.
# Tegels van één kleur
asked-bag = In de zak: { $bag }. In de doos: { $lid }.
# $rows: een lijst van nummers
asked-ended-by = { $player } heeft { $count ->
    [one] rij { $rows }
   *[other] de rijen { $rows }
} vol.
asked-when-over = Het spel eindigt na de ronde waarin iemand een rij van de muur vol heeft.
    .terse = Tot een rij vol is.

## Wat een zin vraagt en het programma niet kan

told-cannot-redo = Een teruggenomen zet kun je niet terughalen. Typ hem opnieuw.
told-always-kept = Het spel wordt na elke zet bewaard. Met stop ga je weg, de volgende keer gaat het verder.
told-always-announced = Elke zet van de anderen wordt meteen gemeld.
told-cannot-rename = Namen kun je tijdens een spel niet veranderen.
told-cannot-change-voice = Volume en snelheid stel je in je schermlezer of op je apparaat in. Met lengte kort hoor je minder.
told-languages = Er zijn Engels, Duits en Nederlands. Typ taal en, taal de of taal nl.

## Regels die een zet kunnen zijn

# $words: wat niet bij een zet hoort, of zegt dat er geen bedoeld is
unclear-not-sure = Niet gespeeld, vanwege { $words }.
# $moves: mogelijkheden, zoals je ze typt
unclear-which-move = Welke zet? { $moves }.
