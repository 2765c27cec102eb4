// SPLICE: the host keeps a learner's state and score. A score goes out only with a committed answer, for a host can't tell
// a state that is merely saved from work that is to be graded.
import { hear, tell } from "../frame.js";

/**
 * Speaks SPLICE with the host. page: {answered(fn), moved(fn), state(), restore(state), of}: of is the number of parts that the page
 * asks, 0 where only what is answered counts.
 */
export function speakSplice(page) {
  const verdicts = new Map(); // exercise → {score, of}
  let untouched = true;
  const asked = send("SPLICE.getState", {});
  hear((data) => {
    if (typeof data !== "object" || data?.subject !== "SPLICE.getState.response" || data.message_id !== asked) return;
    if (!untouched || typeof data.state !== "object" || data.state === null) return; // what was done meanwhile is newer
    untouched = false;
    for (const [exercise, verdict] of Object.entries(data.state.verdicts ?? {})) if (isVerdict(verdict)) verdicts.set(exercise, verdict);
    page.restore(data.state);
  });
  page.moved((move) => {
    untouched = false;
    send("SPLICE.sendEvent", { name: "transition", data: move });
  });
  page.answered(({ exercise, correct, score, of }) => {
    untouched = false;
    verdicts.set(exercise, { score, of });
    send("SPLICE.sendEvent", { name: "answered", data: { exercise, correct, score, of } });
    send("SPLICE.reportScoreAndState", { score: share(verdicts, page.of), state: { ...page.state(), verdicts: Object.fromEntries(verdicts) } });
  });
}

function send(subject, content) {
  const id = messageID();
  tell({ subject, message_id: id, ...content });
  return id;
}

// crypto.randomUUID is there on secure pages only, and a classroom's server may be none.
function messageID() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(16).padStart(8, "0")).join("");
}

function isVerdict(verdict) {
  return Number.isInteger(verdict?.score) && Number.isInteger(verdict.of) && verdict.score >= 0 && verdict.score <= verdict.of;
}

// From 0 to 1, over all that the page asks: who answers one of six exercises isn't done.
function share(verdicts, of) {
  const sum = (name) => [...verdicts.values()].reduce((all, each) => all + each[name], 0);
  const whole = Math.max(of, sum("of"));
  return whole === 0 ? 0 : sum("score") / whole;
}
