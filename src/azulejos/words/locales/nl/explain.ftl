## Waarom een zet beter is, in een hint of een terugblik.

explain-instead = { $best } in plaats van { $move }:
explain-line = { $best } maakt lijn { $row } compleet voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; na { $move } { $short ->
    [one] ontbreekt daar nog { $short } tegel
   *[other] ontbreken daar nog { $short } tegels
}.
explain-floor-now = { $move } kost meteen { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
} op de vloerlijn, { $best } kost { $less ->
    [0] niets
   *[other] er { $less }
}.
explain-leaves = { $move } laat { $tiles } { $source ->
    [center] in het midden
   *[other] op fabriek { $source }
} over voor { $player }, goed voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
explain-round = { $player } scoort deze ronde { $points } in plaats van { $less ->
    [one] { $less } punt
   *[other] { $less } punten
}.
explain-floor-at-end = De vloerlijn van { $player } kost uiteindelijk { $cost } in plaats van { $less ->
    [one] { $less } punt
   *[other] { $less } punten
}.
explain-bonuses = { $player } heeft aan het eind van de ronde { $points } aan bonus binnen in plaats van { $less }.
explain-marker = { $player } begint de volgende ronde, niet { $other }.
explain-ending = { $best } beëindigt het spel met deze ronde, { $move } niet.
explain-best = Het beste: { $moves }.
variation = { $first } { $rest }

explain-despite = Deze ronde pakt { $move } beter uit dan { $best }. Volgens de computer levert { $best } later meer op.

## Na een hint

why-no-hint = Er is hier geen hint om uit te leggen. Typ eerst hint.
why-only = Er is geen andere zet.
why-alike = { $best } en { $move } schelen deze ronde minder dan een punt.
why-as-good = { $move } is { $how ->
    [better] misschien zelfs beter dan { $best }: apart doorgerekend komt die zet er beter uit.
   *[alike] net zo goed als { $best }, voor zover de computer kan zien.
}
why-other = De andere: { $moves }.
why-chances = Winstkans: { $wins } % na { $best }, { $less } % na { $move }.
