"""One voice: what happened and what can be asked, as phrases in English, German and Dutch.

`announcements`, `answers` and `refusals` turn events, positions and refused moves into phrases;
`parser` reads typed lines; a `Voice` says phrases in a language, at a length.
"""
