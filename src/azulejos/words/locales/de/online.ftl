## At an online table that was joined from the terminal.

# Sitting down

online-name = Wie heißt du? Drücke nur Enter, wenn du keinen Namen willst.
online-seated = Du sitzt am Tisch als { $player }.
online-watching = Du schaust zu.
online-table = { $side ->
    [gray] Auf der grauen Seite der Wand: { $players }.
   *[colored] Am Tisch: { $players }.
}
online-table-empty = { $side ->
    [gray] Auf der grauen Seite der Wand. Noch sitzt niemand am Tisch.
   *[colored] Noch sitzt niemand am Tisch.
}
online-seats-free = { $count ->
    [one] { $count } Platz ist frei. Das Spiel beginnt, wenn er besetzt ist.
   *[other] { $count } Plätze sind frei. Das Spiel beginnt, wenn sie besetzt sind.
}
online-hints = Hier dürfen alle um Tipps bitten, und alle sehen, wer das tut.
online-round = Das Spiel ist in Runde { $round }.
online-seat-not-kept = Ich konnte deinen Platz nicht im Ordner { $folder } speichern. Tippe Link und hebe den Link selbst auf.

# What is waited for

online-deal-waits = Drücke Enter für die nächste Runde. Bis dahin kannst du zurücknehmen.
    .terse = Enter: nächste Runde.
online-deal-waits-for = { $player } kann noch zurücknehmen. Dann beginnt die nächste Runde.
online-column-kept = Reihe { $row } kommt in Spalte { $column }.
online-takeback-asked = Tippe ja oder nein.
online-takeback-waits = Du hast darum gebeten, einen Zug zurückzunehmen. Die anderen sagen ja oder nein.
online-undo-asks = Inzwischen hat jemand gezogen. Tippe noch einmal zurück, um die anderen zu fragen.
online-end-sure = Damit endet das Spiel für alle am Tisch, und niemand gewinnt. Wenn du das willst, tippe noch einmal abbrechen.
    .terse = Tippe noch einmal abbrechen.
online-gone = { $player } ist seit einer Minute weg. Tippe abgeben, damit der Computer für { $player } spielt, abbrechen, um das Spiel zu beenden, oder warten.
    .terse = { $player } ist weg. Abgeben, abbrechen oder warten?
online-is-back = { $player } ist wieder da.
online-you-handed-over = Für dich spielt der Computer. Tippe übernehmen, um wieder selbst zu spielen.
online-is-paused = Das Spiel ist angehalten. Tippe weiter, damit es weitergeht.
online-waits = Gut.
online-over = Tippe neu, um noch einmal zu spielen, Aufzeichnung, um alle Züge als Text zu bekommen, oder Ende.
online-rematch-waits = Du möchtest noch einmal spielen. Das Spiel beginnt, wenn alle es möchten.

# The connection

online-lost = Die Verbindung ist weg. Ich versuche es weiter; nichts geht verloren.
online-found = Du bist wieder verbunden.
online-broken = Ein Fehler in diesem Programm hat die Verbindung beendet: { $error }. Nichts ist verloren: Mit demselben Link spielst du weiter.
online-sent-later = Es gibt noch keine Verbindung. Ich schicke das, sobald sie da ist.
online-still-lost = Es gibt noch keine Verbindung. Erst schicke ich, was du vorher getippt hast. Tippe Ende, um zu gehen.
online-still-asking = Der Server hat noch nicht geantwortet. Warte einen Moment, oder tippe Ende, um zu gehen.

# Answers

online-link-seat = Wer diesen Link hat, spielt für dich. Öffne ihn, um woanders weiterzuspielen:
online-link-invitation = Wer diesen Link hat, kann einen freien Platz nehmen:
online-link-watch = Wer diesen Link hat, kann zuschauen:
online-present = Am Tisch: { $players }.
online-present-nobody = Niemand ist am Tisch.
online-absent = Weg: { $players }.
online-spectators = { $count ->
    [one] { $count } Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
online-nobody-gone = Noch ist niemand eine Minute weg.
online-who-gone = Mehrere sind weg. Tippe abgeben und die Nummer des Spielers.
online-only-watching = Du schaust zu, also kannst du nur fragen.
online-new-not-over = Dieses Spiel läuft noch. Danach tippe neu, um noch einmal zu spielen.
online-level = Die Stufe wählst du, wenn du einen Tisch aufstellst.
online-at-home = Das geht nur in Spielen an deiner eigenen Tastatur: Starte azulejos text ohne Link.
online-seat-lost = Du warst nicht da, als das Spiel beginnen sollte. Dein Platz ist wieder frei: Mit der Einladung kannst du dich wieder hinsetzen.
online-stood-up = Du hast deinen Platz zurückgegeben.
online-goodbye = Auf Wiedersehen. Dein Platz bleibt dir: Mit demselben Link spielst du weiter.

# What the server did not do

online-refused-malformed = Der Server hat das nicht verstanden. Vielleicht hat er eine andere Version.
online-refused-not-your-seat = Dieser Platz ist nicht deiner, oder er wurde zurückgegeben.
online-refused-not-invited = Diese Einladung stimmt nicht. Frag noch einmal nach dem Link.
online-refused-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist er abgelaufen, oder der Link ist unvollständig.
online-refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
online-refused-too-large = Das ist zu lang.
online-refused-too-fast = Das ging etwas schnell. Warte einen Moment und versuch es noch einmal.
online-refused-busy = Der Server hat gerade sehr viel zu tun. Versuch es gleich noch einmal.
online-refused-too-many-open = Von deiner Adresse kommen zu viele Verbindungen. Schließe einige davon.
online-refused-too-many-tables = Von deiner Adresse sind schon viele Tische eröffnet worden. Versuch es später noch einmal.
online-refused-server-full = Auf dem Server ist kein Platz für noch einen Tisch. Versuch es später noch einmal.
online-refused-too-many-entries = An diesem Tisch ist so viel passiert, dass er voll ist. Dieses Spiel kannst du noch beenden; danach brauchst du einen neuen Tisch.
online-refused-failed = Der Server hat einen Fehler gemacht. Es hat sich nichts geändert; versuch es noch einmal.
online-refused-unknown-host = Der Server kennt diese Adresse nicht als seine. Wer ihn betreibt, kann sie mit --name ergänzen.
online-refused-damaged = Der Server kann dieses Spiel nicht mehr lesen: Seine Daten sind beschädigt. Vielleicht hat der Betreiber des Servers eine Sicherung.
online-refused-not-stored = Der Server konnte das nicht speichern, also hat sich nichts geändert. Versuch es gleich noch einmal.
online-refused-old-number = Das Spiel ist inzwischen weitergegangen, also ist nichts passiert.
online-refused-unknown-number = Der Server hat einen Teil des Spiels verloren. Komm noch einmal an den Tisch.
online-refused-seat-taken = Jemand war schneller: Der Platz ist besetzt.
online-refused-bad-name = Dieser Name geht hier nicht. Ein Name hat bis zu 24 Buchstaben, sieht keinem anderen am Tisch zum Verwechseln ähnlich, mischt in einem Wort keine Alphabete und bedeutet im Spiel nichts anderes.
online-refused-has-begun = Das Spiel hat schon begonnen.
online-refused-not-begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
online-refused-illegal = Die Regeln erlauben das nicht.
online-refused-no-choice = Du hast gerade nichts zu wählen.
online-refused-choice-incomplete = Wähle für jede komplette Reihe eine Spalte, von oben nach unten.
online-refused-game-over = Das Spiel ist zu Ende.
online-refused-not-over = Das Spiel ist noch nicht zu Ende.
online-refused-no-deal-waits = Du musst gerade nichts bestätigen.
online-refused-no-clock = An diesem Tisch läuft keine Uhr, also gibt es nichts anzuhalten.
online-refused-not-alone = Am Tisch sitzen andere, die warten müssten.
online-refused-paused = Das Spiel ist angehalten. Tippe zuerst weiter.
online-refused-not-gone = Dieser Spieler ist da oder gerade erst gegangen. Warte einen Moment.
online-refused-days-left = In diesem Spiel habt ihr für jeden Zug mehrere Tage. Bis zum Ende der Frist kann niemand den Platz übernehmen oder das Spiel beenden.
online-refused-handed-over = Für dich spielt der Computer. Tippe zuerst übernehmen.
online-refused-dropped-out = Du hast aufgegeben, oder deine Zeit ist um. In diesem Spiel kannst du nichts mehr tun.
online-refused-undo-nothing = Es gibt nichts zurückzunehmen.
online-refused-undo-deal = Inzwischen sind die Manufakturen neu bestückt, also kannst du das nicht mehr zurücknehmen.
online-refused-undo-over = Das Spiel ist zu Ende, also kannst du nichts mehr zurücknehmen.
online-refused-undo-too-late = Inzwischen hat jemand gezogen.
online-refused-no-takeback = Gerade bittet dich niemand, einen Zug zurücknehmen zu dürfen.
online-refused-no-hints = An diesem Tisch gibt es keine Tipps. Du kannst sie für alle einschalten, wenn du einen Tisch aufstellst.
online-refused-already-done = Das ist schon erledigt.
online-refused-other = Der Server hat das abgelehnt. Er sagt: { $code }.
online-unknown = Der Server sagt etwas, das diese Version nicht kennt: { $id }. Aktualisiere Azulejos.

# Why a table can't be joined. $host: the server

online-no-link = Das ist kein Link zu einem Tisch. Er beginnt mit http:// oder https://, wie https://example.org/table/x4Gd.
online-unreachable = Ich erreiche den Server { $host } nicht. Prüfe den Link und deine Verbindung.
online-not-safe = Das Zertifikat von { $host } ist nicht vertrauenswürdig, also habe ich nichts geschickt.
online-elsewhere = Der Server { $host } leitet nach { $address } weiter. Dem folge ich nicht; nimm den Link, den dein Browser zeigt.
online-no-server = Unter { $host } läuft kein Azulejos-Server.
online-other-version = Auf dem Server { $host } läuft eine andere Version als dieses Programm. Aktualisiere Azulejos.
online-busy = Der Server { $host } kann gerade nicht antworten. Versuch es gleich noch einmal.
online-full = An diesem Tisch sind alle Plätze besetzt. Zum Zuschauen nimm { $link }.

# Help

online-help-overview = An einem Online-Tisch gibt es außerdem: Link, anwesend, Pause, weiter, abgeben, warten, abbrechen, übernehmen, aufstehen, und ja oder nein, wenn jemand einen Zug zurücknehmen möchte.
online-help-agree = ja: lässt jemanden einen Zug zurücknehmen, der darum bittet.
online-help-decline = nein: lässt jemanden keinen Zug zurücknehmen, der darum bittet.
online-help-pause = Pause: hält die Uhren an, wenn du allein am Tisch bist.
online-help-resume = weiter: beendet die Pause.
online-help-hand-over = abgeben: lässt den Computer für jemanden spielen, der seit einer Minute weg ist. Mit einem Spieler, abgeben 2, für diesen; mit einer Stufe, abgeben 2 Stufe 5, auf dieser Stufe.
online-help-wait = warten: wartet auf alle, die weg sind.
online-help-end = abbrechen: beendet das Spiel, ohne dass jemand gewinnt, wenn jemand seit einer Minute weg ist oder du allein bist. Tippe es zweimal.
online-help-return = übernehmen: Du spielst wieder selbst, wenn der Computer für dich spielt.
online-help-stand-up = aufstehen: gibt deinen Platz zurück, bevor das Spiel begonnen hat.
online-help-link = Link: der Link deines Platzes, um etwa mit dem Telefon weiterzuspielen, und die Links für andere.
online-help-present = anwesend: wer am Tisch ist, und wer weg ist.
