## Hulp: een overzicht, en een melding voor alles wat na "hulp" kan staan.

help-overview = Typ een zet als bron, kleur en lijn: 3R4, of 3 rood lijn 4. C is het midden, 0 de vloerlijn.
help-overview-tiling = Op de grijze zijde kies je de kolom voor een complete lijn met T25, of met kolom 5.
help-overview-questions = Vraag op elk moment: fabrieken, midden, waar rood, aanbod, nodig, doelen, wil, speleinde, bord, lijn 4, muur, vloer, punten, zetten, vooruitblik 3R4, laatste, veranderingen, details, zak, beurt, herhaal.
help-overview-orders = Opdrachten: terug, hint, waarom, niveau, taal, lengte, letters, opgeven, nieuw, spellen, naspelen, terugblik, cursus, verslag, stelling, stop.
help-overview-more = Typ hulp en een van deze woorden om meer te horen, of cursus voor een korte cursus in de regels.

## Vragen

help-factories = fabrieken, of d: wat er op elke fabriek en in het midden ligt. Met een nummer, d 3, alleen die ene fabriek.
help-center = midden, of c: wat er in het midden van de tafel ligt, en of de startspelertegel daar is.
help-color = waar rood, of t rood: waar je tegels van die kleur kunt nemen, en hoeveel.
help-offers = aanbod, of g: waar drie of meer tegels van één kleur liggen. Met een getal, g 2, waar er zoveel of meer liggen.
help-needs = nodig, of n: wat elk van je patroonlijnen nog nodig heeft, en welke kleuren op de lege passen. Met een speler, n 2, de lijnen van die speler. Met een kleur, n rood, de lijnen waarop die past.
help-goals = doelen: wat de rijen, kolommen en kleuren van je muur nog missen, het dichtstbijzijnde eerst. Met een speler, doelen 2, de muur van die speler.
help-wants = wil: wat je patroonlijnen compleet zou maken, en waar het ligt. Met een speler, wil 2, de lijnen van die speler.
help-ending = speleinde 2: of die speler het spel in deze ronde kan beëindigen. Zonder speler, of iemand dat kan.
help-board = bord, of b: je hele bord. Met een speler, b 2, het bord van die speler. bord smal tekent het, hoogstens 40 tekens breed.
help-line = lijn 4, of l 4: wat er op een patroonlijn ligt en wat ze nodig heeft. Met een speler, lijn 4 speler 2, de lijn van die speler.
help-wall = muur, of w: de tegels op je muur, rij voor rij. w rij 2 en w kolom 3 noemen maar één rij of kolom, w rij 2 kolom 3 één vak. Met een speler, muur van 2 of w rij 2 van 2, de muur van die speler.
help-floor = vloer, of f: wat er op je vloerlijn ligt en wat het kost.
help-scores = punten, of s: ieders score, en wat de ronde oplevert zoals het er nu voor staat. Met een speler, s 2, alleen voor die speler.
help-moves = zetten, of m: alle mogelijke zetten. m 3 noemt die van fabriek 3, m 3 rood die met rood van fabriek 3.
help-preview = vooruitblik 3R4, of p 3R4: wat die zet doet, zonder hem te spelen: wat past, wat valt, wat naar het midden gaat, en de punten. 3R4 met een vraagteken doet hetzelfde.
help-last = laatste: de laatste zet. Met een getal, laatste 4, zoveel zetten.
help-changes = veranderingen, of diff: alles wat er sinds je laatste zet gebeurd is.
help-details = details: elke score van de laatste ronde, tegel voor tegel.
help-bag = zak: hoeveel tegels van elke kleur er in de zak en in de doos zitten.
help-turn = beurt, of wie: de ronde, wie die begonnen is, wie aan de beurt is, en waar de startspelertegel is.
help-clock = klok: hoeveel tijd iedereen nog heeft. Zonder klok neem je de tijd die je wilt.
help-repeat = herhaal: het laatste antwoord nog eens.
help-help = hulp: wat je kunt typen. hulp en een van de woorden: wat dat woord doet.

## Opdrachten

help-undo = terug: neemt je laatste zet terug, en de zetten daarna. Met een getal, terug 2, zoveel van je zetten. Zijn de fabrieken opnieuw gevuld, dan is het te laat.
help-hint = hint: een zet die de computer voor je zou spelen, en wat die oplevert.
help-why = waarom: wat er voor de laatste hint pleit, vergeleken met de op een na beste zet. Met een zet, waarom niet 3R2, vergeleken met die zet. Typ daarna meer om te horen hoe het na beide verdergaat.
help-level = niveau 5: hoe goed de computer speelt, van 1, het makkelijkst, tot en met 8. Zonder getal, hoe de niveaus zijn.
help-language = taal nl: wisselt van taal: en voor Engels, de voor Duits, nl voor Nederlands.
help-length = lengte kort: hoeveel ik zeg. kort past op een brailleregel van 40 tekens; verder zijn er normaal en uitgebreid.
help-letters = letters tactiel: hoe de kleuren heten: namen, letters, of de letters van het tactiele spel.
help-resign = opgeven: geeft het spel op. Typ het twee keer. Tegen één speler is het spel daarmee afgelopen; tegen meer spelers speelt de computer voor je verder en word je laatste.
help-new = nieuw: begint een nieuw spel met dezelfde spelers. Is dit spel nog niet afgelopen, typ het dan twee keer. Met een getal, nieuw 3, een spel voor zoveel spelers.
help-games = spellen: de afgelopen spellen die bewaard zijn, met hun scores.
help-replay = naspelen 3: hoor een bewaard spel nog eens, stap voor stap. Zonder nummer het laatste.
help-review = terugblik: wat je laatste afgelopen spel heeft beslist, om te horen: geluk, nauwkeurigheid, de keerpunten, je fouten om op te lossen. Met een nummer, terugblik 3, dat bewaarde spel.
help-course = cursus: een korte cursus in de regels, waarin je vraagt en speelt. Je gaat verder waar je gebleven was.
help-record = verslag: het spel tot nu toe als verslag, om te bewaren of te versturen.
help-code = stelling, of positie: de stelling als code die andere programma's begrijpen.
help-quit = stop: stopt. Je spel is bewaard en gaat de volgende keer verder.
