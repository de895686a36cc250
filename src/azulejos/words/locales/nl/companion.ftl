## De metgezel naast een echt spel: wat hij vraagt, herhaalt, telt en verbetert.

companion-begins = { $side ->
    [gray] Een spel met jullie bordspel, op de grijze zijde: { $players }.
   *[colored] Een spel met jullie bordspel: { $players }.
}
companion-edition = { $edition ->
    [tactile] De regels van de tactiele uitgave gelden: een complete kolom levert { $points } punten op.
   *[other] Een complete kolom levert { $points } punten op.
}
    .terse = Kolom: { $points } punten.
companion-who-starts = { $player } begint. Is het iemand anders, zeg dat dan voor de eerste tegel: { $other } begint.
    .terse = { $player } begint.
companion-started = { $agrees ->
    [yes] Ja, { $player } is ronde { $round } begonnen.
   *[no] { $player } is ronde { $round } begonnen.
}
    .terse = R{ $round }: { $seat } begon.
companion-to-lid = In de doos: { $tiles }.
    .terse = Doos: { $tiles }.
    .full = In de doos, { $count }: { $tiles }.
companion-keeps-marker = { $player } houdt de startspelertegel.
    .terse = Starttegel: { $seat }.
companion-starts = { $player } begint.
    .terse = { $seat } begint.

## Trekken

companion-draw = Ronde { $round }. Leg de startspelertegel in het midden, vul de fabrieken uit de zak en zeg wat er op elke fabriek ligt. { $bag ->
    [0] De zak is leeg.
    [one] Er zit { $bag } tegel in de zak.
   *[other] Er zitten { $bag } tegels in de zak.
}
    .terse = Ronde { $round }: vullen. Zak { $bag }.
companion-then-pour = { $bag ->
    [0] Doe er eerst de { $lid } tegels uit de doos in.
   *[other] Is de zak leeg, doe er dan de { $lid } tegels uit de doos in en trek verder.
}
    .terse = Dan de doos, { $lid }.
companion-then-few = Er zijn nog maar { $count } tegels, dus de laatste fabrieken krijgen er minder.
    .terse = Nog maar { $count } tegels.
companion-next-factory = Wat ligt er op fabriek { $factory }?
    .terse = Fabriek { $factory }?
companion-then-bag = { $count ->
    [0] De zak is nu leeg.
    [one] Er blijft { $count } tegel in de zak.
   *[other] Er blijven { $count } tegels in de zak.
}
    .terse = Zak { $count }.
companion-untold = Fabriek { $factory }: nog niet gezegd.
companion-then-example = Bijvoorbeeld: { $factory }: 2 { $first }, { $second }, { $third }.
companion-already-told = Tot nu toe lag er op fabriek { $factory }: { $tiles }. Was dat fout, typ dan: fabriek { $factory } was { $said }.
companion-tiles-named = Fabriek { $factory } krijgt { $count ->
    [0] niets
    [one] { $count } tegel
   *[other] { $count } tegels
}, en je noemde er { $named }.
companion-all-told = Je noemde meer fabrieken dan er te vullen zijn.
companion-too-many = Dat zijn er in deze ronde { $drawn } in { $color }, maar in zak en doos zaten er maar { $left }.
companion-misread-somewhere = Er is iets verkeerd gelezen, hier of eerder. Voel de tegels nog eens na en verbeter wat fout was.
companion-bag-agrees = { $count ->
    [0] Ja, ook volgens mijn telling is de zak leeg.
    [one] Ja, ook volgens mijn telling zit er { $count } tegel in de zak.
   *[other] Ja, ook volgens mijn telling zitten er { $count } tegels in de zak.
}
companion-bag-differs = Je telt er { $said } in de zak, maar het zouden er { $count } moeten zijn.

## Zetten

companion-computer = { $player } is aan zet. Doe het alsjeblieft voor { $player }:
    .terse = Doe voor { $seat }:
companion-then-misread = Is fabriek { $factory } verkeerd gelezen, typ dan wat er lag, bijvoorbeeld: fabriek { $factory } was RRBZ.
    .tactile = Is fabriek { $factory } verkeerd gelezen, typ dan wat er lag, bijvoorbeeld: fabriek { $factory } was RRBSCH.
companion-then-possible = Mogelijk is bijvoorbeeld { $typed }, { $color } { $source ->
    [center] uit het midden
   *[other] van fabriek { $source }
} { $destination ->
    [0] naar de vloerlijn
   *[other] naar lijn { $destination }
}.
    .terse = Bijv. { $typed }.
companion-then-possible-column = Mogelijk is bijvoorbeeld { $typed }, lijn { $row } naar kolom { $column }.
    .terse = Bijv. { $typed }.
companion-last-round = Dit is de laatste ronde: rij { $row } van { $player } wordt compleet.
    .terse = Laatste ronde: rij { $row } van { $seat }.
companion-may-be-last = Dit kan de laatste ronde zijn: { $player } mist één tegel in { $count ->
    [one] rij { $rows }
   *[other] elk van de rijen { $rows }
}.
    .terse = Misschien de laatste: { $seat }, { $rows }.

## Sommen

companion-then-tile = Lijn { $row }: { $color } naar kolom { $column }{ $rest ->
    [0] {""}
    [one] , { $rest } tegel naar de doos
   *[other] , { $rest } tegels naar de doos
}. { $horizontal ->
    [1] { $vertical ->
        [1] Geen buur
       *[other] { $vertical } verticaal
    }
   *[other] { $horizontal } horizontaal{ $vertical ->
        [1] {""}
       *[other] {" "}en { $vertical } verticaal
    }
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: { $before } plus { $points } is { $score }.
    .terse = L{ $row } { $color } K{ $column } +{ $points }={ $score }.
companion-then-floor = Vloerlijn: { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} bezet, dat kost { $penalty }: { $before } min { $penalty } { $cut ->
    [yes] zou onder 0 zijn, dus de score is 0.
   *[no] is { $score }.
}
    .terse = Vloer -{ $penalty }={ $score }.
companion-counter = { $hundreds ->
    [0] Telbord van { $player }: tientallen { $tens }, eenheden { $ones }.
    [one] Telbord van { $player }: tientallen { $tens }, eenheden { $ones }, en onthoud één honderdtal.
   *[other] Telbord van { $player }: tientallen { $tens }, eenheden { $ones }, en onthoud { $hundreds } honderdtallen.
}
    .terse = { $hundreds ->
        [0] { $seat }: { $tens } { $ones }.
       *[other] { $seat }: { $hundreds } { $tens } { $ones }.
    }

## Verbeteringen

companion-same = Zo heb ik het ook.
companion-factory-corrected = Verbeterd. Op fabriek { $factory } lag: { $tiles }.
companion-move-corrected = Verbeterd.
companion-no-such-move = Zo'n zet is er niet om te verbeteren. Typ laatste 5 om de laatste zetten te horen.
companion-no-such-deal = Dat is niet getrokken, dus het valt niet te verbeteren. Typ fabrieken om te horen wat er nu ligt.
companion-deal-unfit = Dan hadden de fabrieken in ronde { $round } niet zo gevuld kunnen worden.
companion-round-unfit = Dan zouden er in ronde { $round } tegels over zijn, en was die niet afgelopen.
companion-move-unfit = Dan had { $player } niet { $color } { $source ->
    [center] uit het midden
   *[other] van fabriek { $source }
} { $destination ->
    [0] naar de vloerlijn
   *[other] naar lijn { $destination }
} kunnen nemen.
companion-column-unfit = Dan had { $player } lijn { $row } niet naar kolom { $column } kunnen leggen.
companion-unchanged = Er verandert dus niets. Verbeter eerst wat niet past, of neem het terug.
companion-took-back = Teruggenomen: { $things }.
companion-only-so-many = { $count ->
    [one] Er kan maar { $count } regel terug. Typ bijvoorbeeld: terug { $count }.
   *[other] Er kunnen maar { $count } regels terug. Typ bijvoorbeeld: terug { $count }.
}
companion-then-take-back = Neem eerst de laatste regel terug.
companion-thing-move = { $tiles } { $source ->
    [center] uit het midden
   *[other] van fabriek { $source }
} { $destination ->
    [0] naar de vloerlijn
   *[other] naar lijn { $destination }
} van { $player }
    .terse = { $seat }: { $tiles } { $source ->
        [center] M
       *[other] F{ $source }
    }-{ $destination ->
        [0] vloer
       *[other] { $destination }
    }
companion-thing-column = lijn { $row } van { $player } naar kolom { $column }
companion-thing-draw = { $count ->
    [one] fabriek { $factories }
   *[other] de fabrieken { $factories }
}
companion-thing-correction = de verbetering
companion-thing-level = niveau { $level }
companion-thing-start = dat { $player } begint
companion-thing-position = de opgezette stelling

## Waar de tafel bij blijft

companion-whose = Van wie? Noem de naam van de speler.
companion-then-example-state = Bijvoorbeeld: lijn 4 van { $player } is leeg.
companion-one-color = Op een lijn ligt maar één kleur. Zeg welke, en hoeveel.
companion-otherwise = Volgens alles wat tot nu toe gezegd is, is het anders:
companion-insist-state = Moet het zijn zoals je zegt, typ dan: het blijft zo. Verbeter anders wat eerder fout was.
companion-insist-turn = Moet { $player } toch aan zet zijn, typ dan: het blijft zo.
companion-insist-deal = Moet het zo zijn, typ dan: het blijft zo.
companion-nothing-to-insist = Er is niets wat zo kan blijven. Zeg eerst hoe het is.
companion-set-up = Zoals de tafel wil. Het spel gaat verder vanuit deze opgezette stelling, en zo staat het in het verslag.
    .terse = Zo opgezet.
companion-over-twenty = Dat kan niet: van een kleur zouden er meer dan 20 zijn, te veel zijn { $tiles }.
companion-can-not-be = { $flaw ->
    [too-full] Dat kan niet opgezet worden: zoveel vakken heeft de lijn niet.
    [on-wall] Dat kan niet opgezet worden: de muur heeft die kleur al in deze rij.
    [wall] Dat kan niet opgezet worden: die kleur hoort daar niet op de muur.
    [floor] Dat kan niet opgezet worden: de vloerlijn heeft maar 7 vakken.
    [between] Tussen twee rondes kan dat niet opgezet worden. Neem terug tot in de ronde waar het bij hoort.
    [row] Dat kan niet opgezet worden: een complete horizontale lijn beëindigt het spel.
    [nothing] Dat kan niet opgezet worden: er zou niets meer te nemen zijn.
    [number] Dat kan niet opgezet worden: een score gaat van 0 tot en met 999.
   *[other] Dat kan niet opgezet worden: er zou op tafel iets niet kloppen.
}
companion-then-counted = { $way ->
    [in] Om van elke kleur 20 te houden, zit er nu meer in de doos: { $tiles }.
   *[out] Om van elke kleur 20 te houden, zit er nu minder in doos en zak: { $tiles }.
}
    .terse = { $way ->
        [in] Doos meer: { $tiles }.
       *[out] Doos, zak minder: { $tiles }.
    }

## Om het spel heen

companion-what-now = Typ nieuw voor nog een spel, terug als de laatste regel fout was, verslag voor het verslag, of stop.
    .terse = Typ nieuw, terug of stop.
companion-move-failed = { $player } vond geen zet, door een fout in het programma: { $error }. Niets van wat jullie hebben verteld is verloren. Met Enter wordt het nog eens geprobeerd; terug neemt de laatste regel terug, stop stopt.
companion-not-here = Daarvoor is er azulejos text, dat zonder bordspel speelt en naspeelt.
companion-bad-name = De naam op plaats { $seat } kan niet. Een naam heeft tot 24 letters, mengt binnen een woord geen alfabetten en betekent verder niets in het spel.
companion-same-name = Plaats { $other } en plaats { $seat } hebben dezelfde naam. Een van de twee heeft een andere nodig.
companion-no-computer = Aan deze tafel speelt geen computer.

companion-help-draws = Zeg wat er op de fabrieken ligt: 3: twee rode, blauw, zwart. Of met letters: 3 RRBZ. Zonder nummer is het de volgende fabriek.
    .tactile = Zeg wat er op de fabrieken ligt: 3: twee rode, blauw, zwart. Of met letters: 3 RRBSCH. Zonder nummer is het de volgende fabriek.
companion-help-moves = Zeg zetten zoals ze gespeeld worden: Ada neemt de rode van fabriek 3 naar lijn 4, of alleen 3R4. De naam mag weg.
companion-help-corrections = Iedereen mag verbeteren: terug, twee terug, fabriek 3 was RRBZ, nee, 3R4 voor de laatste zet, zet 2 was 3R4.
    .tactile = Iedereen mag verbeteren: terug, twee terug, fabriek 3 was RRBSCH, nee, 3R4 voor de laatste zet, zet 2 was 3R4.
companion-help-insist = Is er iets misgegaan, zeg dan hoe het is: lijn 4 van Ada is twee rode, Ada heeft 12 punten, midden is RRB, Ben is aan de beurt. Typ dan: het blijft zo.
companion-help-orders = Of geef een opdracht: terug, hint, niveau, taal, lengte, letters, nieuw, spellen, verslag, stelling, stop.
companion-help-undo = Typ terug, en de laatste regel telt niet. Met een getal, terug 3, zijn het zoveel regels, ook over rondes heen.
companion-help-new = Typ nieuw voor nog een spel met dezelfde mensen. Is dit spel niet afgelopen, typ het dan twee keer.
companion-help-record = Typ verslag voor het spel tot nu toe als verslag. Het staat ook in een bestand.
