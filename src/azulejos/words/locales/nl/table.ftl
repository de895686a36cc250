## Wat de tekst om een spel heen zegt.

person = Speler { $seat }
computer = Computer { $seat }

new-game = { $side ->
    [gray] Een nieuw spel op de grijze zijde: { $players }.
   *[colored] Een nieuw spel: { $players }.
}
    .full = { $side ->
        [gray] Een nieuw spel op de grijze zijde van de muur begint. De spelers: { $players }.
       *[colored] Een nieuw spel begint. De spelers: { $players }.
    }
game-goes-on = { $side ->
    [gray] Je spel op de grijze zijde gaat verder in ronde { $round }: { $players }.
   *[colored] Je spel gaat verder in ronde { $round }: { $players }.
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
for-example = Dit kan bijvoorbeeld wel: { $move }.
    .terse = Bijv. { $move }.

goodbye = Tot ziens.
goodbye-kept = Tot ziens. Je spel is bewaard en gaat de volgende keer verder.

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
player-score = { $player } met { $score }

## Several persons at a table

person-sat = { $player } gaat aan tafel zitten.
person-left = { $player } heeft de tafel verlaten.
# Everybody had sat down, but nothing came from this person's device.
seat-lost = { $player } was er niet toen het spel zou beginnen. De plaats is weer vrij.
sends-no-nonce = Het programma van { $player } draagt geen eigen toevalsgetal bij. De server trekt er daarom zelf een.
# Who starts the first round.
lot-drawn = { $player } begint (door loting).
columns-are-in = { $player } heeft de kolommen gekozen.
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
