## Wat er niet klopt aan een verslag of een stellingcode.

notation-at = { $line ->
    [0] In { $place }:
   *[other] { $place ->
        [none] Regel { $line }:
       *[other] Regel { $line }, { $place }:
    }
}
notation-misread = { $empty ->
    [yes] Daar ontbreekt iets.
   *[no] "{ $text }" is niet leesbaar.
}
notation-expected = { $kind ->
    [move] Een zet is bron, kleur en lijn, zoals 3R4 of CK0; een kolom van de grijze zijde schrijf je als T25.
    [deal] Een trekking schrijf je als deal: en de tegels van elke fabriek, zoals deal:BRKK/YKKW/BBYW/BKKK/BYRR.
    [tiles] Tegels zijn letters uit B, Y, R, K en W.
    [color] Een kleur is B, Y, R, K of W.
    [number] Hier hoort een getal dat niet te groot is voor zijn plaats.
    [seat] Hier hoort het nummer van een plaats.
    [rules] De regels zijn colored, gray, colored:5 of gray:5.
    [phase] De fase is D, O, T of X en het nummer van een plaats.
    [counts] Hier horen vijf aantallen, voor B, Y, R, K en W, gescheiden door komma's.
    [board] Een bord schrijf je als SCORE:LINES:WALL:FLOOR.
    [pattern-line] Een patroonlijn heeft tegels van één kleur.
    [pattern-lines] Hier horen vijf patroonlijnen, gescheiden door schuine strepen.
    [wall-row] Een rij van de muur heeft er vijf uit B, Y, R, K, W en punt.
    [wall-rows] Hier horen vijf rijen van de muur, gescheiden door schuine strepen.
    [floor-line] Een vloerlijn heeft B, Y, R, K, W en M in de volgorde waarin ze vielen, of een streepje.
    [result] De uitslag noemt de plaatsen van de winnaars, of is een sterretje.
    [scores] Hier hoort voor elke plaats een score, gescheiden door spaties.
    [termination] Hoe het eindigde is rules, resign en een plaats, time en een plaats, cutoff of aborted.
    [position-code] Een stellingcode begint met colored of gray en heeft alle velden, gescheiden door spaties.
    [value] Dit kenmerk heeft een ander soort waarde.
   *[record] Een verslag heeft één spel: de kenmerken, elk één keer en op een eigen regel, een lege regel, dan de genummerde rondes.
}
notation-step = { $number ->
    [0] Ronde { $round }, de trekking:
   *[other] Ronde { $round }, zet { $number }:
}
notation-game = { $where ->
    [result] De uitslag past niet bij het spel.
    [scores] De scores passen niet bij de borden.
   *[other] De rondes zijn niet genummerd zoals ze gespeeld zijn.
}
notation-too-long = Dit verslag is te lang: ik toon hoogstens { $count } stappen.
notation-steps = Het verslag heeft maar { $count } stappen.
notation-over = Het spel is daar al afgelopen.
notation-flaw = { $board ->
    [0] { "" }
   *[other] Bord { $board }:{ " " }
}{ $flaw ->
    [number-out-of-range] Een getal is te groot of te klein.
    [count-below-zero] Een aantal tegels is lager dan 0.
    [wrong-seat] Een plaats bestaat niet aan deze tafel.
    [wrong-number-of-factories] Het aantal fabrieken past niet bij het aantal borden.
    [wrong-total] Van een kleur zijn er niet precies 20 tegels.
    [factory-too-full] Op een fabriek liggen meer dan 4 tegels.
    [pattern-line-too-full] Een patroonlijn heeft te veel tegels.
    [pattern-line-half-empty] Een patroonlijn heeft een kleur zonder tegels, of tegels zonder kleur.
    [pattern-line-color-on-wall] Een patroonlijn heeft een kleur die al in haar rij van de muur ligt.
    [wall-rule-broken] De muur klopt niet met de regels.
    [floor-line-too-full] Op een vloerlijn liggen meer dan 7 tegels.
    [two-markers] Er zijn twee startspelertegels.
    [marker-misplaced] De startspelertegel ligt op de verkeerde vloerlijn.
    [marker-missing] De startspelertegel ontbreekt op de vloerlijn van wie hem genomen heeft.
    [marker-claimed] Iemand heeft de startspelertegel, maar er is geen ronde bezig.
    [nothing-on-offer] Er is geen tegel te nemen.
    [tiles-on-offer] Er liggen tegels op de fabrieken of in het midden, maar het is niet het fabrieksaanbod.
    [complete-wall-row] Een rij van de muur is compleet, maar het spel gaat door.
    [not-gray] Kolommen kies je alleen op de grijze zijde.
    [no-column-to-choose] De bovenste complete patroonlijn heeft geen geldige kolom.
    [earlier-seat-not-done] Een eerdere plaats heeft nog een complete patroonlijn of tegels op de vloerlijn.
    [floor-line-left] Een vloerlijn is tussen twee rondes niet leeg.
    [complete-pattern-line-left] Een patroonlijn is tussen twee rondes compleet.
    [seat-is-not-start] Tussen twee rondes moet de startspeler aan de beurt zijn.
    [stalemate] Op geen enkele muur kan nog iets veranderen, maar het spel gaat door.
   *[not-over] Het spel zou afgelopen zijn, maar kan nog doorgaan.
}
