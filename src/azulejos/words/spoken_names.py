"""Finds the names of the players in a sentence: `Anna`, `Annas`, `Computer 2`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from .lexicon import fold, load_lexicon
from .senses import split, without_apostrophe
from .spoken_parts import Part

_NAMESAKE: Final = -1
"""A name of several players."""


def words_of_names(names: Sequence[str]) -> frozenset[str]:
    """Every word of a name, which is never a word with a typing error."""
    return frozenset(word for said in _called(names) for word in said)


def with_names(words: Sequence[Part], names: Sequence[str]) -> Iterator[Part]:
    """Joins the words of names, `Anna`, `Annas`, `Computer 2`."""
    called = _called(names)
    index = 0
    while index < len(words):
        for length in (3, 2, 1):
            said = tuple(word.folded for word in words[index : index + length])
            if len(said) == length and said in called and not _is_verb(words, index, length):
                together = words[index : index + length]
                text = " ".join(word.text for word in together)
                if called[said] == _NAMESAKE:
                    yield from (replace(each, senses=frozenset({"namesake"})) for each in together)
                else:
                    is_last = together[-1].is_last
                    yield Part(text, " ".join(said), seat=called[said], is_last=is_last)
                index += length
                break
        else:
            yield words[index]
            index += 1


def _is_verb(words: Sequence[Part], index: int, length: int) -> bool:
    """Whether a name is the verb beside `I`: Dutch `ik ben`."""
    beside = [*words[max(index - 1, 0) : index], *words[index + 1 : index + 2]]
    is_verb = length == 1 and words[index].says("yes-no") and words[index].text.islower()
    return is_verb and any(each.says("me") for each in beside)


def _called(names: Sequence[str]) -> Mapping[tuple[str, ...], int]:
    """The seats by their folded names, with a genitive. Of two players with the same name, none."""
    called: dict[tuple[str, ...], int] = {}
    twice: set[tuple[str, ...]] = set()
    lexicon = load_lexicon()
    for seat, name in enumerate(names):
        said = tuple(fold(without_apostrophe(piece.group())) for piece in split(name))
        is_word = len(said) == 1 and (
            said[0] in lexicon.colors or said[0] in lexicon.numbers or len(said[0]) < 2
        )
        if not said or is_word or "".join(said).isdecimal():
            continue
        forms = [said, *((*said[:-1], f"{said[-1]}{end}") for end in ("s", "ens"))]
        if len(said) > 1 and said[-1].isdecimal():
            is_noun = said[0] in lexicon.places
            forms = [said] if is_noun else [said, said[:-1]]
        for form in forms:
            if called.setdefault(form, seat) != seat:
                twice.add(form)
    return {form: _NAMESAKE if form in twice else seat for form, seat in called.items()}
