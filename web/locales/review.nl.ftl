## Wat de pagina van een terugblik zelf zegt. Zinnen over zetten en trekkingen zegt words/.

reviewing-lead = Plak het verslag van een afgelopen spel of open een bestand, en zie wat elke zet en elke trekking waard was. De server slaat niets op; deze browser bewaart de terugblik.
reviewing-text = Verslag
reviewing-bad-file = In dit bestand staat geen terugblik, of er ontbreekt een deel. Open in plaats daarvan het verslag van het spel: dan wordt de terugblik opnieuw gemaakt.
# $state: quick en closer terwijl hij bezig is, de andere terwijl hij niet bezig is
reviewing-state = { $state ->
    [quick] Een eerste blik op het spel …
    [closer] Dat was de eerste blik. Nu wat nauwkeuriger …
    [done] Dit is een nauwkeurige blik op het spel.
    [stopped-quick] Dit is de eerste blik op het spel. Een nauwkeuriger blik vindt meer.
   *[stopped] Gestopt. Wat tot nu toe gevonden is, blijft.
}
reviewing-progress = Zetten en trekkingen
reviewing-stop = Stoppen
reviewing-closer = Nauwkeuriger kijken
reviewing-go-on = Verdergaan
reviewing-unkept = Deze browser heeft geen ruimte meer en kan deze terugblik niet bewaren. Download hem als je hem nog eens wilt zien.

## De grafiek

reviewing-graph = Winstkansen
reviewing-chance = Winstkans in procenten:
reviewing-round-short = Ronde
reviewing-slider = Stap van het spel
reviewing-graph-table = De grafiek als tabel
reviewing-before = Voor

## Een stap

reviewing-step = Deze stap
# Na het geluk van elke speler door een trekking
reviewing-about-luck = Dat is geluk: meer of minder dan een gemiddelde trekking oplevert, in procenten van een overwinning.
reviewing-keys = Toetsen: pijlen voor een stap, met Shift voor een fout, Page Up en Page Down voor een ronde, Home en End.
reviewing-variations = Wat er na beide zetten volgt
reviewing-next-mistake = Volgende fout
reviewing-played = Gespeeld: { $move }
reviewing-best = Beste: { $move }
reviewing-played-best = Gespeeld, en de beste: { $move }

## Ernaast

reviewing-turns = Keerpunten
reviewing-seats = Geluk en kunde
reviewing-unit = In procenten
reviewing-start = Kans aan het begin
reviewing-luck = Geluk
reviewing-skill = Kunde
reviewing-correction = Correctie
reviewing-result = Uitslag
reviewing-accuracy = Nauwkeurigheid, van 100
reviewing-error-rate = Foutscore
reviewing-steps = Alle zetten
reviewing-ply = Nr.
reviewing-player = Wie
reviewing-move = Zet
reviewing-loss = Verlies
reviewing-class = Oordeel
# Een zet waarbij er niets te kiezen viel
reviewing-uncounted = –
reviewing-deal = Trekking van ronde { $round }
reviewing-download = Downloaden met het verslag
reviewing-replay = Naspelen en verder spelen

## Fouten om op te lossen

reviewing-learn = { $count ->
    [one] Leer van een fout
   *[other] Leer van { $count } fouten
}
reviewing-no-mistakes = Er zijn geen fouten om van te leren.
reviewing-task = Fout { $number } van { $count }: zet { $ply }, ronde { $round }, { $player } is aan de beurt
reviewing-find = Zoek een betere zet.
reviewing-checking = Even kijken …
reviewing-show = Laat zien
reviewing-next-task = Volgende
reviewing-no-next-task = Klaar
reviewing-back = Terug naar de terugblik
