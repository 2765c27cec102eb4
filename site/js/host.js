// The lab and the page that has it in a frame: calls come as messages, answers and what happens go back as messages
// (lab-format.md, lab.html, <redrive-lab> and messages).

const told = ["ready", "transition", "answer", "error"];
const mostArgs = 9;
const unspoken = ["on", "targets", "settle"]; // what takes a function, and what is for tests

/** Answers the host's messages, and tells it what happens. In a page that isn't framed it does nothing. */
export function serveHost(lab) {
  if (parent === window) return;
  const from = hostOrigin();
  const send = (message, to) => parent.postMessage({ redriveLab: 1, ...message }, to);
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== parent || (from !== "" && origin !== "null" && origin !== from)) return;
    if (typeof data !== "object" || data === null || data.redriveLab !== 1 || typeof data.call !== "string") return;
    const answer = called(lab, data.call, Array.isArray(data.args) ? data.args : []);
    send({ id: data.id, answer }, origin === "null" ? "*" : origin);
  });
  for (const type of told) {
    lab.on(type, (text) => send({ event: type, data: type === "transition" ? discreet(text) : text }, from || "*"));
  }
}

/** The origin of the page that has this one in a frame, "" where the browser doesn't say or it has none. */
function hostOrigin() {
  const origin = location.ancestorOrigins?.[0] ?? referrerOrigin();
  return origin === "null" ? "" : origin;
}

// A frame that went from one page of this site to another has this site as its referrer, whoever the host is.
function referrerOrigin() {
  const origin = URL.canParse(document.referrer) ? new URL(document.referrer).origin : "";
  return origin === location.origin ? "" : origin;
}

function called(lab, name, args) {
  if (name === "version") return lab.version;
  const known = Object.hasOwn(lab, name) && typeof lab[name] === "function" && !unspoken.includes(name);
  if (known) return lab[name](...args.slice(0, mostArgs)); // more than any call takes is refused by the lab all the same
  return JSON.stringify({ error: { code: "unknown-call", message: "no call has this name; wasm/api lists them", path: "" } });
}

/**
 * A transition without what a learner may have typed: what is told unasked carries verdicts and states, never a body or a
 * statement's text. A host that needs them asks for state() or dump().
 */
export function discreet(text) {
  const { entry, state } = JSON.parse(text);
  for (const name of ["body", "candidate"]) if (name in state) state[name] = null;
  for (const decision of state.decisions ?? []) hide(decision);
  for (const event of entry?.events ?? []) hide(event);
  return JSON.stringify({ entry, state });
}

const statements = ["fixed", "noSecondEffect"];

function hide(object) {
  for (const name of statements) if (typeof object[name] === "string") object[name] = null;
}
