## Wat de pagina naast een echt spel zelf zegt. Wat daar verteld wordt, zegt words/.

beside-lead = Jullie spelen met een echt spel, tactiel of niet. Zeg wat jullie trekken en wat jullie doen: Azulejos is jullie scheidsrechter, geheugen en stem.
beside-name = Naam
beside-person = Iemand hier
beside-which-set = Welk spel ligt er op tafel?
beside-when-told = Wanneer zeggen jullie wat er op een fabriek ligt?
beside-told-before = Vóór de eerste zet
beside-told-late = Als iemand ervan pakt
beside-begin = Beginnen
beside-mine = Begeleide spellen
beside-go-on = Verder

## Aan tafel

beside-now = Nu
beside-counters = Telborden
beside-said = Laatst gezegd
beside-typed = Jullie zeiden:
beside-thinking = { $player } denkt na …
beside-line = Zeg, verbeter of vraag iets
beside-help-deal = Bijvoorbeeld: { $factory }: twee rode, blauw, zwart. Met de microfoon van het toetsenbord kun je dicteren.
beside-help-late = Bijvoorbeeld: { $player } pakt twee rode van fabriek 3 naar lijn 2, de rest blauw en wit.
beside-help-offer = Bijvoorbeeld: { $player } neemt de rode van fabriek 3 naar lijn 4. Of kort: 3R4.
beside-help-tiling = Bijvoorbeeld: lijn 3 naar kolom 2.
beside-help-over = Bijvoorbeeld: nieuw, punten, verslag.
beside-tiles = Tegels voor de regel
beside-clear = Regel wissen
beside-words = Vragen en opdrachten
# Wat op deze knoppen staat, wordt getypt: elk is een woord van het spel.
beside-word-scores = Punten
beside-word-factories = Fabrieken
beside-word-center = Midden
beside-word-bag = Zak
beside-word-turn = Beurt
beside-word-last = Laatste
beside-word-repeat = Herhaal
beside-word-undo = Terug
beside-word-hint = Hint
beside-word-help = Hulp
beside-word-insist = Het blijft zo
beside-waiting = { $count ->
    [one] { $count } regel wacht op de verbinding. Ik verstuur hem zodra het kan.
   *[other] { $count } regels wachten op de verbinding. Ik verstuur ze zodra het kan.
}
beside-gone = De server heeft dit spel niet meer.
beside-table = Op tafel
beside-boards = Borden
beside-set-up = Het spel gaat verder vanaf een stelling die jullie hebben opgezet.

## Meer

beside-phone = Nog een telefoon aan tafel
beside-phone-about = Wie deze link heeft, ziet het spel en kan ook typen. Hij is alleen voor wie aan tafel zit.
beside-phone-link = Link naar dit spel
beside-phone-qr = QR-code van de link naar dit spel
beside-speech = Spraak op deze telefoon
beside-aloud = Alles voorlezen
beside-awake = Scherm aan laten
beside-letters-edition = Namen zoals in dit spel
beside-record-taken = Het verslag staat bij de downloads.
beside-new = Nog een spel
beside-new-title = Nog een spel?
beside-new-text = Dit spel is nog niet afgelopen. Je geeft het op; het verslag blijft bewaard.
