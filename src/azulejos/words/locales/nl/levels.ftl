## De niveaus van de computerspelers.

level-name-1 = nieuweling
level-name-2 = scholier
level-name-3 = leerling
level-name-4 = gezel
level-name-5 = tegelzetter
level-name-6 = kenner
level-name-7 = meester
level-name-8 = grootmeester

level-character-1 = Hij neemt wat er toevallig ligt, en ziet alleen zijn eigen punten.
level-character-2 = Hij leert nog: hij let alleen op zijn eigen muur en ziet menige goede zet over het hoofd.
level-character-3 = Hij leert ijverig: hij bedenkt ook wat jij zou krijgen, maar ziet niet alles wat er te pakken valt.
level-character-4 = Hij speelt degelijk, met af en toe een fout.
level-character-5 = Hij speelt degelijk en zorgvuldig: hij houdt zijn vloerlijn kort en let op jouw lijnen.
level-character-6 = Hij speelt sterk: hij denkt meerdere zetten vooruit en maakt gebruik van je fouten.
level-character-7 = Hij speelt heel sterk, en maakt bijna geen fouten meer.
level-character-8 = Hij speelt zo goed als hij kan, en denkt zo ver vooruit als zijn tijd toelaat.

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
