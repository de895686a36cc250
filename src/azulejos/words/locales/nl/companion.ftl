## De metgezel naast een echt spel: wat hij vraagt, herhaalt, telt en verbetert.

companion-begins = { $side ->
    [gray] Ik begeleid jullie spel op de grijze zijde: { $players }.
   *[colored] Ik begeleid jullie spel: { $players }.
}
companion-which-set = Welk spel ligt er op tafel? Typ tactiel voor het tactiele, of druk op Enter voor het gewone.
    .terse = Tactiel? Enter: het gewone spel.
companion-edition = { $edition ->
    [tactile] De regels van de tactiele uitgave gelden: een complete kolom levert { $points } punten op.
   *[other] Een complete kolom levert { $points } punten op.
}
    .terse = Kolom: { $points } punten.
companion-who-starts = { $player } begint. Begint er iemand anders, zeg dat dan vóór de eerste tegel: { $other } begint.
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

companion-draw = Ronde { $round }. Leg de startspelertegel in het midden, vul de fabrieken uit de zak en vertel me wat er op elke fabriek ligt. { $bag ->
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
    [one] Er zit nog { $count } tegel in de zak.
   *[other] Er zitten nog { $count } tegels in de zak.
}
    .terse = Zak { $count }.
companion-untold = Fabriek { $factory }: nog niet verteld.
    .terse = F{ $factory }: niet verteld.
companion-then-example = Bijvoorbeeld: { $factory }: 2 { $first }, { $second }, { $third }.
companion-already-told = Volgens jou ligt er op fabriek { $factory }: { $tiles }. Was dat fout, typ dan: fabriek { $factory } was { $said }.
companion-tiles-named = Fabriek { $factory } krijgt { $count ->
    [0] niets
    [one] { $count } tegel
   *[other] { $count } tegels
}, maar je noemde er { $named }.
companion-all-told = Je noemt meer fabrieken dan er te vullen zijn.
companion-too-many = Dan zouden er deze ronde { $drawn } tegels van { $color } getrokken zijn, maar in zak en doos zaten er maar { $left }.
companion-misread-somewhere = Er klopt een tegel niet, hier of eerder. Controleer de tegels nog eens en verbeter wat fout was.
companion-bag-agrees = { $count ->
    [0] Ja, ook volgens mijn telling is de zak leeg.
    [one] Ja, ook volgens mijn telling zit er { $count } tegel in de zak.
   *[other] Ja, ook volgens mijn telling zitten er { $count } tegels in de zak.
}
companion-bag-differs = Je telt er { $said } in de zak, maar het zouden er { $count } moeten zijn.

## Zetten

companion-computer = { $player } is aan de beurt. Doe dit voor { $player }:
    .terse = Doe voor { $seat }:
companion-then-misread = Heb je fabriek { $factory } verkeerd gelezen, typ dan wat er lag, zoals: fabriek { $factory } was RRBZ.
    .tactile = Heb je fabriek { $factory } verkeerd gelezen, typ dan wat er lag, zoals: fabriek { $factory } was RRBSCH.
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
companion-last-round = Dit is de laatste ronde: { $player } maakt rij { $row } compleet.
    .terse = Laatste ronde: rij { $row } van { $seat }.
companion-may-be-last = Dit kan de laatste ronde zijn: { $player } mist { $count ->
    [one] in rij { $rows } nog één tegel
   *[other] in de rijen { $rows } telkens nog één tegel
}.
    .terse = Misschien de laatste: { $seat }, { $rows }.

## Sommen

companion-next-step = Druk op Enter voor de volgende stap.
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

companion-same = Ja, zo heb ik het ook.
companion-factory-corrected = Verbeterd. Op fabriek { $factory } lag: { $tiles }.
companion-move-corrected = Verbeterd.
companion-no-such-move = Zo'n zet ken ik niet. Typ laatste 5 om de laatste zetten te horen.
companion-no-such-deal = Zo'n fabriek heeft niemand in deze ronde genoemd. Typ fabrieken om te horen wat er nu ligt.
companion-deal-unfit = Dan hadden jullie de fabrieken in ronde { $round } niet zo kunnen vullen.
companion-round-unfit = Dan zouden er in ronde { $round } tegels over zijn, en was die niet afgelopen.
companion-move-unfit = Dan had { $player } { $color } niet { $source ->
    [center] uit het midden
   *[other] van fabriek { $source }
} kunnen nemen en { $destination ->
    [0] op de vloerlijn
   *[other] op lijn { $destination }
} kunnen leggen.
companion-column-unfit = Dan had { $player } lijn { $row } niet in kolom { $column } kunnen leggen.
companion-unchanged = Ik laat dus alles zoals het was. Verbeter eerst wat niet past, of neem het terug.
companion-took-back = Teruggenomen: { $things }.
companion-only-so-many = { $count ->
    [one] Je kunt maar { $count } regel terugnemen. Typ bijvoorbeeld: terug { $count }.
   *[other] Je kunt maar { $count } regels terugnemen. Typ bijvoorbeeld: terug { $count }.
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
companion-thing-position = de stelling die jullie hebben opgezet

## Waar de tafel bij blijft

companion-whose = Van wie? Noem de naam van de speler.
companion-then-example-state = Bijvoorbeeld: lijn 4 van { $player } is leeg.
companion-one-color = Op een lijn ligt maar één kleur. Zeg welke, en hoeveel.
companion-otherwise = Dat past niet bij wat je me verteld hebt:
companion-insist-state = Is het echt zoals je zegt, typ dan: het blijft zo. Verbeter anders wat eerder fout was.
companion-insist-turn = Moet { $player } toch aan de beurt zijn, typ dan: het blijft zo.
companion-insist-deal = Is het echt zo, typ dan: het blijft zo.
companion-nothing-to-insist = Er valt nu niets te bevestigen. Vertel me eerst hoe het is.
companion-set-up = Zoals jullie willen. Het spel gaat verder vanaf deze stelling, en in het verslag staat dat jullie die hebben opgezet.
    .terse = Zo opgezet.
companion-over-twenty = Dat kan niet: er zijn maar 20 tegels van elke kleur. Te veel: { $tiles }.
companion-can-not-be = { $flaw ->
    [too-full] Dat kan niet: zoveel vakken heeft de lijn niet.
    [on-wall] Dat kan niet: de muur heeft die kleur al in deze rij.
    [wall] Dat kan niet: die kleur hoort daar niet op de muur.
    [floor] Dat kan niet: de vloerlijn heeft maar 7 vakken.
    [between] Tussen twee rondes kun je dat niet opzetten. Neem terug tot in de ronde waar het bij hoort.
    [row] Dat kan niet: een complete horizontale lijn beëindigt het spel.
    [nothing] Dat kan niet: dan valt er niets meer te nemen.
    [number] Dat kan niet: een score gaat van 0 tot en met 999.
   *[other] Dat kan niet: er zou op tafel iets niet kloppen.
}
companion-then-counted = { $way ->
    [in] Om van elke kleur 20 te houden, tel ik er in de doos meer: { $tiles }.
   *[out] Om van elke kleur 20 te houden, tel ik er in doos en zak minder: { $tiles }.
}
    .terse = { $way ->
        [in] Doos meer: { $tiles }.
       *[out] Doos, zak minder: { $tiles }.
    }

## Om het spel heen

companion-what-now = Typ nieuw voor nog een spel, terug als de laatste regel fout was, verslag voor het verslag, of stop.
    .terse = Typ nieuw, terug of stop.
companion-move-failed = { $player } vond geen zet, door een fout in het programma: { $error }. Niets van wat jullie verteld hebben is verloren. Druk op Enter om het nog eens te proberen, typ terug om de laatste regel terug te nemen, of stop.
companion-not-here = Dat kan met azulejos text: daarmee speel je en speel je na, zonder bordspel.
companion-bad-name = De naam op plaats { $seat } kan niet. Een naam heeft hoogstens 24 letters, mengt binnen een woord geen alfabetten en betekent verder niets in het spel.
companion-same-name = Plaats { $other } en plaats { $seat } hebben dezelfde naam. Een van de twee heeft een andere nodig.
companion-no-computer = Aan deze tafel speelt geen computer.

companion-help-draws = Vertel me wat er op de fabrieken ligt: 3: twee rode, blauw, zwart. Of met letters: 3 RRBZ. Zonder nummer is het de volgende fabriek.
    .tactile = Vertel me wat er op de fabrieken ligt: 3: twee rode, blauw, zwart. Of met letters: 3 RRBSCH. Zonder nummer is het de volgende fabriek.
companion-help-moves = Vertel me elke zet: Ada neemt de rode van fabriek 3 naar lijn 4, of alleen 3R4. De naam mag je weglaten.
companion-help-corrections = Iedereen mag verbeteren: terug; twee terug; fabriek 3 was RRBZ; zet 2 was 3R4; en voor de laatste zet: nee, 3R4.
    .tactile = Iedereen mag verbeteren: terug; twee terug; fabriek 3 was RRBSCH; zet 2 was 3R4; en voor de laatste zet: nee, 3R4.
companion-help-insist = Is er iets misgegaan, zeg dan hoe het is: lijn 4 van Ada is twee rode, Ada heeft 12 punten, midden is RRB, Ben is aan de beurt. Typ daarna: het blijft zo.
companion-help-orders = Opdrachten: terug, hint, niveau, taal, lengte, letters, nieuw, spellen, verslag, stelling, stop.
companion-help-undo = Typ terug om de laatste regel terug te nemen. Met een getal, terug 3, zijn het zoveel regels, ook over rondes heen.
companion-help-new = Typ nieuw voor nog een spel met dezelfde mensen. Is dit spel niet afgelopen, typ het dan twee keer.
companion-help-record = Typ verslag om het spel tot nu toe als verslag te krijgen. Het staat ook in een bestand.

## Fabrieken die pas genoemd worden als iemand ervan pakt

companion-late-on = Goed: zeg pas wat er op een fabriek ligt als iemand ervan pakt, alles in één regel: twee rode van fabriek 3 naar lijn 2, de rest blauw en wit.
    .terse = Fabrieken: pas bij het pakken.
companion-late-off = Goed: zeg vóór de eerste zet van een ronde wat er op elke fabriek ligt.
    .terse = Fabrieken: vooraf.
companion-draw-late = Ronde { $round }. Leg de startspelertegel in het midden en vul de fabrieken uit de zak. { $bag ->
    [0] De zak is leeg.
    [one] In de zak zit { $bag } tegel.
   *[other] In de zak zitten { $bag } tegels.
} Zeg wat er op een fabriek ligt als iemand er tegels van neemt.
    .terse = Ronde { $round }: vullen. Zak { $bag }.
# $count: how many tiles the factory has
companion-late-which = Welke tegels lagen er op fabriek { $factory }? Noem { $count ->
    [one] die ene
   *[other] ze alle { $count }, of alleen die naar het midden gaan
}.
    .terse = F{ $factory }: welke tegels?
companion-late-all = Wie { $color } neemt, neemt alle tegels van die kleur. Welke andere tegels lagen er?
companion-late-whence = Van welke fabriek? Ik ken ze nog niet allemaal.
    .terse = Van welke fabriek?
companion-late-example = Ik begreep de zet niet. Bijvoorbeeld: twee rode van fabriek 3 naar lijn 2, de rest blauw en wit.
companion-late-untold-yet = Je hebt nog niet gezegd wat er op fabriek { $factory } ligt. Neem de laatste regel terug en zeg de zet opnieuw, met de tegels erbij.
companion-late-untold = { $count ->
    [one] Fabriek { $factories } heb je nog niet genoemd.
   *[other] De fabrieken { $factories } heb je nog niet genoemd.
}
    .terse = Niet genoemd: { $factories }.
# $bag: how many tiles are in the bag; $count: how many with those on untold factories
companion-late-bag = Zak: { $bag ->
    [one] { $bag } tegel
   *[other] { $bag } tegels
}. Met de fabrieken die je nog niet genoemd hebt { $count }: { $tiles }.
    .terse = Zak { $bag }. Met de rest: { $tiles }.
companion-late-computer = De computer moet alle fabrieken kennen om een zet te kiezen. Noem ze dus vóór de eerste zet.
companion-late-no-hint = Ik kan pas een hint geven als ik alle fabrieken ken.
companion-late-no-code = Een stellingcode noemt de tegels op elke fabriek.

## Welk spel er op tafel ligt

companion-set = { $set ->
    [tactile] De tactiele uitgave ligt op tafel.
   *[usual] Het gewone spel ligt op tafel.
}
companion-set-stays = Dat kun je alleen vóór de eerste tegel veranderen. Typ nieuw voor een ander spel.
