## Wat de tekst om een spel heen zegt.

person = Speler { $seat }
computer = Computer { $seat }
free-seat = Vrij ({ $seat })

new-game = { $side ->
    [gray] Een nieuw spel op de grijze zijde: { $players }.
   *[colored] Een nieuw spel: { $players }.
}
    .full = { $side ->
        [gray] Een nieuw spel op de grijze zijde van de muur begint. De spelers: { $players }.
       *[colored] Een nieuw spel begint. De spelers: { $players }.
    }
vertical-line-five = Een complete kolom levert 5 punten op, zoals in de tactiele uitgave.
    .terse = Kolom: 5 punten.
game-goes-on = { $side ->
    [gray] Je spel op de grijze zijde gaat verder in ronde { $round }: { $players }.
   *[colored] Je spel gaat verder in ronde { $round }: { $players }.
}
other-game-waits = { $count ->
    [one] Voor het spel dat je koos, typ je nieuw.
   *[other] Voor het spel dat je koos, typ je twee keer nieuw.
}
how-to-get-help = Typ hulp om te horen wat je kunt typen.

your-turn = { $alone ->
    [yes] Jij bent aan de beurt.
   *[no] { $player }, jij bent aan de beurt.
}
    .terse = { $alone ->
        [yes] Jouw beurt.
       *[no] Aan de beurt: { $player }.
    }
for-example = Mogelijk is bijvoorbeeld { $move }.
    .terse = Bijv. { $move }.
what-now = Typ nieuw voor een nieuw spel, naspelen om dit spel nog eens te horen, of stop.
kept-as = Het spel is bewaard als nummer { $number }.

goodbye = Tot ziens.
goodbye-kept = Tot ziens. Je spel is bewaard en gaat de volgende keer verder.
goodbye-lost = Tot ziens. Ik kon dit spel niet bewaren.

## Bewaren

save-set-aside = Ik kan het bewaarde spel niet lezen. Het staat nu onder de naam { $file }.
save-no-text = Regel { $line } daarin is geen tekst.
save-unfit = { $line ->
    [0] De reden: { $error }.
   *[other] Regel { $line } past niet: { $error }.
}
settings-set-aside = Ik kan de instellingen niet lezen. Ze staan nu onder de naam { $file }.
not-saved = { $reason ->
    [full] De schijf is vol, dus ik kan het spel niet bewaren. Het gaat wel door.
    [denied] In de map { $folder } mag ik niet schrijven, dus ik kan het spel niet bewaren. Het gaat wel door.
   *[other] De map { $folder } kan ik niet gebruiken, dus ik kan het spel niet bewaren. Het gaat wel door.
}
saved-again = Ik kan het spel weer bewaren.
settings-not-kept = De instelling geldt tot je stopt; ik kon haar niet bewaren.
already-open = Een andere Azulejos heeft dezelfde spellen open, dus dit spel bewaar ik niet.

## Opdrachten

undone = { $count ->
    [0] Teruggenomen: { $move }.
    [one] Teruggenomen: { $move } en de zet daarna.
   *[other] Teruggenomen: { $move } en de { $count } zetten daarna.
}
undo-nothing = Er is niets om terug te nemen.
undo-deal = Sinds je laatste zet zijn de fabrieken opnieuw gevuld, dus je kunt die zet niet meer terugnemen.
    .terse = Al gevuld, te laat.
undo-only = In deze ronde { $count ->
    [one] kun je maar { $count } van je zetten
   *[other] kun je maar { $count } van je zetten
} terugnemen. Typ bijvoorbeeld: terug { $count }.
undo-same = Dat heb je gespeeld.
undo-column-first = Typ eerst terug en kies dan de kolom opnieuw.
undo-over = Het spel is afgelopen, dus je kunt niets meer terugnemen.

hint = Hint: { $move }.
hint-column = Hint: kolom { $column } voor lijn { $row }, { $move }.
hint-over = Het spel is afgelopen. Er is geen hint.
hint-failed = Er is geen hint, door een fout in het programma: { $error }. Je spel is bewaard en gaat verder.
move-failed = { $player } vond geen zet, door een fout in het programma: { $error }. Je spel is bewaard. Druk op Enter om het nog eens te proberen; terug neemt je zet terug, niveau verandert de sterkte, stop stopt.

language-now = De taal is Nederlands.
    .terse = Nederlands.
length-now = { $length ->
    [terse] Kort: ik zeg zo weinig mogelijk.
    [full] Uitgebreid: ik spreek in hele zinnen.
   *[normal] Normale lengte.
}
letters-now = { $letters ->
    [letters] Ik noem de kleuren met letters: B blauw, G geel, R rood, Z zwart, W wit.
    [tactile] Ik noem de kleuren met de letters van het tactiele spel: B voor blauw, daar hemelsblauw; O voor geel, daar oranje; R voor rood; SCH voor zwart; X voor wit, daar turkoois.
   *[names] Ik noem de kleuren bij hun naam.
}

written-to = Ook in het bestand { $file }.
resign-sure = Dat kun je niet terugnemen. Typ nog een keer opgeven om het spel op te geven.
resign-over = Het spel is afgelopen, dus niemand kan nog opgeven.
new-sure = Dit spel is nog niet afgelopen. Typ nog een keer nieuw om het op te geven.
games-none = Er is nog geen afgelopen spel bewaard.
games-kept = { $count ->
    [one] Er is { $count } spel bewaard.
   *[other] Er zijn { $count } spellen bewaard.
}{ $shown ->
    [0] {""}
   *[other] {" "}De laatste { $shown }:
}
game-entry = Spel { $number }, { $date }: { $results }.
game-entry-given-up = Spel { $number }, { $date }, opgegeven: { $results }.
game-entry-unreadable = Spel { $number }: ik kan het bestand { $file } niet lezen.
exported-game = Spel { $number }, { $side ->
    [gray] grijze zijde
   *[colored] gekleurde zijde
}{ $state ->
    [given-up] , opgegeven
    [unfinished] , niet uitgespeeld
   *[over] {""}
}: { $results }.
player-score = { $player } met { $score }

no-such-game = { $count ->
    [0] Er is nog geen afgelopen spel bewaard.
    [one] Er is geen spel { $number }. Alleen spel 1 is bewaard.
   *[other] Er is geen spel { $number }. De spellen zijn genummerd van 1 tot en met { $count }.
}
game-unreadable = Ik kan het verslag van spel { $number } niet lezen.
replay-begins = Spel { $number }: { $players }. Druk op Enter voor de volgende stap, typ terug voor de vorige, stop om terug te gaan naar je spel.
replay-ends = Dat was de laatste stap. Vraag naar de borden, typ terug voor de vorige stap of stop om terug te gaan naar je spel.
    .terse = Dat was de laatste stap.
replay-starts = Dat was de eerste stap.
replay-only-listens = Hier wordt een spel nagespeeld: druk op Enter voor de volgende stap, of typ stop om terug te gaan naar je spel.
back-at-the-table = Je bent weer bij je spel.

## Several persons at a table

person-sat = { $player } gaat aan tafel zitten.
person-left = { $player } heeft de tafel verlaten.
# Everybody had sat down, but nothing came from this person's device.
seat-lost = { $player } was er niet toen het spel zou beginnen. De plaats is weer vrij.
sends-no-nonce = Het programma van { $player } draagt geen eigen toevalsgetal bij. De server trekt er daarom zelf een.
# Who starts the first round.
lot-drawn = { $player } begint (door loting).
columns-are-in = { $player } heeft gekozen.
takeback-asked = { $player } wil een zet terugnemen.
takeback-answered = { $granted ->
    [yes] { $player } vindt het goed.
   *[no] { $player } vindt het niet goed.
}
# At a table of several people with hints for everyone
hint-asked = { $player } heeft om een hint gevraagd.
resigned = { $player } heeft opgegeven.
out-of-time = De tijd van { $player } is om.
# Where more than one is left, after somebody has resigned or run out of time
plays-on = De computer speelt verder voor { $player }.
# A computer player decides for the other, who is gone. $player: who wanted it
handed-over = { $player } laat de computer spelen voor { $other }.
returned = { $player } is terug en speelt verder.
abandoned = { $player } beëindigt het spel. Niemand wint.
paused = Het spel is gepauzeerd.
resumed = Het spel gaat verder.
won-alone = { $who ->
    [you] Je wint!
   *[others] { $player } wint.
}
comes-last = { $why ->
    [time] De tijd van { $player } is om: laatste plaats.
   *[resign] { $player } heeft opgegeven: laatste plaats.
}
rematch-agreed = { $player } wil nog een keer spelen.
