## Wat de pagina zelf zegt. Wat er aan tafel gebeurt, zeggen de catalogi van words/.

## Pagina's: start, nieuwe tafels, meespelen, het einde, naspelen, leren, controleren

home-lead = Neem tegels, leg patronen en bedek je muur vóór de anderen.
home-play = Spelen
home-other = Andere spellen
home-against = { $count ->
    [one] Tegen de computer, niveau { $level }, { $name }.
   *[other] Tegen { $count } computerspelers, niveau { $level }, { $name }.
}
home-against-several = Tegen { $count } computerspelers.
home-friends = Met vrienden
home-friends-about = Stuur een link, en ze zitten aan je tafel.
home-screen = Op één scherm
home-screen-about = Twee tot vier aan één computer, om de beurt.
home-learn = De regels leren
home-learn-about = Een korte cursus op een echt bord.
home-open = Een spel openen
home-open-about = Een verslag of stelling naspelen, stap voor stap.

my-games = Mijn spellen
my-games-finished = Afgelopen
my-games-nobody = Een nieuwe tafel
my-games-resume = Verder spelen
my-games-look = Bekijken
my-games-remove = Verwijderen
my-games-all = { $count ->
    [one] Het spel tonen
   *[other] Alle { $count } spellen tonen
}
my-games-over = Afgelopen
my-games-gone = De server heeft deze tafel niet meer.
my-games-won = { $count ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } delen de overwinning.
}
my-games-waiting = Er zijn plaatsen vrij.
my-games-your-turn = Jij bent aan de beurt
my-games-round = Ronde { $round }
my-games-turn = Aan de beurt: { $name }

new-title = Een nieuwe tafel
new-kind = Wie speelt er?
new-kind-computer = Tegen de computer
new-kind-computer-about = Jij en een tot drie computerspelers.
new-kind-friends = Met vrienden, online
new-kind-friends-about = Je krijgt een link om door te geven. Niemand heeft een account nodig.
new-kind-screen = Op één scherm
new-kind-screen-about = Iedereen zit aan deze computer en speelt om de beurt.
new-players = Spelers
new-seats = Plaatsen
new-seat = Plaats { $seat }
new-you = Jij
new-name = Je naam
new-name-of = Naam van speler { $seat }
new-holder = Gespeeld door
new-holder-friends = Iemand met de link
new-holder-screen = Iemand hier
new-holder-level = Computer, niveau { $level }, { $name }
new-language = Taal
language-en = English
language-de = Deutsch
language-nl = Nederlands
new-as-settings = Zoals in de instellingen
new-speech = Spraak
new-speech-terse = Kort
new-speech-normal = Normaal
new-speech-full = Uitvoerig
new-start = Startspeler
new-start-lot = Het lot beslist
new-board = Spelersbord
new-side = Zijde van de muur
new-colored = Gekleurd
new-colored-about = Elke kleur heeft in elke rij haar eigen vak.
new-gray = Grijs
new-gray-about = Je kiest zelf de kolom voor elke tegel.
new-edition = Uitgave
new-edition-usual = Gewone: een complete kolom levert 7 punten op
new-edition-tactile = Tactiele: een complete kolom levert 5 punten op
new-pace = Tijd en bevestigingen
new-time = Bedenktijd
new-time-none = Zo veel jullie willen
new-time-clock = Een klok
new-time-days = Dagen per zet
new-minutes = Minuten voor iedereen
new-increment = Seconden erbij na elke zet
new-factors = Meer tijd voor sommigen
new-factor = { $factor } keer
new-days = Dagen voor elke zet
new-deal = Na de laatste zet van een ronde wacht het vullen van de fabrieken
new-deal-confirm = tot je bevestigt
new-deal-seconds = { $seconds ->
    [one] { $seconds } seconde, of tot je bevestigt
   *[other] { $seconds } seconden, of tot je bevestigt
}
new-confirm = Elke zet bevestigen voordat hij gespeeld wordt
new-make-computer = Het spel beginnen
new-make-friends = De tafel maken
new-make-screen = Het spel beginnen

table-refused = Deze tafel kan niet geopend worden
try-again = Opnieuw proberen
lobby-title = Jouw tafel
lobby-title-guest = Een plaats voor jou
lobby-missing = { $count ->
    [one] { $count } plaats is vrij. Het spel begint zodra die bezet is.
   *[other] { $count } plaatsen zijn vrij. Het spel begint zodra ze bezet zijn.
}
lobby-free = Vrij
lobby-sit = Hier zitten
lobby-you = jij
lobby-leave = De plaats teruggeven
lobby-not-invited = Om mee te spelen heb je de uitnodigingslink nodig. Hier kun je toekijken.
lobby-spectators = { $count ->
    [one] { $count } persoon kijkt toe.
   *[other] { $count } personen kijken toe.
}
invitation = Anderen uitnodigen
invitation-about = Wie deze link opent, kan een vrije plaats nemen.
invitation-link = Uitnodigingslink
invitation-text = Kom een spel met mij spelen.
invitation-qr = QR-code van de uitnodigingslink
invitation-watch = Een link om toe te kijken
invitation-watch-about = Wie alleen deze heeft, ziet het spel en kan niet gaan zitten.
invitation-watch-link = Link om toe te kijken
seat-link = Verder spelen op een ander apparaat
seat-link-about = Deze link is jouw plaats. Open hem op je andere apparaat en laat hem aan niemand anders zien.
link-copy = Link kopiëren
link-share = Delen
link-copied = Gekopieerd.
link-selected = De link is geselecteerd: kopieer hem met de toetsen van je computer.
not-found-about = Misschien is de link onvolledig. Er is niets verloren.

## Wat de server weigert, op zijn codes

refused-unreachable = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
refused-closed = De tafel werd op deze pagina gesloten voordat het antwoord kwam.
refused-malformed = De server heeft deze pagina niet begrepen. Laad de pagina opnieuw.
refused-not-your-seat = Deze plaats is niet van jou, of ze is teruggegeven. Open de link van je plaats opnieuw.
refused-not-invited = De uitnodiging klopt niet. Vraag nog eens om de link.
refused-wrong-origin = Een andere site vroeg hierom, daarom is het niet gedaan.
refused-no-such-page = Deze pagina bestaat niet.
refused-no-such-table = Deze tafel bestaat niet. Misschien is ze verlopen, of is de link onvolledig.
refused-no-such-seat = Deze plaats is er niet aan deze tafel.
refused-too-large = Dit is te groot voor de server.
refused-too-fast = Dat ging wat snel. Wacht even en probeer het opnieuw.
refused-failed = De server heeft een fout gemaakt. Er is niets veranderd; probeer het opnieuw.
refused-not-stored = De server kon dit niet bewaren, daarom is er niets veranderd. Probeer het zo opnieuw.
refused-old-number = Het spel is intussen verdergegaan. Kijk naar de tafel en kies opnieuw.
refused-unknown-number = Deze pagina weet meer dan de server. Laad haar opnieuw.
refused-seat-taken = Iemand was sneller: deze plaats is bezet. Kies een andere.
refused-bad-name = Deze naam kan niet. Een naam heeft ten hoogste 24 letters en betekent in het spel niets anders.
refused-bad-nonce = De pagina stuurde iets waarmee niet getrokken kan worden. Laad haar opnieuw.
refused-bad-rules = Zo'n spel bestaat niet. Verander je keuze.
refused-has-begun = Het spel is al begonnen.
refused-not-begun = Het spel is nog niet begonnen: er zijn nog plaatsen vrij.
refused-not-over = Het spel is nog niet afgelopen.
refused-illegal = De regels staan dat niet toe.
refused-no-choice = Je hebt nu geen kolommen te kiezen.
refused-choice-incomplete = Kies voor elke volle lijn een kolom, van boven naar beneden.
refused-no-deal-waits = Er wordt nu niet op jou gewacht.
refused-undo-nothing = Er is niets om terug te nemen.
refused-undo-deal = De fabrieken zijn intussen gevuld, dus het kan niet meer terug.
refused-undo-over = Het spel is afgelopen, dus er kan niets meer terug.
refused-undo-too-late = Er heeft intussen iemand gezet. Vraag de anderen of het terug mag.
refused-no-takeback = Niemand vraagt jou of een zet terug mag.
refused-already-done = Dat is al gedaan.
refused-bad-record = Dit is geen verslag dat nagespeeld kan worden.
refused-bad-position = Dit is geen stelling die getoond kan worden.

name = Azulejos
skip-to-main = Naar de inhoud
factories = Fabrieken
play-now = Tegen de computer spelen
not-found = Deze pagina bestaat niet
to-home = Naar de startpagina
