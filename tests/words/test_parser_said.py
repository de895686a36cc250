"""The answers to wrong or ambiguous lines, word for word in every language."""

from __future__ import annotations

import pytest

from azulejos.words.languages import Language

from .test_parser import OFFER, TILING
from .test_parser_unclear import VOICES, unclear

# The position, the language and the typed line; below it the answer.
SAID = """
offer en:
There are no words in that line. For example: 1B2, blue from factory 1 to line 2.

offer de:
In dieser Zeile steht kein Wort. Zum Beispiel: 1B2, Blau von Manufaktur 1 in Reihe 2.

offer nl:
Er staat geen woord in die regel. Bijvoorbeeld: 1B2, blauw van fabriek 1 naar lijn 2.

offer en: 3 red
Understood: 1 red from factory 3. Where to? Possible: line 2, line 3, line 4, line 5 or the floor
line. For example: 3R2, red from factory 3 to line 2.

offer de: 3 rot
Verstanden: 1 rote von Manufaktur 3. Wohin? Möglich: Reihe 2, Reihe 3, Reihe 4, Reihe 5 oder die
Bodenreihe. Zum Beispiel: 3R2, Rot von Manufaktur 3 in Reihe 2.

offer nl: 3 rood
Begrepen: 1 rode van fabriek 3. Waarheen? Mogelijk: lijn 2, lijn 3, lijn 4, lijn 5 of de vloerlijn.
Bijvoorbeeld: 3R2, rood van fabriek 3 naar lijn 2.

offer en: p center black
Understood: 2 black from the center. Where to? Possible: line 2, line 3, line 4, line 5 or the floor
line. For example: p CK2, black from the center to line 2.

offer de: p Mitte schwarz
Verstanden: 2 schwarze aus der Mitte. Wohin? Möglich: Reihe 2, Reihe 3, Reihe 4, Reihe 5 oder die
Bodenreihe. Zum Beispiel: p CS2, Schwarz aus der Mitte in Reihe 2.

offer nl: p midden zwart
Begrepen: 2 zwarte uit het midden. Waarheen? Mogelijk: lijn 2, lijn 3, lijn 4, lijn 5 of de
vloerlijn. Bijvoorbeeld: p CZ2, zwart uit het midden naar lijn 2.

offer en: red line 4
Understood: red to line 4. From where? Possible: 2 red on factory 1, 1 red on factory 3 and 1 red
on factory 5. For example: 1R4, red from factory 1 to line 4.

offer de: Rot Reihe 4
Verstanden: Rot in Reihe 4. Woher? Möglich: 2 rote auf Manufaktur 1, 1 rote auf Manufaktur 3 und 1
rote auf Manufaktur 5. Zum Beispiel: 1R4, Rot von Manufaktur 1 in Reihe 4.

offer nl: rood lijn 4
Begrepen: rood naar lijn 4. Waarvandaan? Mogelijk: 2 rode op fabriek 1, 1 rode op fabriek 3 en 1
rode op fabriek 5. Bijvoorbeeld: 1R4, rood van fabriek 1 naar lijn 4.

offer en: floor red
Understood: red to the floor line. From where? Possible: 2 red on factory 1, 1 red on factory 3
and 1 red on factory 5. For example: 1R0, red from factory 1 to the floor line.

offer de: Boden rot
Verstanden: Rot in die Bodenreihe. Woher? Möglich: 2 rote auf Manufaktur 1, 1 rote auf Manufaktur
3 und 1 rote auf Manufaktur 5. Zum Beispiel: 1R0, Rot von Manufaktur 1 in die Bodenreihe.

offer nl: vloer rood
Begrepen: rood naar de vloerlijn. Waarvandaan? Mogelijk: 2 rode op fabriek 1, 1 rode op fabriek 3
en 1 rode op fabriek 5. Bijvoorbeeld: 1R0, rood van fabriek 1 naar de vloerlijn.

offer en: 3 line 4
Understood: from factory 3 to line 4. Which color? Possible: 1 blue, 1 red, 1 black and 1 white. For
example: 3B4, blue from factory 3 to line 4.

offer de: 3 Reihe 4
Verstanden: von Manufaktur 3 in Reihe 4. Welche Farbe? Möglich: 1 blaue, 1 rote, 1 schwarze und 1
weiße. Zum Beispiel: 3B4, Blau von Manufaktur 3 in Reihe 4.

offer nl: 3 lijn 4
Begrepen: van fabriek 3 naar lijn 4. Welke kleur? Mogelijk: 1 blauwe, 1 rode, 1 zwarte en 1 witte.
Bijvoorbeeld: 3B4, blauw van fabriek 3 naar lijn 4.

offer en: 3
Understood: from factory 3. Which color? Possible: 1 blue, 1 red, 1 black and 1 white. For example:
3B2, blue from factory 3 to line 2.

offer de: 3
Verstanden: von Manufaktur 3. Welche Farbe? Möglich: 1 blaue, 1 rote, 1 schwarze und 1 weiße. Zum
Beispiel: 3B2, Blau von Manufaktur 3 in Reihe 2.

offer nl: 3
Begrepen: van fabriek 3. Welke kleur? Mogelijk: 1 blauwe, 1 rode, 1 zwarte en 1 witte. Bijvoorbeeld:
3B2, blauw van fabriek 3 naar lijn 2.

offer en: 4 red
There is no red on factory 4: it is empty. For example: 1R2, red from factory 1 to line 2.

offer de: 4 rot
Auf Manufaktur 4 liegt kein Rot: Sie ist leer. Zum Beispiel: 1R2, Rot von Manufaktur 1 in Reihe 2.

offer nl: 4 rood
Er ligt geen rood op fabriek 4: die is leeg. Bijvoorbeeld: 1R2, rood van fabriek 1 naar lijn 2.

offer en: 8 red
There is no factory 8, only 1 to 5. For example: 1R2, red from factory 1 to line 2.

offer de: 8 rot
Eine Manufaktur 8 gibt es nicht, nur 1 bis 5. Zum Beispiel: 1R2, Rot von Manufaktur 1 in Reihe 2.

offer nl: 8 rood
Er is geen fabriek 8, alleen 1 tot en met 5. Bijvoorbeeld: 1R2, rood van fabriek 1 naar lijn 2.

offer en: 3R7
There is no line 7, only 1 to 5, and the floor line. Understood: factory 3 and red. For example:
3R2, red from factory 3 to line 2.

offer de: 3R7
Eine Reihe 7 gibt es nicht, nur 1 bis 5 und die Bodenreihe. Verstanden: Manufaktur 3 und Rot. Zum
Beispiel: 3R2, Rot von Manufaktur 3 in Reihe 2.

offer nl: 3R7
Er is geen lijn 7, alleen 1 tot en met 5 en de vloerlijn. Begrepen: fabriek 3 en rood. Bijvoorbeeld:
3R2, rood van fabriek 3 naar lijn 2.

offer en: 12 red 4
There is no factory 12, only 1 to 5. Understood: red and line 4. For example: 1R4, red from factory
1 to line 4.

offer de: 12 rot 4
Eine Manufaktur 12 gibt es nicht, nur 1 bis 5. Verstanden: Rot und Reihe 4. Zum Beispiel: 1R4, Rot
von Manufaktur 1 in Reihe 4.

offer nl: 12 rood 4
Er is geen fabriek 12, alleen 1 tot en met 5. Begrepen: rood en lijn 4. Bijvoorbeeld: 1R4, rood van
fabriek 1 naar lijn 4.

offer en: 3 red blue 4
Understood: factory 3, red, blue and line 4. A move takes one source, one color and one line. For
example: 3B4, blue from factory 3 to line 4.

offer de: 3 rot blau 4
Verstanden: Manufaktur 3, Rot, Blau und Reihe 4. Zu einem Zug gehören eine Quelle, eine Farbe und
eine Reihe. Zum Beispiel: 3B4, Blau von Manufaktur 3 in Reihe 4.

offer nl: 3 rood blauw 4
Begrepen: fabriek 3, rood, blauw en lijn 4. Bij een zet horen een bron, een kleur en een lijn.
Bijvoorbeeld: 3B4, blauw van fabriek 3 naar lijn 4.

offer en: to 4
Understood: line 4. A move takes one source, one color and one line. For example: 1B4, blue from
factory 1 to line 4.

offer de: nach 4
Verstanden: Reihe 4. Zu einem Zug gehören eine Quelle, eine Farbe und eine Reihe. Zum Beispiel: 1B4,
Blau von Manufaktur 1 in Reihe 4.

offer nl: naar 4
Begrepen: lijn 4. Bij een zet horen een bron, een kleur en een lijn. Bijvoorbeeld: 1B4, blauw van
fabriek 1 naar lijn 4.

offer en: 3 black from the center to line 2
The center has 2 black, not 3. For example: CK2, black from the center to line 2.

offer de: 3 schwarze aus der Mitte in Reihe 2
In der Mitte: 2 schwarze, nicht 3. Zum Beispiel: CS2, Schwarz aus der Mitte in Reihe 2.

offer nl: 3 zwarte uit het midden naar lijn 2
In het midden: 2 zwarte, niet 3. Bijvoorbeeld: CZ2, zwart uit het midden naar lijn 2.

offer en: 3 quit red 4
Does not fit: "quit". Understood: factory 3, red and line 4. For example: 3R4, red from factory 3 to
line 4.

offer de: 3 Ende rot 4
Passt nicht dazu: "Ende". Verstanden: Manufaktur 3, Rot und Reihe 4. Zum Beispiel: 3R4, Rot von
Manufaktur 3 in Reihe 4.

offer en: b anan
Not understood: "anan". Did you mean "Anna"? Understood: "b". For example: b, b 2, b narrow.

offer de: b anan
Nicht verstanden: "anan". Meintest du "Anna"? Verstanden: "b". Zum Beispiel: b, b 2, b schmal.

offer nl: b anan
Niet begrepen: "anan". Bedoelde je "Anna"? Begrepen: "b". Bijvoorbeeld: b, b 2, b smal.

offer en: w 2
2 can be a row, a column or a player. For example: w, w row 2, w column 3, w player 2.

offer de: w 2
2 kann eine Reihe, eine Spalte oder ein Spieler sein. Zum Beispiel: w, w Reihe 2, w Spalte 3, w
Spieler 2.

offer nl: w 2
2 kan een rij, een kolom of een speler zijn. Bijvoorbeeld: w, w rij 2, w kolom 3, w speler 2.

offer en: w row
Which row or column, 1 to 5? For example: w, w row 2, w column 3, w player 2.

offer de: w Reihe
Welche Reihe oder Spalte, 1 bis 5? Zum Beispiel: w, w Reihe 2, w Spalte 3, w Spieler 2.

offer nl: w rij
Welke rij of kolom, 1 tot en met 5? Bijvoorbeeld: w, w rij 2, w kolom 3, w speler 2.

offer en: w 2 3
"w" can be the color white or a question: w, w row 2, w column 3, w player 2. For example: 2W2,
white from factory 2 to line 2.

offer de: w 2 3
"w" kann die Farbe Weiß oder eine Frage sein: w, w Reihe 2, w Spalte 3, w Spieler 2. Zum Beispiel:
2W2, Weiß von Manufaktur 2 in Reihe 2.

offer nl: w 2 3
"w" kan de kleur wit of een vraag zijn: w, w rij 2, w kolom 3, w speler 2. Bijvoorbeeld: 2W2, wit
van fabriek 2 naar lijn 2.

offer en: line
Which line, 1 to 5? For example: l 4, line 4.

offer de: Reihe
Welche Reihe, 1 bis 5? Zum Beispiel: l 4, Reihe 4.

offer nl: lijn
Welke lijn, 1 tot en met 5? Bijvoorbeeld: l 4, lijn 4.

offer en: line 6
There is no line 6, only 1 to 5, and the floor line. For example: l 4, line 4.

offer de: Reihe 6
Eine Reihe 6 gibt es nicht, nur 1 bis 5 und die Bodenreihe. Zum Beispiel: l 4, Reihe 4.

offer nl: lijn 6
Er is geen lijn 6, alleen 1 tot en met 5 en de vloerlijn. Bijvoorbeeld: l 4, lijn 4.

offer en: board 3
There is no player 3, only 1 and 2. For example: b, b 2, b narrow.

offer de: Brett 3
Einen Spieler 3 gibt es nicht, nur 1 und 2. Zum Beispiel: b, b 2, b schmal.

offer nl: bord 3
Er is geen speler 3, alleen 1 en 2. Bijvoorbeeld: b, b 2, b smal.

offer en: where
Which color? For example: t red, where is red.

offer de: wo
Welche Farbe? Zum Beispiel: t rot, wo ist rot.

offer nl: waar
Welke kleur? Bijvoorbeeld: t rood, waar is rood.

offer en: level 9
There is no level 9, only 1 to 8. For example: level, level 5.

offer de: Stufe 9
Eine Stufe 9 gibt es nicht, nur 1 bis 8. Zum Beispiel: Stufe, Stufe 5.

offer nl: niveau 9
Er is geen niveau 9, alleen 1 tot en met 8. Bijvoorbeeld: niveau, niveau 5.

offer en: language
Which language: en for English, de for German, nl for Dutch? For example: language en, language
de, language nl.

offer de: Sprache
Welche Sprache: en für Englisch, de für Deutsch, nl für Niederländisch? Zum Beispiel: Sprache en,
Sprache de, Sprache nl.

offer nl: taal
Welke taal: en voor Engels, de voor Duits, nl voor Nederlands? Bijvoorbeeld: taal en, taal de,
taal nl.

offer en: last 0
The number must be 1 or more, not 0. For example: last, last 3.

offer de: letzte 0
Die Zahl muss mindestens 1 sein, nicht 0. Zum Beispiel: letzte, letzte 3.

offer nl: laatste 0
Het getal moet minstens 1 zijn, niet 0. Bijvoorbeeld: laatste, laatste 3.

offer en: w row 6
There is no row 6, only 1 to 5. For example: w, w row 2, w column 3, w player 2.

offer de: w Reihe 6
Eine Wandreihe 6 gibt es nicht, nur 1 bis 5. Zum Beispiel: w, w Reihe 2, w Spalte 3, w Spieler 2.

offer nl: w rij 6
Er is geen rij 6, alleen 1 tot en met 5. Bijvoorbeeld: w, w rij 2, w kolom 3, w speler 2.

offer en: 0
Understood: the floor line. A move takes one source, one color and one line. For example: 1B0, blue
from factory 1 to the floor line.

offer en: d -1
Not understood: "-1". Understood: "d". For example: d, d 3.

offer de: Reihe -3
Nicht verstanden: "-3". Verstanden: "Reihe". Zum Beispiel: l 4, Reihe 4.

offer nl: -1B1?
Niet begrepen: "-1". Begrepen: blauw en fabriek 1. Bijvoorbeeld: 1B2, blauw van fabriek 1 naar lijn
2.

offer en: ñ€😀
Not understood: "ñ", "€" and "😀". Type help to hear what you can type. For example: 1B2, blue from
factory 1 to line 2.

offer de: 3 rto Reihe 2
Nicht verstanden: "rto". Meintest du "rot"? Verstanden: Manufaktur 3 und Reihe 2. Zum Beispiel: 3B2,
Blau von Manufaktur 3 in Reihe 2.

tiling en: 7
There is no column 7, only 1 to 5. For example: T21, line 2 to column 1.

tiling de: 7
Eine Spalte 7 gibt es nicht, nur 1 bis 5. Zum Beispiel: T21, Reihe 2 in Spalte 1.

tiling nl: 7
Er is geen kolom 7, alleen 1 tot en met 5. Bijvoorbeeld: T21, lijn 2 naar kolom 1.

tiling en: 3 red
Choose a column for line 2, red. Possible: 1, 2, 3, 4 and 5. For example: T21, line 2 to column 1.

tiling de: 3 rot
Wähle eine Spalte für Reihe 2, Rot. Möglich: 1, 2, 3, 4 und 5. Zum Beispiel: T21, Reihe 2 in
Spalte 1.

tiling nl: 3 rood
Kies een kolom voor lijn 2, rood. Mogelijk: 1, 2, 3, 4 en 5. Bijvoorbeeld: T21, lijn 2 naar kolom
1.

tiling en: column
Choose a column for line 2, red. Possible: 1, 2, 3, 4 and 5. For example: T21, line 2 to column 1.

tiling de: Spalte
Wähle eine Spalte für Reihe 2, Rot. Möglich: 1, 2, 3, 4 und 5. Zum Beispiel: T21, Reihe 2 in
Spalte 1.

tiling nl: kolom
Kies een kolom voor lijn 2, rood. Mogelijk: 1, 2, 3, 4 en 5. Bijvoorbeeld: T21, lijn 2 naar kolom
1.
"""


@pytest.mark.parametrize("block", SAID.strip().split("\n\n"))
def test_what_is_said(block: str) -> None:
    typed, *said = block.split("\n")
    where, text = typed.split(":", 1)
    position, code = where.split()
    language = Language(code)
    answer = unclear(text, {"offer": OFFER, "tiling": TILING}[position], language)
    assert VOICES[language].say(answer) == " ".join(said)
