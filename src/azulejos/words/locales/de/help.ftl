## Hilfe: eine Übersicht, und eine Meldung für alles, was nach "Hilfe" stehen kann.

help-overview = Tippe einen Zug als Quelle, Farbe und Reihe: 3R4, oder 3 rot Reihe 4. C ist die Mitte, 0 die Bodenreihe.
help-overview-tiling = Auf der grauen Seite wählst du die Spalte für eine komplette Reihe mit T25, oder mit Spalte 5.
help-overview-questions = Frag jederzeit: Manufakturen, Mitte, wo rot, Angebote, Bedarf, Ziele, will, Spielende, Brett, Reihe 4, Wand, Boden, Punkte, Züge, Vorschau 3R4, letzte, Änderungen, Einzelheiten, Beutel, dran, wiederholen.
help-overview-orders = Befehle: zurück, Tipp, warum, Stufe, Sprache, Länge, Buchstaben, aufgeben, neu, Spiele, nachspielen, Rückblick, Kurs, Aufzeichnung, Stellung, Ende.
help-overview-more = Tippe Hilfe und eines dieser Wörter, um mehr zu hören, oder Kurs für eine kurze Einführung in die Regeln.

## Fragen

help-factories = Manufakturen, oder d: was auf jeder Manufaktur und in der Mitte liegt. Mit einer Nummer, d 3, nur eine Manufaktur.
help-center = Mitte, oder c: was in der Tischmitte liegt, und ob der Startspielermarker dort ist.
help-color = wo rot, oder t rot: wo man Fliesen dieser Farbe nehmen kann, und wie viele.
help-offers = Angebote, oder g: wo drei oder mehr Fliesen einer Farbe liegen. Mit einer Zahl, g 2, wo so viele oder mehr liegen.
help-needs = Bedarf, oder n: was jeder deiner Musterreihen noch fehlt, und welche Farben in die leeren passen. Mit einem Spieler, n 2, dessen Reihen. Mit einer Farbe, n rot, die Reihen, in die sie passt.
help-goals = Ziele: was den Reihen, Spalten und Farben deiner Wand noch fehlt, das Nächste zuerst. Mit einem Spieler, Ziele 2, dessen Wand.
help-wants = will: was deine Musterreihen vollständig machen würde, und wo es liegt. Mit einem Spieler, will 2, dessen Reihen.
help-ending = Spielende 2: ob dieser Spieler das Spiel in dieser Runde beenden kann. Ohne Spieler, ob es irgendjemand kann.
help-board = Brett, oder b: dein ganzes Brett. Mit einem Spieler, b 2, dessen Brett. Brett schmal zeichnet es, höchstens 40 Zeichen breit.
help-line = Reihe 4, oder l 4: was in einer Musterreihe liegt und was ihr fehlt. Mit einem Spieler, Reihe 4 Spieler 2, dessen Reihe.
help-wall = Wand, oder w: die Fliesen an deiner Wand, Reihe für Reihe. w Reihe 2 und w Spalte 3 nennen nur eine Reihe oder Spalte, w Reihe 2 Spalte 3 ein Feld. Mit einem Spieler, Wand von 2 oder w Reihe 2 von 2, dessen Wand.
help-floor = Boden, oder f: was in deiner Bodenreihe liegt und was es kostet.
help-scores = Punkte, oder s: der Punktestand von allen, und was die Runde nach jetzigem Stand bringt. Mit einem Spieler, s 2, nur für ihn.
help-moves = Züge, oder m: alle möglichen Züge. m 3 nennt die von Manufaktur 3, m 3 rot die mit Rot von Manufaktur 3.
help-preview = Vorschau 3R4, oder p 3R4: was dieser Zug bringt, ohne ihn zu spielen: was hineinpasst, was fällt, was in die Mitte kommt, und die Punkte. 3R4 mit einem Fragezeichen tut dasselbe.
help-last = letzte: der letzte Zug. Mit einer Zahl, letzte 4, so viele Züge.
help-changes = Änderungen, oder diff: alles, was seit deinem letzten Zug passiert ist.
help-details = Einzelheiten: jede einzelne Wertung der letzten Runde, Fliese für Fliese.
help-bag = Beutel: wie viele Fliesen jeder Farbe im Beutel und im Deckel sind.
help-turn = dran, oder wer: die Runde, wer sie begonnen hat, wer am Zug ist, und wo der Startspielermarker ist.
help-clock = Uhr: wie viel Zeit alle noch haben. Ohne Uhr lass dir Zeit, so viel du magst.
help-repeat = wiederholen: die letzte Antwort noch einmal.
help-help = Hilfe: was du tippen kannst. Hilfe und eines der Wörter: was dieses Wort tut.

## Anweisungen

help-undo = zurück: nimmt deinen letzten Zug zurück, und die Antworten darauf. Mit einer Zahl, zurück 2, so viele deiner Züge. Wenn die Manufakturen neu bestückt sind, ist es zu spät.
help-hint = Tipp: ein Zug, den der Computer für dich spielen würde, und was er bringt.
help-why = warum: was für den letzten Tipp spricht, verglichen mit dem nächstbesten Zug. Mit einem Zug, warum nicht 3R2, verglichen mit diesem. Tippe danach mehr, um zu hören, wie es nach beiden weitergehen würde.
help-level = Stufe 5: wie gut der Computer spielt, von 1, am leichtesten, bis 8. Ohne Zahl, wie die Stufen sind.
help-language = Sprache de: wechselt die Sprache: en für Englisch, de für Deutsch, nl für Niederländisch.
help-length = Länge kurz: wie viel ich sage. kurz passt auf eine Braillezeile mit 40 Zeichen, außerdem gibt es normal und ausführlich.
help-letters = Buchstaben taktil: wie die Farben heißen: Namen, Buchstaben oder die Buchstaben des taktilen Spiels.
help-resign = aufgeben: gibt das Spiel auf. Tippe es zweimal. Gegen einen Spieler ist das Spiel damit zu Ende; gegen mehrere spielt der Computer für dich weiter, und du wirst Letzter.
help-new = neu: beginnt ein neues Spiel mit denselben Spielern. Wenn dieses noch läuft, tippe es zweimal. Mit einer Zahl, neu 3, ein Spiel für so viele.
help-games = Spiele: die beendeten Spiele, die gespeichert sind, mit ihren Punkten.
help-replay = nachspielen 3: ein gespeichertes Spiel noch einmal hören, Schritt für Schritt. Ohne Nummer das letzte.
help-review = Rückblick: was dein letztes Spiel entschieden hat: Glück, Genauigkeit, Wendepunkte, und deine Fehler zum Lösen. Mit einer Nummer, Rückblick 3, das Spiel mit dieser Nummer.
help-course = Kurs: eine kurze Einführung in die Regeln, in der du fragst und spielst. Er geht weiter, wo du aufgehört hast.
help-record = Aufzeichnung: das Spiel bis hierher als Aufzeichnung, zum Aufheben oder Verschicken.
help-code = Stellung, oder Position: die Stellung als Code, den andere Programme verstehen.
help-quit = Ende: hört auf. Dein Spiel ist gespeichert und geht beim nächsten Mal weiter.
