## Wat de pagina zelf zegt. Wat er aan tafel gebeurt, zeggen de catalogi van words/.

## Pagina's: start, nieuwe tafels, meespelen, het einde, naspelen, leren, controleren

home-lead = Neem tegels, leg patronen en bedek je muur vóór de anderen.
home-play = Spelen
home-other = Spel instellen
home-against = { $count ->
    [one] Tegen de computer, niveau { $level }, { $name }.
   *[other] Tegen { $count } computerspelers, niveau { $level }, { $name }.
}
home-against-several = Tegen { $count } computerspelers.
home-friends = Met vrienden
home-friends-about = Stuur een link, en ze zitten aan je tafel.
home-screen = Op één scherm
home-screen-about = Met twee tot vier mensen om de beurt aan één computer.
home-companion = Naast een echt spel
home-companion-about = Scheidsrechter, geheugen en stem voor jullie tafel, op een telefoon.
home-learn = De regels leren
home-learn-about = Een korte cursus op een echt bord.
home-open = Een spel openen
home-open-about = Een verslag of stelling naspelen, stap voor stap.

my-games = Mijn spellen
my-games-finished = Afgelopen
my-games-nobody = Een nieuwe tafel
my-games-resume = Verder spelen
my-games-look = Bekijken
my-games-review = Terugblik
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
new-kind-screen-about = Iedereen speelt om de beurt aan deze computer.
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
new-speech-full = Uitgebreid
new-hints = Hints voor iedereen
new-hints-about = Iedereen kan om een hint vragen, en iedereen ziet wie dat doet.
new-start = Startspeler
new-start-lot = Willekeurig
new-board = Bord
new-side = Zijde van de muur
new-colored = Gekleurd
new-colored-about = Elke kleur heeft in elke rij een eigen vak.
new-gray = Grijs
new-gray-about = Je kiest zelf de kolom voor elke tegel.
new-edition = Uitgave
new-edition-usual = Gewone: 7 punten voor een complete kolom
new-edition-tactile = Tactiele: 5 punten voor een complete kolom
new-pace = Tijd en bevestigingen
new-time = Bedenktijd
new-time-none = Zo veel jullie willen
new-time-clock = Een klok
new-time-days = Dagen per zet
new-minutes = Minuten voor iedereen
new-increment = Seconden erbij na elke zet
new-factors = Extra tijd
new-factor = ×{ $factor }
new-factor-none = geen klok
new-days = Dagen voor elke zet
new-deal = De volgende ronde begint
new-deal-confirm = als je bevestigt
new-deal-seconds = { $seconds ->
    [one] na { $seconds } seconde, of als je bevestigt
   *[other] na { $seconds } seconden, of als je bevestigt
}
new-confirm = Elke zet bevestigen voordat je hem speelt
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
# Beside the name of a person whose program adds nothing to the deals
lobby-no-nonce = toevalsgetal van de server
lobby-lost = Je was er niet toen het spel zou beginnen. Je plaats is weer vrij: ga opnieuw zitten om mee te spelen.
lobby-hints = Hints voor iedereen: iedereen kan om een hint vragen, en iedereen ziet wie dat doet.
lobby-not-invited = Om mee te spelen heb je de uitnodigingslink nodig. Hier kun je toekijken.
lobby-spectators = { $count ->
    [one] { $count } persoon kijkt toe.
   *[other] { $count } mensen kijken toe.
}
invitation = Anderen uitnodigen
invitation-about = Wie deze link opent, kan een vrije plaats nemen.
invitation-link = Uitnodigingslink
invitation-text = Kom een spel met mij spelen.
invitation-qr = QR-code van de uitnodigingslink
invitation-no-qr = Ik kon de QR-code niet tekenen. De link doet hetzelfde.
invitation-watch = Een link om toe te kijken
invitation-watch-about = Wie alleen deze link heeft, kan toekijken, maar niet gaan zitten.
invitation-watch-link = Link om toe te kijken
seat-link = Verder spelen op een ander apparaat
seat-link-about = Deze link is jouw plaats. Open hem op je andere apparaat en laat hem aan niemand anders zien.
link-copy = Link kopiëren
link-share = Delen
link-copied = Gekopieerd.
link-selected = De link is geselecteerd: kopieer hem met het toetsenbord.
not-found-about = Misschien is de link onvolledig. Er is niets verloren.

# The end of a game. $who: you, with-you (you and others), one or several; $players names them, you as end-you.
end = Uitslag
end-you = Jij
end-won-score = { $who ->
    [you] Je wint met { $score }–{ $other }!
   *[one] { $players } wint met { $score }–{ $other }.
}
end-won-points = { $who ->
    [you] Je wint met { $score ->
        [one] { $score } punt!
       *[other] { $score } punten!
    }
   *[one] { $players } wint met { $score ->
        [one] { $score } punt.
       *[other] { $score } punten.
    }
}
end-shared = { $players } delen de overwinning met elk { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}{ $who ->
    [with-you] !
   *[several] .
}
end-row = { $who ->
    [you] Je hebt een rij compleet.
    [one] { $players } heeft een rij compleet.
   *[other] { $players } hebben een rij compleet.
}
end-row-all = Iedereen heeft een rij compleet.
end-tie-break = { $who ->
    [you] Gelijke stand, maar jij hebt meer complete rijen.
   *[one] Gelijke stand, maar { $players } heeft meer complete rijen.
}
end-stalemate = Niemand kan nog een tegel op zijn muur leggen.
end-resigned = { $who ->
    [you] Je hebt opgegeven.
    [one] { $players } heeft opgegeven.
   *[other] { $players } hebben opgegeven.
}
end-out-of-time = { $who ->
    [you] Je tijd is om.
    [one] De tijd van { $players } is om.
   *[other] De tijd is om: { $players }.
}
end-place = { $place ->
    [2] Je wordt tweede.
    [3] Je wordt derde.
   *[4] Je wordt vierde.
}
end-sources = Waar de punten vandaan komen
end-source = Punten voor
end-source-before = Bij het begin
end-source-wall = Tegels
end-source-horizontal = Rijen
end-source-vertical = Kolommen
end-source-colors = Kleuren
end-source-floor = Vloer
end-score = Score
end-round = Ronde
end-rounds = Score na elke ronde
end-as-table = Als tabel tonen
end-see = Uitslag bekijken
end-review = Spel terugkijken
end-share = Spel delen
end-share-about = Met deze link kan iedereen het spel zet voor zet terugkijken.
end-share-link = Link naar dit spel
end-share-more = Om te bewaren en te controleren
end-download = Het verslag downloaden
end-verify = De trekkingen controleren
rematch-waits = We wachten op de anderen.
end-agreed = { $count ->
    [one] { $names } wil nog een keer spelen.
   *[other] { $names } willen nog een keer spelen.
}

review = Terugblik
replay-title = Naspelen
replay-lead = Plak een verslag of een stellingcode, of open een bestand. De server bewaart niets.
replay-another = Een ander spel
replay-text = Verslag of stellingcode
replay-open = Openen
open-file = Bestand openen
replay-bad-link = Deze link is onvolledig. Vraag er nog eens om, of plak het verslag hier.
replay-beginning = Het begin.
replay-step = Stap { $step } van { $count }
replay-first = Naar het begin
replay-previous = Terug
replay-next = Verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-round = Ronde
replay-keys = Toetsen: pijlen voor een stap, Page Up en Page Down voor een ronde, Home en End.
replay-log = Stappen
replay-boards = Borden
replay-play-on = Hier verder spelen
replay-over-here = Hier is het spel afgelopen. Ga terug om vanaf een eerdere stap verder te spelen.
replay-as = Jij speelt voor
replay-level = Alle anderen
replay-play-from-here = Speel vanaf hier
replay-share = Delen
replay-position-link = Link naar deze stelling
replay-code = Stellingcode
replay-whole = Het hele spel
replay-record-link = Link naar dit spel
replay-summary = Het einde

verify-title = De trekkingen controleren
verify-lead = Alles wat getrokken wordt, staat vóór de eerste zet vast. Je browser kan hier zelf controleren dat niemand het daarna heeft veranderd.
verify-any = Een willekeurig verslag controleren
verify-record = Verslag
verify-check-it = Controleren
verify-right = juist
verify-wrong = fout
verify-all-right = Alles is getrokken zoals beloofd.
verify-not-right = Er is niet getrokken zoals beloofd.
verify-promise = Vóór het spel koos de server een geheime startwaarde en maakte de vingerafdruk ervan openbaar:
verify-noted = Deze browser noteerde tijdens het spel dezelfde vingerafdruk:
verify-nonces = { $count ->
    [0] Niemand heeft er iets eigens aan toegevoegd.
    [one] Toen kwam er voor één speler een willekeurige tekst bij:
   *[other] Toen kwam er voor elke speler een willekeurige tekst bij:
}
verify-own-nonce = van deze browser
verify-seed = Na afloop maakte de server de startwaarde bekend:
verify-commitment = De vingerafdruk daarvan, hier berekend, is de beloofde:
# The starting player was drawn. $seat: from 1
verify-lot = Het lot voor de startspeler valt op plaats { $seat }:
verify-lot-expected = Volgens de startwaarde had het plaats { $seat } moeten zijn.
verify-deals = Daaruit volgt alles wat getrokken is, hier berekend:
verify-expected = Volgens de startwaarde had het dit moeten zijn:
verify-how = De vingerafdruk is SHA-256, en er wordt getrokken zoals dealer 1 en 2 van de notatie trekken. Deze browser heeft alles uit het verslag alleen berekend, ook wat uit de doos terugkwam. Of de zetten de regels volgen, controleert hij niet: dat doet azulejos record --verify, zonder server.
verify-no-seed = Dit verslag heeft geen startwaarde: die wordt bekendgemaakt als het spel is afgelopen.
verify-no-commitment = Dit verslag heeft geen vingerafdruk, dus er is niets beloofd.
verify-other-dealer = Dit verslag noemt geen dealer die deze pagina kent, dus het kan niet gecontroleerd worden.
verify-bad-seed = De startwaarde van dit verslag klopt niet: die heeft 64 tekens van 0 tot 9 en a tot f nodig.
verify-bad-record = Ik kan dit verslag niet volgen: de zetten passen niet bij de tegels die zijn neergelegd. Misschien ontbreekt er een deel.

learn-title = De regels leren
learn-steps = Stappen van de cursus
learn-done = Gedaan.
learn-or-click = Of klik: eerst de tegels, dan de lijn. Met toetsen: pijlen en Enter.
learn-or-press = Of druk op de knop.
learn-ask-factories = Wat ligt er op de fabrieken?
learn-ask-center = Wat ligt er in het midden?
learn-ask-preview = Wat levert deze zet op?
learn-ask-needs = Wat hebben mijn lijnen nodig?
learn-ask-floor = Wat kost mijn vloerlijn?
learn-typed = Typ het hier
learn-previous = Vorige stap
learn-next = Volgende stap
learn-restart = Opnieuw beginnen
learn-end = Dat was de cursus
play-now = Tegen de computer spelen
learn-end-about = Nu ken je alle regels. De rest is oefening.
invitation-local = Dit adres werkt alleen op deze computer. Voor andere apparaten start je de server met --host en het adres van deze computer in je netwerk.

## Wat de server weigert, op zijn codes

refused-unreachable = Ik kan de server niet bereiken. Controleer je verbinding en probeer het opnieuw.
refused-closed = De tafel werd op deze pagina gesloten voordat het antwoord kwam.
refused-malformed = De server heeft deze pagina niet begrepen. Laad de pagina opnieuw.
refused-not-your-seat = Deze plaats is niet van jou, of is teruggegeven. Open de link van je plaats opnieuw.
refused-not-invited = De uitnodiging klopt niet. Vraag nog eens om de link.
refused-unknown-host = De server kent dit adres niet als zijn eigen adres. De beheerder kan het toevoegen met --name.
refused-wrong-origin = Een andere site vroeg hierom, dus de server weigert het.
refused-no-such-page = Deze pagina bestaat niet.
refused-no-such-table = Deze tafel bestaat niet. Misschien is hij verlopen, of is de link onvolledig.
refused-no-such-seat = Deze plaats bestaat niet aan deze tafel.
refused-too-large = Dit is te groot voor de server.
refused-too-fast = Dat ging wat snel. Wacht even en probeer het opnieuw.
refused-busy = De server heeft het nu erg druk. Probeer het zo opnieuw.
refused-too-many-lines = Deze metgezel heeft te veel regels gehoord. Begin een nieuwe.
refused-too-many-open = Er zijn te veel verbindingen vanaf dit adres. Sluit een pagina en probeer het opnieuw.
refused-too-many-tables = Vanaf je adres zijn al veel tafels gemaakt. Probeer het later opnieuw.
refused-server-full = Op de server is geen plek voor nog een tafel. Probeer het later opnieuw.
refused-too-many-entries = Aan deze tafel is zo veel gebeurd dat hij vol is. Dit spel kun je nog uitspelen; maak daarna een nieuwe tafel.
refused-failed = De server heeft een fout gemaakt. Er is niets veranderd; probeer het opnieuw.
refused-damaged = De server kan dit spel niet meer lezen: de gegevens zijn beschadigd. Misschien heeft de beheerder van de server een back-up.
refused-not-stored = De server kon dit niet bewaren, dus er is niets veranderd. Probeer het zo opnieuw.
refused-old-number = Het spel is intussen verdergegaan. Kijk naar de tafel en kies opnieuw.
refused-unknown-number = Deze pagina weet meer dan de server. Laad de pagina opnieuw.
refused-seat-taken = Iemand was sneller: deze plaats is bezet. Kies een andere.
refused-bad-name = Deze naam kan niet. Een naam heeft hoogstens 24 letters, lijkt niet te veel op een andere naam aan tafel, mengt binnen een woord geen alfabetten en betekent in het spel niets anders.
refused-bad-nonce = De pagina stuurde iets waarmee niet getrokken kan worden. Laad de pagina opnieuw.
refused-wrong-nonce = Wat voor het trekken binnenkwam, is niet wat was aangekondigd. Geef de plaats terug en ga opnieuw zitten.
refused-too-early = Nog niet alle plaatsen zijn bezet, dus er wordt nog niets onthuld.
refused-bad-rules = Zo'n spel bestaat niet. Verander je keuze.
refused-has-begun = Het spel is al begonnen.
refused-not-begun = Het spel is nog niet begonnen: er zijn nog plaatsen vrij.
refused-not-over = Het spel is nog niet afgelopen.
refused-illegal = Dat mag niet volgens de regels.
refused-no-choice = Je hebt nu geen kolommen te kiezen.
refused-choice-incomplete = Kies voor elke complete lijn een kolom, van boven naar beneden.
refused-no-deal-waits = Je hoeft nu niets te bevestigen.
refused-undo-nothing = Er is niets om terug te nemen.
refused-undo-deal = De fabrieken zijn intussen opnieuw gevuld, dus je kunt dat niet meer terugnemen.
refused-undo-over = Het spel is afgelopen, dus je kunt niets meer terugnemen.
refused-undo-too-late = Intussen heeft iemand een zet gedaan. Vraag de anderen of je hem mag terugnemen.
refused-no-takeback = Niemand vraagt je nu of hij een zet mag terugnemen.
refused-no-hints = Aan deze tafel zijn geen hints. Je kunt ze voor iedereen aanzetten als je een tafel maakt.
refused-already-done = Dat is al gedaan.
refused-no-clock = Aan deze tafel loopt geen klok, dus er valt niets te pauzeren.
refused-not-alone = Er zitten anderen aan tafel, en die zouden moeten wachten.
refused-paused = Het spel is gepauzeerd. Laat het eerst verdergaan.
refused-not-gone = Deze speler is er, of is net pas weggegaan. Wacht even.
refused-days-left = In dit spel heb je dagen voor elke zet. Tot de tijd om is, kan niemand de plaats overnemen of het spel beëindigen.
refused-handed-over = De computer speelt nu voor deze plaats. Neem de plaats eerst terug.
refused-dropped-out = Deze plaats heeft opgegeven, of de tijd is om. In dit spel kan die niets meer doen.
refused-bad-record = Dit kan ik niet naspelen: het is geen verslag.
refused-bad-position = Dit kan ik niet tonen: het is geen stelling.

name = Azulejos
skip-to-main = Naar de inhoud
not-found = Deze pagina bestaat niet
to-home = Startpagina

## Around the board

licenses = Licenties van de lettertypen en bibliotheken op deze pagina
close = Sluiten
cancel = Annuleren
send = Versturen
pages = Pagina's
page-title = { $page }: Azulejos
learn = Leren
replay = Naspelen
help = Hulp
settings = Instellingen
skip-to-board = Naar het bord springen
skip-to-command = Naar het opdrachtvak springen

## Status

status = Stand
scores = Scores
status-round = Ronde { $round }
last-round = Laatste ronde!
    .terse = Laatste ronde.
    .full = Dit is de laatste ronde: er wordt een horizontale lijn compleet.
# $out: how the seat dropped out of the game
status-score = { $player }: { $score }{ $out ->
    [resigned] {" "}(heeft opgegeven)
    [time] {" "}(tijd is om)
   *[no] {""}
}
# $out: how the seat dropped out of the game
seat-out = { $out ->
    [computer] door de computer gespeeld
    [resigned] opgegeven
   *[time] tijd om
}
status-watching = Je kijkt toe.
status-over = { $who ->
    [you] Je wint!
    [with-you] { $players } delen de overwinning!
    [one] { $players } wint.
   *[several] { $players } delen de overwinning.
}
status-abandoned = Het spel is voortijdig beëindigd. Niemand wint.
status-open = We wachten op spelers.
status-paused = Pauze.
status-deal = We wachten op { $players }.
status-columns = { $count ->
    [one] { $players } kiest kolommen.
   *[other] { $players } kiezen kolommen.
}
choose-columns = { $alone ->
    [yes] Jij bent aan de beurt: kies kolommen voor je complete lijnen.
   *[no] { $player }, kies kolommen voor je complete lijnen.
}
    .terse = { $alone ->
        [yes] Kies kolommen.
       *[no] { $player }: kies kolommen.
    }
deal-waits = Klaar voor de volgende ronde?
    .terse = Volgende ronde?
connection-lost = De verbinding is weg. Ik blijf het proberen; er gaat niets verloren.
connection-back = Je bent weer verbonden.
connection-refused = Deze tafel laat je niet binnen. Laad de pagina opnieuw, of maak een nieuwe tafel.

## Last move, log, commands

last-move = Laatste zet
log = Verloop
log-empty = Er is nog niets gebeurd.
log-round = Ronde { $round }
log-game-round = Spel { $game }, ronde { $round }
log-details = Elke score
commands = Opdrachten
command = Typ een zet of een vraag
command-help = Bijvoorbeeld 3R4, punten of hulp. Pijl omhoog haalt eerdere regels terug.
command-next-round = Druk op Enter voor de volgende ronde, of typ terug.
answers = Antwoorden
column-kept = Lijn { $row } gaat naar kolom { $column }. Kies de volgende.
    .terse = L{ $row }: K{ $column }. Volgende?
level-is-the-tables = Het niveau kies je als je een tafel maakt. Maak voor een ander niveau een nieuwe tafel op de startpagina.
position-code = De stellingcode is { $code }
order-new = Dit spel is nog niet afgelopen. Nieuwe spellen begin je op de startpagina; dit spel blijft daar bewaard.
order-games = Je spellen staan op de startpagina.
order-replay = Spellen naspelen doe je op de pagina Naspelen.
order-review = Een terugblik op een spel krijg je in de terminal, met azulejos review.
order-course = De cursus staat op de pagina Leren.
order-record = Het verslag kun je aan het einde van het spel opslaan, of op de pagina Naspelen.

## Actions

actions = Acties
more = Meer
confirm-move = Deze{"\u00A0"}zet spelen
undo = Zet terug
# Where turns of others go with it. $count: from 2 on
undo-turns = { $count }{"\u00A0"}beurten terug
# $who: you, or other for somebody at this screen, $player. $count: the turns after that one
undo-about = Draait { $who ->
    [you] je laatste beurt
   *[other] de laatste beurt van { $player }
} { $count ->
    [0] terug
    [one] en de beurt daarna terug
   *[other] en de { $count } beurten daarna terug
}.
hint-me = Hint
# The hint's button after a hint, and after that: typed for you, they tell why it is good, and more
hint-why = Waarom?
hint-details = Details
hint-not-now = Je hoeft nu geen zet te doen.
ask-takeback = Vragen{"\u00A0"}om terug{"\u00A0"}te{"\u00A0"}nemen
# The hinted move beside its button. $factory: 0 for the center; $row: 0 for the floor line
hint-shown = Hint: { $tiles }, { $factory ->
    [0] midden
   *[other] fabriek { $factory }
} → { $row ->
    [0] vloerlijn
   *[other] lijn { $row }
}
    .terse = { $tiles } { $factory ->
        [0] M
       *[other] F{ $factory }
    } → { $row ->
        [0] vloer
       *[other] L{ $row }
    }
hint-shown-column = Hint: lijn { $row } → kolom { $column }
pause = Pauze
resume = Verder
rematch = Nog een keer spelen
resign = Opgeven
resign-title = Opgeven?
resign-text = Je geeft dit spel op. Dat kun je niet terugnemen.
resign-not = Je speelt verder.
leave = Tafel verlaten
leave-title = Tafel verlaten?
leave-text = Je plaats komt vrij voor iemand anders.
next-round-now = Volgende ronde
next-round-in = { $seconds ->
    [one] over { $seconds } seconde
   *[other] over { $seconds } seconden
}
next-round-wait = Wachten
bag-and-lid = Zak en doos
color-of-tiles = Kleur
in-the-bag = In de zak
in-the-lid = In de doos
in-all = In totaal
share = Delen
position-link = Link naar deze stelling

## Clocks and who is there

clocks = Klokken
low-time-now = { $seconds ->
    [one] { $player } heeft nog { $seconds } seconde.
   *[other] { $player } heeft nog { $seconds } seconden.
}
    .terse = { $player }: { $seconds } s.
clock-of = { $player }: { $time }
clock-runs = loopt
move-until = Speel vóór { $time }, { $left }.
is-gone = { $player } ging { $since } weg.
hand-over = De computer laten spelen voor { $player }
hand-over-level = Niveau
end-game = Spel beëindigen
end-game-title = Spel beëindigen?
end-game-text = Daarmee eindigt het spel voor iedereen aan tafel, zonder winnaar.
return-seat = Weer zelf spelen
is-handed-over = De computer speelt voor { $player }.
spectators = { $count ->
    [one] { $count } persoon kijkt toe.
   *[other] { $count } mensen kijken toe.
}
takeback = Zet terug
takeback-text = { $player } wil een zet terugnemen.
takeback-grant = Akkoord
takeback-decline = Niet akkoord
takeback-waits = Je hebt het gevraagd. We wachten op { $players }.
your-turn-title = Jij bent aan de beurt: Azulejos
your-turn-notice = Je bent aan de beurt aan tafel.

## What a move would do, and what opponents did

would-fill = { $count ->
    [one] { $tiles } vult lijn { $row }.
   *[other] { $tiles } vullen lijn { $row }.
}
    .terse = Vult lijn { $row }.
would-place = { $tiles } op lijn { $row }, nog { $needs } nodig.
    .terse = Lijn { $row }: nog { $needs } nodig.
would-fall = { $count ->
    [one] { $tiles } valt op de vloerlijn.
   *[other] { $tiles } vallen op de vloerlijn.
}
    .terse = Valt op de vloerlijn.
would-score = { $points ->
    [one] +{ $points } punt aan het eind van de ronde.
   *[other] +{ $points } punten aan het eind van de ronde.
}
    .terse = +{ $points } { $points ->
        [one] punt
       *[other] punten
    }.
would-cost = −{ $points } op de vloerlijn.
    .terse = Vloer −{ $points }.
would-start = Jij begint de volgende ronde.
    .terse = Jij begint.
took-to-line = nam { $tiles } → lijn { $row }
took-to-floor = nam { $tiles } → vloerlijn
took-line-briefly = L{ $row }
took-floor-briefly = vloer

## The end of a round

round-over = Ronde { $round } is voorbij.
round-player = Speler
round-wall = Tegels
round-floor = Vloer
round-score = Score
round-starts = begint

## Keys

keys = Toetsen
key = Toets
key-does = Wat die doet
keys-where = Letters werken zolang het bord de focus heeft. In de instellingen kun je ze veranderen of uitzetten.
keys-off = Letters staan uit in de instellingen.
keys-change = Typ voor elk een letter of teken; leeg betekent: geen toets.
keys-reset = Toetsen herstellen
key-name-arrows = Pijltoetsen
key-name-enter = Enter of spatie
key-name-escape = Esc
key-name-tab = Tab
key-walk-arrows = Van tegel naar tegel, van lijn naar lijn
key-walk-enter = Tegels kiezen, dan een lijn
key-walk-escape = Tegels terugleggen, sluiten wat open is
key-walk-tab = Fabrieken, bord, acties en verder
key-factories = Wat er op de fabrieken ligt
key-center = Wat er in het midden ligt
key-offers = Waar drie of meer van één kleur liggen
key-needs = Wat mijn lijnen nodig hebben
key-board = Mijn bord
key-wall = Mijn muur
key-floor = Mijn vloerlijn
key-scores = Scores
key-moves = Alle zetten
key-last = De laatste zet
key-changes = Wat er sinds mijn laatste beurt is gebeurd
key-details = Elke score van de laatste ronde
key-bag = Zak en doos
key-turn = Wie er aan de beurt is
key-clock = De klok
key-repeat = Het laatste antwoord nog eens
key-undo = Zet terug
key-hint = Een hint, dan waarom
key-command = Naar het opdrachtvak
key-keys = Deze lijst van toetsen

## Settings

settings-kept = Veranderingen gelden meteen, en deze browser onthoudt ze.
settings-all = Alle instellingen
help-open = Zo speel je hier
your-name = Je naam aan tafel
settings-voice = Taal en spraak
language = Taal
length = Hoeveel er gezegd wordt
length-terse = Kort, voor braille
length-normal = Normaal
length-full = Uitgebreid, in hele zinnen
letters = Kleurnamen
letters-names = Namen
letters-letters = Letters
letters-tactile = Letters van het tactiele spel
settings-look = Uiterlijk
theme = Kleurenschema
theme-auto = Zoals het systeem
theme-light = Licht
theme-dark = Donker
theme-contrast = Hoog contrast
speed = Beweging van de tegels
speed-times = { $speed ->
    [0] Meteen
    [0.5] Langzaam
    [2] Snel
   *[1] Normaal
}
pace = Tempo van de anderen
pace-0 = Meteen
pace-400 = Snel
pace-700 = Normaal
pace-1200 = Langzaam
factories-view = Fabrieken
factories-grid = Als tabel om doorheen te lopen
factories-list = De een na de ander
wall-view = Muren
wall-table = Als tabel
wall-sentences = In zinnen
settings-sound = Geluid en meldingen
volume = Volume van geluiden
volume-percent = { $percent } procent
notifications = Waarschuw me als ik aan de beurt ben
notifications-denied = De browser staat geen meldingen toe. In de instellingen van de browser kun je dat veranderen.
low-time = Waarschuw me als een klok nog zo veel heeft
seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
settings-play = Spelen
is-confirming = Vraag het na voordat ik een zet speel
has-command-box = Opdrachtvak tonen
deal-delay = Na een ronde begint de volgende
deal-delay-none = als ik het zeg
deal-delay-after = { $seconds ->
    [one] na { $seconds } seconde
   *[other] na { $seconds } seconden
}
has-shortcuts = Letters als sneltoetsen op het bord
settings-reset = Alle instellingen terugzetten
settings-reset-text = Dit zet alles terug, behalve je naam.

## Help

help-legend = De tegels
help-letter = Letter
help-tactile = Tactiel spel
help-turn-title = In het kort
help-turn-text = Neem alle tegels van één kleur van een fabriek of uit het midden en leg ze op een van je patroonlijnen. Aan het einde van de ronde gaat er van elke complete lijn een tegel naar je muur, en dat levert punten op. Wat niet past, valt op de vloerlijn en kost punten.
help-mouse-title = Met muis of vinger
help-mouse-text = Klik op tegels op een fabriek of in het midden, en dan op de lijn waar ze heen moeten. De lijnen waarop ze passen lichten op; wijs er een aan om te zien wat de zet oplevert. Tegels slepen kan ook, maar hoeft nooit.
help-keys-title = Met toetsen
help-typed-title = Door te typen
help-learn = Het spel leren op een echt bord

## Tafel: fabrieken, spelersborden, lijnen, wat een klik zegt

edge = Rand.
table-factories = Fabrieken
table-factory-number = Fabriek { $factory }
table-center = Midden
table-my-board = Mijn bord
table-board-of = Bord van { $name }
table-opponents = Tegenspelers
table-pattern-lines = Patroonlijnen
table-floor-line = Vloerlijn
table-floor-entry = { $thing }; tot hier min { $cost }
table-wall = Muur
table-row = Rij
table-row-number = Rij { $row }
table-column-number = Kolom { $column }
table-place = Plaats
table-empty = leeg
table-marker-here = Startspelertegel
table-starts = begint de ronde
table-score-of = score { $score }
table-space-awaits = { $color }, leeg
table-space-open = { $color }, leeg; zou { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren
    .terse = { $color }, leeg, +{ $points }
table-space-free = leeg; zou { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren
    .terse = leeg, +{ $points }
table-chosen-space = { $name }, gekozen
table-hinted = { $name }, hint
table-place-here = Hier leggen?
table-raise-board = Bord van { $name } groter tonen
table-not-now = Je bent nu niet aan de beurt.
table-tiles-first = Kies eerst tegels uit een fabriek of het midden.
table-title = De tafel: { $names }
