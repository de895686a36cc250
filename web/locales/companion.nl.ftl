## Wat de pagina naast een echt spel zelf zegt. Wat daar verteld wordt, zegt words/.

beside-lead = Jullie spelen met een echt spel, tactiel of niet. Zeg wat er getrokken en gedaan is: Azulejos is scheidsrechter, geheugen en stem.
beside-name = Naam
beside-person = Een persoon
beside-begin = Beginnen
beside-mine = Partijen naast een spel
beside-go-on = Verder

## Aan tafel

beside-now = Nu
beside-counters = Telborden
beside-said = Laatst gezegd
beside-typed = Jullie zeiden:
beside-thinking = { $player } denkt na …
beside-line = Zeg, verbeter of vraag iets
beside-help-deal = Bijvoorbeeld: { $factory }: twee rode, blauw, zwart. Met de microfoon van het toetsenbord kun je dicteren.
beside-help-offer = Bijvoorbeeld: { $player } neemt de rode van fabriek 3 naar lijn 4. Of kort: 3R4.
beside-help-tiling = Bijvoorbeeld: lijn 3 naar kolom 2.
beside-help-over = Bijvoorbeeld: nieuw, punten, verslag.
beside-tiles = Tegels voor de regel
beside-clear = Regel wissen
beside-words = Vraag of opdracht
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
    [one] { $count } regel wacht op de verbinding. Hij wordt verstuurd zodra het kan.
   *[other] { $count } regels wachten op de verbinding. Ze worden verstuurd zodra het kan.
}
beside-gone = De server heeft deze partij niet meer.
beside-table = Op tafel
beside-boards = Borden
beside-set-up = De partij gaat verder vanaf een stelling die jullie zo willen.

## Meer

beside-phone = Nog een telefoon aan tafel
beside-phone-about = Wie deze link opent, ziet de partij en kan ook typen. Hij is alleen voor wie aan tafel zit.
beside-phone-link = Link naar deze partij
beside-phone-qr = QR-code van de link naar deze partij
beside-speech = Hoe het op deze telefoon spreekt
beside-aloud = Alles hardop zeggen
beside-awake = Scherm aan laten
beside-letters-edition = Zoals op de tegels van deze uitgave
beside-record-taken = Het verslag staat bij de downloads.
beside-new = Nog een partij
beside-new-title = Nog een partij?
beside-new-text = Deze partij is niet uit. Ze wordt opgegeven, haar verslag blijft bewaard.
