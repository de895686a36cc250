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
    .terse = Iedereen { $score }.
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
asked-no-bonus = { $player } heeft geen complete rij, kolom of kleur.
    .terse = { $player }: geen bonus.
# $things: een lijst van rijen, kolommen en kleuren
asked-bonus = { $player } heeft { $things } compleet: { $points ->
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
asked-marker-comes = Je neemt ook de startspelertegel; die komt op je vloerlijn.
    .terse = Met startspelertegel.
# $factories: een lijst van nummers
asked-empty = { $count ->
    [one] Fabriek { $factories } is leeg.
   *[other] De fabrieken { $factories } zijn leeg.
}
    .terse = Leeg: { $factories }.
asked-none-empty = Geen enkele fabriek is leeg.

asked-start-open = De startspelertegel ligt nog in het midden. Wie als eerste uit het midden neemt, begint de volgende ronde.
    .terse = Starttegel: midden.
asked-starts-next = { $player } heeft de startspelertegel en begint de volgende ronde.
    .terse = Volgende ronde: { $player }.
asked-next = { $player } is aan de beurt, daarna { $next }.
    .terse = Beurt: { $player }, dan { $next }.
asked-after = Na { $player } is { $next } aan de beurt.
asked-side = { $side ->
    [gray] Jullie spelen op de grijze zijde.
   *[colored] Jullie spelen op de gekleurde zijde.
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
} compleet.
asked-when-over = Het spel eindigt na de ronde waarin iemand een rij van de muur compleet maakt.
    .terse = Tot een rij compleet is.

## Zetten afwegen, en het verloop van een ronde

# $typed: een zet zoals je die typt; daarna komt wat hij doet
asked-best-color = Het beste met { $color }: { $typed }.
asked-best-line = Het beste voor lijn { $row }: { $typed }.
    .terse = L{ $row }: { $typed }.
asked-best-source = { $source ->
    [center] Het beste uit het midden: { $typed }.
   *[other] Het beste van fabriek { $source }: { $typed }.
}
    .terse = { $source ->
        [center] M: { $typed }.
       *[other] F{ $source }: { $typed }.
    }
# Van alle zetten, als het er geen van de genoemde is
asked-best-of-all = { $sign ->
    [minus] De minste punten kost deze ronde { $typed }: { $points }.
   *[plus] { $points ->
        [0] Geen zet levert deze ronde punten op. Het beste is { $typed }.
       *[other] Het meest levert deze ronde { $typed } op: +{ $points }.
    }
}
    .terse = Beste: { $typed }, { $sign ->
        [minus] -{ $points }
       *[plus] +{ $points }
    }.
asked-fills-none = { $player } kan met één zet geen lijn vol maken.
    .terse = { $player }: vult geen lijn.
asked-marker-place = De startspelertegel komt op het eerste vrije vak van de vloerlijn en kost evenveel als dat vak.
    .terse = Starttegel: eerste vak.
asked-marker-cost = { $cost ->
    [0] Je vloerlijn is vol, dus hij kost je niets.
    [one] Nu kost hij je { $cost } punt.
   *[other] Nu kost hij je { $cost } punten.
}
asked-color-in-rows = { $count ->
    [0] { $player } heeft geen { $color } op de muur.
    [one] { $player } heeft { $tiles } op de muur, in rij { $rows }.
   *[other] { $player } heeft { $tiles } op de muur, in de rijen { $rows }.
}
    .terse = { $player }: { $tiles } op de muur.
asked-earliest = Dit is ronde { $now }. Op zijn vroegst eindigt het na ronde { $round }.
    .terse = Ronde { $now }. Vroegst { $round }.
asked-round-end = { $tiles ->
    [one] Er ligt nog { $tiles } tegel op tafel.
   *[other] Er liggen nog { $tiles } tegels op tafel.
} Zijn ze allemaal gepakt, dan begint de muurbekleding: na { $moves ->
    [one] { $moves } zet.
   *[other] hoogstens { $moves } zetten.
}
    .terse = { $tiles } tegels, hoogstens { $moves } zetten.
asked-total = { $count ->
    [0] Er liggen geen tegels meer op tafel.
    [one] Er ligt nog { $count } tegel op tafel: { $tiles }.
   *[other] Er liggen nog { $count } tegels op tafel: { $tiles }.
}
asked-total-color = { $tiles } op tafel.
asked-now-take = Neem alle tegels van één kleur van een fabriek of uit het midden en leg ze op een lijn.
asked-now-help = Met tip krijg je een suggestie, met hulp alles wat je kunt typen.
    .terse = tip, hulp
# $free: spaces of the floor line without a tile
asked-floor-free = { $free } van de { $spaces } vakken zijn vrij.
    .terse = Vrij: { $free }.
# $factories: a list of numbers, those with tiles; $total: how many there are
asked-filled = Er zijn { $total } fabrieken. { $count ->
    [0] Ze zijn allemaal leeg.
    [one] Alleen op fabriek { $factories } liggen tegels.
   *[other] Op de fabrieken { $factories } liggen tegels.
}
    .terse = { $count ->
        [0] Alle { $total } leeg.
       *[other] { $total }; met tegels: { $factories }.
    }
asked-none-holds = Op geen van de lijnen van { $player } ligt { $color }.
    .terse = { $player }: geen { $color }.

## Korte regels

rule-bonus-worth = Op het einde is een complete rij van de muur 2 punten waard, een complete kolom 7 (5 in de tactiele uitgave) en een kleur met alle vijf de tegels 10.
rule-floor-costs = De vakken van de vloerlijn kosten van links naar rechts 1, 1, 2, 2, 2, 3 en 3 punten.
rule-floor-full = De vloerlijn heeft zeven vakken. Wat daar niet meer past, gaat naar de doos en kost niets.
rule-line-empty = Ja. Een patroonlijn mag leeg blijven zolang je wilt.
rule-line-stays = Nee. Een lijn die niet vol is, levert niets op en kost niets: de tegels blijven liggen voor de volgende ronde. Alleen volle lijnen tellen.
rule-same-column = Nee. Elke kleur mag in elke kolom maar één keer liggen, en in elke rij ook.
rule-one = Nee. In je beurt neem je alle tegels van één kleur van één plek en leg je ze allemaal op één lijn. Wat niet past, valt op de vloerlijn.
rule-rest = Wat op een fabriek overblijft, gaat naar het midden. Gaat een volle lijn naar de muur, dan gaan de andere tegels naar de doos. Een lijn die niet vol is, houdt haar tegels.
rule-tie = Bij gelijkspel wint wie meer complete rijen op de muur heeft. Is ook dat gelijk, dan delen jullie de overwinning.
rule-below-zero = Een score komt nooit onder 0, hoeveel de vloerlijn ook kost.
rule-line-and-wall = Op de patroonlijnen verzamel je tegels, op elke lijn één kleur. Aan het einde van de ronde gaat van elke complete lijn één tegel naar de muur, en alleen die levert punten op.
rule-marker = Wie in een ronde als eerste uit het midden neemt, neemt ook de startspelertegel. Die ligt op je vloerlijn en kost daar punten, maar je begint de volgende ronde.
rule-floor-why = Wat niet op een patroonlijn past, valt op de vloerlijn. Ook de startspelertegel ligt daar.

## Wat een zin vraagt en het programma niet kan

told-cannot-redo = Een teruggenomen zet kun je niet terughalen. Typ hem opnieuw.
told-always-kept = Het spel wordt na elke zet bewaard. Met stop ga je weg, de volgende keer gaat het verder.
told-always-announced = Elke zet van de anderen wordt meteen gemeld.
told-cannot-rename = Namen kun je tijdens een spel niet veranderen.
told-cannot-change-voice = Volume en snelheid stel je in je schermlezer of op je apparaat in. Met lengte kort hoor je minder.
told-pause = Neem de tijd. Er gebeurt niets tot je weer typt.
told-languages = Er zijn Engels, Duits en Nederlands. Typ taal en, taal de of taal nl.
told-left-as-is = Er is niets veranderd.
told-settings = Je kunt taal, lengte, letters en niveau veranderen. Bijvoorbeeld: lengte kort, niveau 5.
told-seats = Wie meespeelt, staat vast voor het spel begint. Typ nieuw voor een ander spel.
told-players = Je kunt met twee, drie of vier spelers spelen. Typ nieuw 3 voor een spel met drie.
told-who = Ik ben het programma. Ik ken de regels, tel de punten en speel voor de computers.
told-hello = Hallo! Met tip krijg je een suggestie, met hulp alles wat je kunt typen.
told-thanks = Graag gedaan.

## Regels die een zet kunnen zijn

# $words: wat niet bij een zet hoort, of zegt dat er geen bedoeld is
unclear-not-sure = Niet gespeeld, vanwege { $words }.
# $moves: mogelijkheden, zoals je ze typt
unclear-which-move = Welke zet? { $moves }.
