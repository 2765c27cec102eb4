// Lesson 2 in Node: both branches, one decision of each kind and the drafts, by press alone.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { codeOf, load, read } from "./load.mjs";

const lab = await load();
const lesson = JSON.stringify({ format: "redrive-lab/1", lesson: "review" });

beforeEach(() => {
  assert.equal(read(lab.open(lesson)).lesson, "review");
});

/** Presses controls one after another and answers the last state. */
function press(...ids) {
  for (const id of ids) assert.equal(codeOf(lab.press(...[id].flat())), undefined, id);
  return read(lab.state());
}

test("the built-in scenarios are listed and end as the lesson says", () => {
  const ends = {
    recovery: "acknowledged", poison: "manual-review", exhausted: "manual-review", "unknown-code": "manual-review",
    "sequence-gap": "manual-review", duplicate: "acknowledged", "story-timed-out": "waiting-for-evidence",
    "story-paid-twice": "acknowledged", "story-burnt-attempts": "acknowledged", "story-record-first": "closed",
  };
  const { review } = read(lab.scenarios());
  assert.deepEqual(review, Object.keys(ends));
  for (const builtin of review) assert.equal(read(lab.open(JSON.stringify({ format: "redrive-lab/1", builtin }))).state, ends[builtin]);
});

test("both branches, by press alone", () => {
  const recovery = press("fail-dependency-not-ready", "wait-due", "deliver-lost", "deliver");
  assert.deepEqual([recovery.state, recovery.attempt, recovery.ledger], ["acknowledged", 3, ["invoice-417:reminder"]]);
  read(lab.open(lesson));
  const poison = press("fail-dependency-not-ready", "wait-due", "fail-training-schema-not-supported");
  assert.deepEqual([poison.state, poison.attempt, poison.ledger], ["manual-review", 2, []]);
  assert.equal(poison.message.messageId, recovery.message.messageId);
});

test("one decision of each kind, by press alone", () => {
  const statements = [["fixed", "แก้ตัวอ่านแล้ว"], ["noSecondEffect", "ключа нет в журнале"]];
  const ends = { cancel: "closed", "replay-after-fix": "ready-for-new-attempt", "correct-input": "ready-for-new-attempt" };
  for (const [action, end] of Object.entries(ends)) {
    read(lab.open(lesson));
    assert.equal(press("fail-sequence-gap", "correct-input").state, "waiting-for-evidence");
    const state = press(...statements, action);
    assert.equal(state.state, end);
    assert.equal(state.decisions.at(-1).action, action);
    if (action !== "cancel") assert.equal(state.decisions.at(-1).fixed, "แก้ตัวอ่านแล้ว");
  }
});

test("a draft answers the state unchanged and is in no dump", () => {
  press("fail-sequence-gap");
  const before = [lab.state(), lab.dump(), lab.link()];
  assert.equal(lab.press("fixed", "only on this page"), before[0]);
  assert.deepEqual([lab.state(), lab.dump(), lab.link()], before);
  assert.equal(read(lab.controls()).find(({ id }) => id === "fixed").value, "only on this page");
  assert.equal(codeOf(lab.press("fixed", "x".repeat(501))), "too-long");
});

test("a typed code is delivered, and what the table doesn't have is unknown", () => {
  assert.equal(codeOf(lab.press("fail-typed")), "not-enabled");
  const state = press(["code", "หมดเวลา"], "fail-typed");
  assert.deepEqual([state.record.terminalReason, state.record.failureKind], ["หมดเวลา", "unknown"]);
});

test("the route is ticked off in order", () => {
  assert.equal(codeOf(lab.press("route-2")), "not-enabled");
  const state = press(...[1, 2, 3, 4, 5, 6, 7].map((step) => `route-${step}`));
  assert.ok(state.route.every(({ done }) => done));
});

test("a change of the lesson tells the page the whole screen", () => {
  const told = [];
  const off = lab.on("screen", (json) => told.push(read(json)));
  lab.open('{"format":"redrive-lab/1"}');
  lab.open(lesson);
  off();
  assert.deepEqual(told.map(({ full, lesson }) => [full, lesson]), [[true, "review"], [true, "quarantine"], [true, "review"]]);
});
