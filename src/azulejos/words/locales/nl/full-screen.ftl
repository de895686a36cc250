## Wat de terminal met volledig scherm rond een spel zegt; de browser laadt dit niet.

screen-round = Ronde { $round }.
screen-last-round = De laatste ronde!
screen-thinking = { $back ->
    [yes] { $player } denkt na. Esc neemt je zet terug.
   *[no] { $player } denkt na. Esc stopt dat.
}
screen-waits = { $player } is aan de beurt.
screen-paused = Je hebt { $player } onderbroken. Met Enter gaat het verder.
screen-hint-thinking = Ik zoek een hint. Esc stopt dat.
screen-choose-tiles = { $player }: kies tegels.
screen-choose-line = { $player }: kies een lijn.
screen-choose-column = { $player }: kies een kolom.
screen-over = Het spel is afgelopen. Druk op n voor een nieuw spel.
screen-steps = Enter toont de volgende stap, Esc de stand van nu.
screen-course = Cursus: het verloop zegt wat je moet doen. Met q ga je terug.
screen-replay = Naspelen: Enter toont de volgende stap, u de vorige, q gaat terug.
screen-reviewing = Terugblik: { $done } van { $total } zetten en vullingen. Esc stopt dat.
screen-review = Terugblik: Enter gaat verder, u een stap terug, q stopt.
screen-mistake = Jouw fout: speel een betere zet, h geeft een hint, q stopt.
screen-too-small = De terminal is kleiner dan 80 x 24. Druk op p voor gewone regels.

# Wat aan een onlinetafel in gewone regels alleen getypt wordt
screen-takeback = { $player } wil een zet terugnemen: druk op / en typ ja of nee.
screen-handed-over = De computer speelt voor jou. Druk op / en typ overnemen om weer zelf te spelen.
screen-online-paused = Het spel is gepauzeerd. Druk op / en typ verder om door te gaan.

# Een fout in het programma
screen-move-failed = { $player } vond geen zet, door een fout in het programma: { $error }. Je spel is bewaard. Druk op Enter om het nog eens te proberen; u neemt je zet terug, m verandert het niveau, q stopt.
screen-review-failed = De terugblik stopte door een fout in het programma: { $error }. Je spel is bewaard.
screen-broke-down = De weergave op volledig scherm is vastgelopen door een fout in het programma; die staat hierboven.

screen-slash-title = Met / typ je een zet, een vraag of een opdracht
screen-command-title = Typ een zet, een vraag of een opdracht; Esc gaat terug
screen-menu-title = Instellingen
screen-new-title = Nieuw spel
screen-help-title = Toetsen
screen-result-title = Uitslag

## Toetsen, zo kort mogelijk

screen-key-hint-title = Hint
screen-key-undo-title = Terug
screen-key-command-title = Typen
screen-key-new-title = Nieuw
screen-key-menu-title = Instell.
screen-key-plain-title = Regels
screen-key-help-title = Hulp
screen-key-quit-title = Stop

## Keuzes

screen-choice-language-title = Taal
screen-choice-length-title = Spraak
screen-choice-letters-title = Kleurnamen
screen-choice-level-title = Niveau van de computer
screen-choice-pace-title = Stappen
screen-choice-players-title = Spelers
screen-choice-side-title = Muur
screen-choice-edition-title = Complete kolom
screen-choice-persons-title = Mensen
screen-start-title = Spel beginnen
screen-done-title = Klaar

screen-language-title = { $language ->
    [de] Deutsch
    [nl] Nederlands
   *[en] English
}
screen-length-title = { $length ->
    [terse] kort
    [full] uitgebreid
   *[normal] normaal
}
screen-letters-title = { $letters ->
    [letters] letters
    [tactile] tactiele letters
   *[names] namen
}
screen-pace-title = { $pace ->
    [key] een voor een, met Enter
    [none] allemaal tegelijk
   *[auto] na elkaar
}
screen-side-title = { $side ->
    [gray] grijze zijde
   *[colored] gekleurde zijde
}
screen-edition-title = { $points ->
    [5] 5 punten, tactiele uitgave
   *[7] 7 punten
}
screen-level-title = { $level }, { $name }

screen-menu-keys = Omhoog en omlaag kiezen; links, rechts en Enter veranderen; Enter op de laatste regel bevestigt, Esc sluit.
screen-reading-keys = Omhoog en omlaag: door de tekst. Esc sluit.
screen-result-keys = { $review ->
    [yes] Druk op n voor een nieuw spel, r voor een terugblik op dit spel, Esc om de borden te zien.
   *[no] Druk op n voor een nieuw spel, Esc om de borden te zien.
}
screen-gives-up = Het spel dat nog bezig is, geef je op. Het blijft bewaard.

## Hulp

screen-help-take = Met de pijltoetsen ga je van tegel naar tegel. Enter neemt alle tegels van die kleur, en de lijnen waarop ze passen lichten op en tonen hoeveel er passen, hoeveel er vallen en de punten van de ronde. Enter op een lijn legt ze neer, Esc legt ze terug.
screen-help-quick = Sneller gaat het met het nummer van een fabriek of c voor het midden, de letter van een kleur, het nummer van een lijn of 0 voor de vloerlijn, dan Enter.
screen-help-column = Op de grijze zijde kies je een kolom van de muur met links, rechts en Enter, of met het nummer.
screen-help-areas = Tab gaat van de fabrieken naar je bord, naar de regel om te typen en naar het verloop. Met v komt het volgende bord. Page up en page down bewegen het verloop.
screen-help-steps = De puntentelling zie je stap voor stap: Enter toont de volgende, Esc de uitslag. Onder Instellingen kun je dat veranderen.
screen-help-mouse = Met de muis klik je op tegels, dan op een lijn; op een klein bord om het groot te zien; op een toets onderaan.
screen-help-type = Na / kun je alles typen wat azulejos text begrijpt, zoals 3R4, nodig of punten; hulp noemt alles.
screen-help-plain = Met p gaat hetzelfde spel verder in gewone regels. Typ tui om terug te komen.

## Naar gewone regels en terug

plain-already = Je speelt al met gewone regels. Typ tui voor het volledige scherm.
screen-already = Je speelt al op het volledige scherm. Typ plain voor gewone regels.
plain-now = Gewone regels. Typ tui voor het volledige scherm.
# Waarmee de uitbreiding geïnstalleerd wordt.
screen-missing = Voor het volledige scherm is een uitbreiding nodig. { $command } installeert die.
screen-no-terminal = Het volledige scherm heeft een eigen terminal nodig. Via een pipe of in een eenvoudige terminal speel je met { $command }.
