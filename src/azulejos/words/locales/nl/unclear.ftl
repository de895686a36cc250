## Foute of dubbelzinnige regels: wat begrepen is, wat er te kiezen is, een voorbeeld.

unclear-empty = Er staat geen woord in die regel.
unclear-long = Die regel is te lang. Voor een zet of een vraag zijn maar een paar woorden nodig.

# $words: woorden die niets betekenen
unclear-words = Niet begrepen: { $words }.
# $words: woorden die iets betekenen, maar niet hier
unclear-stray = Past er niet bij: { $words }.
# $words: misschien is een hiervan bedoeld
unclear-meant = Bedoelde je { $words }?
unclear-understood = Begrepen: { $parts }.

unclear-quoted = "{ $text }"
unclear-either-two = { $first } of { $last }
unclear-either-more = { $first }, { $rest }
# $kind: factory, center, line, floor, column, player, number
unclear-place = { $kind ->
    [factory] fabriek { $number }
    [center] midden
    [line] lijn { $number }
    [floor] de vloerlijn
    [column] kolom { $number }
    [player] speler { $number }
   *[number] { $number }
}

## Zetten. $source: center of het nummer van een fabriek; $destination: 0 voor de vloerlijn, none als die onbekend is.

unclear-move-parts = Bij een zet horen een bron, een kleur en een lijn.
unclear-where-to = Begrepen: { $tiles } { $source ->
    [center] uit het midden
   *[other] van fabriek { $source }
}. Waarheen? Mogelijk: { $options }.
unclear-where-from = Begrepen: { $color }{ $destination ->
    [none] {""}
    [0] {" "}naar de vloerlijn
   *[other] {" "}naar lijn { $destination }
}. Waarvandaan? Mogelijk: { $options }.
unclear-offer = { $source ->
    [center] { $tiles } in het midden
   *[other] { $tiles } op fabriek { $source }
}
unclear-none-on-offer = Op geen enkele fabriek ligt { $color }, en in het midden ook niet.
unclear-which-color = Begrepen: { $source ->
    [center] uit het midden
   *[other] van fabriek { $source }
}{ $destination ->
    [none] {""}
    [0] {" "}naar de vloerlijn
   *[other] {" "}naar lijn { $destination }
}. Welke kleur? Mogelijk: { $tiles }.
unclear-count = { $source ->
    [center] In het midden
   *[other] Op fabriek { $source }
}: { $tiles }, niet { $count }.
unclear-choose-column = Kies een kolom voor lijn { $row }, { $color }. Mogelijk: { $columns }.

# $kind: line, row, column, player, level, number
unclear-number = { $kind ->
    [line] Er is geen lijn { $number }, alleen 1 tot en met { $last } en de vloerlijn.
    [row] Er is geen rij { $number }, alleen 1 tot en met { $last }.
    [column] Er is geen kolom { $number }, alleen 1 tot en met { $last }.
    [player] Er is geen speler { $number }, { $last ->
        [2] alleen 1 en 2
       *[other] alleen 1 tot en met { $last }
    }.
    [level] Er is geen niveau { $number }, alleen 1 tot en met { $last }.
   *[number] Het getal moet minstens 1 zijn, niet { $number }.
}

## Vragen en opdrachten. $use: de vraag of de opdracht.

unclear-letter = "{ $text }" kan de kleur { $color } of een vraag zijn: { $forms }.
unclear-wall-number = { $number } kan een rij, een kolom of een speler zijn.
unclear-namesakes = Meer dan één speler heet { $name }. Geef het nummer van de speler.
unclear-missing = { $use ->
    [color] Welke kleur?
    [line] Welke lijn, 1 tot en met 5?
    [wall] Welke rij of kolom, 1 tot en met 5?
    [language] Welke taal: en voor Engels, de voor Duits, nl voor Nederlands?
    [length] Hoeveel moet ik zeggen: kort, normaal of uitgebreid?
   *[letters] Hoe moet ik de kleuren noemen: met namen, met letters of met tactiele letters?
}
unclear-players = Een spel is voor { $first } tot { $last } spelers.
unclear-how-many-back = Hoeveel wil je er terugnemen? Typ bijvoorbeeld: terug { $count }.
unclear-usage = Bijvoorbeeld: { $forms }.
# Elk hiervan is een regel die je kunt typen.
unclear-forms = { $use ->
    [factories] d, d 3
    [center] c
    [color] t rood, waar is rood
    [offers] g, g 3
    [needs] n, n 2, n rood
    [goals] doelen, doelen 2
    [wants] wil, wat wil speler 2
    [ending] speleinde, wie kan het spel beëindigen
    [board] b, b 2, b smal
    [line] l 4, lijn 4
    [wall] w, w rij 2, w kolom 3, w speler 2
    [floor] f, f 2
    [scores] s, s 2
    [moves] m, m 3, m 3 rood
    [preview] p 3R4
    [last] laatste, laatste 3
    [changes] veranderingen
    [details] details
    [bag] zak
    [turn] wie
    [clock] klok
    [repeat] herhaal
    [help] hulp, hulp bord
    [undo] terug, terug 2
    [hint] hint
    [why] waarom, waarom niet 3R2
    [level] niveau, niveau 5
    [language] taal en, taal de, taal nl
    [length] lengte kort, lengte normaal, lengte uitgebreid
    [letters] letters namen, letters letters, letters tactiel
    [resign] opgeven
    [new] nieuw, nieuw 3
    [games] spellen
    [replay] naspelen, naspelen 1
    [review] terugblik, terugblik 1
    [course] cursus
    [record] verslag
    [code] stelling
   *[quit] stop
}

## Voorbeelden die je in deze stelling kunt typen.

unclear-example = Bijvoorbeeld: { $typed }, { $color } { $source ->
    [center] uit het midden
   *[other] van fabriek { $source }
} { $destination ->
    [0] naar de vloerlijn
   *[other] naar lijn { $destination }
}.
    .terse = Bijvoorbeeld: { $typed }.
unclear-example-column = Bijvoorbeeld: { $typed }, lijn { $row } naar kolom { $column }.
    .terse = Bijvoorbeeld: { $typed }.
unclear-example-question = Bijvoorbeeld: punten, of hulp.
