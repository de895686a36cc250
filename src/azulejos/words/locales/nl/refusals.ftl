## Waarom niet. Een melding voor elke reden van de regels.

refused-game-over = Het spel is afgelopen.
refused-deal-pending = Eerst moeten de fabrieken gevuld worden.
refused-not-your-turn = { $player } is aan de beurt.
    .terse = Aan de beurt: { $seat }.
refused-not-factory-offer = { $player } moet eerst een kolom voor lijn { $row } kiezen.
    .terse = { $seat }: kies een kolom voor lijn { $row }.
refused-no-such-factory = Er is geen fabriek { $source }, alleen 1 tot en met { $count }.
refused-color-not-there = { $source ->
    [center] { $empty ->
        [yes] Er ligt geen { $color } in het midden: daar zijn geen tegels.
       *[no] Er ligt geen { $color } in het midden, alleen { $tiles }.
    }
   *[other] { $empty ->
        [yes] Er ligt geen { $color } op fabriek { $source }: die is leeg.
       *[no] Er ligt geen { $color } op fabriek { $source }, alleen { $tiles }.
    }
}
refused-pattern-line-holds-other-color = Op lijn { $row } ligt al { $color }.
    .full = Op patroonlijn { $row } ligt al { $color }; daar mag geen andere kleur bij.
refused-wall-row-has-color = Rij { $row } van de muur heeft al { $color }, in kolom { $column }.
    .full = Op patroonlijn { $row } mag geen { $color }: rij { $row } van de muur heeft die kleur al, in kolom { $column }.
refused-pattern-line-full = Lijn { $row } is vol.
    .full = Patroonlijn { $row } is al vol, met { $color }.
refused-not-wall-tiling = Je hoeft nu geen kolom te kiezen.
refused-other-pattern-line-first = Kies eerst een kolom voor lijn { $row }.
refused-space-taken = In rij { $row }, kolom { $column } ligt al { $color }.
refused-column-has-color = Kolom { $column } heeft al { $color }, in rij { $row }.
refused-not-dealing = De fabrieken hoeven nu niet gevuld te worden.
refused-wrong-number-of-factories = Er zijn { $count } fabrieken te vullen.
refused-wrong-number-of-tiles = { $count ->
    [one] Fabriek { $source } krijgt { $count } tegel.
   *[other] Fabriek { $source } krijgt { $count } tegels.
}
refused-tiles-not-available = Van { $color } { $count ->
    [one] is er maar { $count } tegel
   *[other] zijn er maar { $count } tegels
}.
refused-bag-not-emptied-first = Eerst moet de zak leeg. Bij fabriek { $source } ontbreekt: { $tiles }.
