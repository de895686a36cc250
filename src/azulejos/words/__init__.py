"""One voice: what happened and what can be asked, as phrases in English, German and Dutch.

`announcing`, `answering` and `explaining` turn events, positions and refusals into phrases;
`parsing` turns typed lines into requests; a `Voice` says phrases in a language, at a length.
"""
