## De regels als gewone tekst, een alinea per bericht: om te beluisteren en in braille.

rulebook-title = De regels
rulebook-aim = Twee tot vier spelers betegelen elk een muur van vijf bij vijf vakken. Wie aan het einde de meeste punten heeft, wint.
rulebook-things = Er zijn 100 tegels, 20 van elk van de vijf kleuren: blauw, geel, rood, zwart en wit. Met 2 spelers zijn er 5 fabrieken, met 3 spelers 7, met 4 spelers 9. Iedereen heeft een bord met vijf patroonlijnen van 1 tot 5 vakken, een muur en een vloerlijn van 7 vakken.
rulebook-round = Een ronde heeft drie delen: het fabrieksaanbod, de muurbekleding en de voorbereiding van de volgende ronde. Aan het begin liggen op elke fabriek vier tegels uit de zak, en ligt de startspelertegel in het midden.

rulebook-offer-title = Het fabrieksaanbod
rulebook-take = De beurt gaat met de klok mee rond. In je beurt neem je alle tegels van één kleur: van één fabriek, waarvan de andere tegels dan naar het midden gaan, of uit het midden. Wie in een ronde als eerste uit het midden neemt, neemt ook de startspelertegel en legt die op het eerste vrije vak van links op de vloerlijn.
rulebook-place = Je legt alle genomen tegels op één van je patroonlijnen, of allemaal op de vloerlijn. Op een patroonlijn ligt maar één kleur, en nooit een kleur die al in dezelfde rij van de muur ligt. Wat niet past, valt op de vloerlijn. Wat ook daar niet past, gaat naar de doos.
rulebook-offer-end = Het fabrieksaanbod is voorbij als alle fabrieken en het midden leeg zijn.

rulebook-tiling-title = De muurbekleding
rulebook-tile = Je gaat je patroonlijnen van boven naar beneden langs. Van elke complete lijn gaat één tegel naar dezelfde rij van de muur en levert meteen punten op; de andere gaan naar de doos. Lijnen die niet compleet zijn, blijven liggen.
rulebook-wall = Op de gekleurde zijde heeft elk vak van de muur zijn eigen kleur. Rij 1 is van links naar rechts blauw, geel, rood, zwart, wit. Elke volgende rij is één vak naar rechts verschoven, en wat er rechts uit schuift, komt links weer terug: rij 2 is wit, blauw, geel, rood, zwart; rij 3 is zwart, wit, blauw, geel, rood; rij 4 is rood, zwart, wit, blauw, geel; rij 5 is geel, rood, zwart, wit, blauw.
rulebook-score = Een tegel zonder buren levert 1 punt op. Anders levert hij een punt op voor elke tegel van zijn horizontale groep, als dat er 2 of meer zijn, en nog een voor elke tegel van zijn verticale groep, als dat er 2 of meer zijn; zelf telt hij elke keer mee.
rulebook-floor = Aan het einde van de muurbekleding telt de vloerlijn: de vakken kosten 1, 1, 2, 2, 2, 3 en 3 punten. Een score komt nooit onder 0. De tegels gaan naar de doos. Wie de startspelertegel heeft, begint de volgende ronde; heeft niemand hem genomen, dan begint dezelfde speler opnieuw.
rulebook-next = Voor de volgende ronde vul je de fabrieken weer. Is de zak leeg, dan gaan de tegels uit de doos terug in de zak.

rulebook-end-title = Het einde
rulebook-end = Het spel eindigt na de muurbekleding waarin iemand een horizontale lijn van vijf tegels compleet heeft gemaakt. Dan zijn er 2 punten voor elke complete horizontale lijn, 7 voor elke complete verticale lijn (5 in de tactiele uitgave) en 10 voor elke kleur waarvan alle vijf de tegels op de muur liggen. Bij gelijke stand wint wie meer complete horizontale lijnen heeft; daarna wordt de overwinning gedeeld. Het spel eindigt ook als er op geen enkele muur nog iets kan veranderen.

rulebook-gray-title = De grijze zijde
rulebook-gray = Op de grijze zijde heeft geen enkel vak van de muur een eigen kleur. Bij de muurbekleding kies je de kolom. Elke kleur mag in elke rij en elke kolom maar één keer liggen. Heeft de tegel van een complete lijn geen geldig vak, dan valt de hele lijn op de vloerlijn.
