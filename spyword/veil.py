"""Text that nobody reads by accident: the codec of the files that lie open on the laptop of the table.

The journal of a game and the deck of coming pairs are kept on the machine that goes round. Somebody who
happens to open one of them, lists them with their sizes or compares two of them learns nothing. It is a
veil and no lock: who reads this module and wants to, can look behind it.
"""

from __future__ import annotations

import base64
import hashlib
import secrets

_KEY = b"spyword veil 1"
_SALT = 8
"""Bytes of the salt, drawn anew for each line."""
_CHECK = 8
"""Bytes of the checksum."""
_LENGTH = 4
"""Bytes of the text's own length, in front of it."""
_STEP = 64
"""Bytes: everything veiled is filled up to a multiple of this, so that a length tells nothing."""


def veil(text: str, key: bytes = _KEY) -> str:
    """One line of ASCII without its newline. The same text never gives the same line twice.

    With a key of one's own, of at most 64 bytes, that stands in no file, the veil is a seal.
    """
    plain = text.encode("utf-8")
    body = len(plain).to_bytes(_LENGTH, "big") + plain
    body += secrets.token_bytes(-(len(body) + _CHECK) % _STEP)
    salt = secrets.token_bytes(_SALT)
    return base64.b64encode(salt + _scrambled(_checksum(salt, body, key) + body, salt, key)).decode("ascii")


def unveil(line: str, key: bytes = _KEY) -> str:
    """The text of a line that `veil` made with this key; white space around the line is forgiven.

    Raises `ValueError` if the line was cut, mixed up or changed in any other way, or made with another key.
    """
    raw = base64.b64decode(line.strip(), validate=True)
    salt, hidden = raw[:_SALT], raw[_SALT:]
    if not hidden or len(hidden) % _STEP:
        raise ValueError("the line was cut")
    content = _scrambled(hidden, salt, key)
    check, body = content[:_CHECK], content[_CHECK:]
    if check != _checksum(salt, body, key):
        raise ValueError("the line was changed")
    length = int.from_bytes(body[:_LENGTH], "big")
    return body[_LENGTH : _LENGTH + length].decode("utf-8")


def _scrambled(content: bytes, salt: bytes, key: bytes) -> bytes:
    """Content mixed with the stream of bytes that belongs to this salt and key; doing it twice undoes it."""
    stream = hashlib.shake_256(key + salt).digest(len(content))
    mixed = int.from_bytes(content, "big") ^ int.from_bytes(stream, "big")
    return mixed.to_bytes(len(content), "big")


def _checksum(salt: bytes, body: bytes, key: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=_CHECK, key=key, salt=salt).digest()
