## De niveaus van de computerspelers.

level-name-1 = nieuweling
level-name-2 = beginner
level-name-3 = leerling
level-name-4 = gezel
level-name-5 = tegelzetter
level-name-6 = kenner
level-name-7 = meester
level-name-8 = grootmeester

level-character-1 = Neemt wat er toevallig ligt, en ziet alleen de eigen punten.
level-character-2 = Let alleen op de eigen muur en ziet veel over het hoofd.
level-character-3 = Houdt ook rekening met wat jij zou krijgen, maar mist nog goede zetten.
level-character-4 = Speelt degelijk, met af en toe een fout.
level-character-5 = Speelt degelijk en zorgvuldig: houdt de vloerlijn kort en let op jouw lijnen.
level-character-6 = Speelt sterk: denkt meerdere zetten vooruit en maakt gebruik van je fouten.
level-character-7 = Speelt heel sterk en maakt bijna geen fouten meer.
level-character-8 = Speelt zo goed mogelijk, en denkt zo ver vooruit als de tijd toelaat.

level-now = De computer speelt op niveau { $level } van 8, { $name }.
    .terse = Niveau { $level }, { $name }.
level-entry = Niveau { $level }, { $name }.
    .terse = { $level }, { $name }.
level-limit-depth = { $depth ->
    [one] Hij kijkt { $depth } zet vooruit.
   *[other] Hij kijkt { $depth } zetten vooruit.
}
level-limit-nodes = { $nodes ->
    [one] Voor een zet bekijkt hij { $nodes } stelling.
   *[other] Voor een zet bekijkt hij { $nodes } stellingen.
}
level-limit-time = { $seconds ->
    [one] Over een zet denkt hij { $seconds } seconde na.
   *[other] Over een zet denkt hij { $seconds } seconden na.
}
