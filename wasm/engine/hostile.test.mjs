// Whatever a page gives: text comes back, nothing throws, nothing changes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { codeOf, everything, load, read, workedExample } from "./load.mjs";

const lab = await load();
const calls = Object.keys(lab).filter((name) => typeof lab[name] === "function");
const taking = calls.filter((name) => !["state", "undo", "redo", "dump", "link", "controls", "scenarios"].includes(name));

function trap() {
  throw new Error("touched");
}

const hostile = {
  null: null,
  object: {},
  array: ["{}"],
  function: () => "{}",
  symbol: Symbol("x"),
  bigint: 10n,
  boxed: new String("{}"),
  throwing: { toString: trap, valueOf: trap, [Symbol.toPrimitive]: trap },
  proxy: new Proxy({}, { get: trap, has: trap, getPrototypeOf: trap, ownKeys: trap }),
  surrogate: "\ud800",
  "second half": "a\udc00b",
  huge: "x".repeat(1 << 20),
  empty: "",
  NaN: NaN,
  infinite: -Infinity,
  minus: -1,
  fraction: 0.5,
  true: true,
  date: new Date(0),
  deep: "[".repeat(100_000),
  controls: "\u0000\u001f\u007f",
  prototype: "__proto__",
};

test("hostile arguments are refused and change nothing", () => {
  lab.open(workedExample);
  const before = everything(lab);
  for (const name of taking) {
    for (const [kind, value] of Object.entries(hostile)) {
      const answer = lab[name](value);
      assert.equal(typeof answer, "string", `${name}(${kind})`);
      if (name === "lock" && kind === "empty") continue; // no name: nothing is locked, as before
      if (name === "hash" && codeOf(answer) === undefined) continue; // a number is a JSON value of its own
      if (name === "explore") assert.ok(codeOf(answer), kind);
      else assert.notEqual(codeOf(answer) ?? "none", "none", `${name}(${kind})`);
      assert.notEqual(codeOf(answer), "internal", `${name}(${kind})`);
    }
  }
  assert.equal(everything(lab), before);
});

test("a hostile second argument is refused too", () => {
  const before = everything(lab);
  for (const [kind, value] of Object.entries(hostile)) {
    assert.ok(codeOf(lab.press("redrive", value)) || kind === "empty", kind);
    if (kind === "empty") lab.undo();
    assert.ok(codeOf(lab.press("body", value)), kind);
    lab.seek(4);
  }
  lab.open(workedExample);
  assert.equal(everything(lab), before);
});

test("the wrong number of arguments is refused", () => {
  lab.open(workedExample);
  const before = everything(lab);
  for (const name of calls) {
    assert.equal(codeOf(lab[name]("a", "b", "c")), "wrong-arguments", name);
    assert.equal(codeOf(lab[name](...Array(100).fill("a"))), "wrong-arguments", name);
  }
  for (const name of ["run", "hash", "open", "act", "seek", "openLink", "press", "setLanguage", "on"]) {
    assert.equal(codeOf(lab[name]()), "wrong-arguments", name);
  }
  assert.equal(everything(lab), before);
});

test("undefined at the end counts as left out", () => {
  lab.open(workedExample);
  assert.equal(read(lab.state(undefined)).state, "SUCCEEDED");
  assert.equal(read(lab.press("undo", undefined)).state, "REDRIVEN");
  assert.equal(codeOf(lab.press(undefined, "undo")), "wrong-type");
});

test("numbers and booleans are texts", () => {
  lab.open(workedExample);
  assert.equal(read(lab.seek(2)).step, 2);
  assert.equal(read(lab.hash(true)).canonical, "true");
  assert.equal(read(lab.hash(1)).canonical, "1");
});

test("a lone surrogate is refused, a pair is not", () => {
  lab.open('{"format":"redrive-lab/1"}');
  assert.equal(codeOf(lab.press("operationId", "a\ud83d")), "lone-surrogate");
  assert.equal(read(lab.press("operationId", "a\ud83d\ude00")).operationId, "a😀");
});

test("10,000 hostile steps leave the session whole", () => {
  lab.open('{"format":"redrive-lab/1"}');
  const before = everything(lab);
  const broken = ["{", '{"do":"fly"}', '{"do":"tick","n":-1}', "", "null", '{"do":"set"}'];
  for (let i = 0; i < 10_000; i++) lab.act(broken[i % broken.length]);
  assert.equal(everything(lab), before);
});
