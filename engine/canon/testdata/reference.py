"""Makes reference.jsonl: JSON texts and what Python's own json module says to each.

    python3 reference.py > reference.jsonl

A line is [text, canonical, first 12 digits of the hash], or [text] where the text is outside the domain of
canonical-json.md. The texts are random, from one fixed seed: well-formed ones in many spellings, and the same with
one character taken out, put in or changed.
"""
import hashlib
import json
import math
import random
import struct

SEED, WELL_FORMED, BROKEN = 417, 300, 300
rng = random.Random(SEED)

CHARACTERS = 'aZ0 /"\\<>&' + "".join(map(chr, (
    0, 1, 8, 9, 10, 12, 13, 0x1F, 0x7F, 0x80, 0x9F, 0xE9, 0x301, 0xE01, 0xE33, 0x416, 0x2028, 0x2029, 0xD7FF, 0xE000,
    0xFB33, 0xFEFF, 0xFFFD, 0xFFFF, 0x10000, 0x1F600, 0x10FFFF)))
SHORT = {'"': '\\"', "\\": "\\\\", "/": "\\/", "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
SPACES = ("", "", "", " ", "\n", "\t", " \r\n")


def space():
    return rng.choice(SPACES)


def escaped(character):
    units = character.encode("utf-16-be")
    pairs = [units[i:i + 2].hex() for i in range(0, len(units), 2)]
    return "".join("\\u" + (pair.upper() if rng.random() < 0.5 else pair) for pair in pairs)


def string_token(text):
    spelled = []
    for character in text:
        ways = [escaped(character)]
        if character in SHORT:
            ways.append(SHORT[character])
        if character >= " " and character not in '"\\':
            ways += [character] * 3
        spelled.append(rng.choice(ways))
    return '"' + "".join(spelled) + '"'


def words():
    return "".join(rng.choice(CHARACTERS) for _ in range(rng.randrange(5)))


def float_token():
    way = rng.randrange(5)
    if way == 0:  # any double at all
        x = math.nan
        while not math.isfinite(x):
            x = struct.unpack(">d", rng.randbytes(8))[0]
        return repr(x) if "." in repr(x) or "e" in repr(x) else repr(x) + ".0"
    if way == 1:  # around the ends of the fixed form
        return "%d%se%+d" % (rng.randrange(1, 10), rng.choice(("", ".0", ".99999999999999999")), rng.choice((-6, -5, -4, 14, 15, 16, 17)))
    if way == 2:  # more digits than a double has
        return "%d.%d" % (rng.randrange(10 ** rng.randrange(1, 20)), rng.randrange(10 ** 20))
    if way == 3:  # the ends of the range
        return rng.choice(("5e-324", "2.4703282292062328e-324", "1e-400", "-1e-400", "2.2250738585072014e-308", "1.7976931348623157e308"))
    return rng.choice(("0.0", "-0.0", "0e0", "-0E5", "1.10", "100e-2", "1E+2", "0.1", "1e00"))


def integer_token():
    return rng.choice(("0", "-0", "1", "-1", "9007199254740993", "-9223372036854775809",
                       str(rng.randrange(10 ** rng.randrange(1, 60)))))


def token(depth):
    way = rng.randrange(9 if depth < 4 else 6)
    if way == 0:
        return rng.choice(("null", "true", "false"))
    if way == 1:
        return integer_token()
    if way <= 3:
        return float_token()
    if way <= 5:
        return string_token(words())
    items = [space() + token(depth + 1) + space() for _ in range(rng.randrange(4))]
    if way == 6:
        return "[" + (",".join(items) or space()) + "]"
    keys = {words(): None for _ in items}
    return "{" + (",".join(space() + string_token(key) + space() + ":" + item for key, item in zip(keys, items)) or space()) + "}"


def broken(text):
    at = rng.randrange(len(text) + 1)
    extra = rng.choice('{}[]",:\\0123456789.eE+-utn \x00\x1f\x7f\xa0')
    return rng.choice((text[:at], text[:at] + extra + text[at:], text[:at] + text[at + 1:], text[:at] + extra + text[at + 1:]))


def once(pairs):
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError("duplicate key")
    return dict(pairs)


def finite(token):
    x = float(token)
    if not math.isfinite(x):
        raise ValueError("overflow")
    return x


def no_constant(name):
    raise ValueError(name)


def line(text):
    try:
        value = json.loads(text, object_pairs_hook=once, parse_float=finite, parse_constant=no_constant)
        canonical = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return [text, canonical, hashlib.sha256(canonical.encode()).hexdigest()[:12]]
    except ValueError:  # json.JSONDecodeError, and UnicodeEncodeError for a lone surrogate
        return [text]


texts = [space() + token(0) + space() for _ in range(WELL_FORMED)]
for text in texts + [broken(rng.choice(texts)) for _ in range(BROKEN)]:
    print(json.dumps(line(text), separators=(",", ":")))
