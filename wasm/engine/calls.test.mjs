// Every call of the API (lab-format.md, JavaScript API), in Node.
import assert from "node:assert/strict";
import { test } from "node:test";
import { codeOf, everything, exampleHash, load, read, workedExample } from "./load.mjs";

const lab = await load();

function reset() {
  read(lab.open('{"format":"redrive-lab/1"}'));
}

test("the API is there, whole", () => {
  const calls = [
    "run", "hash", "open", "state", "act", "undo", "redo", "seek", "dump", "link", "openLink", "controls", "press", "explore",
    "scenarios", "setLanguage", "setControls", "lock", "exercises", "commit", "map", "whatIf", "on",
  ];
  for (const call of calls) assert.equal(typeof lab[call], "function", call);
  assert.match(lab.version, /^\d+\.\d+\.\d+$/);
});

test("a default session is open", () => {
  const state = read(lab.state());
  assert.equal(state.state, "READY");
  assert.equal(state.steps, 0);
});

test("run traces the worked example and touches no open session", () => {
  const before = everything(lab);
  const { trace, final } = read(lab.run(workedExample));
  assert.deepEqual(trace.map((entry) => entry.result), ["QUARANTINED", "QUARANTINED", "REDRIVEN", "SUCCEEDED"]);
  assert.equal(final.totalReceives, 4);
  assert.equal(final.operationId, "video-review-17");
  assert.equal(final.bodyHash, exampleHash);
  assert.equal(everything(lab), before);
});

test("hash gives the canonical text and its hash", () => {
  assert.deepEqual(read(lab.hash('{"video_id":"V-17", "schema_version":2}')), {
    canonical: '{"schema_version":2,"video_id":"V-17"}',
    hash: exampleHash,
  });
  assert.equal(read(lab.hash("1.0")).canonical, "1.0", "a text keeps what a number would lose");
  assert.equal(read(lab.hash('"😀"')).canonical, '"😀"');
});

test("every built-in scenario ends as the lesson says", () => {
  const ends = {
    "worked-example": "SUCCEEDED", "schema-3": "unfixed", "tick-11": "REDRIVEN", "tick-12": "expired", "late-consume": "expired",
    "unknown-effect": "unknown_effect", "changed-after-redrive": "body_changed", "changed-candidate": "body_changed",
    "replay-limit": "replay_limit", "story-old-count": "SUCCEEDED", "story-endless-loop": "replay_limit",
    "story-two-operators": "not_quarantined", "story-age-restarted": "expired", "story-changed-by-tool": "body_changed",
    "story-round-trip": "body_changed",
  };
  const { quarantine } = read(lab.scenarios());
  assert.deepEqual(quarantine, Object.keys(ends));
  for (const builtin of quarantine) {
    const { state, reason } = read(lab.open(JSON.stringify({ format: "redrive-lab/1", builtin })));
    assert.equal(reason ?? state, ends[builtin], builtin);
  }
});

test("act, undo, redo, seek", () => {
  reset();
  assert.equal(read(lab.act('{"do":"receiveCycle"}')).result, "QUARANTINED");
  assert.equal(read(lab.act('{"do":"redrive"}')).result, "HELD:approval_required");
  assert.equal(read(lab.undo()).state, "QUARANTINED");
  assert.equal(read(lab.redo()).state, "HELD");
  assert.equal(read(lab.seek(0)).state, "READY");
  assert.equal(read(lab.seek("2")).step, 2);
  assert.equal(codeOf(lab.seek(3)), "out-of-range");
  assert.equal(codeOf(lab.redo()), "nothing-to-redo");
  lab.seek(0);
  assert.equal(codeOf(lab.undo()), "nothing-to-undo");
});

test("dump and link bring a session back", () => {
  lab.open(workedExample);
  const before = everything(lab);
  const [dump, link] = [lab.dump(), lab.link()];
  assert.match(link, /^[\w-]+$/);
  for (const back of [() => lab.open(dump), () => lab.openLink(link)]) {
    reset();
    back();
    assert.equal(everything(lab), before);
  }
});

test("press plays the worked example", () => {
  reset();
  for (const id of ["receiveCycle", "schema-2", "approved"]) assert.equal(codeOf(lab.press(id)), undefined, id);
  assert.equal(read(lab.press("remediationFixed", "on")).remediationFixed, true);
  assert.equal(read(lab.press("redrive")).state, "REDRIVEN");
  assert.equal(read(lab.press("consume")).state, "SUCCEEDED");
  assert.equal(read(lab.press("seek", 5)).state, "REDRIVEN");
});

test("controls say what can be done and why not", () => {
  reset();
  const consume = read(lab.controls()).find((control) => control.id === "consume");
  assert.equal(consume.enabled, false);
  assert.match(consume.whyNot, /REDRIVEN/);
  const { code, message } = read(lab.press("consume")).error;
  assert.deepEqual([code, message], ["not-enabled", consume.whyNot]);
});

test("explore answers for every state that can be reached", () => {
  const told = read(lab.explore());
  assert.deepEqual([told.states, told.transitions, told.complete], [4768, 71520, true]);
  assert.equal(told.results["HELD:unfixed"], 684);
  assert.ok(told.invariants.every(({ holds, counterexample }) => holds === true && counterexample === null));
  assert.equal(read(lab.explore(`{"lesson":"review"}`)).states, 592);
  assert.equal(codeOf(lab.explore(`{"without":["luck"]}`)), "unknown-value");
});

test("a counterexample of explore opens in the lab", () => {
  const { invariants } = read(lab.explore(`{"without":["approval"]}`));
  const { holds, counterexample } = invariants.find(({ name }) => name === "redrive-only-with-approval");
  assert.equal(holds, false);
  assert.equal(read(lab.open(JSON.stringify(counterexample))).reason, "approval_required", "the lab has its gate");
  reset();
});

test("setLanguage takes the languages that are there", () => {
  for (const locale of ["th", "ru", "en"]) assert.deepEqual(read(lab.setLanguage(locale)), { locale });
  assert.equal(codeOf(lab.setLanguage("tlh")), "unknown-locale");
});
