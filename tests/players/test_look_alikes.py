"""Names in any script are fine; names that pretend are refused."""

from __future__ import annotations

import unicodedata

import pytest

from azulejos.players.look_alikes import looks_like, why_hidden
from azulejos.players.seat_holders import check_name

HONEST = (
    *("Ada", "José", "Ödön", "Straße", "Ngọc Nguyễn", "O'Neil", "Jean-Luc", "ʻOkina", "Zoë 😀"),
    *("Анна", "Ёлка", "Ελένη", "Ἀθηνᾶ", "שָׁלוֹם", "محمد", "नेहा", "สมชาย", "ქეთი", "Հասմիկ"),
    *("田中さくら", "スズキー", "山々", "김민준", "金민준", "王小明", "Анна Smith"),
)
PRETENDING = {
    "Аda": "alphabet",
    "Adа": "alphabet",
    "Αnna": "alphabet",
    "раypal": "alphabet",
    "Ada\u202e": "printable",
    "A\u200bda": "printable",
    "A\u00adda": "printable",
    "Ada\u2060": "printable",
    "\u3164": "invisible",
    "Ada\u3164": "invisible",
    "Ada\ufe0f": "invisible",
    "A\u034fda": "invisible",
    "A" + "\u0316" * 6 + "da": "marks",
    "\u0316Ada": "marks",
    "A\u20ddda": "enclose",
}
ALIKE = (
    *(("Anna", "Аnnа"), ("ada", "ADA"), ("MAPIA", "МАРІА"), ("Alice", "AIice"), ("Bob", "B0b")),
    *(("Amy", "Arny"), ("Vivian", "Viνian"), ("ＡＤＡ", "Ada"), ("Ian", "lan"), ("Iwo", "Ivvo")),
    *(("Adɑ", "Ada"), ("ꓮꓓꓮ", "ADA"), ("ᴀᴅᴀ", "ADA"), ("ǀan", "Ian"), ("ʟᴜᴄʏ", "Lucy")),
    *(("O'Neil", "O’Neil"), ("O'Neil", "OʻNeil"), ("Jean-Luc", "Jean‐Luc"), ("A–B", "A-B")),
    *(("𝐀𝐝𝐚", "Ada"), ("Ada", "Ada "), ("José", unicodedata.normalize("NFD", "José"))),
)
DIFFERENT = (("Clara", "Ciara"), ("Anna", "Hanna"), ("José", "Jose"), ("Ада", "Ида"))


@pytest.mark.parametrize("name", HONEST)
def test_honest_names_of_any_script_are_taken(name: str) -> None:
    assert check_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", PRETENDING)
def test_names_that_hide_or_mix_something_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=PRETENDING[name]):
        check_name(name)


def test_a_word_mixes_no_alphabets_but_a_name_may() -> None:
    assert why_hidden("Δx-free")
    assert not why_hidden("Анна Smith-Müller")


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks_like(one.strip(), [other.strip()])
    assert looks_like(other.strip(), ["Zoe", one.strip()])


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_only_resemble_each_other(one: str, other: str) -> None:
    assert not looks_like(one, [other])
