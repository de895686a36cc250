## At an online table that was joined from the terminal.

# Sitting down

online-name = Hoe heet je? Druk alleen op Enter als je geen naam wilt.
online-seated = Je zit aan tafel als { $player }.
online-watching = Je kijkt toe.
online-table = { $side ->
    [gray] Op de grijze zijde van de muur: { $players }.
   *[colored] Aan tafel: { $players }.
}
online-table-empty = { $side ->
    [gray] Op de grijze zijde van de muur. Er zit nog niemand aan tafel.
   *[colored] Er zit nog niemand aan tafel.
}
online-seats-free = { $count ->
    [one] { $count } plaats is vrij. Het spel begint zodra die bezet is.
   *[other] { $count } plaatsen zijn vrij. Het spel begint zodra die bezet zijn.
}
online-hints = Iedereen kan hier om hints vragen, en iedereen ziet wie dat doet.
online-round = Het spel is in ronde { $round }.
online-seat-not-kept = Ik kon je plaats niet bewaren in de map { $folder }. Typ link en bewaar de link zelf.

# What is waited for

online-deal-waits = Druk op Enter voor de volgende ronde. Tot dan kun je terugnemen.
    .terse = Enter: volgende ronde.
online-deal-waits-for = { $player } kan nog terugnemen. Dan begint de volgende ronde.
online-column-kept = Lijn { $row } gaat naar kolom { $column }.
online-takeback-asked = Typ ja of nee.
online-takeback-waits = Je hebt gevraagd een zet terug te nemen. De anderen zeggen ja of nee.
online-undo-asks = Intussen heeft iemand een zet gedaan. Typ nog eens terug om het de anderen te vragen.
online-end-sure = Daarmee eindigt het spel voor iedereen aan tafel, zonder winnaar. Wil je dat, typ dan nog eens afbreken.
    .terse = Typ nog eens afbreken.
online-gone = { $player } is al een minuut weg. Typ overdragen om de computer te laten spelen voor { $player }, afbreken om het spel te beëindigen, of wachten.
    .terse = { $player } is weg. Overdragen, afbreken of wachten?
online-is-back = { $player } is er weer.
online-you-handed-over = De computer speelt voor jou. Typ overnemen om weer zelf te spelen.
online-is-paused = Het spel is gepauzeerd. Typ verder om door te gaan.
online-waits = Goed.
online-over = Typ nieuw om nog een keer te spelen, verslag voor het verslag, of stop.
online-rematch-waits = Je wilt nog een keer spelen. Het spel begint als iedereen dat wil.

# The connection

online-lost = De verbinding is weg. Ik blijf het proberen; er gaat niets verloren.
online-found = Je bent weer verbonden.
online-broken = Een fout in dit programma heeft de verbinding beëindigd: { $error }. Er is niets verloren: met dezelfde link speel je verder.
online-sent-later = Er is nog geen verbinding. Ik verstuur dit zodra die er is.
online-still-lost = Er is nog geen verbinding. Eerst verstuur ik wat je eerder typte. Typ stop om weg te gaan.
online-still-asking = De server heeft nog niet geantwoord. Wacht even, of typ stop om weg te gaan.

# Answers

online-link-seat = Wie deze link heeft, speelt voor jou. Open hem om ergens anders verder te spelen:
online-link-invitation = Wie deze link heeft, kan een vrije plaats nemen:
online-link-watch = Wie deze link heeft, kan toekijken:
online-present = Aan tafel: { $players }.
online-present-nobody = Er is niemand aan tafel.
online-absent = Weg: { $players }.
online-spectators = { $count ->
    [one] { $count } persoon kijkt toe.
   *[other] { $count } mensen kijken toe.
}
online-nobody-gone = Er is nog niemand een minuut weg.
online-who-gone = Er zijn meerdere spelers weg. Typ overdragen en het nummer van de speler.
online-only-watching = Je kijkt toe, dus je kunt alleen vragen.
online-new-not-over = Dit spel is nog niet afgelopen. Typ daarna nieuw om nog een keer te spelen.
online-level = Het niveau kies je wanneer je een tafel maakt.
online-at-home = Dat kan alleen in spellen aan je eigen toetsenbord: start azulejos text zonder link.
online-seat-lost = Je was er niet toen het spel zou beginnen. Je plaats is weer vrij: met de uitnodiging kun je opnieuw gaan zitten.
online-stood-up = Je hebt je plaats teruggegeven.
online-goodbye = Tot ziens. Je plaats blijft van jou: met dezelfde link speel je verder.

# What the server did not do

online-refused-malformed = De server heeft dat niet begrepen. Misschien heeft die een andere versie.
online-refused-not-your-seat = Deze plaats is niet van jou, of is teruggegeven.
online-refused-not-invited = De uitnodiging klopt niet. Vraag nog eens om de link.
online-refused-no-such-table = Deze tafel bestaat niet. Misschien is hij verlopen, of is de link onvolledig.
online-refused-no-such-seat = Deze plaats bestaat niet aan deze tafel.
online-refused-too-large = Dat is te lang.
online-refused-too-fast = Dat ging wat snel. Wacht even en probeer het opnieuw.
online-refused-busy = De server heeft het nu erg druk. Probeer het zo opnieuw.
online-refused-too-many-open = Er komen te veel verbindingen van je adres. Sluit er een paar.
online-refused-too-many-tables = Vanaf je adres zijn al veel tafels gemaakt. Probeer het later opnieuw.
online-refused-server-full = Op de server is geen plek voor nog een tafel. Probeer het later opnieuw.
online-refused-too-many-entries = Aan deze tafel is zo veel gebeurd dat hij vol is. Dit spel kun je nog uitspelen; maak daarna een nieuwe tafel.
online-refused-failed = De server heeft een fout gemaakt. Er is niets veranderd; probeer het opnieuw.
online-refused-unknown-host = De server kent dit adres niet als zijn eigen adres. De beheerder kan het toevoegen met --name.
online-refused-damaged = De server kan dit spel niet meer lezen: de gegevens zijn beschadigd. Misschien heeft de beheerder van de server een back-up.
online-refused-not-stored = De server kon dit niet bewaren, dus er is niets veranderd. Probeer het zo opnieuw.
online-refused-old-number = Het spel is intussen verdergegaan, dus er is niets gebeurd.
online-refused-unknown-number = De server is een deel van het spel kwijt. Kom opnieuw aan tafel.
online-refused-seat-taken = Iemand was sneller: de plaats is bezet.
online-refused-bad-name = Deze naam kan hier niet. Een naam heeft hoogstens 24 letters, lijkt niet te veel op een andere naam aan tafel, mengt binnen een woord geen alfabetten en betekent in het spel niets anders.
online-refused-has-begun = Het spel is al begonnen.
online-refused-not-begun = Het spel is nog niet begonnen: er zijn nog plaatsen vrij.
online-refused-illegal = Dat mag niet volgens de regels.
online-refused-no-choice = Je hoeft nu niets te kiezen.
online-refused-choice-incomplete = Kies voor elke complete lijn een kolom, van boven naar beneden.
online-refused-game-over = Het spel is afgelopen.
online-refused-not-over = Het spel is nog niet afgelopen.
online-refused-no-deal-waits = Je hoeft nu niets te bevestigen.
online-refused-no-clock = Aan deze tafel loopt geen klok, dus er valt niets te pauzeren.
online-refused-not-alone = Er zitten anderen aan tafel, en die zouden moeten wachten.
online-refused-paused = Het spel is gepauzeerd. Typ eerst verder.
online-refused-not-gone = Deze speler is er, of is net pas weggegaan. Wacht even.
online-refused-days-left = In dit spel heb je dagen voor elke zet. Tot de tijd om is, kan niemand de plaats overnemen of het spel beëindigen.
online-refused-handed-over = De computer speelt voor jou. Typ eerst overnemen.
online-refused-dropped-out = Je hebt opgegeven, of je tijd is om. In dit spel kun je niets meer doen.
online-refused-undo-nothing = Er is niets om terug te nemen.
online-refused-undo-deal = De fabrieken zijn intussen opnieuw gevuld, dus je kunt dat niet meer terugnemen.
online-refused-undo-over = Het spel is afgelopen, dus je kunt niets meer terugnemen.
online-refused-undo-too-late = Intussen heeft iemand een zet gedaan.
online-refused-no-takeback = Niemand vraagt je nu of hij een zet mag terugnemen.
online-refused-no-hints = Aan deze tafel zijn geen hints. Je kunt ze voor iedereen aanzetten als je een tafel maakt.
online-refused-already-done = Dat is al gedaan.
online-refused-other = De server weigert dat. Die zegt: { $code }.
online-unknown = De server zegt iets wat deze versie niet kent: { $id }. Werk Azulejos bij.

# Why a table can't be joined. $host: the server

online-no-link = Dit is geen link naar een tafel. Die begint met http:// of https://, zoals https://example.org/table/x4Gd.
online-unreachable = Ik kan de server { $host } niet bereiken. Controleer de link en je verbinding.
online-not-safe = Het certificaat van { $host } is niet te vertrouwen, dus ik heb niets verstuurd.
online-elsewhere = De server { $host } stuurt door naar { $address }. Dat volg ik niet; gebruik de link die je browser toont.
online-no-server = Op { $host } draait geen Azulejos-server.
online-other-version = Op de server { $host } draait een andere versie dan dit programma. Werk Azulejos bij.
online-busy = De server { $host } kan nu niet antwoorden. Probeer het zo opnieuw.
online-full = Aan deze tafel zijn alle plaatsen bezet. Gebruik { $link } om toe te kijken.

# Help

online-help-overview = Aan een onlinetafel zijn er ook: link, aanwezig, pauze, verder, overdragen, wachten, afbreken, overnemen, opstaan, en ja of nee als iemand een zet wil terugnemen.
online-help-agree = ja: laat iemand een zet terugnemen die dat vraagt.
online-help-decline = nee: laat iemand geen zet terugnemen die dat vraagt.
online-help-pause = pauze: zet de klokken stil, als je alleen aan tafel bent.
online-help-resume = verder: beëindigt de pauze.
online-help-hand-over = overdragen: laat de computer spelen voor iemand die al een minuut weg is. Met een speler, overdragen 2, voor die speler; met een niveau, overdragen 2 niveau 5, op dat niveau.
online-help-wait = wachten: wacht op wie weg is.
online-help-end = afbreken: beëindigt het spel zonder winnaar, als iemand al een minuut weg is of je alleen bent. Typ het twee keer.
online-help-return = overnemen: je speelt weer zelf, als de computer voor jou speelt.
online-help-stand-up = opstaan: geeft je plaats terug, voordat het spel is begonnen.
online-help-link = link: de link van je plaats, om bijvoorbeeld met de telefoon verder te spelen, en de links voor anderen.
online-help-present = aanwezig: wie aan tafel is, en wie weg is.
