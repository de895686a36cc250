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
    [move] Een zet is herkomst, kleur en lijn, zoals 3R4 of CK0; een kolom van de grijze zijde schrijf je als T25.
    [deal] Een vulling schrijf je als deal: en de tegels van elke fabriek, zoals deal:BRKK/YKKW/BBYW/BKKK/BYRR.
    [tiles] Tegels zijn letters uit B, Y, R, K en W.
    [color] Een kleur is B, Y, R, K of W.
    [number] Hier hoort een getal dat niet te groot is voor zijn plaats.
    [seat] Hier hoort het nummer van een plaats.
    [rules] De regels zijn colored, gray, colored:5 of gray:5.
    [phase] De fase is D, O, T of X en het nummer van een plaats.
    [counts] Hier horen vijf aantallen, voor B, Y, R, K en W, gescheiden door komma's.
    [board] Een spelersbord schrijf je als SCORE:LINES:WALL:FLOOR.
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
   *[record] Een verslag heeft één spel: de kenmerken, één per regel en elk één keer, een lege regel, dan de genummerde rondes.
}
notation-step = { $number ->
    [0] Ronde { $round }, de vulling:
   *[other] Ronde { $round }, zet { $number }:
}
notation-game = { $where ->
    [result] De uitslag is niet die van het spel.
    [scores] De scores zijn niet die van de spelersborden.
   *[other] De rondes zijn niet genummerd zoals ze gespeeld worden.
}
notation-too-long = Dit verslag is te lang: hoogstens { $count } stappen worden getoond.
notation-steps = Het verslag heeft maar { $count } stappen.
notation-over = Het spel is daar afgelopen.
notation-flaw = { $board ->
    [0] { "" }
   *[other] Spelersbord { $board }:{ " " }
}{ $flaw ->
    [number-out-of-range] Een getal is te groot of te klein.
    [count-below-zero] Een aantal tegels is lager dan 0.
    [wrong-seat] Een plaats is er niet aan deze tafel.
    [wrong-number-of-factories] Het aantal fabrieken past niet bij het aantal spelersborden.
    [wrong-total] Van een kleur zijn er niet in totaal 20 tegels.
    [factory-too-full] Een fabriek heeft meer dan 4 tegels.
    [pattern-line-too-full] Een patroonlijn heeft te veel tegels.
    [pattern-line-half-empty] Een patroonlijn heeft een kleur zonder tegels, of tegels zonder kleur.
    [pattern-line-color-on-wall] Een patroonlijn heeft een kleur die al in haar rij van de muur ligt.
    [wall-rule-broken] Een muur breekt zijn regel.
    [floor-line-too-full] Een vloerlijn heeft meer dan 7 tegels.
    [two-markers] Er zijn twee startspelertegels.
    [marker-misplaced] De startspelertegel ligt op de verkeerde vloerlijn.
    [marker-missing] De startspelertegel ontbreekt op de vloerlijn van wie hem heeft.
    [marker-claimed] Iemand heeft de startspelertegel, maar er wordt geen ronde gespeeld.
    [nothing-on-offer] Er is geen tegel te nemen.
    [tiles-on-offer] Er liggen tegels in fabrieken of midden, maar er wordt niet gepakt.
    [complete-wall-row] Een rij van de muur is compleet, maar het spel gaat door.
    [not-gray] Kolommen worden alleen op de grijze zijde gekozen.
    [no-column-to-choose] De bovenste complete patroonlijn heeft geen geldige kolom.
    [earlier-seat-not-done] Een eerdere plaats heeft nog een complete patroonlijn of een vloerlijn.
    [floor-line-left] Een vloerlijn is tussen twee rondes niet leeg.
    [complete-pattern-line-left] Een patroonlijn is tussen twee rondes compleet.
    [seat-is-not-start] Tussen twee rondes is de plaats aan zet die begint.
    [stalemate] Geen muur kan nog veranderen, maar het spel gaat door.
   *[not-over] Het spel zou afgelopen zijn, maar kan nog doorgaan.
}
