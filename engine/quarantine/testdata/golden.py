#!/usr/bin/env python3
"""Make golden.jsonl.gz: random scenarios and what the reference of the lesson answers to them.

    python3 golden.py PATH/TO/trace.py          (Python 3.11 or newer; writes beside this file)

PATH/TO/trace.py is the reference runner: `trace.py FILE...` prints one JSON trace a line. The scenarios come from a fixed
seed, so the same reference gives the same file byte for byte. Nothing runs this but a person; tests only read its result.

A line of the result is {"scenario": TEXT, "originalHash": HEX, "trace": [[result, state, now, age, operationId, bodyHash,
receivesThisCycle, totalReceives, redrives, quarantineCount], ...]}; null stands for "as in the entry before" in
operationId and bodyHash (for "as at the start" in the first). A scenario is kept as text: its numbers, escapes, spaces and
key order are part of what is tested.

Left out on purpose, because the lab deviates: `true` as a schema_version. Not in the reference: `receive`, other policies,
reason and heldAt.
"""
import gzip
import json
import os
import random
import subprocess
import sys
import tempfile

SEED, COUNT, MAX_STEPS = 17, 900, 25
CLOCK_END = 10**9
TTL = 12

TWO = ["2", "2", "2", "2.0", "2e0", "20e-1", "0.2E+1"]
NUMBERS = ["1", "1.0", "3", "3.0", "0", "-0", "-0.0", "7", "2.5", "999", "1000", "-1", "1e2", "123456789012345678901234567890"]
UNUSABLE = ['"2"', "null", '"\\u0032"']
ODD_NUMBERS = ["1.0", "1e5", "0.00001", "1e-7", "1e16", "9007199254740993", "9007199254740993.0", "-0", "-0.0", "5e-324",
               "333333333.33333329", "10.10", "0.1", "1E+2", "123456789012345678901234567890"]
WORDS = ["V-17", "V-18", "Zoë", "Zoe\u0308", "วิดีโอ", "видео", "😀", "\ufb33", "a\u2028b", "<&/>", "tab\tnew\nline", "\u007f\u0080",
         'quote"back\\slash', "", "\u0000\u001f"]
KEYS = ["video_id", "z", "a", "B", "_", "10", "9", "", "é", "\ufb33", "😀", "amount", "to"]
IDS = ["video-review-17", "video-review-18", "other-operation", "งาน-17", "операция 17", "op/😀", "V" * 200]


class Raw(str):
    """A JSON token that is written as it is."""


DEFAULT_BODY = {"schema_version": Raw("2"), "video_id": "V-17"}


def token(rng):
    return rng.choice([
        lambda: Raw(rng.choice(ODD_NUMBERS)), lambda: Raw(repr(rng.uniform(-1e3, 1e3))),
        lambda: Raw(str(rng.randrange(-10**6, 10**6))), lambda: rng.choice(WORDS), lambda: rng.choice([True, False, None]),
    ])()


def extra(rng, depth):
    if depth == 0 or rng.random() < 0.7:
        return token(rng)
    if rng.random() < 0.5:
        return [extra(rng, depth - 1) for _ in range(rng.randrange(4))]
    return {key: extra(rng, depth - 1) for key in rng.sample(KEYS, rng.randrange(4))}


def body(rng, schema):
    made = {"video_id": rng.choice(WORDS)} if rng.random() < 0.8 else {}
    made.update({key: extra(rng, 2) for key in rng.sample(KEYS, rng.choice([0, 0, 0, 1, 2]))})
    if schema is not None:
        made["schema_version"] = Raw(schema)
    return made


def text_of(rng, value):
    """Spell a value with random key order, spaces and escapes."""
    space = (lambda: rng.choice(["", "", "", " ", "\n"])) if rng.random() < 0.3 else (lambda: "")
    escape = rng.random() < 0.3

    def spell(v):
        if isinstance(v, Raw):
            return str(v)
        if isinstance(v, dict):
            keys = list(v)
            rng.shuffle(keys)
            return "{" + space() + ",".join(f"{spell(k)}{space()}:{space()}{spell(v[k])}" for k in keys) + space() + "}"
        if isinstance(v, list):
            return "[" + ",".join(space() + spell(item) for item in v) + space() + "]"
        return json.dumps(v, ensure_ascii=escape)

    return spell(value)


class Story:
    """One random scenario: mostly on the lesson's path, with detours."""

    def __init__(self, rng):
        self.rng = rng
        self.created = rng.choice([0, 0, 0, 5, 1000, CLOCK_END - 30, CLOCK_END])
        self.now = self.created
        self.usual = rng.random() < 0.25  # the default record body, left out of the scenario
        self.original = dict(DEFAULT_BODY) if self.usual else body(rng, rng.choice(TWO + TWO + NUMBERS))
        self.wander = rng.choice([0.05, 0.15, 0.3, 0.6])
        self.steps = []
        plan = ["receiveCycle", "remediate", "redrive", "consume", "requarantine", "redrive"]
        for _ in range(rng.randrange(1, MAX_STEPS + 1)):
            if rng.random() < self.wander or not plan:
                self.detour()
            else:
                self.follow(plan.pop(0))

    def document(self):
        rng = self.rng
        doc = {"format": "redrive-lab/1", "steps": self.steps}
        record = {}
        if not self.usual:
            record["body"] = self.original
        if rng.random() < 0.4:
            record["operationId"] = rng.choice(IDS)
        if rng.random() < 0.2:
            record["traceId"] = rng.choice(IDS)
        if self.created:
            record["createdAt"] = self.created
        if record:
            doc["record"] = record
        if rng.random() < 0.2:
            doc["lesson"] = "quarantine"
        if rng.random() < 0.2:
            doc["policy"] = {"maxReceives": 3, "maxRedrives": 1, "ttlTicks": TTL}
        if rng.random() < 0.4:
            doc["supportedSchemas"] = self.schemas()
        return text_of(rng, doc)

    def schemas(self):
        rng = self.rng
        some = rng.sample(range(1000), rng.choice([0, 0, 1, 3, 12]))
        usual = rng.choice([[], [1], [1, 2], [2], [0, 3], [2, 3], [100, 999]])
        both = list(dict.fromkeys(usual + some))[:16]
        rng.shuffle(both)
        return both

    def follow(self, verb):
        rng = self.rng
        if verb == "remediate":
            keys = {"supportedSchemas": rng.choice([[1, 2], [2, 1], [2], [0, 1, 2, 3, 7, 100, 999]]), "approved": True,
                    "remediationFixed": True}
            if rng.random() < 0.1:
                keys.pop(rng.choice(list(keys)))
            self.steps.append({"do": "set", **keys})
        elif verb == "redrive":
            self.steps.append(self.redrive())
        else:
            if verb == "consume" and rng.random() < 0.35:
                self.steps.append({"do": "set", **self.spoiling()})
            self.steps.append({"do": verb})

    def spoiling(self):
        """A change between the redrive and the consume that the second check is there for."""
        expired = min(self.created + TTL, CLOCK_END)
        made = self.rng.choice([{"unknownEffect": True}, {"operationId": "changed-on-the-way"}, {"supportedSchemas": []},
                                {"body": {**self.original, "video_id": "MUTATED"}}, {"now": expired}])
        self.now = made.get("now", self.now)
        return made

    def detour(self):
        kind = self.rng.choice(["receiveCycle", "redrive", "consume", "tick", "tick", "set", "set", "set", "requarantine"])
        if kind == "redrive":
            self.steps.append(self.redrive())
        elif kind == "tick":
            self.tick()
        elif kind == "set":
            self.steps.append({"do": "set", **self.fixtures()})
        else:
            self.steps.append({"do": kind})

    def redrive(self):
        rng, step = self.rng, {"do": "redrive"}
        if rng.random() < 0.3:
            step["approved"] = rng.random() < 0.7
        if rng.random() < 0.3:
            step["remediationFixed"] = rng.random() < 0.7
        if rng.random() < 0.25:
            step["candidate"] = self.offered()
        return step

    def tick(self):
        rng = self.rng
        n = rng.choice([1, 1, 1, 2, 5, 10, 11, 12, 13, 1000, 10**6])
        n = min(n, CLOCK_END - self.now)
        if n < 1:
            return
        self.now += n
        self.steps.append({"do": "tick"} if n == 1 and rng.random() < 0.5 else {"do": "tick", "n": n})

    def changed(self):
        """A body that replaces the record's, or is offered: the original in another spelling, a near miss, or anything."""
        rng = self.rng
        pick = rng.random()
        if pick < 0.45:
            return dict(self.original)
        if pick < 0.75:
            return {**self.original, "video_id": rng.choice(WORDS)}
        if pick < 0.85:
            return {**self.original, "schema_version": Raw(rng.choice(TWO + NUMBERS))}
        return body(rng, rng.choice(TWO + NUMBERS + UNUSABLE + [None, None]))

    def offered(self):
        return None if self.rng.random() < 0.25 else self.changed()

    def fixtures(self):
        rng = self.rng
        made = {
            "approved": lambda: rng.random() < 0.7, "remediationFixed": lambda: rng.random() < 0.7,
            "supportedSchemas": self.schemas, "unknownEffect": lambda: rng.random() < 0.5, "candidate": self.offered,
            "body": self.changed, "operationId": lambda: rng.choice(IDS), "now": self.clock,
        }
        return {key: made[key]() for key in rng.sample(list(made), rng.choice([1, 1, 1, 2, 3]))}

    def clock(self):
        rng = self.rng
        near = [self.created + ticks for ticks in (-5, -1, 0, 1, 10, TTL - 1, TTL, TTL + 1)]
        self.now = rng.choice([now for now in near if 0 <= now <= CLOCK_END] + [0, rng.randrange(CLOCK_END + 1)])
        return self.now


def traces(runner, scenarios):
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for i, text in enumerate(scenarios):
            names.append(os.path.join(folder, f"{i:04}.json"))
            with open(names[-1], "w", encoding="utf-8") as f:
                f.write(text)
        run = subprocess.run([sys.executable, runner, *names], check=True, capture_output=True, encoding="utf-8",
                             env={**os.environ, "PYTHONIOENCODING": "utf-8"})
    return [json.loads(line) for line in run.stdout.splitlines()]


def compact(scenario, trace):
    rows, last = [], {"operationId": None, "bodyHash": None}
    original = trace[0]["originalHash"]
    for entry in trace:
        assert entry["originalHash"] == original
        row = [entry[key] for key in ("result", "state", "now", "age")]
        for key in last:
            row.append(None if entry[key] == last[key] else entry[key])
            last[key] = entry[key]
        row += [entry[key] for key in ("receivesThisCycle", "totalReceives", "redrives", "quarantineCount")]
        rows.append(row)
    return {"scenario": scenario, "originalHash": original, "trace": rows}


def main():
    rng = random.Random(SEED)
    scenarios = []
    while len(scenarios) < COUNT:
        story = Story(rng)
        if story.steps:
            scenarios.append(story.document())
    answers = traces(sys.argv[1], scenarios)
    assert len(answers) == COUNT
    target = os.path.join(os.path.dirname(os.path.abspath(__file__)), "golden.jsonl.gz")
    with open(target, "wb") as f, gzip.GzipFile("", "wb", 9, f, mtime=0) as z:
        for scenario, trace in zip(scenarios, answers):
            line = json.dumps(compact(scenario, trace), ensure_ascii=False, separators=(",", ":"))
            z.write(line.encode() + b"\n")


if __name__ == "__main__":
    main()
