## Wat alleen de terminal zegt: de gegevensmap, bewaarde spellen, naspelen.

vertical-line-five = Een complete kolom levert 5 punten op, zoals in de tactiele uitgave.
    .terse = Kolom: 5 punten.
other-game-waits = { $count ->
    [one] Voor het spel dat je koos, typ je nieuw.
   *[other] Voor het spel dat je koos, typ je twee keer nieuw.
}
what-now = Typ terugblik om te horen wat het heeft beslist, nieuw voor een nieuw spel, naspelen om dit spel nog eens te horen, of stop.
kept-as = Het spel is bewaard als nummer { $number }.
goodbye-lost = Tot ziens. Ik kon dit spel niet bewaren.
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
settings-not-kept = De instelling geldt tot je stopt; ik kon die niet bewaren.
already-open = Een andere Azulejos heeft dezelfde spellen open, dus dit spel bewaar ik niet.
hint-failed = Er is geen hint, door een fout in het programma: { $error }. Je spel is bewaard en gaat verder.
move-failed = { $player } vond geen zet, door een fout in het programma: { $error }. Je spel is bewaard. Druk op Enter om het nog eens te proberen; terug neemt je zet terug, niveau verandert de sterkte, stop stopt.
written-to = Ook in het bestand { $file }.
game-entry-unreadable = Spel { $number }: ik kan het bestand { $file } niet lezen.
exported-game = Spel { $number }, { $side ->
    [gray] grijze zijde
   *[colored] gekleurde zijde
}{ $state ->
    [given-up] , opgegeven
    [unfinished] , niet uitgespeeld
   *[over] {""}
}: { $results }.
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
free-seat = Vrij ({ $seat })
resign-sure = Dat kun je niet terugnemen. Typ nog een keer opgeven om het spel op te geven.
resign-over = Het spel is afgelopen, dus niemand kan nog opgeven.
