// on(type, fn): who is told what, and when.
import assert from "node:assert/strict";
import { test } from "node:test";
import { codeOf, load, read, workedExample } from "./load.mjs";

const lab = await load();

function heard(type) {
  const told = [];
  const off = lab.on(type, (json) => told.push(read(json)));
  return { told, off };
}

test("ready is told at once, since the lab is ready", () => {
  const { told, off } = heard("ready");
  assert.deepEqual(told, [{ version: lab.version }]);
  off();
});

test("a transition has the entry of a step, and none of a move of the cursor", () => {
  lab.open('{"format":"redrive-lab/1"}');
  const { told, off } = heard("transition");
  lab.act('{"do":"receiveCycle"}');
  lab.undo();
  lab.act("{");
  assert.equal(told.length, 2);
  assert.equal(told[0].entry.result, "QUARANTINED");
  assert.equal(told[0].state.state, "QUARANTINED");
  assert.equal(told[1].entry, null);
  assert.equal(told[1].state.state, "READY");
  off();
  off();
  lab.redo();
  assert.equal(told.length, 2, "nothing is told after off");
});

test("an error is told as it was answered", () => {
  const { told, off } = heard("error");
  const answer = lab.act({});
  assert.deepEqual(told, [read(answer)]);
  off();
});

test("a screen is told in full, then what changed", () => {
  lab.open('{"format":"redrive-lab/1"}');
  const { told, off } = heard("screen");
  lab.press("approved");
  assert.deepEqual(told.map((screen) => screen.full), [true, false]);
  assert.equal(told[0].state, "READY");
  assert.ok(told[1].controls.length < told[0].controls.length);
  off();
});

test("a listener that throws disturbs nobody", () => {
  const bad = lab.on("transition", () => {
    throw new Error("mine");
  });
  const { told, off } = heard("transition");
  assert.equal(codeOf(lab.act('{"do":"tick"}')), undefined);
  assert.equal(told.length, 1);
  bad();
  off();
});

test("a listener may call the lab", () => {
  lab.open(workedExample);
  const inner = [];
  const off = lab.on("transition", (json) => {
    inner.push(read(lab.state()).step);
    if (read(json).state.step === 3) lab.undo();
  });
  lab.undo();
  assert.deepEqual(inner, [3, 2]);
  off();
});

test("a listener that never stops is stopped", () => {
  lab.open('{"format":"redrive-lab/1"}');
  const codes = new Set();
  let called = 0;
  const off = lab.on("transition", () => {
    called++;
    codes.add(codeOf(lab.act('{"do":"tick"}')));
    lab.undo();
  });
  lab.act('{"do":"tick"}');
  off();
  assert.deepEqual([...codes], [undefined, "listener-loop"], "its calls go well until they are refused");
  assert.equal(called, 1001, "a thousand follow from the first");
  assert.equal(codeOf(lab.state()), undefined);
});

test("what is no subscription is refused", () => {
  assert.equal(codeOf(lab.on("click", () => {})), "unknown-event");
  for (const wrong of [[], ["ready"], ["ready", "fn"], ["ready", null], ["ready", () => {}, 1]]) {
    assert.equal(codeOf(lab.on(...wrong)), "wrong-arguments", String(wrong));
  }
  for (const type of [null, Symbol("x"), {}, 1n, "\ud800"]) assert.ok(codeOf(lab.on(type, () => {})), String(type));
});

test("subscriptions that ended leave nothing behind", () => {
  let made = 0;
  const make = globalThis.Go.prototype._makeFuncWrapper; // what every function that Go gives to a page is made by
  globalThis.Go.prototype._makeFuncWrapper = function (id) {
    made++;
    return make.call(this, id);
  };
  try {
    for (let i = 0; i < 1000; i++) lab.on("transition", () => {})();
  } finally {
    globalThis.Go.prototype._makeFuncWrapper = make;
  }
  assert.equal(made, 0);
});

test("each off ends its own subscription, whatever it is given", () => {
  const [first, second] = [heard("transition"), heard("transition")];
  assert.equal(first.off(2, "x"), null);
  first.off();
  lab.act('{"do":"tick"}');
  assert.deepEqual([first.told.length, second.told.length], [0, 1]);
  second.off();
  lab.act('{"do":"tick"}');
  assert.equal(second.told.length, 1);
});
