## De korte cursus in de regels. Elke stap heeft een opdracht, en wat er gezegd wordt als die gedaan is.

course-begins = Een korte cursus in { $count } stappen. In elke stap typ je iets. Onderweg mag je alles vragen. Typ stop om de cursus te verlaten, en cursus om ermee verder te gaan.
course-goes-on = De cursus gaat verder met stap { $step } van { $count }.
course-step = Stap { $step } van { $count }.
course-left = Je hebt de cursus verlaten. Typ cursus om verder te gaan.
course-ends = Dat was de cursus. Typ cursus om die nog eens te horen. Veel plezier!
course-not-asked = Dat kan, maar deze stap vraagt iets anders. Druk op Enter om de stap nog eens te horen.
course-not-here = Dat kan niet in de cursus. Typ stop om die te verlaten.

course-factories = In een spel met zijn tweeën liggen er vijf fabrieken op tafel, met elk vier tegels. De tegels hebben vijf kleuren: { $colors }. Vraag wat er op de fabrieken ligt: typ fabrieken.
course-factories-done = Het midden is nog leeg, op de startspelertegel na.

course-take = Er wordt om de beurt gespeeld. Als je aan de beurt bent, neem je alle tegels van één kleur van één fabriek en leg je ze op een van je vijf patroonlijnen. Lijn 1 heeft één vak, lijn 2 heeft er twee, enzovoort. Leg de { $tiles } van fabriek 1 op lijn 2: typ { $move }, of 1 { $word } lijn 2.
course-take-done = De rest van de fabriek ging naar het midden. Een complete lijn wacht op het einde van de ronde.

course-center = In plaats van een fabriek kun je ook het midden kiezen: je neemt alle tegels van één kleur die daar liggen. Vraag wat er in het midden ligt: typ midden.
course-center-done = Wie in een ronde als eerste uit het midden neemt, neemt ook de startspelertegel. Die komt op de vloerlijn en kost daar punten, maar wie hem heeft, begint de volgende ronde.

course-marker = Leg de { $tiles } uit het midden op lijn 3: typ { $move }, of midden { $word } lijn 3.
course-marker-done = De startspelertegel ligt nu op je vloerlijn en kost 1 punt.

course-overflow = Tegels die niet passen, vallen op de vloerlijn. De zeven vakken daarvan kosten 1, 1, 2, 2, 2, 3 en 3 punten. Wat een zet oplevert, kun je vooraf horen. Op fabriek 4 liggen { $tiles }. Vraag wat er op lijn 2 mee zou gebeuren: typ vooruitblik { $move }.
course-overflow-done = Vragen verandert het spel nooit, dus probeer zoveel je wilt.

course-one-color = Op een patroonlijn ligt maar één kleur. Op je lijn 4 liggen al { $tiles }. Vraag wat je lijnen nodig hebben: typ nodig.
course-one-color-done = Op lijn 4 past alleen { $color }, tot ze compleet is. Een lijn die niet compleet is, blijft liggen voor de volgende ronde.

course-wall-row = Elke patroonlijn hoort bij een rij van je muur. Een kleur die daar al ligt, mag niet nog eens op die patroonlijn. In rij 3 van je muur ligt { $color }. Leg de { $tiles } van fabriek 2 op een lijn waar ze mogen liggen. Typ zetten om de lijnen te horen.
course-wall-row-done = Uiteindelijk heeft elke rij van de muur elke kleur één keer, elk op een vaste plaats: rij 1 is { $colors }, en elke volgende rij is één naar rechts verschoven. Typ muur rij 3 om te horen welke vakken van een rij open zijn.

course-round-end = Een ronde eindigt als alle tegels genomen zijn. Dan gaat er van elke complete patroonlijn één tegel naar de muur, en die levert punten op; de andere gaan naar de doos. De laatste tegel van deze ronde ligt in het midden, de kleur is { $color }, en je lijn 1 is leeg. Leg hem daar: typ { $move }, of midden { $word } lijn 1.
course-round-end-done = Een tegel zonder buren levert 1 punt op. Complete lijnen zijn nu weer leeg, alle andere blijven zoals ze zijn.

course-scoring = Naast andere tegels levert een tegel meer op: een punt voor elke tegel van zijn aaneengesloten horizontale groep, en nog eens voor elke tegel van zijn verticale groep, zichzelf meegerekend. Leg de laatste tegel op lijn 1 en luister wat die oplevert: typ { $move }.
course-scoring-done = { $title } ligt nu naast twee tegels en boven één: 3 punten horizontaal en 2 verticaal, samen 5.

course-floor = Aan het einde van een ronde kost de vloerlijn punten en wordt ze geleegd. Een score komt nooit onder 0. Vraag wat de jouwe nu kost: typ vloer.
course-floor-done = De startspelertegel telt als een tegel.

course-game-end = Maakt iemand een horizontale lijn van vijf op de muur compleet, dan is het spel aan het einde van die ronde voorbij. Elke complete horizontale lijn levert nog 2 punten op, elke complete kolom { $bonus }, en elke kleur met alle vijf de tegels 10. In rij 1 van je muur ontbreekt nog { $tiles }. Neem die: typ { $move }.
course-game-end-done = Wie de meeste punten heeft, wint. Bij gelijke stand wint wie meer complete horizontale lijnen heeft.

course-gray = De andere zijde van de borden is grijs: op die muur staan geen kleuren, dus kies je zelf de kolom. Elke kleur mag in elke rij en elke kolom maar één keer liggen. Je lijn 2 is compleet met { $color }. Kies een kolom: typ T2 en de kolom, zoals T24, of kolom 4.
course-gray-done = Is er voor een complete lijn geen geldige kolom, dan vallen al haar tegels op de vloerlijn.
